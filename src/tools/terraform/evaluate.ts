/**
 * Expressions of Terraform and OpenTofu (hashicorp/hcl hclsyntax/spec.md) as what they stand for. What is not known
 * stays the expression that it is: nothing is guessed.
 */
import type { Span } from '../../core/text/location.ts';
import { locate, replaceMatches, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import {
  child,
  items,
  type NamedValue,
  type YamlEntry,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { calledFile, placeholderFor, readTemplate } from '../../read/documents/hcl.ts';
import { type Ends, endsIn } from '../../read/documents/here-documents.ts';
import { madeText } from '../../read/documents/made.ts';
import { moved, withValues } from '../../read/documents/synthetic-source.ts';
import { called } from './functions.ts';
import {
  becauseOf,
  commonLiteral,
  isOpen,
  isUnknown,
  literalIn,
  MAX_MADE_CHARACTERS,
  MAX_NAMES,
  MAX_NESTED,
  madeScalar,
  measured,
  type Scope,
  scopeOf,
  textIn,
  withinEffort,
} from './values.ts';

/** Longer expressions stay unknown. */
const MAX_EXPRESSION = 256 * 1024;

/** Everything in it that is known, in place of its expressions. Depth is bounded by the HCL reader. */
export function resolved(node: YamlNode, scope: Scope): YamlNode {
  if (node.kind === 'scalar') return resolvedScalar(node, scope);
  if (node.kind === 'sequence') return { ...node, items: node.items.map((item) => resolved(item, scope)) };
  const entries = node.entries.map((entry) => ({
    ...entry,
    key: resolvedKey(entry.key, scope),
    value: resolved(entry.value, scope),
  }));
  return { ...node, entries };
}

function resolvedScalar(node: YamlScalar, scope: Scope): YamlNode {
  if (isUnknown(node)) return namesFile(node) ? node : (settled(node.text, scope, node.span) ?? fileOf(node, scope));
  if (typeof node.value !== 'string' || !node.text.text.includes('${')) return node;
  const whole = /^\$\{\w+\}$/.test(node.text.text) ? interpolated(node.text, 0, node.text.text.length) : undefined;
  if (whole !== undefined) {
    // As it was written before Terraform 0.12.
    const only = resolvedScalar(madeScalar(whole, node.span, null), scope);
    return !isUnknown(only) || calledFile(only) !== undefined ? only : node;
  }
  const text = withInterpolations(node.text, scope, node.span);
  return text === undefined ? node : madeScalar(text, node.span);
}

/** A file that is named is read where its language is known. */
function namesFile(node: YamlNode | undefined): boolean {
  return calledFile(node)?.includes('${') === false;
}

/** A local that names a file stands for it. */
function fileOf(node: YamlScalar, scope: Scope): YamlScalar {
  const name = /^\s*(local\.[\w-]{1,200})\s*$/.exec(node.text.text)?.[1];
  const named = name === undefined ? undefined : scope.named(name);
  const value = named === undefined ? undefined : valueOfName(named, scope, node.span);
  return value?.kind === 'scalar' && namesFile(value) ? value : node;
}

/** A text that nobody has resolved yet. */
export function resolvedText(text: SourceText, scope: Scope): SourceText {
  return text.text.includes('${') ? (withInterpolations(text, scope, { start: 0, end: 0 }) ?? text) : text;
}

function withInterpolations(text: SourceText, scope: Scope, span: Span): SourceText | undefined {
  const textFor = ({ 0: whole, index }: RegExpExecArray): SourceText | undefined => {
    const inside = interpolated(text, index, index + whole.length);
    return inside === undefined ? undefined : textIn(settled(inside, scope, span));
  };
  return replaceMatches(text, /\$\{\w+\}/g, textFor, MAX_MADE_CHARACTERS);
}

function interpolated(text: SourceText, start: number, end: number): SourceText | undefined {
  const { file, span } = locate(text, start, end);
  const written = file.text.slice(span.start, span.end);
  return written.startsWith('${') && written.endsWith('}')
    ? slice(wholeFile(file), span.start + 2, span.end - 1)
    : undefined;
}

/** `(local.NAME) = ...`. */
function resolvedKey(key: string, scope: Scope): string {
  if (!/^(?:local|var|each)\.[\w.-]{1,200}$/.test(key)) return key;
  const value = referred(key.split('.'), scope, { start: 0, end: 0 });
  return value?.kind === 'scalar' && typeof value.value === 'string' && value.value.length <= 253 ? value.value : key;
}

/** Scalars that are not known, as the placeholders that they would be in a text. */
export function withPlaceholders(node: YamlNode): YamlNode {
  if (node.kind !== 'scalar') return withValues(node, withPlaceholders);
  return isUnknown(node) ? placeholderOf(node) : node;
}

export function placeholderOf(node: YamlScalar): YamlScalar {
  const { file, span } = locate(node.text, 0, node.text.text.length);
  const at = { start: 0, at: span.start, length: span.end - span.start, verbatim: false };
  return madeScalar({ text: placeholderFor(node.text.text), file, segments: [at] }, node.span);
}

export function settled(text: SourceText, scope: Scope, span: Span): YamlNode | undefined {
  const value = evaluate(text, scope, span);
  return isOpen(value) ? undefined : value;
}

/** Undefined where it is not known. The value's nodes have the expression's place, its texts their own. */
export function evaluate(text: SourceText, scope: Scope, span: Span): YamlNode | undefined {
  if (text.text.length > MAX_EXPRESSION) return undefined;
  const ends = text.text.includes('<<') ? endsIn(text.text) : new Map<string, never>();
  const reader: Reader = { text, ends, scope, span, at: 0, isStuck: false };
  const value = readConditional(reader);
  skipSpace(reader);
  return reader.isStuck || reader.at < text.text.length ? undefined : value;
}

interface Reader {
  readonly text: SourceText;
  readonly ends: Ends;
  readonly scope: Scope;
  readonly span: Span;
  at: number;
  /** Something is not understood: the whole is not known. */
  isStuck: boolean;
}

type Value = YamlNode | undefined;

const SPACE = /(?:\s|#[^\n]*|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/y;

function skipSpace(reader: Reader): void {
  readPattern(reader, SPACE);
}

function readPattern(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text.text)?.[0] ?? '';
  reader.at += found.length;
  return found;
}

function isNext(reader: Reader, sign: string): boolean {
  skipSpace(reader);
  if (!reader.text.text.startsWith(sign, reader.at)) return false;
  reader.at += sign.length;
  return true;
}

function expect(reader: Reader, sign: string): void {
  if (!isNext(reader, sign)) reader.isStuck = true;
}

function readConditional(reader: Reader): Value {
  const { effort } = reader.scope;
  effort.depth += 1;
  if (effort.depth > MAX_NESTED) reader.isStuck = true;
  const condition = reader.isStuck ? undefined : readOperation(reader);
  let value = condition;
  if (!reader.isStuck && isNext(reader, '?')) {
    const yes = readConditional(reader);
    expect(reader, ':');
    const no = readConditional(reader);
    const holds = condition?.kind === 'scalar' ? condition.value : undefined;
    value = becauseOf(holds === true ? yes : holds === false ? no : undefined, [condition]);
  }
  effort.depth -= 1;
  return value;
}

const OPERATOR = /==|!=|<=|>=|&&|\|\||[<>+*/%-]/y;

/** Of operators only `==` and `!=` are computed. */
function readOperation(reader: Reader): Value {
  let value = readOperand(reader);
  for (;;) {
    skipSpace(reader);
    const operator = reader.isStuck ? '' : readPattern(reader, OPERATOR);
    if (operator === '') return value;
    const right = readOperand(reader);
    const [a, b] = [literalIn(value), literalIn(right)];
    const isEqual = a === undefined || b === undefined ? undefined : a === b;
    value =
      isEqual === undefined || !/^[=!]=$/.test(operator)
        ? undefined
        : becauseOf(truth(reader, operator === '==' ? isEqual : !isEqual), [value, right]);
  }
}

function truth(reader: Reader, value: boolean): YamlScalar {
  const at = locate(reader.text, reader.at, reader.at);
  return madeScalar(synthetic(at, String(value)), reader.span, value);
}

function readOperand(reader: Reader): Value {
  let negated = false;
  let isNegation = false;
  while (isNext(reader, '!')) {
    isNegation = true;
    negated = !negated;
  }
  const value = readIndexed(reader);
  if (!isNegation) return value;
  return value?.kind === 'scalar' && typeof value.value === 'boolean'
    ? becauseOf(truth(reader, value.value !== negated), [value])
    : undefined;
}

function readIndexed(reader: Reader): Value {
  let value = readTerm(reader);
  // `[0]`, `.0`, `.name` behind a value.
  while (!reader.isStuck) {
    const name = readPattern(reader, /\.[A-Za-z_][\w-]*/y);
    if (name !== '') value = value?.kind === 'map' ? child(value, name.slice(1)) : undefined;
    else if (reader.text.text[reader.at] === '[') value = readIndex(reader, value);
    else {
      const index = readPattern(reader, /\.\d{1,9}(?!\w)/y);
      if (index === '') break;
      value = value?.kind === 'sequence' ? value.items[Number(index.slice(1))] : undefined;
    }
  }
  return value;
}

function readIndex(reader: Reader, value: Value): Value {
  reader.at += 1;
  const index = literalIn(readConditional(reader));
  expect(reader, ']');
  if (index === undefined)
    return commonLiteral(value?.kind === 'map' ? value.entries.map((one) => one.value) : items(value));
  return value?.kind === 'sequence'
    ? value.items[Number(index)]
    : value?.kind === 'map'
      ? child(value, index)
      : undefined;
}

function readTerm(reader: Reader): Value {
  skipSpace(reader);
  const { text, at, span } = reader;
  const c = text.text[at] ?? '';
  if (c === '"' || text.text.startsWith('<<', at)) return readText(reader);
  if (isNext(reader, '[')) return readList(reader);
  if (isNext(reader, '{')) return readObject(reader);
  if (isNext(reader, '(')) {
    const value = readConditional(reader);
    expect(reader, ')');
    return value;
  }
  const digits = readPattern(reader, /\d[\d.eE]*/y);
  if (digits !== '') return madeScalar(slice(text, at, reader.at), span, Number(digits));
  const word = readPattern(reader, /[A-Za-z_][\w-]*/y);
  if (word === '') reader.isStuck = true;
  if (reader.isStuck || word === 'for') {
    reader.isStuck = true;
    return undefined;
  }
  if (isNext(reader, '(')) {
    const list = readArguments(reader);
    return counted(reader, called({ name: word, arguments: list, span }, reader.scope));
  }
  if (word === 'null') return madeScalar(slice(text, at, reader.at), span, null);
  if (word === 'true' || word === 'false') return truth(reader, word === 'true');
  return readReference(reader, word);
}

/** What is put together counts. */
function counted(reader: Reader, value: Value): Value {
  return value === undefined ? undefined : withinEffort(measured(value), reader.scope.effort);
}

function readText(reader: Reader): Value {
  const { text } = reader.text;
  const read = readTemplate(reader.text, reader.at, reader.ends);
  // A quote without its end is no text.
  if (read === undefined || (text[reader.at] === '"' && (read.end < reader.at + 2 || text[read.end - 1] !== '"'))) {
    reader.isStuck = true;
    return undefined;
  }
  reader.at = read.end;
  const value = resolvedScalar(madeScalar(read.value, reader.span), reader.scope);
  return isUnknown(value) ? undefined : value;
}

function readArguments(reader: Reader): readonly Value[] {
  const values: Value[] = [];
  while (!reader.isStuck && !isNext(reader, ')')) {
    values.push(readConditional(reader));
    if (isNext(reader, ')')) return values;
    expect(reader, ',');
  }
  return values;
}

/** An item that is not known stays as its expression. */
function readList(reader: Reader): Value {
  const items: YamlNode[] = [];
  while (!reader.isStuck && !isNext(reader, ']')) {
    items.push(readItem(reader));
    if (isNext(reader, ']')) break;
    expect(reader, ',');
  }
  return { kind: 'sequence', items, span: reader.span };
}

function readItem(reader: Reader): YamlNode {
  skipSpace(reader);
  const start = reader.at;
  const value = readConditional(reader);
  return value ?? madeScalar(slice(reader.text, start, reader.at), reader.span, null);
}

function readObject(reader: Reader): Value {
  const entries: YamlEntry[] = [];
  while (!reader.isStuck && !isNext(reader, '}')) {
    const word = readPattern(reader, /[A-Za-z_][\w-]*(?=\s*[=:])/y);
    const isTerm = /["(]/.test(reader.text.text[reader.at] ?? '');
    const key = word === '' && isTerm ? literalIn(readTerm(reader)) : word;
    if (key === undefined || key === '' || (!isNext(reader, '=') && !isNext(reader, ':'))) {
      reader.isStuck = true;
      break;
    }
    entries.push({ key, keySpan: reader.span, value: readItem(reader) });
    isNext(reader, ',');
  }
  return { kind: 'map', entries, span: reader.span };
}

/** `local.a.b`, `each.value`, a template's `a`: the rest is looked up in what it stands for. */
function readReference(reader: Reader, word: string): Value {
  const isWhole = reader.scope.named(word) !== undefined;
  const name = isWhole ? '' : readPattern(reader, /\.[A-Za-z_][\w-]*/y).slice(1);
  return referred(name === '' ? [word] : [word, name], reader.scope, reader.span);
}

function referred(keys: readonly string[], scope: Scope, span: Span): Value {
  const name = keys.slice(0, 2).join('.');
  const isFolder = name === 'path.module' || (/^path\.(?:root|cwd)$/.test(name) && scope.isRoot?.() === true);
  // A folder is that of the file: `file` and charts count from it.
  const each = isFolder ? madeText(scope.source, span, '.') : scope.each.get(name);
  const named = each === undefined ? scope.named(name) : undefined;
  let value = each ?? (named === undefined ? undefined : valueOfName(named, scope, span));
  for (const key of keys.slice(2)) value = value?.kind === 'map' ? child(value, key) : undefined;
  return isUnknown(value) ? undefined : value;
}

/** Each name is computed once; one that needs itself is not known. */
function valueOfName(named: NamedValue, scope: Scope, span: Span): Value {
  const { effort } = scope;
  let found = effort.known.get(named);
  if (found === undefined) {
    if (effort.names >= MAX_NAMES) return undefined;
    effort.known.set(named, 'open');
    effort.names += 1;
    found = measured(resolved(named.node, scopeOf(named.names, named.source, effort)));
    effort.names -= 1;
    effort.known.set(named, found);
  }
  const node = found === 'open' ? undefined : withinEffort(found, effort);
  // Nodes of another file have no place in this one.
  return node === undefined || named.source.file.path === scope.source.file.path ? node : moved(node, () => span);
}
