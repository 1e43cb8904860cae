import type { Certainty } from '../../core/facts/path.ts';
import type { Location } from '../../core/text/location.ts';

/** `answered` includes NXDOMAIN, NODATA and NOTIMP; `leaves`: to an upstream outside the model. */
export type TraceDisposition = 'answered' | 'fails' | 'leaves' | 'loops' | 'unknown';

export interface TraceHop {
  readonly server: string;
  readonly zone: string;
  readonly plugin: string;
  /** `10.96.0.10:53`; empty at the end. */
  readonly to: string;
  readonly at: Location;
}

export interface TraceOutcome {
  readonly disposition: TraceDisposition;
  readonly certainty: Certainty;
  /** Share of queries, above 0, at most 1. */
  readonly probability?: number;
  readonly rcode?: string;
  readonly to?: string;
  readonly because?: string;
  /** `because` is about the upstream of the last hop. */
  readonly unknownUpstream?: true;
  readonly assumptions: readonly string[];
  readonly hops: readonly TraceHop[];
}

export interface TraceEntry {
  readonly server: string;
  readonly cluster: string;
  readonly outcomes: readonly TraceOutcome[];
}

export interface TraceReport {
  /** `example.org.`, `A`. */
  readonly query: { readonly name: string; readonly type: string };
  readonly entries: readonly TraceEntry[];
}
