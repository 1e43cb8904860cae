/** The cluster DNS's Service leads to pods of which nothing is read, beside a CoreDNS that keeps its guard. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (guard: string): string => `.:53 {\n    errors\n    forward . 192.0.2.53\n${guard}}\n`;
const BASE: Files = {
  'dns/cm.yaml': configMap(corefile('    loop\n')),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const other = (label: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: other, namespace: kube-system }\nspec:\n  selector: { matchLabels: { k8s-app: ${label} } }\n  template:\n    metadata: { labels: { k8s-app: ${label} } }\n    spec: { containers: [{ name: d, image: "registry.example/dns:1" }] }\n`;
const turned = SERVICE.replace('k8s-app: kube-dns', 'k8s-app: other');
const news = (head: Files, base = BASE): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

test('by its selector', () => {
  expect(news({ ...BASE, 'dns/svc.yaml': turned, 'dns/other.yaml': other('other') })).toEqual([
    'warning LG802 dns/svc.yaml',
  ]);
});

test('by its labels, in place of it', () => {
  expect(news({ ...BASE, 'dns/dep.yaml': other('kube-dns') })).toEqual(['warning LG802 dns/svc.yaml']);
});

test('not where the base has it, the server had no guard, or nothing is behind it', () => {
  const head = { ...BASE, 'dns/svc.yaml': turned, 'dns/other.yaml': other('other') };
  expect(news({ ...head, a: '' }, head)).toEqual([]);
  const bare = { 'dns/cm.yaml': configMap(corefile('')) };
  expect(news({ ...head, ...bare }, { ...BASE, ...bare })).toEqual([]);
  expect(news({ ...BASE, 'dns/svc.yaml': turned })).toEqual([]);
  expect(
    news({
      ...BASE,
      'dns/svc.yaml': turned,
      'dns/dep.yaml': BASE['dns/dep.yaml']?.replaceAll('kube-dns', 'other') ?? '',
    }),
  ).toEqual([]);
});
