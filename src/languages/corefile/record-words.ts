/** Words of a record's data, and where it ends (miekg/dns scan_rr.go, scan.go). */
import { isIPv6, parseAddress } from '../../core/dns/endpoint.ts';
import { isDomainName } from '../../core/dns/name.ts';
import { floatOf, isType } from './go-values.ts';
import { isAtLeast } from './versions.ts';
import { nextToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

/** `done` behind a record, `end` behind the last. */
export type Rest = 'done' | 'end' | Problem;

export interface Problem {
  readonly problem: string;
  readonly at: ZoneToken;
}

/** `mnemonic`: of an algorithm, in small letters too. `listed`: a type among others. `some`: not empty. */
export type Field =
  | 'IPv4'
  | 'IPv6'
  | 'address'
  | 'name'
  | 'u8'
  | 'u16'
  | 'u32'
  | 'float'
  | 'duration'
  | 'time'
  | 'algorithm'
  | 'mnemonic'
  | 'certificate'
  | 'type'
  | 'listed'
  | 'base64'
  | 'EUI48'
  | 'EUI64'
  | 'node'
  | 'word'
  | 'some'
  | 'any';

const LARGEST = { u8: 0xff, u16: 0xffff, u32: 0xffffffff };
const ALGORITHM =
  /^(?:RSAMD5|DH|DSA|RSASHA1|DSA-NSEC3-SHA1|RSASHA1-NSEC3-SHA1|RSASHA256|RSASHA512|ECC-GOST|ECDSAP256SHA256|ECDSAP384SHA384|ED25519|ED448|INDIRECT|PRIVATEDNS|PRIVATEOID)$/;
const CERTIFICATE = /^(?:PKIX|SPKI|PGP|IPIX|ISPKI|IPGP|ACPKIX|IACPKIX|URI|OID)$/;
const PATTERNS = {
  EUI48: /^[\da-f]{2}(?:-[\da-f]{2}){5}$/i,
  EUI64: /^[\da-f]{2}(?:-[\da-f]{2}){7}$/i,
  /** Of the colons one suffices, and what stands behind is not read (scan.go stringToNodeID). */
  node: /^(?=.{4}:|.{9}:|.{14}:)[\da-f]{4}.[\da-f]{4}.[\da-f]{4}.[\da-f]{4}/is,
};

export function isField(field: Field, at: ZoneToken, version: string): boolean {
  const { text } = at;
  switch (field) {
    case 'IPv4':
      return parseAddress(text) !== undefined && !isIPv6(text);
    case 'IPv6':
      return parseAddress(text) !== undefined && isIPv6(text);
    case 'address':
      return parseAddress(text) !== undefined;
    case 'name':
      return isName(at, version);
    case 'u8':
    case 'u16':
    case 'u32':
      return /^\d+$/.test(text) && Number(text) <= LARGEST[field];
    case 'float':
      return typeof (floatOf(text, 64) ?? 0) === 'number';
    case 'duration':
      return isDuration(text, version);
    case 'time':
      return isField('u32', at, version) || isTime(text);
    case 'algorithm':
      return isField('u8', at, version) || ALGORITHM.test(text);
    case 'mnemonic':
      return isField('u8', at, version) || ALGORITHM.test(text.toUpperCase());
    case 'certificate':
      return isField('u16', at, version) || CERTIFICATE.test(text);
    case 'type':
      return /^TYPE\d/i.test(text) ? isListed(text, version) : isType(text.toUpperCase(), version);
    case 'listed':
      return isListed(text, version);
    case 'EUI48':
    case 'EUI64':
    case 'node':
      return PATTERNS[field].test(text);
    case 'base64':
      return text !== '' && isBase64(text);
    case 'word':
      return at.kind === 'word';
    case 'some':
      return text !== '';
    case 'any':
      return true;
  }
}

/** Go's encoding/base64 passes line breaks over. */
export function isBase64(text: string): boolean {
  return /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text.replaceAll('\n', ''));
}

/** Four letters, whichever, and a number (scan.go typeToInt). */
function isListed(text: string, version: string): boolean {
  const number = /^.{4}(\d+)$/s.exec(text)?.[1];
  return isType(text.toUpperCase(), version) || (number !== undefined && Number(number) <= LARGEST.u16);
}

/** Go's `time.Parse("20060102150405", text)`, which takes a fraction too. */
function isTime(text: string): boolean {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:[.,]\d+)?$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= days;
  return isDate && (hour ?? 24) < 24 && (minute ?? 60) < 60 && (second ?? 60) < 60;
}

/** Behind what the lexer refuses lists just end. */
export function isLast({ kind }: ZoneToken): boolean {
  return kind === 'newline' || kind === 'end' || kind === 'error';
}

/** The words up to the line's end as one, or the token that is none (scan_rr.go endingToString). */
export function stringAhead(lexer: ZoneLexer): string | ZoneToken {
  const words: string[] = [];
  for (;;) {
    const at = nextToken(lexer);
    if (at.kind === 'newline' || at.kind === 'end') return words.join('');
    if (at.kind === 'word') words.push(at.text);
    else if (at.kind !== 'blank') return at;
  }
}

/** scan.go slurpRemainder. */
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
