import { codeSpans, visible } from './plain-text.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** For text and attributes. Characters that XML 1.0 (2.2, Char) or HTML forbids are replaced. */
export function escapeMarkup(text: string, max?: number): string {
  return visible(text, max)
    .replace(/[&<>"']/g, (found) => ENTITIES.get(found) ?? '')
    .replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}

/** HTML with what stands between backticks as code. */
export function proseMarkup(text: string, max?: number): string {
  return codeSpans(visible(text, max))
    .map((piece) => (piece.isCode ? `<code>${escapeMarkup(piece.text)}</code>` : escapeMarkup(piece.text)))
    .join('');
}
