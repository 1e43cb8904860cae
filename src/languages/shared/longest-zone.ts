import { ancestry, type DomainName, labelsFromRoot, ROOT } from '../../core/dns/name.ts';
import type { AnswerRule } from '../../core/facts/steps.ts';
import { append } from '../../core/text/append.ts';
import { within } from './resolver-steps.ts';

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

/** A zone's own DS is of the zone above (BIND lib/ns/query.c query_getdb; PowerDNS syncres.cc getBestAuthZone; recorded: topology/bind-options, pdns-recursor#ds-of-own-zones). */
export function withDsAbove(rules: readonly ZoneRule[]): readonly ZoneRule[] {
  const ofZone = new Map<DomainName, AnswerRule[]>();
  for (const { zone, rule } of rules) append(ofZone, zone, rule);
  return rules.flatMap(({ zone, rule }): readonly ZoneRule[] => {
    const above = [...ancestry(zone)].slice(1).flatMap((one) => ofZone.get(one) ?? []);
    const passing = above.length > 0 ? above : [within([zone], 'pass', rule.at)];
    const isUnloaded = rule.effect === 'servfail' && rule.because !== undefined;
    const isAnswered = passing.every(({ effect }) => effect === 'answer');
    if (zone === ROOT || (rule.effect !== 'answer' && !isUnloaded) || isAnswered) return [{ zone, rule }];
    const names = { kind: 'exactly', names: rule.names.kind === 'within' ? rule.names.zones : [zone] } as const;
    return [...passing.map((one) => ({ zone, rule: { ...one, names, types: ['DS'] } })), { zone, rule }];
  });
}
