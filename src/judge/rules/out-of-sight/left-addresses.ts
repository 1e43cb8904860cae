/** Addresses of Services at which guarded servers answered, and that select other pods now, of which nothing is read. */
import type { Frontend } from '../../../core/cluster/cluster.ts';
import type { Fact } from '../../../core/facts/fact.ts';
import type { Snapshot } from '../../snapshot.ts';
import { type GoneServer, isCoreDns, isGuarded, workloadNameOf } from '../blocks.ts';

/** One for each server that answered there, where the head has a Service with a workload behind it and no server. */
export function* leftAddresses(head: Snapshot, base: Snapshot): Generator<GoneServer> {
  const now = head.clusters.flatMap(({ cluster }) =>
    cluster.frontends.flatMap((one) => (one.kind === 'service' && one.targets.length === 0 ? [one] : [])),
  );
  const open = new Map(now.map((one) => [`${one.address} ${one.port}`, one]));
  for (const { cluster } of open.size === 0 ? [] : base.clusters)
    for (const { address, port, assumption, targets } of cluster.frontends) {
      const left = assumption === undefined ? open.get(`${address} ${port}`) : undefined;
      const ids = new Set(targets.flatMap((one) => (one.kind === 'server' ? one.server : [])));
      const servers = cluster.servers.filter(
        (one) => ids.has(one.id) && isCoreDns(one) && isGuarded(one.config.blocks),
      );
      if (left === undefined || servers.length === 0 || !selectsUnread(left, head)) continue;
      const how = `is no longer asked at ${address}, and what answers there is not read`;
      for (const server of servers) yield { server: workloadNameOf(server), at: left.at, how };
    }
}

/** A workload that is not reported as out of sight. */
function selectsUnread({ at, says }: Frontend, { judged, notices, workloadsNear }: Snapshot): boolean {
  const unseen = new Set(notices.map((one) => one.unseen));
  const facts = (judged?.parts ?? []).flatMap(({ part }): readonly Fact[] => part.facts);
  return facts.some((service) => {
    if (service.kind !== 'service' || service.selector === undefined) return false;
    if (service.at.file.path !== at.file.path || !says.endsWith(` ${service.namespace}/${service.name}`)) return false;
    const wanted = Object.entries(service.selector);
    const near = [...(workloadsNear?.(at.file.path, Object.values(service.selector)) ?? [])];
    return near.some(
      ({ namespace, workload, name, labels }) =>
        [namespace, 'default'].includes(service.namespace) &&
        !unseen.has(`${namespace}/${workload}/${name}`) &&
        wanted.every(([key, value]) => labels[key] === value),
    );
  });
}
