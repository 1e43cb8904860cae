import { nthAddress, parseAddress } from '../dns/endpoint.ts';
import type { Fact } from '../facts/fact.ts';
import type { NetworkFact } from '../facts/network.ts';
import type {
  KubeletFact,
  NodeFileFact,
  NodeLinkFact,
  NodeNetworkFact,
  NodeProfileFact,
  NodeServerFact,
  NodeServiceFact,
} from '../facts/node.ts';
import type { PathStep } from '../facts/path.ts';
import { append, grouped } from '../text/append.ts';
import type { Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import { directoryOf } from '../text/paths.ts';
import { type FactOf, ofKind } from './cluster-facts.ts';
import type { ClusterInput } from './input.ts';
import { contestsAmong, kindsOfMachines, TOP_FOLDERS } from './machine-kinds.ts';
import type { PoolInput } from './make-pool.ts';
import type { Pool } from './pool.ts';
import type { ClusterSettings, NodeSettings } from './settings.ts';
import type { SharedPools } from './shared-pools.ts';

/** Machines beside the cluster whose units start a DNS server. */
function standaloneMachines(
  servers: readonly NodeServerFact[],
  facts: readonly Fact[],
  shared: SharedPools,
  notices: Notice[],
): Pool[] {
  if (servers.length === 0) return [];
  const byMachine = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (!OF_MACHINES.test(fact.kind)) continue;
    const key = machineOf(fact);
    append(byMachine, key, fact);
  }
  const wanted = grouped(servers, (server) => machineOf(server));
  return [...wanted].map(([key, mine]) => {
    const of = <K extends Fact['kind']>(kind: K): FactOf<K>[] => ofKind(byMachine.get(key) ?? [], kind);
    const os = of('node-profile').find((fact) => fact.os !== undefined)?.os;
    return shared.poolOf(
      {
        name: key,
        os,
        provisioner: undefined,
        addresses: [],
        declared: [],
        files: of('node-file'),
        links: of('node-link'),
        network: of('node-network'),
        services: of('node-service'),
        kubelets: [],
        servers: mine,
        standalone: true,
        at: mine[0]?.at,
      },
      notices,
    );
  });
}

const OF_MACHINES = /^node-(?:file|link|network|service|profile)$/;

function machineOf(fact: Fact): string {
  if (fact.standalone !== undefined) return fact.standalone;
  if ('overlay' in fact && fact.overlay !== undefined) return fact.overlay === '' ? '/' : fact.overlay;
  if (fact.pool !== undefined) return fact.pool;
  if (fact.by !== undefined) return fact.by.hosts ?? fact.by.role ?? fact.at.file.path;
  return fact.at.file.path;
}

export function clusterDnsOf(
  settings: ClusterSettings | undefined,
  networks: readonly NetworkFact[],
  nth = 10,
): { address: string; via: readonly PathStep[]; at: Location }[] {
  const out: { address: string; via: readonly PathStep[]; at: Location }[] = [];
  const add = (address: string | undefined, at: Location, description: string): void => {
    if (address !== undefined && !out.some((one) => one.address === address))
      out.push({ address, at, via: [{ at, description, setting: 'cluster-dns' }] });
  };
  for (const list of [settings?.clusterDns ?? [], networks.flatMap(({ clusterDNS = [] }) => clusterDNS)]) {
    for (const { value, at } of list) add(parseAddress(value), at, `the cluster DNS address is ${value}`);
    if (out.length > 0) return out;
  }
  for (const list of [settings?.serviceCidrs ?? [], networks.flatMap(({ serviceSubnets = [] }) => serviceSubnets)]) {
    for (const { value, at } of list)
      add(nthAddress(value, nth), at, `the cluster DNS is the ${ordinal(nth)} address of ${value}`);
    if (out.length > 0) break;
  }
  return out.slice(0, 1);
}

function ordinal(n: number): string {
  return n === 10 ? 'tenth' : n === 3 ? 'third' : `${n}th`;
}

interface NodeFacts {
  readonly kubelets: readonly KubeletFact[];
  readonly profiles: readonly NodeProfileFact[];
  readonly files: readonly NodeFileFact[];
  readonly links: readonly NodeLinkFact[];
  readonly network: readonly NodeNetworkFact[];
  readonly services: readonly NodeServiceFact[];
  readonly servers: readonly NodeServerFact[];
}
type NodeFact = { readonly pool?: string; readonly at: Location };
type PoolsOf = (fact: NodeFact) => readonly string[];

/** A mirrored machine's files count only beside a kubelet's. */
export function makePools(
  input: ClusterInput,
  all: readonly Fact[],
  shared: SharedPools,
  notices: Notice[],
): { readonly pools: Pool[]; readonly machines: Pool[] } {
  const facts = all.filter((fact) => fact.standalone === undefined);
  const declared = input.settings?.nodes ?? [];
  const onNodes = nodeFactsOf(facts, declared.length > 0);
  const { names, poolsOf } = poolsNamed(onNodes, declared);
  const ofPool = byPool(onNodes, poolsOf);
  const taken = new Set<NodeServerFact>();
  // Files outside of several clusters may be of any of them.
  const contestOf = contestsAmong(
    (path) => input.settings !== undefined || input.name === 'default' || path.startsWith(`${input.name}/`),
  );
  const pools = names.flatMap((name) => {
    const node = declared.find((one) => one.name === name);
    const pool = poolInput(name, node, ofPool(name));
    for (const server of pool.servers ?? []) taken.add(server);
    return kindsOfMachines(pool, contestOf(pool), notices).map((kind) => shared.poolOf(kind, notices));
  });
  const servers = ofKind(all, 'node-server');
  const others = [
    ...servers.filter((fact) => fact.standalone === undefined && !taken.has(fact)),
    ...servers.filter((fact) => fact.standalone !== undefined),
  ];
  return { pools, machines: standaloneMachines(others, all, shared, notices) };
}

function nodeFactsOf(facts: readonly Fact[], isDeclared: boolean): NodeFacts {
  const kubelets = ofKind(facts, 'kubelet');
  const servers = ofKind(facts, 'node-server');
  const hasCluster = facts.some((fact) => /^(?:workload|service|config-map|kubelet)$/.test(fact.kind));
  // A node-local cache's unit implies a node.
  const profiles = ofKind(facts, 'node-profile');
  // What installs a node's kubelet is configured in its tree.
  const trees = new Set(
    kubeletTrees([...kubelets, ...profiles.filter(({ provisioner }) => provisioner !== undefined)]),
  );
  const overlays = new Set(facts.flatMap((fact) => ('overlay' in fact ? (fact.overlay ?? []) : [])));
  // At a repository's root lies what is of all its folders.
  for (const folder of kubelets.map(({ at }) => directoryOf(at.file.path)))
    if (folder !== '' && overlays.has(folder)) trees.add(folder);
  for (const { overlay, program } of servers)
    if (overlay !== undefined && (program === 'node-cache' || (isDeclared && !hasCluster))) trees.add(overlay);
  const isCertain = ({ overlay }: { readonly overlay?: string }): boolean =>
    overlay === undefined || trees.has(overlay);
  return {
    kubelets,
    profiles,
    files: ofKind(facts, 'node-file').filter(isCertain),
    links: ofKind(facts, 'node-link'),
    network: ofKind(facts, 'node-network').filter(isCertain),
    services: ofKind(facts, 'node-service'),
    servers: servers.filter(isCertain),
  };
}

function poolsNamed(
  { kubelets, profiles, files, links, network, services }: NodeFacts,
  declared: readonly NodeSettings[],
): { readonly names: readonly string[]; readonly poolsOf: PoolsOf } {
  if (declared.length > 0) {
    const names = declared.map((node) => node.name);
    const isNamed = new Set(names);
    const all = [...isNamed];
    return { names, poolsOf: ({ pool }) => (pool === undefined || !isNamed.has(pool) ? all : [pool]) };
  }
  const machines = machinesOf([...files, ...links, ...network, ...services], [...kubelets, ...profiles]);
  const stated = [...profiles, ...kubelets, ...files, ...links, ...network, ...services].flatMap(
    (fact) => fact.pool ?? [],
  );
  const found = [...new Set([...stated, ...machines.each])];
  const names = found.length > 0 ? found : ['default'];
  const poolsOf: PoolsOf = ({ pool, at: { file } }) => {
    if (pool !== undefined) return [pool];
    if (machines.none.has(file.path)) return [];
    return machines.each.has(file.path) ? [file.path] : names;
  };
  return { names, poolsOf };
}

/** One pass over each list, however many pools there are; pools without facts of their own share one. */
function byPool(facts: NodeFacts, poolsOf: PoolsOf): (pool: string) => NodeFacts {
  const listed = <T extends NodeFact>(list: readonly T[]): ((pool: string) => readonly T[]) => {
    const common: T[] = [];
    const own = new Map<string, T[]>();
    for (const fact of list) {
      const pools = poolsOf(fact);
      const [only] = pools;
      if (only === undefined) continue;
      const lists = pools.length === 1 ? [own.get(only) ?? common.slice()] : [common, ...own.values()];
      for (const facts of lists) facts.push(fact);
      if (pools.length === 1) own.set(only, lists[0] ?? []);
    }
    return (pool) => own.get(pool) ?? common;
  };
  const [kubelets, profiles] = [listed(facts.kubelets), listed(decisive(facts.profiles, poolsOf))];
  const [links, network, files] = [listed(facts.links), listed(facts.network), listed(facts.files)];
  const [services, servers] = [listed(facts.services), listed(facts.servers)];
  return (pool) => ({
    ...{ kubelets: kubelets(pool), profiles: profiles(pool), files: files(pool), links: links(pool) },
    ...{ network: network(pool), services: services(pool), servers: servers(pool) },
  });
}

/** Several pools share hundreds of facts: the first to state something decides. */
function decisive(profiles: readonly NodeProfileFact[], poolsOf: PoolsOf): readonly NodeProfileFact[] {
  const stated = new Set<string>();
  return profiles.filter((fact) => {
    if (poolsOf(fact).length < 2) return true;
    const before = stated.size;
    if (fact.addresses !== undefined) stated.add('addresses');
    if (fact.provisioner !== undefined) stated.add('provisioner');
    if (fact.os !== undefined) stated.add(fact.assumes === undefined ? 'os' : `os ${fact.os.value}`);
    return stated.size > before;
  });
}

function poolInput(name: string, node: NodeSettings | undefined, { profiles: about, ...facts }: NodeFacts): PoolInput {
  const addresses = node?.addresses ?? about.find((fact) => fact.addresses !== undefined)?.addresses ?? [];
  return {
    name,
    ...systemOf(node?.os, about),
    provisioner: node?.provisioner ?? about.find((fact) => fact.provisioner !== undefined)?.provisioner,
    addresses: addresses.flatMap((one) => {
      const value = parseAddress(one.value);
      return value === undefined ? [] : [{ value, at: one.at }];
    }),
    declared: node?.files ?? [],
    ...facts,
    at: node?.at,
  };
}

function systemOf(
  declared: PoolInput['os'],
  about: readonly NodeProfileFact[],
): Pick<PoolInput, 'os'> & { readonly osAssumes?: string } {
  const stated = declared ?? about.find((fact) => fact.os !== undefined && fact.assumes === undefined)?.os;
  if (stated !== undefined) return { os: stated };
  const named = about.filter((fact) => fact.os !== undefined && fact.assumes !== undefined);
  const [first] = named;
  if (first?.os === undefined || first.assumes === undefined) return { os: undefined };
  if (named.some((fact) => fact.os?.value !== first.os?.value)) return { os: undefined };
  return { os: first.os, osAssumes: first.assumes };
}

/** Folders that mirror a kubelet's node: `images/node` of `images/node/etc/default/kubelet`. */
function kubeletTrees(kubelets: readonly Pick<KubeletFact, 'at'>[]): ReadonlySet<string> {
  const trees = new Set<string>();
  for (const path of new Set(kubelets.map(({ at }) => at.file.path))) {
    if (/(?:^|\/)kubelet\.service$/.test(path)) trees.add(directoryOf(path));
    if (!MAY_MIRROR.test(path)) continue;
    const parts = path.split('/');
    for (const [index, part] of parts.entries()) if (TOP_FOLDERS.has(part)) trees.add(parts.slice(0, index).join('/'));
  }
  return trees;
}

const MAY_MIRROR = new RegExp(`(?:^|/)(?:${[...TOP_FOLDERS].join('|')})(?:/|$)`);

interface Machines {
  /** Pools of their own, as they contradict each other. */
  readonly each: ReadonlySet<string>;
  /** No nodes, as others are set up as nodes. */
  readonly none: ReadonlySet<string>;
}

/** First-boot data: files that write one path differently are pools; without a kubelet beside one with, no nodes. */
function machinesOf(
  facts: readonly (NodeFileFact | NodeLinkFact | NodeNetworkFact | NodeServiceFact)[],
  nodes: readonly (KubeletFact | NodeProfileFact)[],
): Machines {
  // A playbook acts on all its hosts.
  const own = facts.filter(
    (fact) => fact.pool === undefined && fact.by === undefined && !('overlay' in fact && fact.overlay !== undefined),
  );
  const setUp = new Set(nodes.map((fact) => fact.at.file.path));
  const paths = new Set(own.map((fact) => fact.at.file.path));
  const none = new Set([...paths].some((path) => setUp.has(path)) ? [...paths].filter((path) => !setUp.has(path)) : []);
  const texts = new Map<string, Map<string, string>>();
  for (const fact of own) {
    const { path: clusterPath } = fact.at.file;
    if (none.has(clusterPath) || fact.kind === 'node-network' || fact.kind === 'node-service') continue;
    const content = fact.kind === 'node-file' ? fact.text.text : `-> ${fact.target}`;
    const at = getOrInsert(texts, fact.path, () => new Map<string, string>());
    at.set(clusterPath, `${at.get(clusterPath) ?? ''}${content}\n`);
  }
  const each = new Set<string>();
  for (const clusterPaths of texts.values()) {
    if (new Set(clusterPaths.values()).size < 2) continue;
    for (const clusterPath of clusterPaths.keys()) each.add(clusterPath);
  }
  return { each, none };
}
