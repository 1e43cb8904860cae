/** Branches of a template that each open or close the same block: all are read, with the brace of the last. */
import { isContradictory } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';
import type { Token } from './lexer.ts';
import { placeOf } from './stream.ts';

interface Branch {
  /** Braces, by index, whose partners stand outside of it. */
  readonly loose: number[];
  end: number;
}

interface Condition {
  /** Of blocks that are open before it. */
  readonly depth: number;
  readonly branches: Branch[];
  /** The condition directly before. */
  readonly before: Closed | undefined;
}

interface Closed {
  readonly end: number;
  readonly depth: number;
  readonly brace: number;
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly roles: readonly (readonly Action['role'][])[];
  readonly dropped: Set<number>;
}

/** Words of a line, braces of a branch. */
const MAX_LOOKED = 64;

export function oneOfBranches(tokens: readonly Token[]): readonly Token[] {
  const reading: Reading = { tokens, roles: tokens.map(rolesOf), dropped: new Set() };
  if (!reading.roles.some((roles) => roles.includes('open'))) return tokens;
  const open: Condition[] = [];
  const top: Branch = { loose: [], end: tokens.length };
  let depth = 0;
  let before: Closed | undefined;
  for (const [index, roles] of reading.roles.entries()) {
    const { text } = itemAt(tokens, index);
    if (text === '{' || text === '}') depth += addBrace(tokens, open.at(-1)?.branches.at(-1) ?? top, index);
    for (const role of roles) {
      const condition = open.at(-1);
      const branch = condition?.branches.at(-1);
      if (role === 'open') {
        const isBeside = before !== undefined && before.end >= index - 1;
        open.push({ depth, branches: [{ loose: [], end: index }], before: isBeside ? before : undefined });
      } else if (condition !== undefined && branch !== undefined && (role === 'middle' || role === 'close')) {
        branch.end = index;
        depth = condition.depth;
        if (role === 'middle') condition.branches.push({ loose: [], end: index });
        else {
          open.pop();
          const around = open.at(-1)?.branches.at(-1) ?? top;
          depth = dropRepeated(reading, condition, around);
          const brace = lastBrace(reading, branch);
          before = brace === undefined ? undefined : { end: index, depth, brace };
          for (const one of branch.loose) depth += addBrace(tokens, around, one);
        }
      }
    }
  }
  return reading.dropped.size === 0 ? tokens : tokens.filter((_, index) => !reading.dropped.has(index));
}

/** Returns how many blocks are open before it. */
function dropRepeated(reading: Reading, { depth, branches, before }: Condition, around: Branch): number {
  const braces = branches.map((branch) => lastBrace(reading, branch));
  const kept = braces.at(-1);
  const isSame = (one: number | undefined): boolean =>
    one !== undefined && kept !== undefined && headOf(reading, one, depth) === headOf(reading, kept, depth);
  if (kept === undefined || !braces.every(isSame)) return depth;
  for (const one of braces) if (one !== undefined && one !== kept) drop(reading, one, depth);
  // `{% if x %} … { {% endif %}{% if not x %} … { {% endif %}`
  if (before === undefined || !isSame(before.brace) || !areExclusive(reading, before.brace, kept)) return depth;
  drop(reading, before.brace, before.depth);
  around.loose.pop();
  return before.depth;
}

function areExclusive({ tokens }: Reading, ...braces: readonly number[]): boolean {
  return isContradictory(braces.flatMap((one) => conditionsAt(placeOf(itemAt(tokens, one)))));
}

/** What stands behind it would belong to another block without it. */
function lastBrace({ roles }: Reading, { loose, end }: Branch): number | undefined {
  const [brace, ...others] = loose;
  if (brace === undefined || others.length > 0 || end - brace > MAX_LOOKED) return undefined;
  return roles.slice(brace + 1, end).every((one) => one.length > 0) ? brace : undefined;
}

function drop({ tokens, dropped }: Reading, brace: number, depth: number): void {
  for (let at = depth === 0 ? lineOf(tokens, brace) : brace; at <= brace; at += 1) dropped.add(at);
}

function addBrace(tokens: readonly Token[], { loose }: Branch, index: number): 1 | -1 {
  const opens = tokens[index]?.text === '{';
  if (!opens && tokens[loose.at(-1) ?? -1]?.text === '{') loose.pop();
  else if (loose.length <= MAX_LOOKED) loose.push(index);
  return opens ? 1 : -1;
}

/** With the keys, as which zones a block serves hangs on the condition else. */
function headOf({ tokens }: Reading, brace: number, depth: number): string {
  const words = tokens.slice(depth === 0 ? lineOf(tokens, brace) : brace, brace + 1);
  return JSON.stringify(words.map(({ text }) => text));
}

/** Where it begins. */
function lineOf(tokens: readonly Token[], index: number): number {
  let from = index;
  while (from > 0 && index - from < MAX_LOOKED && tokens[from - 1]?.line === tokens[index]?.line) from -= 1;
  return from;
}

const NONE: readonly Action['role'][] = [];

/** What the actions in a word decide; words may stand right beside them. */
function rolesOf({ text }: Token): readonly Action['role'][] {
  return text.length < 5 || !/\{[{%]|<%|%\{/.test(text) ? NONE : actionsOf(text).map(({ role }) => role);
}
