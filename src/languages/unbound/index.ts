import { includeLines } from '../shared/include-lines.ts';
import { isBareFile, nodePathOf, placedText } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

export { readUnbound } from './read.ts';

const NAMES = /^[ \t]{0,99}include(?:-toplevel)?:[ \t]{0,99}["']?([^\s"']{1,999})/gm;

export const unbound: Plugin = {
  id: 'unbound',
  title: 'unbound',
  markers: ['unbound', 'forward'],
  common: [{ word: 'forward', live: /forward-[a-z]/ }],
  missed: /unbound/i,
  names: /(?:^|\/)unbound[^/]*\.conf$/i,
  about: /unbound|forward-zone/i,
  includes: includeLines('unbound', /^\/etc\/unbound\//, NAMES),
  namesOnNodes: NAMES,
  recognises: (document) => nodePathOf(document, isUnboundPath) !== undefined || isBareFile(document, 'unbound.conf'),
  read: (document) => placedText(document, 'unbound', nodePathOf(document, isUnboundPath)),
};

/** unbound.conf(5) FILES, and directories that packages include; others count where included. */
function isUnboundPath(path: string): boolean {
  return /^\/etc\/unbound\/(?:(?:unbound\.conf\.d|conf\.d|local\.d)\/)?[^/]+\.conf$/.test(path);
}
