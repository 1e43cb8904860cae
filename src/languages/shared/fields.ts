/** A field of another type than its API's is noticed and absent; null is absent, as to the API server. */

import type { Labels } from '../../core/facts/objects.ts';
import { emptyRecord } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { locate } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  entryOf,
  isExpression,
  isNull,
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

/** Its first key and value: one line of a block mapping. */
export function beginningOf(document: YamlDocument, node: YamlNode = document.root): Location {
  const first = entries(node)[0];
  if (first === undefined) return placeOf(document, node);
  const end = first.value.kind === 'scalar' ? Math.max(first.keySpan.end, first.value.span.end) : first.keySpan.end;
  return locate(document.source, first.keySpan.start, end);
}

/** Without quotes, if any. */
export function placeOfText(document: YamlDocument, node: YamlScalar): Location {
  if (node.text.text === '') return placeOf(document, node);
  return locate(node.text, 0, node.text.text.length);
}

/** Numbers and booleans as written; null, maps and lists are undefined. */
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

/** Undefined when absent, null or (with a notice) no list. Items of another type are noticed and left out. */
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
      addNotice(reader, `an item of \`${key}\` is not a string, and is ignored`, placeOf(reader.document, item));
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

/** Undefined when absent, null or (with a notice) of another type: the API server refuses `"true"` in quotes. */
export function booleanField(reader: Reader, node: YamlNode | undefined, key: string): boolean | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  if (entry.value.kind === 'scalar') {
    if (typeof entry.value.value === 'boolean') return entry.value.value;
    const truth = isPlain(reader.document, entry.value) ? booleanOf11(entry.value.text.text) : undefined;
    if (truth !== undefined) return truth;
  }
  wrongType(reader, entry, 'true or false');
  return undefined;
}

/** As YAML 1.1 and Go spell it; digits in quotes are a number. */
export function numberField(reader: Reader, node: YamlNode | undefined, key: string): number | undefined {
  const entry = presentEntry(node, key);
  if (entry === undefined) return undefined;
  const number = wholeNumber(scalarText(entry.value) ?? '');
  if (number === undefined) wrongType(reader, entry, 'a number');
  return number;
}

/** gopkg.in/yaml.v2 resolve.go: `_` between digits, octal after 0, `0x`, `0b`, and a float without a fraction. */
export function wholeNumber(text: string): number | undefined {
  if (text.length > 40) return undefined;
  // As nearly all are written.
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const plain = text.replace(/_/g, '').replace(/^\+/, '');
  const based = /^0(?:[xX][\da-fA-F]+|[bB][01]+|[oO][0-7]+)$/.test(plain);
  const value = /^0[0-7]+$/.test(plain)
    ? Number.parseInt(plain, 8)
    : based || /^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(plain)
      ? Number(plain)
      : Number.NaN;
  return Number.isInteger(value) && value < 1e9 ? value : undefined;
}

/** Without a prototype: `__proto__` is only a key. An expression makes one label with its own name. */
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

/** The expression in a templated value, whole or in part; undefined for a literal one. */
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

export function addNotice(reader: Reader, message: string, at: Location): void {
  reader.notices.push(notModelled(message, at));
}

function wrongType(reader: Reader, entry: YamlEntry, expected: string): void {
  // An expression may well bring the right type.
  if (expressionIn(reader.document, entry.value) !== undefined) return;
  const actual =
    entry.value.kind === 'map' ? 'a mapping' : entry.value.kind === 'sequence' ? 'a list' : 'something else';
  addNotice(
    reader,
    `\`${entry.key}\` should be ${expected} and is ${actual}; it is ignored`,
    placeOfKey(reader.document, entry),
  );
}
