/** Known replies to questions, for failovers that heed them. */

/** By question and socket: known ones, and those being computed. */
export interface Replies {
  readonly known: Map<string, string | undefined>;
  readonly open: Set<string>;
}

/** Beyond it replies are computed each time. */
export const MAX_REPLIES = 200_000;

export function openReplies(): Replies {
  return { known: new Map(), open: new Set() };
}
