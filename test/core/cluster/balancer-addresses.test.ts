/** Addresses that load balancers give to the Service of a resolver, each on the path of a loop through the nodes. */
import { describe, expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const COREDNS = cluster('.:53 {\n  kubernetes cluster.local\n  forward . /etc/resolv.conf\n}');
const pihole = (metadata: string, spec: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: pihole, namespace: dns}
spec:
  template:
    metadata: {labels: {app: pihole}}
    spec:
      containers:
        - name: pihole
          image: pihole/pihole:2024.07.0
          env: [{name: PIHOLE_DNS_, value: 10.96.0.10}]
---
apiVersion: v1
kind: Service
metadata: {name: pihole, namespace: dns${metadata}}
spec: {${spec}, selector: {app: pihole}, ports: [{port: 53, protocol: UDP}]}
`;
const CLUSTER = (provisioner: string, nameserver: string): string =>
  `version: 1\nclusters: [{name: a, nodes: [{name: n, provisioner: ${provisioner}, addresses: [192.168.1.11], files: {/etc/resolv.conf: {inline: "nameserver ${nameserver}"}}}]}]\n`;
const said = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({ 'coredns.yaml': COREDNS, '.loopgate.yaml': CLUSTER('none', '192.168.1.53'), ...files }).said.filter(
    (line) => line.includes('LG101'),
  );
const ERROR = ['error LG101 coredns.yaml:8:17 always absent'];

describe('a Service that asks for its address', () => {
  test.each([
    'metallb.universe.tf/loadBalancerIPs',
    'metallb.io/loadBalancerIPs',
    'io.cilium/lb-ipam-ips',
    'lbipam.cilium.io/ips',
    'kube-vip.io/loadbalancerIPs',
    'purelb.io/addresses',
    'eip.openelb.kubesphere.io/v1alpha1',
    'service.beta.kubernetes.io/azure-load-balancer-ipv4',
    'service.beta.kubernetes.io/aws-load-balancer-private-ipv4-addresses',
  ])('by %s', (key) => {
    const of = (addresses: string): Record<string, string> => ({
      'p.yaml': pihole(`, annotations: {${key}: "${addresses}"}`, 'type: LoadBalancer'),
    });
    expect(said(of('192.168.1.52, 192.168.1.53'))).toEqual(ERROR);
    expect(said(of('192.168.1.54'))).toEqual([]);
  });

  test.each(['type: LoadBalancer, loadBalancerIP: 192.168.1.53', 'externalIPs: [192.168.1.53]'])('by %s', (spec) => {
    expect(said({ 'p.yaml': pihole('', spec) })).toEqual(ERROR);
  });

  // kube-proxy drops what comes from elsewhere, pods' packets too (pkg/proxy/iptables/proxier.go syncProxyRules).
  test.each([
    ['[192.168.1.0/24]', ['warning LG101 coredns.yaml:8:17 assumed absent']],
    ['[0.0.0.0/0]', ERROR],
    ['[10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16]', ERROR],
    ['[]', ERROR],
  ])('from %s alone', (ranges, expected) => {
    const own = `loadBalancerSourceRanges: ${ranges}`;
    expect(said({ 'p.yaml': pihole('', `type: LoadBalancer, loadBalancerIP: 192.168.1.53, ${own}`) })).toEqual(
      expected,
    );
    expect(said({ 'p.yaml': pihole('', `externalIPs: [192.168.1.53], ${own}`) })).toEqual(ERROR);
  });

  test('by the name of a pool that holds a single one', () => {
    const pool = (addresses: string): Record<string, string> => ({
      'p.yaml': pihole(', annotations: {metallb.io/address-pool: dns}', 'type: LoadBalancer'),
      'pool.yaml': `apiVersion: metallb.io/v1beta1\nkind: IPAddressPool\nmetadata: {name: dns, namespace: metallb-system}\nspec: {addresses: ${addresses}}\n`,
    });
    expect(said(pool('[192.168.1.53/32]'))).toEqual(ERROR);
    expect(said(pool('[192.168.1.53-192.168.1.53]'))).toEqual(ERROR);
    expect(said(pool('[192.168.1.50-192.168.1.59]'))).toEqual([]);
    expect(said(pool('[192.168.1.53/32, 192.168.1.54/32]'))).toEqual([]);
  });
});

describe('a Service that asks for none', () => {
  const files = (provisioner: string): Record<string, string> => ({
    '.loopgate.yaml': CLUSTER(provisioner, '192.168.1.11'),
    'p.yaml': pihole('', 'type: LoadBalancer'),
  });

  test('gets the addresses of the nodes with k3s, as long as its balancer is on', () => {
    const { report } = scanTexts({ 'coredns.yaml': COREDNS, ...files('k3s') });
    expect(report.findings[0]?.assumptions).toEqual([
      'the load balancer that k3s brings gives Service dns/pihole the addresses of the nodes',
    ]);
    expect(said(files('k3s'))).toEqual(['warning LG101 coredns.yaml:8:17 assumed absent']);
    expect(said({ ...files('k3s'), 'etc/rancher/k3s/config.yaml': 'disable: [servicelb]\n' })).toEqual([]);
    expect(said(files('kubeadm'))).toEqual([]);
  });
});
