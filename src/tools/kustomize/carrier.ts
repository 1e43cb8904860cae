/** Patches inside a kustomization: `patches[].patch`, `patchesStrategicMerge`, `patchesJson6902[].patch`. */
import { type Carrier, child, type Document, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';

export const kustomizePatches: Carrier = {
  id: 'kustomize-patches',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return { documents: [], notices: [] };
    const kind = scalarText(child(document.root, 'kind'));
    const named = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path);
    if (kind === undefined ? !named : kind !== 'Kustomization' && kind !== 'Component')
      return { documents: [], notices: [] };
    const opened = ['patches', 'patchesStrategicMerge', 'patchesJson6902']
      .flatMap((key) => items(child(document.root, key)))
      .flatMap((item) => textOf(item))
      .map((node) => openYaml(document.path, node.text, {}));
    return { documents: opened.flatMap((one) => one.documents), notices: opened.flatMap((one) => one.notices) };
  },
};

function textOf(item: YamlNode): (YamlNode & { kind: 'scalar' })[] {
  const node = item.kind === 'scalar' ? item : child(item, 'patch');
  return node?.kind === 'scalar' && /[\n{]|:\s/.test(node.text.text) ? [node] : [];
}
