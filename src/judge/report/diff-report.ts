import type { NameSet } from '../../core/dns/name-set.ts';
import type { Certainty, PathStep } from '../../core/facts/path.ts';
import type { TraceDisposition, TraceHop } from './trace-report.ts';

export interface DiffOutcome {
  readonly disposition: TraceDisposition;
  readonly certainty: Certainty;
  readonly probability?: number;
  readonly rcode?: string;
  readonly to?: string;
  readonly because?: string;
  /** The server that answers, fails or forwards it last. */
  readonly by: string;
  /** The name and type under which it is answered or leaves, where a rewrite changed them. */
  readonly as?: { readonly name: string; readonly type: string };
  /** Replies after which the next of several is asked, besides none at all. */
  readonly after?: readonly string[];
  readonly assumptions: readonly string[];
  readonly hops: readonly TraceHop[];
}

/** Query types: these alone, or all but these; undefined is every type. */
export type TypeSet = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** The largest set of names that change alike for one asker. */
export interface DiffChange {
  readonly cluster: string;
  /** `pods`, `default-pods`, `nodes`, or a server's name; behind it the pool of nodes or the listener where there are several. */
  readonly asker: string;
  readonly names: string;
  /** The same exactly, as far as zones divide names. */
  readonly reach: NameSet;
  readonly types?: TypeSet;
  /** The same less what no ordinary client asks for (DS, zone transfers): undefined is every type, `only` may be empty. */
  readonly clientTypes?: TypeSet;
  readonly witness: { readonly name: string; readonly type: string };
  /** Empty where the asker does not exist. */
  readonly before: readonly DiffOutcome[];
  readonly after: readonly DiffOutcome[];
  /** The lines that brought it; those that went are lines of the base. */
  readonly because: readonly PathStep[];
}

export interface DiffReport {
  readonly base: string;
  readonly changes: readonly DiffChange[];
  /** Askers for whom all names, or all names but those in `changes`, end as before. */
  readonly unchanged: number;
  /** What could not be compared, in words: no name of it is said to be unchanged. */
  readonly unproven: readonly string[];
}
