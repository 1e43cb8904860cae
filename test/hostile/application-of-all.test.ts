/** Applications of the whole repository that take a folder each: what one of them left another deploys. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const application = (name: string, path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${name}, namespace: argocd }\nspec:\n  destination: { namespace: ${name}, server: https://kubernetes.default.svc }\n  source: { path: ${path}, repoURL: https://git.example.org/ops }\n`;
const files = (dns: string, other: string): Readonly<Record<string, string>> => ({
  'dns/cm.yaml': configMap('.:53 {\n    forward . 192.0.2.53\n    loop\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
  'apps/dns.yaml': application('dns', dns),
  'apps/other.yaml': application('other', other),
});
const news = (head: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(head, files('.', '.')).report.findings.flatMap(({ code, status, severity, at }) =>
    status === 'new' && severity !== 'note' ? `${code} ${at.file.path}` : [],
  );

test('a folder that is not there is nothing that was left', () => {
  expect(news(files('dns', 'pipelines'))).toEqual([]);
});

test('without another Application it is', () => {
  expect(news(files('elsewhere', 'pipelines'))).toContain('LG802 apps/dns.yaml');
});
