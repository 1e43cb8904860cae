import { type Cluster, formatAddress, isCoredns, type KnownUpstream } from '../../core/cluster/cluster.ts';
import { parseAddress } from '../../core/dns/endpoint.ts';
import { type DomainName, ROOT } from '../../core/dns/name.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { type Located, type Location, placeKey } from '../../core/text/location.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { ClusterView } from '../snapshot.ts';
import { endsThere } from './ends-there.ts';
import { finding, type Rule } from './rule.ts';

export const nodePointsAtClusterDns: Rule = {
  slug: 'node-points-at-cluster-dns',
  *check(head) {
    for (const view of head.clusters)
      for (const { where, address, what, places } of pointersIn(view))
        yield finding('node-points-at-cluster-dns', [where.split(' of ').pop() ?? where, address], {
          cluster: view.cluster.name,
          at: itemAt(places, 0),
          message: `${where} sends names to ${formatAddress(view.cluster, address)}, ${what}, and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.`,
          advice: 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.',
          path: places
            .slice(1)
            .map((at) => ({ at, description: `${where} also sends names there by this line`, also: true })),
        });
  },
};

interface Pointer {
  readonly where: string;
  readonly address: string;
  readonly what: string;
  readonly places: Location[];
}

function pointersIn(view: ClusterView): Iterable<Pointer> {
  const { cluster, simulation } = view;
  const done = new Set(
    simulation.loops.flatMap((loop) =>
      loop.hops.flatMap((hop) => [...hop.settings.map((step) => step.at), hop.at].map(placeKey)),
    ),
  );
  const suspects = suspectsIn(cluster);
  const endsAt = askedOnce((address: string, zone: DomainName) => endsThere(view, address, zone));
  const pointers = new Map<string, Pointer>();
  for (const { nameserver, zone, where } of listedOnNodes(cluster)) {
    const address = parseAddress(nameserver.value) ?? nameserver.value;
    const what = suspects.get(address);
    const place = placeKey(nameserver.at);
    if (what === undefined || done.has(place) || endsAt(address, zone)) continue;
    done.add(place);
    const key = `${where}|${address}`;
    getOrInsert(pointers, key, () => ({ where, address, what, places: [] })).places.push(nameserver.at);
  }
  return pointers.values();
}

function suspectsIn({ clusterDns, servers }: Cluster): ReadonlyMap<string, string> {
  const suspects = new Map<string, string>();
  for (const address of clusterDns) suspects.set(address, 'the cluster DNS');
  for (const { software, claims } of servers)
    if (software === 'node-cache') for (const address of claims) suspects.set(address, 'the node-local cache');
  return suspects;
}

interface Listed {
  readonly nameserver: Located<string>;
  readonly zone: DomainName;
  readonly where: string;
}

function listedOnNodes({ nodeFiles, servers, clusterDns }: Cluster): readonly Listed[] {
  const inFiles = nodeFiles.flatMap(({ path, pool, nameservers }) => {
    const where = pool === 'default' ? `${path} of nodes` : `${path} of nodes of ${pool}`;
    return nameservers.map((nameserver): Listed => ({ nameserver, zone: ROOT, where }));
  });
  const resolvers = servers.filter((one) => one.network.startsWith('node:') && !isCoredns(one));
  const inResolvers = resolvers.flatMap(({ name, config, upstreams: all }) => {
    const forPods = new Set(config.blocks.filter((one) => isBoundTo(one, clusterDns)).flatMap(({ steps }) => steps));
    return [...all].flatMap(([step, upstreams]) =>
      upstreams.flatMap((one): Listed[] =>
        one.kind === 'known' && !forPods.has(step)
          ? [{ nameserver: { value: one.address, at: listedAt(one) }, zone: step.from, where: name }]
          : [],
      ),
    );
  });
  return [...inFiles, ...inResolvers];
}

/** The line of the resolver file that it reads: reported once, at the file. */
function listedAt({ at, via }: KnownUpstream): Location {
  return via.findLast(({ setting }) => setting === 'resolver-file')?.at ?? at;
}

/** Asked by pods alone: a cache in front of the cluster DNS. */
function isBoundTo({ bind }: ServerBlock, addresses: readonly string[]): boolean {
  return bind.length > 0 && bind.every(({ value }) => value.kind === 'address' && addresses.includes(value.address));
}

function askedOnce(ends: (address: string, zone: DomainName) => boolean): typeof ends {
  const known = new Map<string, boolean>();
  return (address, zone) => {
    const key = `${address} ${zone}`;
    return getOrInsert(known, key, () => ends(address, zone));
  };
}
