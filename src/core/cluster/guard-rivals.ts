import type { ConfigMapFact } from '../facts/objects.ts';
import { conditionsAt } from '../text/conditions.ts';
import type { GuardRival } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { volumeKey } from './mounts.ts';

export function guardRivals({ facts, mapsNamed, claimed, readers }: ClusterContext): readonly GuardRival[] {
  const holdsGuard = ({ data }: ConfigMapFact): boolean =>
    data.some(({ text }) => readers.statesDirective(text, 'loop'));
  const unordered = new Map(
    facts.maps.flatMap((map) => (map.isUnordered === true && holdsGuard(map) ? [[keyInFile(map), map] as const] : [])),
  );
  return facts.maps.flatMap((map): GuardRival[] => {
    const name = `${map.namespace}/${map.name}`;
    const counted = mapsNamed.get(volumeKey(name, map.secret));
    const beside = map.isUnordered === true ? unordered.get(keyInFile(map)) : undefined;
    const isOther = counted !== undefined && counted.at.file.path !== map.at.file.path && claimed.has(counted);
    const guarded = beside ?? (isOther ? counted : undefined);
    if (guarded === undefined || ![guarded, map].every(isApplied) || !holdsGuard(guarded) || holdsGuard(map)) return [];
    return [{ name: `${map.secret === true ? 'Secret' : 'ConfigMap'} ${name}`, at: map.at, guarded: guarded.at }];
  });
}

/** Of the documents of one file that state the same object the last comes first: `kubectl apply` takes them in order. */
export function lastFirst(maps: readonly ConfigMapFact[]): readonly ConfigMapFact[] {
  const last = new Map(maps.flatMap((map) => (isDocument(map) ? [[keyInFile(map), map] as const] : [])));
  const isReplaced = (map: ConfigMapFact): boolean =>
    isDocument(map) && last.get(keyInFile(map))?.at.span.start !== map.at.span.start;
  return [...maps.filter((map) => !isReplaced(map)), ...maps.filter(isReplaced)];
}

/** No object inside another one, which may be another cluster's. */
function isDocument(map: ConfigMapFact): boolean {
  const { file, span } = map.at;
  const isFirstInLine = span.start === 0 || file.text[span.start - 1] === '\n';
  return isFirstInLine && /\.(?:ya?ml|json)$/.test(file.path) && map.platformSource === undefined && isApplied(map);
}

function keyInFile({ at, namespace, name, secret }: ConfigMapFact): string {
  return JSON.stringify([at.file.path, namespace, name, secret]);
}

function isApplied({ at, clusterPath, installerDefault, appliedBy }: ConfigMapFact): boolean {
  return (
    clusterPath === undefined &&
    appliedBy === undefined &&
    installerDefault === undefined &&
    conditionsAt(at).length === 0
  );
}
