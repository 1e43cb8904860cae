/** Which addresses lead to which servers: Services, load balancers, published ports, the cluster DNS. */

import { parseAddress } from '../dns/endpoint.ts';
import type { AddressPoolFact } from '../facts/objects.ts';
import { openBudget } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import { baseName } from '../text/paths.ts';
import { compareText } from '../text/sorted.ts';
import { answersForServices, type DnsServer, type PoolView, type PublishedAddress } from './cluster.ts';
import { ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';
import {
  clusterAddress,
  type DefaultAddress,
  defaultClusterDns,
  profilesOf,
  publishedByDefault,
} from './default-addresses.ts';
import { publishedAddresses } from './published-addresses.ts';
import { dnsAddressesOf } from './service-addresses.ts';

export interface AddressRoutes {
  readonly published: readonly PublishedAddress[];
  /** Every possible one. */
  readonly clusterDns: readonly string[];
  readonly servesPods?: string;
}

export function routeAddresses(
  servers: readonly DnsServer[],
  pools: readonly PoolView[],
  context: ClusterContext,
): AddressRoutes {
  const routed = routedByObjects(servers, pools, context);
  // A ConfigMap without workload still serves behind the cluster's DNS Service.
  const [assumed, ...rivals] = assumedServers(servers);
  const isAnyone = assumed !== undefined && rivals.length > 0 && !hasUsualName(assumed);
  const published =
    assumed === undefined
      ? [...routed, ...statedClusterDns(servers, context)]
      : [...behindClusterDns(assumed, isAnyone, routed, context), ...routed];
  const server = assumed ?? clusterServer(servers);
  const defaults = defaultsOf(server, context);
  const { dnsService, addressesOf } = context;
  const service = dnsService && { fact: dnsService, addresses: addressesOf.get(dnsService) ?? [] };
  return {
    published: [...published, ...publishedByDefault(defaults, published, service, server)],
    clusterDns: clusterDnsAddresses(defaults, context),
    ...defined({ servesPods: server?.id }),
  };
}

/** Servers with an unseen workload; installers' names first, then by name. */
function assumedServers(servers: readonly DnsServer[]): readonly DnsServer[] {
  const order = (server: DnsServer): string => `${hasUsualName(server) ? 0 : 1} ${server.id}`;
  return servers
    .filter((server) => server.assumption !== undefined && server.network.startsWith('pod:'))
    .sort((a, b) => compareText(order(a), order(b)));
}

function hasUsualName({ name }: DnsServer): boolean {
  return /coredns|kube-dns/i.test(baseName(name));
}

function routedByObjects(
  servers: readonly DnsServer[],
  pools: readonly PoolView[],
  context: ClusterContext,
): readonly PublishedAddress[] {
  const { all, services, workloads } = context.facts;
  const addressPools = ofKind(all, 'address-pool');
  return publishedAddresses({
    services,
    endpoints: ofKind(all, 'endpoints'),
    redirects: ofKind(all, 'redirect'),
    workloads,
    autoscalers: ofKind(all, 'autoscaler'),
    servers,
    addressesOf: context.addressesOf,
    budget: context.input.budget ?? openBudget(),
    addNotice: context.addNotice,
    pools,
    soleAddresses: soleAddresses(addressPools),
    nodesBalance: addressPools.length === 0 ? nodesBalanceOf(context) : undefined,
  });
}

function behindClusterDns(
  server: DnsServer,
  isAnyone: boolean,
  routed: readonly PublishedAddress[],
  context: ClusterContext,
): readonly PublishedAddress[] {
  const { dnsService, clusterDns } = context;
  const at = dnsService?.at ?? clusterDns[0]?.at ?? server.at;
  const title =
    dnsService === undefined ? 'the cluster DNS address' : `Service ${dnsService.namespace}/${dnsService.name}`;
  const made: PublishedAddress[] = [];
  const taken = new Set(routed.filter(({ targets }) => targets.length > 0).map((one) => one.address));
  for (const address of dnsAddressesOf(context)) {
    const isRouted = taken.has(address);
    taken.add(address);
    const assumption = isAnyone ? `${server.name} is the configuration of the cluster's own DNS` : undefined;
    if (!isRouted) made.unshift({ ...clusterAddress(server, address, at, title), ...defined({ assumption }) });
  }
  return made;
}

function statedClusterDns(
  servers: readonly DnsServer[],
  { dnsService, clusterDns }: ClusterContext,
): PublishedAddress[] {
  const target = dnsService === undefined ? clusterServer(servers) : undefined;
  if (target === undefined) return [];
  return clusterDns.map(({ address, at }) => clusterAddress(target, address, at));
}

function defaultsOf(server: DnsServer | undefined, context: ClusterContext): readonly DefaultAddress[] {
  const { dnsService, clusterDns, facts } = context;
  const isWritten = dnsService?.clusterIPs.some((one) => parseAddress(one.value) !== undefined) === true;
  if (clusterDns.length > 0 || isWritten) return [];
  return defaultClusterDns(facts.provisioners, ofKind(facts.all, 'kubelet'), server);
}

function clusterDnsAddresses(defaults: readonly DefaultAddress[], context: ClusterContext): readonly string[] {
  const { dnsService, clusterDns, addressesOf, pools, handedOut } = context;
  return [
    ...new Set([
      ...(dnsService === undefined ? [] : (addressesOf.get(dnsService) ?? [])),
      ...clusterDns.map((one) => one.address),
      ...pools.flatMap((pool) => handedOut(pool).map((one) => one.address)),
      // Of several defaults only one is the cluster's: none counts.
      ...(defaults.length === 1 ? defaults.map((one) => one.address) : []),
    ]),
  ];
}

/** The one with the cluster's zone; a CoreDNS for other zones is not the cluster DNS. */
function clusterServer(servers: readonly DnsServer[]): DnsServer | undefined {
  return servers.find(
    (server) => server.software === 'coredns' && server.network.startsWith('pod:') && answersForServices(server),
  );
}

function soleAddresses(pools: readonly AddressPoolFact[]): ReadonlyMap<string, string> {
  return new Map(
    pools.flatMap(({ name, only }) => {
      const address = only === undefined ? undefined : parseAddress(only.value);
      return address === undefined ? [] : [[name, address] as const];
    }),
  );
}

function nodesBalanceOf({ facts }: ClusterContext): string | undefined {
  const [only, ...others] = profilesOf(facts.provisioners).values();
  const isOff = others.length > 0 || facts.networks.some((fact) => fact.balancerOff === true);
  return only?.profile.nodesBalance === true && !isOff ? only.profile.title : undefined;
}
