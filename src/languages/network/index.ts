import type { Document } from '../../read/documents/document.ts';
import { nodeFile, nodePathOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';

/** Files from which a node's network manager takes its nameservers. They are stated as they lie; nothing reads them yet. */
export const network: Plugin = {
  id: 'network',
  title: 'netplan, NetworkManager, systemd-networkd and DHCP clients',
  recognises: (document) => networkPathOf(document) !== undefined,
  read: (document) => {
    const path = networkPathOf(document);
    return { value: path === undefined ? [] : [nodeFile(document, path)], notices: [] };
  },
};

/** Only files that say something about DNS. */
function networkPathOf(document: Document): string | undefined {
  const path = nodePathOf(document, isNetworkPath);
  return path !== undefined && /nameserver|dns/i.test(document.source.text) ? path : undefined;
}

/**
 * netplan(5), NetworkManager.conf(5) and nm-settings-keyfile(5), systemd.network(5), dhclient.conf(5), interfaces(5).
 * NetworkManager's dnsmasq.d belongs to dnsmasq.
 */
function isNetworkPath(path: string): boolean {
  return (
    /^\/(?:etc|run|lib|usr\/lib)\/netplan\/[^/]+\.yaml$/.test(path) ||
    /^\/(?:etc|run|usr\/lib|var\/run)\/NetworkManager\/(?:NetworkManager\.conf|conf\.d\/[^/]+\.conf|system-connections\/[^/]+)$/.test(
      path,
    ) ||
    /^\/(?:etc|run|usr\/lib|lib)\/systemd\/network\/[^/]+\.network(?:\.d\/[^/]+\.conf)?$/.test(path) ||
    /^\/etc\/(?:dhcp\/|dhcp3\/)?dhclient(?:-[^/]+)?\.conf$/.test(path) ||
    /^\/etc\/network\/interfaces(?:\.d\/[^/]+)?$/.test(path)
  );
}
