/** Variables that the kubelet makes of Services (pkg/kubelet/envvars/envvars.go FromServices). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

interface Given {
  readonly upstream?: string;
  readonly service?: string;
  readonly namespace?: string;
  readonly pod?: string;
  readonly env?: string;
}

const findings = (given: Given): readonly string[] =>
  scanTexts({
    'all.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        forward . ${given.upstream ?? '{$KUBE_DNS_SERVICE_HOST}'}
        loop
    }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      ${given.pod ?? 'enableServiceLinks: true'}
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: ["-conf", "/etc/coredns/Corefile"]
          ${given.env ?? 'env: []'}
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: coredns } }]
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: ${given.namespace ?? 'kube-system'} }
spec: { ${given.service ?? 'clusterIP: 10.96.0.10'}, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
`,
  }).report.findings.flatMap(({ code, certainty, assumptions = [] }) =>
    /LG101|LG305/.test(code) ? [[code, certainty, ...assumptions].join(' ')] : [],
  );

const LOOPS = ['LG101 assumed the Service kube-system/kube-dns is there when the pod starts'];

test.each<readonly [string, Given, readonly string[]]>([
  ['of the own Service', {}, LOOPS],
  ['with its port', { upstream: '{$KUBE_DNS_SERVICE_HOST}:{$KUBE_DNS_SERVICE_PORT}' }, LOOPS],
  ['of a port', { upstream: '{%KUBE_DNS_PORT_53_UDP_ADDR%}' }, LOOPS],
  ['where the API server chooses the address', { service: 'type: ClusterIP' }, LOOPS],
  ['of another namespace', { namespace: 'other' }, ['LG305']],
  ['of a headless Service', { service: 'clusterIP: None' }, ['LG305']],
  ['that are switched off', { pod: 'enableServiceLinks: false' }, ['LG305']],
  ['that the container states itself', { env: 'env: [{ name: KUBE_DNS_SERVICE_HOST, value: 9.9.9.9 }]' }, []],
])('variables %s', (_, given, expected) => {
  expect(findings(given).map((one) => one.trim())).toEqual(expected);
});
