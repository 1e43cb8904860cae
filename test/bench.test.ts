/** What the measuring makes of what it measured. */
import { expect, test } from '@jest/globals';
// @ts-expect-error: a script without types.
import { chartOf } from '../scripts/bench/chart.mjs';
// @ts-expect-error: a script without types.
import { randomFrom } from '../scripts/bench/corpus.mjs';
// @ts-expect-error: a script without types.
import { comparePairs, slopeOf, spreadOf } from '../scripts/bench/measure.mjs';

test('a slope is 1 for a line, and 2 for a square', () => {
  expect(slopeOf([10, 100, 1000].map((size) => [size, 3 * size]))).toBeCloseTo(1);
  expect(slopeOf([10, 100, 1000].map((size) => [size, size * size]))).toBeCloseTo(2);
});

test('a spread is the least, the median and the greatest', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ min: 1, median: 2, max: 3 });
  expect(spreadOf([4, 1, 2, 3])).toEqual({ min: 1, median: 2.5, max: 4 });
});

test('pairs take turns, after one run each that does not count', () => {
  const order: string[] = [];
  const runner = (name: string, cpu: number) => ({
    name,
    run: () => {
      order.push(name);
      return { wall: 2 * cpu, cpu };
    },
  });
  const seen = comparePairs(runner('ours', 3), runner('theirs', 2), 2);
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'theirs', 'ours']);
  expect(seen).toMatchObject({ ours: { cpu: 3 }, theirs: { cpu: 2 }, cpu: { min: 1.5, median: 1.5, max: 1.5 } });
  expect(comparePairs({ name: 'ours', run: () => undefined }, runner('theirs', 1), 1)).toBe('ours did not end well');
});

test('the same seed gives the same numbers', () => {
  const [one, two] = [randomFrom(7), randomFrom(7)];
  expect([one(), one(), one()]).toEqual([two(), two(), two()]);
});

test('a chart has a bar for each row', () => {
  const cpu = { min: 1, median: 2, max: 3 };
  const svg = chartOf({ machine: 'm', rows: [{ input: 'a', rival: 'b', cpu }] });
  expect(svg.match(/<rect /g)).toHaveLength(2);
  expect(svg).toContain('a / b');
});
