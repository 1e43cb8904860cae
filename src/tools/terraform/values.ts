/** What an expression of Terraform stands for: a node, or nothing that is known. */
import { isLoopback, parseAddress, splitPort } from '../../core/dns/endpoint.ts';
import { conditionsAt, dependingOn } from '../../core/text/conditions.ts';
import type { Span } from '../../core/text/location.ts';
import { extentOf, type SourceText, slice, withFiles } from '../../core/text/source-text.ts';
import {
  isEmptyScalar,
  type NamedValue,
  type Names,
  sourceOf,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { madeText } from '../../read/documents/made.ts';

export interface Scope extends Names {
  /** `each.value`, `set.key`: of one item of a `for_each`. */
  readonly each: ReadonlyMap<string, YamlNode>;
  /** What spans count in. */
  readonly source: SourceText;
  readonly effort: Effort;
}

/** Of one file: what is left, how deep it is in, and what is known of names. */
export interface Effort {
  values: number;
  characters: number;
  depth: number;
  names: number;
  readonly known: Map<NamedValue, Measured | 'open'>;
}

export interface Measured {
  readonly node: YamlNode;
  readonly values: number;
  readonly characters: number;
  readonly depth: number;
}

/** Nodes, and characters, that the expressions of one file make. */
const MAX_MADE_VALUES = 50_000;
export const MAX_MADE_CHARACTERS: number = 4 * 1024 * 1024;
/** Lists within lists, parentheses. */
export const MAX_NESTED = 50;
/** Names of names. */
export const MAX_NAMES = 20;

export function openEffort(): Effort {
  return { values: MAX_MADE_VALUES, characters: MAX_MADE_CHARACTERS, depth: 0, names: 0, known: new Map() };
}

export function scopeOf(names: Names, source: SourceText, effort: Effort): Scope {
  return { ...names, source, effort, each: new Map() };
}

/** Takes a node into what is made; undefined where that is too much. */
export function withinEffort(one: Measured | undefined, effort: Effort): YamlNode | undefined {
  if (one === undefined || one.depth > 2 * MAX_NESTED) return undefined;
  if (one.values > effort.values || one.characters > effort.characters) return undefined;
  effort.values -= one.values;
  effort.characters -= one.characters;
  return one.node;
}

/** Recursion is bounded: by the reader, and by `taken` for what is put together. */
export function measured(node: YamlNode): Measured {
  if (node.kind === 'scalar') return { node, values: 1, characters: node.text.text.length, depth: 1 };
  const below = node.kind === 'map' ? node.entries.map(({ value }) => value) : node.items;
  let [values, characters, depth] = [1, 0, 0];
  for (const one of below) {
    const inner = measured(one);
    values += inner.values;
    characters += inner.characters;
    depth = Math.max(depth, inner.depth);
  }
  return { node, values, characters, depth: depth + 1 };
}

export function madeScalar(text: SourceText, span: Span, value: YamlScalar['value'] = text.text): YamlScalar {
  return { kind: 'scalar', value, text, span };
}

/** An expression that stands for nothing known. */
export function isUnknown(node: YamlNode | undefined): boolean {
  return node?.kind === 'scalar' && node.value === null && node.text.text.trim() !== 'null';
}

/** A default that only says that another value has to be given, or that an expression has one for it. */
export function isOpen(node: YamlNode | undefined): boolean {
  return (
    node?.kind === 'scalar' &&
    isEmptyScalar(node) &&
    conditionsAt(extentOf(node.text)).some(({ holds, line }) => !holds && line === 0)
  );
}

/** A value that counts because of what these are: of what may be set to another, only one that leads back finds more. */
export function becauseOf(
  value: YamlNode | undefined,
  others: readonly (YamlNode | undefined)[],
): YamlNode | undefined {
  const isFound = isLoopback(parseAddress(splitPort(literalIn(value) ?? '').address) ?? '');
  if (others.some(isOpen) && !isFound) return undefined;
  const assumes = others.flatMap((one) => (one?.kind === 'scalar' ? conditionsAt(extentOf(one.text)) : []));
  if (value?.kind !== 'scalar' || assumes.length === 0) return value;
  const at = extentOf(value.text);
  return { ...value, text: withFiles(value.text, (file) => (file === at.file ? dependingOn(at, assumes) : file)) };
}

/** Of a text, a number or a boolean. */
export function textIn(node: YamlNode | undefined): SourceText | undefined {
  return sourceOf(node);
}

/** With nothing in it that is filled in later. */
export function literalIn(node: YamlNode | undefined): string | undefined {
  const text = textIn(node)?.text;
  return text === undefined || text.includes('${') ? undefined : text;
}

/** The first, where all are the same. */
export function commonLiteral(values: readonly (YamlNode | undefined)[]): YamlNode | undefined {
  const [first] = values;
  const same = first?.kind === 'scalar' && literalIn(first) !== undefined ? first.value : undefined;
  return values.every((one) => one?.kind === 'scalar' && literalIn(one) !== undefined && one.value === same)
    ? first
    : undefined;
}

export function trimmed(text: SourceText): SourceText {
  const start = text.text.length - text.text.trimStart().length;
  return slice(text, start, Math.max(start, text.text.trimEnd().length));
}

const MAX_ITEMS = 200;

/** What `NAME.key` and `NAME.value` are in each; undefined where the items are not known. */
export function itemsOf(
  forEach: YamlNode | undefined,
  name: string,
  source: SourceText,
): readonly ReadonlyMap<string, YamlNode>[] | undefined {
  const of = (key: YamlNode, value: YamlNode): ReadonlyMap<string, YamlNode> =>
    new Map([
      [`${name}.key`, key],
      [`${name}.value`, value],
    ]);
  if (forEach?.kind === 'sequence' && forEach.items.length <= MAX_ITEMS)
    return forEach.items.map((item) => of(item, item));
  if (forEach?.kind !== 'map' || forEach.entries.length > MAX_ITEMS) return undefined;
  return forEach.entries.map(({ key, keySpan, value }) => of(madeText(source, keySpan, key), value));
}
