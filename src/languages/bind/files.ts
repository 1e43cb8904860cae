import { nodeFile, nodePathOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

/** named.conf on nodes; a workload's is in its ConfigMap. */
export const namedFiles: Plugin = {
  id: 'bind',
  title: 'BIND 9',
  markers: ['bind9', 'forward'],
  names: /(?:^|\/)named\.conf[^/]*$/i,
  about: /bind9/i,
  recognises: (document) => document.kind === 'text' && nodePathOf(document, isNamedPath) !== undefined,
  read: (document) => {
    const path = nodePathOf(document, isNamedPath);
    return { value: path === undefined ? [] : [nodeFile(document, path)], notices: [] };
  },
};

/** Of Debian's and Red Hat's packages; files beside it count where included. */
function isNamedPath(path: string): boolean {
  return /^\/etc\/(?:named\.conf|(?:bind|named)\/[^/]+\.conf(?:\.[\w-]+)?)$/.test(path);
}
