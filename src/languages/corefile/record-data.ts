/** Data of a zone file's records (miekg/dns scan_rr.go). */
import { badLocation, badParameters, badPrefixes, badTunnel } from './record-parts.ts';
import {
  afterData,
  type Field,
  isField,
  isLast,
  type Problem,
  type Rest,
  restOfLine,
  stringAhead,
} from './record-words.ts';
import { isAtLeast } from './versions.ts';
import { nextToken, peekToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

/** Up to the end of the line. `late`: a string behind another token. `last`: a word behind which nothing is looked at. */
type Ending = 'texts' | 'text' | 'string' | 'late' | 'types' | 'names' | 'last' | keyof typeof PARTS;
/** `times`: a number, then four durations. */
type Kind = Field | Ending | 'times' | 'quoted';

const PARTS = { location: badLocation, prefixes: badPrefixes, parameters: badParameters, tunnel: badTunnel };

/** By their names in errors, in order. */
type Fields = Readonly<Record<string, Kind>>;

const SVCB: Fields = { priority: 'u16', Target: 'name', value: 'parameters' };
const DS: Fields = { KeyTag: 'u16', Algorithm: 'mnemonic', DigestType: 'u8', Digest: 'string' };
const KEY: Fields = { Flags: 'u16', Protocol: 'u8', Algorithm: 'u8', PublicKey: 'string' };
const TLSA: Fields = { Usage: 'u8', Selector: 'u8', MatchingType: 'u8', Certificate: 'string' };
const NSEC: Fields = { NextDomain: 'name', TypeBitMap: 'types' };
const NODE: Fields = { Preference: 'u16', 'NodeID/Locator64': 'node' };
const RRSIG: Fields = {
  ...{ Typecovered: 'type', Algorithm: 'algorithm', Labels: 'u8', OrigTtl: 'u32', Expiration: 'time' },
  ...{ Inception: 'time', KeyTag: 'u16', SignerName: 'name', Signature: 'string' },
};

const FIELDS: Readonly<Record<string, Fields>> = {
  A: { A: 'IPv4' },
  AAAA: { AAAA: 'IPv6' },
  NS: { Ns: 'name' },
  PTR: { Ptr: 'name' },
  'NSAP-PTR': { Ptr: 'name' },
  CNAME: { Target: 'name' },
  DNAME: { Target: 'name' },
  MB: { Mb: 'name' },
  MD: { Md: 'name' },
  MF: { Mf: 'name' },
  MG: { Mg: 'name' },
  MR: { Mr: 'name' },
  MX: { Pref: 'u16', Mx: 'name' },
  SRV: { Priority: 'u16', Weight: 'u16', Port: 'u16', Target: 'name' },
  SOA: { Ns: 'name', Mbox: 'name', 'zone parameter': 'times' },
  TXT: { Txt: 'texts' },
  SPF: { Txt: 'texts' },
  AVC: { Txt: 'texts' },
  NINFO: { ZSData: 'texts' },
  UINFO: { Uinfo: 'texts' },
  RESINFO: { Resinfo: 'texts' },
  HINFO: { Fields: 'texts' },
  ISDN: { Fields: 'texts' },
  X25: { PSDNAddress: 'any' },
  UID: { Uid: 'u32' },
  GID: { Gid: 'u32' },
  GPOS: { Longitude: 'float', Latitude: 'float', Altitude: 'float' },
  LOC: { Size: 'location' },
  APL: { field: 'prefixes' },
  SVCB,
  HTTPS: SVCB,
  URI: { Priority: 'u16', Weight: 'u16', Target: 'text' },
  SSHFP: { Algorithm: 'u8', Type: 'u8', Fingerprint: 'late' },
  IPSECKEY: { value: 'tunnel' },
  AMTRELAY: { value: 'tunnel' },
  TLSA,
  SMIMEA: TLSA,
  OPENPGPKEY: { PublicKey: 'string' },
  DHCID: { Digest: 'string' },
  EID: { Endpoint: 'string' },
  NIMLOC: { Locator: 'string' },
  CERT: { Type: 'certificate', KeyTag: 'u16', Algorithm: 'algorithm', Certificate: 'string' },
  DS,
  CDS: DS,
  DLV: DS,
  TA: DS,
  DNSKEY: KEY,
  CDNSKEY: KEY,
  KEY,
  RKEY: KEY,
  ZONEMD: { Serial: 'u32', Scheme: 'u8', 'Hash Algorithm': 'u8', Digest: 'string' },
  RRSIG,
  SIG: RRSIG,
  NSEC,
  NXT: NSEC,
  CSYNC: { serial: 'u32', flags: 'u16', TypeBitMap: 'types' },
  HIP: { PublicKeyAlgorithm: 'u8', Hit: 'some', PublicKey: 'base64', RendezvousServers: 'names' },
  TKEY: { algorithm: 'word', 'key length': 'u8', key: 'word', 'otherdata length': 'u8', otherday: 'last' },
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
  L32: { Preference: 'u16', Locator: 'address' },
  L64: NODE,
  NID: NODE,
  RP: { Mbox: 'name', Txt: 'name' },
  TALINK: { PreviousName: 'name', NextName: 'name' },
  MINFO: { Rmail: 'name', Email: 'name' },
  EUI48: { Address: 'EUI48' },
  EUI64: { Address: 'EUI64' },
  NSEC3: { Hash: 'u8', Flags: 'u8', Iterations: 'u16', Salt: 'some', NextDomain: 'some', TypeBitMap: 'types' },
  NSEC3PARAM: { Hash: 'u8', Flags: 'u8', Iterations: 'u16', Salt: 'any' },
  CAA: { Flag: 'u8', Tag: 'word', Value: 'text' },
};

/** Errors name the row. */
const SHARED: Readonly<Record<string, string>> = { HTTPS: 'SVCB', NXT: 'NSEC', SIG: 'RRSIG' };
const FORMATLESS: ReadonlySet<string> = new Set(['ANY', 'NULL', 'NXNAME', 'OPT', 'TSIG']);

/** `before`: the blank. */
export function recordData(lexer: ZoneLexer, type: string, version: string, before: ZoneToken): Rest {
  if (peekToken(lexer).text === '\\#') return genericData(lexer, type);
  if (FORMATLESS.has(type)) return { problem: `${type} records do not have a presentation format`, at: before };
  const fields = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  if (fields === undefined)
    return mayBeNamed(type) ? restOfLine(lexer) : { problem: 'bad RFC3597 Rdata', at: nextToken(lexer) };
  let tag: ZoneToken | undefined;
  for (const [index, [name, kind]] of Object.entries(fields).entries()) {
    if (index > 0 && !UNSPACED.has(kind)) nextToken(lexer);
    if (kind === 'word') tag = peekToken(lexer);
    const bad = badKind({ lexer, version, tag, type }, kind);
    if (bad !== undefined && 'problem' in bad) return bad;
    if (bad !== undefined) return { problem: `bad ${SHARED[type] ?? type} ${name}`, at: bad };
    if (ENDINGS.has(kind)) return 'done';
  }
  return afterData(lexer);
}

/** Of types that have a name the number is not looked up: the others, between these, have generic data alone. */
function mayBeNamed(type: string): boolean {
  const number = /^TYPE(\d+)$/.exec(type)?.[1];
  return number !== undefined && (Number(number) <= LAST_NAMED || PRIVATE.has(Number(number)));
}
const LAST_NAMED = 261;
/** TA and DLV. */
const PRIVATE: ReadonlySet<number> = new Set([0x8000, 0x8001]);

/** RFC 3597, 5; what a known type's data holds is not looked at. */
function genericData(lexer: ZoneLexer, type: string): Rest {
  nextToken(lexer);
  nextToken(lexer);
  const length = nextToken(lexer);
  if (!isField('u16', length, '')) return { problem: 'bad RFC3597 Rdata ', at: length };
  const data = stringAhead(lexer);
  if (typeof data !== 'string') return { problem: 'bad RFC3597 Rdata', at: data };
  if (Number(length.text) * 2 !== data.length) return { problem: 'bad RFC3597 Rdata', at: length };
  const isHex = type.startsWith('TYPE') || /^[\da-f]*$/i.test(data);
  return isHex ? 'done' : { problem: 'encoding/hex: invalid byte', at: length };
}

interface Data {
  readonly lexer: ZoneLexer;
  readonly type: string;
  readonly version: string;
  /** The word before. */
  readonly tag: ZoneToken | undefined;
}

/** Those before which no blank is passed over. */
const UNSPACED: ReadonlySet<Kind> = new Set([
  'string',
  'types',
  'names',
  'location',
  'prefixes',
  'parameters',
  'tunnel',
]);
const ENDINGS: ReadonlySet<Kind> = new Set([...UNSPACED, 'texts', 'text', 'late', 'last']);

function badKind(data: Data, kind: Kind): ZoneToken | Problem | undefined {
  const { lexer, version, type } = data;
  switch (kind) {
    case 'location':
    case 'prefixes':
    case 'parameters':
    case 'tunnel':
      return PARTS[kind](lexer, version, type);
    case 'string':
    case 'late': {
      const found = stringAhead(lexer);
      return typeof found === 'string' ? undefined : found;
    }
    case 'texts':
    case 'text':
      return badTexts(data, kind);
    case 'types':
    case 'names':
      return badList(lexer, kind === 'types' ? 'listed' : 'name', version);
    case 'quoted':
      return badQuoted(lexer);
    case 'times':
      return badTimes(lexer, version);
    default: {
      const at = nextToken(lexer);
      return at.kind === 'error' || !isField(kind === 'last' ? 'word' : kind, at, version) ? at : undefined;
    }
  }
}

/** Up to the end of the line. */
function badList(lexer: ZoneLexer, field: 'listed' | 'name', version: string): ZoneToken | undefined {
  for (let at = nextToken(lexer); !isLast(at); at = nextToken(lexer))
    if (at.kind !== 'blank' && (at.kind !== 'word' || !isField(field, at, version))) return at;
  return undefined;
}

function badTimes(lexer: ZoneLexer, version: string): ZoneToken | undefined {
  for (const field of ['u32', 'duration', 'duration', 'duration', 'duration'] as const) {
    if (field === 'duration') nextToken(lexer);
    const at = nextToken(lexer);
    if (at.kind === 'error' || !isField(field, at, version)) return at;
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

/** Strings, quoted or not (scan_rr.go endingToTxtSlice). */
function badTexts({ lexer, version, tag }: Data, kind: 'texts' | 'text'): ZoneToken | undefined {
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
      if (endsOpen(at.text) && isAtLeast(version, '1.14.7')) return at;
      isEmpty = false;
      count += 1;
    } else if (at.kind !== 'blank' || isQuoted) return at;
  }
  if (isQuoted) return at;
  return kind === 'text' && count !== 1 ? (tag ?? at) : undefined;
}

/** A backslash escapes nothing (scan_rr.go escapedStringOffset). */
function endsOpen(text: string): boolean {
  let start = text.length;
  while (text[start - 1] === '\\') start -= 1;
  return (text.length - start) % 2 === 1;
}
