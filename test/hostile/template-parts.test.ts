/** A chart's whole configuration in a part of its template that is not written, or from which something else is made. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const MAP = configMap('.:53 {\n    loop\n    forward . 192.0.2.1\n}');
const chart = (template: string, more: Files = {}): Files => ({
  'c/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  'c/values.yaml': 'some: true\nnone: false\n',
  'c/templates/cm.yaml': template,
  'c/templates/deployment.yaml': deployment('1.11.3'),
  'c/templates/service.yaml': SERVICE,
  ...more,
});
const said = (head: Files, base: Files = chart(MAP)): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, message }) =>
    severity === 'note' ? [] : [`${status} ${severity} ${code} ${message}`],
  );
const lost = (how: string): readonly string[] => [
  `new warning LG802 The configuration of kube-system/Deployment/coredns, which the base has, ${how}: where it forwards to now, and whether it still has its guard, is not known.`,
];
const within = (condition: string): string => `{{- ${condition} }}\n${MAP}{{- end }}\n`;
const part = (use: string): string => `{{- define "cm" }}\n${MAP}{{- end }}\n${use}\n`;

describe('the whole configuration', () => {
  test.each([
    ['if false', "is not written, as the template's condition `false` at line 1 of c/templates/cm.yaml does not hold"],
    [
      'if not true',
      "is not written, as the template's condition `not true` at line 1 of c/templates/cm.yaml does not hold",
    ],
    ['if ""', 'is not written, as the template\'s condition `""` at line 1 of c/templates/cm.yaml does not hold'],
    ['range list', "is not written, as the template's list `list` at line 1 of c/templates/cm.yaml has no items"],
    ['if eq 1 2', "is written only if the template's condition `eq 1 2` at line 1 of c/templates/cm.yaml holds"],
    [
      'if and (eq "a" "b") true',
      'is written only if the template\'s condition `and (eq "a" "b") true` at line 1 of c/templates/cm.yaml holds',
    ],
    ['range tuple', "is written only if the template's list `tuple` at line 1 of c/templates/cm.yaml has items"],
    ['if .Values.none', 'is not written with the values of c/values.yaml'],
    ['if .Values.absent', 'is not written with the values of c/values.yaml'],
    ['if not .Values.some', 'is not written with the values of c/values.yaml'],
  ])('within `%s`', (condition, how) => {
    const head = chart(within(condition));
    expect(said(head)).toEqual(lost(how));
    expect(said({ ...head, 'x.txt': '' }, head)).toEqual([]);
  });

  test.each(['if true', 'if .Values.some', 'if not .Values.none', 'with .Values.some', 'if eq .Values.mode "dns"'])(
    'within `%s` is reported as a note only',
    (condition) => {
      expect(said(chart(within(condition)))).toEqual([]);
    },
  );

  test('with the workload under the same condition', () => {
    const off = { 'c/templates/deployment.yaml': `{{- if .Values.none }}\n${deployment('1.11.3')}{{- end }}\n` };
    expect(said(chart(within('if .Values.none'), off))).toEqual([]);
  });

  test('in one of two branches', () => {
    const both = `{{- if .Values.none }}\n${MAP}{{- else }}\n${MAP}{{- end }}\n`;
    expect(said(chart(both))).toEqual([]);
  });

  test('with another values file than the own', () => {
    const head = chart(within('if .Values.some'), { 'c/values-prod.yaml': 'some: false\n' });
    expect(said(head)).toEqual(lost('is not written with the values of c/values-prod.yaml'));
  });
});

describe('the whole configuration in a part', () => {
  const CHANGED = 'is in the template part "cm", which this expression changes';
  test.each([
    ['{{ include "cm" . | replace "loop" "log" }}', CHANGED],
    ['{{ include `cm` $ | regexReplaceAll "loop" "log" }}', CHANGED],
    ['{{ $text := include "cm" . }}{{ $text | replace "loop" "" }}', CHANGED],
    ['{{ include "merged" (list . "cm") }}', CHANGED],
    ['{{ include "cm" . }}\n---\n{{ include "cm" . | replace "loop" "log" }}', CHANGED],
    ['', 'is in the template part "cm", which no template includes'],
    [
      '{{ if false }}{{ include "cm" . }}{{ end }}',
      'is in the template part "cm", which is included only where it is not written',
    ],
  ])('that comes out by `%s`', (use, how) => {
    const head = chart(part(use));
    expect(said(head)).toEqual(lost(how));
    expect(said({ ...head, 'x.txt': '' }, head)).toEqual([]);
  });

  test('of which something else is made where it was taken in as it is', () => {
    const base = chart(part('{{ include "cm" . }}'));
    expect(said(chart(part('{{ include "cm" . | lower }}')), base)).toEqual(lost(CHANGED));
  });

  test.each([
    '{{ include "cm" . }}',
    '{{- template "cm" . -}}',
    '{{ include "cm" (dict "root" (. | deepCopy)) | trim }}',
    '{{ include "cm" . | nindent 0 }}',
    '{{ if .Values.some }}{{ include "cm" . }}{{ end }}',
  ])('that comes out by `%s` is reported as a note only', (use) => {
    expect(said(chart(part(use)))).toEqual([]);
  });

  test('in another file, through another part', () => {
    const more = {
      'c/templates/_parts.tpl': `{{- define "outer" }}{{ include "cm" . }}{{ end }}`,
      'c/templates/all.yaml': '{{ include "outer" . }}\n',
    };
    expect(said(chart(part(''), more))).toEqual([]);
    expect(
      said(chart(part(''), { ...more, 'c/templates/all.yaml': '{{ include "outer" . | lower }}\n' })),
    ).toHaveLength(1);
  });
});

describe('the whole configuration in a file whose name begins with an underscore', () => {
  const under = (text: string, more: Files = {}): Files => {
    const { 'c/templates/cm.yaml': _, ...rest } = chart('', more);
    return { ...rest, 'c/templates/_cm.yaml': text };
  };
  test('is not written out', () => {
    const gone = 'is in a template whose name begins with `_`, which helm does not write out';
    expect(said(under(MAP))).toEqual(lost(gone));
    expect(said({ ...under(MAP), 'x.txt': '' }, under(MAP))).toEqual([]);
  });
  test('is what takes in a part of it', () => {
    expect(said(under(part(''), { 'c/templates/all.yaml': '{{ include "cm" . }}\n' }))).toEqual([]);
  });
  test('with its workload is as if both were gone', () => {
    const { 'c/templates/deployment.yaml': workload = '', ...rest } = under(MAP);
    expect(said({ ...rest, 'c/templates/_deployment.yaml': workload })).toEqual([]);
  });
});
