/**
 * Templates of Terraform (hashicorp/hcl hclsyntax/spec.md, "Template Directives") as the text that they bring: branches and
 * rounds of what is known. A directive about something else stays as it is written, with what stands in it.
 */
import type { Condition, SourceFile } from '../../core/text/source-file.ts';
import { concat, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';
import { entries, items, type NamedValue, type Names, type YamlNode } from '../../read/documents/document.ts';
import { endOfInterpolation } from '../../read/documents/hcl.ts';
import { madeText } from '../../read/documents/made.ts';
import { evaluate, settled } from './evaluate.ts';
import { isUnknown, literalIn, type Scope, textIn } from './values.ts';

const NO_NAMES: Names = { named: () => undefined, read: () => undefined };

const MAX_FILLED = 1024 * 1024;
const MAX_NESTED = 20;
/** Of all loops of a template, with those in them. */
const MAX_ROUNDS = 2000;

type Piece = readonly [start: number, end: number, scope: Scope];

interface Writing {
  readonly text: string;
  readonly source: SourceText;
  readonly actions: readonly Action[];
  readonly turns: ReadonlyMap<number, readonly number[]>;
  /** Where branches and rounds begin that are known. */
  readonly decided: Set<number>;
  rounds: number;
}

interface Frame {
  readonly scope: Scope;
  readonly depth: number;
  /** In a round: all of it has to be known. */
  readonly isStrict: boolean;
  /** The directive around it stays, with the line ends that it would take. */
  readonly isKept: boolean;
}

/** Undefined where nothing of it is known, or it becomes too long. */
export function filledTemplate(file: SourceFile, scope: Scope): SourceText | undefined {
  const source = wholeFile(file);
  const actions = actionsOf(file.text).filter(
    ({ engine, start }) => engine === 'terraform' && file.text[start - 1] !== '%',
  );
  const turns = turnsIn(actions);
  const writing: Writing = { text: file.text, source, actions, turns, decided: new Set(), rounds: 0 };
  const pieces = stretch(writing, [0, actions.length], { scope, depth: 0, isStrict: false, isKept: false }) ?? [];
  const own = wholeFile(withDecided(file, writing.decided));
  const made: SourceText[] = [];
  let length = 0;
  let isChanged = writing.decided.size > 0;
  for (const [start, end, within] of pieces) {
    if (start >= end) continue;
    const text = slice(own, start, end);
    const filled = length > MAX_FILLED ? undefined : withValues(text, within);
    isChanged ||= filled !== undefined;
    made.push(filled ?? text);
    length += (filled ?? text).text.length;
  }
  return isChanged && length > 0 && length <= MAX_FILLED ? concat(made) : undefined;
}

const MAX_EXPRESSION = 500;

function withValues(text: SourceText, scope: Scope): SourceText | undefined {
  const parts: SourceText[] = [];
  let done = 0;
  let filled = 0;
  for (const { 0: opener, index } of text.text.matchAll(/\$?\$\{/g)) {
    const inside = text.text.slice(index + 2, index + MAX_EXPRESSION);
    const end = index + 2 + endOfInterpolation(inside, 0);
    if (index < done || opener.startsWith('$$') || text.text[end - 1] !== '}') continue;
    const span = { start: index + 2, end: end - 1 };
    const value = textIn(settled(slice(text, span.start, span.end), scope, span));
    if (value === undefined) continue;
    filled += value.text.length;
    if (filled > MAX_FILLED) return undefined;
    parts.push(slice(text, done, index), value);
    done = end;
  }
  const known = [...parts, slice(text, done, text.text.length)].filter((part) => part.text !== '');
  return done === 0 ? undefined : known.length === 0 ? slice(text, 0, 0) : concat(known);
}

/** What is known is no assumption. */
function withDecided(file: SourceFile, decided: ReadonlySet<number>): SourceFile {
  const isKnown = ({ start }: Condition): boolean => decided.has(start);
  const conditions = file.conditions?.map((one) => (isKnown(one) ? { ...one, assumes: [] } : one));
  return conditions === undefined || decided.size === 0 ? file : { ...file, conditions };
}

/** Actions by their places in the list. */
type Stretch = readonly [from: number, to: number];

/** Undefined where something of a round is not known. */
function stretch(writing: Writing, [from, to]: Stretch, frame: Frame): readonly Piece[] | undefined {
  const { text, actions } = writing;
  const pieces: Piece[] = [];
  let begin = from === 0 ? 0 : (actions[from - 1]?.end ?? 0);
  let isTrimmed = from > 0 && !frame.isKept && endsTrimmed(writing, from - 1);
  const add = (end: number, isTrimmedBehind: boolean): void => {
    pieces.push([...trimmed(text, [begin, end], [isTrimmed, isTrimmedBehind]), frame.scope]);
  };
  for (let index = from; index < to; index += 1) {
    const action = actions[index];
    if (action?.role !== 'open') continue;
    const turns = writing.turns.get(index);
    const last = turns?.at(-1) ?? index;
    const inside = turns === undefined || frame.depth > MAX_NESTED ? undefined : brought(writing, turns, frame);
    if (inside === undefined) {
      const hidden = turns === undefined ? [] : namesOf(action.expression);
      if (frame.isStrict) return undefined;
      if (hidden.length === 0) continue;
      add(action.end, false);
      const below = stretch(writing, [index + 1, last], {
        ...frame,
        scope: without(frame.scope, hidden),
        isKept: true,
      });
      for (const one of below ?? []) pieces.push(one);
      [begin, isTrimmed, index] = [actions[last]?.start ?? begin, false, last];
      continue;
    }
    add(action.start, text.startsWith('%{~', action.start));
    for (const one of inside) pieces.push(one);
    [begin, isTrimmed, index] = [actions[last]?.end ?? begin, endsTrimmed(writing, last), last];
  }
  const behind = actions[to];
  const takesEnd = behind !== undefined && from > 0 && !frame.isKept && text.startsWith('%{~', behind.start);
  add(behind?.start ?? text.length, takesEnd);
  return pieces;
}

function endsTrimmed({ text, actions }: Writing, index: number): boolean {
  return text.startsWith('~}', (actions[index]?.end ?? 0) - 2);
}

/** A mark takes blanks up to the end of the line behind it, or those of the line before it (hclsyntax/parser_template.go). */
function trimmed(text: string, [start, end]: Stretch, [before, behind]: readonly [boolean, boolean]): Stretch {
  const first = before ? start + (/^[^\S\n]*\n?/.exec(text.slice(start, end))?.[0].length ?? 0) : start;
  const rest = text.slice(first, end);
  return [first, behind ? first + rest.replace(/[^\S\n]+$|\n$/, '').length : end];
}

/** By what opens it, each `else`, and its end; none where it has no end. */
function turnsIn(actions: readonly Action[]): ReadonlyMap<number, readonly number[]> {
  const turns = new Map<number, readonly number[]>();
  const open: number[][] = [];
  for (const [index, { role }] of actions.entries()) {
    if (role === 'open') open.push([index]);
    if (role === 'middle') open.at(-1)?.push(index);
    const found = role === 'close' ? open.pop() : undefined;
    if (found?.[0] !== undefined) turns.set(found[0], [...found, index]);
  }
  return turns;
}

const LOOP = /^for\s+(\w+)(?:\s*,\s*(\w+))?\s+in\s+([\s\S]+)$/;

function namesOf(expression: string): readonly string[] {
  const [, first, second] = LOOP.exec(expression) ?? [];
  return [first, second].flatMap((name) => name ?? []);
}

/** Undefined where it is not known. */
function brought(writing: Writing, turns: readonly number[], frame: Frame): readonly Piece[] | undefined {
  const { actions, decided } = writing;
  const [first = 0, second = 0, third] = turns;
  const { expression = '', start: opens = 0, end: begin = 0 } = actions[first] ?? {};
  const known = (words: string): YamlNode | undefined => {
    const start = writing.text.indexOf(words, opens);
    const span = { start, end: start + words.length };
    return evaluate(slice(writing.source, span.start, span.end), frame.scope, span);
  };
  const below = { ...frame, depth: frame.depth + 1, isKept: false };
  if (/^if\s/.test(expression)) {
    const holds = literalIn(known(expression.slice(2).trim()));
    if (holds !== 'true' && holds !== 'false') return undefined;
    decided.add(begin);
    if (holds === 'true') return stretch(writing, [first + 1, second], below);
    if (third === undefined) return [];
    decided.add(actions[second]?.end ?? 0);
    return stretch(writing, [second + 1, third], below);
  }
  const [, , , list = ''] = LOOP.exec(expression) ?? [];
  const rounds =
    list === '' || turns.length > 2 ? undefined : roundsOf(known(list.trim()), namesOf(expression), frame.scope);
  const pieces: Piece[] = [];
  for (const scope of rounds ?? []) {
    writing.rounds += 1;
    const made =
      writing.rounds > MAX_ROUNDS
        ? undefined
        : stretch(writing, [first + 1, second], { ...below, scope, isStrict: true });
    if (made === undefined) {
      const end = actions[second]?.start ?? 0;
      for (const one of decided) if (one > begin && one <= end) decided.delete(one);
      return undefined;
    }
    for (const one of made) pieces.push(one);
  }
  if (rounds !== undefined) decided.add(begin);
  return rounds && pieces;
}

function roundsOf(list: YamlNode | undefined, names: readonly string[], scope: Scope): readonly Scope[] | undefined {
  const members: readonly (readonly [YamlNode, YamlNode])[] | undefined =
    list?.kind === 'map'
      ? [...entries(list)]
          .sort((a, b) => (a.key < b.key ? -1 : 1))
          .map(({ key, keySpan, value }) => [madeText(scope.source, keySpan, key), value])
      : list?.kind === 'sequence'
        ? items(list).map((value, index) => [madeText(scope.source, value.span, String(index)), value])
        : undefined;
  if (members?.some(([, value]) => isUnknown(value)) !== false) return undefined;
  const [first = '', second] = names;
  const named = (node: YamlNode): NamedValue => ({ node, source: scope.source, names: NO_NAMES });
  return members.map(([key, value]) => {
    const own = new Map([[first, named(second === undefined ? value : key)]]);
    if (second !== undefined) own.set(second, named(value));
    return { ...scope, named: (name) => own.get(name) ?? scope.named(name) };
  });
}

/** Names of a loop that nothing is known of. */
function without(scope: Scope, names: readonly string[]): Scope {
  return { ...scope, named: (name) => (names.includes(name) ? undefined : scope.named(name)) };
}
