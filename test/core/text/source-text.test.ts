/** Text made of pieces keeps every piece's place, also of several files and around pieces that are empty. */
import { describe, expect, test } from '@jest/globals';
import { concat, derive, locate, slice, synthetic, wholeFile } from '../../../src/core/text/source-text.ts';

const one = { path: 'one', text: 'alpha beta' };
const two = { path: 'two', text: 'gamma' };
const at = (file: typeof one, start: number, end: number) => ({ file, span: { start, end } });

describe('concat', () => {
  const made = concat([
    slice(wholeFile(one), 0, 5),
    synthetic(at(one, 6, 10), ''),
    synthetic(at(one, 6, 10), ' is '),
    wholeFile(two),
  ]);

  test('leads each piece back to its own file', () => {
    expect(made.text).toBe('alpha is gamma');
    expect(locate(made, 1, 3)).toEqual(at(one, 1, 3));
    expect(locate(made, 6, 8)).toEqual(at(one, 6, 10));
    expect(locate(made, 9, 14)).toEqual(at(two, 0, 5));
    expect(locate(made, 11, 13)).toEqual(at(two, 2, 4));
  });

  test('ends a stretch that runs on into another file where the first piece ends', () => {
    expect(locate(made, 0, 14)).toEqual(at(one, 0, 5));
  });

  test('keeps files when it is cut, joined and derived from again', () => {
    const cut = slice(made, 6, 12);
    expect(cut.text).toBe('is gam');
    expect(locate(cut, 3, 6)).toEqual(at(two, 0, 3));
    const joined = concat([wholeFile(two), cut]);
    expect(locate(joined, 5, 7)).toEqual(at(one, 6, 10));
    expect(locate(joined, 8, 11)).toEqual(at(two, 0, 3));
    const derived = derive(made, 'X', [{ start: 0, at: 9, length: 5, verbatim: false }]);
    expect(locate(derived, 0, 1)).toEqual(at(two, 0, 5));
  });

  test('does not lose what follows an empty piece', () => {
    const cut = slice(concat([synthetic(at(one, 0, 5), 'a'), synthetic(at(one, 0, 5), ''), wholeFile(two)]), 0, 6);
    expect(locate(cut, 1, 6)).toEqual(at(two, 0, 5));
  });
});
