/** Argo CD: Application and ApplicationSet (argoproj.io). */

import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import type { Join } from '../../languages/shared/join.ts';
import {
  child,
  entries,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { yamlFile } from '../../read/documents/yaml.ts';
import {
  addSettingNotice,
  type ChartStatements,
  pathWithin,
  pushText,
  settingSource,
  textSource,
} from './chart-statements.ts';
import { chartOf, namespaceFor } from './charts.ts';
import { type ChartRelease, type ChartValuesSource, isChartRelease } from './fragments.ts';
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
    notices.push(overriding(message, placeOf(document, node)));
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
  const elements = elementsIn(child(document.root, 'spec'), MAX_NESTED);
  const refs = new Set(allSources(spec).map((source) => scalarText(child(source, 'ref'))));
  for (const source of argoSources(spec)) {
    const helm = child(source, 'helm');
    const version = locatedText(document, child(source, 'targetRevision'));
    const chart = chartOf(scalarText(child(source, 'chart'))) ?? '';
    const folder = folderIn(source);
    // Most releases of this chart run no server.
    const parameters = parametersOf(document, helm, chart === 'app-template' ? [] : notices);
    const release = {
      name:
        scalarText(child(helm, 'releaseName')) ??
        scalarText(child(document.root, 'metadata', 'name')) ??
        (chart || 'release'),
      namespace: scalarText(child(spec, 'destination', 'namespace')) ?? namespaceFor(chart),
      chart,
      ...defined({ version }),
      at: beginningOf(document),
    };
    const text = child(helm, 'values');
    const object = child(helm, 'valuesObject');
    const files = items(child(helm, 'valueFiles'));
    if (files.length === 0 && parameters.length === 0 && folder === undefined) {
      const layers: Layer[] = [];
      if (object !== undefined) layers.push({ document, root: object });
      else if (text?.kind === 'scalar' && !pushText(document, text.text, layers, notices)) continue;
      releases.push({ ...release, layers });
      continue;
    }
    const sources: ChartValuesSource[] = [...filesOf(document, helm, { folder, refs })];
    if (object !== undefined) sources.push(textSource(document, pathOf(document, object, keys, source), object));
    else if (text?.kind === 'scalar')
      sources.push({ kind: 'text', text: text.text, keys: [], at: placeOf(document, text) });
    for (const one of parameters) sources.push(one);
    const application = folder === undefined ? undefined : scalarText(child(document.root, 'metadata', 'name'));
    facts.push({
      kind: 'helm/chart-release',
      installs: true,
      ...release,
      ...defined({ directory: folder, parameters: elements, application }),
      sources,
    });
  }
  return { releases, facts };
}

interface Folder {
  readonly folder: string | undefined;
  /** Other sources, by `ref`. */
  readonly refs: ReadonlySet<string | undefined>;
}

function filesOf(
  document: YamlDocument,
  helm: YamlNode | undefined,
  { folder, refs }: Folder,
): readonly ChartValuesSource[] {
  const optional = scalarText(child(helm, 'ignoreMissingValueFiles')) === 'true';
  return items(child(helm, 'valueFiles')).map((file) => {
    const written = scalarText(file) ?? '';
    const ref = /^\$([^/]+)\/(.*)$/.exec(written);
    const own = folder === undefined ? written : pathWithin(folder, written);
    const path = ref !== null && refs.has(ref[1]) ? pathWithin('', ref[2] ?? '') : own;
    return { kind: 'file', path, below: [], optional, at: placeOf(document, file) };
  });
}

/** Of a chart's folder; a list replaces (argoproj/argo-cd reposerver/repository mergeSourceParameters). */
export const withSourceFiles: Join = (stated, context) => {
  const notices: Notice[] = [];
  const sourceFile = (path: string): YamlDocument | undefined => yamlFile(context.read(path), path);
  const value = stated.value.map((fact) => {
    if (!isChartRelease(fact) || fact.application === undefined || fact.directory === undefined) return fact;
    const { directory, application } = fact;
    const documents = ['', `-${application}`].flatMap(
      (suffix) => sourceFile(`${directory}/.argocd-source${suffix}.yaml`) ?? [],
    );
    const sources = documents.reduce((under, document) => laidOver(under, document, directory, notices), fact.sources);
    return sources === fact.sources ? fact : { ...fact, sources };
  });
  return { ...stated, value, notices: [...stated.notices, ...notices] };
};

function laidOver(
  under: readonly ChartValuesSource[],
  document: YamlDocument,
  folder: string,
  notices: Notice[],
): readonly ChartValuesSource[] {
  const helm = child(document.root, 'helm');
  const [text, object] = [child(helm, 'values'), child(helm, 'valuesObject')];
  const files = filesOf(document, helm, { folder, refs: new Set() });
  const texts: readonly ChartValuesSource[] =
    object !== undefined
      ? [textSource(document, ['helm', 'valuesObject'], object)]
      : text?.kind === 'scalar'
        ? [{ kind: 'text', text: text.text, keys: [], at: placeOf(document, text) }]
        : [];
  const parameters = parametersOf(document, helm, notices);
  const given = [files, texts, parameters];
  if (given.every((list) => list.length === 0)) return under;
  const own = grouped(under, rankOf);
  return given.flatMap((list, rank) => (list.length > 0 ? list : (own.get(rank) ?? [])));
}

function rankOf(source: ChartValuesSource): number {
  return source.kind === 'file' ? 0 : source.target === undefined ? 1 : 2;
}

type Parameters = ReadonlyMap<string, string>;

const MAX_ELEMENTS = 1000;
const MAX_NESTED = 3;

/** Of all generators together; undefined where one takes what no file states (Argo CD docs/operator-manual/applicationset/Generators.md). */
function elementsIn(node: YamlNode | undefined, depth: number): readonly Parameters[] | undefined {
  const found = items(child(node, 'generators')).map((one) => elementsFor(one, depth));
  if (found.length === 0 || found.some((one) => one === undefined)) return undefined;
  const elements = found.flatMap((one) => one ?? []);
  return elements.length > MAX_ELEMENTS ? undefined : elements;
}

function elementsFor(generator: YamlNode, depth: number): readonly Parameters[] | undefined {
  const list = child(generator, 'list', 'elements');
  if (list?.kind === 'sequence') return items(list).map(scalarsOf);
  const git = child(generator, 'git');
  const folders = items(child(git, 'directories')).flatMap((one) => scalarText(child(one, 'path')) ?? []);
  const files = items(child(git, 'files')).flatMap((one) => scalarText(child(one, 'path')) ?? []);
  if (folders.length + files.length > 0) return [...folders, ...files.map(directoryOf)].map(parametersOfFolder);
  const matrix = child(generator, 'matrix');
  if (matrix === undefined || depth === 0) return undefined;
  let elements: readonly Parameters[] = [new Map()];
  for (const one of items(child(matrix, 'generators'))) {
    // Of one that is not known, nothing is.
    const factors = elementsFor(one, depth - 1) ?? [new Map()];
    if (elements.length * factors.length > MAX_ELEMENTS) return undefined;
    elements = elements.flatMap((under) => factors.map((over) => new Map([...under, ...over])));
  }
  return elements;
}

function scalarsOf(element: YamlNode): Parameters {
  return new Map(
    entries(element).flatMap(({ key, value }) => {
      const text = scalarText(value);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

/** A pattern (docs/operator-manual/applicationset/Generators-Git.md). */
function parametersOfFolder(folder: string): Parameters {
  const segments = folder.split('/');
  return new Map([
    ...['path', 'path.path'].map((name) => [name, folder] as const),
    ['path.basename', baseName(folder)],
    ...(folder.includes('**') ? [] : segments.flatMap((one, index) => [[`path[${index}]`, one] as const])),
  ]);
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
