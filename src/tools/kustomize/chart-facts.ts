/** Patches of inflated charts (`helmCharts`): no template is run, so they change facts instead of a tree. */

import type { ConfigMapFact, Container, WorkloadFact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import type { SyntheticSource } from '../../read/documents/synthetic-source.ts';
import { kindOfFact } from './built-object.ts';

/** A strategic merge on facts: maps merge, containers and volumes merge by name. */
export function mergeFact(fact: Statement, piece: Statement): Statement {
  if (kindOfFact(fact) !== kindOfFact(piece)) return fact;
  if (fact.kind === 'config-map' && piece.kind === 'config-map')
    return { ...fact, data: mergedData(fact.data, piece.data) };
  if (fact.kind === 'service' && piece.kind === 'service')
    return {
      ...fact,
      clusterIPs: piece.clusterIPs.length > 0 ? piece.clusterIPs : fact.clusterIPs,
      externalIPs: piece.externalIPs.length > 0 ? piece.externalIPs : fact.externalIPs,
      headless: piece.headless || (fact.headless && piece.clusterIPs.length === 0),
    };
  if (fact.kind !== 'workload' || piece.kind !== 'workload') return fact;
  const added = piece.containers.filter((one) => !fact.containers.some((known) => known.name === one.name));
  return {
    ...fact,
    hostNetwork: fact.hostNetwork || piece.hostNetwork,
    ...defined({ dnsPolicy: piece.dnsPolicy, dnsConfig: piece.dnsConfig }),
    containers: [...fact.containers.map((one) => mergedContainer(one, piece)), ...added],
    volumes: [
      ...fact.volumes.filter((one) => !piece.volumes.some((known) => known.name === one.name)),
      ...piece.volumes,
    ],
  };
}

function mergedData(old: ConfigMapFact['data'], more: ConfigMapFact['data']): ConfigMapFact['data'] {
  const keys = new Set(more.map((entry) => entry.key));
  return [...old.filter((entry) => !keys.has(entry.key)), ...more];
}

function mergedContainer(container: Container, piece: WorkloadFact): Container {
  const change = piece.containers.find((known) => known.name === container.name);
  if (change === undefined) return container;
  return {
    ...container,
    ...defined({ image: change.image }),
    words: change.words.length > 0 ? change.words : container.words,
    env: [...container.env.filter((known) => !change.env.some((other) => other.name === known.name)), ...change.env],
    ports: [
      ...container.ports.filter((known) => !change.ports.some((other) => other.containerPort === known.containerPort)),
      ...change.ports,
    ],
    mounts: [
      ...container.mounts.filter((known) => !change.mounts.some((other) => other.path === known.path)),
      ...change.mounts,
    ],
  };
}

/** Operations on a ConfigMap's values, an address, or a pod template's resolver. */
export function applyOperationsToFact(fact: Statement, patch: YamlNode, syntheticSource: SyntheticSource): Statement {
  let out = fact;
  for (const operation of items(patch)) {
    const op = scalarText(child(operation, 'op')) ?? '';
    const value = child(operation, 'value');
    const text = value?.kind === 'scalar' && value.value !== null && op !== 'remove' ? value.text : undefined;
    const at = syntheticSource.placeOf(value ?? operation);
    const replacement: Located<string> | undefined = text === undefined ? undefined : { value: text.text, at };
    const words = (scalarText(child(operation, 'path')) ?? '')
      .slice(1)
      .split('/')
      .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));
    const way = words.join('/');
    if (out.kind === 'config-map' && words[0] === 'data' && words.length === 2) {
      const key = words[1] ?? '';
      const others = out.data.filter((entry) => entry.key !== key);
      out = { ...out, data: text === undefined ? others : [...others, { key, text, at }] };
    } else if (out.kind === 'service' && way === 'spec/clusterIP') {
      out = { ...out, clusterIPs: replacement === undefined ? [] : [replacement] };
    } else if (out.kind === 'workload' && way === 'spec/template/spec/dnsPolicy') {
      const { dnsPolicy: _, ...less } = out;
      out = replacement === undefined ? less : { ...less, dnsPolicy: replacement };
    } else if (out.kind === 'workload' && way === 'spec/template/spec/hostNetwork') {
      out = { ...out, hostNetwork: text?.text === 'true' };
    }
  }
  return out;
}
