/** What network software of nodes makes of the resolver file, and the loops that follow. */
import { describe, expect, test } from '@jest/globals';
import { readFile } from '../../../src/judge/read-file.ts';
import { coreDns, corefile, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const LOOP = 'error LG101 dns.yaml:18:19 always fatal';
const PARTLY = 'error LG101 dns.yaml:18:19 sometimes 0.5 sometimes';

function userData(files: Readonly<Record<string, string>>): string {
  return `#cloud-config\nwrite_files:\n${Object.entries(files)
    .map(([path, text]) => `  - path: ${path}\n    content: |\n${text.replace(/^(?=.)/gm, '      ')}\n`)
    .join('')}`;
}

function reported(os: string, files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts({ 'dns.yaml': DNS, '.loopgate.yaml': nodes(os), 'user-data': userData(files) }).said.filter(
    (line) => !/^note LG20/.test(line),
  );
}

const UBUNTU = 'os: ubuntu-24.04\nprovisioner: kubeadm';
const ROCKY = 'os: rocky-9\nprovisioner: kubeadm';
const DEBIAN = 'os: debian-12\nprovisioner: kubeadm';

describe('netplan', () => {
  const device = (more: string): Readonly<Record<string, string>> => ({
    '/etc/netplan/60-dns.yaml': `network:\n  version: 2\n  ethernets:\n    eth0:\n${more.replace(/^(?=.)/gm, '      ')}`,
  });
  test('its servers stand in the list of real servers', () => {
    expect(reported(UBUNTU, device('nameservers: {addresses: [10.96.0.10]}\n'))).toEqual([LOOP]);
    expect(reported(UBUNTU, device('nameservers: {addresses: [192.0.2.1]}\n'))).toEqual([]);
  });
  test('DHCP adds to them, unless it must not', () => {
    expect(reported(UBUNTU, device('dhcp4: true\nnameservers: {addresses: [10.96.0.10]}\n'))).toEqual([PARTLY]);
    expect(
      reported(UBUNTU, device('dhcp4: yes\ndhcp4-overrides: {use-dns: no}\nnameservers: {addresses: [10.96.0.10]}\n')),
    ).toEqual([LOOP]);
  });
  test('a resolver of the node that is set to ask the cluster DNS by way of the stub', () => {
    const dns = coreDns({ corefile: corefile('forward . /etc/resolv.conf'), hostNetwork: true });
    const files = {
      'dns.yaml': dns,
      '.loopgate.yaml': nodes('os: ubuntu-24.04'),
      'user-data': userData(device('nameservers: {addresses: [10.96.0.10]}\n')),
    };
    const { said } = scanTexts(files);
    expect(said.filter((line) => line.startsWith('error LG101'))).toHaveLength(1);
  });
});

describe('systemd-networkd', () => {
  const link = (more: string): Readonly<Record<string, string>> => ({
    '/etc/systemd/network/10-x.network': `[Network]\n${more}`,
  });
  test('its servers are listed, whatever names they are for', () => {
    expect(reported(UBUNTU, link('DNS=10.96.0.10\nDomains=~cluster.local'))).toEqual([LOOP]);
    expect(reported(UBUNTU, link('DNS=192.0.2.1'))).toEqual([]);
  });
  test('an empty assignment forgets', () =>
    expect(reported(UBUNTU, link('DNS=10.96.0.10\nDNS=\nDNS=192.0.2.1'))).toEqual([]));
});

describe('NetworkManager', () => {
  const conf = (text: string): Readonly<Record<string, string>> => ({ '/etc/NetworkManager/conf.d/dns.conf': text });
  const keyfile = (text: string): Readonly<Record<string, string>> => ({
    '/etc/NetworkManager/system-connections/eth0.nmconnection': text,
  });
  test("a local plugin makes the node's file name loopback", () => {
    expect(reported(ROCKY, conf('[main]\ndns=dnsmasq'))).toEqual([LOOP]);
    expect(reported(ROCKY, conf('[main]\ndns=default'))).toEqual([]);
    expect(reported(ROCKY, conf('[main]\ndns=none'))).toEqual([]);
  });
  test('servers of connections', () => {
    expect(reported(ROCKY, keyfile('[ipv4]\nmethod=manual\ndns=10.96.0.10;'))).toEqual([LOOP]);
    expect(reported(ROCKY, keyfile('[ipv4]\nmethod=auto\ndns=10.96.0.10;'))).toEqual([PARTLY]);
    expect(reported(ROCKY, keyfile('[ipv4]\nmethod=auto\nignore-auto-dns=true\ndns=192.0.2.1;'))).toEqual([]);
    expect(
      reported(ROCKY, { '/etc/sysconfig/network-scripts/ifcfg-eth0': 'BOOTPROTO=none\nDNS1="10.96.0.10"' }),
    ).toEqual([LOOP]);
  });
  test('global servers count alone', () => {
    const both = { ...conf('[global-dns-domain-*]\nservers=192.0.2.1'), ...keyfile('[ipv4]\ndns=10.96.0.10;') };
    expect(reported(ROCKY, both)).toEqual([]);
    expect(reported(ROCKY, conf('[global-dns-domain-*]\nservers=169.254.20.10,10.96.0.10'))).toEqual([PARTLY]);
  });
  test('its dnsmasq asks the servers of the connections', () => {
    const dns = coreDns({ corefile: corefile('forward . 127.0.0.1'), hostNetwork: true });
    const files = (server: string): readonly string[] =>
      scanTexts({
        'dns.yaml': dns.replace('.:53', '.:1053'),
        '.loopgate.yaml': nodes('os: rocky-9\naddresses: [192.0.2.10]'),
        'user-data': userData({ ...conf('[main]\ndns=dnsmasq'), ...keyfile(`[ipv4]\nmethod=manual\ndns=${server};`) }),
      }).said.filter((line) => line.startsWith('error'));
    expect(files('192.0.2.1')).toEqual([]);
  });
});

describe("Debian's ways", () => {
  test('ifupdown', () => {
    const stanza = (method: string, server: string): Readonly<Record<string, string>> => ({
      '/etc/network/interfaces': `auto eth0\niface eth0 inet ${method}\n  dns-nameservers ${server}`,
    });
    expect(reported(DEBIAN, stanza('static', '10.96.0.10'))).toEqual([LOOP]);
    expect(reported(DEBIAN, stanza('static', '192.0.2.1'))).toEqual([]);
    expect(reported(DEBIAN, stanza('dhcp', '10.96.0.10'))).toEqual([PARTLY]);
  });
  test.each([
    ['supersede', [LOOP]],
    ['prepend', [PARTLY]],
    ['append', [PARTLY]],
    ['default', []],
  ])('dhclient: %s', (how, expected) => {
    const text = `# ours\nrequest subnet-mask;\n${how} domain-name-servers 10.96.0.10;`;
    expect(reported(DEBIAN, { '/etc/dhcp/dhclient.conf': text })).toEqual(expected);
  });
  test('resolvconf puts its head first', () => {
    expect(reported(DEBIAN, { '/etc/resolvconf/resolv.conf.d/head': 'nameserver 127.0.0.1' })).toEqual([PARTLY]);
    expect(reported(DEBIAN, { '/etc/resolvconf/resolv.conf.d/head': '# nothing' })).toEqual([]);
  });
  test('dhcpcd', () => {
    expect(reported(DEBIAN, { '/etc/dhcpcd.conf': 'interface eth0\nstatic domain_name_servers=10.96.0.10' })).toEqual([
      LOOP,
    ]);
    expect(
      reported(DEBIAN, { '/etc/dhcpcd.conf': 'nohook resolv.conf\nstatic domain_name_servers=10.96.0.10' }),
    ).toEqual([]);
  });
});

test('the file that somebody writes wins over what software would write', () => {
  const files = {
    '/etc/resolv.conf': 'nameserver 192.0.2.1',
    '/etc/network/interfaces': 'iface eth0 inet static\n dns-nameservers 127.0.0.1',
  };
  expect(reported(DEBIAN, files)).toEqual([]);
});

test.each<[string, string, string]>([
  ['ifupdown', 'etc/network/interfaces', 'iface eth0 inet static\n  dns-nameservers {{ a + b }}:53 10.0.0.9 X'],
  ['a keyfile', 'etc/NetworkManager/system-connections/x', '[ipv4]\nmethod=manual\ndns=X;10.0.0.9,{{ a + b }}:53'],
  ['global servers', 'etc/NetworkManager/conf.d/x.conf', '[global-dns-domain-*]\nservers=X, 10.0.0.9, {{ a + b }}:53'],
])('an expression with blanks and commas is one placeholder: %s', (_, path, text) => {
  const { notices = [] } = readFile(path, Buffer.from(text.replace('X', "{{ lookup('x', 'y') }}")), {}) ?? {};
  expect(notices.map(({ message }) => /`(.*)`/.exec(message)?.[1]).toSorted()).toEqual([
    '{{ a + b }}:53',
    "{{ lookup('x', 'y') }}",
  ]);
});
