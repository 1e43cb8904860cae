/**
 * Whether expressions of `view` and `template` compile (expr-lang/expr: parser, checker). Rare forms (predicates, what
 * pipes give, `if`) are not looked at, and no problem.
 */
import { itemAt } from '../../core/text/invariant.ts';
import { quoted, regexProblem, shownCharacter } from './go-values.ts';
import { isAtLeast } from './versions.ts';

/** `any`: known only with a query. */
export type ExpressionType =
  | 'string'
  | 'int'
  | 'float64'
  | 'bool'
  | 'nil'
  | 'any'
  | `array of ${string}`
  | `func${string}`;

interface Known {
  readonly takes: readonly ExpressionType[];
  readonly gives: ExpressionType;
}

const known = (gives: ExpressionType, ...takes: ExpressionType[]): Known => ({ takes, gives });

/** plugin/pkg/expression/expression.go DefaultEnv. */
const FUNCTIONS: ReadonlyMap<string, Known> = new Map([
  ...'type name class proto client_ip port server_ip server_port'
    .split(' ')
    .map((name) => [name, known('string')] as const),
  ...'size id opcode bufsize'.split(' ').map((name) => [name, known('int')] as const),
  ['do', known('bool')],
  ['incidr', known('bool', 'string', 'string')],
  ['metadata', known('string', 'string')],
]);

/** expr's own functions; what takes a predicate or an array is not followed (builtin/builtin.go). */
const BUILTINS: ReadonlyMap<string, ExpressionType | undefined> = new Map([
  ...'upper lower trim trimPrefix trimSuffix replace repeat string'.split(' ').map((name) => [name, 'string'] as const),
  ...'len int indexOf lastIndexOf'.split(' ').map((name) => [name, 'int'] as const),
  ...'hasPrefix hasSuffix'.split(' ').map((name) => [name, 'bool'] as const),
  ...'all none any one filter map find findIndex findLast findLastIndex count sum groupBy sortBy reduce'
    .split(' ')
    .map((name) => [name, undefined] as const),
  ...'abs ceil floor round float split splitAfter join max min mean median toJSON fromJSON toBase64 fromBase64 now duration date timezone first last get take keys values toPairs fromPairs reverse uniq concat flatten sort bitnot bitand bitor bitxor bitnand bitshl bitshr bitushr'
    .split(' ')
    .map((name) => [name, 'any'] as const),
]);

/** Not yet in expr 1.15 (builtin/builtin.go). */
const NEWER_BUILTINS: ReadonlySet<string> = new Set(
  'bitnot bitand bitor bitxor bitnand bitshl bitshr bitushr concat flatten reverse timezone uniq'.split(' '),
);

/** A refused name of a variable (plugin/template/setup.go). */
export function isReserved(name: string): boolean {
  const words = 'true false nil not in or and matches contains startsWith endsWith let if else group'.split(' ');
  return FUNCTIONS.has(name) || BUILTINS.has(name) || name === 'type' || words.includes(name);
}

/** Binary operators by how tightly they bind (parser/operator/operator.go). */
const BINDING: ReadonlyMap<string, number> = new Map([
  ['or', 10],
  ['||', 10],
  ['and', 15],
  ['&&', 15],
  ...'== != < > >= <= in matches contains startsWith endsWith'.split(' ').map((one) => [one, 20] as const),
  ['..', 25],
  ['+', 30],
  ['-', 30],
  ['*', 60],
  ['/', 60],
  ['%', 60],
  ['**', 100],
  ['^', 100],
  ['??', 500],
]);
const UNARY: ReadonlyMap<string, number> = new Map([
  ['not', 50],
  ['!', 50],
  ['-', 90],
  ['+', 90],
]);
const WORDS = /^(?:in|or|and|matches|contains|startsWith|endsWith|not)$/;
const NEGATED = /^(?:in|matches|contains|startsWith|endsWith)$/;

interface Token {
  readonly kind: 'Identifier' | 'Number' | 'String' | 'Operator' | 'Bracket' | 'EOF';
  readonly text: string;
}

class Refused extends Error {}
class Unread extends Error {}

const notRead = (): never => {
  throw new Unread();
};
const refuse = (words: string): never => {
  throw new Refused(words);
};

/** `let` (expr 1.15). */
const LET_SINCE = '1.11.3';
/** expr 1.16 (CoreDNS 1.11.3 has 1.15): chains of comparisons, `0b`, `0o`, `0X` and texts in backquotes, later `;`. */
const CHAINS_SINCE = '1.11.4';

const MAX_EXPRESSION = 16_384;
const MAX_DEPTH = 100;

/** An expression's type, or why it does not compile. Never throws. */
export function checkExpression(
  text: string,
  version: string,
  variables: ReadonlyMap<string, ExpressionType> = new Map(),
): { readonly type: ExpressionType; readonly problem?: string } {
  if (text.length > MAX_EXPRESSION) return { type: 'any' };
  let tokens: readonly Token[] = [];
  const chains = isAtLeast(version, CHAINS_SINCE);
  const lets = isAtLeast(version, LET_SINCE);
  try {
    tokens = tokensOf(text, chains);
    // All is parsed before any type is looked at.
    wholeType({ tokens, variables, chains, lets, checks: false });
    return { type: wholeType({ tokens, variables, chains, lets, checks: true }) };
  } catch (error) {
    if (error instanceof Refused) return { type: 'any', problem: error.message };
    if (!(error instanceof Unread)) throw error;
    const problem = problemAnyway(tokens);
    return problem === undefined ? { type: 'any' } : { type: 'any', problem };
  }
}

/** Whatever is not read there: a bracket that stays open, or one behind which nothing stands left of an operator. */
function problemAnyway(tokens: readonly Token[]): string | undefined {
  const alone = tokens.find(({ kind, text }, i) => {
    const { kind: kindBefore, text: before = '' } = tokens[i - 1] ?? {};
    if (text === ':' && kind === 'Operator') return i === 0 || /^[({,;:]$/.test(before);
    const isBinary = kind === 'Operator' && BINDING.has(text) && !UNARY.has(text);
    return isBinary && kindBefore === 'Bracket' && /[([{]/.test(before);
  });
  if (alone !== undefined) return `unexpected token Operator("${alone.text}")`;
  return depthAfter(tokens) > 0 ? 'unexpected token EOF' : undefined;
}

function depthAfter(tokens: readonly Token[]): number {
  const brackets = tokens.filter(({ kind }) => kind === 'Bracket');
  return brackets.reduce((depth, { text }) => depth + (/[([{]/.test(text) ? 1 : -1), 0);
}

const KINDS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['String', /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/],
  [
    'Number',
    /^(?:0[xX][\da-fA-F_]*(?:\.(?!\.)[\da-fA-F_]*)?|0[oO][0-7_]*(?:\.(?!\.)[0-7_]*)?|0[bB][01_]*(?:\.(?!\.)[01_]*)?|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?)/,
  ],
  ['Identifier', /^[\p{L}_$][\p{L}\p{N}_$]*/u],
  ['Bracket', /^[()[\]{}]/],
  ['Operator', /^(?:::|\?\.|\?\?|\.\.|\*\*|&&|\|\||[=!<>]=|[?.,:;%+\-^/*<>!|#&=])/],
];

/** Go's, of which a byte order mark is none (unicode.IsSpace). */
const BLANKS = /^[^\S\ufeff]+/;

function tokensOf(text: string, chains: boolean): readonly Token[] {
  const tokens: Token[] = [];
  let rest = text;
  for (;;) {
    rest = behindComment(rest.replace(BLANKS, ''));
    if (rest === '') return [...tokens, { kind: 'EOF', text: '' }];
    if (rest.startsWith('`') && !chains) refuse(`unrecognized character: ${shownCharacter(rest)}`);
    if (/^(?:`[^`]*``|[bB]['"])/.test(rest)) throw new Unread();
    const found = KINDS.map(([kind, pattern]) => ({ kind, text: pattern.exec(rest)?.[0] ?? '' })).find(
      (one) => one.text !== '',
    );
    if (found === undefined)
      return refuse(/^['"`]/.test(rest) ? 'literal not terminated' : `unrecognized character: ${shownCharacter(rest)}`);
    rest = rest.slice(found.text.length);
    if (found.kind === 'String' && !found.text.startsWith('`') && hasBadEscape(found.text))
      refuse('invalid char escape');
    if (found.kind === 'Number' && /^[\p{L}\p{N}_$]/u.test(rest))
      refuse(`bad number syntax: "${found.text}${rest[0]}"`);
    tokens.push(WORDS.test(found.text) ? { ...found, kind: 'Operator' } : found);
  }
}

/** parser/lexer/state.go singleLineComment, multiLineComment. */
function behindComment(text: string): string {
  let rest = text;
  for (;;) {
    const [end] = rest.startsWith('//') ? ['\n'] : rest.startsWith('/*') ? ['*/'] : [];
    if (end === undefined) return rest;
    const at = rest.indexOf(end, 2);
    if (at === -1 && end === '*/') return refuse('unclosed comment');
    rest = at === -1 ? '' : rest.slice(at + end.length).trimStart();
  }
}

/** parser/lexer/lexer.go scanEscape. */
function hasBadEscape(text: string): boolean {
  const escapes = text.slice(1, -1).match(/\\./gs) ?? [];
  return escapes.some((one) => !`abfnrtv\\01234567xuU${text.charAt(0)}`.includes(one.charAt(1)));
}

/** A text literal's value (parser/lexer/utils.go unescape); undefined for rare escapes and all else. */
export function literalText(literal: string): string | undefined {
  if (/^`[^`]*`$/.test(literal)) return literal.slice(1, -1);
  if (!/^'(?:[^'\\\n]|\\[\\'])*'$/.test(literal)) return undefined;
  return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** parser/parser.go parseSecondary. */
function typeOfNumber(text: string, chains: boolean): ExpressionType {
  const value = text.replaceAll('_', '');
  const lower = chains ? value.toLowerCase() : value;
  const isFloat = !(chains ? lower.startsWith('0x') : lower.includes('x')) && /[.eE]/.test(lower);
  const kind = /^0x/.test(lower)
    ? 'hex'
    : isFloat
      ? 'float'
      : chains
        ? (RADIX[lower.slice(0, 2)] ?? 'integer')
        : 'integer';
  const isWritten = NUMBERS[kind].test(value);
  const isInRange = isFloat ? Number.isFinite(Number(value)) : isWritten && BigInt(value) <= MAX_INTEGER;
  if (!isWritten || !isInRange)
    refuse(
      `invalid ${kind} literal: strconv.Parse${isFloat ? 'Float' : 'Int'}: parsing ${quoted(value)}: ${isWritten ? 'value out of range' : 'invalid syntax'}`,
    );
  return isFloat ? 'float64' : 'int';
}

const MAX_INTEGER = 2n ** 63n - 1n;
type NumberKind = 'hex' | 'binary' | 'octal' | 'integer' | 'float';
const RADIX: Readonly<Record<string, NumberKind>> = { '0b': 'binary', '0o': 'octal' };
const NUMBERS: Readonly<Record<NumberKind, RegExp>> = {
  hex: /^0x[\da-f]+$/i,
  binary: /^0b[01]+$/i,
  octal: /^0o[0-7]+$/i,
  integer: /^\d+$/,
  float: /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i,
};

/** A parser of tokens; without `checks` every type is `any`. */
interface Parsing {
  readonly tokens: readonly Token[];
  readonly variables: ReadonlyMap<string, ExpressionType>;
  readonly chains: boolean;
  readonly lets: boolean;
  readonly checks: boolean;
  /** What `let` states. */
  readonly locals: Map<string, ExpressionType>;
  at: number;
  depth: number;
}

function wholeType(parsing: Omit<Parsing, 'locals' | 'at' | 'depth'>): ExpressionType {
  const p = { ...parsing, locals: new Map(), at: 0, depth: 0 };
  const type = expression(p, 0);
  if (p.chains && tokenAt(p).text === ';') throw new Unread();
  if (tokenAt(p).kind !== 'EOF') unexpected(p);
  return type;
}

function tokenAt({ tokens, at }: Parsing): Token {
  return itemAt(tokens, at);
}

function isAt(p: Parsing, text: string): boolean {
  const token = tokenAt(p);
  return token.text === text && /^(?:Operator|Bracket)$/.test(token.kind);
}

function unexpected(p: Parsing): never {
  const { kind, text } = tokenAt(p);
  const shown = kind === 'String' ? text.slice(1, -1) : text;
  return refuse(`unexpected token ${kind === 'EOF' ? 'EOF' : `${kind}("${shown}")`}`);
}

function expect(p: Parsing, text: string): void {
  if (!isAt(p, text)) unexpected(p);
  p.at += 1;
}

function expression(p: Parsing, least: number): ExpressionType {
  p.depth += 1;
  if (p.depth > MAX_DEPTH) throw new Unread();
  if (least === 0 && p.lets && isWord(p, 'let')) return declared(p);
  if (/^(?:let|if|else)$/.test(tokenAt(p).text)) throw new Unread();
  let left = primary(p);
  /** A comparison's right side is the next one's left. */
  let chained: ExpressionType | undefined;
  let before = '';
  for (;;) {
    if (isAt(p, '#')) throw new Unread();
    if (isAt(p, '|')) {
      if (least > 0) break;
      left = piped(p);
      continue;
    }
    const negates = isAt(p, 'not');
    if (negates) {
      p.at += 1;
      if (!NEGATED.test(tokenAt(p).text)) unexpected(p);
    }
    const operator = tokenAt(p);
    if (operator.kind !== 'Operator') break;
    const binding = BINDING.get(operator.text);
    if (binding === undefined || binding < least) break;
    p.at += 1;
    if (before === '??' && operator.text !== '??')
      refuse(`Operator (${operator.text}) and coalesce expressions (??) cannot be mixed. Wrap either by parentheses.`);
    before = operator.text;
    const right = binaryRight(p, operator.text, binding);
    const compares = p.chains && /^[<>]=?$/.test(operator.text);
    if (p.checks) left = typeOfBinary(operator.text, compares ? (chained ?? left) : left, right);
    chained = compares ? right : undefined;
  }
  if (least === 0 && isAt(p, '?')) left = conditional(p, left);
  p.depth -= 1;
  return left;
}

function isWord(p: Parsing, word: string): boolean {
  const { kind, text } = tokenAt(p);
  return kind === 'Identifier' && text === word;
}

/** `let NAME = VALUE; ...` (parser/parser.go parseVariableDeclaration; checker/checker.go variableDeclaratorNode). */
function declared(p: Parsing): ExpressionType {
  p.at += 1;
  const { kind, text: name } = tokenAt(p);
  if (kind !== 'Identifier') unexpected(p);
  p.at += 1;
  expect(p, '=');
  if (p.checks) {
    if (FUNCTIONS.has(name) || p.variables.has(name)) refuse(`cannot redeclare ${name}`);
    if (isBuiltin(p, name)) refuse(`cannot redeclare builtin ${name}`);
    if (p.locals.has(name)) refuse(`cannot redeclare variable ${name}`);
  }
  const value = expression(p, 0);
  expect(p, ';');
  p.locals.set(name, value);
  const type = expression(p, 0);
  p.locals.delete(name);
  p.depth -= 1;
  return type;
}

function isBuiltin(p: Parsing, name: string): boolean {
  return BUILTINS.has(name) && (p.chains || !NEWER_BUILTINS.has(name));
}

/** `VALUE | CALL(...)`: a call in brackets, whose type is not followed (parser/parser.go parseCall). */
function piped(p: Parsing): ExpressionType {
  p.at += 1;
  const { kind, text } = tokenAt(p);
  if (kind !== 'Identifier') unexpected(p);
  p.at += 1;
  if (!isAt(p, '(')) unexpected(p);
  if (text === '$env' || (BUILTINS.has(text) && BUILTINS.get(text) === undefined)) throw new Unread();
  const isKnown = FUNCTIONS.has(text) || p.locals.has(text) || p.variables.has(text) || isBuiltin(p, text);
  return p.checks && !isKnown ? refuse(`unknown name ${text}`) : called(p, 'any');
}

function binaryRight(p: Parsing, operator: string, binding: number): ExpressionType {
  const pattern = operator === 'matches' && tokenAt(p).kind === 'String' ? tokenAt(p).text.slice(1, -1) : '';
  const right = expression(p, operator === '**' || operator === '^' ? binding : binding + 1);
  const problem = !p.checks || pattern.includes('\\') ? undefined : regexProblem(pattern);
  if (problem !== undefined) refuse(problem);
  return right;
}

function conditional(p: Parsing, condition: ExpressionType): ExpressionType {
  p.at += 1;
  const yes = isAt(p, ':') ? condition : expression(p, 0);
  expect(p, ':');
  const no = expression(p, 0);
  if (!/^(?:bool|any)$/.test(condition)) refuse(`non-bool expression (type ${nameOf(condition)}) used as condition`);
  return yes === no ? yes : 'any';
}

function primary(p: Parsing): ExpressionType {
  const token = tokenAt(p);
  const unary = token.kind === 'Operator' ? UNARY.get(token.text) : undefined;
  if (unary !== undefined) {
    p.at += 1;
    const type = expression(p, unary);
    const fits = token.text === 'not' || token.text === '!' ? /^(?:bool|any)$/ : /^(?:int|float64|any)$/;
    if (!fits.test(type)) refuse(`invalid operation: ${token.text} (mismatched type ${nameOf(type)})`);
    return type;
  }
  if (/^(?:#|::)$/.test(token.text)) throw new Unread();
  if (isAt(p, '{')) return postfix(p, map(p));
  if (isAt(p, '(')) {
    p.at += 1;
    const type = expression(p, 0);
    if (p.chains && isAt(p, ';')) throw new Unread();
    expect(p, ')');
    return postfix(p, type);
  }
  if (isAt(p, '[')) {
    const element = common(list(p, '[', ']'));
    return postfix(p, p.checks ? `array of ${element}` : 'any');
  }
  p.at += 1;
  if (token.kind === 'Number') {
    const type = typeOfNumber(token.text, p.chains);
    return p.checks ? type : 'any';
  }
  if (token.kind === 'String') return postfix(p, p.checks ? 'string' : 'any');
  if (token.kind === 'Identifier') return named(p, token.text);
  p.at -= 1;
  return unexpected(p);
}

function list(p: Parsing, open: string, close: string): readonly ExpressionType[] {
  expect(p, open);
  const types: ExpressionType[] = [];
  while (!isAt(p, close)) {
    if (types.length > 0) expect(p, ',');
    if (isAt(p, close)) break;
    types.push(expression(p, 0));
  }
  expect(p, close);
  return types;
}

/** parser/parser.go parseMapExpression. */
function map(p: Parsing): 'any' {
  do {
    p.at += 1;
    if (isAt(p, '}')) break;
    const { kind } = tokenAt(p);
    if (isAt(p, '(')) expression(p, 0);
    else if (/^(?:Number|String|Identifier)$/.test(kind)) p.at += 1;
    else refuse('a map key must be a quoted string, a number, a identifier, or an expression enclosed in parentheses');
    expect(p, ':');
    expression(p, 0);
  } while (isAt(p, ','));
  expect(p, '}');
  return 'any';
}

function named(p: Parsing, name: string): ExpressionType {
  const isPredicate = BUILTINS.get(name) === undefined && BUILTINS.has(name);
  if (p.checks ? name === '$env' || isPredicate : isPredicate && isAt(p, '(')) throw new Unread();
  if (!p.checks) return isAt(p, '(') ? called(p, 'any') : postfix(p, 'any');
  if (name === 'true' || name === 'false') return 'bool';
  if (name === 'nil') return 'nil';
  const variable = p.locals.get(name) ?? p.variables.get(name);
  const one = FUNCTIONS.get(name);
  if (variable !== undefined) return isAt(p, '(') ? called(p, 'any') : postfix(p, variable);
  if (one !== undefined) {
    if (!isAt(p, '(')) return postfix(p, `func(${one.takes.join(', ')}) ${one.gives}`);
    const given = list(p, '(', ')');
    if (given.length !== one.takes.length)
      refuse(`${given.length > one.takes.length ? 'too many' : 'not enough'} arguments to call ${name}`);
    const wrong = given.find((type) => type !== 'any' && type !== 'string');
    if (wrong !== undefined) refuse(`cannot use ${nameOf(wrong)} as argument (type string) to call ${name}`);
    return postfix(p, one.gives);
  }
  const gives = isBuiltin(p, name) ? BUILTINS.get(name) : undefined;
  if (gives !== undefined) return isAt(p, '(') ? called(p, gives) : postfix(p, 'any');
  return refuse(`unknown name ${name}`);
}

function called(p: Parsing, gives: ExpressionType): ExpressionType {
  list(p, '(', ')');
  return postfix(p, gives);
}

/** What members and elements hold is not followed. */
function postfix(p: Parsing, type: ExpressionType): ExpressionType {
  let found = type;
  for (;;) {
    if (isAt(p, '.') || isAt(p, '?.')) found = member(p, found);
    else if (isAt(p, '[')) found = element(p, found);
    else return found;
  }
}

function member(p: Parsing, type: ExpressionType): ExpressionType {
  p.at += 1;
  const { kind, text } = tokenAt(p);
  if (kind === 'EOF') refuse('unexpected end of expression');
  // `?.[`, and words that are operators elsewhere.
  const isName = /^[[a-z]/i.test(text) && kind !== 'String' && kind !== 'Number';
  if (kind !== 'Identifier') return isName ? notRead() : refuse('expected name');
  p.at += 1;
  const isMethod = isAt(p, '(');
  if (p.checks && MEMBERLESS.test(type)) refuse(`type ${nameOf(type)} has no ${isMethod ? 'method' : 'field'} ${text}`);
  return isMethod ? called(p, 'any') : 'any';
}

function element(p: Parsing, type: ExpressionType): ExpressionType {
  p.at += 1;
  const { kind, text } = tokenAt(p);
  const index = isAt(p, ':') ? 'int' : expression(p, 0);
  if (isAt(p, ':')) return slice(p, type, index);
  expect(p, ']');
  if (p.checks && MEMBERLESS.test(type))
    refuse(
      kind === 'String'
        ? `type ${nameOf(type)} has no field ${text.slice(1, -1)}`
        : `type ${nameOf(type)}[${nameOf(index)}] is undefined`,
    );
  return 'any';
}

/** checker/checker.go SliceNode. */
function slice(p: Parsing, type: ExpressionType, from: ExpressionType): ExpressionType {
  p.at += 1;
  const to = isAt(p, ']') ? 'int' : expression(p, 0);
  expect(p, ']');
  if (!p.checks) return 'any';
  if (type !== 'string' && MEMBERLESS.test(type)) refuse(`cannot slice ${nameOf(type)}`);
  const wrong = [from, to].find((one) => one !== 'int' && one !== 'any');
  return wrong === undefined ? type : refuse(`non-integer slice index ${nameOf(wrong)}`);
}

const MEMBERLESS = /^(?:string|int|float64|bool|func.*)$/s;

function common(types: readonly ExpressionType[]): ExpressionType {
  const [first = 'any'] = types;
  return types.every((type) => type === first) ? first : 'any';
}

/** checker/checker.go binaryNode; `any` fits everything. */
function typeOfBinary(operator: string, left: ExpressionType, right: ExpressionType): ExpressionType {
  const isNumber = (type: ExpressionType): boolean => type === 'int' || type === 'float64';
  const isKnown = left !== 'any' && right !== 'any';
  const mismatch = (): never =>
    refuse(`invalid operation: ${operator} (mismatched types ${nameOf(left)} and ${nameOf(right)})`);
  const both = (type: ExpressionType): boolean => [left, right].every((one) => one === type || one === 'any');
  const numbers = [left, right].every((one) => isNumber(one) || one === 'any');
  switch (operator) {
    case '==':
    case '!=':
      if (
        isKnown &&
        left !== right &&
        !numbers &&
        left !== 'nil' &&
        right !== 'nil' &&
        !(isArray(left) && isArray(right))
      )
        mismatch();
      return 'bool';
    case 'or':
    case '||':
    case 'and':
    case '&&':
      return both('bool') ? 'bool' : mismatch();
    case 'matches':
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return both('string') ? 'bool' : mismatch();
    case 'in':
      return isAmong(left, right) ? 'bool' : mismatch();
    case '??':
      if (left === 'nil') return right;
      return right === 'nil' || left === right ? left : 'any';
    case '<':
    case '>':
    case '<=':
    case '>=':
      return numbers || both('string') ? 'bool' : mismatch();
    case '+':
      if (!numbers && !both('string')) mismatch();
      return !isKnown ? 'any' : left === right ? left : 'float64';
    case '..':
      return both('int') ? 'array of int' : mismatch();
    case '%':
      return both('int') ? 'int' : mismatch();
    default:
      if (!numbers) mismatch();
      if (!isKnown) return 'any';
      return left === 'int' && right === 'int' && /^[-*]$/.test(operator) ? 'int' : 'float64';
  }
}

/** What Go calls it; an array's type does not name its elements. */
function nameOf(type: ExpressionType): string {
  return isArray(type) ? '[]interface {}' : type;
}

function isArray(type: ExpressionType): boolean {
  return type.startsWith('array of ');
}

function isAmong(left: ExpressionType, right: ExpressionType): boolean {
  if (right === 'any' || right === 'nil') return true;
  if (!isArray(right)) return left === 'any' && right === 'string';
  const element = right.slice('array of '.length);
  const numbers = /^(?:int|float64)$/;
  if (element === 'any' || left === 'any' || left === 'nil' || element === left) return true;
  if (numbers.test(element) && numbers.test(left)) return true;
  return refuse(`cannot use ${nameOf(left)} as type ${element} in array`);
}
