/** What miekg/dns refuses in a zone file (scan.go ZoneParser.Next). */
import type { FileLook } from './files.ts';
import { quoted } from './go-values.ts';
import { recordData } from './record-data.ts';
import { afterData, isDuration, isName, type Rest } from './record-words.ts';
import { generated } from './zone-generate.ts';
import { lexZone, nextToken, peekToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

interface ZoneText {
  readonly text: string;
  /** As errors name it. */
  readonly file: string;
  readonly version: string;
  readonly open: (path: string) => FileLook;
  /** A text may be filled in first. */
  readonly isOpen: (text: string) => boolean;
}

export interface ZoneProblem {
  readonly message: string;
  /** Behind the first SOA record; undefined: not known. */
  readonly afterSoa: boolean | undefined;
}

interface Parser {
  readonly zone: ZoneText;
  readonly lexer: ZoneLexer;
  readonly depth: number;
  /** `$GENERATE` makes none of itself. */
  readonly isGenerated: boolean;
  /** What was included and generated in all. */
  readonly budget: { left: number };
  hasTtl: boolean;
  sawSoa: boolean | undefined;
}

type State = 'start' | 'any' | 'no class' | 'no ttl' | 'type';
type Next = State | Rest | ZoneProblem;

/** scan.go maxIncludeDepth refuses deeper ones. */
const MAX_DEPTH = 7;
/** Longer texts are not looked at. */
const MAX_ZONE = 1 << 20;
/** Longer words may be keys, and are not shown. */
const MAX_SHOWN = 40;

/** Undefined where there is none, or it is not known. */
export function zoneProblem(zone: ZoneText): ZoneProblem | undefined {
  return zone.isOpen(zone.text) ? undefined : problemIn(outermost(zone));
}

function outermost(zone: ZoneText): Parser {
  const lexer = lexZone(zone.text, zone.version);
  return { zone, lexer, depth: 0, isGenerated: false, budget: { left: MAX_ZONE }, hasTtl: false, sawSoa: false };
}

/** Undefined where it is too long to be looked at. */
function problemInside(outer: Parser, inner: Pick<Parser, 'zone' | 'isGenerated' | 'hasTtl'>): ZoneProblem | undefined {
  const { zone } = inner;
  outer.budget.left -= zone.text.length;
  if (outer.budget.left < 0) {
    outer.sawSoa = outer.sawSoa === false ? undefined : outer.sawSoa;
    return undefined;
  }
  const depth = outer.depth + (inner.isGenerated ? 0 : 1);
  const parser = { ...outer, ...inner, depth, lexer: lexZone(zone.text, zone.version) };
  const problem = problemIn(parser);
  outer.sawSoa = parser.sawSoa;
  return problem;
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
      if (/^(?:bad |$)/.test(problem) && zone.isOpen(at.text)) return undefined;
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
      return isName(at, parser.zone.version)
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
  if (!isDuration(at.text, parser.zone.version)) return { problem: 'not a TTL', at };
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
  const blank = nextToken(lexer);
  if (blank.kind === 'error') return { problem: blank.text, at: blank };
  if (blank.kind !== 'blank') return { problem: `no blank after ${name}-directive`, at: blank };
  const value = nextToken(lexer);
  if (value.kind === 'end') return 'end';
  if (value.kind === 'error') return { problem: value.text, at: value };
  if (name === '$GENERATE' && parser.isGenerated)
    return { problem: 'nested $GENERATE directive not allowed', at: value };
  if (value.kind !== 'word') return { problem: `expecting ${name} value, not this...`, at: value };
  if (name === '$INCLUDE') return include(parser, value);
  if (name === '$GENERATE') return generate(parser, value);
  const rest = afterData(lexer);
  if (rest !== 'done') return rest;
  if (name === '$ORIGIN')
    return isName(value, parser.zone.version) ? 'done' : { problem: 'bad origin name', at: value };
  if (!isDuration(value.text, parser.zone.version)) return { problem: 'expecting $TTL value, not this...', at: value };
  parser.hasTtl = true;
  return 'done';
}

/** Its lines count from 1. */
function generate(parser: Parser, range: ZoneToken): Next {
  const text = generated(parser.lexer, range, parser.budget.left);
  if (typeof text !== 'string') {
    if (text === undefined && parser.sawSoa === false) parser.sawSoa = undefined;
    return text ?? 'done';
  }
  return problemInside(parser, { zone: { ...parser.zone, text }, isGenerated: true, hasTtl: true }) ?? 'done';
}

/** Read where it is in sight; a TTL stated there ends with it. */
function include(parser: Parser, value: ZoneToken): Next {
  const { lexer, zone, depth } = parser;
  const after = nextToken(lexer);
  if (after.kind === 'blank') {
    const origin = nextToken(lexer);
    if (origin.kind === 'word' && !isName(origin, zone.version)) return { problem: 'bad origin name', at: origin };
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
  const inside = { ...zone, file: path, text: look.text.text };
  const problem = problemInside(parser, { zone: inside, isGenerated: false, hasTtl: parser.hasTtl });
  return problem ?? 'done';
}

function typed(parser: Parser, at: ZoneToken): Next {
  const next = nextToken(parser.lexer);
  if (next.kind === 'error') return { problem: next.text, at: next };
  if (next.kind === 'end') return 'end';
  return recordOf(parser, at.text.toUpperCase(), next);
}

function recordOf(parser: Parser, type: string, next: ZoneToken): Next {
  const { lexer, zone } = parser;
  const first = peekToken(lexer);
  // A record without data, at the end of the file.
  if (first.kind === 'end') return afterData(lexer);
  if (next.kind === 'newline') return { problem: 'unexpected newline', at: next };
  const rest = recordData(lexer, type, zone.version, next);
  // The end of the file has no place.
  if (typeof rest === 'object' && 'at' in rest && rest.at.kind === 'end') return { ...rest, at: next };
  if (rest !== 'done') return rest;
  // plugin/file/zone.go Insert
  if (type === 'NSEC3' || type === 'NSEC3PARAM') return { message: UNSUPPORTED, afterSoa: parser.sawSoa };
  if (type === 'SOA') parser.sawSoa = true;
  return rest;
}

export const UNSUPPORTED = 'NSEC3 zone is not supported, dropping RR';
