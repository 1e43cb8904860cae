/** `#cloud-config` in a value: user data of machine templates, launch configurations, Secrets. */
import { type Carrier, child, type YamlNode } from '../documents/document.ts';
import { addOpened, isCloudConfig, openYaml } from '../documents/open-text.ts';
import { visitNodes } from '../documents/visit.ts';

export const embeddedCloudConfig: Carrier = {
  id: 'embedded-cloud-config',
  unwrap(document, found) {
    if (document.kind !== 'yaml') return;
    let holds = false;
    visitNodes(document.root, (node) => {
      holds ||= node.kind === 'scalar' && isCloudConfig(node.text.text);
    });
    if (!holds) return;
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
      addOpened(found, openYaml(document.path, node.text));
    });
  },
};
