/** What becomes of names by a zone file that is read whole. */

import { type DomainName, isWithin } from '../../core/dns/name.ts';
import type { AnswerRule, NamePattern } from '../../core/facts/steps.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { within } from './resolver-steps.ts';
import type { ZoneNames } from './zone-file.ts';

export const WILD = 'no record of the zone takes the name, nor a wildcard';

interface Scope {
  readonly zones: readonly DomainName[];
  /** Names there that it does not hold pass (CoreDNS, `fallthrough`). */
  readonly covered?: readonly DomainName[];
  /** Of these those that no record before takes. */
  readonly passing?: readonly DomainName[];
  readonly at: Location;
}

/**
 * Names between an owner and the zone pass like missing ones (plugin/file/file.go ServeDNS). A wildcard does not cover
 * a name with a nearer name above it (RFC 4592, 3.3.1).
 */
export function wholeRules(
  names: readonly ZoneNames[],
  { zones, covered = [], passing = [], at }: Scope,
): readonly AnswerRule[] {
  const chased = { effect: 'answer', alias: 'all', at } as const;
  const exactly = (list: readonly DomainName[]): NamePattern => ({ kind: 'exactly', names: list });
  const rules: AnswerRule[] = names.flatMap(({ dnames }) =>
    dnames.map((zone): AnswerRule => ({ names: { kind: 'suffix', text: `.${zone}` }, ...chased })),
  );
  // Records that are none are no answer (plugin/file/lookup.go Lookup, file.go ServeDNS).
  const without = zones.filter(
    (zone, index) => names[index]?.hasServers === false && covered.some((one) => isWithin(zone, one)),
  );
  if (without.length > 0) rules.push({ names: exactly(without), types: ['NS'], effect: 'pass', at });
  const leaving = names.flatMap((one) => one.leaving);
  const held = names.flatMap((one) => one.held);
  const wild = names.flatMap((one) => one.wild);
  if (leaving.length > 0) rules.push({ names: exactly(leaving), ...chased });
  if (held.length > 0 && (covered.length > 0 || wild.some(({ isAlias }) => isAlias)))
    rules.push({ names: exactly(held), effect: 'answer', at });
  if (covered.length > 0) rules.push({ names: exactly(zones), types: ['SOA', 'NS'], effect: 'answer', at });
  for (const { zone, isAlias, isOwner, nearer } of wild) {
    const below: NamePattern = { kind: 'suffix', text: `.${zone}` };
    const alias = defined({ alias: isAlias ? ('all' as const) : undefined });
    const maybe = { effect: 'maybe', because: WILD, ...alias, at } as const;
    if (covered.length > 0 && !isOwner) rules.push({ names: below, ...maybe });
    // Without records of a type it is no missing name (plugin/file/lookup.go Lookup, NoData).
    else if (covered.length > 0 || isAlias) {
      if (covered.length > 0 && nearer.length > 0) rules.push({ names: { kind: 'within', zones: nearer }, ...maybe });
      rules.push({ names: below, effect: 'answer', ...alias, at });
    }
  }
  if (passing.length > 0) rules.push(within(passing, 'pass', at));
  return [...rules, within(zones, 'answer', at)];
}

/** DS of the delegated name is the zone's own. */
export function referrals(zones: readonly DomainName[], at: Location): readonly AnswerRule[] {
  if (zones.length === 0) return [];
  const names = { kind: 'exactly', names: zones } as const;
  return [
    { names, types: ['DS'], effect: 'answer', at },
    { ...within(zones, 'answer', at), rcode: 'REFERRAL' },
  ];
}
