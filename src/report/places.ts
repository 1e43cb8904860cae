/** Offsets to lines and columns, here only. */
import { defined } from '../core/text/defined.ts';
import { type Location, linesOnce, type Position, positionAt } from '../core/text/location.ts';
import type { SourceFile } from '../core/text/source-file.ts';

/** As in an editor; the end is exclusive. */
export interface Place {
  readonly file: string;
  readonly revision?: string;
  readonly start: Position;
  readonly end: Position;
}

export interface Places {
  readonly of: (at: Location) => Place;
  readonly line: (file: SourceFile, line: number) => string;
}

export type ShownPath = (path: string) => string;

/** Indexes each file once a report. */
export function openPlaces(shown: ShownPath = (path) => path): Places {
  const linesOf = linesOnce();
  const placeOf = ({ file, span }: Location): Place => {
    const lines = linesOf(file.text);
    const start = Math.min(Math.max(0, span.start), file.text.length);
    const end = Math.min(Math.max(start, span.end), file.text.length);
    return {
      file: shown(file.path),
      ...defined({ revision: file.revision }),
      start: positionAt(lines, start),
      end: positionAt(lines, end),
    };
  };
  const line = (file: SourceFile, number: number): string => {
    const lines = linesOf(file.text);
    const from = lines[number - 1];
    if (from === undefined) return '';
    const to = lines[number] ?? file.text.length;
    return file.text.slice(from, to).replace(/\r?\n$/, '');
  };
  return { of: placeOf, line };
}
