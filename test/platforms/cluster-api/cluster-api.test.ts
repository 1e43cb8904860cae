/** Cluster API beside kubeadm's objects: what is read, and what is only said. */
import { describe, expect, test } from '@jest/globals';
import { carriers } from '../../../src/judge/carriers.ts';
import { plugins } from '../../../src/judge/plugins.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { openFile } from '../../../src/read/documents/open.ts';

function read(text: string): { facts: readonly Statement[]; remarks: readonly string[] } {
  const { documents, notices } = openFile({ path: 'capi.yaml', text }, carriers);
  const readings = documents.flatMap((document) =>
    plugins.filter((one) => one.recognises(document)).map((one) => one.read(document)),
  );
  const all = [...notices, ...readings.flatMap((one) => one.notices)];
  return {
    facts: readings.flatMap((one) => one.value),
    remarks: all.map((one) => `${text.slice(0, one.at.span.start).split('\n').length}: ${one.message}`),
  };
}

function kubelets(text: string): readonly unknown[] {
  return read(text).facts.flatMap((fact) =>
    fact.kind === 'kubelet' ? [[fact.provisioner, fact.pool, fact.resolvConf?.value]] : [],
  );
}

describe('control planes of other distributions', () => {
  test('RKE2’s kubelet arguments, of a template too', () => {
    const spec = 'agentConfig: {kubelet: {extraArgs: ["--resolv-conf=/etc/x", "max-pods=10"]}}';
    const own = `apiVersion: controlplane.cluster.x-k8s.io/v1alpha1\nkind: RKE2ControlPlane\nmetadata: {name: cp}\nspec: {${spec}}\n`;
    expect(kubelets(own)).toEqual([['rke2', 'cp', '/etc/x']]);
    const template = `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1\nkind: RKE2ConfigTemplate\nmetadata: {name: w}\nspec: {template: {spec: {${spec}}}}\n`;
    expect(kubelets(template)).toEqual([['rke2', 'w', '/etc/x']]);
  });

  test('k3s’ kubelet arguments and network', () => {
    const text = `apiVersion: controlplane.cluster.x-k8s.io/v1beta2\nkind: KThreesControlPlane\nmetadata: {name: cp}\nspec:\n  kthreesConfigSpec:\n    serverConfig: {clusterDNS: 10.9.0.10, serviceCidr: 10.9.0.0/16, clusterDomain: k.test}\n    agentConfig: {kubeletArgs: [resolv-conf=/etc/x]}\n`;
    expect(kubelets(text)).toEqual([['k3s', 'cp', '/etc/x']]);
    expect(read(text).facts).toContainEqual(
      expect.objectContaining({
        kind: 'network',
        clusterDNS: [expect.objectContaining({ value: '10.9.0.10' })],
        serviceSubnets: [expect.objectContaining({ value: '10.9.0.0/16' })],
        clusterDomain: expect.objectContaining({ value: 'k.test' }),
      }),
    );
  });

  test('Talos’ patches, of both forms', () => {
    const head =
      'apiVersion: controlplane.cluster.x-k8s.io/v1alpha3\nkind: TalosControlPlane\nmetadata: {name: cp}\nspec:\n  controlPlaneConfig:\n    controlplane:\n';
    const files = (text: string): readonly unknown[] =>
      read(head + text).facts.flatMap((fact) => (fact.kind === 'node-file' ? [[fact.path, fact.text.text]] : []));
    const expected = [['/system/resolved/resolv.conf', 'nameserver 192.0.2.1\n']];
    expect(
      files('      strategicPatches:\n      - |\n        machine: {network: {nameservers: [192.0.2.1]}}\n'),
    ).toEqual(expected);
    for (const [path, value] of [
      ['/machine', '{network: {nameservers: [192.0.2.1]}}'],
      ['/machine/network', '{nameservers: [192.0.2.1]}'],
      ['/machine/network/nameservers', '[192.0.2.1]'],
      ['/machine/features/hostDNS', '{enabled: false}'],
    ])
      expect(read(`${head}      configPatches: [{op: replace, path: ${path}, value: ${value}}]\n`).remarks).toEqual([
        '7: this patch of the Talos configuration is about DNS, and is not applied',
      ]);
    const other = '{interfaces: [{interface: eth0, dhcp: true}]}';
    expect(read(`${head}      configPatches: [{op: add, path: /machine/network, value: ${other}}]\n`).remarks).toEqual(
      [],
    );
  });
});

describe('what is said and not followed', () => {
  test('a ClusterClass’ patches about DNS', () => {
    const patch = (path: string, value: string): string =>
      `apiVersion: cluster.x-k8s.io/v1beta1\nkind: ClusterClass\nspec:\n  patches:\n  - definitions:\n    - jsonPatches:\n      - op: add\n        path: ${path}\n        value: ${value}\n`;
    expect(read(patch('/spec/x/kubeletExtraArgs', '{resolv-conf: /etc/x}')).remarks).toEqual([
      '8: a patch of this ClusterClass is about DNS, and is not applied',
    ]);
    expect(read(patch('/spec/x/kubeletExtraArgs', '{max-pods: "10", note: kubelet}')).remarks).toEqual([]);
  });

  test('variables of a topology about DNS', () => {
    const text =
      'apiVersion: cluster.x-k8s.io/v1beta1\nkind: Cluster\nspec:\n  clusterNetwork: {serviceDomain: k.test}\n  topology:\n    variables:\n    - {name: dnsServers, value: [10.9.0.10]}\n    - {name: replicas, value: 3}\n';
    expect(read(text).remarks).toEqual([
      '7: a variable of the ClusterClass is about DNS: what its patches make of it is not followed',
    ]);
  });

  test('RKE2’s resolver file in an object, and files in Secrets', () => {
    const text =
      'apiVersion: bootstrap.cluster.x-k8s.io/v1beta1\nkind: RKE2Config\nspec:\n  agentConfig:\n    resolvConf: {name: resolv}\n  files:\n  - {path: /etc/resolv.conf, contentFrom: {secret: {name: a, key: b}}}\n  - {path: /etc/motd, contentFrom: {secret: {name: a, key: b}}}\n';
    expect(read(text).remarks).toEqual([
      '7: The content of "/etc/resolv.conf" is in a Secret and was not read.',
      '5: `resolvConf` names an object that holds the kubelets’ resolver file: what it lists is not followed',
    ]);
  });
});

test('kubeadm’s Ignition configuration in text is opened', () => {
  const text =
    'apiVersion: bootstrap.cluster.x-k8s.io/v1beta1\nkind: KubeadmConfigTemplate\nmetadata: {name: w}\nspec:\n  template:\n    spec:\n      format: ignition\n      ignition:\n        containerLinuxConfig:\n          additionalConfig: |\n            storage:\n              files:\n              - path: /etc/resolv.conf\n                contents: {inline: nameserver 192.0.2.1}\n';
  expect(read(text).facts).toContainEqual(
    expect.objectContaining({ kind: 'node-file', path: '/etc/resolv.conf', pool: 'w' }),
  );
});

test('other groups with the same kinds give nothing', () => {
  const text = 'apiVersion: example.test/v1\nkind: Cluster\nspec: {clusterNetwork: {serviceDomain: k.test}}\n';
  expect(read(text)).toEqual({ facts: [], remarks: [] });
});
