/**
 * Words of a zone file as miekg/dns cuts them (scan.go zlexer), oddities included, as CoreDNS refuses what it refuses.
 */
import { isClass, isType } from './go-values.ts';

export type ZoneWord = 'owner' | 'directive' | 'word' | 'type' | 'class';

export interface ZoneToken {
  readonly kind: ZoneWord | 'blank' | 'quote' | 'newline' | 'end' | 'error';
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface ZoneLexer {
  readonly text: string;
  readonly version: string;
  at: number;
  line: number;
  column: number;
  depth: number;
  isQuoted: boolean;
  /** A blank was the last token, also across lines. */
  isBlank: boolean;
  isComment: boolean;
  /** Words behind the type are data. */
  hasType: boolean;
  isOwner: boolean;
  /** A comment behind a word adds a token at the end of the file. */
  hasComment: boolean;
  failed: boolean;
  readonly ready: ZoneToken[];
}

export function lexZone(text: string, version: string): ZoneLexer {
  return {
    text,
    version,
    at: 0,
    line: 1,
    column: 0,
    depth: 0,
    isQuoted: false,
    isBlank: false,
    isComment: false,
    hasType: false,
    isOwner: true,
    hasComment: false,
    failed: false,
    ready: [],
  };
}

const DIRECTIVES: ReadonlySet<string> = new Set(['$TTL', '$ORIGIN', '$INCLUDE', '$GENERATE']);

export function nextToken(lexer: ZoneLexer): ZoneToken {
  const ready = lexer.ready.shift();
  if (ready !== undefined) return ready;
  if (lexer.failed) return token(lexer, 'end', '');
  const word: Word = { text: '', isEscaped: false, hasComment: lexer.hasComment };
  lexer.hasComment = false;
  while (lexer.at < lexer.text.length) {
    const char = lexer.text[lexer.at] ?? '';
    if (lexer.text[lexer.at - 1] === '\n') {
      lexer.line += 1;
      lexer.column = 0;
    }
    // Bytes of UTF-8.
    if (char !== '\n') lexer.column += char < '\x80' ? 1 : char < '\u0800' || /[\uD800-\uDFFF]/.test(char) ? 2 : 3;
    lexer.at += 1;
    const found = step(lexer, word, char);
    if (found !== undefined) return found;
  }
  return atEnd(lexer, word);
}

export function peekToken(lexer: ZoneLexer): ZoneToken {
  const next = nextToken(lexer);
  lexer.ready.unshift(next);
  return next;
}

interface Word {
  text: string;
  isEscaped: boolean;
  hasComment: boolean;
}

function token({ line, column }: ZoneLexer, kind: ZoneToken['kind'], text: string): ZoneToken {
  return { kind, text, line, column };
}

function failure(lexer: ZoneLexer, text: string): ZoneToken {
  lexer.failed = true;
  return token(lexer, 'error', text);
}

function step(lexer: ZoneLexer, word: Word, char: string): ZoneToken | undefined {
  if (char === '\n') return lineEnd(lexer, word);
  if (char === '\r') {
    word.isEscaped = false;
    if (lexer.isQuoted) word.text += char;
    return undefined;
  }
  if (lexer.isComment) return undefined;
  if (char === '"' && !word.isEscaped) return quote(lexer, word);
  const isSpecial = ' \t;()"'.includes(char);
  if (isSpecial && !word.isEscaped && !lexer.isQuoted) return special(lexer, word, char);
  if (char === '\\') word.isEscaped = !word.isEscaped;
  else {
    word.isEscaped = false;
    if (!isSpecial) lexer.isBlank = false;
  }
  word.text += char;
  return undefined;
}

/** Parentheses inside a word are dropped. */
function special(lexer: ZoneLexer, word: Word, char: string): ZoneToken | undefined {
  if (char === ';') return comment(lexer, word);
  if (char !== '(' && char !== ')') return blank(lexer, word);
  lexer.depth += char === '(' ? 1 : -1;
  return lexer.depth < 0 ? failure(lexer, 'extra closing brace') : undefined;
}

function quote(lexer: ZoneLexer, word: Word): ZoneToken {
  const mark = token(lexer, 'quote', '"');
  const before = word.text === '' ? undefined : token(lexer, 'word', word.text);
  lexer.isBlank = false;
  lexer.isQuoted = !lexer.isQuoted;
  if (before === undefined) return mark;
  lexer.ready.push(mark);
  return before;
}

function comment(lexer: ZoneLexer, word: Word): ZoneToken | undefined {
  lexer.isComment = true;
  word.hasComment = true;
  if (word.text === '') return undefined;
  lexer.hasComment = true;
  return token(lexer, 'word', word.text);
}

function blank(lexer: ZoneLexer, word: Word): ZoneToken | undefined {
  const found = word.text === '' ? undefined : wordBeforeBlank(lexer, word.text);
  if (found?.kind === 'error') return found;
  lexer.isOwner = false;
  if (lexer.isBlank) return found;
  lexer.isBlank = true;
  const between = token(lexer, 'blank', ' ');
  if (found === undefined) return between;
  lexer.ready.push(between);
  return found;
}

function wordBeforeBlank(lexer: ZoneLexer, text: string): ZoneToken {
  const upper = text.toUpperCase();
  if (lexer.isOwner) return token(lexer, DIRECTIVES.has(upper) ? 'directive' : 'owner', text);
  if (lexer.hasType) return token(lexer, 'word', text);
  let kind: ZoneWord = 'word';
  if (isType(upper, lexer.version)) kind = 'type';
  else if (upper.startsWith('TYPE')) {
    if (!isNumbered(upper, 'TYPE')) return failure(lexer, 'unknown RR type');
    kind = 'type';
  }
  lexer.hasType = kind === 'type';
  if (isClass(upper)) kind = 'class';
  else if (upper.startsWith('CLASS')) {
    if (!isNumbered(upper, 'CLASS')) return failure(lexer, 'unknown class');
    kind = 'class';
  }
  return token(lexer, kind, text);
}

function isNumbered(word: string, prefix: string): boolean {
  const digits = word.slice(prefix.length);
  return /^\d+$/.test(digits) && Number(digits) <= 0xffff;
}

function lineEnd(lexer: ZoneLexer, word: Word): ZoneToken | undefined {
  word.isEscaped = false;
  if (lexer.isQuoted) {
    word.text += '\n';
    return undefined;
  }
  if (lexer.isComment) {
    lexer.isComment = false;
    lexer.hasType = false;
    if (lexer.depth > 0) {
      lexer.hasComment = true;
      return undefined;
    }
    lexer.isOwner = true;
    return token(lexer, 'newline', '\n');
  }
  if (lexer.depth > 0) return undefined;
  const isKnown = !lexer.hasType && isType(word.text.toUpperCase(), lexer.version);
  const last = word.text === '' ? undefined : token(lexer, isKnown ? 'type' : 'word', word.text);
  lexer.hasComment = false;
  lexer.hasType = false;
  lexer.isOwner = true;
  const newline = token(lexer, 'newline', '\n');
  if (last === undefined) return newline;
  lexer.ready.push(newline);
  return last;
}

function atEnd(lexer: ZoneLexer, word: Word): ZoneToken {
  const last = word.text === '' ? undefined : token(lexer, 'word', word.text);
  if (word.hasComment || lexer.isComment) {
    lexer.isComment = false;
    lexer.hasComment = false;
    const newline = token(lexer, 'newline', '\n');
    if (last === undefined) return newline;
    lexer.ready.push(newline);
    return last;
  }
  if (last !== undefined) return last;
  if (lexer.depth !== 0) return failure(lexer, 'unbalanced brace');
  return token(lexer, 'end', '');
}
