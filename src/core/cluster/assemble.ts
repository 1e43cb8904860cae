/** Assembles one cluster from facts: servers, their networks, their upstreams. */

import { POD_ADDRESS, parseAddress, splitPort } from '../dns/endpoint.ts';
import { absolute } from '../dns/name.ts';
import type { ConfigTextFact } from '../facts/config-text.ts';
import type { ConfigMapFact, ServiceFact } from '../facts/objects.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import type { Container, EnvSource, EnvVar, WorkloadFact } from '../facts/workload.ts';
import { grouped } from '../text/append.ts';
import { type Budget, beyondLimit } from '../text/budget.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import { invariant, itemAt } from '../text/invariant.ts';
import { isInside, type Location, placeKey } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { askedOnce, once } from '../text/once.ts';
import { baseName, directoryOf } from '../text/paths.ts';
import { compareText, firstIndex } from '../text/sorted.ts';
import { extentOf, type SourceText } from '../text/source-text.ts';
import { expandReferences, OF_SERVICES, type VariableValue } from '../text/variable-references.ts';
import { routeAddresses } from './address-routes.ts';
import type { Cluster, PoolView, ResolverView } from './cluster.ts';
import { type ClusterFacts, gatherFacts, isCluster, ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';
import { openPrograms } from './corefile-of.ts';
import { isCorefileMap } from './dns-objects.ts';
import { guardRivals } from './guard-rivals.ts';
import type { ClusterInput } from './input.ts';
import { lostResolvConf } from './kubelet-resolver.ts';
import { isElsewhere, volumeKey } from './mounts.ts';
import { networkResolvers, onTheirNetwork, reportOpenRules } from './network-resolvers.ts';
import { ETC } from './node-resolver-file.ts';
import { addPlatformServers } from './platform-servers.ts';
import { handedOutView, resolversKey } from './pod-resolver.ts';
import type { Pool } from './pool.ts';
import { makePools } from './pools.ts';
import { addressServices, kubeletDns } from './service-addresses.ts';
import { openPools, type SharedPools } from './shared-pools.ts';
import { installedVersion, statedVersion, versionElsewhere } from './stated-version.ts';
import { collectServers } from './workload-servers.ts';

export function assemble(input: ClusterInput, readers: ConfigReaders): Cluster {
  const context = contextOf(input, readers);
  const { facts, pools, notices, symbolic } = context;
  const collected = collectServers(context);
  const network = networkResolvers(context);
  const declared = onTheirNetwork(addPlatformServers(collected.servers, collected.unread, context), network.nodes);
  reportOpenRules(network.open, declared, context);
  const servers = [...declared, ...network.servers];
  const hasPods = isCluster(facts.all, input.settings);
  if (hasPods) for (const notice of context.machineNotices) context.addNotice(notice);
  const poolViews = pools.map((pool) => ({
    pool: pool.name,
    ...defined({ kindOf: pool.kindOf }),
    inherited: context.inherited(pool),
    handedOut: handedOutView(context.handedOut(pool)),
    own: context.shared.own(pool, facts.anchor),
    addresses: pool.addresses,
  }));
  const { published, clusterDns, servesPods } = routeAddresses(servers, poolViews, context);
  const ineffective = [
    ...ofKind(facts.all, 'kubelet').flatMap((fact) => fact.ineffective),
    ...pools.flatMap((pool) => lostResolvConf(pool)),
  ];
  return {
    name: input.name,
    servers,
    published: [...published, ...network.published],
    pools: hasPods ? poolViews : [],
    ineffective: [...new Set(ineffective)],
    guardRivals: guardRivals(context),
    guardRemovals: ofKind(facts.all, 'guard-edit'),
    inheritsClusterDns: collected.inheritsClusterDns,
    nodeFiles: [...pools.flatMap((pool) => resolverFilesOf(pool, readers)), ...poolViews.map(generatedFileOf)],
    symbolic: new Map([[POD_ADDRESS, 'the address of its pod'], ...symbolic, ...network.shown]),
    clusterDns,
    ...defined({ servesPods, variant: input.variant }),
    clusterDomain: absolute(facts.domain),
    containers: collected.containers,
    declared: input.settings !== undefined,
    notices,
  };
}

function contextOf(input: ClusterInput, readers: ConfigReaders): ClusterContext {
  const notices: Notice[] = [];
  const machineNotices: Notice[] = [];
  const claimedTexts = new Set<SourceText>();
  const gathered = gatherFacts(input, claimedTexts, notices);
  const mapsNamed = mapsByName(gathered);
  const around = { maps: mapsNamed, budget: input.budget, notices };
  const workloads = withoutReplaced(gathered.workloads).map((one) => withVariables(one, around));
  const facts = { ...gathered, workloads };
  const shared = input.pools ?? openPools(readers);
  const { pools, machines } = makePools(input, facts.all, shared, machineNotices);
  const services = addressServices(facts, input.settings);
  const inherited = inheritedViews(pools, shared, machineNotices, facts.anchor);
  const coreDnsVersion = statedVersion(input.facts);
  const ofKubelets = askedOnce((kubelets: Pool['kubelets']) => kubeletDns(kubelets, services));
  const handedOut: ClusterContext['handedOut'] = ({ kubelets }) => ofKubelets(kubelets);
  return Object.freeze({
    input,
    facts,
    ...services,
    pools,
    machines,
    inherited,
    handedOut,
    resolversKey: askedOnce((pool: Pool) => resolversKey(handedOut(pool), inherited(pool))),
    mapsNamed,
    servicesNamed: servicesByName(facts),
    texts: facts.texts,
    textsIn: openTextsIn(facts),
    textsBelow: indexFolders(facts.texts),
    coreDnsVersion,
    installedVersion: installedVersion(input.facts),
    versionElsewhere: versionElsewhere(coreDnsVersion, input.facts),
    nodeFiles: new Map(pools.flatMap((pool) => [...pool.files].map(([path, { text }]) => [path, text] as const))),
    readers,
    programs: input.programs ?? openPrograms(readers),
    shared,
    notices,
    machineNotices,
    addNotice: withoutRepeats(notices),
    clusterDomain: facts.domain.toLowerCase().replace(/^\.|\.$/g, ''),
    claimed: new Set<ConfigMapFact>(),
    claimedTexts,
  });
}

function openTextsIn({ all }: ClusterFacts): ClusterContext['textsIn'] {
  const keyOf = (name: string, { file }: Location): string => `${name}\n${file.path}`;
  const byFile = once(() => {
    const found = grouped(ofKind(all, 'config-text'), ({ path, text }) => keyOf(baseName(path), extentOf(text)));
    const startOf = ({ text }: ConfigTextFact): number => extentOf(text).span.start;
    return new Map([...found].map(([key, texts]) => [key, [...texts].sort((a, b) => startOf(a) - startOf(b))]));
  });
  return (name, at) => {
    const texts = byFile().get(keyOf(name, at)) ?? [];
    const out: ConfigTextFact[] = [];
    const first = firstIndex(texts.length, (index) => extentOf(itemAt(texts, index).text).span.start < at.span.start);
    for (let index = first; index < texts.length; index += 1) {
      const one = itemAt(texts, index);
      if (extentOf(one.text).span.start > at.span.end) break;
      if (isInside(extentOf(one.text), at)) out.push(one);
    }
    return out;
  };
}

function inheritedViews(
  pools: readonly Pool[],
  shared: SharedPools,
  notices: Notice[],
  anchor: ClusterFacts['anchor'],
): ClusterContext['inherited'] {
  const views = new Map<string, ResolverView>();
  for (const pool of pools) views.set(pool.name, shared.inherited(pool, anchor, notices));
  return (pool) => {
    const view = views.get(pool.name);
    invariant(view !== undefined, `there is no pool ${pool.name}`);
    return view;
  };
}

/**
 * Of several folders and builds the first with a workload that mounts it counts; of one folder the last (`kubectl apply`
 * takes files in order).
 */
function mapsByName({ maps, workloads }: ClusterFacts): ReadonlyMap<string, ConfigMapFact> {
  const mounted = new Set(workloads.flatMap(mountedBeside));
  const isMountedBeside = (map: ConfigMapFact): boolean => mounted.has(besideKey(map, map.name));
  const named = new Map<string, ConfigMapFact>();
  for (const map of maps) {
    for (const name of [map.name, `${map.namespace}/${map.name}`]) {
      const key = volumeKey(name, map.secret);
      const earlier = named.get(key);
      const isNearer = earlier !== undefined && !isMountedBeside(earlier) && isMountedBeside(map);
      if (earlier === undefined || (isNearer && isByItself(earlier)) || isAppliedOver(earlier, map))
        named.set(key, map);
    }
  }
  return named;
}

function mountedBeside(workload: WorkloadFact): readonly string[] {
  return workload.volumes.flatMap(({ source }) =>
    source.kind === 'config-map' && source.name !== undefined ? besideKey(workload, source.name) : [],
  );
}

/** Of what one tool builds, else of one folder. */
function besideKey({ at, namespace, clusterPath }: ConfigMapFact | WorkloadFact, name: string): string {
  return `${clusterPath === undefined ? directoryOf(at.file.path) : `//${clusterPath}`}\0${namespace}\0${name}`;
}

/** No tool decides whether it is applied. */
function isByItself({ clusterPath, appliedBy, installerDefault }: ConfigMapFact): boolean {
  return clusterPath === undefined && appliedBy === undefined && installerDefault === undefined;
}

/** Of one name in one file or folder the last, unless it is a patch, which has no labels. */
function withoutReplaced(workloads: readonly WorkloadFact[]): readonly WorkloadFact[] {
  const keyOf = ({ workload, namespace, name }: WorkloadFact): string => `${workload} ${namespace}/${name}`;
  const whole = workloads.filter(({ labels }) => Object.keys(labels).length > 0);
  const last = new Map<string, WorkloadFact>();
  for (const one of whole) {
    const earlier = last.get(keyOf(one));
    if (earlier === undefined || isAppliedOver(earlier, one)) last.set(keyOf(one), one);
  }
  return workloads.filter((one) => {
    const later = last.get(keyOf(one));
    return later === undefined || later === one || !isAppliedOver(one, later);
  });
}

/** Not where a template applies only one of its branches. */
function isAppliedOver(earlier: ConfigMapFact | WorkloadFact, later: ConfigMapFact | WorkloadFact): boolean {
  const isAlways = [earlier, later].every(({ at }) => conditionsAt(at).length === 0);
  if (!isAlways || earlier.namespace !== later.namespace) return false;
  // A patch leaves other entries as they are.
  if (later.kind === 'config-map' && later.appliedBy !== undefined && isCorefileMap(earlier) && !isCorefileMap(later))
    return false;
  const [before, after] = [earlier.at.file.path, later.at.file.path];
  if (before === after) return earlier.at.span.start < later.at.span.start;
  const isPlain = earlier.clusterPath === undefined && later.clusterPath === undefined;
  return isPlain && directoryOf(before) === directoryOf(after) && before < after;
}

function servicesByName({ services }: ClusterFacts): ReadonlyMap<string, ServiceFact> {
  const named = new Map<string, ServiceFact>();
  for (const service of services) {
    const name = `${service.namespace}/${service.name}`;
    if (!named.has(name)) named.set(name, service);
  }
  return named;
}

/** By their usual name, and the one that kubelets are set to copy. */
function resolverFilesOf(pool: Pool, readers: ConfigReaders): Cluster['nodeFiles'] {
  const named = new Set(pool.kubelets.flatMap(({ resolvConf }) => resolvConf?.value ?? []));
  return [...pool.files]
    .filter(([path]) => path.endsWith('resolv.conf') || named.has(path))
    .map(([path, file]) => ({ path, pool: pool.name, nameservers: readers.resolverFile(file.text).value.nameservers }));
}

function generatedFileOf({ pool, own }: PoolView): Cluster['nodeFiles'][number] {
  const nameservers = own.nameservers.map(({ address, at }) => ({ value: address, at }));
  return { path: ETC, pool, nameservers };
}

function withoutRepeats(notices: Notice[]): (notice: Notice) => void {
  const known = new Set<string>();
  return (notice) => {
    const key = `${placeKey(notice.at)}|${notice.message}`;
    if (known.has(key)) return;
    known.add(key);
    notices.push(notice);
  };
}

/** Texts by folder, without scanning all. */
export function indexFolders<T>(texts: ReadonlyMap<string, T>): (folder: string) => readonly (readonly [string, T])[] {
  const inOrder = once(() =>
    [...texts].map(([path, text], position) => [path, text, position] as const).sort(([a], [b]) => compareText(a, b)),
  );
  return (folder) => {
    const sorted = inOrder();
    const below = `${folder}/`;
    const from = firstIndex(sorted.length, (index) => (sorted[index]?.[0] ?? '') < below);
    let to = from;
    while (sorted[to]?.[0].startsWith(below) === true) to += 1;
    return sorted
      .slice(from, to)
      .sort((a, b) => a[2] - b[2])
      .map(([path, text]) => [path, text]);
  };
}

/** A container's variables as the kubelet makes them (pkg/kubelet/kubelet_pods.go makeEnvironmentVariables). */
interface Surroundings {
  readonly maps: ReadonlyMap<string, ConfigMapFact>;
  readonly budget: Budget | undefined;
  readonly notices: Notice[];
}

function withVariables(workload: WorkloadFact, around: Surroundings): WorkloadFact {
  if (workload.containers.every((one) => one.references === undefined)) return workload;
  return { ...workload, containers: workload.containers.map((one) => withReferences(one, workload, around)) };
}

function withReferences(container: Container, workload: WorkloadFact, around: Surroundings): Container {
  const { references } = container;
  if (references === undefined) return container;
  const mapOf = ({ map, secret }: Pick<EnvSource, 'map' | 'secret'>): ConfigMapFact | undefined =>
    map === undefined ? undefined : mapFor(around.maps, workload.namespace, { name: map, secret });
  const known = new Map<string, EnvVar>();
  let complete = true;
  for (const source of references) {
    const map = mapOf(source);
    if (map !== undefined) addAll(map, source, known);
    // Of a Secret keys may be encrypted, or come from elsewhere.
    if (map === undefined || source.secret === true) complete = false;
  }
  const variable = (name: string): VariableValue => {
    const one = known.get(name);
    if (one !== undefined) return one.value === undefined || one.secret !== undefined ? 'unknown' : { text: one.value };
    return complete && !OF_SERVICES.test(name) ? 'none' : 'unknown';
  };
  const expand = (text: string): string | undefined => {
    if (!text.includes('$')) return text;
    const { budget } = around;
    if ((budget?.refused('characters') ?? 0) === 0) {
      const filled = expandReferences(text, variable);
      if (budget?.take('characters', text.length + (filled?.length ?? 0)) !== false) return filled;
    }
    const message = 'variables in this container are not replaced: too much text is made of variables';
    around.notices.push(beyondLimit('characters', message, workload.at));
    return undefined;
  };
  for (const one of container.env) {
    const { from } = one;
    const stated = from === undefined ? one.value : textOf(mapOf(from), from.key);
    const value = from?.secret === true ? unlessFilledIn(stated) : stated;
    const secret = defined({ secret: from?.secret && ('filled' as const) });
    known.set(one.name, {
      ...one,
      ...secret,
      value: value === undefined || from !== undefined ? value : expand(value),
    });
  }
  const words = container.words.map((word) => ({ ...word, value: expand(word.value) ?? word.value }));
  return { ...container, env: [...known.values()], words, ...defined({ envFrom: complete ? undefined : true }) };
}

function mapFor(
  maps: Surroundings['maps'],
  namespace: string,
  { name, secret }: { readonly name: string; readonly secret: true | undefined },
): ConfigMapFact | undefined {
  const own = maps.get(volumeKey(`${namespace}/${name}`, secret));
  if (own !== undefined) return own;
  const other = maps.get(volumeKey(name, secret));
  return other === undefined || isElsewhere(other, namespace) ? undefined : other;
}

/** Of a Secret addresses count, with a scheme and port or without; all else stands where its value is put in later. */
function unlessFilledIn(text: string | undefined): string | undefined {
  const isAddress = (word: string): boolean =>
    parseAddress(word) !== undefined ||
    parseAddress(splitPort(word.replace(/^(?:dns|tls|https?|quic|grpc):\/\//, '')).address) !== undefined;
  return text?.split(/\s+/).every(isAddress) === true ? text : undefined;
}

function addAll(map: ConfigMapFact, { prefix, secret }: EnvSource, known: Map<string, EnvVar>): void {
  for (const { key, text, at } of map.data)
    known.set(`${prefix}${key}`, {
      ...{ name: `${prefix}${key}`, value: secret === true ? unlessFilledIn(text.text) : text.text, at },
      ...defined({ secret: secret && ('filled' as const) }),
    });
}

function textOf(map: ConfigMapFact | undefined, key: string): string | undefined {
  return map?.data.find((entry) => entry.key === key)?.text.text;
}
