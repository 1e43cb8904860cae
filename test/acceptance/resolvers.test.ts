/** LG302 and LG304: DNS servers whose pods, and nodes whose resolvers, look to the cluster DNS. */
import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../support/scan-texts.ts';
import { type CoreDns, coreDns, corefile, kubelet, nodes } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const dns = (forward: string, more: Omit<CoreDns, 'corefile'> = {}): string =>
  coreDns({ corefile: corefile(forward), ...more });
const lists = (address: string): string => nodes(`files: { /etc/resolv.conf: { inline: "nameserver ${address}" } }`);

describe('LG302: the pod of a DNS server gets the cluster DNS as its resolver', () => {
  test.each<readonly [string, Omit<CoreDns, 'corefile'>, string]>([
    ['no policy', { dnsPolicy: undefined }, 'dns.yaml:30:5'],
    ['ClusterFirst', { dnsPolicy: 'ClusterFirst' }, 'dns.yaml:31:18'],
    ['ClusterFirstWithHostNet', { dnsPolicy: 'ClusterFirstWithHostNet', hostNetwork: true }, 'dns.yaml:32:18'],
  ])('%s', (_, policy, at) => {
    expect(loudIn({ 'dns.yaml': dns('forward . 10.0.0.2', policy) })).toEqual([`warning LG302 ${at}`]);
  });
  test.each<readonly [string, Omit<CoreDns, 'corefile'>]>([
    ['Default', { dnsPolicy: 'Default' }],
    ['None', { dnsPolicy: 'None' }],
    ['ClusterFirst on the network of the node, which is Default', { dnsPolicy: 'ClusterFirst', hostNetwork: true }],
  ])('silent: %s', (_, policy) => {
    expect(loudIn({ 'dns.yaml': dns('forward . 10.0.0.2', policy) })).toEqual([]);
  });
  test('a loop that it proves is reported instead, and names the policy', () => {
    const { said, report } = scanTexts({
      'dns.yaml': dns('forward . /etc/resolv.conf', { dnsPolicy: 'ClusterFirst' }),
    });
    expect(said).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
    expect(report.findings[0]?.advice).toMatch(
      /^Set dnsPolicy: Default on kube-system\/Deployment\/coredns \(dns\.yaml:31\)/,
    );
  });
  test('the advice names the server of the ring whose policy it is', () => {
    const edge = dns('forward . /etc/resolv.conf', { dnsPolicy: 'ClusterFirst' })
      .replaceAll('kube-dns', 'edge')
      .replaceAll('name: coredns', 'name: edge')
      .replace('10.96.0.10', '10.96.0.53');
    const { said, report } = scanTexts({ 'dns.yaml': `${dns('forward . 10.96.0.53', {})}---\n${edge}` });
    expect(said).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
    expect(report.findings[0]?.advice).toMatch(
      /^Set dnsPolicy: Default on kube-system\/Deployment\/edge \(dns\.yaml:87\)/,
    );
  });
});

describe('LG304: a node that looks to the cluster DNS', () => {
  const reported = 'node/etc/default/kubelet';
  const own = { [reported]: 'KUBELET_EXTRA_ARGS=--cluster-dns=10.96.0.10\n' };
  const unknown = dns('nonstock\n    forward . 10.0.0.2', { image: 'registry.example/dns/coredns:v1.11.3' });
  test.each<readonly [string, Files, string]>([
    [
      'its file, and who answers there is not shown',
      { 'k.yaml': kubelet(''), '.loopgate.yaml': lists('10.96.0.10') },
      '.loopgate.yaml:6:58',
    ],
    [
      'its file, and what happens there is not known',
      { 'dns.yaml': unknown, '.loopgate.yaml': lists('10.96.0.10') },
      '.loopgate.yaml:6:58',
    ],
    [
      'systemd-resolved',
      { ...own, 'node/etc/systemd/resolved.conf': '[Resolve]\nDNS=10.96.0.10\n' },
      'node/etc/systemd/resolved.conf:2:5',
    ],
    ['dnsmasq, all names', { ...own, 'node/etc/dnsmasq.conf': 'server=10.96.0.10\n' }, 'node/etc/dnsmasq.conf:1:8'],
    [
      'dnsmasq, a zone of somebody else',
      { ...own, 'node/etc/dnsmasq.conf': 'no-resolv\nserver=/corp.example/10.96.0.10\nserver=10.0.0.2\n' },
      'node/etc/dnsmasq.conf:2:22',
    ],
  ])('%s', (_, files, at) => {
    expect(loudIn(files)).toEqual([`warning LG304 ${at}`]);
  });
  test.each<readonly [string, Files]>([
    ['the names leave from there', { 'dns.yaml': dns('forward . 10.0.0.2'), '.loopgate.yaml': lists('10.96.0.10') }],
    ['another address', { 'k.yaml': kubelet(''), '.loopgate.yaml': lists('10.0.0.2') }],
    [
      'dnsmasq sends the cluster its own names only',
      { ...own, 'node/etc/dnsmasq.conf': 'no-resolv\nserver=/cluster.local/10.96.0.10\nserver=10.0.0.2\n' },
    ],
    [
      'the same, and the cluster sends the rest to the node',
      {
        'dns.yaml': dns('forward . 192.0.2.10'),
        ...own,
        'node/etc/dnsmasq.conf': 'no-resolv\nserver=/cluster.local/10.96.0.10\nserver=10.0.0.2\n',
        '.loopgate.yaml': nodes('addresses: [192.0.2.10]'),
      },
    ],
  ])('silent: %s', (_, files) => {
    expect(loudIn(files)).toEqual([]);
  });
  test('a loop that it proves is reported instead', () => {
    const files = { 'dns.yaml': dns('forward . /etc/resolv.conf'), '.loopgate.yaml': lists('10.96.0.10') };
    expect(loudIn(files)).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
  });
});
