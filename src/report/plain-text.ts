/** Text that somebody else wrote, made fit for one line of a terminal, a log or a page. */

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** Nobody's message is longer than this; a name of a megabyte is an attack on the reader. UTF-16 code units. */
const MAX_LINE = 2_000;

/** One line in which control, bidirectional (Unicode TR36) and invisible characters and halves of surrogate pairs are shown. */
export function visible(text: string, max: number = MAX_LINE): string {
  return clip(text, max).replace(
    UNSEEN,
    (found) => NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** At most `max` code units, never half a surrogate pair; what is cut shows as an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const before = text.charCodeAt(max - 2);
  const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
  return `${text.slice(0, Math.max(0, end))}…`;
}

const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
// East Asian Width W and F, near enough: Unicode TR11.
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;

/** Columns that one character takes in a terminal. */
export function widthOf(character: string): 0 | 1 | 2 {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** A sentence cut at pairs of backticks: what stands between two is code. One that has no other is a character. */
export function codeSpans(text: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return text
    .split(/`([^`]+)`/)
    .map((piece, index) => ({ text: piece, isCode: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The first sentence and what follows it. A sentence ends with a full stop, a blank and a capital letter. */
export function sentences(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.!?] (?=[A-Z])/);
  return end === -1 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}
