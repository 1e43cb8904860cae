import type { Location } from '../text/location.ts';

/** An object that stays the same whatever it installs. */
export interface Installing {
  /** Its kind and name. */
  readonly key: string;
  /** A kustomization may set another. */
  readonly namespace?: string;
  /** What and from where; left out where that may change unseen. */
  readonly what?: string;
  readonly at: Location;
}
