/** A chart of the repository whose templates write the release of CoreDNS (an app of apps), with values of its own values.yaml. */
import { describe, expect, test } from '@jest/globals';
import { indent } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const servers = (guard: boolean, port = 53): string => `servers:
  - zones: [{ zone: . }]
    port: ${port}
    plugins:
      - { name: errors }
${guard ? '      - name: loop\n' : ''}      - name: health
        configBlock: |-
          lameduck 5s
      - { name: prometheus, parameters: "0.0.0.0:9153" }
      - { name: forward, parameters: . 192.0.2.53 }
`;
const application = (
  helm: string,
  chart = 'chart: coredns',
  name = 'coredns',
): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: {{ .Release.Namespace }} }
spec:
  destination: { name: {{ $.Values.cluster | quote }}, namespace: kube-system }
  source:
    repoURL: https://coredns.github.io/helm
    ${chart}
    targetRevision: 1.39.2
    helm:
${helm}`;
const values = (expression: string): string => application(`      values: |\n        ${expression}\n`);
const object = (expression: string): string => application(`      valuesObject:\n        ${expression}\n`);
const root = (template: string, stated: string, more: Files = {}): Files => ({
  'root/Chart.yaml': 'apiVersion: v2\nname: root\nversion: 1.0.0\n',
  'root/values.yaml': `cluster: prod\n${stated}`,
  'root/templates/apps.yaml': template,
  ...more,
});
const below =
  (...keys: readonly string[]) =>
  (text: string): string =>
    keys.reduceRight((made, key) => `${key}:\n${indent(made, 2)}\n`, text);
const TO_YAML = '{{- toYaml .Values.coredns | nindent 8 }}';
const RANGE = `{{- range $name, $app := .Values.apps }}
{{- if $app.enabled }}
---
${application('      valuesObject:\n        {{- $app.values | toYaml | nindent 8 }}\n', 'chart: {{ $app.chart | default $name }}', '{{ $name }}').replace('.Release', '$.Release')}{{- end }}
{{- end }}
`;
const apps = (text: string): string =>
  `apps:\n  coredns:\n    enabled: true\n    values:\n${indent(text, 6)}\n  other:\n    enabled: true\n    values: { on: "yes", list: [[1], {}, { a: "it's: so" }], many: 1000650000 }\n`;

const FOLLOWED: Readonly<Record<string, (text: string) => Files>> = {
  'values of an Application': (text) => root(values(TO_YAML), below('coredns')(text)),
  'valuesObject of an Application': (text) => root(object(TO_YAML), below('coredns')(text)),
  'values under with': (text) =>
    root(
      application(
        `      {{- with .Values.coredns }}\n      valuesObject: {{- toYaml . | nindent 8 }}\n      {{- end }}\n`,
      ),
      below('coredns')(text),
    ),
  'values through tpl': (text) =>
    root(values('{{- tpl (toYaml .Values.coredns) $ | nindent 8 }}'), below('coredns')(text)),
  'values of a part': (text) =>
    root(values('{{- include "values" . | nindent 8 }}'), below('coredns')(text), {
      'root/templates/_parts.tpl': '{{- define "values" -}}\n{{ toYaml .Values.coredns }}\n{{- end -}}\n',
    }),
  'a range over applications': (text) => root(RANGE, apps(text)),
  'a HelmRelease': (text) =>
    root(
      `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns, sourceRef: { kind: HelmRepository, name: coredns } } }\n  values:\n    {{- toYaml .Values.coredns | nindent 4 }}\n`,
      below('coredns')(text),
    ),
  'a HelmChart of k3s': (text) =>
    root(
      `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: coredns\n  valuesContent: |-\n    {{- toYaml .Values.coredns | nindent 4 }}\n`,
      below('coredns')(text),
    ),
  'a values file of the environment': (text) =>
    root(
      application('      valueFiles: [$values/dns/{{ .Values.cluster }}.yaml]\n').replace(
        '  source:',
        '  sources:\n  - { repoURL: https://git.example.com/x, ref: values }\n  -',
      ),
      '',
      { 'dns/prod.yaml': text },
    ),
  'the values of what installs the chart': (text) =>
    root(values(TO_YAML), 'coredns: {}\n', {
      'root/values-prod.yaml': below('coredns')(text),
      'boot.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: root, namespace: argocd }\nspec:\n  destination: { name: in-cluster, namespace: argocd }\n  source: { repoURL: https://git.example.com/x, path: root, helm: { valueFiles: [values-prod.yaml] } }\n`,
    }),
};
const news = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ code, severity, status, at }) =>
    status === 'new' && severity !== 'note' ? [`${severity} ${code} ${at.file.path}`] : [],
  );

describe.each(Object.entries(FOLLOWED))('%s', (_, files) => {
  test('a guard that goes', () => {
    expect(news(files(servers(false)), files(servers(true)))).toEqual([
      expect.stringMatching(/^error LG201 (?:root\/values(?:-prod)?|dns\/prod)\.yaml$/),
    ]);
  });

  test('a port that changes', () => {
    expect(news(files(servers(true, 1053)), files(servers(true)))).toEqual([]);
  });

  test('one server', () => {
    const { head } = scanTexts(files(servers(true)));
    expect(head.clusters.flatMap(({ cluster }) => cluster.servers.map(({ name }) => name))).toHaveLength(1);
  });
});

const LEFT: Readonly<Record<string, string>> = {
  'values of a function that is not known': values('{{- omit .Values.coredns "x" | toYaml | nindent 8 }}'),
  'an object of a function that is not known': object('{{- omit .Values.coredns "x" | toYaml | nindent 8 }}'),
  'an object with keys beside it': object(
    'replicaCount: 2\n        {{- omit .Values.coredns "x" | toYaml | nindent 8 }}',
  ),
  'a part of a library that is not there': object('{{- include "library.values" . | nindent 8 }}'),
};

describe.each(Object.entries(LEFT))('%s', (_, template) => {
  const files = (text: string): Files => root(template, below('coredns')(text));

  test('is not judged by the values of its chart', () => {
    expect(scanTexts(files(servers(true))).said.filter((one) => one.includes('LG305'))).toEqual([]);
  });

  test('a guard that goes is said', () => {
    expect(news(files(servers(false)), files(servers(true)))).toEqual(['warning LG802 root/values.yaml']);
  });

  test('a port that changes is not', () => {
    expect(news(files(servers(true, 1053)), files(servers(true)))).toEqual([]);
  });
});

test('an application that is switched off', () => {
  const files = (text: string): Files => root(RANGE, apps(text).replace('enabled: true', 'enabled: false'));
  expect(news(files(servers(false)), files(servers(true)))).toEqual([]);
});
