/** Pairs clusters of base and head: by name, else by content, else by servers. */
import { append } from '../../core/text/append.ts';
import { present } from '../../core/text/invariant.ts';
import type { ClusterView } from '../snapshot.ts';
import { clusterText } from './placeless.ts';

export interface ClusterPair {
  readonly before: ClusterView | undefined;
  readonly after: ClusterView | undefined;
}

export function pairClusters(before: readonly ClusterView[], after: readonly ClusterView[]): readonly ClusterPair[] {
  const partner = new Map<ClusterView, ClusterView>();
  const free = new Set(before);
  const join = (keysOf: (view: ClusterView) => readonly string[]): void => {
    const byKey = new Map<string, ClusterView[]>();
    if (partner.size === after.length) return;
    for (const view of [...free].reverse())
      for (const key of keysOf(view)) {
        append(byKey, key, view);
      }
    for (const view of after) {
      if (free.size === 0) return;
      if (partner.has(view)) continue;
      for (const key of keysOf(view)) {
        const list = byKey.get(key) ?? [];
        while (list.length > 0 && !free.has(present(list.at(-1)))) list.pop();
        const other = list.pop();
        if (other === undefined) continue;
        partner.set(view, other);
        free.delete(other);
        break;
      }
    }
  };
  join(({ cluster }) => [cluster.name]);
  join(({ cluster }) => [clusterText(cluster)]);
  // A renamed folder renames its cluster, not its servers.
  join(({ cluster }) => [
    cluster.servers
      .map((server) => server.name)
      .sort()
      .join('\n'),
  ]);
  join(({ cluster }) => cluster.servers.map((server) => server.name));
  const pairs = after.map((view): ClusterPair => ({ before: partner.get(view), after: view }));
  return [...pairs, ...[...free].map((view): ClusterPair => ({ before: view, after: undefined }))];
}
