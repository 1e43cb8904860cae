/**
 * What a plug-in covers: docs/platforms.md is made of it. A test of each platform holds the fields that are named
 * here.
 */
export interface Coverage {
  readonly recognised: readonly string[];
  readonly fields: readonly { readonly field: string; readonly becomes: string }[];
  readonly defaults?: readonly { readonly what: string; readonly is: string }[];
  /** Seen, and said with its place as LG801 instead of being modelled. */
  readonly said?: readonly string[];
  /** Upstream files and documents that the behaviour is taken from. */
  readonly sources: readonly string[];
}
