import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/** A release whose values lie in other files or objects. */
export interface ChartRelease extends Fragment {
  readonly kind: 'helm/chart-release';
  readonly chart: string;
  readonly version?: Located<string>;
  readonly name: string;
  readonly namespace: string;
  /** Lowest first: maps merge, everything else replaces (Helm pkg/chart/common/util coalesce). */
  readonly sources: readonly ChartValuesSource[];
  /** Values files below this folder that state the key, each for a cluster of its own. */
  readonly variants?: { readonly directory: string; readonly key: string };
  /** Values that are stated for `{{ name }}` in its paths. */
  readonly parameters?: readonly ReadonlyMap<string, string>[];
  /** `condition` and `tags` of a dependency. */
  readonly when?: { readonly conditions: readonly string[]; readonly tags: readonly string[] };
  /** Of a chart in the repository, which has templates of its own. */
  readonly directory?: string;
  /** A folder with the known chart's own templates. */
  readonly templatesIn?: string;
  /** Argo CD's, by name: a file beside the chart may go over its settings. */
  readonly application?: string;
  /** The dependency's name in its parent, which names and labels begin with (Helm pkg/chart dependencies). */
  readonly alias?: string;
  /** Over its sources, and not known. */
  readonly doubts?: readonly ReleaseDoubt[];
  /** Keys that it sets to what is filled in elsewhere. */
  readonly openKeys?: readonly string[];
  readonly appVersion?: Located<string>;
  /** What installs the parent chart; `when` is looked up here before the parent's values. */
  readonly switches?: readonly ChartValuesSource[];
  /** Of a script: one way to install it among others. */
  readonly command?: true;
  /** So many of the last sources are a command's of helmfile, over the release. */
  readonly over?: number;
  /** GitOps often takes over what a helmfile installs. */
  readonly helmfile?: true;
  /** k3s and RKE2; `key` is `NAMESPACE/NAME`, and a HelmChartConfig's values are over those of its HelmChart. */
  readonly helmChart?: { readonly role: 'chart' | 'config'; readonly key: string };
}

export interface ReleaseDoubt {
  readonly what: 'values' | 'setting' | 'post-renderer';
  readonly mayBringServers: boolean;
  readonly at: Location;
}

export function isChartRelease(statement: Statement): statement is ChartRelease {
  return statement.kind === 'helm/chart-release';
}

export type ChartValuesSource =
  /** YAML; the values stand below `keys` (in a list: the position). */
  | {
      readonly kind: 'text';
      readonly text: SourceText;
      readonly keys: readonly string[];
      readonly target?: string;
      /** A text, whatever it looks like (`helm --set-string`). */
      readonly verbatim?: true;
      readonly at: Location;
    }
  /** `path` is from the root of the tree; a parent chart keeps the values `below` these keys. */
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly below: readonly string[];
      readonly optional: boolean;
      readonly ofChart?: true;
      readonly at: Location;
    }
  /** A key of a ConfigMap. With `target` it is a single value for that place, as in `helm --set` (Helm pkg/strvals). */
  | {
      readonly kind: 'config-map';
      readonly name: string;
      /** Of what asks for it, as far as it is stated. */
      readonly namespace?: string;
      readonly key: string;
      /** As of a file. */
      readonly below?: readonly string[];
      /** Of a Secret, which is never at hand. */
      readonly secret?: boolean;
      readonly target?: string;
      readonly optional: boolean;
      readonly at: Location;
    };

export interface ChartValues extends Fragment {
  readonly kind: 'helm/chart-values';
  readonly path: string;
  readonly text: SourceText;
}

export function isChartValues(statement: Statement): statement is ChartValues {
  return statement.kind === 'helm/chart-values';
}
