/** Numbers, durations, response codes and types as Go and miekg/dns read them. */
import type { RE2JS } from 're2js';
import { present } from '../../core/text/invariant.ts';
import { compileRe2 } from '../../core/text/re2.ts';
import { fail } from './dispenser.ts';
import type { Token } from './lexer.ts';
import { withKnownClasses } from './unicode-classes.ts';
import { isAtLeast } from './versions.ts';

/** Why Go does not take a text. */
export type Problem = (text: string) => string | undefined;

/** The first character of a text, as `%#U` says it. */
export function shownCharacter(text: string): string {
  const code = present(text.codePointAt(0));
  const shown = String.fromCodePoint(code);
  const isPrinted = /^[^\p{C}\p{Z}]| /u.test(shown);
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}${isPrinted ? ` '${shown}'` : ''}`;
}

/** As `fmt.Errorf("WORDS: %w")` says it. */
export function wrapped(words: string, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : `${words}: ${problem}`;
}

/** strconv.Atoi. */
export function integer(token: Token): number {
  if (token.opaque === true) return 1;
  const problem = integerProblem(token.text);
  if (problem !== undefined) fail(problem, token);
  return Number(token.text);
}

/** As `%d` shows it. */
export function shownInteger(text: string): string {
  return BigInt(text.replace(/^\+/, '')).toString();
}

/** strconv.ParseUint with 32 bits. */
export function unsigned(token: Token): number {
  if (token.opaque === true) return 1;
  if (!/^\d+$/.test(token.text)) fail(`strconv.ParseUint: parsing ${quoted(token.text)}: invalid syntax`, token);
  const value = Number(token.text);
  if (value > 0xffffffff) fail(`strconv.ParseUint: parsing ${quoted(token.text)}: value out of range`, token);
  return value;
}

/** strconv.ParseInt with 32 bits. */
export function integer32(token: Token): number {
  if (token.opaque === true) return 1;
  if (!/^[+-]?\d+$/.test(token.text)) fail(`strconv.ParseInt: parsing ${quoted(token.text)}: invalid syntax`, token);
  const value = Number(token.text);
  if (value > 0x7fffffff || value < -0x80000000)
    fail(`strconv.ParseInt: parsing ${quoted(token.text)}: value out of range`, token);
  return value;
}

/** Atoi's error for 64 bits; undefined: a number. */
export function integerProblem(text: string): string | undefined {
  const found = /^([+-]?)0*(\d+)$/.exec(text);
  if (found === null) return `strconv.Atoi: parsing ${quoted(text)}: invalid syntax`;
  const [, sign, digits = ''] = found;
  const most = sign === '-' ? '9223372036854775808' : '9223372036854775807';
  return isAbove(digits, most) ? `strconv.Atoi: parsing ${quoted(text)}: value out of range` : undefined;
}

/** strconv.ParseUint's error for 64 bits. */
export function unsigned64Problem(text: string): string | undefined {
  const digits = /^0*(\d+)$/.exec(text)?.[1];
  if (digits === undefined) return `strconv.ParseUint: parsing ${quoted(text)}: invalid syntax`;
  return isAbove(digits, '18446744073709551615')
    ? `strconv.ParseUint: parsing ${quoted(text)}: value out of range`
    : undefined;
}

/** Whole numbers of any length, without leading zeros. */
function isAbove(digits: string, most: string): boolean {
  return digits.length > most.length || (digits.length === most.length && digits > most);
}

const DECIMAL = /^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+)?$/i;
const WORDS = /^(?:([+-]?)inf(?:inity)?|(nan))$/i;
/** The most that a float of 32 bits is rounded down to. */
const MAX_FLOAT32 = 3.4028235677973366e38;

/** strconv.ParseFloat of decimals and words, or its error. Hexadecimals are no number here, and no problem. */
export function floatOf(text: string, bits: 32 | 64): number | { readonly problem: string } | undefined {
  const word = WORDS.exec(text);
  if (word !== null) return word[2] !== undefined ? Number.NaN : word[1] === '-' ? -Infinity : Infinity;
  if (/^[+-]?0x/i.test(text)) return undefined;
  const problem = (why: string) => ({ problem: `strconv.ParseFloat: parsing ${quoted(text)}: ${why}` });
  if (!DECIMAL.test(text)) return problem('invalid syntax');
  const value = Number(text.replaceAll('_', ''));
  const most = bits === 32 ? MAX_FLOAT32 : Number.MAX_VALUE;
  return Math.abs(value) > most ? problem('value out of range') : value;
}

/** net.SplitHostPort's error; undefined when the text splits. */
export function hostPortProblem(text: string): string | undefined {
  const say = (why: string): string => (text === '' ? why : `address ${text}: ${why}`);
  const colon = text.lastIndexOf(':');
  if (colon === -1) return say('missing port in address');
  let [from, to] = [0, 0];
  if (text.startsWith('[')) {
    const end = text.indexOf(']');
    if (end === -1) return say("missing ']' in address");
    if (end + 1 !== colon) return say(text[end + 1] === ':' ? 'too many colons in address' : 'missing port in address');
    [from, to] = [1, end + 1];
  } else if (text.slice(0, colon).includes(':')) return say('too many colons in address');
  if (text.includes('[', from)) return say("unexpected '[' in address");
  return text.includes(']', to) ? say("unexpected ']' in address") : undefined;
}

/** net.SplitHostPort's host; undefined when the text does not split. */
export function hostBeforePort(text: string): string | undefined {
  if (hostPortProblem(text) !== undefined) return undefined;
  return text.slice(0, text.lastIndexOf(':')).replace(/^\[|\]$/g, '');
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ['ns', 1],
  ['us', 1e3],
  ['µs', 1e3],
  ['μs', 1e3],
  ['ms', 1e6],
  ['s', 1e9],
  ['m', 60e9],
  ['h', 3600e9],
]);
const MAX_DURATION = 2n ** 63n;
/** No more of a whole number come to a duration. */
const MAX_DIGITS = 19;

/** time.ParseDuration, in nanoseconds; undefined when it is none. */
export function durationOf(text: string): number | undefined {
  const isNegative = text.startsWith('-');
  const body = text.replace(/^[+-]/, '');
  if (body === '0') return 0;
  let total = 0n;
  let at = 0;
  const part = /(?:(\d+)(\.\d*)?|(\.\d+))(ns|us|µs|μs|ms|s|m|h)/y;
  while (at < body.length) {
    part.lastIndex = at;
    const [, number = '', behind, alone, name = ''] = part.exec(body) ?? [];
    const unit = UNITS.get(name);
    const whole = number.replace(/^0+/, '');
    if (unit === undefined || whole.length > MAX_DIGITS) return undefined;
    const fraction = Number(`0${behind ?? alone ?? ''}`);
    total += BigInt(whole) * BigInt(unit) + BigInt(Math.trunc(fraction * unit));
    at = part.lastIndex;
  }
  if (body === '' || total > MAX_DURATION || (total === MAX_DURATION && !isNegative)) return undefined;
  return Number(isNegative ? -total : total);
}

/** time.ParseDuration's error; undefined: none. */
export function durationProblem(text: string): string | undefined {
  if (durationOf(text) !== undefined) return undefined;
  const body = text.replace(/^[+-]/, '');
  // A number, then its unit up to the next digit or dot.
  const part = /(\d*(?:\.\d*)?)([^\d.]*)/y;
  for (let at = 0; at < body.length; at = part.lastIndex) {
    part.lastIndex = at;
    const [, number = '', unit = ''] = part.exec(body) ?? [];
    if (!/\d/.test(number)) break;
    if (unit === '') return `time: missing unit in duration ${quoted(text)}`;
    if (!UNITS.has(unit)) return `time: unknown unit ${quoted(unit)} in duration ${quoted(text)}`;
  }
  return `time: invalid duration ${quoted(text)}`;
}

export function duration(token: Token): number {
  if (token.opaque === true) return 1e9;
  return durationOf(token.text) ?? fail(durationProblem(token.text) ?? '', token);
}

export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(/\\u00(..)/g, '\\x$1');
}

export function formatDuration(nanoseconds: number): string {
  const seconds = nanoseconds / 1e9;
  const size = Math.abs(nanoseconds);
  if (size > 0 && size < 1e9)
    return size < 1e3 ? `${nanoseconds}ns` : size < 1e6 ? `${nanoseconds / 1e3}µs` : `${nanoseconds / 1e6}ms`;
  const sign = seconds < 0 ? '-' : '';
  const whole = Math.abs(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return `${sign}${h > 0 ? `${h}h` : ''}${h > 0 || m > 0 ? `${m}m` : ''}${s}s`;
}

/** miekg/dns StringToRcode, without BADVERS, which has BADSIG's number. */
const RCODES: ReadonlySet<string> = new Set(
  'NOERROR FORMERR SERVFAIL NXDOMAIN NOTIMP NOTIMPL REFUSED YXDOMAIN YXRRSET NXRRSET NOTAUTH NOTZONE DSOTYPENI BADSIG BADKEY BADTIME BADMODE BADNAME BADALG BADTRUNC BADCOOKIE'.split(
    ' ',
  ),
);
export function isRcode(text: string, version: string): boolean {
  return RCODES.has(text) && isNamed(text, version);
}

/** By number, as a message without an option holds them (RFC 1035, 4.1.1; RFC 2136, 2.2). */
const PLAIN_RCODES: readonly string[] =
  'NOERROR FORMERR SERVFAIL NXDOMAIN NOTIMP REFUSED YXDOMAIN YXRRSET NXRRSET NOTAUTH NOTZONE'.split(' ');

/** One name for each; undefined for others. */
export function plainRcode(text: string): string | undefined {
  const name = text.toUpperCase() === 'NOTIMPL' ? 'NOTIMP' : text.toUpperCase();
  return /^\d+$/.test(text) ? PLAIN_RCODES[Number(text)] : PLAIN_RCODES.find((one) => one === name);
}

/** Newer than miekg/dns 1.1.58, which CoreDNS 1.11.3 has. */
const NAMED_LATER: ReadonlySet<string> = new Set(['DSOTYPENI', 'NXNAME', 'RESINFO']);

function isNamed(text: string, version: string): boolean {
  return !NAMED_LATER.has(text) || isAtLeast(version, '1.11.4');
}

/** miekg/dns StringToType: types that ever had a name there. */
const TYPES: ReadonlySet<string> = new Set(
  'A AAAA AFSDB AMTRELAY ANY APL ATMA AVC AXFR CAA CDNSKEY CDS CERT CNAME CSYNC DHCID DLV DNAME DNSKEY DS EID EUI48 EUI64 GID GPOS HINFO HIP HTTPS IPSECKEY ISDN IXFR KEY KX L32 L64 LOC LP MAILA MAILB MB MD MF MG MINFO MR MX NAPTR NID NIMLOC NINFO NS NSAP-PTR NSEC NSEC3 NSEC3PARAM NULL NXNAME NXT None OPENPGPKEY OPT PTR PX RESINFO RKEY RP RRSIG RT Reserved SIG SMIMEA SOA SPF SRV SSHFP SVCB TA TALINK TKEY TLSA TSIG TXT UID UINFO UNSPEC URI X25 ZONEMD'.split(
    ' ',
  ),
);
export function isType(text: string, version: string): boolean {
  return TYPES.has(text) && isNamed(text, version);
}

const CLASSES: ReadonlySet<string> = new Set(['IN', 'CS', 'CH', 'HS', 'NONE', 'ANY']);
export function isClass(text: string): boolean {
  return CLASSES.has(text);
}

/** A plain name compiles, and has no groups. */
const PLAIN_PATTERN = /^[\w.-]{0,255}$/;

/** Go's regexp error; undefined: it compiles. */
export function regexProblem(pattern: string): string | undefined {
  const groups = groupsOf(pattern);
  return typeof groups === 'string' ? groups : undefined;
}

/** A pattern's groups, or Go's regexp error. */
export function groupsOf(pattern: string): number | string {
  if (PLAIN_PATTERN.test(pattern)) return 0;
  // RE2JS takes a bare repetition as text; Go refuses it (regexp/syntax ErrMissingRepeatArgument).
  const bare = /(?:^|[(|])(\{\d+(?:,\d*)?\})/.exec(pattern)?.[1];
  if (bare !== undefined) return `error parsing regexp: missing argument to repetition operator: \`${bare}\``;
  const compiled = compile(pattern);
  return typeof compiled === 'string' ? compiled : compiled.groupCount();
}

function compile(pattern: string): RE2JS | string {
  const compiled = compileRe2(pattern);
  if (typeof compiled !== 'string' || !/\\p/i.test(pattern)) return compiled;
  const spelled = compileRe2(withKnownClasses(pattern));
  return typeof spelled === 'string' ? compiled : spelled;
}
