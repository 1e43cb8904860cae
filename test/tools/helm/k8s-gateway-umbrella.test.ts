/** Charts that depend on one whose releases are read: their values.yaml states it, below its name or alias. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const coredns = `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        loop
        forward . 192.168.4.31
    }
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ name: dns, port: 53, protocol: UDP }] }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers:
        - { name: coredns, image: 'registry.k8s.io/coredns/coredns:v1.11.3', args: [-conf, /etc/coredns/Corefile], volumeMounts: [{ name: c, mountPath: /etc/coredns }] }
      volumes: [{ name: c, configMap: { name: coredns } }]
`;
const chart = (alias: string) =>
  `apiVersion: v2\nname: gateway\nversion: 0.1.0\ndependencies:\n  - { name: k8s-gateway, version: 2.4.0, repository: https://charts.example${alias} }\n`;
const values = (key: string, parameters: string) =>
  `${key}:\n  domain: example.org\n  service: { type: LoadBalancer, loadBalancerIP: 192.168.4.31 }\n  secondary: ''\n  extraZonePlugins:\n    - { name: forward, parameters: '. ${parameters}' }\n`;

test.each([
  ['k8s-gateway', '', '10.96.0.10', ['LG101 error always']],
  ['own', ', alias: own', '10.96.0.10', ['LG101 error always']],
  ['k8s-gateway', '', '192.0.2.1', []],
  // Of another key nothing is known: the chart's own defaults count.
  ['other', '', '192.0.2.1', []],
])('values below %s%s to %s', (key, alias, upstream, expected) => {
  const files = { 'dns.yaml': coredns, 'gw/Chart.yaml': chart(alias), 'gw/values.yaml': values(key, upstream) };
  const { findings } = scanTexts(files).report;
  expect(
    findings.flatMap(({ code, severity, certainty }) => (code === 'LG101' ? `${code} ${severity} ${certainty}` : [])),
  ).toEqual(expected);
});
