/** Text of others inside GitHub's Markdown. */
import { codeSpans, visible } from './plain-text.ts';

const ACTIVE = /[\\`*_[\]<>|&#$~"'@]/g;

/** Linked after entities are read (GFM 6.9; cmark-gfm autolink.c), unless a zero width space breaks it. */
const LINKING = /@|:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):/gi;
/** Issues, which GitHub links outside of code as it does `#1` ("Autolinked references and URLs"). */
const REFERENCE = /\bGH(?=-\d)/gi;
const BREAK = '&#8203;';
/** Commits, linked by a part of their id: in code they are not, and no character comes in that would be copied. */
const COMMIT = /(?<![\w#])(?=[a-f]{0,39}\d)[\da-f]{7,40}(?!\w)/g;

/** Special characters become entities (CommonMark 6.2); `@name`, `#1` and addresses get a zero width space. */
export function escapeMarkdown(text: string, max?: number): string {
  return atLineStart(escapeInline(visible(text, max).trim()));
}

/** What stands between backticks is code; the rest is escaped. */
export function prose(text: string, max?: number): string {
  return atLineStart(proseInline(visible(text, max).trim()));
}

/** Inside a line: blanks at the ends stay. */
export function proseInline(text: string): string {
  return codeSpans(visible(text))
    .map((piece) => (piece.isCode ? code(piece.text) : escapeInline(piece.text)))
    .join('');
}

function escapeInline(text: string): string {
  return text
    .replace(LINKING, (found) => `${found}\u200b`)
    .replace(REFERENCE, (found) => `${found}\u200b`)
    .replace(ACTIVE, (found) => `${entity(found)}${found === '#' ? BREAK : ''}`)
    .replaceAll('\u200b', BREAK)
    .replace(COMMIT, '<code>$&</code>');
}

/** Lists, headings and rules. */
function atLineStart(escaped: string): string {
  return escaped.replace(/^(?:[-+=:.]|\d(?=\d*[.)](?:\s|$)))/, entity);
}

export function code(text: string, max?: number): string {
  const shown = elementText(text, max);
  return shown.trim() === '' ? '<code>&#32;</code>' : `<code>${shown}</code>`;
}

/** In elements that keep blanks: `<code>`, `<pre>`. */
export function elementText(text: string, max?: number): string {
  return visible(text, max)
    .replace(LINKING, (found) => `${found}\u200b`)
    .replace(ACTIVE, entity)
    .replaceAll('\u200b', BREAK);
}

/** Inside `<pre>`, where Markdown reads no links; `label` is escaped. */
export function elementLink(label: string, address: string | undefined): string {
  return isSafeAddress(address) ? `<a href="${address.replaceAll('&', '&amp;')}">${label}</a>` : label;
}

function isSafeAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:\/\/[^\s<>()"'`\\|\p{Cc}]+$/u.test(address);
}

/** `label` is Markdown. No link for an address that could leave the brackets. */
export function link(label: string, address: string | undefined): string {
  if (!isSafeAddress(address)) return label;
  return `[${label}](${address})`;
}

/** A fence longer than any inside: CommonMark 4.5. */
export function fenced(language: string, lines: readonly string[]): string {
  let longest = 2;
  for (const line of lines) for (const run of line.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

function entity(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}
