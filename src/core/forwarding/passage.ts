/** What becomes of a guard's probe at a socket: the same for all guards that ask for the same name, so it is kept. */

import type { DomainName } from '../dns/name.ts';
import type { ForwardStep, ServerBlock } from '../facts/fact.ts';
import type { Branch } from './branch.ts';
import type { Question } from './question.ts';

export type SentBranch = Branch & { readonly outcome: Extract<Branch['outcome'], { readonly kind: 'sent' }> };

export interface Passage {
  /** The guards that it came past, with the question as they saw it. */
  readonly guards: readonly { readonly block: ServerBlock; readonly name: DomainName; readonly type: string }[];
  readonly branches: readonly Branch[];
  readonly certain: Usable;
  /** With what needs an assumption. */
  readonly assuming: Usable;
}
/** The branches that a probe may take. */
export interface Usable {
  readonly ways: readonly Branch[];
  readonly sent: readonly SentBranch[];
  /** Those who forward it. */
  readonly forwarding: ReadonlySet<ServerBlock>;
  /** A stanza that takes one after the other. */
  readonly inTurn: ForwardStep | undefined;
  /** Some stanza refuses or merges what is too much for it. */
  readonly isCounted: boolean;
}

/** Branches that are kept; beyond them all is found anew. */
const MAX_KEPT = 30_000;

export interface Passages {
  readonly find: (question: Question) => Passage | undefined;
  readonly keep: (question: Question, passage: Passage) => void;
}

export function openPassages(): Passages {
  /** By socket and name; a name is asked for by few types. */
  const known = new Map<number, Map<DomainName, { readonly question: Question; readonly passage: Passage }[]>>();
  let kept = 0;
  return {
    find: ({ socket, name, type, source }) =>
      known
        .get(socket.index)
        ?.get(name)
        ?.find(({ question }) => question.type === type && question.source === source)?.passage,
    keep: (question, passage) => {
      if (kept > MAX_KEPT) {
        known.clear();
        kept = 0;
      }
      kept += 1 + passage.branches.length;
      const { socket, name } = question;
      const here = known.get(socket.index) ?? new Map<DomainName, { question: Question; passage: Passage }[]>();
      known.set(socket.index, here.set(name, [...(here.get(name) ?? []), { question, passage }]));
    },
  };
}
