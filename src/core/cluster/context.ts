import type { ConfigMapFact, ConfigReaders, ConfigTextFact, ServiceFact } from '../facts/fact.ts';
import { invariant } from '../text/invariant.ts';
import type { Located } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ResolverView } from './cluster.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { ClusterInput } from './input.ts';
import type { Pool } from './pool.ts';
import type { ServiceAddresses } from './service-addresses.ts';

/** What all steps of one cluster's assembly share. It is frozen: a step returns what it makes. */
export interface ClusterContext extends ServiceAddresses {
  readonly input: ClusterInput;
  readonly facts: ClusterFacts;
  readonly pools: readonly Pool[];
  /** Machines that are no nodes of the cluster. */
  readonly machines: readonly Pool[];
  /** What pods with dnsPolicy Default receive on a pool's nodes. */
  readonly inherited: (pool: Pool) => ResolverView;
  /** ConfigMaps by `namespace/name`, and the first of a name by the name alone. */
  readonly mapsNamed: ReadonlyMap<string, ConfigMapFact>;
  readonly servicesNamed: ReadonlyMap<string, ServiceFact>;
  readonly texts: ReadonlyMap<string, ConfigTextFact>;
  /** Those below a folder, in order. */
  readonly textsBelow: (folder: string) => readonly (readonly [path: string, text: ConfigTextFact])[];
  readonly coreDnsVersion: Located<string> | undefined;
  /** Files that the cluster's nodes are known to hold, by absolute path. */
  readonly nodeFiles: ReadonlyMap<string, SourceText>;
  readonly readers: ConfigReaders;
  readonly notices: Notice[];
  /** About machines' files: of interest where there is a cluster. */
  readonly machineNotices: Notice[];
  /** Adds a notice once: a text that several servers read speaks once. */
  readonly addNotice: (notice: Notice) => void;
  /** Without a dot at either end. */
  readonly clusterDomain: string;
  /** ConfigMaps that some container reads: they are no servers of their own. */
  readonly claimed: Set<ConfigMapFact>;
  readonly claimedTexts: Set<SourceText>;
}

/** Where it is not known on which nodes a pod runs, the first kind of them. */
export function firstPool({ pools }: ClusterContext): Pool {
  const [pool] = pools;
  invariant(pool !== undefined, 'a cluster has at least one pool of nodes');
  return pool;
}
