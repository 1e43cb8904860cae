/** How the weekly run finds and adds the newest CoreDNS. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
// @ts-expect-error: a script without types.
import { compareVersions, newestOf, withNewest, written } from '../../scripts/newest-coredns.mjs';

const versions = [
  { version: '1.15.0', modfile: 'coredns-1.15.mod' },
  { version: '1.14.7', modfile: 'go.mod' },
];

describe('the newest release', () => {
  test.each([
    ['github.com/coredns/coredns v1.9.4 v1.14.7 v1.10.0', '1.14.7'],
    ['github.com/coredns/coredns v1.15.0 v1.16.0-rc1 v1.2.6', '1.15.0'],
    ['github.com/coredns/coredns v001 v1.0.0 v1.15\n', '1.0.0'],
    ['github.com/coredns/coredns', undefined],
  ])('of %j', (listing, newest) => expect(newestOf(listing)).toBe(newest));
  test('is reported by number, not by letter', () => {
    expect(compareVersions('1.9.4', '1.10.0')).toBeLessThan(0);
    expect(compareVersions('1.15.10', '1.15.9')).toBeGreaterThan(0);
    expect(compareVersions('1.15.0', '1.15.0')).toBe(0);
  });
});

describe('the list of versions', () => {
  test('stays where nothing is newer', () => {
    expect(withNewest(versions, '1.15.0')).toBeUndefined();
    expect(withNewest(versions, '1.14.9')).toBeUndefined();
  });
  test('exchanges the patch of a line', () => {
    expect(withNewest(versions, '1.15.2')).toEqual({
      versions: [{ version: '1.15.2', modfile: 'coredns-1.15.mod' }, versions[1]],
      modfile: 'coredns-1.15.mod',
      from: 'coredns-1.15.mod',
    });
  });
  test('begins with a new line, made from the newest there was', () => {
    expect(withNewest(versions, '1.16.0')).toEqual({
      versions: [{ version: '1.16.0', modfile: 'coredns-1.16.mod' }, ...versions],
      modfile: 'coredns-1.16.mod',
      from: 'coredns-1.15.mod',
    });
  });
  test('is written as it lies there', () => {
    const text = readFileSync(resolve(import.meta.dirname, 'versions.json'), 'utf8').replaceAll('\r\n', '\n');
    expect(written(JSON.parse(text))).toBe(text);
  });
});
