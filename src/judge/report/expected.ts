export interface Expected {
  readonly names: string;
  readonly exact: boolean;
  readonly from: string;
  /** Undefined where nothing can be expected that is true. */
  readonly goes: 'answered' | 'leaves' | 'fails' | 'not-loops' | undefined;
  readonly to: readonly string[];
  /** Set where more than one cluster was asked, or a part of the names goes elsewhere. */
  readonly remarks: readonly string[];
}
