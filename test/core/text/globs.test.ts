import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { compileGlob, filePattern } from '../../../src/core/text/globs.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { draws } from '../../support/draws.ts';

function matches(glob: string, path: string): boolean {
  const compiled = compileGlob(glob);
  if (typeof compiled !== 'function') throw new Error(`${glob} ${compiled.refused}`);
  return compiled(path);
}

describe('a glob', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['**', ['a', 'a/b', '.a/.b'], []],
    ['*', ['a', '.a'], ['a/b']],
    ['deploy/edge/**', ['deploy/edge/a', 'deploy/edge/a/b.yaml'], ['deploy/edge', 'deploy/edges/a', 'x/deploy/edge/a']],
    ['deploy/', ['deploy/a', 'deploy/a/b'], ['deploys/a']],
    ['./deploy/*', ['deploy/a'], ['deploy/a/b']],
    ['**/testdata/**', ['testdata/a', 'x/testdata/a', 'x/y/testdata/z/a'], ['testdatas/a']],
    ['**/*.y{,a}ml', ['a.yml', 'b/a.yaml'], ['a.yxml']],
    ['{a,b/{c,d}}/x', ['a/x', 'b/c/x', 'b/d/x'], ['b/x']],
    ['a?c', ['abc', 'a\u{1f600}c'], ['ac', 'a/c']],
    ['[a-c]x[!0-9]', ['axz', 'cx-'], ['dxz', 'ax1']],
    ['a+b', ['a+b'], ['aab']],
    ['**/a/**/b', ['a/b', 'x/a/a/y/b'], ['a', 'b/a']],
  ])('%s', (glob, yes, no) => {
    expect(yes.filter((path) => !matches(glob, path))).toEqual([]);
    expect(no.filter((path) => matches(glob, path))).toEqual([]);
  });

  test.each([
    ['', /empty/],
    ['a\\b', /backslash/],
    ['(a+)+', /parentheses/],
    ['!a', /exclude/],
    ['/a', /relative to the top/],
    ['a/../b', /leaves/],
    ['a{b', /brace/],
    ['a}b', /brace/],
    ['a[b', /"\["/],
    ['{a,b}'.repeat(7), /more than 64/],
    [`{${','.repeat(100)}}`, /more than 64/],
    ['x'.repeat(501), /longer than 500/],
  ])('%s is refused', (glob, why) => {
    const compiled = compileGlob(glob);
    expect(typeof compiled === 'function' ? '' : compiled.refused).toMatch(why);
  });

  test('means what picomatch makes of it', () => {
    const part = fc.constantFrom('a', 'b', 'ab', '.a', '*', 'a*', '*b', '?', '**', '[ab]', '{a,b}');
    const name = fc.constantFrom('a', 'b', 'ab', '.a', 'aab', 'ba');
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(name, { minLength: 1, maxLength: 4 }),
        (parts, names) => {
          // Of `a/**` and the file `a`, picomatch says yes; of `a/*/**` and `a/a`, no. Here both are no.
          if (parts.length > 1 && parts.at(-1) === '**') parts.push('*');
          const glob = parts.join('/');
          const path = names.join('/');
          expect([glob, path, matches(glob, path)]).toEqual([
            glob,
            path,
            picomatch(glob, { dot: true, noextglob: true, nonegate: true })(path),
          ]);
        },
      ),
      draws(2000),
    );
  });

  test('takes no longer for being built to', () => {
    const stars = (size: number) => expect(matches(`${'*a'.repeat(100)}b`, 'a'.repeat(size))).toBe(false);
    const folders = (size: number) =>
      expect(matches(`${'**/a/'.repeat(90)}b`, 'a/'.repeat(size).slice(0, -1))).toBe(false);
    expect(growthOf(stars, 1000)).toBeLessThan(LINEAR);
    expect(growthOf(folders, 500)).toBeLessThan(LINEAR);
  });
});

describe('a pattern of files', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['conf/*.conf', ['conf/a.conf', 'conf/.conf'], ['conf/a/b.conf', 'conf/aconf', 'x/conf/a.conf']],
    ['conf/**.conf', ['conf/a.conf'], ['conf/a/b.conf']],
    ['*/a?.d/*', ['x/ab.d/c', 'x/ab.d/'], ['x/a.d/c']],
    ['a+(b).{d}$^|\\', ['a+(b).{d}$^|\\'], ['aab']],
    // Go path/filepath Match, glob(7): a set.
    ['[ab-d].[^x]', ['a.y', 'c.y'], ['e.y', 'a.x', '[ab-d].y', 'a.']],
    ['[a', ['[a'], ['a']],
  ])('%s', (pattern, yes, no) => {
    expect(yes.filter((path) => !filePattern(pattern)(path))).toEqual([]);
    expect(no.filter((path) => filePattern(pattern)(path))).toEqual([]);
  });

  test('takes no more than pattern times path', () => {
    expect(filePattern(`${'*a'.repeat(50)}b`)('a'.repeat(5000))).toBe(false);
  });
});
