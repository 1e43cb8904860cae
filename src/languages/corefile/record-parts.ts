/** Data that is more than a row of words: LOC, APL, SVCB, IPSECKEY, AMTRELAY (miekg/dns scan_rr.go, svcb.go). */
import { isIPv6, nthAddress, parseAddress } from '../../core/dns/endpoint.ts';
import { floatOf } from './go-values.ts';
import { afterData, isBase64, isField, isLast, type Problem, stringAhead } from './record-words.ts';
import { isAtLeast } from './versions.ts';
import { nextToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

type Bad = Problem | undefined;
/** Errors that are wrapped get lost (scan.go Next). */
const UNNAMED = '';

/** Behind a blank, or whatever stands there. */
function nextWord(lexer: ZoneLexer): ZoneToken {
  nextToken(lexer);
  return nextToken(lexer);
}

const AXES = [
  { name: 'Latitude', most: 90, sides: /^[ns]$/i, ends: 'North/South' },
  { name: 'Longitude', most: 180, sides: /^[ew]$/i, ends: 'East/West' },
] as const;

export function badLocation(lexer: ZoneLexer): Bad {
  for (const { name, most, sides, ends } of AXES) {
    const bad = (what: string, at: ZoneToken): Problem => ({ problem: `bad LOC ${name}${what}`, at });
    let at = name === 'Latitude' ? nextToken(lexer) : nextWord(lexer);
    if (!isAtMost(at.text, most)) return bad('', at);
    const isMost = Number(at.text) === most;
    at = nextWord(lexer);
    if (sides.test(at.text)) continue;
    if (!isAtMost(at.text, 59)) return bad(' minutes', at);
    const minutes = Number(at.text);
    at = nextWord(lexer);
    const seconds = floatOf(at.text, 64) ?? 0;
    if (typeof seconds !== 'number' || seconds < 0 || seconds >= 60) return bad(' seconds', at);
    at = nextWord(lexer);
    if (!sides.test(at.text) || (isMost && minutes + Math.floor(seconds * 1000) > 0)) return bad(` ${ends}`, at);
  }
  const altitude = nextWord(lexer);
  if (altitude.text === '' || typeof (floatOf(altitude.text.replace(/m$/i, ''), 64) ?? 0) !== 'number')
    return { problem: 'bad LOC Altitude', at: altitude };
  const sizes = ['Size', 'HorizPre', 'VertPre'];
  for (let at = nextToken(lexer); !isLast(at); at = nextToken(lexer)) {
    if (at.kind === 'blank') continue;
    if (at.kind !== 'word') return { problem: 'bad LOC Size, HorizPre or VertPre', at };
    const size = sizes.shift();
    if (size !== undefined && !isSize(at.text)) return { problem: `bad LOC ${size}`, at };
  }
  return undefined;
}

function isAtMost(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= most;
}

const MAX_METERS = 90_000_000;

/** scan.go stringToCm. */
function isSize(text: string): boolean {
  const [, meters = '', cents] = /^(\d*)(?:\.(\d{1,2}))?m?$/i.exec(text) ?? [];
  if (meters === '' && cents === undefined) return false;
  return Number(meters) < MAX_METERS || (Number(meters) === MAX_METERS && Number(cents ?? 0) === 0);
}

export function badPrefixes(lexer: ZoneLexer): Bad {
  let isFirst = true;
  for (let at = nextToken(lexer); !isLast(at); at = nextToken(lexer)) {
    if (at.kind === 'blank' && !isFirst) continue;
    const problem = at.kind === 'word' ? prefixProblem(at.text) : 'unexpected APL field';
    if (problem !== undefined) return { problem, at };
    isFirst = false;
  }
  return undefined;
}

function prefixProblem(text: string): string | undefined {
  const colon = text.indexOf(':');
  if (colon === -1) return 'missing colon in APL field';
  const family = text.slice(0, colon).replace(/^!/, '');
  if (!isAtMost(family, 0xffff)) return UNNAMED;
  if (Number(family) !== 1 && Number(family) !== 2) return 'unrecognized APL family';
  const cidr = text.slice(colon + 1);
  const [, base = '', length = ''] = /^([^/]*)\/(\d{1,3})$/.exec(cidr) ?? [];
  const address = parseAddress(base);
  if (address === undefined || Number(length) > (isIPv6(base) ? 128 : 32)) return UNNAMED;
  if (nthAddress(cidr, 0) !== address) return 'extra bits in APL address';
  return isIPv6(base) === (Number(family) === 2) ? undefined : 'address mismatch with the APL family';
}

/** svcb.go SVCB.parse. */
export function badParameters(lexer: ZoneLexer, version: string): Bad {
  let mayFollow = true;
  for (let at = nextToken(lexer); !isLast(at); at = nextToken(lexer)) {
    if (at.kind === 'blank') mayFollow = true;
    else if (at.kind !== 'word')
      return { problem: at.kind === 'quote' ? "SVCB key can't contain double quotes" : 'bad SVCB values', at };
    else {
      if (!mayFollow) return { problem: 'bad SVCB value quotation', at };
      const equals = at.text.indexOf('=');
      const key = equals === -1 ? at.text : at.text.slice(0, equals);
      let value = at.text.slice(key.length + 1);
      if (equals === at.text.length - 1 && key !== '') {
        at = nextToken(lexer);
        if (at.kind === 'quote') {
          mayFollow = false;
          at = nextToken(lexer);
          if (at.kind === 'word') {
            value = at.text;
            at = nextToken(lexer);
            if (at.kind !== 'quote') return { problem: 'SVCB unterminated value', at };
          } else if (at.kind !== 'quote') return { problem: 'bad SVCB value', at };
        }
      }
      if (!isParameterKey(key)) return { problem: 'bad SVCB key', at };
      if (!isParameter(key, value, version)) return { problem: UNNAMED, at };
    }
  }
  return undefined;
}

const KEYS: readonly string[] = 'mandatory alpn no-default-alpn port ipv4hint ech ipv6hint dohpath ohttp'.split(' ');

function isParameterKey(key: string): boolean {
  const number = /^key([1-9]\d{0,4})$/.exec(key)?.[1];
  return number === undefined ? KEYS.includes(key) : Number(number) < 0xffff && KEYS[Number(number)] === undefined;
}

function isParameter(key: string, value: string, version: string): boolean {
  const addresses = value.replace(/,$/, '').split(',').map(parseAddress);
  switch (key) {
    case 'mandatory':
      return true;
    case 'alpn':
      return value === '' || isProtocols(value);
    case 'ohttp':
      // Unknown to miekg/dns of 1.11.
      return value === '' || !isAtLeast(version, '1.14.7');
    case 'no-default-alpn':
      return value === '';
    case 'port':
      return isAtMost(value, 0xffff);
    case 'ipv4hint':
      return !value.includes(':') && addresses.every((one) => one !== undefined);
    case 'ipv6hint':
      return addresses.every((one) => one !== undefined && isIPv6(one));
    case 'ech':
      return isBase64(value);
    default:
      return !hasBadEscape(value);
  }
}

/** svcb.go svcbParseParam. */
function hasBadEscape(text: string): boolean {
  return [...text.matchAll(/\\(\d{1,3}|[^\d]|$)/gs)].some(
    ([, escaped = '']) => escaped === '' || (/^\d/.test(escaped) && !(escaped.length === 3 && Number(escaped) <= 255)),
  );
}

/** A comma-separated list, escaped again (svcb.go SVCBAlpn.parse). */
function isProtocols(text: string): boolean {
  let isEmpty = true;
  let isEscaped = false;
  for (const [, code, escaped, dangling, plain] of text.matchAll(/\\(\d{3})|\\(.)|(\\)|([^\\])/gs)) {
    const character = code === undefined ? (escaped ?? plain) : String.fromCharCode(Number(code));
    if (dangling !== undefined || (isEscaped && character !== '\\' && character !== ',')) return false;
    if (character === ',' && !isEscaped && isEmpty) return false;
    isEmpty = character === ',' && !isEscaped;
    isEscaped = character === '\\' && !isEscaped;
  }
  return !isEscaped && !isEmpty;
}

/** IPSECKEY.parse, AMTRELAY.parse: numbers, a gateway, and of the first a key, behind which the line ends once more. */
export function badTunnel(lexer: ZoneLexer, version: string, type: string): Bad {
  const numbers: number[] = [];
  for (const name of type === 'IPSECKEY' ? ['', 'kind', ''] : ['', 'discovery', 'kind']) {
    const at = numbers.length === 0 ? nextToken(lexer) : nextWord(lexer);
    if (!isAtMost(at.text, name === 'discovery' ? 1 : 0xff))
      return { problem: name === 'discovery' ? 'bad discovery value' : `bad ${type} value`, at };
    numbers.push(Number(at.text));
  }
  const gateway = nextWord(lexer);
  const [, second = 0, third = 0] = numbers;
  if (!isGateway(gateway, type === 'IPSECKEY' ? second : third & 0x7f, version))
    return { problem: UNNAMED, at: gateway };
  if (type === 'IPSECKEY') {
    nextToken(lexer);
    const key = stringAhead(lexer);
    if (typeof key !== 'string') return { problem: 'bad IPSECKEY PublicKey', at: key };
  }
  const rest = afterData(lexer);
  return typeof rest === 'string' ? undefined : rest;
}

/** scan_rr.go parseAddrHostUnion. */
function isGateway(at: ZoneToken, kind: number, version: string): boolean {
  const address = parseAddress(at.text);
  if (kind === 0) return at.text === '.';
  if (kind === 1 || kind === 2) return address !== undefined && isIPv6(address) === (kind === 2);
  return kind !== 3 || isField('name', at, version);
}
