/** Templates that are evaluated: what stands in a text, with these values, files and parts. */
const VALUES = `up: 192.0.2.53
port: 53
half: 0.5
large: 12345678
enabled: true
disabled: false
empty: ""
none: null
zone: corp.example
words: "  two words  "
quoted: "a \\"b\\""
list: [errors, loop, cache 30]
nothing: []
maps:
  - name: forward
    parameters: . 192.0.2.53
  - name: loop
zones: { b.example: 192.0.2.2, a.example: 192.0.2.1 }
text: |
  .:53 {
      errors

      loop
  }
nested: { more: { deep: x } }
asked: "forward . {{ .Values.up }}"
deep:
  servers:
    - zones: [{ zone: ., use_tcp: true }]
      port: 53
      plugins:
        - name: kubernetes
          parameters: cluster.local in-addr.arpa
          configBlock: |-
            pods insecure

            ttl 30
        - { name: forward, parameters: . 192.0.2.53 }
        - []
        - {}
        - [1, [2, three]]
  none: null
marked: ["0.0.0.0:9153", ". 10.0.0.2", "30", "1.2.3", "2024-01-01", "", "a: b", "*", "it's", '"x"', "-", "a #b", "@a", "yes", yes, 1.5, true, "-foo", "- foo", "fd00::1", "1:20", "0x1f", ".", ".5", "~", "[x]", " lead", "a:b", "x:", { "80": x, "true": y, c d: z, "*": w }]
lines: { a: "a\\n\\nb\\n", b: "a\\n b", c: ["x\\ny"], d: "  x\\ny", e: "x\\n\\n", f: z }
config:
  Corefile: |
    .:53 {
        loop
    }
  one: word
  two: "true"
  three: 3
`;

const PARTS = `{{- define "plain" -}}
loop
{{- end -}}
{{- define "zone" }}
{{ .name }} {{ .parameters | default "none" }}
{{- end }}
{{- define "given" }}{{ .zone.name }} {{ .ctx.Values.up }} {{ .ctx.Chart.Name }} {{ $.zone.parameters }}{{ end }}
{{- define "deep" -}}
{{ include "plain" . }} {{ $.Values.up }}
{{- end -}}
`;

const FILES = {
  'files/Corefile': '.:53 {\n    loop\n}\n',
  'files/other.txt': 'x\n\n  y\n',
  'files/deep/z.txt': 'z\n',
  'config/up': 'forward . {{ .Values.up }}\n',
};

/** By what they show. Each stands between brackets at the beginning of a line. */
const EXPRESSIONS = {
  value: '{{ .Values.up }}',
  'value of the root': '{{ $.Values.up }}',
  number: '{{ .Values.port }} {{ .Values.half }}',
  'large number': '{{ .Values.large }}',
  truth: '{{ .Values.enabled }} {{ .Values.disabled }}',
  'nothing stated': 'a{{ .Values.none }}b{{ .Values.missing }}c',
  'below nothing': '{{ .Values.missing.deep }}',
  'nested value': '{{ .Values.nested.more.deep }}',
  trim: '{{ trim .Values.words }}|{{ .Values.words | trim }}',
  'trim marks': 'a   {{- .Values.up -}}   b',
  'trim marks over lines': 'a\n\n    {{- " x" }}\n    {{ "z" -}}\n\n    b',
  quote: '{{ quote .Values.up }} {{ .Values.port | quote }} {{ .Values.enabled | squote }}',
  'quote of quotes': '{{ quote .Values.quoted }}',
  'quote of nothing': '{{ .Values.none | quote }}',
  default: '{{ default "a" .Values.empty }}{{ .Values.disabled | default "b" }}{{ .Values.up | default "c" }}{{ default 5 .Values.none }}',
  coalesce: '{{ coalesce .Values.none .Values.empty .Values.up }}',
  ternary: '{{ ternary "loop" "log" .Values.enabled }} {{ .Values.disabled | ternary "loop" "log" }}',
  'ternary of no truth': '{{ ternary "loop" "log" .Values.up }}',
  required: '{{ required "no" .Values.up }}',
  'required nothing': '{{ required "no" .Values.none }}',
  printf: '{{ printf "forward . %s:%d" .Values.up 53 }} {{ printf "%v %v" .Values.enabled .Values.up }}',
  'printf of a value as a number': '{{ printf "%d" .Values.port }}',
  'printf of a number as text': '{{ printf "%s" .Values.port }}',
  'printf with too few': '{{ printf "%s %s" .Values.up }}',
  'printf with too many': '{{ printf "%s" .Values.up "x" }}',
  'printf of a sign': '{{ printf "100%%" }}',
  indent: '\n{{ .Values.text | indent 6 }}',
  nindent: '{{ .Values.text | nindent 6 }}',
  'nindent of one line': '{{ .Values.up | nindent 4 }}',
  'trimmed nindent': 'x {{- .Values.text | trim | nindent 4 }}',
  trimSuffix: '{{ trimSuffix ".example" .Values.zone }} {{ .Values.zone | trimPrefix "corp" }} {{ trimSuffix "x" .Values.zone }}',
  trunc: '{{ trunc 4 .Values.zone }} {{ trunc 99 .Values.zone }} {{ trunc -4 .Values.zone }}',
  replace: '{{ replace "." "-" .Values.zone }} {{ .Values.zone | replace "corp" "$1" }}',
  lower: '{{ lower "ABC" }}',
  base: '{{ base "a/b/c.txt" }}',
  join: '{{ join " " .Values.list }}|{{ .Values.list | join "," }}|{{ join " " .Values.nothing }}',
  'join of another thing': '{{ join " " .Values.up }}',
  'some of a list':
    '{{ range slice .Values.list 1 2 }}<{{ . }}>{{ end }}{{ range slice .Values.list 1 }}<{{ . }}>{{ end }} {{ rest .Values.list | join "," }} {{ initial .Values.list | join "," }} {{ without .Values.list "loop" "x" | join "," }}',
  'first and last': '{{ first .Values.list }} {{ last .Values.list }}',
  list: '{{ list "a" .Values.up | join " " }}',
  len: '{{ len .Values.list }} {{ len .Values.zones }}',
  and: '{{ and .Values.enabled .Values.up }} {{ or .Values.empty .Values.up }} {{ not .Values.enabled }} {{ empty .Values.nothing }}',
  'and that decides early': '{{ if and .Values.none .Values.none.deep }}a{{ else }}b{{ end }}{{ or .Values.up .Values.none.deep }}',
  eq: '{{ eq .Values.up "192.0.2.53" }} {{ ne .Values.up "x" }}',
  'eq of several': '{{ eq .Values.up "x" "192.0.2.53" }}',
  'eq of a number': '{{ eq .Values.port 53 }}',
  'eq of nothing': '{{ eq .Values.none "x" }}',
  index: '{{ index .Values "nested" "more" "deep" }} {{ index .Values.zones "a.example" }}',
  'index of nothing': '{{ index .Values.zones "c.example" }}|',
  get: '{{ get .Values.zones "a.example" }} {{ hasKey .Values.zones "b.example" }} {{ hasKey .Values.zones "x" }}',
  'fields of parentheses': '{{ (index .Values.maps 0).name }} {{ (.Values.nested).more.deep }}',
  chart: '{{ .Chart.Name }} {{ .Chart.Version }} {{ .Chart.AppVersion }}',
  include: '{{ include "plain" . }} {{ include "deep" . | upper }}',
  'include in an include': '{{ include "deep" . }}',
  'include with another dot': '{{ include "zone" (first .Values.maps) | indent 4 }}{{ include "zone" (last .Values.maps) | nindent 4 }}',
  'include of a printed name': '{{ include (printf "%s" "plain") . | nindent 4 }}',
  template: '{{ template "plain" . }}',
  tpl: '{{ tpl .Values.asked . }} {{ tpl "{{ .Values.zone }}" $ }}',
  'tpl of a file': '{{ tpl (.Files.Get "config/up") . | trim }}',
  'expressions that stay': '{{ .Values.asked }}',
  'toYaml of a map': '{{ toYaml .Values.config | nindent 4 }}',
  'toYaml of a list': '{{ toYaml .Values.list | nindent 4 }}',
  'toYaml of maps in a list': '{{ toYaml .Values.maps | nindent 4 }}',
  'toYaml of lists within maps': '{{ toYaml .Values.deep | nindent 4 }}',
  'toYaml of texts that need marks': '{{ toYaml .Values.marked | nindent 4 }}',
  'toYaml of texts of lines': '{{ toYaml .Values.lines | nindent 4 }}',
  'toYaml of a word': '{{ toYaml .Values.up }} {{ toYaml .Values.port }} {{ toYaml .Values.zone }}',
  file: '\n{{ .Files.Get "files/Corefile" | indent 4 }}',
  'file that is not there': '[{{ .Files.Get "files/none" }}]',
  'file of a template': '[{{ .Files.Get "templates/out.yaml" }}]',
  'files by a pattern': '{{ range $path, $_ := .Files.Glob "files/*" }}{{ $path }} {{ base $path }};{{ end }}',
  'files at any depth': '{{ range $path, $_ := .Files.Glob "files/**" }}{{ $path }};{{ end }}',
  'files as data': '{{ (.Files.Glob "files/*").AsConfig | nindent 6 }}',
  range: '{{ range .Values.list }}<{{ . }}>{{ end }}',
  'range by lines': '\n{{- range .Values.list }}\n    {{ . }}\n{{- end }}\n    end',
  'range of nothing': '{{ range .Values.nothing }}x{{ else }}none{{ end }}',
  'range with an index': '{{ range $i, $e := .Values.list }}{{ $i }}={{ $e }} {{ end }}',
  'range with a variable': '{{ range $e := .Values.maps }}{{ $e.name }}{{ with $e.parameters }} {{ . }}{{ end }};{{ end }}',
  'range of a map': '{{ range $zone, $to := .Values.zones }}{{ $zone }} {{ $to }};{{ end }}',
  'range of a number': '{{ range 3 }}{{ . }}{{ end }}',
  'range of a text': '{{ range .Values.up }}x{{ end }}',
  'root in a range': '{{ range .Values.list }}{{ $.Values.port }}{{ end }}',
  break: '{{ range .Values.list }}{{ . }}{{ break }}{{ end }}',
  if: '{{ if .Values.enabled }}a{{ end }}{{ if .Values.disabled }}b{{ else }}c{{ end }}{{ if not .Values.missing }}d{{ end }}',
  'else if': '{{ if .Values.disabled }}a{{ else if eq .Values.zone "x" }}b{{ else if .Values.list }}c{{ else }}d{{ end }}',
  'if of an empty thing': '{{ if .Values.nothing }}a{{ end }}{{ if .Values.empty }}b{{ end }}{{ if .Values.zones }}c{{ end }}{{ if 0 }}d{{ end }}',
  'if with a variable': '{{ if $x := .Values.up }}{{ $x }}{{ end }}',
  with: '{{ with .Values.nested }}{{ .more.deep }}{{ $.Values.up }}{{ end }}{{ with .Values.none }}a{{ else }}b{{ end }}',
  variables: '{{ $x := "a" }}{{ if .Values.enabled }}{{ $x = "b" }}{{ $y := "c" }}{{ $y }}{{ end }}{{ $x }}',
  'a variable of its own block': '{{ $x := "a" }}{{ if .Values.enabled }}{{ $x := "b" }}{{ $x }}{{ end }}{{ $x }}',
  'a variable over turns': '{{ $x := 0 }}{{ range .Values.list }}{{ $x = . }}{{ end }}{{ $x }}',
  'a sign before an expression': '{{ if .Values.enabled }}5%{{- end }} 6%{{ .Values.port }}',
  comment: 'a{{/* loop */}}b{{- /* log */ -}}c',
  'texts with escapes': '{{ "a\\tb" }}{{ `c\\n` }}',
  dict: '{{ $d := dict "a" "x" "b" .Values.up }}{{ $d.a }} {{ $d.b }}{{ range $k, $v := $d }} {{ $k }}={{ $v }}{{ end }}',
  'a part that is given more': '{{ include "given" (dict "ctx" $ "zone" (first .Values.maps)) }}',
  'default dict': '{{ $c := .Values.missing | default dict }}[{{ $c.ttl | default 30 }}]',
  append: '{{ $l := list }}{{ range .Values.list }}{{ $l = append $l (printf "<%s>" .) }}{{ end }}{{ join " " $l }}',
  merge: '{{ $m := merge (dict "a.example" "mine") .Values.zones }}{{ range $k, $v := $m }}{{ $k }} {{ $v }};{{ end }}',
  has: '{{ has "loop" .Values.list }} {{ has "log" .Values.list }}',
  contains: '{{ contains "corp" .Values.zone }} {{ hasPrefix "corp" .Values.zone }} {{ hasSuffix "x" .Values.zone }}',
  splitList: '{{ range splitList " " "a b  c" }}<{{ . }}>{{ end }}{{ range (.Values.text | trimAll "\n }" | splitList "\n") }}<{{ . }}>{{ end }}',
  regexMatch: '{{ regexMatch ".example$" .Values.zone }} {{ regexMatch "^orp" .Values.zone }}',
  'regexMatch of more': '{{ regexMatch "c(a|o)+rp" .Values.zone }}',
  'an argument of two blanks': '{{ if .Values.disabled }}x{{ else if .Values.enabled }} a{{- end -}} b',
  'kept with its blanks': '{ {{- regexFind "a" "a" -}} }',
  'a function that is not known': '{{ regexReplaceAll "a" "b" "c" }}',
};

export const CASES = Object.entries(EXPRESSIONS).map(([name, expression]) => ({ name, expression }));
export const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.2.3\nappVersion: "4.5"\n',
  'chart/values.yaml': VALUES,
  'chart/templates/_parts.tpl': PARTS,
  ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`chart/${path}`, text])),
};
export const templateOf = (expression) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: x }\ndata:\n  text: |\n    [${expression}]\n`;
