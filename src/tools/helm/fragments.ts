import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/**
 * A release of a chart whose values lie in other files or objects. It and `ChartValues` are joined to the objects
 * that the chart makes before the cluster sees them.
 */
export interface ChartRelease extends Fragment {
  readonly kind: 'helm/chart-release';
  /** The chart's own name. */
  readonly chart: string;
  readonly version?: Located<string>;
  readonly name: string;
  readonly namespace: string;
  /** Lowest first: a later one's maps merge into an earlier one's, everything else replaces (Helm, pkg/chart/common/util coalesce). */
  readonly sources: readonly ChartValuesSource[];
  /** Other values files in or below this folder that state something under this key: each makes a variant for a cluster of its own. */
  readonly variants?: { readonly directory: string; readonly key: string };
  /** What may be filled in between `{{` and `}}` of its paths, where that is written down: names with their values. */
  readonly parameters?: readonly ReadonlyMap<string, string>[];
  /** What a parent chart's values have to say for it to be part of that (Helm, `condition` and `tags` of a dependency). */
  readonly when?: { readonly conditions: readonly string[]; readonly tags: readonly string[] };
  /** The chart's folder where it lies in the repository: its own templates say what it makes. */
  readonly directory?: string;
  /** The name under which a parent chart knows it; names and labels begin with it (Helm pkg/chart dependencies). */
  readonly alias?: string;
  /** `appVersion` of a chart that lies in the repository. */
  readonly appVersion?: Located<string>;
  /** Values in which `when` is looked for, over those of the parent chart: what installs the parent says. */
  readonly switches?: readonly ChartValuesSource[];
  /** Of a helmfile, which often installs what GitOps takes over. */
  readonly helmfile?: true;
  /** k3s and RKE2: a HelmChart, or the HelmChartConfig of the same name whose values come over it; `NAMESPACE/NAME`. */
  readonly helmChart?: { readonly role: 'chart' | 'config'; readonly key: string };
}

export function isChartRelease(statement: Statement): statement is ChartRelease {
  return statement.kind === 'helm/chart-release';
}

export type ChartValuesSource =
  /** YAML, and the keys (of a list: the position) below which the values stand. */
  | {
      readonly kind: 'text';
      readonly text: SourceText;
      readonly keys: readonly string[];
      readonly target?: string;
      /** A single value that is a text, whatever it looks like (`helm --set-string`). */
      readonly verbatim?: true;
      readonly at: Location;
    }
  /** A file of the repository, its path from the root. `below`: the keys under which a parent chart keeps the values. */
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly below: readonly string[];
      readonly optional: boolean;
      /** What a chart says itself. */
      readonly ofChart?: true;
      readonly at: Location;
    }
  /**
   * A key of a ConfigMap, written down or generated. `target`, here and for a text: it is a single value for this place, as
   * `helm --set` writes places (Helm pkg/strvals).
   */
  | {
      readonly kind: 'config-map';
      readonly name: string;
      readonly key: string;
      /** The keys under which a parent chart keeps the values. */
      readonly below?: readonly string[];
      /** A Secret, which is never at hand. */
      readonly secret?: boolean;
      readonly target?: string;
      readonly optional: boolean;
      readonly at: Location;
    };

/** A file that may hold a chart's values. */
export interface ChartValues extends Fragment {
  readonly kind: 'helm/chart-values';
  readonly path: string;
  readonly text: SourceText;
}

export function isChartValues(statement: Statement): statement is ChartValues {
  return statement.kind === 'helm/chart-values';
}
