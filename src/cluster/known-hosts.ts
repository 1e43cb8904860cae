/** Host names that a workload's own system is stated to have an address for: /etc/hosts, services beside it. */

import { parseAddress } from '../dns/endpoint.ts';
import type { ServiceFact, WorkloadFact } from '../fact.ts';
import type { PathStep } from '../finding.ts';

/** By name in lower case, without the dot at its end. */
export type KnownHosts = ReadonlyMap<
  string,
  readonly { readonly address: string; readonly via: readonly PathStep[] }[]
>;

/** The first statement about a name counts, as in /etc/hosts; a Service without an address says nothing. */
export function knownHosts(
  workload: WorkloadFact,
  servicesNamed: ReadonlyMap<string, ServiceFact>,
  addressesOf: ReadonlyMap<ServiceFact, readonly string[]>,
): KnownHosts {
  const known = new Map<string, { address: string; via: readonly PathStep[] }[]>();
  for (const { name, to, says, at } of workload.hosts ?? []) {
    if (known.has(name)) continue;
    const via = [{ at, says }];
    if ('value' in to) {
      const address = parseAddress(to.value);
      if (address !== undefined) known.set(name, [{ address, via }]);
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
  return known;
}

/** As the keys of `KnownHosts`. */
export function hostName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
