/** Server blocks of a Corefile, as caddyfile/parse.go (coredns/caddy) reads them. */

import type { ConfigContext } from '../../core/facts/readers.ts';
import type { FilledWord, StartError } from '../../core/facts/server-config.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { locate, type SourceText, segmentIndex } from '../../core/text/source-text.ts';
import { expand } from './environment.ts';
import { markPlaceholders } from './filled-in.ts';
import { doImport, type Imports, importsFor } from './imports.ts';
import { hasTooManyWords, lex, MAX_TOKENS, type Token, writtenText } from './lexer.ts';
import { hasOnlyOwnTemplates, isTemplateName } from './own-templates.ts';
import { asRendered } from './rendered.ts';
import { isNewLine, peek, placeOf, streamOf, type TokenStream, take } from './stream.ts';
import { isAtLeast } from './versions.ts';

export { placeOf } from './stream.ts';

export interface RawBlock {
  readonly keys: readonly Token[];
  readonly directives: ReadonlyMap<string, readonly Token[]>;
  readonly at: Location;
  readonly extent: Location;
}
/** Begins the name of an unseen import among a block's directives, none of which has a blank. */
export const UNSEEN_IMPORT = 'import ';

export interface Parsed {
  /** At most one ends parsing, and is the last; unknown directives before it are skipped. */
  readonly errors: readonly StartError[];
  readonly notices: readonly Notice[];
  /** Something is filled in first, so no error is the server's. */
  readonly template: boolean;
  readonly unseen: readonly Token[];
  readonly taken: number;
  /** With imported ones. */
  readonly texts: ReadonlyMap<SourceText, string>;
  readonly filled: readonly FilledWord[];
}

const MAKES_NAMES: ReadonlySet<string> = new Set(['rewrite', 'template', 'view']);

export type DirectiveCheck = (name: Token) => string | undefined;

interface Parser {
  readonly stream: TokenStream;
  readonly imports: Imports;
  readonly context: ConfigContext;
  readonly check: DirectiveCheck;
  readonly errors: StartError[];
  readonly start: Location;
  failed: boolean;
}

export function parse(
  source: SourceText,
  context: ConfigContext,
  check: DirectiveCheck,
): Parsed & { readonly blocks: readonly RawBlock[] } {
  const blocks: RawBlock[] = [];
  const parsed = parseEach(source, context, check, (block) => blocks.push(block));
  return { ...parsed, blocks };
}

const TOO_MANY = 'this Corefile has more words, with all that it imports, than are read';

/** Of one that has too many in sight. */
const FIRST_TOKENS = 300_000;

/** Hands each block over once it is read: of hundreds of thousands few tokens are needed again. */
export function parseEach(
  source: SourceText,
  context: ConfigContext,
  check: DirectiveCheck,
  see: (block: RawBlock) => void,
): Parsed {
  const notices: Notice[] = [];
  const isLiteral = context.literal === true || hasOnlyOwnTemplates(source);
  const start = locate(source, 0, 0);
  const isTooLong = hasTooManyWords(source.text, isLiteral);
  const most = isTooLong ? FIRST_TOKENS : MAX_TOKENS;
  const words = isLiteral ? lex(source, 'literal', most) : lex(asRendered(source), 'template', most);
  const filled = isLiteral ? { tokens: words } : markPlaceholders(words, context);
  if (filled.dropped !== undefined)
    notices.push({
      kind: 'unreadable',
      message: `This Corefile is a template that has to be rendered first; what ${shortened(filled.dropped.text)} expands to is not read.`,
      at: placeOf(filled.dropped),
      template: true,
    });
  const parser: Parser = {
    stream: streamOf(filled.tokens),
    imports: importsFor(source, filled.tokens, context, notices),
    context,
    check,
    errors: [],
    start,
    failed: false,
  };
  const last = parseBlocks(parser, notices, see);
  const isCut = words.length > most || parser.stream.taken >= parser.stream.limit;
  if (last !== undefined && !isCut) see(last);
  if (isCut) notices.push(beyondBound(TOO_MANY, start));
  if (parser.imports.room.left < 0)
    notices.push(beyondBound('variables make more text of this Corefile than is read', start));
  const template =
    filled.first !== undefined || parser.imports.template || (!isLiteral && isTemplateName(source.file.path));
  const taken = parser.stream.taken + parser.imports.fileCount;
  return {
    errors: isCut && parser.failed ? parser.errors.slice(0, -1) : parser.errors,
    notices,
    template,
    unseen: parser.imports.unseen,
    taken,
    texts: parser.imports.paths,
    filled: [...parser.imports.words.values()],
  };
}

/** Returns the last one, which is not whole where reading is cut off. */
function parseBlocks(parser: Parser, notices: Notice[], see: (block: RawBlock) => void): RawBlock | undefined {
  let last: RawBlock | undefined;
  while (!parser.failed && peek(parser.stream) !== undefined) {
    const brought = takeBrought(parser.stream);
    if (brought !== undefined) {
      notices.push({
        kind: 'not-modelled',
        code: 'placeholder',
        message: `what ${shortened(brought.text)} expands to is filled in elsewhere: it may be further server blocks`,
        at: placeOf(brought),
        template: true,
      });
      continue;
    }
    const block = parseBlock(parser);
    if (block === undefined || block.keys.length === 0) continue;
    if (last !== undefined) see(last);
    last = block;
  }
  return last;
}

/** An expression on a line of its own is no key: a brace or a comma would follow. */
function takeBrought(stream: TokenStream): Token | undefined {
  const first = peek(stream);
  if (first?.opaque !== true || first.text.endsWith(',')) return undefined;
  const top = stream.frames.at(-1);
  const behind = top?.tokens[top.at + 1];
  if (behind !== undefined && (!isNewLine(first, behind) || behind.text === '{')) return undefined;
  take(stream);
  return first;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** Errors stand at the token read last, as the server's line number does. */
function fail(
  parser: Parser,
  message: string,
  token: Token | undefined,
  more: Pick<StartError, 'isUnbalanced'> = {},
): void {
  const at = token ?? parser.stream.previous;
  parser.errors.push({ message, at: at === undefined ? parser.start : placeOf(at), ...more });
  parser.failed = true;
}

function unbalanced(parser: Parser, message: string, token?: Token): void {
  fail(parser, message, token, { isUnbalanced: true });
}

/** An unseen import stands among the block's directives as an unknown one. */
function importHere(parser: Parser, directives?: Map<string, Token[]>): void {
  const { unseen } = parser.imports;
  const before = unseen.length;
  const refusal = doImport(parser.stream, parser.imports);
  if (refusal !== undefined) fail(parser, refusal.message, refusal.token);
  for (const token of directives === undefined ? [] : unseen.splice(before)) {
    const text = `${UNSEEN_IMPORT}${writtenText(token)}`;
    if (!directives?.has(text)) directives?.set(text, [{ ...token, text }]);
  }
}

function parseBlock(parser: Parser): RawBlock | undefined {
  const { stream } = parser;
  const keys = readKeys(parser);
  if (parser.failed) return undefined;
  const open = peek(stream);
  const only = keys.length === 1 ? (keys[0]?.text ?? '') : '';
  if (open !== undefined && only.startsWith('(') && only.endsWith(')')) {
    readSnippet(parser, only.slice(1, -1), itemAt(keys, 0));
    return undefined;
  }
  const directives = new Map<string, Token[]>();
  if (open?.text === '{') {
    take(stream);
    readDirectives(parser, directives);
    // Looks at the last token also at the end of the text: a missing brace after another goes unseen.
    if (!parser.failed && stream.previous?.text !== '}')
      unbalanced(parser, `Syntax error: Unexpected token '${stream.previous?.text ?? ''}', expecting '}'`);
  } else if (open !== undefined) readDirectives(parser, directives);
  const first = keys[0] ?? open;
  const last = stream.previous;
  if (first === undefined || last === undefined) return undefined;
  const lastKey = keys.at(-1) ?? first;
  const begin = open?.text === '{' ? inFileOf(open, first) : first;
  const end = lastKey.end < begin.end ? begin : lastKey;
  return { keys, directives, at: across(begin, end), extent: across(begin, last) };
}

/** Of a zone that another file states, what is behind it: there stands the block. */
function inFileOf(brace: Token, first: Token): Token {
  const { file } = placeOf(brace);
  if (brace.source !== first.source || placeOf(first).file === file) return first;
  const { segments } = first.source;
  // What is made of values has no brace of its own.
  if (segments[segmentIndex(brace.source, brace.start)]?.verbatim !== true) return first;
  let index = segmentIndex(first.source, first.start);
  while (index < segments.length - 1 && (segments[index]?.file ?? first.source.file) !== file) index += 1;
  const start = Math.min(segments[index]?.start ?? brace.start, brace.start);
  return { ...first, start, end: start < first.end ? first.end : brace.end };
}

function across(first: Token, last: Token): Location {
  return first.source === last.source && last.end >= first.end
    ? locate(first.source, first.start, last.end)
    : placeOf(first);
}

function readKeys(parser: Parser): Token[] {
  const { stream } = parser;
  const keys: Token[] = [];
  let expecting = false;
  let begun = false;
  while (!parser.failed) {
    const raw = peek(stream);
    if (raw === undefined) {
      if (expecting) unbalanced(parser, 'Unexpected EOF');
      break;
    }
    const newLine = isNewLine(stream.previous, raw);
    if (begun && !expecting && newLine) break;
    const token = expand(raw, parser.context, parser.imports);
    if (token.text === 'import' && newLine) {
      importHere(parser);
      continue;
    }
    if (token.text === '{') {
      if (expecting) fail(parser, "Expected another address but had '{' - check for extra comma", raw);
      break;
    }
    take(stream);
    begun = true;
    // An empty word is no key; a comma alone is an empty one.
    if (token.text === '' && token.opaque !== true) continue;
    expecting = token.text.endsWith(',');
    keys.push(expecting ? { ...token, text: token.text.slice(0, -1), end: token.end - 1 } : token);
  }
  return keys;
}

/** Up to a `}` at nesting 0, which is taken, or to the end. */
function readDirectives(parser: Parser, directives: Map<string, Token[]>): void {
  const { stream } = parser;
  while (!parser.failed) {
    const raw = peek(stream);
    if (raw === undefined) return;
    if (raw.text === 'import') {
      importHere(parser, directives);
      continue;
    }
    take(stream);
    if (raw.text === '}') return;
    const name = expand(raw, parser.context, parser.imports);
    const refused = parser.check(name);
    if (refused !== undefined) parser.errors.push({ message: refused, at: placeOf(raw) });
    const list = getOrInsert(directives, name.text, () => []);
    list.push(name);
    readArguments(parser, list, directives);
  }
}

function readArguments(parser: Parser, list: Token[], directives: Map<string, Token[]>): void {
  const { stream } = parser;
  let nesting = 0;
  const { words, room } = parser.imports;
  const into = { words, room, within: MAKES_NAMES.has(list[0]?.text ?? '') };
  while (!parser.failed) {
    const token = peek(stream);
    if (token === undefined) {
      if (nesting > 0) unbalanced(parser, 'Unexpected EOF');
      return;
    }
    const newLine = isNewLine(stream.previous, token);
    if (token.text === '{') nesting += 1;
    else if (newLine && nesting === 0) return;
    else if (token.text === '}' && nesting > 0) nesting -= 1;
    else if (token.text === '}') {
      unbalanced(parser, "Unexpected '}' because no matching opening brace", token);
      return;
    } else if (token.text === 'import' && newLine) {
      importHere(parser, directives);
      continue;
    }
    take(stream);
    list.push(expand(token, parser.context, into));
  }
}

function readSnippet(parser: Parser, name: string, key: Token): void {
  const { stream, imports } = parser;
  if (imports.snippets.has(name)) {
    fail(parser, `redeclaration of previously declared snippet ${name}`, key);
    return;
  }
  const open = take(stream);
  if (open?.text !== '{') {
    fail(parser, `Syntax error: Unexpected token '${open?.text ?? ''}', expecting '{'`, open);
    return;
  }
  const body: Token[] = [];
  let nesting = 1;
  let ownImport = false;
  for (;;) {
    const token = take(stream);
    if (token === undefined) {
      unbalanced(parser, `Syntax error: Unexpected token '${stream.previous?.text ?? ''}', expecting '}'`);
      return;
    }
    if (token.text === '{') nesting += 1;
    if (token.text === '}') nesting -= 1;
    if (nesting === 0) break;
    if (token.text === name && body.at(-1)?.text === 'import') ownImport = true;
    body.push(token);
  }
  // Before, a snippet was read only where it is imported (caddyfile/parse.go parseOne of caddy 1.1.4).
  if (ownImport && isAtLeast(imports.context.version, '1.13.0')) {
    fail(parser, 'maximum snippet import depth (10000) exceeded', undefined);
    return;
  }
  imports.snippets.set(name, body);
}
