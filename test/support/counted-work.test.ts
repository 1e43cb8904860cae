import { expect, test } from '@jest/globals';
import { callsIn, callsOf, growthOf, LINEAR } from './counted-work.ts';

const step = (value: number): number => value + 1;
const once = (size: number): void => {
  for (let i = 0; i < size; i += 1) step(i);
};
const squared = (size: number): void => {
  for (let i = 0; i < size; i += 1) once(size);
};

test('calls are counted, every time alike', () => {
  const counts = [0, 1, 2].map(() => callsIn(() => once(1000)));
  expect(counts).toEqual([1002, 1002, 1002]);
});

test('of names, as declarations, constants and keys give them', () => {
  const doubled = (value: number): number => value * 2;
  const keyed = { tripled: (value: number): number => value * 3 };
  class Halves {
    halved(value: number): number {
      return value / 2;
    }
  }
  expect(() => callsOf(['nobody'], () => {})).toThrow('no function is called nobody');
  expect(
    callsOf(['step', 'doubled', 'tripled', 'halved'], () => {
      for (const value of [1, 2, 3]) doubled(keyed.tripled(step(value)));
      new Halves().halved(1);
    }),
  ).toEqual({ step: 3, doubled: 3, tripled: 3, halved: 1 });
});

test('work that grows with the square of its input is seen', () => {
  expect(growthOf(once, 50)).toBeLessThan(LINEAR);
  expect(growthOf(squared, 10)).toBeGreaterThan(10);
  const beside = (size: number): void => {
    once(10_000);
    squared(size);
  };
  expect(growthOf(beside, 10)).toBeGreaterThan(10);
});
