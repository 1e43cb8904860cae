/**
 * `generators` and `transformers`: configurations of built-in plugins (api/internal/plugins/builtinhelpers). Others'
 * programs and containers are not run, with a notice.
 */

import type { SourceText } from '../../core/text/source-text.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  items,
  scalarText,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../read/documents/document.ts';
import { type BuiltObject, idOf } from './built-object.ts';
import { canonicalFields } from './canonical-fields.ts';
import { matchesObject, setPairs } from './field-specs.ts';
import { runGenerators, type Surroundings } from './generators.ts';
import { setImages } from './labels.ts';
import { addPrefixSuffix, setNamespace } from './names.ts';
import { openObjects } from './open-objects.ts';
import { applyPatches, type PatchSurroundings } from './patches.ts';
import { applyReplacement } from './replacements.ts';

interface Config {
  readonly root: YamlMap;
  readonly kind: string;
  readonly node: YamlNode;
}

const MAX_CONFIGS = 500;

export function runGeneratorPlugins(
  objects: readonly BuiltObject[],
  kustomization: YamlNode,
  surroundings: Surroundings,
): readonly BuiltObject[] {
  let out = objects;
  for (const { root, kind, node } of configsOf(kustomization, 'generators', surroundings)) {
    const key =
      kind === 'ConfigMapGenerator' ? 'configMapGenerator' : kind === 'SecretGenerator' ? 'secretGenerator' : '';
    if (key === '') {
      surroundings.factory.unfollowed(`what a generator of kind \`${kind}\` makes is not read`, node);
      continue;
    }
    const metadata = child(root, 'metadata');
    const named = entries(metadata).filter((entry) => entry.key === 'name' || entry.key === 'namespace');
    const generator = mapOf([...root.entries.filter((entry) => !isType(entry.key)), ...named], root);
    out = runGenerators(out, fieldsOf(root, { [key]: [generator] }), surroundings);
  }
  return out;
}

/** In their order, after the kustomization's own fields. */
export function runTransformerPlugins(
  objects: readonly BuiltObject[],
  kustomization: YamlNode,
  surroundings: PatchSurroundings,
): readonly BuiltObject[] {
  let out = objects;
  for (const config of configsOf(kustomization, 'transformers', surroundings))
    out = runTransformerPlugin(out, config, surroundings);
  return out;
}

function runTransformerPlugin(
  objects: readonly BuiltObject[],
  config: Config,
  surroundings: PatchSurroundings,
): readonly BuiltObject[] {
  const { root, kind, node } = config;
  const { factory } = surroundings;
  const patches = patchesOf(config);
  if (patches !== undefined) return applyPatches(objects, fieldsOf(root, patches), Object.keys(patches), surroundings);
  switch (kind) {
    // Hashes are added without it, too.
    case 'HashTransformer':
      return objects;
    case 'NamespaceTransformer': {
      const namespace = child(root, 'metadata', 'namespace') ?? child(root, 'namespace');
      if (namespace === undefined) return objects;
      const unset = scalarText(child(root, 'unsetOnly')) === 'true';
      return objects.map((object) =>
        unset && idOf(object).namespace !== '' ? object : setNamespace(object, namespace, factory),
      );
    }
    case 'ReplacementTransformer': {
      let out = objects;
      for (const one of items(child(root, 'replacements'))) out = applyReplacement(out, one, factory);
      return out;
    }
    case 'LabelTransformer':
    case 'AnnotationsTransformer': {
      const pairs = child(root, kind === 'LabelTransformer' ? 'labels' : 'annotations');
      const specs = items(child(root, 'fieldSpecs'));
      if (factory.budget.take('values', objects.length * specs.length * entries(pairs).length))
        return objects.map((object) => setPairs(object, pairs, specs));
      factory.addNotice('bound', 'labels of too many objects are set here', node);
      return objects;
    }
    case 'PrefixTransformer':
    case 'SuffixTransformer':
    case 'PrefixSuffixTransformer':
      return withPrefixSuffix(objects, config, factory);
    case 'ImageTagTransformer': {
      const image = child(root, 'imageTag');
      const specs = items(child(root, 'fieldSpecs')).map((spec) => scalarText(child(spec, 'path')) ?? '');
      if (image === undefined || specs.some((path) => !/ontainers\[\]\/image$/.test(path))) break;
      return objects.map((object) => (object.chart === undefined ? setImages(object, [image], factory) : object));
    }
    // Replicas decide nothing about DNS.
    case 'ReplicaCountTransformer':
      return objects;
    default:
  }
  factory.unfollowed(`what a transformer of kind \`${kind}\` does is not followed`, node);
  return objects;
}

/** As the kustomization field that does the same. */
function patchesOf({ root, kind }: Config): Readonly<Record<string, readonly YamlNode[]>> | undefined {
  const rest = mapOf(
    root.entries.filter((entry) => !isType(entry.key)),
    root,
  );
  switch (kind) {
    case 'PatchTransformer':
      return { patches: [rest] };
    case 'PatchStrategicMergeTransformer': {
      const inline = child(root, 'patches');
      return { patchesStrategicMerge: [...items(child(root, 'paths')), ...(inline === undefined ? [] : [inline])] };
    }
    case 'PatchJson6902Transformer': {
      const renamed = rest.entries.map((entry) => (entry.key === 'jsonOp' ? { ...entry, key: 'patch' } : entry));
      return { patchesJson6902: [mapOf(renamed, root)] };
    }
    default:
      return undefined;
  }
}

function withPrefixSuffix(
  objects: readonly BuiltObject[],
  { root, kind, node }: Config,
  factory: Surroundings['factory'],
): readonly BuiltObject[] {
  const specs = items(child(root, 'fieldSpecs'));
  // An empty list counts (api/internal/builtins PrefixTransformer).
  if (child(root, 'fieldSpecs')?.kind !== 'sequence') {
    factory.addNotice('unreadable', `kustomize refuses a ${kind} without \`fieldSpecs\``, node);
    return objects;
  }
  const names = specs.filter((spec) => scalarText(child(spec, 'path')) === 'metadata/name');
  const [prefix, suffix] = [scalarText(child(root, 'prefix')) ?? '', scalarText(child(root, 'suffix')) ?? ''];
  // Without a field spec a prefix goes nowhere.
  return objects.flatMap((object) =>
    names.some((spec) => matchesObject(spec, object)) ? addPrefixSuffix([object], prefix, suffix, factory) : [object],
  );
}

function isType(key: string): boolean {
  return key === 'apiVersion' || key === 'kind' || key === 'metadata';
}

function mapOf(list: readonly YamlEntry[], { span }: YamlNode): YamlMap {
  return { kind: 'map', entries: list, span };
}

function fieldsOf(root: YamlNode, lists: Readonly<Record<string, readonly YamlNode[]>>): YamlMap {
  const { span } = root;
  return mapOf(
    Object.entries(lists).map(([key, list]) => ({
      key,
      keySpan: span,
      value: { kind: 'sequence' as const, items: list, span },
    })),
    root,
  );
}

/** In place, in a file, or in files that a folder's kustomization lists. */
function configsOf(kustomization: YamlNode, key: string, surroundings: Surroundings): readonly Config[] {
  const configs: Config[] = [];
  const { factory } = surroundings;
  const open = (text: SourceText, node: YamlNode): void => {
    for (const { root: written } of openObjects(text, factory.syntheticSource, true)) {
      // The object itself is read as it is written.
      const kind = scalarText(child(written, 'kind'));
      const root = canonicalFields(written);
      if (root.kind !== 'map' || kind === undefined) continue;
      if (configs.length === MAX_CONFIGS) {
        factory.addNotice(
          'unreadable',
          `more than ${MAX_CONFIGS} \`${key}\` are defined here; the rest is left out`,
          node,
        );
        return;
      }
      configs.push({ root, kind, node });
    }
  };
  for (const node of items(child(kustomization, key))) {
    if (node.kind !== 'scalar' || node.value === null) continue;
    if (/\n|:\s|^\s*\{/.test(node.text.text)) {
      open(node.text, node);
      continue;
    }
    const files = surroundings.below(scalarText(node) ?? '', node);
    if (files === undefined) factory.unfollowed(`\`${key}\` that another kustomization builds are not followed`, node);
    for (const file of files ?? []) open(wholeFile(file), node);
  }
  return configs;
}
