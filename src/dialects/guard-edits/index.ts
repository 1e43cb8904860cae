/** Commands that take the `loop` line out of a Corefile: the popular cure, which ends the crash and begins the outage. */
import type { Document } from '../../documents/document.ts';
import type { Fact } from '../../fact.ts';
import { locate } from '../../text/source-text.ts';
import type { Dialect } from '../dialect.ts';

/**
 * `sed '/loop/d'` and its like, `grep -v loop`: one line that deletes lines by the word. Each alternative is bounded by the
 * line, and nothing in it repeats within a repetition.
 */
const EDIT =
  /\bsed\b[^\n|;]{0,200}?\/[\^\s\\+*[\]:a-z]{0,20}\bloop\b[\s$\\*[\]:a-z]{0,20}\/\s*d\b|\bgrep\s[^\n|;]{0,40}?-[a-zA-Z]*v[a-zA-Z]*\s+["']?\^?\s*\\?b?loop\b/;
/** What makes it an edit of a Corefile, not of anything else that has a loop. */
const ABOUT = /coredns|corefile/i;

/** Larger texts are data, not scripts. */
const MAX_TEXT = 512 * 1024;

export const guardEdits: Dialect = {
  id: 'guard-edits',
  title: 'Commands that delete the loop plugin',
  recognises: (document) => linesOf(document).length > 0,
  read: (document) => ({
    value: linesOf(document).map(
      ({ start, end, text }): Fact => ({ kind: 'guard-edit', says: text, at: locate(document.source, start, end) }),
    ),
    notices: [],
  }),
};

function linesOf(
  document: Document,
): readonly { readonly start: number; readonly end: number; readonly text: string }[] {
  const { text } = document.source;
  if (text.length > MAX_TEXT || !/\b(?:sed|grep)\b/.test(text) || !text.includes('loop') || !ABOUT.test(text))
    return [];
  const found: { start: number; end: number; text: string }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const words = line.trim();
    const from = start + line.indexOf(words);
    if (words.includes('loop') && !words.startsWith('#') && words.length < 2000 && EDIT.test(words))
      found.push({ start: from, end: from + words.length, text: words.replace(/\s+/g, ' ') });
    start += line.length + 1;
  }
  return found;
}
