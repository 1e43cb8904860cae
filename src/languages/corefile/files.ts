import type { ConfigContext } from '../../core/facts/fact.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Token } from './lexer.ts';

/** The kubelet writes them into every container, whatever else is mounted there. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['/etc/resolv.conf', '/etc/hosts', '/etc/hostname']);

/** A stock image is a static base: below other top directories there is what is mounted, and all mounts are in sight. */
const IMAGE_DIRECTORIES: ReadonlySet<string> = new Set(
  'bin boot coredns dev etc home lib lib64 opt proc root run sbin srv sys tmp usr var'.split(' '),
);

export type FileLook =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'directory' | 'missing' | 'unknown' };

/** Absolute; `.` and `..` folded. Relative paths start at the directory of the Corefile, where images set their work directory. */
export function absolutePath(context: ConfigContext, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${directoryOf(context.path)}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `/etc/coredns` for `/etc/coredns/a/b`, `/etc/coredns/a`; never `/` or `/etc`, which images fill. */
function directoriesAbove(full: string): ReadonlySet<string> {
  const above = new Set([directoryOf(full)]);
  for (let at = directoryOf(full); at.lastIndexOf('/') > 0; at = directoryOf(at)) above.add(at);
  return above;
}

/** `missing` only where the whole directory is in sight; a word that holds something not known may name any file. */
export function lookAt(context: ConfigContext, { text: path, opaque }: Pick<Token, 'text' | 'opaque'>): FileLook {
  if (opaque === true) return { kind: 'unknown' };
  // The work directory, what lies above it and the root are there wherever the server runs.
  if (/^\/*(?:\.{1,2}(?:\/+|$))*$/.test(path) && path !== '') return { kind: 'directory' };
  const full = absolutePath(context, path);
  const text = context.files.get(full);
  if (text !== undefined) return { kind: 'text', text };
  // A mount is all there is below its own directory, save for other mounts, which would be seen too.
  const above = directoriesAbove(full);
  let inSight = above.has(directoryOf(context.path));
  for (const known of context.files.keys()) {
    if (known.startsWith(`${full}/`)) return { kind: 'directory' };
    if (above.has(directoryOf(known))) inSight = true;
  }
  if (leadsThroughFile(context, path)) return { kind: 'missing' };
  const top = full.split('/')[1] ?? '';
  const certain = inSight || (context.stockImage === true && !IMAGE_DIRECTORIES.has(top));
  return { kind: context.filesComplete && certain && !ALWAYS_THERE.has(full) ? 'missing' : 'unknown' };
}

/** The machine's or the pod's own hosts, which nobody shows. */
export function isHosts(context: ConfigContext, path: string): boolean {
  return absolutePath(context, path) === '/etc/hosts' && lookAt(context, { text: path }).kind === 'unknown';
}

function isResolvers(context: ConfigContext, path: string): boolean {
  return absolutePath(context, path) === '/etc/resolv.conf' && lookAt(context, { text: path }).kind === 'unknown';
}

/**
 * Why what lies there is certainly not what is looked for, of which `holds` would find something in its text. Without it
 * any text in sight may be: a repository keeps stand-ins of keys and certificates.
 */
export function unsuitable(
  context: ConfigContext,
  { text: path, opaque }: Pick<Token, 'text' | 'opaque'>,
  holds?: RegExp,
): 'directory' | 'text' | undefined {
  if (opaque === true) return undefined;
  const look = lookAt(context, { text: path });
  if (look.kind === 'directory') return 'directory';
  if (look.kind === 'text') return holds?.test(look.text.text) === false ? 'text' : undefined;
  // Hosts or resolvers, whoever wrote them: no zone, key, certificate or database.
  return isHosts(context, path) || isResolvers(context, path) ? 'text' : undefined;
}

/** A path through a file: not even `no such file` is said of it. */
export function leadsThroughFile(context: ConfigContext, path: string): boolean {
  const full = absolutePath(context, path);
  for (let at = directoryOf(full); at !== ''; at = directoryOf(at))
    if (context.files.has(at) || ALWAYS_THERE.has(at)) return true;
  return false;
}

/** How many `nameserver` lines a resolv.conf has (miekg/dns clientconfig.go). */
export function nameserverCount(text: SourceText): number {
  return text.text.split('\n').filter((line) => /^[ \t]*nameserver[ \t]+[^\s]/.test(line)).length;
}
