/** By question and socket: known ones, and those being computed. */
export interface Replies {
  readonly known: Map<string, string | undefined>;
  readonly open: Set<string>;
  /** Not followed to the end: the depth at which they were asked, and what was found. */
  readonly cut: Map<string, { readonly depth: number; readonly reply: string | undefined }>;
}

/** Beyond it replies are computed each time. */
export const MAX_REPLIES = 200_000;

export function openReplies(): Replies {
  return { known: new Map(), open: new Set(), cut: new Map() };
}
