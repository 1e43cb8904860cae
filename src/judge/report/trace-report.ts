/** One question, followed from every DNS server of the model. `loopgate trace` prints it. */

import type { Certainty } from '../../core/facts/path.ts';
import type { Location } from '../../core/text/location.ts';

/** `answered`: an answer of its own, NXDOMAIN and NODATA too; `leaves`: an upstream outside the model. */
export type TraceDisposition = 'answered' | 'fails' | 'leaves' | 'loops' | 'unknown';

export interface TraceHop {
  readonly server: string;
  readonly zone: string;
  readonly plugin: string;
  /** Where the question goes: `10.96.0.10:53`; empty where it ends. */
  readonly to: string;
  readonly at: Location;
}

export interface TraceOutcome {
  readonly disposition: TraceDisposition;
  readonly certainty: Certainty;
  /** Share of the queries, above 0 and at most 1. */
  readonly probability?: number;
  readonly rcode?: string;
  readonly to?: string;
  readonly because?: string;
  readonly hops: readonly TraceHop[];
}

export interface TraceEntry {
  readonly server: string;
  readonly cluster: string;
  readonly outcomes: readonly TraceOutcome[];
  /** The same in the base, where one is compared: empty for a server that is new. */
  readonly before?: readonly TraceOutcome[];
}

export interface TraceReport {
  /** Name with its last dot: `example.org.`; type as a mnemonic: `A`. */
  readonly query: { readonly name: string; readonly type: string };
  readonly entries: readonly TraceEntry[];
}
