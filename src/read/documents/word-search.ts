/** Searches many words in one pass (Aho and Corasick, 1975), in time independent of their number. */

export interface WordSearch {
  /** By state and byte kind: the next state's row times two, plus one where a word ends. */
  readonly next: Uint32Array;
  /** Bytes by kind: those in no word are one. */
  readonly kinds: Uint8Array;
  readonly width: number;
  readonly ends: Uint16Array;
}

const BYTES = 256;
/** Longer texts are searched in four places at once. */
const WORTH_PARTS = 512;

/** Skips bytes of `passed`; words that contain one are never found. Words are Latin-1. */
export function searchFor(words: ReadonlyMap<string, number>, passed: string): WordSearch {
  const kinds = new Uint8Array(BYTES);
  let width = 1;
  let size = 1;
  for (const word of words.keys()) {
    size += word.length;
    for (let i = 0; i < word.length; i += 1) {
      const code = word.charCodeAt(i) & 0xff;
      if (kinds[code] !== 0) continue;
      kinds[code] = width;
      width += 1;
    }
  }
  const skipped = width;
  for (let i = 0; i < passed.length; i += 1) kinds[passed.charCodeAt(i) & 0xff] = skipped;
  width += 1;
  const trie: Trie = {
    width,
    skipped,
    kinds,
    states: 1,
    next: new Uint32Array(size * width),
    ends: new Uint16Array(size),
    child: new Uint32Array(size),
    sibling: new Uint32Array(size),
    kind: new Uint8Array(size),
  };
  for (const [word, bits] of words) addWord(trie, word, bits);
  return { next: rowsOf(trie), kinds, width, ends: trie.ends };
}

/** By state. Objects would cost a small scan more than the search does. */
interface Trie extends WordSearch {
  readonly skipped: number;
  /** The newest child, the one of the same state before, and the kind that leads here. */
  readonly child: Uint32Array;
  readonly sibling: Uint32Array;
  readonly kind: Uint8Array;
  states: number;
}

function addWord(trie: Trie, word: string, bits: number): void {
  const { next, ends, child, sibling, kind, kinds, width, skipped } = trie;
  for (let i = 0; i < word.length; i += 1) if (kinds[word.charCodeAt(i) & 0xff] === skipped) return;
  let at = 0;
  for (let i = 0; i < word.length; i += 1) {
    const by = kinds[word.charCodeAt(i) & 0xff] ?? 0;
    const place = at * width + by;
    if (next[place] === 0) {
      next[place] = trie.states;
      kind[trie.states] = by;
      sibling[trie.states] = child[at] ?? 0;
      child[at] = trie.states;
      trie.states += 1;
    }
    at = next[place] ?? 0;
  }
  ends[at] = (ends[at] ?? 0) | bits;
}

/** The row of the longest other word that may have begun inside, but for the word's own entries. */
function rowsOf({ next, ends, child, sibling, kind, width, skipped }: Trie): Uint32Array {
  const suffix = new Uint32Array(ends.length);
  const entryOf = (state: number): number => state * width * 2 + (ends[state] === 0 ? 0 : 1);
  const open = [0];
  for (const state of open) {
    const row = state * width;
    const other = (suffix[state] ?? 0) * width;
    if (state !== 0) next.copyWithin(row, other, other + width);
    next[row + skipped] = entryOf(state);
    for (let one = child[state] ?? 0; one !== 0; one = sibling[one] ?? 0) {
      const by = kind[one] ?? 0;
      const onward = state === 0 ? 0 : ((next[other + by] ?? 0) >>> 1) / width;
      suffix[one] = onward;
      ends[one] = (ends[one] ?? 0) | (ends[onward] ?? 0);
      next[row + by] = entryOf(one);
      open.push(one);
    }
  }
  return next;
}

/** Stops once one of `enough` is found. Long texts are searched in four parts, each on until no word is open. */
export function bitsIn(bytes: Uint8Array, search: WordSearch, enough: number): number {
  const { next, kinds } = search;
  if (bytes.length < WORTH_PARTS) return bitsFrom(bytes, search, enough, { from: 0, to: bytes.length, state: 0 });
  const part = bytes.length >> 2;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let bits = 0;
  for (let i = 0; i < part; i += 1) {
    a = next[(a >>> 1) + (kinds[bytes[i] ?? 0] ?? 0)] ?? 0;
    b = next[(b >>> 1) + (kinds[bytes[i + part] ?? 0] ?? 0)] ?? 0;
    c = next[(c >>> 1) + (kinds[bytes[i + 2 * part] ?? 0] ?? 0)] ?? 0;
    d = next[(d >>> 1) + (kinds[bytes[i + 3 * part] ?? 0] ?? 0)] ?? 0;
    if (((a | b | c | d) & 1) === 0) continue;
    bits |= endsAt(a, search) | endsAt(b, search) | endsAt(c, search) | endsAt(d, search);
    if ((bits & enough) !== 0) return bits;
  }
  for (const [index, state] of [a, b, c, d].entries()) {
    const from = (index + 1) * part;
    bits |= bitsFrom(bytes, search, enough, { from, to: index === 3 ? bytes.length : from, state });
    if ((bits & enough) !== 0) return bits;
  }
  return bits;
}

function endsAt(state: number, { ends, width }: WordSearch): number {
  return (state & 1) === 0 ? 0 : (ends[(state >>> 1) / width] ?? 0);
}

/** Up to `to`, and on while a word is open. */
function bitsFrom(
  bytes: Uint8Array,
  search: WordSearch,
  enough: number,
  part: { readonly from: number; readonly to: number; readonly state: number },
): number {
  const { next, kinds } = search;
  let { state } = part;
  let bits = 0;
  for (let i = part.from; i < bytes.length && (i < part.to || state >>> 1 !== 0); i += 1) {
    state = next[(state >>> 1) + (kinds[bytes[i] ?? 0] ?? 0)] ?? 0;
    if ((state & 1) === 0) continue;
    bits |= endsAt(state, search);
    if ((bits & enough) !== 0) return bits;
  }
  return bits;
}
