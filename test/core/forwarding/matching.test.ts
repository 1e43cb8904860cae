import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import type { NamePattern } from '../../../src/core/facts/steps.ts';
import { indexPatterns, isLoose, matcher, openExpressions, plainStart } from '../../../src/core/forwarding/matching.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
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

test.each<[NamePattern, readonly string[], boolean]>([
  [{ kind: 'any' }, ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'x.b.a.org.'], false],
  [{ kind: 'within', zones: ['a.org.'] }, ['a.org.', 'w.a.org.', 'x.b.a.org.'], false],
  [{ kind: 'within', zones: ['.'] }, ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'x.b.a.org.'], false],
  [{ kind: 'within', zones: [] }, [], false],
  [{ kind: 'within', zones: ['a.org.'], except: [] }, ['a.org.', 'w.a.org.', 'x.b.a.org.'], false],
  [{ kind: 'within', zones: ['a.org.'], except: ['b.a.org.'] }, ['a.org.', 'w.a.org.'], false],
  [{ kind: 'exactly', names: ['a.org.', 'wa.org.'] }, ['a.org.', 'wa.org.'], false],
  [{ kind: 'suffix', text: '.a.org.' }, ['w.a.org.', 'x.b.a.org.'], false],
  [{ kind: 'suffix', text: 'a.org.' }, ['a.org.', 'w.a.org.', 'wa.org.', 'x.b.a.org.'], true],
  [{ kind: 'prefix', text: 'w' }, ['w.a.org.', 'wa.org.'], true],
  [{ kind: 'substring', text: '.b.' }, ['x.b.a.org.'], true],
  [{ kind: 'regex', regex: '^w.*g\\.$' }, ['w.a.org.', 'wa.org.'], true],
  [{ kind: 'regex', regex: 'b' }, ['x.b.a.org.'], true],
  [{ kind: 'regex', regex: '^w', within: ['a.org.'] }, ['w.a.org.'], true],
  [{ kind: 'regex', regex: '(' }, [], true],
])('%j takes %j', (pattern, expected, loose) => {
  const names = ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'x.b.a.org.'];
  expect(names.filter(matcher(pattern))).toEqual(expected);
  expect(isLoose(pattern)).toBe(loose);
});

describe('an index over patterns', () => {
  const zone = (text: string): NamePattern => ({ kind: 'within', zones: [text] });
  const filler = Array.from({ length: 6 }, (_, index) => [zone(`f${index}.org.`)]);
  test('is none below eight of them', () => {
    const all = [[zone('a.org.')], ...filler];
    expect(indexPatterns(all)('b.org.')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(indexPatterns([...all, [zone('c.org.')]])('b.org.')).toEqual([]);
  });
  test.each<[string, readonly NamePattern[], readonly string[]]>([
    ['a zone', [zone('a.org.')], ['a.org.', 'w.a.org.']],
    ['the root', [zone('.')], ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'b.org.']],
    ['names', [{ kind: 'exactly', names: ['a.org.', 'b.org.'] }], ['a.org.', 'b.org.']],
    [
      'a zone’s expression',
      [{ kind: 'regex', regex: 'w', within: ['a.org.', 'b.org.'] }],
      ['a.org.', 'w.a.org.', 'b.org.'],
    ],
    ['any expression', [{ kind: 'regex', regex: 'w' }], ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'b.org.']],
    ['a suffix on a border', [{ kind: 'suffix', text: '.a.org.' }], ['a.org.', 'w.a.org.']],
    ['a suffix', [{ kind: 'suffix', text: 'a.org.' }], ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'b.org.']],
    ['the root as a suffix', [{ kind: 'suffix', text: '.' }], ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'b.org.']],
    [
      'one of several',
      [zone('a.org.'), { kind: 'exactly', names: ['w.a.org.'] }, zone('w.a.org.')],
      ['a.org.', 'w.a.org.'],
    ],
    ['nothing', [], []],
  ])('leads names to %s', (_, patterns, expected) => {
    const candidates = indexPatterns([...filler, patterns, [zone('z.org.')]]);
    const names = ['.', 'a.org.', 'w.a.org.', 'wa.org.', 'b.org.'];
    expect(names.filter((name) => candidates(name).includes(6))).toEqual(expected);
    expect(candidates('z.org.')).toEqual(candidates('.').includes(6) ? [6, 7] : [7]);
  });
  test('gives positions in rising order, each once', () => {
    const both: readonly NamePattern[] = [zone('a.org.'), zone('org.'), { kind: 'exactly', names: ['a.org.'] }];
    const candidates = indexPatterns([both, ...filler, [{ kind: 'any' }], [zone('a.org.')]]);
    expect([candidates('a.org.'), candidates('b.org.'), candidates('.')]).toEqual([[0, 7, 8], [0, 7], [7]]);
    const twice = indexPatterns([...filler, [zone('a.org.'), zone('a.org.')], [zone('b.org.')]]);
    expect(twice('a.org.')).toEqual([6]);
  });
});

describe('expressions', () => {
  const sizeOf = (text: string): number => RE2JS.compile(text).programSize();
  test('are compiled once, as long as there is room for all of one', () => {
    const room = sizeOf('^ab') + sizeOf('^cd');
    const { compile, refused } = openExpressions(openBudget({ expressions: room }));
    const first = compile('^ab');
    expect([compile('^ab') === first, compile('^cd') === undefined, refused()]).toEqual([true, false, 0]);
    expect([compile('^e'), compile('^e'), compile('^ab') === first, refused()]).toEqual([
      undefined,
      undefined,
      true,
      2,
    ]);
  });
  test('that nobody can compile are none, and take nothing', () => {
    const { compile, refused } = openExpressions(openBudget({ expressions: sizeOf('^ab') }));
    expect([compile('('), compile('('), compile('^ab') === undefined, refused()]).toEqual([
      undefined,
      undefined,
      false,
      0,
    ]);
  });
  test.each(['\\pL', '[^a]', '(?i)a', '\\D'])('%s counts for a hundred', (text) => {
    const opened = (room: number) => openExpressions(openBudget({ expressions: room })).compile(text) !== undefined;
    expect([opened(100 * sizeOf(text)), opened(100 * sizeOf(text) - 1)]).toEqual([true, false]);
  });
});
