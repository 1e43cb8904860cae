/** Where no file states the cluster DNS address, a platform's default counts, and what it proves is only assumed. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const coredns = (to: string): string =>
  configMap(`.:53 {\n    kubernetes cluster.local\n    forward . ${to}\n    loop\n}`);
const WORKLOAD = `---\n${deployment('1.11.3')}`;
const service = (more: string): string => `---
apiVersion: v1
kind: Service
metadata: {name: kube-dns, namespace: kube-system}
spec: {${more}selector: {k8s-app: kube-dns}, ports: [{port: 53, protocol: UDP}]}
`;
const K3S = { 'etc/rancher/k3s/config.yaml': 'resolv-conf: /etc/k3s-resolv.conf\n' };
const KUBEADM = {
  'kubeadm.yaml': 'apiVersion: kubeadm.k8s.io/v1beta3\nkind: InitConfiguration\nnodeRegistration: {}\n',
};
const reported = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((line) => !line.startsWith('note '));

describe('the default address of the cluster DNS', () => {
  test('closes a loop that is assumed, and names the assumption', () => {
    const { said, report } = scanTexts({ ...K3S, 'coredns.yaml': coredns('10.43.0.10') });
    expect(said).toEqual(['warning LG101 coredns.yaml:8:19 assumed fatal']);
    expect(report.findings[0]?.assumptions).toContain(
      'the cluster DNS has the address 10.43.0.10: nothing states another, and it is the default of k3s',
    );
  });

  test('leads to what the Service without an address leads to', () => {
    const files = { ...KUBEADM, 'coredns.yaml': coredns('10.96.0.10') + WORKLOAD + service('') };
    expect(reported(files)).toEqual(['warning LG101 coredns.yaml:8:19 assumed fatal']);
  });

  test('is none where the Service states another', () => {
    const files = { ...KUBEADM, 'coredns.yaml': coredns('10.96.0.10') + WORKLOAD + service('clusterIP: 10.0.0.10, ') };
    expect(reported(files)).toEqual([]);
  });

  test('is what installers choose, and nobody else, where no platform is stated', () => {
    const { said, report } = scanTexts({ 'coredns.yaml': coredns('10.43.0.10') });
    expect(said).toEqual(['warning LG101 coredns.yaml:8:19 assumed fatal']);
    expect(report.findings[0]?.assumptions).toContain(
      'the cluster DNS has the address 10.43.0.10: nothing states another, and k3s chooses it by default',
    );
    // AKS's and EKS's defaults are anybody's addresses, and a CoreDNS of another namespace may ask the cluster's.
    for (const to of ['10.0.0.10', '172.20.0.10', '10.96.0.11'])
      expect(reported({ 'coredns.yaml': coredns(to) })).toEqual([]);
    const elsewhere = (coredns('10.43.0.10') + WORKLOAD).replaceAll('kube-system', 'dns');
    expect(reported({ 'coredns.yaml': elsewhere })).toEqual([]);
    const own = { ...KUBEADM, 'coredns.yaml': coredns('10.43.0.10') };
    expect(reported(own)).toEqual([]);
  });

  test('is none with two platforms, and where a kubelet names its own', () => {
    expect(reported({ ...K3S, ...KUBEADM, 'coredns.yaml': coredns('10.43.0.10') })).toEqual([]);
    const kubelet =
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.7.7]\nresolvConf: /etc/other\n';
    expect(reported({ ...KUBEADM, 'kubelet.yaml': kubelet, 'coredns.yaml': coredns('10.96.0.10') })).toEqual([]);
  });

  test('of a stated Service network is the address that the provisioner takes', () => {
    const config = (provisioner: string): string =>
      `version: 1\nclusters: [{name: c, paths: ['**'], service-cidrs: [10.50.0.0/16], nodes: [{name: n, provisioner: ${provisioner}}]}]\n`;
    const scan = (provisioner: string): readonly string[] =>
      reported({ '.loopgate.yaml': config(provisioner), 'coredns.yaml': coredns('10.50.0.3') });
    expect(scan('kubespray')).toEqual(['error LG101 coredns.yaml:8:19 always fatal']);
    expect(scan('kubeadm')).toEqual([]);
  });
});

test('RKE2 is known by the values that only its chart takes', () => {
  const values = `apiVersion: helm.cattle.io/v1
kind: HelmChartConfig
metadata: {name: rke2-coredns, namespace: kube-system}
spec:
  valuesContent: |-
    servers:
    - zones: [{zone: .}]
      port: 53
      plugins:
      - {name: kubernetes, parameters: cluster.local}
      - {name: forward, parameters: . 10.43.0.10}
      - {name: loop}
`;
  expect(reported({ 'coredns.yaml': values })).toEqual(['warning LG101 coredns.yaml:11:39 assumed fatal']);
  // RKE2 passes over a file with the stub, and so nothing comes back by it.
  const stub = {
    '.loopgate.yaml': "version: 1\nclusters: [{name: c, paths: ['**'], nodes: [{name: n, os: ubuntu-24.04}]}]\n",
    'coredns.yaml': values.replace('. 10.43.0.10', '. /etc/resolv.conf'),
  };
  expect(reported(stub)).toEqual([]);
});
