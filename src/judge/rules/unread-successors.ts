/** Servers that are gone with their files, where the change brings or fetches something that is not read. */
import type { DnsServer } from '../../core/cluster/cluster.ts';
import type { Location } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';
import type { Snapshot } from '../snapshot.ts';
import { forwards, guardOf, isCoreDns } from './blocks.ts';

export interface UnreadSuccessor {
  readonly server: string;
  readonly at: Location;
  readonly how: string;
}

/** One for each guarded server in whose namespace the head has none; what was only taken away has no successor. */
export function unreadSuccessors(head: Snapshot, base: Snapshot): readonly UnreadSuccessor[] {
  const stay = new Set(serversIn(head).map(namespaceOf));
  const gone = serversIn(base).filter((server) => isGuarded(server) && !stay.has(namespaceOf(server)));
  if (gone.length === 0) return [];
  // What cannot be read is reported as such.
  const refused = new Set(head.notices.flatMap(({ kind, at }) => (kind === 'unreadable' ? at.file.path : [])));
  const comes = [...submodulesIn(head, base), ...fetchedIn(head, base), ...packedIn(head, base)].filter(
    ({ path }) => !refused.has(path),
  );
  return gone.flatMap((server) => {
    const folders = server.config.blocks.map(({ at }) => directoryOf(at.file.path));
    const next = comes.find(({ path, isAny }) => isAny || folders.some((folder) => isNear(path, folder)));
    const how = `is not in sight any more, and ${next?.what} is not read`;
    return next === undefined ? [] : { server: server.workload ?? server.name, at: next.at, how };
  });
}

/** What is fetched by a command of which the address says that it is about DNS. */
export function fetchedAnew(
  head: Snapshot,
  base: Snapshot,
): readonly { readonly url: string; readonly at: Location }[] {
  if (serversIn(head).length === 0) return [];
  return fetchedIn(head, base).flatMap(({ url, at }) => (/dns/i.test(url) ? { url, at } : []));
}

interface Unread {
  readonly path: string;
  readonly what: string;
  /** Wherever it lies. */
  readonly isAny: boolean;
  readonly at: Location;
}

function submodulesIn(head: Snapshot, base: Snapshot): readonly Unread[] {
  const of = ({ notices }: Snapshot): readonly Location[] =>
    notices.flatMap(({ submodule, at }) => (submodule === undefined ? [] : at));
  const before = new Set(of(base).map(({ file }) => file.path));
  return of(head).flatMap((at) => {
    const { path } = at.file;
    return before.has(path) ? [] : { path, what: `the submodule ${path}`, isAny: /dns/i.test(path), at };
  });
}

/** Archives and other encodings; Markdown and other texts that hold the object. */
function packedIn(head: Snapshot, base: Snapshot): readonly Unread[] {
  const [now, then] = [head.unread?.(), base.unread?.()];
  const come = [...(now?.names ?? [])].filter((path) => then?.names.has(path) !== true);
  return [...new Set([...(head.changed ?? []), ...come])].sort().flatMap((path) => {
    const text = PACKED.test(path) || now?.names.has(path) === true ? now?.textOf(path) : undefined;
    if (text === undefined || then?.textOf(path) === text || !(PACKED.test(path) || OBJECT.test(text))) return [];
    const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
    return [{ path, what: path, isAny: /dns/i.test(path), at }];
  });
}

const PACKED = /\.(?:tgz|tar|zip|gz|bz2|xz|zst|b64|base64|enc|gpg|age)$/i;
const OBJECT = /^[\s>]{0,20}kind:\s{0,9}ConfigMap\b[\s\S]{0,2000}\bCorefile:/m;

interface Fetched extends Unread {
  readonly url: string;
}

const FETCHES =
  /\bkubectl\b[^\n|]{0,200}\b(?:apply|create|replace)\b[^\n|]{0,200}?(https?:\/\/[^\s"'|;)]{1,500})|\b(?:curl|wget)\b[^\n|]{0,300}?(https?:\/\/[^\s"'|;)]{1,500})[^\n|]{0,300}\|[^\n]{0,100}\bkubectl\b/g;
const RUNS = /\.(?:sh|bash|mk|ya?ml)$|(?:^|\/)(?:[Mm]ake|[Jj]ust|Jenkins)file$/;
const MAX_SCRIPT = 1024 * 1024;

function fetchedIn(head: Snapshot, base: Snapshot): readonly Fetched[] {
  const [now, then] = [head.unread?.(), base.unread?.()];
  return [...(head.changed ?? [])].sort().flatMap((path) => {
    const text = RUNS.test(path) ? (now?.textOf(path) ?? '') : '';
    if (text.length > MAX_SCRIPT) return [];
    const old = then?.textOf(path) ?? '';
    return [...text.matchAll(FETCHES)].flatMap(({ 0: call, 1: applied, 2: piped, index }) => {
      const url = applied ?? piped ?? '';
      if (old.includes(url)) return [];
      const start = index + call.indexOf(url);
      const at = { file: { path, text }, span: { start, end: start + url.length } };
      return [{ path, url, what: `\`${url}\`, which ${path} has applied,`, isAny: true, at }];
    });
  });
}

function isNear(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`) || directoryOf(path) === folder;
}

function isGuarded({ config }: DnsServer): boolean {
  return config.blocks.some((block) => forwards(block) && guardOf(block) !== undefined);
}

function serversIn({ clusters }: Snapshot): readonly DnsServer[] {
  return clusters.flatMap(({ cluster }) => cluster.servers).filter(isCoreDns);
}

function namespaceOf({ name }: DnsServer): string {
  return name.slice(0, name.indexOf('/'));
}
