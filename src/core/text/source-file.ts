import type { BranchTaken } from './assumption.ts';

/** The path of a stream. */
export const STANDARD_INPUT = '<stdin>';

export interface SourceFile {
  /** Relative to the scanned root, with `/`; `<stdin>` for a stream. */
  readonly path: string;
  /** UTF-8. A byte order mark stays, so that offsets match editors'. */
  readonly text: string;
  /** Full commit id; absent for the working tree. */
  readonly revision?: string;
  /** Branches of an unrendered template. */
  readonly conditions?: readonly Condition[];
}

/** From behind `if`, `else` or `range` to its `else` or `end`; offsets. */
export interface Condition {
  readonly start: number;
  readonly end: number;
  /** An `else` also assumes that earlier branches are not taken. */
  readonly assumes: readonly BranchTaken[];
  /** Index of the enclosing branch, always smaller; -1 for none. */
  readonly around: number;
}
