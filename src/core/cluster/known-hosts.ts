/** Host names with stated addresses: /etc/hosts, neighbouring services. */

import { parseAddress } from '../dns/endpoint.ts';
import type { ServiceFact } from '../facts/objects.ts';
import type { PathStep } from '../facts/path.ts';
import type { WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import { getOrInsert } from '../text/once.ts';

/** Names are lower case without final dot. */
export type KnownHosts = (name: string) => readonly KnownAddress[] | undefined;

export interface KnownAddress {
  readonly address: string;
  readonly via: readonly PathStep[];
  readonly assumes?: string;
  /** In a hosts file, and not known to a resolver. */
  readonly inFile?: true;
  /** Behind a search domain alone, which nobody adds to a name with a final dot. */
  readonly bySearch?: true;
}

export const NO_HOSTS: KnownHosts = () => undefined;

/** The first entry counts, as in /etc/hosts; a Service without address adds none. */
export function knownHosts(
  workload: WorkloadFact,
  servicesNamed: ReadonlyMap<string, ServiceFact>,
  addressesOf: ReadonlyMap<ServiceFact, readonly string[]>,
): KnownHosts {
  const known = new Map<string, KnownAddress[]>();
  const open = new Set<string>();
  for (const { name, to, description, byResolver, isOpen, at } of workload.hosts ?? []) {
    if (known.has(name) || open.has(name)) continue;
    if (isOpen === true) {
      open.add(name);
      continue;
    }
    const via = [{ at, description }];
    if ('value' in to) {
      const address = parseAddress(to.value);
      const inFile = byResolver === true ? undefined : true;
      if (address !== undefined) known.set(name, [{ address, via, ...defined({ inFile }) }]);
      continue;
    }
    const service = servicesNamed.get(`${to.namespace}/${to.service}`);
    const addresses = service === undefined ? [] : (addressesOf.get(service) ?? []);
    if (addresses.length > 0)
      known.set(
        name,
        addresses.map((address) => ({ address, via })),
      );
  }
  return (name) => known.get(name);
}

/** Service names as a pod resolves them (kubernetes/dns docs/specification.md 2.3; kubelet network/dns/dns.go). */
export function serviceHosts(
  addressesOf: ReadonlyMap<ServiceFact, readonly string[]>,
  domain: string,
): (namespace: string) => KnownHosts {
  const everywhere = new Map<string, readonly KnownAddress[]>();
  const within = new Map<string, Map<string, readonly KnownAddress[]>>();
  for (const [service, addresses] of addressesOf) {
    const { namespace, name, at } = service;
    const via = [
      { at, description: `${name}.${namespace}.svc is Service ${namespace}/${name}`, setting: 'service' as const },
    ];
    const found = addresses.map((address) => ({ address, via }));
    const searched = found.map((one): KnownAddress => ({ ...one, bySearch: true }));
    getOrInsert(within, namespace, () => new Map()).set(name.toLowerCase(), searched);
    const own = `${name}.${namespace}`.toLowerCase();
    for (const host of [own, `${own}.svc`]) everywhere.set(host, searched);
    everywhere.set(`${own}.svc.${hostName(domain)}`, found);
  }
  return (namespace) => (name) => within.get(namespace)?.get(name) ?? everywhere.get(name);
}

/** A name resolved once at start: the cluster DNS may be this server, which does not answer yet. */
export function atStart(hosts: KnownHosts): KnownHosts {
  return (name) => {
    const assumes = `the cluster DNS has answered for ${name} when this server started`;
    return hosts(name)?.map((one) => ({ ...one, assumes }));
  };
}

export function besides(first: KnownHosts, then: KnownHosts): KnownHosts {
  return (name) => first(name) ?? then(name);
}

/** In the form of `KnownHosts`. */
export function hostName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
