import type { Document } from '../../read/documents/document.ts';
import { nodeFile, nodePathOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

/** Files on nodes; a workload's is in its ConfigMap. */
export const pdnsRecursorFiles: Plugin = {
  id: 'pdns-recursor',
  title: 'PowerDNS Recursor',
  markers: ['recursor', 'forward-zones'],
  names: /(?:^|\/)recursor(?:-[^/]+)?\.(?:conf|ya?ml)$/i,
  about: /recursor/i,
  namesOnNodes: /^[ \t]{0,99}(?:include-dir|forward-zones-file|hint-file)[ \t]{0,99}\+?=[ \t]{0,99}(\S{1,999})/gm,
  recognises: (document) => pathOf(document) !== undefined,
  read: (document) => {
    const path = pathOf(document);
    return { value: path === undefined ? [] : [nodeFile(document, path)], notices: [] };
  },
};

/** Of Debian's and Red Hat's packages, and their folders of parts. */
function pathOf(document: Document): string | undefined {
  return nodePathOf(document, (path) =>
    /^\/etc\/(?:powerdns|pdns-recursor)\/(?:recursor(?:-[\w-]+)?\.(?:conf|ya?ml)|[\w.-]+\.d\/[^/]+\.conf)$/.test(path),
  );
}
