/** A guard's probe at a socket, cached: equal for all guards of one name. */

import type { DomainName } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { append } from '../text/append.ts';
import { getOrInsert } from '../text/once.ts';
import type { Branch } from './branch.ts';
import { isAlike, type Question } from './question.ts';

export type SentBranch = Branch & { readonly outcome: Extract<Branch['outcome'], { readonly kind: 'sent' }> };

export interface Passage {
  /** Guards passed, with the question they saw. */
  readonly guards: readonly { readonly block: ServerBlock; readonly name: DomainName; readonly type: string }[];
  readonly branches: readonly Branch[];
  readonly hasUnreadView: boolean;
  readonly certain: Usable;
  readonly withAssumptions: Usable;
}
export interface Usable {
  readonly ways: readonly Branch[];
  readonly sent: readonly SentBranch[];
  readonly forwarding: ReadonlySet<ServerBlock>;
  readonly inTurn: ForwardStep | undefined;
  readonly limitsOrMerges: boolean;
  readonly isUnanswered: boolean;
}

/** Cached branches; the rest is computed again, and counted. */
const MAX_KEPT = 100_000;

export interface Passages {
  readonly find: (question: Question) => Passage | undefined;
  readonly keep: (question: Question, passage: Passage) => void;
  readonly repeated: () => number;
}

export function openPassages(): Passages {
  const known = new Map<number, Map<DomainName, { readonly question: Question; readonly passage: Passage }[]>>();
  let kept = 0;
  let isCrowded = false;
  let repeated = 0;
  return {
    find: (asked) =>
      known
        .get(asked.socket.index)
        ?.get(asked.name)
        ?.find(({ question }) => question.type === asked.type && isAlike(question, asked))?.passage,
    keep: (question, passage) => {
      if (kept > MAX_KEPT) {
        known.clear();
        kept = 0;
        isCrowded = true;
      }
      kept += 1 + passage.branches.length;
      if (isCrowded) repeated += passage.branches.length;
      const { socket, name } = question;
      const here = getOrInsert(
        known,
        socket.index,
        () => new Map<DomainName, { question: Question; passage: Passage }[]>(),
      );
      append(here, name, { question, passage });
    },
    repeated: () => {
      const count = repeated;
      repeated = 0;
      return count;
    },
  };
}
