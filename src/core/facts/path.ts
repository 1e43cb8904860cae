/** Words that facts, the cluster, the simulation and findings share. */
import type { Location } from '../text/location.ts';

export type Certainty = 'always' | 'sometimes' | 'assumed';
/** What the `loop` plugins of the blocks on a loop would do about it. */
export type GuardVerdict = 'fatal' | 'sometimes' | 'blind' | 'absent' | 'misfires';

/** Which kind of setting a step of a path is, for whoever acts on it. */
export type PathSetting =
  /** The TO argument of a forward. */
  | 'forward'
  | 'dnsPolicy'
  /** The kubelet's choice of the file that pods with dnsPolicy Default get. */
  | 'kubelet'
  /** The same where nothing states a choice and its default counts. */
  | 'kubelet-default'
  /** A setting that looks as if it made that choice. */
  | 'kubelet-ineffective'
  /** Who says which address is the cluster DNS. */
  | 'cluster-dns'
  /** A nameserver of a resolver file. */
  | 'resolver-file'
  /** A server that systemd-resolved is given. */
  | 'resolved'
  /** A server that the nodes' network software is given. */
  | 'node-network'
  /** What an operating system's image puts there. */
  | 'os-profile'
  /** One file stands in the place of another: a link, a mount. */
  | 'link'
  /** Who stands behind an address. */
  | 'service'
  /** A host name's address. */
  | 'host-name'
  /** An address that a program writes in place of a placeholder. */
  | 'placeholder';

/** One step of the path a query takes, or of a setting's way to its effect. */
export interface PathStep {
  readonly at: Location;
  readonly says: string;
  readonly setting?: PathSetting;
  /** Not a step of the way: another loop that ends with the same change. */
  readonly also?: true;
  /** The setting's value, where it is written at the step's place; undefined for a default and for a place that only brings it. */
  readonly written?: string;
}
