/** Addresses that stand for servers: Services and load balancers. */

import { parseAddress } from '../dns/endpoint.ts';
import type { ServiceFact, WorkloadFact } from '../fact.ts';
import type { DnsServer, Frontend } from './cluster.ts';

export function frontendsOf(
  services: readonly ServiceFact[],
  workloads: readonly WorkloadFact[],
  servers: readonly DnsServer[],
  addressesOf: ReadonlyMap<ServiceFact, readonly string[]>,
): Frontend[] {
  const out: Frontend[] = [];
  for (const service of services) {
    const addresses = [
      ...(addressesOf.get(service) ?? []),
      ...service.externalIPs.flatMap((one) => parseAddress(one.value) ?? []),
    ];
    if (addresses.length === 0) continue;
    const selector = service.selector;
    const selected =
      selector === undefined
        ? []
        : workloads.filter(
            (workload) =>
              workload.namespace === service.namespace &&
              Object.entries(selector).every(([key, value]) => workload.labels[key] === value),
          );
    const at = service.clusterIPs[0]?.at ?? service.at;
    const says = `Service ${service.namespace}/${service.name}`;
    const ports = new Map<number, { server: string; port: number }[]>();
    for (const port of service.ports) {
      const targets = ports.get(port.port) ?? [];
      for (const workload of selected) {
        const number =
          typeof port.targetPort === 'number'
            ? port.targetPort
            : workload.containers.flatMap((container) => container.ports).find((one) => one.name === port.targetPort)
                ?.containerPort;
        const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
        for (const server of servers) {
          if (server.name !== name) continue;
          const target = { server: server.id, port: number ?? port.port };
          if (!targets.some((one) => one.server === target.server && one.port === target.port)) targets.push(target);
        }
      }
      ports.set(port.port, targets);
    }
    for (const [port, targets] of ports) {
      for (const address of addresses) out.push({ address, port, says, at, targets, unknownTargets: false });
    }
  }
  return out;
}
