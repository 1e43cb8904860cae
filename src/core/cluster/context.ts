import type { ConfigMapFact, ConfigReaders, ConfigTextFact, Fact, ServiceFact } from '../facts/fact.ts';
import type { Budget } from '../text/budget.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ClusterSettings } from './settings.ts';

export interface ClusterInput {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly settings?: ClusterSettings;
  /** The scan's own. */
  readonly budget?: Budget;
  /** Reads a kube-dns ConfigMap. */
  readonly readKubeDns: (entries: ConfigMapFact['data']) => {
    readonly stubDomains: readonly { zone: string; servers: readonly Located<string>[]; at: Location }[];
    readonly upstreamNameservers: readonly Located<string>[];
  };
}

export interface Setup {
  readonly input: ClusterInput;
  /** ConfigMaps by `namespace/name`, and the first of a name by the name alone. */
  readonly mapsNamed: ReadonlyMap<string, ConfigMapFact>;
  /** Bare configuration texts by their path from the root. */
  readonly texts: ReadonlyMap<string, ConfigTextFact>;
  /** The CoreDNS version that others than the server's own image state; undefined where nothing does. */
  readonly stated: Located<string> | undefined;
  /** Files that the cluster's nodes are known to hold, by absolute path. */
  readonly nodeFiles: ReadonlyMap<string, SourceText>;
  readonly servicesNamed: ReadonlyMap<string, ServiceFact>;
  /** What the cluster DNS address is reported to be. */
  readonly clusterDns: readonly string[];
  readonly addressesOf: ReadonlyMap<ServiceFact, readonly string[]>;
  readonly readers: ConfigReaders;
  readonly notices: Notice[];
  /** Adds a notice once: a text that several servers read speaks once. */
  readonly remark: (notice: Notice) => void;
  /** Without a dot at either end. */
  readonly clusterDomain: string;
  readonly symbolic: ReadonlyMap<string, string>;
  readonly claimed: Set<ConfigMapFact>;
  /** Bare texts that some container reads: they are no servers of their own. */
  readonly claimedTexts: Set<SourceText>;
}
