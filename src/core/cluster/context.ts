import type { ConfigTextFact } from '../facts/config-text.ts';
import type { ConfigMapFact, ServiceFact } from '../facts/objects.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import { invariant } from '../text/invariant.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ResolverView } from './cluster.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { ClusterInput, Programs } from './input.ts';
import type { Pool } from './pool.ts';
import type { ClusterDnsAddress, ServiceAddresses } from './service-addresses.ts';
import type { SharedPools } from './shared-pools.ts';

/** What all steps of a cluster's assembly read. Steps return what they make, and add only to notices and `claimed` texts. */
export interface ClusterContext extends ServiceAddresses {
  readonly input: ClusterInput;
  readonly facts: ClusterFacts;
  readonly pools: readonly Pool[];
  /** Not nodes of the cluster. */
  readonly machines: readonly Pool[];
  /** For pods with dnsPolicy Default. */
  readonly inherited: (pool: Pool) => ResolverView;
  /** The cluster DNS that the pool's kubelets hand out. */
  readonly handedOut: (pool: Pool) => readonly ClusterDnsAddress[];
  /** Equal for pools whose pods see the same resolvers, unless these depend on the node itself. */
  readonly resolversKey: (pool: Pool) => string;
  /** By `namespace/name`; the first of a name also by name alone. */
  readonly mapsNamed: ReadonlyMap<string, ConfigMapFact>;
  readonly servicesNamed: ReadonlyMap<string, ServiceFact>;
  readonly texts: ReadonlyMap<string, ConfigTextFact>;
  /** Of one file name, within a place. */
  readonly textsIn: (name: string, at: Location) => readonly ConfigTextFact[];
  readonly textsBelow: (folder: string) => readonly (readonly [path: string, text: ConfigTextFact])[];
  readonly coreDnsVersion: Located<string> | undefined;
  /** Of pods with an image of their own. */
  readonly installedVersion: Located<string> | undefined;
  /** Of servers in no pod. */
  readonly versionElsewhere: Located<string> | undefined;
  /** By absolute path. */
  readonly nodeFiles: ReadonlyMap<string, SourceText>;
  readonly readers: ConfigReaders;
  readonly programs: Programs;
  readonly shared: SharedPools;
  readonly notices: Notice[];
  readonly machineNotices: Notice[];
  /** Drops repeats: several servers may read one text. */
  readonly addNotice: (notice: Notice) => void;
  /** Without leading or final dot. */
  readonly clusterDomain: string;
  /** Read by a container, so no servers of their own. */
  readonly claimed: Set<ConfigMapFact>;
  readonly claimedTexts: Set<SourceText>;
}

/** Stands for the pool where a pod's nodes are not known. */
export function firstPool({ pools }: ClusterContext): Pool {
  const [pool] = pools;
  invariant(pool !== undefined, 'a cluster has at least one pool of nodes');
  return pool;
}
