import { indexLines, positionAt } from '../core/text/location.ts';
import type { Fix } from '../judge/report/finding.ts';
import { visible } from './plain-text.ts';

/** Its lines are made for a reader. */
export interface FixLines {
  readonly file: string;
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

const MAX_LINES = 40;

/** Undefined for no change, or one too large to show. */
export function fixLines(fix: Fix | undefined): FixLines | undefined {
  if (fix === undefined) return undefined;
  const { at, replacement } = fix;
  const { text } = at.file;
  const start = Math.min(at.span.start, text.length);
  const end = Math.min(Math.max(start, at.span.end), text.length);
  const lines = indexLines(text);
  const { line } = positionAt(lines, start);
  const from = lines[line - 1] ?? 0;
  // A span that ends with a line feed takes nothing of the next line, unless the replacement joins them.
  const whole =
    start < end && text[end - 1] === '\n' && (replacement.endsWith('\n') || (replacement === '' && start === from));
  const lastLine = positionAt(lines, whole ? end - 1 : end).line;
  const to = lines[lastLine] ?? text.length;
  const before = text.slice(from, to);
  const after = text.slice(from, start) + replacement + text.slice(end, to);
  if (before === after) return undefined;
  let removed = splitLines(before);
  let added = splitLines(after);
  let first = line;
  while (removed.length > 0 && added.length > 0 && removed[0] === added[0]) {
    removed = removed.slice(1);
    added = added.slice(1);
    first += 1;
  }
  while (removed.length > 0 && added.length > 0 && removed.at(-1) === added.at(-1)) {
    removed = removed.slice(0, -1);
    added = added.slice(0, -1);
  }
  if (removed.length + added.length === 0 || removed.length + added.length > MAX_LINES) return undefined;
  return { file: at.file.path, line: first, removed: removed.map(sourceLine), added: added.map(sourceLine) };
}

export function sourceLine(line: string): string {
  return visible(line.replaceAll('\t', '    '), 300);
}

function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/, MAX_LINES * 4);
}
