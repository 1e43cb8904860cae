/** HashiCorp's configuration language (hashicorp/hcl hclsyntax/spec.md) as plain data; nothing is evaluated. */

import { itemAt, present } from '../../core/text/invariant.ts';
import { lineEnd } from '../../core/text/line-ends.ts';
import type { Span } from '../../core/text/location.ts';
import { gather, type Piece, type SourceText, slice } from '../../core/text/source-text.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './document.ts';
import { type Ends, endAfter, endsIn } from './here-documents.ts';

/** A top-level `resource "kind" "name" { ... }`. Inner blocks are entries of the body by type. */
export interface HclBlock {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: YamlNode;
  readonly span: Span;
}
interface Hcl {
  readonly blocks: readonly HclBlock[];
  readonly texts: readonly SourceText[];
  /** Outside of blocks, as in a file of variables' values. */
  readonly attributes: readonly YamlEntry[];
}

/** Deeper values are left out. */
const MAX_DEPTH = 100;
/** HCL native syntax specification, quoted templates. */
const CONTROLS = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
/** Their argument is the wanted value; its reader decodes it. */
const TRANSPARENT = new Set([
  'yamlencode',
  'jsonencode',
  'tomap',
  'tolist',
  'toset',
  'tostring',
  'sensitive',
  'nonsensitive',
]);

interface Frame {
  readonly kind: 'body' | 'object' | 'list' | 'call' | 'paren';
  readonly start: number;
  readonly entries: YamlEntry[];
  readonly items: YamlNode[];
  key: { readonly text: string; readonly span: Span }[];
  value: YamlNode[] | undefined;
  other: boolean;
  valueStart: number;
  readonly callee: string;
}

interface Building {
  readonly source: SourceText;
  readonly blocks: HclBlock[];
  readonly texts: SourceText[];
  readonly stack: Frame[];
  readonly ends: ReturnType<typeof endsIn>;
  skipped: number;
}

/** Expressions become null with their text. `file("x")` keeps the name (`calledFile`). */
export function readHcl(source: SourceText): Hcl {
  const { text } = source;
  const ends = text.includes('<<') ? endsIn(text) : new Map<string, never>();
  const building: Building = { source, blocks: [], texts: [], stack: [frame('body', 0)], ends, skipped: 0 };
  for (let i = 0; i < text.length; )
    i = afterSpace(building, i) ?? afterText(building, i) ?? afterWord(building, i) ?? afterSign(building, i);
  while (building.stack.length > 1) close(building, text.length);
  finish(building, text.length);
  return { blocks: building.blocks, texts: building.texts, attributes: top(building).entries };
}

function afterSpace(building: Building, i: number): number | undefined {
  const { text } = building.source;
  const c = text[i];
  if (c === '\n') {
    if (isMap(top(building))) finish(building, i);
    return i + 1;
  }
  if (c === ' ' || c === '\t' || c === '\r') return endOf(text, i, BLANKS);
  if (c === '#' || text.startsWith('//', i)) return lineEnd(text, i);
  if (!text.startsWith('/*', i)) return undefined;
  const end = text.indexOf('*/', i + 2);
  return end === -1 ? text.length : end + 2;
}

function afterText(building: Building, i: number): number | undefined {
  const { source, ends } = building;
  if (source.text[i] !== '"' && !source.text.startsWith('<<', i)) return undefined;
  const read = readTemplate(source, i, ends);
  if (read === undefined) {
    other(building, i);
    return i + 2;
  }
  const { value, end } = read;
  building.texts.push(value);
  put(building, { kind: 'scalar', value: value.text, text: value, span: { start: i, end } }, i);
  return end;
}

/** A text in quotes or a here-document that begins at `start`, with a placeholder for each interpolation. */
export function readTemplate(
  source: SourceText,
  start: number,
  ends: Ends,
): { readonly value: SourceText; readonly end: number } | undefined {
  const read = source.text[start] === '"' ? quoted(source, start) : hereDocument(source, start, ends);
  return read && { value: withPlaceholders(read.value), end: read.end };
}

function afterWord(building: Building, i: number): number | undefined {
  const { source } = building;
  const { text } = source;
  const c = text[i] ?? '';
  if (c >= '0' && c <= '9') {
    const end = endOf(text, i, DIGITS);
    const value = Number(text.slice(i, end));
    put(building, { kind: 'scalar', value, text: slice(source, i, end), span: { start: i, end } }, i);
    return end;
  }
  if (!/[A-Za-z_]/.test(c)) return undefined;
  const end = endOf(text, i, NAME);
  const word = text.slice(i, end);
  const span = { start: i, end };
  if (text[end] === '(') {
    open(building, 'call', end, word);
    return end + 1;
  }
  const one = top(building);
  if (isMap(one) && one.value === undefined) one.key.push({ text: word, span });
  else if (word === 'true' || word === 'false' || word === 'null')
    put(
      building,
      { kind: 'scalar', value: word === 'null' ? null : word === 'true', text: slice(source, i, end), span },
      i,
    );
  else other(building, i);
  return end;
}

const BLANKS = /[ \t\r]*/y;
const DIGITS = /[0-9.eE]*/y;
const NAME = /[\w-]*/y;
/** Of a text in quotes: nothing that ends or changes it. */
const PLAIN = /[^"\n\\$%]*/y;

function endOf(text: string, start: number, run: RegExp): number {
  run.lastIndex = start + 1;
  run.test(text);
  return run.lastIndex;
}

function afterSign(building: Building, i: number): number {
  const { text } = building.source;
  const one = top(building);
  const isKeyed = isMap(one) && one.value === undefined && one.key.length > 0;
  switch (text[i]) {
    case '{':
      open(building, isKeyed && one.kind === 'body' ? 'body' : 'object', i);
      break;
    case '[':
      // An index behind a value: an expression.
      if (one.value !== undefined && one.value.length > 0) other(building, i);
      open(building, 'list', i);
      break;
    case '(':
      open(building, 'paren', i);
      break;
    case '}':
    case ']':
    case ')':
      close(building, i);
      break;
    case ',':
      finish(building, i);
      break;
    case '=':
    case ':': {
      const isAssignment = text[i] === ':' || (text[i + 1] !== '=' && text[i + 1] !== '>');
      if (isAssignment && isKeyed) {
        one.value = [];
        one.valueStart = i + 1;
      } else other(building, i);
      break;
    }
    default:
      other(building, i);
  }
  return i + 1;
}

function top({ stack }: Building): Frame {
  return itemAt(stack, stack.length - 1);
}

function isMap({ kind }: Frame): boolean {
  return kind === 'body' || kind === 'object';
}

function unknown(source: SourceText, start: number, end: number): YamlScalar {
  return { kind: 'scalar', value: null, text: slice(source, start, end), span: { start, end } };
}

function put(building: Building, node: YamlNode, at: number): void {
  const one = top(building);
  if (!isMap(one)) one.value ??= [];
  else if (one.value === undefined) {
    // `(local.name) = ...`: the expression is the key's text.
    if (node.kind === 'scalar') one.key.push({ text: node.text.text, span: node.span });
    return;
  }
  if (one.value?.length === 0 && !one.other) one.valueStart = at;
  one.value?.push(node);
}

function other(building: Building, at: number): void {
  const one = top(building);
  if (!isMap(one)) one.value ??= [];
  if (one.value === undefined) return;
  if (one.value.length === 0 && !one.other) one.valueStart = at;
  one.other = true;
}

function finish(building: Building, end: number): void {
  const one = top(building);
  const { value } = one;
  if (value !== undefined && (value.length > 0 || one.other)) {
    const only = value.length === 1 && !one.other ? value[0] : undefined;
    const node = only ?? unknown(building.source, Math.min(one.valueStart, end), end);
    const [key] = one.key;
    if (!isMap(one)) one.items.push(node);
    else if (key !== undefined) one.entries.push({ key: key.text, keySpan: key.span, value: node });
  }
  one.key = [];
  one.value = undefined;
  one.other = false;
}

function open(building: Building, kind: Frame['kind'], at: number, callee = ''): void {
  if (building.stack.length >= MAX_DEPTH) building.skipped += 1;
  else building.stack.push(frame(kind, at, callee));
}

function close(building: Building, end: number): void {
  const { stack, source, blocks } = building;
  if (building.skipped > 0) {
    building.skipped -= 1;
    return;
  }
  if (stack.length === 1) return;
  finish(building, end);
  const done = present(stack.pop());
  const span = { start: done.start, end: end + 1 };
  if (done.kind === 'body') {
    const parent = top(building);
    const [type, ...labels] = parent.key.map((key) => key.text);
    const [first] = parent.key;
    const body: YamlNode = { kind: 'map', entries: done.entries, span };
    if (stack.length === 1 && type !== undefined) blocks.push({ type, labels, body, span });
    else if (first !== undefined) {
      // `dynamic` blocks are patterns, not entries.
      const key = type === 'dynamic' && labels[0] !== undefined ? `dynamic ${labels[0]}` : first.text;
      parent.entries.push({ key, keySpan: first.span, value: body });
    }
    parent.key = [];
    return;
  }
  const value = contentOf(done, source, span);
  const start = done.start - done.callee.length;
  if (value === undefined) other(building, start);
  else put(building, value, start);
}

/** Undefined inside an expression. */
function contentOf(done: Frame, source: SourceText, span: Span): YamlNode | undefined {
  if (done.kind === 'object') return { kind: 'map', entries: done.entries, span };
  if (done.kind === 'list') return { kind: 'sequence', items: done.items, span };
  const only = done.items.length === 1 ? done.items[0] : undefined;
  if (done.kind === 'paren') return only;
  return TRANSPARENT.has(done.callee) && only !== undefined
    ? only
    : unknown(source, done.start - done.callee.length, span.end);
}

function frame(kind: Frame['kind'], start: number, callee = ''): Frame {
  return { kind, start, entries: [], items: [], key: [], value: undefined, other: false, valueStart: start, callee };
}

/** PATH of `file("PATH")` and `templatefile("PATH", ...)`, without `${path.module}/`. */
export function calledFile(node: YamlNode | undefined): string | undefined {
  if (node?.kind !== 'scalar' || node.value !== null) return undefined;
  const match = /^(?:template)?file\(\s*"([^"]{1,500})"/.exec(node.text.text);
  return match?.[1]?.replace(/^\$\{path\.module\}\//, '');
}

function quoted(source: SourceText, start: number): { readonly value: SourceText; readonly end: number } {
  const { text } = source;
  const pieces: Piece[] = [];
  let from = start + 1;
  let i = from;
  const replace = (length: number, by: string): void => {
    pieces.push({ start: from, end: i }, { start: i, end: i + length, text: by });
    i += length;
    from = i;
  };
  while (i < text.length && text[i] !== '"' && text[i] !== '\n') {
    if (text[i] === '\\') {
      const next = text[i + 1] ?? '';
      const code = /^\\u([0-9a-fA-F]{4})/.exec(text.slice(i, i + 6));
      if (code !== null) replace(6, String.fromCharCode(Number.parseInt(code[1] ?? '0', 16)));
      else replace(2, CONTROLS.get(next) ?? next);
    } else if (text.startsWith('$${', i) || text.startsWith('%%{', i)) replace(3, text.slice(i + 1, i + 3));
    else if (text.startsWith('${', i) || text.startsWith('%{', i)) i = endOfInterpolation(text, i + 2);
    else i = endOf(text, i, PLAIN);
  }
  pieces.push({ start: from, end: i });
  return { value: gather(source, pieces), end: Math.min(text.length, i + 1) };
}

/** `${var_upstream}` for `${var.upstream}`; directives (`%{ for ... }`) go, their lines stay once. */
function withPlaceholders(source: SourceText): SourceText {
  const { text } = source;
  if (!text.includes('${') && !text.includes('%{')) return source;
  const pieces: Piece[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const isDirective = text.startsWith('%{', i);
    if (!isDirective && !text.startsWith('${', i)) continue;
    const end = endOfInterpolation(text, i + 2);
    const by = isDirective ? '' : placeholderFor(text.slice(i + 2, end - 1));
    pieces.push({ start: from, end: i }, { start: i, end, text: by });
    from = end;
    i = end - 1;
  }
  pieces.push({ start: from, end: text.length });
  return gather(source, pieces);
}

/** `${var_upstream}` for the expression `var.upstream`. */
export function placeholderFor(expression: string): string {
  const name = expression.replace(/\W+/g, '_').replace(/^_|_$/g, '');
  return `\${${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}`;
}

/** Quotes inside may hold braces. Unclosed ones end with the line. */
export function endOfInterpolation(text: string, start: number): number {
  let depth = 1;
  let inQuotes = false;
  let i = start;
  for (; i < text.length && text[i] !== '\n'; i += 1) {
    const c = text[i];
    if (c === '\\') i += 1;
    else if (c === '"') inQuotes = !inQuotes;
    else if (!inQuotes && c === '{') depth += 1;
    else if (!inQuotes && c === '}') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return i;
}

/** Up to a line of WORD alone; `<<-WORD` removes common indentation. */
function hereDocument(
  source: SourceText,
  start: number,
  ends: Ends,
): { readonly value: SourceText; readonly end: number } | undefined {
  const head = /^<<(-?)([A-Za-z_]\w{0,79})[ \t]*\r?\n/.exec(source.text.slice(start, start + 120));
  if (head === null) return undefined;
  const body = start + head[0].length;
  const close = endAfter(ends, head[2] ?? '', body);
  if (close === undefined) return undefined;
  const value = slice(source, body, close.start);
  // The break before WORD belongs to the end.
  return { value: head[1] === '-' ? withoutIndentation(value) : value, end: close.next - 1 };
}

export function withoutIndentation(source: SourceText): SourceText {
  const { text } = source;
  let shared = Number.POSITIVE_INFINITY;
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    let blanks = at;
    while (blanks < end && (text[blanks] === ' ' || text[blanks] === '\t')) blanks += 1;
    if (blanks < end && text[blanks] !== '\r') shared = Math.min(shared, blanks - at);
    starts.push(at);
    at = end + 1;
  }
  if (!Number.isFinite(shared) || shared === 0) return source;
  const pieces = starts.map((start, index): Piece => {
    const end = starts[index + 1] ?? text.length;
    let from = start;
    while (from < end && from - start < shared && (text[from] === ' ' || text[from] === '\t')) from += 1;
    return { start: from, end };
  });
  return gather(source, pieces);
}
