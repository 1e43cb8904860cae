/** Who answers when a server dials an address: an address means nothing without the network it is dialled from. */

import type { DnsServer, Frontend } from '../cluster/cluster.ts';
import { hostPort, isIPv6, isLoopback, isUnspecified, type Transport } from '../dns/endpoint.ts';
import { defined } from '../text/defined.ts';
import { type ForwardingGraph, type Listeners, listeningKey, ofNetwork, ofServer } from './graph.ts';
import type { Reached } from './reached.ts';
import type { Socket } from './socket.ts';

const NONE: readonly Socket[] = [];

/** The first of `socketsAt`. */
export function socketAt(
  graph: ForwardingGraph,
  server: DnsServer,
  address: string,
  port: number,
  transport: Transport,
): Socket | undefined {
  return socketsAt(graph, server, address, port, transport)[0];
}

/** What of a network, or of a single server, listens on a port. */
function listeners(graph: ForwardingGraph, where: string, port: number, transport: Transport): Listeners | undefined {
  return graph.listening.get(listeningKey(where, transport, port));
}

/**
 * The sockets of a server that may take a packet to this address. A specific one beats a wildcard; wildcards that are
 * spelled differently are sockets of their own and share by the kernel's hash (Linux, SO_REUSEPORT).
 */
function socketsAt(
  graph: ForwardingGraph,
  server: DnsServer,
  address: string,
  port: number,
  transport: Transport,
): readonly Socket[] {
  const known = listeners(graph, ofServer(server), port, transport);
  if (known === undefined) return NONE;
  const specific = address === '*' ? undefined : known.byAddress.get(address);
  if (specific !== undefined) return [specific];
  return isLoopback(address) ? known.wildcards : known.anywhere;
}

/** Those of the first server of a network that has any, in the order of the cluster. */
function socketsIn(
  graph: ForwardingGraph,
  network: string,
  address: string,
  port: number,
  transport: Transport,
): readonly Socket[] {
  const known = listeners(graph, ofNetwork(network), port, transport);
  if (known === undefined) return NONE;
  const specific = known.byAddress.get(address);
  const [wide] = isLoopback(address) ? known.wildcards : known.anywhere;
  const isBefore = specific !== undefined && (wide === undefined || wide.index > specific.index);
  const first = isBefore || wide?.server === specific?.server ? specific : wide;
  if (first === undefined) return NONE;
  return socketsAt(graph, first.server, address, port, transport);
}

/**
 * Where Docker puts its resolver into each container of a network of its own: packets to it are redirected before any
 * wildcard socket sees them (libnetwork resolver_unix.go setupIPTable). In a pod there is none, and the address is the pod's.
 */
const EMBEDDED = '127.0.0.11';

/** A server of a Compose file that has a network of its own, or a bare Corefile, which may well run in a container. */
function isInContainer({ id, network }: DnsServer): boolean {
  return network.startsWith('pod:compose/Service/') || (network.startsWith('host:') && !id.startsWith('compose/'));
}

/** Who answers when `from` dials an address: loopback first, then addresses on the node, Services, nodes, the rest of the world. */
export function reach(
  graph: ForwardingGraph,
  from: DnsServer,
  dialled: string,
  port: number,
  transport: Transport,
): Reached {
  const { places } = graph;
  if (port < 1 || port > 65535) return { kind: 'nobody', via: 'no such port' };
  const address = isUnspecified(dialled) ? (isIPv6(dialled) ? '::1' : '127.0.0.1') : dialled;
  if (isLoopback(address)) {
    const specific = listeners(graph, ofNetwork(from.network), port, transport)?.byAddress.get(address);
    const sockets = specific === undefined ? socketsIn(graph, from.network, address, port, transport) : [specific];
    const via = from.network.startsWith('pod:')
      ? 'loopback inside its own pod'
      : from.network.startsWith('node:')
        ? "the node's loopback"
        : 'its own loopback';
    if (address === EMBEDDED && port === 53 && specific === undefined && isInContainer(from))
      return {
        kind: 'unknown',
        because: `where the container engine's own resolver at ${EMBEDDED} asks is not stated`,
      };
    if (sockets.length > 0) return { kind: 'sockets', sockets, via, certain: true };
    if (!from.network.startsWith('pod:'))
      return { kind: 'unknown', because: `what listens on ${hostPort(address, port)} of its host is not stated` };
    return { kind: 'nobody', via };
  }
  const own = socketsAt(graph, from, address, port, transport);
  if (own[0] !== undefined && (own[0].address === address || from.claims.includes(address))) {
    return { kind: 'sockets', sockets: own, via: 'an address of its own', certain: true };
  }
  const claimed = claimedBy(graph, from, address, port, transport);
  if (claimed.length > 0 && !from.network.startsWith('external:')) {
    return {
      kind: 'sockets',
      sockets: claimed,
      via: `the address that ${claimed[0]?.server.name} holds on every node`,
      certain: true,
    };
  }
  const found = visibleTo(from, places.services.get(`${address}|${port}`));
  const seesPast = found?.unlessFrom?.servers.has(from.id) === true;
  const service = seesPast ? found.unlessFrom?.otherwise : found;
  const dialling: Dialling = { graph, from, transport, behind: new Map(), depth: 0 };
  if (service !== undefined) return behind(dialling, service);
  if (seesPast) return dial(dialling, address, port);
  if (places.serviceAddresses.has(address) && from.outsideCluster !== true)
    return { kind: 'nobody', via: 'a Service without that port' };
  return dial(dialling, address, port);
}

/** What an address leads to from where a server stands. */
function visibleTo({ outsideCluster }: DnsServer, frontend: Frontend | undefined): Frontend | undefined {
  return outsideCluster === true && frontend?.clusterOnly === true ? undefined : frontend;
}

/** The first server that holds the address on the node of the one that dials. */
function claimedBy(
  graph: ForwardingGraph,
  from: DnsServer,
  address: string,
  port: number,
  transport: Transport,
): readonly Socket[] {
  for (const server of graph.places.claiming.get(address) ?? []) {
    if (from.pool !== undefined && server.pool !== undefined && server.pool !== from.pool) continue;
    const sockets = socketsAt(graph, server, address, port, transport);
    if (sockets.length > 0) return sockets;
  }
  return NONE;
}

/**
 * Whether a bound address may be the one that endpoints of the pod have: the pod's, or the node's with hostNetwork. What
 * node-cache puts on its dummy interface is not, nor a link-local address or one of a Service.
 */
function isOwnAddress(graph: ForwardingGraph, server: DnsServer, address: string): boolean {
  return !(
    isLoopback(address) ||
    server.claims.includes(address) ||
    address.startsWith('169.254.') ||
    /^fe[89ab][0-9a-f]:/i.test(address) ||
    graph.places.serviceAddresses.has(address)
  );
}

/** The socket of a server at an address that endpoints of its pod may have. */
function ownSocket(graph: ForwardingGraph, server: DnsServer, port: number, transport: Transport): Socket | undefined {
  for (const socket of listeners(graph, ofServer(server), port, transport)?.byAddress.values() ?? [])
    if (isOwnAddress(graph, server, socket.address)) return socket;
  return undefined;
}

/** One packet on its way through addresses that stand for others. */
interface Dialling {
  readonly graph: ForwardingGraph;
  readonly from: DnsServer;
  readonly transport: Transport;
  /** What was found behind an address; while it is looked for, that it leads back. */
  readonly behind: Map<Frontend, Reached>;
  readonly depth: number;
}

/** Addresses that stand for others in a row: a Service's endpoint that is a port of a node, and so on. */
const MAX_DEPTH = 16;

/** What stands behind a Service's address, or behind a port that a node publishes. */
function behind(dialling: Dialling, frontend: Frontend): Reached {
  const known = dialling.behind.get(frontend) ?? dialling.graph.behind.get(frontend)?.get(dialling.transport);
  if (known !== undefined) return known;
  const back: Reached = { kind: 'unknown', because: `${frontend.says} leads back to its own address` };
  if (dialling.depth >= MAX_DEPTH)
    return { kind: 'unknown', because: `${frontend.says} stands behind too many other addresses` };
  dialling.behind.set(frontend, back);
  const reached = behindTargets({ ...dialling, depth: dialling.depth + 1 }, frontend);
  dialling.behind.set(frontend, reached);
  // Without another address behind it, it leads everybody to the same.
  if (frontend.targets.length > 0 && frontend.targets.every((target) => target.kind === 'server')) {
    const kept = dialling.graph.behind.get(frontend) ?? new Map<Transport, Reached>();
    dialling.graph.behind.set(frontend, kept.set(dialling.transport, reached));
  }
  return reached;
}

function behindTargets(dialling: Dialling, frontend: Frontend): Reached {
  const { graph, transport } = dialling;
  const { places } = graph;
  const sockets: Socket[] = [];
  let certain = !frontend.unknownTargets;
  let elsewhere: Reached | undefined;
  for (const target of frontend.targets) {
    if (target.kind === 'address') {
      const beyond = dial(dialling, target.address, target.port);
      if (beyond.kind === 'sockets') for (const socket of beyond.sockets) sockets.push(socket);
      else {
        certain = false;
        if (beyond.kind !== 'nobody') elsewhere ??= beyond;
      }
      continue;
    }
    const server = places.servers.get(target.server);
    if (server === undefined) continue;
    const wildcards = socketsAt(graph, server, '*', target.port, transport);
    const socket = wildcards.length > 0 ? undefined : ownSocket(graph, server, target.port, transport);
    if (wildcards.length > 0) for (const one of wildcards) sockets.push(one);
    else if (socket !== undefined) sockets.push(socket);
    else if ((graph.socketsOf.get(server.id) ?? []).some((one) => one.port === target.port))
      elsewhere ??= {
        kind: 'unknown',
        because: `${frontend.says} leads to ${server.name}, which listens at other addresses than its pod's, and to what else its selector takes`,
      };
  }
  if (sockets.length > 0)
    return {
      kind: 'sockets',
      sockets,
      via: frontend.says,
      certain,
      frontend: true,
      at: frontend.at,
      ...defined({ assumption: frontend.assumption }),
    };
  if (elsewhere !== undefined) return elsewhere;
  if (frontend.targets.length > 0) return { kind: 'nobody', via: frontend.says };
  // Nobody of the repository stands behind it; the user may have declared who does.
  const declared =
    frontend.kind === 'host-port'
      ? dialHost(dialling, frontend.address, frontend.port)
      : dial(dialling, frontend.address, frontend.port);
  if (declared.kind === 'sockets') return declared;
  return { kind: 'unknown', because: `no workload in the repository answers for ${frontend.says}` };
}

/** The same for an address that is certainly no Service's: an endpoint is dialled as it is. */
function dial(dialling: Dialling, address: string, port: number): Reached {
  const published = visibleTo(dialling.from, dialling.graph.places.hostPorts.get(`${address}|${port}`));
  return published === undefined ? dialHost(dialling, address, port) : behind(dialling, published);
}

/** The same for a port that no node publishes for pods. */
function dialHost({ graph, from, transport }: Dialling, address: string, port: number): Reached {
  const { places } = graph;
  const pool = places.pools.get(address);
  if (pool !== undefined) {
    const network = pool.network ?? `node:${pool.pool}`;
    const sockets = socketsIn(graph, network, address, port, transport);
    if (sockets.length > 0)
      return {
        kind: 'sockets',
        sockets,
        via: `the address of a node of ${pool.pool}`,
        certain: true,
      };
    if (network.startsWith('pod:')) return { kind: 'nobody', via: 'a pod where nothing listens there' };
    return { kind: 'unknown', because: `what listens on node ${hostPort(address, port)} is not stated` };
  }
  const beside = listeners(graph, ofNetwork(from.network), port, transport)?.byAddress.get(address);
  if (beside !== undefined)
    return { kind: 'sockets', sockets: [beside], via: `the address of ${beside.server.name}`, certain: true };
  const outer = places.outer.get(`${transport}|${address}|${port}`);
  if (outer !== undefined)
    return { kind: 'sockets', sockets: [outer], via: `the address of ${outer.server.name}`, certain: true };
  return { kind: 'outside' };
}
