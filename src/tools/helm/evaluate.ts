/**
 * Templates of charts as what they bring (text/template exec.go). An expression that is not followed stays as it is
 * written; where a condition or a loop is not, nothing is known of the text.
 */
import type { BranchTaken } from '../../core/text/assumption.ts';
import { conditionsOf } from '../../core/text/conditions.ts';
import type { Location } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, locate, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';
import { entries, isNull, items, type YamlNode } from '../../read/documents/document.ts';
import { called, isTrue, madeNode, printed, weightOf } from './functions.ts';

/** What a template of one chart may ask for. */
export interface Asking {
  /** Where `.` of a template begins; known by being itself. */
  readonly root: YamlNode;
  /** Undefined where it is not known; a value that nothing states is `null`. */
  readonly fieldOf: (node: YamlNode, keys: readonly string[]) => YamlNode | undefined;
  readonly partNamed: (name: string) => SourceText | undefined;
  /** `.Files.Get` and its like. */
  readonly filesBy: (method: string, argument: string) => YamlNode | undefined;
  /** Whether there is room for so many characters, values and places more, which are then taken; asked before they are made. */
  readonly take: (count: number) => boolean;
  /** Of files in which texts are evaluated: kept for the chart. */
  readonly files: Map<SourceFile, FileBlocks>;
  /** From now on there is room for nothing. */
  readonly stop: () => void;
  readonly assuming: (text: SourceText, assumes: readonly BranchTaken[]) => SourceText;
  /** Something is in the place of what is stated elsewhere. */
  readonly leaveOpen: () => void;
}

/** Parts and texts that are taken in, blocks, and expressions in parentheses. */
const MAX_NESTED = 20;
/** Characters that an action counts as, in each turn of its loop. */
const STEP = 64;
/** Blanks beside an expression on its line. */
const MAX_BESIDE = 200;

interface Variables {
  readonly own: Map<string, YamlNode | undefined>;
  readonly around: Variables | undefined;
}

interface Frame {
  readonly dot: YamlNode;
  readonly variables: Variables;
  readonly depth: number;
}

/** Undefined where it is not followed, or brings too much. */
export function evaluated(text: SourceText, asking: Asking): SourceText | undefined {
  const frame = frameAt(asking, locate(text, 0, 0));
  return frame === undefined ? undefined : takenIn(asking, text, frame);
}

/** With the variables that the template's file states before a place, and the dot of the blocks around it. */
function frameAt(asking: Asking, { file, span }: Location): Frame | undefined {
  if (!asking.files.has(file) && !asking.take(file.text.length)) return undefined;
  const { actions, blocks } = asking.files.get(file) ?? blocksIn(file);
  asking.files.set(file, { actions, blocks });
  const body: Body = { asking, text: wholeFile(file), actions, out: [] };
  let frame: Frame = { dot: asking.root, variables: startingWith(asking.root), depth: 0 };
  for (let index = 0; (actions[index]?.start ?? span.start) < span.start; index += 1) {
    const { role, expression = '' } = actions[index] ?? {};
    if (role === 'quiet') writesHole(body, index, frame);
    const block = blocks.get(index);
    if (!asking.take(1)) return undefined;
    if (block === undefined) continue;
    const { turns, end, assigns } = block;
    if ((actions[end]?.start ?? 0) < span.start) {
      if (assigns) writesBlock(body, turns, frame);
      index = end;
      continue;
    }
    const [, subject] = /^with\s+([^:=]+)$/.exec(expression) ?? [];
    const isFirst = turns.every((one) => one === index || (actions[one]?.start ?? 0) >= span.start);
    const dot = subject === undefined ? frame.dot : resolved(subject, frame, placed(body, index));
    if (dot === undefined || !isFirst || frame.depth > MAX_NESTED || /^(?:range|with\b.*:=)/.test(expression))
      return undefined;
    frame = { dot, depth: frame.depth + 1, variables: { own: new Map(), around: frame.variables } };
  }
  return { ...frame, depth: 0 };
}

export interface FileBlocks {
  readonly actions: readonly Action[];
  /** By the action that opens each. */
  readonly blocks: ReadonlyMap<number, Block>;
}

interface Block {
  readonly turns: readonly number[];
  readonly end: number;
  /** It may set variables that are stated around it. */
  readonly assigns: boolean;
}

function blocksIn({ text }: SourceFile): FileBlocks {
  const actions = actionsOf(text);
  const blocks = new Map<number, Block>();
  const open: { readonly turns: number[]; assigns: boolean }[] = [];
  for (const [index, { role, expression }] of actions.entries()) {
    if (role === 'open' || role === 'scope') open.push({ turns: [index], assigns: false });
    const block = open.at(-1);
    if (block === undefined) continue;
    if (role === 'middle') block.turns.push(index);
    if (role === 'quiet' && ASSIGNS.test(expression)) block.assigns = true;
    if (role !== 'close') continue;
    open.pop();
    const around = open.at(-1);
    if (around !== undefined) around.assigns ||= block.assigns;
    const [first = index] = block.turns;
    blocks.set(first, { turns: [...block.turns, index], end: index, assigns: block.assigns });
  }
  return { actions, blocks };
}

const ASSIGNS = /^\$\w+\s*=/;

function startingWith(root: YamlNode): Variables {
  return { own: new Map([['$', root]]), around: undefined };
}

function takenIn(asking: Asking, text: SourceText, frame: Frame): SourceText | undefined {
  // A part that brings itself brings nothing (helm pkg/engine/engine.go includeFun), and would do so many times.
  if (frame.depth > MAX_NESTED) asking.stop();
  if (!asking.take(weightOf(text))) return undefined;
  const actions = actionsOf(text.text);
  if (actions.some(({ engine }) => engine !== 'go')) return undefined;
  const body: Body = { asking, text, actions, out: [] };
  if (!writes(body, [0, actions.length], frame)) return undefined;
  return body.out.length === 0 ? slice(text, 0, 0) : concat(body.out);
}

interface Body {
  readonly asking: Asking;
  readonly text: SourceText;
  readonly actions: readonly Action[];
  readonly out: SourceText[];
}

/** Actions by their places in the list. */
type Stretch = readonly [from: number, to: number];

function put({ asking, out }: Body, text: SourceText): boolean {
  if (text.text !== '') out.push(text);
  return asking.take(weightOf(text));
}

/** What stands before an action, without what trim marks take away. */
function putText(body: Body, index: number): boolean {
  const { text } = body.text;
  const [before, behind] = [body.actions[index - 1], body.actions[index]];
  let [start, end] = [before?.end ?? 0, behind?.start ?? text.length];
  if (!body.asking.take(Math.max(0, end - start))) return false;
  if (text.startsWith('-}}', start - 3)) start += (/^\s*/.exec(text.slice(start, end))?.[0] ?? '').length;
  if (text.startsWith('{{-', end)) end = start + text.slice(start, end).trimEnd().length;
  return start >= end || put(body, slice(body.text, start, end));
}

/** With the blanks that its trim marks take away. */
function putAsWritten(body: Body, index: number, last = index): boolean {
  const { text } = body.text;
  const [start = 0, end = 0] = [body.actions[index]?.start, body.actions[last]?.end];
  const from = text.startsWith('{{-', start) ? text.slice(0, start).trimEnd().length : start;
  const to = text.startsWith('-}}', end - 3) ? text.length - text.slice(end).trimStart().length : end;
  return put(body, slice(body.text, Math.max(from, body.actions[index - 1]?.end ?? 0), to));
}

function writes(body: Body, [from, to]: Stretch, frame: Frame): boolean {
  for (let index = from; index < to; index += 1) {
    const action = body.actions[index];
    if (action === undefined || !body.asking.take(STEP) || !putText(body, index)) return false;
    if (action.role === 'hole' || action.role === 'quiet') {
      if (!writesHole(body, index, frame)) return false;
      continue;
    }
    const turns = turnsOf(body.actions, index);
    const end = turns.at(-1) ?? to;
    if (action.role !== 'open' || !body.asking.take(end - index) || !writesBlock(body, turns, frame)) return false;
    index = end;
    if (index === body.actions.length) return true;
  }
  return putText(body, to);
}

/** A block's actions: what opens it, each `else`, its `end`, which a text may be without that ends in lines of them. */
function turnsOf(actions: readonly Action[], first: number): readonly number[] {
  const found = [first];
  let depth = 0;
  for (let index = first; index < actions.length; index += 1) {
    const role = actions[index]?.role;
    if (role === 'open' || role === 'scope') depth += 1;
    if (role === 'middle' && depth === 1) found.push(index);
    if (role === 'close') depth -= 1;
    if (depth === 0) return [...found, index];
  }
  return [...found, actions.length];
}

function writesBlock(body: Body, turns: readonly number[], { dot, variables, depth }: Frame): boolean {
  const frame = { dot, depth: depth + 1, variables: { own: new Map(), around: variables } };
  if (depth > MAX_NESTED) return false;
  for (const [index, at] of turns.slice(0, -1).entries()) {
    const action = body.actions[at];
    const expression = action?.expression.replace(/^else\s*/, '') ?? '';
    const inside: Stretch = [at + 1, turns[index + 1] ?? at];
    if (expression === '') return writes(body, inside, frame);
    const [, word, names = '', rest = ''] = BLOCK.exec(expression) ?? [];
    // A part that is defined here brings nothing here.
    if (word === undefined) return expression.startsWith('define');
    const place = placed(body, at);
    const value = resolved(rest, frame, place);
    if (value === undefined) return word === 'if' && writesOpen(body, turns.slice(index), frame);
    // A list that nobody states is left to whoever installs the chart.
    if (word === 'range' && isNull(value)) body.asking.leaveOpen();
    if (!isTrue(value)) continue;
    if (word === 'range')
      return writesRounds(body, inside, { frame, value, at: place.at, names: names.match(/\$\w+/g) ?? [] });
    const [name] = names.match(/\$\w+/g) ?? [];
    if (name !== undefined) frame.variables.own.set(name, value);
    return writes(body, inside, word === 'with' ? { ...frame, dot: value } : frame);
  }
  return true;
}

/**
 * Branches within a line are one expression that is not followed: as it is written, for who asks with a release's name, but
 * where words stand in them, which would be read without their condition. One branch of whole words is one of its line.
 */
function writesOpen(body: Body, turns: readonly number[], frame: Frame): boolean {
  const { actions, text } = body;
  const [from = 0, to = from] = [turns[0], turns.at(-1)];
  const own = turns.flatMap((at) => actions[at] ?? []);
  const [first, last] = [actions[from], actions[to]];
  const isWhole = own.length < turns.length || own.every(({ start, end }) => isAlone(text.text, start, end));
  if (first === undefined || last === undefined || isWhole || text.text.slice(first.start, last.end).includes('\n'))
    return writesBranches(body, turns, frame);
  const isWord = [text.text.charAt(first.start - 1), text.text.charAt(last.end)].every(
    (beside) => beside.trim() === '',
  );
  if (isWord && turns.length === 2) return writesBranches(body, turns, frame);
  const inside = actions
    .slice(from, to)
    .map(({ end }, index) => text.text.slice(end, actions[from + index + 1]?.start));
  if (!inside.some((words) => /[a-z]/i.test(words))) return putAsWritten(body, from, to);
  const before = text.text.startsWith('{{-', first.start) ? ' ' : '';
  const behind = text.text.startsWith('-}}', last.end - 3) ? ' ' : '';
  return put(body, synthetic(locate(text, first.start, last.end), `${before}{{ (${first.expression}) }}${behind}`));
}

/** Each under its condition, which nobody knows. */
function writesBranches(body: Body, turns: readonly number[], frame: Frame): boolean {
  const { actions, asking, out, text } = body;
  const all = actions.slice(turns[0], turns.at(-1));
  if (all.some(({ role, expression }) => role === 'quiet' && ASSIGNS.test(expression))) return false;
  return turns.slice(0, -1).every((at, index) => {
    const start = actions[at]?.end ?? 0;
    const { file, span } = locate(text, start, start);
    if (!asking.take(file.text.length)) return false;
    const branch = conditionsOf(file.text, file.path).find((one) => one.start === span.start);
    const before = out.length;
    if (branch === undefined || !writes(body, [at + 1, turns[index + 1] ?? at], frame)) return false;
    for (const one of out.splice(before)) out.push(asking.assuming(one, branch.assumes));
    return true;
  });
}

const BLOCK = /^(if|with|range)\s+((?:\$\w+\s*,\s*)?\$\w+\s*:=\s*)?([\s\S]*)$/;

interface Rounds {
  readonly frame: Frame;
  readonly value: YamlNode;
  readonly names: readonly string[];
  readonly at: Location;
}

/** Maps by their sorted keys. */
function writesRounds(body: Body, inside: Stretch, { frame, value, names, at }: Rounds): boolean {
  if (!body.asking.take(weightOf(value))) return false;
  const rounds: readonly (readonly [YamlNode, YamlNode])[] =
    value.kind === 'map'
      ? [...entries(value)]
          .sort((a, b) => (a.key < b.key ? -1 : 1))
          .map((one) => [madeNode(synthetic(at, one.key)), one.value])
      : items(value).map((one, index) => [madeNode(index), one]);
  // What a template begins with has more than is in sight.
  if (value.kind === 'scalar' || entries(value).some(({ key }) => key === '')) return false;
  return rounds.every(([key, dot]) => {
    const own = new Map<string, YamlNode>();
    const [first, second] = names;
    if (first !== undefined) own.set(first, second === undefined ? dot : key);
    if (second !== undefined) own.set(second, dot);
    return writes(body, inside, { ...frame, dot, variables: { own, around: frame.variables } });
  });
}

function placed({ asking, text, actions }: Body, index: number): Place {
  const { start = 0, end = 0 } = actions[index] ?? {};
  return { asking, at: locate(text, start, end) };
}

function writesHole(body: Body, index: number, frame: Frame): boolean {
  const { expression = '', role, start = 0, end = 0 } = body.actions[index] ?? {};
  if (expression === '' || expression.startsWith('/*')) return true;
  const [, name, sign, rest = expression] = /^(\$\w+)\s*(:?=)\s*([\s\S]*)$/.exec(expression) ?? [];
  const place = placed(body, index);
  // Its lines, one after the other.
  const value = resolved(rest.replace(/^range\s/, ''), frame, place);
  if (name === undefined) {
    const text = value === undefined ? undefined : printed(value, place.at);
    const isKnown = text !== undefined && !isLeftOpen(text.text, expression, () => isAlone(body.text.text, start, end));
    return role === 'hole' && (isKnown ? put(body, text) : putAsWritten(body, index));
  }
  bind(name, value, sign === '=' ? frame.variables : { ...frame.variables, around: undefined });
  const [, changed] = /^set\s+(\$\w+)\s/.exec(rest) ?? [];
  if (changed !== undefined) bind(changed, value, frame.variables);
  return true;
}

/** Where it is stated, or here. */
function bind(name: string, value: YamlNode | undefined, variables: Variables): void {
  let scope: Variables | undefined = variables;
  while (scope !== undefined && !scope.own.has(name)) scope = scope.around;
  (scope ?? variables).own.set(name, value);
}

/** A word that the chart leaves to whoever installs it, and a text in which expressions stand that nobody resolves. */
function isLeftOpen(text: string, expression: string, isWhole: () => boolean): boolean {
  if (text.includes('{{')) return !/^(?:tpl|include|template)\b/.test(expression);
  return text === '' && expression.includes('.Values') && !isWhole();
}

/** On its line. */
function isAlone(text: string, start: number, end: number): boolean {
  return (
    /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - MAX_BESIDE), start)) &&
    /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + MAX_BESIDE))
  );
}

interface Place {
  readonly asking: Asking;
  readonly at: Location;
}

interface Reader extends Place {
  readonly tokens: readonly string[];
  readonly frame: Frame;
  next: number;
}

const TOKEN =
  /\s+|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[(|]|\)(?:\.[A-Za-z_]\w*)*|-?\d[\d.]*(?![\w.])|\$?\.?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|[$.]/y;

function resolved(expression: string, frame: Frame, place: Place): YamlNode | undefined {
  const tokens: string[] = [];
  if (!place.asking.take(expression.length)) return undefined;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(expression); found !== null; found = TOKEN.exec(expression)) {
    if (found[0].trim() !== '') tokens.push(found[0]);
    if (TOKEN.lastIndex === expression.length) {
      const reader: Reader = { ...place, tokens, frame, next: 0 };
      const value = pipeline(reader, frame.depth);
      return reader.next === tokens.length ? value : undefined;
    }
  }
  return undefined;
}

/** Each command takes what the one before brings as its last argument. */
function pipeline(reader: Reader, depth: number): YamlNode | undefined {
  let value: YamlNode | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const words = reader.tokens[reader.next] ?? '';
    const isCall = /^[A-Za-z]/.test(words) || /^\$?\.Files\./.test(words);
    const list: (YamlNode | undefined)[] = [];
    if (isCall) reader.next += 1;
    while (!/^(?:$|[|)])/.test(reader.tokens[reader.next] ?? '')) list.push(operand(reader, depth));
    const given = isFirst ? list : [...list, value];
    if (isCall) value = call(words, given, reader, depth);
    else if (given.length === 1) value = given[0];
    else return undefined;
    if (reader.tokens[reader.next] !== '|') return value;
    reader.next += 1;
  }
}

function operand(reader: Reader, depth: number): YamlNode | undefined {
  const token = reader.tokens[reader.next] ?? '';
  const { asking } = reader;
  reader.next += 1;
  if (token === '(') {
    const value = depth > MAX_NESTED ? undefined : pipeline(reader, depth + 1);
    const [close, ...fields] = (reader.tokens[reader.next] ?? '').split('.');
    reader.next += 1;
    if (close !== ')' || value === undefined || fields.length === 0) return close === ')' ? value : undefined;
    return fields[0] === 'AsConfig' ? asConfig(value, reader) : asking.fieldOf(value, fields);
  }
  if (/^["`]/.test(token)) return madeNode(synthetic(reader.at, unquoted(token)));
  if (/^[-\d]/.test(token)) return madeNode(Number(token));
  if (/^\w/.test(token)) return call(token, [], reader, depth);
  const [head = '', ...keys] = token.split('.');
  const start = head === '' ? reader.frame.dot : variable(head, reader.frame.variables);
  const fields = keys.filter((key) => key !== '');
  return start === undefined || fields.length === 0 ? start : asking.fieldOf(start, fields);
}

function variable(name: string, variables: Variables): YamlNode | undefined {
  let scope: Variables | undefined = variables;
  while (scope !== undefined && !scope.own.has(name)) scope = scope.around;
  return scope?.own.get(name);
}

/** helm pkg/engine/files.go AsConfig. */
function asConfig(files: YamlNode, { asking, at }: Place): YamlNode | undefined {
  const named = entries(files).map((one) => ({ ...one, key: one.key.split('/').at(-1) ?? '' }));
  return called('toYaml', [{ kind: 'map', span: files.span, entries: named }], { at, take: asking.take });
}

/** strconv.Unquote, of the escapes that templates use. */
function unquoted(token: string): string {
  if (token.startsWith('`')) return token.slice(1, -1);
  const named: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return token.slice(1, -1).replace(/\\(.)/g, (_, one: string) => named[one] ?? one);
}

function call(
  name: string,
  given: readonly (YamlNode | undefined)[],
  { asking, at }: Reader,
  depth: number,
): YamlNode | undefined {
  const list = given.flatMap((one) => one ?? []);
  const [first, second] = list;
  // What decides first leaves the others unasked (text/template exec.go evalCall).
  const decides = (one: YamlNode | undefined): boolean => one === undefined || isTrue(one) === (name === 'or');
  if (name === 'and' || name === 'or') return given.find(decides) ?? (given.some(decides) ? undefined : given.at(-1));
  if (name === 'default' && given[1] !== undefined && isTrue(given[1])) return given[1];
  if (list.length < given.length) return undefined;
  if (name === 'include' || name === 'template' || name === 'tpl') {
    const text = first === undefined ? undefined : printed(first, at);
    const part = name === 'tpl' || text === undefined ? text : asking.partNamed(text.text);
    const made =
      part === undefined || second === undefined
        ? undefined
        : takenIn(asking, part, { dot: second, variables: startingWith(second), depth: depth + 1 });
    return made === undefined ? undefined : madeNode(made);
  }
  const words = list.slice(name === 'index' ? 1 : 0).map((one) => printed(one, at)?.text ?? '');
  if (name === 'index' && first !== undefined) return asking.fieldOf(first, words);
  // Of all values too, which are no map here.
  if ((name === 'hasKey' || name === 'get') && first !== undefined && words[1] !== undefined) {
    const found = asking.fieldOf(first, words.slice(1, 2));
    if (found === undefined || name === 'get') return found;
    return madeNode(!(found.kind === 'scalar' && found.value === null));
  }
  if (!name.includes('.')) return called(name, list, { at, take: asking.take });
  const [path] = words;
  return path === undefined ? undefined : asking.filesBy(name.replace(/^\$?\.Files\./, ''), path);
}
