/** One file starts processes, and one starts git: whatever goes around them goes around what is switched off there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const thatHold = (pattern: RegExp): string[] =>
  sources.filter((path) => pattern.test(readFileSync(join(SRC, path), 'utf8')));

test('only one file may start a process, and only the watchdog and the watch over tools a thread', () => {
  expect(
    thatHold(/(?:from|import\(|require\() ?'(?:node:)?(?:child_process|worker_threads|cluster)'|process\.binding/).map(
      (path) => path.split('/').pop(),
    ),
  ).toEqual(['process.ts', 'run-tool.ts', 'watchdog.ts']);
});

test('only two files ask it to: for git, and for template engines', () => {
  expect(
    thatHold(/\bstartProgram\b/)
      .map((path) => path.split('/').pop())
      .sort(),
  ).toEqual(['git.ts', 'process.ts', 'run-tool.ts']);
});

test('nothing asks git for what runs filters, drivers or helpers', () => {
  expect(
    thatHold(
      /runGit\(\s*[\w.]+,\s*\[\s*'(?:diff|status|diff-index|diff-files|hash-object|add|checkout|archive|show|log|submodule|stash)'/,
    ),
  ).toEqual([]);
});
