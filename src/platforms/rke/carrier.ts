/** Manifests in `addons` of RKE1's cluster.yml (rancher/rke cluster/addons.go deployUserAddOns). */
import { type Carrier, child, type Document } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';

export const rkeAddons: Carrier = {
  id: 'rke-addons',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return { documents: [], notices: [] };
    const { root } = document;
    if (child(root, 'kind') !== undefined) return { documents: [], notices: [] };
    const config = child(root, 'rancher_kubernetes_engine_config') ?? root;
    const addons = child(config, 'addons');
    const isRke = child(config, 'nodes')?.kind === 'sequence' || child(config, 'services')?.kind === 'map';
    if (!isRke || addons?.kind !== 'scalar' || addons.value === null) return { documents: [], notices: [] };
    return openYaml(document.path, addons.text, {});
  },
};
