/** Argo CD: Application and ApplicationSet (argoproj.io). */

import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import {
  child,
  entries,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import {
  addSettingNotice,
  type ChartStatements,
  pathWithin,
  pushText,
  settingSource,
  textSource,
} from './chart-statements.ts';
import { chartOf } from './charts.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';
import type { Layer } from './layers.ts';
import type { Release } from './release.ts';

export function argoSources(spec: YamlNode | undefined): readonly YamlNode[] {
  return allSources(spec).filter(
    (source) => chartOf(scalarText(child(source, 'chart'))) !== undefined || folderIn(source) !== undefined,
  );
}

/** `path` of a Git source, where this repository has such a folder. */
function folderIn(source: YamlNode): string | undefined {
  const path = scalarText(child(source, 'path'));
  return path === undefined || child(source, 'chart') !== undefined ? undefined : pathWithin('', path);
}

function allSources(spec: YamlNode | undefined): readonly YamlNode[] {
  const one = child(spec, 'source');
  return [...(one === undefined ? [] : [one]), ...items(child(spec, 'sources'))];
}

export function argo(document: YamlDocument, notices: Notice[]): ChartStatements {
  return argoReleases(document, ['spec'], notices);
}

export function argoSet(document: YamlDocument, notices: Notice[]): ChartStatements {
  addTemplateNotices(document, notices);
  return argoReleases(document, ['spec', 'template', 'spec'], notices);
}

/** Merged over `spec.template` (argoproj/argo-cd applicationset/utils, applicationset/generators). */
function addTemplateNotices(document: YamlDocument, notices: Notice[]): void {
  const spec = child(document.root, 'spec');
  const patch = child(spec, 'templatePatch');
  const say = (what: string, node: YamlNode): void => {
    const message = `${what} changes the source of what is deployed, and is not applied`;
    notices.push({ kind: 'not-modelled', message, overrides: true, at: placeOf(document, node) });
  };
  if (patch?.kind === 'scalar' && /\bsources?\b/.test(patch.text.text)) say('`templatePatch`', patch);
  const open = [...items(child(spec, 'generators'))];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { value } of entries(next)) {
      const template = child(value, 'template');
      if (template !== undefined && allSources(child(template, 'spec')).length > 0)
        say("a generator's own `template`", template);
      for (const one of items(child(value, 'generators'))) open.push(one);
    }
}

/** Parameters over valuesObject over valueFiles; valuesObject replaces `values` (Argo CD docs/user-guide/helm.md). */
function argoReleases(document: YamlDocument, keys: readonly string[], notices: Notice[]): ChartStatements {
  const spec = child(document.root, ...keys);
  const releases: Release[] = [];
  const facts: ChartRelease[] = [];
  const elements = elementsOf(document);
  const refs = new Set(allSources(spec).map((source) => scalarText(child(source, 'ref'))));
  for (const source of argoSources(spec)) {
    const helm = child(source, 'helm');
    const version = locatedText(document, child(source, 'targetRevision'));
    const chart = chartOf(scalarText(child(source, 'chart'))) ?? '';
    const folder = folderIn(source);
    const parameters = parametersOf(document, helm, notices);
    const release = {
      name:
        scalarText(child(helm, 'releaseName')) ??
        scalarText(child(document.root, 'metadata', 'name')) ??
        (chart || 'release'),
      namespace: scalarText(child(spec, 'destination', 'namespace')) ?? 'kube-system',
      chart,
      ...defined({ version }),
      at: beginningOf(document),
    };
    const text = child(helm, 'values');
    const object = child(helm, 'valuesObject');
    if (items(child(helm, 'valueFiles')).length === 0 && parameters.length === 0 && folder === undefined) {
      const layers: Layer[] = [];
      if (object !== undefined) layers.push({ document, root: object });
      else if (text?.kind === 'scalar') pushText(document, text.text, layers, notices);
      releases.push({ ...release, layers });
      continue;
    }
    facts.push({
      kind: 'helm/chart-release',
      installs: true,
      ...release,
      ...defined({ directory: folder, parameters: elements }),
      argo: { role: 'application', ...defined({ name: scalarText(child(document.root, 'metadata', 'name')) }) },
      sources: [...valuesOf(document, source, { folder, refs, keys }), ...parameters],
    });
  }
  return { releases, facts };
}

interface Place {
  readonly folder: string | undefined;
  /** Other sources of the Application. */
  readonly refs: ReadonlySet<string | undefined>;
  /** Where its `source` or `sources` stand. */
  readonly keys: readonly string[] | undefined;
}

function valuesOf(document: YamlDocument, source: YamlNode, { folder, refs, keys }: Place): ChartValuesSource[] {
  const helm = child(source, 'helm');
  const [text, object] = [child(helm, 'values'), child(helm, 'valuesObject')];
  const optional = scalarText(child(helm, 'ignoreMissingValueFiles')) === 'true';
  const sources: ChartValuesSource[] = items(child(helm, 'valueFiles')).map((file) => {
    const written = scalarText(file) ?? '';
    const ref = /^\$([^/]+)\/(.*)$/.exec(written);
    const own = folder === undefined ? written : pathWithin(folder, written);
    const path = ref !== null && refs.has(ref[1]) ? pathWithin('', ref[2] ?? '') : own;
    return { kind: 'file', path, below: [], optional, at: placeOf(document, file) };
  });
  const inside = keys === undefined ? [] : [...keys, ...wayTo(child(document.root, ...keys), source)];
  if (object !== undefined) sources.push(textSource(document, [...inside, 'helm', 'valuesObject'], object));
  else if (text?.kind === 'scalar')
    sources.push({ kind: 'text', text: text.text, keys: [], at: placeOf(document, text) });
  return sources;
}

const OVERRIDE = /(?:^|\/)\.argocd-source(?:-([^/]+))?\.yaml$/;

export function isArgoOverride(document: YamlDocument): boolean {
  return OVERRIDE.test(document.path) && child(document.root, 'helm') !== undefined;
}

/** Over the sources of Applications with the file's folder (argo-cd reposerver/repository mergeSourceParameters). */
export function argoOverride(document: YamlDocument, notices: Notice[]): ChartStatements {
  const { root, path } = document;
  const name = OVERRIDE.exec(path)?.[1];
  const directory = directoryOf(path);
  const values = valuesOf(document, root, { folder: directory, refs: new Set(), keys: undefined });
  const fact: ChartRelease = {
    kind: 'helm/chart-release',
    installs: true,
    name: name ?? 'release',
    namespace: 'kube-system',
    chart: '',
    directory,
    argo: { role: 'override', ...defined({ name }) },
    sources: [...values, ...parametersOf(document, child(root, 'helm'), notices)],
    at: beginningOf(document),
  };
  return { releases: [], facts: [fact] };
}

/** Of a list generator without others beside it (Argo CD docs/operator-manual/applicationset/Generators-List.md). */
function elementsOf(document: YamlDocument): readonly ReadonlyMap<string, string>[] | undefined {
  const generators = items(child(document.root, 'spec', 'generators'));
  const lists = generators.map((one) => child(one, 'list', 'elements'));
  if (lists.length === 0 || lists.some((list) => list?.kind !== 'sequence')) return undefined;
  return lists.flatMap((list) =>
    items(list).map(
      (element) =>
        new Map(
          entries(element).flatMap(({ key, value }) => {
            const text = scalarText(value);
            return text === undefined ? [] : [[key, text] as const];
          }),
        ),
    ),
  );
}

function wayTo(spec: YamlNode | undefined, source: YamlNode): readonly string[] {
  const position = items(child(spec, 'sources')).indexOf(source);
  return position === -1 ? ['source'] : ['sources', String(position)];
}

function parametersOf(
  document: YamlDocument,
  helm: YamlNode | undefined,
  notices: Notice[],
): readonly ChartValuesSource[] {
  for (const one of items(child(helm, 'fileParameters')))
    addSettingNotice(scalarText(child(one, 'name')) ?? '', placeOf(document, one), notices);
  return items(child(helm, 'parameters')).flatMap((parameter) => {
    const name = scalarText(child(parameter, 'name'));
    const value = child(parameter, 'value');
    if (name === undefined || value?.kind !== 'scalar') return [];
    const source = settingSource(document, name, value);
    return [scalarText(child(parameter, 'forceString')) === 'true' ? { ...source, verbatim: true as const } : source];
  });
}
