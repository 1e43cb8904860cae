import type { Fix, ReportedFinding } from './finding.ts';

export interface PlannedFix {
  readonly finding: ReportedFinding;
  readonly fix: Fix;
  /** The same list for those that were proven together. */
  readonly files: readonly ChangedFile[];
}

export interface ChangedFile {
  readonly path: string;
  /** The text after the certain fixes that were proven before. */
  readonly before: string;
  readonly after: string;
}

export interface FixPlan {
  readonly certain: readonly PlannedFix[];
  /** Each is based on all certain fixes. */
  readonly choices: readonly PlannedFix[];
  readonly open: readonly ReportedFinding[];
  /** The bound on attempts was reached. */
  readonly exhausted: boolean;
}
