/** Each way to set up nodes has a repository that is broken and one that is sound; what is said of the broken one is written out. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const root = 'test/repos/nodes';

function textsOf(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(folder, name)).isFile())
      texts[name.replaceAll('\\', '/')] = readFileSync(join(folder, name), 'utf8');
  return texts;
}

/** Errors and warnings, one line each. */
const told = (folder: string): readonly string[] =>
  scanTexts(textsOf(folder)).said.filter((line) => !line.startsWith('note '));

describe.each(readdirSync(root).sort())('%s', (name) => {
  test('the broken repository is told as it should be', () => {
    const expected = readFileSync(join(root, name, 'expected.txt'), 'utf8')
      .trim()
      .split('\n');
    expect(told(join(root, name, 'broken'))).toEqual(expected);
  });
  test('the sound repository is silent', () => expect(told(join(root, name, 'sound'))).toEqual([]));
});
