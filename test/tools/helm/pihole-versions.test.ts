/** Version 6 of Pi-hole takes the chart's own variable and not the older one, which values may still state. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const release = (env: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: pihole, namespace: argocd }
spec:
  destination: { namespace: dns, server: "https://kubernetes.default.svc" }
  source:
    repoURL: https://charts.example.com
    chart: pihole
    targetRevision: 2.34.0
    helm:
      valuesObject:
        extraEnvVars: { ${env} }
        serviceDns: { type: LoadBalancer, loadBalancerIP: 192.0.2.5 }
`;
const COREDNS =
  'apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        loop\n        forward . 192.0.2.5\n    }\n';

test.each([
  ['PIHOLE_DNS_: 10.96.0.10', []],
  ['FTLCONF_dns_upstreams: 10.96.0.10', []],
])('%s in extraEnvVars comes before DNS1 nowhere', (env, loops) => {
  const { report } = scanTexts({ 'app.yaml': release(env), 'coredns.yaml': COREDNS });
  expect(report.findings.flatMap(({ code }) => (code === 'LG101' ? [code] : []))).toEqual(loops);
});

test('what `ftl` states does', () => {
  const stated = release('TZ: UTC').replace(
    '        serviceDns',
    '        ftl: { dns_upstreams: 10.96.0.10 }\n        serviceDns',
  );
  const { report } = scanTexts({ 'app.yaml': stated, 'coredns.yaml': COREDNS });
  expect(report.findings.map(({ code }) => code)).toContain('LG101');
});
