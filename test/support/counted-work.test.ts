import { expect, test } from '@jest/globals';
import { callsIn, growthOf, LINEAR } from './counted-work.ts';

const step = (value: number): number => value + 1;
const once = (size: number): void => {
  for (let i = 0; i < size; i += 1) step(i);
};
const squared = (size: number): void => {
  for (let i = 0; i < size; i += 1) once(size);
};

test('calls are counted, every time alike', () => {
  once(100_000);
  const [first = 0, ...counts] = [0, 1, 2, 3].map(() => callsIn(() => once(1000)));
  expect(new Set(counts).size).toBe(1);
  // The engine of Node.js 22 counts a function twice whose optimised code it leaves when counting first begins.
  expect([0, 1]).toContain(first - (counts[0] ?? 0));
  expect(counts[0]).toBeGreaterThanOrEqual(1001);
  expect(counts[0]).toBeLessThan(1100);
});

test('work that grows with the square of its input is seen', () => {
  expect(growthOf(once, 500)).toBeLessThan(LINEAR);
  expect(growthOf(squared, 100)).toBeGreaterThan(10);
});
