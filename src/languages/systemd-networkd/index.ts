import type { NodeNetworkFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { baseName } from '../../core/text/paths.ts';
import type { Document } from '../../read/documents/document.ts';
import { fieldsOf, firstLineOf } from '../shared/lines.ts';
import { hiding, networkFact, readingNodeFiles, serverAddresses } from '../shared/node-network.ts';
import type { Plugin } from '../shared/plugin.ts';
import { readUnit } from '../shared/systemd-unit.ts';

export const systemdNetworkd: Plugin = {
  id: 'systemd-networkd',
  title: 'systemd-networkd',
  markers: ['systemd/network', 'DNS='],
  about: /systemd\/network/i,
  ...readingNodeFiles(isNetworkPath, readNetwork),
};

function readNetwork(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const notices: Notice[] = [];
  let dns: Located<string>[] = [];
  let domains: string[] = [];
  let asksDhcp = false;
  let usesDns = true;
  let defaultRoute: boolean | undefined;
  const matched: string[] = [];
  let isManaged = true;
  for (const { section, key, value } of readUnit(document.source)) {
    const no = /^(?:no|false|off|0)$/i.test(value.text);
    if (/^(?:DHCP|DHCPv4|DHCPv6|IPv6AcceptRA)$/.test(section) && key === 'UseDNS') usesDns = !no;
    if (section === 'Match') matched.push(`${key}=${value.text}`);
    // As if there were no such file (systemd.network(5), Unmanaged=).
    if (section === 'Link' && key === 'Unmanaged' && /^(?:yes|true|on|1)$/i.test(value.text)) isManaged = false;
    if (section !== 'Network') continue;
    if (key === 'DNS') {
      if (value.text === '') dns = [];
      else addAll(dns, fieldsOf(value, 0, value.text.length));
    } else if (key === 'Domains') {
      domains = value.text === '' ? [] : [...domains, ...value.text.split(/\s+/)];
    } else if (key === 'DHCP') asksDhcp = !/^(?:no|none|false|off|0)$/i.test(value.text);
    else if (key === 'DNSDefaultRoute') defaultRoute = !no;
  }
  const nameservers = serverAddresses(dns, notices);
  const dhcp: NodeNetworkFact['dhcp'] = asksDhcp && usesDns ? 'after' : 'none';
  // By default a link with routing domains takes no other names (systemd.network(5), DNSDefaultRoute=).
  const onlyRoutes =
    defaultRoute === undefined
      ? domains.some((domain) => domain.startsWith('~')) && !domains.includes('~.')
      : !defaultRoute;
  if (!isManaged) return { value: [], notices };
  const at = firstLineOf(document.source);
  const fact = networkFact(document, path, {
    software: 'systemd-networkd',
    givesToResolved: true,
    nameservers,
    domains,
    onlyRoutes,
    dhcp,
    ...defined({ rivalries: rivalriesOf(path, matched) }),
    at,
  });
  return { value: [fact], notices };
}

const FOLDERS = ['etc', 'run', 'usr/local/lib', 'usr/lib', 'lib'].map((one) => `${one}/systemd/network`);

/** The first file by name that matches an interface is applied (systemd.network(5)). */
function rivalriesOf(path: string, matched: readonly string[]): NodeNetworkFact['rivalries'] {
  const hides = hiding(path, FOLDERS);
  if (hides === undefined) return undefined;
  const [only] = matched;
  if (only === undefined || matched.length > 1 || !path.endsWith('.network')) return [hides];
  return [hides, { of: only, order: baseName(path), counts: 'first' }];
}

/** systemd.network(5): `.network` files and their drop-ins. */
function isNetworkPath(path: string): boolean {
  return /^\/(?:etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/network\/[^/]+\.network(?:\.d\/[^/]+\.conf)?$/.test(
    path,
  );
}
