/** Whom a stanza may ask. */

import type { ForwardStep } from '../facts/steps.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Outcome } from './branch.ts';

export interface Target {
  readonly outcome: Outcome;
  readonly assumptions: readonly Assumption[];
  readonly dead: boolean;
  /** Sockets that share its address. */
  readonly shares: number;
  /** Absent: equal shares. */
  readonly share?: number | undefined;
  readonly unmeasured?: true | undefined;
  /** The assumption under which it is not asked. */
  readonly unless?: string | undefined;
}

/** By stanza, and by what else decides them. */
export type Targets = Map<ForwardStep, Map<string, readonly Target[]>>;
