/** Patches inside a kustomization: `patches[].patch`, `patchesStrategicMerge`, `patchesJson6902[].patch`. */
import { type Carrier, child, items, scalarText } from '../../read/documents/document.ts';
import { addOpened, openYaml } from '../../read/documents/open-text.ts';

export const kustomizePatches: Carrier = {
  id: 'kustomize-patches',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return;
    const kind = scalarText(child(document.root, 'kind'));
    const named = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path);
    if (kind === undefined ? !named : kind !== 'Kustomization' && kind !== 'Component') return;
    for (const key of ['patches', 'patchesStrategicMerge', 'patchesJson6902'])
      for (const item of items(child(document.root, key))) {
        const node = item.kind === 'scalar' ? item : child(item, 'patch');
        if (node?.kind === 'scalar' && /[\n{]|:\s/.test(node.text.text))
          addOpened(found, openYaml(document.path, node.text));
      }
  },
};
