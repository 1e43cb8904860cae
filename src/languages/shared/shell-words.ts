import { gather, type SourceText, slice } from '../../core/text/source-text.ts';

/** Words of a command line. */
export interface Words {
  /** Quotes removed; each character leads back to its place. Operators end a word and are words of their own. */
  readonly words: readonly SourceText[];
  /** False when the text cannot be split without running it: an open quote, a here-document. */
  readonly certain: boolean;
}

/** What ends a word besides blanks: nothing (flags in a unit file), or a shell's operators and comments. */
export type Grammar = 'flags' | 'shell';

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text?: string;
}

/**
 * Splits as POSIX sh does (IEEE 1003.1 section 2.3), without expanding anything: `$X`, `$(...)` and globs stay as they
 * are written. systemd's own splitting (systemd.service(5), "Command lines") quotes alike.
 */
export function splitWords(source: SourceText, grammar: Grammar): Words {
  const { text } = source;
  const words: SourceText[] = [];
  let pieces: Piece[] = [];
  let inWord = false;
  let certain = true;
  const finish = (): void => {
    if (inWord) words.push(gather(source, pieces));
    pieces = [];
    inWord = false;
  };
  const take = (piece: Piece): void => {
    inWord = true;
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last.end === piece.start && last.text === undefined && piece.text === undefined) {
      pieces[pieces.length - 1] = { start: last.start, end: piece.end };
    } else pieces.push(piece);
  };
  let i = 0;
  while (i < text.length) {
    const c = text[i] ?? '';
    if (c === '\\') {
      const next = text[i + 1];
      if (next === '\n') i += 2;
      else if (next === '\r' && text[i + 2] === '\n') i += 3;
      else if (next === undefined) {
        take({ start: i, end: i + 1 });
        i += 1;
      } else {
        take({ start: i + 1, end: i + 2 });
        i += 2;
      }
    } else if (c === "'") {
      const close = text.indexOf("'", i + 1);
      if (close === -1) return { words, certain: false };
      take({ start: i + 1, end: close });
      i = close + 1;
    } else if (c === '"') {
      let from = i + 1;
      let j = from;
      inWord = true;
      while (j < text.length && text[j] !== '"') {
        const next = text[j + 1];
        if (text[j] === '\\' && next !== undefined && '"\\$`\n'.includes(next)) {
          take({ start: from, end: j });
          if (next !== '\n') take({ start: j + 1, end: j + 2 });
          j += 2;
          from = j;
        } else if (grammar === 'shell' && text[j] === '$' && next === '(') {
          const close = endOfSubstitution(text, j + 1);
          if (close === -1) return { words, certain: false };
          j = close;
        } else j += 1;
      }
      if (j >= text.length) return { words, certain: false };
      take({ start: from, end: j });
      i = j + 1;
    } else if (c === ' ' || c === '\t' || c === '\r') {
      finish();
      i += 1;
    } else if (c === '\n') {
      finish();
      i += 1;
    } else if (c === '#' && !inWord && grammar === 'shell') {
      const feed = text.indexOf('\n', i);
      i = feed === -1 ? text.length : feed;
    } else if (grammar === 'shell' && (c === '`' || (c === '$' && text[i + 1] === '('))) {
      const close = c === '`' ? text.indexOf('`', i + 1) + 1 : endOfSubstitution(text, i + 1);
      if (close <= 0) return { words, certain: false };
      take({ start: i, end: close });
      i = close;
    } else if (grammar === 'shell' && ';&|<>()'.includes(c)) {
      if (text.startsWith('<<', i)) certain = false;
      const redirects = c === '<' || c === '>' || text.startsWith('&>', i);
      const [digits] = pieces;
      const numbered = redirects && pieces.length === 1 && digits !== undefined && isNumber(source, digits);
      if (numbered) pieces = [];
      else finish();
      let end = i + (text[i + 1] === c ? 2 : 1);
      while (redirects && end < text.length && '<>&|'.includes(text[end] ?? '')) end += 1;
      take({ start: numbered ? digits.start : i, end });
      finish();
      i = end;
    } else {
      take({ start: i, end: i + 1 });
      i += 1;
    }
  }
  finish();
  return { words, certain };
}

/** A file descriptor's number in front of a redirection: `2>`. */
function isNumber(source: SourceText, piece: Piece): boolean {
  return piece.text === undefined && /^\d{1,9}$/.test(source.text.slice(piece.start, piece.end));
}

/** Offset behind the bracket that closes `(` at `open`; -1 when it stays open. Quotes inside are skipped over whole. */
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

/** True for `sh`, `/bin/bash` and the like, whose `-c` takes a script. */
export function isShell(word: string): boolean {
  return /(?:^|\/)(?:ba|da|a|k|z)?sh$/.test(word);
}

/** Simple commands of a script, in order: the words between operators and line breaks. A statement that cannot be split is left out. */
export function commandsOf(source: SourceText): readonly (readonly SourceText[])[] {
  const commands: SourceText[][] = [];
  for (const statement of statementsOf(source)) {
    const { words, certain } = splitWords(statement, 'shell');
    if (!certain) continue;
    let command: SourceText[] = [];
    for (const word of words) {
      if (!/^(?:;;?|&&?|\|\|?|\(|\))$/.test(word.text)) {
        command.push(word);
        continue;
      }
      if (command.length > 0) commands.push(command);
      command = [];
    }
    if (command.length > 0) commands.push(command);
  }
  return commands;
}

/** Stretches of a script that end at an unquoted line break; comments are left out. */
function statementsOf(source: SourceText): readonly SourceText[] {
  const { text } = source;
  const parts: SourceText[] = [];
  let from = 0;
  let quote = '';
  let i = 0;
  const finish = (end: number): void => {
    if (end > from) parts.push(slice(source, from, end));
    from = end + 1;
  };
  while (i < text.length) {
    const c = text[i] ?? '';
    if (c === '\\' && quote !== "'") i += 1;
    else if (quote !== '') {
      if (c === quote) quote = '';
    } else if (c === "'" || c === '"') quote = c;
    else if (c === '\n') finish(i);
    else if (c === '#' && (i === from || ' \t;'.includes(text[i - 1] ?? ''))) {
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
