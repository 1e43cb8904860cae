/** ConfigMaps that two files of a cluster state, one with the guard and one without. */
import type { ConfigMapFact } from '../facts/fact.ts';
import { conditionsAt } from '../text/conditions.ts';
import type { GuardRival } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { volumeKey } from './mounts.ts';

export function guardRivals({ facts, mapsNamed, claimed, readers }: ClusterContext): readonly GuardRival[] {
  const holdsGuard = ({ data }: ConfigMapFact): boolean =>
    data.some(({ text }) => readers.statesDirective(text, 'loop'));
  return facts.maps.flatMap((map): GuardRival[] => {
    const name = `${map.namespace}/${map.name}`;
    const counted = mapsNamed.get(volumeKey(name, map.secret));
    if (counted === undefined || counted.at.file.path === map.at.file.path || !claimed.has(counted)) return [];
    if (![counted, map].every(isApplied) || !holdsGuard(counted) || holdsGuard(map)) return [];
    return [{ name: `${map.secret === true ? 'Secret' : 'ConfigMap'} ${name}`, at: map.at, guarded: counted.at }];
  });
}

function isApplied({ at, clusterPath, installerDefault, appliedBy }: ConfigMapFact): boolean {
  return (
    clusterPath === undefined &&
    appliedBy === undefined &&
    installerDefault === undefined &&
    conditionsAt(at).length === 0
  );
}
