import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const corefile = (upstream: string): Record<string, string> => ({
  'coredns.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        loop
        forward . ${upstream}
    }
`,
  '.loopgate.yaml': `version: 1
clusters:
  - name: prod
    cluster-dns: [10.96.0.10]
    nodes: [{ name: default, files: { /etc/resolv.conf: { inline: "nameserver 10.96.0.10" } } }]
`,
});
const codes = (files: Record<string, string>): readonly string[] =>
  scanTexts(files).report.findings.map((one) => one.code);

describe('a node that asks the cluster DNS', () => {
  test('is reported where it is not known what the cluster DNS does with the names', () =>
    expect(codes(corefile('{{ upstream }}'))).toContain('LG304'));
  test('is no second finding beside the loop that the names run into', () =>
    expect(codes(corefile('10.96.0.10'))).toEqual(['LG101']));
  test('is reported once for a file that several pools have, and of which pool', () => {
    const pools = (second: string): Record<string, string> => ({
      ...corefile('{{ upstream }}'),
      'a.conf': 'nameserver 10.96.0.10\n',
      'b.conf': 'nameserver 10.96.0.10\n',
      '.loopgate.yaml': `version: 1
clusters:
  - name: prod
    cluster-dns: [10.96.0.10]
    nodes:
      - { name: infra, files: { /etc/resolv.conf: a.conf } }
      - { name: default, files: { /etc/resolv.conf: ${second} } }
`,
    });
    const said = (second: string): readonly string[] =>
      scanTexts(pools(second))
        .report.findings.filter(({ code }) => code === 'LG304')
        .map(({ message }) => message.replace(/ sends .*/, ''));
    expect(said('a.conf')).toEqual(['/etc/resolv.conf of nodes of infra']);
    expect(said('b.conf')).toEqual(['/etc/resolv.conf of nodes of infra', '/etc/resolv.conf of nodes']);
  });
  test('is reported once for a server that lists it for several zones, with the other lines beside', () => {
    const { report } = scanTexts({
      ...corefile('{{ upstream }}'),
      '.loopgate.yaml': 'version: 1\nclusters: [{ name: prod, cluster-dns: [10.96.0.10] }]\n',
      'node.yaml':
        '#cloud-config\nwrite_files:\n  - path: /etc/dnsmasq.conf\n    content: |\n      server=/a.example/10.96.0.10\n      server=/b.example/10.96.0.10\n      server=/c.example/10.96.0.10\n',
    });
    const [only, ...others] = report.findings.filter(({ code }) => code === 'LG304');
    expect(others).toEqual([]);
    const places = only === undefined ? [] : [only, ...only.path].map(({ at }) => at);
    expect(places.map(({ file, span }) => file.text.slice(0, span.start).split('\n').length)).toEqual([5, 6, 7]);
  });
  test.each([
    ['leaves', '10.0.0.5', 'no-resolv\nserver=192.0.2.1', []],
    ['goes to a file that is not stated, which is said', '10.0.0.5', '', ['LG305']],
    ['comes back by who runs it', '10.0.0.5', 'no-resolv\nserver=10.96.0.10', ['LG101', 'LG304']],
    ['leaves, and something else is not known', '10.0.0.5 {{ it }}', 'no-resolv\nserver=192.0.2.1', ['LG304', 'LG305']],
  ])(
    'is told of no dnsmasq that lies there, as of a stranger, where what it asks %s',
    (_, upstream, asks, expected) => {
      const files = {
        ...corefile(upstream),
        'roles/dns/files/dnsmasq.conf': `listen-address=10.0.0.5\nno-hosts\n${asks}\n`,
      };
      expect(codes(files).toSorted()).toEqual(expected);
    },
  );
  test('is no finding of a server on it that reads the file of a loop', () => {
    const dnsmasq = {
      'node.yaml': '#cloud-config\nwrite_files:\n  - { path: /etc/dnsmasq.conf, content: "bogus-priv" }\n',
    };
    const kubespray = (mode: string): Record<string, string> => ({
      ...dnsmasq,
      'inventory/group_vars/k8s_cluster/k8s-cluster.yml': `enable_nodelocaldns: true\nnodelocaldns_ip: 169.254.25.10\ndns_mode: coredns\nresolvconf_mode: ${mode}\n`,
    });
    expect(codes(kubespray('host_resolvconf'))).toEqual(['LG101']);
    expect(codes({ ...corefile('{{ upstream }}'), ...dnsmasq })).toEqual(['LG304', 'LG305']);
    expect(codes({ ...corefile('{{ upstream }}') })).toEqual(['LG304', 'LG305']);
  });
  test('is sound where they leave', () => expect(codes(corefile('192.0.2.1'))).toEqual([]));
});

test.each(['resolv-conf: /etc/k.conf\n', 'kubelet-arg: [resolv-conf=/etc/k.conf]\n'])(
  'a file that the kubelet is told to copy is one of resolvers, whatever its name: %s',
  (setting) => {
    const files = {
      'etc/rancher/k3s/config.yaml': `${setting}cluster-dns: 10.43.0.10\n`,
      'etc/k.conf': 'nameserver 10.43.0.10\n',
    };
    expect(codes(files)).toContain('LG304');
    expect(codes({ ...files, 'etc/rancher/k3s/config.yaml': 'cluster-dns: 10.43.0.10\n' })).not.toContain('LG304');
  },
);
