import type { Located } from '../text/location.ts';
import type { Declared } from './declared.ts';

export interface NetworkFact extends Declared {
  readonly kind: 'network';
  readonly serviceSubnets?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  /** CoreDNS's image tag from an installer's configuration: `v1.11.3`. */
  readonly corednsVersion?: Located<string>;
  /** From an installer's configuration: `v1.31.2`. */
  readonly kubernetesVersion?: Located<string>;
  readonly balancerOff?: true;
  readonly dnsOff?: true;
}
