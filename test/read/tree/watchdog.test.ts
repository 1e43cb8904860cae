/** When a scan is tried at once, and what it is given to read. */
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import type { FileTree } from '../../../src/read/tree/tree.ts';
import { FIRST_TRY_BYTES, FIRST_TRY_FILES, watched } from '../../../src/read/tree/watchdog.ts';

/** More than any test takes: whoever watches here ends nobody. */
const SECONDS = 1_000_000;

const treeOf = (sizes: readonly (number | undefined)[]): FileTree => ({
  label: 'a tree',
  files: () =>
    sizes.map((size, index) => ({
      path: `f${index}`,
      ...(size === undefined ? {} : { size }),
      ...(index === 0 ? { idle: () => 6 } : {}),
      read: () => (index === 1 ? { unreadable: 'it is gone' } : Buffer.from(`text ${index}`)),
    })),
  read: () => undefined,
  notices: [],
});
const some = (count: number, size: number): readonly number[] => Array.from({ length: count }, () => size);
const isHarmless = (): boolean => true;

/** As V8 ends a script whose time is over by the clock alone; the second time it gives its answer. */
function slowOnce(): () => string {
  let times = 0;
  return () => {
    times += 1;
    if (times === 1) throw Object.assign(new Error('over'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
    return `time ${times}`;
  };
}
const isTried = (tree: ReturnType<typeof watched>): boolean => {
  try {
    return tree.within(slowOnce(), isHarmless) === 'time 2';
  } catch {
    return false;
  }
};

describe('a scan', () => {
  test.each<[string, readonly (number | undefined)[], boolean]>([
    ['of nothing', [], true],
    ['of as many files as are tried', some(FIRST_TRY_FILES, 1), true],
    ['of more files', some(FIRST_TRY_FILES + 1, 1), false],
    ['of as many bytes as are tried', [1, FIRST_TRY_BYTES - 1], true],
    ['of more bytes', [1, FIRST_TRY_BYTES], false],
    ['of a file whose size only reading would tell', [undefined], false],
  ])('%s is tried at once: %s', (_, sizes, expected) => {
    expect(isTried(watched(treeOf(sizes), '', SECONDS))).toBe(expected);
  });

  test('that was done in time is tried again, until it does what needs watching', () => {
    const tree = watched(treeOf([1]), '', SECONDS);
    expect(tree.within(() => 'first', isHarmless)).toBe('first');
    expect(isTried(tree)).toBe(true);
    expect(isTried(tree)).toBe(false);
    const other = watched(treeOf([1]), '', SECONDS);
    expect(
      other.within(
        () => 'first',
        () => false,
      ),
    ).toBe('first');
    expect(isTried(other)).toBe(false);
  });

  test('that reads files outside of a try is watched, and one that reads them inside is not', () => {
    const tree = watched(treeOf([1, 1, 1]), '', SECONDS);
    const read = (): readonly string[] =>
      [...tree.files()].map((file) => {
        const content = file.read();
        return `${file.path} ${Buffer.isBuffer(content) ? content.toString() : content.unreadable}`;
      });
    const all = ['f0 text 0', 'f1 it is gone', 'f2 text 2'];
    expect(tree.within(read, isHarmless)).toEqual(all);
    expect(isTried(watched(treeOf([1]), '', SECONDS))).toBe(true);
    expect(tree.within(read, isHarmless)).toEqual(all);
    expect(read()).toEqual(all);
    expect(isTried(tree)).toBe(false);
    expect([...tree.files()].map((file) => file.idle?.())).toEqual([6, undefined, undefined]);
    expect([tree.label, tree.notices]).toEqual(['a tree', []]);
  });

  test('that fails fails as it does by itself, and leaves nothing behind', () => {
    const tree = watched(treeOf([1]), '', SECONDS);
    expect(() =>
      tree.within(() => {
        throw new TypeError('its own');
      }, isHarmless),
    ).toThrow('its own');
    expect(() =>
      tree.within(() => {
        // What is no error has no code.
        throw 'a text';
      }, isHarmless),
    ).toThrow('a text');
    expect(Object.getOwnPropertySymbols(runInThisContext('globalThis'))).not.toContain(Symbol.for('loopgate.work'));
  });
});
