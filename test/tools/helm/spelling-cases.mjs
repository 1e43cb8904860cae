/** One Corefile in the ways in which charts write it: each `spelling` is a template's `data` with what it asks for. */
export const COREFILE = `.:53 {
    errors
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        pods insecure
        fallthrough in-addr.arpa ip6.arpa
    }
    loop
    forward . 192.0.2.53 {
        max_concurrent 1000
    }
    cache 30
}
`;
const indented = (by, text = COREFILE) => text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(by));
const value = { values: `corefile: |\n${indented(2)}\n` };
const nested = { values: `dns:\n  corefile: |\n${indented(4)}\n` };
const map = { values: `data:\n  Corefile: |\n${indented(4)}\n` };
const maps = { values: `${map.values}over: {}\n` };
const lines = { values: `lines:\n${COREFILE.trimEnd().split('\n').map((line) => `  - ${JSON.stringify(line)}\n`).join('')}` };
const part = { parts: `{{- define "dns.corefile" -}}\n${COREFILE}{{- end -}}\n` };
const file = { file: COREFILE };
const servers = {
  values: `servers:
- zones: [{ zone: . }]
  port: 53
  plugins:
  - name: errors
  - name: kubernetes
    parameters: cluster.local in-addr.arpa ip6.arpa
    configBlock: |-
      pods insecure
      fallthrough in-addr.arpa ip6.arpa
  - name: loop
  - name: forward
    parameters: . 192.0.2.53
    configBlock: max_concurrent 1000
  - name: cache
    parameters: 30
`,
};
const block = (expression, more) => ({ data: `  Corefile: |\n    {{- ${expression} | nindent 4 }}\n`, ...more });
const inline = (expression, more) => ({ data: `  Corefile: {{ ${expression} }}\n`, ...more });
const below = (expression, more) => ({ data: `  {{- ${expression} | nindent 2 }}\n`, ...more });
const each = (head, body, more) => ({ data: `  {{- range ${head} }}\n${body}\n  {{- end }}\n`, ...more });
const lined = (head, line, more) => ({ data: `  Corefile: |\n    {{- range ${head} }}\n    {{ ${line} }}\n    {{- end }}\n`, ...more });

const SPELLINGS = {
  literal: { data: `  Corefile: |\n${indented(4)}\n` },
  ...Object.fromEntries(
    [
      ['.Values.corefile', value],
      ['.Values.dns.corefile', nested],
      ['index .Values "corefile"', value],
      ['index .Values.data "Corefile"', map],
      ['get .Values.data "Corefile"', map],
      ['dig "Corefile" "" .Values.data', map],
      ['pluck "Corefile" .Values.data | first', map],
      ['.Values.corefile | default "x"', value],
      ['.Values.none | default .Values.corefile', value],
      ['required "x" .Values.corefile', value],
      ['coalesce .Values.none .Values.corefile', value],
      ['.Values.corefile | trim', value],
      ['.Values.corefile | trimSuffix "\\n"', value],
      ['.Values.corefile | toString', value],
      ['printf "%s" .Values.corefile', value],
      ['print .Values.corefile', value],
      ['tpl .Values.corefile .', value],
      ['.Values.lines | join "\\n"', lines],
      ['join "\\n" .Values.lines', lines],
      ['include "dns.corefile" .', part],
      ['.Files.Get "files/Corefile"', file],
      ['(.Files.Get "files/Corefile" | fromYaml).corefile', { file: value.values }],
      ['tpl (.Files.Get "files/Corefile") $', file],
    ].map(([expression, more]) => [`block of ${expression}`, block(expression, more)]),
  ),
  ...Object.fromEntries(
    [
      ['.Values.corefile | toJson', value],
      ['toJson .Values.corefile', value],
      ['mustToJson .Values.corefile', value],
      ['.Values.corefile | toRawJson', value],
      ['.Values.corefile | quote', value],
      ['quote .Values.corefile', value],
      ['toYaml .Values.corefile | indent 4', value],
      ['.Values.corefile | toYaml | nindent 4', value],
      ['include "dns.corefile" . | toJson', part],
      ['include "dns.corefile" . | quote', part],
      ['.Files.Get "files/Corefile" | quote', file],
      ['.Files.Get "files/Corefile" | toYaml | nindent 4', file],
    ].map(([expression, more]) => [`inline ${expression}`, inline(expression, more)]),
  ),
  ...Object.fromEntries(
    [
      ['toYaml .Values.data', map],
      ['.Values.data | toYaml', map],
      ['toYamlPretty .Values.data', map],
      ['tpl (toYaml .Values.data) .', map],
      ['toYaml (dict "Corefile" .Values.corefile)', value],
      ['toYaml (merge .Values.over .Values.data)', maps],
      ['toYaml (mergeOverwrite .Values.data .Values.over)', maps],
      ['toYaml (merge (deepCopy .Values.over) .Values.data)', maps],
      ['(.Files.Glob "files/*").AsConfig', file],
      ['include "dns.data" .', { parts: `{{- define "dns.data" -}}\nCorefile: |\n${indented(2)}\n{{- end -}}\n` }],
    ].map(([expression, more]) => [`below ${expression}`, below(expression, more)]),
  ),
  ...Object.fromEntries(
    [
      ['|\n    {{- $v | nindent 4 }}'],
      ['|\n{{ $v | indent 4 }}'],
      ['{{ $v | quote }}'],
      ['{{ toJson $v }}'],
      ['{{ toYaml $v | indent 4 }}'],
      ['|\n    {{- tpl $v $ | nindent 4 }}'],
    ].map(([text]) => [`range of keys ${text}`, each('$k, $v := .Values.data', `  {{ $k }}: ${text}`, map)]),
  ),
  ...Object.fromEntries(
    [
      ['.Values.lines', '.', lines],
      ['$line := .Values.lines', '$line', lines],
      ['$i, $line := .Values.lines', '$line', lines],
      ['splitList "\\n" .Values.corefile', '.', value],
      ['.Values.corefile | splitList "\\n"', '.', value],
      ['.Files.Lines "files/Corefile"', '.', file],
      [`tuple ${COREFILE.trimEnd().split('\n').map((line) => JSON.stringify(line)).join(' ')}`, '.', {}],
    ].map(([head, line, more]) => [`lines of ${head.slice(0, 40)}`, lined(head, line, more)]),
  ),
  'lines by nindent': { data: '  Corefile: |\n    {{- range .Values.lines }}{{ . | nindent 4 }}{{ end }}\n', ...lines },
  'lines of a part': block('include "dns.corefile" .', {
    ...lines,
    parts: '{{- define "dns.corefile" -}}\n{{- range .Values.lines }}\n{{ . }}\n{{- end }}\n{{- end -}}\n',
  }),
  'behind the bar': { data: '  Corefile: |{{ .Values.corefile | nindent 4 }}\n', ...value },
  'behind the bar and a dash': { data: '  Corefile: |-{{ .Values.corefile | nindent 4 }}\n', ...value },
  'on the line below': { data: '  Corefile:\n    {{- toYaml .Values.corefile | nindent 4 }}\n', ...value },
  'within brackets': { data: '  {{ toYaml .Values.data | indent 2 | trim }}\n', ...map },
  with: { data: '  Corefile: |\n    {{- with .Values.corefile }}\n    {{- . | nindent 4 }}\n    {{- end }}\n', ...value },
  'with, by indent': { data: '  Corefile: |\n{{- with .Values.corefile }}\n{{ . | indent 4 }}\n{{- end }}\n', ...value },
  'with of a map': { data: '  Corefile: |\n    {{- with .Values.dns }}\n    {{- .corefile | nindent 4 }}\n    {{- end }}\n', ...nested },
  'with a name': { data: '  Corefile: |\n    {{- with $c := .Values.corefile }}\n    {{- $c | nindent 4 }}\n    {{- end }}\n', ...value },
  'with around the key': { data: '  {{- with .Values.corefile }}\n  Corefile: |\n{{ . | indent 4 }}\n  {{- end }}\n', ...value },
  'else of a condition': {
    data: '  Corefile: |\n    {{- if .Values.none }}\n    x\n    {{- else }}\n    {{- .Values.corefile | nindent 4 }}\n    {{- end }}\n',
    ...value,
  },
  'a condition that nobody knows': {
    data: '  {{- if .Capabilities.KubeVersion.Major }}\n  Corefile: {{ .Values.corefile | toJson }}\n  {{- end }}\n',
    ...value,
  },
  'a map that is filled': {
    before: '{{- $d := dict }}{{- $_ := set $d "Corefile" .Values.corefile }}\n',
    ...below('toYaml $d', value),
  },
  'a variable': { before: '{{- $c := .Values.corefile | trim -}}\n', data: '  Corefile: |-\n{{ $c | indent 4 }}\n', ...value },
  'data with a with': { map: '{{- with .Values.data }}\ndata:\n  {{- toYaml . | nindent 2 }}\n{{- end }}\n', ...map },
  'data as JSON': { map: 'data: {{ toJson .Values.data }}\n', ...map },
  'data as JSON of a map': { map: 'data: {{ dict "Corefile" .Values.corefile | toJson }}\n', ...value },
  'data as JSON of lines': { map: 'data: {{ .Values.data | toPrettyJson | nindent 2 }}\n', ...map },
  'data behind its colon': { map: 'data: {{- toYaml .Values.data | nindent 2 }}\n', ...map },
  'data and its key': { map: '{{ toYaml (dict "data" (dict "Corefile" .Values.corefile)) }}\n', ...value },
  'servers and plugins': {
    data: `  Corefile: |
    {{- range .Values.servers }}
    {{ range $i, $zone := .zones }}{{ if $i }} {{ end }}{{ $zone.zone }}{{ end }}:{{ .port }} {
      {{- range .plugins }}
        {{ .name }}{{ with .parameters }} {{ . }}{{ end }}{{ with .configBlock }} {
{{ . | indent 12 }}
        }{{ end }}
      {{- end }}
    }
    {{- end }}
`,
    ...servers,
  },
  'plugins from the left edge': {
    data: '  Corefile: |\n    .:53 {\n{{ range .Values.plugins }}{{ . | indent 8 }}\n{{ end }}    }\n',
    values: 'plugins: [errors, loop, forward . 192.0.2.53]\n',
  },
  'a list of objects': {
    whole: `{{- range .Values.maps }}
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .name }}
  namespace: kube-system
data:
  {{- toYaml .data | nindent 2 }}
{{- end }}
`,
    values: `maps:\n- name: coredns\n  data:\n    Corefile: |\n${indented(6)}\n`,
  },
  'a part that is all of it': {
    whole: '{{ include "dns.map" . }}\n',
    parts: `{{- define "dns.map" -}}
apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    {{- .Values.corefile | nindent 4 }}
{{- end -}}
`,
    ...value,
  },
};

const PLAIN = 'metadata: { name: coredns, namespace: kube-system }\n';
/** What stands around it, each in turn. */
const AROUND = [
  { metadata: PLAIN },
  {
    metadata: `metadata:
  name: coredns
  namespace: kube-system
  labels:
    helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version | replace "+" "_" }}
    {{- include "dns.labels" . | nindent 4 }}
`,
  },
  { metadata: PLAIN, open: '{{- if .Values.enabled }}\n', close: '{{- end }}\n' },
  { metadata: PLAIN, open: '{{- /* the server */ -}}\n# its configuration\n' },
  { metadata: PLAIN, open: '{{- if not .Values.disabled }}\n{{- if .Capabilities.KubeVersion.Major }}\n', close: '{{- end }}\n{{- end }}\n' },
  { metadata: 'metadata:\n  name: {{ include "dns.name" . }}\n  namespace: kube-system\n' },
];
const PARTS = `{{- define "dns.labels" -}}
app: {{ .Release.Name }}
managed: {{ .Release.Service }}
{{- end -}}
{{- define "dns.name" -}}{{ .Values.nameOverride | default .Chart.Name }}{{- end -}}
`;

/** Files of each chart, without its other objects, by what they show. */
export const SPELLED = Object.entries(SPELLINGS).map(([name, spelling], index) => {
  const { before = '', data = '', parts = '', values = '', file: text, whole } = spelling;
  const { metadata, open = '', close = '' } = AROUND[index % AROUND.length];
  const object = `apiVersion: v1\nkind: ConfigMap\n${metadata}${spelling.map ?? `data:\n${data}`}`;
  return {
    name,
    files: {
      'chart/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 1.0.0\n',
      'chart/values.yaml': `enabled: true\n${values}`,
      'chart/templates/_parts.tpl': PARTS + parts,
      'chart/templates/cm.yaml': whole ?? `${before}${open}${object}${close}`,
      ...(text === undefined ? {} : { 'chart/files/Corefile': text }),
    },
  };
});
