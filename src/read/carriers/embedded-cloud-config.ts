/** `#cloud-config` in a value: user data of machine templates, launch configurations, Secrets. */
import { type Carrier, child, type Document, type YamlNode } from '../documents/document.ts';
import { isCloudConfig, openYaml } from '../documents/open-text.ts';
import { visitNodes } from '../documents/visit.ts';

export const embeddedCloudConfig: Carrier = {
  id: 'embedded-cloud-config',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const notices: ReturnType<Carrier['unwrap']>['notices'][number][] = [];
    if (document.kind !== 'yaml') return { documents, notices };
    let holds = false;
    visitNodes(document.root, (node) => {
      holds ||= node.kind === 'scalar' && isCloudConfig(node.text.text);
    });
    if (!holds) return { documents, notices };
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
      const opened = openYaml(document.path, node.text, {});
      for (const one of opened.documents) documents.push(one);
      for (const notice of opened.notices) notices.push(notice);
    });
    return { documents, notices };
  },
};
