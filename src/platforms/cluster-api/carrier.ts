/**
 * `strategicPatches` (cluster-api-bootstrap-provider-talos api/v1alpha3), `additionalConfig` (cluster-api
 * bootstrap/kubeadm/api), RKE2's `additionalUserData.config`, which is Butane.
 */

import { machinePool } from '../../read/carriers/machine-pool.ts';
import { type Carrier, child, items, scalarText } from '../../read/documents/document.ts';
import { addOpened, openYaml } from '../../read/documents/open-text.ts';
import { visitNodes } from '../../read/documents/visit.ts';

const GROUPS = /^(?:bootstrap|controlplane)\.cluster\.x-k8s\.io\//;

export const clusterApi: Carrier = {
  id: 'cluster-api',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || !GROUPS.test(scalarText(child(document.root, 'apiVersion')) ?? '')) return;
    const pool = machinePool(document);
    const options = pool === undefined ? {} : { onNode: { path: '', pool } };
    visitNodes(document.root, (node) => {
      const patches = [
        ...items(child(node, 'strategicPatches')),
        child(node, 'containerLinuxConfig', 'additionalConfig'),
        child(node, 'additionalUserData', 'config'),
      ];
      for (const one of patches)
        if (one?.kind === 'scalar' && one.value !== null) addOpened(found, openYaml(document.path, one.text, options));
    });
  },
};
