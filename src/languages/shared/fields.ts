/**
 * A field of another type than its API has is remarked and taken as absent; null is absent everywhere, as the API
 * server has it.
 */

import type { Labels } from '../../core/facts/fact.ts';
import { emptyRecord } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  entryOf,
  isExpression,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlDocument,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
  type YamlSequence,
} from '../../read/documents/document.ts';
import { booleanOf11, isPlain } from '../../read/documents/yaml-1.1.ts';

export interface Reader {
  readonly document: YamlDocument;
  readonly notices: Notice[];
}

/** Where the object begins: its first key and value, one line in a block mapping. */
export function beginningOf(document: YamlDocument, node: YamlNode = document.root): Location {
  const first = entries(node)[0];
  if (first === undefined) return placeOf(document, node);
  const end = first.value.kind === 'scalar' ? Math.max(first.keySpan.end, first.value.span.end) : first.keySpan.end;
  return locate(document.source, first.keySpan.start, end);
}

/** The characters of a scalar, without its quotes; the whole scalar when there are none. */
export function placeOfText(document: YamlDocument, node: YamlScalar): Location {
  if (node.text.text === '') return placeOf(document, node);
  return locate(node.text, 0, node.text.text.length);
}

/** Text of a scalar with its place; numbers and booleans as written, null, maps and lists undefined. */
export function locatedText(document: YamlDocument, node: YamlNode | undefined): Located<string> | undefined {
  const value = scalarText(node);
  if (value === undefined || node?.kind !== 'scalar') return undefined;
  return { value, at: placeOfText(document, node) };
}

export function textField(reader: Reader, node: YamlNode | undefined, key: string): Located<string> | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  const text = locatedText(reader.document, entry.value);
  if (text === undefined) wrongType(reader, entry, 'text');
  return text;
}

/** A list of texts; undefined when absent, null, or (remarked) not a list. Items of another type are remarked and left out. */
export function textListField(
  reader: Reader,
  node: YamlNode | undefined,
  key: string,
): readonly Located<string>[] | undefined {
  const list = listField(reader, node, key);
  return list === undefined ? undefined : textItems(reader, list, key);
}

export function textItems(reader: Reader, list: YamlSequence, key: string): readonly Located<string>[] {
  const texts: Located<string>[] = [];
  for (const item of items(list)) {
    const text = locatedText(reader.document, item);
    if (text !== undefined) texts.push(text);
    else if (!isNull(item))
      remark(reader, `an item of \`${key}\` is not text, and is left out`, placeOf(reader.document, item));
  }
  return texts;
}

export function listField(reader: Reader, node: YamlNode | undefined, key: string): YamlSequence | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  if (entry.value.kind === 'sequence') return entry.value;
  wrongType(reader, entry, 'a list');
  return undefined;
}

export function mapField(reader: Reader, node: YamlNode | undefined, key: string): YamlMap | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  if (entry.value.kind === 'map') return entry.value;
  wrongType(reader, entry, 'a mapping');
  return undefined;
}

/** A boolean; undefined when absent, null, or (remarked) of another type: the API server refuses `"true"` in quotes. */
export function booleanField(reader: Reader, node: YamlNode | undefined, key: string): boolean | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  if (entry.value.kind === 'scalar') {
    if (typeof entry.value.value === 'boolean') return entry.value.value;
    const said = isPlain(reader.document, entry.value) ? booleanOf11(entry.value.text.text) : undefined;
    if (said !== undefined) return said;
  }
  wrongType(reader, entry, 'true or false');
  return undefined;
}

/** A whole number, as YAML 1.1 and Go spell them; digits in quotes are taken as the number they spell. */
export function numberField(reader: Reader, node: YamlNode | undefined, key: string): number | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  const number = wholeNumber(scalarText(entry.value) ?? '');
  if (number === undefined) wrongType(reader, entry, 'a number');
  return number;
}

/** gopkg.in/yaml.v2 resolve.go: `_` between digits, octal behind 0, `0x`, `0b`, and a float that JSON writes without a fraction. */
export function wholeNumber(text: string): number | undefined {
  if (text.length > 40) return undefined;
  const plain = text.replace(/_/g, '').replace(/^\+/, '');
  const based = /^0(?:[xX][\da-fA-F]+|[bB][01]+|[oO][0-7]+)$/.test(plain);
  const value = /^0[0-7]+$/.test(plain)
    ? Number.parseInt(plain, 8)
    : based || /^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(plain)
      ? Number(plain)
      : Number.NaN;
  return Number.isInteger(value) && value < 1e9 ? value : undefined;
}

/** Without a prototype: `__proto__` is only a key. What an expression brings is one label of the expression's name. */
export function labelsField(reader: Reader, node: YamlNode | undefined, key: string): Labels {
  const labels: Record<string, string> = emptyRecord<string>();
  const whole = expressionIn(reader.document, presentEntry(node, key)?.value);
  if (whole !== undefined) labels[whole] = '';
  for (const entry of entries(mapField(reader, node, key))) {
    const value = scalarText(entry.value);
    if (value !== undefined) labels[entry.key] = value;
    else if (reader.document.template !== undefined && isExpression(entry.key)) labels[entry.key] = '';
  }
  return labels;
}

/** The expression of a template where a value is filled in by one, wholly or in part; undefined for a value that is written. */
export function expressionIn(document: YamlDocument, node: YamlNode | undefined): string | undefined {
  if (document.template === undefined) return undefined;
  const text = scalarText(node);
  return text !== undefined && isExpression(text) ? text : undefined;
}

export function typeOf(node: YamlNode | undefined): { readonly apiVersion: string; readonly kind: string } {
  return { apiVersion: scalarText(child(node, 'apiVersion')) ?? '', kind: scalarText(child(node, 'kind')) ?? '' };
}

export function presentEntry(node: YamlNode | undefined, key: string): YamlEntry | undefined {
  const entry = entryOf(node, key);
  return entry === undefined || isNull(entry.value) ? undefined : entry;
}

export function isNull(node: YamlNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

export function sourceOf(node: YamlNode | undefined): SourceText | undefined {
  return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}

export function remark(reader: Reader, message: string, at: Location): void {
  reader.notices.push({ kind: 'not-modelled', message, at });
}

function wrongType(reader: Reader, entry: YamlEntry, expected: string): void {
  // What an expression brings may well be of the right type.
  if (expressionIn(reader.document, entry.value) !== undefined) return;
  const found =
    entry.value.kind === 'map' ? 'a mapping' : entry.value.kind === 'sequence' ? 'a list' : 'something else';
  remark(
    reader,
    `\`${entry.key}\` should be ${expected} and is ${found}; it is taken as absent`,
    placeOfKey(reader.document, entry),
  );
}
