/** Loopgate agrees with what real servers were seen to do. Nothing is run here; see record.mjs. */
import { describe, expect, test } from '@jest/globals';
import { canRead, startDiffers, startOf } from './loopgate.ts';
import { skippedAreas, skippedVectors } from './skips.ts';
import { type Recorded, readVectors } from './vector.ts';

const vectors = readVectors();

describe('what CoreDNS accepts, and what its keys become', () => {
  for (const vector of vectors) {
    if (vector.corefile === undefined || vector.guard !== undefined || skippedAreas[vector.area] !== undefined)
      continue;
    const run = canRead && skippedVectors[vector.name] === undefined ? test : test.skip;
    for (const recorded of vector.recorded) {
      for (const version of recorded.versions) {
        run(`${vector.name} (${version}): ${vector.says}`, async () => {
          expect(startDiffers(recorded, await startOf(vector, version))).toBeUndefined();
        });
      }
    }
  }
});

describe('the comparison', () => {
  const fails: Recorded = {
    versions: ['1.14.7'],
    starts: false,
    error: "Error during parsing: Unknown directive 'x'",
    line: 2,
  };
  const same = { starts: false, error: "Unknown directive 'x'", line: 2 };

  test('agrees with the same error in other clothes', () => {
    expect(startDiffers(fails, same)).toBeUndefined();
  });
  test.each([
    ['a start where it fails', { starts: true, zones: [] }],
    ['another message', { ...same, error: 'Unexpected EOF' }],
    ['another directive', { ...same, error: "Unknown directive 'y'" }],
    ['another line', { ...same, line: 3 }],
  ])('sees %s', (_, start) => {
    expect(startDiffers(fails, start)).toBeDefined();
  });
  test('sees a failure where it starts, and another zone', () => {
    const starts: Recorded = { versions: ['1.14.7'], starts: true, zones: ['a.org.:53'] };
    expect(startDiffers(starts, same)).toBeDefined();
    expect(startDiffers(starts, { starts: true, zones: ['b.org.:53'] })).toBeDefined();
    expect(startDiffers(starts, { starts: true, zones: ['a.org.:53'] })).toBeUndefined();
  });
});

describe('the vectors', () => {
  test('have unique names and something recorded', () => {
    expect(new Set(vectors.map((vector) => vector.name)).size).toBe(vectors.length);
    expect(vectors.filter((vector) => (vector.recorded ?? []).length === 0).map((vector) => vector.name)).toEqual([]);
  });
  test('that are skipped exist', () => {
    const names = new Set(vectors.map((vector) => vector.name));
    expect(Object.keys(skippedVectors).filter((name) => !names.has(name))).toEqual([]);
  });
});
