export interface CoverageReport {
  readonly read: readonly FileCoverage[];
  /** Likely DNS configuration that was not understood, by path. */
  readonly ignored: readonly { readonly path: string; readonly because: string }[];
  readonly irrelevant: number;
  /** Excluded files without a sign of DNS configuration. */
  readonly excluded: number;
}
export interface FileCoverage {
  readonly path: string;
  /** The plug-ins that read it; users rely on the name in JSON. */
  readonly dialects: readonly PluginCoverage[];
  /** Documents with a marker that no plug-in recognised. */
  readonly unknown: number;
  readonly notices: number;
}
export interface PluginCoverage {
  readonly id: string;
  readonly title: string;
  readonly documents: number;
  readonly facts: readonly { readonly kind: string; readonly count: number }[];
}
