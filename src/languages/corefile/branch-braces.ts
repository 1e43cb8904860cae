/** Branches of a template that each open or close the same block: all are read, with the braces of one. */
import { itemAt } from '../../core/text/invariant.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';
import type { Token } from './lexer.ts';

/** Braces, by index, whose partners stand outside of their branch. */
type Loose = readonly number[];

interface Condition {
  /** Of blocks that are open before it. */
  readonly depth: number;
  readonly branches: number[][];
  /** Where each branch ends. */
  readonly ends: number[];
  /** The condition directly before. */
  readonly before: Closed | undefined;
}

interface Closed {
  readonly end: number;
  readonly depth: number;
  readonly loose: Loose;
}

/** Of one branch; with more it is like no other. */
const MAX_LOOSE = 64;

export function oneOfBranches(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => rolesOf(token).includes('open'))) return tokens;
  const changed = new Map<number, Token | undefined>();
  const open: Condition[] = [];
  const top: number[] = [];
  let depth = 0;
  let closed: Closed | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = itemAt(tokens, index);
    if (token.text === '{' || token.text === '}') depth += addBrace(tokens, open.at(-1)?.branches.at(-1) ?? top, index);
    for (const role of rolesOf(token)) {
      const condition = open.at(-1);
      if (role === 'open')
        open.push({
          depth,
          branches: [[]],
          ends: [],
          before: closed !== undefined && closed.end >= index - 1 ? closed : undefined,
        });
      else if (role === 'middle' && condition !== undefined) {
        condition.branches.push([]);
        condition.ends.push(index);
        depth = condition.depth;
      } else if (role === 'close' && condition !== undefined) {
        open.pop();
        condition.ends.push(index);
        const around = open.at(-1)?.branches.at(-1) ?? top;
        const outside = dropRepeated(tokens, condition, changed, around);
        const loose = condition.branches.at(-1) ?? [];
        depth = outside;
        for (const one of loose) depth += addBrace(tokens, around, one);
        closed = endsBranch(tokens, loose[0] ?? 0, index) ? { end: index, depth: outside, loose } : undefined;
      }
    }
  }
  if (changed.size === 0) return tokens;
  return tokens.flatMap((token, index) => (changed.has(index) ? (changed.get(index) ?? []) : token));
}

/** Keeps those of the last branch. Returns how many blocks are open before it. */
function dropRepeated(
  tokens: readonly Token[],
  { depth, branches, ends, before }: Condition,
  changed: Map<number, Token | undefined>,
  around: number[],
): number {
  const [last = [], ...others] = branches.toReversed();
  const shape = shapeOf(tokens, last);
  if (shape === '' || others.some((one) => shapeOf(tokens, one) !== shape)) return depth;
  // What stands behind a brace would belong to another block without it.
  if (branches.some((one, index) => one.length > 1 || !endsBranch(tokens, one[0] ?? 0, ends[index] ?? 0))) return depth;
  // Which zones a block then serves hangs on the condition.
  if (depth === 0 && others.some((one) => keysOf(tokens, one) !== keysOf(tokens, last))) return depth;
  for (const one of others) drop(tokens, one, depth, changed);
  // `{% if x %} … { {% endif %}{% if not x %} … { {% endif %}`
  if (before === undefined || shapeOf(tokens, before.loose) !== shape) return depth;
  if (depth === 0 && keysOf(tokens, before.loose) !== keysOf(tokens, last)) return depth;
  drop(tokens, before.loose, before.depth, changed);
  around.length -= Math.min(around.length, before.loose.length);
  return before.depth;
}

function endsBranch(tokens: readonly Token[], brace: number, end: number): boolean {
  if (end - brace > MAX_LOOSE) return false;
  return tokens.slice(brace + 1, end).every((token) => rolesOf(token).length > 0);
}

function drop(tokens: readonly Token[], loose: Loose, depth: number, changed: Map<number, Token | undefined>): void {
  for (const index of loose) {
    // The same keys stand before the last one.
    const from = depth === 0 ? headOf(tokens, index) : index;
    for (let at = from; at <= index; at += 1) changed.set(at, undefined);
  }
}

function addBrace(tokens: readonly Token[], loose: number[], index: number): 1 | -1 {
  const opens = tokens[index]?.text === '{';
  if (!opens && tokens[loose.at(-1) ?? -1]?.text === '{') loose.pop();
  else if (loose.length <= MAX_LOOSE) loose.push(index);
  return opens ? 1 : -1;
}

/** Of the line that each brace ends. */
function keysOf(tokens: readonly Token[], loose: Loose): string {
  const keys = loose.map((index) => tokens.slice(headOf(tokens, index), index).map(({ text }) => text));
  return JSON.stringify(keys);
}

/** Where the line of a brace begins. */
function headOf(tokens: readonly Token[], index: number): number {
  let from = index;
  while (from > 0 && index - from < MAX_LOOSE && tokens[from - 1]?.line === tokens[index]?.line) from -= 1;
  return from;
}

function shapeOf(tokens: readonly Token[], loose: Loose): string {
  return loose.length > MAX_LOOSE ? '' : loose.map((index) => tokens[index]?.text ?? '').join('');
}

/** What the actions in a word decide; words may stand right beside them. */
function rolesOf({ text }: Token): readonly Action['role'][] {
  return text.length < 5 || !/\{[{%]|<%|%\{/.test(text) ? [] : actionsOf(text).map(({ role }) => role);
}
