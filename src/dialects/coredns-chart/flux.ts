/** Flux: HelmRelease (helm.toolkit.fluxcd.io). */
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../documents/document.ts';
import type { ChartValuesSource } from '../../fact.ts';
import type { Notice } from '../../text/notice.ts';
import { beginningOf } from '../fields.ts';
import { chartOf } from './charts.ts';
import { type Found, textSource } from './found.ts';

export function isFlux(root: YamlNode): boolean {
  return fluxChart(root) !== undefined;
}

/** `chart` names it, or `chartRef` an OCIRepository of that name. */
function fluxChart(root: YamlNode): ReturnType<typeof chartOf> {
  return (
    chartOf(scalarText(child(root, 'spec', 'chart', 'spec', 'chart'))) ??
    chartOf(scalarText(child(root, 'spec', 'chartRef', 'name')))
  );
}

/** `valuesFrom` in order, then `values` over all of them (fluxcd/pkg/chartutil ChartValuesFromReferences). */
export function flux(document: YamlDocument, notices: Notice[]): Found {
  const spec = child(document.root, 'spec');
  const metadata = child(document.root, 'metadata');
  const values = child(spec, 'values');
  const version = scalarText(child(spec, 'chart', 'spec', 'version'));
  const chart = fluxChart(document.root) ?? 'coredns';
  const release = {
    name: scalarText(child(spec, 'releaseName')) ?? scalarText(child(metadata, 'name')) ?? chart,
    namespace: scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'kube-system',
    chart,
    ...(version === undefined ? {} : { version }),
    at: beginningOf(document),
  };
  const from = items(child(spec, 'valuesFrom'));
  if (from.length === 0)
    return { releases: [{ ...release, layers: values === undefined ? [] : [{ document, root: values }] }] };
  const sources: ChartValuesSource[] = [];
  for (const one of from) {
    const at = placeOf(document, one);
    const name = scalarText(child(one, 'name')) ?? '';
    const target = child(one, 'targetPath');
    if (target !== undefined && !/^(servers|extraConfig|service|isClusterService)\b/.test(scalarText(target) ?? ''))
      continue;
    if (target !== undefined)
      notices.push({
        kind: 'not-modelled',
        message: 'a single value put in at `targetPath` is not read',
        at: placeOf(document, target),
      });
    else
      sources.push({
        kind: 'config-map',
        name,
        key: scalarText(child(one, 'valuesKey')) ?? 'values.yaml',
        optional: scalarText(child(one, 'optional')) === 'true',
        at,
      });
  }
  if (values !== undefined) sources.push(textSource(document, ['spec', 'values'], values));
  return { releases: [], facts: [{ kind: 'chart-release', ...release, sources }] };
}
