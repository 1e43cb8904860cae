import type { NameSet } from '../../core/dns/name-set.ts';
import type { Certainty, PathStep } from '../../core/facts/path.ts';
import type { TraceDisposition, TraceHop } from './trace-report.ts';

export interface DiffOutcome {
  readonly disposition: TraceDisposition;
  readonly certainty: Certainty;
  readonly probability?: number;
  /** The number of pods is not known, so it is not shown. */
  readonly unmeasured?: true;
  readonly rcode?: string;
  readonly to?: string;
  readonly because?: string;
  /** The server that answers, fails or forwards it last. */
  readonly by: string;
  readonly as?: { readonly name: string; readonly type: string };
  /** Replies, besides none, after which the next one is asked. */
  readonly after?: readonly string[];
  readonly assumptions: readonly string[];
  readonly hops: readonly TraceHop[];
}

/** Undefined: every type. */
export type TypeSet = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** The largest set of names of one asker that changes alike. */
export interface DiffChange {
  readonly cluster: string;
  /** `pods`, `default-pods`, `nodes` or a server, with its pool or listener among several. */
  readonly asker: string;
  readonly names: string;
  /** As far as zones divide names. */
  readonly reach: NameSet;
  readonly types?: TypeSet;
  /** Without types that clients never ask (DS, transfers): undefined is every type, `only` may be empty. */
  readonly clientTypes?: TypeSet;
  readonly witness: { readonly name: string; readonly type: string };
  /** Empty: no such asker. */
  readonly before: readonly DiffOutcome[];
  readonly after: readonly DiffOutcome[];
  /** Deleted ones are lines of the base. */
  readonly because: readonly PathStep[];
}

export interface DiffReport {
  readonly base: string;
  readonly changes: readonly DiffChange[];
  /** Askers whose names, but those in `changes`, end as before. */
  readonly unchanged: number;
  readonly unproven: readonly string[];
}
