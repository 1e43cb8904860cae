/** Strict JSON, read in one pass: a generated file of many megabytes on one line is not worth a YAML parser. */
import type { Notice } from '../../core/text/notice.ts';
import { locate, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { isTemplateName } from '../../core/text/template-language.ts';
import type { YamlNode, YamlScalar } from './document.ts';
import { type GrowingMap, meetsKey } from './known-keys.ts';
import { readScalar } from './scalar.ts';

const NUMBER = String.raw`-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?`;
const WORDS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
/** The first of the small letters. */
const LETTER = 0x61;
const MAX_DEPTH = 200;
const MAX_VALUES = 1_000_000;
/** Remarks about repeated keys; whoever has more has got the point. */
export const MAX_REPEATED_KEYS = 20;

type Open =
  | {
      readonly kind: 'map';
      readonly start: number;
      readonly map: GrowingMap;
      key: { text: string; start: number; end: number } | undefined;
      isLost: boolean;
    }
  | { readonly kind: 'sequence'; readonly start: number; readonly items: YamlNode[] };

interface Scan {
  readonly source: SourceText;
  readonly notices: Notice[];
  readonly open: Open[];
  readonly number: RegExp;
  root: YamlNode | undefined;
  at: number;
  state: 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'after';
  values: number;
}

/** Undefined for what is no strict JSON (RFC 8259), which may still be YAML. A repeated key stays, with a notice. */
export function readJson(
  source: SourceText,
): { readonly root: YamlNode; readonly notices: readonly Notice[] } | undefined {
  const { root, notices, at } = scanned(source);
  return root === undefined || at < source.text.length ? undefined : { root, notices };
}

/** Where strict JSON breaks. */
export function jsonFault(source: SourceText): number {
  return scanned(source).at;
}

/** Without a root where something is open at the end. */
function scanned(source: SourceText): Scan {
  const { text } = source;
  const scan: Scan = {
    source,
    notices: [],
    open: [],
    number: new RegExp(NUMBER, 'y'),
    root: undefined,
    at: skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0),
    state: 'value',
    values: 0,
  };
  while (scan.at < text.length && scan.values <= MAX_VALUES && readNext(scan));
  return scan;
}

function readNext(scan: Scan): boolean {
  const { open, source, at, state } = scan;
  const character = source.text[at];
  const parent = open.at(-1);
  if (state === 'after' || state === 'key-or-end' || state === 'value-or-end') {
    if (parent === undefined) return false;
    if (character === (parent.kind === 'map' ? '}' : ']')) {
      open.pop();
      const span = { start: parent.start, end: at + 1 };
      give(
        scan,
        parent.kind === 'map'
          ? { kind: 'map', entries: parent.map.entries, span }
          : { kind: 'sequence', items: parent.items, span },
      );
      return goOn(scan, at + 1, 'after');
    }
    if (state === 'after') return character === ',' && goOn(scan, at + 1, parent.kind === 'map' ? 'key' : 'value');
  }
  if (state === 'key' || state === 'key-or-end') return readKey(scan, parent);
  if (character === '{' || character === '[') {
    if (open.length >= MAX_DEPTH) return false;
    if (character === '{') {
      open.push({ kind: 'map', start: at, map: { entries: [], keys: undefined }, key: undefined, isLost: false });
    } else open.push({ kind: 'sequence', start: at, items: [] });
    return goOn(scan, at + 1, character === '{' ? 'key-or-end' : 'value-or-end');
  }
  const scalar = readValue(source, at, scan.number);
  if (scalar === undefined) return false;
  give(scan, scalar);
  return goOn(scan, scalar.span.end, 'after');
}

function readKey(scan: Scan, parent: Open | undefined): boolean {
  const { source, at } = scan;
  const { text } = source;
  const end = text[at] === '"' ? stringEnd(text, at) : -1;
  if (end === -1 || parent?.kind !== 'map') return false;
  const colon = skipBlanks(text, end);
  if (text[colon] !== ':') return false;
  const inner = text.slice(at + 1, end - 1);
  const key = inner.includes('\\') ? quoted(source, at, end).text : inner;
  parent.key = { text: key, start: at, end };
  return goOn(scan, colon + 1, 'value');
}

function goOn(scan: Scan, from: number, state: Scan['state']): true {
  scan.state = state;
  scan.at = skipBlanks(scan.source.text, from);
  return true;
}

function give(scan: Scan, value: YamlNode): void {
  const { source, notices } = scan;
  scan.values += 1;
  const parent = scan.open.at(-1);
  if (parent === undefined) scan.root = value;
  else if (parent.kind === 'sequence') parent.items.push(value);
  else if (parent.key !== undefined) {
    const { text: key, start, end } = parent.key;
    if (meetsKey(parent.map, key) && notices.length < MAX_REPEATED_KEYS) {
      if (!parent.isLost || !isObjectHead(key)) notices.push(repeatedKey(source, key, start, end));
      parent.isLost ||= isObjectHead(key);
    }
    parent.map.entries.push({ key, keySpan: { start, end }, value });
  }
}

export function isObjectHead(key: string): boolean {
  return key === 'apiVersion' || key === 'kind';
}

export function repeatedKey(source: SourceText, key: string, start: number, end: number): Notice {
  const shown = key.length > 60 ? `${key.slice(0, 60)}...` : key;
  const at = locate(source, start, end);
  // Two objects that run into one: the first would be gone without a word.
  if (isObjectHead(key))
    return {
      kind: 'unreadable',
      message: `The key ${JSON.stringify(key)} appears twice in this map: is a \`---\` lost between two objects?`,
      at,
    };
  const counts = isTemplateName(source.file.path)
    ? 'which one counts is decided when this is rendered'
    : 'the last one counts, and in a patch of kustomize the first';
  return { kind: 'assumed', message: `The key ${JSON.stringify(shown)} appears twice in this map; ${counts}.`, at };
}

function readValue(source: SourceText, at: number, number: RegExp): YamlScalar | undefined {
  const { text } = source;
  if (text[at] === '"') {
    const end = stringEnd(text, at);
    if (end === -1) return undefined;
    const content = quoted(source, at, end);
    return { kind: 'scalar', value: content.text, text: content, span: { start: at, end } };
  }
  if (text.charCodeAt(at) >= LETTER)
    for (const [word, value] of WORDS)
      if (text.startsWith(word, at)) return scalarNode(source, at, at + word.length, value);
  number.lastIndex = at;
  const literal = number.exec(text)?.[0];
  if (literal === undefined) return undefined;
  return scalarNode(source, at, at + literal.length, Number(literal));
}

function scalarNode(source: SourceText, start: number, end: number, value: number | boolean | null): YamlScalar {
  return { kind: 'scalar', value, text: slice(source, start, end), span: { start, end } };
}

function quoted(source: SourceText, start: number, end: number): SourceText {
  const inner = slice(source, start + 1, end - 1);
  return inner.text.includes('\\') ? readScalar(source, { style: 'double-quoted', start, end }, undefined) : inner;
}

/** Behind the closing quote; -1 for an open string, an escape or a control character that JSON does not have. */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return -1;
    if (code === 0x5c) {
      at += 1;
      const letter = text[at] ?? '';
      if (letter === 'u') {
        if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return -1;
        at += 4;
      } else if (letter === '' || !'"\\/bfnrt'.includes(letter)) return -1;
    }
  }
  return -1;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
  }
  return at;
}

const STRING_OR_COMMENT = /"(?:[^"\\\n]+|\\.)*"?|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs;
const STRING_OR_LAST_COMMA = /"(?:[^"\\\n]+|\\.)*"?|,(?=\s*[}\]])/g;

/** With comments or a comma before a bracket, as editors and ACLs write it; what reads manifests refuses both. */
export function isCommentedJson(source: SourceText): boolean {
  if (!/^\uFEFF?\s*[{[]/.test(source.text)) return false;
  const text = source.text
    .replace(STRING_OR_COMMENT, (found) => (found.startsWith('"') ? found : ' '))
    .replace(STRING_OR_LAST_COMMA, (found) => (found.startsWith('"') ? found : ' '));
  return readJson(wholeFile({ path: source.file.path, text })) !== undefined;
}
