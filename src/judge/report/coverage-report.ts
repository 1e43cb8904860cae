export interface CoverageReport {
  readonly read: readonly FileCoverage[];
  /** Files that look as if they spoke of DNS and were not read, or not understood, and why; by path. */
  readonly ignored: readonly { readonly path: string; readonly because: string }[];
  readonly irrelevant: number;
  /** Files that nothing made look like configuration of DNS, left out by what is never read or by the configuration. */
  readonly excluded: number;
}
export interface FileCoverage {
  readonly path: string;
  readonly dialects: readonly PluginCoverage[];
  /** Documents of the file that no plugin knows, although a word stands in them that one looks for. */
  readonly unknown: number;
  readonly remarks: number;
}
export interface PluginCoverage {
  readonly id: string;
  readonly title: string;
  readonly documents: number;
  readonly facts: readonly { readonly kind: string; readonly count: number }[];
}
