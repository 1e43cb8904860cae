import { formatAddress } from '../../core/cluster/cluster.ts';
import { parseAddress } from '../../core/dns/endpoint.ts';
import { type DomainName, ROOT } from '../../core/dns/name.ts';
import { endsThere } from './ends-there.ts';
import { finding, type Rule } from './rule.ts';

export const nodePointsAtClusterDns: Rule = {
  slug: 'node-points-at-cluster-dns',
  *check(head) {
    for (const view of head.clusters) {
      const { cluster, simulation } = view;
      const reported = new Set(
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
      const endsAt = askedOnce((address: string, zone: DomainName) => endsThere(view, address, zone));
      const listed = [
        ...cluster.nodeFiles.flatMap((one) =>
          one.nameservers.map((nameserver) => ({
            nameserver,
            zone: ROOT,
            where: one.pool === 'default' ? `${one.path} of nodes` : `${one.path} of nodes of ${one.pool}`,
          })),
        ),
        ...cluster.servers
          .filter(
            (server) =>
              server.network.startsWith('node:') && server.software !== 'node-cache' && server.software !== 'coredns',
          )
          .flatMap((server) =>
            [...server.upstreams].flatMap(([step, upstreams]) =>
              upstreams.flatMap((upstream) =>
                upstream.kind === 'known'
                  ? [{ nameserver: { value: upstream.address, at: upstream.at }, zone: step.from, where: server.name }]
                  : [],
              ),
            ),
          ),
      ];
      for (const { nameserver, zone, where } of listed) {
        const address = parseAddress(nameserver.value) ?? nameserver.value;
        const what = suspects.get(address);
        const key = `${nameserver.at.file.path}|${nameserver.at.span.start}`;
        if (what === undefined || reported.has(key) || said.has(key) || endsAt(address, zone)) continue;
        said.add(key);
        yield finding(
          'node-points-at-cluster-dns',
          {
            cluster: cluster.name,
            at: nameserver.at,
            message: `${where} sends names to ${formatAddress(cluster, address)}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
            advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
          },
          [where.split(' of ').pop() ?? where, address],
        );
      }
    }
  },
};

/** Every node may list the same address. */
function askedOnce(ends: (address: string, zone: DomainName) => boolean): typeof ends {
  const known = new Map<string, boolean>();
  return (address, zone) => {
    const key = `${address} ${zone}`;
    const found = known.get(key) ?? ends(address, zone);
    known.set(key, found);
    return found;
  };
}
