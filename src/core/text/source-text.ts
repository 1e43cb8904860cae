import { defined } from './defined.ts';
import type { Location } from './location.ts';
import { oncePer } from './once.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Up to the next segment's `start`. `verbatim`: character i is the file's `at + i`; else all of it stands for `at` to
 * `at + length`.
 */
export interface Segment {
  readonly start: number;
  readonly at: number;
  readonly length: number;
  readonly verbatim: boolean;
  /** Set for a stretch of another file. */
  readonly file?: SourceFile;
}

/** Text cut out of a file; segments lead every offset back. */
export interface SourceText {
  readonly text: string;
  readonly file: SourceFile;
  /** Sorted by `start`, the first at 0; empty only for an empty text without a place. */
  readonly segments: readonly Segment[];
}

export function wholeFile(file: SourceFile): SourceText {
  return { text: file.text, file, segments: [{ start: 0, at: 0, length: file.text.length, verbatim: true }] };
}

export function slice(parent: SourceText, start: number, end: number): SourceText {
  const [first, second] = parent.segments;
  if (first?.verbatim === true && second === undefined && first.file === undefined && start <= end) {
    const length = Math.max(0, Math.min(end, parent.text.length) - start);
    return {
      text: parent.text.slice(start, end),
      file: parent.file,
      segments: [{ start: 0, at: first.at + start, length, verbatim: true }],
    };
  }
  return derive(parent, parent.text.slice(start, end), [{ start: 0, at: start, length: end - start, verbatim: true }]);
}

/** Generated text that stands for one place: a default, a decoded body, a rendered line. */
export function synthetic(at: Location, text: string): SourceText {
  const { start, end } = at.span;
  return { text, file: at.file, segments: [{ start: 0, at: start, length: end - start, verbatim: false }] };
}

/** `segments` are in the parent's offsets, the result's in the file's. */
export function derive(parent: SourceText, text: string, segments: readonly Segment[]): SourceText {
  const flat: Segment[] = [];
  for (const [index, segment] of segments.entries()) {
    const end = segments[index + 1]?.start ?? text.length;
    if (!segment.verbatim) {
      const { file, span } = locate(parent, segment.at, segment.at + segment.length);
      flat.push({
        start: segment.start,
        at: span.start,
        length: span.end - span.start,
        verbatim: false,
        ...defined({ file: file === parent.file ? undefined : file }),
      });
      continue;
    }
    let done = segment.start;
    let i = segmentIndex(parent, segment.at);
    while (done < end || done === segment.start) {
      const piece = parent.segments[i];
      if (piece === undefined) break;
      const from = segment.at + (done - segment.start);
      const pieceEnd = parent.segments[i + 1]?.start ?? parent.text.length;
      const length = Math.max(0, Math.min(end - done, pieceEnd - from));
      const elsewhere = piece.file === undefined ? {} : { file: piece.file };
      flat.push(
        piece.verbatim
          ? { start: done, at: piece.at + (from - piece.start), length, verbatim: true, ...elsewhere }
          : { start: done, at: piece.at, length: piece.length, verbatim: false, ...elsewhere },
      );
      if (length === 0) break;
      done += length;
      i += 1;
    }
  }
  return { text, file: parent.file, segments: flat };
}

/** In the first part's file; other stretches keep theirs. */
export function concat(parts: readonly SourceText[]): SourceText {
  const first = parts[0];
  if (first === undefined) throw new Error('concat needs at least one part');
  const segments: Segment[] = [];
  let text = '';
  for (const part of parts) {
    // An empty segment would hide the next one's place.
    if (part.text === '' && parts.length > 1) continue;
    for (const segment of part.segments) {
      const file = segment.file ?? part.file;
      const { at, length, verbatim } = segment;
      const start = segment.start + text.length;
      segments.push({ start, at, length, verbatim, ...defined({ file: file === first.file ? undefined : file }) });
    }
    text += part.text;
  }
  return { text, file: first.file, segments };
}

/** Strings stand at `at`; texts keep their places. */
export function composeText(at: Location, pieces: readonly (string | SourceText)[]): SourceText {
  return concat(pieces.map((piece) => (typeof piece === 'string' ? synthetic(at, piece) : piece)));
}

/** With `text` it is replaced by that. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text?: string;
}

export function gather(source: SourceText, pieces: readonly Piece[]): SourceText {
  const segments: Segment[] = [];
  let text = '';
  for (const piece of pieces) {
    const written = piece.text ?? source.text.slice(piece.start, piece.end);
    if (written === '') continue;
    segments.push({
      start: text.length,
      at: piece.start,
      length: piece.end - piece.start,
      verbatim: piece.text === undefined,
    });
    text += written;
  }
  if (segments.length === 0) {
    const at = pieces[0]?.start ?? 0;
    segments.push({ start: 0, at, length: (pieces[pieces.length - 1]?.end ?? at) - at, verbatim: false });
  }
  return derive(source, text, segments);
}

/** Undefined where no match is replaced, or for more than `most` characters. */
export function replaceMatches(
  source: SourceText,
  pattern: RegExp,
  textFor: (match: RegExpExecArray) => SourceText | undefined,
  most: number = Number.POSITIVE_INFINITY,
): SourceText | undefined {
  const parts: SourceText[] = [];
  let done = 0;
  let filled = 0;
  for (const match of source.text.matchAll(pattern)) {
    const text = textFor(match);
    if (text === undefined) continue;
    filled += text.text.length;
    if (filled > most) return undefined;
    if (match.index > done) parts.push(slice(source, done, match.index));
    if (text.text !== '') parts.push(text);
    done = match.index + match[0].length;
  }
  if (done === 0) return undefined;
  if (done < source.text.length) parts.push(slice(source, done, source.text.length));
  return parts.length === 0 ? slice(source, 0, 0) : concat(parts);
}

export function withFiles(text: SourceText, changed: (file: SourceFile) => SourceFile): SourceText {
  const fileOf = oncePer(changed);
  const segments = text.segments.map((one) => (one.file === undefined ? one : { ...one, file: fileOf(one.file) }));
  return { ...text, file: fileOf(text.file), segments };
}

export function locate(source: SourceText, start: number, end: number): Location {
  const first = source.segments[segmentIndex(source, start)];
  if (first === undefined) return { file: source.file, span: { start: 0, end: 0 } };
  const file = first.file ?? source.file;
  const from = first.verbatim ? first.at + Math.min(start - first.start, first.length) : first.at;
  if (end <= start) return { file, span: { start: from, end: from } };
  const last = source.segments[segmentIndex(source, end - 1)] ?? first;
  // A stretch across files ends with its first piece.
  const stays = (last.file ?? source.file) === file ? last : first;
  const to = stays.verbatim
    ? stays.at + Math.min(stays === last ? end - stays.start : stays.length, stays.length)
    : stays.at + stays.length;
  return { file, span: { start: from, end: Math.max(from, to) } };
}

export function extentOf(source: SourceText): Location {
  return locate(source, 0, source.text.length);
}

/** Hot: a search that calls for each step would be slow. */
export function segmentIndex({ segments }: SourceText, offset: number): number {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((segments[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
