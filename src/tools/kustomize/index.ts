import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { beginningOf, listField, type Reader, remark, textListField, typeOf } from '../../languages/shared/fields.ts';
import { isFluxBuild } from '../../languages/shared/fragments.ts';
import { adding } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, type Document, items, placeOf, scalarText } from '../../read/documents/document.ts';
import { joinKustomizations } from './build.ts';
import { isKustomization, type Kustomization } from './fragments.ts';
import { isJsonPatch, readJsonPatch } from './json-patch-facts.ts';
import { realBuildOf } from './real-tool.ts';

/** kustomization files and components: what belongs together, and what is generated and patched. */
export const kustomize: Plugin = {
  id: 'kustomize',
  title: 'Kustomize',
  markers: ['Corefile', 'coredns'],
  missed: /kustomization/i,
  // One of the three names that kustomize looks for (konfig.RecognizedKustomizationFileNames).
  yamlNames: /(?:^|\/)Kustomization$/,
  names: /(?:^|\/)kustomization(?:\.ya?ml)?$/i,
  render: adding((facts, { read, factsOf, paths, budget, rendering, isIgnored, whyUnread }) => {
    if (!facts.some((fact) => isKustomization(fact) || isFluxBuild(fact))) return { value: facts, notices: [] };
    const tool = rendering === undefined ? undefined : realBuildOf(rendering.tools);
    const optional = defined({ paths, tool, isIgnored, whyUnread });
    const built = joinKustomizations(facts, { read, factsOf, budget, ...optional });
    return { value: built.facts, notices: built.notices, filled: built.filled };
  }),
  recognises: (document) => isKustomizationFile(document) || isJsonPatch(document),
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    if (isJsonPatch(document)) return { value: [readJsonPatch(document)], notices: [] };
    const notices: Notice[] = [];
    return { value: [readKustomization({ document, notices })], notices };
  },
};

/** By kind, or by one of the three file names when no kind is said. Flux's `Kustomization` has another group. */
function isKustomizationFile(document: Document): boolean {
  if (document.kind !== 'yaml' || document.root.kind !== 'map') return false;
  const { apiVersion, kind } = typeOf(document.root);
  const isGroup = apiVersion.startsWith('kustomize.config.k8s.io/');
  if (isGroup && kind !== '') return kind === 'Kustomization' || kind === 'Component';
  // Each of the two is filled in where it is left out (api/types/kustomization.go FixKustomizationPostUnmarshalling).
  return (
    (isGroup || apiVersion === '') &&
    /^(?:Kustomization|Component)?$/.test(kind) &&
    /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path)
  );
}

/**
 * One kustomization (kubectl.docs.kubernetes.io, "The Kustomization File"). Paths count from the scanned root. What
 * comes over the network, and what lies outside the root, is left out.
 */
function readKustomization(reader: Reader): Kustomization {
  const { document } = reader;
  const { root } = document;
  const directory = document.path.includes('/') ? document.path.slice(0, document.path.lastIndexOf('/')) : '';
  const resources = ['resources', 'bases', 'components'].flatMap((key) =>
    (textListField(reader, root, key) ?? []).flatMap((entry) => localPath(directory, entry) ?? []),
  );
  for (const chart of items(child(root, 'helmCharts'))) {
    const name = scalarText(child(chart, 'name')) ?? '';
    // Charts whose values are understood are read by their own dialect.
    if (name === 'coredns' || name === 'node-local-dns') continue;
    if (/dns/i.test(name) && !/external-?dns/i.test(name))
      remark(reader, `the chart \`${name}\` is rendered by kustomize and not read here`, placeOf(document, chart));
  }
  const makes = generatorNames(reader);
  for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902', 'images']) listField(reader, root, key);
  return {
    kind: 'kustomize/kustomization',
    ...defined({ component: typeOf(root).kind === 'Component' ? (true as const) : undefined }),
    directory,
    resources,
    makes,
    at: beginningOf(document),
  };
}

/** What of the generators' lists is no list is remarked. */
function generatorNames(reader: Reader): readonly string[] {
  return ['configMapGenerator', 'secretGenerator'].flatMap((key) =>
    items(listField(reader, reader.document.root, key)).map((node) => {
      textListField(reader, node, 'files');
      listField(reader, node, 'literals');
      return scalarText(child(node, 'name')) ?? '';
    }),
  );
}

/** A path from the root; undefined for a remote one or one outside the root, which is remarked where the build matters (src/tools/kustomize). */
function localPath(directory: string, entry: Located<string>): Located<string> | undefined {
  if (isRemote(entry.value)) {
    return undefined;
  }
  const parts = entry.value.startsWith('/') ? undefined : [...directory.split('/'), ...entry.value.split('/')];
  const kept: string[] = [];
  let outside = parts === undefined;
  for (const part of parts ?? []) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) outside = true;
  }
  if (outside) {
    return undefined;
  }
  return { value: kept.join('/'), at: entry.at };
}

/** A URL, an scp-like address, or a host's name with a repository behind it (kustomize api/internal/git NewRepoSpecFromURL). */
function isRemote(path: string): boolean {
  return (
    path.includes('://') ||
    path.includes('?ref=') ||
    /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path)
  );
}
