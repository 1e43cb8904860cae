import type { Document } from '../../read/documents/document.ts';
import { includeLines } from '../shared/include-lines.ts';
import { isBareFile, nodePathOrPart, placedText } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

export { readDnsmasq } from './read.ts';

const NAMES = /^[ \t]{0,99}(?:conf-(?:dir|file)|servers-file)[ \t]{0,99}=[ \t]{0,99}"?([^\s,"]{1,999})/gm;

/** Its own configuration, and that of NetworkManager's instance. */
export const dnsmasq: Plugin = {
  id: 'dnsmasq',
  title: 'dnsmasq',
  markers: ['dnsmasq'],
  names: /(?:^|\/)(?:dnsmasq[^/]*\.conf|dnsmasq\.d\/[^/]+)$/i,
  about: /dnsmasq/i,
  includes: includeLines('dnsmasq', /^\/etc\//, NAMES),
  namesOnNodes: NAMES,
  recognises: (document) => pathOf(document) !== undefined || isBareFile(document, 'dnsmasq.conf'),
  read: (document) => placedText(document, 'dnsmasq', pathOf(document)),
};

function pathOf(document: Document): string | undefined {
  return nodePathOrPart(document, isDnsmasqPath, PART);
}

const PART = /^(?:(?:server|local|address)=\/[^\n]|(?:server|rev-server)=[\d.:a-fA-F]{3,39}|conf-(?:dir|file)=\/)/m;

/** dnsmasq(8) FILES and --conf-dir as shipped; NetworkManager.conf(5) dns=dnsmasq. */
function isDnsmasqPath(path: string): boolean {
  return /^\/etc\/(?:dnsmasq\.conf|dnsmasq\.d\/[^/]+|NetworkManager\/dnsmasq\.d\/[^/]+)$/.test(path);
}
