/** Whether text/template parses a text (lex.go, parse.go); nothing is evaluated. */

import { present } from '../../core/text/invariant.ts';
import { shownCharacter } from './go-values.ts';

/** text/template's functions (funcs.go builtins), and that of CoreDNS's `template`. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'and call eq ge gt html index js le len lt ne not or print printf println slice urlquery parseInt'.split(' '),
);
const OPENING: ReadonlySet<string> = new Set(['if', 'range', 'with', 'block', 'define']);

/** An open action: its word, whether it may still have an `else`, and how many variables are known outside. */
interface Open {
  readonly word: string;
  otherwise: boolean;
  readonly variables: number;
}

interface Parsing {
  readonly open: Open[];
  readonly variables: string[];
  readonly defined: Set<string>;
}

interface Token {
  readonly kind: 'space' | 'word' | 'field' | 'variable' | 'number' | 'string' | 'mark' | 'dot';
  readonly text: string;
}

class Refused extends Error {}

const refuse = (words: string): never => {
  throw new Refused(words);
};

const MAX_TEMPLATE = 65_536;

/** The words after `template: NAME:1: `; undefined where it parses. Never throws. */
export function goTemplateProblem(text: string): string | undefined {
  if (text.length > MAX_TEMPLATE) return undefined;
  try {
    parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

function parse(text: string): void {
  const parsing: Parsing = { open: [], variables: ['$'], defined: new Set() };
  let at = 0;
  for (;;) {
    const start = text.indexOf('{{', at);
    if (start === -1) break;
    const found = actionAt(text, start + 2);
    at = found.end;
    if (found.tokens !== undefined) runAction(found.tokens, parsing);
  }
  if (parsing.open.length > 0) refuse('unexpected EOF');
}

function actionAt(text: string, from: number): { readonly tokens: Token[] | undefined; readonly end: number } {
  let at = /^-[ \t\r\n]/.test(text.slice(from, from + 2)) ? from + 1 : from;
  const comment = /^[ \t\r\n]*\/\*/.exec(text.slice(at, at + 64));
  if (comment !== null && (comment[0] === '/*' || at > from)) {
    const close = text.indexOf('*/', at);
    if (close === -1) return refuse('unclosed comment');
    const end = /^(?:[ \t\r\n]-)?\}\}/.exec(text.slice(close + 2, close + 6));
    if (end === null) return refuse('comment ends before closing delimiter');
    return { tokens: undefined, end: close + 2 + end[0].length };
  }
  const tokens: Token[] = [];
  let parens = 0;
  for (;;) {
    const rest = text.slice(at);
    const close = /^(?:[ \t\r\n]+-)?\}\}/.exec(rest);
    if (close !== null) {
      if (parens > 0) return refuse('unclosed left paren');
      return { tokens, end: at + close[0].length };
    }
    if (rest === '') return refuse('unclosed action');
    const token = tokenOf(
      rest,
      tokens.every(({ kind }) => kind === 'space'),
    );
    if (token.text === '(') parens += 1;
    if (token.text === ')') {
      parens -= 1;
      if (parens < 0) return refuse('unexpected right paren');
    }
    tokens.push(token);
    at += token.text.length;
  }
}

/** As parse/lex.go scanNumber takes it, valid or not. */
const NUMBER =
  /^[+-]?(?:0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?[\d_]*)?|0[bB][01_]*(?:\.[01_]*)?|0[oO][0-7_]*(?:\.[0-7_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?)i?/;

const KINDS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['space', /^[ \t\r\n]+/],
  ['string', /^"(?:[^"\\\n]|\\.)*"|^`[^`]*`|^'(?:[^'\\\n]|\\.)+'/],
  ['number', NUMBER],
  ['field', /^\.[\p{L}_][\p{L}\p{N}_]*/u],
  ['dot', /^\./],
  ['variable', /^\$[\p{L}\p{N}_]*/u],
  ['word', /^[\p{L}_][\p{L}\p{N}_]*/u],
  ['mark', /^(?::=|[=|(),])/],
];

/** parse/lex.go lexNumber: a second number behind it is an imaginary part. */
function scanNumber(rest: string): string | undefined {
  const [text] = NUMBER.exec(rest) ?? [];
  if (text === undefined) return undefined;
  const imaginary = /^[+-]/.test(rest.slice(text.length)) ? (NUMBER.exec(rest.slice(text.length))?.[0] ?? '+') : '';
  const whole = text + imaginary;
  const [after = ''] = rest.slice(whole.length);
  if (/[\p{L}\p{N}_]/u.test(after)) return refuse(`bad number syntax: "${whole}${after}"`);
  if (imaginary !== '' && !whole.endsWith('i')) return refuse(`bad number syntax: "${whole}"`);
  return whole;
}

/** parse/node.go newNumber, without a complex number's parts. */
function checkNumber(text: string): void {
  if (/.[+-].*i$/.test(text) || (text.endsWith('i') && isFloat(text.slice(0, -1)))) return;
  const whole = wholeNumber(text);
  if (whole !== undefined && whole >= -(2n ** 63n) && whole < (/^[+-]/.test(text) ? 2n ** 63n : 2n ** 64n)) return;
  if (!isFloat(text)) return refuse(`illegal number syntax: ${JSON.stringify(text)}`);
  if (!/[.eEpP]/.test(text)) refuse(`integer overflow: ${JSON.stringify(text)}`);
}

/** An underscore stands between digits, or behind the prefix of the base (strconv/atoi.go underscoreOK). */
function hasLooseUnderscore(text: string): boolean {
  return /^[+-]?0[xXbBoO]/.test(text) ? /_(?![\da-fA-F])|[^\da-fA-FxXbBoO]_/.test(text) : /(?<!\d)_|_(?!\d)/.test(text);
}

/** strconv.ParseInt with base 0, of any size. */
function wholeNumber(text: string): bigint | undefined {
  const [, sign, digits = ''] = /^([+-]?)(0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO]?[0-7_]+|0|[1-9][\d_]*)$/.exec(text) ?? [];
  if (digits === '' || hasLooseUnderscore(text)) return undefined;
  const plain = digits.replaceAll('_', '').replace(/^0(?=\d)/, '0o');
  const value = BigInt(plain);
  return sign === '-' ? -value : value;
}

/** strconv.ParseFloat. */
function isFloat(text: string): boolean {
  const isHex = /^[+-]?0[xX](?=\.?[\da-fA-F_])[\da-fA-F_]*\.?[\da-fA-F_]*[pP][+-]?\d[\d_]*$/.test(text);
  const isDecimal = /^[+-]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?$/.test(text);
  if ((!isHex && !isDecimal) || hasLooseUnderscore(text)) return false;
  return isHex || Number.isFinite(Number(text.replaceAll('_', '')));
}

function tokenOf(rest: string, isFirst: boolean): Token {
  for (const [kind, pattern] of KINDS) {
    const text = kind === 'number' ? scanNumber(rest) : pattern.exec(rest)?.[0];
    if (text === undefined) continue;
    const after = rest.slice(text.length, text.length + 2);
    if (kind === 'number') checkNumber(text);
    if (text.startsWith("'")) checkCharacter(text);
    if (text.startsWith('"') && !QUOTED.test(text)) return refuse('invalid syntax');
    if (/^(?:field|variable|word|dot)$/.test(kind) && !/^(?:$|[ \t\r\n.,|:)(=]|\}\})/.test(after))
      return refuse(`bad character ${shownCharacter(after)}`);
    return { kind, text };
  }
  const [first = ''] = rest;
  if (first === '"') return refuse('unterminated quoted string');
  if (first === '`') return refuse('unterminated raw quoted string');
  if (first === "'") return refuse('unterminated character constant');
  if (first === ':') return refuse('expected :=');
  if (/^[+-]/.test(rest)) return refuse(`illegal number syntax: "${first}"`);
  return refuse(`unexpected "${first}" in ${isFirst ? 'command' : 'operand'}`);
}

/** strconv.UnquoteChar; a code point is none of the surrogates. */
const ESCAPE =
  '[abfnrtv\\\\]|[0-3][0-7]{2}|x[\\da-fA-F]{2}|u(?![dD][89a-fA-F])[\\da-fA-F]{4}|U(?!0000[dD][89a-fA-F])00(?:10|0[\\da-fA-F])[\\da-fA-F]{4}';
const CHARACTER = new RegExp(`^'(?:[^\\\\]|\\\\(?:${ESCAPE}|'))`, 'u');
const QUOTED = new RegExp(`^"(?:[^"\\\\]|\\\\(?:${ESCAPE}|"))*"$`, 'su');

function checkCharacter(text: string): void {
  const one = CHARACTER.exec(text)?.[0];
  if (one === undefined) refuse('invalid syntax');
  else if (one.length !== text.length - 1) refuse(`malformed character constant: ${text}`);
}

function runAction(tokens: readonly Token[], parsing: Parsing): void {
  const { open, variables } = parsing;
  const words = tokens.filter((token) => token.kind !== 'space');
  const [first, second] = words;
  if (first === undefined) return refuse('missing value for command');
  if (first.kind !== 'word') return pipeline(tokens, 'command', variables);
  if (first.text === 'end') return close(words, open, variables);
  if (first.text === 'else') return turn(words, tokens, open, variables);
  if (OPENING.has(first.text)) return opening(first, words, tokens, parsing);
  if (first.text === 'template') {
    if (!isName(second)) return refuse(`unexpected ${shown(second)} in template clause`);
    if (words.length > 2) pipeline(tokens.slice(tokens.indexOf(second) + 1), 'template clause', variables);
    return;
  }
  if ((first.text === 'break' || first.text === 'continue') && words.length === 1) {
    // A block's text is parsed by itself, and what stands behind `else` is no longer within.
    const within = open.slice(open.findLastIndex(({ word }) => word === 'block') + 1);
    if (!within.some(({ word, otherwise }) => word === 'range' && otherwise))
      refuse(`{{${first.text}}} outside {{range}}`);
    return;
  }
  pipeline(tokens, 'command', variables);
}

function opening(
  first: Token,
  words: readonly Token[],
  tokens: readonly Token[],
  { open, variables, defined }: Parsing,
): void {
  const [, second, third] = words;
  // Only at the top (parse.go parse).
  if (first.text === 'define' && open.length > 0) return refuse('unexpected <define> in command');
  open.push({ word: first.text, otherwise: true, variables: variables.length });
  if (first.text !== 'define' && first.text !== 'block')
    return pipeline(tokens.slice(tokens.indexOf(first) + 1), first.text, variables);
  if (!isName(second)) return refuse(`unexpected ${shown(second)} in ${first.text} clause`);
  const name = second.text.slice(1, -1);
  if (defined.has(name)) refuse(`multiple definition of template "${name}"`);
  defined.add(name);
  if (first.text === 'define' && third !== undefined) refuse(`unexpected ${shown(third)} in define clause`);
  if (first.text === 'block') pipeline(tokens.slice(tokens.indexOf(second) + 1), 'block clause', variables);
}

function isName(token: Token | undefined): token is Token {
  return token?.kind === 'string' && !token.text.startsWith("'");
}

function close(words: readonly Token[], open: Open[], variables: string[]): void {
  if (words.length > 1) refuse(`unexpected ${shown(words[1])} in end`);
  const last = open.pop();
  if (last === undefined) return refuse('unexpected {{end}}');
  variables.length = last.variables;
}

function turn(words: readonly Token[], tokens: readonly Token[], open: readonly Open[], variables: string[]): void {
  const last = open.at(-1);
  if (last === undefined || last.word === 'define' || last.word === 'block') return refuse('unexpected {{else}}');
  if (!last.otherwise) return refuse('expected end; found {{else}}');
  const [, second] = words;
  if (second === undefined) {
    last.otherwise = false;
    return;
  }
  if (second.text !== last.word || last.word === 'range') return refuse(`unexpected ${shown(second)} in else`);
  pipeline(tokens.slice(tokens.indexOf(second) + 1), last.word, variables);
}

function shown(token: Token | undefined): string {
  return JSON.stringify(token?.text ?? '}}');
}

/** `$x := a | b`, `$i, $x := .List`, `a (b c) | d`. */
function pipeline(tokens: readonly Token[], context: string, variables: string[]): void {
  const words = tokens.filter((token) => token.kind !== 'space');
  const [first, second, third, fourth] = words;
  let body = tokens;
  const assigns = (token: Token | undefined): token is Token => token?.text === ':=' || token?.text === '=';
  // Whatever stands before `=` counts as declared (parse.go pipeline).
  if (first?.kind === 'variable' && assigns(second)) {
    variables.push(first.text);
    body = tokens.slice(tokens.indexOf(second) + 1);
  } else if (first?.kind === 'variable' && second?.text === ',' && third?.kind === 'variable' && assigns(fourth)) {
    if (context !== 'range') return refuse(`too many declarations in ${context}`);
    variables.push(first.text, third.text);
    body = tokens.slice(tokens.indexOf(fourth) + 1);
  }
  const isThird =
    first?.kind === 'variable' && second?.text === ',' && third?.kind === 'variable' && fourth?.text === ',';
  if (context === 'range' && isThird) return refuse('too many declarations in range');
  commands(body, context, variables);
}

/** Commands between bars, and those in parentheses; each needs an operand. */
function commands(tokens: readonly Token[], context: string, variables: readonly string[]): void {
  /** For each open pipeline: whether its command has an operand, and how many commands precede. */
  const base = { operands: 0, before: 0 };
  const levels = [base];
  let joined = false;
  let before: Token | undefined;
  for (const token of tokens) {
    const level = present(levels.at(-1));
    if (token.kind === 'space') {
      joined = false;
      continue;
    }
    // A blank ends an operand (parse.go command).
    if (joined && token.kind !== 'field' && token.text !== '|' && token.text !== ')')
      return refuse(`unexpected ${token.kind === 'dot' ? '<.>' : shown(token)} in operand`);
    if (token.text === '(') {
      level.operands += 1;
      levels.push({ operands: 0, before: 0 });
    } else if (token.text === ')') {
      if (level.operands + level.before === 0) return refuse('missing value for parenthesized pipeline');
      levels.pop();
    } else if (token.text === '|') {
      if (level.operands === 0)
        return refuse(`unexpected "|" in ${levels.length > 1 ? 'parenthesized pipeline' : context}`);
      level.operands = 0;
      level.before += 1;
    } else if (token.kind === 'mark')
      return refuse(`unexpected "${token.text}" in ${context === 'command' ? 'operand' : context}`);
    else if (token.kind === 'word') word(token, level);
    else if (token.kind === 'field' && joined) {
      if (isBare(before)) return refuse(`unexpected . after term ${JSON.stringify(before?.text)}`);
      continue;
    } else if (
      level.before > 0 &&
      level.operands === 0 &&
      (token.kind === 'number' || token.kind === 'string' || token.kind === 'dot')
    )
      return refuse(`non executable command in pipeline stage ${level.before + 1}`);
    else {
      if (token.kind === 'variable' && !variables.includes(token.text))
        return refuse(`undefined variable "${token.text}"`);
      level.operands += 1;
    }
    joined = token.kind !== 'mark' || token.text === ')';
    before = token;
  }
  if (base.operands + base.before === 0) refuse(`missing value for ${context}`);
}

/** What has no field (parse.go operand). */
function isBare(token: Token | undefined): boolean {
  return token !== undefined && (/^(?:dot|number|string)$/.test(token.kind) || CONSTANTS.has(token.text));
}

const KEYWORDS: ReadonlySet<string> = new Set(['end', 'else', 'template', 'break', 'continue']);
const CONSTANTS: ReadonlySet<string> = new Set(['true', 'false', 'nil']);

function word(token: Token, level: { operands: number; readonly before: number }): void {
  const isKeyword = OPENING.has(token.text) || KEYWORDS.has(token.text);
  if (isKeyword) refuse(`unexpected <${token.text}> in operand`);
  if (CONSTANTS.has(token.text)) {
    if (level.before > 0 && level.operands === 0)
      refuse(`non executable command in pipeline stage ${level.before + 1}`);
  } else if (!FUNCTIONS.has(token.text)) refuse(`function "${token.text}" not defined`);
  level.operands += 1;
}
