/** Field specs (api/types/fieldspec.go, api/filters/fsslice). */
import { child, entries, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import { atPath } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, groupVersionOf, idOf, withRoot } from './built-object.ts';

export function mergePairs(old: YamlNode | undefined, pairs: YamlMap): YamlNode {
  const all = new Map(entries(old).map((entry) => [entry.key, entry]));
  for (const entry of pairs.entries) all.set(entry.key, entry);
  return { kind: 'map', span: old?.span ?? pairs.span, entries: [...all.values()] };
}

export function setPairs(object: BuiltObject, pairs: YamlNode | undefined, specs: readonly YamlNode[]): BuiltObject {
  if (pairs?.kind !== 'map' || pairs.entries.length === 0) return object;
  return changeFields(object, specs, (old) => mergePairs(old, pairs));
}

/** `group`, `version` and `kind`, as far as stated (api/types/fieldspec.go). */
function matchesObject(spec: YamlNode, object: BuiltObject): boolean {
  const { group, version } = groupVersionOf(object.root);
  const specText = (key: string): string => scalarText(child(spec, key)) ?? '';
  return (
    (specText('group') === '' || specText('group') === group) &&
    (specText('version') === '' || specText('version') === version) &&
    (specText('kind') === '' || specText('kind') === idOf(object).kind)
  );
}

function changeFields(
  object: BuiltObject,
  specs: readonly YamlNode[],
  change: (old: YamlNode | undefined) => YamlNode | undefined,
): BuiltObject {
  if (object.chart !== undefined) return object;
  let root: YamlNode = object.root;
  for (const spec of specs) {
    if (!matchesObject(spec, object)) continue;
    const path = (scalarText(child(spec, 'path')) ?? '').replaceAll('[]', '').split('/');
    root = atPath(root, path, change, scalarText(child(spec, 'create')) === 'true');
  }
  return withRoot(object, root);
}
