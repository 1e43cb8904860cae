import { describe, expect, test } from '@jest/globals';
import { daysAfter, isDay } from '../../../src/judge/config/dates.ts';
import { nearest, quoted } from '../../../src/judge/config/spelling.ts';

describe('a day', () => {
  test.each(['2027-01-31', '2024-02-29', '2000-02-29', '0001-12-31'])('%s is one', (text) =>
    expect(isDay(text)).toBe(true),
  );
  test.each([
    '2027-02-29',
    '1900-02-29',
    '2027-13-01',
    '2027-00-01',
    '2027-04-31',
    '2027-1-1',
    '2027-01-31 ',
    '27-01-31',
    'soon',
    '2027-01-00',
  ])('%s is none', (text) => expect(isDay(text)).toBe(false));
  test('has days after it', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-11-21', 3650)).toBe('2036-11-18');
  });
});

describe('a suggestion', () => {
  const words = ['fail-on', 'render', 'suppressions', 'loop-guard-missing'];
  test.each([
    ['fail_on', 'fail-on'],
    ['FAIL-ON', 'fail-on'],
    ['rendre', 'render'],
    ['supressions', 'suppressions'],
    ['loop-guard', 'loop-guard-missing'],
    ['loop-gaurd', 'loop-guard-missing'],
    ['loop-xxxxx', undefined],
    ['xyz', undefined],
    ['', undefined],
    ['r'.repeat(100_000), undefined],
  ])('for %.20s is %s', (text, expected) => expect(nearest(text, words)).toBe(expected));
});

test('a text of a file is shown on one line, without characters that act', () => {
  expect(quoted('a\n::error\u001b[31m\u202e\u0000')).toBe('"a·::error·[31m··"');
  expect(quoted('x'.repeat(100))).toHaveLength(62);
});
