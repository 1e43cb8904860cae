/** A vector's network as the engine sees it: hosts, servers, Services, and what one question comes to. */
import type { Cluster, DnsServer, PoolView, PublishedAddress, ResolverView } from '../../src/core/cluster/cluster.ts';
import type { ClusterContext } from '../../src/core/cluster/context.ts';
import { withExternalNames } from '../../src/core/cluster/coredns-servers.ts';
import { resolvedView } from '../../src/core/cluster/node-resolved.ts';
import type { Pool } from '../../src/core/cluster/pool.ts';
import { resolvedServer } from '../../src/core/cluster/resolver-servers.ts';
import { outsidePods, resolveUpstreams } from '../../src/core/cluster/upstreams.ts';
import { parseAddress } from '../../src/core/dns/endpoint.ts';
import { asInPackets } from '../../src/core/dns/name.ts';
import type { ServiceFact } from '../../src/core/facts/objects.ts';
import type { ConfigReaders } from '../../src/core/facts/readers.ts';
import type { ServerConfig } from '../../src/core/facts/server-config.ts';
import { buildGraph, type ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { reach } from '../../src/core/forwarding/reach.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { type WalkOutcome, walk, walkOnward } from '../../src/core/forwarding/walk.ts';
import { defined } from '../../src/core/text/defined.ts';
import { type SourceText, wholeFile } from '../../src/core/text/source-text.ts';
import { readNamed } from '../../src/languages/bind/index.ts';
import { readCorefile } from '../../src/languages/corefile/index.ts';
import { readDnsmasq } from '../../src/languages/dnsmasq/index.ts';
import { readSettings as readRecursor } from '../../src/languages/pdns-recursor/index.ts';
import { readResolverFile } from '../../src/languages/resolv-conf/index.ts';
import { systemdNetworkd } from '../../src/languages/systemd-networkd/index.ts';
import { readResolvedSettings } from '../../src/languages/systemd-resolved/index.ts';
import { readUnbound } from '../../src/languages/unbound/index.ts';
import type { Document } from '../../src/read/documents/document.ts';
import { composeGraph } from './compose-project.ts';
import { contextOf } from './loopgate.ts';
import { onceEach, type Sink, unvalidated, type Vector, type VectorQuery, type VectorServer } from './vector.ts';

const POD = ['10.244.0.5', 'fd00:244::5'];
/** What the laboratory's API server has (go/lab/kubernetes.go). */
const SERVICES: readonly ServiceFact[] = [
  {
    kind: 'service',
    namespace: 'default',
    name: 'ext',
    type: 'ExternalName',
    clusterIPs: [],
    headless: false,
    externalIPs: [],
    ports: [],
    at: { file: { path: 'vector', text: '' }, span: { start: 0, end: 0 } },
  },
];
const nowhere = { file: { path: 'vector', text: '' }, span: { start: 0, end: 0 } };

export const graphOf: (vector: Vector, version: string) => ForwardingGraph = onceEach(makeGraph);

function makeGraph(vector: Vector, version: string): ForwardingGraph {
  if (vector.compose === true) return composeGraph(vector, version);
  const hosts = hostsOf(vector);
  const servers: readonly (readonly [string, VectorServer])[] =
    vector.servers === undefined
      ? [['dns', { ...vector, host: 'pod' } as VectorServer]]
      : Object.entries(vector.servers);
  const cluster: Cluster = {
    name: vector.name,
    servers: [
      ...servers.map(([name, server]) => serverOf(vector, name, server, version)),
      ...Object.entries(vector.sinks ?? {}).flatMap(([address, sink]) => {
        const does = deedOf(vector, sink);
        return does === undefined ? [] : [outside(address, does, sink.merge === true)];
      }),
    ],
    published: Object.entries(vector.services ?? {}).map(([from, to]): PublishedAddress => {
      const [listed = '', only] = from.split('/');
      return {
        kind: 'service',
        ...endpoint(listed),
        ...defined({ protocol: only === 'udp' ? ('UDP' as const) : only === 'tcp' ? ('TCP' as const) : undefined }),
        description: `Service ${from}`,
        at: nowhere,
        targets: to === 'none' ? [] : [{ kind: 'address', ...endpoint(to), at: nowhere }],
        unknownTargets: false,
      };
    }),
    pools: Object.entries(hosts).map(
      ([pool, addresses]): PoolView => ({
        pool,
        network: `pod:${pool}`,
        inherited: { nameservers: [], outside: false },
        handedOut: { nameservers: [], outside: false },
        own: { nameservers: [], outside: false },
        addresses: addresses.map((value) => ({ value: parseAddress(value) ?? value, at: nowhere })),
      }),
    ),
    ineffective: [],
    containers: [],
    guardRemovals: [],
    guardRivals: [],
    inheritsClusterDns: [],
    nodeFiles: [],
    symbolic: new Map(),
    clusterDns: [],
    clusterDomain: 'cluster.local.',
    declared: false,
    notices: [],
  };
  return buildGraph(cluster);
}

function hostsOf(vector: Vector): Readonly<Record<string, readonly string[]>> {
  return vector.hosts ?? { pod: POD };
}

function serverOf(vector: Vector, name: string, server: VectorServer, version: string): DnsServer {
  const resolverFile = vector['resolv-conf']?.[server.host] ?? '';
  const files = { '/etc/resolv.conf': resolverFile, ...server.files };
  const read = (path: string, text: string) => wholeFile({ path: `${name}${path}`, text });
  if (server.resolved !== undefined) return resolvedOf(name, server, files);
  const beside = new Map(Object.entries(files).map(([path, text]) => [path, read(path, unrooted(text))]));
  let config: ServerConfig;
  let software = 'coredns';
  if (server.dnsmasq !== undefined) {
    software = 'dnsmasq';
    const more = Object.entries(files).filter(([path]) => path.startsWith('/etc/dnsmasq.d/'));
    const texts = [
      // The laboratory's hosts file is its machine's.
      read('/etc/dnsmasq.conf', `${unrooted(server.dnsmasq)}\nno-hosts\n`),
      ...more.map(([path, text]) => read(path, text)),
    ];
    config = readDnsmasq(texts, beside, '2.90').value;
  } else if (server.unbound !== undefined) {
    software = 'unbound';
    const path = '/etc/unbound/unbound.conf';
    const text = read(path, unrooted(server.unbound));
    config = readUnbound([text], new Map([...beside, [path, text]])).value;
  } else if (server.named !== undefined) {
    software = 'bind';
    config = readNamed([read('/etc/bind/named.conf', unvalidated(unrooted(server.named)))], beside).value;
  } else if (server.recursor !== undefined) {
    software = 'pdns-recursor';
    config = readRecursor(read('/etc/powerdns/recursor.conf', unrooted(server.recursor)), beside, '4.8').value;
  } else {
    const { corefile, env, args } = server;
    const one = { ...vector, files, ...(env === undefined ? {} : { env }), ...(args === undefined ? {} : { args }) };
    const written = readCorefile(read('/etc/coredns/Corefile', corefile ?? ''), contextOf(one, version)).value;
    config = withExternalNames(written, vector.kubernetes === true ? SERVICES : []);
  }
  const known = new Map(Object.entries(files).map(([path, text]) => [path, read(path, text)]));
  const empty: ResolverView = { nameservers: [], outside: false };
  const context = { input: {}, readers: { resolverFile: readResolverFile } } as unknown as ClusterContext;
  const own = software === 'coredns' ? version : '';
  return {
    id: name,
    name,
    software,
    network: `pod:${server.host}`,
    pool: server.host,
    version: own,
    ...(software === 'dnsmasq' ? { startsWithoutAddresses: true as const } : {}),
    config,
    upstreams: resolveUpstreams(config, { ...outsidePods(empty), version: own, files: known, context }),
    claims: [],
    at: nowhere,
  };
}

/** systemd-resolved on a machine with these files, and the link of its .network file. */
function resolvedOf(name: string, server: VectorServer, files: Readonly<Record<string, string>>): DnsServer {
  const text = (path: string): SourceText => wholeFile({ path: `${name}${path}`, text: files[path] ?? '' });
  const resolverFile = text('/etc/resolv.conf');
  const link = '/etc/systemd/network/10-eth0.network';
  const document: Document = { kind: 'text', path: link.slice(1), source: text(link) };
  const pool: Pool = {
    name,
    addresses: [],
    files: new Map([
      ['/etc/resolv.conf', { text: resolverFile, at: nowhere }],
      ['/etc/hosts', { text: text('/etc/hosts'), at: nowhere }],
    ]),
    links: new Map(),
    resolved: readResolvedSettings([wholeFile({ path: name, text: server.resolved ?? '' })]).value,
    network:
      files[link] === undefined
        ? []
        : systemdNetworkd.read(document).value.flatMap((fact) => (fact.kind === 'node-network' ? [fact] : [])),
    off: new Set(),
    kubelets: [],
    servers: [],
  };
  const readers = { resolverFile: readResolverFile } as unknown as ConfigReaders;
  const made = resolvedServer(pool, (one) => resolvedView(one, readers), nowhere);
  const none: DnsServer = {
    id: name,
    name,
    software: 'none',
    network: '',
    version: '',
    config: { blocks: [], errors: [], at: nowhere },
    upstreams: new Map(),
    claims: [],
    at: nowhere,
  };
  return { ...(made ?? none), network: `pod:${server.host}`, pool: server.host };
}

/** The laboratory runs dnsmasq and unbound without a root of their own; this is where their files lie. */
function unrooted(text: string): string {
  return text.replaceAll('@ROOT@', '');
}

/**
 * What an upstream outside does, in a line of a Corefile; undefined where it answers. That it fails is in no repository and counts for guards alone,
 * which ask the next one at once.
 */
function deedOf({ guard }: Vector, { relay, silent, rcode }: Sink): string | undefined {
  if (relay !== undefined) return `forward . ${relay}`;
  if (guard === undefined) return undefined;
  if (silent === true) return 'acl {\n drop\n }';
  return rcode === undefined ? undefined : `template ANY ANY {\n rcode ${rcode}\n }`;
}

/** An upstream outside, by a Corefile of its own; once at a time when it joins equal questions. */
function outside(address: string, does: string, joins: boolean): DnsServer {
  const corefile = wholeFile({ path: `relay ${address}`, text: `. {\n bind ${address}\n ${does}\n}\n` });
  const read = readCorefile(corefile, contextOf({ recorded: [] } as unknown as Vector, '1.14.7')).value;
  const config: ServerConfig = {
    ...read,
    blocks: read.blocks.map((block) => ({
      ...block,
      steps: block.steps.map((step) => (step.kind === 'forward' ? { ...step, maxConcurrent: joins ? 1 : 0 } : step)),
    })),
  };
  return {
    id: `relay ${address}`,
    name: `relay ${address}`,
    software: 'relay',
    network: `external:${address}`,
    version: '',
    config,
    upstreams: resolveUpstreams(config, outsidePods({ nameservers: [], outside: false })),
    claims: [],
    at: nowhere,
  };
}

function endpoint(text: string): { readonly address: string; readonly port: number } {
  const colon = text.lastIndexOf(':');
  return {
    address: parseAddress(text.slice(0, colon).replace(/^\[|\]$/g, '')) ?? text,
    port: Number(text.slice(colon + 1)),
  };
}

export interface Question {
  readonly name: string;
  readonly type: string;
  readonly outcomes: readonly WalkOutcome[] | 'unreachable';
}

/** Which sockets a vector's question comes to. */
export function reachedBy(
  graph: ForwardingGraph,
  vector: Vector,
  written: string | VectorQuery,
): { readonly name: string; readonly type: string; readonly sockets: readonly Socket[] } {
  const query: VectorQuery = typeof written === 'string' ? { ask: written } : written;
  const [asked = '.', type = 'A'] = query.ask.split(' ');
  const hosts = hostsOf(vector);
  const first = vector.servers === undefined ? 'pod' : (Object.values(vector.servers)[0]?.host ?? '');
  const at = endpoint(query.at ?? `${hosts[first]?.[0]}:53`);
  const client: DnsServer = {
    id: 'client',
    name: 'client',
    software: 'client',
    network: query.from === undefined ? 'external:client' : `pod:${query.from}`,
    version: '',
    config: { blocks: [], errors: [], at: nowhere },
    upstreams: new Map(),
    claims: [],
    at: nowhere,
  };
  const name = asInPackets(asked);
  const reached = reach(graph, client, { address: at.address, port: at.port, transport: 'dns' });
  return { name, type, sockets: reached.kind === 'sockets' ? reached.sockets : [] };
}

/** What becomes of a vector's question: every way it can go, or nobody to ask. */
export function ask(graph: ForwardingGraph, vector: Vector, written: string | VectorQuery): Question {
  const { name, type, sockets } = reachedBy(graph, vector, written);
  if (sockets.length === 0) return { name, type, outcomes: 'unreachable' };
  const isTcp = typeof written !== 'string' && written.proto === 'tcp';
  const overTcp = (socket: Socket) => walkOnward(graph, { socket, name, type, overTcp: true });
  return { name, type, outcomes: isTcp ? sockets.flatMap(overTcp) : walk(graph, sockets, name, type) };
}

/** What becomes of each of a vector's queries, in their order. */
export const questionsOf: (vector: Vector, version: string) => readonly Question[] = onceEach((vector, version) =>
  (vector.queries ?? []).map((written) => ask(graphOf(vector, version), vector, written)),
);
