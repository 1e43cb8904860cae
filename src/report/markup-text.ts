import { codeSpans, visible } from './plain-text.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** For text and for attributes in either quotes. What XML 1.0 (2.2, Char) cannot hold at all, or HTML calls an error, is replaced. */
export function escapeMarkup(text: string, max?: number): string {
  return visible(text, max)
    .replace(/[&<>"']/g, (found) => ENTITIES.get(found) ?? '')
    .replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}

/** A sentence for HTML, in which what stands between backticks is code. */
export function proseMarkup(text: string, max?: number): string {
  return codeSpans(visible(text, max))
    .map((piece) => (piece.isCode ? `<code>${escapeMarkup(piece.text)}</code>` : escapeMarkup(piece.text)))
    .join('');
}
