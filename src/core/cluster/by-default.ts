import type { Fact } from '../facts/fact.ts';
import { findProvisioner } from './node-profiles.ts';

/** Drops platform defaults where files show kube-system's CoreDNS. */
export function withoutShadowed(facts: readonly Fact[]): readonly Fact[] {
  if (facts.every((fact) => fact.installerDefault === undefined)) return facts;
  const imported = facts.some((fact) => fact.installerDefault !== undefined && importsCustom(fact));
  const shown = facts.some(
    (fact) => fact.installerDefault === undefined && showsCoreDns(fact) && !(imported && isCustom(fact)),
  );
  const newer = facts.some((fact) => fact.installerDefault === undefined && rulesOutKubeDns(fact));
  // CoreDNS's Service is called kube-dns too, so the old server is known by its workload.
  const older = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'workload' && fact.name === 'kube-dns' ? (fact.installerDefault ?? []) : [],
    ),
  );
  const taken = new Set(facts.flatMap((fact) => (fact.installerDefault === undefined ? (nameOf(fact) ?? []) : [])));
  return facts.filter((fact) => {
    if (fact.installerDefault === undefined) return true;
    const name = nameOf(fact);
    if (shown || (newer && older.has(fact.installerDefault)) || (name !== undefined && taken.has(name))) return false;
    if (name !== undefined) taken.add(name);
    return true;
  });
}

function rulesOutKubeDns(fact: Fact): boolean {
  if (fact.kind === 'node-profile' || fact.kind === 'kubelet') {
    const id = fact.kind === 'kubelet' ? fact.provisioner : fact.provisioner?.value;
    return id !== undefined && findProvisioner(id)?.coreDns !== undefined;
  }
  return fact.kind === 'workload' && fact.containers.some((one) => /node-cache/.test(one.image?.value ?? ''));
}

/** A platform's CoreDNS that imports coredns-custom owns that ConfigMap. */
function importsCustom(fact: Fact): boolean {
  return (
    fact.kind === 'workload' &&
    fact.volumes.some(({ source }) => source.kind === 'config-map' && source.name === 'coredns-custom')
  );
}

function isCustom(fact: Fact): boolean {
  return fact.kind === 'config-map' && fact.name === 'coredns-custom';
}

function showsCoreDns(fact: Fact): boolean {
  if (fact.kind === 'config-map')
    return (
      fact.namespace === 'kube-system' &&
      (fact.name === 'coredns-custom' ||
        (!/node-?local/i.test(fact.name) && fact.data.some((entry) => entry.key === 'Corefile')))
    );
  return (
    fact.kind === 'workload' &&
    fact.namespace === 'kube-system' &&
    !fact.hostNetwork &&
    (/coredns|kube-dns/i.test(fact.name) || fact.containers.some((one) => /coredns/i.test(one.image?.value ?? '')))
  );
}

function nameOf(fact: Fact): string | undefined {
  return fact.kind === 'config-map' || fact.kind === 'workload' || fact.kind === 'service'
    ? `${fact.kind} ${fact.namespace}/${fact.name}`
    : undefined;
}

/** Signs of an installer count only where none is stated. */
export function withoutSigns(facts: readonly Fact[]): readonly Fact[] {
  const isSign = (fact: Fact): boolean => fact.kind === 'node-profile' && fact.sign === true;
  const isStated = (fact: Fact): boolean =>
    (fact.kind === 'kubelet' || fact.kind === 'node-profile') && fact.provisioner !== undefined && !isSign(fact);
  return facts.some(isSign) && facts.some(isStated) ? facts.filter((fact) => !isSign(fact)) : facts;
}
