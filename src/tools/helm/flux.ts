/** Flux: HelmRelease (helm.toolkit.fluxcd.io). */

import { defined } from '../../core/text/defined.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { appTemplateFactsOf, isLaidOutAsApps } from './app-template.ts';
import { addSettingNotice, type ChartStatements, pathWithin, textSource } from './chart-statements.ts';
import { chartOf, namespaceFor } from './charts.ts';
import type { ChartValuesSource } from './fragments.ts';

export function isFlux(root: YamlNode): boolean {
  return fluxChart(root) !== undefined || fluxFolder(root) !== undefined;
}

function fluxFolder(root: YamlNode): string | undefined {
  const kind = scalarText(child(root, 'spec', 'chart', 'spec', 'sourceRef', 'kind'));
  const written = scalarText(child(root, 'spec', 'chart', 'spec', 'chart'));
  return (kind === 'GitRepository' || kind === 'Bucket') && written !== undefined ? pathWithin('', written) : undefined;
}

/** By `chart`, or by the OCIRepository that `chartRef` names. */
function fluxChart(root: YamlNode): string | undefined {
  if (isLaidOutAsApps(child(root, 'spec'))) return 'app-template';
  return (
    chartOf(scalarText(child(root, 'spec', 'chart', 'spec', 'chart'))) ??
    chartOf(scalarText(child(root, 'spec', 'chartRef', 'name')))
  );
}

/** `valuesFrom` in order, then `values` (fluxcd/pkg/chartutil ChartValuesFromReferences). */
export function flux(document: YamlDocument, notices: Notice[]): ChartStatements {
  const spec = child(document.root, 'spec');
  const metadata = child(document.root, 'metadata');
  const values = child(spec, 'values');
  const version = locatedText(document, child(spec, 'chart', 'spec', 'version'));
  const chart = fluxChart(document.root) ?? '';
  const directory = fluxFolder(document.root);
  const release = {
    name: scalarText(child(spec, 'releaseName')) ?? scalarText(child(metadata, 'name')) ?? (chart || 'release'),
    namespace:
      scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? namespaceFor(chart),
    chart,
    ...defined({ version }),
    at: beginningOf(document),
  };
  const layers = values === undefined ? [] : [{ document, root: values }];
  // Most releases of this chart run no server.
  const isOther = chart === 'app-template' && appTemplateFactsOf({ ...release, layers }).length === 0;
  const said = isOther ? [] : notices;
  addPatchNotices(document, spec, said);
  const from = items(child(spec, 'valuesFrom'));
  if (from.length === 0 && directory === undefined) return { releases: [{ ...release, layers }] };
  const sources = directory === undefined ? [] : filesOf(document, child(spec, 'chart', 'spec'));
  for (const reference of from) {
    const at = placeOf(document, reference);
    const name = scalarText(child(reference, 'name')) ?? '';
    const target = scalarText(child(reference, 'targetPath'));
    // What a Secret sets beside the servers decides nothing.
    if (target !== undefined && scalarText(child(reference, 'kind')) === 'Secret') {
      addSettingNotice(target, at, said);
      continue;
    }
    sources.push({
      kind: 'config-map',
      name,
      key: scalarText(child(reference, 'valuesKey')) ?? 'values.yaml',
      optional: scalarText(child(reference, 'optional')) === 'true',
      ...defined({
        target,
        namespace: scalarText(child(metadata, 'namespace')),
        secret: scalarText(child(reference, 'kind')) === 'Secret' || undefined,
      }),
      at,
    });
  }
  if (values !== undefined) sources.push(textSource(document, ['spec', 'values'], values));
  return {
    releases: [],
    facts: [{ kind: 'helm/chart-release', installs: true, ...release, ...defined({ directory }), sources }],
  };
}

/** In place of the chart's values.yaml, from the root of its repository (fluxcd/source-controller chart builder). */
function filesOf(document: YamlDocument, chart: YamlNode | undefined): ChartValuesSource[] {
  const optional = scalarText(child(chart, 'ignoreMissingValuesFiles')) === 'true';
  return items(child(chart, 'valuesFiles')).flatMap((node) => {
    const path = pathWithin('', scalarText(node) ?? '');
    return path === undefined ? [] : { kind: 'file', path, below: [], optional, at: placeOf(document, node) };
  });
}

/** What in a patch could change where names go. */
const DECIDES = /corefile|dnsPolicy|dnsConfig|hostNetwork|clusterIP|loadBalancerIP|nameserver|configMap\b|args\b/i;

function addPatchNotices(document: YamlDocument, spec: YamlNode | undefined, notices: Notice[]): void {
  for (const renderer of items(child(spec, 'postRenderers')))
    for (const key of ['patches', 'patchesStrategicMerge', 'patchesJson6902'])
      for (const patch of items(child(renderer, 'kustomize', key))) {
        if (DECIDES.test(document.source.text.slice(patch.span.start, patch.span.end)))
          notices.push(overriding('this patch of what the chart makes is not applied', placeOf(document, patch)));
      }
}
