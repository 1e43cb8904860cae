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
export function withDsAbove(
  rules: readonly ZoneRule[],
  isAsked: (rule: AnswerRule) => boolean = isOwnOrUnloaded,
): readonly ZoneRule[] {
  const ofZone = new Map<DomainName, AnswerRule[]>();
  for (const { zone, rule } of rules) append(ofZone, zone, rule);
  return rules.flatMap((zoned): readonly ZoneRule[] => {
    const { zone, rule } = zoned;
    const above = [...ancestry(zone)].slice(1).find((one) => ofZone.has(one));
    const passing = ofZone.get(above ?? '') ?? [within([zone], 'pass', rule.at)];
    const isAlike = passing.every(({ effect }) => effect === rule.effect);
    if (zone === ROOT || isAlike || !isAsked(rule)) return [zoned];
    const names = { kind: 'exactly', names: rule.names.kind === 'within' ? rule.names.zones : [zone] } as const;
    return [...passing.map((one) => ({ zone, rule: { ...one, names, types: ['DS'] } })), zoned];
  });
}

function isOwnOrUnloaded({ effect, because }: AnswerRule): boolean {
  return effect === 'answer' || (effect === 'servfail' && because !== undefined);
}
