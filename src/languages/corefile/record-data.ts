/** Data of a zone file's records (miekg/dns scan_rr.go); of unlisted types any. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import { isDomainName } from '../../core/dns/name.ts';
import { isAtLeast } from './versions.ts';
import { nextToken, peekToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

/** `done` behind a record, `end` behind the last. */
export type Rest = 'done' | 'end' | { readonly problem: string; readonly at: ZoneToken };

/** `times`: a number, then four durations. `string`: no quotes up to the end of the line. `rest`: anything. */
type Field =
  | 'IPv4'
  | 'IPv6'
  | 'name'
  | 'u8'
  | 'u16'
  | 'u32'
  | 'duration'
  | 'algorithm'
  | 'EUI48'
  | 'quoted'
  | 'word'
  | 'times'
  | 'texts'
  | 'text'
  | 'string'
  | 'rest';

/** By their names in errors, in order. */
type Fields = Readonly<Record<string, Field>>;

const SVCB: Fields = { priority: 'u16', Target: 'name', value: 'rest' };
const DS: Fields = { KeyTag: 'u16', Algorithm: 'algorithm', DigestType: 'u8', Digest: 'string' };
const DNSKEY: Fields = { Flags: 'u16', Protocol: 'u8', Algorithm: 'u8', PublicKey: 'string' };
const TLSA: Fields = { Usage: 'u8', Selector: 'u8', MatchingType: 'u8', Certificate: 'string' };

const FIELDS: Readonly<Record<string, Fields>> = {
  A: { A: 'IPv4' },
  AAAA: { AAAA: 'IPv6' },
  NS: { Ns: 'name' },
  PTR: { Ptr: 'name' },
  CNAME: { Target: 'name' },
  DNAME: { Target: 'name' },
  MX: { Pref: 'u16', Mx: 'name' },
  SRV: { Priority: 'u16', Weight: 'u16', Port: 'u16', Target: 'name' },
  SOA: { Ns: 'name', Mbox: 'name', 'zone parameter': 'times' },
  TXT: { Txt: 'texts' },
  SPF: { Txt: 'texts' },
  HINFO: { Fields: 'texts' },
  SVCB,
  HTTPS: SVCB,
  URI: { Priority: 'u16', Weight: 'u16', Target: 'text' },
  SSHFP: { Algorithm: 'u8', Type: 'u8', Fingerprint: 'rest' },
  TLSA,
  SMIMEA: TLSA,
  OPENPGPKEY: { PublicKey: 'string' },
  DS,
  CDS: DS,
  DLV: DS,
  DNSKEY,
  CDNSKEY: DNSKEY,
  KEY: DNSKEY,
  NAPTR: {
    Order: 'u16',
    Preference: 'u16',
    Flags: 'quoted',
    Service: 'quoted',
    Regexp: 'quoted',
    Replacement: 'name',
  },
  AFSDB: { Subtype: 'u16', Hostname: 'name' },
  KX: { Pref: 'u16', Exchanger: 'name' },
  RT: { Preference: 'u16', Host: 'name' },
  PX: { Preference: 'u16', Map822: 'name', Mapx400: 'name' },
  LP: { Preference: 'u16', Fqdn: 'name' },
  RP: { Mbox: 'name', Txt: 'name' },
  MINFO: { Rmail: 'name', Email: 'name' },
  EUI48: { Address: 'EUI48' },
  NSEC3: { Hash: 'u8', Flags: 'u8', Iterations: 'u16', Salt: 'word', NextDomain: 'word', TypeBitMap: 'rest' },
  NSEC3PARAM: { Hash: 'u8', Flags: 'u8', Iterations: 'u16', Salt: 'word' },
  CAA: { Flag: 'u8', Tag: 'word', Value: 'text' },
};

export function recordData(lexer: ZoneLexer, type: string, version: string): Rest {
  const fields = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  if (fields === undefined) return restOfLine(lexer);
  let tag: ZoneToken | undefined;
  for (const [index, [name, field]] of Object.entries(fields).entries()) {
    if (field === 'rest') return restOfLine(lexer);
    if (index > 0 && field !== 'string') nextToken(lexer);
    const isLast = field === 'texts' || field === 'text' || field === 'string';
    if (field === 'word') tag = peekToken(lexer);
    const bad = isLast ? badEnding(lexer, field, tag) : badField(lexer, field, version);
    if (bad !== undefined) return { problem: `bad ${type === 'HTTPS' ? 'SVCB' : type} ${name}`, at: bad };
    if (isLast) return 'done';
  }
  return afterData(lexer);
}

function badField(lexer: ZoneLexer, field: Field, version: string): ZoneToken | undefined {
  if (field === 'quoted') return badQuoted(lexer);
  const fields: readonly Field[] =
    field === 'times' ? ['u32', 'duration', 'duration', 'duration', 'duration'] : [field];
  for (const [index, one] of fields.entries()) {
    if (index > 0) nextToken(lexer);
    const at = nextToken(lexer);
    if (at.kind === 'error' || !isField(one, at, version)) return at;
  }
  return undefined;
}

/** A string in quotes, or an empty one. */
function badQuoted(lexer: ZoneLexer): ZoneToken | undefined {
  const open = nextToken(lexer);
  if (open.kind !== 'quote') return open;
  const inside = nextToken(lexer);
  if (inside.kind !== 'word') return inside.kind === 'quote' ? undefined : inside;
  const close = nextToken(lexer);
  return close.kind === 'quote' ? undefined : close;
}

const LARGEST = { u8: 0xff, u16: 0xffff, u32: 0xffffffff };

function isField(field: Field, at: ZoneToken, version: string): boolean {
  const { text } = at;
  switch (field) {
    case 'IPv4':
      return parseAddress(text) !== undefined && !text.includes(':');
    case 'IPv6':
      return text.includes(':') && parseAddress(text) !== undefined;
    case 'name':
      return isName(at, version);
    case 'u8':
    case 'u16':
    case 'u32':
      return /^\d+$/.test(text) && Number(text) <= LARGEST[field];
    case 'duration':
      return isDuration(text, version);
    case 'algorithm':
      return isField('u8', at, version) || /^[a-z]/i.test(text);
    case 'EUI48':
      return /^[\da-f]{2}(?:-[\da-f]{2}){5}$/i.test(text);
    default:
      return at.kind === 'word';
  }
}

type Ending = 'texts' | 'text' | 'string';

function badEnding(lexer: ZoneLexer, field: Ending, before: ZoneToken | undefined): ZoneToken | undefined {
  return field === 'string' ? badString(lexer) : badTexts(lexer, field, before);
}

/** scan_rr.go endingToString. */
function badString(lexer: ZoneLexer): ZoneToken | undefined {
  for (;;) {
    const at = nextToken(lexer);
    if (at.kind === 'newline' || at.kind === 'end') return undefined;
    if (at.kind !== 'word' && at.kind !== 'blank') return at;
  }
}

/** Strings, quoted or not (scan_rr.go endingToTxtSlice). */
function badTexts(lexer: ZoneLexer, field: 'texts' | 'text', before: ZoneToken | undefined): ZoneToken | undefined {
  let isQuoted = false;
  let isEmpty = false;
  let count = 0;
  let at = nextToken(lexer);
  for (; at.kind !== 'newline' && at.kind !== 'end'; at = nextToken(lexer)) {
    if (at.kind === 'quote') {
      if (isEmpty && isQuoted) count += 1;
      isQuoted = !isQuoted;
      isEmpty = true;
    } else if (at.kind === 'word') {
      isEmpty = false;
      count += 1;
    } else if (at.kind !== 'blank' || isQuoted) return at;
  }
  if (isQuoted) return at;
  return field === 'text' && count !== 1 ? (before ?? at) : undefined;
}

export function afterData(lexer: ZoneLexer): Rest {
  let at = nextToken(lexer);
  if (at.kind === 'blank') at = nextToken(lexer);
  return at.kind === 'newline' || at.kind === 'end' ? 'done' : { problem: 'garbage after rdata', at };
}

export function restOfLine(lexer: ZoneLexer): Rest {
  for (;;) {
    const { kind } = nextToken(lexer);
    if (kind === 'newline') return 'done';
    if (kind === 'end' || kind === 'error') return 'end';
  }
}

/** scan.go toAbsoluteName; miekg/dns of 1.11 also took names behind a comment or with a last backslash. */
export function isName({ text }: ZoneToken, version: string): boolean {
  if (text === '\n' || text.endsWith('\\')) return !isAtLeast(version, '1.14.7');
  return text === '@' || isDomainName(text);
}

const UNIT_SECONDS: ReadonlyMap<string, bigint> = new Map([
  ['s', 1n],
  ['m', 60n],
  ['h', 3600n],
  ['d', 86_400n],
  ['w', 604_800n],
]);
/** Longer numbers wrap around. */
const MAX_DIGITS = 18;

/** scan.go stringToTTL; more than 32 bits wrapped around before 1.14.7. */
export function isDuration(text: string, version: string): boolean {
  if (!/^[\dsmhdw]*$/i.test(text)) return false;
  if (!isAtLeast(version, '1.14.7') || text.length > MAX_DIGITS) return true;
  let seconds = 0n;
  for (const [, digits, unit] of text.toLowerCase().matchAll(/(\d+)([smhdw]?)/g))
    seconds += BigInt(digits ?? 0) * (UNIT_SECONDS.get(unit ?? '') ?? 1n);
  return seconds <= 0xffffffffn;
}
