/** A loop as the simulation finds it. */

import type { DomainName } from '../dns/name.ts';
import type { NameSet } from '../dns/name-set.ts';
import type { ServerBlock } from '../facts/fact.ts';
import type { Certainty, GuardVerdict } from '../facts/path.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Hop } from './branch.ts';
import type { Socket } from './socket.ts';

export interface Loop {
  readonly certainty: Certainty;
  /** Share of the queries that come back to the first block; only for `sometimes` by choice of the upstream. */
  readonly probability?: number;
  /** `sometimes` because it needs another upstream to fail. */
  readonly onFailure: boolean;
  /** A rewrite makes the name longer on each round: it ends when no DNS message holds the name. */
  readonly grows?: boolean;
  readonly assumptions: readonly Assumption[];
  /** All blocks that reach each other with these names, by file and offset. */
  readonly blocks: readonly { readonly socket: Socket; readonly block: ServerBlock }[];
  /** The shortest cycle, reported from the block that comes first by file and offset. */
  readonly hops: readonly Hop[];
  /** For questions of the witness's type: DS questions for a zone go to its parent's block. */
  readonly names: NameSet;
  /** Which types come back; absent for all that somebody asks for. */
  readonly types?: LoopTypes;
  /** `source`: by which address the first block asks itself, where its rules heed that. Who asked first may be let in or not. */
  readonly witness: { readonly name: DomainName; readonly type: string; readonly source?: string };
}

export interface LoopTypes {
  readonly kind: 'only' | 'but';
  readonly list: readonly string[];
}

export interface GuardedLoop extends Loop {
  readonly guard: { readonly verdict: GuardVerdict; readonly because?: string };
}
