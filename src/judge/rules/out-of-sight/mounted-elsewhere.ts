/** ConfigMaps that a pod mounted, and that are in another namespace than the pod now (Kubernetes docs, "ConfigMaps and Pods"). */

import { isCorefileMap } from '../../../core/cluster/dns-objects.ts';
import type { ConfigMapFact, WorkloadFact } from '../../../core/facts/fact.ts';
import type { Location } from '../../../core/text/location.ts';
import { once } from '../../../core/text/once.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { GoneServer } from '../blocks.ts';
import { type Applying, isOf } from './written-over.ts';

export function* mountedElsewhere(head: Snapshot, base: Snapshot): Generator<GoneServer> {
  const isConfiguration = ({ data, secret }: ConfigMapFact): boolean =>
    secret !== true &&
    data.some(({ key, text }) => key === 'Corefile' || base.judged?.statesDirective(text, 'loop') === true);
  const changed = [...(head.changed ?? [])];
  const [before, now] = [base, head].map((side) => mountsIn(side, spacesIn(side, changed)));
  for (const [key, { server, namespace, name, maps, spacesOf }] of now ?? []) {
    const old = before?.get(key);
    const spacesBefore = old?.maps.flatMap((map) => (isConfiguration(map) ? [old.spacesOf(map)] : []));
    const wasThere = spacesBefore?.some(
      (spaces) => spaces.length === 0 || spaces.some((one) => one.name === namespace),
    );
    const known = new Set(spacesBefore?.flat().map((one) => `${one.name} ${one.at?.file.path}`));
    const isThere = maps.some(
      (map) => map.namespace === namespace || spacesOf(map).some((one) => one.name === namespace),
    );
    const [other] = maps.flatMap(spacesOf).filter((one) => !known.has(`${one.name} ${one.at?.file.path}`));
    if (wasThere !== true || other?.at === undefined || isThere) continue;
    const how = `is in the ConfigMap ${other.name}/${name} now, which no pod of ${namespace} mounts`;
    yield { server, at: other.at, how };
  }
}

interface MountOfMap {
  readonly server: string;
  readonly namespace: string;
  readonly name: string;
  /** Of that name, in any namespace. */
  readonly maps: readonly ConfigMapFact[];
  readonly spacesOf: SpacesOf;
}

/** With what states each; none for who knows which. */
type SpacesOf = (map: ConfigMapFact) => readonly { readonly name: string; readonly at: Location }[];

/** Of what the cluster has without the repository's doing, the ConfigMap is stated alone. */
const SYSTEM = 'kube-system';

function mountsIn({ judged }: Snapshot, spacesOf: SpacesOf): ReadonlyMap<string, MountOfMap> {
  const mounts = new Map<string, MountOfMap>();
  for (const { part } of judged?.parts ?? []) {
    const all = part.facts.filter((fact) => fact.kind === 'config-map').filter(({ secret }) => secret !== true);
    const mounted = new Set<string>();
    for (const fact of part.facts) {
      if (fact.kind !== 'workload') continue;
      const { namespace, workload, name: own } = fact;
      for (const name of mapsOf(fact)) {
        mounted.add(name);
        const maps = all.filter((map) => map.name === name);
        const server = `${namespace}/${workload}/${own}`;
        mounts.set(JSON.stringify([workload, own, name]), { server, namespace, name, maps, spacesOf });
      }
    }
    for (const { name } of all.filter((map) => isCorefileMap(map) && !mounted.has(map.name))) {
      const maps = all.filter((map) => map.name === name && isCorefileMap(map));
      const server = `${SYSTEM}/ConfigMap/${name}`;
      mounts.set(JSON.stringify([name]), { server, namespace: SYSTEM, name, maps, spacesOf });
    }
  }
  return mounts;
}

function mapsOf({ volumes }: WorkloadFact): readonly string[] {
  return volumes.flatMap(({ source }) => {
    const sources = source.kind === 'config-map' ? [source] : source.kind === 'projected' ? source.sources : [];
    return sources.flatMap(({ name, secret }) => (name === undefined || secret === true ? [] : name));
  });
}

/** Where none is stated, whoever applies it chooses: a command in a file of the change, or what deploys its folder. */
function spacesIn({ applying, deployed = [] }: Snapshot, changed: readonly string[]): SpacesOf {
  // The base's files may have to be fetched.
  const known = once(() => {
    const all: readonly Applying[] = [
      ...changed.flatMap((path) => applying?.(path) ?? []),
      ...deployed.flatMap((one) => [
        { ...one, paths: [one.folder] },
        { ...one, paths: [one.folder], builds: true },
      ]),
    ];
    return all.flatMap((one) => (one.namespace === undefined ? [] : { ...one, name: one.namespace }));
  });
  return (map) => {
    const { namespace, at } = map;
    if (isExplicit(map)) return [{ name: namespace, at }];
    return known().filter((one) => one.paths.some((path) => isOf(map, path, one)));
  };
}

function isExplicit({ namespace, at: { file } }: ConfigMapFact): boolean {
  return namespace !== 'default' || /\bnamespace["']?\s{0,9}:\s{0,9}["']?default\b/.test(file.text);
}
