import type { NodeNetworkFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { fieldsOf, linesOf } from '../shared/lines.ts';
import { networkFact, readingNodeFiles, serverAddresses } from '../shared/node-network.ts';
import type { Plugin } from '../shared/plugin.ts';

export const ifupdown: Plugin = {
  id: 'ifupdown',
  title: 'ifupdown (/etc/network/interfaces)',
  markers: ['ameserver'],
  ...readingNodeFiles(isInterfacesPath, readInterfaces),
};

function readInterfaces(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const { source } = document;
  const notices: Notice[] = [];
  const facts: NodeNetworkFact[] = [];
  let stanza: { at: Location; dhcp: NodeNetworkFact['dhcp']; dns: Located<string>[]; search: string[] } | undefined;
  const finish = (): void => {
    if (stanza !== undefined && stanza.dns.length > 0)
      facts.push(
        networkFact(document, path, {
          software: 'ifupdown',
          nameservers: serverAddresses(stanza.dns, notices),
          domains: stanza.search,
          dhcp: stanza.dhcp,
          at: stanza.at,
        }),
      );
    stanza = undefined;
  };
  for (const line of linesOf(source.text)) {
    const [keyword, ...rest] = fieldsOf(source, line.start, line.end);
    if (keyword === undefined || keyword.value.startsWith('#')) continue;
    if (/^(?:auto|allow-\S+|mapping|source|source-directory|rename|template)$/.test(keyword.value)) finish();
    else if (keyword.value === 'iface') {
      finish();
      const dhcp = rest.some((word) => word.value === 'dhcp') ? 'after' : 'none';
      stanza = { at: locate(source, line.start, line.end), dhcp, dns: [], search: [] };
    } else if (/^dns-nameservers?$/.test(keyword.value)) addAll(stanza?.dns ?? [], rest);
    else if (keyword.value === 'dns-search')
      addAll(
        stanza?.search ?? [],
        rest.map((word) => word.value),
      );
  }
  finish();
  return { value: facts, notices };
}

/** interfaces(5), resolvconf(8). */
function isInterfacesPath(path: string): boolean {
  return /^\/etc\/network\/interfaces(?:\.d\/[^/]+)?$/.test(path);
}
