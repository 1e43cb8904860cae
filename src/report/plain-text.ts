/** Makes text of others fit for one line. */

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** UTF-16 code units; a longer name is an attack on the reader. */
const MAX_LINE = 2_000;

/** One line that shows control, bidirectional (Unicode TR36) and invisible characters and lone surrogates. */
export function visible(text: string, max: number = MAX_LINE): string {
  return clip(text, max).replace(
    UNSEEN,
    (found) => NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** At most `max` code units, no half surrogate pair, an ellipsis for the rest. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const before = text.charCodeAt(max - 2);
  const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
  return `${text.slice(0, Math.max(0, end))}…`;
}

const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
// East Asian Width W and F, roughly: Unicode TR11.
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;

/** Columns in a terminal. */
export function widthOf(character: string): 0 | 1 | 2 {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Cut at pairs of backticks; a single one is a character. */
export function codeSpans(text: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return text
    .split(/`([^`]+)`/)
    .map((piece, index) => ({ text: piece, isCode: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Cut after a full stop before a blank and a capital. */
export function sentences(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.!?] (?=[A-Z])/);
  return end === -1 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}
