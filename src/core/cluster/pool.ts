import type { KubeletFact, NodeNetworkFact, NodeServerFact, ResolvedSettings } from '../facts/fact.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { OsProfile, ProvisionerProfile } from './node-profiles.ts';

/** A file on nodes of a pool. */
export interface NodeFile {
  readonly text: SourceText;
  readonly at: Location;
  /** Lines are added to a file whose content nobody states. */
  readonly added?: boolean;
  /** In words, when it is there only under a condition. */
  readonly assumes?: string;
  /** What writes it, in words, where it is only assumed. */
  readonly writer?: string;
}

/** Everything known of one pool of nodes. */
export interface Pool {
  readonly name: string;
  readonly os?: OsProfile;
  readonly osAt?: Location;
  /** What is taken for granted about the system, in words, where only an image's name says it. */
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
  /** What network configurations of the nodes say of their resolvers. */
  readonly network: readonly NodeNetworkFact[];
  /** Services that are switched off. */
  readonly off: ReadonlySet<string>;
  readonly kubelets: readonly KubeletFact[];
  /** DNS servers that units of the machines start. */
  readonly servers: readonly NodeServerFact[];
  /** Machines that are no nodes of the cluster: what is said of them is nobody else's. */
  readonly standalone?: true;
  /** Where the configuration declares it. */
  readonly at?: Location;
}
