/** ConfigMaps that a pod mounted, and that are in another namespace than the pod now (Kubernetes docs, "ConfigMaps and Pods"). */
import type { ConfigMapFact, WorkloadFact } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import type { Snapshot } from '../snapshot.ts';

export interface MountedElsewhere {
  readonly server: string;
  readonly at: Location;
  readonly how: string;
}

export function mountedElsewhere(head: Snapshot, base: Snapshot): readonly MountedElsewhere[] {
  const isConfiguration = ({ data, secret }: ConfigMapFact): boolean =>
    secret !== true &&
    data.some(({ key, text }) => key === 'Corefile' || base.judged?.statesDirective(text, 'loop') === true);
  const [before, now] = [base, head].map(mountsIn);
  const known = new Set(
    before?.flatMap(({ key, name, workload: { namespace }, maps }) =>
      maps.some((map) => map.namespace === namespace && map.name === name && isConfiguration(map)) ? key : [],
    ),
  );
  const found = new Map<string, MountedElsewhere>();
  for (const { key, name, workload, maps } of now ?? []) {
    const named = maps.filter((map) => map.name === name && map.secret !== true);
    const [other] = named.filter(isExplicit);
    if (!known.has(key) || other === undefined || named.some(({ namespace }) => namespace === workload.namespace))
      continue;
    const server = `${workload.namespace}/${workload.workload}/${workload.name}`;
    const how = `is in the ConfigMap ${other.namespace}/${name} now, which no pod of ${workload.namespace} mounts`;
    if (!found.has(server)) found.set(server, { server, at: other.at, how });
  }
  return [...found.values()];
}

interface MountOfMap {
  readonly key: string;
  readonly name: string;
  readonly workload: WorkloadFact;
  readonly maps: readonly ConfigMapFact[];
}

function mountsIn({ judged }: Snapshot): readonly MountOfMap[] {
  return (judged?.parts ?? []).flatMap(({ part: { facts } }) => {
    const maps = facts.filter((fact) => fact.kind === 'config-map');
    return facts.flatMap((workload) => (workload.kind === 'workload' ? mountsOf(workload, maps) : []));
  });
}

function mountsOf(workload: WorkloadFact, maps: readonly ConfigMapFact[]): readonly MountOfMap[] {
  return workload.volumes.flatMap(({ source }) => {
    const sources = source.kind === 'config-map' ? [source] : source.kind === 'projected' ? source.sources : [];
    return sources.flatMap(({ name, secret }) => {
      const key = JSON.stringify([workload.workload, workload.name, name]);
      return name === undefined || secret === true ? [] : { key, name, workload, maps };
    });
  });
}

/** Where none is stated, whoever applies it chooses. */
function isExplicit({ namespace, at: { file } }: ConfigMapFact): boolean {
  return namespace !== 'default' || /\bnamespace["']?\s{0,9}:\s{0,9}["']?default\b/.test(file.text);
}
