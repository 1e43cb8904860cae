/** `kubeadmConfigPatches`, merged into /kind/kubeadm.conf on the node (pkg/apis/config/v1alpha4/types.go). */
import { defined } from '../../core/text/defined.ts';
import { type Carrier, child, type Document, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';

const KIND_KUBEADM_FILE = '/kind/kubeadm.conf';

export const kindPatches: Carrier = {
  id: 'kind-patches',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    if (
      document.kind !== 'yaml' ||
      scalarText(child(document.root, 'kind')) !== 'Cluster' ||
      !(scalarText(child(document.root, 'apiVersion')) ?? '').startsWith('kind.x-k8s.io/')
    )
      return { documents: [], notices: [] };
    const opened = [{ node: document.root, pool: undefined }, ...nodesOf(document.root)].flatMap(({ node, pool }) =>
      items(child(node, 'kubeadmConfigPatches')).flatMap((patch) =>
        patch.kind !== 'scalar' || patch.value === null
          ? []
          : [
              openYaml(document.path, patch.text, {
                onNode: { path: KIND_KUBEADM_FILE, ...defined({ pool }) },
              }),
            ],
      ),
    );
    return { documents: opened.flatMap((one) => one.documents), notices: opened.flatMap((one) => one.notices) };
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
