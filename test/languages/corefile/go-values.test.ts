/**
 * Numbers, durations and addresses as Go's own strconv, time, net and net/url read them: go-values.json is what a program of Go 1.26
 * printed for each text, its error, and its value.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { SetupError } from '../../../src/languages/corefile/dispenser.ts';
import { urlProblem } from '../../../src/languages/corefile/go-url.ts';
import {
  duration,
  durationOf,
  durationProblem,
  floatOf,
  formatDuration,
  hostBeforePort,
  hostPortProblem,
  integer,
  integer32,
  integerProblem,
  unsigned,
  unsigned64Problem,
} from '../../../src/languages/corefile/go-values.ts';
import type { Token } from '../../../src/languages/corefile/lexer.ts';
import { source } from './read.ts';

type Row<T> = readonly [text: string, error: string | null, value: T];
const said = JSON.parse(readFileSync(new URL('go-values.json', import.meta.url), 'utf8')) as {
  readonly [name in 'integerProblem' | 'unsigned64Problem' | 'unsigned' | 'integer32']: readonly Row<undefined>[];
} & {
  readonly hostPort: readonly Row<string | null>[];
  readonly duration: readonly Row<number | null>[];
  readonly float32: readonly Row<string | null>[];
  readonly float64: readonly Row<string | null>[];
  readonly url: readonly Row<undefined>[];
  readonly format: readonly (readonly [nanoseconds: number, text: string])[];
};

const token = (text: string, more: Partial<Token> = {}): Token => ({
  text,
  source: source(text),
  start: 0,
  end: text.length,
  line: 1,
  breaks: 0,
  ...more,
});
function refusalOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

test.each(said.integerProblem)('strconv.Atoi %j: %s', (text, error) => {
  expect(integerProblem(text) ?? null).toBe(error);
  expect(refusalOf(() => integer(token(text)))).toBe(error);
  if (error === null) expect(integer(token(text))).toBe(Number(text));
});
test.each(said.unsigned64Problem)('strconv.ParseUint of 64 bits %j: %s', (text, error) => {
  expect(unsigned64Problem(text) ?? null).toBe(error);
});
test.each(said.unsigned)('strconv.ParseUint of 32 bits %j: %s', (text, error) => {
  expect(refusalOf(() => unsigned(token(text)))).toBe(error);
});
test.each(said.integer32)('strconv.ParseInt of 32 bits %j: %s', (text, error) => {
  expect(refusalOf(() => integer32(token(text)))).toBe(error);
});
test('what is filled in elsewhere is some number', () => {
  const opaque = token('{$X}', { opaque: true });
  expect([integer, unsigned, integer32, duration].map((read) => read(opaque))).toEqual([1, 1, 1, 1e9]);
});
test.each(said.hostPort)('net.SplitHostPort %j: %s', (text, error, host) => {
  expect(hostPortProblem(text) ?? null).toBe(error);
  expect(hostBeforePort(text) ?? null).toBe(host);
});
test.each(said.url)('url.Parse %j: %s', (text, error) => {
  expect(urlProblem(text) ?? null).toBe(error);
});
test.each(said.duration)('time.ParseDuration %j: %s', (text, error, value) => {
  expect(durationProblem(text) ?? null).toBe(error);
  expect(durationOf(text) ?? null).toBe(value);
  expect(refusalOf(() => duration(token(text)))).toBe(error);
});
test.each(said.format)('time.Duration %d: %s', (nanoseconds, text) => {
  expect(formatDuration(nanoseconds)).toBe(text);
});
describe.each([32, 64] as const)('strconv.ParseFloat of %d bits', (bits) => {
  test.each(said[`float${bits}`])('%j: %s', (text, error, value) => {
    const found = floatOf(text, bits);
    // A hexadecimal is left open.
    if (/^0x/.test(text)) expect(found).toBeUndefined();
    else if (error !== null) expect(found).toEqual({ problem: error });
    else {
      const number = typeof found === 'number' ? found : undefined;
      expect(bits === 32 ? Math.fround(number ?? 0) : number).toBe(Number(value?.replace('Inf', 'Infinity')));
    }
  });
});

test.each([
  ['9223372036854775808ns', undefined],
  ['-9223372036854775808ns', -(2 ** 63)],
  ['-9223372036854775809ns', undefined],
  ['1'.repeat(20).concat('ns'), undefined],
  ['0'.repeat(20).concat('1ns'), 1],
])('the longest durations: %s', (text, nanoseconds) => expect(durationOf(text)).toBe(nanoseconds));
