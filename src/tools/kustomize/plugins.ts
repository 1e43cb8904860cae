/** `generators` and `transformers`: but for namespaces, what they make and change is not followed. */

import type { SourceText } from '../../core/text/source-text.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { type BuiltObject, idOf } from './built-object.ts';
import { canonicalFields } from './canonical-fields.ts';
import type { Surroundings } from './generators.ts';
import { setNamespace } from './names.ts';
import { openObjects } from './open-objects.ts';

interface Config {
  readonly root: YamlNode;
  readonly kind: string;
  readonly node: YamlNode;
}

const MAX_CONFIGS = 500;
/** They decide nothing about DNS; hashes are added without theirs, too. */
const HARMLESS = /^(?:Hash|Annotations|ReplicaCount)Transformer$/;

export function reportGenerators(kustomization: YamlNode, surroundings: Surroundings): void {
  for (const { kind, node } of configsOf(kustomization, 'generators', surroundings))
    surroundings.factory.unfollowed(`what a generator of kind \`${kind}\` makes is not read`, node);
}

/** In their order, after the kustomization's own fields. */
export function runTransformers(
  objects: readonly BuiltObject[],
  kustomization: YamlNode,
  surroundings: Surroundings,
): readonly BuiltObject[] {
  const { factory } = surroundings;
  let out = objects;
  for (const { root, kind, node } of configsOf(kustomization, 'transformers', surroundings)) {
    const namespace = child(root, 'metadata', 'namespace') ?? child(root, 'namespace');
    const unset = scalarText(child(root, 'unsetOnly')) === 'true';
    if (kind === 'NamespaceTransformer' && namespace !== undefined)
      out = out.map((one) => (unset && idOf(one).namespace !== '' ? one : setNamespace(one, namespace, factory)));
    else if (!HARMLESS.test(kind))
      factory.unfollowed(`what a transformer of kind \`${kind}\` does is not followed`, node);
  }
  return out;
}

/** In place, in a file, or in files that a folder's kustomization lists. */
function configsOf(kustomization: YamlNode, key: string, surroundings: Surroundings): readonly Config[] {
  const configs: Config[] = [];
  const { factory } = surroundings;
  const open = (text: SourceText, node: YamlNode): void => {
    for (const { root: written } of openObjects(text, factory.syntheticSource, true)) {
      const kind = scalarText(child(written, 'kind'));
      if (kind === undefined) continue;
      if (configs.length === MAX_CONFIGS) {
        factory.addNotice(
          'unreadable',
          `more than ${MAX_CONFIGS} \`${key}\` are defined here; the rest is left out`,
          node,
        );
        return;
      }
      configs.push({ root: canonicalFields(written), kind, node });
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
