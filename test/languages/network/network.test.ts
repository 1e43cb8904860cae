import { expect, test } from '@jest/globals';
import { network } from '../../../src/languages/network/index.ts';
import { openText } from '../open-yaml.ts';

test.each([
  ['overlay/etc/netplan/50-cloud-init.yaml', '/etc/netplan/50-cloud-init.yaml'],
  ['etc/NetworkManager/conf.d/dns.conf', '/etc/NetworkManager/conf.d/dns.conf'],
  [
    'x/etc/NetworkManager/system-connections/eth0.nmconnection',
    '/etc/NetworkManager/system-connections/eth0.nmconnection',
  ],
  ['rootfs/etc/systemd/network/10-eth.network', '/etc/systemd/network/10-eth.network'],
  ['etc/dhcp/dhclient.conf', '/etc/dhcp/dhclient.conf'],
  ['etc/network/interfaces', '/etc/network/interfaces'],
])('%s', (path, onNode) => {
  const document = openText('DNS=10.0.0.2\n', path);
  expect(network.recognises(document)).toBe(true);
  expect(network.read(document).value).toMatchObject([{ kind: 'node-file', path: onNode, mode: 'replace' }]);
});
test('what says nothing of DNS, or lies elsewhere, is left alone', () => {
  expect(network.recognises(openText('[Match]\nName=eth0\n', 'etc/systemd/network/10-eth.network'))).toBe(false);
  expect(network.recognises(openText('DNS=10.0.0.2\n', 'docs/10-eth.network'))).toBe(false);
});
test('a carrier’s append is kept', () => {
  const document = openText('dns\n', 'u', { path: '/etc/NetworkManager/conf.d/dns.conf', append: true });
  expect(network.read(document).value).toMatchObject([{ mode: 'append' }]);
});
