/** What the fuzzer found once, and a few of its executions: counted, never timed. `npm run fuzz` goes on from there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Execution, execute, executionOf, seedsBelow } from './execute.ts';

const CORPUS = join(import.meta.dirname, 'corpus');
const EXECUTIONS = 400;

describe('the corpus', () => {
  test.each(
    readdirSync(CORPUS)
      .filter((name) => name.endsWith('.json'))
      .sort(),
  )('%s', async (name) => {
    const one = JSON.parse(readFileSync(join(CORPUS, name), 'utf8')) as Execution;
    expect(await execute(one)).toEqual([]);
  });
});

test(`${EXECUTIONS} executions of a seed`, async () => {
  const seeds = seedsBelow('test/repos');
  expect(seeds.repositories.length).toBeGreaterThan(50);
  for (let seed = 0; seed < EXECUTIONS; seed += 1)
    expect([seed, await execute(executionOf(seed, seeds))]).toEqual([seed, []]);
});
