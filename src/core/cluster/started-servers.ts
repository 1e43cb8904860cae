/** DNS servers started by a machine's units, with its network and files. */
import { parseAddress } from '../dns/endpoint.ts';
import type { NodeServerFact } from '../facts/node.ts';
import type { Daemon, ResolverContainer } from '../facts/readers.ts';
import type { ServerConfig } from '../facts/server-config.ts';
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import { itemAt } from '../text/invariant.ts';
import type { Located } from '../text/location.ts';
import { type SourceText, synthetic } from '../text/source-text.ts';
import type { DnsServer, ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { asFarAsKnown, makeServer, type ServerPlace } from './coredns-servers.ts';
import { corefileAmong } from './corefile-of.ts';
import type { Pool } from './pool.ts';
import { outsidePods, resolveUpstreams } from './upstreams.ts';

/** Of a pool's nodes, or a standalone machine. */
export function networkOf(pool: Pool): string {
  return pool.standalone === true ? `host:${pool.name}` : `node:${pool.name}`;
}

export function nameOn(pool: Pool, server: string): string {
  return pool.standalone === true ? `host/${pool.name}/${server}` : `node/${pool.name}/${server}`;
}

interface Started {
  readonly fact: NodeServerFact;
  readonly place: ServerPlace;
  readonly files: ReadonlyMap<string, SourceText>;
  readonly resolver: (path: string) => ResolverView;
}

export function startedServers(
  pool: Pool,
  network: string,
  fileOf: (path: string) => ResolverView,
  context: ClusterContext,
): DnsServer[] {
  const out: DnsServer[] = [];
  const files = new Map([...pool.files].map(([path, { text }]) => [path, text] as const));
  for (const path of files.keys()) if (/resolv\.conf$/.test(path)) files.delete(path);
  const names = new Set<string>();
  for (const fact of pool.servers) {
    if (pool.off.has(fact.name)) continue;
    const own = names.has(fact.name) ? `${fact.name} (${fact.at.file.path})` : fact.name;
    names.add(own);
    const place = { id: `${own} on ${pool.name}`, name: nameOn(pool, own), network, pool: pool.name, at: fact.at };
    const started: Started = { fact, place, files, resolver: (path) => throughBind(fact, path, fileOf) };
    const daemon = context.readers.daemons.find((one) => one.program === fact.program);
    const server = daemon === undefined ? corednsOf(started, pool, context) : daemonOf(started, daemon, context);
    if (server !== undefined) out.push(server);
  }
  return out;
}

function throughBind(fact: NodeServerFact, path: string, fileOf: (path: string) => ResolverView): ResolverView {
  const bind = fact.binds.find((one) => one.path === path);
  if (bind === undefined) return fileOf(path);
  const view = fileOf(bind.source);
  const pathStep = { at: bind.at, description: `the unit shows ${bind.source} at ${path}`, setting: 'link' as const };
  return { ...view, nameservers: view.nameservers.map((one) => ({ ...one, via: [pathStep, ...one.via] })) };
}

function corednsOf(
  { fact, place, files, resolver }: Started,
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
    ...defined({ workingDirectory: fact.workingDirectory }),
    // The manager's own environment is not in a repository.
    envFrom: true,
  };
  const found = corefileAmong(
    asWorkload(fact, container),
    container,
    { files, used: [], isAbsent: () => false, isOfImage: () => false, volumes: new Set() },
    context,
  );
  if (found === undefined) return undefined;
  const assumes = [...pool.files.values()].find(({ text }) => text === found.text)?.assumes;
  // Named like a bare Corefile, where the machine is unknown.
  const [start] = found.text.segments;
  const name = pool.standalone === true ? (start?.file ?? found.text.file).path : place.name;
  return asFarAsKnown(makeServer({ ...place, name, found, resolver }, context), assumes);
}

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
    at: fact.at,
  };
}

function daemonOf(
  { fact, place, files, resolver }: Started,
  daemon: Daemon,
  context: ClusterContext,
): DnsServer | undefined {
  const given = startedWith(fact, daemon, files);
  const container: ResolverContainer = { image: '', ...given, beside: files, env: fact.env, at: fact.at };
  const reading = context.readers.software.find((one) => one.recognises(container))?.read(container);
  if (reading === undefined) return undefined;
  for (const notice of reading.notices) context.addNotice(notice);
  return {
    ...place,
    software: daemon.program,
    version: '',
    config: reading.value,
    upstreams: resolveUpstreams(reading.value, outsidePods(resolver)),
    claims: boundAddresses(reading.value),
    ...defined({ startsWithoutAddresses: daemon.startsWithoutAddresses }),
  };
}

export function boundAddresses({ blocks }: ServerConfig): readonly string[] {
  const addresses = blocks.flatMap(({ bind }) =>
    bind.flatMap(({ value }) => (value.kind === 'address' ? (parseAddress(value.address) ?? []) : [])),
  );
  return [...new Set(addresses)].filter((address) => !/^(?:0\.0\.0\.0$|::$|127\.|::1$)/.test(address));
}

function startedWith(
  { words: given, at }: NodeServerFact,
  { fileOption, usualFiles }: Daemon,
  files: ReadonlyMap<string, SourceText>,
): Pick<ResolverContainer, 'words' | 'files'> {
  const named = new Map<string, SourceText>();
  const words: Located<string>[] = [];
  for (let i = 0; i < given.length; i += 1) {
    const word = itemAt(given, i);
    const match = i === 0 ? undefined : fileOption?.pattern.exec(word.value);
    if (fileOption === undefined || match == null) {
      words.push(word);
      continue;
    }
    const attached = match[1] ?? match[2] ?? '';
    const value = attached === '' ? given[i + 1] : undefined;
    if (value !== undefined) i += 1;
    const path = value?.value ?? attached;
    const text = path === '/dev/null' ? synthetic(at, '') : files.get(path);
    if (text !== undefined) named.set(fileOption.main, text);
    else for (const one of value === undefined ? [word] : [word, value]) words.push(one);
  }
  return {
    words,
    files: named.size > 0 ? named : new Map([...files].filter(([path]) => usualFiles.test(path))),
  };
}
