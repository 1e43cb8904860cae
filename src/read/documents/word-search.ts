/** Many words looked for in one pass over a text (Aho and Corasick, 1975): the time does not depend on how many there are. */

/** Words with a number for each, whose bits say what its presence means. */
export interface WordSearch {
  /** By state and then by byte. */
  readonly next: Uint16Array;
  /** The bits of all words that end in a state. */
  readonly ends: Uint8Array;
}

const BYTES = 256;

/** Characters of `passed` are looked past wherever they stand, also inside a word; words are of Latin-1 characters. */
export function searchFor(words: ReadonlyMap<string, number>, passed: string): WordSearch {
  const states = 1 + [...words.keys()].reduce((sum, word) => sum + word.length, 0);
  const next = new Uint16Array(states * BYTES);
  const ends = new Uint8Array(states);
  let count = 1;
  for (const [word, bits] of words) {
    let state = 0;
    for (let i = 0; i < word.length; i += 1) {
      const at = state * BYTES + (word.charCodeAt(i) & 0xff);
      if (next[at] === 0) {
        next[at] = count;
        count += 1;
      }
      state = next[at] ?? 0;
    }
    ends[state] = (ends[state] ?? 0) | bits;
  }
  linkSuffixes(next, ends);
  for (let i = 0; i < passed.length; i += 1)
    for (let state = 0; state < count; state += 1) next[state * BYTES + (passed.charCodeAt(i) & 0xff)] = state;
  return { next, ends };
}

/** From where a word breaks off, on to the longest other one that may have begun inside it. */
function linkSuffixes(next: Uint16Array, ends: Uint8Array): void {
  const suffix = new Uint16Array(ends.length);
  const open = [...next.subarray(0, BYTES)].filter((state) => state !== 0);
  for (const state of open) {
    const other = suffix[state] ?? 0;
    ends[state] = (ends[state] ?? 0) | (ends[other] ?? 0);
    for (let byte = 0; byte < BYTES; byte += 1) {
      const at = state * BYTES + byte;
      const onward = next[other * BYTES + byte] ?? 0;
      const child = next[at] ?? 0;
      if (child === 0) next[at] = onward;
      else {
        suffix[child] = onward;
        open.push(child);
      }
    }
  }
}

/** The bits of all words that stand in the bytes; once one of `enough` is there, of those up to it. */
export function bitsIn(bytes: Uint8Array, { next, ends }: WordSearch, enough: number): number {
  let state = 0;
  let bits = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    state = next[state * BYTES + (bytes[i] as number)] as number;
    const found = ends[state] as number;
    if (found !== 0) {
      bits |= found;
      if ((bits & enough) !== 0) return bits;
    }
  }
  return bits;
}
