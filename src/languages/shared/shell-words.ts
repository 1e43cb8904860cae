import { addAll } from '../../core/text/append.ts';
import type { Located } from '../../core/text/location.ts';
import { gather, type Piece, type SourceText, slice } from '../../core/text/source-text.ts';
import { locatedWhole } from './lines.ts';

export interface Words {
  /** Without quotes; each character keeps its place. Operators are words. */
  readonly words: readonly SourceText[];
  /** False for a text that only running it would split: an open quote, a here-document. */
  readonly certain: boolean;
}

/** What ends a word besides blanks: nothing (a unit's flags), or shell operators and comments. */
export type Grammar = 'flags' | 'shell';

interface Splitting {
  readonly source: SourceText;
  readonly grammar: Grammar;
  readonly words: SourceText[];
  pieces: Piece[];
  inWord: boolean;
  certain: boolean;
}

/** IEEE 1003.1 section 2.3 without expansion; systemd quotes alike (systemd.service(5), "Command lines"). */
export function splitWords(source: SourceText, grammar: Grammar): Words {
  const { text } = source;
  const splitting: Splitting = { source, grammar, words: [], pieces: [], inWord: false, certain: true };
  for (let i = 0; i < text.length; ) {
    i = grammar === 'shell' ? shellEnd(splitting, i) : commonEnd(splitting, i);
    if (i === -1) return { words: splitting.words, certain: false };
  }
  finish(splitting);
  return { words: splitting.words, certain: splitting.certain };
}

function finish(splitting: Splitting): void {
  if (splitting.inWord) splitting.words.push(gather(splitting.source, splitting.pieces));
  splitting.pieces = [];
  splitting.inWord = false;
}

function take(made: Splitting, start: number, end: number): number {
  const { pieces } = made;
  made.inWord = true;
  const last = pieces[pieces.length - 1];
  if (last?.end === start && last.text === undefined) pieces[pieces.length - 1] = { start: last.start, end };
  else pieces.push({ start, end });
  return end;
}

/** The end of the token at `i`; -1 for an open quote. */
function commonEnd(splitting: Splitting, i: number): number {
  const { text } = splitting.source;
  const c = text[i] ?? '';
  switch (c) {
    case '\\':
      return escapeEnd(splitting, i);
    case "'": {
      const close = text.indexOf("'", i + 1);
      if (close === -1) return -1;
      take(splitting, i + 1, close);
      return close + 1;
    }
    case '"':
      return quotedEnd(splitting, i);
    case ' ':
    case '\t':
    case '\r':
    case '\n':
      finish(splitting);
      return i + 1;
    default:
      return take(splitting, i, i + 1);
  }
}

function shellEnd(splitting: Splitting, i: number): number {
  const { text } = splitting.source;
  const c = text[i] ?? '';
  if (c === '#' && !splitting.inWord) {
    const feed = text.indexOf('\n', i);
    return feed === -1 ? text.length : feed;
  }
  if (c === '`' || (c === '$' && text[i + 1] === '(')) {
    const close = c === '`' ? text.indexOf('`', i + 1) + 1 : endOfSubstitution(text, i + 1);
    return close <= 0 ? -1 : take(splitting, i, close);
  }
  if (c === '$' && text[i + 1] === "'") return ansiEnd(splitting, i + 2);
  return ';&|<>()'.includes(c) ? operatorEnd(splitting, i) : commonEnd(splitting, i);
}

/** `$'...'` (bash manual, "ANSI-C Quoting"): what a backslash with other characters stands for is left as it is. */
function ansiEnd(splitting: Splitting, start: number): number {
  const { text } = splitting.source;
  take(splitting, start, start);
  for (let i = start; i < text.length; ) {
    if (text[i] === "'") return i + 1;
    const written = text[i] === '\\' ? ANSI[text[i + 1] ?? ''] : undefined;
    if (written === undefined) i = take(splitting, i, i + 1);
    else {
      splitting.pieces.push({ start: i, end: i + 2, text: written });
      i += 2;
    }
  }
  return -1;
}

const ANSI: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"' };

/** A backslash quotes the next character; with a line break it vanishes. */
function escapeEnd(splitting: Splitting, i: number): number {
  const { text } = splitting.source;
  const next = text[i + 1];
  if (next === '\n') return i + 2;
  if (next === '\r' && text[i + 2] === '\n') return i + 3;
  return next === undefined ? take(splitting, i, i + 1) : take(splitting, i + 1, i + 2);
}

function quotedEnd(splitting: Splitting, open: number): number {
  const { text } = splitting.source;
  let from = open + 1;
  let i = from;
  splitting.inWord = true;
  while (i < text.length && text[i] !== '"') {
    const next = text[i + 1];
    if (text[i] === '\\' && next !== undefined && '"\\$`\n'.includes(next)) {
      take(splitting, from, i);
      if (next !== '\n') take(splitting, i + 1, i + 2);
      i += 2;
      from = i;
    } else if (splitting.grammar === 'shell' && text[i] === '$' && next === '(') {
      const close = endOfSubstitution(text, i + 1);
      if (close === -1) return -1;
      i = close;
    } else i += 1;
  }
  if (i >= text.length) return -1;
  take(splitting, from, i);
  return i + 1;
}

function operatorEnd(splitting: Splitting, i: number): number {
  const { source } = splitting;
  const { text } = source;
  const c = text[i] ?? '';
  if (text.startsWith('<<', i) && text[i + 2] !== '<') splitting.certain = false;
  const redirects = c === '<' || c === '>' || text.startsWith('&>', i);
  const [digits] = splitting.pieces;
  const numbered =
    redirects &&
    splitting.pieces.length === 1 &&
    digits !== undefined &&
    /^\d{1,9}$/.test(source.text.slice(digits.start, digits.end));
  if (numbered) splitting.pieces = [];
  else finish(splitting);
  let end = i + (text[i + 1] === c ? 2 : 1);
  while (redirects && end < text.length && '<>&|'.includes(text[end] ?? '')) end += 1;
  take(splitting, numbered ? digits.start : i, end);
  finish(splitting);
  return end;
}

/** After the bracket that closes `(` at `open`; -1 when it stays open. Quotes are skipped. */
function endOfSubstitution(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    const c = text[i];
    if (c === '\\') i += 1;
    else if (c === '(') depth += 1;
    else if (c === "'") {
      const close = text.indexOf("'", i + 1);
      if (close === -1) return -1;
      i = close;
    } else if (c === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}

export function isShell(word: string): boolean {
  return /(?:^|\/)(?:ba|da|a|k|z)?sh$/.test(word);
}

/** Words of a container; a shell's `-c` script is split into its own as far as possible without running it. */
export function commandWords(
  texts: readonly SourceText[],
  scriptOf: (text: SourceText) => SourceText = (text) => text,
): readonly Located<string>[] {
  const words: Located<string>[] = [];
  let shell = false;
  for (const text of texts) {
    const isScript = shell && /^-[a-z]*c$/.test(words.at(-1)?.value ?? '');
    const script = isScript ? splitWords(scriptOf(text), 'shell') : undefined;
    // Words after the script are its positional parameters.
    if (isScript) shell = false;
    else shell ||= isShell(text.text);
    addAll(words, (script?.certain && script.words.length > 0 ? script.words : [text]).map(locatedWhole));
  }
  return words;
}

/** Words between operators and line breaks. What cannot be split is left out. */
export function commandsOf(source: SourceText): readonly (readonly SourceText[])[] {
  return statementsOf(source).flatMap((statement) => {
    const { words, certain } = splitWords(statement, 'shell');
    return certain ? commandsIn(words).flat() : [];
  });
}

export type Pipeline = readonly (readonly SourceText[])[];

/** Commands that feed each other; a pipe at a line's end goes on in the next. Here-documents are to be taken out before. */
export function pipelinesOf(source: SourceText): readonly Pipeline[] {
  const pipelines: (readonly SourceText[])[][] = [];
  let isOpen = false;
  for (const statement of statementsOf(source)) {
    const { words } = splitWords(statement, 'shell');
    if (words.length === 0) continue;
    const [first = [], ...others] = commandsIn(words);
    if (isOpen) for (const command of first) pipelines.at(-1)?.push(command);
    else pipelines.push([...first]);
    for (const one of others) pipelines.push([...one]);
    isOpen = words.at(-1)?.text === '|';
  }
  return pipelines;
}

function commandsIn(words: readonly SourceText[]): readonly Pipeline[] {
  const pipelines: SourceText[][][] = [];
  let pipeline: SourceText[][] = [];
  let command: SourceText[] = [];
  const finish = (): void => {
    if (command.length > 0) pipeline.push(command);
    command = [];
  };
  for (const word of words) {
    if (!/^(?:;;?|&&?|\|\|?|\(|\))$/.test(word.text)) {
      command.push(word);
      continue;
    }
    finish();
    if (word.text === '|') continue;
    if (pipeline.length > 0) pipelines.push(pipeline);
    pipeline = [];
  }
  finish();
  if (pipeline.length > 0) pipelines.push(pipeline);
  return pipelines;
}

/** `$(cat <<EOF`: the lines behind are no commands. */
const PRINTED = /^\$\(\s*cat\s/;

function statementsOf(source: SourceText): readonly SourceText[] {
  const { text } = source;
  const parts: SourceText[] = [];
  let from = 0;
  let quote = '';
  let i = 0;
  let isOpen = false;
  const finish = (end: number): void => {
    if (end > from) parts.push(slice(source, from, end));
    from = end + 1;
  };
  while (i < text.length) {
    const c = text[i] ?? '';
    if (c === '\\' && quote !== "'") i += 1;
    else if (quote !== '') {
      if (quote.endsWith(c)) quote = '';
    } else if (c === '$' && text[i + 1] === "'") {
      quote = "$'";
      i += 1;
    } else if (c === "'" || c === '"') quote = c;
    else if (c === '\n') finish(i);
    else if (c === '$' && !isOpen && PRINTED.test(text.slice(i, i + 20))) {
      const close = endOfSubstitution(text, i + 1);
      // Never closed: searched once.
      isOpen = close === -1;
      if (!isOpen) i = close - 1;
    } else if (c === '#' && (i === from || ' \t;'.includes(text[i - 1] ?? ''))) {
      const feed = text.indexOf('\n', i);
      finish(i);
      i = feed === -1 ? text.length : feed;
      from = i + 1;
    }
    i += 1;
  }
  finish(text.length);
  return parts;
}
