/** What a repository declares: one file for each family of facts beside this one. */
import type { ConfigTextFact } from './config-text.ts';
import type { Declared } from './declared.ts';
import type { NetworkFact } from './network.ts';
import type {
  KubeletFact,
  NodeFileFact,
  NodeLinkFact,
  NodeNetworkFact,
  NodeProfileFact,
  NodeServerFact,
  NodeServiceFact,
} from './node.ts';
import type {
  AddressPoolFact,
  AutoscalerFact,
  ConfigMapFact,
  EndpointsFact,
  RedirectFact,
  ServiceFact,
} from './objects.ts';
import type { NetworkResolverFact, ResolverFact } from './resolver.ts';
import type { WorkloadFact } from './workload.ts';

export type Fact =
  | ConfigMapFact
  | WorkloadFact
  | ServiceFact
  | EndpointsFact
  | AddressPoolFact
  | AutoscalerFact
  | RedirectFact
  | KubeletFact
  | NodeFileFact
  | NodeLinkFact
  | NodeNetworkFact
  | NodeServiceFact
  | NodeServerFact
  | NodeProfileFact
  | NetworkFact
  | ConfigTextFact
  | ResolverFact
  | NetworkResolverFact
  | GuardRemovalFact;

/** A script or patch that removes the guard: `sed '/loop/d'`. */
interface GuardRemovalFact extends Declared {
  readonly kind: 'guard-edit';
  readonly command: string;
  /** It stands in a text of which nothing says that it runs. */
  readonly mayRun?: true;
}
