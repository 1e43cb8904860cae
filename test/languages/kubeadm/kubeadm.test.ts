import { describe, expect, test } from '@jest/globals';
import type { NetworkFact } from '../../../src/core/facts/network.ts';
import type { KubeletFact } from '../../../src/core/facts/node.ts';
import { kubeadm } from '../../../src/languages/kubeadm/index.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { openYaml, said } from '../open-yaml.ts';

function facts(text: string): readonly Statement[] {
  const document = openYaml(text);
  return kubeadm.recognises(document) ? kubeadm.read(document).value : [];
}
function kubelets(text: string): readonly KubeletFact[] {
  return facts(text).filter((fact): fact is KubeletFact => fact.kind === 'kubelet');
}

test('ClusterConfiguration tells the network, the provisioner and the CoreDNS version', () => {
  const found = facts(`apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
networking: {serviceSubnet: "10.96.0.0/16, fd00::/112", dnsDomain: lab.test}
dns: {imageTag: v1.9.3}
`);
  const network = found.find((fact): fact is NetworkFact => fact.kind === 'network');
  expect(network?.serviceSubnets?.map((one) => said(one.at))).toEqual(['10.96.0.0/16', 'fd00::/112']);
  expect(network?.clusterDomain?.value).toBe('lab.test');
  expect(network?.corednsVersion?.value).toBe('v1.9.3');
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'node-profile', provisioner: expect.objectContaining({ value: 'kubeadm' }) }),
  );
});
test('a ClusterConfiguration that says nothing of the network states no network', () => {
  expect(facts('apiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\n').map((fact) => fact.kind)).toEqual([
    'node-profile',
  ]);
});

describe('kubeletExtraArgs', () => {
  const init = (version: string, body: string): string =>
    `apiVersion: kubeadm.k8s.io/${version}\nkind: InitConfiguration\nnodeRegistration:\n  kubeletExtraArgs:\n${body}`;
  const map = '    resolv-conf: /etc/resolv.conf\n    cluster-dns: 10.0.0.1,10.0.0.2\n';
  const list = '  - {name: resolv-conf, value: /etc/resolv.conf}\n  - {name: v, value: "2"}\n';
  test.each(['v1beta1', 'v1beta2', 'v1beta3'])('is a mapping in %s', (version) => {
    const [fact] = kubelets(init(version, map));
    expect(fact).toMatchObject({ source: 'flags', provisioner: 'kubeadm', ineffective: [] });
    expect(said(fact?.resolvConf?.at)).toBe('/etc/resolv.conf');
    expect(fact?.clusterDNS?.map((one) => said(one.at))).toEqual(['10.0.0.1', '10.0.0.2']);
    expect(said(fact?.at)).toBe('kubeletExtraArgs');
  });
  test('is a list in v1beta4', () => {
    const [fact] = kubelets(init('v1beta4', list));
    expect(fact).toMatchObject({ resolvConf: { value: '/etc/resolv.conf' }, ineffective: [] });
  });
  test.each([
    ['v1beta3', list, 'a mapping'],
    ['v1beta4', map, 'a list'],
  ])('the other form under %s has no effect', (version, body, expected) => {
    const [fact] = kubelets(init(version, body));
    expect(fact?.resolvConf).toBeUndefined();
    expect(fact?.ineffective[0]?.why).toContain(expected);
    expect(said(fact?.ineffective[0]?.at)).toBe('kubeletExtraArgs');
  });
  test('a field name is no flag', () => {
    expect(kubelets(init('v1beta3', '    resolvConf: /x\n'))[0]?.ineffective).toMatchObject([
      { key: 'resolvConf', instead: '--resolv-conf' },
    ]);
  });
  test('an empty value is a statement of its own', () => {
    expect(kubelets(init('v1beta3', '    resolv-conf: ""\n'))[0]?.resolvConf?.value).toBe('');
  });
  test('without DNS flags there is nothing to state', () => {
    expect(kubelets(init('v1beta3', '    node-ip: 10.0.0.1\n'))).toEqual([]);
    expect(kubelets(init('v1beta3', '    {}\n'))).toEqual([]);
  });
  test.each(['    3\n', '    text\n', '    - a\n', '    - {value: x}\n'])('nothing throws for %j', (body) => {
    expect(kubelets(init('v1beta4', body))).toEqual([]);
  });
});

test('Cluster API wraps the same fields, and its object names the pool', () => {
  const text = (version: string, args: string): string => `apiVersion: bootstrap.cluster.x-k8s.io/${version}
kind: KubeadmConfigTemplate
metadata: {name: workers}
spec:
  template:
    spec:
      preKubeadmCommands:
      - systemctl restart systemd-resolved && ln -sf ../run/systemd/resolve/resolv.conf /etc/resolv.conf
      joinConfiguration: {nodeRegistration: {kubeletExtraArgs: ${args}}}
`;
  const found = facts(text('v1beta1', '{resolv-conf: /x}'));
  expect(found).toMatchObject([
    { kind: 'node-profile', pool: 'workers' },
    { kind: 'kubelet', pool: 'workers', resolvConf: { value: '/x' } },
    { kind: 'node-link', pool: 'workers', path: '/etc/resolv.conf', target: '/run/systemd/resolve/resolv.conf' },
  ]);
  expect(kubelets(text('v1beta2', '[{name: resolv-conf, value: /x}]'))).toMatchObject([
    { resolvConf: { value: '/x' }, ineffective: [] },
  ]);
  const plane = `apiVersion: controlplane.cluster.x-k8s.io/v1beta1
kind: KubeadmControlPlane
metadata: {name: plane}
spec: {kubeadmConfigSpec: {clusterConfiguration: {networking: {dnsDomain: x}}, initConfiguration: {nodeRegistration: {kubeletExtraArgs: {resolv-conf: /y}}}}}
`;
  expect(facts(plane).map((fact) => fact.kind)).toEqual(['node-profile', 'network', 'kubelet']);
});

test.each([
  'apiVersion: kubeadm.k8s.io/v1beta4\nkind: UpgradeConfiguration',
  'kind: ClusterConfiguration',
  'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfiguration',
])('%j is not read', (text) => expect(kubeadm.recognises(openYaml(text))).toBe(false));
