/** `cluster.inlineManifests`, `machine.pods` (talos v1alpha1); `patches` of talhelper (pkg/config/config.go). */
import type { Notice } from '../../core/text/notice.ts';
import {
  type Carrier,
  child,
  type Document,
  items,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import { readYaml } from '../../read/documents/yaml.ts';

export const talosManifests: Carrier = {
  id: 'talos-manifests',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const notices: Notice[] = [];
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return { documents, notices };
    const { root } = document;
    // A Kubernetes object.
    if (child(root, 'kind') !== undefined) return { documents, notices };
    const add = (config: YamlNode, from: YamlDocument): void => {
      for (const manifest of items(child(config, 'cluster', 'inlineManifests'))) {
        const contents = child(manifest, 'contents');
        if (contents?.kind !== 'scalar' || contents.value === null) continue;
        const opened = openYaml(document.path, contents.text, {});
        for (const one of opened.documents) documents.push(one);
        for (const notice of opened.notices) notices.push(notice);
      }
      for (const pod of items(child(config, 'machine', 'pods')))
        if (pod.kind === 'map') documents.push({ ...from, root: pod });
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
    return { documents, notices };
  },
};

function patchesOf(root: YamlNode): readonly YamlNode[] {
  const holders = [root, child(root, 'controlPlane'), child(root, 'worker'), ...items(child(root, 'nodes'))];
  return holders.flatMap((one) => items(child(one, 'patches')));
}
