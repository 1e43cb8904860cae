/** A response policy zone's policies by the name that is asked for (draft-vixie-dnsop-dns-rpz-00, 4.3 and 5). */

import { type DomainName, isWithin, ROOT } from '../../core/dns/name.ts';
import type { AnswerRule } from '../../core/facts/steps.ts';
import { addAll } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { readZoneFile, wildIn, type ZoneRecord } from '../shared/zone-file.ts';

export const NO_POLICY = 'no policy of rpz is for the query';

/** By addresses, servers and who asks: they may take any name. */
const OTHER_TRIGGERS = /(?:^|\.)rpz-(?:ip|client-ip|nsip|nsdname)\.$/;

/**
 * Rules of unbound, which takes the nearest name above as a zone's wildcards do (services/rpz.c rpz_find_zone). Undefined:
 * not all is read.
 */
export function policyRules(text: string, zone: DomainName, at: Location): readonly AnswerRule[] | undefined {
  const { records, isWhole } = readZoneFile(text, zone);
  const own = new Map<DomainName, ZoneRecord[]>();
  for (const record of records) {
    if (!isWithin(record.owner, zone)) return undefined;
    if (record.owner !== zone) getOrInsert(own, record.owner.slice(0, -zone.length), () => []).push(record);
  }
  const owners = [...own.keys()];
  if (!isWhole || zone === ROOT || owners.some((owner) => owner === '*.' || OTHER_TRIGGERS.test(owner)))
    return undefined;
  const rules: AnswerRule[] = [];
  for (const [owner, held] of own)
    if (!owner.startsWith('*.')) addAll(rules, rulesOf({ kind: 'exactly', names: [owner] }, held, at));
  for (const { zone: above, nearer } of wildIn(new Set(owners))) {
    const held = own.get(`*.${above}`);
    if (held === undefined) continue;
    if (nearer.length > 0) rules.push({ names: { kind: 'within', zones: nearer }, ...maybe(at) });
    addAll(rules, rulesOf({ kind: 'suffix', text: `.${above}` }, held, at));
  }
  return rules;
}

function maybe(at: Location) {
  return { effect: 'maybe', because: NO_POLICY, at } as const;
}

function rulesOf(names: AnswerRule['names'], held: readonly ZoneRecord[], at: Location): readonly AnswerRule[] {
  const target = held.find(({ type }) => type === 'CNAME')?.target;
  switch (target) {
    case undefined:
      return [
        { names, types: held.map(({ type }) => type), effect: 'answer', rcode: 'NOERROR', at },
        { names, effect: 'answer', rcode: 'NODATA', at },
      ];
    case '.':
      return [{ names, effect: 'answer', rcode: 'NXDOMAIN', at }];
    case '*.':
      return [{ names, effect: 'answer', rcode: 'NODATA', at }];
    case 'rpz-passthru.':
      return [{ names, effect: 'pass', at }];
    case 'rpz-drop.':
      return [{ names, effect: 'drop', at }];
    case 'rpz-tcp-only.':
      return [{ names, ...maybe(at) }];
    default:
      return [{ names, effect: 'answer', alias: 'all', at }];
  }
}
