/** Values of a release, the last layer wins: maps merge, everything else replaces. */

import { itemAt } from '../../core/text/invariant.ts';
import type { Located } from '../../core/text/location.ts';
import {
  child,
  entries,
  isNull,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlMap,
  type YamlNode,
} from '../../read/documents/document.ts';
import { openSyntheticSource } from '../../read/documents/synthetic-source.ts';
import { writtenObject } from '../../read/documents/written.ts';

export interface Layer {
  readonly document: YamlDocument;
  readonly root: YamlNode;
  readonly ofChart?: true;
}

/** All layers as one; a `null` stays, and takes the chart's default away (Helm coalesce). */
export function mergedLayers(layers: readonly Layer[]): readonly Layer[] {
  const [first] = layers;
  if (first === undefined || layers.length < 2) return layers;
  const syntheticSource = openSyntheticSource();
  const roots = layers.map(({ document, root }) => syntheticSource.enter(document.source, root));
  const root = roots.reduce(mergedNodes);
  const document = writtenObject(root, first.document.path, syntheticSource);
  return document === undefined ? layers : [{ document, root: document.root }];
}

/** Recursion is bounded by the depth of a document that was read. */
export function mergedNodes(below: YamlNode, above: YamlNode): YamlNode {
  if (below.kind !== 'map' || above.kind !== 'map') return above;
  const values = new Map<string, YamlMap['entries'][number]>();
  for (const entry of below.entries) values.set(entry.key, entry);
  for (const entry of above.entries) {
    const old = values.get(entry.key);
    values.set(entry.key, old === undefined ? entry : { ...entry, value: mergedNodes(old.value, entry.value) });
  }
  return { ...above, entries: [...values.values()] };
}

export function mapEntries(layers: readonly Layer[], ...keys: readonly string[]): YamlMap['entries'] {
  return entries(pick(layers, ...keys)?.root);
}

/** A value with its document; `null` takes that of lower layers and the chart's default away. */
export function pick(layers: readonly Layer[], ...keys: readonly string[]): Layer | undefined {
  const found = last(layers, keys);
  return found === undefined || isNull(found.root) ? undefined : found;
}

/** Whether the value, or a map on the way to it, is `null` or no map: no default is left. */
export function isTakenAway(layers: readonly Layer[], ...keys: readonly string[]): boolean {
  const found = last(layers, keys);
  return found !== undefined && isNull(found.root);
}

function last(layers: readonly Layer[], keys: readonly string[]): Layer | undefined {
  for (let i = layers.length - 1; i >= 0; i -= 1) {
    const layer = itemAt(layers, i);
    let node: YamlNode | undefined = layer.root;
    for (const key of keys) {
      const below: YamlNode | undefined = child(node, key);
      if (below === undefined) {
        node = undefined;
        break;
      }
      node = below;
      if (isNull(node)) break;
    }
    if (node !== undefined) return { document: layer.document, root: node };
  }
  return undefined;
}

/** Scalars as text; an empty one is absent, as in Go templates. */
export function textOf(layers: readonly Layer[], ...keys: readonly string[]): Located<string> | undefined {
  const layer = pick(layers, ...keys);
  const text = layer === undefined ? undefined : scalarText(layer.root);
  if (layer === undefined || text === undefined || text === '') return undefined;
  return { value: text, at: placeOf(layer.document, layer.root) };
}

/** Undefined for a text that a substitution or template fills in later. */
export function literalText(text: string | undefined): string | undefined {
  return text === undefined || /\$\{|\{\{/.test(text) ? undefined : text;
}

/** Go templates' truth: false, 0, empty and absent are false. */
export function isTrue(layers: readonly Layer[], otherwise: boolean, ...keys: readonly string[]): boolean {
  const found = last(layers, keys);
  return found === undefined ? otherwise : truthOf(found.root);
}

export function truthOf(node: YamlNode): boolean {
  if (node.kind !== 'scalar') return node.kind === 'map' ? node.entries.length > 0 : node.items.length > 0;
  return node.value !== null && node.value !== false && node.value !== 0 && node.value !== '';
}
