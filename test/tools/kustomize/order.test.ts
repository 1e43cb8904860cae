/** The order of a build is that in which it is applied: of two Services with one address the API server takes the first. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const service = (namespace: string, app: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: ${namespace} }\nspec: { clusterIP: 10.96.0.10, selector: { app: ${app} }, ports: [{ port: 53, protocol: UDP }] }\n---\n`;
const server = (namespace: string, to: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: ${namespace} }\ndata:\n  Corefile: ".:53 {\\n loop\\n forward . ${to}\\n}\\n"\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: ${namespace} }\nspec:\n  selector: { matchLabels: { app: dns } }\n  template:\n    metadata: { labels: { app: dns } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: coredns, image: "coredns/coredns:1.11.3", args: [-conf, /etc/coredns/Corefile], volumeMounts: [{ name: config, mountPath: /etc/coredns }] }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n`;
/** Two namespaces, the later one first; both servers ask the address. */
const all = `${service('kube-system', 'dns')}${service('dns', 'dns')}${server('kube-system', '10.96.0.10')}---\n${server('dns', '10.96.0.10')}`;

function loops(kustomization: string): readonly string[] {
  const { report } = scanTexts({
    'k/all.yaml': all,
    'k/kustomization.yaml': `resources: [all.yaml]\n${kustomization}`,
  });
  return report.findings.flatMap(({ code, cycle }) =>
    code === 'LG101' ? [...new Set((cycle ?? []).map((hop) => hop.server))].join(' ') : [],
  );
}

test('objects of a kind by namespace and name, as the tool writes them', () => {
  expect(loops('')).toEqual(['dns/Deployment/coredns']);
  expect(loops('sortOptions: { order: legacy }\n')).toEqual(['dns/Deployment/coredns']);
});

test('as they are listed, where the kustomization says so', () => {
  expect(loops('sortOptions: { order: fifo }\n')).toEqual(['kube-system/Deployment/coredns']);
});
