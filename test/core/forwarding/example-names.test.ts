/** Names that patterns are tried with, and the zones that hold all that they take. */
import { describe, expect, test } from '@jest/globals';
import { candidatesFor, endingsOf, zoneOfEnding } from '../../../src/core/forwarding/pattern-names.ts';
import { exampleOf } from '../../../src/core/forwarding/regex-example.ts';

describe('texts that an expression may match', () => {
  test.each([
    ['a', ['a']],
    ['^a\\.b$', ['a.b']],
    ['a?b', ['ab', 'b']],
    ['ab*c', ['abc', 'ac']],
    ['ab+', ['ab']],
    ['(ab)?c', ['abc', 'c']],
    ['(a(b)?c)?d', ['abcd', 'd']],
    ['a|b', ['a']],
    ['(a|b?c)d', ['ad']],
    ['(?:a|b)(c|d)', ['ac']],
    ['(?P<x>a)b', ['ab']],
    ['(?<x>a)b', ['ab']],
    ['(?i:a)b', ['ab']],
    ['a{3}', ['aaa']],
    ['a{2,}b', ['aab']],
    ['(ab){2}', ['abab']],
    ['a|b{2}', ['a']],
    ['a{0}b', ['b']],
    ['a{99}', ['a'.repeat(63)]],
    ['a{x}', ['a{x}']],
    ['.-.', ['x-x']],
    ['[bc]d', ['bd']],
    ['[]a]b', [']b']],
    ['[^x]b', ['ab']],
    ['[^xa1-]b', ['qb']],
    ['[^a]b', ['xb']],
    ['[\\d]b', ['1b']],
    ['[ab', ['']],
    ['a[b', ['a']],
    ['\\d\\w\\s\\b\\A\\z\\B\\S\\D\\W\\.', ['1a---.']],
    ['\\', ['']],
    ['a)b', ['ab']],
  ])('%s', (regex, texts) => {
    expect(exampleOf(regex)).toEqual(texts);
  });
  test.each([
    'a?b',
    'ab*c',
    '(ab)?c',
    '(a(b)?c)?d',
    '(a|b?c)d',
    'a{2,}b',
    '(ab){2}',
    '[^x]b',
    '[^xa1-]b',
    '\\d\\w\\S\\D\\W\\.',
    '^(.*)\\.corp\\.test\\.$',
  ])('%s matches each', (regex) => {
    for (const text of exampleOf(regex)) expect(text).toMatch(new RegExp(`^(?:${regex})$`));
  });
  test('not of one that is longer than is looked at', () => {
    expect(exampleOf('a'.repeat(1000))).toEqual(['a'.repeat(1000)]);
    expect(exampleOf('a'.repeat(1001))).toEqual([]);
  });
});

describe('names that a pattern may take, below a zone', () => {
  test.each([
    [{ kind: 'prefix', text: 'api' }, ['apix.a.org.', 'api.a.org.']],
    [{ kind: 'prefix', text: 'api.' }, ['api.some.a.org.', 'api..a.org.']],
    [{ kind: 'substring', text: 'api' }, ['xapix.a.org.', 'api.a.org.']],
    [{ kind: 'substring', text: '.api' }, ['x.apix.a.org.', 'api.a.org.']],
    [{ kind: 'substring', text: 'api.' }, ['xapi.a.org.', 'api.a.org.']],
    [{ kind: 'suffix', text: '.a.org.' }, ['x.a.org.', '.a.org.']],
    [{ kind: 'single-label' }, ['x.']],
    [{ kind: 'regex', regex: '^b$' }, ['b.', 'b.a.org.', 'bsome.a.org.', 'b.some.a.org.']],
    [{ kind: 'regex', regex: '^b\\.$' }, ['b.', 'b.a.org.', 'b.some.a.org.', 'b..some.a.org.']],
    [{ kind: 'exactly', names: ['a.'] }, []],
  ] as const)('%j', (pattern, names) => {
    expect([...new Set(candidatesFor(pattern, 'a.org.', 'some.a.org.'))]).toEqual(names);
  });
});

describe('zones that hold all names of a pattern', () => {
  test.each([
    [{ kind: 'suffix', text: '.corp.test.' }, ['corp.test.']],
    [{ kind: 'suffix', text: 'corp.test.' }, ['corp.test.']],
    [{ kind: 'suffix', text: '.' }, ['.']],
    [{ kind: 'prefix', text: 'corp.' }, []],
    [{ kind: 'regex', regex: '(.*)\\.corp\\.test\\.$' }, ['corp.test.']],
    [{ kind: 'regex', regex: '(.*)\\.corp\\.test$' }, ['corp.test.']],
    [{ kind: 'regex', regex: '^corp' }, []],
    [{ kind: 'regex', regex: '^corp\\.$' }, ['corp.']],
    [{ kind: 'regex', regex: '.*' }, []],
    [{ kind: 'regex', regex: '(.*)\\.corp\\.$', within: ['test.'] }, ['test.', 'corp.']],
  ] as const)('%j', (pattern, zones) => {
    expect(endingsOf(pattern)).toEqual(zones);
  });
  test.each([
    ['.corp.test.', 'corp.test.'],
    ['corp.test.', 'corp.test.'],
    ['.', '.'],
  ])('%s', (text, zone) => {
    expect(zoneOfEnding(text)).toBe(zone);
  });
});
