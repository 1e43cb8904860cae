import type {
  ConfigMapEntry,
  KustomizationFact,
  KustomizeGenerator,
  KustomizeImage,
  KustomizePatch,
} from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate, slice } from '../../core/text/source-text.ts';
import {
  beginningOf,
  listField,
  locatedText,
  type Reader,
  remark,
  sourceOf,
  textListField,
  typeOf,
} from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import {
  child,
  type Document,
  entries,
  items,
  placeOf,
  scalarText,
  type YamlNode,
} from '../../read/documents/document.ts';
import { isJsonPatch, readJsonPatch } from './json-patch-facts.ts';

/** kustomization files and components: what belongs together, and what is generated and patched. */
export const kustomize: Plugin = {
  id: 'kustomize',
  title: 'Kustomize',
  markers: ['Corefile', 'coredns'],
  missed: /kustomization/i,
  // One of the three names that kustomize looks for (konfig.RecognizedKustomizationFileNames).
  yamlNames: /(?:^|\/)Kustomization$/,
  names: /(?:^|\/)kustomization(?:\.ya?ml)?$/i,
  recognises: (document) => isKustomization(document) || isJsonPatch(document),
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    if (isJsonPatch(document)) return { value: [readJsonPatch(document)], notices: [] };
    const notices: Notice[] = [];
    return { value: [readKustomization({ document, notices })], notices };
  },
};

/** By kind, or by one of the three file names when no kind is said. Flux's `Kustomization` has another group. */
function isKustomization(document: Document): boolean {
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
function readKustomization(reader: Reader): KustomizationFact {
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
  return {
    kind: 'kustomization',
    ...defined({ component: typeOf(root).kind === 'Component' ? (true as const) : undefined }),
    directory,
    resources,
    ...pick(root, 'namespace', 'namePrefix', 'nameSuffix'),
    generators: [...readGenerators(reader, directory, 'config-map'), ...readGenerators(reader, directory, 'secret')],
    patches: readPatches(reader, directory),
    images: items(listField(reader, root, 'images')).flatMap((node) => readImage(reader, node)),
    at: beginningOf(document),
  };
}

function readGenerators(
  reader: Reader,
  directory: string,
  of: KustomizeGenerator['of'],
): readonly KustomizeGenerator[] {
  const { document } = reader;
  const key = of === 'config-map' ? 'configMapGenerator' : 'secretGenerator';
  return items(listField(reader, document.root, key)).map((node) => {
    const behavior = scalarText(child(node, 'behavior'));
    const files = (textListField(reader, node, 'files') ?? []).flatMap((file) => readGeneratorFile(directory, file));
    const literals = items(listField(reader, node, 'literals')).flatMap(readLiteral);
    return {
      of,
      name: scalarText(child(node, 'name')) ?? '',
      ...pick(node, 'namespace'),
      behavior: behavior === 'merge' || behavior === 'replace' ? behavior : 'create',
      files,
      literals,
      at: beginningOf(document, node),
    };
  });
}

/** `path`, whose last part is the key, or `key=path` (api/kv ParseFileSource). */
function readGeneratorFile(directory: string, file: Located<string>): KustomizeGenerator['files'] {
  const equals = file.value.indexOf('=');
  const path = localPath(directory, { value: file.value.slice(equals + 1), at: file.at })?.value;
  if (path === undefined) return [];
  return [
    { key: equals === -1 ? path.slice(path.lastIndexOf('/') + 1) : file.value.slice(0, equals), path, at: file.at },
  ];
}

/** `key=value`; one pair of quotes around the value is taken off (api/kv parseLiteralSource). */
function readLiteral(node: YamlNode): readonly ConfigMapEntry[] {
  const source = sourceOf(node);
  const equals = source?.text.indexOf('=') ?? -1;
  if (source === undefined || equals <= 0) return [];
  const { text } = source;
  const first = text[equals + 1];
  const quoted = text.length > equals + 2 && (first === '"' || first === "'") && text.endsWith(first);
  const value = quoted ? slice(source, equals + 2, text.length - 1) : slice(source, equals + 1, text.length);
  return [{ key: text.slice(0, equals), text: value, at: locate(source, 0, equals) }];
}

/** `patchesStrategicMerge`, then `patches`, then `patchesJson6902`: kustomize's own order (api/internal/target). */
function readPatches(reader: Reader, directory: string): readonly KustomizePatch[] {
  const { document } = reader;
  const found: KustomizePatch[] = [];
  for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902']) {
    for (const node of items(listField(reader, document.root, key))) {
      const at = node.kind === 'scalar' ? placeOf(document, node) : beginningOf(document, node);
      const source =
        node.kind === 'scalar' ? bareSource(reader, directory, node) : mappedSource(reader, directory, node);
      if (source === undefined) continue;
      const target = child(node, 'target');
      const picked = pick(target, 'group', 'version', 'kind', 'name', 'namespace', 'labelSelector');
      found.push({ source, ...defined({ target: target?.kind === 'map' ? picked : undefined }), at });
    }
  }
  return found;
}

/** An item of `patchesStrategicMerge` is a file's path, or the patch itself, which has more than one line or a key. */
function bareSource(reader: Reader, directory: string, node: YamlNode): KustomizePatch['source'] | undefined {
  const text = sourceOf(node);
  if (text === undefined) return undefined;
  if (/[\n{]|:\s/.test(text.text)) return { kind: 'inline', text };
  return fileSource(reader, directory, node);
}

function mappedSource(reader: Reader, directory: string, node: YamlNode): KustomizePatch['source'] | undefined {
  const text = sourceOf(child(node, 'patch'));
  return text === undefined ? fileSource(reader, directory, child(node, 'path')) : { kind: 'inline', text };
}

function fileSource(
  reader: Reader,
  directory: string,
  node: YamlNode | undefined,
): KustomizePatch['source'] | undefined {
  const written = locatedText(reader.document, node);
  const path = written === undefined ? undefined : localPath(directory, written)?.value;
  return path === undefined ? undefined : { kind: 'file', path };
}

function readImage(reader: Reader, node: YamlNode): readonly KustomizeImage[] {
  const name = scalarText(child(node, 'name'));
  if (name === undefined) return [];
  const newTag = locatedText(reader.document, child(node, 'newTag'));
  return [{ name, ...pick(node, 'newName', 'digest'), ...defined({ newTag }) }];
}

/** The given keys that hold text. */
function pick<K extends string>(node: YamlNode | undefined, ...keys: readonly K[]): { readonly [key in K]?: string } {
  const picked: { [key in K]?: string } = {};
  for (const { key } of entries(node)) {
    const known = keys.find((one) => one === key);
    const value = known === undefined ? undefined : scalarText(child(node, key));
    if (known !== undefined && value !== undefined) picked[known] = value;
  }
  return picked;
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
