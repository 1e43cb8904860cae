/** Runs the examples of the carriers' README, and holds that it names every carrier. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { carriers } from '../../src/documents/carriers/index.ts';
import { disagreements, readExamples } from '../support/fenced-examples.ts';
import { scanTexts } from '../support/scan-texts.ts';

const text = readFileSync('src/documents/carriers/README.md', 'utf8').replaceAll('\r\n', '\n');
const examples = readExamples(text);

test('every carrier has its row', () => {
  expect([...text.matchAll(/^\| `([\w-]+)` \|/gm)].map((row) => row[1])).toEqual(carriers.map(({ id }) => id).sort());
});

test.each(examples.map((example) => [example.line, example] as const))('line %i', (_, example) => {
  const { report } = scanTexts(Object.fromEntries(example.files));
  const seen = report.findings.map(({ code, severity, at }) => ({
    code,
    severity,
    file: at.file.path,
    line: at.file.text.slice(0, at.span.start).split('\n').length,
  }));
  expect(disagreements(example, seen, 'LG101')).toEqual([]);
});
