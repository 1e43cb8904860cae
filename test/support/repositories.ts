/** Repositories of the tests that lie on disk, as texts. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
 * Each folder below `root` has a repository that is broken and one that is sound; `expected.txt` has what is said of the
 * broken one, a line each, less the lines that begin with `passedOver`. `npm run update` writes it.
 */
export function describePairs(root: string, passedOver: string): void {
  const reported = (folder: string): readonly string[] =>
    scanTexts(textsOf(folder)).said.filter((line) => !line.startsWith(passedOver));
  describe.each(readdirSync(root).sort())(`${root}/%s`, (name) => {
    test('the broken repository is reported as it should be', () => {
      const lines = reported(join(root, name, 'broken'));
      if (lines.length === 0) throw new Error('nothing is found in it: it has to show what the reader is for');
      const path = join(root, name, 'expected.txt');
      if (process.env.UPDATE_GOLDENS === '1') writeFileSync(path, `${lines.join('\n')}\n`);
      expect(lines).toEqual(readFileSync(path, 'utf8').trim().split('\n'));
    });
    test('the sound repository is silent', () => expect(reported(join(root, name, 'sound'))).toEqual([]));
  });
}
