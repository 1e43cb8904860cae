/** Argo CD: Application and ApplicationSet (argoproj.io). */
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../documents/document.ts';
import type { ChartReleaseFact, ChartValuesSource } from '../../fact.ts';
import type { Notice } from '../../text/notice.ts';
import { beginningOf } from '../fields.ts';
import { chartOf } from './charts.ts';
import { type Found, pathWithin, pushText, remarkSetting, textSource } from './found.ts';
import type { Layer } from './layers.ts';
import type { Release } from './release.ts';

export function argoSources(spec: YamlNode | undefined): readonly YamlNode[] {
  return allSources(spec).filter((source) => chartOf(scalarText(child(source, 'chart'))) !== undefined);
}

function allSources(spec: YamlNode | undefined): readonly YamlNode[] {
  const one = child(spec, 'source');
  return [...(one === undefined ? [] : [one]), ...items(child(spec, 'sources'))];
}

export function argo(document: YamlDocument, notices: Notice[]): Found {
  return argoReleases(document, ['spec'], notices);
}

export function argoSet(document: YamlDocument, notices: Notice[]): Found {
  return argoReleases(document, ['spec', 'template', 'spec'], notices);
}

/** Argo CD: parameters over valuesObject over values over valueFiles (docs/user-guide/helm.md); valuesObject takes the place of values. */
function argoReleases(document: YamlDocument, keys: readonly string[], notices: Notice[]): Found {
  const spec = child(document.root, ...keys);
  const releases: Release[] = [];
  const facts: ChartReleaseFact[] = [];
  const refs = new Set(allSources(spec).map((source) => scalarText(child(source, 'ref'))));
  for (const source of argoSources(spec)) {
    const helm = child(source, 'helm');
    const version = scalarText(child(source, 'targetRevision'));
    const chart = chartOf(scalarText(child(source, 'chart'))) ?? 'coredns';
    const release = {
      name: scalarText(child(helm, 'releaseName')) ?? scalarText(child(document.root, 'metadata', 'name')) ?? chart,
      namespace: scalarText(child(spec, 'destination', 'namespace')) ?? 'kube-system',
      chart,
      ...(version === undefined ? {} : { version }),
      at: beginningOf(document),
    };
    remarkParameters(document, helm, notices);
    const text = child(helm, 'values');
    const object = child(helm, 'valuesObject');
    const files = items(child(helm, 'valueFiles'));
    if (files.length === 0) {
      const layers: Layer[] = [];
      if (object !== undefined) layers.push({ document, root: object });
      else if (text?.kind === 'scalar') pushText(document, text.text, layers, notices);
      releases.push({ ...release, layers });
      continue;
    }
    const optional = scalarText(child(helm, 'ignoreMissingValueFiles')) === 'true';
    const sources: ChartValuesSource[] = files.map((file) => {
      const written = scalarText(file) ?? '';
      const ref = /^\$([^/]+)\/(.*)$/.exec(written);
      // Another path is one of the chart's own files.
      const path = ref !== null && refs.has(ref[1]) ? pathWithin('', ref[2] ?? '') : written;
      return { kind: 'file', path, below: [], optional, at: placeOf(document, file) };
    });
    if (object !== undefined) sources.push(textSource(document, pathOf(document, object, keys, source), object));
    else if (text?.kind === 'scalar')
      sources.push({ kind: 'text', text: text.text, keys: [], at: placeOf(document, text) });
    facts.push({ kind: 'chart-release', ...release, sources });
  }
  return { releases, facts };
}

function pathOf(
  document: YamlDocument,
  object: YamlNode,
  keys: readonly string[],
  source: YamlNode,
): readonly string[] {
  const list = items(child(document.root, ...keys, 'sources'));
  const position = list.indexOf(source);
  const way = position === -1 ? ['source'] : ['sources', String(position)];
  return object === child(source, 'helm', 'valuesObject') ? [...keys, ...way, 'helm', 'valuesObject'] : [];
}

/** `parameters` win over every file. */
function remarkParameters(document: YamlDocument, helm: YamlNode | undefined, notices: Notice[]): void {
  for (const parameter of items(child(helm, 'parameters')))
    remarkSetting(scalarText(child(parameter, 'name')) ?? '', placeOf(document, parameter), notices);
}
