/** "Did you mean": the nearest of a short list of words. */
import { editDistance } from '../../core/text/edit-distance.ts';

/** The distance is quadratic in the length. */
const LONGEST = 64;
const FARTHEST = 3;
/** Shorter beginnings resemble too many words. */
const SHORTEST_BEGINNING = 8;

/** Equal but for case, `_` and blanks, or few edits, at most a third of the word; the first of equals. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  const asked = foldedKey(text);
  const bound = Math.min(FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
  let best: string | undefined;
  let bestDistance = bound + 1;
  for (const candidate of candidates) {
    // `warn` for `warning`, `ubuntu-24` for `ubuntu-24.04`.
    if (asked.length >= 3 && candidate.startsWith(asked)) return candidate;
    const distance = editDistance(asked, foldedKey(candidate), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  if (best !== undefined || asked.length < SHORTEST_BEGINNING) return best;
  // `loop-gaurd` for `loop-guard-removed`.
  for (const candidate of candidates) {
    const beginning = foldedKey(candidate.slice(0, asked.length));
    if (candidate.length > asked.length && editDistance(asked, beginning, bound - 1) < bound) return candidate;
  }
  return undefined;
}

export function didYouMean(text: string, candidates: readonly string[]): string {
  const near = nearest(text, candidates);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** No line of some other file. */
const LIKE_A_KEY = /^[a-z_][a-z_-]{0,39}\d{0,4}$/i;

/** Only `key` where the text is no plausible key: it may be secret. */
export function keyName(text: string, noun: string): string {
  return LIKE_A_KEY.test(text) ? `${noun} "${text}"` : noun;
}

/** One line, no control or bidirectional characters, bounded. */
export function quoted(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return `"${cut.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')}"`;
}

function foldedKey(text: string): string {
  return text.toLowerCase().replace(/[_ ]/g, '-');
}
