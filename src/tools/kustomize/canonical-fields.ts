/**
 * Fields of kustomizations and of built-in plugins by the names that the tool gives them. It decodes them by Go's
 * encoding/json, which takes `Patches` for `patches` (api/types/kustomization.go Unmarshal; encoding/json, "Unmarshal").
 */

import type { YamlEntry, YamlNode } from '../../read/documents/document.ts';
import { withValues } from '../../read/documents/synthetic-source.ts';

/** kubectl.docs.kubernetes.io, "The Kustomization File". */
const NAMES: ReadonlyMap<string, string> = new Map(
  `apiVersion kind metadata name namespace openapi path namePrefix nameSuffix commonLabels labels pairs includeSelectors
  includeTemplates fields create group version commonAnnotations patchesStrategicMerge patchesJson6902 patches patch target
  annotationSelector labelSelector images imageTags newName newTag tagSuffix digest replacements source sourceValue targets
  select reject fieldPath fieldPaths options delimiter index encoding replicas count vars objref fieldref sortOptions order
  legacySortOptions orderFirst orderLast resources components crds bases configMapGenerator secretGenerator behavior literals
  files envs env disableNameSuffixHash immutable annotations type helmGlobals helmCharts helmChartInflationGenerator chartHome
  repo releaseName valuesFile additionalValuesFiles valuesInline valuesMerge includeCRDs generatorOptions configurations
  generators transformers validators buildMetadata unsetOnly fieldSpecs imageTag prefix suffix jsonOp replica`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** The long s is one too, and the Kelvin sign a k (encoding/json fold.go foldRune). */
function folded(key: string): string {
  return key.toLowerCase().replaceAll('\u017f', 's');
}

/** Below them keys are the user's. */
const FREE = /^(?:commonLabels|commonAnnotations|annotations|pairs|valuesInline)$/;

/** `replacements`, `targets`, `select` and its fields, each below a list. */
const MAX_DEPTH = 8;

export function canonicalFields(node: YamlNode, depth = 0): YamlNode {
  if (depth > MAX_DEPTH) return node;
  if (node.kind === 'scalar') return node;
  if (node.kind === 'sequence') return withValues(node, (item) => canonicalFields(item, depth + 1));
  const changed = node.entries.map((entry) => canonicalEntry(entry, depth));
  if (changed.every((entry, index) => entry === node.entries[index])) return node;
  if (changed.every((entry, index) => entry.key === node.entries[index]?.key)) return { ...node, entries: changed };
  // Of keys that differ in case the last counts, in the order of their bytes (encoding/json, "Marshal").
  const written = new Map(changed.map((entry, index) => [entry, node.entries[index]?.key ?? '']));
  const order = (entry: YamlEntry): string => written.get(entry) ?? '';
  return { ...node, entries: changed.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
}

function canonicalEntry(entry: YamlEntry, depth: number): YamlEntry {
  const key = NAMES.get(folded(entry.key)) ?? entry.key;
  const isFree = FREE.test(key) || (key === 'labels' && entry.value.kind === 'map');
  const value = isFree ? entry.value : canonicalFields(entry.value, depth + 1);
  return key === entry.key && value === entry.value ? entry : { ...entry, key, value };
}
