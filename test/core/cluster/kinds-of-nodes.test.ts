/** Machines of one cluster that are set up differently: what each gives its pods counts, whatever the order of files. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const UPLINK = '/run/systemd/resolve/resolv.conf';
const STUB = '/etc/resolv.conf';
const DECLARED = 'version: 1\nclusters:\n- name: a\n  nodes:\n  - { name: d, os: ubuntu-24.04 }\n';

const said = (files: Files): readonly string[] =>
  scanTexts({ 'dns.yaml': DNS, ...files }).said.filter((line) => !line.startsWith('note'));

const flags = (path: string): string => `KUBELET_EXTRA_ARGS="--resolv-conf=${path}"\n`;
const config = (path?: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${path === undefined ? '' : `resolvConf: ${path}\n`}`;
const kubeadm = (kind: string, path: string): string =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ${kind}\nnodeRegistration:\n  kubeletExtraArgs: { resolv-conf: ${path} }\n`;
const play = (hosts: string, path: string): string =>
  `- hosts: ${hosts}\n  tasks:\n  - copy:\n      dest: /etc/default/kubelet\n      content: |\n        KUBELET_EXTRA_ARGS=--resolv-conf=${path}\n`;
const userData = (path: string): string =>
  `#cloud-config\nwrite_files:\n- path: /etc/default/kubelet\n  content: KUBELET_EXTRA_ARGS=--resolv-conf=${path}\n`;
const k3s = (path: string): string => `cluster-dns: 10.96.0.10\nresolv-conf: ${path}\n`;
const group = (name: string, path: string): string =>
  `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: { name: ${name}, labels: { kops.k8s.io/cluster: a.example.com } }\nspec: { role: Node, kubelet: { resolvConf: ${path} } }\n`;

const MACHINES: readonly (readonly [string, (first: string, second: string) => Files])[] = [
  [
    'folders that mirror machines',
    (a, b) => ({ 'n/cp/etc/default/kubelet': flags(a), 'n/w/etc/default/kubelet': flags(b) }),
  ],
  ['whole configurations', (a, b) => ({ 'n/cp/k.yaml': config(a), 'n/w/k.yaml': config(b) })],
  [
    'who begins and who joins',
    (a, b) => ({ 'n/i.yaml': kubeadm('InitConfiguration', a), 'n/j.yaml': kubeadm('JoinConfiguration', b) }),
  ],
  [
    'the same in one file',
    (a, b) => ({ 'n/k.yaml': `${kubeadm('InitConfiguration', a)}---\n${kubeadm('JoinConfiguration', b)}` }),
  ],
  ['plays for two groups', (a, b) => ({ 'n/a.yml': play('masters', a), 'n/b.yml': play('workers', b) })],
  ['user data', (a, b) => ({ 'n/a.yaml': userData(a), 'n/b.yaml': userData(b) })],
  ['k3s', (a, b) => ({ 'n/s/etc/rancher/k3s/config.yaml': k3s(a), 'n/w/etc/rancher/k3s/config.yaml': k3s(b) })],
];

describe.each(MACHINES)('%s', (_, files) => {
  const declared = (a: string, b: string): readonly string[] => said({ '.loopgate.yaml': DECLARED, ...files(a, b) });
  test('the last is certain, and the first where the machines are others', () => {
    expect(declared(UPLINK, STUB)).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
    expect(declared(STUB, UPLINK)).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
  });
  test('alike they are one kind', () => {
    expect(declared(STUB, STUB)).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
    expect(declared(UPLINK, UPLINK)).toEqual([]);
  });
  test('of a system that nothing states, a change of either is news', () => {
    const news = (a: string, b: string): readonly string[] =>
      scanTexts({ 'dns.yaml': DNS, ...files(a, b) }, { 'dns.yaml': DNS, ...files(UPLINK, UPLINK) }).said;
    expect(news(STUB, UPLINK)).toEqual(['warning LG305 dns.yaml:18:19']);
    expect(news(UPLINK, STUB)).toEqual(['warning LG305 dns.yaml:18:19']);
    expect(news(UPLINK, UPLINK)).toEqual([]);
  });
});

test('groups of an installer are pools, which is certain', () => {
  const cluster = 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nmetadata: { name: a.example.com }\nspec: {}\n';
  const files = { 'c.yaml': cluster, 'i1.yaml': group('a', STUB), 'i2.yaml': group('b', UPLINK) };
  expect(said({ '.loopgate.yaml': DECLARED, ...files })).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
});

test('a whole configuration without a resolver file has the default', () => {
  const files = { '.loopgate.yaml': DECLARED, 'n/cp/k.yaml': config(), 'n/w/k.yaml': config(UPLINK) };
  expect(said(files)).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
});

test.each([
  ['flags and file', { 'n/a.yaml': config(STUB), 'n/etc/default/kubelet': flags(UPLINK) }],
  ['a drop-in', { 'n/etc/kubernetes/kubelet.d/50.conf': config(UPLINK), 'n/k.yaml': config(STUB) }],
  [
    "a patch of kubeadm's",
    { 'n/a/kubeletconfiguration0+merge.yaml': `resolvConf: ${UPLINK}\n`, 'n/kubeadm.yaml': config(STUB) },
  ],
  [
    'a JSON patch',
    {
      'n/a/kubeletconfiguration0+json.yaml': `- { op: replace, path: /resolvConf, value: ${UPLINK} }\n`,
      'n/kubeadm.yaml': config(STUB),
    },
  ],
  ['plays for one group', { 'n/a.yml': play('k8s', STUB), 'n/b.yml': play('k8s', UPLINK) }],
])('one machine in several files: %s', (_, files: Files) => {
  const loops = said({ '.loopgate.yaml': DECLARED, ...files }).filter((one) => one.includes('LG101'));
  expect(loops).toEqual([]);
});

test('resolver files of machines that differ', () => {
  const machine = (name: string, server: string): Files => ({
    [`n/${name}/etc/default/kubelet`]: flags(STUB),
    [`n/${name}/etc/resolv.conf`]: `nameserver ${server}\n`,
  });
  expect(said({ ...machine('a', '10.96.0.10'), ...machine('b', '192.0.2.1') })).toEqual([
    'warning LG101 dns.yaml:18:19 assumed sometimes',
  ]);
  expect(said({ ...machine('a', '192.0.2.2'), ...machine('b', '192.0.2.1') })).toEqual([]);
});

test('many kinds: those beyond a bound are told', () => {
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`n/${i}/k.yaml`, config(`/etc/r${i}.conf`)]));
  const { report } = scanTexts({ 'dns.yaml': DNS, ...files });
  expect(report.findings.filter(({ message }) => message.includes('only 17 are judged'))).toHaveLength(1);
});
