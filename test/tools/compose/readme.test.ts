/** The scans that the README shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { disagreements, readExamples } from '../../support/fenced-examples.ts';
import { scanTexts, seenIn } from '../../support/scan-texts.ts';

const examples = readExamples(readFileSync('src/tools/compose/README.md', 'utf8'));

test('has a broken and a sound example', () => {
  expect(examples.map((one) => one.expected.length)).toEqual([1, 0]);
});

test.each(examples.map((one) => [one.line, one] as const))('line %d', (_line, example) => {
  const checked = scanTexts(Object.fromEntries(example.files));
  expect(disagreements(example, seenIn(checked), 'LG101')).toEqual([]);
});
