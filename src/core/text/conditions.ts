/** Template branches: text in them is written under an assumption. */

import { type BranchTaken, branchTaken, opposite } from './assumption.ts';
import type { Location } from './location.ts';
import { firstIndex } from './sorted.ts';
import type { Condition, SourceFile } from './source-file.ts';
import { type Action, actionsOf } from './template-actions.ts';

/** Nested branches; deeper ones count as the last. */
const MAX_DEPTH = 20;
const MAX_OPEN = 1000;

interface OpenBranch {
  readonly action: Action;
  readonly index: number | undefined;
  readonly otherwise: readonly BranchTaken[];
  readonly line: number;
}

/** Sorted by start. A branch without an end is ignored: nobody could render it. */
export function conditionsOf(text: string, path: string): readonly Condition[] {
  const found: FoundBranch[] = [];
  const open = openBranches();
  const lineAt = lineCounter(text);
  const begin = (action: Action, assumes: readonly BranchTaken[], branch: Pick<OpenBranch, 'otherwise' | 'line'>) => {
    found.push({ start: action.end, end: -1, assumes, around: open.enclosing() });
    open.push({ ...branch, action, index: found.length - 1 });
  };
  for (const action of actionsOf(text)) {
    if (action.role === 'hole' || action.role === 'quiet') continue;
    const line = lineAt(action.start);
    if (action.role === 'scope' || (action.role === 'open' && open.count() > MAX_OPEN)) {
      open.push({ action, index: undefined, otherwise: [], line });
      continue;
    }
    if (action.role === 'open') {
      const { holds, fails } = decisionOf(action, line, path);
      begin(action, [holds], { otherwise: [fails], line });
      continue;
    }
    const top = open.close(action.engine);
    if (top === undefined) continue;
    const branch = top.index === undefined ? undefined : found[top.index];
    if (branch !== undefined) branch.end = action.start;
    if (action.role !== 'middle') continue;
    if (branch === undefined) {
      open.push({ ...top, action });
      continue;
    }
    if (!/^(?:else\s+(?:if|with)|elif|elsif|when)\b/.test(action.expression)) {
      begin(action, top.otherwise, top);
      continue;
    }
    const { holds, fails } = decisionOf(action, line, path);
    const otherwise = [...top.otherwise.slice(0, MAX_DEPTH), fails];
    begin(action, [...top.otherwise, holds], { otherwise, line: top.line });
  }
  return closed(found);
}

type FoundBranch = Omit<Condition, 'end'> & { end: number };

interface OpenBranches {
  readonly push: (branch: OpenBranch) => void;
  readonly count: () => number;
  /** Index of the innermost conditional branch, or -1. */
  readonly enclosing: () => number;
  /** Also branches of other engines inside. */
  readonly close: (engine: Action['engine']) => OpenBranch | undefined;
}

function openBranches(): OpenBranches {
  const open: OpenBranch[] = [];
  const opened = new Map<Action['engine'], number>();
  const add = (engine: Action['engine'], more: 1 | -1): void => {
    opened.set(engine, (opened.get(engine) ?? 0) + more);
  };
  return {
    push: (branch) => {
      open.push(branch);
      add(branch.action.engine, 1);
    },
    count: () => open.length,
    enclosing: () => open.findLast((one) => one.index !== undefined)?.index ?? -1,
    close: (engine) => {
      if ((opened.get(engine) ?? 0) === 0) return undefined;
      const ended = open.splice(open.findLastIndex((one) => one.action.engine === engine));
      for (const one of ended) add(one.action.engine, -1);
      return ended[0];
    },
  };
}

/** Line of an offset; offsets must rise. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    for (let feed = text.indexOf('\n', counted); feed !== -1 && feed < offset; feed = text.indexOf('\n', counted)) {
      line += 1;
      counted = feed + 1;
    }
    return line;
  };
}

function closed(found: readonly Condition[]): readonly Condition[] {
  if (found.every((one) => one.end >= 0)) return found;
  const kept: Condition[] = [];
  const moved = new Map<number, number>([[-1, -1]]);
  for (const [index, one] of found.entries()) {
    const around = moved.get(one.around) ?? -1;
    moved.set(index, one.end < 0 ? around : kept.length);
    if (one.end >= 0) kept.push({ ...one, around });
  }
  return kept;
}

interface Decision {
  readonly holds: BranchTaken;
  readonly fails: BranchTaken;
}

function decisionOf(action: Action, line: number, file: string): Decision {
  const expression = action.expression.replace(/^else\s+/, '').replace(/\s+/g, ' ');
  const [keyword = '', ...rest] = expression.split(' ');
  const [kind, subject] = subjectOf(keyword, rest.join(' '), expression);
  const one = { kind, file, line, subject };
  const holds = branchTaken({ ...one, holds: true }, action.engine);
  return { holds, fails: opposite(holds) };
}

function subjectOf(keyword: string, rest: string, expression: string): readonly [BranchTaken['kind'], string] {
  switch (keyword) {
    case 'range':
    case 'for':
    case 'while':
      return ['list', rest];
    case 'define':
    case 'macro':
    case 'call':
    case 'def':
      return ['part', rest];
    default:
      return ['condition', /^(?:if|elif|elsif|with|case|when)$/.test(keyword) ? rest : expression];
  }
}

const NONE: readonly BranchTaken[] = [];

/** Empty for plain text. */
export function conditionsAt(at: Location): readonly BranchTaken[] {
  const { conditions } = at.file;
  if (conditions === undefined) return NONE;
  const offset = at.span.start;
  const next = firstIndex(conditions.length, (index) => (conditions[index]?.start ?? 0) <= offset);
  let found: readonly BranchTaken[] = [];
  let depth = 0;
  for (let one = conditions[next - 1]; one !== undefined; one = conditions[one.around]) {
    if (offset >= one.end) continue;
    depth += 1;
    if (depth > MAX_DEPTH) break;
    found = [...one.assumes, ...found];
  }
  return found;
}

/** The file, in which this place also depends on these. */
export function dependingOn(at: Location, assumes: readonly BranchTaken[]): SourceFile {
  const { start, end } = at.span;
  const all = [...conditionsAt(at), ...assumes];
  return { ...at.file, conditions: [{ start, end: Math.max(end, start + 1), assumes: all, around: -1 }] };
}

/** A default holds while nothing sets its variable; `scope`: where a variable of that name is the same one. */
export function whileUnset(
  file: string,
  variable: { readonly scope: string; readonly subject: string },
  words: string,
  otherwise: string,
): BranchTaken {
  return { kind: 'condition', file, line: 0, ...variable, holds: false, words, otherwise };
}
