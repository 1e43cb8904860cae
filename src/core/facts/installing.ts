import type { Location } from '../text/location.ts';

/** An object that stays what it is whatever it installs. */
export interface Installing {
  /** Its kind and name. */
  readonly key: string;
  /** As written; a kustomization may set another. */
  readonly namespace?: string;
  /** What it installs and from where; left out where that may change without a word of it. */
  readonly what?: string;
  /** From its beginning to its end. */
  readonly at: Location;
}
