/** unbound.conf(5) `auth-zone`; services/authzone.c. */

import { absolute, type DomainName } from '../../core/dns/name.ts';
import type { FilesInSight } from '../../core/facts/readers.ts';
import type { AnswerRule } from '../../core/facts/steps.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { textsNamed } from '../shared/included-files.ts';
import type { ZoneRule } from '../shared/longest-zone.ts';
import { within } from '../shared/resolver-steps.ts';
import { isSound } from '../shared/sound-zone.ts';
import { namesIn, readZoneFile } from '../shared/zone-file.ts';
import { referrals } from '../shared/zone-rules.ts';

interface AuthZone {
  readonly attributes: readonly { readonly key: string; readonly value: SourceText }[];
  readonly at: Location;
}

/** What a zone has from its file alone; of other servers it may not have it yet. */
const OF_FILE: ReadonlySet<string> = new Set([
  'name',
  'zonefile',
  'for-downstream',
  'for-upstream',
  'fallback-enabled',
  'zonemd-check',
]);

/**
 * For clients it follows neither alias nor delegation, and without its file it does not start. Names that are forwarded
 * it never looks for in a zone of its own (iterator/iterator.c processQueryTargets; recorded: topology/unbound-auth-zones).
 * Undefined: what it answers is not known.
 */
export function authRules(
  { attributes, at }: AuthZone,
  { stubs, beside }: { readonly stubs: ReadonlySet<DomainName>; readonly beside: FilesInSight },
): readonly ZoneRule[] | undefined {
  const last = (key: string): string | undefined => attributes.findLast((one) => one.key === key)?.value.text;
  const name = last('name');
  const path = last('zonefile');
  if (name === undefined || attributes.filter(({ key }) => key === 'name').length > 1) return undefined;
  const zone = absolute(name);
  if (last('for-downstream') === 'no')
    return stubs.has(zone) ? undefined : [{ zone, rule: within([zone], 'pass', at) }];
  if (path === undefined || path === '' || !attributes.every(({ key }) => OF_FILE.has(key))) return undefined;
  const [text] = path.startsWith('/') ? (textsNamed(beside, path) ?? []) : [];
  const file = text === undefined ? undefined : readZoneFile(text.text, zone);
  const isSure = file !== undefined && isSound(file, zone);
  const assumes = isSure ? undefined : `the file of the zone ${name} is there and without a mistake`;
  const rules = file === undefined || !isSure ? [] : referrals(namesIn(file, zone).delegated, at);
  const all: readonly AnswerRule[] = [...rules, { ...within([zone], 'answer', at), ...defined({ assumes }) }];
  return all.map((rule) => ({ zone, rule }));
}
