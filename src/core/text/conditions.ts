/**
 * Stretches of a template that are written only where a condition holds, and what that comes to for whoever reads the
 * text before it is rendered: what stands there is an assumption, and what stands in two branches is never both so.
 */
import type { Location } from './location.ts';
import type { Condition } from './source-file.ts';
import { type Action, actionsOf } from './template-actions.ts';

/** Branches within each other that are named; what lies deeper counts like the last of them. */
const MAX_DEPTH = 20;
const MAX_WORDS = 60;
/** Branches within each other that are reported apart. */
const MAX_OPEN = 1000;

interface OpenBranch {
  readonly action: Action;
  /** Undefined for what is always written. */
  readonly index: number | undefined;
  /** What holds where none of the branches so far is taken. */
  readonly otherwise: readonly string[];
  readonly line: number;
}

/** The branches of the text of a file, sorted by where they begin. A branch without an end is none: nobody could render it. */
export function conditionsOf(text: string, path: string): readonly Condition[] {
  const found: (Omit<Condition, 'end'> & { end: number })[] = [];
  const open: OpenBranch[] = [];
  const opened = new Map<Action['engine'], number>();
  const push = (one: OpenBranch): void => {
    open.push(one);
    opened.set(one.action.engine, (opened.get(one.action.engine) ?? 0) + 1);
  };
  let line = 1;
  let counted = 0;
  const enclosing = (): number => open.findLast((one) => one.index !== undefined)?.index ?? -1;
  const begin = (action: Action, assumes: readonly string[], otherwise: readonly string[], at: number): void => {
    const around = enclosing();
    found.push({ start: action.end, end: -1, assumes, around });
    push({ action, index: found.length - 1, otherwise, line: at });
  };
  for (const action of actionsOf(text)) {
    if (action.role === 'hole' || action.role === 'quiet') continue;
    for (
      let feed = text.indexOf('\n', counted);
      feed !== -1 && feed < action.start;
      feed = text.indexOf('\n', counted)
    ) {
      line += 1;
      counted = feed + 1;
    }
    if (action.role === 'scope' || (action.role === 'open' && open.length > MAX_OPEN)) {
      push({ action, index: undefined, otherwise: [], line });
      continue;
    }
    if (action.role === 'open') {
      const { holds, fails } = wordsOf(action, `${line} of ${path}`);
      begin(action, [holds], [fails], line);
      continue;
    }
    const { engine } = action;
    const last = (opened.get(engine) ?? 0) === 0 ? -1 : open.findLastIndex((one) => one.action.engine === engine);
    const top = open[last];
    if (top === undefined) continue;
    // What another engine left open inside ends here as well.
    for (const one of open.splice(last)) opened.set(one.action.engine, (opened.get(one.action.engine) ?? 1) - 1);
    const branch = top.index === undefined ? undefined : found[top.index];
    if (branch !== undefined) branch.end = action.start;
    if (action.role !== 'middle') continue;
    if (branch === undefined) {
      push({ ...top, action });
      continue;
    }
    const further = /^(?:else\s+(?:if|with)|elif|elsif|when)\b/.test(action.says)
      ? wordsOf(action, `${line} of ${path}`)
      : undefined;
    begin(
      action,
      further === undefined ? top.otherwise : [...top.otherwise, further.holds],
      further === undefined ? top.otherwise : [...top.otherwise.slice(0, MAX_DEPTH), further.fails],
      top.line,
    );
  }
  return closed(found);
}

/** Without those that never end; the ones inside them stay. */
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

function wordsOf(action: Action, line: string): { readonly holds: string; readonly fails: string } {
  const says = action.says.replace(/^else\s+/, '').replace(/\s+/g, ' ');
  const [keyword = '', ...rest] = says.split(' ');
  const subject = shortened(rest.join(' '));
  switch (keyword) {
    case 'range':
    case 'for':
    case 'while':
      return {
        holds: `the template's list \`${subject}\` at line ${line} has items`,
        fails: `the template's list \`${subject}\` at line ${line} has no items`,
      };
    case 'define':
    case 'macro':
    case 'call':
      return {
        holds: `the template's part \`${subject}\` at line ${line} is used`,
        fails: `the template's part \`${subject}\` at line ${line} is not used`,
      };
    default: {
      const known = /^(?:if|elif|elsif|with|unless|case|when)$/.test(keyword);
      const condition = known && keyword !== 'unless' ? subject : shortened(says);
      return {
        holds: `the template's condition \`${condition}\` at line ${line} holds`,
        fails: `the template's condition \`${condition}\` at line ${line} does not hold`,
      };
    }
  }
}

function shortened(text: string): string {
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 3)}...` : text;
}

const NONE: readonly string[] = [];

/** What has to hold for the text at a place to be written at all; empty for a text that is as it stands. */
export function conditionsAt(at: Location): readonly string[] {
  const { conditions } = at.file;
  if (conditions === undefined) return NONE;
  const offset = at.span.start;
  let low = 0;
  let high = conditions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((conditions[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  let depth = 0;
  for (let one = conditions[low - 1]; one !== undefined; one = conditions[one.around]) {
    if (offset >= one.end) continue;
    depth += 1;
    if (depth > MAX_DEPTH) break;
    found.unshift(...one.assumes);
  }
  return found;
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  [' does not hold', ' holds'],
  [' has no items', ' has items'],
  [' is not used', ' is used'],
];

/** The same said of the other branch. */
export function opposite(assumption: string): string {
  for (const [fails, holds] of OPPOSITES) {
    if (assumption.endsWith(fails)) return assumption.slice(0, -fails.length) + holds;
    if (assumption.endsWith(holds)) return assumption.slice(0, -holds.length) + fails;
  }
  return `not: ${assumption}`;
}

const SAYS =
  /^the template's (?:condition|list|part) `([\s\S]*)` at line \d+ of [\s\S]* (holds|has items|is used|does not hold|has no items|is not used)$/;
const REFUSED: ReadonlySet<string> = new Set(['does not hold', 'has no items', 'is not used']);

/** Two branches of one condition are taken for granted, which can never be. */
export function isContradictory(assumptions: Iterable<string>): boolean {
  const held = new Map<string, boolean>();
  for (const one of assumptions) {
    const match = SAYS.exec(one);
    if (match === null) continue;
    const [, subject = '', says = ''] = match;
    const holds = !REFUSED.has(says);
    const known = held.get(subject);
    if (known !== undefined && known !== holds) return true;
    held.set(subject, holds);
  }
  return false;
}
