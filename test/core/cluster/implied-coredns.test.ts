/** The CoreDNS that an installer brings and no file shows: a link between servers that the files do show. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const PIHOLE = (upstream: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: pihole, namespace: dns}
spec:
  template:
    metadata: {labels: {app: pihole}}
    spec:
      containers:
        - name: pihole
          image: pihole/pihole:2024.07.0
          env:
            - name: PIHOLE_DNS_
              value: ${upstream}
---
apiVersion: v1
kind: Service
metadata:
  name: pihole
  namespace: dns
  annotations: {lbipam.cilium.io/ips: 192.168.1.53}
spec: {type: LoadBalancer, selector: {app: pihole}, ports: [{port: 53, protocol: UDP}]}
`;
const TALOS = (extra = ''): string => `version: v1alpha1
machine:
  type: controlplane
  network: {nameservers: [192.168.1.53]}
cluster:
  network: {serviceSubnets: [10.96.0.0/12]}
${extra}`;

describe('a Pi-hole that asks the cluster DNS, and nodes that ask the Pi-hole', () => {
  test('come back through the CoreDNS that Talos installs', () => {
    const { said, report } = scanTexts({ 'apps/pihole.yaml': PIHOLE('10.96.0.10'), 'talos/cp.yaml': TALOS() });
    expect(said).toEqual(['warning LG101 apps/pihole.yaml:13:22 assumed fatal']);
    expect(report.findings[0]?.assumptions).toEqual([
      "the cluster runs the CoreDNS that Talos Linux installs, which forwards the rest to the nodes' resolver file",
    ]);
  });

  test('end where the Pi-hole asks somebody else', () => {
    expect(scanTexts({ 'apps/pihole.yaml': PIHOLE('1.1.1.1'), 'talos/cp.yaml': TALOS() }).said).toEqual([]);
  });

  test('are not joined where the CoreDNS is switched off', () => {
    const off = TALOS('  coreDNS: {disabled: true}\n');
    expect(scanTexts({ 'apps/pihole.yaml': PIHOLE('10.96.0.10'), 'talos/cp.yaml': off }).said).toEqual([]);
  });
});

test('a node that asks the cluster DNS is reported of the node, as without a server that is shown', () => {
  const loop = TALOS().replace('192.168.1.53', '10.96.0.10');
  expect(scanTexts({ 'talos/cp.yaml': loop, 'apps/pihole.yaml': PIHOLE('1.1.1.1') }).said).toEqual([
    'warning LG304 talos/cp.yaml:4:27',
  ]);
});

describe('coredns-custom with its platform stated', () => {
  const custom = (text: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns-custom, namespace: kube-system}\ndata:\n${text}`;
  const k3s = { 'etc/rancher/k3s/config.yaml': 'cluster-dns: 10.43.0.10\n' };

  test('k3s has `hosts` of its own, and a second one ends the server', () => {
    const text = custom('  a.override: |\n    hosts {\n      192.0.2.1 a.test\n      fallthrough\n    }\n');
    expect(scanTexts({ ...k3s, 'c.yaml': text }).said).toEqual(['error LG401 c.yaml:6:5']);
    expect(scanTexts({ 'c.yaml': text }).said).toEqual([]);
  });

  test('k3s imports overrides before its own forward, or, as older releases do, behind it', () => {
    const text = custom('  a.override: |\n    forward . 10.43.0.10\n');
    expect(scanTexts({ ...k3s, 'c.yaml': text }).said).toEqual(['warning LG101 c.yaml:6:15 assumed fatal']);
  });
});
