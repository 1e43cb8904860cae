/** A chart's template stays as it is, and a value takes its guard away. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const guarded = (lines: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n${lines}\n        forward . 192.0.2.1\n    }\n`;
const when = (condition: string): string => guarded(`        {{- ${condition} }}\n        loop\n        {{- end }}`);
const chart = (template: string, values: string, more: Files = {}): Files => ({
  'c/Chart.yaml': 'apiVersion: v2\nname: own\nversion: 0.1.0\n',
  'c/templates/corefile.yaml': template,
  'c/values.yaml': values,
  ...more,
});
const said = (head: Files, base: Files): readonly string[] => {
  const { report } = scanTexts(head, base);
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, code, certainty, status }) => [status, severity, code, certainty].filter(Boolean).join(' '));
};
const flipped = (template: string, before: string, after: string): readonly string[] =>
  said(chart(template, after), chart(template, before));

const LOST = ['new error LG201 assumed'];
const OPEN = ['new warning LG802'];

describe('a guard that one value decides about', () => {
  test.each([
    ['if .Values.guard', 'guard: true', 'guard: false'],
    ['if $.Values.guard', 'guard: true', '{}'],
    ['if .Values.a.b-c', 'a: { b-c: x }', 'a: {}'],
    ['if .Values.guard', 'guard: 1', 'guard: 0'],
    ['if .Values.guard', 'guard: "no"', 'guard: no'],
    ['if .Values.guard', 'guard: [a]', 'guard: []'],
    ['if .Values.guard', 'guard: { a: b }', 'guard: {}'],
    ['if .Values.guard', 'guard: x', 'guard: ""'],
    ['with .Values.guard', 'guard: x', 'guard: null'],
    ['if not .Values.bare', '{}', 'bare: true'],
  ])('%s: %s, %s', (condition, before, after) => {
    expect(flipped(when(condition), before, after)).toEqual(LOST);
    expect(flipped(when(condition), after, before)).toEqual([]);
    expect(flipped(when(condition), before, `${before}\n`)).toEqual([]);
  });

  test('in the branch of another block', () => {
    const two = [guarded('        loop'), guarded('').split('\n').slice(5).join('\n')];
    const template = `${two[0]?.replace('    .:53', '    {{- if .Values.guard }}\n    .:53')}    {{- else }}\n${two[1]}    {{- end }}\n`;
    expect(flipped(template, 'guard: true', 'guard: false')).toEqual(LOST);
    expect(flipped(template, 'guard: false', 'guard: true')).toEqual([]);
  });

  test('with a condition that the change brings', () => {
    const base = chart(guarded('        loop'), 'other: 1');
    expect(said(chart(when('if .Values.guard'), 'guard: false'), base)).toEqual(LOST);
    expect(said(chart(when('if .Values.guard'), 'guard: true'), base)).toEqual([]);
  });

  test('of one of several values files', () => {
    const template = when('if .Values.guard');
    const prod = (guard: boolean): Files => ({ 'c/values-prod.yaml': `guard: ${guard}\n` });
    expect(said(chart(template, 'guard: true', prod(false)), chart(template, 'guard: true', prod(true)))).toEqual([
      'new warning LG201 assumed',
    ]);
    expect(said(chart(template, 'guard: false', prod(true)), chart(template, 'guard: true', prod(true)))).toEqual([
      'new warning LG201 assumed',
    ]);
    expect(said(chart(template, 'guard: false'), chart(template, 'guard: true', prod(true)))).toEqual(LOST);
    expect(said(chart(template, 'guard: true', prod(false)), chart(template, 'guard: true'))).toEqual([
      'new warning LG201 assumed',
    ]);
  });

  test('the value is named', () => {
    const { report } = scanTexts(
      chart(when('if .Values.guard'), 'guard: false'),
      chart(when('if .Values.guard'), 'guard: true'),
    );
    const [found] = report.findings;
    expect(found?.assumptions).toEqual(['the chart is installed with the values of c/values.yaml']);
    expect(found?.path.map(({ at, description }) => `${at.file.path}: ${description}`)).toEqual([
      'c/templates/corefile.yaml: the base has `loop` here',
      'c/values.yaml: `.Values.guard` has another value in the base',
    ]);
  });
});

describe('a guard that a value decides about through an expression', () => {
  test.each([
    ['a comparison', when('if eq .Values.mode "safe"'), 'mode: safe', 'mode: fast'],
    ['two values', when('if and .Values.a .Values.b'), 'a: 1\nb: 1', 'a: 1\nb: 0'],
    ['an expression', guarded('        {{ .Values.plugin }}'), 'plugin: loop', 'plugin: log'],
    [
      'a list',
      guarded('        {{- range .Values.more }}\n        {{ . }}\n        {{- end }}'),
      'more: [loop]',
      'more: []',
    ],
  ])('%s', (_, template, before, after) => {
    expect(flipped(template, before, after)).toEqual(LOST);
    expect(flipped(template, before, `${before}\nother: 1`)).toEqual([]);
  });

  test.each([
    ['a condition', when('if regexMatch "s.*" .Values.mode'), 'mode: safe', 'mode: fast'],
    ['an expression', guarded('        {{ regexFind "l.*" .Values.plugin }}'), 'plugin: loop', 'plugin: log'],
  ])('%s that is not followed', (_, template, before, after) => {
    expect(flipped(template, before, after)).toEqual(OPEN);
    expect(flipped(template, before, `${before}\nother: 1`)).toEqual([]);
  });

  test('not where blocks are listed, plugins come that are no guard, or another value changes', () => {
    const listed = guarded('        loop')
      .replace('    .:53', '    {{- range $i, $zone := .Values.zones }}\n    .:53')
      .concat('    {{- end }}\n');
    expect(flipped(listed, 'zones: [a]', 'zones: [a, b]')).toEqual([]);
    expect(flipped(guarded('        {{ .Values.plugin }}'), 'plugin: log', 'plugin: debug')).toEqual([]);
    const cached = guarded(
      '        loop\n        {{- if eq .Values.cache "on" }}\n        cache 30\n        {{- end }}',
    );
    expect(flipped(cached, 'cache: on', 'cache: off')).toEqual([]);
  });
});

describe('what installs a chart of the repository decides by its values', () => {
  const own = {
    'charts/c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'charts/c/values.yaml': 'loop: true\nup: 192.0.2.53\n',
    'charts/c/templates/dns.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . {{ .Values.up }}\n        {{- if .Values.loop }}\n        loop\n        {{- end }}\n    }\n',
  };
  const RELEASES: Readonly<Record<string, (values: string) => Readonly<Record<string, string>>>> = {
    'Argo CD': (values) => ({
      'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  source: { repoURL: https://git.example/x.git, path: charts/c, helm: { valuesObject: { ${values} } } }\n`,
    }),
    Flux: (values) => ({
      'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: charts/c, sourceRef: { kind: GitRepository, name: x } } }\n  values: { ${values} }\n`,
    }),
    helmfile: (values) => ({
      'helmfile.yaml': `releases:\n- name: dns\n  namespace: kube-system\n  chart: ./charts/c\n  values: [{ ${values} }]\n`,
    }),
    Terraform: (values) => ({
      'dns.tf': `resource "helm_release" "dns" {\n  name = "dns"\n  chart = "\${path.module}/charts/c"\n  values = [yamlencode({ ${values.replaceAll(': ', ' = ')} })]\n}\n`,
    }),
    kustomize: (values) => ({
      'k/kustomization.yaml': `helmGlobals: { chartHome: ../charts }\nhelmCharts: [{ name: c, releaseName: dns, valuesInline: { ${values} } }]\n`,
    }),
  };

  test.each(Object.entries(RELEASES))('%s', (_, release) => {
    const base = { ...own, ...release('loop: true') };
    const lost = (head: Readonly<Record<string, string>>): readonly string[] =>
      scanTexts({ ...own, ...head }, base).said.filter((one) => /LG201/.test(one));
    expect(lost(release('loop: false'))).toEqual([
      expect.stringMatching(/^error LG201 charts\/c\/templates\/dns\.yaml.* assumed/),
    ]);
    expect(lost(release('loop: true, other: 1'))).toEqual([]);
    const unset = { ...own, 'charts/c/values.yaml': 'loop: false\nup: 192.0.2.53\n' };
    expect(scanTexts({ ...unset, ...release('loop: true') }, base).said.filter((one) => /LG201/.test(one))).toEqual([]);
  });

  test.each(['Argo CD', 'Flux', 'helmfile'])('an upstream that %s states', (name) => {
    const release = RELEASES[name] ?? (() => ({}));
    const said = (values: string): readonly string[] =>
      scanTexts({ ...own, ...release(values) }).said.filter((one) => /LG101|LG305/.test(one));
    expect(said('up: 127.0.0.1')).toEqual([expect.stringMatching(/LG101 .* assumed/)]);
    expect(said('up: 192.0.2.1')).toEqual([]);
  });
});

describe('a value in a file that is not read and names the chart', () => {
  const base = chart(when('if .Values.dns.guard'), 'dns: { guard: true }');
  const FILES: Readonly<Record<string, (value: string) => Files>> = {
    'a variable': (value) => ({ 'up.sh': `G=${value}\nhelm upgrade x ./c --set dns.guard=$G\n` }),
    'standard input': (value) => ({ 'up.sh': `helm upgrade x c -f - <<E\ndns:\n  guard: ${value}\nE\n` }),
    'another folder': (value) => ({ 'up.sh': `cd c && helm upgrade x . --set-json dns.guard=${value}\n` }),
    'a script without an ending': (value) => ({ 'bin/up': `#!/bin/sh\nhelm upgrade x ./c --set dns.guard=${value}\n` }),
    'Azure Pipelines': (value) => ({
      'azure-pipelines.yml': `steps:\n- task: HelmDeploy@0\n  inputs: { command: upgrade, chartPath: c, overrideValues: "dns.guard=${value}" }\n`,
    }),
    Skaffold: (value) => ({
      'skaffold.yaml': `apiVersion: skaffold/v4beta6\nkind: Config\ndeploy:\n  helm:\n    releases: [{ name: x, chartPath: c, setValues: { dns.guard: ${value} } }]\n`,
    }),
    'a program': (value) => ({ 'up.py': `run(["helm", "upgrade", "x", "./c", "--set", "dns.guard=${value}"])\n` }),
  };
  test.each(Object.entries(FILES))('%s', (name, write) => {
    expect(said({ ...base, ...write('false') }, base)).toEqual(OPEN);
    if (name !== 'a variable') expect(said({ ...base, ...write('true') }, base)).toEqual([]);
    expect(said({ ...base, ...write('false'), a: '' }, { ...base, ...write('false') })).toEqual([]);
    const other = Object.entries(write('false')).map(([path, text]) => [path, text.replace(/\.\/c|\bc\b/, 'other')]);
    expect(said({ ...base, ...Object.fromEntries(other) }, base)).toEqual([]);
  });

  test('that decides about something else', () => {
    const file = (setting: string): Files => ({ 'up.sh': `helm upgrade x ./c --set ${setting} --set-json a=1\n` });
    expect(said({ ...base, ...file('image.tag=$TAG') }, base)).toEqual([]);
  });

  test('beside a setting that is not known', () => {
    const command = (guard: string): Files => ({
      'up.sh': 'helm upgrade x ./c -f p.yaml --set image.tag=$TAG\n',
      'p.yaml': `dns: { guard: ${guard} }\n`,
    });
    expect(said({ ...base, ...command('false') }, { ...base, ...command('true') })).toEqual([
      'new warning LG201 assumed',
    ]);
  });
});

test('scripts with more calls of helm than are read are no green', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`s/${i}.sh`, 'helm upgrade x ./other\n']));
  const base = chart(when('if .Values.guard'), 'guard: true', { ...many, 's/0.sh': '' });
  expect(said({ ...base, 's/0.sh': 'helm upgrade x ./other\n' }, base)).toEqual(['new error LG802']);
  expect(said({ ...base, ...many, 's/z.sh': 'helm upgrade x ./other\n' }, { ...base, ...many })).toEqual([
    'existing warning LG802',
  ]);
  const long = { 'up.sh': `#${'x'.repeat(262_144)}\nhelm upgrade x ./other\n` };
  expect(said({ ...base, ...long }, base)).toEqual(['new error LG802']);
  const plain = { ...many, 'c/Chart.yaml': 'name: own\n' };
  expect(said({ ...plain, 's/z.sh': 'helm upgrade x ./other\n' }, plain)).toEqual([]);
});
