/** Servers of workloads: one for each pool on which a pod sees other resolvers. */
import type { ServiceFact } from '../facts/objects.ts';
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import { openBindings } from './bound-addresses.ts';
import type { DnsServer, InheritsClusterDns, PodContainer, ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { asFarAsKnown, makeServer, type ServerPlace } from './coredns-servers.ts';
import { corefileOf } from './corefile-of.ts';
import { readsCorefile } from './dns-objects.ts';
import type { FoundCorefile } from './found-corefile.ts';
import { atStart, besides, type KnownHosts, knownHosts, NO_HOSTS, serviceHosts } from './known-hosts.ts';
import { mountedResolver } from './mounted-resolver.ts';
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
  const around = { hostsIn: serviceHosts(addressesOf, facts.domain), unlessBound: openBindings(context) };
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
}

function addContainer(
  one: DnsContainer,
  { hostsIn, unlessBound }: Around,
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
    const stated = defined({ ownerWrites, isSecond, installed, nodes, isReadyLater: isReadyLater(workload, context) });
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

function isReadyLater(workload: WorkloadFact, { facts }: ClusterContext): true | undefined {
  if (workload.isReadyLater !== true) return undefined;
  const takesAtOnce = ({ publishesNotReady, namespace, selector }: ServiceFact): boolean =>
    publishesNotReady === true &&
    namespace === workload.namespace &&
    Object.entries(selector ?? {}).every(([key, value]) => workload.labels[key] === value);
  return facts.services.some(takesAtOnce) ? undefined : true;
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
