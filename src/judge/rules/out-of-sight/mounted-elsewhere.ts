/** ConfigMaps that a pod mounted, and that are in another namespace than the pod now (Kubernetes docs, "ConfigMaps and Pods"). */

import { isCorefileMap } from '../../../core/cluster/dns-objects.ts';
import type { ConfigMapFact } from '../../../core/facts/objects.ts';
import type { WorkloadFact } from '../../../core/facts/workload.ts';
import { grouped } from '../../../core/text/append.ts';
import type { Location } from '../../../core/text/location.ts';
import { oncePer } from '../../../core/text/once.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import type { GoneServer } from '../blocks.ts';

export function* mountedElsewhere(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const isConfiguration = ({ data, secret }: ConfigMapFact): boolean =>
    secret !== true &&
    data.some(({ key, text }) => key === 'Corefile' || base.judged?.statesDirective(text, 'loop') === true);
  const [before, now] = [base, head].map(mountsIn);
  // Many pods may mount maps of one name.
  const compared = oncePer((maps: MapsOfName) => oncePer((old: MapsOfName) => comparedSpaces(maps, old)));
  const comparedSpaces = (maps: MapsOfName, old: MapsOfName) => {
    const spacesBefore = old.maps.filter(isConfiguration).map(spacesOf);
    const known = new Set(spacesBefore.flat().map(spaceKey));
    const spaces = maps.maps.flatMap(spacesOf);
    return {
      isOpen: spacesBefore.some(({ length }) => length === 0),
      before: new Set(spacesBefore.flat().map(({ name }) => name)),
      now: new Set([...maps.maps.map((map) => map.namespace), ...spaces.map(({ name }) => name)]),
      other: spaces.find((one) => !known.has(spaceKey(one))),
    };
  };
  for (const [key, { server, namespace, maps }] of now ?? []) {
    const old = before?.get(key)?.maps;
    if (old === undefined) continue;
    const spaces = compared(maps)(old);
    const wasThere = spaces.isOpen || spaces.before.has(namespace);
    const { other } = spaces;
    if (!wasThere || other === undefined || spaces.now.has(namespace)) continue;
    const how = `is in the ConfigMap ${other.name}/${maps.name} now, which no pod of ${namespace} mounts`;
    yield { server, at: other.at, how };
  }
}

function spaceKey({ name, at }: Space): string {
  return `${name} ${at.file.path}`;
}

interface MountOfMap {
  readonly server: string;
  readonly namespace: string;
  readonly maps: MapsOfName;
}

/** In any namespace. */
interface MapsOfName {
  readonly name: string;
  readonly maps: readonly ConfigMapFact[];
}

interface Space {
  readonly name: string;
  readonly at: Location;
}

/** None where nothing in sight applies it, for who knows which (`inAppliedNamespaces`). */
function spacesOf({ namespace, isInDefault, at }: ConfigMapFact): readonly Space[] {
  return namespace === 'default' && isInDefault !== true ? [] : [{ name: namespace, at }];
}

/** Of what the cluster has without the repository's doing, the ConfigMap is stated alone. */
const SYSTEM = 'kube-system';

function mountsIn({ judged }: SearchableSnapshot): ReadonlyMap<string, MountOfMap> {
  const mounts = new Map<string, MountOfMap>();
  for (const { part } of judged?.parts ?? []) {
    const all = part.facts.filter((fact) => fact.kind === 'config-map').filter(({ secret }) => secret !== true);
    const named = (maps: readonly ConfigMapFact[]) => {
      const byName = grouped(maps, ({ name }) => name);
      return oncePer((name: string): MapsOfName => ({ name, maps: byName.get(name) ?? [] }));
    };
    const mapsNamed = named(all);
    const mounted = new Set<string>();
    for (const fact of part.facts) {
      if (fact.kind !== 'workload') continue;
      const { namespace, workload, name: own } = fact;
      for (const name of mapsOf(fact)) {
        mounted.add(name);
        const server = `${namespace}/${workload}/${own}`;
        mounts.set(JSON.stringify([workload, own, name]), { server, namespace, maps: mapsNamed(name) });
      }
    }
    const corefiles = all.filter((map) => isCorefileMap(map) && !mounted.has(map.name));
    const corefilesNamed = named(corefiles);
    for (const name of new Set(corefiles.map((map) => map.name))) {
      const server = `${SYSTEM}/ConfigMap/${name}`;
      mounts.set(JSON.stringify([name]), { server, namespace: SYSTEM, maps: corefilesNamed(name) });
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
