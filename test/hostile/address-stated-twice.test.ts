/** A Service that answers for a server that is read and for a workload that is not: an unrelated change leaves both. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const META = 'metadata: { name: coredns, namespace: kube-system }\n';
const files = {
  'charts/coredns/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 1.0.0\n',
  'charts/coredns/values.yaml': 'replicaCount: 2\nservice: {}\n',
  'charts/coredns/templates/configmap.yaml': `apiVersion: v1\nkind: ConfigMap\n${META}data:\n  Corefile: |\n    .:53 {\n        forward . {{ .Values.upstream }}\n        loop\n    }\n`,
  'charts/coredns/templates/service.yaml':
    'apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  selector: { k8s-app: kube-dns }\n  {{- if .Values.service.clusterIP }}\n  clusterIP: {{ .Values.service.clusterIP }}\n  {{- end }}\n  ports:\n  - { name: dns, port: 53, protocol: UDP, targetPort: 5353 }\n  - { name: dns-tcp, port: 53, protocol: TCP, targetPort: 5353 }\n',
  'charts/coredns/templates/deployment.yaml': `apiVersion: apps/v1\nkind: Deployment\n${META}spec:\n  replicas: {{ .Values.replicaCount }}\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata:\n      labels: { k8s-app: kube-dns }\n    spec:\n      containers:\n      - name: coredns\n        image: "{{ .Values.image }}"\n        resources:\n          {{- toYaml .Values.resources | nindent 12 }}\n        volumeMounts:\n        - { name: config-volume, mountPath: /etc/coredns }\n      volumes:\n      - { name: config-volume, configMap: { name: coredns } }\n`,
};

test('nothing is left', () => {
  const { report } = scanTexts({ ...files, 'notes.yaml': 'a: 1\n' }, files);
  expect(report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')).toEqual([]);
});
