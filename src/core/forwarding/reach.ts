/** Who answers when a server dials an address: an address means nothing without the network it is dialled from. */
import type { DnsServer, Frontend } from '../cluster/cluster.ts';
import { hostPort, isIPv6, isLoopback, isUnspecified, type Transport } from '../dns/endpoint.ts';
import type { Location } from '../text/location.ts';
import { type ForwardingGraph, listeningKey, type Socket } from './graph.ts';

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

function listeners(graph: ForwardingGraph, server: DnsServer, port: number, transport: Transport): readonly Socket[] {
  return graph.listening.get(listeningKey(server, transport, port)) ?? [];
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
  const wildcards: Socket[] = [];
  for (const socket of listeners(graph, server, port, transport)) {
    if (socket.address === address && address !== '*') return [socket];
    if (socket.address === '*' || (socket.address.startsWith('interface ') && !isLoopback(address)))
      wildcards.push(socket);
  }
  return wildcards;
}

/** Those of the first server among them. */
function ofFirst(sockets: readonly Socket[]): readonly Socket[] {
  return sockets.filter((socket) => socket.server === sockets[0]?.server);
}

/**
 * Where Docker puts its resolver into each container of a network of its own: packets to it are redirected before any
 * wildcard socket sees them (libnetwork resolver_unix.go setupIPTable). In a pod there is none, and the address is the pod's.
 */
const EMBEDDED = '127.0.0.11';
/** A server of a Compose file, or a bare Corefile, which may well run in a container. */
const IN_CONTAINER = /^(?:host:|pod:compose\/Service\/)/;

/** What stands behind an address and port, as one server sees it. */
export type Reached =
  | {
      readonly kind: 'sockets';
      readonly sockets: readonly Socket[];
      readonly via: string;
      readonly certain: boolean;
      readonly at?: Location;
      /** What the address itself takes for granted. */
      readonly assumption?: string;
      /** The address is a Service's or a published port: it stands for the sockets and is none of theirs. */
      readonly frontend?: true;
    }
  | { readonly kind: 'nobody'; readonly via: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unknown'; readonly because: string };

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
    const neighbours = places.neighbours.get(from.network) ?? [];
    const sockets = neighbours.flatMap((server) => socketsAt(graph, server, address, port, transport));
    const via = from.network.startsWith('pod:')
      ? 'loopback inside its own pod'
      : from.network.startsWith('node:')
        ? "the node's loopback"
        : 'its own loopback';
    const specific = sockets.filter((socket) => socket.address !== '*');
    if (address === EMBEDDED && port === 53 && specific.length === 0 && IN_CONTAINER.test(from.network))
      return {
        kind: 'unknown',
        because: `where the container engine's own resolver at ${EMBEDDED} asks is not stated`,
      };
    if (sockets.length > 0)
      return { kind: 'sockets', sockets: ofFirst(specific.length > 0 ? specific : sockets), via, certain: true };
    if (!from.network.startsWith('pod:'))
      return { kind: 'unknown', because: `what listens on ${hostPort(address, port)} of its host is not stated` };
    return { kind: 'nobody', via };
  }
  const own = socketsAt(graph, from, address, port, transport);
  if (own[0] !== undefined && (own[0].address === address || from.claims.includes(address))) {
    return { kind: 'sockets', sockets: own, via: 'an address of its own', certain: true };
  }
  const onNode = (places.claiming.get(address) ?? []).filter(
    (server) => from.pool === undefined || server.pool === undefined || server.pool === from.pool,
  );
  const claimed = onNode.flatMap((server) => socketsAt(graph, server, address, port, transport));
  if (claimed.length > 0 && !from.network.startsWith('external:')) {
    return {
      kind: 'sockets',
      sockets: ofFirst(claimed),
      via: `the address that ${claimed[0]?.server.name} holds on every node`,
      certain: true,
    };
  }
  const found = places.services.get(`${address}|${port}`);
  const seesPast = found?.unlessFrom?.servers.has(from.id) === true;
  const service = seesPast ? found.unlessFrom?.otherwise : found;
  if (service !== undefined) return behind(graph, from, service, transport);
  if (seesPast) return dial(graph, from, address, port, transport);
  if (places.serviceAddresses.has(address)) return { kind: 'nobody', via: 'a Service without that port' };
  return dial(graph, from, address, port, transport);
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

/** What stands behind a Service's address, or behind a port that a node publishes. */
function behind(graph: ForwardingGraph, from: DnsServer, frontend: Frontend, transport: Transport): Reached {
  const { places } = graph;
  const sockets: Socket[] = [];
  let certain = !frontend.unknownTargets;
  let elsewhere: Reached | undefined;
  for (const target of frontend.targets) {
    if (target.kind === 'address') {
      const beyond = dial(graph, from, target.address, target.port, transport);
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
    const socket = listeners(graph, server, target.port, transport).find((one) =>
      isOwnAddress(graph, server, one.address),
    );
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
      ...(frontend.assumption === undefined ? {} : { assumption: frontend.assumption }),
    };
  if (elsewhere !== undefined) return elsewhere;
  if (frontend.targets.length > 0) return { kind: 'nobody', via: frontend.says };
  // Nobody of the repository stands behind it; the user may have declared who does.
  const declared = dial(graph, from, frontend.address, frontend.port, transport);
  if (declared.kind === 'sockets') return declared;
  return { kind: 'unknown', because: `no workload in the repository answers for ${frontend.says}` };
}

/** The same for an address that is certainly no Service's: an endpoint is dialled as it is. */
function dial(graph: ForwardingGraph, from: DnsServer, address: string, port: number, transport: Transport): Reached {
  const { places } = graph;
  const published = places.hostPorts.get(`${address}|${port}`);
  if (published !== undefined) return behind(graph, from, published, transport);
  const pool = places.pools.get(address);
  if (pool !== undefined) {
    const network = pool.network ?? `node:${pool.pool}`;
    const sockets = (places.neighbours.get(network) ?? []).flatMap((server) =>
      socketsAt(graph, server, address, port, transport),
    );
    if (sockets.length > 0)
      return {
        kind: 'sockets',
        sockets: ofFirst(sockets),
        via: `the address of a node of ${pool.pool}`,
        certain: true,
      };
    if (network.startsWith('pod:')) return { kind: 'nobody', via: 'a pod where nothing listens there' };
    return { kind: 'unknown', because: `what listens on node ${hostPort(address, port)} is not stated` };
  }
  for (const server of places.neighbours.get(from.network) ?? []) {
    const socket = listeners(graph, server, port, transport).find((one) => one.address === address);
    if (socket !== undefined)
      return { kind: 'sockets', sockets: [socket], via: `the address of ${server.name}`, certain: true };
  }
  const outer = places.outer.get(`${transport}|${address}|${port}`);
  if (outer !== undefined)
    return { kind: 'sockets', sockets: [outer], via: `the address of ${outer.server.name}`, certain: true };
  return { kind: 'outside' };
}
