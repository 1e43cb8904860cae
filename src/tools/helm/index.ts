/** Values of the CoreDNS chart (coredns/helm) and of RKE2's copy. */

import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { present } from '../../core/text/invariant.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { beginningOf, locatedText, typeOf } from '../../languages/shared/fields.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { RKE2_COREDNS } from '../../languages/shared/installer-services.ts';
import { adding } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  entries,
  items,
  ownText,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import type { WordForms } from '../../read/documents/words.ts';
import { argo, argoSet, argoSources } from './argo.ts';
import { joinChartFiles } from './chart-files.ts';
import { switchesOf } from './chart-layers.ts';
import {
  addSettingNotice,
  type ChartStatements,
  clusterPathOf,
  type Form,
  pathWithin,
  settingSource,
  textSource,
} from './chart-statements.ts';
import { chartOf, namespaceFor, rendererOf } from './charts.ts';
import { placeholderIn } from './corefile.ts';
import { fleet, isFleetFile } from './fleet.ts';
import { flux, isFlux } from './flux.ts';
import type { ChartRelease, ChartValues, ChartValuesSource } from './fragments.ts';
import { helmfile, isHelmfile } from './helmfile.ts';
import { installing } from './installing.ts';
import { joinCharts } from './join.ts';
import { isTrue } from './layers.ts';
import { readLoaded, withoutLeftOut } from './left-out.ts';
import type { Release } from './release.ts';
import { joinRenderedCharts } from './render.ts';
import { resolverChart } from './resolvers.ts';
import { withSources } from './stated-releases.ts';
import { isTerraformRelease, terraformRelease } from './terraform.ts';
import { isServers, valuesWithin } from './values-within.ts';
import { joinWrittenReleases } from './written-releases.ts';

const joinReleases = adding((facts, context) => joinCharts(facts, readLoaded(context), context.paths, context.budget));

/** Releases of charts that lie in the repository: the values say nothing of DNS by themselves. */
const LOCAL_RELEASES: WordForms = {
  words: ['helm_release', 'releases', 'helmCharts', 'helm:', 'helm"'],
  pattern: /\bchart\s{0,99}[:=]\s{0,99}["']?(?:\$\{path\.\w+\}\/|\.{1,2}\/)|^["'{ ]{0,9}helm(?:Charts)?["']?\s{0,99}:/m,
};

export const corednsChart: Plugin = {
  id: 'helm',
  title: 'Values of the CoreDNS Helm chart',
  markers: [
    ...['coredns', 'Corefile', 'node-local', 'nodelocal', 'helm.cattle.io', 'serviceDns', 'localDns', 'forward'],
    ...['dnsPolicy', 'dnsConfig', 'valuesFrom', ': 53', 'blocky', 'pihole', 'adguard', 'k8s-gateway', 'k8s_gateway'],
  ],
  common: [{ word: 'forward', live: /name["'\\]{0,9}\s{0,9}:\s{0,9}["'\\]{0,9}forward\b/ }],
  forms: [LOCAL_RELEASES],
  render: (stated, context) =>
    context.rendering?.tools.helm === undefined
      ? joinWrittenReleases(stated, context)
      : joinRenderedCharts(stated, context),
  join: (stated, context) =>
    joinReleases(joinChartFiles(withoutLeftOut(withSources(stated, context), context), context), context),
  ...readingForms<Statement>((document) => {
    const form = formOf(document);
    return form && (({ notices }) => [...renderedFacts(form(document, notices), notices)]);
  }),
  installing: (document) => (document.kind === 'yaml' ? installing(document) : []),
};

function* renderedFacts({ releases, facts = [] }: ChartStatements, notices: Notice[]): Generator<Statement> {
  for (const release of releases) {
    const placeholder = placeholderIn(release.layers, release.chart);
    if (placeholder !== undefined) notices.push(placeholder);
    else
      for (const fact of rendererOf(release.chart)?.(release) ?? [])
        yield release.clusterPath === undefined ? fact : { ...fact, clusterPath: release.clusterPath };
  }
  yield* facts;
}

function formOf(document: YamlDocument): Form | undefined {
  const { apiVersion, kind } = typeOf(document.root);
  const known = knownForm(document, apiVersion, kind);
  if (known !== undefined) return known;
  const { layers, hasMore } = valuesWithin(document, kind);
  const mayBeJoined = kind === '' && apiVersion === '' && couldBeValues(document);
  if (layers.length === 0 && !mayBeJoined) return undefined;
  return (_, notices) => {
    const at = beginningOf(document);
    if (hasMore) notices.push(beyondBound(TOO_MANY, at));
    return {
      releases: layers.map((layer, index) => ({
        ...releaseOfValues(layer.document, layer.root),
        clusterPath: clusterPathOf(index === 0 ? document.path : `${document.path}/${index}`),
      })),
      facts: mayBeJoined ? [chartValuesIn(document)] : [],
    };
  };
}

const skaffold: Form = (document, notices) => {
  notices.push(
    notModelled('which values Skaffold sets in the chart of CoreDNS is not followed', beginningOf(document)),
  );
  return { releases: [] };
};

const TOO_MANY = 'this document has more values of the CoreDNS chart than are judged';

function knownForm(document: YamlDocument, apiVersion: string, kind: string): Form | undefined {
  const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
  if (kind === 'HelmRelease' && group === 'helm.toolkit.fluxcd.io') return isFlux(document.root) ? flux : undefined;
  if (kind === 'Application' && group === 'argoproj.io')
    return argoSources(child(document.root, 'spec')).length > 0 ? argo : undefined;
  if (kind === 'ApplicationSet' && group === 'argoproj.io')
    return argoSources(child(document.root, 'spec', 'template', 'spec')).length > 0 ? argoSet : undefined;
  if (kind === 'HelmOp' && group === 'fleet.cattle.io') return (one, notices) => fleet(one, notices, ['spec']);
  if (kind === 'Config' && group === 'skaffold')
    return /\bremoteChart\b.{0,400}\bcoredns\b/.test(ownText(document).text) ? skaffold : undefined;
  if (apiVersion === 'terraform' && kind === 'helm_release')
    return isTerraformRelease(document) ? terraformRelease : undefined;
  if ((kind === 'HelmChart' || kind === 'HelmChartConfig') && group === 'helm.cattle.io')
    return isHelmChartResource(document.root, kind) ? helmChartResources : undefined;
  if (kind === 'Kustomization' || (kind === '' && child(document.root, 'helmCharts') !== undefined))
    return items(child(document.root, 'helmCharts')).some(isInflated) ? inflatedCharts : undefined;
  if (/(?:^|\/)Chart\.ya?ml$/.test(document.path))
    return items(child(document.root, 'dependencies')).some(
      (one) => chartOf(scalarText(child(one, 'name'))) !== undefined,
    )
      ? chartDependencies
      : undefined;
  if (kind !== '' || apiVersion !== '') return undefined;
  if (isFleetFile(document)) return fleet;
  if (isHelmfile(document)) return helmfile;
  if (isServers(child(document.root, 'servers'))) return valuesIn(document.root);
  if (isServers(child(document.root, 'coredns', 'servers'))) return valuesIn(present(child(document.root, 'coredns')));
  if (isPiholeValues(document.root)) return valuesIn(document.root, PIHOLE);
  if (isNodeLocalValues(document.root)) return valuesIn(document.root, NODE_LOCAL);
  return undefined;
}

const PIHOLE = { name: 'pihole', namespace: 'pihole', chart: 'pihole' };
const NODE_LOCAL = { name: 'node-local-dns', namespace: 'kube-system', chart: 'node-local-dns' };

/** Of CoreDNS, as far as it is not stated. */
function valuesIn(values: YamlNode, stated: Partial<Release> = {}): Form {
  return (document) => ({
    releases: [{ ...releaseOfValues(document, values), ...stated }],
    facts: [chartValuesIn(document)],
  });
}

/** `serviceDns` beside upstreams is in no other chart (MoJo2600/pihole-kubernetes charts/pihole). */
function isPiholeValues(root: YamlNode): boolean {
  return (
    child(root, 'serviceDns')?.kind === 'map' &&
    ['DNS1', 'DNS2', 'dnsmasq', 'doh', 'adminPassword', 'persistentVolumeClaim', 'serviceWeb'].some(
      (key) => child(root, key) !== undefined,
    )
  );
}

/** `config.localDns` and `config.dnsServer` (deliveryhero/helm-charts stable/node-local-dns). */
function isNodeLocalValues(root: YamlNode): boolean {
  const config = child(root, 'config');
  return child(config, 'localDns') !== undefined && child(config, 'dnsServer') !== undefined;
}

function chartValuesIn(document: YamlDocument): ChartValues {
  return {
    kind: 'helm/chart-values',
    stays: true,
    path: document.path,
    text: document.source,
    at: beginningOf(document),
  };
}

const VALUES_KEYS: ReadonlySet<string> = new Set([
  'servers',
  'service',
  'isClusterService',
  'extraConfig',
  'zoneFiles',
  'deployment',
  'coredns',
  'config',
]);

/** Not enough to state a release. */
function couldBeValues(document: YamlDocument): boolean {
  if (document.root.kind !== 'map') return false;
  if (/(?:^|\/)[^/]*values[^/]*\.ya?ml$/.test(document.path)) return true;
  return /\.ya?ml$/.test(document.path) && document.root.entries.some((entry) => VALUES_KEYS.has(entry.key));
}

/** Chart.yaml: the dependency's values are below its name or alias in values.yaml (helm.sh/docs/topics/charts). */
function chartDependencies(document: YamlDocument): ChartStatements {
  const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
  const facts: ChartRelease[] = [];
  for (const dependency of items(child(document.root, 'dependencies'))) {
    const chart = chartOf(scalarText(child(dependency, 'name')));
    if (chart === undefined) continue;
    const version = locatedText(document, child(dependency, 'version'));
    const alias = scalarText(child(dependency, 'alias'));
    const key = alias ?? chart;
    facts.push({
      kind: 'helm/chart-release',
      installs: true,
      name: scalarText(child(document.root, 'name')) ?? chart,
      namespace: resolverChart(chart) === undefined ? namespaceFor(chart) : chart,
      chart,
      ...defined({ version }),
      sources: [
        {
          kind: 'file',
          path: `${directory}values.yaml`,
          below: [key],
          optional: true,
          ofChart: true,
          at: placeOf(document, dependency),
        },
      ],
      variants: { directory, key },
      when: switchesOf(dependency),
      ...defined({ alias }),
      at: beginningOf(document),
    });
  }
  return { releases: [], facts };
}

/** No namespace is stated: the cluster DNS is in kube-system, any other server elsewhere. */
function releaseOfValues(document: YamlDocument, values: YamlNode): Release {
  const layers = [{ document, root: values }];
  return {
    name: 'coredns',
    namespace: isTrue(layers, true, 'isClusterService') ? 'kube-system' : 'coredns',
    chart: 'coredns',
    layers,
    clusterPath: clusterPathOf(document.path),
    at: values === document.root ? beginningOf(document) : placeOf(document, values),
  };
}

function isHelmChartResource(root: YamlNode, kind: string): boolean {
  const name = scalarText(child(root, 'metadata', 'name')) ?? '';
  if (kind === 'HelmChartConfig') return name !== '';
  return chartOf(scalarText(child(root, 'spec', 'chart'))) !== undefined;
}

/** Numbers, booleans and null; others are texts (helm-controller pkg/controllers/chart typedVal). */
function isTyped({ value, text }: YamlScalar): boolean {
  return typeof value === 'number' || /^(?:true|false|null)$/i.test(text.text);
}

/** Over the values of the same object (k3s-io/helm-controller pkg/controllers/chart). */
function valuesSecrets(document: YamlDocument, spec: YamlNode | undefined): readonly ChartValuesSource[] {
  return items(child(spec, 'valuesSecrets')).flatMap((one) => {
    const name = scalarText(child(one, 'name'));
    const at = placeOf(document, one);
    return items(child(one, 'keys')).flatMap((node): readonly ChartValuesSource[] => {
      const key = scalarText(node);
      if (name === undefined || key === undefined) return [];
      return [{ kind: 'config-map', name, key, secret: true, optional: false, at }];
    });
  });
}

/** HelmChart (`values`, `valuesContent`, `valuesSecrets`, `set`), HelmChartConfig (k3s-io/helm-controller). */
function helmChartResources(document: YamlDocument, notices: Notice[]): ChartStatements {
  const metadata = child(document.root, 'metadata');
  const spec = child(document.root, 'spec');
  const sources: ChartValuesSource[] = [];
  const text = child(spec, 'valuesContent');
  if (text?.kind === 'scalar') sources.push({ kind: 'text', text: text.text, keys: [], at: placeOf(document, text) });
  const values = child(spec, 'values');
  if (values !== undefined) sources.push(textSource(document, ['spec', 'values'], values));
  for (const source of valuesSecrets(document, spec)) sources.push(source);
  const config = scalarText(child(document.root, 'kind')) === 'HelmChartConfig';
  for (const entry of [...entries(child(spec, 'set'))].sort((a, b) => (a.key < b.key ? -1 : 1)))
    if (config) addSettingNotice(entry.key, placeOfKey(document, entry), notices);
    else if (entry.value.kind === 'scalar') {
      const source = settingSource(document, entry.key, entry.value);
      sources.push(isTyped(entry.value) ? source : { ...source, verbatim: true });
    }
  const name = scalarText(child(metadata, 'name')) ?? 'coredns';
  const namespace = scalarText(child(metadata, 'namespace')) ?? 'kube-system';
  const rke2 = name === 'rke2-coredns';
  const version = locatedText(document, child(spec, 'version'));
  return {
    releases: [],
    facts: [
      {
        kind: 'helm/chart-release',
        installs: true,
        name: rke2 ? RKE2_COREDNS : name,
        namespace: scalarText(child(spec, 'targetNamespace')) ?? namespace,
        chart: rke2 ? 'rke2-coredns' : (chartOf(scalarText(child(spec, 'chart'))) ?? (name === 'coredns' ? name : '')),
        ...defined({ version }),
        sources,
        helmChart: { role: config ? 'config' : 'chart', key: `${namespace}/${name}` },
        at: beginningOf(document),
      },
    ],
  };
}

/** `helmCharts` and the older generator of a kustomization (kustomize api/types/helmchartargs.go). */
function isInflated(chart: YamlNode): boolean {
  return chartOf(scalarText(child(chart, 'name'))) !== undefined || child(chart, 'repo') === undefined;
}

/** `valuesFile`, `additionalValuesFiles`, then `valuesInline`. */
function inflatedCharts(document: YamlDocument): ChartStatements {
  const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
  const releases: Release[] = [];
  const facts: ChartRelease[] = [];
  for (const chartEntry of items(child(document.root, 'helmCharts')).filter(isInflated)) {
    const inline = child(chartEntry, 'valuesInline');
    const files = [child(chartEntry, 'valuesFile'), ...items(child(chartEntry, 'additionalValuesFiles'))];
    const sources: ChartValuesSource[] = files.flatMap((file) => {
      const written = scalarText(file);
      if (file === undefined || written === undefined) return [];
      const path = pathWithin(directory, written);
      return { kind: 'file', path, below: [], optional: false, at: placeOf(document, file) };
    });
    const name = scalarText(child(chartEntry, 'name')) ?? '';
    const home = scalarText(child(document.root, 'helmGlobals', 'chartHome')) ?? 'charts';
    const local = child(chartEntry, 'repo') === undefined ? pathWithin(directory, `${home}/${name}`) : undefined;
    const chart = chartOf(name) ?? '';
    const version = locatedText(document, child(chartEntry, 'version'));
    const release = {
      name: scalarText(child(chartEntry, 'releaseName')) ?? name,
      namespace:
        scalarText(child(chartEntry, 'namespace')) ??
        scalarText(child(document.root, 'namespace')) ??
        namespaceFor(chart),
      chart,
      ...defined({ version }),
      at: placeOf(document, chartEntry),
    };
    if (sources.length === 0 && local === undefined) {
      releases.push({ ...release, layers: inline === undefined ? [] : [{ document, root: inline }] });
      continue;
    }
    if (inline?.kind === 'map') {
      const position = items(child(document.root, 'helmCharts')).indexOf(chartEntry);
      sources.push(textSource(document, ['helmCharts', String(position), 'valuesInline'], inline));
    }
    facts.push({ kind: 'helm/chart-release', installs: true, ...release, sources, ...defined({ directory: local }) });
  }
  return { releases, facts };
}
