/** How often git is started: most of what a small scan takes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import '../../../src/judge/plugins.ts';
import { baseFiles } from '../../../src/read/tree/git-tree.ts';
import { listRevision, readBlobs } from '../../../src/read/tree/objects.ts';
import { openListings, type TreeOptions } from '../../../src/read/tree/tree.ts';
import { openWorkingTree, readNamedByRepository } from '../../../src/read/tree/working-tree.ts';
import { callsOf } from '../../support/counted-work.ts';
import { initRepository } from '../../support/git.ts';

const ALL: TreeOptions = { include: [], exclude: [], paths: [] };
let root = '';
let head = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const put = (path: string, text = path): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const started = (run: () => void): number | undefined => callsOf(['startProgram'], run).startProgram;
const read = (options: TreeOptions): void => {
  for (const file of openWorkingTree(root, options).files()) file.read();
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'git-asked-')));
  initRepository(root);
  for (const path of ['a.yaml', 'deploy/b.yaml', 'deploy/.gitattributes']) put(path);
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
  head = git('rev-parse', 'HEAD');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('once for the files, and once more for the user’s ignore file where one of them is new', () => {
  expect(started(() => read(ALL))).toBe(1);
  put('new.yaml');
  expect(started(() => read(ALL))).toBe(2);
});

test('not again for what a run has listed', () => {
  const listings = openListings();
  expect(started(() => read({ ...ALL, listings }))).toBe(1);
  expect(started(() => read({ ...ALL, listings }))).toBe(0);
});

test('about encodings only where a file of attributes speaks of them, and once', () => {
  put('deploy/.gitattributes', '*.yaml working-tree-encoding=UTF-8\n');
  expect(started(() => read(ALL))).toBe(2);
});

test('about a file that the repository names once, with no listing', () => {
  expect(started(() => readNamedByRepository(root, 'a.yaml'))).toBe(1);
});

test.each([
  [0, 0, 0],
  [0, 1, 2],
  [999, 1, 2],
  [1_000, 1, 3],
  [1_001, 0, 2],
])('for %d contents that are nowhere and %d that is there %d times', (count, there, times) => {
  const ids = Array.from({ length: count }, (_, index) => index.toString(16).padStart(40, '0'));
  if (there === 1) ids.push(git('rev-parse', 'HEAD:a.yaml'));
  expect(started(() => readBlobs(root, head, ids))).toBe(times);
});

test('for a revision twice, and with its listing at hand for what changed alone', () => {
  expect(started(() => listRevision(root, head))).toBe(2);
  put('a.yaml', 'changed');
  const listings = openListings();
  read({ ...ALL, listings });
  expect(started(() => baseFiles(root, 'HEAD', { ...ALL, listings }))).toBe(5);
  expect(started(() => baseFiles(root, 'HEAD', { ...ALL, listings }))).toBe(1);
});
