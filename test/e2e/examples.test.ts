/** The stories of examples/, each reported whole: what the terminal and the JSON report say, compared with what was read and approved. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { initRepository } from '../support/git.ts';
import { commit, type Scratch, scratch } from './support/repositories.ts';
import { runDoor } from './support/runner.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DOOR = join(ROOT, 'dist', 'cli.js');
const EXPECTED = join(ROOT, 'test', 'repos', 'stories');

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
const stories = folders(join(ROOT, 'examples'))
  .filter((story) => existsSync(join(ROOT, 'examples', story, 'sound')))
  .flatMap((story) => folders(join(ROOT, 'examples', story)).map((variant) => ({ story, variant })));

let room: Scratch;
beforeEach(() => {
  room = scratch();
});
afterEach(() => room.remove());

const loopgate = (cwd: string, args: readonly string[]) =>
  runDoor(DOOR, args, { PATH: process.env.PATH ?? '', HOME: room.directory, NO_COLOR: '1' }, { cwd });

/** The head's files in a repository whose base, where the story has one, is the commit before. */
function layOut(story: string, variant: string): { readonly at: string; readonly args: readonly string[] } {
  const from = join(ROOT, 'examples', story, variant);
  const at = join(room.directory, 'repository');
  mkdirSync(at);
  if (!existsSync(join(from, 'base'))) {
    cpSync(from, at, { recursive: true });
    return { at, args: ['scan'] };
  }
  initRepository(at);
  cpSync(join(from, 'base'), at, { recursive: true });
  commit(at, {}, 'base');
  cpSync(join(from, 'head'), at, { recursive: true });
  commit(at, {}, 'head');
  return { at, args: ['scan', '--base', 'HEAD~1'] };
}

/** A commit's name is the only thing of a report that differs from run to run. */
const settled = (text: string): string =>
  text.replace(/\b[0-9a-f]{40}\b/g, 'BASE').replace(/\(in [0-9a-f]{12}\)/g, '(in BASE)');

function compare(path: string, got: string): void {
  const file = join(EXPECTED, path);
  if (process.env.UPDATE_GOLDENS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, got);
  }
  expect(got).toBe(existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined);
}

describe('every story', () => {
  test('is there', () => {
    expect(stories.length).toBeGreaterThan(10);
  });

  test.each(stories)('$story, $variant', async ({ story, variant }) => {
    const { at, args } = layOut(story, variant);
    const text = await loopgate(at, args);
    compare(`${story}/${variant}.txt`, settled(text.stdout));
    const json = await loopgate(at, [...args, '--format', 'json']);
    compare(`${story}/${variant}.json`, settled(json.stdout));
    const report = JSON.parse(json.stdout);
    const loud = report.findings.filter((one: { severity: string }) => one.severity !== 'note');
    if (variant === 'sound') {
      expect(loud).toEqual([]);
      expect([text.exitCode, json.exitCode]).toEqual([0, 0]);
    } else {
      expect(loud.length).toBeGreaterThan(0);
      expect([text.exitCode, json.exitCode]).toEqual([1, 1]);
    }
  });
});
