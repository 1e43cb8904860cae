import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';
import {
  addNotice,
  beginningOf,
  listField,
  locatedText,
  type Reader,
  textListField,
  typeOf,
} from '../../languages/shared/fields.ts';
import { type BuiltFolder, isAddedFields, isFluxBuild, type Statement } from '../../languages/shared/fragments.ts';
import { adding } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Form, readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { joinKustomizations } from './build.ts';
import { canonicalFields } from './canonical-fields.ts';
import { isKustomization, type Kustomization } from './fragments.ts';
import { isRemote } from './paths.ts';
import { realBuildOf } from './real.ts';

export const kustomize: Plugin = {
  id: 'kustomize',
  title: 'Kustomize',
  markers: ['Corefile', 'coredns'],
  missed: /kustomization/i,
  // konfig.RecognizedKustomizationFileNames.
  folderFiles: ['kustomization.yaml', 'kustomization.yml', 'Kustomization'],
  yamlNames: /(?:^|\/)Kustomization$/,
  names: /(?:^|\/)kustomization(?:\.ya?ml)?$/i,
  render: adding((facts, context) => {
    if (!facts.some((fact) => isKustomization(fact) || isFluxBuild(fact) || isAddedFields(fact)))
      return { value: facts, notices: [] };
    const tool = context.rendering && realBuildOf(context.rendering.tools);
    const built = joinKustomizations(facts, { ...context, tool });
    return { value: built.facts, notices: built.notices, filled: built.filled };
  }),
  ...readingForms((document): Form<Statement> | undefined => {
    if (isJsonPatch(document)) return () => [{ kind: 'kustomize/json-patch', at: beginningOf(document) }];
    return isKustomizationFile(document) ? readKustomization : undefined;
  }),
};

/** RFC 6902. */
function isJsonPatch({ root }: YamlDocument): boolean {
  const all = items(root);
  return (
    all.length > 0 &&
    all.every((one) => scalarText(child(one, 'op')) !== undefined && scalarText(child(one, 'path'))?.startsWith('/'))
  );
}

/** By kind, else by file name. Flux's `Kustomization` has another group. */
function isKustomizationFile(document: YamlDocument): boolean {
  if (document.root.kind !== 'map') return false;
  const { apiVersion, kind } = typeOf(NAMED.test(document.path) ? canonicalFields(document.root) : document.root);
  const isGroup = apiVersion.startsWith('kustomize.config.k8s.io/');
  if (isGroup && kind !== '') return kind === 'Kustomization' || kind === 'Component';
  // Either is defaulted where left out (api/types/kustomization.go FixKustomizationPostUnmarshalling).
  return (isGroup || apiVersion === '') && /^(?:Kustomization|Component)?$/.test(kind) && NAMED.test(document.path);
}

const NAMED = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

/** kubectl.docs.kubernetes.io, "The Kustomization File". Remote paths and those outside are left out. */
function readKustomization({ document: written, notices }: Reader): readonly Kustomization[] {
  const root = canonicalFields(written.root);
  const document = { ...written, root };
  const reader = { document, notices };
  const directory = directoryOf(document.path);
  const resources = ['resources', 'bases', 'components'].flatMap((key) =>
    (textListField(reader, root, key) ?? []).flatMap((entry) => localPath(directory, entry) ?? []),
  );
  for (const chart of items(child(root, 'helmCharts'))) {
    const name = scalarText(child(chart, 'name')) ?? '';
    // src/tools/helm reads these charts' values.
    if (name === 'coredns' || name === 'node-local-dns') continue;
    if (/dns/i.test(name) && !/external-?dns/i.test(name))
      addNotice(reader, `the chart \`${name}\` is rendered by kustomize and not read here`, placeOf(document, chart));
  }
  const makes = generatorNames(reader);
  for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902', 'images']) listField(reader, root, key);
  return [
    {
      kind: 'kustomize/kustomization',
      ...defined({ component: typeOf(root).kind === 'Component' || undefined }),
      directory,
      resources,
      makes,
      builds: {
        directory,
        fetches: fetchesOf(document),
        plugins: PLUGINS.flatMap((key) =>
          (textListField(reader, root, key) ?? []).flatMap((entry) => localPath(directory, entry)?.value ?? []),
        ),
      },
      at: beginningOf(document),
    },
  ];
}

const PLUGINS = ['transformers', 'generators', 'validators'];
const CHANGES = ['components', ...PLUGINS];

function fetchesOf(document: YamlDocument): BuiltFolder['fetches'] {
  const { root } = document;
  const textsOf = (key: string): readonly YamlNode[] => items(child(root, key));
  const changing = [
    ...CHANGES.flatMap(textsOf),
    ...['patches', 'patchesJson6902', 'replacements'].flatMap(textsOf).map((one) => child(one, 'path')),
    ...textsOf('patchesStrategicMerge'),
  ];
  const made = ['configMapGenerator', 'secretGenerator'].flatMap(textsOf);
  const filesOf = (one: YamlNode): readonly YamlNode[] => ['files', 'envs'].flatMap((key) => items(child(one, key)));
  const isOver = (one: YamlNode): boolean => /^(?:merge|replace)$/.test(scalarText(child(one, 'behavior')) ?? '');
  const others = [...['resources', 'bases'].flatMap(textsOf), ...made.filter((one) => !isOver(one)).flatMap(filesOf)];
  const inPlace = PLUGINS.flatMap(textsOf).flatMap((one): BuiltFolder['fetches'] => {
    const text = locatedText(document, one);
    return text?.value.includes('\n') === true && !NO_FILES.test(text.value) ? addressesIn(text) : [];
  });
  const remote = (nodes: readonly (YamlNode | undefined)[], changes: boolean): BuiltFolder['fetches'] =>
    nodes.flatMap((node) => {
      const text = locatedText(document, node);
      // A generator's file may be called by a key.
      const url = text?.value.replace(/^[\w.-]+=(?=[a-z]+:\/\/)/, '') ?? '';
      return text === undefined || text.value.includes('\n') || !isRemote(url) ? [] : [{ url: text, changes }];
    });
  return [
    ...remote([...changing, ...made.filter(isOver).flatMap(filesOf)], true),
    ...inPlace,
    ...remote(others, false),
  ];
}

/** What these set may be an address. */
const NO_FILES = /\bkind["']?:\s{0,9}["']?(?:Annotations?|Label)Transformer\b/;

/** Whatever field of a plug-in in place they stand in. */
function addressesIn({ value, at }: Located<string>): BuiltFolder['fetches'] {
  const words = value.split(/[\s"',[\]{}]+/).map((word) => word.replace(/^[\w.-]+=(?=[a-z]+:\/\/)/, ''));
  return words.filter(isRemote).map((url) => ({ url: { value: url, at }, changes: true }));
}

function generatorNames(reader: Reader): readonly string[] {
  return ['configMapGenerator', 'secretGenerator'].flatMap((key) =>
    items(listField(reader, reader.document.root, key)).map((node) => {
      textListField(reader, node, 'files');
      listField(reader, node, 'literals');
      return scalarText(child(node, 'name')) ?? '';
    }),
  );
}

/** From the root; undefined for a remote path or one outside, which the build notices where it matters. */
function localPath(directory: string, entry: Located<string>): Located<string> | undefined {
  if (isRemote(entry.value)) {
    return undefined;
  }
  const parts = entry.value.startsWith('/') ? undefined : [...directory.split('/'), ...entry.value.split('/')];
  const folders: string[] = [];
  let outside = parts === undefined;
  for (const part of parts ?? []) {
    if (part === '' || part === '.') continue;
    if (part !== '..') folders.push(part);
    else if (folders.pop() === undefined) outside = true;
  }
  if (outside) {
    return undefined;
  }
  return { value: folders.join('/'), at: entry.at };
}
