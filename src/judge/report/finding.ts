import type { NameSet } from '../../core/dns/name-set.ts';
import type { Certainty, GuardVerdict, LoopTypes, PathStep } from '../../core/facts/path.ts';
import { compareLocations, type Location } from '../../core/text/location.ts';
import { compareText } from '../../core/text/sorted.ts';

import type { DiffReport } from './diff-report.ts';

export type { Certainty, GuardVerdict, PathStep };

export type Severity = 'error' | 'warning' | 'note';
export type FailOn = Severity | 'never';

/** An edge of a loop's picture. Plain text; reporters escape. */
export interface CycleHop {
  readonly server: string;
  readonly zone: string;
  /** Where the query is sent: `10.96.0.10:53`. */
  readonly to: string;
  /** Why the address leads there: `Service kube-system/kube-dns`, `loopback of its own pod`. */
  readonly via: string;
  /** The guard there ends the server at a reload, not as its pod starts. */
  readonly atReload?: true;
  /** The server that the guard there ends is a pod's, which the kubelet starts again and again. */
  readonly endsPod?: true;
  readonly at: Location;
}

export interface TextEdit {
  readonly at: Location;
  readonly replacement: string;
}

/** The smallest change that ends it, where it is known exactly. */
export interface Fix extends TextEdit {
  readonly description: string;
  readonly also?: readonly TextEdit[];
  /** What only the reader knows: the replacement is an example. Absent: certain. */
  readonly choice?: string;
}

export interface Finding {
  readonly rule: string;
  readonly code: string;
  readonly severity: Severity;
  readonly certainty?: Certainty;
  readonly probability?: number;
  readonly cluster: string;
  readonly server?: string;
  readonly zone?: string;
  readonly at: Location;
  readonly message: string;
  readonly advice: string;
  /** The advice, places as values, without those on the path. */
  readonly remedy?: readonly (string | Location)[];
  /** `every name outside cluster.local`. */
  readonly names?: string;
  readonly reach?: readonly NameSet[];
  /** With `reach`; absent: all common types. */
  readonly types?: LoopTypes;
  readonly witness?: { readonly name: string; readonly type: string };
  readonly guard?: GuardVerdict;
  readonly assumptions: readonly string[];
  readonly path: readonly PathStep[];
  readonly cycle?: readonly CycleHop[];
  readonly fix?: Fix;
  readonly paste?: { readonly file: string; readonly lines: readonly string[] };
  /** Of logical names, never of paths or lines. */
  readonly fingerprint: string;
  /** Without a cluster's folder or a bare Corefile's path. */
  readonly moveFingerprint?: string;
}

export interface ReportedFinding extends Finding {
  /** `new` also where the change made it worse. */
  readonly status: 'new' | 'existing';
  readonly was?: Was;
}
/** What it was in the base; at least one field. */
export interface Was {
  readonly severity?: Severity;
  readonly certainty?: Certainty;
  readonly probability?: number;
  readonly guard?: GuardVerdict;
  readonly names?: string;
}
export interface SuppressedFinding extends ReportedFinding {
  readonly reason: string;
  readonly expires?: string;
}

export interface ReportNotice {
  readonly kind: 'unreadable' | 'not-modelled' | 'assumed';
  readonly message: string;
  readonly at: Location;
}

export interface Counts {
  readonly new: number;
  readonly existing: number;
  readonly fixed: number;
  readonly suppressed: number;
  readonly error: number;
  readonly warning: number;
  readonly note: number;
  readonly files: number;
  readonly documents: number;
  readonly servers: number;
  readonly clusters: number;
  /** Forward stanzas followed, and those that end in LG305. */
  readonly forwards: number;
  readonly openForwards: number;
}

export function countsOf({
  findings,
  fixed,
  suppressed,
}: Pick<Report, 'findings' | 'fixed' | 'suppressed'>): Pick<
  Counts,
  'new' | 'existing' | 'fixed' | 'suppressed' | 'error' | 'warning' | 'note'
> {
  const count = (test: (one: ReportedFinding) => boolean): number => findings.filter(test).length;
  return {
    new: count((one) => one.status === 'new'),
    existing: count((one) => one.status === 'existing'),
    fixed: fixed.length,
    suppressed: suppressed.length,
    error: count((one) => one.severity === 'error'),
    warning: count((one) => one.severity === 'warning'),
    note: count((one) => one.severity === 'note'),
  };
}

export function compareFindings(a: Finding, b: Finding): number {
  return compareLocations(a.at, b.at) || compareText(a.code, b.code) || compareText(a.fingerprint, b.fingerprint);
}

/** Sorted: findings by file, offset, code. */
export interface Report {
  readonly version: string;
  readonly result: 'pass' | 'fail' | 'incomplete';
  readonly base: BaseStatus;
  readonly counts: Counts;
  readonly failOn: FailOn;
  readonly findings: readonly ReportedFinding[];
  readonly fixed: readonly ReportedFinding[];
  readonly suppressed: readonly SuppressedFinding[];
  readonly notices: readonly ReportNotice[];
  readonly servers: readonly {
    readonly name: string;
    readonly cluster: string;
    readonly at: Location;
    readonly blocks: number;
  }[];
  readonly diff?: DiffReport;
  readonly diffAlways?: true;
  /** By path; undefined where nothing is compared. */
  readonly changedLines?: ReadonlyMap<string, ReadonlySet<number>>;
}
export type BaseStatus =
  | { readonly status: 'not-requested' }
  | { readonly status: 'compared'; readonly revision: string }
  | { readonly status: 'unavailable'; readonly because: string };

export function showsNothing({ findings, fixed, suppressed, notices, diff }: Report): boolean {
  return [findings, fixed, suppressed, notices, diff?.changes ?? [], diff?.unproven ?? []].every(
    (list) => list.length === 0,
  );
}

export interface RuleDescription {
  readonly code: string;
  readonly slug: string;
  readonly severity: Severity;
  readonly summary: string;
}

const RANK: Readonly<Record<Severity | 'off' | 'never', number>> = { off: 0, note: 1, warning: 2, error: 3, never: 4 };

/** Negative where `a` is milder than `b`. */
export function compareSeverities(a: Severity | 'off', b: Severity | 'off'): number {
  return RANK[a] - RANK[b];
}

/** Negative where `a` fails more runs than `b`. */
export function compareGates(a: FailOn, b: FailOn): number {
  return RANK[a] - RANK[b];
}

export function fails(severity: Severity, failOn: FailOn): boolean {
  return RANK[severity] >= RANK[failOn];
}
