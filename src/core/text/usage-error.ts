import { indexLines, type Location, positionAt } from './location.ts';

/** Wrong use: an impossible path, pattern or revision. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** A line end inside a name starts no line. */
  readonly lines: readonly string[];

  constructor(message: string | readonly string[]) {
    const lines = typeof message === 'string' ? [message] : message;
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** 1-based. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Mistakes in a repository file; doors may point at lines. */
export class PlacedUsageError extends UsageError {
  readonly mistakes: readonly Mistake[];

  constructor(found: Mistake | readonly Mistake[]) {
    const mistakes = 'file' in found ? [found] : found;
    super(mistakes.map(mistakeLine));
    this.mistakes = mistakes;
  }
}

export function mistakeAt({ file, span }: Location, message: string): Mistake {
  return { file: file.path, ...positionAt(indexLines(file.text), span.start), message };
}

export function mistakeLine({ file, line, column, message }: Mistake): string {
  return `${file}:${line}:${column}: ${message}`;
}
