/** kubeadm's `kubelet-config` and `kubeadm-config`, ClusterResourceSets, add-on managers; others stay entries. */
import { type Carrier, child, entries, scalarText } from '../documents/document.ts';
import { addOpened, isCloudConfig, looksLikeObjects, openYaml } from '../documents/open-text.ts';

export const configMapManifests: Carrier = {
  id: 'config-map-manifests',
  unwrap(document, found) {
    if (document.kind !== 'yaml') return;
    const kind = scalarText(child(document.root, 'kind'));
    if (kind !== 'ConfigMap' && kind !== 'Secret') return;
    for (const { value } of [...entries(child(document.root, 'data')), ...entries(child(document.root, 'stringData'))])
      if (value.kind === 'scalar' && isManifest(value.text.text)) addOpened(found, openYaml(document.path, value.text));
  },
};

function isManifest(text: string): boolean {
  return looksLikeObjects(text) && !isCloudConfig(text);
}
