/** Values of the CoreDNS chart (coredns/helm, and RKE2's copy of it), wherever a repository states them. */
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../documents/document.ts';
import { readYaml } from '../../documents/yaml.ts';
import type { Fact } from '../../fact.ts';
import type { Notice } from '../../text/notice.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Dialect } from '../dialect.ts';
import { beginningOf, typeOf } from '../fields.ts';
import { isTrue, type Layer } from './layers.ts';
import { factsOf, type Release } from './release.ts';

export const corednsChart: Dialect = {
  id: 'coredns-chart',
  title: 'Values of the CoreDNS Helm chart',
  recognises: (document) => document.kind === 'yaml' && formOf(document) !== undefined,
  read: (document) => {
    const form = document.kind === 'yaml' ? formOf(document) : undefined;
    if (document.kind !== 'yaml' || form === undefined) return { value: [], notices: [] };
    const notices: Notice[] = [];
    const facts: Fact[] = [];
    for (const release of form(document, notices)) for (const fact of factsOf(release)) facts.push(fact);
    return { value: facts, notices };
  },
};

type Form = (document: YamlDocument, notices: Notice[]) => readonly Release[];

function formOf(document: YamlDocument): Form | undefined {
  const { apiVersion, kind } = typeOf(document.root);
  const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
  if (kind === 'HelmRelease' && group === 'helm.toolkit.fluxcd.io') return isFlux(document.root) ? flux : undefined;
  if (kind === 'Application' && group === 'argoproj.io')
    return argoSources(child(document.root, 'spec')).length > 0 ? argo : undefined;
  if (kind === 'ApplicationSet' && group === 'argoproj.io')
    return argoSources(child(document.root, 'spec', 'template', 'spec')).length > 0 ? argoSet : undefined;
  if ((kind === 'HelmChart' || kind === 'HelmChartConfig') && group === 'helm.cattle.io')
    return isCattle(document.root, kind) ? cattle : undefined;
  if (kind === 'Kustomization' || (kind === '' && child(document.root, 'helmCharts') !== undefined))
    return items(child(document.root, 'helmCharts')).some(isInflated) ? inflated : undefined;
  if (kind !== '' || apiVersion !== '') return undefined;
  if (isServers(child(document.root, 'servers'))) return valuesFile;
  return isServers(child(document.root, 'coredns', 'servers')) ? umbrella : undefined;
}

/** `servers` of no other chart have plugins by name: a list of maps with a list of `plugins` that each have a `name`. */
function isServers(node: YamlNode | undefined): boolean {
  return items(node).some((server) => {
    const plugins = items(child(server, 'plugins'));
    return plugins.length > 0 && plugins.every((plugin) => scalarText(child(plugin, 'name')) !== undefined);
  });
}

const isCoreDns = (name: string | undefined): boolean => name !== undefined && /^(.*\/)?coredns$/.test(name);

function valuesFile(document: YamlDocument): readonly Release[] {
  return [stated(document, document.root)];
}

function umbrella(document: YamlDocument): readonly Release[] {
  const values = child(document.root, 'coredns') as YamlNode;
  return [stated(document, values)];
}

/** Nothing states where the release goes: the cluster's own DNS lives in kube-system, any other somewhere else. */
function stated(document: YamlDocument, values: YamlNode): Release {
  const layers = [{ document, root: values }];
  return {
    name: 'coredns',
    namespace: isTrue(layers, true, 'isClusterService') ? 'kube-system' : 'coredns',
    chart: 'coredns',
    layers,
    at: values === document.root ? beginningOf(document) : placeOf(document, values),
  };
}

/** helm.toolkit.fluxcd.io: `chart` names it, or `chartRef` an OCIRepository of that name. */
function isFlux(root: YamlNode): boolean {
  return (
    isCoreDns(scalarText(child(root, 'spec', 'chart', 'spec', 'chart'))) ||
    isCoreDns(scalarText(child(root, 'spec', 'chartRef', 'name')))
  );
}

function flux(document: YamlDocument, notices: Notice[]): readonly Release[] {
  const spec = child(document.root, 'spec');
  const metadata = child(document.root, 'metadata');
  const from = child(spec, 'valuesFrom');
  if (items(from).length > 0 && from !== undefined && child(spec, 'values', 'servers') === undefined) {
    notices.push({
      kind: 'not-modelled',
      message: 'the values of this release come from valuesFrom and are not joined to it',
      at: placeOf(document, from),
    });
    return [];
  }
  const values = child(spec, 'values');
  return [
    {
      name: scalarText(child(spec, 'releaseName')) ?? scalarText(child(metadata, 'name')) ?? 'coredns',
      namespace:
        scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'kube-system',
      chart: 'coredns',
      layers: values === undefined ? [] : [{ document, root: values }],
      at: beginningOf(document),
    },
  ];
}

function argoSources(spec: YamlNode | undefined): readonly YamlNode[] {
  const one = child(spec, 'source');
  return [...(one === undefined ? [] : [one]), ...items(child(spec, 'sources'))].filter((source) =>
    isCoreDns(scalarText(child(source, 'chart'))),
  );
}

function argo(document: YamlDocument, notices: Notice[]): readonly Release[] {
  return argoReleases(document, child(document.root, 'spec'), notices);
}

function argoSet(document: YamlDocument, notices: Notice[]): readonly Release[] {
  return argoReleases(document, child(document.root, 'spec', 'template', 'spec'), notices);
}

/** Argo CD: parameters over valuesObject over values over valueFiles (docs/user-guide/helm.md). */
function argoReleases(document: YamlDocument, spec: YamlNode | undefined, notices: Notice[]): readonly Release[] {
  return argoSources(spec).flatMap((source): Release[] => {
    const helm = child(source, 'helm');
    const layers: Layer[] = [];
    const text = child(helm, 'values');
    if (text?.kind === 'scalar') pushText(document, text.text, layers, notices);
    const object = child(helm, 'valuesObject');
    if (object !== undefined) layers.push({ document, root: object });
    const files = child(helm, 'valueFiles');
    if (files !== undefined && items(files).length > 0 && layers.length === 0) {
      notices.push({
        kind: 'not-modelled',
        message: 'the values of this release come from files of another source and are not joined to it',
        at: placeOf(document, files),
      });
      return [];
    }
    return [
      {
        name:
          scalarText(child(helm, 'releaseName')) ?? scalarText(child(document.root, 'metadata', 'name')) ?? 'coredns',
        namespace: scalarText(child(spec, 'destination', 'namespace')) ?? 'kube-system',
        chart: 'coredns',
        layers,
        at: beginningOf(document),
      },
    ];
  });
}

function isCattle(root: YamlNode, kind: string): boolean {
  const name = scalarText(child(root, 'metadata', 'name')) ?? '';
  if (kind === 'HelmChartConfig') return name === 'rke2-coredns' || name === 'coredns';
  return isCoreDns(scalarText(child(root, 'spec', 'chart')));
}

function cattle(document: YamlDocument, notices: Notice[]): readonly Release[] {
  const metadata = child(document.root, 'metadata');
  const spec = child(document.root, 'spec');
  const layers: Layer[] = [];
  const text = child(spec, 'valuesContent');
  if (text?.kind === 'scalar') pushText(document, text.text, layers, notices);
  const values = child(spec, 'values');
  if (values !== undefined) layers.push({ document, root: values });
  const name = scalarText(child(metadata, 'name')) ?? 'coredns';
  const rke2 = name === 'rke2-coredns';
  for (const layer of layers) {
    const nodelocal = child(layer.root, 'nodelocal', 'enabled');
    if (nodelocal?.kind === 'scalar' && nodelocal.value === true)
      notices.push({
        kind: 'not-modelled',
        message: 'the node-local cache that the chart adds is not modelled',
        at: placeOf(layer.document, nodelocal),
      });
  }
  return [
    {
      // RKE2's objects are called `rke2-coredns-rke2-coredns`: its release name does not make the name shorter.
      name: rke2 ? 'rke2-coredns-rke2-coredns' : name,
      namespace:
        scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'kube-system',
      chart: rke2 ? 'rke2-coredns' : 'coredns',
      layers,
      at: beginningOf(document),
    },
  ];
}

function isInflated(chart: YamlNode): boolean {
  return isCoreDns(scalarText(child(chart, 'name'))) && child(chart, 'valuesInline') !== undefined;
}

function inflated(document: YamlDocument): readonly Release[] {
  return items(child(document.root, 'helmCharts'))
    .filter(isInflated)
    .map((chart) => {
      const values = child(chart, 'valuesInline') as YamlNode;
      return {
        name: scalarText(child(chart, 'releaseName')) ?? 'coredns',
        namespace:
          scalarText(child(chart, 'namespace')) ?? scalarText(child(document.root, 'namespace')) ?? 'kube-system',
        chart: 'coredns',
        layers: [{ document, root: values }],
        at: placeOf(document, chart),
      };
    });
}

function pushText(document: YamlDocument, text: SourceText, layers: Layer[], notices: Notice[]): void {
  const { value, notices: found } = readYaml(text);
  for (const notice of found) notices.push(notice);
  if (value !== undefined)
    layers.push({ document: { kind: 'yaml', path: document.path, source: text, root: value }, root: value });
}
