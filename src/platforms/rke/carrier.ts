/** Manifests in `addons` of RKE1's cluster.yml (rancher/rke cluster/addons.go deployUserAddOns). */
import { type Carrier, child } from '../../read/documents/document.ts';
import { addOpened, openYaml } from '../../read/documents/open-text.ts';

export const rkeAddons: Carrier = {
  id: 'rke-addons',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map') return;
    const { root } = document;
    if (child(root, 'kind') !== undefined) return;
    const config = child(root, 'rancher_kubernetes_engine_config') ?? root;
    const addons = child(config, 'addons');
    const isRke = child(config, 'nodes')?.kind === 'sequence' || child(config, 'services')?.kind === 'map';
    if (!isRke || addons?.kind !== 'scalar' || addons.value === null) return;
    addOpened(found, openYaml(document.path, addons.text));
  },
};
