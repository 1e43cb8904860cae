import type { BranchTaken } from './assumption.ts';

export interface SourceFile {
  /** Relative to the scanned root, with `/` between parts; `<stdin>` for a stream. */
  readonly path: string;
  /** Decoded as UTF-8. A byte order mark stays, so that offsets count what an editor counts. */
  readonly text: string;
  /** Set when the file comes from a git revision and not from the working tree: the full commit id. */
  readonly revision?: string;
  /** Set where the file is read as a template that nobody has rendered: what of it is written under a condition only. */
  readonly conditions?: readonly Condition[];
}

/** One branch: from behind its `if`, `else` or `range` to its `else` or `end`, in offsets of the file. */
export interface Condition {
  readonly start: number;
  readonly end: number;
  /** What has to hold for this branch; of an `else` also that the branches before it are not taken. */
  readonly assumes: readonly BranchTaken[];
  /** Index of the branch around it; -1 for none. Always smaller than its own. */
  readonly around: number;
}
