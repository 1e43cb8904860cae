/** Objects that install charts, whichever: what a release of an unknown chart was before. */

import type { Installing } from '../../core/facts/installing.ts';
import { defined } from '../../core/text/defined.ts';
import { extentOf, locate, type SourceText } from '../../core/text/source-text.ts';
import { typeOf } from '../../languages/shared/fields.ts';
import {
  child,
  entryOf,
  items,
  plainData,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { isFleetFile } from './fleet.ts';

const GROUPS: ReadonlyMap<string, string> = new Map([
  ['HelmRelease', 'helm.toolkit.fluxcd.io'],
  ['HelmChart', 'helm.cattle.io'],
  ['HelmChartConfig', 'helm.cattle.io'],
  ['Application', 'argoproj.io'],
  ['ApplicationSet', 'argoproj.io'],
  ['HelmOp', 'fleet.cattle.io'],
]);

export function installing(document: YamlDocument): readonly Installing[] {
  const { root, source } = document;
  const { apiVersion, kind } = typeOf(root);
  const name = scalarText(child(root, 'metadata', 'name'));
  if (kind !== '' && GROUPS.get(kind) === apiVersion.split('/')[0] && name !== undefined) {
    const spec = kind === 'ApplicationSet' ? child(root, 'spec', 'template', 'spec') : child(root, 'spec');
    const what = jsonOf(chartsIn(spec));
    const namespace = scalarText(child(root, 'metadata', 'namespace'));
    return [{ key: `${kind} ${name}`, ...defined({ namespace }), what, at: extentOf(source) }];
  }
  if (/(?:^|\/)Chart\.ya?ml$/.test(document.path)) {
    const charts = items(child(root, 'dependencies')).flatMap((one) =>
      ['name', 'repository'].map((key) => child(one, key)),
    );
    return [
      {
        key: `Chart.yaml ${scalarText(child(root, 'name')) ?? ''}`,
        what: jsonOf(charts),
        at: extentOf(source),
      },
    ];
  }
  if (isFleetFile(document)) {
    const key = `fleet.yaml ${scalarText(child(root, 'helm', 'releaseName')) ?? ''}`;
    return [{ key, what: jsonOf(chartsIn(root)), at: extentOf(source) }];
  }
  const charts = items(child(root, 'helmCharts'));
  const releases = kind === '' && apiVersion === '' ? items(child(root, 'releases')) : [];
  return [
    ...installedByList(source, 'helmCharts', charts, ['name', 'repo']),
    ...installedByList(source, 'releases', releases, ['chart']),
  ];
}

/** `helmCharts` of a kustomization, `releases` of a helmfile. */
function installedByList(
  source: SourceText,
  list: string,
  nodes: readonly YamlNode[],
  charts: readonly string[],
): readonly Installing[] {
  return nodes.flatMap((one) => {
    const name = scalarText(child(one, 'releaseName')) ?? scalarText(child(one, 'name'));
    if (name === undefined) return [];
    const what = jsonOf(charts.map((key) => child(one, key)));
    return [{ key: `${list} ${name}`, what, at: locate(source, one.span.start, one.span.end) }];
  });
}

function chartsIn(spec: YamlNode | undefined): readonly (YamlNode | undefined)[] {
  const sources = [child(spec, 'source'), ...items(child(spec, 'sources'))];
  return [
    child(spec, 'chartContent'),
    child(spec, 'chartRef'),
    child(spec, 'repo'),
    ...['chart', 'repo'].map((key) => child(spec, 'helm', key)),
    child(spec, 'chart', 'spec', 'chart'),
    child(spec, 'chart', 'spec', 'sourceRef'),
    // A text for k3s and RKE2.
    entryOf(spec, 'chart')?.value.kind === 'scalar' ? child(spec, 'chart') : undefined,
    ...sources.flatMap((one) => ['chart', 'repoURL', 'path'].map((key) => child(one, key))),
  ];
}

function jsonOf(nodes: readonly (YamlNode | undefined)[]): string {
  return JSON.stringify(nodes.map((node) => (node === undefined ? null : plainData(node))));
}
