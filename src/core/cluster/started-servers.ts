/** DNS servers that units of a machine start: in the machine's own network, with its files. */
import type { Container, NodeServerFact, ResolverContainer, WorkloadFact } from '../facts/fact.ts';
import type { Located } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { DnsServer, ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { makeServer } from './coredns-servers.ts';
import { corefileAmong } from './corefile-of.ts';
import type { Pool } from './pool.ts';
import { outsidePods, resolveUpstreams } from './upstreams.ts';

/** The network of a pool's nodes, or of a machine that is no node. */
export function networkOf(pool: Pool): string {
  return pool.standalone === true ? `host:${pool.name}` : `node:${pool.name}`;
}

export function nameOn(pool: Pool, server: string): string {
  return pool.standalone === true ? `host/${pool.name}/${server}` : `node/${pool.name}/${server}`;
}

export function startedServers(
  pool: Pool,
  network: string,
  fileOf: (path: string) => ResolverView,
  context: ClusterContext,
): DnsServer[] {
  const out: DnsServer[] = [];
  const files = new Map([...pool.files].map(([path, { text }]) => [path, text] as const));
  // Which of them the machine's own resolver file is, links decide.
  for (const path of files.keys()) if (/resolv\.conf$/.test(path)) files.delete(path);
  const names = new Set<string>();
  for (const fact of pool.servers) {
    if (pool.off.has(fact.name)) continue;
    const own = names.has(fact.name) ? `${fact.name} (${fact.at.file.path})` : fact.name;
    names.add(own);
    const place = { id: `${own} on ${pool.name}`, network, pool: pool.name, at: fact.at };
    const resolver = (path: string): ResolverView => {
      const bind = fact.binds.find((one) => one.path === path);
      if (bind === undefined) return fileOf(path);
      const view = fileOf(bind.source);
      const pathStep = { at: bind.at, says: `the unit shows ${bind.source} at ${path}`, setting: 'link' as const };
      return { ...view, nameservers: view.nameservers.map((one) => ({ ...one, via: [pathStep, ...one.via] })) };
    };
    const server =
      fact.program === 'coredns' || fact.program === 'node-cache'
        ? corednsOf(fact, own, files, resolver, place, pool, context)
        : otherOf(fact, own, files, resolver, place, pool, context);
    if (server !== undefined) out.push(server);
  }
  return out;
}

type Place = Pick<DnsServer, 'id' | 'network' | 'at'> & { readonly pool: string };

function corednsOf(
  fact: NodeServerFact,
  own: string,
  files: Map<string, SourceText>,
  resolver: (path: string) => ResolverView,
  place: Place,
  pool: Pool,
  context: ClusterContext,
): DnsServer | undefined {
  const container: Container = {
    name: fact.name,
    init: false,
    words: fact.words,
    env: fact.env,
    ports: [],
    mounts: [],
    // The manager's own environment and drop-ins of the machine are not in a repository.
    envFrom: true,
  };
  const found = corefileAmong(asWorkload(fact, container), container, { files, used: [], complete: false }, context);
  if (found === undefined) return undefined;
  // As a Corefile alone would be called, where nobody says whose machine it is.
  const [start] = found.text.segments;
  const name = pool.standalone === true ? (start?.file ?? found.text.file).path : nameOn(pool, own);
  return makeServer({ ...place, name, found, resolver }, context);
}

/** A program on a machine is like a container in the machine's own network, with all of its files. */
function asWorkload(fact: NodeServerFact, container: Container): WorkloadFact {
  return {
    kind: 'workload',
    namespace: 'node',
    workload: 'unit',
    name: fact.name,
    labels: {},
    hostNetwork: true,
    containers: [container],
    volumes: [],
    podSpecAt: fact.at,
    nodeSelector: {},
    at: fact.at,
  };
}

/** Where each program reads its configuration, and the option that names another file. */
const CONFIGURATION: Readonly<
  Record<
    Exclude<NodeServerFact['program'], 'coredns' | 'node-cache'>,
    { readonly usual: RegExp; readonly option: RegExp }
  >
> = {
  dnsmasq: { usual: /^\/etc\/dnsmasq(?:\.conf|\.d\/[^/]+)$/, option: /^(?:--conf-file(?:=(.*))?|-C(.*))$/s },
  unbound: {
    usual: /^\/etc\/unbound\/(?:unbound\.conf|(?:unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/,
    option: /^-c(.*)$/s,
  },
  named: { usual: /^\/etc\/(?:bind\/|named\/)?named\.conf(?:\.[^/]+)?$/, option: /^-c(.*)$/s },
  'pdns-recursor': {
    usual: /^\/etc\/(?:powerdns|pdns-recursor)\/recursor\.(?:conf|ya?ml)$/,
    option: /^--config(?:=(.*))?$/s,
  },
};

function otherOf(
  fact: NodeServerFact,
  own: string,
  files: ReadonlyMap<string, SourceText>,
  resolver: (path: string) => ResolverView,
  place: Place,
  pool: Pool,
  context: ClusterContext,
): DnsServer | undefined {
  if (fact.program === 'coredns' || fact.program === 'node-cache') return undefined;
  const { usual, option } = CONFIGURATION[fact.program];
  const named: string[] = [];
  const words: Located<string>[] = [];
  for (let i = 0; i < fact.words.length; i += 1) {
    const word = fact.words[i];
    const match = word === undefined || i === 0 ? null : option.exec(word.value);
    if (word === undefined) continue;
    if (match === null) words.push(word);
    else {
      const value = match[1] ?? match[2] ?? '';
      if (value === '') i += 1;
      const path = value === '' ? (fact.words[i]?.value ?? '') : value;
      if (files.has(path)) named.push(path);
      else words.push(word);
    }
  }
  const read = new Map<string, SourceText>();
  // What is named elsewhere is read under the usual name, by which its reader knows it.
  const main = {
    dnsmasq: 'dnsmasq.conf',
    unbound: 'unbound.conf',
    named: 'named.conf',
    'pdns-recursor': 'recursor.conf',
  };
  for (const path of named) {
    const text = files.get(path);
    if (text !== undefined) read.set(`/${main[fact.program]}`, text);
  }
  if (named.length === 0) for (const [path, text] of files) if (usual.test(path)) read.set(path, text);
  const container: ResolverContainer = { image: '', words, env: fact.env, files: read, at: fact.at };
  const software = context.readers.software.find((one) => one.id === fact.program);
  const reading = software?.read(container);
  if (reading === undefined) return undefined;
  for (const notice of reading.notices) context.remark(notice);
  return {
    ...place,
    name: nameOn(pool, own),
    software: fact.program,
    version: '',
    config: reading.value,
    upstreams: resolveUpstreams(reading.value, outsidePods(resolver)),
    claims: [],
  };
}
