/** What `diff` says of a change, held against real servers that were asked before and after it. */
import { describe, expect, test } from '@jest/globals';
import { judgePair, naturalPairs, type Pair, recordedPairs, type Verdict } from './pairs.ts';

const recorded = recordedPairs();
const pairs = [...recorded, ...naturalPairs('1.15.0')];

const verdicts = new Map<Pair, Verdict>();

describe('diff tells what real servers do otherwise', () => {
  for (const pair of pairs) {
    test(pair.name, () => {
      const verdict = judgePair(pair);
      verdicts.set(pair, verdict);
      expect(verdict.differences).toEqual([]);
    });
  }
});

test('there are enough of them, changed and unchanged', () => {
  expect(verdicts.size).toBeGreaterThan(600);
  const all = [...verdicts.values()];
  expect(all.reduce((sum, one) => sum + one.changed, 0)).toBeGreaterThan(600);
  expect(all.reduce((sum, one) => sum + one.kept, 0)).toBeGreaterThan(1500);
});

test('a diff that says nothing is seen to be wrong', () => {
  const turned = recorded.map((pair) => ({ ...pair, after: pair.before }));
  const wrong = turned.filter((pair) => judgePair(pair).differences.length > 0);
  expect(wrong.length).toBeGreaterThan(60);
});
