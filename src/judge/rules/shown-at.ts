import { indexLines, type Location, positionAt, type Span } from '../../core/text/location.ts';

/** Only the word is shown: the file may hold secrets. */
export function shownAt(word: Span, path: string, text: string): Location {
  const { line, column } = positionAt(indexLines(text), word.start);
  const shown = `${'\n'.repeat(line - 1)}${' '.repeat(column - 1)}${text.slice(word.start, word.end)}`;
  return { file: { path, text: shown }, span: { start: line + column - 2, end: shown.length } };
}
