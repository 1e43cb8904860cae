/**
 * `strategicPatches` (cluster-api-bootstrap-provider-talos api/v1alpha3), `additionalConfig` (cluster-api
 * bootstrap/kubeadm/api), RKE2's `additionalUserData.config`, which is Butane.
 */

import { machinePool } from '../../read/carriers/machine-pool.ts';
import {
  type Carrier,
  child,
  type Document,
  items,
  scalarText,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import { visitNodes } from '../../read/documents/visit.ts';

const GROUPS = /^(?:bootstrap|controlplane)\.cluster\.x-k8s\.io\//;

export const clusterApi: Carrier = {
  id: 'cluster-api',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    if (document.kind !== 'yaml' || !GROUPS.test(scalarText(child(document.root, 'apiVersion')) ?? ''))
      return { documents: [], notices: [] };
    const patches: YamlScalar[] = [];
    visitNodes(document.root, (node) => {
      for (const patch of items(child(node, 'strategicPatches'))) if (patch.kind === 'scalar') patches.push(patch);
      const config = child(node, 'containerLinuxConfig', 'additionalConfig');
      if (config?.kind === 'scalar') patches.push(config);
      const more = child(node, 'additionalUserData', 'config');
      if (more?.kind === 'scalar') patches.push(more);
    });
    const pool = machinePool(document);
    const opened = patches
      .filter((one) => one.value !== null)
      .map((one) => openYaml(document.path, one.text, pool === undefined ? {} : { onNode: { path: '', pool } }));
    return { documents: opened.flatMap((one) => one.documents), notices: opened.flatMap((one) => one.notices) };
  },
};
