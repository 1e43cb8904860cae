import type { Cluster, DnsServer, PoolView, ResolvedUpstream, ResolverView } from '../../core/cluster/cluster.ts';
import { isNeighbour } from '../../core/cluster/neighbours.ts';
import { hostPort, parseAddress } from '../../core/dns/endpoint.ts';
import { ROOT } from '../../core/dns/name.ts';
import { plainBlock, plainForward } from '../../core/facts/plain-server.ts';
import { entriesOf } from '../../core/forwarding/entry.ts';
import type { ForwardingGraph } from '../../core/forwarding/graph.ts';
import type { Socket } from '../../core/forwarding/socket.ts';
import { atFile, type Location } from '../../core/text/location.ts';

export type AskerKind = 'pods' | 'default-pods' | 'nodes' | 'server';

export interface Asker {
  readonly kind: AskerKind;
  /** The pool, or the listener among several. */
  readonly part: string;
  readonly name: string;
  readonly entries: readonly Socket[];
  readonly at?: Location;
}

const POOL_ASKERS = ['pods', 'default-pods', 'nodes'] as const;

export interface AskedGraph {
  readonly graph: ForwardingGraph;
  readonly askers: readonly Asker[];
}

export function askersOf(plain: ForwardingGraph): AskedGraph {
  const askers: Asker[] = [];
  const socketsOf = new Map(plain.socketsOf);
  const several = plain.cluster.pools.length > 1;
  const resolvers: DnsServer[] = [];
  for (const pool of plain.cluster.pools) {
    for (const kind of POOL_ASKERS) {
      const name = several ? `${kind} of ${pool.pool}` : kind;
      const direct = kind === 'pods' ? servesPods(plain, pool) : undefined;
      if (direct !== undefined) {
        askers.push({ kind, part: pool.pool, name, entries: direct });
        continue;
      }
      const socket = stubResolver(plain.cluster, pool, kind, plain.sockets.length + resolvers.length);
      socketsOf.set(socket.server.id, [socket]);
      resolvers.push(socket.server);
      askers.push({ kind, part: pool.pool, name, entries: [socket] });
    }
  }
  const cluster = { ...plain.cluster, servers: [...plain.cluster.servers, ...resolvers] };
  return { graph: { ...plain, cluster, socketsOf }, askers: [...askers, ...serverAskers(plain)] };
}

export function countAskers(graph: ForwardingGraph): number {
  return graph.cluster.pools.length * POOL_ASKERS.length + serverAskers(graph).length;
}

/** The listener that ordinary clients ask has the server's name; others add their address. */
function serverAskers(graph: ForwardingGraph): Asker[] {
  const servers = graph.cluster.servers.filter((server) => !isNeighbour(server));
  const times = new Map<string, number>();
  for (const { name } of servers) times.set(name, (times.get(name) ?? 0) + 1);
  return servers.flatMap((server): Asker[] => {
    const name = (times.get(server.name) ?? 0) > 1 ? server.id : server.name;
    const first = entriesOf(graph, server);
    const others = (graph.socketsOf.get(server.id) ?? []).filter((socket) => !first.includes(socket));
    const listener = (socket: Socket): string =>
      `${socket.transport === 'dns' ? '' : `${socket.transport}://`}${hostPort(socket.address, socket.port)}`;
    return [
      { kind: 'server', part: server.id, name, entries: first, at: server.at },
      ...others.map(
        (socket): Asker => ({
          kind: 'server',
          part: `${server.id} ${listener(socket)}`,
          name: `${name} at ${listener(socket)}`,
          entries: [socket],
          at: server.at,
        }),
      ),
    ];
  });
}

function servesPods(graph: ForwardingGraph, pool: PoolView): readonly Socket[] | undefined {
  if (pool.handedOut.unknown === undefined) return undefined;
  const { servesPods: id } = graph.cluster;
  const server = id === undefined ? undefined : graph.places.servers.get(id);
  return server === undefined ? undefined : entriesOf(graph, server);
}

/** A resolver library as a server: nameservers in order, the next on failure (glibc res_send.c). */
function stubResolver(cluster: Cluster, pool: PoolView, kind: Exclude<AskerKind, 'server'>, index: number): Socket {
  const view = kind === 'pods' ? pool.handedOut : kind === 'default-pods' ? pool.inherited : pool.own;
  const at = view.nameservers[0]?.at ?? view.unknown?.via[0]?.at ?? cluster.servers[0]?.at ?? NOWHERE;
  const failover = ['SERVFAIL', 'NOTIMP', 'REFUSED'];
  const step = plainForward({ plugin: 'nameserver', from: ROOT, to: [], policy: 'sequential', failover, at });
  const block = plainBlock(at, [step]);
  const server: DnsServer = {
    id: `asker:${kind} of ${pool.pool}`,
    name: kind,
    software: 'resolver',
    network: kind === 'nodes' ? `node:${pool.pool}` : `pod:asker/${kind}`,
    pool: pool.pool,
    version: '',
    config: { blocks: [block], errors: [], at },
    upstreams: new Map([[step, nameserversOf(view, at)]]),
    claims: [],
    at,
  };
  return {
    index,
    server,
    address: '*',
    port: 53,
    transport: 'dns',
    zones: new Map([[ROOT, [block]]]),
    heedsClients: false,
    asksAll: false,
  };
}

const NOWHERE: Location = atFile('');

function nameserversOf(view: ResolverView, at: Location): ResolvedUpstream[] {
  const listed = view.nameservers.map((one): ResolvedUpstream => {
    const address = parseAddress(one.address);
    if (address === undefined)
      return { kind: 'unknown', because: `what ${one.address} resolves to is not stated`, at: one.at, via: one.via };
    const { at: place, via, assumptions } = one;
    return { kind: 'known', address, port: 53, transport: 'dns', at: place, via, assumptions };
  });
  if (view.unknown !== undefined)
    listed.push({ kind: 'unknown', because: view.unknown.because, at, via: view.unknown.via });
  else if (view.outside)
    listed.push({
      kind: 'unknown',
      because: 'the resolvers that the nodes get from their network',
      outside: true,
      at,
      via: [],
    });
  return listed;
}
