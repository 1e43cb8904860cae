/** `#cloud-config` in a value: user data of machine templates, launch configurations, Secrets. */
import { type Carrier, child, scalarText, type YamlNode } from '../documents/document.ts';
import { addOpened, isCloudConfig, openYaml } from '../documents/open-text.ts';
import { visitNodes } from '../documents/visit.ts';

/** What makes a node of a machine: programs of Kubernetes, or an installer that is fetched. */
const MAKES_NODE = /kube|\|[ \t]*(?:sudo[ \t]+)?(?:\w{1,99}=\S{0,200}[ \t]+){0,9}(?:ba)?sh\b/;

export const embeddedCloudConfig: Carrier = {
  id: 'embedded-cloud-config',
  unwrap(document, found) {
    if (document.kind !== 'yaml') return;
    let holds = false;
    visitNodes(document.root, (node) => {
      holds ||= node.kind === 'scalar' && isCloudConfig(node.text.text);
    });
    if (!holds) return;
    // A guest of the cluster is a workload: it may ask the cluster DNS as pods do.
    const isGuest = scalarText(child(document.root, 'apiVersion'))?.startsWith('kubevirt.io/') === true;
    const owned = new Set<YamlNode>();
    visitNodes(document.root, (node) => {
      if (node.kind === 'map' && child(node, 'path') !== undefined) {
        // Left to the carrier of node files: opened twice a level, it would double each time.
        for (const content of [child(node, 'content'), child(node, 'contents'), child(node, 'contents', 'inline')]) {
          if (content !== undefined) owned.add(content);
        }
      }
      if (owned.has(node)) return;
      if (node.kind !== 'scalar' || !isCloudConfig(node.text.text)) return;
      if (isGuest && !MAKES_NODE.test(node.text.text)) return;
      addOpened(found, openYaml(document.path, node.text));
    });
  },
};
