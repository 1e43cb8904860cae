import type { ConfigMapFact, Container, Fact, ResolverSoftware } from '../facts/fact.ts';
import type { Budget } from '../text/budget.ts';
import type { Located, Location } from '../text/location.ts';
import type { FileVariant } from './file-variants.ts';
import type { ClusterSettings } from './settings.ts';

/** What a container is by itself. */
export interface Programs {
  readonly mayStartCoreDns: (container: Container) => boolean;
  readonly softwareOf: (container: Container) => ResolverSoftware | undefined;
}

export interface ClusterInput {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly settings?: ClusterSettings;
  readonly variant?: FileVariant;
  readonly budget?: Budget;
  /** Of clusters that share objects: each is asked about once. */
  readonly programs?: Programs;
  /** Whether the repository has nothing at a path, though git would take what is there. */
  readonly isAbsent?: (path: string) => boolean;
  readonly readKubeDns: (entries: ConfigMapFact['data']) => {
    readonly stubDomains: readonly { zone: string; servers: readonly Located<string>[]; at: Location }[];
    readonly upstreamNameservers: readonly Located<string>[];
  };
}
