import {
  type Cluster,
  type DnsServer,
  isCoredns,
  type NetworkId,
  type PoolView,
  type PublishedAddress,
} from '../cluster/cluster.ts';
import { nodeCount } from '../cluster/pool.ts';
import { type Endpoint, hostPort, isIPv6, isUnspecified, type Transport } from '../dns/endpoint.ts';
import { absolute, type DomainName } from '../dns/name.ts';
import type { ServerBlock, UnreadKey } from '../facts/server-config.ts';
import type { AnswerRule, ForwardStep, NamePattern, Step } from '../facts/steps.ts';
import { append, distinctBy } from '../text/append.ts';
import { type Budget, beyondLimit, openBudget } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import { itemAt } from '../text/invariant.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import { type CompiledBlocks, hasExpressions, openCompiled } from './compile.ts';
import { dialled, isOverTcp } from './dialled.ts';
import { triesOn } from './late.ts';
import { type Candidates, indexPatterns, openExpressions } from './matching.ts';
import { openPassages, type Passages } from './passage.ts';
import { type Bits, type ProbeLabels, probeBits, probeLabels } from './probe-names.ts';
import type { Reached } from './reached.ts';
import { openReplies, type Replies } from './replies.ts';
import type { Socket } from './socket.ts';
import { openStatedZones, type StatedZones } from './stated-zones.ts';
import type { Targets } from './target.ts';

export interface ForwardingGraph {
  readonly cluster: Cluster;
  readonly sockets: readonly Socket[];
  readonly socketsOf: ReadonlyMap<string, readonly Socket[]>;
  readonly plainAt: (server: DnsServer, port: number) => readonly Socket[];
  readonly listening: { readonly servers: ReadonlyMap<string, Ports>; readonly networks: ReadonlyMap<string, Ports> };
  readonly behind: WeakMap<PublishedAddress, Map<Transport, Reached>>;
  readonly compiled: CompiledBlocks;
  /** Where blocks share a zone (a list in `zones`): those whose views may take a name. */
  readonly admitting: ReadonlyMap<readonly ServerBlock[], Candidates>;
  readonly places: Places;
  /** Containers of one network by server. */
  readonly containers: ReadonlyMap<string, readonly Pick<PublishedAddress, 'address' | 'network'>[]>;
  /** Targets of rewrites, which an unseen file may hold. */
  readonly rewriteTargets: ReadonlySet<DomainName>;
  /** Some server may stay silent or reply too late. */
  readonly mayDrop: boolean;
  /** Some server asks over TCP, and whom a question reaches may hang on it. */
  readonly heedsTcp: boolean;
  readonly unjudged: readonly Notice[];
  readonly budget: Budget;
  readonly passages: Passages;
  /** Guarded blocks of a stanza's server whose probes may pass it. */
  readonly probing: Map<ForwardStep, ReadonlySet<ServerBlock>>;
  /** What a server's guards ask for. */
  readonly probeLabels: (server: DnsServer) => readonly ProbeLabels[];
  readonly replies: Replies;
  readonly targets: Targets;
  readonly statedZones: StatedZones;
  /** Of all servers. */
  readonly everyZone: () => ReadonlySet<DomainName>;
}
export type Ports = ReadonlyMap<number, Listeners>;
export interface Listeners {
  readonly byAddress: ReadonlyMap<string, Socket>;
  readonly anywhere: readonly Socket[];
  readonly wildcards: readonly Socket[];
}
interface Places {
  readonly servers: ReadonlyMap<string, DnsServer>;
  readonly claiming: ReadonlyMap<string, readonly DnsServer[]>;
  /** By `address|port`; what is published for TCP alone by its `tcpKey`. */
  readonly services: ReadonlyMap<string, PublishedAddress>;
  readonly serviceAddresses: ReadonlySet<string>;
  readonly hostPorts: ReadonlyMap<string, PublishedAddress>;
  /** What containers publish, and those that listen on their host, by port. */
  readonly onHosts: ReadonlyMap<number, readonly PublishedAddress[]>;
  readonly pools: ReadonlyMap<string, PoolView>;
  readonly nodes: number;
  /** Addresses of containers that may listen at ports of which nothing is known. */
  readonly unreadPorts: ReadonlySet<string>;
  /** Sockets outside nodes and pods, by `portKey|address`. */
  readonly outer: ReadonlyMap<string, Socket>;
  /** Containers that are not modelled, by address. */
  readonly unread: ReadonlyMap<string, PublishedAddress>;
  /** Addresses of containers in their networks, or subnets where nobody states any, by server. */
  readonly askers: ReadonlyMap<string, readonly Pick<PublishedAddress, 'address' | 'network' | 'subnets'>[]>;
  /** A container of each pod that may listen at any port: what it does is not read. */
  readonly beside: ReadonlyMap<NetworkId, string>;
  /** One socket for each address of a server. */
  readonly bound: ReadonlyMap<string, Socket>;
}

export function buildGraph(cluster: Cluster, budget: Budget = openBudget()): ForwardingGraph {
  const compiled = openCompiled(openExpressions(budget));
  const unjudged: Notice[] = [];
  const sockets: Socket[] = [];
  const socketsOf = new Map<string, readonly Socket[]>();
  const rewriteTargets = new Set<DomainName>();
  const admitting = new Map<readonly ServerBlock[], Candidates>();
  const containers = containerAddresses(cluster);
  for (const server of cluster.servers) {
    // A server that refuses to start serves nothing (LG401).
    const blocks = server.config.errors.length === 0 ? server.config.blocks : [];
    for (const block of blocks) {
      addTargets(rewriteTargets, block);
      const uncompiled = hasExpressions(block) ? compiled.get(block).uncompiled : 0;
      if (uncompiled > 0) unjudged.push(uncompiledIn(block, uncompiled));
    }
    const addresses = containers.get(server.id)?.map(({ address }) => address);
    const own = socketsFor(server, blocks, sockets.length, addresses);
    socketsOf.set(server.id, own);
    for (const socket of own) {
      sockets.push(socket);
      for (const sharing of socket.zones.values())
        if (sharing.length > 1) admitting.set(sharing, indexPatterns(sharing.map(viewPatterns)));
    }
  }
  const listening = listeningOn(sockets);
  const places = placesOf(cluster, sockets);
  return {
    cluster,
    sockets,
    socketsOf,
    plainAt: openPlain(sockets),
    listening,
    behind: new WeakMap(),
    compiled,
    admitting,
    places,
    containers,
    rewriteTargets,
    mayDrop: cluster.servers.some((server) =>
      server.config.blocks.some(({ steps }) => steps.some((step) => drops(step, server))),
    ),
    heedsTcp: heedsTcp(cluster, sockets),
    unjudged,
    budget,
    passages: openPassages(),
    probing: new Map(),
    probeLabels: openProbeLabels(sockets, compiled.get),
    replies: openReplies(),
    targets: new Map(),
    ...openStatedZones(cluster.servers),
  };
}

function openProbeLabels(
  sockets: readonly Socket[],
  compiledOf: Parameters<typeof probeLabels>[1],
): ForwardingGraph['probeLabels'] {
  const labels = new Map<Bits, readonly ProbeLabels[]>();
  return ({ version }) => {
    const bits = probeBits(version);
    return getOrInsert(labels, bits, () => probeLabels([...new Set(sockets.flatMap(blocksOf))], compiledOf, bits));
  };
}

function blocksOf({ zones }: Socket): readonly ServerBlock[] {
  return [...zones.values()].flat();
}

function drops(step: Step, server: DnsServer): boolean {
  if (step.kind === 'forward') return step.dropsFailures === true || step.onlyRelays === true || triesOn(server, step);
  return step.kind === 'answer' && step.rules.some(({ effect }) => effect === 'drop');
}

function heedsTcp({ servers, published }: Cluster, sockets: readonly Socket[]): boolean {
  if (sockets.some(tellsTcp)) return true;
  const isTold =
    published.some(({ protocol }) => protocol !== undefined) ||
    sockets.some((socket) => socket.asksAll || speaksPlainTcp(socket)) ||
    servers.some(({ upstreams }) => [...upstreams.keys()].some(({ onlyRelays }) => onlyRelays === true));
  return (
    isTold &&
    servers.some(({ upstreams }) =>
      [...upstreams].some(([step, all]) => all.some((one) => one.kind === 'known' && isOverTcp(dialled(step, one)))),
    )
  );
}

/** By its views. */
export function tellsTcp(socket: Pick<Socket, 'zones'>): boolean {
  return someBlock(socket, ({ views }) => views.some(({ overTcp }) => overTcp !== undefined));
}

function uncompiledIn(block: ServerBlock, count: number): Notice {
  const message = `${count} regular expressions of this server block are not evaluated: they are too many or too large`;
  return beyondLimit('expressions', message, block.at);
}

/** Addresses of eth0, one a family, for containers of one network (Docker names interfaces in the order of networks). */
function containerAddresses({ servers, published }: Cluster): ForwardingGraph['containers'] {
  const containers = new Set(servers.flatMap(({ id, containerEngine }) => (containerEngine === true ? [id] : [])));
  const found = new Map<string, Set<PublishedAddress>>();
  for (const one of containers.size === 0 ? [] : published)
    for (const target of one.everyPort === true && one.onHost !== true ? one.targets : [])
      if (target.kind === 'server' && containers.has(target.server))
        getOrInsert(found, target.server, () => new Set()).add(one);
  return new Map(
    [...found].flatMap(([id, all]): [string, readonly PublishedAddress[]][] => {
      const own = distinctBy([...all], ({ address }) => address);
      const isOnly = own.every(({ isOwn, network }) => isOwn === true && network === own[0]?.network);
      return isOnly && distinctBy(own, ({ address }) => String(isIPv6(address))).length === own.length
        ? [[id, own]]
        : [];
    }),
  );
}

function askersIn({ published }: Cluster): Places['askers'] {
  const found = new Map<string, PublishedAddress[]>();
  for (const one of published)
    if (one.network !== undefined && (one.isOwn === true || one.subnets !== undefined))
      for (const target of one.targets) if (target.kind === 'server') append(found, target.server, one);
  return found;
}

function socketsFor(
  server: DnsServer,
  blocks: readonly ServerBlock[],
  firstIndex: number,
  eth0: readonly string[] | undefined,
): readonly Socket[] {
  const groups = new Map<
    string,
    Omit<ListenAddress, 'zones' | 'unread'> & { zones: Map<DomainName, ServerBlock[]>; unread?: UnreadKey }
  >();
  for (const block of blocks)
    for (const { spelling, place } of listenAddresses(block, eth0))
      for (const { transport, port, zone } of block.keys) {
        if (transport === 'unix') continue;
        const id = `${transport}|${spelling}|${port}`;
        const group = groups.get(id) ?? { ...place, port, transport, zones: new Map() };
        groups.set(id, group);
        const sharing = group.zones.get(zone);
        if (sharing === undefined) group.zones.set(zone, [block]);
        // Keys of one block are consecutive, so a repetition is the last entry.
        else if (sharing[sharing.length - 1] !== block) sharing.push(block);
      }
  for (const { spelling, key } of unreadAmong(blocks, eth0)) {
    const group = groups.get(`dns|${spelling}|${key.port}`);
    if (group !== undefined) group.unread ??= key;
  }
  return withoutTwins([...groups.values()]).map(
    (group, index): Socket => ({
      index: firstIndex + index,
      server,
      ...group,
      heedsClients: someBlock(group, (block) => hasClients(block, group)),
      asksAll: !isCoredns(server) && someBlock(group, isParallel),
    }),
  );
}

function unreadAmong(blocks: readonly ServerBlock[], eth0: readonly string[] | undefined) {
  return blocks.flatMap((block) =>
    (block.unreadKeys ?? []).flatMap((key) => listenAddresses(block, eth0).map(({ spelling }) => ({ spelling, key }))),
  );
}

function someBlock({ zones }: Pick<Socket, 'zones'>, what: (block: ServerBlock) => boolean): boolean {
  for (const sharing of zones.values()) if (sharing.some(what)) return true;
  return false;
}

type ListenAddress = Place & Pick<Socket, 'port' | 'transport' | 'zones' | 'unread'>;
type Place = Pick<Socket, 'address' | 'family' | 'interfacesOnly' | 'list' | 'excepts'>;

/** Two wildcards of a port with the same blocks are one. */
function withoutTwins(groups: readonly ListenAddress[]): readonly ListenAddress[] {
  const kept: ListenAddress[] = [];
  const wildcards = new Map<string, number[]>();
  for (const group of groups) {
    if (group.address !== '*') {
      kept.push(group);
      continue;
    }
    const beside = `${group.transport}|${group.port}`;
    const index = wildcards.get(beside)?.find((at) => areTwins(itemAt(kept, at), group)) ?? -1;
    const twin = kept[index];
    if (twin === undefined) {
      append(wildcards, beside, kept.length);
      kept.push(group);
    } else if (twin.family !== group.family) {
      const { family: _, ...both } = twin;
      kept[index] = both;
    }
  }
  return kept;
}

function areTwins(one: ListenAddress, other: ListenAddress): boolean {
  return (
    one.list === other.list &&
    one.zones.size === other.zones.size &&
    [...one.zones].every(([zone, blocks]) => {
      const others = other.zones.get(zone);
      return others?.length === blocks.length && blocks.every((block, index) => block === others[index]);
    })
  );
}

function openPlain(sockets: readonly Socket[]): ForwardingGraph['plainAt'] {
  const known = new Map<DnsServer, Map<number, Socket[]>>();
  for (const socket of sockets) {
    if (socket.transport !== 'dns') continue;
    const ports = getOrInsert(known, socket.server, () => new Map<number, Socket[]>());
    append(ports, socket.port, socket);
  }
  return (server, port) => known.get(server)?.get(port) ?? [];
}

function listeningOn(sockets: readonly Socket[]): ForwardingGraph['listening'] {
  const servers = new Map<string, Map<number, Listening>>();
  const networks = new Map<string, Map<number, Listening>>();
  const onNodes = new Map<string, DnsServer>();
  for (const socket of sockets) {
    const { server } = socket;
    addListener(servers, server.id, socket);
    addListener(networks, server.network, socket);
    if (server.nodes !== undefined && server.network.startsWith('node:') && onNodes.size < MAX_NODE_SETS)
      onNodes.set(nodesKey(server), server);
  }
  for (const [key, { network, nodes }] of onNodes)
    for (const socket of sockets)
      if (socket.server.network === network && !areApart(socket.server.nodes, nodes))
        addListener(networks, key, socket);
  return { servers, networks };
}

/** Of one cluster's pods in the node network; others are taken to be on any node. */
const MAX_NODE_SETS = 32;

export function nodesKey({ network, nodes }: Pick<DnsServer, 'network' | 'nodes'>): string {
  return `${network} ${nodes}`;
}

/** No node is of both: one label has one value (`WorkloadFact.nodes`). */
export function areApart(one: string | undefined, other: string | undefined): boolean {
  if (one === other) return false;
  const wanted = new Map(requirements(one));
  return requirements(other).some(([key, value]) => (wanted.get(key) ?? value) !== value);
}

function requirements(nodes = ''): readonly (readonly [key: string, value: string])[] {
  const stated = nodes.split(',').flatMap((part): readonly (readonly [string, string])[] => {
    const at = part.indexOf('=');
    return at === -1 ? [] : [[part.slice(0, at), part.slice(at + 1)]];
  });
  return [['os', 'linux'], ...stated];
}

interface Listening {
  readonly byAddress: Map<string, Socket>;
  readonly anywhere: Socket[];
  readonly wildcards: Socket[];
}

function addListener(places: Map<string, Map<number, Listening>>, where: string, socket: Socket): void {
  const ports = getOrInsert(places, where, () => new Map<number, Listening>());
  for (const key of portKeys(socket)) addAt(ports, key, socket);
}

function portKeys(socket: Socket): readonly number[] {
  const key = portKey(socket.transport, socket.port);
  return speaksPlainTcp(socket) ? [key, plainTcpKey(socket.port)] : [key];
}

/** A key of TLS in blocks without `tls` (core/dnsserver/server_tls.go Listen; recorded: topology/transports). */
function speaksPlainTcp({ transport, server, zones }: Socket): boolean {
  if (transport !== 'tls' || !isCoredns(server)) return false;
  const blocks = [...zones.values()].flat();
  return blocks.every(({ tls, steps }) => tls === undefined && steps.every(({ kind }) => kind !== 'opaque'));
}

function addAt(ports: Map<number, Listening>, key: number, socket: Socket): void {
  const known: Listening = ports.get(key) ?? { byAddress: new Map(), anywhere: [], wildcards: [] };
  ports.set(key, known);
  if (isAnywhere(socket)) addAnywhere(known.anywhere, socket);
  if (socket.address === '*' || socket.address === ANY_LOOPBACK) known.wildcards.push(socket);
  else if (!isAnywhere(socket) && !known.byAddress.has(socket.address)) known.byAddress.set(socket.address, socket);
}

/** A pod's own address is eth0's, whose listener goes before the wildcards (containerd, go-cni types.go DefaultPrefix). */
function addAnywhere(known: Socket[], socket: Socket): void {
  const isOfPod = ({ address, server }: Socket): boolean =>
    address === 'interface eth0' && server.network.startsWith('pod:');
  const first = known[0];
  if (first !== undefined && isOfPod(first) !== isOfPod(socket)) {
    if (isOfPod(first)) return;
    known.length = 0;
  }
  known.push(socket);
}

function addTargets(targets: Set<DomainName>, { steps }: ServerBlock): void {
  for (const step of steps) {
    if (step.kind !== 'rewrite') continue;
    for (const { to } of step.rules) {
      if (to.kind === 'name') targets.add(to.name);
      else if (to.kind === 'template' && !to.text.includes('{')) targets.add(absolute(to.text));
    }
  }
}

function viewPatterns(block: ServerBlock): readonly NamePattern[] {
  for (const { names } of block.views) if (names?.[0] !== undefined) return [names[0]];
  return [{ kind: 'any' }];
}

function hasClients(block: ServerBlock, { address, family }: ListenAddress): boolean {
  const mayHearIPv6 = family === undefined ? address === '*' || isIPv6(address) : family === 'IPv6';
  const heeds = (rule: AnswerRule): boolean => (rule.overIPv6 === true ? mayHearIPv6 : rule.clients !== undefined);
  if (block.views.some(({ clients }) => clients !== undefined)) return true;
  return block.steps.some((step) => step.kind === 'answer' && step.rules.some(heeds));
}

function isParallel(block: ServerBlock): boolean {
  return block.steps.some((step) => step.kind === 'forward' && step.policy === 'parallel');
}

const ANY_LOOPBACK = '127.0.0.0/8';

function isAnywhere({ address }: Socket): boolean {
  return address === '*' || address.startsWith('interface ');
}

const TRANSPORTS: Readonly<Record<Transport, number>> = {
  dns: 0,
  tls: 1,
  quic: 2,
  grpc: 3,
  https: 4,
  https3: 5,
  unix: 6,
};

function portKey(transport: Transport, port: number): number {
  return port * 8 + TRANSPORTS[transport];
}

export function takingAt<T>(to: Endpoint, get: (key: number) => T | undefined): T | undefined {
  return get(portKey(to.transport, to.port)) ?? (to.overTcp === true ? get(plainTcpKey(to.port)) : undefined);
}

function plainTcpKey(port: number): number {
  return port * 8 + 7;
}

export function tcpKey(key: string): string {
  return `tcp|${key}`;
}

/** Of two at one address and port the second is refused (the API server a Service, Docker a published port). */
function unlessOthers(first: PublishedAddress, other: PublishedAddress): PublishedAddress {
  if (first.description === other.description || first.assumption !== undefined || first.redirected === true)
    return first;
  const behind = ({ targets }: PublishedAddress): string =>
    JSON.stringify(targets.map((one) => ({ ...one, at: undefined })));
  if (behind(first) === behind(other)) return first;
  return {
    ...first,
    assumption: `${first.description} has ${hostPort(first.address, first.port)}, and not ${other.description}`,
  };
}

function placesOf(cluster: Cluster, sockets: readonly Socket[]): Places {
  const claiming = new Map<string, DnsServer[]>();
  for (const server of cluster.servers) {
    for (const address of server.claims) append(claiming, address, server);
  }
  const services = new Map<string, PublishedAddress>();
  const hostPorts = new Map<string, PublishedAddress>();
  const onHosts = new Map<number, PublishedAddress[]>();
  const unread = new Map<string, PublishedAddress>();
  for (const one of cluster.published) {
    if (one.onHost === true) append(onHosts, one.port, one);
    if (one.selects?.container !== undefined) unread.set(one.address, one);
    const map = one.kind === 'service' ? services : hostPorts;
    const key = `${one.address}|${one.port}`;
    const own = one.protocol === 'TCP' ? tcpKey(key) : key;
    const known = map.get(own);
    map.set(own, known === undefined ? one : unlessOthers(known, one));
  }
  const servers = new Map(cluster.servers.map((server) => [server.id, server]));
  const unreadPorts = cluster.published.flatMap(({ everyPort, targets, address }) =>
    everyPort === true &&
    targets.some((one) => one.kind === 'server' && servers.get(one.server)?.config.hasUnreadKeys === true)
      ? [address]
      : [],
  );
  const pools = new Map<string, PoolView>();
  for (const pool of cluster.pools)
    for (const { value } of pool.addresses) if (!pools.has(value)) pools.set(value, pool);
  const outer = new Map<string, Socket>();
  const bound = new Map<string, Socket>();
  for (const socket of sockets) {
    if (!bound.has(socket.address)) bound.set(socket.address, socket);
    if (!/^(external|host):/.test(socket.server.network)) continue;
    for (const port of portKeys(socket)) {
      const key = `${port}|${socket.address}`;
      if (!outer.has(key)) outer.set(key, socket);
    }
  }
  const beside = new Map(
    cluster.containers.flatMap(({ network, name, isServer }) =>
      network === undefined || isServer ? [] : [[network, name] as const],
    ),
  );
  return {
    servers,
    askers: askersIn(cluster),
    beside,
    unreadPorts: new Set(unreadPorts),
    claiming,
    services,
    serviceAddresses: new Set(cluster.published.filter((one) => one.kind === 'service').map((one) => one.address)),
    hostPorts,
    onHosts,
    pools,
    nodes: nodeCount(cluster.pools),
    outer,
    unread,
    bound,
  };
}

/** Each wildcard spelling is a socket, for both families. */
function listenAddresses(
  { bind }: ServerBlock,
  eth0: readonly string[] = [],
): readonly { readonly spelling: string; readonly place: Place }[] {
  if (bind.length === 0) return [{ spelling: '*', place: { address: '*' } }];
  return bind.flatMap(({ value }) => {
    const asWritten = (address: string) => ({ spelling: address, place: { address } });
    // Other interfaces have the host's outer addresses.
    if (value.kind === 'interface') {
      const { name, anyAddress, excepts = [] } = value;
      // Each of the interface's addresses (plugin/bind/setup.go listIP).
      if (name === 'lo') return (anyAddress === true ? [ANY_LOOPBACK] : ['127.0.0.1', '::1']).map(asWritten);
      const own = name === 'eth0' ? eth0.filter((address) => !excepts.includes(address)) : [];
      if (own.length > 0) return own.map(asWritten);
      const address = `interface ${name}`;
      return { spelling: [address, ...excepts].join(' '), place: { address, excepts } };
    }
    const { address, ownFamilyOnly, interfacesOnly, list } = value;
    // All addresses are excluded, so it has no socket (core/dnsserver/register.go MakeServers).
    if (address === 'nothing') return [];
    if (!isUnspecified(address)) return asWritten(address);
    const family = ownFamilyOnly === true ? (isIPv6(address) ? 'IPv6' : 'IPv4') : undefined;
    const spelling = JSON.stringify([address, family, interfacesOnly, list]);
    return { spelling, place: { address: '*', ...defined({ family, interfacesOnly, list }) } };
  });
}
