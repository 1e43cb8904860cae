/** Conditions of a guard that hold more seldom than those that it had. */
import type { BranchTaken } from '../../../core/text/assumption.ts';
import { namesIn } from './flipped-variables.ts';

const NEGATION =
  /(?<![\w"'.-])not(?![\w"'-])|!(?!=)|!=|\bne\b|(?:==|\beq\b|\bis\b)[\s"'(]{0,9}(?:false|no|off|0)\b|\bfalse\b[\s"')]{0,9}==/gi;
const DOUBLE = /\bis\s+not\s+(?:defined|none)\b|!=[\s"'(]{0,9}(?:false|no|off)\b/gi;
const FURTHER = /(?<![\w"'.-])and(?![\w"'-])|&&/gi;

/**
 * Negated, joined with another by `and`, or within another; not where a variable only has another name. `within`: the
 * conditions inside the block among `news`.
 */
export function areNarrower(
  news: readonly BranchTaken[],
  olds: readonly BranchTaken[],
  within: readonly BranchTaken[],
): boolean {
  const come = without(within, new Set(olds.map(keyOf)));
  const gone = without(olds, new Set(news.map(keyOf)));
  if (come.length > 0 && gone.length === 0) return true;
  return come.some((one) => gone.some((old) => isNarrower(one, old)));
}

function without(conditions: readonly BranchTaken[], keys: ReadonlySet<string>): readonly BranchTaken[] {
  return conditions.filter((one) => !keys.has(keyOf(one)));
}

function keyOf({ subject, holds }: BranchTaken): string {
  return JSON.stringify([subject, holds]);
}

function isNarrower(now: BranchTaken, old: BranchTaken): boolean {
  const names = new Set(namesIn(now.subject));
  const olds = namesIn(old.subject);
  if (olds.length === 0 || !olds.every((name) => names.has(name))) return false;
  return isNegated(now) !== isNegated(old) || count(now.subject, FURTHER) > count(old.subject, FURTHER);
}

function isNegated({ subject, holds }: BranchTaken): boolean {
  return (count(subject.replaceAll(DOUBLE, ' '), NEGATION) % 2 === 1) === holds;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
