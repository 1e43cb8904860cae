/** Somebody else's words inside GitHub's Markdown. */
import { codeSpans, visible } from './plain-text.ts';

const ACTIVE = /[\\`*_[\]<>|&#$~"'@]/g;

/** What becomes a link after entities are read (GFM 6.9; cmark-gfm's autolink.c): a zero width space breaks them. */
const LINKING = /@|:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):/gi;
const BREAK = '&#8203;';

/**
 * Neither formats, links, mentions nor ends what it stands in: characters with a meaning become entities (CommonMark
 * 6.2), and `@name`, `#1` and addresses get a zero width space.
 */
export function escapeMarkdown(text: string, max?: number): string {
  return atLineStart(escapeInline(visible(text, max).trim()));
}

/** A sentence of which what stands between backticks is code, and everything else is as harmless as above. */
export function prose(text: string, max?: number): string {
  return atLineStart(proseInline(visible(text, max).trim()));
}

/** The same in the middle of a line: blanks at the ends stay. */
export function proseInline(text: string): string {
  return codeSpans(visible(text))
    .map((piece) => (piece.isCode ? code(piece.text) : escapeInline(piece.text)))
    .join('');
}

function escapeInline(text: string): string {
  return text
    .replace(LINKING, (found) => `${found}\u200b`)
    .replace(ACTIVE, (found) => `${entity(found)}${found === '#' ? BREAK : ''}`)
    .replaceAll('\u200b', BREAK);
}

/** At the beginning of a line these start lists, headings and rules. */
function atLineStart(escaped: string): string {
  return escaped.replace(/^(?:[-+=:.]|\d(?=\d*[.)](?:\s|$)))/, entity);
}

export function code(text: string, max?: number): string {
  const shown = elementText(text, max);
  return shown.trim() === '' ? '<code>&#32;</code>' : `<code>${shown}</code>`;
}

/** Inside an element whose blanks count: `<code>`, `<pre>`. */
export function elementText(text: string, max?: number): string {
  return visible(text, max)
    .replace(LINKING, (found) => `${found}\u200b`)
    .replace(ACTIVE, entity)
    .replaceAll('\u200b', BREAK);
}

/** A link inside `<pre>`, where Markdown reads none; `label` is escaped already. */
export function elementLink(label: string, address: string | undefined): string {
  return isSafeAddress(address) ? `<a href="${address.replaceAll('&', '&amp;')}">${label}</a>` : label;
}

function isSafeAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:\/\/[^\s<>()"'`\\|\p{Cc}]+$/u.test(address);
}

/** `label` is Markdown already. No link where there is no address that is sure to stay inside the brackets. */
export function link(label: string, address: string | undefined): string {
  if (!isSafeAddress(address)) return label;
  return `[${label}](${address})`;
}

/** A fenced block that nothing inside can end: CommonMark 4.5. */
export function fenced(language: string, lines: readonly string[]): string {
  let longest = 2;
  for (const line of lines) for (const run of line.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

function entity(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}
