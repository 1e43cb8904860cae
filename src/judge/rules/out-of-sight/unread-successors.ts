/** Servers that are gone with their files, where the change brings or fetches something that is not read. */

import type { DnsServer } from '../../../core/cluster/cluster.ts';
import { asidesOf } from '../../../core/text/asides.ts';
import { atFile, type Location } from '../../../core/text/location.ts';
import { directoryOf } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsServers, type GoneServer, namespaceOf, someGuarded, workloadNameOf } from '../blocks.ts';
import { shownAt } from '../shown-at.ts';

/** One for each guarded server in whose namespace the head has none; what was only taken away has no successor. */
export function* unreadSuccessors(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const stay = new Set(coreDnsServers(head).map(({ name }) => namespaceOf(name)));
  const before = new Set(coreDnsServers(base).map(({ name }) => name));
  const moved = new Set(
    coreDnsServers(head).flatMap((server) => (before.has(server.name) ? [] : nameWithoutNamespace(server))),
  );
  const gone = coreDnsServers(base).filter(
    (server) =>
      someGuarded(server.config.blocks) &&
      !stay.has(namespaceOf(server.name)) &&
      !moved.has(nameWithoutNamespace(server)),
  );
  if (gone.length === 0) return;
  // What cannot be read is reported as such.
  const refused = new Set(head.notices.flatMap(({ kind, at }) => (kind === 'unreadable' ? at.file.path : [])));
  const fetched = fetchedIn(head, base).filter(({ url }) => MAY_HOLD_DNS.test(url) || !OF_A_PROJECT.test(url));
  const comes = [...submodulesIn(head, base), ...fetched, ...packedIn(head, base)].filter(
    ({ path }) => !refused.has(path),
  );
  for (const server of gone) {
    const folders = server.config.blocks.map(({ at }) => directoryOf(at.file.path));
    const next = comes.find(({ path, isAny }) => isAny || folders.some((folder) => isNear(path, folder)));
    if (next === undefined) continue;
    const how = `is not in sight any more, and ${next.what} is not read`;
    yield { server: workloadNameOf(server), at: next.at, how };
  }
}

/** A version of a published project: `github.com/cert-manager/cert-manager/releases/download/...`. */
const OF_A_PROJECT =
  /^(?:www\.)?github\.com\/[^/]+\/[^/]+\/(?:releases|(?:raw|blob)\/[^?]*\d+\.\d)|^raw\.githubusercontent\.com\/[^/]+\/[^/]+\/[^?]*\b(?:v?\d+\.\d|stable\/)/;
/** Its own name, or one of what brings it along. */
const MAY_HOLD_DNS = /dns|resolv|cluster|infra|platform|bootstrap|addon/i;

/** What is fetched by a command of which the address says that it is about DNS. */
export function fetchedAnew(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
): readonly { readonly url: string; readonly at: Location }[] {
  if (coreDnsServers(head).length === 0) return [];
  return fetchedIn(head, base).flatMap(({ url, at }) => (/dns/i.test(url) ? { url, at } : []));
}

interface Unread {
  readonly path: string;
  readonly what: string;
  /** Wherever it lies. */
  readonly isAny: boolean;
  readonly at: Location;
}

function submodulesIn(head: SearchableSnapshot, base: SearchableSnapshot): readonly Unread[] {
  const of = ({ notices }: SearchableSnapshot): readonly Location[] =>
    notices.flatMap(({ submodule, at }) => (submodule === undefined ? [] : at));
  const before = new Set(of(base).map(({ file }) => file.path));
  return of(head).flatMap((at) => {
    const { path } = at.file;
    return before.has(path) ? [] : { path, what: `the submodule ${path}`, isAny: /dns/i.test(path), at };
  });
}

/** Archives and other encodings; Markdown and other texts that hold the object. */
function packedIn(head: SearchableSnapshot, base: SearchableSnapshot): readonly Unread[] {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const [names, known] = [now?.names(), then?.names()];
  const isAside = (path: string): boolean => asidesOf(path).some((was) => then.textOf(was) !== undefined);
  const come = [...(names ?? [])].filter((path) => known?.has(path) !== true && !isAside(path));
  const changed = [...(head.lookups.changed ?? [])].filter((path) => !isAside(path));
  return [...new Set([...changed, ...come])].sort().flatMap((path) => {
    const text = PACKED.test(path) || names?.has(path) === true ? now?.textOf(path) : undefined;
    if (text === undefined || then?.textOf(path) === text || !(PACKED.test(path) || OBJECT.test(text))) return [];
    return [{ path, what: path, isAny: /dns/i.test(path), at: atFile(path) }];
  });
}

const PACKED = /\.(?:tgz|tar|zip|gz|bz2|xz|zst|b64|base64|enc|gpg|age)$/i;
const OBJECT = /^[\s>]{0,20}kind:\s{0,9}ConfigMap\b[\s\S]{0,2000}\bCorefile:/m;

interface Fetched extends Unread {
  readonly url: string;
}

/** The base's text is asked for only where the head fetches: through an API each costs a request. */
function fetchedIn(head: SearchableSnapshot, base: SearchableSnapshot): readonly Fetched[] {
  if ((head.lookups.changed?.size ?? 0) === 0) return [];
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  return [...(head.lookups.changed ?? [])].sort().flatMap((path) => {
    const text = now?.scriptOf(path) ?? '';
    const fetches = /kubectl|extraManifests/.test(text) ? [...fetchesIn(text)] : [];
    const old = fetches.length === 0 ? '' : (then?.textOf(path) ?? '');
    return fetches.flatMap(({ url, start }) => {
      if (old.includes(url)) return [];
      const at = shownAt({ start, end: start + url.length }, path, text);
      return [{ path, url, what: `\`${url}\`, which ${path} has applied,`, isAny: true, at }];
    });
  });
}

/** Without a user's name and password. */
const URL = /https?:\/\/(?:[^\s"'|;)/@]{1,200}@)?([^\s"'|;)]{1,500})/;

/** `kubectl apply -f URL`, and `curl URL | kubectl apply -f -`: in each line once; Talos' `extraManifests`. */
function* fetchesIn(text: string): Generator<{ readonly url: string; readonly start: number }> {
  let [start, inList] = [0, false];
  for (const line of text.split('\n')) {
    const called = line.search(/\bkubectl\b/);
    inList = line.includes('extraManifests:') || (inList && /^\s*(?:- |#|$)/.test(line));
    const from = inList ? 0 : called === -1 ? undefined : whereFetched(line, called);
    const url = from === undefined ? null : URL.exec(line.slice(from));
    if (from !== undefined && url !== null) {
      const [all, shown = ''] = url;
      yield { url: shown, start: start + from + url.index + all.length - shown.length };
    }
    start += line.length + 1;
  }
}

function whereFetched(line: string, called: number): number | undefined {
  const pipe = line.indexOf('|');
  if (pipe !== -1 && pipe < called && /\b(?:curl|wget)\b/.test(line.slice(0, pipe))) return 0;
  const verb = line.slice(called).search(/\b(?:apply|create|replace)\b/);
  return verb === -1 ? undefined : called + verb;
}

function isNear(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`) || directoryOf(path) === folder;
}

function nameWithoutNamespace({ name }: DnsServer): string {
  return name.slice(name.indexOf('/') + 1);
}
