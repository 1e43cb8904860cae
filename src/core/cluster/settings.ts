import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';

export interface ClusterSettings {
  readonly name: string;
  /** The first matching cluster takes a file. */
  readonly matches: (path: string) => boolean;
  readonly clusterDomain?: string;
  readonly serviceCidrs: readonly Located<string>[];
  readonly clusterDns: readonly Located<string>[];
  readonly corednsVersion?: Located<string>;
  readonly nodes: readonly NodeSettings[];
  readonly resolvers: readonly ResolverSettings[];
  readonly at?: Location;
}
export interface NodeSettings {
  readonly name: string;
  readonly os?: Located<string>;
  readonly provisioner?: Located<string>;
  readonly addresses: readonly Located<string>[];
  readonly files: readonly { readonly path: string; readonly text: SourceText; readonly isInline?: true }[];
  readonly at: Location;
}
export interface ResolverSettings {
  readonly name: string;
  readonly addresses: readonly Located<string>[];
  readonly forwards: readonly {
    readonly zone: string;
    readonly to: readonly Located<string>[];
    readonly at: Location;
  }[];
  readonly at: Location;
}
