import { POD_ADDRESS } from '../../core/dns/endpoint.ts';
import type { ConfigContext } from '../../core/facts/readers.ts';
import { directoryOf, foldedPath } from '../../core/text/paths.ts';
import { isAddressPlaceholder } from '../../core/text/placeholder.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Token } from './lexer.ts';

const HOSTS = '/etc/hosts';
/** The kubelet writes them into every container. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['/etc/resolv.conf', HOSTS, '/etc/hostname']);

/** A stock image is a static base: below other top directories only mounts exist, all in sight. */
const IMAGE_DIRECTORIES: ReadonlySet<string> = new Set(
  'bin boot coredns dev etc home lib lib64 opt proc root run sbin srv sys tmp usr var'.split(' '),
);
/** A static base's own files below /etc: certificates, folders of packages. */
const OF_BASE =
  /^\/etc\/(?:[^/]*$|(?:ssl|pki|ca-certificates|alternatives|default|dpkg|opt|skel|update-motd\.d|[\w-]+\.d)(?:\/|$))/;

export type FileLook =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'directory' | 'missing' | 'unknown' };

/** Absolute, folded. Without a stated directory a server runs in its Corefile's. */
export function absolutePath(context: ConfigContext, path: string): string {
  const directory = context.root ?? context.workingDirectory ?? directoryOf(context.path);
  return `/${foldedPath(path.startsWith('/') ? path : `${directory}/${path}`)}`;
}

/** Whether a relative path counts from there for want of a stated working directory. */
export function isFromCorefile({ root, workingDirectory }: ConfigContext, path: string): boolean {
  return root === undefined && workingDirectory === undefined && !path.startsWith('/');
}

/** For plugins that name files from `root`, by its tokens. */
export function fromRoot(context: ConfigContext, tokens: readonly Token[] = []): ConfigContext {
  const [, ...words] = tokens;
  const root = words.at(-1);
  if (root === undefined) return context;
  if (root.opaque === true) return { ...context, isAbsent: () => false };
  return { ...context, root: absolutePath(context, root.text) };
}

export function shownPath(context: ConfigContext, path: string): string {
  return context.root === undefined ? path : absolutePath(context, path);
}

/** `/etc/coredns` for `/etc/coredns/a/b`, `/etc/coredns/a`; never `/` or `/etc`, which images fill. */
function directoriesAbove(full: string): ReadonlySet<string> {
  const above = new Set([directoryOf(full)]);
  for (let at = directoryOf(full); at.lastIndexOf('/') > 0; at = directoryOf(at)) above.add(at);
  return above;
}

/** `missing` only where the whole directory is in sight; a partly unknown word may name any file. */
export function lookAt(context: ConfigContext, { text: path, opaque }: Pick<Token, 'text' | 'opaque'>): FileLook {
  if (opaque === true) return { kind: 'unknown' };
  const look = lookFrom(context, path);
  // Images run it in the root or a home (CoreDNS's Dockerfile WORKDIR), not beside the Corefile; others anywhere.
  const elsewhere =
    context.stockImage !== undefined &&
    context.root === undefined &&
    context.workingDirectory === undefined &&
    /^[^/.]/.test(path);
  if (!elsewhere) return look;
  const isNowhere = context.stockImage === true && (look.kind === 'missing' || look.kind === 'unknown');
  return isNowhere ? lookFrom(context, `/${path}`) : { kind: 'unknown' };
}

function lookFrom(context: ConfigContext, path: string): FileLook {
  // The work directory, those above it and the root always exist.
  if (/^\/*(?:\.{1,2}(?:\/+|$))*$/.test(path) && path !== '') return { kind: 'directory' };
  const full = absolutePath(context, path);
  const text = context.files.get(full);
  if (text !== undefined) return { kind: 'text', text };
  // Below a mount's directory there are only other mounts, which are seen too.
  const above = directoriesAbove(full);
  let inSight = above.has(directoryOf(context.path));
  for (const [known, { text: held }] of context.files) {
    if (known.startsWith(`${full}/`)) return { kind: 'directory' };
    // The hosts file that a container gets shows nothing beside it.
    if (above.has(directoryOf(known)) && !(known === HOSTS && held.includes(POD_ADDRESS))) inSight = true;
  }
  if (leadsThroughFile(context, path)) return { kind: 'missing' };
  const top = full.split('/')[1] ?? '';
  const certain = inSight || (context.stockImage === true && !IMAGE_DIRECTORIES.has(top));
  return { kind: certain && !ALWAYS_THERE.has(full) && context.isAbsent(full) ? 'missing' : 'unknown' };
}

/** Of keys and certificates, which no base has in an own folder below /etc. */
export function isMissing(context: ConfigContext, token: Pick<Token, 'text' | 'opaque'>): boolean {
  const { kind } = lookAt(context, token);
  const full = absolutePath(context, token.text);
  const isNone = context.stockImage === true && /^\/etc\/./.test(full) && !OF_BASE.test(full);
  return kind === 'missing' || (kind === 'unknown' && token.opaque !== true && isNone && context.isAbsent(full));
}

export function isHosts(context: ConfigContext, path: string): boolean {
  return absolutePath(context, path) === HOSTS && lookAt(context, { text: path }).kind === 'unknown';
}

function isResolvers(context: ConfigContext, path: string): boolean {
  return absolutePath(context, path) === '/etc/resolv.conf' && lookAt(context, { text: path }).kind === 'unknown';
}

/**
 * What certainly is no key, certificate or database: a Corefile, hosts, resolvers. Other texts may be left out or
 * filled in later.
 */
export function foreignFile(
  context: ConfigContext,
  { text: path, opaque }: Pick<Token, 'text' | 'opaque'>,
): 'directory' | 'text' | undefined {
  if (opaque === true) return undefined;
  if (lookAt(context, { text: path }).kind === 'directory') return 'directory';
  const isKnown = absolutePath(context, path) === context.path || isHosts(context, path) || isResolvers(context, path);
  return isKnown ? 'text' : undefined;
}

const HOLE =
  /\{\{|\{%|<%|\$\{|\$\(|\(@|%\{|\[\[|__[A-Z]|(?:^|\s)(?:@{1,2}\w+@|%[a-z_]\w+|<[A-Za-z]|\$(?!(?:TTL|ORIGIN|INCLUDE|GENERATE)\b)[A-Za-z_])/i;
/** Of git-crypt, SOPS, Ansible's vault, git's large files, age and OpenPGP. */
const SEALED =
  /^\0GITCRYPT|ENC\[AES|^\$ANSIBLE_VAULT|^version https:\/\/git-lfs|age-encryption\.org|BEGIN (?:AGE|PGP) /m;

/** A text that may be another one where the server runs. */
export function mayBeFilledIn(context: ConfigContext, text: string): boolean {
  if (context.literal === true) return false;
  return (!/\s/.test(text) && isAddressPlaceholder(text)) || HOLE.test(text) || SEALED.test(text);
}

/** A text without any record of the zone (RFC 1035 5.1). */
export function holdsNoZone(context: ConfigContext, file: Pick<Token, 'text' | 'opaque'>): boolean {
  const look = lookAt(context, file);
  return look.kind === 'text' ? !/(^|\s)SOA(\s|$)/i.test(look.text.text) : foreignFile(context, file) === 'text';
}

/** A path through a file: the error is not `no such file`. */
export function leadsThroughFile(context: ConfigContext, path: string): boolean {
  const full = absolutePath(context, path);
  for (let at = directoryOf(full); at !== ''; at = directoryOf(at))
    if (context.files.has(at) || ALWAYS_THERE.has(at)) return true;
  return false;
}

/** `nameserver` lines of a resolv.conf (miekg/dns clientconfig.go). */
export function nameserverCount(text: SourceText): number {
  return text.text.split('\n').filter((line) => /^[ \t]*nameserver[ \t]+[^\s]/.test(line)).length;
}
