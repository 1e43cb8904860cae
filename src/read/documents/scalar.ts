/** A scalar's characters with their places (YAML 1.2.2, 7.3 and 8.1). */
import { derive, type Segment, type SourceText } from '../../core/text/source-text.ts';

export type ScalarStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'block';

export interface ScalarToken {
  readonly style: ScalarStyle;
  /** Of the quote, plain text, `|` or `>`. */
  readonly start: number;
  /** Exclusive: behind the closing quote or block's last line. */
  readonly end: number;
  /** Blocks only: start of the line after the header, and the parent's indentation. */
  readonly body?: number;
  readonly indent?: number;
}

interface Builder {
  text: string;
  readonly segments: Segment[];
}

/** `expected` is the parser's value: where the two differ it counts, at the whole scalar's place. */
export function readScalar(source: SourceText, token: ScalarToken, expected: string | undefined): SourceText {
  const builder: Builder = { text: '', segments: [] };
  if (token.style === 'plain' || token.style === 'single-quoted') foldLines(builder, source.text, token);
  else if (token.style === 'double-quoted') readDoubleQuoted(builder, source.text, token.start, token.end);
  else readBlock(builder, source.text, token);
  if (expected !== undefined && builder.text !== expected) {
    builder.text = '';
    builder.segments.length = 0;
    stand(builder, expected, token.start, token.end);
  }
  if (builder.segments.length === 0) {
    // Empty text is placed behind the opening quote, or behind a block's header.
    const at = token.body ?? (token.style.endsWith('quoted') ? token.start + 1 : token.start);
    builder.segments.push({ start: 0, at: Math.min(at, source.text.length), length: 0, verbatim: true });
  }
  return derive(source, builder.text, builder.segments);
}

function copy(builder: Builder, text: string, from: number, to: number): void {
  if (to <= from) return;
  const last = builder.segments.at(-1);
  const start = builder.text.length;
  builder.text += text.slice(from, to);
  if (last?.verbatim === true && last.at + last.length === from && last.start + last.length === start) {
    builder.segments[builder.segments.length - 1] = { ...last, length: last.length + (to - from) };
    return;
  }
  builder.segments.push({ start, at: from, length: to - from, verbatim: true });
}

function stand(builder: Builder, text: string, from: number, to: number): void {
  builder.segments.push({ start: builder.text.length, at: from, length: to - from, verbatim: false });
  builder.text += text;
}

/** Plain and single-quoted: a line break is a space, n empty lines are n breaks (YAML 6.5). */
function foldLines(builder: Builder, text: string, token: ScalarToken): void {
  const quoted = token.style === 'single-quoted';
  const end = quoted ? token.end - 1 : token.end;
  let at = quoted ? token.start + 1 : token.start;
  let emptyLines = 0;
  let written = at;
  for (let first = true; ; first = false) {
    const feed = feedBefore(text, at, end);
    const last = feed === -1;
    let to = last ? end : feed;
    if (!last && to > at && text[to - 1] === '\r') to -= 1;
    let from = at;
    if (!first) while (from < to && isBlank(text[from])) from += 1;
    if (!last) while (to > from && isBlank(text[to - 1])) to -= 1;
    if (first || last || to > from) {
      if (!first) stand(builder, emptyLines === 0 ? ' ' : '\n'.repeat(emptyLines), written, Math.max(written, from));
      if (quoted) copyQuotes(builder, text, from, to);
      else copy(builder, text, from, to);
      emptyLines = 0;
      written = to;
    } else emptyLines += 1;
    if (last) return;
    at = feed + 1;
  }
}

/** Bounded by `end`: behind it may lie megabytes, for every scalar anew. */
function feedBefore(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) if (text.charCodeAt(at) === 0x0a) return at;
  return -1;
}

function copyQuotes(builder: Builder, text: string, from: number, to: number): void {
  let at = from;
  for (;;) {
    let quote = at;
    while (quote < to && text[quote] !== "'") quote += 1;
    if (quote + 2 > to) break;
    copy(builder, text, at, quote);
    stand(builder, "'", quote, quote + 2);
    at = quote + 2;
  }
  copy(builder, text, at, to);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['t', '\t'],
  ['\t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\x1b'],
  [' ', ' '],
  ['"', '"'],
  ['/', '/'],
  ['\\', '\\'],
  ['N', '\u0085'],
  ['_', '\u00a0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
]);
const HEX_LENGTH: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** YAML 5.7, 7.3.1. `start` and `end` include the quotes. */
function readDoubleQuoted(builder: Builder, text: string, start: number, end: number): void {
  const close = end - 1;
  let at = start + 1;
  while (at < close) {
    let plain = at;
    while (plain < close && !isSpecial(text.charCodeAt(plain))) plain += 1;
    copy(builder, text, at, plain);
    at = plain;
    if (at >= close) return;
    const character = text[at];
    if (character === '\\') at = readEscape(builder, text, at, close);
    else at = readBreakOrBlank(builder, text, at, close);
  }
}

function isSpecial(code: number): boolean {
  return code === 0x5c || code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function readEscape(builder: Builder, text: string, at: number, close: number): number {
  const letter = text[at + 1] ?? '';
  const known = ESCAPES.get(letter);
  if (known !== undefined) {
    stand(builder, known, at, at + 2);
    return at + 2;
  }
  const digits = HEX_LENGTH.get(letter);
  if (digits !== undefined) {
    const code = Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
    stand(builder, code <= 0x10ffff ? String.fromCodePoint(code) : '', at, at + 2 + digits);
    return at + 2 + digits;
  }
  const breakLength = letter === '\n' ? 1 : letter === '\r' && text[at + 2] === '\n' ? 2 : 0;
  if (breakLength > 0) {
    // An escaped break drops the next line's indentation too.
    let next = at + 1 + breakLength;
    while (next < close && isBlank(text[next])) next += 1;
    return next;
  }
  copy(builder, text, at, at + 2);
  return at + 2;
}

function readBreakOrBlank(builder: Builder, text: string, at: number, close: number): number {
  let next = at;
  while (next < close && isBlank(text[next])) next += 1;
  const isBreak = next < close && (text[next] === '\n' || (text[next] === '\r' && text[next + 1] === '\n'));
  if (!isBreak) {
    const to = next > at ? next : at + 1;
    copy(builder, text, at, to);
    return to;
  }
  let breaks = 0;
  while (next < close) {
    const character = text[next];
    if (character === '\n') breaks += 1;
    else if (!isBlank(character) && !(character === '\r' && text[next + 1] === '\n')) break;
    next += 1;
  }
  stand(builder, breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), at, next);
  return next;
}

interface BlockLine {
  readonly start: number;
  readonly content: number;
  readonly end: number;
  readonly feed: number;
}

function readBlock(builder: Builder, text: string, token: ScalarToken): void {
  const body = token.body ?? token.start;
  const header = readHeader(text.slice(token.start, body));
  const lines = body < token.end || header.chomping === '+' ? splitLines(text, body, token.end) : [];
  let kept = lines.length;
  while (kept > 0 && isEmptyLine(text, lines[kept - 1])) kept -= 1;
  if (kept === 0) {
    // `+` keeps empty lines.
    if (header.chomping === '+' && body < token.end) {
      stand(builder, '\n'.repeat(Math.max(1, lines.length - 1)), body, token.end);
    }
    return;
  }
  let indent = (token.indent ?? 0) + header.indent;
  let first = 0;
  for (; first < kept; first += 1) {
    const line = lines[first];
    if (line === undefined) break;
    const width = line.content - line.start;
    if (!isEmptyLine(text, line)) {
      if (header.indent === 0) indent = width;
      break;
    }
    if (header.indent === 0 && width > indent) indent = width;
  }
  // Trailing lines indented deeper are content.
  for (let i = lines.length - 1; i >= kept; i -= 1) {
    const line = lines[i];
    if (line !== undefined && line.content - line.start > indent) kept = i + 1;
  }
  if (header.folded) {
    copyBlanks(builder, text, lines.slice(0, first), indent);
    foldBlock(builder, text, lines.slice(first, kept), indent);
  } else copyBlock(builder, text, lines.slice(0, kept), indent);
  const lastLine = lines[kept - 1];
  if (lastLine === undefined || header.chomping === '-') return;
  if (header.chomping === '') {
    copyFeed(builder, text, lastLine);
    return;
  }
  for (let i = kept; i < lines.length; i += 1) {
    const before = lines[i - 1];
    const line = lines[i];
    if (before === undefined || line === undefined) break;
    copyFeed(builder, text, before);
    copy(builder, text, Math.min(line.start + indent, line.content), line.content);
  }
  if (!builder.text.endsWith('\n')) copyFeed(builder, text, lines.at(-1) ?? lastLine);
}

function copyBlock(builder: Builder, text: string, lines: readonly BlockLine[], indent: number): void {
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined) copyFeed(builder, text, before);
    copy(builder, text, Math.min(line.start + indent, line.content), line.end);
  }
}

function copyBlanks(builder: Builder, text: string, lines: readonly BlockLine[], indent: number): void {
  for (const line of lines) {
    copy(builder, text, Math.min(line.start + indent, line.content), line.content);
    copyFeed(builder, text, line);
  }
}

/** Lines are joined; deeper ones keep their breaks (YAML 8.1.3). */
function foldBlock(builder: Builder, text: string, lines: readonly BlockLine[], indent: number): void {
  let breaks = 0;
  let fold = false;
  let before: BlockLine | undefined;
  let indentedBefore = false;
  for (const line of lines) {
    const width = line.content - line.start;
    const more = width > indent || text[line.content] === '\t';
    const empty = !more && line.content === line.end;
    if (empty && before !== undefined) {
      breaks += 1;
      continue;
    }
    if (before !== undefined) {
      // Between plain lines the first break folds; next to a deeper line every break counts.
      const separator = fold && !more ? (breaks === 0 ? ' ' : '\n'.repeat(breaks)) : '\n'.repeat(breaks + 1);
      stand(builder, separator, before.end, Math.min(line.start + indent, line.content));
    }
    copy(builder, text, Math.min(line.start + indent, line.content), line.end);
    breaks = 0;
    fold = !more;
    indentedBefore = more;
    before = line;
  }
  if (breaks > 0 && before !== undefined && indentedBefore)
    stand(builder, '\n'.repeat(breaks), before.end, before.feed);
}

/** A text without final break gets one at its end. */
function copyFeed(builder: Builder, text: string, line: BlockLine): void {
  if (text[line.feed] === '\n') copy(builder, text, line.feed, line.feed + 1);
  else stand(builder, '\n', line.feed, line.feed);
}

function isEmptyLine(text: string, line: BlockLine | undefined): boolean {
  return (
    line !== undefined && (line.content >= line.end || (text[line.content] === '\r' && line.content + 1 >= line.end))
  );
}

function splitLines(text: string, start: number, end: number): BlockLine[] {
  const lines: BlockLine[] = [];
  for (let at = start; ; ) {
    const found = feedBefore(text, at, end);
    const feed = found === -1 ? end : found;
    let content = at;
    while (content < feed && text[content] === ' ') content += 1;
    const last = feed > content && text[feed - 1] === '\r' && feed < end ? feed - 1 : feed;
    lines.push({ start: at, content, end: last, feed });
    if (feed >= end) return lines;
    at = feed + 1;
  }
}

function readHeader(text: string): {
  readonly folded: boolean;
  readonly indent: number;
  readonly chomping: '' | '+' | '-';
} {
  const digit = /^[|>][+-]?([1-9])/.exec(text)?.[1];
  const sign = /^[|>][1-9]?([+-])/.exec(text)?.[1];
  return {
    folded: text.startsWith('>'),
    indent: digit === undefined ? 0 : Number(digit),
    chomping: sign === '+' ? '+' : sign === '-' ? '-' : '',
  };
}
