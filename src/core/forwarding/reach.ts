/** Who answers when a server dials an address, which depends on the server's network. */

import { type DnsServer, isCoredns, type KnownUpstream, type PublishedAddress } from '../cluster/cluster.ts';
import {
  type Endpoint,
  hostPort,
  inCidr,
  isIPv6,
  isLoopback,
  isTakenBy,
  isUnspecified,
  POD_ADDRESS,
  type Transport,
} from '../dns/endpoint.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { defined } from '../text/defined.ts';
import { present } from '../text/invariant.ts';
import { getOrInsert } from '../text/once.ts';
import { dialled } from './dialled.ts';
import { areApart, type ForwardingGraph, type Listeners, nodesKey, type Ports, takingAt, tcpKey } from './graph.ts';
import { type Reached, UNREAD_KEYS } from './reached.ts';
import type { Socket } from './socket.ts';

const NONE: readonly Socket[] = [];

/** Where a stanza asks, whatever the transport of its asker. */
export function everyDialled(graph: ForwardingGraph, step: ForwardStep, upstream: KnownUpstream): readonly Endpoint[] {
  const usual = dialled(step, upstream);
  if (!graph.heedsTcp || step.protocol !== 'client' || usual.transport !== 'dns') return [usual];
  return [usual, dialled(step, upstream, true)];
}

export function socketAt(graph: ForwardingGraph, server: DnsServer, to: Endpoint): Socket | undefined {
  return socketsAt(graph, server, to)[0];
}

function listeners(ports: Ports | undefined, to: Endpoint): Listeners | undefined {
  return takingAt(to, (key) => ports?.get(key));
}
function ofServer({ listening }: ForwardingGraph, { id }: DnsServer): Ports | undefined {
  return listening.servers.get(id);
}
function ofNetwork({ listening: { networks } }: ForwardingGraph, server: InNetwork): Ports | undefined {
  return (server.nodes && networks.get(nodesKey(server))) || networks.get(server.network);
}

type InNetwork = Pick<DnsServer, 'network' | 'nodes'>;

/** A specific address beats a wildcard; differently spelled wildcards share by hash (Linux, SO_REUSEPORT). */
export function socketsAt(graph: ForwardingGraph, server: DnsServer, to: Endpoint): readonly Socket[] {
  const known = listeners(ofServer(graph, server), to);
  if (known === undefined) return NONE;
  const specific = to.address === '*' ? undefined : known.byAddress.get(to.address);
  if (specific !== undefined) return [specific];
  return (isLoopback(to.address) ? known.wildcards : known.anywhere).filter((socket) => takes(socket, to.address));
}

function takes(socket: Socket, address: string): boolean {
  const { interfacesOnly, list, excepts } = socket;
  if (excepts?.includes(address) === true) return false;
  if (interfacesOnly === true && isOfNoInterface(address)) return false;
  if (list !== undefined && address !== '*' && address !== POD_ADDRESS && !isTakenBy(list, address)) return false;
  return isOfFamily(socket, address);
}

function isOfFamily({ family }: Socket, address: string): boolean {
  return family === undefined || address === '*' || isIPv6(address) === (family === 'IPv6');
}

/** As `lo` has it: 127.0.0.1/8 (Linux net/core/dev.c, ip-link(8)). */
export function isOfNoInterface(address: string): boolean {
  return /^127\.(?!0\.0\.1$)|^::$/.test(address);
}

/** CoreDNS shares a wildcard's port with others of its kind (plugin/pkg/reuseport; Linux socket(7), SO_REUSEPORT). */
function socketsIn(graph: ForwardingGraph, from: InNetwork, to: Endpoint): readonly Socket[] {
  const known = listeners(ofNetwork(graph, from), to);
  if (known === undefined) return NONE;
  const specific = known.byAddress.get(to.address);
  const all = (isLoopback(to.address) ? known.wildcards : known.anywhere).filter((one) => takes(one, to.address));
  const [wide] = all;
  const isBefore = specific !== undefined && (wide === undefined || wide.index > specific.index);
  const first = isBefore || wide?.server === specific?.server ? specific : wide;
  if (first === undefined) return NONE;
  const servers = new Set(first === wide ? all.flatMap(({ server }) => (isCoredns(server) ? server : [])) : []);
  return servers.has(first.server)
    ? [...servers].flatMap((server) => socketsAt(graph, server, to))
    : socketsAt(graph, first.server, to);
}

/**
 * Docker's resolver in containers of custom networks, ahead of wildcards (libnetwork resolver_unix.go setupIPTable).
 */
const EMBEDDED = '127.0.0.11';

/** A container with its own network, or a bare Corefile, which may run in one. */
function isInContainer({ containerEngine, network }: DnsServer): boolean {
  return network.startsWith(containerEngine === true ? 'pod:' : 'host:');
}

/** Loopback first, then the node's addresses, Services, nodes, the rest. */
export function reach(graph: ForwardingGraph, from: DnsServer, endpoint: Endpoint): Reached {
  const { address, port, transport } = endpoint;
  if (port < 1 || port > 65535) return { kind: 'nobody', via: 'no such port' };
  const local = isIPv6(address) ? '::1' : '127.0.0.1';
  const to: Endpoint = isUnspecified(address) ? { address: local, port, transport } : endpoint;
  if (isLoopback(to.address)) return reachLoopback(graph, from, to);
  if (address === POD_ADDRESS) return reachPod(graph, from, to);
  const found = unlessCutOff(from, to, reachBound(graph, from, to) ?? reachRouted(graph, from, to));
  const reached = found.kind === 'outside' && found.behind === undefined ? (onBridge(from, to) ?? found) : found;
  if (reached.kind !== 'sockets' || !/^fe[89ab]/.test(address)) return reached;
  // Linux sends nothing to a link's address without the link (recorded: topology/mapped-addresses#link-local).
  return { ...reached, assumption: reached.assumption ?? `${address} is reached without the name of an interface` };
}

/** Of internal networks there is no default route (moby daemon/libnetwork/drivers/bridge): ENETUNREACH at once, to which each daemon has its own answer. */
function unlessCutOff(from: DnsServer, { address }: Endpoint, reached: Reached): Reached {
  const isCutOff = reached.kind === 'outside' && from.routes?.some((network) => inCidr(address, network)) === false;
  if (!isCutOff) return reached;
  const via = 'no route leads there from its networks';
  return isCoredns(from) ? { kind: 'nobody', via } : { kind: 'unknown', because: via };
}

/** An address of it is of no machine outside: a container that is not shown has it, or nobody answers (Linux: EHOSTUNREACH). */
function onBridge(from: DnsServer, to: Endpoint): Reached | undefined {
  const { address } = to;
  const bridge = from.bridges?.find(({ subnet }) => inCidr(address, subnet));
  if (bridge === undefined || bridge.gateways.includes(address)) return undefined;
  const { subnet, unaddressed = 'a container that is not shown' } = bridge;
  return unstated(`whether ${unaddressed} or nobody has ${address} in ${subnet} is not stated`, to);
}

function reachLoopback(graph: ForwardingGraph, from: DnsServer, to: Endpoint): Reached {
  const { address, port } = to;
  const specific = listeners(ofNetwork(graph, from), to)?.byAddress.get(address);
  if (address === EMBEDDED && port === 53 && specific === undefined && isInContainer(from))
    return {
      kind: 'unknown',
      because: `where the container engine's own resolver at ${EMBEDDED} asks is not stated`,
    };
  const sockets = specific === undefined ? socketsIn(graph, from, to) : [specific];
  const isPod = from.network.startsWith('pod:');
  const inNode = from.network.startsWith('node:') ? "the node's loopback" : 'its own loopback';
  const inside = from.containerEngine === true ? 'container' : 'pod';
  const via = isPod ? `loopback inside its own ${inside}` : inNode;
  // Unseen files of the machine may bind it to addresses, and leave this one to systemd-resolved.
  const isShared = !isPod && specific === undefined && !isCoredns(from) && !/^(127\.0\.0\.1|::1)$/.test(address);
  const alone = isShared ? `nothing else listens on ${hostPort(address, port)}` : undefined;
  const otherwise = `what listens on ${hostPort(address, port)} of its host is not stated`;
  const beside = sockets.length === 0 ? besideOnHost(graph, from, to) : undefined;
  return beside ?? besides(graph, from, sockets, { to, via, otherwise, assumed: alone });
}

/** From a container on the host's network: the only one that holds the port on a host of the repository. */
function besideOnHost(graph: ForwardingGraph, from: DnsServer, to: Endpoint): Reached | undefined {
  if (from.containerEngine !== true || !from.network.startsWith('host:')) return undefined;
  let found: Extract<Reached, { readonly kind: 'sockets' }> | undefined;
  for (const published of graph.places.onHosts.get(to.port) ?? []) {
    if (isOtherProtocol(published, to)) continue;
    const reached = behind({ graph, from, to, behind: new Map(), depth: 0 }, published);
    if (reached.kind !== 'sockets') continue;
    if (found !== undefined && found.sockets[0]?.server !== reached.sockets[0]?.server) return undefined;
    found ??= reached;
  }
  const name = found?.sockets[0]?.server.name;
  return found && { ...found, assumption: `${name} runs on the host of ${from.name}` };
}

function reachPod(graph: ForwardingGraph, from: DnsServer, to: Endpoint): Reached {
  const otherwise = `what listens on port ${to.port} of its node is not stated`;
  return besides(graph, from, socketsIn(graph, from, to), { to, via: 'its own address', otherwise });
}

function besides(
  graph: ForwardingGraph,
  from: DnsServer,
  sockets: readonly Socket[],
  {
    to,
    via,
    otherwise,
    assumed,
  }: { readonly to: Endpoint; readonly via: string; readonly otherwise: string; readonly assumed?: string | undefined },
): Reached {
  const isPod = from.network.startsWith('pod:');
  const assumption = assumed ?? (isPod ? undefined : (unlessApart(from, sockets) ?? sharing(sockets)));
  if (sockets.length > 0) return { kind: 'sockets', sockets, via, certain: true, ...defined({ assumption }) };
  return isPod ? nobodyIn(graph, from, { to, via }) : unstated(otherwise, to);
}

/** Containers of a pod share its addresses. */
function nobodyIn(
  { places }: ForwardingGraph,
  { config, network, name, workload = name }: DnsServer,
  { to, via }: { readonly to: Endpoint; readonly via: string },
): Reached {
  if (config.hasUnreadKeys === true) return { kind: 'unknown', because: UNREAD_KEYS };
  const beside = places.beside.get(network) ?? places.beside.get(`pod:${workload}`);
  if (beside === undefined) return { kind: 'nobody', via };
  return unstated(`at which ports ${beside} listens beside ${name} is not stated`, to);
}

/** Pods of the node network share the loopback of those that run on their node. */
function unlessApart(from: DnsServer, sockets: readonly Socket[]): string | undefined {
  const other = sockets.find(
    ({ server: { id, nodes } }) => id !== from.id && nodes !== undefined && nodes !== from.nodes,
  );
  return other && `${other.server.name} runs on the nodes of ${from.name}`;
}

/** Where pods state their ports, the scheduler keeps them to different nodes (pkg/scheduler plugins/nodeports). */
function sharing(sockets: readonly Socket[]): string | undefined {
  const names = [...new Set(sockets.map(({ server }) => server.name))];
  return names.length > 1 ? `${names.join(' and ')} run on one node` : undefined;
}

function reachBound(graph: ForwardingGraph, from: DnsServer, to: Endpoint): Reached | undefined {
  const own = socketsAt(graph, from, to);
  if (own[0] !== undefined && (own[0].address === to.address || from.claims.includes(to.address)))
    return { kind: 'sockets', sockets: own, via: 'an address of its own', certain: true };
  const claimed = from.network.startsWith('external:') ? NONE : claimedBy(graph, from, to);
  const via = `the address that ${claimed[0]?.server.name} holds on every node`;
  return claimed.length === 0 ? undefined : { kind: 'sockets', sockets: claimed, via, certain: true };
}

function reachRouted(graph: ForwardingGraph, from: DnsServer, to: Endpoint): Reached {
  const { address, port } = to;
  const { services, serviceAddresses, unreadPorts } = graph.places;
  const found = visibleTo(from, publishedAt(services, to));
  const seesPast = found?.unlessFrom?.servers.has(from.id) === true;
  const service = seesPast ? found.unlessFrom?.otherwise : found;
  const dialling: Dialling = { graph, from, to, behind: new Map(), depth: 0 };
  if (service !== undefined)
    return acrossNetworks(overItsProtocol(behind(dialling, service), service, to), service, from);
  if (!seesPast && serviceAddresses.has(address) && from.outsideCluster !== true)
    return unreadPorts.has(address)
      ? { kind: 'unknown', because: UNREAD_KEYS }
      : { kind: 'nobody', via: 'a Service without that port' };
  return dial(dialling, address, port);
}

/** A stated protocol comes first. */
function publishedAt(
  published: ReadonlyMap<string, PublishedAddress>,
  { address, port, overTcp }: Endpoint,
): PublishedAddress | undefined {
  const key = `${address}|${port}`;
  const found = published.get(key);
  const isOther = found === undefined || (overTcp === true && found.protocol === 'UDP');
  return isOther ? (published.get(tcpKey(key)) ?? found) : found;
}

/** kube-proxy distinguishes protocols (pkg/proxy ServicePortName), Cilium before 1.17 does not. */
function overItsProtocol(reached: Reached, published: PublishedAddress, to: Endpoint): Reached {
  if (reached.kind !== 'sockets' || !isOtherProtocol(published, to)) return reached;
  const asked = to.overTcp === true ? 'TCP' : 'UDP';
  return {
    ...reached,
    assumption:
      reached.assumption ?? `${published.description}, which states ${published.protocol} alone, takes ${asked} too`,
  };
}

/** Nothing passes between Docker's bridges, or into or out of an internal one (moby libnetwork/drivers/bridge). */
function acrossNetworks(
  reached: Reached,
  { description, network, onHost }: PublishedAddress,
  { networks, ...from }: DnsServer,
): Reached {
  const over = network ?? (onHost === true ? '' : undefined);
  const isApart = over !== undefined && networks?.includes(over) === false;
  if (reached.kind !== 'sockets' || !isApart) return reached;
  if (reached.sockets.every(({ server }) => server.network === from.network)) return reached;
  if (networks?.length === 0) return { kind: 'nobody', via: `${description}, to which no network leads` };
  return {
    ...reached,
    assumption: reached.assumption ?? `packets pass between the networks of containers to ${description}`,
  };
}

function isOtherProtocol({ protocol }: PublishedAddress, { transport, overTcp }: Endpoint): boolean {
  return transport === 'dns' && protocol !== undefined && protocol !== (overTcp === true ? 'TCP' : 'UDP');
}

function visibleTo(
  { outsideCluster }: DnsServer,
  published: PublishedAddress | undefined,
): PublishedAddress | undefined {
  return outsideCluster === true && published?.clusterOnly === true ? undefined : published;
}

function claimedBy(graph: ForwardingGraph, from: DnsServer, to: Endpoint): readonly Socket[] {
  for (const server of graph.places.claiming.get(to.address) ?? []) {
    if (isOfOtherNodes(from, server)) continue;
    const sockets = socketsAt(graph, server, to);
    if (sockets.length > 0) return sockets;
  }
  return NONE;
}

function isOfOtherNodes(from: DnsServer, { pool, nodes }: DnsServer): boolean {
  return (from.pool !== undefined && pool !== undefined && pool !== from.pool) || areApart(from.nodes, nodes);
}

/** Whether a bound address may be its pod's or node's: no dummy interface, link-local or Service address. */
function isOwnAddress(graph: ForwardingGraph, server: DnsServer, address: string): boolean {
  return !(
    isLoopback(address) ||
    server.claims.includes(address) ||
    address.startsWith('169.254.') ||
    /^fe[89ab][0-9a-f]:/i.test(address) ||
    graph.places.serviceAddresses.has(address)
  );
}

function ownSocket(graph: ForwardingGraph, server: DnsServer, to: Endpoint): Socket | undefined {
  for (const socket of listeners(ofServer(graph, server), to)?.byAddress.values() ?? [])
    if (isIPv6(socket.address) === isIPv6(to.address) && isOwnAddress(graph, server, socket.address)) return socket;
  return undefined;
}

export function socketsBehind(
  graph: ForwardingGraph,
  { isOwn, address }: PublishedAddress,
  server: DnsServer,
  to: Omit<Endpoint, 'address'>,
): readonly Socket[] {
  if (isOwn === true) return socketsAt(graph, server, { ...to, address });
  // Endpoints are of the Service's family (discovery.k8s.io/v1 EndpointSlice addressType).
  const wildcards = socketsAt(graph, server, { ...to, address: '*' }).filter((one) => isOfFamily(one, address));
  // What a pod binds it has, or it does not start.
  const mayBeBound = wildcards.length === 0 || server.network.startsWith('pod:');
  const bound = mayBeBound ? ownSocket(graph, server, { ...to, address }) : undefined;
  return bound === undefined ? wildcards : [bound];
}

interface Dialling {
  readonly graph: ForwardingGraph;
  readonly from: DnsServer;
  readonly to: Endpoint;
  /** Results; while one is computed: that it leads back. */
  readonly behind: Map<PublishedAddress, Reached>;
  readonly depth: number;
}

/** Consecutive indirections, as a Service whose endpoint is a node's port. */
const MAX_DEPTH = 16;

function behind(dialling: Dialling, published: PublishedAddress): Reached {
  const known = dialling.behind.get(published) ?? dialling.graph.behind.get(published)?.get(dialling.to.transport);
  if (known !== undefined) return known;
  const back: Reached = { kind: 'unknown', because: `${published.description} leads back to its own address` };
  if (dialling.depth >= MAX_DEPTH)
    return { kind: 'unknown', because: `${published.description} stands behind too many other addresses` };
  dialling.behind.set(published, back);
  const reached = behindTargets({ ...dialling, depth: dialling.depth + 1 }, published);
  dialling.behind.set(published, reached);
  // Without further addresses the result is the same for every server.
  if (published.targets.length > 0 && published.targets.every((target) => target.kind === 'server')) {
    const kept = getOrInsert(dialling.graph.behind, published, () => new Map<Transport, Reached>());
    kept.set(dialling.to.transport, reached);
  }
  return reached;
}

function behindTargets(dialling: Dialling, published: PublishedAddress): Reached {
  const { graph, to } = dialling;
  const { transport } = to;
  const sockets: Socket[] = [];
  const weights: number[] = [];
  const take = (found: readonly Socket[], pods: number | 'unknown' = 1, shares?: readonly number[]): void => {
    for (const [index, one] of found.entries()) {
      sockets.push(one);
      weights.push((pods === 'unknown' ? 1 : pods) * (shares?.[index] ?? 1 / found.length));
    }
  };
  let certain = !published.unknownTargets;
  let elsewhere: Reached | undefined;
  const outside: { readonly address: string; readonly port: number }[] = [];
  for (const target of published.targets) {
    if (target.kind === 'address') {
      const beyond = dialEndpoint(dialling, target.address, target.port);
      if (beyond.kind === 'sockets') take(beyond.sockets, 1, beyond.shares);
      else {
        certain = false;
        if (beyond.kind === 'unknown') elsewhere ??= beyond;
        if (beyond.kind === 'outside') for (const one of beyond.behind?.endpoints ?? [target]) outside.push(one);
      }
      continue;
    }
    const server = graph.places.servers.get(target.server);
    if (server === undefined) continue;
    const taking = socketsBehind(graph, published, server, { port: target.port, transport });
    if (taking.length > 0) take(taking, target.pods);
    else {
      elsewhere ??= unheard(graph, published, server, target.port);
      // Queries are sent there all the same (k8s.io/kubernetes pkg/api/v1/pod/util.go FindPort: a number is taken as it is).
      const isHeard = listeners(ofNetwork(graph, server), { ...to, port: target.port }) !== undefined;
      if (published.isOwn !== true && !isHeard) certain = false;
    }
  }
  if (sockets.length > 0)
    return {
      kind: 'sockets',
      sockets,
      via: published.description,
      certain,
      at: published.at,
      ...defined({
        shares: sharesOf(weights),
        unmeasured: published.targets.some((one) => one.kind === 'server' && one.pods === 'unknown') || undefined,
        published: published.isOwn === true ? undefined : true,
        readyOnly: published.kind === 'service' || undefined,
        network: published.network,
        assumption: published.assumption,
      }),
    };
  if (elsewhere !== undefined) return elsewhere;
  if (outside.length > 0)
    return { kind: 'outside', behind: { endpoints: outside, via: published.description, at: published.at } };
  if (published.targets.length > 0 && !(published.isOwn === true && published.onHost === true))
    return { kind: 'nobody', via: published.description };
  return behindNobody(dialling, published);
}

function unheard(
  graph: ForwardingGraph,
  { description, isOwn }: PublishedAddress,
  { id, name, config }: DnsServer,
  port: number,
): Reached | undefined {
  if (config.hasUnreadKeys === true) return { kind: 'unknown', because: `of ${name} ${UNREAD_KEYS}` };
  if (isOwn === true || present(graph.socketsOf.get(id)).every((one) => one.port !== port)) return undefined;
  const because = `${description} leads to ${name}, which listens at other addresses than its pod's, and to what else its selector takes`;
  return { kind: 'unknown', because };
}

function behindNobody(dialling: Dialling, published: PublishedAddress): Reached {
  const declared =
    published.kind === 'host-port'
      ? dialHost(dialling, published.address, published.port)
      : dial(dialling, published.address, published.port);
  if (declared.kind === 'sockets') return declared;
  return nobodyBehind(dialling, published);
}

/** Of the cluster DNS it is said elsewhere: it is there, whether or not a repository shows it. */
function nobodyBehind({ graph, to }: Pick<Dialling, 'graph' | 'to'>, published: PublishedAddress): Reached {
  const { selects: pods, description: via, at } = published;
  const because = `no workload in the repository answers for ${via}`;
  const unread = pods === undefined ? undefined : { pods, via, at };
  const isClusterDns = graph.cluster.clusterDns.includes(published.address) || pods?.labels['k8s-app'] === 'kube-dns';
  return { ...(isClusterDns ? { kind: 'unknown', because } : unstated(because, to)), ...defined({ unread }) };
}

function sharesOf(weights: readonly number[]): readonly number[] | undefined {
  if (weights.every((one) => one === weights[0])) return undefined;
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}

/** For an endpoint: no Service's address. */
function dial(dialling: Dialling, address: string, port: number): Reached {
  const to = { ...dialling.to, address, port };
  const published = visibleTo(dialling.from, publishedAt(dialling.graph.places.hostPorts, to));
  if (published === undefined || (published.onHost === true && isOtherProtocol(published, to)))
    return dialHost(dialling, address, port);
  return acrossNetworks(overItsProtocol(behind(dialling, published), published, to), published, dialling.from);
}

/** Where no redirect is left (Kubernetes, "Services without selectors": endpoints are no Services' addresses). */
function dialEndpoint(dialling: Dialling, address: string, port: number): Reached {
  const reached = dial(dialling, address, port);
  if (reached.kind !== 'outside' || !dialling.graph.places.serviceAddresses.has(address)) return reached;
  return unstated(`where ${address}, the address of a Service, leads behind another is not stated`, {
    ...dialling.to,
    address,
    port,
  });
}

function dialHost({ graph, from, to: asked }: Dialling, address: string, port: number): Reached {
  const { places } = graph;
  const to: Endpoint = { ...asked, address, port };
  const pool = places.pools.get(address);
  if (pool !== undefined) {
    const network = pool.network ?? `node:${pool.pool}`;
    const sockets = socketsIn(graph, { network }, to);
    const isOnly = places.nodes === 1;
    const onSome = sockets.find(({ server }) => server.nodes !== undefined && !(isOnly && isAnywhere(server)));
    const assumption = onSome ? `${onSome.server.name} runs on the node of ${address}` : sharing(sockets);
    const via = `the address of a node of ${pool.pool}`;
    if (sockets.length > 0) return { kind: 'sockets', sockets, via, certain: true, ...defined({ assumption }) };
    return silentPort(network, 'node', to);
  }
  const beside = listeners(ofNetwork(graph, from), to)?.byAddress.get(address);
  if (beside !== undefined)
    return { kind: 'sockets', sockets: [beside], via: `the address of ${beside.server.name}`, certain: true };
  const outer = takingAt(to, (key) => places.outer.get(`${key}|${address}`));
  if (outer !== undefined)
    return { kind: 'sockets', sockets: [outer], via: `the address of ${outer.server.name}`, certain: true };
  const unread = places.unread.get(address);
  if (unread !== undefined) return nobodyBehind({ graph, to }, unread);
  const machine = places.bound.get(address)?.server;
  const isSeen = machine?.network === from.network || machine?.network.startsWith('pod:') === false;
  if (isLoopback(address) || places.serviceAddresses.has(address)) return { kind: 'outside' };
  const isOutside = from.network.startsWith('external:');
  if (machine === undefined || !isSeen)
    return isOutside || !isOnNodes(graph, to) ? { kind: 'outside' } : silentPort('node:', 'the nodes,', to);
  const isRemote = isOutside || isOfOtherNodes(from, machine);
  if (isRemote && !isOwnAddress(graph, machine, address)) return { kind: 'outside' };
  return onMachine(graph, machine, to);
}

/** No label that a node must have, nor its name, is stated of the pod. */
function isAnywhere({ nodes, workload, name }: DnsServer): boolean {
  return nodes === (workload ?? name) && !nodes.includes('/DaemonSet/');
}

/** Link-local addresses but those of clouds (169.254.169.0/24) are the node's own (RFC 3927, 2.7), where a server hears all or an interface's. */
function isOnNodes({ listening }: ForwardingGraph, to: Endpoint): boolean {
  if (!/^169\.254\.(?!169\.)|^fe[89ab][0-9a-f]:/i.test(to.address)) return false;
  return [...listening.networks].some(
    ([network, ports]) => network.startsWith('node:') && (listeners(ports, to)?.anywhere.length ?? 0) > 0,
  );
}

/** Who binds an address that its machine lacks does not start (bind(2), EADDRNOTAVAIL): a dummy interface has it, if not the network. */
function onMachine(graph: ForwardingGraph, machine: DnsServer, to: Endpoint): Reached {
  const { name, network } = machine;
  const sockets = network.startsWith('node:') ? socketsIn(graph, machine, to) : NONE;
  if (sockets.length === 0) return silentPort(network, `the machine of ${name},`, to);
  const assumption = `the nodes of ${name} have ${to.address}`;
  return { kind: 'sockets', sockets, via: `an address that ${name} binds`, certain: true, assumption };
}

/** Nobody of the model listens: of a pod that is certain, of a machine not. */
function silentPort(network: string, machine: string, to: Endpoint): Reached {
  if (network.startsWith('pod:')) return { kind: 'nobody', via: 'a pod where nothing listens there' };
  return unstated(`what listens on ${machine} ${hostPort(to.address, to.port)} is not stated`, to);
}

function unstated(because: string, { address, port }: Endpoint): Extract<Reached, { readonly kind: 'unknown' }> {
  return { kind: 'unknown', because, missing: { kind: 'listener', endpoint: hostPort(address, port) } };
}
