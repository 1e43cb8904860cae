import { expect, test } from '@jest/globals';
import { indexFolders } from '../../../src/core/cluster/assemble.ts';

test('what lies below a folder is found, in the order in which it was stated', () => {
  const below = indexFolders(
    new Map([
      ['b/z.conf', 1],
      ['a/x.conf', 2],
      ['b/a/y.conf', 3],
      ['b.conf', 4],
      ['bb/x', 5],
      ['b/a.conf', 6],
    ]),
  );
  expect(below('b')).toEqual([
    ['b/z.conf', 1],
    ['b/a/y.conf', 3],
    ['b/a.conf', 6],
  ]);
  expect(below('b/a')).toEqual([['b/a/y.conf', 3]]);
  expect(below('c')).toEqual([]);
});
