/** Upstreams that are given by the name of a Service: what a pod that asks the cluster DNS gets for it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const FILES = (upstream: string, policy: string): Record<string, string> => ({
  'coredns.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    .:53 {
      kubernetes cluster.local
      forward . 10.96.0.77
    }
---
apiVersion: v1
kind: Service
metadata: {name: kube-dns, namespace: kube-system}
spec: {clusterIP: 10.96.0.10, selector: {k8s-app: kube-dns}, ports: [{port: 53, protocol: UDP}]}
`,
  'blocky.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: blocky, namespace: dns}
data:
  config.yml: |
    upstreams: {groups: {default: ["${upstream}"]}}
    ports: {dns: 53}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: blocky, namespace: dns}
spec:
  template:
    metadata: {labels: {app: blocky}}
    spec:
      dnsPolicy: ${policy}
      containers:
        - name: blocky
          image: spx01/blocky:v0.24
          volumeMounts: [{name: config, mountPath: /app/config.yml, subPath: config.yml}]
      volumes: [{name: config, configMap: {name: blocky}}]
---
apiVersion: v1
kind: Service
metadata: {name: blocky, namespace: dns}
spec: {clusterIP: 10.96.0.77, selector: {app: blocky}, ports: [{port: 53, protocol: UDP}]}
`,
});
const errors = (upstream: string, policy = 'ClusterFirst'): readonly string[] =>
  scanTexts(FILES(upstream, policy)).said.filter((line) => line.includes('LG101'));

describe('a resolver that asks the cluster DNS by the name of its Service', () => {
  test.each(['kube-dns.kube-system.svc.cluster.local', 'kube-dns.kube-system.svc', 'kube-dns.kube-system'])(
    '%s',
    (name) => {
      expect(errors(name)).toEqual(['warning LG101 blocky.yaml:6:37 assumed absent']);
    },
  );

  test('gets no address for it from the resolver of the node', () => {
    expect(errors('kube-dns.kube-system.svc.cluster.local', 'Default')).toEqual([]);
  });

  test('gets none for a Service of another name', () => {
    for (const name of ['kube-dns.other.svc.cluster.local', 'kube-dns', 'kube-dns.kube-system.svc.example.org'])
      expect(errors(name)).toEqual([]);
  });
});
