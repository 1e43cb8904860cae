/** What a verdict assumes: a template branch, or words. */
import { directoryOf } from './paths.ts';
import type { Action } from './template-actions.ts';

/** Words imply nothing about each other. */
export type Assumption = string | BranchTaken;

export interface BranchTaken {
  readonly kind: 'condition' | 'list' | 'part';
  readonly file: string;
  readonly line: number;
  /** Where an equal subject means the same: the template's chart or folder. */
  readonly scope: string;
  readonly subject: string;
  readonly holds: boolean;
  readonly words: string;
  readonly otherwise: string;
}

type Engine = Action['engine'];

/** For people; code compares subjects. */
const MAX_WORDS = 60;
/** Longer subjects are equal only at the same place. */
const MAX_SUBJECT = 1000;

const HOLDS = { condition: 'holds', list: 'has items', part: 'is used' } as const;
const FAILS = { condition: 'does not hold', list: 'has no items', part: 'is not used' } as const;

export function branchTaken(one: Omit<BranchTaken, 'words' | 'otherwise' | 'scope'>, engine: Engine): BranchTaken {
  const { kind, file, line, holds } = one;
  const subject = one.subject.slice(0, MAX_SUBJECT);
  const scope = one.subject.length > MAX_SUBJECT ? `${file}:${line}` : scopeOf(subject, file, engine);
  const short = subject.length > MAX_WORDS ? `${subject.slice(0, MAX_WORDS - 3)}...` : subject;
  const place = `the template's ${kind} \`${short}\` at line ${line} of ${file}`;
  const [yes, no] = [`${place} ${HOLDS[kind]}`, `${place} ${FAILS[kind]}`];
  return { ...one, subject, scope, words: holds ? yes : no, otherwise: holds ? no : yes };
}

/** Values are the chart's, `global` ones the parent's too, capabilities the cluster's; all else is the file's. */
function scopeOf(subject: string, file: string, engine: Engine): string {
  if (engine === 'jinja') return '';
  if (engine === 'terraform' || /\$\w/.test(subject)) return file;
  if (/\.Capabilities\b/.test(subject) && !/\.Values\b/.test(subject)) return '';
  const chart = /^(?:(.*)\/)?(?:templates|files)\//.exec(file);
  const folder = chart === null ? directoryOf(file) : (chart[1] ?? '');
  return /\.Values\.global\b/.test(subject) ? folder.replace(/(?<=.)\/charts\/.*$/s, '') : folder;
}

/** Where a text that is filled in later stands for one value: a chart, a playbook, or what lies below one top folder. */
export function placeholderScope(text: string, file: string): string {
  if (text.includes('{{')) return scopeOf(text, file, text.includes('.Values') ? 'go' : 'jinja');
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : file;
}

export function wordsOf(assumption: Assumption): string {
  return typeof assumption === 'string' ? assumption : assumption.words;
}

/** The same for a moved template or line. */
export function placelessOf(assumption: Assumption): string {
  if (typeof assumption === 'string') return assumption;
  const { kind, subject, holds } = assumption;
  return JSON.stringify([kind, subject, holds]);
}

export function inWords(assumptions: Iterable<Assumption>): readonly string[] {
  return [...new Set([...assumptions].map(wordsOf))];
}

/** A reason with what it assumes, `inWords`. */
export function becauseAssuming(because: string | undefined, assumptions: readonly string[]): string | undefined {
  if (assumptions.length === 0) return because;
  const assumed = `assuming that ${assumptions.join(' and ')}`;
  return because === undefined ? assumed : `${because}; ${assumed}`;
}

export function opposite(taken: BranchTaken): BranchTaken {
  return { ...taken, holds: !taken.holds, words: taken.otherwise, otherwise: taken.words };
}

/** Both branches of one condition are assumed. */
export function isContradictory(assumptions: Iterable<Assumption>): boolean {
  const held = new Map<string, boolean>();
  for (const one of assumptions) {
    if (typeof one === 'string') continue;
    const key = `${one.scope}\n${one.subject}`;
    const known = held.get(key);
    if (known !== undefined && known !== one.holds) return true;
    held.set(key, one.holds);
  }
  return false;
}
