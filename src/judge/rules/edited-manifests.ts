/** Commands that edit a manifest of CoreDNS on its way to the cluster. */
import type { Location } from '../../core/text/location.ts';
import { getOrInsert, oncePer } from '../../core/text/once.ts';
import { baseName } from '../../core/text/paths.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsServers } from './blocks.ts';
import { shownAt } from './shown-at.ts';

export interface EditedManifest {
  /** Or the workload's name. */
  readonly path: string;
  readonly at: Location;
}

/** A guard, a forward, what a container mounts, with the name of that. */
const DECIDES = /^[ \t]*(?:loop\b|forward[ \t])|-conf\b|configMap:/;

/** Values of a release. */
const GIVES = /\bhelm\b[^|;]{0,400}\s(?:-f|--values)[= ]/;

function decidingLines(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (!DECIDES.test(line)) return [];
    const next = lines[index + 1] ?? '';
    return line.includes('configMap:') && next.startsWith('name:') ? [`${line}\n${next}`] : [line];
  });
}

/** One a file, the first; what the base does, too, is known. */
export function* editedManifests(head: Snapshot, base: Snapshot): Iterable<EditedManifest> {
  const [now, then] = [head.unread?.(), base.unread?.()];
  const servers = coreDnsServers(head);
  if (now === undefined || (head.changed?.size ?? 0) === 0 || servers.length === 0) return;
  const manifests = new Map<string, string[]>();
  const linesOf = oncePer((path: string) => decidingLines(now.textOf(path) ?? ''));
  const taken = new Set<string>();
  for (const { at, config, clusterPath } of servers)
    for (const path of new Set([at, ...config.blocks.map((block) => block.at)].map(({ file }) => file.path)))
      for (const by of new Set([path, clusterPath ?? path])) {
        const lines = getOrInsert(manifests, by, () => []);
        const key = JSON.stringify([path, by]);
        if (!taken.has(key)) for (const line of linesOf(path)) lines.push(line);
        taken.add(key);
      }
  const ids = new Set(servers.map(({ id }) => id));
  const services = head.clusters.flatMap(({ cluster }) =>
    cluster.frontends.filter(({ targets }) => targets.some((one) => one.kind === 'server' && ids.has(one.server))),
  );
  const workloads = new Set([...servers.map(({ name }) => name), ...services.map(({ says }) => says)].map(baseName));
  const known = new Set(head.clusters.flatMap(({ cluster }) => cluster.guardEdits.map(({ says }) => says)));
  for (const path of [...(head.changed ?? [])].sort()) {
    const edits = now.editsIn(path, { manifests, workloads });
    const old = edits.length === 0 ? '' : (then?.textOf(path) ?? '');
    const isOpen = GIVES.test(old) && !GIVES.test(now.textOf(path) ?? '');
    const isNew = ({ command, keeps }: (typeof edits)[number]): boolean =>
      (isOpen || !keeps) && !old.includes(command) && !known.has(command.trim().replace(/\s+/g, ' '));
    const edit = edits.find(isNew);
    if (edit !== undefined) yield { path: edit.manifest, at: shownAt(edit.word, path, now.textOf(path) ?? '') };
  }
}
