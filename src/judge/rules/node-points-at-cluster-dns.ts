import { formatAddress } from '../../core/cluster/cluster.ts';
import { parseAddress } from '../../core/dns/endpoint.ts';
import { type DomainName, ROOT } from '../../core/dns/name.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Location } from '../../core/text/location.ts';
import { endsThere } from './ends-there.ts';
import { finding, type Rule } from './rule.ts';

export const nodePointsAtClusterDns: Rule = {
  slug: 'node-points-at-cluster-dns',
  *check(head) {
    for (const view of head.clusters) {
      const { cluster, simulation } = view;
      const reported = new Set(
        simulation.loops.flatMap((loop) =>
          loop.hops.flatMap((hop) => [...hop.says.map((step) => step.at), hop.at].map(placeKey)),
        ),
      );
      const suspects = new Map<string, string>();
      for (const address of cluster.clusterDns) suspects.set(address, 'the cluster DNS');
      for (const server of cluster.servers)
        for (const address of server.claims)
          if (server.software === 'node-cache') suspects.set(address, 'the node-local cache');
      const byReason = new Map<string, Found>();
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
        const place = placeKey(nameserver.at);
        if (what === undefined || reported.has(place) || said.has(place) || endsAt(address, zone)) continue;
        said.add(place);
        const key = `${where}|${address}`;
        const known = byReason.get(key);
        if (known === undefined) byReason.set(key, { where, address, what, places: [nameserver.at] });
        else known.places.push(nameserver.at);
      }
      for (const { where, address, what, places } of byReason.values())
        yield finding(
          'node-points-at-cluster-dns',
          {
            cluster: cluster.name,
            at: itemAt(places, 0),
            message: `${where} sends names to ${formatAddress(cluster, address)}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
            advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
            path: places
              .slice(1)
              .map((at) => ({ at, says: `${where} also sends names there by this line`, also: true })),
          },
          [where.split(' of ').pop() ?? where, address],
        );
    }
  },
};

/** The places of one file or server that name one address. */
interface Found {
  readonly where: string;
  readonly address: string;
  readonly what: string;
  readonly places: Location[];
}

function placeKey({ file, span }: Location): string {
  return `${file.path}|${span.start}`;
}

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
