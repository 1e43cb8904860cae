/** Charts that spell one Corefile, judged like what helm makes of them (record-spellings.mjs). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { COREFILE, SPELLED } from './spelling-cases.mjs';

type Files = Readonly<Record<string, string>>;

const { made } = JSON.parse(readFileSync(new URL('vectors/spellings.json', import.meta.url), 'utf8')) as {
  readonly made: Readonly<Record<string, string>>;
};
const SERVER: Files = { 'deployment.yaml': deployment('1.11.3'), 'service.yaml': SERVICE };
const inChart = (files: Files): Files => ({
  ...files,
  ...Object.fromEntries(Object.entries(SERVER).map(([path, text]) => [`chart/templates/${path}`, text])),
});
const literal = SPELLED.find(({ name }) => name === 'literal')?.files ?? {};
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'without the guard': (text) => text.replace(/\bloop\b(?!:)/g, 'log'),
  'with a loop': (text) => text.replaceAll('192.0.2.53', '10.96.0.10'),
};
const changed = (files: Files, change: (text: string) => string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));
const codes = (head: Files, base?: Files): readonly string[] => {
  const loud = scanTexts(head, base).report.findings.filter(({ severity }) => severity !== 'note');
  return [...new Set(loud.map(({ code }) => code))].sort();
};
const known = new Map<string, readonly string[]>();
const rendered = (name: string, change: (text: string) => string): readonly string[] => {
  const manifest = { ...SERVER, 'map.yaml': change(made[name] ?? '') };
  const key = JSON.stringify(manifest);
  const found = known.get(key) ?? codes(manifest, { ...SERVER, 'map.yaml': made.literal ?? '' });
  known.set(key, found);
  return found;
};

test('what helm makes of the literal one holds the Corefile', () => {
  expect(Object.keys(made)).toEqual(SPELLED.map(({ name }) => name));
  expect(made.literal?.replace(/^ {4}/gm, '')).toContain(COREFILE);
  expect(Object.values(CHANGES).map((change) => rendered('literal', change))).toEqual([[], ['LG201'], ['LG101']]);
});

describe.each(SPELLED)('$name', ({ name, files }) => {
  test.each(Object.entries(CHANGES))('%s', (said, change) => {
    const expected = rendered(name, change);
    const chart = inChart(changed(files, change));
    expect(codes(chart, inChart(literal))).toEqual(expected);
    // Nor does it matter which of them the base has, where what it has is told from the head.
    if (said === 'without the guard')
      expect(codes(chart, inChart(files)).filter((code) => code !== 'LG802')).toEqual(expected);
  });
});
