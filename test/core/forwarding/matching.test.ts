import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { matcher, plainStart } from '../../../src/core/forwarding/matching.ts';
import { callsOf } from '../../support/counted-work.ts';
import { draws } from '../../support/draws.ts';

test.each([
  ['^abc', 'abc'],
  ['^a1-b_c\\.d$', 'a1-b_c.d'],
  ['^ab*', 'a'],
  ['^ab?c', 'a'],
  ['^ab{0,3}', 'a'],
  ['^a\\.+', 'a'],
  ['^a(b)', 'a'],
  ['^abc|d', ''],
  ['^(?i)abc', ''],
  ['abc', ''],
  ['^\\d', ''],
  ['^a\\Qb\\E', 'a'],
  ['^ab(?i)*', 'a'],
  ['^ab(?i)(?s)?c', 'a'],
])('all that %j takes begins with %j', (regex, start) => expect(plainStart(regex)).toBe(start));

test('a pattern takes what the expression takes', () => {
  const part = fc.constantFrom('a', 'b', '\\.', '-', '*', '+', '?', '(a)', '[ab]', '|', '$', '.', '(?i)', '{0,2}');
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }),
      fc.string({ unit: fc.constantFrom('a', 'b', '.', '-'), maxLength: 6 }),
      (parts, name) => {
        const regex = `^${parts.join('')}`;
        let known: RE2JS;
        try {
          known = RE2JS.compile(regex);
        } catch {
          return;
        }
        expect(matcher({ kind: 'regex', regex })(name)).toBe(known.matcher(name).find());
      },
    ),
    draws(5000),
  );
});

test('no name makes a matcher of its own, and few come to the expression at all', () => {
  const patterns = Array.from({ length: 50 }, (_, index) => matcher({ kind: 'regex', regex: `^x${index}\\.(.*)$` }));
  const names = Array.from({ length: 50 }, (_, index) => `x${index}.a.test.`);
  const calls = callsOf(['matcher', 'executeEngine'], () => {
    for (const takes of patterns) for (const name of names) takes(name);
  });
  expect(calls).toEqual({ matcher: 0, executeEngine: 50 });
});
