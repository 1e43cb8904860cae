import type { DomainName } from '../../core/dns/name.ts';
import { labelsFromRoot } from '../../core/dns/name.ts';
import type { AnswerRule } from '../../core/facts/fact.ts';

/**
 * Rules of a server that lets the longest zone decide, as rules of which the first that matches decides: deeper zones
 * stand first. Rules of equally deep zones keep their order, so a zone that is said twice is decided by the first.
 */
export function longestFirst(
  rules: readonly { readonly zone: DomainName; readonly rule: AnswerRule }[],
): readonly AnswerRule[] {
  return rules
    .map(({ zone, rule }) => ({ depth: labelsFromRoot(zone).length, rule }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ rule }) => rule);
}
