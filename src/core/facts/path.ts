/** Words that facts, the cluster, the simulation and findings share. */
import type { Location } from '../text/location.ts';

export type Certainty = 'always' | 'sometimes' | 'assumed';
/** What the `loop` plugins of the blocks on a loop would do about it. */
export type GuardVerdict = 'fatal' | 'sometimes' | 'blind' | 'absent' | 'misfires';

/** One step of the path a query takes, or of a setting's way to its effect. */
export interface PathStep {
  readonly at: Location;
  readonly says: string;
}
