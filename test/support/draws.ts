/**
 * How many cases a law is tried on. An ordinary run takes a fixed tenth of what the weekly run draws afresh, and whoever asks
 * for it: `LOOPGATE_TEST_SEED=random`, or the number that a failure named; beyond a thousand a fortieth, as what a hundred
 * cases do not show is seldom shown by the next. What is demanded of the cases as a whole is scaled by the same share.
 */
import fc from 'fast-check';

const asked: string | undefined = process.env.LOOPGATE_TEST_SEED;
const SHARE = 10;
const MANY = 1000;
const SHARE_OF_MORE = 40;

/** `count` in the weekly run. */
export function share(count: number): number {
  if (asked !== undefined) return count;
  return Math.ceil(Math.min(count, MANY) / SHARE + Math.max(count - MANY, 0) / SHARE_OF_MORE);
}

/** Parameters for `fc.assert`; `seed` is the ordinary run's, where the law has one of its own. */
export function draws(count: number, seed?: number): { readonly numRuns: number; readonly seed?: number } {
  const numRuns = share(count);
  if (asked === undefined) return seed === undefined ? { numRuns } : { numRuns, seed };
  return asked === 'random' ? { numRuns } : { numRuns, seed: Number(asked) };
}

/** The first of the seeds that are drawn one after the other: `usual` in an ordinary run. */
export function firstSeed(usual: number): number {
  if (asked === undefined) return usual;
  return asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
}

const SURROGATES = { first: 0xd800, count: 0x800 };

/** The units that fast-check calls `binary`: it makes a table of all of them to know a few again. */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== character) throw new Error('not one character');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
