/** Commands that edit a manifest of CoreDNS on its way to the cluster. */

import type { DnsServer } from '../../../core/cluster/cluster.ts';
import type { Location } from '../../../core/text/location.ts';
import { getOrInsert, oncePer } from '../../../core/text/once.ts';
import { baseName } from '../../../core/text/paths.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { coreDnsServers } from '../blocks.ts';
import { shownAt } from '../shown-at.ts';
import { isOfNodes } from './unread-changes.ts';

export interface EditedManifest {
  /** Or the workload's name. */
  readonly path: string;
  readonly at: Location;
}

/** A guard, a forward, what a container mounts, with the name of that. */
const DECIDES = /^[ \t]*(?:loop\b|forward[ \t])|-conf\b|configMap:/;
const CONF = /-conf\b["',= ]{0,9}[^\s"',]{0,400}/;
/** Without which a pod asks the cluster DNS. */
const ASKS_NODE = /^[ \t]*["']?dnsPolicy["']?:[ \t]*["']?(?:Default|None)\b/;

/** Values of a release. */
const GIVES = /\bhelm\b[^|;]{0,400}\s(?:-f|--values)[= ]/;

function decidingLines(text: string, hangsOnNodes: boolean): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (!DECIDES.test(line) && !(hangsOnNodes && ASKS_NODE.test(line))) return [];
    const next = lines[index + 1] ?? '';
    if (line.includes('configMap:') && next.startsWith('name:')) return [`${line}\n${next}`];
    // Of a list of arguments on one line the one that counts.
    return [/^["']?(?:loop|forward|dnsPolicy)\b|configMap:/.test(line) ? line : (CONF.exec(line)?.[0] ?? line)];
  });
}

/** One a file, the first; what the base does, too, is known. */
export function* editedManifests(head: SearchableSnapshot, base: SearchableSnapshot): Iterable<EditedManifest> {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const servers = coreDnsServers(head);
  if ((head.lookups.changed?.size ?? 0) === 0 || servers.length === 0) return;
  const hangsOnNodes = servers.some(({ upstreams }) => [...upstreams.values()].flat().some(isOfNodes));
  const manifests = decidingIn(servers, now, hangsOnNodes);
  const workloads = new Set([...servers.map(({ name }) => name), ...servicesOf(servers, head)].map(baseName));
  const [editsIn, before] = [now, then].map((side) => side?.openEdits({ manifests, workloads, hangsOnNodes }));
  const said = head.clusters.flatMap(({ cluster }) => cluster.guardRemovals);
  const edited = said.map(({ command }) => command);
  for (const path of [...(head.lookups.changed ?? [])].sort()) {
    const edits = editsIn?.(path) ?? [];
    if (edits.length === 0) continue;
    const known = new Set([...edited, ...(before?.(path) ?? []).map(wordsOf)]);
    const text = now.textOf(path) ?? '';
    const isOpen = GIVES.test(then?.textOf(path) ?? '') && !GIVES.test(text);
    const isSaid = ({ word, command: { length } }: (typeof edits)[number]): boolean =>
      said.some(({ at }) => at.file.path === path && Math.abs(at.span.start - word.start) < length);
    const edit = edits.find((one) => (isOpen || !one.keeps) && !known.has(wordsOf(one)) && !isSaid(one));
    if (edit !== undefined) yield { path: edit.manifest, at: shownAt(edit.word, path, text) };
  }
}

function wordsOf({ command }: { readonly command: string }): string {
  return command.trim().replace(/\s+/g, ' ');
}

/** Of files, and of what they are built to. */
function decidingIn(
  servers: readonly DnsServer[],
  now: Unread,
  hangsOnNodes: boolean,
): ReadonlyMap<string, readonly string[]> {
  const manifests = new Map<string, string[]>();
  const linesOf = oncePer((path: string) => decidingLines(now.textOf(path) ?? '', hangsOnNodes));
  const taken = new Set<string>();
  for (const { at, config, clusterPath } of servers)
    for (const path of new Set([at, ...config.blocks.map((block) => block.at)].map(({ file }) => file.path)))
      for (const by of new Set([path, clusterPath ?? path])) {
        const lines = getOrInsert(manifests, by, () => []);
        const key = JSON.stringify([path, by]);
        if (!taken.has(key)) for (const line of linesOf(path)) lines.push(line);
        taken.add(key);
      }
  return manifests;
}

function servicesOf(servers: readonly DnsServer[], { clusters }: SearchableSnapshot): readonly string[] {
  const ids = new Set(servers.map(({ id }) => id));
  return clusters.flatMap(({ cluster }) =>
    cluster.published.flatMap(({ targets, description }) =>
      targets.some((one) => one.kind === 'server' && ids.has(one.server)) ? description : [],
    ),
  );
}
