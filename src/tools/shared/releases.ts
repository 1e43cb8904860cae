/** A release with its values in one text: of Flux, Argo CD, or a chart that depends on the released one. */

import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapFact } from '../../core/facts/objects.ts';
import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { once } from '../../core/text/once.ts';
import { sharedParts } from '../../core/text/paths.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { beginningOf, type Reader, typeOf } from '../../languages/shared/fields.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';
import { adding } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { yamlIn } from '../../languages/shared/resolver-yaml.ts';
import {
  child,
  type Document,
  items,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { yamlText } from '../../read/documents/yaml.ts';

import { valuesTaken, wholly } from './values-taken.ts';

export interface StatedRelease {
  readonly chart: string;
  readonly name: string;
  readonly namespace: string;
  readonly values: YamlNode;
  /** Its document is the text with the values. */
  readonly reader: Reader;
}

export function chartNamed(document: Document): string | undefined {
  if (document.kind !== 'yaml') return undefined;
  const { apiVersion, kind } = typeOf(document.root);
  const spec = child(document.root, 'spec');
  if (kind === 'HelmRelease' && apiVersion.startsWith('helm.toolkit.fluxcd.io/'))
    return (scalarText(child(spec, 'chart', 'spec', 'chart')) ?? scalarText(child(spec, 'chartRef', 'name')))?.replace(
      /^.*\//,
      '',
    );
  if (kind === 'Application' && apiVersion.startsWith('argoproj.io/'))
    return scalarText(child(chartSource(spec), 'chart'));
  return undefined;
}

/** Undefined where the values are in other files or ConfigMaps. */
function statedRelease(document: YamlDocument, notices: Notice[]): StatedRelease | undefined {
  const chart = chartNamed(document);
  const spec = child(document.root, 'spec');
  const metadata = child(document.root, 'metadata');
  if (chart === undefined) return undefined;
  if (typeOf(document.root).kind === 'HelmRelease') {
    const values = child(spec, 'values');
    return values === undefined
      ? undefined
      : { ...fluxRelease(document, chart), values, reader: { document, notices } };
  }
  const objectName = scalarText(child(metadata, 'name')) ?? chart;
  const helm = child(chartSource(spec), 'helm');
  const name = scalarText(child(helm, 'releaseName')) ?? objectName;
  const namespace = scalarText(child(spec, 'destination', 'namespace')) ?? 'default';
  const object = child(helm, 'valuesObject');
  if (object !== undefined) return { chart, name, namespace, values: object, reader: { document, notices } };
  const text = child(helm, 'values');
  if (text?.kind !== 'scalar') return undefined;
  const reader = yamlIn(text.text, notices, document);
  return reader && { chart, name, namespace, values: reader.document.root, reader };
}

function chartSource(spec: YamlNode | undefined): YamlNode | undefined {
  const sources = [child(spec, 'source'), ...items(child(spec, 'sources'))];
  return sources.find((source) => child(source, 'chart') !== undefined);
}

/** Its values are a key of a ConfigMap, and nothing else. */
interface ReleaseFromMap extends Fragment {
  readonly kind: 'gitops/release-from-map';
  readonly release: Omit<StatedRelease, 'values' | 'reader'>;
  /** Namespace of release and ConfigMap, where it is stated. */
  readonly namespace?: string;
  readonly map: string;
  readonly key: string;
}

function fromMap(document: YamlDocument): readonly ReleaseFromMap[] {
  const chart = chartNamed(document);
  const spec = child(document.root, 'spec');
  const [from, ...others] = items(child(spec, 'valuesFrom'));
  const map = scalarText(child(from, 'name'));
  const isWhole = scalarText(child(from, 'kind')) === 'ConfigMap' && child(from, 'targetPath') === undefined;
  if (chart === undefined || map === undefined || !isWhole || others.length > 0 || child(spec, 'values') !== undefined)
    return [];
  const key = scalarText(child(from, 'valuesKey')) ?? 'values.yaml';
  const release = fluxRelease(document, chart);
  const namespace = scalarText(child(document.root, 'metadata', 'namespace'));
  return [{ kind: 'gitops/release-from-map', release, map, key, at: beginningOf(document), ...defined({ namespace }) }];
}

/** Its values are below its name, or its alias, in the values.yaml beside (helm.sh/docs/topics/charts). */
interface ReleaseFromChart extends Fragment {
  readonly kind: 'gitops/release-from-chart';
  readonly release: Omit<StatedRelease, 'values' | 'reader'>;
  readonly path: string;
  readonly key: string;
}

function fromCharts(document: YamlDocument): readonly ReleaseFromChart[] {
  const directory = /^(?:.*\/)?(?=Chart\.yaml$)/.exec(document.path)?.[0];
  if (directory === undefined) return [];
  const name = scalarText(child(document.root, 'name'));
  return items(child(document.root, 'dependencies')).flatMap((dependency): readonly ReleaseFromChart[] => {
    const chart = scalarText(child(dependency, 'name'));
    if (chart === undefined) return [];
    const release = { chart, name: name ?? chart, namespace: 'default' };
    const key = scalarText(child(dependency, 'alias')) ?? chart;
    const at = beginningOf(document);
    return [{ kind: 'gitops/release-from-chart', release, path: `${directory}values.yaml`, key, at }];
  });
}

export function releases(document: Document, chart: string): boolean {
  if (document.kind !== 'yaml') return false;
  return chartNamed(document) === chart || fromCharts(document).some(({ release }) => release.chart === chart);
}

function fluxRelease({ root }: YamlDocument, chart: string): ReleaseFromMap['release'] {
  const [spec, metadata] = [child(root, 'spec'), child(root, 'metadata')];
  return {
    chart,
    name: scalarText(child(spec, 'releaseName')) ?? scalarText(child(metadata, 'name')) ?? chart,
    namespace: scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(metadata, 'namespace')) ?? 'default',
  };
}

export function ofReleases(
  chart: string,
  factsOf: (release: StatedRelease) => readonly Fact[],
): Required<Pick<Plugin, 'read' | 'join'>> {
  return {
    read: (document) => {
      const notices: Notice[] = [];
      const release = document.kind === 'yaml' ? statedRelease(document, notices) : undefined;
      if (release !== undefined) return { value: factsOf(release), notices };
      const elsewhere = document.kind === 'yaml' ? [...fromMap(document), ...fromCharts(document)] : [];
      return { value: elsewhere.filter((one) => one.release.chart === chart), notices };
    },
    join: adding((facts, { read }) => {
      const all = facts.filter(isElsewhere).filter(({ release }) => release.chart === chart);
      if (all.length === 0) return { value: facts, notices: [] };
      const maps = once(() =>
        grouped(
          facts.filter((one) => one.kind === 'config-map'),
          ({ name }) => name,
        ),
      );
      const notices: Notice[] = [];
      const made = all.flatMap((one) => {
        const isOfChart = one.kind === 'gitops/release-from-chart';
        const clusterPath = one.clusterPath ?? (isOfChart ? one.path : one.at.file.path);
        const file = isOfChart ? read(one.path) : undefined;
        const text = isOfChart
          ? file && wholeFile(wholly(file, [valuesTaken(file.path, file.path)]))
          : textOf(maps().get(one.map) ?? [], one, clusterPath);
        const document = text && yamlText(text);
        const values = isOfChart ? child(document?.root, one.key) : document?.root;
        if (document === undefined || values === undefined) return [];
        const release = { ...one.release, values, reader: { document, notices } };
        return factsOf(release).map((fact) => ({ ...fact, clusterPath }));
      });
      return { value: [...facts, ...made], notices };
    }),
  };
}

function isElsewhere(one: Statement): one is ReleaseFromMap | ReleaseFromChart {
  return one.kind === 'gitops/release-from-map' || one.kind === 'gitops/release-from-chart';
}

/** Flux takes it from the release's own namespace. Of several the nearest; undefined where as near ones differ. */
function textOf(
  maps: readonly ConfigMapFact[],
  { key, namespace }: ReleaseFromMap,
  path: string,
): SourceText | undefined {
  let nearest: readonly SourceText[] = [];
  let most = -1;
  for (const map of maps) {
    if (!mayBeIn(map, namespace)) continue;
    const text = map.data.find((entry) => entry.key === key)?.text;
    const shared = sharedParts(map.clusterPath ?? map.at.file.path, path);
    if (text === undefined || shared < most) continue;
    nearest = shared === most ? [...nearest, text] : [text];
    most = shared;
  }
  const [first, ...others] = nearest;
  return others.some(({ text }) => text !== first?.text) ? undefined : first;
}

/** A kustomization may state the namespace of either. */
function mayBeIn(map: ConfigMapFact, namespace: string | undefined): boolean {
  const isOpen = map.namespace === 'default' && map.isInDefault !== true;
  return (
    namespace === undefined || isOpen || map.namespace === namespace || [map.namespace, namespace].some(isPlaceholder)
  );
}

/** Undefined for a text that a substitution or template fills in later. */
export function literalText(text: string | undefined): string | undefined {
  return text === undefined || /\$\{|\{\{/.test(text) ? undefined : text;
}
