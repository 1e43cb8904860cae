/** kubeadm's `kubelet-config` and `kubeadm-config`, ClusterResourceSets, add-on managers; others stay entries. */
import { type Carrier, child, type Document, entries, scalarText } from '../documents/document.ts';
import { isCloudConfig, looksLikeObjects, openYaml } from '../documents/open-text.ts';

export const configMapManifests: Carrier = {
  id: 'config-map-manifests',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    if (document.kind !== 'yaml') return { documents: [], notices: [] };
    const kind = scalarText(child(document.root, 'kind'));
    if (kind !== 'ConfigMap' && kind !== 'Secret') return { documents: [], notices: [] };
    const held = [...entries(child(document.root, 'data')), ...entries(child(document.root, 'stringData'))]
      .map((entry) => entry.value)
      .flatMap((value) => (value.kind === 'scalar' && isManifest(value.text.text) ? [value.text] : []))
      .map((text) => openYaml(document.path, text, {}));
    return {
      documents: held.flatMap((one) => one.documents),
      notices: held.flatMap((one) => one.notices),
    };
  },
};

function isManifest(text: string): boolean {
  return looksLikeObjects(text) && !isCloudConfig(text);
}
