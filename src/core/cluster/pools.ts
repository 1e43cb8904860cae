/** The pools of nodes, and the address that kubelets hand out as the cluster DNS. */

import { nthAddress, parseAddress } from '../dns/endpoint.ts';
import type {
  ConfigReaders,
  Fact,
  KubeletFact,
  NetworkFact,
  NodeFileFact,
  NodeLinkFact,
  NodeNetworkFact,
  NodeProfileFact,
  NodeServerFact,
  NodeServiceFact,
} from '../facts/fact.ts';
import type { PathStep } from '../facts/path.ts';
import type { Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { type FactOf, ofKind } from './cluster-facts.ts';
import type { ClusterInput } from './input.ts';
import { machinesApart } from './machines.ts';
import { makePool, type PoolInput } from './make-pool.ts';
import type { Pool } from './pool.ts';
import type { ClusterSettings } from './settings.ts';

export function clusterDnsOf(
  settings: ClusterSettings | undefined,
  networks: readonly NetworkFact[],
  nth = 10,
): { address: string; via: readonly PathStep[]; at: Location }[] {
  const out: { address: string; via: readonly PathStep[]; at: Location }[] = [];
  const add = (address: string | undefined, at: Location, says: string): void => {
    if (address !== undefined && !out.some((one) => one.address === address))
      out.push({ address, at, via: [{ at, says, setting: 'cluster-dns' }] });
  };
  for (const one of settings?.clusterDns ?? [])
    add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
  if (out.length > 0) return out;
  for (const fact of networks)
    for (const one of fact.clusterDNS ?? [])
      add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
  if (out.length > 0) return out;
  for (const one of settings?.serviceCidrs ?? [])
    add(nthAddress(one.value, nth), one.at, `the cluster DNS is the ${ordinal(nth)} address of ${one.value}`);
  if (out.length > 0) return out.slice(0, 1);
  for (const fact of networks)
    for (const one of fact.serviceSubnets ?? [])
      add(nthAddress(one.value, nth), one.at, `the cluster DNS is the ${ordinal(nth)} address of ${one.value}`);
  return out.slice(0, 1);
}

function ordinal(n: number): string {
  return n === 10 ? 'tenth' : n === 3 ? 'third' : `${n}th`;
}

/** The pools of a cluster's nodes. Files that only mirror some machine's tree count where a kubelet's lie beside them. */
export function makePools(
  input: ClusterInput,
  all: readonly Fact[],
  readers: ConfigReaders,
  notices: Notice[],
): { readonly pools: Pool[]; readonly machines: Pool[] } {
  const standalone = all.filter((fact) => fact.kind === 'node-server' && fact.standalone !== undefined);
  const facts = all.filter((fact) => fact.standalone === undefined);
  const of = <K extends Fact['kind']>(kind: K): FactOf<K>[] => ofKind(facts, kind);
  const kubelets = of('kubelet');
  const profiles = of('node-profile');
  const declared = input.settings?.nodes ?? [];
  const hasCluster = facts.some((fact) => /^(?:workload|service|config-map|kubelet)$/.test(fact.kind));
  const started = of('node-server');
  // A node-local cache runs on nodes wherever its unit lies; so does a unit whose only machines the configuration declares.
  const trees = new Set(kubeletTrees(kubelets));
  for (const { overlay, program } of started)
    if (overlay !== undefined && (program === 'node-cache' || (declared.length > 0 && !hasCluster))) trees.add(overlay);
  const isCertain = (fact: { readonly overlay?: string }): boolean =>
    fact.overlay === undefined || trees.has(fact.overlay);
  const certain = <T extends { readonly overlay?: string }>(list: readonly T[]): T[] => list.filter(isCertain);
  const network = certain(of('node-network'));
  const links = of('node-link');
  const files = certain(of('node-file'));
  const services = of('node-service');
  const machines =
    declared.length > 0
      ? NO_MACHINES
      : machinesOf([...files, ...links, ...network, ...services], [...kubelets, ...profiles]);
  const said = [...profiles, ...kubelets, ...files, ...links, ...network, ...services].flatMap(
    (fact) => fact.pool ?? [],
  );
  const found = [...new Set([...said, ...machines.each])];
  const names = declared.length > 0 ? declared.map((node) => node.name) : found.length > 0 ? found : ['default'];
  const isOf = (fact: { readonly pool?: string; readonly at: Location }, name: string): boolean => {
    const { path } = fact.at.file;
    if (declared.length > 0) return true;
    if (fact.pool !== undefined) return fact.pool === name;
    if (machines.none.has(path)) return false;
    return !machines.each.has(path) || path === name;
  };
  const taken = new Set<NodeServerFact>();
  const pools = names.map((name) => {
    const node = declared.find((one) => one.name === name);
    const mine = <T extends { readonly pool?: string; readonly at: Location }>(list: readonly T[]): T[] =>
      list.filter((fact) => isOf(fact, name));
    const about = mine(profiles);
    const servers = started.filter((fact) => isCertain(fact) && isOf(fact, name));
    for (const server of servers) taken.add(server);
    return makePool(
      {
        name,
        ...systemOf(node?.os, about),
        provisioner: node?.provisioner ?? about.find((fact) => fact.provisioner !== undefined)?.provisioner,
        addresses: (node?.addresses ?? about.find((fact) => fact.addresses !== undefined)?.addresses ?? []).flatMap(
          (one) => {
            const value = parseAddress(one.value);
            return value === undefined ? [] : [{ value, at: one.at }];
          },
        ),
        declared: node?.files ?? [],
        files: mine(files),
        links: mine(links),
        network: mine(network),
        services: mine(services),
        kubelets: mine(kubelets),
        servers,
        at: node?.at,
      },
      readers,
      notices,
    );
  });
  const others = [...started.filter((fact) => !taken.has(fact)), ...standalone] as NodeServerFact[];
  return { pools, machines: machinesApart(others, all, readers, notices) };
}

/** The system that is declared, else stated, else the one that all images' names say. */
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

/** Folders that mirror the root of a node on which a kubelet is configured: `images/node` of `images/node/etc/default/kubelet`. */
function kubeletTrees(kubelets: readonly KubeletFact[]): ReadonlySet<string> {
  const trees = new Set<string>();
  for (const { at } of kubelets) {
    const parts = at.file.path.split('/');
    // A folder of units, the kubelet's among them.
    if (/(?:^|\/)kubelet\.service$/.test(at.file.path)) trees.add(parts.slice(0, -1).join('/'));
    for (const [index, part] of parts.entries())
      if (/^(?:etc|usr|var|lib|run|opt)$/.test(part)) trees.add(parts.slice(0, index).join('/'));
  }
  return trees;
}

/** Files of the repository, each of which is one kind of machine. */
interface Machines {
  /** Each makes a pool of its own, since they contradict each other about the same file on nodes. */
  readonly each: ReadonlySet<string>;
  /** Machines that are no nodes: others of the cluster are set up as nodes, and these are not. */
  readonly none: ReadonlySet<string>;
}
const NO_MACHINES: Machines = { each: new Set(), none: new Set() };

/**
 * Which files are of machines: user data, Ignition and the like, one for each kind of machine. Two that write the same
 * path differently speak of different nodes. Where some of them also set up a kubelet, those that do not are machines
 * beside the cluster, such as a DNS server's.
 */
function machinesOf(
  facts: readonly (NodeFileFact | NodeLinkFact | NodeNetworkFact | NodeServiceFact)[],
  nodes: readonly (KubeletFact | NodeProfileFact)[],
): Machines {
  // What a playbook does it does to all machines of its hosts.
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
    const says = fact.kind === 'node-file' ? fact.text.text : `-> ${fact.target}`;
    const at = texts.get(fact.path) ?? new Map<string, string>();
    at.set(clusterPath, `${at.get(clusterPath) ?? ''}${says}\n`);
    texts.set(fact.path, at);
  }
  const each = new Set<string>();
  for (const clusterPaths of texts.values()) {
    if (new Set(clusterPaths.values()).size < 2) continue;
    for (const clusterPath of clusterPaths.keys()) each.add(clusterPath);
  }
  return { each, none };
}
