import { parseAddress } from '../dns/endpoint.ts';
import { socketAt } from '../forwarding/graph.ts';
import { entryOf, walk } from '../forwarding/walk.ts';
import type { ClusterView } from '../snapshot.ts';
import { finding, type Rule } from './rule.ts';

export const nodePointsAtClusterDns: Rule = {
  slug: 'node-points-at-cluster-dns',
  *check(head) {
    for (const view of head.clusters) {
      const { cluster, simulation } = view;
      const told = new Set(
        simulation.loops.flatMap((loop) =>
          loop.hops.flatMap((hop) =>
            [...hop.says.map((step) => step.at), hop.at].map((at) => `${at.file.path}|${at.span.start}`),
          ),
        ),
      );
      const suspects = new Map<string, string>();
      for (const address of cluster.clusterDns) suspects.set(address, 'the cluster DNS');
      for (const server of cluster.servers)
        for (const address of server.claims)
          if (server.software === 'node-cache') suspects.set(address, 'the node-local cache');
      const said = new Set<string>();
      const listed = [
        ...cluster.nodeFiles.flatMap((one) =>
          one.file.nameservers.map((nameserver) => ({ nameserver, where: `${one.path} of nodes of ${one.pool}` })),
        ),
        ...cluster.servers
          .filter(
            (server) =>
              server.network.startsWith('node:') && server.software !== 'node-cache' && server.software !== 'coredns',
          )
          .flatMap((server) =>
            [...server.upstreams.values()]
              .flat()
              .flatMap((upstream) =>
                upstream.kind === 'known'
                  ? [{ nameserver: { value: upstream.address, at: upstream.at }, where: server.name }]
                  : [],
              ),
          ),
      ];
      for (const { nameserver, where } of listed) {
        const address = parseAddress(nameserver.value) ?? nameserver.value;
        const what = suspects.get(address);
        const key = `${nameserver.at.file.path}|${nameserver.at.span.start}`;
        if (what === undefined || told.has(key) || said.has(key) || endsThere(view, address)) continue;
        said.add(key);
        yield finding(
          'node-points-at-cluster-dns',
          {
            cluster: cluster.name,
            at: nameserver.at,
            message: `${where} sends names to ${address}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
            advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
          },
          [where.split(' of ').pop() ?? where, address],
        );
      }
    }
  },
};

/** A name of no zone in particular is answered or leaves the model for certain. */
function endsThere(view: ClusterView, address: string): boolean {
  const { graph, cluster } = view;
  const target = cluster.frontends.find((one) => one.address === address)?.targets.find((one) => one.kind === 'server');
  const server =
    cluster.servers.find((one) => one.claims.includes(address)) ??
    cluster.servers.find((one) => one.id === target?.server);
  if (server === undefined) return false;
  const socket = socketAt(graph, server, address, target?.port ?? 53, 'dns') ?? entryOf(graph, server);
  if (socket === undefined) return false;
  return walk(graph, socket, 'example.org.', 'A', 'new names').every(
    (one) =>
      one.certainty !== 'assumed' &&
      (one.disposition === 'answered' || one.disposition === 'leaves' || one.disposition === 'fails'),
  );
}
