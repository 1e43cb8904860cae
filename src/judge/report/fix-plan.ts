import type { Fix, ReportedFinding } from './finding.ts';

export interface PlannedFix {
  readonly finding: ReportedFinding;
  readonly fix: Fix;
  readonly files: readonly ChangedFile[];
}

export interface ChangedFile {
  readonly path: string;
  /** The file's text before, with the certain fixes that stand before this one. */
  readonly before: string;
  readonly after: string;
}

export interface FixPlan {
  readonly certain: readonly PlannedFix[];
  /** Each is made on what all certain ones left. */
  readonly choices: readonly PlannedFix[];
  /** Findings of these rules for which no change is proven. */
  readonly open: readonly ReportedFinding[];
  /** The repository was judged again as often as is allowed; what is open may not have been tried. */
  readonly exhausted: boolean;
}
