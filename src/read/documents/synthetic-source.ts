/** A source of segments only: leads the values of a tree from several files back. */

import type { Location, Span } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, type Segment, type SourceText, synthetic } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  scalarText,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
  type YamlSequence,
} from './document.ts';

export interface SyntheticSource {
  readonly source: SourceText;
  /** The tree with spans of the synthetic source. The reader bounds its depth (documents/yaml.ts MAX_DEPTH). */
  readonly enter: (source: SourceText, root: YamlNode) => YamlNode;
  readonly placeOf: (node: { readonly span: Span }) => Location;
}

export function openSyntheticSource(): SyntheticSource {
  const segments: Segment[] = [];
  let length = 0;
  const nowhere: SourceFile = { path: '', text: '' };
  const source: SourceText = { text: '', file: nowhere, segments };
  return {
    source,
    enter: (text, root) => {
      const by = length;
      for (const one of text.segments) segments.push({ ...one, start: one.start + by, file: one.file ?? text.file });
      // A gap keeps documents from touching.
      length += text.text.length + 1;
      return moved(root, (span) => ({ start: span.start + by, end: span.end + by }));
    },
    placeOf: (node) => locate(source, node.span.start, node.span.end),
  };
}

export function moved(node: YamlNode, to: (span: Span) => Span): YamlNode {
  const span = to(node.span);
  if (node.kind === 'scalar') return { ...node, span };
  if (node.kind === 'sequence') return { ...node, span, items: node.items.map((item) => moved(item, to)) };
  return {
    ...node,
    span,
    entries: node.entries.map((entry) => ({
      key: entry.key,
      keySpan: to(entry.keySpan),
      value: moved(entry.value, to),
    })),
  };
}

/** A text for a place of the synthetic source, as for a changed name or image. */
export function textNode(syntheticSource: SyntheticSource, text: string, span: Span): YamlScalar {
  return {
    kind: 'scalar',
    value: text,
    text: synthetic(locate(syntheticSource.source, span.start, span.end), text),
    span,
  };
}

/** Other keys stay. Undefined removes the key. */
export function withKey(map: YamlMap, key: string, value: YamlNode | undefined, keySpan: Span = map.span): YamlMap {
  const old = map.entries.findIndex((entry) => entry.key === key);
  if (value === undefined)
    return old === -1 ? map : { ...map, entries: map.entries.filter((entry) => entry.key !== key) };
  if (old === -1) return { ...map, entries: [...map.entries, { key, keySpan, value }] };
  // The last of repeated keys counts and remains.
  const last = map.entries.findLastIndex((entry) => entry.key === key);
  return {
    ...map,
    entries: map.entries.flatMap((entry, index) =>
      entry.key !== key ? [entry] : index === last ? [{ key, keySpan: entry.keySpan, value }] : [],
    ),
  };
}

/** The same node where `change` leaves every value. */
export function withValues(node: YamlMap | YamlSequence, change: (value: YamlNode) => YamlNode): YamlNode {
  if (node.kind === 'sequence') {
    const items = node.items.map(change);
    return items.every((item, index) => item === node.items[index]) ? node : { ...node, items };
  }
  const entries = node.entries.map((entry) => {
    const value = change(entry.value);
    return value === entry.value ? entry : { ...entry, value };
  });
  return entries.every((entry, index) => entry === node.entries[index]) ? node : { ...node, entries };
}

/** Changes every value at a path of keys, through lists. `create` adds missing maps. */
export function atPath(
  node: YamlNode,
  path: readonly string[],
  change: (value: YamlNode | undefined) => YamlNode | undefined,
  create: boolean,
): YamlNode {
  if (node.kind === 'sequence') return withValues(node, (item) => atPath(item, path, change, create));
  const [key, ...rest] = path;
  if (node.kind !== 'map' || key === undefined) return node;
  const old = child(node, key);
  if (rest.length === 0) {
    if (old === undefined && !create) return node;
    const value = change(old);
    return value === old ? node : withKey(node, key, value);
  }
  if (old === undefined) {
    if (!create) return node;
    return withKey(node, key, atPath({ kind: 'map', entries: [], span: node.span }, rest, change, create));
  }
  const value = atPath(old, rest, change, create);
  return value === old ? node : withKey(node, key, value);
}

export function textsOf(node: YamlNode | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries(node)) found.set(entry.key, scalarText(entry.value) ?? '');
  return found;
}
