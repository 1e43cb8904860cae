/** Rules say nothing of what is sound, or of what nobody can change. */
import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../../support/scan-texts.ts';

const server = (name: string, namespace: string, corefile: string, more = ''): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: ${namespace} }\ndata:\n  Corefile: |\n${corefile.replaceAll(/^/gm, '    ')}\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: ${name}, namespace: ${namespace} }\nspec:\n  template:\n    metadata: { labels: { app: ${name} } }\n    spec:\n      ${more}\n      containers:\n        - name: coredns\n          image: registry.k8s.io/coredns/coredns:v1.11.3\n          args: [-conf, /etc/coredns/Corefile]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: ${name} } }]\n---\napiVersion: v1\nkind: Service\nmetadata: { name: ${name === 'coredns' ? 'kube-dns' : name}, namespace: ${namespace} }\nspec: { selector: { app: ${name} }, ports: [{ port: 53, protocol: UDP }] }\n`;
const CLUSTER = '.:53 {\n    kubernetes cluster.local\n    forward . 192.0.2.1\n    loop\n}';

describe('LG302', () => {
  test('a second server that is meant to ask the cluster DNS is sound', () => {
    const second = server('edge', 'dns', '.:53 {\n    etcd example.test\n    forward . /etc/resolv.conf\n    loop\n}');
    const dns = server('coredns', 'kube-system', CLUSTER, 'dnsPolicy: Default');
    const { said } = scanTexts({ 'dns.yaml': dns, 'edge.yaml': second });
    expect(said.filter((one) => !one.startsWith('note'))).toEqual([]);
  });

  test('so is one that answers from etcd as well, in a cluster whose own DNS an installer brings', () => {
    const plugins = { kubernetes: 'cluster.local', etcd: 'example.test', forward: '. /etc/resolv.conf', loop: '' };
    const lines = Object.entries(plugins).map(([name, rest]) => `      - { name: ${name}, parameters: "${rest}" }\n`);
    const values = `isClusterService: false\nservers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins:\n${lines.join('')}  - zones: [{ zone: other.test }]\n    port: 53\n    plugins: [{ name: whoami }]\n`;
    const kind = `kind: Cluster
apiVersion: kind.x-k8s.io/v1alpha4
nodes:
- role: control-plane
  kubeadmConfigPatches:
    - |
      kind: InitConfiguration
      nodeRegistration:
        kubeletExtraArgs:
          node-labels: "a=true"
`;
    const { said } = scanTexts({ 'values-coredns.yaml': values, 'kind.yaml': kind });
    expect(said.filter((one) => !one.startsWith('note'))).toEqual([]);
  });

  test.each([
    ['resolvers elsewhere', 'tls://192.0.2.1'],
    ["the installer's", '10.43.0.10'],
  ])('so is a chart that is no cluster service and asks %s', (_, upstream) => {
    const plugins = { kubernetes: 'cluster.local', forward: `. ${upstream}`, loop: '' };
    const lines = Object.entries(plugins).map(([name, rest]) => `      - { name: ${name}, parameters: "${rest}" }\n`);
    const values = `isClusterService: false\nservers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins:\n${lines.join('')}`;
    const task = '- name: Install k3s\n  shell: curl -sfL https://get.k3s.io | sh -s -\n';
    const scanned = (text: string): readonly string[] =>
      scanTexts({ 'values-coredns.yaml': text, 'roles/k3s/tasks/main.yml': task }).said.filter(
        (one) => !one.startsWith('note'),
      );
    expect(scanned(values)).toEqual([]);
    // With that address it is the cluster DNS after all.
    expect(scanned(`service: { clusterIP: 10.43.0.10 }\n${values}`)).not.toEqual([]);
  });

  test('one of two workloads behind the Service of the cluster DNS is not', () => {
    const first = server('coredns', 'kube-system', CLUSTER, 'dnsPolicy: Default');
    const second = server('other', 'kube-system', CLUSTER)
      .replace('labels: { app: other }', 'labels: { app: coredns }')
      .replace(/---\napiVersion: v1\nkind: Service[\s\S]*/, '');
    const { report } = scanTexts({ 'a.yaml': first, 'b.yaml': second });
    expect(report.findings.filter(({ code }) => code === 'LG302').map((one) => one.server)).toEqual([
      'kube-system/Deployment/other',
    ]);
  });

  test('the cluster DNS itself is not', () => {
    const { said } = scanTexts({ 'dns.yaml': server('coredns', 'kube-system', CLUSTER) });
    expect(said.map((one) => one.slice(0, 13))).toEqual(['warning LG302']);
  });
});

test('LG202: one note covers the stub domains of a server', () => {
  const stubs = ['a', 'b', 'c'].map((one) => `${one}.test:53 {\n    forward . 192.0.2.2\n}`).join('\n');
  const { report } = scanTexts({ Corefile: `.:53 {\n    forward . 192.0.2.1\n    loop\n}\n${stubs}\n` });
  expect(report.findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'LG202 3 server blocks of Corefile (a.test, b.test, c.test) forward without the loop plugin: a forwarding loop would not be noticed at startup.',
  ]);
});

test('LG202: nothing can be added to what OpenShift’s operator writes', () => {
  const text = 'apiVersion: operator.openshift.io/v1\nkind: DNS\nmetadata: { name: default }\nspec: {}\n';
  expect(scanTexts({ 'dns.yaml': text }).said).toEqual([]);
});

test('a patch of talhelper that names a file is no YAML', () => {
  const text =
    'clusterName: home\nendpoint: https://192.0.2.1:6443\nnodes:\n  - hostname: a\n    nameservers: [192.0.2.53]\npatches:\n  - "@./patches/machine-network.yaml"\n';
  expect(scanTexts({ 'talconfig.yaml': text }).said).toEqual([]);
});

test('an address that stands for a Service is never printed', () => {
  const itself = '.:53 {\n    kubernetes cluster.local\n    forward . /etc/resolv.conf\n    loop\n}';
  const { report } = scanTexts({ 'dns.yaml': server('coredns', 'kube-system', itself) });
  expect(report.findings.length).toBeGreaterThan(0);
  expect(
    JSON.stringify(
      report.findings.map(({ at, ...one }) => ({ ...one, path: one.path.map(({ description }) => description) })),
    ),
  ).not.toMatch(/240\.0\.\d/);
});

describe('signs of k3s', () => {
  const chart = 'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: app, namespace: kube-system }\n';
  const site = '- hosts: all\n  roles: [xanmanning.k3s]\n';
  const task = '- hosts: all\n  tasks:\n    - copy: { src: config.yaml, dest: /etc/rancher/k3s/config.yaml }\n';
  const dns = server('coredns', 'kube-system', CLUSTER.replace('192.0.2.1', '/etc/resolv.conf'), 'dnsPolicy: Default');
  test.each([
    ['its Helm controller', { 'app.yaml': chart }],
    ['a known role', { 'site.yml': site }],
    ['its folder in a task', { 'site.yml': task }],
  ])('%s', (_, files: Readonly<Record<string, string>>) => {
    // k3s hands no stub listener to pods.
    const os = 'version: 1\nclusters:\n  - { name: home, nodes: [{ name: default, os: ubuntu-24.04 }] }\n';
    expect(loudIn({ 'dns.yaml': dns, '.loopgate.yaml': os })).toHaveLength(1);
    expect(loudIn({ 'dns.yaml': dns, '.loopgate.yaml': os, ...files })).toEqual([]);
  });
});
