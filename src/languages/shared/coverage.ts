/**
 * What a dialect covers, as data: docs/platforms.md is made of it, and `scan --explain-coverage` names it. It is what
 * the reader does and not what it might do one day: a test of each platform holds the fields that are named here.
 */
export interface Coverage {
  /** The files and objects that are recognised, in words and Markdown. */
  readonly recognised: readonly string[];
  /** A setting, and what becomes of it. */
  readonly fields: readonly { readonly field: string; readonly becomes: string }[];
  /** What counts where no file states it. */
  readonly defaults?: readonly { readonly what: string; readonly is: string }[];
  /** Seen, and said with its place as LG801 instead of being modelled. */
  readonly said?: readonly string[];
  /** Upstream files and documents that the behaviour is taken from. */
  readonly sources: readonly string[];
}
