/** What named has of its primary zones, where their files are in sight. */

import { type DomainName, isWithin } from '../../core/dns/name.ts';
import type { FilesInSight } from '../../core/facts/readers.ts';
import { append } from '../../core/text/append.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { textsNamed } from '../shared/included-files.ts';
import { isSound } from '../shared/sound-zone.ts';
import { namesIn, readZoneFile, type ZoneFile, type ZoneNames, type ZoneRecord } from '../shared/zone-file.ts';
import { keyword, type Statement } from './clauses.ts';

export interface ZoneData {
  readonly file: ZoneFile;
  readonly names: ZoneNames;
  /** It certainly loads, and nobody else changes it. */
  readonly isSure: boolean;
  /** Why it certainly does not. */
  readonly fault?: string | undefined;
}

interface Written {
  readonly zone: DomainName;
  readonly type: string;
  readonly inner: readonly Statement[];
  readonly options: readonly Statement[];
}

export function zoneData({ zone, type, inner, options }: Written, beside: FilesInSight): ZoneData | undefined {
  const path = settingOf(inner, 'file');
  const [text] = filesNamed(path, options, beside) ?? [];
  const place = path === undefined ? undefined : placeOf(path, options);
  const isStatic = /^(?:primary|master)$/.test(type) && ![...inner, ...options].some(isDynamic);
  const isAway = isStatic && place !== undefined && beside.isAbsent?.(place) === true;
  if (text === undefined && !isAway) return undefined;
  const file = readZoneFile(text?.text ?? '', zone);
  const isKnown = isStatic && place !== undefined && beside.has(place);
  const fault = isAway ? `${place} is not there` : isKnown ? zoneFault(file, zone) : undefined;
  return { file, names: namesIn(file, zone), isSure: isKnown && isSound(file, zone), fault };
}

/** Relative names are those of the `directory`; without it they mean the one file that ends so. */
export function filesNamed(
  file: string | undefined,
  options: readonly Statement[],
  beside: FilesInSight,
): readonly SourceText[] | undefined {
  if (file === undefined) return undefined;
  const place = placeOf(file, options);
  return (place === undefined ? undefined : textsNamed(beside, place)) ?? textsNamed(beside, file);
}

function placeOf(file: string, options: readonly Statement[]): string | undefined {
  if (file.startsWith('/')) return file;
  const directory = settingOf(options, 'directory');
  return directory === undefined ? undefined : `${directory.replace(/\/+$/, '')}/${file}`;
}

export function settingOf(options: readonly Statement[], key: string): string | undefined {
  return options.findLast((one) => keyword(one) === key)?.words[1]?.value;
}

/** Clients may change it, or the text is not what is loaded. */
function isDynamic(one: Statement): boolean {
  if (keyword(one) === 'allow-update' && one.inner?.[0]?.words[0]?.value === 'none') return false;
  return /^(?:allow-update|update-policy|dlz|database|masterfile-format|max-records|max-zone-ttl)$/.test(keyword(one));
}

const OCTETS = /^(?:0*(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;
const SOA_WORDS = 7;
const BESIDE_ALIAS = /^(?:A|AAAA|NS|SOA|MX|TXT|SRV|PTR)$/;

/** Why named does not load it for sure (lib/dns/master.c load_text, lib/dns/zone.c zone_postload; recorded: topology/bind-zones). */
export function zoneFault({ records, isWhole, fault }: ZoneFile, zone: DomainName): string | undefined {
  if (fault !== undefined || !isWhole) return fault;
  const own = records.filter(({ owner }) => isWithin(owner, zone));
  const typesOf = new Map<DomainName, string[]>();
  for (const { owner, type } of own) append(typesOf, owner, type);
  const [soa, another] = own.filter(({ type }) => type === 'SOA');
  if (soa?.owner !== zone || another !== undefined) return 'not one SOA record of its own name';
  if (soa.data.length !== SOA_WORDS || !/^\d{1,10}$/.test(soa.data[2] ?? '')) return 'the SOA record';
  if (typesOf.get(zone)?.includes('NS') !== true) return 'no NS record of its own name';
  const lacksAddress = ({ owner, type, target = '' }: ZoneRecord): boolean =>
    type === 'NS' && owner === zone && isWithin(target, zone) && typesOf.get(target)?.some(isAddress) !== true;
  const isFlat = own.every(
    ({ owner, type }) => !/\*/.test(owner) && type !== 'DNAME' && (type !== 'NS' || owner === zone),
  );
  const faulty = own.find(
    (one) =>
      (one.type === 'A' && !OCTETS.test(one.data[0] ?? '')) ||
      (BESIDE_ALIAS.test(one.type) && typesOf.get(one.owner)?.includes('CNAME') === true) ||
      (isFlat && lacksAddress(one)),
  );
  return faulty && [faulty.owner, faulty.type, ...faulty.data].join(' ');
}

function isAddress(type: string): boolean {
  return /^A(?:AAA)?$/.test(type);
}
