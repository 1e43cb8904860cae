/** For `conditional` or `customDNS` only; names that these do not know stay (resolver/rewriter_resolver.go). */

import { absolute, type DomainName, isWithin } from '../../core/dns/name.ts';
import type { NamePattern, RewriteRule, RewriteStep } from '../../core/facts/steps.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { child, entries, placeOfKey } from '../../read/documents/document.ts';
import { locatedText, type Reader } from '../shared/fields.ts';

/** Names below `from` are looked up below `to`, not `from` itself. */
export interface Rewrite {
  readonly from: DomainName;
  readonly to: DomainName;
  readonly at: Location;
}

export function rewritesOf(reader: Reader, section: string): readonly Rewrite[] {
  return entries(child(reader.document.root, section, 'rewrite')).flatMap((entry) => {
    const to = locatedText(reader.document, entry.value);
    if (to === undefined || entry.key === '') return [];
    return [{ from: absolute(entry.key), to: absolute(to.value), at: placeOfKey(reader.document, entry) }];
  });
}

/** Zones that rewrites lead to a zone, that zone first. */
export function zonesRewrittenTo(
  rewrite: Rewrite,
  zone: DomainName,
): readonly { readonly names: NamePattern; readonly zone: DomainName }[] {
  const { from, to } = rewrite;
  if (isWithin(to, zone)) return [{ names: { kind: 'suffix', text: `.${from}` }, zone: from }];
  if (!isWithin(zone, to)) return [];
  const inside = `${zone.slice(0, zone.length - to.length)}${from}`;
  return [{ names: { kind: 'within', zones: [inside] }, zone: inside }];
}

/** Rewrites that `conditional` resolves. */
export function conditionalRewrite(
  rewrites: readonly Rewrite[],
  zones: readonly Located<DomainName>[],
): readonly RewriteStep[] {
  const rules: RewriteRule[] = [];
  for (const rewrite of rewrites)
    for (const { value: zone } of zones)
      for (const { names, zone: inside } of zonesRewrittenTo(rewrite, zone)) {
        const { at } = rewrite;
        if (names.kind === 'suffix') {
          rules.push({ then: 'stop', match: names, to: { kind: 'replace', text: `.${rewrite.to}` }, at });
          continue;
        }
        rules.push({ then: 'stop', match: { kind: 'exactly', names: [inside] }, to: { kind: 'name', name: zone }, at });
        const below = { kind: 'suffix', text: `.${inside}` } as const;
        rules.push({ then: 'stop', match: below, to: { kind: 'replace', text: `.${zone}` }, at });
      }
  const [first] = rules;
  return first === undefined ? [] : [{ kind: 'rewrite', rules, at: first.at }];
}
