/** Server blocks of a Corefile, as caddyfile/parse.go (coredns/caddy) reads them. */
import type { ConfigContext, StartError } from '../../fact.ts';
import type { Location } from '../../text/location.ts';
import type { Notice } from '../../text/notice.ts';
import { locate, type SourceText } from '../../text/source-text.ts';
import { lex, type Token } from './lexer.ts';

/** One directive name of a block with the tokens of all its occurrences, one after the other. */
export interface Directive {
  readonly name: string;
  readonly tokens: readonly Token[];
}
export interface RawBlock {
  readonly keys: readonly Token[];
  readonly directives: ReadonlyMap<string, readonly Token[]>;
  readonly at: Location;
  readonly extent: Location;
}
export interface Parsed {
  readonly blocks: readonly RawBlock[];
  readonly errors: readonly StartError[];
  readonly notices: readonly Notice[];
}

const MAX_SNIPPETS = 10_000;
const MAX_FILES = 100_000;
/** More tokens than a Corefile of the largest size could need: imports multiply. */
const MAX_TOKENS = 4_000_000;

export function placeOf(token: Token): Location {
  return locate(token.source, token.start, token.end);
}

interface State {
  tokens: Token[];
  at: number;
  readonly context: ConfigContext;
  readonly snippets: Map<string, readonly Token[]>;
  readonly errors: StartError[];
  readonly notices: Notice[];
  readonly end: Location;
  imports: number;
  files: number;
}

export function parse(source: SourceText, context: ConfigContext): Parsed {
  const state: State = {
    tokens: lex(source),
    at: 0,
    context,
    snippets: new Map(),
    errors: [],
    notices: [],
    end: locate(source, source.text.length, source.text.length),
    imports: 0,
    files: 0,
  };
  const blocks: RawBlock[] = [];
  while (state.at < state.tokens.length) {
    const before = state.at;
    const block = parseBlock(state);
    if (block !== undefined && block.keys.length > 0) blocks.push(block);
    if (state.errors.length > 0) break;
    if (state.at === before) state.at += 1;
  }
  return { blocks, errors: state.errors, notices: state.notices };
}

function fail(state: State, message: string, token: Token | undefined): void {
  state.errors.push({ message, at: token === undefined ? state.end : placeOf(token) });
}

function parseBlock(state: State): RawBlock | undefined {
  const keys: Token[] = [];
  const first = state.tokens[state.at];
  let expecting = false;
  for (;;) {
    const raw = state.tokens[state.at];
    if (raw === undefined) {
      if (expecting) fail(state, 'Unexpected EOF', undefined);
      break;
    }
    const previous = keys.at(-1);
    if (previous !== undefined && !expecting && isNewLine(state.tokens[state.at - 1], raw)) break;
    const token = expand(raw, state.context);
    if (token.text === 'import' && (keys.length === 0 || isNewLine(state.tokens[state.at - 1], raw))) {
      if (!doImport(state)) return undefined;
      continue;
    }
    if (token.text === '{') {
      if (expecting) fail(state, `Expected another address but had '{' - check for extra comma`, raw);
      break;
    }
    expecting = token.text.endsWith(',');
    keys.push(expecting ? { ...token, text: token.text.slice(0, -1) } : token);
    state.at += 1;
  }
  if (state.errors.length > 0 || first === undefined) return undefined;
  const snippet = keys.length === 1 ? /^\((.*)\)$/s.exec(keys[0]?.text ?? '')?.[1] : undefined;
  if (snippet !== undefined) {
    readSnippet(state, snippet, keys[0] as Token);
    return undefined;
  }
  const directives = new Map<string, Token[]>();
  const lastKey = keys.at(-1) ?? first;
  const open = state.tokens[state.at];
  let last: Token = lastKey;
  if (open?.text === '{') {
    state.at += 1;
    last = readDirectives(state, directives) ?? open;
    if (state.errors.length === 0) {
      const close = state.tokens[state.at];
      if (close?.text === '}') {
        last = close;
        state.at += 1;
      } else if (state.tokens.at(-1)?.text !== '}') fail(state, `Syntax error: Unexpected token '${state.tokens.at(-1)?.text ?? ''}', expecting '}'`, state.tokens.at(-1));
    }
  } else if (open !== undefined) last = readDirectives(state, directives) ?? lastKey;
  const key = keys[0] ?? first;
  const at = key.source === lastKey.source ? locate(key.source, key.start, Math.max(key.end, lastKey.end)) : placeOf(key);
  const extent = key.source === last.source ? locate(key.source, key.start, Math.max(key.end, last.end)) : at;
  return { keys, directives, at, extent };
}

function isNewLine(before: Token | undefined, token: Token): boolean {
  return before === undefined || before.source !== token.source || before.line + before.breaks < token.line;
}

/** Everything to a `}` at nesting 0 or to the end; the caller checks which. */
function readDirectives(state: State, directives: Map<string, Token[]>): Token | undefined {
  let last: Token | undefined;
  while (state.at < state.tokens.length && state.errors.length === 0) {
    const raw = state.tokens[state.at] as Token;
    if (raw.text === '}') return last;
    if (raw.text === 'import') {
      if (!doImport(state)) return last;
      continue;
    }
    const name = expand(raw, state.context);
    const list = directives.get(name.text) ?? [];
    directives.set(name.text, list);
    list.push(name);
    state.at += 1;
    last = raw;
    let nesting = 0;
    for (;;) {
      const token = state.tokens[state.at];
      if (token === undefined) {
        if (nesting > 0) fail(state, 'Unexpected EOF', undefined);
        break;
      }
      const newLine = isNewLine(state.tokens[state.at - 1], token);
      if (token.text === '{') nesting += 1;
      else if (newLine && nesting === 0) break;
      else if (token.text === '}' && nesting > 0) nesting -= 1;
      else if (token.text === '}') {
        fail(state, `Unexpected '}' because no matching opening brace`, token);
        return last;
      } else if (token.text === 'import' && newLine) {
        if (!doImport(state)) return last;
        continue;
      }
      list.push(expand(token, state.context));
      last = token;
      state.at += 1;
    }
  }
  return last;
}

function readSnippet(state: State, name: string, key: Token): void {
  if (state.snippets.has(name)) {
    fail(state, `redeclaration of previously declared snippet ${name}`, key);
    return;
  }
  if (state.tokens[state.at]?.text !== '{') {
    fail(state, `Syntax error: Unexpected token '${state.tokens[state.at]?.text ?? ''}', expecting '{'`, state.tokens[state.at]);
    return;
  }
  const body: Token[] = [];
  let nesting = 1;
  state.at += 1;
  for (; state.at < state.tokens.length; state.at += 1) {
    const token = state.tokens[state.at] as Token;
    if (token.text === '{') nesting += 1;
    if (token.text === '}') {
      nesting -= 1;
      if (nesting === 0) break;
    }
    body.push(token);
  }
  if (nesting !== 0) {
    fail(state, `Syntax error: Unexpected token '${state.tokens.at(-1)?.text ?? ''}', expecting '}'`, state.tokens.at(-1));
    return;
  }
  state.at += 1;
  state.snippets.set(name, body);
}

function doImport(state: State): boolean {
  const word = state.tokens[state.at] as Token;
  const raw = state.tokens[state.at + 1];
  if (raw === undefined || isNewLine(word, raw)) {
    fail(state, `Wrong argument count or unexpected line ending after 'import'`, word);
    return false;
  }
  const argument = expand(raw, state.context);
  const after = state.tokens[state.at + 2];
  if (after !== undefined && !isNewLine(raw, after)) {
    fail(state, 'Import takes only one argument (glob pattern or file)', raw);
    return false;
  }
  if (argument.text === '' && argument.opaque !== true) {
    fail(state, 'Import requires a non-empty filepath', raw);
    return false;
  }
  let found: readonly Token[] | undefined = state.snippets.get(argument.text);
  if (found !== undefined) {
    state.imports += 1;
    if (state.imports > MAX_SNIPPETS) {
      fail(state, 'maximum snippet import depth (10000) exceeded', raw);
      return false;
    }
  } else {
    found = fromFiles(state, argument, raw);
    if (found === undefined) return false;
  }
  if (state.tokens.length + found.length > MAX_TOKENS) {
    fail(state, 'maximum snippet import depth (10000) exceeded', raw);
    return false;
  }
  state.tokens = [...state.tokens.slice(0, state.at), ...found, ...state.tokens.slice(state.at + 2)];
  return true;
}

function fromFiles(state: State, argument: Token, raw: Token): readonly Token[] | undefined {
  const pattern = argument.text;
  const { context } = state;
  if ((pattern.match(/\*/g) ?? []).length > 1 || (pattern.match(/\?/g) ?? []).length > 1 || (pattern.includes('[') && pattern.includes(']'))) {
    fail(state, `Glob pattern may only contain one wildcard (*), but has others: ${pattern}`, raw);
    return undefined;
  }
  const directory = context.path.replace(/\/[^/]*$/, '');
  const full = pattern.startsWith('/') ? pattern : normalise(`${directory}/${pattern}`);
  const glob = /[*?]/.test(full);
  const paths = [...context.files.keys()].filter((path) => (glob ? globMatches(full, path) : path === full)).sort();
  if (paths.length === 0 || argument.opaque === true) {
    if (!glob && context.filesComplete && argument.opaque !== true) {
      fail(state, `File to import not found: ${pattern}`, raw);
      return undefined;
    }
    if (!(glob && context.filesComplete)) state.notices.push({ kind: 'not-modelled', message: `the Corefile imports ${pattern}, and what is there is not in the repository`, at: placeOf(raw) });
    return [];
  }
  state.files += paths.length;
  if (state.files > MAX_FILES) {
    fail(state, 'maximum file import depth (10000) exceeded', raw);
    return undefined;
  }
  return paths.flatMap((path) => {
    const text = context.files.get(path);
    return text === undefined ? [] : lex(text);
  });
}

function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** One `*` or `?`, neither crossing a `/` (Go filepath.Match). */
function globMatches(pattern: string, path: string): boolean {
  const at = pattern.search(/[*?]/);
  const head = pattern.slice(0, at);
  const tail = pattern.slice(at + 1);
  if (path.length < head.length + tail.length || !path.startsWith(head) || !path.endsWith(tail)) return false;
  const middle = path.slice(head.length, path.length - tail.length);
  return !middle.includes('/') && (pattern[at] === '*' || middle.length === 1);
}

/** `{%X%}` then `{$X}`; an unset variable is empty, one that nobody states is unknown (parse.go replaceEnvVars). */
function expand(token: Token, context: ConfigContext): Token {
  if (!token.text.includes('{$') && !token.text.includes('{%')) return token;
  let opaque = false;
  const value = (name: string): string => {
    const known = context.env.get(name);
    if (known === undefined && (!context.envKnown || context.env.has(name))) opaque = true;
    return known ?? '';
  };
  const text = token.text.replace(/\{%([^%}]+)%\}/g, (_, name: string) => value(name)).replace(/\{\$([^}]+)\}/g, (_, name: string) => value(name));
  return { ...token, text, ...(opaque ? { opaque } : {}) };
}
