/** Of many files that git lists as regular none is looked at before it is opened; links are. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openWorkingTree } from '../../../src/read/tree/working-tree.ts';
import { callsOf } from '../../support/counted-work.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'looked-at-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function repositoryOf(names: readonly string[]): void {
  mkdirSync(join(root, 'f'));
  for (const name of names) writeFileSync(join(root, name), name);
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: root });
}

test.each([
  [1_001, 0],
  [1_000, 1_000],
])('of %d files that git lists %d are looked at before they are opened', (count, looked) => {
  const names = Array.from({ length: count }, (_, index) => `f/${index}.txt`);
  repositoryOf(names);
  const calls = callsOf(['placeOf'], () => {
    const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
    expect([...tree.files()]).toHaveLength(count);
  });
  expect(calls).toEqual({ placeOf: looked });
});

test('of more files a link is looked at, and followed', () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `f/${index}.txt`);
  repositoryOf(names);
  symlinkSync('0.txt', join(root, 'f', 'link.txt'));
  spawnSync('git', ['add', '-A'], { cwd: root });
  const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
  const [link] = [...tree.files()].filter(({ path }) => path === 'f/link.txt');
  expect(String(link?.read())).toBe('f/0.txt');
});

test('a folder of a work tree has its own files, by their paths in it', () => {
  repositoryOf(['f/a.txt', 'b.txt']);
  const tree = openWorkingTree(join(root, 'f'), { include: [], exclude: [], paths: [] });
  expect([...tree.files()].map(({ path, read }) => [path, String(read())])).toEqual([['a.txt', 'f/a.txt']]);
});
