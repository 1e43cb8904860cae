import type { Fact } from '../facts/fact.ts';
import type { ConfigMapFact } from '../facts/objects.ts';
import type { ResolverSoftware } from '../facts/readers.ts';
import type { Container } from '../facts/workload.ts';
import type { Budget } from '../text/budget.ts';
import type { Located, Location } from '../text/location.ts';
import type { FileVariant } from './file-variants.ts';
import type { ClusterSettings } from './settings.ts';
import type { SharedPools } from './shared-pools.ts';

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
  /** Shared by clusters with the same objects: each is asked about once. */
  readonly programs?: Programs;
  readonly pools?: SharedPools;
  /** Whether the repository certainly has nothing at a path. */
  readonly isAbsent?: (path: string) => boolean;
  readonly readKubeDns: (entries: ConfigMapFact['data']) => {
    readonly stubDomains: readonly { zone: string; servers: readonly Located<string>[]; at: Location }[];
    readonly upstreamNameservers: readonly Located<string>[];
  };
}
