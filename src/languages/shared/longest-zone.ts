import { type DomainName, labelsFromRoot } from '../../core/dns/name.ts';
import type { AnswerRule } from '../../core/facts/steps.ts';
import { append } from '../../core/text/append.ts';

export interface ZoneRule {
  readonly zone: DomainName;
  readonly rule: AnswerRule;
}

/** Rules of which the first match decides; equally deep zones keep their order. */
export function longestFirst(rules: readonly ZoneRule[]): readonly AnswerRule[] {
  return rules
    .map(({ zone, rule }) => ({ depth: labelsFromRoot(zone).length, rule }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ rule }) => rule);
}

/** Zones of equally many labels, a rule of `longestFirst` each. */
export function byDepth(zones: Iterable<DomainName>): readonly (readonly [DomainName, ...DomainName[]])[] {
  const groups = new Map<number, [DomainName, ...DomainName[]]>();
  for (const zone of zones) append(groups, labelsFromRoot(zone).length, zone);
  return [...groups.values()];
}
