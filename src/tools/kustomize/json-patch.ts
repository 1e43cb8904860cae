/** RFC 6902, with the refusals of evanphx/json-patch, which kustomize uses. */

import { present } from '../../core/text/invariant.ts';
import type { Span } from '../../core/text/location.ts';
import { slice } from '../../core/text/source-text.ts';
import { child, isNull, items, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { sizeOf } from './replacements.ts';

/** Steps of a pointer; a Kubernetes path has a dozen. */
const MAX_STEPS = 60;
/** Values of one `copy`: a dozen lines that double each other would otherwise exhaust memory. */
const MAX_COPIED = 2000;

/** Of one patch: each copies the nodes along its path. */
const MAX_OPERATIONS = 1000;

export interface Patched {
  readonly root: YamlMap;
  readonly refused?: { readonly because: string; readonly at: YamlNode };
}

export function jsonPatch(root: YamlMap, patch: YamlNode): Patched {
  let out: YamlNode = withAnnotations(root);
  const operations = items(patch);
  if (operations.length > MAX_OPERATIONS)
    return { root, refused: { because: `it has more than ${MAX_OPERATIONS} operations`, at: patch } };
  for (const operation of operations) {
    const done = applyOperation(out, operation);
    if (typeof done === 'string' || done.kind !== 'map')
      return { root, refused: { because: typeof done === 'string' ? done : 'it replaces the object', at: operation } };
    out = done;
  }
  return { root: withoutEmptyAnnotations(root, out as YamlMap) };
}

/** kustomize keeps annotations of its own while it works, so the map always exists (kyaml/kio/kioutil). */
function withAnnotations(root: YamlMap): YamlMap {
  const metadata = child(root, 'metadata');
  if (metadata?.kind !== 'map' || child(metadata, 'annotations') !== undefined) return root;
  const none: YamlMap = { kind: 'map', entries: [], span: { start: metadata.span.start, end: metadata.span.start } };
  return withKey(root, 'metadata', withKey(metadata, 'annotations', none));
}

function withoutEmptyAnnotations(before: YamlMap, after: YamlMap): YamlMap {
  const metadata = child(after, 'metadata');
  const annotations = child(metadata, 'annotations');
  if (metadata?.kind !== 'map' || annotations?.kind !== 'map' || annotations.entries.length > 0) return after;
  if (child(before, 'metadata', 'annotations') !== undefined) return after;
  return withKey(after, 'metadata', withKey(metadata, 'annotations', undefined));
}

function applyOperation(root: YamlNode, operation: YamlNode): YamlNode | string {
  const op = scalarText(child(operation, 'op'));
  const to = pointer(scalarText(child(operation, 'path')));
  const value = child(operation, 'value');
  if (to?.length === 0 && op === 'replace') return objectInPlace(value);
  if (to === undefined || to.length === 0) return 'the path is none';
  switch (op) {
    case 'add':
    case 'replace':
      return put(root, to, { value: value ?? nothing(operation), add: op === 'add', keySpan: keySpanOf(operation) });
    case 'remove':
      return put(root, to, removal(operation));
    case 'test': {
      const found = at(root, to);
      if (isNothing(value)) return isNothing(found) && parentOf(root, to) !== undefined ? root : 'the test fails';
      return found !== undefined && value !== undefined && isEqual(found, value) ? root : 'the test fails';
    }
    case 'copy':
    case 'move': {
      const from = pointer(scalarText(child(operation, 'from')));
      if (from === undefined || from.length === 0) return 'there is nothing to take';
      // A missing key is copied as null (evanphx/json-patch partialDoc.get).
      const absent = op === 'copy' && parentOf(root, from)?.kind === 'map' ? nothing(operation) : undefined;
      const copied = at(root, from) ?? absent;
      if (copied === undefined) return 'there is nothing to take';
      if (isLarge(copied)) return 'it copies too much';
      const left = op === 'copy' ? root : put(root, from, removal(operation));
      return typeof left === 'string' ? left : put(left, to, { value: copied, add: true, keySpan: operation.span });
    }
    default:
      return 'there is no such operation';
  }
}

/** Of the whole object, by another (patch.go replace); without kind and name it is none (api/resource Resource). */
function objectInPlace(value: YamlNode | undefined): YamlNode | string {
  if (value?.kind !== 'map') return 'the value is no object';
  const words = [child(value, 'kind'), child(value, 'metadata', 'name')].map(scalarText);
  return words.every((word) => word !== undefined && word !== '') ? value : 'the value has no kind or no name';
}

/** `null` at the operation's place. */
function nothing(operation: YamlNode): YamlNode {
  const op = child(operation, 'op');
  if (op?.kind !== 'scalar') return operation;
  return { kind: 'scalar', value: null, text: slice(op.text, 0, 0), span: operation.span };
}

function isNothing(node: YamlNode | undefined): boolean {
  return node === undefined || isNull(node);
}

function parentOf(root: YamlNode, path: readonly string[]): YamlNode | undefined {
  return at(root, path.slice(0, -1));
}

function keySpanOf(operation: YamlNode): Span {
  const entry = operation.kind === 'map' ? operation.entries.find((one) => one.key === 'path') : undefined;
  return entry?.value.span ?? operation.span;
}

function pointer(text: string | undefined): readonly string[] | undefined {
  if (text === undefined || !text.startsWith('/')) return text === '' ? [] : undefined;
  const steps = text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.length > MAX_STEPS ? undefined : steps;
}

function at(root: YamlNode, path: readonly string[]): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const step of path)
    node = node?.kind === 'sequence' ? node.items[indexOf(step, node.items.length - 1) ?? -1] : child(node, step);
  return node;
}

/** An index up to `last`; negative ones count from the end (evanphx/json-patch SupportNegativeIndices). */
function indexOf(step: string, last: number): number | undefined {
  if (!/^-?\d{1,9}$/.test(step)) return undefined;
  const number = Number(step);
  const index = number < 0 ? number + last + 1 : number;
  return index >= 0 && index <= last ? index : undefined;
}

interface Edit {
  readonly value: YamlNode | undefined;
  readonly add: boolean;
  readonly keySpan: Span;
}

function removal({ span }: YamlNode): Edit {
  return { value: undefined, add: false, keySpan: span };
}

function put(node: YamlNode, path: readonly string[], edit: Edit): YamlNode | string {
  const { value, add, keySpan } = edit;
  const [step = '', ...rest] = path;
  if (node.kind === 'scalar') return 'the path leads into a value';
  if (rest.length > 0) {
    const position = node.kind === 'sequence' ? indexOf(step, node.items.length - 1) : undefined;
    const next = at(node, [step]);
    if (next === undefined) return `there is no \`${step}\``;
    const below = put(next, rest, edit);
    if (typeof below === 'string') return below;
    if (node.kind === 'map') return withKey(node, step, below);
    return { ...node, items: node.items.map((item, index) => (index === position ? below : item)) };
  }
  if (node.kind === 'map') {
    // Replacing a missing key adds it, as observed of the real tool.
    if (value === undefined && child(node, step) === undefined) return `there is no \`${step}\``;
    return withKey(withKey(node, step, undefined), step, value, keySpan);
  }
  if (add && value !== undefined) {
    const index = step === '-' ? node.items.length : indexOf(step, node.items.length);
    if (index === undefined) return `there is no place \`${step}\` in the list`;
    return { ...node, items: [...node.items.slice(0, index), value, ...node.items.slice(index)] };
  }
  const index = indexOf(step, node.items.length - 1);
  if (index === undefined) return `there is no item \`${step}\``;
  return {
    ...node,
    items: node.items.flatMap((item, position) => (position !== index ? [item] : value === undefined ? [] : [value])),
  };
}

function isLarge(node: YamlNode): boolean {
  return sizeOf(node, Number.POSITIVE_INFINITY) > MAX_COPIED;
}

/** Order in maps does not count. A test of more than a screen is taken to pass. */
function isEqual(a: YamlNode, b: YamlNode): boolean {
  if (isLarge(a) || isLarge(b)) return true;
  return canonicalJson(a) === canonicalJson(b);
}

function canonicalJson(node: YamlNode): string {
  if (node.kind === 'scalar') return JSON.stringify(node.value);
  if (node.kind === 'sequence') return `[${node.items.map(canonicalJson).join(',')}]`;
  const last = new Map(node.entries.map((entry) => [entry.key, entry.value]));
  const keys = [...last.keys()].sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(present(last.get(key)))}`).join(',')}}`;
}
