/** A response policy zone's policies by the name that is asked for (draft-vixie-dnsop-dns-rpz-00, 4.3 and 5). */

import { type DomainName, isWithin, labelsFromRoot, ROOT } from '../../core/dns/name.ts';
import type { AnswerRule } from '../../core/facts/steps.ts';
import { addAll } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { readZoneFile, type ZoneRecord } from '../shared/zone-file.ts';

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
  const wild: { readonly above: DomainName; readonly held: readonly ZoneRecord[] }[] = [];
  for (const [owner, held] of own)
    if (owner.startsWith('*.')) wild.push({ above: owner.slice(2), held });
    else addAll(rules, rulesOf({ kind: 'exactly', names: [owner] }, held, at));
  wild.sort((one, other) => labelsFromRoot(other.above).length - labelsFromRoot(one.above).length);
  for (const { above, held } of wild) {
    const nearer = owners.map(withoutStar).filter((owner) => owner !== above && isWithin(owner, above));
    if (nearer.length > 0)
      rules.push({ names: { kind: 'within', zones: nearer.map((one) => childOf(one, above)) }, ...maybe(at) });
    addAll(rules, rulesOf({ kind: 'suffix', text: `.${above}` }, held, at));
  }
  return rules;
}

function withoutStar(owner: DomainName): DomainName {
  return owner.replace(/^\*\./, '');
}

/** The name right below `above` that holds `name`. */
function childOf(name: DomainName, above: DomainName): DomainName {
  const labels = name.slice(0, -above.length - 1).split('.');
  return `${labels.at(-1)}.${above}`;
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
