/** Where go-yaml (Kubernetes, kustomize, Helm) follows YAML 1.1 and the parser does not. */
import { Lexer } from 'yaml';
import { gather, type Piece, type SourceText } from '../../core/text/source-text.ts';

/** A lone carriage return and NEL end lines (yamlprivateh.go is_break). */
const BREAKS = /\r(?!\n)|\u0085/g;
/** An anchor's name ends at a colon (scannerc.go yaml_parser_scan_anchor), for the parser it does not. */
const ALIAS_KEY = /^([ \t]*(?:[-?][ \t]+)*|.*[{,][ \t]*)(\*[\w-]+)(?=:(?:\s|$))/gm;
const HIDDEN_BREAK = /(?:^|[ \t])#[^\r\n\u0085\u2028\u2029]*([\u2028\u2029])/m;

/** `\n` for every other line end, at its place. */
export function withPlainBreaks(source: SourceText): SourceText {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index } of source.text.matchAll(BREAKS)) {
    pieces.push({ start: from, end: index }, { start: index, end: index + 1, text: '\n' });
    from = index + 1;
  }
  return pieces.length === 0 ? source : gather(source, [...pieces, { start: from, end: source.text.length }]);
}

const LEADING = /^[ \t\r\ufeff]*(?:$|#|---(?:[ \t\r]*$|[ \t]+#))/;

/** Streams are cut first, and each document may begin with a mark. */
export function withoutMark(source: SourceText): SourceText {
  const { text } = source;
  if (text.indexOf('\ufeff', 1) === -1) return source;
  let end = 0;
  for (let feed = text.indexOf('\n'); feed !== -1 && LEADING.test(text.slice(end, feed)); ) {
    end = feed + 1;
    feed = text.indexOf('\n', end);
  }
  while (text[end] === '\ufeff') end += 1;
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = text.indexOf('\ufeff', 1); at !== -1 && at < end; at = text.indexOf('\ufeff', at + 1)) {
    pieces.push({ start: from, end: at });
    from = at + 1;
  }
  return pieces.length === 0 ? source : gather(source, [...pieces, { start: from, end: text.length }]);
}

/** The first line separator that ends a comment only for go-yaml. */
export function hasHiddenBreak(text: string): number | undefined {
  if (!/[\u2028\u2029]/.test(text)) return undefined;
  const found = HIDDEN_BREAK.exec(text);
  return found === null ? undefined : found.index + found[0].length - 1;
}

/** Puts a blank between `*name` and its colon; undefined without such a key. */
export function withAliasKeys(source: SourceText): SourceText | undefined {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of source.text.matchAll(ALIAS_KEY)) {
    const end = match.index + match[0].length;
    pieces.push({ start: from, end }, { start: end, end, text: ' ' });
    from = end;
  }
  if (pieces.length === 0) return undefined;
  return gather(source, [...pieces, { start: from, end: source.text.length }]);
}

/** Each costs a pass over the document. */
const MAX_SHALLOW = 6;
const MAX_BLANKS = 1024 * 1024;

/** go-yaml takes quoted lines with any indentation. Undefined where nothing, or too much, needs change. */
export function withDeeperQuotes(source: SourceText): SourceText | undefined {
  let mended = source;
  for (let round = 0; round < MAX_SHALLOW; round += 1) {
    const start = openQuote(mended.text);
    if (start === undefined) return mended === source ? undefined : mended;
    const deeper = withDeeperQuote(mended, start);
    if (deeper === undefined) return undefined;
    mended = deeper;
  }
  return openQuote(mended.text) === undefined ? mended : undefined;
}

function openQuote(text: string): number | undefined {
  let at = 0;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    // A byte order mark has width, the lexer's other marks have none.
    if (MARKS.has(lexeme)) {
      before = lexeme;
      continue;
    }
    if (before !== SCALAR && /^["']/.test(lexeme) && !isClosed(lexeme)) return at;
    before = lexeme;
    at += lexeme.length;
  }
  return undefined;
}

const SCALAR = '\u001f';
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR]);

function isClosed(lexeme: string): boolean {
  const mark = lexeme.startsWith('"') ? '\\' : "'";
  let at = lexeme.length - 1;
  if (at < 1 || lexeme[at] !== lexeme[0]) return false;
  while (at > 1 && lexeme[at - 1] === mark) at -= 1;
  return (lexeme.length - 1 - at) % 2 === 0;
}

function withDeeperQuote(source: SourceText, start: number): SourceText | undefined {
  const { text } = source;
  const line = text.lastIndexOf('\n', start) + 1;
  const blanks = ' '.repeat(Math.min(MAX_BLANKS, (/^[ \t-]*/.exec(text.slice(line, start))?.[0].length ?? 0) + 1));
  const quote = text[start];
  const pieces: Piece[] = [];
  let from = 0;
  for (let i = start + 1; i < text.length; i += 1) {
    const character = text[i];
    if (character === quote) {
      if (quote === '"' || text[i + 1] !== quote)
        return pieces.length === 0 ? undefined : gather(source, [...pieces, { start: from, end: text.length }]);
      i += 1;
      continue;
    }
    if (character === '\\' && quote === '"') i += 1;
    if (text[i] !== '\n' || text[i + 1] === '\n') continue;
    // A document mark ends everything.
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(text.slice(i + 1, i + 5))) return undefined;
    if ((pieces.length / 2) * blanks.length > MAX_BLANKS) return undefined;
    pieces.push({ start: from, end: i + 1 }, { start: i + 1, end: i + 1, text: blanks });
    from = i + 1;
  }
  return undefined;
}
