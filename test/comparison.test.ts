/** The page that compares answers for every gate it names, and only in the words that it explains. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const page = readFileSync(resolve(import.meta.dirname, '..', 'docs', 'comparison.md'), 'utf8').replaceAll('\r\n', '\n');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (gate|request|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every row has an honest answer', () => {
  expect(rows.length).toBe(18 + 13 + 10);
  for (const row of rows) expect(row.at(-2)).toMatch(/\*\*(yes|partly|no)\*\*/);
});

test('the numbers of inputs and outputs are those of the action', () => {
  const action = readFileSync(resolve(import.meta.dirname, '..', 'action.yml'), 'utf8');
  const count = (from: string, to: string): number =>
    (action.slice(action.indexOf(from), action.indexOf(to)).match(/^ {2}[a-z-]+:/gm) ?? []).length;
  const inputs = count('\ninputs:', '\noutputs:');
  const outputs = count('\noutputs:', '\nruns:');
  expect(page).toContain(`${inputs} inputs, ${outputs} outputs`);
});
