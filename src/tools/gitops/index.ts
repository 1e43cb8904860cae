import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { beginningOf, sourceOf, typeOf } from '../../languages/shared/fields.ts';
import type { AddedFields, FluxBuild, Fragment } from '../../languages/shared/fragments.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import {
  child,
  entries,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import type { WordForms } from '../../read/documents/words.ts';
import { fetching, fluxSource, repositoryAt, revisionAt } from './repositories.ts';

const APPLICATIONS: WordForms = {
  words: ['Application'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?Application(?:Set)?\b/,
};

const LOCAL_CHARTS: WordForms = {
  words: ['HelmRelease'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?GitRepository\b/,
};

/** Merged over the sources with their folder (argo-cd reposerver/repository mergeSourceParameters). */
const ARGO_OVERRIDES = /(?:^|\/)\.argocd-source(?:-[^/]+)?\.yaml$/;

export const flux: Plugin = {
  id: 'gitops',
  title: 'Flux Kustomizations',
  markers: ['kustomize.toolkit.fluxcd.io', 'postBuild'],
  nested: ['HelmRelease'],
  forms: [APPLICATIONS, LOCAL_CHARTS],
  names: ARGO_OVERRIDES,
  recognises: (document) =>
    document.kind === 'yaml' && (deployedPaths(document).length > 0 || ARGO_OVERRIDES.test(document.path)),
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    const at = beginningOf(document);
    const by = objectName(document);
    const paths = deployedPaths(document).map(
      ({ path, from, revision, recurses }, index): Fragment => ({
        kind: 'gitops/deployed-path',
        deploys: path,
        deployedBy: `${by} ${index}`,
        ...defined({ deployedFrom: from, revision, recurses }),
        at,
      }),
    );
    const build = isFluxBuild(document) ? [readFluxBuild(document)] : [];
    return { value: [...build, ...addedFields(document), ...paths], notices: selections(document) };
  },
  fetching: (document) => (document.kind === 'yaml' ? fetching(document) : []),
};

function objectName({ root }: YamlDocument): string {
  const metadata = child(root, 'metadata');
  const [namespace, name] = ['namespace', 'name'].map((key) => scalarText(child(metadata, key)) ?? '');
  return `${typeOf(root).kind} ${namespace}/${name}`;
}

/** From the root, taking any repository for this one: the address does not tell. */
function deployedPaths(document: YamlDocument): readonly DeployedPath[] {
  const { apiVersion, kind } = typeOf(document.root);
  const spec = child(document.root, 'spec');
  if (isFluxKustomization(document)) return fluxPaths(spec).map((path) => ({ path, ...fluxSource(document, spec) }));
  if (kind === 'HelmRelease' && apiVersion.startsWith('helm.toolkit.fluxcd.io/'))
    return chartPaths(spec).map((path) => ({ path, ...fluxSource(document, child(spec, 'chart', 'spec')) }));
  return argoSources(document).flatMap((source) =>
    pathsOf([source]).map((path) => ({
      path,
      from: repositoryAt(scalarText(child(source, 'repoURL'))),
      revision: revisionAt(scalarText(child(source, 'targetRevision'))),
      recurses: scalarText(child(source, 'directory', 'recurse')) === 'true' || undefined,
    })),
  );
}

interface DeployedPath {
  readonly path: string;
  readonly from?: string | undefined;
  readonly revision?: string | undefined;
  readonly recurses?: true | undefined;
}

function isFluxKustomization({ root }: YamlDocument): boolean {
  const { apiVersion, kind } = typeOf(root);
  return kind === 'Kustomization' && apiVersion.startsWith('kustomize.toolkit.fluxcd.io/');
}

function argoSources({ root }: YamlDocument): readonly (YamlNode | undefined)[] {
  const { apiVersion, kind } = typeOf(root);
  if (!apiVersion.startsWith('argoproj.io/')) return [];
  const spec = child(root, 'spec');
  const application =
    kind === 'ApplicationSet' ? child(spec, 'template', 'spec') : kind === 'Application' ? spec : undefined;
  return [child(application, 'source'), ...items(child(application, 'sources'))];
}

/** As the kustomization calls them (fluxcd/pkg kustomize/kustomize_generator.go WriteFile). */
const FLUX_FIELDS: ReadonlyMap<string, string> = new Map([
  ['patches', 'patches'],
  ['patchesStrategicMerge', 'patchesStrategicMerge'],
  ['patchesJson6902', 'patchesJson6902'],
  ['components', 'components'],
  ['images', 'images'],
  ['targetNamespace', 'namespace'],
  ['namePrefix', 'namePrefix'],
  ['nameSuffix', 'nameSuffix'],
]);

/** argoproj/argo-cd util/kustomize/kustomize.go Build; its images are texts of the command line, and not read. */
const ARGO_FIELDS: ReadonlyMap<string, string> = new Map(
  ['patches', 'components', 'namespace', 'namePrefix', 'nameSuffix'].map((key) => [key, key]),
);

function addedFields(document: YamlDocument): readonly AddedFields[] {
  const spec = child(document.root, 'spec');
  const makesKustomization = isFluxKustomization(document);
  const additions = makesKustomization
    ? [{ holder: spec, settings: spec, fields: FLUX_FIELDS }]
    : argoSources(document).map((one) => ({ holder: one, settings: child(one, 'kustomize'), fields: ARGO_FIELDS }));
  if (ARGO_OVERRIDES.test(document.path))
    additions.push({ holder: undefined, settings: child(document.root, 'kustomize'), fields: ARGO_FIELDS });
  return additions.flatMap(({ holder, settings, fields }) => {
    const [stated] = makesKustomization ? fluxPaths(holder) : pathsOf([holder]);
    const directory = holder === undefined ? directoryOf(document.path) : stated;
    const added = entries(settings).flatMap((entry) => {
      const key = fields.get(entry.key);
      return key === undefined ? [] : [{ ...entry, key }];
    });
    if (directory === undefined || added.length === 0) return [];
    const { source } = document;
    const at = beginningOf(document);
    return [{ kind: 'gitops/added-fields', directory, makesKustomization, fields: added, source, at }];
  });
}

/** `directory` of a source: matched with the path below it (argoproj/argo-cd reposerver/repository getPotentiallyValidManifestFile). */
function selections(document: YamlDocument): readonly Notice[] {
  return argoSources(document).flatMap((source) => {
    const [folder] = pathsOf([source]);
    const settings = child(source, 'directory');
    const [include, exclude] = [scalarText(child(settings, 'include')), scalarText(child(settings, 'exclude'))];
    if (folder === undefined || settings === undefined || (!include && !exclude)) return [];
    const words = [include && `include: ${include}`, exclude && `exclude: ${exclude}`].filter(Boolean).join(', ');
    const message = `\`directory\` (${words}) leaves out manifests of a DNS server in \`${folder}\`, which are read as if they were applied`;
    const leavesOut = { folder, ...defined({ include: include || undefined, exclude: exclude || undefined }) };
    return [{ kind: 'not-modelled', message, overrides: true, leavesOut, at: placeOf(document, settings) } as const];
  });
}

/** The root of an artifact is not this repository's: an OCIRepository or Bucket holds what somebody put there. */
function fluxPaths(spec: YamlNode | undefined): readonly string[] {
  const isInGit = scalarText(child(spec, 'sourceRef', 'kind')) === 'GitRepository';
  return pathsOf([spec]).filter((path) => isInGit || path !== '');
}

/** A chart of a GitRepository is a folder of it (Flux HelmRelease v2, "Chart template"). */
function chartPaths(spec: YamlNode | undefined): readonly string[] {
  const chart = child(spec, 'chart', 'spec');
  return scalarText(child(chart, 'sourceRef', 'kind')) === 'GitRepository' ? pathsOf([chart], 'chart') : [];
}

function pathsOf(holders: readonly (YamlNode | undefined)[], key = 'path'): readonly string[] {
  return holders.flatMap((one) => {
    const parts = scalarText(child(one, key))
      ?.split('/')
      .filter((part) => part !== '' && part !== '.');
    return parts === undefined || parts.includes('..') ? [] : [parts.join('/')];
  });
}

function isFluxBuild(document: YamlDocument): boolean {
  return (
    isFluxKustomization(document) &&
    child(document.root, 'spec', 'postBuild') !== undefined &&
    fluxPaths(child(document.root, 'spec')).length > 0
  );
}

function readFluxBuild(document: YamlDocument): FluxBuild {
  const spec = child(document.root, 'spec');
  const build = child(spec, 'postBuild');
  const path = (scalarText(child(spec, 'path')) ?? '').split('/').filter((part) => part !== '' && part !== '.');
  return {
    kind: 'gitops/flux-build',
    directory: path.join('/'),
    substitute: entries(child(build, 'substitute')).flatMap(({ key, value }) => {
      const text = sourceOf(value);
      return text === undefined ? [] : [{ name: key, text }];
    }),
    from: items(child(build, 'substituteFrom')).flatMap((reference) => {
      const name = scalarText(child(reference, 'name'));
      const at = placeOf(document, reference);
      return name === undefined ? [] : [{ configMap: scalarText(child(reference, 'kind')) === 'ConfigMap', name, at }];
    }),
    at: beginningOf(document),
  };
}
