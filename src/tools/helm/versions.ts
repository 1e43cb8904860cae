/** Which CoreDNS a version of the chart brings where the values state no tag. */

/**
 * From, to, CoreDNS: `appVersion` of the published charts (index.yaml and charts/coredns/Chart.yaml of coredns/helm), which up
 * to 1.20.0 stood as the tag in the values as well. It never went down, so what lies between two charts of one CoreDNS brings
 * that one too. Charts in the gaps were not read.
 */
const BROUGHT: readonly (readonly [string, string, string])[] = [
  ['1.14.0', '1.15.1', '1.8.0'],
  ['1.16.0', '1.16.4', '1.8.4'],
  ['1.16.5', '1.16.6', '1.8.6'],
  ['1.16.7', '1.18.1', '1.8.7'],
  ['1.19.0', '1.19.2', '1.9.1'],
  ['1.19.3', '1.19.3', '1.9.2'],
  ['1.19.4', '1.19.6', '1.9.3'],
  ['1.19.7', '1.20.2', '1.9.4'],
  ['1.21.0', '1.24.5', '1.10.1'],
  ['1.25.0', '1.25.0', '1.11.0'],
  ['1.26.0', '1.31.0', '1.11.1'],
  ['1.32.0', '1.36.1', '1.11.3'],
  ['1.36.2', '1.38.3', '1.11.4'],
  ['1.39.0', '1.42.2', '1.12.0'],
  ['1.42.3', '1.43.1', '1.12.2'],
  ['1.43.2', '1.44.3', '1.12.3'],
  ['1.45.0', '1.46.2', '1.13.1'],
  ['1.47.1', '1.47.2', '1.14.6'],
];

/** Undefined for a range such as `1.x` or `^1.29.0`, of which Helm takes the newest, and for a chart that is not known. */
export function corednsOfChart(version: string): string | undefined {
  const exact = /^v?(\d+\.\d+\.\d+)$/.exec(version)?.[1];
  if (exact === undefined) return undefined;
  const rank = rankOf(exact);
  return BROUGHT.find(([from, to]) => rank >= rankOf(from) && rank <= rankOf(to))?.[2];
}

function rankOf(version: string): number {
  return version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
}
