import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const coredns = (block: string): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        kubernetes cluster.local in-addr.arpa ip6.arpa {
            fallthrough in-addr.arpa ip6.arpa
        }
        forward . 192.0.2.1
        loop
    }
    ${block}:53 {
        forward . 10.96.0.53
        loop
    }
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports: [{ port: 53, protocol: UDP }]
`;
const pod = (container: string): string => `apiVersion: v1
kind: Service
metadata: { name: consul-dns, namespace: consul }
spec: { clusterIP: 10.96.0.53, selector: { app: consul }, ports: [{ port: 53, targetPort: 8600, protocol: UDP }] }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: config, namespace: consul }
data:
  agent.hcl: |
    server = true
    ports {
      dns = 8600
    }
    recursors = [ "10.96.0.10" ]
---
apiVersion: v1
kind: Pod
metadata: { name: consul, namespace: consul, labels: { app: consul } }
spec:
  containers:
    - name: consul
      image: docker.io/hashicorp/consul:1.19
${container}`;
const FLAG = pod('      args: [agent, -client=0.0.0.0, "-recursor=10.96.0.10:53"]\n');
const names = (consul: string, block: string): readonly (string | undefined)[] =>
  scanTexts({ 'dns.yaml': coredns(block), 'consul.yaml': consul }).report.findings.map(
    (one) => `${one.code} ${one.names}`,
  );

test.each([
  ['a flag', FLAG],
  [
    'the environment',
    pod(`      env: [{ name: CONSUL_LOCAL_CONFIG, value: '{"server":true,"recursors":["10.96.0.10"]}' }]\n`),
  ],
  [
    'a mounted file',
    pod(
      '      volumeMounts: [{ name: c, mountPath: /consul/config }]\n  volumes: [{ name: c, configMap: { name: config } }]\n',
    ),
  ],
])('names that Consul does not answer come back by %s', (_, consul) => {
  expect(names(consul, 'corp.example.com')).toEqual(['LG101 every name under corp.example.com']);
  expect(names(consul, 'consul')).toEqual([]);
});

test('its domain may be another one', () => {
  const other = FLAG.replace('agent,', 'agent, -domain, corp.example.com,');
  expect(names(other, 'corp.example.com')).toEqual([]);
  expect(names(other, 'consul')).toEqual(['LG101 every name under consul']);
});

test('addresses that it does not know come back', () => {
  expect(names(FLAG, '30.10.in-addr.arpa')).toHaveLength(1);
});

test('recursors elsewhere, none, and a command that serves nothing', () => {
  expect(names(FLAG.replace('10.96.0.10:53', '192.0.2.9'), 'corp.example.com')).toEqual([]);
  expect(names(pod('      args: [agent, -dev]\n'), 'corp.example.com')).toEqual([]);
});
