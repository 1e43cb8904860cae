/** Repositories of the tests that lie on disk, as texts. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Snapshot } from '../../src/judge/snapshot.ts';
import { scanTexts } from './scan-texts.ts';

/** Every file below a folder by its path from there. */
export function textsOf(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(folder, name)).isFile())
      texts[name.replaceAll('\\', '/')] = readFileSync(join(folder, name), 'utf8');
  return texts;
}

const snapshots = new Map<string, Snapshot>();

/** What is understood of a repository of the tests, once for all that look at it. */
export function snapshotOf(folder: string): Snapshot {
  const known = snapshots.get(folder) ?? scanTexts(textsOf(folder)).head;
  snapshots.set(folder, known);
  return known;
}

/**
 * Each folder below `root` has a repository that is broken and one that is sound. `expected.txt` has what is said of the
 * broken one, a line each, and `sound.txt`, where there is one, the notes on the other. `npm run update` writes both.
 */
export function describePairs(root: string): void {
  describe.each(readdirSync(root).sort())(`${root}/%s`, (name) => {
    const said = (folder: string): readonly string[] => scanTexts(textsOf(join(root, name, folder))).said;
    const isNote = (line: string): boolean => line.startsWith('note ');
    const compare = (lines: readonly string[], file: string): void => {
      const path = join(root, name, file);
      const update = process.env.UPDATE_GOLDENS === '1';
      if (update && lines.length === 0) rmSync(path, { force: true });
      else if (update) writeFileSync(path, `${lines.join('\n')}\n`);
      expect(lines).toEqual(existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []);
    };
    test('the broken repository is reported as it should be', () => {
      const lines = said('broken');
      if (lines.every(isNote)) throw new Error('nothing is found in it: it has to show what the reader is for');
      compare(lines, 'expected.txt');
    });
    test('the sound repository has notes at most', () => {
      const lines = said('sound');
      expect(lines.filter((line) => !isNote(line))).toEqual([]);
      compare(lines, 'sound.txt');
    });
  });
}
