import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { leavingOut, type Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { locate } from '../../core/text/source-text.ts';
import { beginningOf, typeOf } from '../../languages/shared/fields.ts';
import type { AddedFields, FluxBuild, Fragment } from '../../languages/shared/fragments.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import {
  child,
  entries,
  items,
  placeOf,
  plainData,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import type { WordForms } from '../../read/documents/words.ts';
import { fetching, fluxSource, repositoryAt, revisionAt } from './repositories.ts';

const APPLICATIONS: WordForms = {
  words: ['Application'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?Application(?:Set)?\b/,
};

const REPOSITORIES: WordForms = {
  words: ['GitRepository'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?GitRepository\b/,
};

/** Of Fleet and Config Sync. */
const SYNCED: WordForms = {
  words: ['fleet.cattle.io', 'configsync.gke.io'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?(?:GitRepo|RootSync|RepoSync)\b/,
};

const LOCAL_CHARTS: WordForms = {
  words: ['HelmRelease'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?GitRepository\b/,
};

/** What an artifact leaves out below its folder (fluxcd/pkg sourceignore). */
const IGNORE_FILE = /(?:^|\/)\.sourceignore$/;

/** Settings that go over a source's own (argoproj/argo-cd reposerver/repository mergeSourceParameters). */
const SOURCE_FILE = /(?:^|\/)\.argocd-source(?:-[^/]+)?\.yaml$/;

export const flux: Plugin = {
  id: 'gitops',
  title: 'Flux Kustomizations',
  markers: ['kustomize.toolkit.fluxcd.io', 'postBuild'],
  nested: ['HelmRelease'],
  forms: [APPLICATIONS, REPOSITORIES, LOCAL_CHARTS, SYNCED],
  names: /(?:^|\/)\.(?:argocd-source(?:-[^/]+)?\.yaml|sourceignore)$/,
  recognises: (document) =>
    document.kind === 'yaml'
      ? deployedPaths(document).length > 0 || isSourceFile(document) || ignoredLines(document) !== undefined
      : IGNORE_FILE.test(document.path),
  read: (document) => {
    if (document.kind !== 'yaml')
      return {
        value: [],
        notices: [
          leftOut({ text: document.source }, { folder: directoryOf(document.path) }, locate(document.source, 0, 0)),
        ],
      };
    const at = beginningOf(document);
    const by = objectName(document);
    const isSuspended = scalarText(child(document.root, 'spec', 'suspend')) === 'true' || undefined;
    const paths = deployedPaths(document).map(
      ({ path, from, revision, recurses, to, into, through }, index): Fragment => ({
        kind: 'gitops/deployed-path',
        deploys: path,
        deployedBy: `${by} ${index}`,
        deployer: `${typeOf(document.root).kind} ${scalarText(child(document.root, 'metadata', 'name')) ?? ''}`,
        ...defined({
          deployedFrom: from,
          revision,
          recurses,
          deployedTo: to,
          deployedInto: into,
          deployedThrough: through,
          isSuspended,
        }),
        at,
      }),
    );
    const build = isFluxBuild(document) ? [readFluxBuild(document)] : [];
    const lines = ignoredLines(document);
    const [namespace, name] = ['namespace', 'name'].map(
      (key) => scalarText(child(document.root, 'metadata', key)) ?? '',
    );
    const ignored =
      lines === undefined
        ? []
        : [leftOut(lines, { folder: '', from: `GitRepository ${namespace}/${name}` }, placeOf(document, lines))];
    return { value: [...build, ...addedFields(document), ...paths], notices: [...selections(document), ...ignored] };
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
  if (isFluxKustomization(document)) {
    const to = scalarText(child(spec, 'kubeConfig', 'secretRef', 'name'));
    return fluxPaths(spec).map((path) => ({ path, to, ...fluxSource(document, spec) }));
  }
  if (kind === 'HelmRelease' && apiVersion.startsWith('helm.toolkit.fluxcd.io/'))
    return chartPaths(spec).map((path) => ({
      path,
      ...fluxSource(document, child(spec, 'chart', 'spec')),
      into: scalarText(child(spec, 'targetNamespace')) ?? scalarText(child(document.root, 'metadata', 'namespace')),
    }));
  if (kind === 'GitRepo' && apiVersion.startsWith('fleet.cattle.io/'))
    return items(child(spec, 'paths')).flatMap((item) =>
      folderOf(scalarText(item)).map((path) => ({ path, to: writtenData(child(spec, 'targets')) })),
    );
  if (/^R(?:oot|epo)Sync$/.test(kind) && apiVersion.startsWith('configsync.gke.io/'))
    return pathsOf([child(spec, 'git')], 'dir').map((path) => ({ path }));
  const sources = argoSources(document);
  const destination = child(applicationIn(document.root), 'destination');
  const to = scalarText(child(destination, 'server')) ?? scalarText(child(destination, 'name'));
  const into = scalarText(child(destination, 'namespace'));
  return [
    ...generatedPaths(spec, into),
    ...sources.flatMap((source) =>
      pathsOf([source]).map((path) => ({
        path,
        from: repositoryAt(scalarText(child(source, 'repoURL'))),
        revision: revisionAt(scalarText(child(source, 'targetRevision'))),
        recurses: scalarText(child(source, 'directory', 'recurse')) === 'true' || undefined,
        to,
        into,
        through: writtenData(child(source, 'plugin')),
      })),
    ),
  ];
}

/** `directories` of a git generator, up to a pattern (argoproj/argo-cd applicationset/generators/git.go filterApps). */
function generatedPaths(spec: YamlNode | undefined, into: string | undefined): readonly DeployedPath[] {
  return items(child(spec, 'generators')).flatMap((generator) =>
    items(child(generator, 'git', 'directories')).flatMap((item) => {
      const [written = '', pattern] = (scalarText(child(item, 'path')) ?? '').split(/(?=[*?[{])/);
      if (scalarText(child(item, 'exclude')) === 'true') return [];
      const recurses = pattern === undefined ? undefined : (true as const);
      return folderOf(recurses ? written.replace(/[^/]*$/, '') : written).flatMap((path) =>
        path === '' ? [] : { path, recurses, into: pattern === undefined || pattern === '*' ? into : undefined },
      );
    }),
  );
}

/** For comparing. */
function writtenData(node: YamlNode | undefined): string | undefined {
  return node === undefined ? undefined : JSON.stringify(plainData(node));
}

interface DeployedPath {
  readonly path: string;
  readonly from?: string | undefined;
  readonly revision?: string | undefined;
  readonly recurses?: true | undefined;
  readonly to?: string | undefined;
  readonly into?: string | undefined;
  readonly through?: string | undefined;
}

function isFluxKustomization({ root }: YamlDocument): boolean {
  const { apiVersion, kind } = typeOf(root);
  return kind === 'Kustomization' && apiVersion.startsWith('kustomize.toolkit.fluxcd.io/');
}

function argoSources({ root }: YamlDocument): readonly (YamlNode | undefined)[] {
  const application = applicationIn(root);
  return [child(application, 'source'), ...items(child(application, 'sources'))];
}

function applicationIn(root: YamlNode): YamlNode | undefined {
  const { apiVersion, kind } = typeOf(root);
  const spec = apiVersion.startsWith('argoproj.io/') ? child(root, 'spec') : undefined;
  return kind === 'ApplicationSet' ? child(spec, 'template', 'spec') : kind === 'Application' ? spec : undefined;
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

function isSourceFile({ path, root }: YamlDocument): boolean {
  return SOURCE_FILE.test(path) && child(root, 'kustomize') !== undefined;
}

function addedFields(document: YamlDocument): readonly AddedFields[] {
  const spec = child(document.root, 'spec');
  const makesKustomization = isFluxKustomization(document);
  const additions = makesKustomization
    ? [{ holder: spec, settings: spec, fields: FLUX_FIELDS }]
    : isSourceFile(document)
      ? [{ holder: undefined, settings: child(document.root, 'kustomize'), fields: ARGO_FIELDS }]
      : argoSources(document).map((one) => ({ holder: one, settings: child(one, 'kustomize'), fields: ARGO_FIELDS }));
  return additions.flatMap(({ holder, settings, fields }) => {
    const [folder] = makesKustomization ? fluxPaths(holder) : pathsOf([holder]);
    const directory = holder === undefined ? directoryOf(document.path) : folder;
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
    const leavesOut = { folder, ...defined({ include: include || undefined, exclude: exclude || undefined }) };
    return [leavingOut(`\`directory\` (${words})`, leavesOut, placeOf(document, settings))];
  });
}

/** `spec.ignore` of a GitRepository. */
function ignoredLines({ root }: YamlDocument): YamlScalar | undefined {
  const { apiVersion, kind } = typeOf(root);
  const lines = child(root, 'spec', 'ignore');
  const isRepository = kind === 'GitRepository' && apiVersion.startsWith('source.toolkit.fluxcd.io/');
  return isRepository && lines?.kind === 'scalar' ? lines : undefined;
}

function leftOut(
  { text: { text } }: Pick<YamlScalar, 'text'>,
  where: { readonly folder: string; readonly from?: string },
  at: Location,
): Notice {
  const message = `${where.folder === '' ? 'what Flux' : `what Flux, in \`${where.folder}\`,`} ignores here leaves out manifests of a DNS server, which are read as if they were applied`;
  const leavesOut = { ...where, ignore: text.slice(0, MAX_LINES) };
  return { kind: 'not-modelled', message, overrides: true, leavesOut, at };
}

const MAX_LINES = 20_000;

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
  return holders.flatMap((one) => folderOf(scalarText(child(one, key))));
}

function folderOf(written: string | undefined): readonly string[] {
  const parts = written?.split('/').filter((part) => part !== '' && part !== '.');
  return parts === undefined || parts.includes('..') ? [] : [parts.join('/')];
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
