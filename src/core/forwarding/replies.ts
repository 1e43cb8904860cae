/** What the replies to questions are known to be, for failovers that heed them. */

/** By the question and its socket: those that are known, and those that are being found out. */
export interface Replies {
  readonly known: Map<string, string | undefined>;
  readonly open: Set<string>;
}

/** What is beyond is found out anew each time. */
export const MAX_REPLIES = 200_000;

export function openReplies(): Replies {
  return { known: new Map(), open: new Set() };
}
