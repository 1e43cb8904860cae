/** What named has of its primary zones, where their files are in sight. */

import { type DomainName, isWithin } from '../../core/dns/name.ts';
import { append } from '../../core/text/append.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { type FilesInSight, textsNamed } from '../shared/included-files.ts';
import { namesIn, readZoneFile, type ZoneFile, type ZoneNames, type ZoneRecord } from '../shared/zone-file.ts';
import { keyword, type Statement } from './clauses.ts';

export interface ZoneData {
  readonly file: ZoneFile;
  readonly names: ZoneNames;
  /** It certainly loads, and nobody else changes it. */
  readonly isSure: boolean;
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
  if (text === undefined) return undefined;
  const file = readZoneFile(text.text, zone);
  const place = path === undefined ? undefined : placeOf(path, options);
  const isPlaced = place !== undefined && beside.has(place);
  const isStatic = /^(?:primary|master)$/.test(type) && ![...inner, ...options].some(isDynamic);
  return { file, names: namesIn(file, zone), isSure: isPlaced && isStatic && file.isWhole && loads(file, zone) };
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

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.?$/;
const OWNER = /^(?:\*\.)?(?:[A-Za-z0-9_-]{1,63}\.)+$/;
const TIME = /^\d{1,9}[smhdwSMHDW]?$/;
const NUMBER = /^\d{1,4}$/;

/** Of what is often written, in the usual way: any other record may be a mistake. */
const DATA: Readonly<Record<string, readonly RegExp[]>> = {
  SOA: [HOST, HOST, /^\d{1,10}$/, TIME, TIME, TIME, TIME],
  NS: [HOST],
  CNAME: [HOST],
  PTR: [HOST],
  MX: [NUMBER, HOST],
  SRV: [NUMBER, NUMBER, NUMBER, HOST],
  A: [/^[\d.]+$/],
  AAAA: [/^[\da-fA-F:.]+$/],
  CAA: [NUMBER, /^[a-z]{1,15}$/, /^"[^"]{0,200}"$/],
  TXT: [/^[^"]{1,200}$|^"[^"]{0,200}"$/],
};

/**
 * A mistake in any record, a name server without an address and an alias beside other records keep the zone from being
 * loaded: SERVFAIL (lib/dns/zone.c zone_postload, zone_check_ns; lib/dns/master.c; recorded: topology/bind-zones#broken).
 */
function loads({ records }: ZoneFile, zone: DomainName): boolean {
  const typesOf = new Map<DomainName, string[]>();
  for (const { owner, type } of records) append(typesOf, owner, type);
  const hasAddress = ({ target = zone }: ZoneRecord): boolean =>
    !isWithin(target, zone) || typesOf.get(target)?.some((type) => /^A(?:AAA)?$/.test(type)) === true;
  const own = records.filter(({ owner, type }) => owner === zone && type === 'NS');
  return (
    records[0]?.type === 'SOA' &&
    records.filter(({ type }) => type === 'SOA').length === 1 &&
    typesOf.get(zone)?.includes('SOA') === true &&
    own.length > 0 &&
    records.every((one) => isUsual(one, zone) && (one.type !== 'NS' || hasAddress(one))) &&
    [...typesOf.values()].every((types) => types.length === 1 || !types.includes('CNAME'))
  );
}

function isUsual({ owner, type, data, address }: ZoneRecord, zone: DomainName): boolean {
  const fields = Object.hasOwn(DATA, type) ? DATA[type] : undefined;
  if (fields === undefined || !isWithin(owner, zone) || (owner !== zone && !OWNER.test(owner))) return false;
  if (/^A(?:AAA)?$/.test(type) && (address === undefined || address.includes(':') !== (type === 'AAAA'))) return false;
  // An address has a host's name (BIND 9 ARM, check-names).
  if (/^(?:A|AAAA|MX)$/.test(type) && owner.includes('_')) return false;
  return (
    data.length === fields.length && data.every((word, index) => word === '@' || fields[index]?.test(word) === true)
  );
}
