/** Servers of workloads: one for each pool on which a pod sees other resolvers. */

import { isIPv6, isLoopback, isTakenBy, isUnspecified, POD_ADDRESS, parseAddress } from '../dns/endpoint.ts';
import type { BindAddress, ServerBlock, StartError } from '../facts/server-config.ts';
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { grouped } from '../text/append.ts';
import { defined } from '../text/defined.ts';
import { rootedPath } from '../text/paths.ts';
import type { DnsServer, InheritsClusterDns, PodContainer, ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { asFarAsKnown, makeServer, type ServerPlace } from './coredns-servers.ts';
import { corefileOf } from './corefile-of.ts';
import { readsCorefile } from './dns-objects.ts';
import type { FoundCorefile } from './found-corefile.ts';
import { atStart, besides, type KnownHosts, knownHosts, NO_HOSTS, serviceHosts } from './known-hosts.ts';
import { deepestMount, join } from './mounts.ts';
import { nodeResolverFile, onCommonSystems } from './node-resolver-file.ts';
import { podResolver } from './pod-resolver.ts';
import { isOneOfSeveral, type Pool } from './pool.ts';
import { type FoundResolver, resolverOf, resolverServer } from './resolver-workloads.ts';
import { handsOutNone } from './service-addresses.ts';

export interface WorkloadServers {
  readonly servers: readonly DnsServer[];
  readonly inheritsClusterDns: readonly InheritsClusterDns[];
  readonly unread: readonly UnreadServer[];
  readonly containers: readonly PodContainer[];
}
export interface UnreadServer {
  readonly workload: WorkloadFact;
  readonly container: Container;
  readonly title: string;
}

interface DnsContainer {
  readonly workload: WorkloadFact;
  readonly container: Container;
  readonly corefile: FoundCorefile | undefined;
  readonly resolver: FoundResolver | undefined;
}

interface Collected {
  readonly servers: DnsServer[];
  readonly inheritsClusterDns: InheritsClusterDns[];
  readonly ids: Set<string>;
}

export function collectServers(context: ClusterContext): WorkloadServers {
  const { facts, addressesOf } = context;
  const around = {
    hostsIn: serviceHosts(addressesOf, facts.domain),
    unlessBound: openBindings(context),
    isReadyLater: openReadiness(context),
  };
  const collected: Collected = { servers: [], inheritsClusterDns: [], ids: new Set() };
  const unread: UnreadServer[] = [];
  const containers: PodContainer[] = [];
  for (const workload of facts.workloads) {
    for (const container of workload.containers) {
      if (container.init) continue;
      const corefile = corefileOf(workload, container, context);
      const resolver = corefile === undefined ? resolverOf(workload, container, context) : undefined;
      const isServer = corefile !== undefined || resolver !== undefined;
      containers.push(podContainer(workload, container, isServer));
      if (isServer) {
        addContainer({ workload, container, corefile, resolver }, around, collected, context);
        continue;
      }
      const title = readsCorefile(container);
      if (title !== undefined && workload.installerDefault === undefined) unread.push({ workload, container, title });
    }
  }
  return { servers: collected.servers, inheritsClusterDns: collected.inheritsClusterDns, unread, containers };
}

function podContainer(workload: WorkloadFact, { name, image }: Container, isServer: boolean): PodContainer {
  const own = `${workload.namespace}/${workload.workload}/${workload.name}`;
  const network = workload.sharedNetwork ?? (workload.hostNetwork ? undefined : `pod:${own}`);
  return { workload: own, name, isServer, network, at: image?.at ?? workload.at };
}

interface Around {
  readonly hostsIn: (namespace: string) => KnownHosts;
  readonly unlessBound: ReturnType<typeof openBindings>;
  readonly isReadyLater: (workload: WorkloadFact) => true | undefined;
}

function addContainer(
  one: DnsContainer,
  { hostsIn, unlessBound, isReadyLater }: Around,
  collected: Collected,
  context: ClusterContext,
): void {
  const { workload, container } = one;
  const { pools } = context;
  const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
  const mounted = mountedResolver(workload, container, context);
  const variants = new Set<string>();
  const met = new Set<string>();
  for (const pool of pools) {
    const over = mounted(pool, '/etc/resolv.conf');
    if (over === undefined && !workload.hostNetwork) {
      const key = context.resolversKey(pool);
      if (met.has(key)) continue;
      met.add(key);
    }
    const resolver =
      over === undefined
        ? podResolver(workload, handsOutNone(pool.kubelets) ? 'none' : context.handedOut(pool), context.inherited(pool))
        : { view: over, inheritsClusterDns: undefined };
    const { view, inheritsClusterDns } = resolver;
    const signature = signatureOf(view, workload.hostNetwork ? pool.name : '');
    if (variants.has(signature)) continue;
    variants.add(signature);
    const place = identityOf(one, pool, collected.ids, isOneOfSeveral(pool, pools));
    const own = knownHosts(workload, context.servicesNamed, context.addressesOf);
    const services = inheritsClusterDns === undefined ? NO_HOSTS : hostsIn(workload.namespace);
    if (one.resolver !== undefined) {
      const given = { ...place, resolver: view, hosts: besides(own, services), assumption: workload.installerDefault };
      const resolver = resolverServer(one.resolver, given, context);
      const server = bound(asFarAsKnown(resolver, one.resolver.mayDiffer), unlessBound(resolver, workload, pool));
      collected.servers.push({ ...server, ...defined({ nodes: workload.nodes }) });
    }
    if (one.corefile === undefined) continue;
    const seen = (path: string): ResolverView =>
      path === '/etc/resolv.conf' ? view : (mounted(pool, path) ?? notStated(path));
    const hosts = besides(own, atStart(services));
    const { clusterPath } = workload;
    const made = makeServer(
      { ...place, ...defined({ clusterPath }), found: one.corefile, resolver: seen, hosts },
      context,
    );
    const server = bound(asFarAsKnown(made, one.corefile.mayDiffer), unlessBound(made, workload, pool));
    const installed = (workload.released ?? workload.platformSource === undefined) || undefined;
    const { ownerWrites, isSecond, nodes } = workload;
    const stated = defined({ ownerWrites, isSecond, installed, nodes, isReadyLater: isReadyLater(workload) });
    collected.servers.push({ ...server, ...stated });
    // Set by a chart or platform, not by the user.
    if (inheritsClusterDns !== undefined && workload.platformSource === undefined)
      collected.inheritsClusterDns.push({ server: name, ...inheritsClusterDns });
  }
}

function bound(server: DnsServer, unless: ReturnType<Around['unlessBound']>): DnsServer {
  if (typeof unless !== 'object') return asFarAsKnown(server, unless);
  return { ...server, config: { ...server.config, errors: [...server.config.errors, unless] } };
}

/** Services that take a pod at once are asked for by its namespace: of a thousand releases each has its own. */
function openReadiness({ facts }: ClusterContext): Around['isReadyLater'] {
  const atOnce = grouped(
    facts.services.filter(({ publishesNotReady }) => publishesNotReady === true),
    ({ namespace }) => namespace,
  );
  return ({ namespace, labels, isReadyLater }) => {
    const takesAtOnce = atOnce
      .get(namespace)
      ?.some(({ selector }) => Object.entries(selector ?? {}).every(([key, value]) => labels[key] === value));
    return takesAtOnce === true ? undefined : isReadyLater;
  };
}

/** Pools with equal views share a server. */
function signatureOf(view: ResolverView, node: string): string {
  return JSON.stringify([view.nameservers.map((one) => one.address), node, view.unknown?.because]);
}

function identityOf(
  { workload, container }: DnsContainer,
  pool: Pool,
  ids: Set<string>,
  isNamed: boolean,
): ServerPlace {
  const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
  const id = isNamed ? `${name} on ${pool.name}` : name;
  const network = workload.sharedNetwork ?? (workload.hostNetwork ? `node:${pool.name}` : `pod:${id}`);
  const taken = ids.has(id);
  const unique = taken ? `${id} (${container.name})` : id;
  ids.add(unique);
  return {
    id: unique,
    ...(taken ? { name: `${name} (${container.name})`, workload: name } : { name }),
    network,
    pool: pool.name,
    ...defined({
      containerEngine: workload.containerEngine,
      networks: workload.networks,
      routes: workload.routes,
      bridges: workload.bridges,
    }),
    at: workload.at,
  };
}

function notStated(path: string): ResolverView {
  const because = `what ${path} holds is not stated`;
  return { nameservers: [], unknown: { because, via: [], missing: { kind: 'pod-file', path } }, outside: false };
}

/** What a pool's nodes have at a mounted path that is no known ConfigMap. */
function mountedResolver(
  workload: WorkloadFact,
  container: Container,
  { readers, notices }: ClusterContext,
): (pool: Pool, path: string) => ResolverView | undefined {
  const deepest = deepestMount(container.mounts);
  return (pool, path) => {
    const mount = deepest(path);
    if (mount === undefined) return undefined;
    const source = workload.volumes.find((one) => one.name === mount.volume)?.source;
    const at = workload.podSpecAt;
    if (source?.kind !== 'host-path')
      return {
        nameservers: [],
        unknown: {
          because: `what is mounted at ${path} is not stated`,
          via: [],
          missing: { kind: 'pod-file', path },
        },
        outside: false,
      };
    const inside = rootedPath(path).slice(rootedPath(mount.path).length).replace(/^\//, '');
    const base = mount.subPath === undefined ? source.path : join(source.path, mount.subPath);
    const onNode = inside === '' ? base : join(base, inside);
    const pathStep = { at, description: `the pod mounts ${onNode} of its node at ${path}`, setting: 'link' as const };
    const from = { via: [pathStep], anchor: at };
    return onCommonSystems(pool, (one) => nodeResolverFile({ pool: one, readers, notices }, onNode, from));
  };
}

/**
 * What must hold for its CoreDNS to start, or for another server to hear at an interface (recorded: acceptance/keys#bind-unknown, #bind-foreign-address): a pod has lo and eth0
 * (containerd, go-cni types.go DefaultPrefix), a container one for each network, with the addresses that Compose states.
 */
function openBindings({
  facts,
  addressesOf,
}: ClusterContext): (server: DnsServer, workload: WorkloadFact, pool: Pool) => string | StartError | undefined {
  const services = facts.services.filter(({ everyPort }) => everyPort === true);
  const stated = new Map(services.map(({ selector }) => [labelsKey(selector), new Set<string>()]));
  for (const one of services)
    for (const address of one.clusterIPs.length === 0 ? [] : (addressesOf.get(one) ?? []))
      stated.get(labelsKey(one.selector))?.add(address);
  const ofServices = new Set([...addressesOf.values()].flat());
  return ({ config, software, name }, { labels, hostNetwork, networks }, { addresses }) => {
    const isOther = software !== 'coredns';
    if (isOther && (software === 'node-cache' || hostNetwork)) return undefined;
    const own = stated.get(labelsKey(labels));
    const interfaces = Math.max(1, networks?.filter((one) => one !== '').length ?? 1);
    const isThere = (value: BindAddress): boolean => {
      if (value.kind === 'interface') {
        const [, number] = /^eth(\d)$/.exec(value.name) ?? [];
        // Whatever an unstated variable holds may be there.
        return /^lo$|[{$*]|^__|^of /.test(value.name) || Number(number) < interfaces;
      }
      const { address, list } = value;
      if (list !== undefined) return [POD_ADDRESS, ...(own ?? [])].some((one) => isTakenBy(list, one));
      if (isLoopback(address) || isUnspecified(address) || parseAddress(address) === undefined) return true;
      if (address === POD_ADDRESS || /^(?:169\.254\.|fe[89ab])/.test(address)) return true;
      // A dummy interface may have a Service's.
      if (ofServices.has(address)) return own === undefined || own.has(address);
      return hostNetwork && addresses.some((one) => one.value === address);
    };
    const missing = config.blocks.flatMap(({ bind }) => missingOf(bind, isThere, isOther))[0];
    const partly = config.blocks.flatMap(({ bind }) => {
      const [name, ...others] = bind.flatMap(({ value }) =>
        value.kind === 'interface' && value.name !== 'lo' ? value.name : [],
      );
      return name !== undefined && others.length + 1 < interfaces ? [name] : [];
    })[0];
    const again = isOther ? undefined : boundAgain(config.blocks, own ?? new Set());
    if (missing === undefined && again !== undefined)
      return interfaces === 1 && own !== undefined ? again : `eth0 of ${name} has not the address ${again.address}`;
    // Which network an interface is of is Docker's choice.
    if (missing === undefined) return partly && `${name} is asked at an address of ${partly}`;
    return `the machine of ${name} has ${missing.kind === 'interface' ? missing.name : addressIn(missing)}`;
  };
}

/** Others than CoreDNS start without some addresses; without any but loopback nobody reaches them. */
function missingOf(
  bind: ServerBlock['bind'],
  isThere: (value: BindAddress) => boolean,
  isOther: boolean,
): readonly BindAddress[] {
  const values = bind.map(({ value }) => value);
  const heard = values.filter((one) => isThere(one) && !isOfItself(one));
  const isNeeded = (one: BindAddress): boolean =>
    !isOther || one.kind === 'interface' || one.mustBeThere === true || one.list !== undefined;
  return values.filter((one) => !isThere(one) && (isNeeded(one) || !heard.some((other) => isBeside(other, one))));
}

/** The unspecified address of one family is no stand-in for an address of the other. */
function isBeside(heard: BindAddress, missing: BindAddress): boolean {
  if (heard.kind === 'interface' || missing.kind === 'interface' || heard.ownFamilyOnly !== true) return true;
  return isIPv6(heard.address) === isIPv6(missing.address);
}

function isOfItself(value: BindAddress): boolean {
  return value.kind === 'interface' ? value.name === 'lo' : isLoopback(value.address);
}

function addressIn({ address, list }: Extract<BindAddress, { kind: 'address' }>): string {
  const networks = list?.flatMap(({ network, isTaken }) => (isTaken ? network : []));
  return networks === undefined ? address : `an address in ${networks.join(' or ')}`;
}

/** An own address where eth0 is bound for the same zone (core/dnsserver/address.go registerAndCheck). */
function boundAgain(
  blocks: readonly ServerBlock[],
  own: ReadonlySet<string>,
): (StartError & { readonly address: string }) | undefined {
  const claims = new Map<string, BindAddress['kind']>();
  for (const { keys, bind, views } of blocks)
    for (const { transport, zone, port, at } of views.length === 0 ? keys : [])
      for (const { value } of bind)
        for (const address of addressesBound(value, own)) {
          const served = `${transport}://${zone}:${port} on ${address}`;
          const other = claims.get(served) ?? value.kind;
          if (other !== value.kind) return { message: `cannot serve ${served} - it is already defined`, address, at };
          claims.set(served, other);
        }
  return undefined;
}

function addressesBound(value: BindAddress, own: ReadonlySet<string>): readonly string[] {
  if (value.kind === 'address') return [value.address];
  return value.name === 'eth0' ? [POD_ADDRESS, ...own].filter((one) => value.excepts?.includes(one) !== true) : [];
}

function labelsKey(labels: WorkloadFact['labels'] = {}): string {
  return JSON.stringify(Object.entries(labels).sort());
}
