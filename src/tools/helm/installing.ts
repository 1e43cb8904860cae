/** Objects that install charts, whichever: what a release of an unknown chart was before. */

import type { Installing } from '../../core/facts/installing.ts';
import { defined } from '../../core/text/defined.ts';
import { extentOf, locate } from '../../core/text/source-text.ts';
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

const GROUPS: ReadonlyMap<string, string> = new Map([
  ['HelmRelease', 'helm.toolkit.fluxcd.io'],
  ['HelmChart', 'helm.cattle.io'],
  ['HelmChartConfig', 'helm.cattle.io'],
  ['Application', 'argoproj.io'],
  ['ApplicationSet', 'argoproj.io'],
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
  return [
    ...installedByList(document, 'helmCharts', ['releaseName', 'name'], ['name', 'repo']),
    ...(kind === '' && apiVersion === '' ? installedByList(document, 'releases', ['name'], ['chart']) : []),
  ];
}

/** `helmCharts` of a kustomization, `releases` of a helmfile. */
function installedByList(
  { root, source }: YamlDocument,
  list: string,
  names: readonly string[],
  charts: readonly string[],
): readonly Installing[] {
  return items(child(root, list)).flatMap((one) => {
    const name = names.map((key) => scalarText(child(one, key))).find((text) => text !== undefined);
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
