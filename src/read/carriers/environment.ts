/** Corefiles that a variable of the environment holds: `COREFILE`, for images that hand it to `coredns -conf /dev/stdin`. */
import type { SourceText } from '../../core/text/source-text.ts';
import { type Carrier, child, type Document, entries, scalarText, type YamlNode } from '../documents/document.ts';
import { visitNodes } from '../documents/visit.ts';

const NAME = 'COREFILE';

export const environment: Carrier = {
  id: 'environment',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    if (document.kind !== 'yaml' || !document.source.text.includes(NAME)) return { documents, notices: [] };
    const put = (node: YamlNode | undefined): void => {
      const text = textOf(node);
      if (text !== undefined) documents.push({ kind: 'text', path: `${document.path}/env.corefile`, source: text });
    };
    visitNodes(document.root, (node) => {
      if (node.kind !== 'map') return;
      // A container's list, and Compose's and BOSH's maps.
      if (scalarText(child(node, 'name')) === NAME) put(child(node, 'value'));
      for (const { key, value } of entries(node)) if (/^env(?:ironment)?$/.test(key)) put(child(value, NAME));
    });
    return { documents, notices: [] };
  },
};

function textOf(node: YamlNode | undefined): SourceText | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' && node.value.includes('{') ? node.text : undefined;
}
