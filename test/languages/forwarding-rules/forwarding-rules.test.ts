/** Resolvers beside the cluster, by the files that configure them. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const dns = { 'coredns.yaml': coreDns({ corefile: corefile('forward . 192.0.2.53') }) };
const said = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ ...dns, ...files }).report.findings.map((one) => `${one.severity} ${one.code} ${one.at.file.path}`);

/** Each as a function of the upstream, with a listening address and without. */
const FORMATS: readonly (readonly [string, string, (upstream: string) => string, string])[] = [
  ['dnsmasq', 'dnsmasq.conf', (to) => `no-resolv\nserver=${to}\n`, 'listen-address=192.0.2.53\n'],
  [
    'OpenWrt',
    'files/etc/config/dhcp',
    (to) => `config dnsmasq\n\toption noresolv '1'\n\tlist server '/corp.example/192.0.2.9'\n\tlist server '${to}'\n`,
    "\tlist listen_address '192.0.2.53'\n",
  ],
  [
    'libvirt',
    'net.xml',
    (to) => `<network>\n  <dns>\n    <forwarder addr='${to}'/>\n  </dns>\n`,
    "  <ip address='192.0.2.53' netmask='255.255.255.0'/>\n</network>\n",
  ],
];

describe.each(FORMATS)('%s', (_, path, text, listening) => {
  test('loops where the cluster DNS asks it, and it asks the cluster DNS', () => {
    expect(said({ [path]: text('10.96.0.10') + listening })).toEqual(['warning LG101 coredns.yaml']);
    expect(said({ [path]: text('192.0.2.1') + listening })).toEqual([]);
  });
  test('is named where nobody states its address', () => {
    const { report } = scanTexts({ ...dns, [path]: text('10.96.0.10') });
    expect(report.findings.map(({ code }) => code)).toEqual(['LG801']);
    expect(report.findings[0]?.paste?.lines.at(-1)).toContain('forwards: [{ zone: ".", to: [10.96.0.10] }]');
    expect(said({ [path]: text('192.0.2.1') })).toEqual([]);
  });
  test('that nobody asks is no server of the model', () => {
    const files = { [path]: (text('10.96.0.10') + listening).replace('192.0.2.53', '192.0.2.54') };
    expect(said(files)).toEqual([]);
  });
});

describe('a playbook’s resolver on machines that are no nodes', () => {
  const play = {
    'site.yml':
      '- hosts: dns\n  become: true\n  tasks:\n    - template: {src: dnsmasq.conf.j2, dest: /etc/dnsmasq.conf}\n',
    'templates/dnsmasq.conf.j2': 'no-resolv\nserver={{ upstream }}\n',
  };
  const variables = (upstream: string) => ({ 'group_vars/all.yml': `upstream: ${upstream}\n` });
  const inventory = { 'inventory.ini': '[dns]\ndns1 ansible_host=192.0.2.53\n\n[nodes]\nn1 ansible_host=192.0.2.7\n' };

  test('is found by the inventory’s address of its group', () => {
    expect(said({ ...play, ...variables('10.96.0.10'), ...inventory })).toEqual(['warning LG101 coredns.yaml']);
    expect(said({ ...play, ...variables('9.9.9.9'), ...inventory })).toEqual([]);
  });
  test('of another group is nobody that the cluster asks', () => {
    const other = { 'inventory.ini': inventory['inventory.ini'].replace('192.0.2.53', '192.0.2.54') };
    expect(said({ ...play, ...variables('10.96.0.10'), ...other })).toEqual([]);
  });
  test('without an address is named', () => {
    expect(said({ ...play, ...variables('10.96.0.10') })).toEqual(['note LG801 templates/dnsmasq.conf.j2']);
  });
});
