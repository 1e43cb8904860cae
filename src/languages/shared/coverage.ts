/** docs/platforms.md is made of it; each platform's test holds the named fields. */
export interface Coverage {
  readonly recognised: readonly string[];
  readonly fields: readonly { readonly field: string; readonly becomes: string }[];
  readonly defaults?: readonly { readonly what: string; readonly is: string }[];
  /** Reported with its place (LG801), not modelled. */
  readonly said?: readonly string[];
  /** Upstream files and documents. */
  readonly sources: readonly string[];
}
