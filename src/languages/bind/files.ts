import type { Document } from '../../read/documents/document.ts';
import { nodeFile, nodePathOrPart } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

/** Files on nodes; a workload's is in its ConfigMap. */
export const namedFiles: Plugin = {
  id: 'bind',
  title: 'BIND 9',
  markers: ['bind9', 'forward'],
  common: [{ word: 'forward', live: /forwarders|forward\s+(?:only|first)/ }],
  names: /(?:^|\/)named\.conf[^/]*$/i,
  about: /bind9/i,
  namesOnNodes: /\binclude[ \t]{1,99}"?([^\s";]{1,999})/g,
  recognises: (document) => document.kind === 'text' && pathOf(document) !== undefined,
  read: (document) => {
    const path = pathOf(document);
    return { value: path === undefined ? [] : [nodeFile(document, path)], notices: [] };
  },
};

function pathOf(document: Document): string | undefined {
  return nodePathOrPart(document, isNamedPath, PART);
}

const PART = /^[ \t]{0,99}(?:zone[ \t]{1,99}"[^"\n]{1,255}"|forwarders|view[ \t]{1,99}"[^"\n]{1,255}")[^;{\n]{0,99}\{/m;

/** Of Debian's and Red Hat's packages; files beside it count where included. */
function isNamedPath(path: string): boolean {
  return /^\/etc\/(?:named\.conf|(?:bind|named)\/[^/]+\.conf(?:\.[\w-]+)?)$/.test(path);
}
