/** Templates of a chart that make more of themselves than they are: counted, and left before it is made. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { callsInEach, growthOf, LINEAR } from '../support/counted-work.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

type Files = Readonly<Record<string, string>>;

const CHART: Files = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'chart/templates/deployment.yaml': deployment('1.11.3'),
  'chart/templates/service.yaml': SERVICE,
};
const BASE: Files = {
  ...CHART,
  'chart/templates/cm.yaml': configMap('.:53 {\n    loop\n    forward . 192.0.2.53\n}\n'),
};
const one = (body: string, values = 'a: b\n', more: Files = {}): Files => ({
  ...CHART,
  'chart/values.yaml': values,
  'chart/templates/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n${body.replace(/^/gm, '        ')}\n        forward . 192.0.2.53\n    }\n`,
  ...more,
});
const big = 'x'.repeat(1 << 19);
const forty = (s: string): string => Array.from({ length: 40 }, () => s).join('');
const CASES: Readonly<Record<string, Files>> = {
  'text doubles': one(`{{- $a := "loop" }}${forty('{{ $a = printf "%s%s" $a $a }}')}\n{{ $a }}`),
  'dict doubles, toYaml': one(`{{- $d := dict "a" "loop" }}${forty('{{ $d = dict "a" $d "b" $d }}')}\n{{ toYaml $d }}`),
  'list doubles, range': one(
    '{{- $d := list "loop" }}' +
      forty('{{ $d = list $d $d }}') +
      '\n{{ range $d }}{{ range . }}{{ range . }}{{ . }}{{ end }}{{ end }}{{ end }}{{ toYaml $d }}',
  ),
  'dict doubles, merge': one(
    '{{- $d := dict "a" "loop" }}' +
      forty('{{ $d = dict "a" $d "b" $d }}') +
      '\n{{ $m := merge $d $d }}{{ toYaml $m }}',
  ),
  'eq and has of such': one(
    '{{- $d := list "loop" }}' +
      forty('{{ $d = list $d $d }}') +
      '\n{{ if eq $d $d }}loop{{ end }}{{ if has $d $d }}loop{{ end }}',
  ),
  'deep list': one(
    '{{- $d := list "loop" }}{{ range splitList "a" .Values.t }}{{ $d = list $d }}{{ end }}{{ toYaml $d }}{{ $m := merge (dict "a" $d) (dict "a" $d) }}',
    `t: ${'a'.repeat(9000)}\n`,
  ),
  'deep dict': one(
    '{{- $d := dict "a" "loop" }}{{ range splitList "a" .Values.t }}{{ $d = dict "a" $d }}{{ end }}{{ toYaml $d }}{{ $m := merge $d $d }}',
    `t: ${'a'.repeat(9000)}\n`,
  ),
  'replace grows': one('{{ replace "x" .Values.t .Values.t }}', `t: ${big}\n`),
  'join grows': one(
    '{{- $l := list }}{{ range splitList "a" .Values.s }}{{ $l = append $l $.Values.t }}{{ end }}{{ join "," $l }}',
    `s: ${'a'.repeat(9000)}\nt: ${big}\n`,
  ),
  'printf of many': one(`{{ printf "${'%s'.repeat(200)}" ${'.Values.t '.repeat(200)}}}`, `t: ${big}\n`),
  'splitList by a letter': one('{{ range splitList "x" .Values.t }}{{ . }}loop{{ end }}', `t: ${big}\n`),
  'append in a loop': one(
    '{{- $l := list }}{{ range splitList "a" .Values.s }}{{ range splitList "a" $.Values.s }}{{ $l = append $l . }}{{ end }}{{ end }}{{ join "," $l }}',
    `s: ${'a'.repeat(9000)}\n`,
  ),
  'loops in loops': one(
    `${'{{- range .Values.l }}'.repeat(1) + '{{ range $.Values.l }}'.repeat(15)}{{ . }}${'{{ end }}'.repeat(16)}`,
    'l: [a, b, c, d, e, f, g, h, i, j]\n',
  ),
  'loop around what is left out': one(
    '{{- range .Values.l }}{{ range $.Values.l }}{{ range $.Values.l }}{{ if $.Values.no }}' +
      '{{ . }}'.repeat(3000) +
      '{{ end }}{{ end }}{{ end }}{{ end }}',
    `l: [${Array.from({ length: 60 }, (_, i) => `${i}x`).join(', ')}]\n`,
  ),
  blanks: one(
    `{{- range .Values.l }}{{ range $.Values.l }}{{ . -}}${' '.repeat(300000)}{{- . }}{{ end }}{{ end }}`,
    `l: [${Array.from({ length: 60 }, (_, i) => `${i}x`).join(', ')}]\n`,
  ),
  'tpl of itself': one('{{ tpl .Values.t . }}', 't: "{{ tpl .Values.t . }}{{ tpl .Values.t . }}"\n'),
  'part of itself': one('{{ include "a" . }}', '', {
    'chart/templates/_h.tpl': '{{- define "a" }}{{ include "a" . }}{{ include "a" . }}{{ end }}',
  }),
  'large part many times': one(
    '{{ range .Values.l }}{{ include "a" . }}{{ end }}',
    `l: [${Array.from({ length: 1000 }, (_, i) => `${i}x`).join(', ')}]\n`,
    { 'chart/templates/_h.tpl': `{{- define "a" }}${'# '.repeat(1 << 18)}{{ end }}` },
  ),
  'indent of lines': one(
    '{{- $t := replace "x" "\\n" .Values.t }}\n{{ $t | indent 40 | indent 40 | indent 40 }}',
    `t: ${big}\n`,
  ),
  'wide map fields': one(
    '{{ range splitList "a" .Values.s }}{{ $.Values.m.k5 }}{{ with $.Values.m }}{{ .k7 }}{{ end }}{{ end }}',
    `s: ${'a'.repeat(3000)}\nm: {${Array.from({ length: 5000 }, (_, i) => `k${i}: v`).join(', ')}}\n`,
  ),
  'line of holes': one('{{ .Values.e }}'.repeat(5000), 'e: ""\n'),
};

/** Of which a chart may have many; the first make more of themselves only from a hundred on than is followed. */
const MANY: Readonly<Record<string, (factor: number) => Files>> = {
  'many files': (factor) => ({
    ...one(
      '{{ range $p, $_ := .Files.Glob "f/**" }}{{ range $p, $_ := $.Files.Glob "f/**" }}{{ $.Files.Get $p }}{{ end }}{{ end }}',
    ),
    ...Object.fromEntries(
      Object.entries(Array.from({ length: 100 * factor }, () => 'loop\n')).map(([i, t]) => [`chart/f/${i}`, t]),
    ),
  }),
  'many names': (factor) => ({
    ...one('{{ .Values.a }}'),
    'chart/templates/names.yaml': Array.from({ length: 40 * factor }, (_, i) =>
      configMap('.:53 {\n    loop\n    forward . 192.0.2.53\n}\n', `{{ printf "a%s" "${i}" }}`),
    ).join('---\n'),
    'chart/templates/pods.yaml': Array.from({ length: 40 * factor }, (_, i) =>
      deployment('1.11.3').replaceAll('name: coredns', `name: '{{ printf "b%s" "${i}" }}'`),
    ).join('---\n'),
  }),
  'many entries in a file': (factor) => ({
    ...CHART,
    'chart/values.yaml': 'l: [loop]\n',
    'chart/templates/cm.yaml':
      `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n` +
      Array.from(
        { length: 40 * factor },
        (_, i) => `  "k${i}": |\n    {{- range .Values.l }}\n    {{ . }}\n    {{- end }}\n`,
      ).join(''),
  }),
};

const weighty = (files: Files): readonly string[] =>
  scanTexts(files, BASE)
    .report.findings.filter(({ severity }) => severity !== 'note')
    .map(({ code }) => code);

describe('what is left before it is made', () => {
  const said = new Map<string, readonly string[]>();
  const calls = new Map<string, number>();
  beforeAll(() => {
    const names = Object.keys(CASES);
    const counted = callsInEach(
      Object.entries(CASES).map(([name, files]) => () => {
        said.set(name, weighty(files));
      }),
    );
    for (const [index, count] of counted.entries()) calls.set(names[index] ?? '', count);
  });
  test.each(Object.keys(CASES))('%s', (name) => {
    expect(said.get(name)).not.toEqual([]);
    expect(calls.get(name)).toBeLessThan(4_000_000);
  });
});

test.each(Object.entries(MANY))('%s', (_, filesOf) => {
  const [few = 1, more = 0] = callsInEach([1, 2].map((factor) => () => scanTexts(filesOf(factor), BASE)));
  expect(more / few).toBeLessThan(2.5);
});

test('directives of a template of Terraform that nothing closes', () => {
  const scan = (count: number): void => {
    const text = `.:53 {\n    loop\n    forward . 192.0.2.53\n}\n${'%{ if other }\n'.repeat(count)}`;
    const terraform = `resource "kubernetes_config_map" "c" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = {\n    Corefile = templatefile("\${path.module}/c.tpl", { on = true })\n  }\n}\n`;
    scanTexts({ 'x.tf': terraform, 'c.tpl': text });
  };
  expect(growthOf(scan, 40)).toBeLessThan(LINEAR);
});

test('releases of a helmfile that inherit from another document of it', () => {
  const run = (size: number): void => {
    const releases = times(size, (index) => `  - { name: coredns-${index}, inherit: [{ template: dns }] }\n`);
    const text = `templates:\n  dns: { chart: coredns/coredns, namespace: kube-system, values: [v.yaml] }\n---\nreleases:\n${releases}`;
    scanTexts({ 'helmfile.yaml': text, 'v.yaml': 'replicaCount: 2\n' });
  };
  expect(growthOf(run, 20)).toBeLessThan(LINEAR);
});
