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
    expect(found?.path.map(({ at, says }) => `${at.file.path}: ${says}`)).toEqual([
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
