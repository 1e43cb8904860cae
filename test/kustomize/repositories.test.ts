/** Repositories as people lay them out: what is broken is told once and in its place, what is sound is silent. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

function textsOf(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(folder, name)).isFile())
      texts[name.replaceAll('\\', '/')] = readFileSync(join(folder, name), 'utf8');
  return texts;
}

/** Without what is only noted of single blocks. */
const told = (folder: string): readonly string[] =>
  scanTexts(textsOf(folder)).said.filter((line) => !line.startsWith('note LG202'));

for (const root of ['test/repos/kustomize', 'test/repos/charts']) {
  describe.each(readdirSync(root).sort())(`${root}/%s`, (name) => {
    test('the broken repository is told as it should be', () => {
      const expected = readFileSync(join(root, name, 'expected.txt'), 'utf8')
        .trim()
        .split('\n');
      expect(told(join(root, name, 'broken'))).toEqual(expected);
    });
    test('the sound repository is silent', () => expect(told(join(root, name, 'sound'))).toEqual([]));
  });
}
