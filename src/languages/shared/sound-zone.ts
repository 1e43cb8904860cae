/** Zone files that certainly load, in whatever program. */

import { type DomainName, isWithin } from '../../core/dns/name.ts';
import { append } from '../../core/text/append.ts';
import type { ZoneFile, ZoneRecord } from './zone-file.ts';

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.?$/;
const OWNER = /^(?:\*\.)?(?:[A-Za-z0-9_-]{1,63}\.)+$/;
const TIME = /^(?:\d{1,9}|\d{1,4}[smhdSMHD]|\d{1,3}[wW])$/;
const NUMBER = /^\d{1,4}$/;

/** Of what is often written, in the usual way: any other record may be a mistake. */
const DATA: Readonly<Record<string, readonly RegExp[]>> = {
  SOA: [HOST, HOST, /^(?:\d{1,9}|[123]\d{9})$/, TIME, TIME, TIME, TIME],
  NS: [HOST],
  CNAME: [HOST],
  PTR: [HOST],
  MX: [NUMBER, HOST],
  SRV: [NUMBER, NUMBER, NUMBER, HOST],
  A: [/^[\d.]+$/],
  AAAA: [/^[\da-fA-F:.]+$/],
  CAA: [/^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/, /^[a-z]{1,15}$/, /^"[^"]{0,200}"$/],
  TXT: [/^[^"]{1,200}$|^"[^"]{0,200}"$/],
};

/**
 * A mistake in any record, a name server without an address and an alias beside other records keep the zone from being
 * loaded (BIND: SERVFAIL, lib/dns/zone.c zone_postload, zone_check_ns; lib/dns/master.c; recorded: topology/bind-zones#broken;
 * unbound: it does not start, services/authzone.c auth_zone_read_zonefile).
 */
export function isSound({ records, isWhole, isOrdered, fault }: ZoneFile, zone: DomainName): boolean {
  const typesOf = new Map<DomainName, string[]>();
  for (const { owner, type } of records) append(typesOf, owner, type);
  const hasAddress = ({ target = zone }: ZoneRecord): boolean =>
    !isWithin(target, zone) || typesOf.get(target)?.some((type) => /^A(?:AAA)?$/.test(type)) === true;
  const own = records.filter(({ owner, type }) => owner === zone && type === 'NS');
  return (
    isWhole &&
    isOrdered &&
    fault === undefined &&
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
  // An address has a host's name, a name server none of a wildcard (BIND 9 ARM, check-names; lib/dns/master.c).
  if (/^(?:A|AAAA|MX)$/.test(type) && !HOST.test(owner.replace(/^\*\./, ''))) return false;
  if (type === 'NS' && owner.startsWith('*.')) return false;
  return (
    data.length === fields.length && data.every((word, index) => word === '@' || fields[index]?.test(word) === true)
  );
}
