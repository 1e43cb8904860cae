/** Addresses of Services: written, stated as cluster DNS, or invented uniquely. */

import { parseAddress } from '../dns/endpoint.ts';
import type { KubeletFact } from '../facts/node.ts';
import type { ServiceFact } from '../facts/objects.ts';
import type { PathStep } from '../facts/path.ts';
import { defined } from '../text/defined.ts';
import type { Location } from '../text/location.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import { nthOf } from './default-addresses.ts';
import { lastOf } from './kubelet-resolver.ts';
import type { Pool } from './pool.ts';
import { clusterDnsOf } from './pools.ts';
import type { ClusterSettings } from './settings.ts';

/** From the kubelet, with its path. */
export interface ClusterDnsAddress {
  readonly address: string;
  /** For people, where invented. */
  readonly shown?: string;
  readonly via: readonly PathStep[];
  readonly at: Location;
}

export interface ServiceAddresses {
  readonly dnsService: ServiceFact | undefined;
  readonly clusterDns: readonly ClusterDnsAddress[];
  readonly addressesOf: ReadonlyMap<ServiceFact, readonly string[]>;
  readonly symbolic: ReadonlyMap<string, string>;
}

export function addressServices(facts: ClusterFacts, settings: ClusterSettings | undefined): ServiceAddresses {
  const dnsService = dnsServiceOf(facts.services);
  const clusterDns = clusterDnsOf(settings, facts.networks, nthOf(facts.provisioners));
  const addressesOf = new Map<ServiceFact, readonly string[]>();
  const symbolic = new Map<string, string>();
  for (const service of facts.services) {
    if (service.headless || service.type === 'ExternalName') continue;
    const written = service.clusterIPs.flatMap((one) => parseAddress(one.value) ?? []);
    if (written.length > 0) addressesOf.set(service, written);
    else if (service === dnsService && clusterDns.length > 0)
      addressesOf.set(
        service,
        clusterDns.map((one) => one.address),
      );
    else {
      // 240.0.0.0/4 is reserved (RFC 1112).
      const made = `240.${(symbolic.size >> 16) & 255}.${(symbolic.size >> 8) & 255}.${symbolic.size & 255}`;
      symbolic.set(made, `Service ${service.namespace}/${service.name}`);
      addressesOf.set(service, [made]);
    }
  }
  return { dnsService, clusterDns, addressesOf, symbolic };
}

export function dnsAddressesOf({ dnsService, clusterDns, addressesOf }: ServiceAddresses): readonly string[] {
  return dnsService === undefined ? clusterDns.map((one) => one.address) : (addressesOf.get(dnsService) ?? []);
}

/** Flags override files. */
function statedDns(kubelets: Pool['kubelets']): KubeletFact['clusterDNS'] {
  const given = kubelets.filter((fact) => fact.clusterDNS !== undefined);
  return (lastOf(given.filter((fact) => fact.source === 'flags')) ?? given.at(-1))?.clusterDNS;
}

/** `clusterDNS: []` */
export function handsOutNone(kubelets: Pool['kubelets']): boolean {
  return statedDns(kubelets)?.length === 0;
}

export function kubeletDns(kubelets: Pool['kubelets'], services: ServiceAddresses): readonly ClusterDnsAddress[] {
  const stated = statedDns(kubelets);
  if (stated !== undefined)
    return stated.flatMap(({ value, at }) => {
      const address = parseAddress(value);
      if (address === undefined) return [];
      return [
        { address, via: [{ at, description: `kubelet's clusterDNS is ${address}`, setting: 'cluster-dns' }], at },
      ];
    });
  const { dnsService, clusterDns, addressesOf, symbolic } = services;
  if (clusterDns.length > 0 || dnsService === undefined) return clusterDns;
  const { namespace, name, at } = dnsService;
  const step: PathStep = { at, description: `the cluster DNS is Service ${namespace}/${name}`, setting: 'cluster-dns' };
  return (addressesOf.get(dnsService) ?? []).map((address) => {
    const shown = symbolic.get(address);
    return { address, ...defined({ shown }), via: [step], at };
  });
}

function dnsServiceOf(services: readonly ServiceFact[]): ServiceFact | undefined {
  return (
    services.find(
      (service) =>
        service.namespace === 'kube-system' &&
        (service.name === 'kube-dns' || service.name === 'coredns' || service.clusterDns === true) &&
        mayServeDns(service),
    ) ??
    services.find(
      (service) =>
        service.selector?.['k8s-app'] === 'kube-dns' && mayServeDns(service) && !service.name.includes('upstream'),
    )
  );
}

/** Kubelets hand out no port: without port 53 a Service is never the cluster DNS. */
function mayServeDns({ headless, ports }: ServiceFact): boolean {
  return !headless && (ports.length === 0 || ports.some(({ port }) => port === 53));
}
