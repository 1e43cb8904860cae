/** A guard that hangs on a chart's value, and what a helmfile's conditions or a generator's elements choose for it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const CHART: Files = {
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'charts/dns/values.yaml': 'guard: true\n',
  'charts/dns/templates/cm.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n      forward . /etc/resolv.conf\n      {{- if .Values.guard }}\n      loop\n      {{- end }}\n    }\n',
};
const news = (head: Files, base: Files): readonly string[] =>
  scanTexts({ ...CHART, ...head }, { ...CHART, ...base })
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);
const LOST = ['warning LG802 charts/dns/templates/cm.yaml'];

describe("a helmfile's conditions", () => {
  const BODIES: Readonly<Record<string, string>> = {
    'in the name of a file': '      - {{ if .Values.strict }}on.yaml{{ else }}off.yaml{{ end }}\n',
    'around files':
      '      {{ if .Values.strict }}\n      - on.yaml\n      {{ else }}\n      - off.yaml\n      {{ end }}\n',
    'around values':
      '      - replicas: 2\n        {{- if .Values.strict }}\n        guard: true\n        {{- else }}\n        guard: false\n        {{- end }}\n',
    'filled in': '      - guard: {{ .Values.strict }}\n',
  };
  const helmfile = (body: string, strict: string, more = ''): string =>
    `environments:\n  prod:\n    values: [{ strict: ${strict} }]\n${more}---\nreleases:\n  - name: dns\n    namespace: kube-system\n    chart: ./charts/dns\n    values:\n${body}`;
  const files = { 'on.yaml': 'guard: true\n', 'off.yaml': 'guard: false\n' };
  test.each(Object.entries(BODIES))('%s', (_, body) => {
    const is = (strict: string, more?: string): Files => ({ ...files, 'helmfile.yaml': helmfile(body, strict, more) });
    expect(news(is('false'), is('true'))).toEqual(LOST);
    expect(news(is('true', '  # one more\n'), is('true'))).toEqual([]);
    // One more environment that has what the other has.
    expect(news(is('true', '  test:\n    values: [{ strict: true }]\n'), is('true'))).toEqual([]);
  });
  test('that choose other values say nothing', () => {
    const body = '      - on.yaml\n      {{ if .Values.strict }}\n      - more.yaml\n      {{ end }}\n';
    const is = (strict: string): Files => ({
      ...files,
      'more.yaml': 'replicas: 3\n',
      'helmfile.yaml': helmfile(body, strict),
    });
    expect(news(is('false'), is('true'))).toEqual([]);
  });
});

describe("a generator's elements", () => {
  const set = (...guards: readonly string[]): Files => ({
    'set.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: dns, namespace: argocd }\nspec:\n  generators:\n    - list:\n        elements:\n${guards
      .map((guard, index) => `          - { cluster: c${index}, guard: '${guard}' }\n`)
      .join(
        '',
      )}  template:\n    metadata: { name: 'dns-{{cluster}}' }\n    spec:\n      project: default\n      destination: { name: '{{cluster}}', namespace: kube-system }\n      source:\n        repoURL: https://example.org/r.git\n        path: charts/dns\n        helm:\n          parameters:\n            - { name: guard, value: '{{guard}}' }\n`,
  });
  test('that flip lose it', () => {
    expect(news(set('true', 'false'), set('true', 'true'))).toEqual(LOST);
    expect(news(set('false', 'false'), set('true', 'false'))).toEqual(LOST);
  });
  test('of one more cluster lose nothing', () => {
    expect(news(set('true', 'true'), set('true'))).toEqual([]);
    expect(news(set('true'), set('true', 'true'))).toEqual([]);
  });
});
