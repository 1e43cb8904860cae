/** A chart's own file that a template names is read because it is named. */
import { describe, expect, test } from '@jest/globals';
import { deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const chart = (expression: string, path: string): Readonly<Record<string, string>> => ({
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  'charts/dns/templates/dns.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${expression}\n---\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }\n`,
  [`charts/dns/${path}`]: '.:53 {\n    loop\n    forward . 10.96.0.10\n}\n',
});
const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.startsWith('error'));

describe('`.Files.Get` of a template', () => {
  test.each(['files/Corefile', 'testdata/Corefile', 'vendor/dns.txt', 'Corefile.md'])('brings %s', (path) => {
    const files = chart(`{{ .Files.Get "${path}" | indent 4 }}`, path);
    expect(loops(files)).toEqual([`error LG101 charts/dns/${path}:3:15 always fatal`]);
  });

  test('in parentheses, or trimmed, too', () => {
    expect(loops(chart('{{- (.Files.Get `files/dns`) | nindent 4 }}', 'files/dns'))).toHaveLength(1);
  });

  test('of a file of another chart, or that is a template itself, brings nothing', () => {
    expect(loops(chart('{{ .Files.Get "../other/dns" | indent 4 }}', '../other/dns'))).toEqual([]);
    const dns = chart('{{ tpl (.Files.Get "files/dns") . | indent 4 }}', 'files/dns');
    const up = '.:53 {\n    loop\n    forward . {{ .Values.up }}\n}\n';
    expect(loops({ ...dns, 'charts/dns/files/dns': up })).toEqual([]);
  });

  test('by `tpl` is the file if that holds no expression', () => {
    const dns = chart('{{ tpl (.Files.Get "files/dns") . | indent 4 }}', 'files/dns');
    expect(loops(dns)).toEqual(['error LG101 charts/dns/files/dns:3:15 always fatal']);
  });
});

describe('`.Files.Lines` of a template', () => {
  test.each([
    '{{- range .Files.Lines "files/dns" }}\n    {{ . }}\n{{- end }}',
    '    {{- range $.Files.Lines `files/dns` }}\n    {{ . }}\n    {{- end }}',
    '    {{ range .Files.Lines "files/dns" }}\n    {{- . }}\n    {{ end }}',
  ])('brings the file line by line: %j', (lines) => {
    expect(loops(chart(lines, 'files/dns'))).toEqual(['error LG101 charts/dns/files/dns:3:15 always fatal']);
  });

  test('without line breaks between them brings another text', () => {
    const joined = '    {{ range .Files.Lines "files/dns" }}\n    {{- . -}}\n    {{ end }}';
    expect(loops(chart(joined, 'files/dns'))).toEqual([]);
  });

  test('says what stood there', () => {
    const text = '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n';
    const lines = chart('{{- range .Files.Lines "files/dns" }}\n    {{ . }}\n{{- end }}', 'files/dns');
    const base = chart(text.replace(/^(?=.)/gm, '    ').trimEnd(), 'files/dns');
    const server = { 'charts/dns/templates/server.yaml': deployment('1.11.3'), 'charts/dns/files/dns': text };
    const { said } = scanTexts({ ...lines, ...server }, { ...base, ...server });
    expect(said.filter((one) => !/^(?:existing )?note/.test(one))).toEqual([]);
  });
});

const map = (upstream: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        loop\n        forward . ${upstream}\n    }\n`;
const own = (upstream: string, values: string, more: Readonly<Record<string, string>> = {}) => ({
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  'charts/dns/values.yaml': values,
  'charts/dns/templates/dns.yaml': `${map(upstream)}---\n${SERVICE}---\n${deployment('1.11.3')}`,
  ...more,
});
const warnings = (files: Readonly<Record<string, string>>, base?: Readonly<Record<string, string>>) =>
  scanTexts(files, base).said.filter((one) => !/^(?:existing )?note/.test(one));

describe("an upstream of the chart's own values", () => {
  test.each([
    ['{{ .Values.up }}', 'up: 10.96.0.10\n'],
    ['{{ $.Values.up | quote }}', 'up: 10.96.0.10\n'],
    ['{{ default "192.0.2.1" .Values.up }}', 'up: 10.96.0.10\n'],
    ['192.0.2.1 {{ .Values.up }}', 'up: "10.96.0.10:53"\n'],
  ])('%s is followed, as an assumption', (upstream, values) => {
    const said = warnings(own(upstream, values));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^warning LG101 charts\/dns\/values\.yaml:1:[56] assumed/);
    const sound = values.replace('10.96.0.10', '192.0.2.53');
    expect(warnings(own(upstream, sound), own('192.0.2.53', sound))).toEqual([]);
  });

  test.each([
    ['{{ join " " .Values.up }}', 'up: [192.0.2.53, 192.0.2.54]\n', '192.0.2.53 192.0.2.54'],
    ['{{ .Values.dns.up | join " " }}', 'dns: { up: [192.0.2.53] }\n', '192.0.2.53'],
    ['{{ range .Values.up }}{{ . }} {{ end }}', 'up: [192.0.2.53]\n', '192.0.2.53'],
    ['{{ .Values.up | default "192.0.2.53" }}', 'other: 1\n', '192.0.2.53'],
    ['{{ .Values.up }}', 'up: tls://192.0.2.53\n', 'tls://192.0.2.53'],
    ['{{ include "dns.up" . }}', 'up: 192.0.2.53\n', '192.0.2.53'],
  ])('%s says what stood there', (upstream, values, literal) => {
    const parts = { 'charts/dns/templates/_parts.tpl': '{{- define "dns.up" -}}\n{{ .Values.up }}\n{{- end -}}\n' };
    expect(warnings(own(upstream, values, parts), own(literal, values))).toEqual([]);
    expect(scanTexts(own(upstream, values, parts)).said.filter((one) => one.includes('LG305'))).toEqual([]);
  });

  test('in which values files differ, or that is no address, is not known', () => {
    const unknown = ['warning LG305 charts/dns/templates/dns.yaml:8:19'];
    const base = own('192.0.2.53', 'x: 1\n');
    const prod = { 'charts/dns/values-prod.yaml': 'up: 192.0.2.1\n' };
    expect(warnings(own('{{ .Values.up }}', 'up: 192.0.2.53\n', prod), base)).toEqual(unknown);
    expect(warnings(own('{{ .Values.up }}', 'up: CHANGE-ME\n'), base)).toEqual(unknown);
    expect(warnings(own('{{ .Values.up }}', 'up: dns.example\n'), base)).toEqual(unknown);
    expect(warnings(own('{{ .Values.up | regexFind ".*" }}', 'up: 192.0.2.53\n'), base)).toEqual(unknown);
    const parent = { 'Chart.yaml': 'name: all\n', 'values.yaml': 'dns: { up: 192.0.2.9 }\n' };
    // helm 4.1.4: below its key the parent's value is the chart's.
    expect(warnings(own('{{ .Values.up }}', 'up: 192.0.2.53\n', parent), base)).toEqual([]);
    const values = { ...parent, 'values-prod.yaml': 'dns: { up: 192.0.2.1 }\n' };
    expect(warnings(own('{{ .Values.up }}', 'up: 192.0.2.53\n', values), base)).toEqual(unknown);
    const argo = {
      'apps/dns.yaml':
        'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns }\nspec:\n  source:\n    repoURL: https://git.example.org/x.git\n    path: charts/dns\n    helm: { valuesObject: { up: 192.0.2.1 } }\n',
    };
    // What installs it from the repository states another one.
    expect(warnings(own('{{ .Values.up }}', 'up: CHANGE-ME\n', argo), base)).toEqual([]);
  });
});

describe("a part of the chart's templates", () => {
  const lines = (corefile: string) => ({
    'charts/dns/templates/_parts.tpl': `{{- define "dns.corefile" -}}\n${corefile}\n{{- end }}\n`,
  });
  const text = (upstream: string, guard = 'loop'): string => `.:53 {\n    ${guard}\n    forward . ${upstream}\n}`;
  const whole = (upstream: string) =>
    own('x', 'x: 1\n')['charts/dns/templates/dns.yaml'].replace(/ {4}\.:53[\s\S]*?\n {4}\}/, upstream);
  const taken = (use: string, corefile: string) => ({
    ...own('x', 'x: 1\n', lines(corefile)),
    'charts/dns/templates/dns.yaml': whole(use),
  });
  const base = own('192.0.2.53', 'x: 1\n');

  test.each([
    '    {{- include "dns.corefile" . | nindent 4 }}',
    '    {{ include "dns.corefile" $ | indent 4 | trim }}',
  ])('is read where `%s` takes it in', (use) => {
    expect(warnings(taken(use, text('192.0.2.53')), base)).toEqual([]);
    expect(warnings(taken(use, text('192.0.2.53', 'log')), base)).toEqual([
      'error LG201 charts/dns/templates/_parts.tpl:2:1',
    ]);
    expect(warnings(taken(use, text('10.96.0.10')))).toEqual([
      'error LG101 charts/dns/templates/_parts.tpl:4:15 always fatal',
    ]);
  });

  test('of which something is made, or that brings itself, is not read', () => {
    const unseen = ['warning LG802 charts/dns/templates/dns.yaml:6:5'];
    const use = '    {{- include "dns.corefile" . | nindent 4 }}';
    expect(
      warnings(taken(use.replace('nindent', 'regexReplaceAll "loop" "log" | nindent'), text('192.0.2.53')), base),
    ).toEqual(unseen);
    expect(warnings(taken(use, '{{ include "dns.corefile" . }}\n{{ include "dns.corefile" . }}'), base)).toHaveLength(
      1,
    );
  });

  // helm reads the deepest first, and of one folder the last name: the one that it reads last counts.
  test.each<readonly [string, readonly string[]]>([
    ['templates/_other.tpl', ['error LG201 charts/dns/templates/_other.tpl:2:1']],
    ['templates/_quite-other.tpl', []],
    ['templates/a/_other.tpl', []],
    ['charts/a/templates/_other.tpl', []],
  ])('that %s defines too', (path, expected) => {
    const other = {
      [`charts/dns/${path}`]: `{{- define "dns.corefile" -}}\n${text('192.0.2.53', 'log')}\n{{- end }}\n`,
    };
    const use = '    {{- include "dns.corefile" . | nindent 4 }}';
    expect(warnings({ ...taken(use, text('192.0.2.53')), ...other }, base)).toEqual(expected);
  });
});

test('a part that is taken in so often that no text holds it is no more than is read', () => {
  const lines = '    {{- include "part" . | nindent 4 }}\n'.repeat(2000);
  const part = `{{ define "part" }}${'# forward x\n'.repeat(30_000)}{{ end }}`;
  const { said } = scanTexts({ ...chart(lines, 'templates/_part.tpl'), 'charts/dns/templates/_part.tpl': part });
  expect(said).toContain('warning LG802 charts/dns/templates/dns.yaml:6:5');
});

describe('a chart that many clusters install', () => {
  const corefile = (upstream: string): string =>
    `corefile: |\n  .:53 {\n      errors\n      forward . ${upstream}\n      loop\n  }\n`;
  const clusters = (count: number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `clusters/c${String(index).padStart(5, '0')}/values.yaml`,
        corefile(index === count - 1 ? '10.96.0.10' : '192.0.2.1'),
      ]),
    );
  const said = (count: number): readonly string[] =>
    scanTexts({
      'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
      'chart/values.yaml': 'corefile: ""\n',
      'chart/templates/cm.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n{{ .Values.corefile | indent 4 }}\n',
      'chart/templates/deployment.yaml': deployment('1.11.3'),
      'chart/templates/service.yaml': SERVICE,
      'up.sh': 'for c in $(ls clusters); do\n  helm upgrade -i dns ./chart -f clusters/$c/values.yaml\ndone\n',
      ...clusters(count),
    }).report.findings.flatMap(({ code, severity, at }) => (severity === 'note' ? [] : [`${code} ${at.file.path}`]));

  test('in each of them', () => {
    for (const count of [3, 150, 999])
      expect(said(count)).toEqual([`LG101 clusters/c${String(count - 1).padStart(5, '0')}/values.yaml`]);
  });

  test('more are said', () => {
    expect(said(1001)).toEqual(['LG802 chart/Chart.yaml']);
  });
});
