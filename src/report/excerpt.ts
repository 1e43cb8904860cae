import type { Location } from '../core/text/location.ts';
import type { Places } from './places.ts';
import { visible, widthOf } from './plain-text.ts';

export interface Excerpt {
  readonly line: number;
  /** One line, tabs spread, all characters visible. */
  readonly source: string;
  readonly underline: string;
}

const SHOWN = 120;
const BEFORE = 40;
const TAB = 4;

/** Undefined where the line is missing or blank. */
export function excerptOf(at: Location, places: Places): Excerpt | undefined {
  const { start, end } = places.of(at);
  const line = places.line(at.file, start.line);
  if (line.trim() === '') return undefined;
  const from = Math.min(start.column - 1, line.length);
  const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
  const cutFrom =
    line.length <= SHOWN ? 0 : wholeCharacter(line, Math.max(0, Math.min(from - BEFORE, line.length - SHOWN)));
  const cutTo = Math.min(line.length, cutFrom + SHOWN);

  let source = cutFrom > 0 ? '…' : '';
  let column = source.length;
  let first = column;
  let last = column;
  let offset = cutFrom;
  for (const character of line.slice(cutFrom, cutTo)) {
    if (offset <= from) first = column;
    const shown = character === '\t' ? ' '.repeat(TAB - (column % TAB)) : visible(character);
    column += shown === character ? widthOf(character) : shown.length;
    source += shown;
    offset += character.length;
    if (offset <= to) last = column;
  }
  if (offset <= from) first = column;
  if (cutTo < line.length) source += '…';
  return {
    line: start.line,
    source: source.trimEnd(),
    underline: `${' '.repeat(first)}${'^'.repeat(Math.max(1, last - first))}`,
  };
}

function wholeCharacter(line: string, offset: number): number {
  const unit = line.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}
