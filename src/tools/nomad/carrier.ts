/** Jobs of Nomad: the Corefile that a `template` block writes for its task (Nomad documentation, "template block"). */
import type { SourceText } from '../../core/text/source-text.ts';
import { type Carrier, child, type Document, entries, type YamlNode } from '../../read/documents/document.ts';
import { readHcl } from '../../read/documents/hcl.ts';
import { visitNodes } from '../../read/documents/visit.ts';

const MAX_LENGTH = 1024 * 1024;

export const nomad: Carrier = {
  id: 'nomad',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const { source, path } = document;
    const named = /\.(?:nomad|hcl)(?:\.(?:tpl|tmpl|tftpl))?$/.test(path);
    if (document.kind !== 'text' || document.onNode !== undefined || !named) return { documents, notices: [] };
    if (source.text.length > MAX_LENGTH || !/^\s*job\b/m.test(source.text)) return { documents, notices: [] };
    for (const block of readHcl(source).blocks) {
      if (block.type !== 'job') continue;
      visitNodes(block.body, (node) => {
        for (const { key, value } of entries(node)) {
          if (key !== 'template') continue;
          const text = corefileOf(value);
          if (text !== undefined) documents.push({ kind: 'text', path: `${path}/local.corefile`, source: text });
        }
      });
    }
    return { documents, notices: [] };
  },
};

/** `data` of a template whose `destination` says that it is a Corefile. */
function corefileOf(template: YamlNode): SourceText | undefined {
  const destination = child(template, 'destination');
  const data = child(template, 'data');
  if (destination?.kind !== 'scalar' || data?.kind !== 'scalar' || data.value === null) return undefined;
  return /corefile/i.test(destination.text.text) ? data.text : undefined;
}
