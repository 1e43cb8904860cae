/** `$GENERATE` of a zone file (miekg/dns generate.go). */
import type { Rest } from './record-words.ts';
import { nextToken, type ZoneLexer, type ZoneToken } from './zone-tokens.ts';

interface Range {
  readonly start: bigint;
  readonly stop: bigint;
  readonly step: bigint;
}

/** generate.go generate refuses more steps. */
const MAX_STEPS = 65_535n;
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_INT32 = 2n ** 31n - 1n;
const MAX_WIDTH = 255;

/** The lines that it stands for; undefined where they are too long, or not known. */
export function generated(lexer: ZoneLexer, at: ZoneToken, limit: number): string | Rest | undefined {
  const range = rangeIn(at.text);
  if (typeof range === 'string') return { problem: `bad ${range} in $GENERATE range`, at };
  const blank = nextToken(lexer);
  if (blank.kind === 'end')
    return { problem: 'garbage after $GENERATE range', at: { ...blank, text: '', line: 0, column: 0 } };
  if (blank.kind !== 'blank') return { problem: 'garbage after $GENERATE range', at: blank };
  const words: string[] = [];
  for (;;) {
    const next = nextToken(lexer);
    if (next.kind === 'error') return { problem: 'bad data in $GENERATE directive', at: next };
    if (next.kind === 'newline' || next.kind === 'end') break;
    words.push(next.text);
  }
  const line = words.join('');
  const parts = partsOf(line, range);
  if (Array.isArray(parts)) return expanded(parts, range, limit);
  const { problem, start, end } = parts;
  const place = { text: line.slice(start, end), column: blank.column + start + 1 };
  return { problem: `bad ${problem} in $GENERATE`, at: { ...blank, ...place } };
}

function rangeIn(text: string): Range | 'step' | 'start-stop' | 'start' | 'stop' | 'range' {
  const slash = text.indexOf('/');
  const step = slash < 0 ? 1n : integer(text.slice(slash + 1));
  if (step === undefined || step <= 0n) return 'step';
  const ends = slash < 0 ? text : text.slice(0, slash);
  const dash = ends.indexOf('-');
  if (dash < 0) return 'start-stop';
  const start = integer(ends.slice(0, dash));
  if (start === undefined) return 'start';
  const stop = integer(ends.slice(dash + 1));
  if (stop === undefined) return 'stop';
  const isBad = stop < 0n || start < 0n || stop < start || (stop - start) / step > MAX_STEPS;
  return isBad ? 'range' : { start, stop, step };
}

/** strconv.ParseInt */
function integer(text: string): bigint | undefined {
  if (!/^[+-]?\d{1,30}$/.test(text)) return undefined;
  const value = BigInt(text.replace(/^\+/, ''));
  return value > MAX_INT64 || value < -MAX_INT64 - 1n ? undefined : value;
}

interface NumberPart {
  readonly offset: bigint;
  readonly width: number;
  readonly base: string;
}

interface BadPart {
  readonly problem: 'modifier' | 'base' | 'offset' | 'width';
  readonly start: number;
  readonly end: number;
}

/** generate.go ReadByte; a backslash takes away what it does not escape. */
function partsOf(line: string, range: Range): (string | NumberPart)[] | BadPart {
  const parts: (string | NumberPart)[] = [];
  for (const { 0: found, index, 1: modifier } of line.matchAll(/\\.?|\$\$|\$\{(?:([^}]*)\}|.*)|\$|[^\\$]+/gs)) {
    const end = index + found.length;
    if (found.startsWith('${')) {
      const part = modifier === undefined ? 'modifier' : numberPart(modifier, range);
      if (typeof part === 'string') return { problem: part, start: index, end };
      parts.push(part);
    } else if (found === '$') parts.push({ offset: 0n, width: 0, base: 'd' });
    else parts.push(/^[\\$]/.test(found) ? found.slice(1).replace(/[^\\$]/, '') : found);
  }
  return parts;
}

/** generate.go modToPrintf */
function numberPart(modifier: string, { start, stop }: Range): NumberPart | BadPart['problem'] {
  const [first = '', width = '0', base = 'd', ...more] = modifier.split(',');
  if (more.length > 0) return 'modifier';
  if (!/^[odxX]$/.test(base)) return 'base';
  const offset = integer(first);
  if (offset === undefined) return 'offset';
  if (!/^\d+$/.test(width) || Number(width) > MAX_WIDTH) return 'width';
  return start + offset < 0n || stop + offset > MAX_INT32 ? 'offset' : { offset, width: Number(width), base };
}

function expanded(
  parts: readonly (string | NumberPart)[],
  { start, stop, step }: Range,
  limit: number,
): string | undefined {
  const lengthOf = (part: string | NumberPart): number =>
    (typeof part === 'string' ? part : written(stop + part.offset, part)).length;
  const longest = parts.reduce((sum, part) => sum + lengthOf(part), 1);
  if (BigInt(longest) * ((stop - start) / step + 1n) > BigInt(limit)) return undefined;
  const lines: string[] = [];
  for (let number = start; number <= stop; number += step)
    lines.push(parts.map((part) => (typeof part === 'string' ? part : written(number + part.offset, part))).join(''));
  return `${lines.join('\n')}\n`;
}

function written(number: bigint, { width, base }: NumberPart): string {
  const digits = number.toString(base === 'o' ? 8 : base === 'd' ? 10 : 16);
  return (base === 'X' ? digits.toUpperCase() : digits).padStart(width, '0');
}
