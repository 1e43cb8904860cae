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

/** Commands that only show what stands in their quotes. */
const PRINTS = /^(?:echo|printf)\b/;

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

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function linesOf(document: Document): readonly Line[] {
  const { text } = document.source;
  if (text.length > MAX_TEXT || !/\b(?:sed|grep)\b/.test(text) || !text.includes('loop') || !ABOUT.test(text))
    return [];
  const commands = commandsOf(text);
  const editing = commands.filter((lines) => lines.some(isEdit));
  if (editing.length === 0) return [];
  const named = new Set(commands.filter(isAbout).flatMap((lines) => lines.flatMap(filesIn)));
  return editing
    .filter((lines) => isAbout(lines) || lines.some((line) => filesIn(line).some((file) => named.has(file))))
    .flatMap((lines) => lines.filter(isEdit))
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ') }));
}

/** Lines that continue each other, by a backslash or an open pipe, are one command. Comments are none. */
function commandsOf(text: string): readonly (readonly Line[])[] {
  const commands: Line[][] = [];
  let open: Line[] | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const words = line.trim();
    const from = start + line.indexOf(words);
    start += line.length + 1;
    if (words.startsWith('#')) continue;
    if (open === undefined) {
      open = [];
      commands.push(open);
    }
    open.push({ start: from, end: from + words.length, text: words });
    if (!/(?:\\|[^|]\|)$/.test(words)) open = undefined;
  }
  return commands;
}

function isEdit({ text }: Line): boolean {
  if (!text.includes('loop') || text.length >= 2000) return false;
  const edit = EDIT.exec(text);
  return edit !== null && !(PRINTS.test(text) && isQuoted(text.slice(0, edit.index)));
}

/**
 * The command itself has to speak of CoreDNS: `lsblk | grep -v loop`, which lists disks without loop devices, stands in
 * many a script that installs a cluster.
 */
function isAbout(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => ABOUT.test(text));
}

/** What looks like a file: `kubectl get cm coredns > cm.yaml` makes of `cm.yaml` a name for the Corefile. */
function filesIn({ text }: Line): readonly string[] {
  return text.split(/[\s"'<>|;&()]+/).filter((word) => /^[\w$~{.][^,:=]*[./][\w}]|^\/\w/.test(word));
}

/** Whether a text ends within quotes. */
function isQuoted(before: string): boolean {
  let quote = '';
  for (let i = 0; i < before.length; i++) {
    const char = before[i];
    if (char === '\\' && quote !== "'") i++;
    else if (quote === '' && (char === '"' || char === "'")) quote = char;
    else if (char === quote) quote = '';
  }
  return quote !== '';
}
