/** Thousands of patterns for thousands of paths: found by how they begin and end, not one by one. */
import { describe, expect, test } from '@jest/globals';
import { compileGlobs, type Glob, MAX_ALIKE } from '../../src/core/text/globs.ts';
import { callsInEach } from '../support/counted-work.ts';

const SHAPES: Readonly<Record<string, (index: number) => string>> = {
  'names of folders': (index) => `apps/team-${index}/**`,
  'names of files': (index) => `**/values-${index}.yaml`,
  'both of them': (index) => `apps/team-${index % 100}/*/values-${index}.yaml`,
  'whole paths': (index) => `apps/team-${index}/a.yaml`,
};

function compiled(shape: (index: number) => string, count: number): Glob {
  const globs = compileGlobs(Array.from({ length: count }, (_, index) => shape(index)));
  if (typeof globs === 'function') return globs;
  throw new Error(globs.refused);
}

describe.each(Object.entries(SHAPES))('%s', (_, shape) => {
  test('ten times as many are no more work for a path', () => {
    const paths = Array.from({ length: 20 }, (__, index) => `other/team-${index}/b/value-${index}.yaml`);
    const [some, many] = [compiled(shape, 200), compiled(shape, 2000)];
    const work = (globs: Glob) => (): void => expect(paths.filter(globs)).toEqual([]);
    const [few = 0, more = 0] = callsInEach([work(some), work(many)]);
    expect(few).toBeGreaterThan(0);
    expect(more).toBeLessThan(2 * few);
  });
  test('each of them matches as it does alone', () => {
    const globs = compiled(shape, 500);
    const paths = [7, 499, 501].flatMap((index) => [
      `apps/team-${index}/a.yaml`,
      `apps/team-${index % 100}/b/values-${index}.yaml`,
      `x/values-${index}.yaml`,
    ]);
    const alone = paths.filter((path) =>
      Array.from({ length: 500 }, (__, index) => index).some((index) => compiled((): string => shape(index), 1)(path)),
    );
    expect(paths.filter(globs)).toEqual(alone);
    expect(alone.length).toBeGreaterThan(0);
  });
});

test('so many that begin and end alike are refused', () => {
  const alike = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `a/*${index}*/**`);
  expect(compileGlobs(alike(MAX_ALIKE))).toBeInstanceOf(Function);
  expect(compileGlobs(alike(MAX_ALIKE + 1))).toEqual({
    refused: `is one of more than ${MAX_ALIKE} that begin and end alike`,
    text: `a/*${MAX_ALIKE}*/**`,
  });
});
