/** What every fact has. */
import type { Location } from '../text/location.ts';

export interface Declared {
  readonly at: Location;
  /** Undefined: every node. */
  readonly pool?: string;
  /** Known from the platform, not written; in words, for `path` and `assumptions`. */
  readonly platformSource?: string;
  /** The repository installs it; default: where there is no `platformSource`. */
  readonly released?: boolean;
  /** The machine, in words, where it is no node of the cluster. */
  readonly standalone?: string;
  /** The playbook task that states it. */
  readonly by?: SetUpBy;
  /** Assumed where no CoreDNS is shown, as an unseen platform installs one; in words. */
  readonly installerDefault?: string;
  /** Decides its cluster in place of the file's path: one of several values files of a release. */
  readonly clusterPath?: string;
}

/** A play's, or those of plays with a role. */
export interface SetUpBy {
  readonly hosts?: string;
  /** The role's folder: `roles/resolver`. */
  readonly role?: string;
  readonly when?: string;
}

/** `default` where none is stated, and who applies it states none either. */
export interface InNamespace extends Declared {
  readonly namespace: string;
  /** That is stated. */
  readonly isInDefault?: true;
}
