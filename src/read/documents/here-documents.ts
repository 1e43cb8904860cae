/** Here-documents of shell scripts (IEEE 1003.1 section 2.7.4) with their commands. */
import { lineEnd, nextLine } from '../../core/text/line-ends.ts';
import type { Span } from '../../core/text/location.ts';
import { firstIndex } from '../../core/text/sorted.ts';
import { gather, type Piece, type SourceText, slice } from '../../core/text/source-text.ts';

export interface HereDocument {
  readonly text: SourceText;
  /** The logical line that begins it, without comment. */
  readonly command: string;
  /** `<<WORD`, and the lines up to that word with it. */
  readonly mark: Span;
  readonly body: Span;
}

/** Continuation lines count. */
const MAX_COMMAND = 4000;

/** `<<-` removes leading tabs. Without quotes, expansions become one word such as `${UPSTREAM}`. */
export function hereDocumentsOf(source: SourceText): readonly HereDocument[] {
  const { text } = source;
  const found: HereDocument[] = [];
  const words = wordsIn(text);
  const ends = words.size > 0 ? endsIn(text, (word) => words.has(word)) : new Map<string, never>();
  let command = '';
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end).replace(/\r$/, '');
    command = command.length > MAX_COMMAND ? line : command + line;
    let next = end + 1;
    if (line.includes('<<') && !/^\s*#/.test(line)) {
      const whole = command.trim();
      for (const mark of marksIn(line)) {
        const body = endAfter(ends, mark.word, next);
        if (body === undefined) continue;
        const raw = slice(source, next, body.start);
        const plain = mark.tabs ? withoutLead(raw, (line) => /^\t*/.exec(line)?.[0].length ?? 0) : raw;
        found.push({
          text: mark.quoted ? plain : withExpansionsAsWords(plain),
          command: whole,
          mark: { start: at + mark.start, end: at + mark.end },
          body: { start: next, end: Math.min(body.next, text.length) },
        });
        next = body.next;
      }
    }
    if (line.endsWith('\\')) command = `${command.slice(0, -1)} `;
    else command = '';
    at = next;
  }
  return found;
}

interface Mark {
  readonly word: string;
  readonly quoted: boolean;
  readonly tabs: boolean;
  readonly start: number;
  readonly end: number;
}

/** `<<WORD`, `<<-'WORD'`, `<< "WORD"`, `<<W\ORD`; `<<<` is a here-string. */
function marksIn(line: string): readonly Mark[] {
  const marks: Mark[] = [];
  const mark = /(?<!<)<<(?!<)(-?)[ \t]{0,8}((?:\\.|\$?'[^'\n]{1,80}'|"[^"\n]{1,80}"|[^\s;&|<>()'"\\`$]){1,80})/g;
  for (const match of line.matchAll(mark)) {
    const [all, tabs, written = ''] = match;
    // `1 << 3` is arithmetic.
    if (/^\d/.test(written)) continue;
    const word = written.replace(/\\(.)|\$?'([^']*)'|"([^"]*)"/g, '$1$2$3');
    const { index: start } = match;
    marks.push({ word, quoted: /['"\\]/.test(written), tabs: tabs === '-', start, end: start + all.length });
  }
  return marks;
}

function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (let at = text.indexOf('<<'); at !== -1; ) {
    const end = lineEnd(text, at);
    for (const { word } of marksIn(text.slice(text.lastIndexOf('\n', at) + 1, end))) words.add(word);
    at = text.indexOf('<<', end);
  }
  return words;
}

/** Lines of one word, by word: possible ends, indexed so that many open documents cost nothing. */
export type Ends = ReadonlyMap<string, readonly { readonly start: number; readonly next: number }[]>;

export function endsIn(text: string, isEnd = (word: string): boolean => /^\w{1,80}$/.test(word)): Ends {
  const ends = new Map<string, { start: number; next: number }[]>();
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    // Recipes and workflow steps indent whole scripts.
    const word = end - at < 400 ? text.slice(at, end).trim() : '';
    if (word !== '' && isEnd(word)) {
      const known = ends.get(word);
      const one = { start: at, next: end + 1 };
      if (known === undefined) ends.set(word, [one]);
      else known.push(one);
    }
    at = end + 1;
  }
  return ends;
}

/** The first possible end at or behind an offset: its start, and the next line's. */
export function endAfter(
  ends: Ends,
  word: string,
  start: number,
): { readonly start: number; readonly next: number } | undefined {
  const lines = ends.get(word) ?? [];
  return lines[firstIndex(lines.length, (index) => (lines[index]?.start ?? 0) < start)];
}

/** Without the blanks with which every line begins. */
export function dedented(source: SourceText): SourceText {
  const lines = source.text.match(/^[ \t]*(?=\S)/gm) ?? [];
  const lead = lines.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
  return lead === 0 || lines.length === 0 ? source : withoutLead(source, (line) => Math.min(lead, line.search(/\S|$/)));
}

function withoutLead(source: SourceText, lengthOf: (line: string) => number): SourceText {
  const { text } = source;
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const end = nextLine(text, at);
    pieces.push({ start: at + lengthOf(text.slice(at, end)), end });
    at = end;
  }
  return gather(source, pieces);
}

/** `$X`, `${X...}`, `$(...)` and backquotes become one word; `\$`, `` \` `` and `\\` are unescaped. */
function withExpansionsAsWords(source: SourceText): SourceText {
  const { text } = source;
  if (!/[$`\\]/.test(text)) return source;
  const pieces: Piece[] = [];
  let from = 0;
  const replace = (start: number, end: number, by: string): void => {
    pieces.push({ start: from, end: start }, { start, end, text: by });
    from = end;
  };
  for (let i = 0; i < text.length; ) {
    const c = text[i];
    const next = text[i + 1] ?? '';
    if (c === '\\' && (next === '$' || next === '`' || next === '\\')) {
      replace(i, i + 2, next);
      i += 2;
    } else if (c === '\\' && next === '\n') {
      replace(i, i + 2, '');
      i += 2;
    } else if (c === '$' && next === '{') {
      const close = text.indexOf('}', i);
      const name = /^\w+/.exec(text.slice(i + 2, i + 102))?.[0] ?? '_';
      const end = close === -1 ? i + 2 : close + 1;
      replace(i, end, `\${${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}`);
      i = end;
    } else if (c === '$' && next === '(') {
      const end = endOfCommand(text, i + 1);
      replace(i, end, '${command}');
      i = end;
    } else if (c === '`') {
      const close = text.indexOf('`', i + 1);
      const end = close === -1 ? text.length : close + 1;
      replace(i, end, '${command}');
      i = end;
    } else if (c === '$' && /[A-Za-z_]/.test(next)) {
      const name = /^\w+/.exec(text.slice(i + 1, i + 101))?.[0] ?? '';
      replace(i, i + 1 + name.length, `\${${name}}`);
      i += 1 + name.length;
    } else i += 1;
  }
  pieces.push({ start: from, end: text.length });
  return gather(source, pieces);
}

function endOfCommand(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return text.length;
}
