import type { Document } from '../../read/documents/document.ts';
import { includeLines } from '../shared/include-lines.ts';
import { firstLineOf } from '../shared/lines.ts';
import { fileNameOf, nodeFile, nodePathOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

export { readUnbound } from './read.ts';

export const unbound: Plugin = {
  id: 'unbound',
  title: 'unbound',
  markers: ['unbound', 'forward'],
  missed: /unbound/i,
  names: /(?:^|\/)unbound[^/]*\.conf$/i,
  about: /unbound|forward-zone/i,
  includes: includeLines(
    'unbound',
    /^\/etc\/unbound\//,
    /^[ \t]{0,99}include(?:-toplevel)?:[ \t]{0,99}"?([^\s"]{1,999})/gm,
  ),
  recognises: (document) => nodePathOf(document, isUnboundPath) !== undefined || isBareFile(document),
  read: (document) => {
    const path = nodePathOf(document, isUnboundPath);
    if (path !== undefined) return { value: [nodeFile(document, path)], notices: [] };
    const { source } = document;
    const at = firstLineOf(source);
    return {
      value: [{ kind: 'config-text', language: 'unbound', path: document.path, text: source, at }],
      notices: [],
    };
  },
};

/** unbound.conf(5) FILES, and directories that packages include; others count where included. */
function isUnboundPath(path: string): boolean {
  return /^\/etc\/unbound\/(?:(?:unbound\.conf\.d|conf\.d|local\.d)\/)?[^/]+\.conf$/.test(path);
}

function isBareFile(document: Document): boolean {
  return document.onNode === undefined && fileNameOf(document) === 'unbound.conf';
}
