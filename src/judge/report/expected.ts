export interface Expected {
  readonly names: string;
  readonly exact: boolean;
  readonly from: string;
  /** Undefined: no expectation would be true. */
  readonly goes: 'answered' | 'leaves' | 'fails' | 'not-loops' | undefined;
  readonly to: readonly string[];
  /** Set where several clusters were asked, or some names go elsewhere. */
  readonly comments: readonly string[];
}
