/** Machines of one cluster that are set up differently are kinds of nodes, whatever the order of their files. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const UPLINK = '/run/systemd/resolve/resolv.conf';
const STUB = '/etc/resolv.conf';
const DNS: Files = {
  'deploy/cm.yaml': configMap('.:53 {\n    errors\n    kubernetes cluster.local\n    forward . /etc/resolv.conf\n}\n'),
  'deploy/dep.yaml': deployment('1.11.3'),
  'deploy/svc.yaml': SERVICE,
};
const DECLARED: Files = {
  ...DNS,
  '.loopgate.yaml': 'version: 1\nclusters: [{ name: c, nodes: [{ name: n, os: ubuntu-24.04 }] }]\n',
};
const flags = (path: string): string => `KUBELET_EXTRA_ARGS="--resolv-conf=${path}"\n`;
const userData = (path: string): string =>
  `#cloud-config\nwrite_files:\n- path: /etc/default/kubelet\n  content: |\n    ${flags(path)}`;
const play = (hosts: string, path: string): string =>
  `- hosts: ${hosts}\n  tasks:\n  - copy:\n      dest: /etc/default/kubelet\n      content: |\n        ${flags(path)}`;
const kubelet = (path: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${path}\n`;
const kubeadm = (kind: string, path: string): string =>
  `apiVersion: kubeadm.k8s.io/v1beta4\nkind: ${kind}Configuration\nnodeRegistration:\n  kubeletExtraArgs: [{ name: resolv-conf, value: ${path} }]\n`;
const capi = (kind: string, path: string): string => {
  const spec = `joinConfiguration: { nodeRegistration: { kubeletExtraArgs: { resolv-conf: ${path} } } }`;
  const body =
    kind === 'KubeadmControlPlane' ? `{ kubeadmConfigSpec: { ${spec} } }` : `{ template: { spec: { ${spec} } } }`;
  const group = kind === 'KubeadmControlPlane' ? 'controlplane' : 'bootstrap';
  return `apiVersion: ${group}.cluster.x-k8s.io/v1beta1\nkind: ${kind}\nmetadata: { name: w }\nspec: ${body}\n`;
};
const group = (name: string, path: string): string =>
  `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: { name: ${name} }\nspec: { role: Node, kubelet: { resolvConf: ${path} } }\n`;

/** Two machines, by their resolver files. */
const KINDS: Readonly<Record<string, readonly ['error' | 'warning', (one: string, other: string) => Files]>> = {
  'folders that mirror them': [
    'warning',
    (a, b) => ({ 'n/a/etc/default/kubelet': flags(a), 'n/b/etc/default/kubelet': flags(b) }),
  ],
  'user data': ['warning', (a, b) => ({ 'n/a.yaml': userData(a), 'n/b.yaml': userData(b) })],
  'two configurations': ['warning', (a, b) => ({ 'n/a/k.yaml': kubelet(a), 'n/b/k.yaml': kubelet(b) })],
  'the first node and those that join': [
    'error',
    (a, b) => ({ 'n/init.yaml': kubeadm('Init', a), 'n/join.yaml': kubeadm('Join', b) }),
  ],
  'both in one file': ['error', (a, b) => ({ 'n/k.yaml': `${kubeadm('Init', a)}---\n${kubeadm('Join', b)}` })],
  'a control plane and its workers': [
    'error',
    (a, b) => ({ 'n/a.yaml': capi('KubeadmControlPlane', a), 'n/b.yaml': capi('KubeadmConfigTemplate', b) }),
  ],
  'the first of a control plane and those that join it': [
    'error',
    (a, b) => ({
      'n/cp.yaml': `apiVersion: controlplane.cluster.x-k8s.io/v1beta1\nkind: KubeadmControlPlane\nmetadata: { name: cp }\nspec:\n  kubeadmConfigSpec:\n    initConfiguration: { nodeRegistration: { kubeletExtraArgs: { resolv-conf: ${a} } } }\n    joinConfiguration: { nodeRegistration: { kubeletExtraArgs: { resolv-conf: ${b} } } }\n`,
    }),
  ],
  'groups of kops': [
    'error',
    (a, b) => ({
      'n/c.yaml': 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nmetadata: { name: c }\nspec: {}\n',
      'n/ig1.yaml': group('ig1', a),
      'n/ig2.yaml': group('ig2', b),
    }),
  ],
  'plays for groups': [
    'error',
    (a, b) => ({ 'n/a.yml': play('kube_control_plane', a), 'n/b.yml': play('kube_node', b) }),
  ],
};

describe.each(Object.entries(KINDS))('%s', (_, [severity, filesOf]) => {
  const said = (one: string, other: string, dns = DECLARED): readonly string[] => {
    const base = { ...dns, ...filesOf(UPLINK, UPLINK) };
    return scanTexts({ ...dns, ...filesOf(one, other) }, base).said.filter((line) => !/LG202/.test(line));
  };

  test('of which one loops', () => {
    const [first, ...others] = said(STUB, UPLINK);
    expect(first).toMatch(new RegExp(`^${severity} LG101 deploy/cm.yaml:`));
    expect(others).toEqual([]);
    expect(said(UPLINK, STUB)).toEqual([expect.stringMatching(/^error LG101 .* always/)]);
  });

  test('of which the file of one is not known any more', () => {
    const lines = [said(STUB, UPLINK, DNS), said(UPLINK, STUB, DNS)];
    for (const line of lines) expect(line).toEqual([expect.stringMatching(/^warning LG305 /)]);
  });

  test('that are set up alike', () => {
    expect(said(UPLINK, UPLINK)).toEqual([]);
    expect(said(STUB, STUB)).toHaveLength(1);
  });
});

test('a whole configuration without a resolver file has the default', () => {
  const files = {
    ...DECLARED,
    'n/a/k.yaml': 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n',
  };
  const found = scanTexts({ ...files, 'n/b/k.yaml': kubelet(UPLINK) }).said.filter((line) => /LG101/.test(line));
  expect(found).toEqual([expect.stringMatching(/^warning LG101 .* assumed/)]);
});

test('kinds of nodes that are assumed leave the names of servers', () => {
  const servers = (files: Files): readonly (string | undefined)[] =>
    scanTexts({ ...DECLARED, ...files }).report.findings.map(({ server }) => server);
  const one = { 'n/a/k.yaml': kubelet(STUB) };
  expect(servers({ ...one, 'n/0/k.yaml': kubelet('/run/a.conf') })).toEqual(expect.arrayContaining([...servers(one)]));
});

describe('one machine', () => {
  const head = (files: Files): readonly string[] =>
    scanTexts({ ...DECLARED, ...files }).said.filter((line) => !/LG202/.test(line));

  test.each<readonly [string, Files]>([
    [
      'a file and a drop-in',
      { 'n/kubelet.yaml': kubelet(STUB), 'n/etc/kubernetes/kubelet.conf.d/10.conf': kubelet(UPLINK) },
    ],
    ['two drop-ins', { 'n/kubelet.conf.d/10.conf': kubelet(STUB), 'n/kubelet.conf.d/20.conf': kubelet(UPLINK) }],
    [
      "kubeadm's patch",
      { 'n/kubeadm.yaml': kubelet(STUB), 'a/patches/kubeletconfiguration0+merge.yaml': `resolvConf: ${UPLINK}\n` },
    ],
    [
      'a task that edits what another wrote',
      {
        'play.yml': `- hosts: k8s\n  tasks:\n  - lineinfile: { path: /var/lib/kubelet/config.yaml, regexp: ^resolvConf, line: "resolvConf: ${UPLINK}" }\n`,
        'n/kubelet.yaml': kubelet(STUB),
      },
    ],
    [
      'roles of one play',
      {
        'site.yml': '- hosts: k8s\n  roles: [a, b]\n',
        'roles/a/tasks/main.yml': `- copy: { dest: /etc/default/kubelet, content: '${flags(STUB).trim()}' }\n`,
        'roles/b/tasks/main.yml': `- copy: { dest: /etc/default/kubelet, content: '${flags(UPLINK).trim()}' }\n`,
      },
    ],
  ])('%s', (_, files) => {
    expect(head(files).filter((line) => /LG101/.test(line))).toEqual([]);
  });
});

describe('drop-ins that user data writes', () => {
  // cmd/kubelet/app/server.go mergeKubeletConfigurations walks the folder in the order of names.
  type Drop = readonly [name: string, path: string];
  const drops = (...files: readonly Drop[]): Files => ({
    ...DECLARED,
    'user-data.yaml': `#cloud-config\nwrite_files:\n${files
      .map(
        ([name, path]) =>
          `- path: /etc/kubernetes/kubelet.conf.d/${name}.conf\n  content: |\n    ${kubelet(path).trim().replaceAll('\n', '\n    ')}\n`,
      )
      .join('')}`,
  });
  const loops = (...files: readonly Drop[]): readonly string[] =>
    scanTexts(drops(...files)).said.filter((line) => /LG101/.test(line));

  test('count by their names, in whatever order', () => {
    expect(loops(['20-b', STUB], ['10-a', UPLINK])).toHaveLength(1);
    expect(loops(['10-a', UPLINK], ['20-b', STUB])).toHaveLength(1);
    expect(loops(['20-b', UPLINK], ['10-a', STUB])).toEqual([]);
    expect(loops(['a', UPLINK], ['B', STUB])).toEqual([]);
    expect(loops(['99', UPLINK], ['100', STUB])).toEqual([]);
  });
});

test('machines outside of several clusters are not known to be of any', () => {
  const two = Object.fromEntries(
    Object.entries(DNS).flatMap(([path, text]) => [
      [`one/${path}`, text],
      [`two/${path}`, text],
    ]),
  );
  const loops = (files: Files): readonly string[] =>
    scanTexts({ ...two, ...files }).said.filter((line) => /LG101/.test(line));
  const [a, b] = ['n/a/etc', 'n/b/etc'];
  const files = {
    [`${a}/resolv.conf`]: 'nameserver 10.96.0.10\n',
    [`${a}/default/kubelet`]: flags(STUB),
    [`${b}/default/kubelet`]: flags(UPLINK),
    [`${b}/resolv.conf`]: 'nameserver 192.0.2.1\n',
  };
  expect(loops(files)).toEqual([]);
  expect(loops(Object.fromEntries(Object.entries(files).map(([path, text]) => [`one/${path}`, text])))).toEqual([
    expect.stringMatching(/ LG101 one\/deploy\/cm.yaml/),
  ]);
});

test('more kinds than are judged are reported', () => {
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [`n/m${10 + index}/etc/resolv.conf`, `nameserver 192.0.2.${index}\n`]),
  );
  const kubelets = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [`n/m${10 + index}/etc/default/kubelet`, flags(STUB)]),
  );
  expect(scanTexts({ ...DNS, ...many, ...kubelets }).said.filter((line) => !/LG202/.test(line))).toEqual([
    'warning LG802 n/m29/etc/resolv.conf:1:1',
  ]);
});
