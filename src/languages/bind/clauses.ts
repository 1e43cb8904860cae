/** named.conf: statements of words ended by `;`, some with a braced list (BIND 9 ARM, "Configuration file grammar"). */

import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import { readInPlace, type Unseen } from '../shared/included-files.ts';

export interface Word extends Located<string> {
  readonly quoted?: true;
}

export interface Statement {
  readonly words: readonly Word[];
  readonly inner?: readonly Statement[];
  /** Words behind the list, `{` for each further list. */
  readonly behind?: readonly string[];
}

export function keyword(statement: Statement): string {
  return statement.words[0]?.value ?? '';
}

/** What an `include` names; undefined where nothing shows it. */
export type Included = (path: Located<string>) => readonly SourceText[] | undefined;

/**
 * An unbalanced brace ends a list early. Lists nest without bound. An `include` is replaced by what it names, at any
 * depth (lib/isccfg/parser.c cfg_parse_mapbody). `broken`: where `;`, a brace or a quote is missing.
 */
export function readStatements(
  roots: readonly SourceText[],
  included: Included,
): {
  readonly statements: readonly Statement[];
  readonly cut: readonly Unseen[];
  readonly broken: Location | undefined;
} {
  const top: Statement[] = [];
  const stack: Statement[][] = [top];
  let words: Word[] = [];
  let inner: Statement[] | undefined;
  let behind: string[] | undefined;
  let broken: Location | undefined;
  const all = readInPlace(roots, tokens, { once: false });
  const end = (): void => {
    const named = words[0]?.value === 'include' && inner === undefined ? words[1] : undefined;
    const found = named === undefined ? undefined : included(named);
    if (found !== undefined) all.open(found);
    else if (words.length > 0 || inner !== undefined)
      stack[stack.length - 1]?.push({ words, ...defined({ inner, behind }) });
    words = [];
    inner = undefined;
    behind = undefined;
  };
  const pending: { words: Word[]; behind: string[] | undefined }[] = [];
  for (const token of all) {
    const at = locate(token.source, token.start, token.end);
    if (token.isOpen === true) broken ??= at;
    if (token.value === '{' && !token.quoted) {
      pending.push({ words, behind: inner === undefined ? undefined : [...(behind ?? []), '{'] });
      behind = undefined;
      words = [];
      inner = undefined;
      stack.push([]);
    } else if (token.value === '}' && !token.quoted) {
      if (words.length > 0 || inner !== undefined || stack.length === 1) broken ??= at;
      end();
      if (stack.length === 1) continue;
      inner = stack.pop();
      const before = pending.pop();
      words = before?.words ?? [];
      behind = before?.behind;
    } else if (token.value === ';' && !token.quoted) {
      if (words.length === 0 && (inner === undefined || stack.length === 1)) broken ??= at;
      end();
    } else if (inner === undefined) {
      if (words[0]?.value === 'include' && !token.quoted && !isPlaceholder(token.value)) broken ??= at;
      words.push({ value: token.value, at, ...defined({ quoted: token.quoted || undefined }) });
    } else behind = [...(behind ?? []), token.value];
  }
  broken ??= words[0]?.at ?? (stack.length > 1 || inner !== undefined ? pending[0]?.words[0]?.at : undefined);
  end();
  while (stack.length > 1) {
    const list = stack.pop() ?? [];
    stack[stack.length - 1]?.push({ words: pending.pop()?.words ?? [], inner: list });
  }
  return { statements: top, cut: all.cut(), broken };
}

interface Token {
  readonly source: SourceText;
  readonly value: string;
  readonly quoted: boolean;
  /** A quote that does not end on its line. */
  readonly isOpen?: boolean;
  readonly start: number;
  readonly end: number;
}

/** Of `${X}` and `{{ x }}`, which are filled in before named reads the file; without one `start`. */
function holeEnd(text: string, start: number): number {
  HOLE.lastIndex = start;
  return HOLE.test(text) ? HOLE.lastIndex : start;
}

const HOLE = /\$\{[\w.:?=-]{1,200}\}|\{\{[^{}\n]{1,500}\}\}/y;

/** Comments: `//`, `#`, and `/*` to star and slash. */
function* tokens(source: SourceText): Generator<Token> {
  const { text } = source;
  let i = 0;
  while (i < text.length) {
    const c = text[i] ?? '';
    const two = text.slice(i, i + 2);
    if (c === '#' || two === '//') {
      const feed = text.indexOf('\n', i);
      i = feed === -1 ? text.length : feed;
    } else if (two === '/*') {
      const close = text.indexOf('*/', i + 2);
      i = close === -1 ? text.length : close + 2;
    } else if (c === '"') {
      const close = text.indexOf('"', i + 1);
      const end = close === -1 ? text.length : close;
      const value = text.slice(i + 1, end);
      yield { source, value, quoted: true, isOpen: close === -1 || value.includes('\n'), start: i + 1, end };
      i = end + 1;
    } else if ((c === '{' && holeEnd(text, i) === i) || c === '}' || c === ';') {
      yield { source, value: c, quoted: false, start: i, end: i + 1 };
      i += 1;
    } else if (/\s/.test(c)) i += 1;
    else {
      let end = Math.max(holeEnd(text, i), i + 1);
      while (end < text.length && text.slice(end, end + 2) !== '//') {
        const next = holeEnd(text, end);
        if (next === end && /[\s{};"#]/.test(text[end] ?? '')) break;
        end = Math.max(next, end + 1);
      }
      yield { source, value: text.slice(i, end), quoted: false, start: i, end };
      i = end;
    }
  }
}
