/** Steps of a build that are not followed are said, and are a warning where they are new. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const base = {
  'base/all.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ".:53 {\\n forward . 10.0.0.2 \\n}\\n"\n---\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }\n',
  'base/kustomization.yaml': 'resources: [all.yaml]\n',
  'prod/kustomization.yaml': 'resources: [../base]\n',
};
const replacing = (select: string, options: string): string =>
  `replacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: ${select}, fieldPaths: [data.Corefile], options: ${options} }]\n`;
const operation = (text: string): string => `patches:\n  - target: { kind: ConfigMap }\n    patch: '[${text}]'\n`;

test.each([
  ['a delimiter', replacing('{ kind: ConfigMap, name: coredns }', '{ delimiter: " ", index: 4 }')],
  ['a pattern', replacing('{ kind: ConfigMap, name: core.* }', '{}')],
  ['a list that is made', replacing('{ kind: ConfigMap }', '{ create: true }').replace('data.Corefile', 'data.a.0')],
  ['a copy', operation('{"op":"copy","from":"/data/other","path":"/data/Corefile"}')],
  ['a move', operation('{"op":"move","from":"/data/other","path":"/data/Corefile"}')],
  ['a test', operation('{"op":"test","path":"/data/Corefile","value":"x"}')],
])('%s', (_, more) => {
  const head = { ...base, 'prod/kustomization.yaml': `${base['prod/kustomization.yaml']}${more}` };
  const open = (was: typeof base): readonly string[] =>
    scanTexts(head, was).report.findings.flatMap(({ code, severity, at }) =>
      code === 'LG801' ? [`${severity} ${at.file.path}`] : [],
    );
  expect(open(base)).toEqual(['warning prod/kustomization.yaml']);
  expect(open(head)).toEqual(['note prod/kustomization.yaml']);
});
