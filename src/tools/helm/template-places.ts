/**
 * Where lines of a rendered text come from: a template's line, the value in its hole, or a line of values. What cannot
 * be traced stands for the template's first line.
 */

import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { firstIndex } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type Segment, type SourceText, slice } from '../../core/text/source-text.ts';

export interface GivenValue {
  /** Its keys, as a template names it. */
  readonly path: string;
  readonly text: SourceText;
}
export interface Origins {
  /** Undefined for a template in a package. */
  readonly template: SourceFile | undefined;
  /** Where everything else is reported. */
  readonly otherwise: SourceFile;
  /** The last given first. */
  readonly values: readonly SourceFile[];
  readonly given: readonly GivenValue[];
}

/** Comparisons with template lines that have holes, for one document. */
const MAX_COMPARED = 400_000;

interface Sources {
  readonly clusterPath: SourceFile;
  readonly template: Lines | undefined;
  readonly values: readonly Lines[];
  readonly byPath: ReadonlyMap<string, SourceText>;
  readonly byText: Texts;
  readonly fallback: { readonly at: number; readonly length: number };
  compared: number;
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
  const clusterPath = origins.template ?? origins.otherwise;
  const byPath = new Map<string, SourceText>();
  for (const one of origins.given) if (!byPath.has(one.path)) byPath.set(one.path, one.text);
  const at = Math.max(0, clusterPath.text.search(/\S/));
  const feed = clusterPath.text.indexOf('\n', at);
  return {
    clusterPath,
    template: origins.template === undefined ? undefined : linesOf(origins.template),
    values: origins.values.map(linesOf),
    byPath,
    byText: textsOf(origins.given),
    fallback: { at, length: (feed === -1 ? clusterPath.text.length : feed) - at },
    compared: 0,
  };
}

/** A template's line, one with holes, a line of values, or words that are a value. */
function segmentsOf(line: Line, sources: Sources): readonly Segment[] | undefined {
  const { content, start } = line;
  const { template, clusterPath } = sources;
  const whole = (at: number, file: SourceFile): readonly Segment[] => [
    { start, at, length: content.length, verbatim: true, file },
  ];
  const same = template?.take(content);
  if (same !== undefined) return whole(same, clusterPath);
  if (template !== undefined && sources.compared < MAX_COMPARED) {
    sources.compared += template.holed.length;
    const found = segmentsThroughHoles(line, template, sources);
    if (found !== undefined) return found;
  }
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
  /** Template lines around `{{ }}`. */
  readonly holed: readonly {
    readonly start: number;
    readonly parts: readonly string[];
    readonly holes: readonly string[];
  }[];
}

function linesOf(file: SourceFile): Lines {
  const places = new Map<string, number[]>();
  const holed: { start: number; parts: readonly string[]; holes: readonly string[] }[] = [];
  for (const { start, content } of eachLine(file.text)) {
    append(places, content, start);
    const { parts, holes } = cutHoles(content);
    if (holes.length > 0 && parts.join('').trim().length > 1) holed.push({ start, parts, holes });
  }
  let last = -1;
  return {
    file,
    holed,
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

function cutHoles(line: string): { readonly parts: readonly string[]; readonly holes: readonly string[] } {
  const parts: string[] = [];
  const holes: string[] = [];
  let from = 0;
  for (let open = line.indexOf('{{'); open !== -1; open = line.indexOf('{{', from)) {
    const close = line.indexOf('}}', open + 2);
    if (close === -1) break;
    parts.push(line.slice(from, open));
    holes.push(line.slice(open + 2, close));
    from = close + 2;
  }
  parts.push(line.slice(from));
  return { parts, holes };
}

function segmentsThroughHoles(
  { content, start }: Line,
  template: Lines,
  { clusterPath, byPath }: Sources,
): readonly Segment[] | undefined {
  for (const line of template.holed) {
    const filled = fillings(content, line.parts);
    if (filled === undefined) continue;
    const segments: Segment[] = [];
    let at = start;
    let place = line.start;
    for (const [index, part] of line.parts.entries()) {
      if (part !== '') segments.push({ start: at, at: place, length: part.length, verbatim: true, file: clusterPath });
      at += part.length;
      place += part.length;
      const hole = line.holes[index];
      const text = filled[index];
      if (hole === undefined || text === undefined) continue;
      const width = hole.length + 4;
      for (const one of holeSegments(text, at, valueIn(hole, byPath), { at: place, length: width, file: clusterPath }))
        segments.push(one);
      at += text.length;
      place += width;
    }
    return segments;
  }
  return undefined;
}

/** Undefined where the words around the holes differ. */
function fillings(content: string, parts: readonly string[]): readonly string[] | undefined {
  const [first = '', ...rest] = parts;
  if (!content.startsWith(first)) return undefined;
  const filled: string[] = [];
  let from = first.length;
  for (const [index, part] of rest.entries()) {
    const last = index === rest.length - 1;
    const at = last ? content.length - part.length : content.indexOf(part, from);
    if (at < from || !content.startsWith(part, at)) return undefined;
    filled.push(content.slice(from, at));
    from = at + part.length;
  }
  return filled;
}

function valueIn(hole: string, byPath: ReadonlyMap<string, SourceText>): SourceText | undefined {
  const path = /\.Values((?:\.[A-Za-z_]\w*)+)/.exec(hole)?.[1]?.slice(1);
  return path === undefined ? undefined : byPath.get(path);
}

function holeSegments(
  text: string,
  start: number,
  value: SourceText | undefined,
  otherwise: { readonly at: number; readonly length: number; readonly file: SourceFile },
): readonly Segment[] {
  if (text === '') return [];
  const inside = value === undefined || value.text === '' ? -1 : text.indexOf(value.text);
  if (value === undefined || inside === -1)
    return [{ start, at: otherwise.at, length: otherwise.length, verbatim: false, file: otherwise.file }];
  return [
    ...(inside === 0 ? [] : [{ start, at: value.segments[0]?.at ?? 0, length: 0, verbatim: false, file: value.file }]),
    ...shiftedSegments(value, start + inside),
  ];
}

function shiftedSegments(text: SourceText, by: number): readonly Segment[] {
  return text.segments.map((one) => ({ ...one, start: one.start + by, file: one.file ?? text.file }));
}

/** Values by text; of equal ones each is taken in turn. */
interface Texts {
  readonly take: (text: string) => SourceText | undefined;
}

function textsOf(scalars: readonly GivenValue[]): Texts {
  const all = new Map<string, number[]>();
  for (const [index, { text }] of scalars.entries()) {
    if (text.text.length <= 1) continue;
    append(all, text.text, index);
  }
  let last = -1;
  return {
    take: (text) => {
      const places = all.get(text);
      const at = places === undefined ? undefined : (places[firstAfter(places, last)] ?? places[0]);
      if (at !== undefined) last = at;
      return at === undefined ? undefined : scalars[at]?.text;
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
