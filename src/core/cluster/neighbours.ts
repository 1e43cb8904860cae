/** Copies of other clusters' servers that this cluster asks at load balancers and that ask back. */
import type { ForwardStep } from '../facts/steps.ts';
import type { Cluster, DnsServer, PublishedAddress, ResolvedUpstream } from './cluster.ts';

/** A copy is an entry, and counted, in its own cluster only. */
export function isNeighbour({ implied, outsideCluster }: DnsServer): boolean {
  return implied === true && outsideCluster === true;
}

interface Published {
  readonly owner: Cluster;
  readonly order: number;
  readonly published: PublishedAddress;
  readonly server: DnsServer;
  readonly port: number;
}

type Index = ReadonlyMap<string, Published>;

const MAX_COPIES = 100;

/** Of clusters that ask each other only the first gets copies: one loop, one finding. */
export function withNeighbours(clusters: readonly Cluster[]): readonly Cluster[] {
  if (clusters.length < 2) return clusters;
  const index = publishedIn(clusters);
  if (index.size === 0) return clusters;
  return clusters.map((cluster, order) => {
    const asked = askingBack(reachedFrom(cluster, order, index), cluster, index);
    return asked.size === 0 ? cluster : besideIt(cluster, asked, index);
  });
}

/** Starts with what is asked, also by clusters that come first. */
function reachedFrom(cluster: Cluster, order: number, index: Index): ReadonlyMap<string, Published> {
  const reached = new Map<string, Published>();
  const open = [...cluster.servers];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const key of keysOf(next)) {
      const there = index.get(key);
      if (there === undefined || there.order <= order || reached.has(key) || reached.size >= MAX_COPIES) continue;
      reached.set(key, there);
      open.push(there.server);
    }
  return reached;
}

function askingBack(reached: ReadonlyMap<string, Published>, cluster: Cluster, index: Index): Index {
  const found = new Map<string, Published>();
  const isFound = foundIn(cluster, found, index);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const [key, there] of reached) if (keysOf(there.server).some(isFound)) found.set(key, there);
  }
  return found;
}

function foundIn(cluster: Cluster, found: Index, index: Index): (key: string) => boolean {
  return (key) => found.has(key) || index.get(key)?.owner === cluster;
}

/** By address and port; ambiguous ones are dropped. */
function publishedIn(clusters: readonly Cluster[]): Index {
  const index = new Map<string, Published>();
  const several = new Set<string>();
  for (const [order, owner] of clusters.entries()) {
    const servers = new Map(owner.servers.map((server) => [server.id, server]));
    for (const published of owner.published) {
      const [target] = published.targets;
      if (published.clusterOnly === true || target?.kind !== 'server') continue;
      const server = servers.get(target.server);
      const key = `${published.address}|${published.port}`;
      const known = index.get(key);
      if (known !== undefined && known.owner !== owner) several.add(key);
      else if (known === undefined && server?.network.startsWith('pod:') === true)
        index.set(key, { owner, order, published, server, port: target.port });
    }
  }
  for (const key of several) index.delete(key);
  return index;
}

function keysOf({ upstreams }: DnsServer): readonly string[] {
  return [...upstreams.values()].flat().flatMap((one) => (one.kind === 'known' ? [`${one.address}|${one.port}`] : []));
}

function besideIt(cluster: Cluster, found: Index, index: Index): Cluster {
  const asked = [...found.values()];
  const isFollowed = foundIn(cluster, found, index);
  const servers = new Map(asked.map(({ owner, server }) => [idOf(owner, server), copyOf(owner, server, isFollowed)]));
  const reached = asked.map(({ owner, published, server, port }): PublishedAddress => {
    const { address, at } = published;
    return {
      kind: 'service',
      address,
      port: published.port,
      description: `${published.description} of ${owner.name}`,
      at,
      targets: [{ kind: 'server', server: idOf(owner, server), port }],
      unknownTargets: false,
      assumption: `clusters of this repository reach each other, and ${address} is what another one publishes`,
    };
  });
  return {
    ...cluster,
    servers: [...cluster.servers, ...servers.values()],
    published: [...cluster.published, ...reached],
  };
}

function idOf(owner: Cluster, server: DnsServer): string {
  return `${owner.name}|${server.id}`;
}

function copyOf(owner: Cluster, server: DnsServer, isFollowed: (key: string) => boolean): DnsServer {
  const { pool: _, ...rest } = server;
  const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
  for (const [step, list] of server.upstreams)
    upstreams.set(
      step,
      list.map((one) =>
        one.kind === 'known' && isFollowed(`${one.address}|${one.port}`)
          ? one
          : { kind: 'unknown', because: `it is followed in ${owner.name}`, outside: true, at: one.at, via: one.via },
      ),
    );
  return {
    ...rest,
    id: idOf(owner, server),
    name: `${server.name} of ${owner.name}`,
    network: `external:${idOf(owner, server)}`,
    upstreams,
    claims: [],
    implied: true,
    outsideCluster: true,
  };
}
