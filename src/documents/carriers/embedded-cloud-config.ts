/** A `#cloud-config` document inside a value: user data of machine templates, launch configurations, Secrets. */
import type { Carrier, Document } from '../document.ts';
import { isCloudConfig, openYaml } from '../open-text.ts';
import { visitNodes } from '../visit.ts';

export const embeddedCloudConfig: Carrier = {
  id: 'embedded-cloud-config',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const notices: ReturnType<Carrier['unwrap']>['notices'][number][] = [];
    if (document.kind !== 'yaml') return { documents, notices };
    visitNodes(document.root, (node) => {
      if (node.kind !== 'scalar' || !isCloudConfig(node.text.text)) return;
      const opened = openYaml(document.path, node.text, {});
      documents.push(...opened.documents);
      notices.push(...opened.notices);
    });
    return { documents, notices };
  },
};
