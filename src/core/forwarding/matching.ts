/** Names that a pattern takes, and an index of long pattern lists. */
import type { RE2JS } from 're2js';
import { ancestry, type DomainName, isSingleLabel, ROOT } from '../dns/name.ts';
import type { NamePattern } from '../facts/steps.ts';
import { type Budget, openBudget } from '../text/budget.ts';
import { assertNever } from '../text/invariant.ts';
import { compileRe2 } from '../text/re2.ts';

export function matcher(
  pattern: NamePattern,
  expressions: Expressions = openExpressions(openBudget()),
): (name: DomainName) => boolean {
  switch (pattern.kind) {
    case 'any':
      return () => true;
    case 'within': {
      const inZones = belowAny(pattern.zones);
      if (pattern.except === undefined || pattern.except.length === 0) return inZones;
      const carvedOut = belowAny(pattern.except);
      return (name) => inZones(name) && !carvedOut(name);
    }
    case 'exactly': {
      const names = new Set(pattern.names);
      return (name) => names.has(name);
    }
    case 'suffix':
      return (name) => name.endsWith(pattern.text);
    case 'prefix':
      return (name) => name.startsWith(pattern.text);
    case 'substring':
      return (name) => name.includes(pattern.text);
    case 'single-label':
      return isSingleLabel;
    case 'regex': {
      const regex = expressions.compile(pattern.regex);
      if (regex === undefined) return () => false;
      const start = plainStart(pattern.regex);
      const inZones = pattern.within === undefined ? () => true : belowAny(pattern.within);
      // Without groups RE2 makes no matcher for each name.
      return (name) => name.startsWith(start) && inZones(name) && regex.test(name);
    }
    default:
      return assertNever(pattern);
  }
}

/** The literal start of an anchored expression; empty where unknown. */
export function plainStart(regex: string): string {
  if (regex.includes('|')) return '';
  const [whole = '', written = ''] = /^\^((?:[\w-]|\\[.-])*)/.exec(regex) ?? [];
  // A repeated character may be absent; in `a(?i)*` the repetition is of `a` (Go regexp/syntax, parser.repeat).
  const certain = /^(?:[*+?{]|\(\?)/.test(regex.slice(whole.length)) ? written.replace(/\\?[^\\]$/, '') : written;
  return certain.replaceAll('\\', '');
}

const never = (): boolean => false;

function belowAny(list: readonly DomainName[]): (name: DomainName) => boolean {
  if (list.length === 0) return never;
  if (list.includes(ROOT)) return () => true;
  const zones = new Set(list);
  return (name) => {
    for (const ancestor of ancestry(name)) if (zones.has(ancestor)) return true;
    return false;
  };
}

export interface Expressions {
  /** Undefined beyond the budget, and for what RE2 refuses, which the reader reported. */
  readonly compile: (text: string) => RE2JS | undefined;
  readonly refused: () => number;
}

export function openExpressions(budget: Budget): Expressions {
  const known = new Map<string, RE2JS | undefined>();
  let refused = 0;
  return {
    compile: (text) => {
      if (known.has(text)) return known.get(text);
      const compiled = refused === 0 ? compileRe2(text) : '';
      const made = typeof compiled === 'string' ? undefined : compiled;
      if (refused > 0 || (made !== undefined && !budget.take('expressions', weightOf(text, made)))) refused += 1;
      else known.set(text, made);
      return known.get(text);
    },
    refused: () => refused,
  };
}

/** Unicode classes, negations and case folding have hundreds of ranges. */
function weightOf(text: string, regex: RE2JS): number {
  return regex.programSize() * (/\\[pPDSW]|\[\^|\(\?[a-zA-Z]*i/.test(text) ? 100 : 1);
}

export function isLoose(pattern: NamePattern): boolean {
  switch (pattern.kind) {
    case 'prefix':
    case 'substring':
    case 'single-label':
    case 'regex':
      return true;
    case 'suffix':
      return !pattern.text.startsWith('.');
    case 'any':
    case 'within':
    case 'exactly':
      return false;
    default:
      return assertNever(pattern);
  }
}

/** Ascending positions of patterns that may take a name; to be tested. */
export type Candidates = (name: DomainName) => readonly number[];

/** Shorter lists are as fast: all positions, shared by blocks. */
const WORTH_AN_INDEX = 8;
const FEW: readonly Candidates[] = Array.from({ length: WORTH_AN_INDEX }, (_, length) => {
  const all = Array.from({ length }, (__, position) => position);
  return () => all;
});

export function indexPatterns(entries: readonly (readonly NamePattern[])[]): Candidates {
  const all = FEW[entries.length];
  if (all !== undefined) return all;
  const exact = new Map<DomainName, number[]>();
  const under = new Map<DomainName, number[]>();
  const others: number[] = [];
  const put = (map: Map<DomainName, number[]>, key: DomainName, position: number): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [position]);
    else if (known[known.length - 1] !== position) known.push(position);
  };
  for (const [position, patterns] of entries.entries()) {
    let anywhere = false;
    for (const pattern of patterns) {
      if (pattern.kind === 'exactly') for (const name of pattern.names) put(exact, name, position);
      else if (pattern.kind === 'within') for (const zone of pattern.zones) put(under, zone, position);
      else if (pattern.kind === 'regex' && pattern.within !== undefined)
        for (const zone of pattern.within) put(under, zone, position);
      // `.corp.example.` only ends names below corp.example.
      else if (pattern.kind === 'suffix' && /^\.[^.]/.test(pattern.text)) put(under, pattern.text.slice(1), position);
      else anywhere = true;
    }
    if (anywhere) others.push(position);
  }
  return (name) => {
    const lists: (readonly number[])[] = others.length === 0 ? [] : [others];
    const exactly = exact.get(name);
    if (exactly !== undefined) lists.push(exactly);
    for (const ancestor of ancestry(name)) {
      const found = under.get(ancestor);
      if (found !== undefined) lists.push(found);
    }
    const only = lists[0];
    if (only === undefined) return [];
    if (lists.length === 1) return only;
    return [...new Set(lists.flat())].sort((a, b) => a - b);
  };
}
