import { describe, expect, test } from '@jest/globals';
import { sameValue } from '../../../src/core/text/same-value.ts';

describe('two values say the same', () => {
  test('where all parts do, in any order of keys', () => {
    const one = { a: [1, { b: new Map([['k', new Set(['x'])]]) }], c: undefined };
    const other = { c: undefined, a: [1, { b: new Map([['k', new Set(['x'])]]) }] };
    expect(sameValue(one, other)).toBe(true);
  });
  test('and not where one has more, less or another part', () => {
    for (const [one, other] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: undefined }, { b: undefined }],
      [[1, 2], [1]],
      [[1], { 0: 1 }],
      [new Map([['a', 1]]), new Map([['a', 2]])],
      [new Set([1]), new Map([[1, 1]])],
      [{ a: null }, { a: undefined }],
      [{ a: 1 }, undefined],
      [() => 1, () => 1],
      [/a/, /a/],
    ])
      expect(sameValue(one, other)).toBe(false);
  });
  test('of values that lead back to themselves', () => {
    const ring = (name: string): object => {
      const made: { name: string; self?: object } = { name };
      made.self = made;
      return made;
    };
    expect(sameValue(ring('a'), ring('a'))).toBe(true);
    expect(sameValue(ring('a'), ring('b'))).toBe(false);
  });
  test('of a shared part that stands beside two different ones', () => {
    const shared = { x: 1 };
    expect(sameValue([shared, shared], [{ x: 1 }, { x: 2 }])).toBe(false);
  });
});
