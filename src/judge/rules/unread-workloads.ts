/** Workloads of the repository that take names of a server and are not read. */
import { type UnreadBehind, unreadBehind } from '../../core/forwarding/unread-behind.ts';
import type { SearchableSnapshot } from '../snapshot.ts';

export interface Relayed extends UnreadBehind {
  readonly workload: string;
}

/** Only to workloads that the repository shows. */
export function relayed({ clusters, lookups: { workloadsNear } }: SearchableSnapshot): readonly Relayed[] {
  return clusters.flatMap(({ graph }) =>
    unreadBehind(graph).flatMap((one): readonly Relayed[] => {
      const { namespace, labels, container } = one.pods;
      if (container !== undefined) return [{ ...one, workload: container }];
      const wanted = Object.entries(labels);
      const path = one.viaAt.file.path;
      for (const workload of workloadsNear?.(path, Object.values(labels)) ?? []) {
        const isSelected =
          [namespace, 'default'].includes(workload.namespace) &&
          wanted.every(([key, value]) => workload.labels[key] === value);
        const isOfCluster = clusters.length === 1 || topFolder(workload.at.file.path) === topFolder(path);
        if (isSelected && isOfCluster)
          return [{ ...one, workload: `${namespace}/${workload.workload}/${workload.name}` }];
      }
      return [];
    }),
  );
}

function topFolder(path: string): string {
  return path.slice(0, Math.max(0, path.indexOf('/')));
}
