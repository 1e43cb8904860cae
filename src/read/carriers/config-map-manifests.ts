/** kubeadm's `kubelet-config` and `kubeadm-config`, ClusterResourceSets, add-on managers; others stay entries. */
import type { SourceText } from '../../core/text/source-text.ts';
import { base64Text } from '../documents/base64.ts';
import { type Carrier, child, entries, scalarText, type YamlNode } from '../documents/document.ts';
import { addOpened, isCloudConfig, looksLikeObjects, openYaml } from '../documents/open-text.ts';

export const configMapManifests: Carrier = {
  id: 'config-map-manifests',
  unwrap(document, found) {
    if (document.kind !== 'yaml') return;
    const kind = scalarText(child(document.root, 'kind'));
    if (kind !== 'ConfigMap' && kind !== 'Secret') return;
    const decode = kind === 'Secret' ? base64Text : (text: SourceText) => text;
    const texts = [
      ...textsIn(child(document.root, 'data')).flatMap((text) => decode(text) ?? []),
      ...textsIn(child(document.root, 'stringData')),
    ];
    for (const text of texts) if (isManifest(text.text)) addOpened(found, openYaml(document.path, text));
  },
};

function textsIn(data: YamlNode | undefined): readonly SourceText[] {
  return entries(data).flatMap(({ value }) => (value.kind === 'scalar' ? [value.text] : []));
}

function isManifest(text: string): boolean {
  return looksLikeObjects(text) && !isCloudConfig(text);
}
