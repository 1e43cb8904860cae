/** YAML with the place of every key and value; what is odd is refused. */

import { Composer, type CST, isAlias, isMap, isScalar, isSeq, Lexer, type Node, type Pair, Parser } from 'yaml';
import { emptyRecord } from '../../core/text/invariant.ts';
import type { Span } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { derive, type Segment, type SourceText, synthetic, wholeFile } from '../../core/text/source-text.ts';
import type { ScalarTree, Tree } from './tree.ts';

/** Characters. A pull request can propose any configuration. */
const MAX_LENGTH: number = 256 * 1024;
const MAX_DEPTH = 32;
/** Aliases count each time. */
const MAX_VALUES = 20_000;

export interface TreeError {
  readonly message: string;
  readonly span: Span;
}

/** Neither `tree` nor errors: nothing but comments. `readPlain` spares the parser. */
export function readTree(
  text: string,
  readPlain?: (text: string) => Tree | undefined,
): { readonly tree?: Tree; readonly errors: readonly TreeError[] } {
  if (text.length > MAX_LENGTH)
    return refuse(`the file is larger than ${MAX_LENGTH / 1024} KiB, which no configuration is`);
  const plain = readPlain?.(text);
  if (plain !== undefined) return { tree: plain, errors: [] };
  return readByParser(text);
}

function refuse(message: string, start = 0, end: number = start): { readonly errors: readonly TreeError[] } {
  return { errors: [{ message, span: { start, end } }] };
}

/** All of YAML. */
export function readByParser(text: string): ReturnType<typeof readTree> {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let count = 0;
  let offset = 0;
  for (const lexeme of new Lexer().lex(text)) {
    count += 1;
    // The lexer's own marks (document, flow end, scalar) have no width.
    if (lexeme !== '\u0002' && lexeme !== '\u0018' && lexeme !== '\u001f') offset += lexeme.length;
    for (const token of parser.next(lexeme)) tokens.push(token);
    // The composer recurses once a level, so the depth is bounded first.
    if (parser.stack.length > MAX_DEPTH) return refuse(`values lie more than ${MAX_DEPTH} levels deep`, offset);
    if (count > MAX_VALUES * 5) return refuse('the file holds more values than any configuration', offset);
  }
  for (const token of parser.end()) tokens.push(token);
  const composer = new Composer({
    keepSourceTokens: false,
    uniqueKeys: false,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'silent',
  });
  const documents = [...composer.compose(tokens, false)];
  const wrong = documents.flatMap((document) => [...document.errors, ...document.warnings]);
  if (wrong.length > 0) {
    return {
      errors: wrong.slice(0, 5).map(({ code, pos }) => ({
        message: `this is not valid YAML: ${YAML_ERRORS.get(code) ?? 'it cannot be read here'}`,
        span: { start: pos[0], end: pos[1] },
      })),
    };
  }
  const second = documents[1];
  if (second !== undefined)
    return refuse('a second YAML document begins here; a configuration is one', second.range[0]);
  const contents = documents[0]?.contents;
  if (contents === null || contents === undefined || contents.range[1] === contents.range[0]) return { errors: [] };
  return convert(contents);
}

/** The library's own messages quote the file, which may hold secrets. */
const YAML_ERRORS: ReadonlyMap<string, string> = new Map([
  ['BAD_ALIAS', 'an alias is wrong'],
  ['BAD_DIRECTIVE', 'a directive is wrong'],
  ['BAD_DQ_ESCAPE', 'an escape in double quotes is wrong'],
  ['BAD_INDENT', 'the indentation is wrong'],
  ['BAD_SCALAR_START', 'plain text cannot begin with this character'],
  ['BLOCK_AS_IMPLICIT_KEY', 'a map or list cannot begin on this line'],
  ['BLOCK_IN_FLOW', 'a block cannot stand inside brackets'],
  ['MISSING_CHAR', 'a character is missing (a quote, a bracket, a comma, a colon or a blank)'],
  ['MULTILINE_IMPLICIT_KEY', 'a key must be on one line'],
  ['TAB_AS_INDENT', 'tabs cannot indent'],
  ['TAG_RESOLVE_FAILED', 'a tag is not known'],
  ['UNEXPECTED_TOKEN', 'something stands here that cannot'],
]);

interface Open {
  readonly node: Node & { readonly items: readonly unknown[] };
  readonly entries: Map<string, { readonly keySpan: Span; readonly value: Tree }>;
  readonly items: Tree[];
  readonly span: Span;
  next: number;
  key: { readonly text: string; readonly span: Span } | undefined;
}

interface Conversion {
  readonly open: Open[];
  readonly anchors: Map<string, Tree>;
  readonly sizes: Map<Tree, number>;
  values: number;
}

function convert(contents: Node): { readonly tree?: Tree; readonly errors: readonly TreeError[] } {
  const errors: TreeError[] = [];
  const at: Conversion = { open: [], anchors: new Map(), sizes: new Map(), values: 0 };
  let given: Tree | undefined;
  let pending: Node | null | undefined = contents;
  let after = 0;
  for (;;) {
    if (given === undefined) {
      const begun = begin(at, pending, after);
      if (begun.error !== undefined) return { errors: [begun.error] };
      given = begun.tree;
    }
    const top = at.open.at(-1);
    if (top === undefined) return errors.length > 0 || given === undefined ? { errors } : { tree: given, errors };
    if (given !== undefined) {
      if (top.key === undefined) top.items.push(given);
      else if (top.entries.has(top.key.text)) errors.push({ message: 'this key is given twice', span: top.key.span });
      else top.entries.set(top.key.text, { keySpan: top.key.span, value: given });
      top.key = undefined;
      given = undefined;
    }
    if (top.next === top.node.items.length) {
      given = close(at, top);
      continue;
    }
    const item = top.node.items[top.next];
    top.next += 1;
    if (isMap(top.node)) {
      const pair = item as Pair<Node | null, Node | null>;
      if (!isScalar(pair.key))
        return { errors: [{ message: 'a key must be plain text', span: spanOf(pair.key, top.span.start) }] };
      const span = spanOf(pair.key, top.span.start);
      top.key = { text: String(pair.key.value), span };
      after = span.end;
      pending = pair.value;
    } else {
      after = top.span.start;
      pending = item as Node | null;
    }
  }
}

function begin(
  at: Conversion,
  node: Node | null | undefined,
  after: number,
): { readonly tree?: Tree; readonly error?: TreeError } {
  const span = spanOf(node, after);
  let tree: Tree | undefined;
  if (isAlias(node)) {
    tree = at.anchors.get(node.source);
    if (tree === undefined) return { error: { message: 'an alias names no value that is complete before it', span } };
    at.values += at.sizes.get(tree) ?? 1;
  } else if (isMap(node) || isSeq(node)) {
    at.open.push({ node: node as Open['node'], entries: new Map(), items: [], span, next: 0, key: undefined });
  } else {
    at.values += 1;
    tree = { kind: 'scalar', value: scalarValue(node), span };
    if (isScalar(node) && node.anchor !== undefined) at.anchors.set(node.anchor, tree);
  }
  if (at.values > MAX_VALUES) return { error: { message: 'the file holds more values than any configuration', span } };
  return tree === undefined ? {} : { tree };
}

function close(at: Conversion, { node, entries, items, span }: Open): Tree {
  at.open.pop();
  const tree: Tree = isMap(node) ? { kind: 'map', entries, span } : { kind: 'list', items, span };
  at.values += 1;
  at.sizes.set(tree, sizeOf(tree, at.sizes));
  if (node.anchor !== undefined) at.anchors.set(node.anchor, tree);
  return tree;
}

function sizeOf(tree: Tree, sizes: ReadonlyMap<Tree, number>): number {
  const children =
    tree.kind === 'map' ? [...tree.entries.values()].map(({ value }) => value) : tree.kind === 'list' ? tree.items : [];
  return children.reduce((sum, child) => sum + (sizes.get(child) ?? 1), 1);
}

function scalarValue(node: Node | null | undefined): string | number | boolean | null {
  const value = isScalar(node) ? node.value : null;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function spanOf(node: Node | null | undefined, after: number): Span {
  const range = node?.range;
  return range === null || range === undefined ? { start: after, end: after } : { start: range[0], end: range[1] };
}

/** Plain data for the schema check. No object has a prototype: any key is only a key. */
export function plainData(tree: Tree): unknown {
  const done = new Map<Tree, unknown>();
  const open: { readonly tree: Tree; readonly seen: boolean }[] = [{ tree, seen: false }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const here = at.tree;
    if (done.has(here)) continue;
    if (here.kind === 'scalar') {
      done.set(here, here.value);
      continue;
    }
    const children = here.kind === 'map' ? [...here.entries.values()].map(({ value }) => value) : here.items;
    if (!at.seen) {
      open.push({ tree: here, seen: true });
      for (const child of children) open.push({ tree: child, seen: false });
      continue;
    }
    if (here.kind === 'list')
      done.set(
        here,
        children.map((child) => done.get(child)),
      );
    else {
      const object = emptyRecord<unknown>();
      for (const [key, { value }] of here.entries) object[key] = done.get(value);
      done.set(here, object);
    }
  }
  return done.get(tree);
}

/** Mapped character by character where it stands as it reads, else as one piece. */
export function scalarSource(file: SourceFile, tree: ScalarTree): SourceText {
  const value = String(tree.value ?? '');
  const whole = wholeFile(file);
  const written = file.text.slice(tree.span.start, tree.span.end);
  for (const quotes of ['', '"', "'"]) {
    if (written === quotes + value + quotes) {
      const at = tree.span.start + quotes.length;
      return derive(whole, value, [{ start: 0, at, length: value.length, verbatim: true }]);
    }
  }
  return literalLines(file, tree, value) ?? synthetic({ file, span: tree.span }, value);
}

/** A block scalar (`|`) line by line. */
function literalLines(file: SourceFile, tree: ScalarTree, value: string): SourceText | undefined {
  if (file.text[tree.span.start] !== '|') return undefined;
  const segments: Segment[] = [];
  let line = file.text.indexOf('\n', tree.span.start) + 1;
  let indentation: number | undefined;
  let start = 0;
  for (const text of value.split(/(?<=\n)/)) {
    const end = file.text.indexOf('\n', line) === -1 ? file.text.length : file.text.indexOf('\n', line) + 1;
    const written = file.text.slice(line, end);
    if (indentation === undefined && text.trim() !== '') indentation = written.indexOf(text.trimEnd());
    const at = line + Math.min(indentation ?? 0, Math.max(0, written.length - text.length));
    if (file.text.slice(at, at + text.length) !== text) return undefined;
    segments.push({ start, at, length: text.length, verbatim: true });
    start += text.length;
    line = end;
  }
  return derive(wholeFile(file), value, segments);
}
