import type { NameSet } from '../dns/name-set.ts';
import type { Certainty, GuardVerdict, LoopTypes } from '../facts/path.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { Assumption } from '../text/assumption.ts';
import { placeKey } from '../text/location.ts';
import type { Hop } from './branch.ts';
import type { Question } from './question.ts';
import type { Socket } from './socket.ts';

export interface Loop {
  readonly certainty: Certainty;
  /** Of queries that return to the first block; only for `sometimes` by choice of upstream. */
  readonly probability?: number;
  /** `sometimes`, when another upstream fails, or until a server looks the name up itself. */
  readonly onFailure: boolean;
  /** A rewrite lengthens the name each round, until no DNS message holds it. */
  readonly grows?: boolean;
  readonly assumptions: readonly Assumption[];
  /** All blocks that reach each other with these names, by file and offset. */
  readonly blocks: readonly { readonly socket: Socket; readonly block: ServerBlock }[];
  /** The shortest cycle, from the first block by file and offset. */
  readonly hops: readonly Hop[];
  /** For the witness's type: DS questions go to the parent zone. */
  readonly names: NameSet;
  /** Of them those that the first hop's server is asked for, where rewrites make others of these. */
  readonly sent?: NameSet;
  /** Absent: all common types. */
  readonly types?: LoopTypes;
  readonly witness: Omit<Question, 'socket'>;
}

export interface GuardedLoop extends Loop {
  readonly guard: {
    readonly verdict: GuardVerdict;
    readonly because?: string;
    /** Of `fatal`: at a reload, as its own pods are endpoints only once they are ready. */
    readonly atReload?: true;
    /** Of `fatal`: the first whose guard ends its server. */
    readonly ending?: Loop['blocks'][number];
  };
}

/** `PATH|OFFSET` of every setting on a loop's path. */
export function placesOnPaths(loops: readonly Loop[]): ReadonlySet<string> {
  return new Set(loops.flatMap((loop) => loop.hops.flatMap((hop) => hop.settings.map(({ at }) => placeKey(at)))));
}
