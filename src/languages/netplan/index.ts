import type { NodeNetworkFact } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import {
  child,
  entries,
  items,
  placeOfKey,
  scalarText,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { locatedText, type Reader } from '../shared/fields.ts';
import { hiding, networkFact, serverAddresses } from '../shared/node-network.ts';
import { nodePathOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';
import { readingForms } from '../shared/yaml-forms.ts';

export const netplan: Plugin = {
  id: 'netplan',
  title: 'netplan',
  nodePaths: /netplan/i,
  markers: ['ameserver'],
  ...readingForms((document) => {
    const path = nodePathOf(document, isNetplanPath);
    return path === undefined ? undefined : (reader) => readDevices(reader, path);
  }),
};

/** netplan(5): /run hides a file of the same name in /etc, and that hides one in /lib. */
function isNetplanPath(path: string): boolean {
  return /^\/(?:etc|run|lib|usr\/lib)\/netplan\/[^/]+\.ya?ml$/.test(path);
}

const FOLDERS = ['run/netplan', 'etc/netplan', 'lib/netplan', 'usr/lib/netplan'];

const DEVICES = [
  'ethernets',
  'bonds',
  'bridges',
  'vlans',
  'wifis',
  'modems',
  'tunnels',
  'vrfs',
  'dummy-devices',
] as const;

function readDevices(reader: Reader, path: string): readonly NodeNetworkFact[] {
  const network = child(reader.document.root, 'network');
  const devices = DEVICES.flatMap((kind) => entries(child(network, kind)));
  return devices.map((one) => readDevice(reader, path, network, one));
}

function readDevice(reader: Reader, path: string, network: YamlNode | undefined, device: YamlEntry): NodeNetworkFact {
  const { document } = reader;
  const hides = hiding(path, FOLDERS);
  const nameservers = child(device.value, 'nameservers');
  const listed = items(child(nameservers, 'addresses')).flatMap((one) => locatedText(document, one) ?? []);
  const dhcp = dhcpOf(device.value);
  const renderer = scalarText(child(device.value, 'renderer')) ?? scalarText(child(network, 'renderer'));
  return networkFact(document, path, {
    ...defined({ rivalries: hides && [hides] }),
    ...(renderer === 'NetworkManager'
      ? { software: 'NetworkManager' }
      : { software: 'netplan', givesToResolved: true as const }),
    nameservers: serverAddresses(listed, reader.notices),
    domains: items(child(nameservers, 'search')).flatMap((one) => scalarText(one) ?? []),
    dhcp,
    at: placeOfKey(document, device),
  });
}

/** Static servers before DHCP's, which `use-dns: false` drops (netplan-yaml, "DHCP Overrides"). */
function dhcpOf(device: YamlNode): NodeNetworkFact['dhcp'] {
  const asks = (['4', '6'] as const).some((family) => {
    const on = child(device, `dhcp${family}`);
    const uses = child(device, `dhcp${family}-overrides`, 'use-dns');
    return isTrue(on) && !/^(?:false|no|off|n)$/i.test(scalarText(uses) ?? '');
  });
  return asks ? 'after' : 'none';
}

/** libyaml's YAML 1.1 booleans: `yes`, `no` (netplan-yaml). */
function isTrue(node: YamlNode | undefined): boolean {
  return /^(?:true|yes|on|y)$/i.test(scalarText(node) ?? '');
}
