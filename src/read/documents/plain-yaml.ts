/**
 * YAML as most of it is written, in one pass: block maps and lists, scalars, brackets of one line, literal and folded
 * blocks. All else is left to the parser (yaml.ts); what is read here is read alike to the last place
 * (test/read/documents/plain-yaml.test.ts).
 */
import { lineEnd } from '../../core/text/line-ends.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './document.ts';
import { type GrowingMap, meetsKey } from './known-keys.ts';
import { readScalar } from './scalar.ts';

/** As many as the parser's aliases may make (yaml.ts): it refuses a text of so many for its own bound. */
const MAX_VALUES = 1_000_000;
const MAX_OPEN = 100;
const MAX_BRACKETS = 20;
/** Controls, other breaks, marks, ytt's expressions. */
const FOREIGN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|#@/;
const MARK = /^(?:---|\.\.\.)(?:\s|$)/;
const FIRST_MARK = /^--- *(?:\n|$)/;
const HEADER = /[|>]-?\n/y;

const [TAB, FEED, BLANK, DOUBLE, SINGLE, HASH] = [0x09, 0x0a, 0x20, 0x22, 0x27, 0x23];
const [COMMA, DASH, COLON, PIPE, GREATER, BACKSLASH] = [0x2c, 0x2d, 0x3a, 0x7c, 0x3e, 0x5c];
const [LIST, LIST_END, MAP, MAP_END] = [0x5b, 0x5d, 0x7b, 0x7d];

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
const INTEGER = /^(?:0|-?[1-9][0-9]{0,14})$/;
/** Numbers of the core schema that are left to the parser. */
const NUMBER =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)$/;
/** No indicator of YAML: what may begin a plain scalar, and a key. */
const WORD = Array.from({ length: 128 }, (_, code) => /[A-Za-z0-9_./$(~^+;<=\\)]/.test(String.fromCharCode(code)));

/** Quote, backslash, line feed and tab. */
const ESCAPED: ReadonlySet<number> = new Set([DOUBLE, BACKSLASH, 0x6e, 0x74]);

type Key = Omit<YamlEntry, 'value'>;
interface OpenCollection {
  readonly map: GrowingMap | undefined;
  readonly items: YamlNode[];
  readonly indent: number;
  readonly start: number;
  /** Behind its last value, and the comment beside that. */
  end: number;
  /** A key or dash stands there, and no value yet. */
  waits: boolean;
  commented: boolean;
  key: Key | undefined;
}
interface Reader {
  readonly source: SourceText;
  readonly text: string;
  readonly open: OpenCollection[];
  /** Where the next line begins. */
  at: number;
  /** The deepest comment since the last line that says anything; -1 for none. */
  comment: number;
  values: number;
  root: YamlNode | undefined;
  /** Where two braces stand for a key or a value. */
  braces: number;
}

/** Undefined for all that is not plain through and through: a parser has to read it. The place where there are too many values. */
export function readPlainYaml(source: SourceText): YamlNode | number | undefined {
  const { text } = source;
  if (FOREIGN.test(text)) return undefined;
  const reader = readerOf(source);
  while (reader.at < text.length) {
    if (!readLine(reader)) return reader.values > MAX_VALUES ? reader.at : undefined;
    if (reader.values > MAX_VALUES) return reader.at;
  }
  if (reader.comment > 0) return undefined;
  while (reader.open.length > 0) if (!close(reader)) return undefined;
  return reader.root;
}

/** Where `{{` stands for a key or a value, all before it being plain; -1 where it does not, or no reader gets there. */
export function bracesIn(source: SourceText): number {
  const { text } = source;
  if (FOREIGN.test(text)) return -1;
  const reader = readerOf(source);
  while (reader.at < text.length && readLine(reader));
  return reader.braces;
}

function readerOf(source: SourceText): Reader {
  const { text } = source;
  const at = FIRST_MARK.exec(text)?.[0].length ?? 0;
  return { source, text, open: [], at, comment: -1, values: 0, root: undefined, braces: -1 };
}

function readLine(reader: Reader): boolean {
  const { text } = reader;
  const first = skipBlanks(text, reader.at);
  const indent = first - reader.at;
  const code = text.charCodeAt(first);
  if (code === FEED || first >= text.length) {
    reader.at = first + 1;
    return true;
  }
  if (code === HASH) {
    reader.comment = Math.max(reader.comment, indent);
    reader.at = lineEnd(text, first) + 1;
    return true;
  }
  // A deeper comment may be of what ends here.
  if (reader.comment > indent || (indent === 0 && MARK.test(text.slice(first, first + 4)))) return false;
  const isItem = isDash(text, first);
  if (!closeTo(reader, indent, isItem)) return false;
  const isCommented = reader.comment !== -1;
  reader.comment = -1;
  if (isItem) return readItems(reader, first, indent);
  const top = reader.open.at(-1);
  // A value below its key, as Helm's `toYaml` leaves it: `{}`.
  if ((code === MAP || code === LIST) && top?.waits === true && indent > top.indent && !isCommented && !top.commented)
    return readValue(reader, top, first);
  return code === MAP ? meetBraces(reader, first) : readPair(reader, first, indent);
}

function isDash(text: string, at: number): boolean {
  return text.charCodeAt(at) === DASH && isEnd(text.charCodeAt(at + 1));
}

/** No key begins with a brace, nor a map with two. */
function meetBraces(reader: Reader, at: number): false {
  if (reader.text.charCodeAt(at + 1) === MAP) reader.braces = at;
  return false;
}

function closeTo(reader: Reader, indent: number, isItem: boolean): boolean {
  for (let top = reader.open.at(-1); top !== undefined; top = reader.open.at(-1)) {
    if (indent > top.indent) return top.waits;
    if (indent === top.indent) {
      if (top.map === undefined ? isItem : isItem && top.waits) return top.map !== undefined || !top.waits;
      if (top.map !== undefined) return !isItem && giveNothing(reader, top);
    }
    if (!close(reader)) return false;
  }
  return reader.root === undefined && indent === 0;
}

/** A key without a value is null; a dash is left to the parser. */
function giveNothing(reader: Reader, top: OpenCollection): boolean {
  if (!top.waits) return true;
  if (top.key === undefined || top.commented || reader.comment !== -1) return false;
  const { end } = top.key.keySpan;
  give(
    reader,
    { kind: 'scalar', value: null, text: slice(reader.source, end, end), span: { start: end, end } },
    end + 1,
  );
  return true;
}

function close(reader: Reader): boolean {
  const top = reader.open.at(-1);
  if (top === undefined || !giveNothing(reader, top)) return false;
  reader.open.pop();
  const span = { start: top.start, end: top.end };
  const { map, items } = top;
  give(
    reader,
    map === undefined ? { kind: 'sequence', items, span } : { kind: 'map', entries: map.entries, span },
    top.end,
  );
  return true;
}

function give(reader: Reader, value: YamlNode, end: number): void {
  reader.values += 1;
  const top = reader.open.at(-1);
  if (top === undefined) {
    reader.root = value;
    return;
  }
  top.end = end;
  top.waits = false;
  if (top.map === undefined) top.items.push(value);
  else if (top.key !== undefined) top.map.entries.push({ key: top.key.key, keySpan: top.key.keySpan, value });
}

function openAt(reader: Reader, indent: number, start: number, isMap: boolean): OpenCollection | undefined {
  const top = reader.open.at(-1);
  if (top !== undefined && top.indent === indent && (top.map !== undefined) === isMap) return top;
  if (reader.open.length >= MAX_OPEN) return undefined;
  const made: OpenCollection = {
    map: isMap ? { entries: [], keys: undefined } : undefined,
    items: [],
    indent,
    start,
    end: start,
    waits: false,
    commented: false,
    key: undefined,
  };
  reader.open.push(made);
  return made;
}

function readItems(reader: Reader, first: number, indent: number): boolean {
  const { text } = reader;
  let at = first;
  let column = indent;
  for (;;) {
    const top = openAt(reader, column, at, false);
    if (top === undefined) return false;
    top.waits = true;
    top.commented = false;
    const next = skipBlanks(text, at + 1);
    if (isDash(text, next)) {
      column += next - at;
      at = next;
      continue;
    }
    const key = readKey(reader, next);
    if (key !== undefined) return readPair(reader, next, column + next - at, key);
    return readValue(reader, top, next);
  }
}

function readPair(reader: Reader, first: number, indent: number, known?: Key): boolean {
  const key = known ?? readKey(reader, first);
  if (key === undefined || key.key === '<<') return false;
  const top = openAt(reader, indent, first, true);
  if (top?.map === undefined || meetsKey(top.map, key.key)) return false;
  top.key = key;
  top.waits = true;
  top.commented = false;
  return readValue(reader, top, skipBlanks(reader.text, key.keySpan.end + 1));
}

/** Up to a colon that ends it; undefined where none does. */
function readKey({ source, text }: Reader, at: number): Key | undefined {
  const code = text.charCodeAt(at);
  const isQuoted = code === DOUBLE || code === SINGLE;
  const end = isQuoted ? quotedEnd(text, at, code) : isWord(code) ? plainEnd(text, at) : -1;
  if (end === -1 || text.charCodeAt(end) !== COLON || !isEnd(text.charCodeAt(end + 1))) return undefined;
  const key = isQuoted ? quoted(source, at, end).text.text : text.slice(at, end);
  return { key, keySpan: { start: at, end } };
}

/** Behind the last character of a plain scalar of one line: a colon, a comment or the line's end follows. -1 for a tab. */
function plainEnd(text: string, from: number): number {
  let end = from;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === FEED) break;
    if (code === TAB) return -1;
    if (code === BLANK) {
      if (text.charCodeAt(at + 1) === HASH) break;
      continue;
    }
    if (code === COLON && isEnd(text.charCodeAt(at + 1))) return at === end ? end : -1;
    end = at + 1;
  }
  return end;
}

function readValue(reader: Reader, top: OpenCollection, at: number): boolean {
  const { source, text } = reader;
  const code = text.charCodeAt(at);
  if (at >= text.length || code === FEED || code === HASH) {
    top.commented = code === HASH;
    reader.at = lineEnd(text, at) + 1;
    return true;
  }
  if (code === PIPE || code === GREATER) return readBlock(reader, top, at);
  if (code === DOUBLE || code === SINGLE) {
    const end = quotedEnd(text, at, code, top.indent);
    return end !== -1 && endLine(reader, quoted(source, at, end));
  }
  if (code === MAP && text.charCodeAt(at + 1) === MAP) return meetBraces(reader, at);
  if (code === MAP || code === LIST) {
    const value = readBrackets(reader, at, 0);
    return value !== undefined && endLine(reader, value);
  }
  // Dashes and colons begin a scalar where something follows at once (YAML 1.2.2, ns-plain-first).
  if (!isWord(code) && !((code === DASH || code === COLON) && !isEnd(text.charCodeAt(at + 1)))) return false;
  const first = plainEnd(text, at);
  const end = first === -1 ? -1 : continuedEnd(text, first, top.indent);
  const value = end === -1 ? undefined : end === first ? coreScalar(source, at, end) : folded(source, at, end);
  return value !== undefined && endLine(reader, value);
}

/** Behind the last of the lines below that go on with a plain scalar: deeper ones without a blank one before them. -1 for a tab. */
function continuedEnd(text: string, from: number, indent: number): number {
  let end = from;
  while (end !== -1) {
    const feed = skipBlanks(text, end);
    if (text.charCodeAt(feed) !== FEED) break;
    const first = skipBlanks(text, feed + 1);
    const code = text.charCodeAt(first);
    if (first - feed - 1 <= indent || isEnd(code) || code === HASH) break;
    end = plainEnd(text, first);
  }
  return end;
}

function folded(source: SourceText, start: number, end: number): YamlScalar {
  const content = readScalar(source, { style: 'plain', start, end }, undefined);
  return { kind: 'scalar', value: content.text, text: content, span: { start, end } };
}

function endLine(reader: Reader, value: YamlNode): boolean {
  const { text } = reader;
  const { end } = value.span;
  const at = skipBlanks(text, end);
  const feed = lineEnd(text, at);
  reader.at = feed + 1;
  if (at === feed) {
    give(reader, value, end);
    return true;
  }
  if (text.charCodeAt(at) !== HASH || at === end) return false;
  give(reader, value, trimmedEnd(text, feed));
  return true;
}

function readBlock(reader: Reader, top: OpenCollection, start: number): boolean {
  const { source, text } = reader;
  HEADER.lastIndex = start;
  if (!HEADER.test(text)) return false;
  const body = HEADER.lastIndex;
  const indent = skipBlanks(text, body) - body;
  if (indent <= top.indent) return false;
  const isLiteral = text.charCodeAt(start) === PIPE;
  let end = body;
  // A line of more blanks is text, but its end where nothing follows.
  let isOpen = false;
  for (let at = body; at < text.length; ) {
    const first = skipBlanks(text, at);
    const feed = lineEnd(text, first);
    if (first === feed) {
      isOpen ||= first - at > indent;
      if ((isOpen && !isLiteral) || at === body) return false;
    } else if (first - at >= indent) {
      end = Math.min(feed + 1, text.length);
      isOpen = false;
    } else if (text.charCodeAt(first) === TAB) return false;
    else break;
    at = feed + 1;
  }
  if (end === body || isOpen) return false;
  const content = readScalar(source, { style: 'block', start, body, end, indent: top.indent }, undefined);
  const span = { start, end: trimmedEnd(text, end) };
  give(reader, { kind: 'scalar', value: content.text, text: content, span }, span.end);
  reader.at = end;
  return true;
}

function readBrackets(reader: Reader, start: number, depth: number): YamlNode | undefined {
  const { source, text } = reader;
  const isMap = text.charCodeAt(start) === MAP;
  const close = isMap ? MAP_END : LIST_END;
  const map: GrowingMap = { entries: [], keys: undefined };
  const items: YamlNode[] = [];
  let at = skipBlanks(text, start + 1);
  if (depth >= MAX_BRACKETS) return undefined;
  for (let isFirst = true; text.charCodeAt(at) !== close || !isFirst; isFirst = false) {
    let key: YamlScalar | undefined;
    if (isMap) {
      key = readBracketed(source, at, ':');
      if (key === undefined || text.charCodeAt(key.span.end) !== COLON) return undefined;
      if (text.charCodeAt(key.span.end + 1) !== BLANK) return undefined;
      at = skipBlanks(text, key.span.end + 1);
    }
    const code = text.charCodeAt(at);
    const value = code === MAP || code === LIST ? readBrackets(reader, at, depth + 1) : readBracketed(source, at, '');
    reader.values += 1;
    if (value === undefined || reader.values > MAX_VALUES) return undefined;
    if (key === undefined) items.push(value);
    else {
      const name = key.text.text;
      if (meetsKey(map, name) || name === '<<') return undefined;
      map.entries.push({ key: name, keySpan: key.span, value });
    }
    at = skipBlanks(text, value.span.end);
    if (text.charCodeAt(at) === close) break;
    if (text.charCodeAt(at) !== COMMA) return undefined;
    at = skipBlanks(text, at + 1);
  }
  const span = { start, end: at + 1 };
  return isMap ? { kind: 'map', entries: map.entries, span } : { kind: 'sequence', items, span };
}

/** `ending`: a colon for a key. */
function readBracketed(source: SourceText, start: number, ending: string): YamlScalar | undefined {
  const { text } = source;
  const code = text.charCodeAt(start);
  if (code === DOUBLE || code === SINGLE) {
    const end = quotedEnd(text, start, code);
    return end === -1 ? undefined : quoted(source, start, end);
  }
  if (!isWord(code) && !(code === DASH && (text.charCodeAt(start + 1) === DASH || isWord(text.charCodeAt(start + 1)))))
    return undefined;
  let end = start;
  for (let at = start; at < text.length; at += 1) {
    const one = text.charCodeAt(at);
    if (one === FEED || one === TAB || one === HASH || one === LIST || one === MAP) return undefined;
    if (one === COMMA || one === LIST_END || one === MAP_END) break;
    if (one === BLANK) continue;
    if (one === COLON && !isWord(text.charCodeAt(at + 1))) {
      if (ending === '' || at !== end) return undefined;
      break;
    }
    end = at + 1;
  }
  return coreScalar(source, start, end);
}

function coreScalar(source: SourceText, start: number, end: number): YamlScalar | undefined {
  const content = slice(source, start, end);
  const word = content.text;
  const span = { start, end };
  const known = word.length <= 5 ? WORDS.get(word) : undefined;
  if (known !== undefined) return { kind: 'scalar', value: known, text: content, span };
  const code = word.charCodeAt(0);
  if (code > COLON || code < 0x2b) return { kind: 'scalar', value: word, text: content, span };
  if (INTEGER.test(word)) return { kind: 'scalar', value: Number(word), text: content, span };
  return NUMBER.test(word) ? undefined : { kind: 'scalar', value: word, text: content, span };
}

function quoted(source: SourceText, start: number, end: number): YamlScalar {
  const inner = slice(source, start + 1, end - 1);
  const isSingle = source.text.charCodeAt(start) === SINGLE;
  const isWritten = inner.text.includes(isSingle ? "''" : '\\') || inner.text.includes('\n');
  const style = isSingle ? 'single-quoted' : 'double-quoted';
  const content = isWritten ? readScalar(source, { style, start, end }, undefined) : inner;
  return { kind: 'scalar', value: content.text, text: content, span: { start, end } };
}

/**
 * Behind the closing quote; -1 for one that is on another line, where it may not be on one of the deeper ones below, and
 * for all escapes but the usual ones.
 */
function quotedEnd(text: string, start: number, quote: number, indent = Number.POSITIVE_INFINITY): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === TAB) return -1;
    if (code === FEED) {
      const first = skipBlanks(text, at + 1);
      if (first - at - 1 <= indent || isEnd(text.charCodeAt(first))) return -1;
      at = first - 1;
      continue;
    }
    if (code === BACKSLASH && quote === DOUBLE) {
      at += 1;
      if (!ESCAPED.has(text.charCodeAt(at))) return -1;
      continue;
    }
    if (code !== quote) continue;
    if (quote === DOUBLE || text.charCodeAt(at + 1) !== SINGLE) return at + 1;
    at += 1;
  }
  return -1;
}

function isWord(code: number): boolean {
  return code >= 128 || WORD[code] === true;
}

function isEnd(code: number): boolean {
  return code === BLANK || code === FEED || Number.isNaN(code);
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === BLANK) at += 1;
  return at;
}

function trimmedEnd(text: string, from: number): number {
  let end = from;
  for (let code = text.charCodeAt(end - 1); code === BLANK || code === FEED || code === TAB; ) {
    end -= 1;
    code = text.charCodeAt(end - 1);
  }
  return end;
}
