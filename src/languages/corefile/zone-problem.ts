/** What miekg/dns refuses in a zone file (scan.go ZoneParser.Next, scan_rr.go). Of types that are not listed here the data is taken as it is. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import { isDomainName } from '../../core/dns/name.ts';
import type { FileLook } from './files.ts';
import { quoted } from './go-values.ts';
import { isAtLeast } from './versions.ts';
import { lexZone, nextToken, peekToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

interface ZoneText {
  readonly text: string;
  /** As errors name it. */
  readonly file: string;
  readonly version: string;
  readonly open: (path: string) => FileLook;
  /** What stands in a text may be filled in first. */
  readonly isOpen: (text: string) => boolean;
}

export interface ZoneProblem {
  readonly message: string;
  /** The first SOA record stands before it; undefined where that is not known. */
  readonly afterSoa: boolean | undefined;
}

interface Parser {
  readonly zone: ZoneText;
  readonly lexer: ZoneLexer;
  readonly depth: number;
  hasTtl: boolean;
  sawSoa: boolean | undefined;
}

type State = 'start' | 'any' | 'no class' | 'no ttl' | 'type';
/** Where a record goes on; `done` behind one, `end` behind the last. */
type Next = State | 'done' | 'end' | { readonly problem: string; readonly at: ZoneToken } | ZoneProblem;

/** Deeper than this it is refused (scan.go maxIncludeDepth). */
const MAX_DEPTH = 7;
/** Longer texts are not looked at. */
const MAX_ZONE = 1 << 20;
/** Longer words are left out of messages: they may be those of a key. */
const MAX_SHOWN = 40;

/** Undefined where there is none, or where that is not known. */
export function zoneProblem(zone: ZoneText): ZoneProblem | undefined {
  return zone.isOpen(zone.text) ? undefined : problemIn(parserOf(zone, 0, false));
}

function parserOf(zone: ZoneText, depth: number, hasTtl: boolean): Parser {
  return { zone, lexer: lexZone(zone.text, zone.version), depth, hasTtl, sawSoa: false };
}

function problemIn(parser: Parser): ZoneProblem | undefined {
  if (parser.zone.text.length > MAX_ZONE) return undefined;
  let state: State = 'start';
  for (;;) {
    const next = advance(parser, state, nextToken(parser.lexer));
    if (next === 'end') return undefined;
    if (typeof next === 'string') state = next === 'done' ? 'start' : next;
    else if ('message' in next) return next;
    else {
      const { problem, at } = next;
      const { zone, sawSoa } = parser;
      // Capitals where data is expected.
      if (problem.startsWith('bad ') && zone.isOpen(at.text)) return undefined;
      const shown = at.text.length > MAX_SHOWN ? '...' : at.text;
      const message = `${zone.file}: dns: ${problem}: ${quoted(shown)} at line: ${at.line}:${at.column}`;
      return { message, afterSoa: sawSoa };
    }
  }
}

function advance(parser: Parser, state: State, at: ZoneToken): Next {
  if (at.kind === 'error') return { problem: at.text, at };
  if (at.kind === 'end') return 'end';
  return state === 'start' ? begin(parser, at) : header(parser, state, at);
}

function begin(parser: Parser, at: ZoneToken): Next {
  switch (at.kind) {
    case 'newline':
    case 'blank':
      return 'start';
    case 'owner':
      return isName(at, parser)
        ? behindBlank(parser, 'any', 'no blank after owner')
        : { problem: 'bad owner name', at };
    case 'directive':
      return directive(parser, at);
    case 'type':
      return typed(parser, at);
    case 'class':
      return behindBlank(parser, 'no class', 'no blank before class');
    case 'word':
      return ttl(parser, at, 'no ttl');
    default:
      return { problem: 'syntax error at beginning', at };
  }
}

function behindBlank({ lexer }: Parser, state: State, problem: string): Next {
  const at = nextToken(lexer);
  if (at.kind === 'end') return 'end';
  if (at.kind === 'error') return { problem: at.text, at };
  return at.kind === 'blank' ? state : { problem, at };
}

function ttl(parser: Parser, at: ZoneToken, state: 'no ttl' | 'type'): Next {
  if (!isDuration(at.text)) return { problem: 'not a TTL', at };
  parser.hasTtl = true;
  return behindBlank(parser, state, state === 'type' ? 'no blank before RR type' : 'no blank before TTL');
}

function header(parser: Parser, state: Exclude<State, 'start'>, at: ZoneToken): Next {
  if (at.kind === 'type') {
    if (state === 'any' && !parser.hasTtl) return { problem: 'missing TTL with no previous value', at };
    return typed(parser, at);
  }
  if (at.kind === 'class' && state === 'any') return behindBlank(parser, 'no class', 'no blank before class');
  if (at.kind === 'class' && state === 'no ttl') return behindBlank(parser, 'type', 'no blank before RR type');
  if (at.kind === 'word' && state === 'any') return ttl(parser, at, 'no ttl');
  if (at.kind === 'word' && state === 'no class') return ttl(parser, at, 'type');
  const expected = { any: 'RR type, TTL or class', 'no class': 'RR type or TTL', 'no ttl': 'RR type or class' };
  if (state === 'type') return { problem: 'unknown RR type', at };
  return { problem: `expecting ${expected[state]}, not this...`, at };
}

function directive(parser: Parser, at: ZoneToken): Next {
  const { lexer } = parser;
  const name = at.text.toUpperCase();
  if (name === '$GENERATE') return line(lexer);
  const blank = nextToken(lexer);
  if (blank.kind === 'error') return { problem: blank.text, at: blank };
  if (blank.kind !== 'blank') return { problem: `no blank after ${name}-directive`, at: blank };
  const value = nextToken(lexer);
  if (value.kind === 'end') return 'end';
  if (value.kind === 'error') return { problem: value.text, at: value };
  if (value.kind !== 'word') return { problem: `expecting ${name} value, not this...`, at: value };
  if (name === '$INCLUDE') return include(parser, value);
  const rest = remainder(lexer);
  if (rest !== 'done') return rest;
  if (name === '$ORIGIN') return isName(value, parser) ? 'done' : { problem: 'bad origin name', at: value };
  if (!isDuration(value.text)) return { problem: 'expecting $TTL value, not this...', at: value };
  parser.hasTtl = true;
  return 'done';
}

/** What it names is read where it is in sight; a TTL stated there ends with it. */
function include(parser: Parser, value: ZoneToken): Next {
  const { lexer, zone, depth } = parser;
  const after = nextToken(lexer);
  if (after.kind === 'blank') {
    const origin = nextToken(lexer);
    if (origin.kind === 'word' && !isName(origin, parser)) return { problem: 'bad origin name', at: origin };
  } else if (after.kind !== 'newline' && after.kind !== 'end') return { problem: 'garbage after $INCLUDE', at: after };
  if (depth >= MAX_DEPTH) return { problem: 'too deeply nested $INCLUDE', at: value };
  const folder = zone.file.includes('/') ? zone.file.replace(/\/[^/]*$/, '') : '.';
  const path = value.text.startsWith('/') ? value.text : folder === '.' ? value.text : `${folder}/${value.text}`;
  const look = zone.open(path);
  if (look.kind === 'missing') {
    const as = path === value.text ? '' : ` as \`${path}'`;
    return {
      problem: `failed to open \`${value.text}'${as}: open ${path}: no such file or directory`,
      at: value,
    };
  }
  if (look.kind !== 'text' || zone.isOpen(look.text.text)) {
    if (parser.sawSoa === false) parser.sawSoa = undefined;
    return 'done';
  }
  const inside = parserOf({ ...zone, file: path, text: look.text.text }, depth + 1, parser.hasTtl);
  inside.sawSoa = parser.sawSoa;
  const problem = problemIn(inside);
  parser.sawSoa = inside.sawSoa;
  return problem ?? 'done';
}

function typed(parser: Parser, at: ZoneToken): Next {
  const next = nextToken(parser.lexer);
  if (next.kind === 'error') return { problem: next.text, at: next };
  if (next.kind === 'end') return 'end';
  return recordOf(parser, at.text.toUpperCase(), next);
}

type Field = 'IPv4' | 'IPv6' | 'name' | 'u8' | 'u16' | 'u32' | 'duration' | 'word' | 'texts' | 'text' | 'rest';

const SVCB: readonly (readonly [string, Field])[] = [
  ['priority', 'u16'],
  ['Target', 'name'],
  ['value', 'rest'],
];

/** Fields of a type's data, by their names in errors; what is `rest` is taken as it is. */
const FIELDS: Readonly<Record<string, readonly (readonly [string, Field])[]>> = {
  A: [['A', 'IPv4']],
  AAAA: [['AAAA', 'IPv6']],
  NS: [['Ns', 'name']],
  PTR: [['Ptr', 'name']],
  CNAME: [['Target', 'name']],
  DNAME: [['Target', 'name']],
  MX: [
    ['Pref', 'u16'],
    ['Mx', 'name'],
  ],
  SRV: [
    ['Priority', 'u16'],
    ['Weight', 'u16'],
    ['Port', 'u16'],
    ['Target', 'name'],
  ],
  SOA: [
    ['Ns', 'name'],
    ['Mbox', 'name'],
    ['zone parameter', 'u32'],
    ...Array.from({ length: 4 }, () => ['zone parameter', 'duration'] as const),
  ],
  TXT: [['Txt', 'texts']],
  SPF: [['Txt', 'texts']],
  HINFO: [['Fields', 'texts']],
  SVCB,
  HTTPS: SVCB,
  URI: [
    ['Priority', 'u16'],
    ['Weight', 'u16'],
    ['Target', 'text'],
  ],
  SSHFP: [
    ['Algorithm', 'u8'],
    ['Type', 'u8'],
    ['Fingerprint', 'rest'],
  ],
  TLSA: [
    ['Usage', 'u8'],
    ['Selector', 'u8'],
    ['MatchingType', 'u8'],
    ['Certificate', 'rest'],
  ],
  NSEC3: [
    ['Hash', 'u8'],
    ['Flags', 'u8'],
    ['Iterations', 'u16'],
    ['Salt', 'word'],
    ['NextDomain', 'word'],
    ['TypeBitMap', 'rest'],
  ],
  NSEC3PARAM: [
    ['Hash', 'u8'],
    ['Flags', 'u8'],
    ['Iterations', 'u16'],
    ['Salt', 'word'],
  ],
  CAA: [
    ['Flag', 'u8'],
    ['Tag', 'word'],
    ['Value', 'text'],
  ],
};

function recordOf(parser: Parser, type: string, next: ZoneToken): Next {
  const { lexer } = parser;
  const first = peekToken(lexer);
  // A record without data, at the end of the file.
  if (first.kind === 'end') return remainder(lexer);
  if (next.kind === 'newline') return { problem: 'unexpected newline', at: next };
  const fields = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  const rest = fields === undefined || first.text === '\\#' ? line(lexer) : data(parser, type, fields);
  // What stands at the end of the file has no place of its own.
  if (typeof rest === 'object' && 'at' in rest && rest.at.kind === 'end') return { ...rest, at: next };
  if (rest !== 'done') return rest;
  // plugin/file/zone.go Insert
  if (type === 'NSEC3' || type === 'NSEC3PARAM') return { message: UNSUPPORTED, afterSoa: parser.sawSoa };
  if (type === 'SOA') parser.sawSoa = true;
  return rest;
}

/** Refused by every release. */
export const UNSUPPORTED = 'NSEC3 zone is not supported, dropping RR';

function data(parser: Parser, type: string, fields: readonly (readonly [string, Field])[]): Next {
  const { lexer } = parser;
  let tag: ZoneToken | undefined;
  for (const [index, [name, field]] of fields.entries()) {
    if (field === 'rest') return line(lexer);
    if (index > 0) nextToken(lexer);
    const isLast = field === 'texts' || field === 'text';
    if (field === 'word') tag = peekToken(lexer);
    const bad = isLast ? badTexts(lexer, field, tag) : badField(parser, field);
    if (bad !== undefined) return { problem: `bad ${type === 'HTTPS' ? 'SVCB' : type} ${name}`, at: bad };
    if (isLast) return 'done';
  }
  return remainder(lexer);
}

function badField(parser: Parser, field: Field): ZoneToken | undefined {
  const at = nextToken(parser.lexer);
  return at.kind !== 'error' && isField(parser, field, at) ? undefined : at;
}

const LARGEST = { u8: 0xff, u16: 0xffff, u32: 0xffffffff };

function isField(parser: Parser, field: Field, at: ZoneToken): boolean {
  const { text } = at;
  switch (field) {
    case 'IPv4':
      return parseAddress(text) !== undefined && !text.includes(':');
    case 'IPv6':
      return text.includes(':') && parseAddress(text) !== undefined;
    case 'name':
      return isName(at, parser);
    case 'u8':
    case 'u16':
    case 'u32':
      return /^\d+$/.test(text) && Number(text) <= LARGEST[field];
    case 'duration':
      return isDuration(text);
    default:
      return at.kind === 'word';
  }
}

/** Strings, each in quotes or not, one behind the other (scan_rr.go endingToTxtSlice). */
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

function remainder(lexer: ZoneLexer): Next {
  let at = nextToken(lexer);
  if (at.kind === 'blank') at = nextToken(lexer);
  return at.kind === 'newline' || at.kind === 'end' ? 'done' : { problem: 'garbage after rdata', at };
}

function line(lexer: ZoneLexer): Next {
  for (;;) {
    const { kind } = nextToken(lexer);
    if (kind === 'newline') return 'done';
    if (kind === 'end' || kind === 'error') return 'end';
  }
}

/** scan.go toAbsoluteName; what stands behind a comment, or ends in a backslash, was a name in miekg/dns of 1.11. */
function isName({ text }: ZoneToken, { zone }: Parser): boolean {
  if (text === '\n' || text.endsWith('\\')) return !isAtLeast(zone.version, '1.14.7');
  return text === '@' || isDomainName(text);
}

/** scan.go stringToTTL. */
function isDuration(text: string): boolean {
  return /^[\dsmhdw]*$/i.test(text);
}
