/** Tokens of a Corefile, as caddyfile/lexer.go (coredns/caddy) cuts them. */
import { lineEnd } from '../../core/text/line-ends.ts';
import type { SourceText } from '../../core/text/source-text.ts';

export interface Token {
  readonly text: string;
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** Line breaks inside a quoted token, which line comparisons add (dispenser.go numLineBreaks). */
  readonly breaks: number;
  /** Part of it is not known, as an unstated environment variable. */
  readonly opaque?: boolean;
}

/** As written, where an environment variable's value is not known but not empty. */
export function writtenText({ text, opaque, source, start, end }: Token): string {
  return opaque === true ? source.text.slice(start, end) : text;
}

/** Go's unicode.IsSpace. */
function isSpace(code: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13)) return true;
  if (code < 0x85) return false;
  return (
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

const LF = 10;
const CR = 13;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;

/** Jinja has blanks or dashes inside `{% %}`, CoreDNS's own `{%X%}` not. makejinja's own stand for comments else. */
const EXPRESSIONS: readonly (readonly [string, string])[] = [
  ['{{', '}}'],
  ['{% ', '%}'],
  ['{%-', '%}'],
  ['{#', '#}'],
  ['<%', '%>'],
  ['${', '}'],
  ['$(', ')'],
  ['%{', '}'],
  ['(@', '@)'],
  ['#{ ', '}#'],
  ['#% ', '%#'],
  ['<<', '>>'],
  ['[% ', '%]'],
  ['(( ', '))'],
];

/** `[[ dns ]]`, Zarf's, and what Octopus and Azure DevOps replace: at a line's beginning `#{` is a comment. */
const NAMED = /\[\[[^[\]:\n]{1,99}\]\]|###ZARF_(?:VAR|CONST)_\w{1,99}###|(?<=\S[ \t]{1,9})#\{[A-Za-z][\w.]{0,99}\}#?/y;

interface Expressions {
  readonly text: string;
  readonly absent: Map<string, number>;
}

/** Of one text; one more marks the cut. */
export const MAX_TOKENS = 3_000_000;

const EXPRESSION = /\{\{|\{[%#]|<[%<]|\$[{(]|%\{|\(@|#[{%]|###ZARF_|\[[[%]|\(\( /;

/** Counted without making them, where no expression joins some. */
export function hasTooManyWords(text: string, isLiteral: boolean): boolean {
  // A word and what ends it.
  if (text.length < 2 * MAX_TOKENS || (!isLiteral && EXPRESSION.test(text))) return false;
  let count = 0;
  let isIn = false;
  for (let at = 0; at < text.length && count <= MAX_TOKENS; at += 1) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) isIn = false;
    else if (isIn) continue;
    else if (code === HASH) at = lineEnd(text, at);
    else if (code === QUOTE) {
      count += 1;
      at = quotedWord(text, at).end - 1;
    } else {
      count += 1;
      isIn = true;
    }
  }
  return count > MAX_TOKENS;
}

/** An unterminated quote runs to the end. In a `template` an expression that closes on its line is one word. */
export function lex(source: SourceText, as: 'literal' | 'template' = 'literal', most: number = MAX_TOKENS): Token[] {
  const { text } = source;
  const expressions: Expressions | undefined =
    as === 'template' && EXPRESSION.test(text) ? { text, absent: new Map() } : undefined;
  const tokens: Token[] = [];
  let line = 1;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length && tokens.length <= most) {
    const code = text.charCodeAt(at);
    if (code === LF) line += 1;
    const comment = expressions === undefined ? undefined : commentOfLines(text, at);
    if (comment !== undefined) {
      line += comment.breaks;
      at = comment.end;
    } else if (isSpace(code)) {
      at += 1;
    } else if (code === HASH && closeOf(expressions, at, code) === undefined) {
      at = lineEnd(text, at);
    } else if (code === QUOTE) {
      const quoted = quotedWord(text, at);
      if (quoted.closed || quoted.value !== '')
        tokens.push({ text: quoted.value, source, start: at, end: quoted.end, line, breaks: quoted.breaks });
      line += quoted.breaks;
      at = quoted.end;
    } else {
      const word = bareWord(text, at, expressions);
      tokens.push({ text: word.value, source, start: at, end: word.end, line, breaks: 0 });
      at = word.next;
    }
  }
  return tokens;
}

const MAX_COMMENT = 2000;

/** Jinja's comments and the parameters of a template of Puppet: of a single line they stand for a word. */
const COMMENTS: readonly (readonly [string, string])[] = [
  ['{#', '#}'],
  ['<%- |', '%>'],
];

function commentOfLines(text: string, start: number): { readonly end: number; readonly breaks: number } | undefined {
  const [open, close] = COMMENTS.find(([sign]) => text.startsWith(sign, start)) ?? [];
  if (open === undefined || close === undefined) return undefined;
  const from = start + open.length;
  const body = text.slice(from, from + MAX_COMMENT);
  const length = body.indexOf(close);
  const breaks = length === -1 ? 0 : body.slice(0, length).split('\n').length - 1;
  return breaks === 0 ? undefined : { end: from + length + close.length, breaks };
}

/** Only `\"` is an escape, and a backslash escapes no other one. */
function quotedWord(text: string, start: number): { value: string; end: number; breaks: number; closed: boolean } {
  let value = '';
  let breaks = 0;
  let from = start + 1;
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF) breaks += 1;
    else if (code === QUOTE) return { value: value + text.slice(from, at), end: at + 1, breaks, closed: true };
    else if (code === BACKSLASH) {
      const next = text.charCodeAt(at + 1);
      if (next === QUOTE) {
        value += text.slice(from, at);
        from = at + 1;
      }
      if (next === LF) breaks += 1;
      at += 1;
    }
  }
  const rest = text.slice(from);
  // A backslash right before the end is lost.
  const lost = at > text.length && rest.endsWith('\\');
  return { value: value + (lost ? rest.slice(0, -1) : rest), end: text.length, breaks, closed: false };
}

/** Up to a blank. A carriage return is dropped inside; a `#` drops the rest of this word only. */
function bareWord(
  text: string,
  start: number,
  expressions: Expressions | undefined,
): { value: string; end: number; next: number } {
  let value = '';
  let from = start;
  let end = start;
  let comment = false;
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const close = comment ? undefined : closeOf(expressions, at, code);
    if (close !== undefined) {
      at = close - 1;
      end = close;
      continue;
    }
    if (code === CR) {
      if (!comment) value += text.slice(from, at);
      from = at + 1;
    } else if (isSpace(code)) break;
    else if (code === HASH && !comment) {
      value += text.slice(from, at);
      comment = true;
    } else if (!comment) end = at + 1;
  }
  if (!comment) value += text.slice(from, at);
  return { value, end, next: at };
}

/** The end of an expression on this line, with those of its kind inside. */
function closeOf(expressions: Expressions | undefined, at: number, code: number): number | undefined {
  if (
    expressions === undefined ||
    (code !== 123 && code !== 60 && code !== 36 && code !== 37 && code !== 40 && code !== 91 && code !== HASH)
  )
    return undefined;
  const { text, absent } = expressions;
  NAMED.lastIndex = at;
  if ((code === HASH || code === 91) && NAMED.test(text)) return NAMED.lastIndex;
  for (const [open, close] of EXPRESSIONS) {
    if (!text.startsWith(open, at) || (absent.get(close) ?? -1) > at) continue;
    let depth = 1;
    for (let next = at + open.length; ; next += 1) {
      const char = text.charCodeAt(next);
      if (Number.isNaN(char) || char === LF) {
        absent.set(close, next);
        break;
      }
      if (text.startsWith(close, next)) {
        depth -= 1;
        if (depth === 0) return next + close.length;
        next += close.length - 1;
      } else if (open !== '$(' && text.startsWith(open, next)) {
        depth += 1;
        next += open.length - 1;
      }
    }
  }
  return undefined;
}
