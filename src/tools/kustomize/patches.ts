/** Patches of one kustomization, in kustomize's order. */

import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { child, entries, items, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import {
  type BuiltObject,
  effective,
  idOf,
  idsOf,
  type NodeFactory,
  sameId,
  withPreviousId,
  withRoot,
} from './built-object.ts';
import type { Surroundings } from './generators.ts';
import { jsonPatch } from './json-patch.ts';
import { mergePatch, withFirstKeys } from './merge-patch.ts';
import { openObjects } from './open-objects.ts';
import { selectorOf } from './select.ts';

/** No template of a chart that kustomize inflates is run: its objects are facts. */
const OF_CHART = 'what this patch changes in an object of a chart is not followed';

export function applyPatches(
  objects: readonly BuiltObject[],
  kustomization: YamlNode,
  fields: readonly string[],
  surroundings: Surroundings,
): readonly BuiltObject[] {
  let out = objects;
  for (const field of fields) {
    for (const node of items(child(kustomization, field))) {
      const object = objectOf(node, field);
      const text = object === undefined ? textOf(node, surroundings) : undefined;
      if (text === undefined && object === undefined) continue;
      const patches =
        text === undefined
          ? [{ root: object ?? node }]
          : openObjects(text.text, surroundings.factory.syntheticSource, true);
      if (text?.inline === true && /^\s*\[/.test(text.text.text) && !isJson(text.text.text)) {
        surroundings.factory.addNotice(
          'unreadable',
          'kustomize reads a patch that begins with `[` as JSON, and this is none',
          node,
        );
        continue;
      }
      // kustomize 5.2 and later apply each document; a target has to select all.
      if (!surroundings.factory.budget.take('comparisons', out.length * patches.length)) {
        surroundings.factory.addNotice(
          'unreadable',
          'this patch and those after it are not applied: there are too many',
          node,
        );
        return out;
      }
      for (const { root } of patches) {
        const next = applyPatch(out, root.kind === 'map' ? withFirstKeys(root) : root, node, surroundings);
        hideSecrets(out, next, surroundings.factory);
        out = field === 'patchesJson6902' ? withNamesOf(out, next) : next;
      }
    }
  }
  return out;
}

/** What a Secret holds stays one's, whatever the patch makes of it (`allowKindChange`). */
function hideSecrets(before: readonly BuiltObject[], after: readonly BuiltObject[], factory: NodeFactory): void {
  for (const [index, { root }] of before.entries()) {
    if (scalarText(child(root, 'kind')) !== 'Secret') continue;
    const made = before.length === after.length ? after[index]?.root : undefined;
    if (made === root) continue;
    for (const object of [root, made])
      for (const field of ['data', 'stringData', 'binaryData'])
        for (const { key, value } of entries(child(object, field)))
          if (value.kind === 'scalar') factory.filled.push({ key, text: value.text });
  }
}

/** Names changed by this field are not remembered: references stay (PatchJson6902Transformer). */
function withNamesOf(old: readonly BuiltObject[], next: readonly BuiltObject[]): readonly BuiltObject[] {
  if (next.length !== old.length) return next;
  return next.map((object, i) =>
    object.before === old[i]?.before ? object : { ...object, before: old[i]?.before ?? [] },
  );
}

/** Flux' own of these fields are no texts (kustomize-controller v1beta2 `patchesStrategicMerge`, `patchesJson6902`). */
function objectOf(node: YamlNode, field: string): YamlNode | undefined {
  if (field === 'patchesStrategicMerge') return node.kind === 'map' ? node : undefined;
  const patch = field === 'patchesJson6902' ? child(node, 'patch') : undefined;
  return patch?.kind === 'sequence' ? patch : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function textOf(
  node: YamlNode,
  surroundings: Surroundings,
): { readonly text: SourceText; readonly inline: boolean } | undefined {
  const inline = node.kind === 'scalar' ? node : child(node, 'patch');
  const isPath = node.kind === 'scalar' && !/[\n{]|:\s/.test(node.text.text);
  if (!isPath && inline?.kind === 'scalar' && inline.value !== null) return { text: inline.text, inline: true };
  const path = isPath ? node : child(node, 'path');
  const file = path === undefined ? undefined : surroundings.read(scalarText(path) ?? '', path);
  return file === undefined ? undefined : { text: wholeFile(file), inline: false };
}

function applyPatch(
  objects: readonly BuiltObject[],
  patch: YamlNode,
  node: YamlNode,
  surroundings: Surroundings,
): readonly BuiltObject[] {
  const { factory } = surroundings;
  const target = child(node, 'target');
  const targeted = target?.kind === 'map' ? target : undefined;
  if (patch.kind === 'sequence') {
    if (targeted === undefined) return objects;
    const isSelected = selectorOf(targeted);
    return objects.map((object) =>
      isSelected(object) ? applyOperations(withPreviousId(object), patch, factory) : object,
    );
  }
  if (patch.kind !== 'map') return objects;
  const patchObject: BuiltObject = { root: patch, path: '', before: [] };
  const id = idOf(patchObject);
  const isSelected =
    targeted === undefined
      ? (object: BuiltObject) =>
          mayBeCalled(object, id.name) &&
          (idsOf(object).some((one) => sameId(one, id)) || isChartOf(object, patchObject))
      : selectorOf(targeted);
  const options = child(node, 'options');
  const change = partOf(patch, {
    name: scalarText(child(options, 'allowNameChange')) === 'true',
    kind: scalarText(child(options, 'allowKindChange')) === 'true',
  });
  let count = 0;
  const out = objects.flatMap((object): readonly BuiltObject[] => {
    if (!isSelected(object)) return [object];
    count += 1;
    if (object.chart !== undefined) {
      factory.unfollowed(OF_CHART, patch);
      return [object];
    }
    if (!isAffordable(object, touchedBy(object.root, change), factory)) return [object];
    const merged = mergePatch(object.root, change);
    return merged === undefined ? [] : [withRoot(object, merged)];
  });
  if (targeted === undefined) sayUnmatched(patchObject, count, objects, surroundings);
  return out;
}

/** A target may select nothing; a patch that names its object may not (api/resmap reswrangler.go GetById). */
function sayUnmatched(
  patchObject: BuiltObject,
  count: number,
  objects: readonly BuiltObject[],
  { factory, mayContain }: Surroundings,
): void {
  const { root: patch } = patchObject;
  const id = idOf(patchObject);
  if (id.name !== '' && count === 0 && !mayContain(id))
    factory.addNotice(
      'unreadable',
      `kustomize refuses this patch: nothing in this build is ${id.kind} \`${id.name}\` of namespace \`${effective(id.namespace)}\``,
      child(patch, 'metadata', 'name') ?? patch,
    );
  // Of what a chart or generator makes that is not in sight.
  if (count === 0 && mayContain(id) && child(patch, 'data', 'Corefile') !== undefined)
    factory.unfollowed(OF_CHART, patch);
  if (count > 1 && objects.every((object) => object.chart === undefined))
    factory.addNotice(
      'unreadable',
      `kustomize refuses this patch: ${count} objects in this build are ${id.kind} \`${id.name}\` of namespace \`${effective(id.namespace)}\``,
      child(patch, 'metadata', 'name') ?? patch,
    );
}

/** By any of its names; a chart's objects are checked further on. */
function mayBeCalled({ root, before, chart }: BuiltObject, name: string): boolean {
  return (
    chart !== undefined ||
    scalarText(child(root, 'metadata', 'name')) === name ||
    before.some((one) => one.name === name)
  );
}

/** A chart's namespace comes from the release; a patch without one means it too. */
function isChartOf(object: BuiltObject, patch: BuiltObject): boolean {
  if (object.chart === undefined) return false;
  const [a, b] = [idOf(object), idOf(patch)];
  return (
    a.kind === b.kind && a.name === b.name && (b.namespace === '' || effective(b.namespace) === effective(a.namespace))
  );
}

/** Whether the scan's budget allows copying these values; else the patch is left out, with a notice. */
function isAffordable(object: BuiltObject, values: number, factory: NodeFactory): boolean {
  if (factory.budget.take('values', values)) return true;
  factory.addNotice('bound', `patches copy too much: \`${idOf(object).name}\` is left as it is`, object.root);
  return false;
}

function touchedBy(node: YamlNode | undefined, patch: YamlNode): number {
  if (patch.kind === 'sequence') return patch.items.length * (1 + (node?.kind === 'sequence' ? node.items.length : 0));
  if (patch.kind !== 'map' || node?.kind !== 'map') return 1;
  let count = (node.entries.length + 1) * (patch.entries.length + 1);
  for (const { key, value } of patch.entries) if (value.kind !== 'scalar') count += touchedBy(child(node, key), value);
  return count;
}

function alongPath(root: YamlNode, path: string): number {
  let count = OPERATION_VALUES;
  let at: YamlNode | undefined = root;
  for (const step of path.split('/').slice(1, MAX_STEPS)) {
    if (at?.kind === 'map') {
      count += at.entries.length;
      at = child(at, step.replace(/~1/g, '/').replace(/~0/g, '~'));
    } else if (at?.kind === 'sequence') {
      count += at.items.length;
      at = at.items[Number(step)];
    } else break;
  }
  return count;
}

/** Steps of a path that are counted. */
const MAX_STEPS = 60;
/** That an operation counts as beside its path, as it makes an object anew. */
const OPERATION_VALUES = 20;

function applyOperations(object: BuiltObject, patch: YamlNode, factory: NodeFactory): BuiltObject {
  if (object.chart !== undefined) {
    factory.unfollowed(OF_CHART, patch);
    return object;
  }
  let touched = 0;
  for (const operation of items(patch)) touched += alongPath(object.root, scalarText(child(operation, 'path')) ?? '');
  if (!isAffordable(object, touched, factory)) return object;
  const done = jsonPatch(object.root, patch);
  if (done.refused !== undefined)
    factory.addNotice(
      'unreadable',
      `kustomize refuses this operation on \`${idOf(object).name}\`: ${done.refused.because}`,
      done.refused.at,
    );
  return withRoot(object, done.root);
}

/** Without what only identifies the object; a version never changes (api/resmap, resource ApplySmPatch). */
function partOf(patch: YamlMap, leave: { readonly name: boolean; readonly kind: boolean }): YamlMap {
  const unversioned = withKey(patch, 'apiVersion', undefined);
  let out = leave.kind ? unversioned : withKey(unversioned, 'kind', undefined);
  const metadata = child(out, 'metadata');
  if (metadata?.kind === 'map') {
    const less = withKey(metadata, 'namespace', undefined);
    const remaining = leave.name ? less : withKey(less, 'name', undefined);
    out = withKey(out, 'metadata', remaining.entries.length === 0 ? undefined : remaining);
  }
  return out;
}
