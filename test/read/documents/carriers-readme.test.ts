/** Runs the examples of the carriers' README, and holds that it names every carrier. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { carriers } from '../../../src/judge/carriers.ts';
import { disagreements, readExamples } from '../../support/fenced-examples.ts';
import { scanTexts, seenIn } from '../../support/scan-texts.ts';

const text = readFileSync('src/read/carriers/README.md', 'utf8').replaceAll('\r\n', '\n');
const examples = readExamples(text);

test('every carrier has its row', () => {
  expect([...text.matchAll(/^\| `([\w-]+)` \|/gm)].map((row) => row[1])).toEqual(carriers.map(({ id }) => id).sort());
});

test.each(examples.map((example) => [example.line, example] as const))('line %i', (_, example) => {
  const seen = seenIn(scanTexts(Object.fromEntries(example.files)));
  expect(disagreements(example, seen, 'LG101')).toEqual([]);
});
