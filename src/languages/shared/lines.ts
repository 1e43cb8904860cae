import { atFile, type Located, type Location } from '../../core/text/location.ts';
import { placeholderEnd } from '../../core/text/placeholder.ts';
import { extentOf, locate, type SourceText, slice } from '../../core/text/source-text.ts';

/** Without line break, CR included; offsets of the whole text. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function* linesOf(text: string): Generator<Line> {
  let start = 0;
  while (start <= text.length) {
    const feed = text.indexOf('\n', start);
    const next = feed === -1 ? text.length : feed;
    const end = next > start && text.charCodeAt(next - 1) === 0x0d ? next - 1 : next;
    yield { text: text.slice(start, end), start, end };
    if (feed === -1) return;
    start = feed + 1;
  }
}

/** Fields between blanks, a placeholder in one piece. Linear: no expression walks a run of blanks twice. */
export function fieldsOf(source: SourceText, start: number, end: number): readonly Located<string>[] {
  const fields: Located<string>[] = [];
  let from = -1;
  for (let i = start; i <= end; i += 1) {
    const blank = i === end || isBlank(source.text.charCodeAt(i));
    if (!blank && from === -1) from = i;
    if (!blank) i = Math.max(i, Math.min(end, placeholderEnd(source.text, i)) - 1);
    if (blank && from !== -1) {
      fields.push({ value: source.text.slice(from, i), at: locate(source, from, i) });
      from = -1;
    }
  }
  return fields;
}

export function trimmed(source: SourceText, start: number, end: number): SourceText {
  let from = start;
  let to = end;
  while (from < to && isBlank(source.text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(source.text.charCodeAt(to - 1))) to -= 1;
  return slice(source, from, to);
}

export function commaList(source: SourceText): readonly Located<string>[] {
  return listOf(source, ',').flatMap((part) => (part.text === '' ? [] : [locatedWhole(part)]));
}

/** Trimmed; empty parts keep the positions, a placeholder is one piece. */
export function listOf(source: SourceText, ...separators: readonly string[]): readonly SourceText[] {
  const { text } = source;
  const parts: SourceText[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const separator = separators.find((one) => text.startsWith(one, i));
    if (separator === undefined) {
      i = Math.max(i, placeholderEnd(text, i) - 1);
      continue;
    }
    parts.push(trimmed(source, start, i));
    start = i + separator.length;
    i = start - 1;
  }
  return [...parts, trimmed(source, start, text.length)];
}

export function firstLineOf(source: SourceText): Location {
  const feed = source.text.indexOf('\n');
  return locate(source, 0, feed === -1 ? source.text.length : feed);
}

export function placeOfFirst([first]: readonly SourceText[]): Location {
  return first === undefined ? atFile('') : firstLineOf(first);
}

/** A port or another number of five digits. */
export function portIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

export function locatedWhole(source: SourceText): Located<string> {
  return { value: source.text, at: extentOf(source) };
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
