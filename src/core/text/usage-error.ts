import { indexLines, type Location, positionAt } from './location.ts';

/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The message as it is to be shown: what a name in one of them says begins no other. */
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** A mistake at its place, counted from 1. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Mistakes in a file of the repository: a door that can point at lines does. */
export class PlacedUsageError extends UsageError {
  readonly mistakes: readonly Mistake[];

  constructor(...mistakes: readonly Mistake[]) {
    super(...mistakes.map(mistakeLine));
    this.mistakes = mistakes;
  }
}

export function mistakeAt({ file, span }: Location, message: string): Mistake {
  return { file: file.path, ...positionAt(indexLines(file.text), span.start), message };
}

/** `FILE:LINE:COL: message`. */
export function mistakeLine({ file, line, column, message }: Mistake): string {
  return `${file}:${line}:${column}: ${message}`;
}
