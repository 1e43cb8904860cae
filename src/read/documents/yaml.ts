/** YAML and JSON as plain trees in which every character knows its place. Nothing a text says throws. */

import {
  type Node as AstNode,
  type Document as ComposedDocument,
  Composer,
  type CST,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  Parser,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { defined } from '../../core/text/defined.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { lineStart } from '../../core/text/line-ends.ts';
import type { Span } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { maySaySecret } from '../../core/text/secret-words.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import {
  concat,
  locate,
  replaceMatches,
  type SourceText,
  slice,
  synthetic,
  wholeFile,
} from '../../core/text/source-text.ts';
import { beginsJinjaComment } from '../../core/text/template-actions.ts';
import { AT_SIGNS, isTemplateName } from '../../core/text/template-language.ts';
import { base64Text } from './base64.ts';
import { entryOf, type YamlDocument, type YamlEntry, type YamlMap, type YamlNode } from './document.ts';
import { isCommentedJson, isObjectHead, MAX_REPEATED_KEYS, readJson, repeatedKey } from './json.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { readScalar, type ScalarToken } from './scalar.ts';
import { hasHiddenBreak, withAliasKeys, withDeeperQuotes, withoutMark, withPlainBreaks } from './yaml-1-1.ts';

/** Characters of one YAML document; the parser makes about 4 MB a second. A ConfigMap holds at most 1 MiB (Kubernetes, validation.go MaxSecretSize). */
export const MAX_YAML_LENGTH: number = 32 * 1024 * 1024;
/** Characters between double quotes, which the parser puts together one by one. */
const MAX_QUOTED_LENGTH: number = 8 * 1024 * 1024;
export const MAX_DEPTH = 200;
const MAX_TOKENS = 600_000;
const TOO_MANY = 'This YAML document has too many values and was not read.';
export const MAX_VALUES = 1_000_000;
/** yaml.org/type/binary.html */
const BINARY = 'tag:yaml.org,2002:binary';
const MAX_ALIASES = 50_000;

const COMPOSER = {
  keepSourceTokens: true,
  uniqueKeys: false,
  strict: false,
  merge: false,
  schema: 'core',
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** Whatever of it cannot be read. */
export function yamlText(source: SourceText, path: string = source.file.path): YamlDocument | undefined {
  const root = readYaml(source).value;
  return root && { kind: 'yaml', path, source, root };
}

export function yamlFile(file: SourceFile | undefined, path?: string): YamlDocument | undefined {
  return file && yamlText(wholeFile(file), path);
}

/**
 * A document that cannot be read is a notice `unreadable`. The core schema of YAML 1.2; merge keys (`<<`) are
 * applied, own keys winning; a repeated key stays, with a notice; an aliased value keeps its anchor's place.
 */
export function readYaml(source: SourceText): Reading<YamlNode | undefined> {
  const first = /\S/.exec(source.text.slice(0, 4096))?.[0];
  if (first === '{' || first === '[') {
    const json = readJson(source);
    if (json !== undefined) return { value: json.root, notices: json.notices };
  }
  if (source.text.length > MAX_YAML_LENGTH) {
    const limit = `${MAX_YAML_LENGTH / 1024 / 1024} MiB`;
    return beyond(source, 0, 0, `This YAML document has more than ${limit} and was not read.`);
  }
  const simple = readPlainYaml(source);
  // The parser refuses as many.
  if (typeof simple === 'number') return beyond(source, simple, simple, TOO_MANY);
  return simple === undefined ? readByParser(source) : { value: simple, notices: [] };
}

export function readByParser(source: SourceText): Reading<YamlNode | undefined> {
  const hidden = hasHiddenBreak(source.text);
  if (hidden !== undefined) {
    const message = 'A comment holds a line separator (U+2028 or U+2029), at which some readers end the comment.';
    return unreadable(source, hidden, hidden + 1, message);
  }
  const plain = withoutMark(withPlainBreaks(source));
  const reading = parse(plain);
  if (reading.value !== undefined || reading.notices.length === 0) return reading;
  // What is beyond a bound stays so, however it is written.
  if (reading.notices.some(({ unread }) => unread === 'bound')) return reading;
  const spaced = withAliasKeys(plain) ?? plain;
  const again = spaced === plain ? reading : parse(spaced);
  if (again.value !== undefined) return again;
  const deeper = withDeeperQuotes(spaced);
  const last = deeper === undefined ? again : parse(deeper);
  if (last.value !== undefined) return last;
  const stated = withoutFilledLines(plain);
  const rest = stated === undefined ? last : parse(stated);
  if (rest.value !== undefined) return { value: rest.value, notices: [...reading.notices, ...rest.notices] };
  return isCommentedJson(source) ? { value: undefined, notices: [] } : reading;
}

function parse(source: SourceText): Reading<YamlNode | undefined> {
  const tokens = parseTokens(source);
  if ('notice' in tokens) return { value: undefined, notices: [tokens.notice] };
  let documents: readonly ComposedDocument.Parsed[];
  // A text that is refused has hundreds of errors, and nobody looks where in the parser they were made.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const composer = new Composer(COMPOSER);
    documents = [...composer.compose(tokens.tokens, false)] as readonly ComposedDocument.Parsed[];
  } catch {
    // The composer's own recursion; depth is bounded above, so this is a second fence.
    return beyond(source, 0, 0, 'This YAML document could not be read: it is nested too deeply or the parser gave up.');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  const document = documents.find((one) => one.errors.length > 0) ?? documents[0];
  if (document === undefined) return { value: undefined, notices: [] };
  const error = document.errors[0];
  if (error !== undefined) {
    const [start, end] = error.pos;
    return unreadable(
      source,
      start,
      Math.max(end, start),
      `This is not valid YAML: ${EXPLANATIONS[error.code] ?? 'there is a character that is not allowed here'}.`,
    );
  }
  if (document.contents === null) return { value: undefined, notices: [] };
  return convert(source, document.contents as AstNode);
}

function unreadable(source: SourceText, start: number, end: number, message: string): Reading<undefined> {
  return { value: undefined, notices: [unreadableNotice(source, start, end, message)] };
}

/** What a bound keeps from being read is no template's fault. */
function beyond(source: SourceText, start: number, end: number, message: string): Reading<undefined> {
  const { template: _, ...notice } = unreadableNotice(source, start, end, message);
  return { value: undefined, notices: [{ ...notice, message, unread: 'bound' }] };
}

function unreadableNotice(source: SourceText, start: number, end: number, message: string): Notice {
  const from = Math.min(start, source.text.length);
  const at = locate(source, from, Math.min(Math.max(end, from), source.text.length));
  const secret = defined({ secret: maySaySecret(source.text) || undefined });
  return isTemplate(source.text) ||
    isTemplateName(at.file.path) ||
    MAKEJINJA.test(source.text) ||
    FILLED_LINE.test(source.text) ||
    AT_SIGNS.test(source.text)
    ? {
        kind: 'unreadable',
        message: `This is a template that has to be rendered first; as it stands, ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
        at,
        template: true,
        ...secret,
      }
    : { kind: 'unreadable', message, at, unread: 'syntax', ...secret };
}

/** Jinja as makejinja has it, whose marks are comments of YAML. */
const MAKEJINJA = /#%[-+]?\s{0,8}[a-z]|#\{\s{0,8}[\w.'"][^\n]{0,999}\}#/;

/** A line that a shell's here-document fills in by a command, or Terraform's `templatefile` and `envsubst` by a variable. */
const FILLED_LINE = /^\$\(|^[ \t]*(?:(?:- )?[\w.-]{1,100}:)?\$\{[^\n]{1,999}\}[ \t]*\r?$/m;
/** Terraform's, whose text may begin with the end of its line. */
const FILLED = /^([ \t]*(?:(?:- )?[\w.-]{1,100}:)?)(\$\{[^{}\n]{1,999}\})(?=[ \t]*\r?$)/gm;

/** Without lines that consist of one, except within a deeper text, of which they stay a line; behind a key it is the value. */
function withoutFilledLines(source: SourceText): SourceText | undefined {
  const { text } = source;
  return replaceMatches(source, FILLED, ({ index, 1: key = '', 2: hole = '' }) => {
    const from = index + key.length;
    const value = slice(source, from, from + hole.length);
    if (key.endsWith(':'))
      return concat([slice(source, index, from), synthetic(locate(source, from, from), ' '), value]);
    const [, indent = ''] = /^([ \t]*)\S/.exec(text.slice(lineStart(text, index - 1), index)) ?? [];
    const at = locate(source, index, from);
    return indent.length > key.length ? concat([synthetic(at, indent), value]) : synthetic(at, '');
  });
}

/** Go templates, Jinja, ERB, directives of Terraform, the `%{X}%` of k3s' packaged manifests, and ytt. */
export function isTemplate(text: string): boolean {
  return (
    text.includes('{{') ||
    text.includes('{%') ||
    text.includes('<%') ||
    beginsJinjaComment(text) ||
    YTT.test(text) ||
    // A call, whose quotes stand within the value's.
    /\$\{[a-z]\w{0,40}\("/.test(text) ||
    /%\{(?:[A-Z_]+\}%|\s{0,8}~?\s{0,8}(?:if|for|else|endif|endfor)\b)/.test(text)
  );
}

/** A line or a value of ytt's: YAML that is a comment to everybody else. */
const YTT = /(?:^|\s)#@[ \t]{0,8}[a-z]/m;
/** Behind a key, the expression that ytt puts in there. */
const YTT_VALUE = /[ \t]*:?[ \t]*(#@[ \t]*[^\s#][^\n]*)/y;

function parseTokens(source: SourceText): { readonly tokens: readonly CST.Token[] } | { readonly notice: Notice } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let count = 0;
  let quoted = 0;
  let offset = 0;
  const tooMuch = (message: string): { readonly notice: Notice } => {
    const [notice] = beyond(source, offset, offset, message).notices;
    return { notice: notice as Notice };
  };
  for (const lexeme of new Lexer().lex(source.text)) {
    count += 1;
    // The lexer's own marks (document, flow end, scalar) are single control characters without a place in the text.
    if (lexeme !== '\u0002' && lexeme !== '\u0018' && lexeme !== '\u001f') offset += lexeme.length;
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_DEPTH + 2) {
      return tooMuch(`This YAML document is nested more than ${MAX_DEPTH} levels deep and was not read.`);
    }
    if (lexeme.startsWith('"')) quoted += lexeme.length;
    if (quoted > MAX_QUOTED_LENGTH)
      return tooMuch('This YAML document has more than 8 MiB in double quotes and was not read.');
    if (count > MAX_TOKENS) return tooMuch(TOO_MANY);
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens };
}

const EXPLANATIONS: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'an alias has its own anchor or tag',
  BAD_ALIAS: 'an alias has no name that could be used',
  BAD_DIRECTIVE: 'a line that begins with % is not a known directive',
  BAD_DQ_ESCAPE: 'there is an unknown escape inside double quotes',
  BAD_INDENT: 'a line is not indented as its surroundings demand',
  BAD_PROP_ORDER: 'an anchor or tag is in the wrong place',
  BAD_SCALAR_START: 'a value begins with a character that has to be quoted',
  BLOCK_AS_IMPLICIT_KEY: 'a map begins in the middle of a line, or a value continues where a key is expected',
  BLOCK_IN_FLOW: 'an indented block is inside brackets',
  DUPLICATE_KEY: 'a key is repeated',
  IMPOSSIBLE: 'the text makes no sense to the parser',
  KEY_OVER_1024_CHARS: 'a key is longer than 1024 characters',
  MISSING_CHAR: 'a bracket, quote, comma, colon or space is missing',
  MULTILINE_IMPLICIT_KEY: 'a key runs over several lines, or the colon behind it is missing',
  MULTIPLE_ANCHORS: 'a value has several anchors',
  MULTIPLE_DOCS: 'there are several documents where one is expected',
  MULTIPLE_TAGS: 'a value has several tags',
  NON_STRING_KEY: 'a key is not a string',
  TAB_AS_INDENT: 'a tab is used for indentation',
  TAG_RESOLVE_FAILED: 'a value does not fit its tag',
};

type MaybeAst = AstNode | null;

interface OpenMap {
  readonly kind: 'map';
  readonly ast: YAMLMap<MaybeAst, MaybeAst>;
  readonly entries: YamlEntry[];
  readonly keys: Set<string>;
  readonly merges: Set<number>;
  /** Whether it was reported already to be two objects that run into one. */
  isLost: boolean;
  next: number;
}
interface OpenSequence {
  readonly kind: 'sequence';
  readonly ast: YAMLSeq<MaybeAst>;
  readonly items: YamlNode[];
  next: number;
}

interface Measure {
  readonly values: number;
  readonly depth: number;
}

interface Conversion {
  readonly source: SourceText;
  readonly notices: Notice[];
  readonly open: (OpenMap | OpenSequence)[];
  readonly anchors: Map<string, YamlNode | 'open'>;
  readonly measures: Map<YamlNode, Measure>;
  /** Own keys before a `<<` that brings them too. */
  readonly overtaken: YamlEntry[];
  aliases: number;
  copied: number;
}

interface Failed {
  readonly failed: Reading<undefined>;
}

/** From the parser's tree to ours, with a stack of its own: the text decides how deep it goes. */
function convert(source: SourceText, contents: AstNode): Reading<YamlNode | undefined> {
  const notices: Notice[] = [];
  const open: (OpenMap | OpenSequence)[] = [];
  const made: Conversion = {
    source,
    notices,
    open,
    anchors: new Map(),
    measures: new Map(),
    overtaken: [],
    aliases: 0,
    copied: 0,
  };
  let given = begin(made, contents, 0);
  for (;;) {
    if (given !== undefined) {
      if ('failed' in given) return given.failed;
      const parent = open.at(-1);
      if (parent === undefined) return { value: given, notices: [...notices, ...overtakenNotice(made, given)] };
      if (parent.kind === 'sequence') parent.items.push(given);
      else {
        const refused = addEntry(made, parent, given);
        if (refused !== undefined) return refused;
      }
      parent.next += 1;
    }
    const top = open.at(-1);
    if (top === undefined) return { value: undefined, notices };
    given = top.next < top.ast.items.length ? beginNext(made, top) : close(made, top);
  }
}

/** The node if it is finished at once, undefined when a map or sequence was opened. */
function begin(made: Conversion, ast: MaybeAst | undefined, after: number): YamlNode | Failed | undefined {
  const { source, anchors } = made;
  if (isAlias(ast)) {
    const { start, end } = spanOf(source, ast);
    const fail = (message: string): Failed => ({ failed: unreadable(source, start, end, message) });
    made.aliases += 1;
    if (made.aliases > MAX_ALIASES)
      return {
        failed: beyond(source, start, end, `This YAML document has more than ${MAX_ALIASES} aliases and was not read.`),
      };
    const target = anchors.get(ast.source);
    if (target === undefined) return fail('This is not valid YAML: an alias names no anchor before it.');
    if (target === 'open') return fail('This YAML value contains itself through an alias and was not read.');
    return target;
  }
  if (isMap<MaybeAst, MaybeAst>(ast)) {
    if (ast.anchor !== undefined) anchors.set(ast.anchor, 'open');
    made.open.push({ kind: 'map', ast, entries: [], keys: new Set(), merges: new Set(), isLost: false, next: 0 });
    return undefined;
  }
  if (isSeq<MaybeAst>(ast)) {
    if (ast.anchor !== undefined) anchors.set(ast.anchor, 'open');
    made.open.push({ kind: 'sequence', ast, items: [], next: 0 });
    return undefined;
  }
  if (!isScalar(ast)) return emptyScalar(source, after);
  const node = readScalarNode(source, ast, after);
  if (ast.anchor !== undefined) anchors.set(ast.anchor, node);
  return node;
}

function beginNext(made: Conversion, top: OpenMap | OpenSequence): YamlNode | Failed | undefined {
  if (top.kind === 'sequence') return begin(made, top.ast.items[top.next], spanOf(made.source, top.ast).end);
  const pair = itemAt(top.ast.items, top.next);
  return begin(made, pair.value, spanOf(made.source, pair.key ?? top.ast).end);
}

function addEntry(made: Conversion, map: OpenMap, value: YamlNode): Reading<undefined> | undefined {
  const { source, notices } = made;
  const key = readKey(source, itemAt(map.ast.items, map.next).key, made.anchors);
  if (key.template) {
    const message = 'This YAML document holds template expressions and has to be rendered first.';
    const at = locate(source, key.span.start, key.span.end);
    return { value: undefined, notices: [{ kind: 'unreadable', message, at, template: true }] };
  }
  if (key.merge && isMergeable(value)) map.merges.add(map.entries.length);
  else if (map.keys.has(key.text) && notices.length < MAX_REPEATED_KEYS) {
    const isHead = isObjectHead(key.text);
    if (!isHead || !map.isLost) {
      const twice = repeatedKey(source, key.text, key.span.start, key.span.end);
      // Functions of ytt stand beside each other, each a part of an object.
      notices.push(twice.kind === 'unreadable' && YTT.test(source.text) ? { ...twice, template: true } : twice);
    }
    map.isLost ||= isHead;
  } else map.keys.add(key.text);
  map.entries.push({ key: key.text, keySpan: key.span, value });
  return undefined;
}

function close(made: Conversion, top: OpenMap | OpenSequence): YamlNode | Failed {
  made.open.pop();
  const span = spanOf(made.source, top.ast);
  let node: YamlNode;
  if (top.kind === 'sequence') node = { kind: 'sequence', items: top.items, span };
  else {
    const entries = top.merges.size === 0 ? top.entries : applyMerges(top, made.overtaken);
    if (top.merges.size > 0) made.copied += entries.length;
    node = { kind: 'map', entries, span };
  }
  const measure = measureOf(node, made.measures);
  const tooMuch = (message: string): Failed => ({ failed: beyond(made.source, span.start, span.end, message) });
  if (measure.values > MAX_VALUES || made.copied > MAX_VALUES)
    return tooMuch('The aliases of this YAML document expand it to an unusable size; it was not read.');
  if (measure.depth > MAX_DEPTH)
    return tooMuch(`This YAML document is nested more than ${MAX_DEPTH} levels deep and was not read.`);
  made.measures.set(node, measure);
  if (top.ast.anchor !== undefined) made.anchors.set(top.ast.anchor, node);
  return node;
}

function measureOf(node: YamlNode, measures: ReadonlyMap<YamlNode, Measure>): Measure {
  let values = 1;
  let depth = 0;
  const add = (child: YamlNode): void => {
    const measure = measures.get(child);
    values += measure?.values ?? 1;
    depth = Math.max(depth, measure?.depth ?? 0);
  };
  if (node.kind === 'map') for (const { value } of node.entries) add(value);
  if (node.kind === 'sequence') for (const item of node.items) add(item);
  return { values, depth: depth + 1 };
}

/** A map, or a list of maps: what `<<` can take in (yaml.org/type/merge.html). */
function isMergeable(node: YamlNode): boolean {
  return node.kind === 'map' || (node.kind === 'sequence' && node.items.every((item) => item.kind === 'map'));
}

/**
 * Merged keys stand where `<<` stood; own keys win, then the last `<<`, then the earlier of the maps in its list. For
 * kubectl and helm own keys before `<<` lose (yaml.v2 decode.go mapping): `overtaken`.
 */
function applyMerges(map: OpenMap, overtaken: YamlEntry[]): YamlEntry[] {
  const seen = new Set(map.keys);
  const brought = new Map<number, readonly YamlEntry[]>();
  const own = new Map<string, number>();
  for (const [index, { key }] of map.entries.entries())
    if (!map.merges.has(index) && !own.has(key)) own.set(key, index);
  for (const index of [...map.merges].reverse()) {
    const { value } = itemAt(map.entries, index);
    const sources = (value.kind === 'sequence' ? value.items : [value]).filter((from) => from.kind === 'map');
    const entries = sources.flatMap((from) => mergedFrom(from, seen));
    for (const { key } of sources.flatMap((from) => from.entries)) {
      const before = own.get(key) ?? index;
      if (before < index) overtaken.push(itemAt(map.entries, before));
    }
    brought.set(index, entries);
  }
  return map.entries.flatMap((entry, index) => brought.get(index) ?? [entry]);
}

function mergedFrom(from: YamlMap, seen: Set<string>): readonly YamlEntry[] {
  const own = new Set<string>();
  return from.entries.filter(({ key }) => {
    // Within one merged map a repeated key stays repeated, so that the last one counts there too.
    if (seen.has(key) && !own.has(key)) return false;
    own.add(key);
    seen.add(key);
    return true;
  });
}

/** Only in objects of Kubernetes, which both kubectl and kustomize may read. */
function overtakenNotice({ source, overtaken }: Conversion, root: YamlNode): readonly Notice[] {
  const [first] = overtaken;
  if (first === undefined || entryOf(root, 'apiVersion') === undefined || entryOf(root, 'kind') === undefined)
    return [];
  const message = `The key ${JSON.stringify(first.key.slice(0, 60))} is before a \`<<\` that contains it too: kubectl and helm use the merged value, kustomize uses this one.`;
  return [
    { kind: 'unreadable', unread: 'either', message, at: locate(source, first.keySpan.start, first.keySpan.end) },
  ];
}

interface ReadKey {
  readonly text: string;
  readonly span: Span;
  readonly merge: boolean;
  readonly template: boolean;
}

function readKey(source: SourceText, key: AstNode | null, anchors: Map<string, YamlNode | 'open'>): ReadKey {
  const span = key === null ? { start: 0, end: 0 } : spanOf(source, key);
  if (isScalar(key)) {
    const text = typeof key.value === 'string' ? key.value : (key.source ?? '');
    if (key.anchor !== undefined) anchors.set(key.anchor, readScalarNode(source, key, span.start));
    return { text, span, merge: text === '<<' && key.type === 'PLAIN', template: false };
  }
  if (isAlias(key)) {
    const target = anchors.get(key.source);
    const text = typeof target === 'object' && target.kind === 'scalar' ? target.text.text : `*${key.source}`;
    return { text, span, merge: false, template: false };
  }
  // `{{ .Values.x }}` without quotes is a map as the key of a map.
  const template = isMap(key) && key.flow === true && source.text[span.start - 1] === '{';
  return { text: source.text.slice(span.start, span.end), span, merge: false, template };
}

function spanOf(source: SourceText, node: AstNode): Span {
  const range = node.range;
  if (range === undefined || range === null) return { start: 0, end: 0 };
  const start = Math.min(range[0], source.text.length);
  let end = Math.min(Math.max(range[1], start), source.text.length);
  while (end > start && isBlankOrBreak(source.text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}

function isBlankOrBreak(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function readScalarNode(source: SourceText, ast: Scalar, after: number): YamlNode & { kind: 'scalar' } {
  const token = scalarToken(source, ast);
  if (token === undefined) return emptyScalar(source, after);
  const expected = typeof ast.value === 'string' ? ast.value : undefined;
  const text = readScalar(source, token, expected);
  const decoded = isBinaryTag(ast.tag) ? base64Text(text) : undefined;
  if (decoded !== undefined)
    return { kind: 'scalar', value: decoded.text, text: decoded, span: spanOf(source, ast as AstNode) };
  const { value } = ast;
  const known = value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', value: known ? value : text.text, text, span: spanOf(source, ast as AstNode) };
}

/** A tag may spell any of its characters as `%62` (YAML 1.2.2, 6.9.1). */
function isBinaryTag(tag: string | undefined): boolean {
  if (tag === undefined || !tag.includes('%')) return tag === BINARY;
  return tag.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) === BINARY;
}

function emptyScalar(source: SourceText, at: number): YamlNode & { kind: 'scalar' } {
  const start = Math.min(at, source.text.length);
  YTT_VALUE.lastIndex = start;
  const expression = YTT_VALUE.exec(source.text);
  if (expression !== null) {
    const end = start + expression[0].trimEnd().length;
    const from = start + expression[0].indexOf('#@');
    const text = readScalar(source, { style: 'plain', start: from, end }, undefined);
    return { kind: 'scalar', value: text.text, text, span: { start: from, end } };
  }
  return {
    kind: 'scalar',
    value: null,
    text: readScalar(source, { style: 'plain', start, end: start }, undefined),
    span: { start, end: start },
  };
}

function scalarToken(source: SourceText, ast: Scalar): ScalarToken | undefined {
  const token = ast.srcToken;
  if (token === undefined || token.offset < 0) return undefined;
  const start = token.offset;
  switch (token.type) {
    case 'scalar':
      return { style: 'plain', start, end: start + token.source.length };
    case 'single-quoted-scalar':
      return { style: 'single-quoted', start, end: start + token.source.length };
    case 'double-quoted-scalar':
      return { style: 'double-quoted', start, end: start + token.source.length };
    case 'block-scalar': {
      let body = start;
      for (const prop of token.props) if ('source' in prop) body += prop.source.length;
      const end = Math.min(body + token.source.length, source.text.length);
      return { style: 'block', start, body, end, indent: token.indent };
    }
    default:
      return undefined;
  }
}
