/**
 * A pod that starts is in no Service before it is ready, and its probe is sent at once (plugin/loop/setup.go; kube-proxy rejects what
 * has no endpoints: the reply ends the watch). A reload sends another one, and then it is there.
 */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const PROBE = 'readinessProbe: { httpGet: { path: /ready, port: 8181 } }';

interface Shape {
  readonly to?: string;
  readonly container?: string;
  readonly pod?: string;
  readonly service?: string;
}

const guardOf = ({ to = '10.96.0.10', container = '', pod = 'dnsPolicy: Default', service = '' }: Shape) => {
  const files = {
    'dns.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        forward . ${to}
        reload
        loop
    }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  replicas: 2
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      ${pod}
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: ["-conf", "/etc/coredns/Corefile"]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
          ${container}
      volumes: [{ name: config, configMap: { name: coredns } }]
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  ${service}
  selector: { k8s-app: kube-dns }
  ports: [{ name: dns, port: 53, protocol: UDP }]
`,
  };
  return scanTexts(files).report.findings.flatMap(({ code, certainty, guard, message }) =>
    code === 'LG101'
      ? [`${certainty} ${guard} ${/With its endpoints up, as at a reload/.test(message) ? 'later' : 'at start'}`]
      : [],
  );
};

test.each<[string, Shape]>([
  ['a readiness probe', { container: PROBE }],
  ['a probe of the start', { container: 'startupProbe: { httpGet: { path: /health, port: 8080 } }' }],
  [
    'the probe of another container',
    { pod: `dnsPolicy: Default\n      initContainers: [{ name: x, image: x, restartPolicy: Always, ${PROBE} }]` },
  ],
  ['a readiness gate', { pod: 'dnsPolicy: Default\n      readinessGates: [{ conditionType: x.example/ready }]' }],
  [
    'the resolver file that the kubelet writes',
    { to: '/etc/resolv.conf', pod: 'dnsPolicy: ClusterFirst', container: PROBE },
  ],
])('with %s its own Service brings the probe back later only', (_, shape) => {
  expect(guardOf(shape)).toEqual(['always fatal later']);
});

test.each<[string, Shape]>([
  ['nothing to wait for', {}],
  ['an empty probe', { container: 'readinessProbe: {}' }],
  ['a Service that takes pods at once', { container: PROBE, service: 'publishNotReadyAddresses: true' }],
  ['its own loopback', { container: PROBE, to: '127.0.0.1' }],
])('with %s the probe is back at the start', (_, shape) => {
  expect(guardOf(shape)).toEqual(['always fatal at start']);
});
