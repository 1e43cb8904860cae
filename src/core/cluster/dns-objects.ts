import type { Fact } from '../facts/fact.ts';
import type { ConfigMapFact } from '../facts/objects.ts';
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { itemAt } from '../text/invariant.ts';
import { baseName } from '../text/paths.ts';

/** Images that only a Corefile configures; looser names include exporters. */
export function readsCorefile(container: Container): 'CoreDNS' | 'node-cache' | undefined {
  const image = itemAt((container.image?.value ?? '').split('@'), 0);
  const name = baseName(image).replace(/:.*$/s, '');
  if (/(?:^|-)coredns$/.test(name)) return 'CoreDNS';
  return /^k8s-dns-node-cache(?:-[a-z0-9]+)?$/.test(name) ? 'node-cache' : undefined;
}

export function isCorefileMap(fact: Fact): fact is ConfigMapFact {
  return fact.kind === 'config-map' && fact.data.some((entry) => entry.key === 'Corefile');
}

export function isDnsWorkload(fact: Fact): fact is WorkloadFact {
  return (
    fact.kind === 'workload' &&
    fact.containers.some(
      (one) => one.ports.some((port) => port.containerPort === 53) || readsCorefile(one) !== undefined,
    )
  );
}
