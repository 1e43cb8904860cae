/** LG401 without a stated version: an error only where every modelled version refuses. */
import { describe, expect, test } from '@jest/globals';
import { coreDns } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const OLD = '. {\n    proxy . 192.0.2.1\n    errors\n}\n';
const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${OLD.replaceAll(/^/gm, '    ')}\n`;
const of401 = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.includes('LG401'));

test('what an older version takes is a note that names the versions', () => {
  const { report } = scanTexts({ Corefile: OLD });
  const one = report.findings.find(({ code }) => code === 'LG401');
  expect(one?.severity).toBe('note');
  expect(one?.message).toMatch(/^CoreDNS 1\.5\.0 and later would refuse .* 1\.4\.0 would start with it/);
});

test('what none takes is an error', () => {
  expect(of401({ Corefile: '. {\n    forwrad . 192.0.2.1\n}\n' })).toEqual(['error LG401 Corefile:2:5']);
});

test('that no version would start is said where none is stated', () => {
  const text = '. {\n    forwrad . 192.0.2.1\n}\n';
  const stated = 'version: 1\nclusters: [{ name: a, coredns-version: 1.11.1 }]\n';
  const one = (files: Readonly<Record<string, string>>) => scanTexts(files).report.findings[0];
  expect(one({ Corefile: text })?.advice).toContain('No modelled version would start with it.');
  expect(one({ Corefile: text, '.loopgate.yaml': stated })).toMatchObject({
    advice: 'Correct this line; until then the server does not start.',
    path: [{ description: 'the version is 1.11.1' }],
  });
});

test('a loop in such a Corefile takes the version for granted', () => {
  const { report } = scanTexts({ Corefile: '. {\n    proxy . 127.0.0.1\n}\n' });
  const loop = report.findings.find(({ code }) => code === 'LG101');
  expect([loop?.severity, loop?.certainty]).toEqual(['warning', 'assumed']);
  expect(loop?.assumptions).toEqual([expect.stringContaining('CoreDNS is older than 1.5.0')]);
});

test.each([
  ['v1.29.0', ['error LG401 m.yaml:7:9']],
  ['v1.14.3', []],
])('kubernetesVersion %s of kubeadm states it', (version, expected) => {
  const kubeadm = `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nkubernetesVersion: ${version}\n`;
  expect(of401({ 'm.yaml': map, 'kubeadm.yaml': kubeadm })).toEqual(expected);
});

test('the one other CoreDNS image of the repository states it', () => {
  const image = (tag: string): string =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: edge, namespace: dns }\nspec:\n  template:\n    spec:\n      containers: [{ name: coredns, image: 'coredns/coredns:${tag}' }]\n`;
  expect(of401({ Corefile: OLD, 'edge.yaml': image('1.11.1') })).toEqual(['error LG401 Corefile:2:5']);
  expect(of401({ Corefile: OLD, 'edge.yaml': image('1.3.1') })).toEqual([]);
});

describe('what an older release refuses', () => {
  const HEEDING = '. {\n    forward . 192.0.2.1 {\n        failover REFUSED\n    }\n}\n';
  const image = (name: string): string =>
    `apiVersion: apps/v1\nkind: DaemonSet\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  template:\n    spec:\n      containers: [{ name: dns, image: '${name}', args: [-conf, /etc/coredns/Corefile${name.includes('node-cache') ? ', -localip, 169.254.20.10' : ''}], volumeMounts: [{ name: c, mountPath: /etc/coredns }] }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n`;
  const mapped = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${HEEDING.replaceAll(/^/gm, '    ')}\n`;
  const messages = (name: string): readonly (string | undefined)[] =>
    scanTexts({ 'm.yaml': mapped, 'd.yaml': image(name) }).report.findings.flatMap(({ code, severity, message }) =>
      code === 'LG401' ? [`${severity} ${message.split(':')[0]}`] : [],
    );
  // kubernetes/dns go.mod, and before 1.16 its vendor folder.
  test.each([
    ['coredns/coredns', 'note CoreDNS before 1.13.0 would refuse this Corefile'],
    ['coredns/coredns:1.11.3', 'error CoreDNS 1.11.3 would refuse this Corefile'],
    ['registry.k8s.io/dns/k8s-dns-node-cache', 'note CoreDNS before 1.13.0 would refuse this Corefile'],
    ['registry.k8s.io/dns/k8s-dns-node-cache:1.99.0', 'note CoreDNS before 1.13.0 would refuse this Corefile'],
    ['registry.k8s.io/dns/k8s-dns-node-cache:1.26.5', 'error CoreDNS 1.12.2 would refuse this Corefile'],
    ['registry.k8s.io/dns/k8s-dns-node-cache:1.26.4', 'error CoreDNS 1.11.3 would refuse this Corefile'],
    ['registry.k8s.io/dns/k8s-dns-node-cache:1.23.1', 'error CoreDNS 1.10.0 would refuse this Corefile'],
    ['registry.k8s.io/dns/k8s-dns-node-cache:1.22.13', 'error CoreDNS 1.7.0 would refuse this Corefile'],
    ['k8s.gcr.io/k8s-dns-node-cache-amd64:1.15.13', 'error CoreDNS 1.6.7 would refuse this Corefile'],
  ])('is said of %s', (name, expected) => {
    expect(messages(name)).toEqual([expected]);
  });
  test.each(['coredns/coredns:1.13.0', 'registry.k8s.io/dns/k8s-dns-node-cache:1.26.6'])('and not of %s', (name) => {
    expect(messages(name)).toEqual([]);
  });
  test('is not looked for further back than is usual', () => {
    expect(of401({ Corefile: '. {\n    ready\n    forward . 192.0.2.1\n}\n' })).toEqual([]);
  });
});

describe('what an older release routes otherwise', () => {
  const loops = (corefile: string, image = ''): readonly string[] => {
    const name = `registry.k8s.io/coredns/coredns${image}`;
    const text = coreDns({ corefile, image: name });
    return scanTexts({ 'dns.yaml': text }).said.filter((one) => one.includes('LG101'));
  };
  const ACL =
    '. {\n    acl a.org {\n        block\n    }\n    rewrite name suffix .a.org .b.org\n    forward . 10.96.0.10\n}\n';
  const KEY = 'A.Org {\n    forward . 10.96.0.10\n}\n. {\n    forward . 192.0.2.53\n}\n';
  test.each([ACL, KEY])('is assumed where no version is stated: %j', (corefile) => {
    expect(loops(corefile).map((one) => one.replace(/ dns.*? /, ' '))).toEqual(['warning LG101 assumed absent']);
    expect(loops(corefile, ':1.15.0').map((one) => one.replace(/ dns.*? /, ' '))).toEqual([
      'error LG101 always absent',
    ]);
  });
  test('leaves other blocks as they are', () => {
    expect(loops(ACL.replace('. {', 'c.org {').concat('. {\n    forward . 10.96.0.10\n}\n'))).toEqual([
      'warning LG101 dns.yaml:13:19 assumed absent',
      'error LG101 dns.yaml:16:19 always absent',
    ]);
  });
});
