/** Branches within a line of a chart's Corefile, and the types of values on which they hang. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const chart = (forward: string, values: string, helpers = ''): Readonly<Record<string, string>> => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'chart/values.yaml': values,
  'chart/templates/_helpers.tpl': helpers,
  'chart/templates/cm.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        loop
        forward . ${forward}
    }
`,
});
const found = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.map((one) => one.replace(/ chart\/.*/, ''));
const HELPER =
  '{{- define "render" -}}{{- if typeIs "string" .value -}}{{ tpl .value .context }}{{- else -}}{{ tpl (.value | toYaml) .context }}{{- end -}}{{- end -}}';
const RENDERED = '{{ include "render" (dict "value" .Values.to "context" $) }}';

test.each<readonly [string, string, string, readonly string[]]>([
  ['a known value', '{{ if .Values.local }}127.0.0.1{{ else }}192.0.2.53{{ end }}', 'local: true\n', ['warning LG101']],
  ['its opposite', '{{ if .Values.local }}127.0.0.1{{ else }}192.0.2.53{{ end }}', 'local: false\n', []],
  ['a type, through a part', RENDERED, 'to: 127.0.0.1\n', ['warning LG101']],
  ['a sound value, through a part', RENDERED, 'to: 192.0.2.53\n', []],
  [
    'kindIs',
    '{{ if kindIs "slice" .Values.to }}{{ join " " .Values.to }}{{ else }}x{{ end }}',
    'to: [127.0.0.1]\n',
    ['warning LG101'],
  ],
  // A number is of one type from a file and of another from a command.
  [
    'the type of a number',
    '{{ if typeIs "float64" .Values.to }}127.0.0.1{{ else }}1.1.1.1{{ end }}',
    'to: 1\n',
    ['note LG305'],
  ],
  [
    'what nobody knows',
    '{{ if lookup "v1" "Node" "" "" }}127.0.0.1{{ else }}1.1.1.1{{ end }}',
    'a: 1\n',
    ['note LG305'],
  ],
])('of %s', (_, forward, values, expected) => {
  expect(found(chart(forward, values, HELPER))).toEqual(expected);
});
