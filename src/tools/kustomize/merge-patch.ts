/** Strategic merge (kyaml/yaml/merge2, walk): maps merge, lists by Kubernetes' keys, others are replaced. */
import {
  child,
  isNull,
  scalarText,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
  type YamlSequence,
} from '../../read/documents/document.ts';
import { withKey, withValues } from '../../read/documents/synthetic-source.ts';

/** By field (Kubernetes api core/v1 `patchMergeKey` and list-map keys). */
const POD_LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['containers', ['name']],
  ['initContainers', ['name']],
  ['ephemeralContainers', ['name']],
  ['volumes', ['name']],
  ['env', ['name']],
  ['ports', ['containerPort', 'protocol']],
  ['volumeMounts', ['mountPath']],
  ['volumeDevices', ['devicePath']],
  ['imagePullSecrets', ['name']],
  ['hostAliases', ['ip']],
  ['topologySpreadConstraints', ['topologyKey', 'whenUnsatisfiable']],
]);
const SERVICE_LISTS: ReadonlyMap<string, readonly string[]> = new Map([['ports', ['port', 'protocol']]]);
const NO_LISTS: ReadonlyMap<string, readonly string[]> = new Map();
const POD_KINDS = /^(?:Pod|PodTemplate|Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job|CronJob)$/;

/** Undefined: deleted. Custom types have no merge keys. */
export function mergePatch(object: YamlMap, patch: YamlMap): YamlMap | undefined {
  const kind = scalarText(child(object, 'kind')) ?? '';
  const core = /^(?:v1|(?:apps|batch|extensions)\/)/.test(scalarText(child(object, 'apiVersion')) ?? '');
  const lists = !core ? NO_LISTS : POD_KINDS.test(kind) ? POD_LISTS : kind === 'Service' ? SERVICE_LISTS : NO_LISTS;
  // The tool accepts the directive and leaves the object as it was.
  if (scalarText(child(patch, '$patch')) === 'replace') return object;
  const merged = mergeMap(object, patch, lists);
  return merged?.kind === 'map' ? merged : undefined;
}

/**
 * A patch with one entry for each key: of repeated ones the first counts (kyaml/yaml fns.go FieldMatcher), where YAML as
 * Kubernetes reads it takes the last. What a patch adds whole is refused for them when it is written out.
 */
export function withFirstKeys(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return node;
  if (node.kind === 'sequence') return withValues(node, withFirstKeys);
  const entries = new Map<string, YamlEntry>();
  let isSame = true;
  for (const entry of node.entries) {
    const value = withFirstKeys(entry.value);
    isSame &&= value === entry.value && !entries.has(entry.key);
    if (!entries.has(entry.key)) entries.set(entry.key, value === entry.value ? entry : { ...entry, value });
  }
  return isSame ? node : { ...node, entries: [...entries.values()] };
}

type Lists = ReadonlyMap<string, readonly string[]>;

function mergeMap(old: YamlMap, patch: YamlMap, lists: Lists): YamlNode | undefined {
  const directive = scalarText(child(patch, '$patch'));
  if (directive === 'delete') return undefined;
  const content = directive === undefined ? patch : withKey(patch, '$patch', undefined);
  if (directive === 'replace') return content;
  // A key that the patch states gets the patch's place; the order stays.
  const entries = new Map<string, YamlEntry>();
  for (const entry of old.entries) entries.set(entry.key, entry);
  for (const { key, keySpan, value } of content.entries) {
    if (key === '$retainKeys' || key.startsWith('$setElementOrder/') || key.startsWith('$deleteFromPrimitiveList/'))
      continue;
    const before = entries.get(key)?.value;
    const after = mergeValue(before, value, key, lists);
    if (after === undefined) entries.delete(key);
    else if (after !== before) entries.set(key, { key, keySpan, value: after });
  }
  return { ...old, entries: [...entries.values()] };
}

function mergeValue(old: YamlNode | undefined, patch: YamlNode, key: string, lists: Lists): YamlNode | undefined {
  if (isNull(patch)) return undefined;
  if (patch.kind === 'map') {
    if (old === undefined || old.kind !== 'map') return mergeMap({ ...patch, entries: [] }, patch, lists);
    return patch.entries.length === 0 ? old : mergeMap(old, patch, lists);
  }
  if (patch.kind === 'sequence') {
    const keys = lists.get(key);
    if (keys === undefined) return patch;
    return mergeList(old?.kind === 'sequence' ? old : { ...patch, items: [] }, patch, keys, lists);
  }
  return patch;
}

/** The patch's elements come first; with two merge keys only new ones. Without the second the first decides. */
function mergeList(
  old: YamlSequence,
  patch: YamlSequence,
  keys: readonly string[],
  lists: Lists,
): YamlSequence | undefined {
  const elements = patch.items.filter((item) => item.kind === 'map');
  const directives = elements.filter((item) => identity(item, keys) === '' && child(item, '$patch') !== undefined);
  if (directives.some((item) => scalarText(child(item, '$patch')) === 'replace'))
    return { ...patch, items: elements.filter((item) => !directives.includes(item)) };
  const rest = new Map<YamlNode, true>(old.items.map((item) => [item, true]));
  const index = new Map<string, YamlNode>();
  for (const item of old.items.toReversed()) {
    index.set(identity(item, keys), item);
    index.set(identity(item, keys.slice(0, 1)), item);
  }
  const first: YamlNode[] = [];
  const inPlace = new Map<YamlNode, YamlNode | undefined>();
  for (const item of elements) {
    const own = identity(item, keys);
    const found = index.get(own.includes('\n') || keys.length === 1 ? own : identity(item, keys.slice(0, 1)));
    const target = found !== undefined && rest.has(found) && own !== '' ? found : undefined;
    const stays = target !== undefined && scalarText(child(item, '$patch')) === 'replace';
    const merged = stays
      ? target
      : mergeMap(target?.kind === 'map' ? target : { ...item, entries: [] }, item as YamlMap, lists);
    if (target !== undefined && keys.length > 1) inPlace.set(target, merged);
    else {
      if (target !== undefined) rest.delete(target);
      if (merged !== undefined) first.push(merged);
    }
  }
  const items = [...first];
  for (const item of rest.keys()) {
    const made = inPlace.has(item) ? inPlace.get(item) : item;
    if (made !== undefined) items.push(made);
  }
  return { ...patch, items };
}

function identity(item: YamlNode, keys: readonly string[]): string {
  return keys.flatMap((key) => scalarText(child(item, key)) ?? []).join('\n');
}
