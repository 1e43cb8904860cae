/** `kubeadmConfigPatches`, merged into /kind/kubeadm.conf on the node (pkg/apis/config/v1alpha4/types.go). */
import { defined } from '../../core/text/defined.ts';
import { type Carrier, child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { addOpened, openYaml } from '../../read/documents/open-text.ts';

const KIND_KUBEADM_FILE = '/kind/kubeadm.conf';

export const kindPatches: Carrier = {
  id: 'kind-patches',
  unwrap(document, found) {
    if (
      document.kind !== 'yaml' ||
      scalarText(child(document.root, 'kind')) !== 'Cluster' ||
      !(scalarText(child(document.root, 'apiVersion')) ?? '').startsWith('kind.x-k8s.io/')
    )
      return;
    for (const { node, pool } of [{ node: document.root, pool: undefined }, ...nodesOf(document.root)]) {
      const onNode = { path: KIND_KUBEADM_FILE, ...defined({ pool }) };
      for (const patch of items(child(node, 'kubeadmConfigPatches')))
        if (patch.kind === 'scalar' && patch.value !== null)
          addOpened(found, openYaml(document.path, patch.text, { onNode }));
    }
  },
};

/** With several nodes, a node's index names its pool. */
function nodesOf(root: YamlNode): readonly { readonly node: YamlNode; readonly pool: string | undefined }[] {
  const nodes = items(child(root, 'nodes'));
  return nodes.map((node, index) => ({
    node,
    pool: nodes.length === 1 ? undefined : `${scalarText(child(node, 'role')) ?? 'node'} ${index + 1}`,
  }));
}
