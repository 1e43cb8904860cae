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

/** The lines that it stands for; undefined where they are too long, or not known. */
export function generated(lexer: ZoneLexer, at: ZoneToken, limit: number): string | Rest | undefined {
  const range = rangeIn(at.text);
  if (typeof range === 'string') return { problem: `bad ${range} in $GENERATE range`, at };
  const blank = nextToken(lexer);
  if (blank.kind === 'end')
    return { problem: 'garbage after $GENERATE range', at: { ...blank, text: '', line: 0, column: 0 } };
  if (blank.kind !== 'blank') return { problem: 'garbage after $GENERATE range', at: blank };
  const line: string[] = [];
  for (;;) {
    const next = nextToken(lexer);
    if (next.kind === 'error') return { problem: 'bad data in $GENERATE directive', at: next };
    if (next.kind === 'newline' || next.kind === 'end') return expanded(line.join(''), range, limit);
    line.push(next.text);
  }
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

/** Backslashes and modifiers are not followed. */
function expanded(line: string, { start, stop, step }: Range, limit: number): string | undefined {
  if (line.includes('\\') || line.includes('${')) return undefined;
  const signs = line.split('$').length - 1;
  const longest = BigInt(line.length + 1 + signs * String(stop).length);
  if (longest * ((stop - start) / step + 1n) > BigInt(limit)) return undefined;
  const lines: string[] = [];
  for (let number = start; number <= stop; number += step)
    lines.push(line.replace(/\$\$?/g, (sign) => (sign === '$' ? String(number) : '$')));
  return `${lines.join('\n')}\n`;
}
