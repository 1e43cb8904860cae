/** In which namespace a release of Terraform is: a server of another one than kube-system is not the cluster's own. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const release = (namespace: string): string => `resource "helm_release" "coredns" {
  name       = "coredns"
  namespace  = ${namespace}
  repository = "https://coredns.github.io/helm"
  chart      = "coredns"
  values = [<<EOT
servers:
- zones: [{ zone: . }]
  port: 53
  plugins: [{ name: forward, parameters: . 192.0.2.53 }]
EOT
  ]
}
`;
const namespaceOf = (name: string, type = 'kubernetes_namespace'): string =>
  `resource "${type}" "dns" {\n  metadata {\n    name = ${name}\n  }\n}\n`;

const KNOWN = '${kubernetes_namespace_dns_id}';

test.each([
  ['"dns"', '', 'dns'],
  ['kubernetes_namespace.dns.metadata[0].name', namespaceOf('"dns"'), 'dns'],
  ['kubernetes_namespace.dns.metadata.0.name', namespaceOf('"dns"'), 'dns'],
  ['kubernetes_namespace_v1.dns.metadata[0].name', namespaceOf('"dns"', 'kubernetes_namespace_v1'), 'dns'],
  ['kubernetes_namespace.dns.metadata.0.name', `${namespaceOf('local.a')}locals {\n  a = "dns"\n}\n`, 'dns'],
  // Attributes that Terraform makes, and what no file states.
  ['kubernetes_namespace.dns.id', namespaceOf('"dns"'), KNOWN],
  ['kubernetes_namespace.dns.metadata.1.name', namespaceOf('"dns"'), '${kubernetes_namespace_dns_metadata_1_name}'],
  ['var.namespace', '', '${var_namespace}'],
])('%s', (written, namespace, expected) => {
  const { report } = scanTexts({ 'main.tf': `${namespace}${release(written)}` });
  const servers = report.findings.filter(({ code }) => code === 'LG202').map(({ server }) => server);
  expect(servers).toEqual([`${expected}/Deployment/coredns`]);
});
