import { oncePer } from './once.ts';
import { compareText, firstIndex } from './sorted.ts';
import type { SourceFile } from './source-file.ts';

/** Half open, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

export function spansOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** Of the first match; `at`: where the text begins in another. */
export function firstSpan(text: string, pattern: RegExp, at = 0): Span | undefined {
  const found = pattern.exec(text);
  return found === null ? undefined : { start: at + found.index, end: at + found.index + found[0].length };
}

/** Offsets; only reporters count lines. */
export interface Location {
  readonly file: SourceFile;
  readonly span: Span;
}

export function placeKey({ file, span }: Location): string {
  return `${file.path}|${span.start}`;
}

export function isInside({ file, span }: Location, outer: Location): boolean {
  return file.path === outer.file.path && outer.span.start <= span.start && span.end <= outer.span.end;
}

/** For what is about a whole file, or (`''`) about none. */
export function atFile(path: string): Location {
  return { file: { path, text: '' }, span: { start: 0, end: 0 } };
}

/** `PATH:LINE`, for messages. */
export function pathAndLine({ file, span }: Location): string {
  return `${file.path}:${positionAt(indexLines(file.text), span.start).line}`;
}

export interface Located<T> {
  readonly value: T;
  readonly at: Location;
}

/** 1-based; columns count UTF-16 code units, as editors and GitHub do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function isLocation(value: unknown): value is Location {
  return typeof value === 'object' && value !== null && 'file' in value && 'span' in value;
}

/** Offsets of line starts. Lines end with LF; a CR before it is the last column. */
export type LineIndex = readonly number[];

export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Indexes each text once: places in one file may have separate file objects. */
export function linesOnce(): (text: string) => LineIndex {
  return oncePer(indexLines);
}

/** An offset past the end is just behind the last character. */
export function positionAt(lines: LineIndex, offset: number): Position {
  const line = Math.max(
    1,
    firstIndex(lines.length, (index) => (lines[index] ?? 0) <= offset),
  );
  return { line, column: Math.max(0, offset - (lines[line - 1] ?? 0)) + 1 };
}

export function isSamePlace(a: Location, b: Location): boolean {
  return compareLocations(a, b) === 0;
}

/** By path, offset, end; in code units, never by locale. */
export function compareLocations(a: Location, b: Location): number {
  return compareText(a.file.path, b.file.path) || a.span.start - b.span.start || a.span.end - b.span.end;
}
