/** What is known of a tree once it is read and its clusters are judged. */
import type { Installing } from '../core/facts/installing.ts';
import type { Location } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import type { Applying } from '../languages/shared/plugin.ts';
import type { PartUse } from '../read/templates/parts.ts';
import type { ChartValues } from './chart-values.ts';
import type { Expectation } from './config/config.ts';
import type { BuildSources, DeployedFolder } from './deployed.ts';
import type { FetchingObjects } from './installing.ts';
import type { ClusterView, Judged } from './judged.ts';
import type { Secrets } from './secrets/redaction.ts';
import type { Unread } from './unread.ts';
import type { WorkloadsNear } from './workloads-beside.ts';

export interface Snapshot {
  readonly clusters: readonly ClusterView[];
  readonly notices: readonly Notice[];
  readonly files: number;
  readonly documents: number;
  /** Questions, edges, hops of probes, rewrites and comparisons: the cost of judging again. */
  readonly cost: number;
  readonly read: ReadonlySet<string>;
  /** Values that are judged and not shown. */
  readonly secrets?: Secrets;
  /** For a later look at nearly the same files. */
  readonly judged?: Judged;
}

/** For rules that ask more of the tree than its clusters: they say so (`Rule.needs`). */
export interface SearchableSnapshot extends Snapshot {
  readonly lookups: Lookups;
}

/** Found, or read, when a rule asks. */
export interface Lookups {
  /** Files that differ from the base's. */
  readonly changed?: ReadonlySet<string>;
  readonly expectations?: readonly Expectation[];
  /** By chart folder, where values decide about plugins. */
  readonly chartValues: ReadonlyMap<string, readonly ChartValues[]>;
  /** Of one file, read on demand. */
  readonly installing: (path: string) => readonly Installing[];
  readonly applying: (path: string) => readonly Applying[];
  /** Of all files, folders with all below. */
  readonly applyingBelow: () => readonly Applying[];
  readonly deployed: readonly DeployedFolder[];
  readonly fetching: FetchingObjects;
  readonly builds: ReadonlyMap<string, BuildSources>;
  readonly isFolder: (path: string) => boolean;
  /** As in `JoinContext`. */
  readonly whyUnread?: (path: string) => string | undefined;
  readonly withoutLinks?: JoinContext['withoutLinks'];
  readonly unread: () => Unread;
  /** Uses of a part, by its name in quotes, in any template. */
  readonly partUses: (part: string) => readonly PartUse[] | undefined;
  /** Whether a part of a template defines the place. */
  readonly isInPart: (at: Location) => boolean;
  readonly workloadsNear: WorkloadsNear;
}

export interface RepositoryTree
  extends Pick<JoinContext, 'bytesOf' | 'whyUnread' | 'rendering' | 'isIgnored' | 'submoduleOf' | 'withoutLinks'> {
  readonly revision?: string;
  readonly paths?: readonly string[];
  readonly leftOutBelow?: (directory: string) => readonly string[];
}
