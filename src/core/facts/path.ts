import type { Location } from '../text/location.ts';

export type Certainty = 'always' | 'sometimes' | 'assumed';
/** What the loop's `loop` plugins would do. */
export type GuardVerdict = 'fatal' | 'sometimes' | 'blind' | 'absent' | 'misfires';

export type PathSetting =
  | 'forward'
  | 'dnsPolicy'
  /** The kubelet's choice for pods with dnsPolicy Default. */
  | 'kubelet'
  | 'kubelet-default'
  /** An attempt at that choice without effect. */
  | 'kubelet-ineffective'
  | 'cluster-dns'
  | 'resolver-file'
  | 'resolved'
  | 'node-network'
  /** From an operating system image. */
  | 'os-profile'
  /** A link or mount: one file in place of another. */
  | 'link'
  | 'service'
  | 'host-name'
  /** An address that a program fills in. */
  | 'placeholder'
  /** A value of a chart. */
  | 'value';

/** A step of a query's path, or of a setting's. */
export interface PathStep {
  readonly at: Location;
  readonly description: string;
  readonly setting?: PathSetting;
  /** Another loop that the same change ends. */
  readonly also?: true;
  /** The value as written at the place; undefined for defaults. */
  readonly written?: string;
  /** What sets it to what is safe, where that is not its own name. */
  readonly cure?: string;
}

/** Of the questions that come back: these, or all but these. */
export interface LoopTypes {
  readonly kind: 'only' | 'but';
  readonly list: readonly string[];
}
