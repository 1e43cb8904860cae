import { expect, test } from '@jest/globals';
import type { AnswerStep } from '../../../src/core/facts/steps.ts';
import { openCompiled } from '../../../src/core/forwarding/compile.ts';
import { openExpressions } from '../../../src/core/forwarding/matching.ts';
import { probeBits, probeLabels } from '../../../src/core/forwarding/probe-names.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { callsOf } from '../../support/counted-work.ts';
import { server } from './world.ts';

function labelsFor(corefile: string, bits: 62 | 63 = 62) {
  const { blocks } = server('a', 'external:a', corefile).config;
  return probeLabels(blocks, openCompiled(openExpressions(openBudget())).get, bits);
}
const rewriting = (regex: string): string => `. {\n loop\n rewrite name regex ${regex} b.org\n forward . 127.0.0.1\n}`;

test('where no pattern tells numbers apart one name stands for all', () => {
  for (const regex of ['^[a-z]', '^[0-9]', '\\\\.a\\\\.org\\\\.$'])
    expect(labelsFor(rewriting(regex))).toEqual([{ labels: [expect.any(String), expect.any(String)], share: 1 }]);
  expect(labelsFor('. {\n loop\n forward . 127.0.0.1\n}')).toHaveLength(1);
});

test.each([
  [rewriting('^[13579]'), 0.55],
  [rewriting('^[0-9]*5[.]'), 0.1],
  ["a.org {\n view v {\n expr name() startsWith '1'\n }\n loop\n forward . 127.0.0.1\n}", 0.24],
  ['a.org {\n template ANY ANY . {\n match [13579][.][0-9]*[.]a\n rcode NXDOMAIN\n fallthrough\n }\n loop\n}', 0.5],
])('what a pattern takes has about its share of the starts: %s', (corefile, share) => {
  const found = labelsFor(corefile);
  expect(found).toHaveLength(2);
  const shares = found.map((one) => one.share);
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  expect(Math.min(...shares.map((one) => Math.abs(one - share)))).toBeLessThan(0.08);
});

test('patterns of single labels tell no probes apart, and are neither compiled nor matched with any', () => {
  const [block] = server('a', 'external:a', '. {\n loop\n forward . 127.0.0.1\n}').config.blocks;
  if (block === undefined) throw new Error('a block was written');
  const { at } = block;
  const bare: AnswerStep = {
    kind: 'answer',
    plugin: 'a',
    rules: [{ names: { kind: 'single-label' }, effect: 'answer', at }],
    at,
  };
  const blocks = Array.from({ length: 40 }, () => ({ ...block, steps: [bare] }));
  const compiled = openCompiled(openExpressions(openBudget()));
  const drawn = callsOf(['compile', 'below', 'isSingleLabel'], () => {
    expect(probeLabels(blocks, compiled.get, 62)).toMatchObject([{ share: 1 }]);
  });
  expect(drawn).toEqual({ compile: 0, below: 0, isSingleLabel: 0 });
});

test('numbers of long ago are larger', () => {
  expect([probeBits('1.11.3'), probeBits('1.14.1'), probeBits('1.14.2'), probeBits('1.15.0')]).toEqual([
    63, 63, 62, 62,
  ]);
  const largest = (bits: 62 | 63): bigint =>
    labelsFor(rewriting('^[13579]'), bits).reduce(
      (most, { labels }) => (BigInt(labels[0]) > most ? BigInt(labels[0]) : most),
      0n,
    );
  expect(largest(62)).toBeLessThan(2n ** 62n);
  expect(largest(63)).toBeLessThan(2n ** 63n);
});

test('with many patterns few numbers are tried, and few kinds probed', () => {
  const many = Array.from(
    { length: 300 },
    (_, index) => ` rewrite stop name regex ^${index + 1} x${index}.b.org\n`,
  ).join('');
  expect(labelsFor(`. {\n loop\n${many} forward . 127.0.0.1\n}`).length).toBeLessThanOrEqual(8);
});
