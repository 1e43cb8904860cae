import { describe, expect, test } from '@jest/globals';
import type { KustomizationFact } from '../../../src/core/facts/fact.ts';
import { kustomize } from '../../../src/tools/kustomize/index.ts';
import { openYaml, said } from '../../languages/open-yaml.ts';

function read(
  text: string,
  path = 'clusters/prod/dns/kustomization.yaml',
): { fact: KustomizationFact; remarks: readonly (string | undefined)[] } {
  const { value, notices } = kustomize.read(openYaml(text, path));
  return { fact: value[0] as KustomizationFact, remarks: notices.map((notice) => said(notice.at)) };
}

describe('which documents are kustomizations', () => {
  test.each([
    ['resources: [a.yaml]', 'x/kustomization.yaml', true],
    ['resources: [a.yaml]', 'kustomization.yml', true],
    ['resources: [a.yaml]', 'x/Kustomization', true],
    ['apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization', 'other.yaml', true],
    ['apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component', 'x/kustomization.yaml', true],
    ['apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization', 'x/kustomization.yaml', false],
    ['resources: [a.yaml]', 'x/values.yaml', false],
    ['text', 'kustomization.yaml', false],
  ])('%j in %s: %s', (text, path, expected) => expect(kustomize.recognises(openYaml(text, path))).toBe(expected));
});

test('resources, bases and components are paths from the root', () => {
  const { fact, remarks } = read(
    'resources: [a.yaml, ../../base/, ./b]\nbases: [../common]\ncomponents: [c]\nnamespace: kube-system\nnamePrefix: p-\n',
  );
  expect(fact.directory).toBe('clusters/prod/dns');
  expect(fact.resources.map((one) => one.value)).toEqual([
    'clusters/prod/dns/a.yaml',
    'clusters/base',
    'clusters/prod/dns/b',
    'clusters/prod/common',
    'clusters/prod/dns/c',
  ]);
  expect(said(fact.resources[1]?.at)).toBe('../../base/');
  expect(fact).toMatchObject({ namespace: 'kube-system', namePrefix: 'p-' });
  expect(remarks).toEqual([]);
});
test('the root directory is the empty path', () => {
  const { fact } = read('resources: [a.yaml]\n', 'kustomization.yaml');
  expect([fact.directory, fact.resources[0]?.value]).toEqual(['', 'a.yaml']);
});
test.each([
  'https://example.test/a.yaml',
  'github.com/o/r//deploy?ref=v1',
  'git@example.test:o/r.git',
  '../../../../outside',
  '/etc/x.yaml',
])('%s is left out', (path) => {
  const { fact, remarks } = read(`resources:\n- ${path}\n`);
  expect(fact.resources).toEqual([]);
  expect(remarks).toEqual([]);
});

test('generators name keys, files and literals', () => {
  const { fact } = read(`configMapGenerator:
- name: coredns
  namespace: kube-system
  behavior: replace
  files: [Corefile, Corefile=files/dns.conf, sub/custom.server]
  literals: ["a=b=c", 'q="x y"', "=bad", none]
secretGenerator:
- name: s
`);
  const [first, second] = fact.generators ?? [];
  expect(first).toMatchObject({ of: 'config-map', name: 'coredns', namespace: 'kube-system', behavior: 'replace' });
  expect(first?.files.map((file) => [file.key, file.path])).toEqual([
    ['Corefile', 'clusters/prod/dns/Corefile'],
    ['Corefile', 'clusters/prod/dns/files/dns.conf'],
    ['custom.server', 'clusters/prod/dns/sub/custom.server'],
  ]);
  expect(first?.literals.map((entry) => [entry.key, entry.text.text, said(entry.at)])).toEqual([
    ['a', 'b=c', 'a'],
    ['q', 'x y', 'q'],
  ]);
  expect(second).toMatchObject({ of: 'secret', name: 's', behavior: 'create', files: [], literals: [] });
});
test('a literal Corefile keeps its places', () => {
  const { fact } = read('configMapGenerator:\n- name: c\n  literals:\n  - |\n    Corefile=.:53 {\n      loop\n    }\n');
  const [entry] = fact.generators?.[0]?.literals ?? [];
  expect(entry?.text.text).toBe('.:53 {\n  loop\n}\n');
  expect(entry?.text.segments.every((segment) => segment.verbatim)).toBe(true);
});

test('patches come in kustomize’s order, from files and in place', () => {
  const { fact } = read(`patches:
- path: p.yaml
  target: {kind: Deployment, name: coredns}
- patch: |-
    - op: replace
      path: /data/Corefile
      value: x
  target: {kind: ConfigMap, labelSelector: "a=b"}
patchesStrategicMerge:
- strategic.yaml
- |
  kind: ConfigMap
  metadata: {name: coredns}
patchesJson6902:
- {path: j.yaml, target: {version: v1, kind: ConfigMap, name: coredns}}
`);
  expect(
    fact.patches?.map((patch) =>
      patch.source.kind === 'file' ? patch.source.path : patch.source.text.text.split('\n')[0],
    ),
  ).toEqual([
    'clusters/prod/dns/strategic.yaml',
    'kind: ConfigMap',
    'clusters/prod/dns/p.yaml',
    '- op: replace',
    'clusters/prod/dns/j.yaml',
  ]);
  expect(fact.patches?.map((patch) => patch.target)).toEqual([
    undefined,
    undefined,
    { kind: 'Deployment', name: 'coredns' },
    { kind: 'ConfigMap', labelSelector: 'a=b' },
    { version: 'v1', kind: 'ConfigMap', name: 'coredns' },
  ]);
});
test('images', () => {
  const { fact } = read('images: [{name: coredns, newName: r.test/coredns, newTag: v1.11.3}, {newTag: x}]\n');
  expect(fact.images).toMatchObject([{ name: 'coredns', newName: 'r.test/coredns', newTag: { value: 'v1.11.3' } }]);
});
test('a DNS chart whose values nobody here understands is remarked, others are not', () => {
  expect(read('helmCharts: [{name: external-dns}, {name: kube-dns}, {name: coredns}]\n').remarks).toEqual([
    '{name: kube-dns}',
  ]);
});
test.each([
  'resources: text',
  'configMapGenerator: {a: b}',
  'patches: [3, [x], {}]',
  'images: [x]',
  'resources: [[a], {b: c}, ~]',
])('nothing throws for %j', (text) => {
  expect(read(`${text}\n`).fact.kind).toBe('kustomization');
});
