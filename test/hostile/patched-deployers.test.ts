/** Kustomizations of Flux that others patch: what a patch adds to one is added to what it builds. */
import { describe, expect, test } from '@jest/globals';
import { deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { indent } from '../support/texts.ts';

type Files = Readonly<Record<string, string>>;

const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, at }) =>
    severity === 'note' || status !== 'new' ? [] : [`${severity} ${code} ${at.file.path}`],
  );

const values = (guard: string): string => `servers:
  - zones: [{ zone: . }]
    port: 53
    plugins: [{ name: errors }, ${guard}{ name: forward, parameters: . 192.0.2.1 }]
`;
const GUARD = '{ name: loop }, ';
const corefile = (guard: string): string => `.:53 {\n    forward . 192.0.2.1\n${guard}}\n`;
const map = (guard: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${indent(corefile(guard), 4)}`;

const kustomization = (name: string, path: string, more = ''): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: ${name}, namespace: flux-system }
spec:
  path: ./${path}
  sourceRef: { kind: GitRepository, name: flux-system }
${more}`;

const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns, version: 1.43.0, sourceRef: { kind: HelmRepository, name: coredns } } }
  values:
${indent(values(GUARD), 4)}`;

/** A patch of a release's values, as an item of a list. */
const ofValues = (guard: string): string => `- target: { kind: HelmRelease, name: coredns }
  patch: |
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: { name: coredns }
    spec:
      values:
${indent(values(guard), 8)}`;

const ofCorefile = (guard: string): string => `- target: { kind: ConfigMap }
  patch: |
    - op: replace
      path: /data/Corefile
      value: |
${indent(corefile(guard), 8)}`;

/** A patch that adds those to each Kustomization. */
const adding = (list: string, target = 'kind: Kustomization'): string => `patches:
- target: { ${target} }
  patch: |
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: { name: any }
    spec:
      patches:
${indent(list, 6)}`;

const TREE: Files = {
  'apps/dns/ks.yaml': kustomization('dns', 'apps/dns/app'),
  'apps/dns/app/release.yaml': RELEASE,
  'apps/other/ks.yaml': kustomization('other', 'apps/other/app'),
  'apps/other/app/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: other }\ndata: { a: b }\n',
};
const cluster = (more: string): Files => ({
  ...TREE,
  'cluster/ks.yaml': kustomization('apps', 'apps', indent(more, 2)),
  'apps/kustomization.yaml': 'resources: [dns/ks.yaml, other/ks.yaml]\n',
});
const folder = (more: string): Files => ({
  ...TREE,
  'apps/kustomization.yaml': `resources: [dns/ks.yaml, other/ks.yaml]\n${more}`,
});

describe.each([
  ['a Kustomization of Flux', cluster, 'cluster/ks.yaml'],
  ['a kustomization', folder, 'apps/kustomization.yaml'],
] as const)('patches that %s adds', (_, tree, path) => {
  const base = tree('');
  test('take the guard', () => {
    expect(said(tree(adding(ofValues(''))), base)).toEqual([`error LG201 ${path}`]);
    expect(said(tree(adding(ofValues(''))), tree(adding(ofValues(GUARD))))).toEqual([`error LG201 ${path}`]);
  });
  test('keep it', () => {
    expect(said(tree(adding(ofValues(GUARD))), base)).toEqual([]);
    expect(said(base, tree(adding(ofValues(GUARD))))).toEqual([]);
  });
  test('are for another', () => {
    expect(said(tree(adding(ofValues(''), 'kind: Kustomization, name: other')), base)).toEqual([]);
  });
  test('change a ConfigMap that lies there', () => {
    const files = { ...base, 'apps/dns/app/map.yaml': map('    loop\n'), 'apps/dns/app/service.yaml': SERVICE };
    const mapped = { ...files, 'apps/dns/app/release.yaml': deployment('1.11.3') };
    const patched = (guard: string): Files => ({ ...mapped, [path]: tree(adding(ofCorefile(guard)))[path] ?? '' });
    expect(said(patched(''), mapped)).toEqual([`error LG201 ${path}`]);
    expect(said(patched('    loop\n'), mapped)).toEqual([]);
  });
  test('are components', () => {
    const component = (guard: string): Files => ({
      'part/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches:\n${ofValues(guard)}`,
    });
    const more =
      'patches:\n- target: { kind: Kustomization, name: dns }\n  patch: |\n    - { op: add, path: /spec/components, value: [../../../part] }\n';
    expect(said({ ...tree(more), ...component('') }, { ...base, ...component('') })).toEqual([
      'error LG201 part/kustomization.yaml',
    ]);
    expect(said({ ...tree(more), ...component(GUARD) }, base)).toEqual([]);
  });
});

test('patches of patches of patches', () => {
  const tree = (list: string): Files => ({
    ...cluster(''),
    'root/ks.yaml': kustomization('cluster', 'cluster', indent(adding(adding(list).replace(/^patches:\n/, '')), 2)),
  });
  expect(said(tree(ofValues('')), cluster(''))).toEqual(['error LG201 root/ks.yaml']);
  expect(said(tree(ofValues(GUARD)), cluster(''))).toEqual([]);
});
