/** Charts whose template makes what the base states plainly: sound as they are, and neither a lost guard nor a loop hides in them. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const cf = '.:53 {\n    errors\n    kubernetes cluster.local\n    loop\n    forward . 192.0.2.53\n}\n';
const CHART: Files = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'chart/templates/deployment.yaml': deployment('1.11.3'),
  'chart/templates/service.yaml': SERVICE,
};
const BASE: Files = { ...CHART, 'chart/templates/cm.yaml': configMap(cf) };
const cm = (data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n${data}`;
const one = (data: string, values = '', more: Files = {}): Files => ({
  ...CHART,
  'chart/templates/cm.yaml': cm(data),
  'chart/values.yaml': values,
  ...more,
});
const mounting = (name: string): Files => ({
  ...CHART,
  'chart/templates/deployment.yaml': deployment('1.11.3').replace(
    'configMap: { name: coredns }',
    `configMap: { name: ${name} }`,
  ),
});

const CHARTS: Readonly<Record<string, Files>> = {
  'range list of plugins': one(
    `  Corefile: |\n    .:53 {\n    {{- range .Values.plugins }}\n        {{ . }}\n    {{- end }}\n    }\n`,
    'plugins:\n  - errors\n  - kubernetes cluster.local\n  - loop\n  - forward . 192.0.2.53\n',
  ),
  'range of maps name parameters': one(
    `  Corefile: |\n    .:53 {\n    {{- range .Values.plugins }}\n        {{ .name }} {{ .parameters }}\n    {{- end }}\n    }\n`,
    'plugins:\n  - name: errors\n  - name: kubernetes\n    parameters: cluster.local\n  - name: loop\n  - name: forward\n    parameters: . 192.0.2.53\n',
  ),
  'range servers nested with': one(
    `  Corefile: |\n    {{- range .Values.servers }}\n    {{ .zone }}:{{ .port }} {\n    {{- range .plugins }}\n        {{ .name }}{{ with .parameters }} {{ . }}{{ end }}\n    {{- end }}\n    }\n    {{- end }}\n`,
    'servers:\n  - zone: .\n    port: 53\n    plugins:\n    - name: errors\n    - name: kubernetes\n      parameters: cluster.local\n    - name: loop\n    - name: forward\n      parameters: . 192.0.2.53\n',
  ),
  'as the coredns chart does': one(
    `  Corefile: |-
    {{- range $name, $conf := .Values.extraConfig }}
    {{ $name }}{{ if $conf.parameters }} {{ $conf.parameters }}{{ end }}
    {{- end }}
    {{ range .Values.servers }}
    {{- range $idx, $zone := .zones }}{{ if $idx }} {{ else }}{{ end }}{{ default "" $zone.scheme }}{{ default "." $zone.zone }}{{ else }}.{{ end -}}
    {{- if .port }}:{{ .port }} {{ end -}}
    {
      {{- range .plugins }}
        {{ .name }}{{ if .parameters }} {{ .parameters }}{{ end }}{{ if .configBlock }} {
{{ .configBlock | indent 12 }}
        }{{ end }}
      {{- end }}
    }
    {{ end }}
  {{- range .Values.zoneFiles }}
  {{ .filename }}: {{ toYaml .contents | indent 4 }}
  {{- end }}
`,
    `servers:
- zones: [{ zone: . }]
  port: 53
  plugins:
  - name: errors
  - name: health
    configBlock: |-
      lameduck 10s
  - { name: kubernetes, parameters: cluster.local }
  - { name: forward, parameters: . 192.0.2.53 }
  - name: loop
`,
  ),
  'variables before, a part that is given more, a list that grows': {
    ...CHART,
    'chart/templates/cm.yaml': `{{- $port := .Values.port }}
{{- $zones := .Values.zones }}
{{- if not $zones }}
  {{- $zones = splitList " " "." }}
{{- end }}
apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    {{- $public := .Values.public }}
    {{- $names := list }}
    {{- range $zones }}{{ $names = append $names (printf "%s:%v" . $port) }}{{ end }}
    {{ join " " $names }} {
        {{- include "dns.block" (dict "zone" $public "ctx" $) | nindent 8 }}
        forward . {{ $public.up }}
    }
    {{- if .Values.custom }}
    {{ .Values.custom }}
    {{- end }}
`,
    'chart/templates/_h.tpl': `{{- define "dns.block" -}}
{{- $c := .zone.cache | default dict }}
cache {{ $c.ttl | default 30 }}
{{- if and .ctx.Values.guard .ctx.Values.guard.name }}
{{ .ctx.Values.guard.name }}
{{- end }}
{{- end -}}
`,
    'chart/values.yaml': 'port: 53\npublic: { up: 192.0.2.53 }\nguard: { name: loop }\n',
  },
  'behind a variable': one(
    '  Corefile: |\n    .:53 {\n        errors\n        {{ $guard := "loop" }} {{ $guard }}\n        forward . {{ .Values.up }}\n    }\n',
    'up: 192.0.2.53\n',
  ),
  'printf forward': one(
    `  Corefile: |\n    .:53 {\n        errors\n        loop\n        {{ printf "forward . %s" .Values.up }}\n    }\n`,
    'up: 192.0.2.53\n',
  ),
  'printf whole': one(
    `  Corefile: |\n    {{- printf ".:53 {\\n errors\\n loop\\n forward . %s\\n}" .Values.up | nindent 4 }}\n`,
    'up: 192.0.2.53\n',
  ),
  'Files.Glob AsConfig': {
    ...CHART,
    'chart/templates/cm.yaml': cm(`{{ (.Files.Glob "files/*").AsConfig | indent 2 }}\n`),
    'chart/files/Corefile': cf,
  },
  'Files.Glob AsConfig named': {
    ...CHART,
    'chart/templates/cm.yaml': cm(`{{- (.Files.Glob "config/Corefile").AsConfig | nindent 2 }}\n`),
    'chart/config/Corefile': cf,
  },
  'Files.Glob range': {
    ...CHART,
    'chart/templates/cm.yaml': cm(
      `{{- range $path, $_ := .Files.Glob "files/*" }}\n  {{ base $path }}: |\n{{ $.Files.Get $path | indent 4 }}\n{{- end }}\n`,
    ),
    'chart/files/Corefile': cf,
  },
  'Files.Get printf path': {
    ...CHART,
    'chart/templates/cm.yaml': cm(`  Corefile: |\n{{ .Files.Get (printf "files/%s" .Values.file) | indent 4 }}\n`),
    'chart/values.yaml': 'file: Corefile\n',
    'chart/files/Corefile': cf,
  },
  'tpl Files.Get with value': {
    ...CHART,
    'chart/templates/cm.yaml': cm(`  Corefile: |\n{{ tpl (.Files.Get "files/Corefile") . | indent 4 }}\n`),
    'chart/values.yaml': 'up: 192.0.2.53\n',
    'chart/files/Corefile': cf.replace('192.0.2.53', '{{ .Values.up }}'),
  },
  'tpl value with value': one(
    `  Corefile: |\n{{ tpl .Values.corefile . | indent 4 }}\n`,
    `up: 192.0.2.53\ncorefile: |\n${indent(cf.replace('192.0.2.53', '{{ .Values.up }}'), 2)}\n`,
  ),
  'toYaml data map': one(`  {{- toYaml .Values.config | nindent 2 }}\n`, `config:\n  Corefile: |\n${indent(cf, 4)}\n`),
  'include with printf': one(`  Corefile: |\n    {{- include "dns.corefile" . | nindent 4 }}\n`, 'up: 192.0.2.53\n', {
    'chart/templates/_h.tpl': `{{- define "dns.corefile" -}}\n.:53 {\n    errors\n    loop\n    {{ printf "forward . %s" .Values.up }}\n}\n{{- end -}}\n`,
  }),
  'include by printf name': one(
    `  Corefile: |\n    {{- include (printf "%s.corefile" .Chart.Name) . | nindent 4 }}\n`,
    '',
    { 'chart/templates/_h.tpl': `{{- define "dns.corefile" -}}\n${cf}{{- end -}}\n` },
  ),
  'name from values': {
    ...CHART,
    'chart/templates/cm.yaml': configMap(cf, '{{ .Values.name }}'),
    'chart/values.yaml': 'name: coredns\n',
  },
  'name from values both': {
    ...mounting('"{{ .Values.name }}"'),
    'chart/templates/cm.yaml': configMap(cf, '{{ .Values.name }}'),
    'chart/values.yaml': 'name: coredns\n',
  },
  'name by printf': {
    ...mounting('{{ printf "%s-%s" .Release.Name .Chart.Name }}'),
    'chart/templates/cm.yaml': configMap(cf, '{{ printf "%s-dns" .Release.Name }}'),
  },
  'name of a part': {
    ...mounting('{{ template "dns.name" . }}'),
    'chart/templates/cm.yaml': configMap(cf, '{{ include "dns.name" . }}'),
    'chart/templates/_h.tpl': '{{- define "dns.name" -}}\ncoredns\n{{- end }}\n',
  },
  'range stub zones': one(
    `  Corefile: |\n    .:53 {\n        errors\n        loop\n        forward . 192.0.2.53\n    }\n    {{- range $zone, $to := .Values.stubs }}\n    {{ $zone }}:53 {\n        forward . {{ $to }}\n        loop\n    }\n    {{- end }}\n`,
    'stubs:\n  corp.example: 192.0.2.60\n',
  ),
  'range upstreams printf': one(
    `  Corefile: |\n    .:53 {\n        errors\n        loop\n        forward .{{ range .Values.ups }}{{ printf " %s:53" . }}{{ end }}\n    }\n`,
    'ups: [192.0.2.53, 192.0.2.54]\n',
  ),
  'ternary loop': one(
    `  Corefile: |\n    .:53 {\n        errors\n        {{ ternary "loop" "" .Values.loop }}\n        forward . 192.0.2.53\n    }\n`,
    'loop: true\n',
  ),
  'if eq': one(
    `  Corefile: |\n    .:53 {\n        errors\n        {{- if eq .Values.mode "safe" }}\n        loop\n        {{- end }}\n        forward . 192.0.2.53\n    }\n`,
    'mode: safe\n',
  ),
  'toYaml plugins block': one(
    `  Corefile: |\n    .:53 {\n        errors\n        {{- .Values.extra | nindent 8 }}\n        forward . 192.0.2.53\n    }\n`,
    'extra: |\n  loop\n  cache 30\n',
  ),
  'with block tpl': one(
    `  Corefile: |\n    {{- with .Values.corefile }}\n    {{- tpl . $ | nindent 4 }}\n    {{- end }}\n`,
    `up: 192.0.2.53\ncorefile: |\n${indent(cf.replace('192.0.2.53', '{{ .Values.up }}'), 2)}\n`,
  ),
};

/** As in the findings' first words. */
const weighty = (head: Files, base?: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ severity }) => severity !== 'note')
    .map(({ severity, code }) => `${severity} ${code}`);
const changed = (files: Files, change: (text: string) => string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));

describe.each(Object.entries(CHARTS))('%s', (_, head) => {
  test('is sound', () => {
    expect(weighty(head, BASE)).toEqual([]);
    expect(weighty(head)).toEqual([]);
  });

  test('hides no guard that is gone', () => {
    const bare = changed(head, (text) => text.replace(/(?<!\.)\bloop\b(?!:)/g, 'log'));
    expect(weighty(bare, BASE)).toEqual(['error LG201']);
  });

  test('hides no loop', () => {
    const looping = changed(head, (text) => text.replaceAll('192.0.2.53', '10.96.0.10'));
    expect(weighty(looping, BASE)).toEqual([expect.stringMatching(/^(?:error|warning) LG101$/)]);
    expect(weighty(looping)).toEqual(weighty(looping, BASE));
  });
});

describe('values that a template changes', () => {
  const BARE = '(.Values.dns.corefile | replace "loop" "log")';
  const values = `dns:\n  corefile: |\n${indent(cf, 4)}\n`;
  const text = '  Corefile: |\n    {{- .Values.dns.corefile | nindent 4 }}\n';
  const before = (action: string): Files => {
    const made = one(text, values);
    return { ...made, 'chart/templates/cm.yaml': `{{- ${action} }}\n${made['chart/templates/cm.yaml']}` };
  };

  test.each([
    `$_ := set .Values.dns "corefile" ${BARE}`,
    `$_ := set $.Values.dns "corefile" ${BARE}`,
    `$_ := set (index .Values "dns") "corefile" ${BARE}`,
    `$dns := .Values.dns }}{{ $_ := set $dns "corefile" ${BARE}`,
    `with .Values.dns }}{{ $_ := set . "corefile" ${BARE} }}{{ end`,
    `if set .Values.dns "corefile" ${BARE} }}{{ end`,
    `$_ := print (set .Values.dns "corefile" ${BARE})`,
    `$_ := set .Values (printf "%s" "dns") (dict "corefile" ${BARE})`,
    `$_ := mergeOverwrite .Values (dict "dns" (dict "corefile" ${BARE}))`,
    `$_ := mustMergeOverwrite .Values.dns (dict "corefile" ${BARE})`,
    `$dns := .Values.dns }}{{ $_ := mergeOverwrite $dns (dict "corefile" ${BARE})`,
    '$_ := mergeOverwrite .Values (.Files.Get "files/more.yaml" | fromYaml)',
  ])('are not known behind {{ %s }}', (action) => {
    expect(weighty(before(action), BASE)).toEqual(['warning LG802']);
    expect(weighty(before(action), one(text, values))).toEqual(['warning LG802']);
  });

  test('are not known where another file of the chart does', () => {
    const more = { 'chart/templates/a.yaml': `{{- $_ := set .Values.dns "corefile" ${BARE} }}\n` };
    expect(weighty(one(text, values, more), BASE)).toEqual(['warning LG802']);
    const upstream = '  Corefile: |\n    .:53 {\n        loop\n        forward . {{ .Values.up }}\n    }\n';
    const set = { 'chart/templates/a.yaml': '{{- $_ := set .Values "up" "10.96.0.10" }}\n' };
    expect(weighty(one(upstream, 'up: 192.0.2.53\n', set), BASE)).toEqual(['warning LG305']);
  });

  test('are known where a template changes maps of its own', () => {
    const own = '$d := dict "up" "x" }}{{ $_ := set $d "up" .Values.dns }}{{ $_ := set $d "corefile" "x"';
    expect(weighty(before(own), BASE)).toEqual([]);
  });
});

describe('a condition that nobody knows', () => {
  const IF = 'if .Capabilities.KubeVersion.Minor';
  const guarded = (guard: string): Files =>
    one(
      `  Corefile: |\n    .:53 {\n    {{- range .Values.plugins }}\n        {{ . }}\n    {{- end }}\n${guard}        forward . 192.0.2.53\n    }\n`,
      'plugins: [errors, kubernetes cluster.local]\nguard: loop\n',
    );

  test('around a guard is a warning', () => {
    expect(weighty(guarded(`    {{- ${IF} }}\n        loop\n    {{- end }}\n`), BASE)).toEqual(['warning LG802']);
    expect(weighty(guarded(`    {{- ${IF} }}\n        {{ .Values.guard }}\n    {{- end }}\n`), BASE)).toEqual([
      'warning LG802',
    ]);
  });

  test('with the guard in both branches is no text that is refused', () => {
    const both = `    {{- ${IF} }}\n        {{ .Values.guard }}\n    {{- else }}\n        loop\n    {{- end }}\n`;
    expect(weighty(guarded(both))).toEqual([]);
    expect(weighty(guarded(both), BASE)).not.toContainEqual(expect.stringMatching(/^error/));
  });

  test('around something else, and around all of it, is sound', () => {
    expect(weighty(guarded(`        loop\n    {{- ${IF} }}\n        cache 30\n    {{- end }}\n`), BASE)).toEqual([]);
    const whole = guarded('        loop\n');
    const within = {
      ...whole,
      'chart/templates/cm.yaml': `{{- ${IF} }}\n${whole['chart/templates/cm.yaml']}{{- end }}\n`,
    };
    expect(weighty(within, BASE)).toEqual([]);
    expect(
      weighty(
        changed(within, (text) => text.replace('        loop\n', '')),
        BASE,
      ),
    ).toEqual(['error LG201']);
  });
});

describe('what is not followed', () => {
  const listed = (values: string, more: Files = {}): Files =>
    one(
      '  Corefile: |\n    .:53 {\n    {{- range .Values.plugins }}\n        {{ . }}\n    {{- end }}\n    }\n',
      values,
      more,
    );
  const SOUND = 'plugins: [errors, loop, forward . 192.0.2.53]\n';

  test.each<[string, Files]>([
    ['a function', changed(listed(SOUND), (text) => text.replace('{{ . }}', '{{ regexFind ".*" . }}'))],
    ['a list that nobody states', listed('')],
    ['a turn that ends early', changed(listed(SOUND), (text) => text.replace('{{ . }}', '{{ . }}{{ break }}'))],
    ['an upstream that is to be replaced', listed('plugins: [errors, loop, forward . CHANGE_ME]\n')],
  ])('%s: what became of the guard is open', (_, head) => {
    expect(weighty(head, BASE)).toEqual(['warning LG802']);
  });

  test('values files that differ are each of a cluster', () => {
    const without = { 'chart/values-prod.yaml': 'plugins: [errors, forward . 192.0.2.53]\n' };
    expect(weighty(listed(SOUND, without), BASE)).toEqual(['error LG201']);
    expect(weighty(listed(SOUND, { 'chart/values-prod.yaml': SOUND.replace('errors', 'log') }), BASE)).toEqual([]);
  });

  test('a word that the values leave empty is no text that is refused', () => {
    const lines =
      '    {{ .Values.zone }}:53 {\n        {{- range .Values.plugins }}\n        {{ . }}\n        {{- end }}\n        forward . {{ .Values.up }}\n        cache {{ .Values.ttl }}\n        {{ .Values.more }}\n    }\n';
    const values = 'zone: ""\nup: ""\nplugins: [errors, loop]\nmore: ""\n';
    expect(weighty(one(`  Corefile: |\n${lines}`, values))).toEqual([]);
    expect(weighty(one(`  Corefile: |\n${lines}`, values), BASE)).not.toContainEqual(expect.stringMatching(/^error/));
  });

  test('what a library chart brings that is not there, and the guard beside it is known', () => {
    const brought = '{{ include "common.render" (dict "value" . "context" $) }}';
    const lines = `{{ .name }}{{ with .parameters }} ${brought}{{ end }}{{ with .configBlock }} {\n          {{- include "common.render" (dict "value" .) | nindent 10 }}\n        }{{ end }}`;
    const head = one(
      `  Corefile: |\n    .:53 {\n    {{- range .Values.plugins }}\n        ${lines}\n    {{- end }}\n    }\n`,
      'plugins:\n  - name: errors\n  - name: health\n    configBlock: lameduck 5s\n  - name: kubernetes\n    parameters: cluster.local\n  - name: loop\n  - name: forward\n    parameters: . 192.0.2.53\n',
    );
    expect(weighty(head)).toEqual([]);
    const gone = changed(head, (text) => text.replace('  - name: loop\n', ''));
    expect(weighty(gone, head)).toEqual(['error LG201']);
  });

  test('no more is made than there is room for', () => {
    const values = `plugins: [${'x, '.repeat(200)}loop]\n`;
    const nested =
      '{{- range .Values.plugins }}{{- range $.Values.plugins }}{{- range $.Values.plugins }}{{ . }}{{ end }}{{ end }}{{ end }}';
    expect(
      weighty(one(`  Corefile: |\n    .:53 {\n        ${nested}\n        forward . 192.0.2.53\n    }\n`, values), BASE),
    ).toContain('warning LG802');
    const own = '{{- define "a" }}{{ include "a" . }}{{ end }}';
    expect(
      weighty(one('  Corefile: |\n    {{ include "a" . }}\n', '', { 'chart/templates/_h.tpl': own }), BASE),
    ).toEqual(['warning LG802']);
  });
});
