import type { KubeletFact, NodeNetworkFact, NodeServerFact } from '../facts/node.ts';
import type { ResolvedSettings } from '../facts/readers.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { OsProfile, ProvisionerProfile } from './node-profiles.ts';

export interface NodeFile {
  readonly text: SourceText;
  readonly at: Location;
  readonly added?: boolean;
  readonly assumes?: string;
  readonly writer?: string;
  /** What gives servers that are asked instead. */
  readonly instead?: string;
}

export interface Pool {
  readonly name: string;
  /** The pool of which it is one kind of nodes. */
  readonly kindOf?: string;
  /** That there are such nodes. */
  readonly assumes?: string;
  readonly os?: OsProfile;
  readonly osAt?: Location;
  readonly osAssumes?: string;
  readonly provisioner?: ProvisionerProfile;
  readonly provisionerAt?: Location;
  readonly addresses: readonly Located<string>[];
  readonly files: ReadonlyMap<string, NodeFile>;
  readonly links: ReadonlyMap<
    string,
    { readonly target: string; readonly at: Location; readonly assumes?: string; readonly writer?: string }
  >;
  readonly resolved: ResolvedSettings | undefined;
  readonly network: readonly NodeNetworkFact[];
  readonly off: ReadonlySet<string>;
  readonly kubelets: readonly KubeletFact[];
  readonly servers: readonly NodeServerFact[];
  /** No nodes of the cluster. */
  readonly standalone?: true;
  readonly at?: Location;
}

/** A pool keeps its servers' names whatever kinds of its nodes are assumed. */
export function isOneOfSeveral(pool: Pool, pools: readonly Pool[]): boolean {
  return pool.kindOf !== undefined || pools.some((one) => one !== pool && one.kindOf === undefined);
}

/** At least: a pool without addresses has a node. */
export function nodeCount(pools: readonly Pick<Pool, 'addresses'>[]): number {
  return pools.reduce((count, { addresses }) => count + Math.max(1, addresses.length), 0);
}
