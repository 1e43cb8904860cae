/** Where lines of a rendered text come from: a template's line, a line of values, or a value. Others stand for the template's first line. */

import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { firstIndex } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type Segment, type SourceText, slice } from '../../core/text/source-text.ts';

export interface Origins {
  /** Undefined for a template in a package. */
  readonly template: SourceFile | undefined;
  /** Where everything else is reported. */
  readonly otherwise: SourceFile;
  /** The last given first. */
  readonly values: readonly SourceFile[];
  readonly given: readonly SourceText[];
}

interface Sources {
  readonly clusterPath: SourceFile;
  readonly template: Lines | undefined;
  readonly values: readonly Lines[];
  readonly byText: Texts;
  readonly fallback: { readonly at: number; readonly length: number };
}

export function placeLines(text: string, origins: Origins): SourceText {
  const sources = sourcesOf(origins);
  const { clusterPath } = sources;
  const segments: Segment[] = [];
  const unplaced: Unplaced[] = [];
  let number = 0;
  for (const line of eachLine(text)) {
    number += 1;
    const cover: Segment = { start: line.begin, ...sources.fallback, verbatim: false, file: clusterPath };
    if (line.content === '') {
      const last = segments[segments.length - 1];
      segments.push(last === undefined ? cover : emptySegment(line.begin, endOf(last), last.file));
      continue;
    }
    const lineSegments = segmentsOf(line, sources);
    const begin = lineSegments?.[0];
    if (begin === undefined) unplaced.push({ index: segments.length, line: number });
    else if (begin.file !== clusterPath) placeBefore(begin, number, segments, unplaced);
    segments.push(begin === undefined ? cover : emptySegment(line.begin, begin.at, begin.file));
    for (const one of lineSegments ?? []) segments.push(one);
    // The line feed belongs to the segment before it.
    const last = segments[segments.length - 1];
    if (lineSegments !== undefined && last !== undefined)
      segments.push(emptySegment(line.start + line.content.length, endOf(last), last.file));
  }
  return { text, file: clusterPath, segments };
}

function sourcesOf(origins: Origins): Sources {
  // The tool has decided the template's conditions.
  const { conditions: _, ...clusterPath }: SourceFile = origins.template ?? origins.otherwise;
  const at = Math.max(0, clusterPath.text.search(/\S/));
  const feed = clusterPath.text.indexOf('\n', at);
  return {
    clusterPath,
    template: origins.template === undefined ? undefined : linesOf(clusterPath),
    values: origins.values.map(linesOf),
    byText: textsOf(origins.given),
    fallback: { at, length: (feed === -1 ? clusterPath.text.length : feed) - at },
  };
}

/** A line of the template or of values, or words that are a value. */
function segmentsOf(line: Line, sources: Sources): readonly Segment[] | undefined {
  const { content, start } = line;
  const { template, clusterPath } = sources;
  const whole = (at: number, file: SourceFile): readonly Segment[] => [
    { start, at, length: content.length, verbatim: true, file },
  ];
  const same = template?.take(content);
  if (same !== undefined) return whole(same, clusterPath);
  for (const one of sources.values) {
    const at = one.take(content);
    if (at !== undefined) return whole(at, one.file);
  }
  return segmentsByWords(line, sources.byText, { ...sources.fallback, file: clusterPath });
}

function emptySegment(start: number, at: number, file: SourceFile | undefined): Segment {
  return { start, at, length: 0, verbatim: true, ...defined({ file }) };
}

interface Unplaced {
  /** Of its segment. */
  readonly index: number;
  readonly line: number;
}

/** Lines before one that comes from values: the head of a server block before its first plugin. */
const NEAR = 3;

function placeBefore(begin: Segment, line: number, segments: Segment[], unplaced: Unplaced[]): void {
  for (const untraced of unplaced.splice(0)) {
    const old = segments[untraced.index];
    if (old !== undefined && line - untraced.line <= NEAR)
      segments[untraced.index] = { ...old, at: begin.at, length: 0, ...defined({ file: begin.file }) };
  }
}

function endOf(segment: Segment): number {
  return segment.at + segment.length;
}

interface Line {
  /** Offsets of the line, and of its first character that is no space. */
  readonly begin: number;
  readonly start: number;
  readonly content: string;
}

function* eachLine(text: string): Generator<Line> {
  for (let begin = 0; begin < text.length; ) {
    const feed = text.indexOf('\n', begin);
    const end = feed === -1 ? text.length : feed;
    const line = text.slice(begin, end);
    const content = line.trim();
    yield { begin, start: begin + (content === '' ? 0 : line.indexOf(content)), content };
    begin = end + 1;
  }
}

interface Lines {
  readonly file: SourceFile;
  readonly take: (content: string) => number | undefined;
}

function linesOf(file: SourceFile): Lines {
  const places = new Map<string, number[]>();
  for (const { start, content } of eachLine(file.text)) append(places, content, start);
  let last = -1;
  return {
    file,
    take: (content) => {
      const starts = places.get(content);
      const at = starts === undefined ? undefined : (starts[firstAfter(starts, last)] ?? starts[0]);
      // A brace alone does not say where we are.
      if (at !== undefined && content.length > 2) last = at;
      return at;
    },
  };
}

function firstAfter(sorted: readonly number[], value: number): number {
  return firstIndex(sorted.length, (index) => (sorted[index] ?? 0) <= value);
}

function shiftedSegments(text: SourceText, by: number): readonly Segment[] {
  return text.segments.map((one) => ({ ...one, start: one.start + by, file: one.file ?? text.file }));
}

/** Values by text; of equal ones each is taken in turn. */
interface Texts {
  readonly take: (text: string) => SourceText | undefined;
}

function textsOf(scalars: readonly SourceText[]): Texts {
  const all = new Map<string, number[]>();
  for (const [index, { text }] of scalars.entries()) if (text.length > 1) append(all, text, index);
  let last = -1;
  return {
    take: (text) => {
      const places = all.get(text);
      const at = places === undefined ? undefined : (places[firstAfter(places, last)] ?? places[0]);
      if (at !== undefined) last = at;
      return at === undefined ? undefined : scalars[at];
    },
  };
}

const MAX_WORDS = 20;

function segmentsByWords(
  { content, start }: Line,
  byText: Texts,
  otherwise: { readonly at: number; readonly length: number; readonly file: SourceFile },
): readonly Segment[] | undefined {
  const words = [...content.matchAll(/\S+/g)].slice(0, MAX_WORDS);
  for (let count = words.length; count > 0; count -= 1)
    for (let i = 0; i + count <= words.length; i += 1) {
      const from = words[i]?.index ?? 0;
      const last = words[i + count - 1];
      const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const value = byText.take(content.slice(from, to));
      if (value === undefined) continue;
      const place = beginning(value, otherwise);
      const file = value.file ?? otherwise.file;
      return [
        ...(from === 0 ? [] : [{ start, ...place, verbatim: false, file }]),
        ...shiftedSegments(value, start + from),
        ...(to === content.length ? [] : [{ start: start + to, ...place, verbatim: false, file }]),
      ];
    }
  return undefined;
}

/** Words around the value on its line are reported at the value. */
function beginning(
  value: SourceText,
  fallback: { readonly at: number; readonly length: number },
): { readonly at: number; readonly length: number } {
  const piece = slice(value, 0, 1).segments[0];
  return piece === undefined ? { at: fallback.at, length: fallback.length } : { at: piece.at, length: 0 };
}
