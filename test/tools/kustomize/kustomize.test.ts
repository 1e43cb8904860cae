import { describe, expect, test } from '@jest/globals';
import type { Kustomization } from '../../../src/tools/kustomize/fragments.ts';
import { kustomize } from '../../../src/tools/kustomize/index.ts';
import { openYaml, said } from '../../languages/open-yaml.ts';
import { scanTexts } from '../../support/scan-texts.ts';

function read(
  text: string,
  path = 'clusters/prod/dns/kustomization.yaml',
): { fact: Kustomization; remarks: readonly (string | undefined)[] } {
  const { value, notices } = kustomize.read(openYaml(text, path));
  return { fact: value[0] as Kustomization, remarks: notices.map((notice) => said(notice.at)) };
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
  const { fact, remarks } = read('resources: [a.yaml, ../../base/, ./b]\nbases: [../common]\ncomponents: [c]\n');
  expect(fact.directory).toBe('clusters/prod/dns');
  expect(fact.resources.map((one) => one.value)).toEqual([
    'clusters/prod/dns/a.yaml',
    'clusters/base',
    'clusters/prod/dns/b',
    'clusters/prod/common',
    'clusters/prod/dns/c',
  ]);
  expect(said(fact.resources[1]?.at)).toBe('../../base/');
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

test('the names of what is generated are known', () => {
  expect(read('configMapGenerator: [{name: coredns}]\nsecretGenerator: [{name: s}]\n').fact.makes).toEqual([
    'coredns',
    's',
  ]);
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
  expect(read(`${text}\n`).fact.kind).toBe('kustomize/kustomization');
});

test('what a plugin of the tool makes is not followed, and its Corefile is judged as a file', () => {
  const { report } = scanTexts({
    'base/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings, namespace: kube-system }\n',
    'base/Corefile': '.:53 {\n    forward . 127.0.0.1\n}\n',
    'base/kustomization.yaml': `resources: [map.yaml]\ngenerators:\n  - |\n    apiVersion: builtin\n    kind: ConfigMapGenerator\n    metadata: { name: settings, namespace: kube-system }\n    behavior: merge\n    files: [Corefile]\n`,
  });
  expect(report.findings.filter(({ code }) => code === 'LG101').map(({ server }) => server)).toEqual(['base/Corefile']);
});

test('a transformer, a variable and a patch of a chart may change what is judged', () => {
  const said = (...lines: readonly string[]): readonly string[] =>
    scanTexts({
      'map.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system, annotations: { a: $(A) } }\ndata: { Corefile: ". {\\n forward . 127.0.0.1\\n}\\n" }\n',
      'kustomization.yaml': `resources: [map.yaml]\n${lines.join('')}`,
    }).said;
  const transformer = (kind: string): string =>
    `transformers:\n  - |\n    apiVersion: builtin\n    kind: ${kind}\n    metadata: { name: x }\n`;
  const ALWAYS = ['error LG101 map.yaml:4:36 always absent'];
  expect(said(transformer('AnnotationsTransformer'))).toEqual(ALWAYS);
  expect(said(transformer('PatchTransformer'))).toEqual([
    'note LG801 kustomization.yaml:3:5',
    'warning LG101 map.yaml:4:36 assumed absent',
  ]);
  expect(said('configurations: [c.yaml]\n')[0]).toMatch(/^note LG801 kustomization.yaml:2:18/);
  expect(said('openapi: { path: o.json }\n')[0]).toMatch(/^note LG801 kustomization.yaml:2:18/);
  expect(said('vars: [{ name: B }]\n')).toEqual(ALWAYS);
  expect(said('vars: [{ name: A }]\n')).toEqual([
    'note LG801 kustomization.yaml:2:8',
    'warning LG101 map.yaml:4:36 assumed absent',
  ]);
});

test.each(['j2', 'tmpl'])('a kustomization that is a template names files that are templates (%s)', (ending) => {
  const files = {
    [`app/kustomization.yaml.${ending}`]:
      'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [./service.yaml]\nconfigMapGenerator:\n  - name: coredns\n    namespace: kube-system\n    files: [Corefile=./corefile.conf]\n',
    [`app/service.yaml.${ending}`]:
      'apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10 }\n',
    [`app/corefile.conf.${ending}`]: '.:53 {\n    forward . 127.0.0.1\n}\n',
  };
  const { report } = scanTexts(files);
  expect(report.findings.filter(({ code }) => code === 'LG802')).toEqual([]);
  const { report: without } = scanTexts({
    [`app/kustomization.yaml.${ending}`]: files[`app/kustomization.yaml.${ending}`] ?? '',
  });
  // Where it is rendered to, the files may well be.
  expect(without.findings.filter(({ code }) => code === 'LG802').map(({ severity }) => severity)).toEqual(['note']);
});

const KUSTOMIZATION = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n';
const DNS_SERVICE =
  'apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, ports: [{ port: 53 }] }\n';

test('a component beside a template of a kustomization is a template as well', () => {
  const { report } = scanTexts({
    'templates/app/kustomization.yaml.j2': `${KUSTOMIZATION}components: [../components/sops]\nresources: [./service.yaml]\n`,
    'templates/app/service.yaml.j2': DNS_SERVICE,
    'templates/components/sops/kustomization.yaml.j2':
      'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nresources: [./secret.yaml]\n',
  });
  expect(report.findings.filter(({ code }) => code === 'LG802')).toEqual([]);
});

test.each([
  ['only another kustomization', `${KUSTOMIZATION}namespace: podinfo\n`, 0],
  ['a DNS Service', DNS_SERVICE, 1],
])('a folder without kustomization that holds %s', (_, text, count) => {
  const { report } = scanTexts({
    'clusters/a/kustomization.yaml': `${KUSTOMIZATION}resources: [../../apps/podinfo]\n`,
    [`apps/podinfo/base/${text === DNS_SERVICE ? 'service' : 'kustomization'}.yaml`]: text,
  });
  expect(report.findings.filter(({ code, severity }) => code === 'LG802' && severity === 'warning')).toHaveLength(
    count,
  );
});

describe('what kustomize refuses or replaces', () => {
  const COREFILE = '  Corefile: |\n    .:53 {\n        forward . 192.0.2.53\n        loop\n    }\n';
  const MAP = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n${COREFILE}`;
  const COMPONENT = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches: [{ path: p.yaml }]\n';
  const before = { 'k/cm.yaml': MAP, 'k/kustomization.yaml': 'resources: [cm.yaml]\n' };
  const unguarded = MAP.replace('        loop\n', '');

  test('a Component under resources, and its patch is no object of its own', () => {
    const files = { ...before, 'k/comp/kustomization.yaml': COMPONENT, 'k/comp/p.yaml': unguarded };
    const listed = (key: string): string => `resources: [cm.yaml]\n${key}: [comp]\n`;
    const { report } = scanTexts({ ...files, 'k/kustomization.yaml': 'resources: [cm.yaml, comp]\n' }, before);
    expect(report.findings.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['LG802', 'warning', 'kustomize refuses to build this: `comp` is a Component, which belongs under `components`'],
    ]);
    const sound = scanTexts({ ...files, 'k/kustomization.yaml': listed('components') }, before).report;
    expect(sound.findings.map(({ code, severity }) => [code, severity])).toEqual([['LG201', 'error']]);
  });

  test.each([
    ['{ name: coredns, behavior: replace, files: [Corefile] }', ['LG802 warning']],
    ['{ name: coredns, behavior: merge, files: [Corefile] }', ['LG802 warning']],
    ['{ name: coredns, namespace: dns, behavior: replace, files: [Corefile] }', ['LG802 warning']],
    ['{ name: coredns, namespace: kube-system, behavior: replace, files: [Corefile] }', ['LG201 error']],
    ['{ name: coredns, namespace: kube-system, behavior: replace, files: [Corefile=old] }', []],
  ])('a Component that generates %s', (generator, expected) => {
    const component = `${COMPONENT.replace(/patches.*/, 'configMapGenerator:')}- ${generator}\n`;
    const corefile = '.:53 {\n    forward . 192.0.2.53\n    loop\n}\n';
    const files = {
      ...{ ...before, 'comp/old': corefile, 'comp/Corefile': corefile.replace('    loop\n', '') },
      ...{
        'comp/kustomization.yaml': component,
        'k/kustomization.yaml': 'resources: [cm.yaml]\ncomponents: [../comp]\n',
      },
    };
    const { findings } = scanTexts(files, before).report;
    const said = findings
      .filter(({ severity }) => severity !== 'note')
      .map(({ code, severity }) => `${code} ${severity}`);
    expect(said).toEqual(expected);
  });

  test.each([
    ['kustomization.yml', 1],
    ['Kustomization', 1],
    ['kustomization.yaml.orig', 0],
    ['sub/kustomization.yaml', 0],
  ])('a second kustomization %s: %s', (name, count) => {
    const { report } = scanTexts({ ...before, [`k/${name}`]: 'resources: []\n' }, before);
    const refused = report.findings.filter(({ message }) => message.includes('kustomize refuses to build this folder'));
    expect(refused.map(({ code, severity }) => [code, severity])).toEqual(
      Array.from({ length: count }, () => ['LG802', 'warning']),
    );
  });

  test.each([
    ['without', unguarded, ['LG201 error']],
    ['with', MAP, []],
  ])('a whole object in place of another, %s its guard', (_, object, expected) => {
    const value = object.replaceAll('\n', '\n        ').trimEnd();
    const patch = `patches:\n- target: { kind: ConfigMap }\n  patch: |\n    - op: replace\n      path: ""\n      value:\n        ${value}\n`;
    const { report } = scanTexts({ ...before, 'k/kustomization.yaml': `resources: [cm.yaml]\n${patch}` }, before);
    expect(report.findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
  });
});
