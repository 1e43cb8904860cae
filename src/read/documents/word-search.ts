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
  for (const word of words.keys())
    for (let i = 0; i < word.length; i += 1) {
      const code = word.charCodeAt(i) & 0xff;
      if (kinds[code] !== 0) continue;
      kinds[code] = width;
      width += 1;
    }
  const skipped = width;
  for (let i = 0; i < passed.length; i += 1) kinds[passed.charCodeAt(i) & 0xff] = skipped;
  width += 1;
  const trie = trieOf(words, kinds, skipped);
  const ends = Uint16Array.from(trie, ({ bits }) => bits);
  return { next: rowsOf(trie, ends, { width, skipped }), kinds, width, ends };
}

interface TrieState {
  bits: number;
  readonly children: Map<number, number>;
}

function trieOf(words: ReadonlyMap<string, number>, kinds: Uint8Array, skipped: number): readonly TrieState[] {
  const root: TrieState = { bits: 0, children: new Map() };
  const trie = [root];
  for (const [word, bits] of words) {
    const path = Array.from(word, (character) => kinds[character.charCodeAt(0) & 0xff] ?? 0);
    if (path.includes(skipped)) continue;
    let at = root;
    for (const kind of path) {
      const child = at.children.get(kind) ?? trie.length;
      at.children.set(kind, child);
      const next = trie[child] ?? { bits: 0, children: new Map() };
      trie[child] = next;
      at = next;
    }
    at.bits |= bits;
  }
  return trie;
}

/** The row of the longest other word that may have begun inside, but for the word's own entries. */
function rowsOf(
  trie: readonly TrieState[],
  ends: Uint16Array,
  { width, skipped }: { readonly width: number; readonly skipped: number },
): Uint32Array {
  const next = new Uint32Array(trie.length * width);
  const suffix = new Uint32Array(trie.length);
  const entryOf = (state: number): number => state * width * 2 + (ends[state] === 0 ? 0 : 1);
  const open = [0];
  for (const state of open) {
    const row = state * width;
    const other = (suffix[state] ?? 0) * width;
    if (state !== 0) next.copyWithin(row, other, other + width);
    next[row + skipped] = entryOf(state);
    for (const [kind, child] of trie[state]?.children ?? []) {
      const onward = state === 0 ? 0 : ((next[other + kind] ?? 0) >>> 1) / width;
      suffix[child] = onward;
      ends[child] = (ends[child] ?? 0) | (ends[onward] ?? 0);
      next[row + kind] = entryOf(child);
      open.push(child);
    }
  }
  return next;
}

/**
 * Stops once one of `enough` is found. Long texts are searched in four parts, each on into the next until no word is
 * open.
 */
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
