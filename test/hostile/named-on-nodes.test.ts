/** What a node's server file names is read because it is named, whatever its name, ending or folder. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const FORWARDS = 'server=10.96.0.10\n';
const CLAUSE = 'forward-zone:\n  name: "."\n  forward-addr: 10.96.0.10\n';
const DNSMASQ = 'no-resolv\nlisten-address=192.0.2.53\n';
const UNBOUND = 'server:\n  interface: 192.0.2.53\n  access-control: 0.0.0.0/0 allow\n';
const OPTIONS = (to: string): string =>
  `options { listen-on { 192.0.2.53; }; allow-recursion { any; }; forward only; forwarders { ${to}; }; };\n`;

const SERVER: Files = {
  'coredns.yaml': [
    configMap('.:53 {\n    kubernetes cluster.local\n    forward . 192.0.2.53\n    loop\n}\n'),
    deployment('1.11.3'),
    SERVICE,
  ].join('---\n'),
};

const node = (root: string, files: Files): Files => ({
  ...SERVER,
  ...Object.fromEntries(
    Object.entries({
      'etc/resolv.conf': 'nameserver 192.0.2.9\n',
      'etc/default/kubelet': 'KUBELET_EXTRA_ARGS=--cluster-dns=10.96.0.10 --resolv-conf=/etc/resolv.conf\n',
      ...files,
    }).map(([path, text]) => [root + path, text]),
  ),
});

const CASES: readonly [string, Files][] = [
  ['conf-file', { 'etc/dnsmasq.conf': `${DNSMASQ}conf-file=/etc/dm/one\n`, 'etc/dm/one': FORWARDS }],
  ['in quotes', { 'etc/dnsmasq.conf': `${DNSMASQ}conf-file="/etc/dm/one"\n`, 'etc/dm/one': FORWARDS }],
  ['elsewhere', { 'etc/dnsmasq.conf': `${DNSMASQ}conf-file=/opt/dns/up.conf\n`, 'opt/dns/up.conf': FORWARDS }],
  ['conf-dir', { 'etc/dnsmasq.conf': `${DNSMASQ}conf-dir=/etc/dm/,*.x\n`, 'etc/dm/one.x': FORWARDS }],
  ['servers-file', { 'etc/dnsmasq.conf': `${DNSMASQ}servers-file=/etc/dm/one\n`, 'etc/dm/one': FORWARDS }],
  [
    'through another',
    {
      'etc/dnsmasq.conf': `${DNSMASQ}conf-file=/etc/dm/one\n`,
      'etc/dm/one': 'conf-file=/srv/two\n',
      'srv/two': FORWARDS,
    },
  ],
  ['include', { 'etc/unbound/unbound.conf': `${UNBOUND}include: "/etc/unbound/z/one"\n`, 'etc/unbound/z/one': CLAUSE }],
  [
    'a pattern',
    { 'etc/unbound/unbound.conf': `${UNBOUND}include-toplevel: "/etc/unbound/z/*.c"\n`, 'etc/unbound/z/one.c': CLAUSE },
  ],
  ['named.conf', { 'etc/bind/named.conf': 'include "/etc/bind/opts";\n', 'etc/bind/opts': OPTIONS('10.96.0.10') }],
];

describe.each(['', 'node/'])('below %p', (root) => {
  test.each(CASES)('%s', (_, files) => {
    const { report } = scanTexts(node(root, files), node(root, { 'etc/dnsmasq.conf': `${DNSMASQ}server=192.0.2.1\n` }));
    expect(report.findings.map(({ code }) => code)).toEqual(['LG101']);
  });
});

test('files that the same folder holds and nothing names do not count', () => {
  const files = { 'etc/dnsmasq.conf': `${DNSMASQ}server=192.0.2.1\nconf-file=/etc/dm/one\n`, 'etc/dm/one': '# none\n' };
  const { said } = scanTexts(node('', { ...files, 'etc/dm/two': FORWARDS }));
  expect(said).toEqual([]);
});

describe('what is not there', () => {
  const base = node('', { 'etc/dnsmasq.conf': `${DNSMASQ}server=192.0.2.1\n` });
  test.each([
    ['conf-file=/etc/dm/one', 'warning LG801 etc/dnsmasq.conf:3:1'],
    ['conf-dir=/etc/dm', 'warning LG801 etc/dnsmasq.conf:3:1'],
    ['servers-file=/etc/dm/one', 'warning LG801 etc/dnsmasq.conf:3:1'],
    ['conf-dir=/etc/dnsmasq.d/,*.conf', 'note LG801 etc/dnsmasq.conf:3:1'],
    ['conf-file=/usr/share/dnsmasq/trust-anchors.conf', 'note LG801 etc/dnsmasq.conf:3:1'],
  ])('%s in place of a server', (line, said) => {
    const head = node('', { 'etc/dnsmasq.conf': `${DNSMASQ}${line}\n` });
    expect(scanTexts(head, base).said).toEqual([said]);
    expect(scanTexts(head, head).said).toEqual([`existing ${said.replace('warning', 'note')}`]);
    expect(scanTexts(head).said).toEqual([said.replace('warning', 'note')]);
  });
});
