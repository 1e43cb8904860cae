/** `cluster.inlineManifests`, `machine.pods` (talos v1alpha1); `patches` of talhelper (pkg/config/config.go). */
import {
  type Carrier,
  child,
  type Document,
  items,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { addOpened, openYaml } from '../../read/documents/open-text.ts';
import { readYaml } from '../../read/documents/yaml.ts';

export const talosManifests: Carrier = {
  id: 'talos-manifests',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return;
    const { root } = document;
    if (child(root, 'kind') !== undefined) return;
    const add = (config: YamlNode, from: YamlDocument): void => {
      for (const manifest of items(child(config, 'cluster', 'inlineManifests'))) {
        const contents = child(manifest, 'contents');
        if (contents?.kind !== 'scalar' || contents.value === null) continue;
        const { documents, notices } = openYaml(document.path, contents.text);
        addOpened(found, { documents: documents.map(inAnyOrder), notices });
      }
      for (const pod of items(child(config, 'machine', 'pods')))
        if (pod.kind === 'map') found.documents.push({ ...from, root: pod });
    };
    add(root, document);
    if (child(root, 'clusterName') !== undefined && child(root, 'nodes')?.kind === 'sequence')
      for (const patch of patchesOf(root)) {
        if (patch.kind === 'map') add(patch, document);
        else if (patch.kind === 'scalar' && /inlineManifests|pods/.test(patch.text.text)) {
          const { value } = readYaml(patch.text);
          if (value !== undefined) add(value, { ...document, source: patch.text, root: value });
        }
      }
  },
};

/** By name at first, where an object that is there stays, and all again at an upgrade (manifest_apply.go; upgrade-k8s). */
function inAnyOrder(document: Document): Document {
  return document.kind === 'yaml' ? { ...document, isUnordered: true } : document;
}

function patchesOf(root: YamlNode): readonly YamlNode[] {
  const holders = [root, child(root, 'controlPlane'), child(root, 'worker'), ...items(child(root, 'nodes'))];
  return holders.flatMap((one) => items(child(one, 'patches')));
}
