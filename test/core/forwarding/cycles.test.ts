/** Cycles of a graph of numbers, and the share of what comes back. */
import { describe, expect, test } from '@jest/globals';
import { adjacencyOf, cyclicComponents, IntList, reversed, shortestCycle } from '../../../src/core/forwarding/loops.ts';
import { settle } from '../../../src/core/forwarding/upstream-policy.ts';

const listsOf = ({ size, first, to }: ReturnType<typeof adjacencyOf>): number[][] =>
  Array.from({ length: size }, (_, vertex) => [...to.subarray(first[vertex], first[vertex + 1])]);

test('edges are the same the other way round', () => {
  const edges = adjacencyOf([[1, 2], [2], [0, 2], []]);
  expect(listsOf(edges)).toEqual([[1, 2], [2], [0, 2], []]);
  expect(listsOf(reversed(edges))).toEqual([[2], [0], [0, 1, 2], []]);
  expect(listsOf(reversed(adjacencyOf([])))).toEqual([]);
});

test.each<[string, number[][], number[][]]>([
  ['none', [[1], [2], []], []],
  ['itself', [[0], [1, 0], []], [[0], [1]]],
  ['a ring', [[1], [2], [0]], [[0, 1, 2]]],
  ['a ring behind a way in, with a way out', [[1], [2], [3], [1, 4], []], [[1, 2, 3]]],
  [
    'two rings, the one that is reached first',
    [[1], [0, 2], [3], [2]],
    [
      [2, 3],
      [0, 1],
    ],
  ],
  ['rings that share a vertex', [[1, 2], [0], [3], [0]], [[0, 1, 2, 3]]],
  ['a chord', [[1], [2], [3, 0], [1]], [[0, 1, 2, 3]]],
  ['a branch that joins again and does not come back', [[1, 2], [3], [3], []], []],
  ['a ring that is found from its end', [[3], [0], [], [4, 1], [2]], [[0, 1, 3]]],
])('states that reach each other: %s', (_, lists, expected) => {
  expect(cyclicComponents(adjacencyOf(lists))).toEqual(expected);
});

test.each<[string, number[][], number, readonly number[], number[] | undefined]>([
  ['itself', [[0]], 0, [0], [0]],
  ['the short way', [[1, 2], [0], [3], [0]], 0, [0, 1, 2, 3], [0, 1]],
  ['from another one', [[1, 2], [0], [3], [0]], 3, [0, 1, 2, 3], [3, 0, 2]],
  ['only within', [[1, 2], [0], [3], [0]], 0, [0, 2, 3], [0, 2, 3]],
  ['none', [[1], []], 0, [0, 1], undefined],
])('the shortest way back is %s', (_, lists, start, within, expected) => {
  expect(shortestCycle(adjacencyOf(lists), start, new Set(within))).toEqual(expected);
});

test('a list of numbers grows', () => {
  const list = new IntList();
  for (let value = 0; value < 2500; value += 1) list.push(value * 2);
  expect([list.length, list.at(0), list.at(1023), list.at(1024), list.at(2499)]).toEqual([2500, 0, 2046, 2048, 4998]);
  expect([...list.values()]).toEqual(Array.from({ length: 2500 }, (_, value) => value * 2));
});

describe('who gives the reply that counts', () => {
  test.each<[string, string, readonly (readonly [string, number])[]]>([
    // `-`: known to reply what makes the next one be asked.
    [
      'sequential',
      'a b- c',
      [
        ['a', 1],
        ['c', 1],
      ],
    ],
    ['sequential', 'a- b- c', [['c', 1]]],
    ['sequential', 'a- b-', [['b', 1]]],
    [
      'random',
      'a b- c',
      [
        ['a', 1],
        ['c', 1],
      ],
    ],
    [
      'random',
      'a- b-',
      [
        ['a', 1],
        ['b', 1],
      ],
    ],
    [
      'round_robin',
      'a- b- c d',
      [
        ['c', 3],
        ['d', 1],
      ],
    ],
    ['round_robin', 'a b- c-', [['a', 3]]],
    [
      'round_robin',
      'a- b-',
      [
        ['a', 1],
        ['b', 1],
      ],
    ],
    ['parallel', 'a- b', [['b', 1]]],
  ])('%s: %s', (policy, list, expected) => {
    const all = list.split(' ');
    const settled = settle(
      all.map((one) => one.replace('-', '')),
      all.map((one) => one.endsWith('-')),
      policy as 'random',
    );
    expect(settled.map(({ target, weight }) => [target, weight])).toEqual(expected);
  });
});
