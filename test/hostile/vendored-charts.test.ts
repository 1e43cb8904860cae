/** The CoreDNS chart in a folder of the repository, with templates that are not those of its release. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const RANGE = `    {{ range .Values.servers }}
    {{- range $i, $zone := .zones }}{{ if $i }} {{ end }}{{ default "." $zone.zone }}{{ else }}.{{ end -}}
    {{- if .port }}:{{ .port }} {{ end -}}
    {
      {{- range .plugins }}
        {{ .name }}{{ if .parameters }} {{ .parameters }}{{ end }}
      {{- end }}
    }
    {{ end }}
`;
const configMap = (corefile: string): string => `{{- if .Values.deployment.enabled }}
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ template "coredns.fullname" . }}
  labels: {{- include "coredns.labels" . | nindent 4 }}
data:
  Corefile: |-
    {{- range $name, $conf := .Values.extraConfig }}
    {{ $name }}{{ if $conf.parameters }} {{ $conf.parameters }}{{ end }}
    {{- end }}
${corefile}{{- end }}
`;
const HELPERS = `{{- define "coredns.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- if contains $name .Release.Name }}{{ .Release.Name }}{{ else }}{{ printf "%s-%s" .Release.Name $name }}{{ end -}}
{{- end }}
{{- define "coredns.labels" -}}
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end }}
{{- define "coredns.ports" -}}
{{- $ports := dict -}}
{{- range .Values.servers -}}
{{- $port := toString .port -}}
{{- if not .zones }}{{ fail "zones must be set to a list" }}{{ end -}}
{{- $ports := set $ports $port (dict "port" .port) -}}
{{- end -}}
{{- range $port, $inner := $ports }}{{- $inner := set $inner "protocol" "UDP" }}{{ toJson $inner }}{{ end -}}
{{- end }}
`;
const values = (plugins: string): string =>
  `deployment: { enabled: true }\nisClusterService: true\nservers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins: [${plugins}]\n`;
const PLUGINS = '{ name: errors }, { name: forward, parameters: . 192.0.2.53 }, { name: loop }, { name: reload }';

const chart = (corefile: string, name = 'coredns', plugins = PLUGINS): Files => ({
  'dns/Chart.yaml': `apiVersion: v2\nname: ${name}\nversion: 1.46.2\n`,
  'dns/values.yaml': values(plugins),
  'dns/templates/_helpers.tpl': HELPERS,
  'dns/templates/configmap.yaml': configMap(corefile),
});
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: coredns, namespace: argocd }
spec:
  source: { repoURL: https://git.example.com/dns.git, path: dns }
  destination: { namespace: kube-system, name: prod }
`;
const UMBRELLA: Files = {
  'umbrella/Chart.yaml':
    'apiVersion: v2\nname: umbrella\nversion: 1.0.0\ndependencies: [{ name: coredns, version: 1.46.2, repository: https://coredns.github.io/helm }]\n',
  'umbrella/values.yaml': 'coredns: { replicaCount: 2 }\n',
};
const ways: Readonly<Record<string, (files: Files) => Files>> = {
  'an Application': (files) => ({ ...files, 'app.yaml': APPLICATION }),
  'a chart around it': (files) => ({
    ...UMBRELLA,
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`umbrella/charts/core${path}`, text])),
  }),
};
const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => !one.startsWith('note') && !one.includes('LG101'));
const LITERAL = (guard: string): string =>
  `    .:53 {\n        errors\n        forward . 192.0.2.53\n${guard}        reload\n    }\n`;

const LOSSES: Readonly<Record<string, string>> = {
  'a condition on the name': RANGE.replace('{{ .name }}', '{{ if ne .name "loop" }}{{ .name }}{{ end }}'),
  'a list of names': RANGE.replace(
    '{{ .name }}',
    '{{ if has .name (list "errors" "forward" "reload") }}{{ .name }}{{ end }}',
  ),
  'another word': RANGE.replace('{{ .name }}', '{{ .name | replace "loop" "log" }}'),
  'a comment': RANGE.replace('{{ .name }}', '{{ if eq .name "loop" }}# {{ end }}{{ .name }}'),
  'some of the list': RANGE.replace('range .plugins', 'range slice .plugins 0 2'),
};

describe.each(Object.entries(ways))('the chart installed by %s', (_, installed) => {
  test.each(Object.entries(LOSSES))('loses the guard by %s in its template', (_name, lost) => {
    expect(said(installed(chart(lost)), installed(chart(RANGE)))).toEqual([expect.stringMatching(/^error LG201 /)]);
  });
  test('loses it to a function that is not followed', () => {
    const lost = RANGE.replace('range .plugins', 'range reverse .plugins');
    expect(said(installed(chart(lost)), installed(chart(RANGE)))).toEqual([expect.stringMatching(/^warning LG801 /)]);
  });
  test('loses it by its values', () => {
    const [head, base] = [chart(RANGE, 'coredns', '{ name: forward, parameters: . 192.0.2.53 }'), chart(RANGE)];
    expect(said(installed(head), installed(base))).toEqual([expect.stringMatching(/^error LG201 /)]);
  });
  test.each([
    ['blanks', RANGE.replace('range .plugins', 'range  .plugins')],
    ['another list', RANGE.replace('range .plugins', 'range (append .plugins (dict "name" "cache"))')],
    ['a condition that holds', RANGE.replace('{{ .name }}', '{{ if ne .name "log" }}{{ .name }}{{ end }}')],
    ['the block itself', LITERAL('        loop\n')],
  ])('keeps it with %s', (_name, kept) => {
    expect(said(installed(chart(kept)), installed(chart(RANGE)))).toEqual([]);
  });
});

describe('the templates under another name', () => {
  test.each(Object.entries(LOSSES))('lose the guard by %s', (_name, lost) => {
    const [head, base] = [chart(lost, 'edge'), chart(RANGE, 'edge')];
    expect(said({ ...head, 'app.yaml': APPLICATION }, { ...base, 'app.yaml': APPLICATION })).toEqual([
      expect.stringMatching(/^error LG201 /),
    ]);
  });
  test('keep it', () => {
    const kept = RANGE.replace('range .plugins', 'range  .plugins');
    expect(said(chart(kept, 'edge'), chart(RANGE, 'edge'))).toEqual([]);
  });
});

test('the block itself, without the guard', () => {
  const way = ways['an Application'];
  const loss = way && said(way(chart(LITERAL(''))), way(chart(RANGE)));
  expect(loss).toEqual([expect.stringMatching(/^error LG201 /)]);
});
