/**
 * What is proven of a template before it is rendered holds of what the real helm renders it to: no error without one in
 * the rendered chart, in the same place and of the same kind.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { check } from '../../../src/judge/check.ts';
import { openRenderTools } from '../../../src/read/tree/render-tools.ts';
import { textsOf } from '../../support/repositories.ts';
import { displayName, treeOf } from '../../support/scan-texts.ts';

const path = [process.env.LOOPGATE_TEST_TOOLS, process.env.PATH].filter((one) => one !== undefined).join(delimiter);
const hasHelm = path.split(delimiter).some((one) => existsSync(join(one, 'helm')));
const helmTest = hasHelm ? test : test.skip;
if (!hasHelm)
  process.stderr.write('templates-as-rendered.test.ts: helm is not there (LOOPGATE_TEST_TOOLS, PATH): it is skipped\n');

type Files = Readonly<Record<string, string>>;
function said(files: Files, mode: 'helm' | 'off'): readonly string[] {
  const render = openRenderTools(mode, path, '/usr/share');
  const { report } = check({
    tree: treeOf(files),
    config: undefined,
    base: { status: 'not-requested' },
    ...(render === undefined ? {} : { render }),
  });
  return report.findings.filter((one) => one.severity !== 'note').map(displayName);
}

/** A chart of one server; `lines` stand in its server block, `spec` in its pod. */
function chart(lines: readonly string[], values = '', spec: readonly string[] = ['dnsPolicy: Default']): Files {
  return {
    'dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
    'dns/values.yaml': `zone: cluster.local\n${values}`,
    'dns/templates/_helpers.tpl':
      '{{- define "dns.labels" -}}\napp: {{ .Chart.Name }}\n{{- end }}\n{{- define "dns.name" -}}\n{{ .Release.Name }}-x\n{{- end }}\n',
    'dns/templates/configmap.yaml': [
      'apiVersion: v1',
      'kind: ConfigMap',
      'metadata:',
      '  name: {{ include "dns.name" . }}',
      '  labels: {{- include "dns.labels" . | nindent 4 }}',
      'data:',
      '  Corefile: |',
      '    .:53 {',
      ...lines.map((line) => (line.startsWith('{{') ? line : `        ${line}`)),
      '    }',
      '',
    ].join('\n'),
    'dns/templates/deployment.yaml': [
      'apiVersion: apps/v1',
      'kind: Deployment',
      'metadata:',
      '  name: {{ include "dns.name" . }}',
      'spec:',
      '  selector:',
      '    matchLabels:',
      '      {{- include "dns.labels" . | nindent 6 }}',
      '  template:',
      '    metadata:',
      '      labels:',
      '        {{- include "dns.labels" . | nindent 8 }}',
      '    spec:',
      ...spec.map((line) => `      ${line}`),
      '      containers:',
      '        - name: coredns',
      '          image: registry.k8s.io/coredns/coredns:v1.11.3',
      '          args: ["-conf", "/etc/coredns/Corefile"]',
      '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
      '      volumes:',
      '        - name: config',
      '          configMap:',
      '            name: {{ include "dns.name" . }}',
      '',
    ].join('\n'),
    'dns/templates/service.yaml': [
      'apiVersion: v1',
      'kind: Service',
      'metadata:',
      '  name: {{ include "dns.name" . }}',
      'spec:',
      '  clusterIP: 10.96.0.53',
      '  selector:',
      '    {{- include "dns.labels" . | nindent 4 }}',
      '  ports:',
      '    - { name: dns, port: 53, protocol: UDP }',
      '',
    ].join('\n'),
  };
}

const ITSELF = 'forward . 10.96.0.53';
const AWAY = 'forward . 192.0.2.53';
/** A chart, and what is said of it as it stands; `as rendered`: the same errors and warnings as of the rendered chart. */
const charts: readonly (readonly [string, Files, 'as rendered' | readonly string[]])[] = [
  ['to itself', chart([ITSELF]), 'as rendered'],
  ['to itself, with holes around', chart(['kubernetes {{ .Values.zone }}', ITSELF, 'loop']), 'as rendered'],
  ['away', chart(['{{- if .Values.log }}', 'log', '{{- end }}', AWAY, 'loop'], 'log: true\n'), 'as rendered'],
  [
    'to itself under a condition that holds by default',
    chart(['{{- if .Values.a }}', ITSELF, '{{- end }}'], 'a: true\n'),
    ['warning LG101 dns/templates/configmap.yaml:10:19 assumed absent'],
  ],
  [
    'to itself under a condition that does not hold by default',
    chart(['{{- if .Values.a }}', ITSELF, '{{- else }}', AWAY, '{{- end }}']),
    ['warning LG101 dns/templates/configmap.yaml:10:19 assumed absent'],
  ],
  [
    'to itself in the other branch',
    chart(['{{- with .Values.a }}', 'forward . {{ . }}', '{{- else }}', ITSELF, '{{- end }}']),
    ['warning LG101 dns/templates/configmap.yaml:12:19 assumed absent'],
  ],
  [
    'behind what an expression brings',
    chart(['{{ .Values.plugins | default "" | indent 8 }}', ITSELF, 'loop']),
    ['warning LG101 dns/templates/configmap.yaml:10:19 assumed fatal'],
  ],
  [
    'to what an expression brings',
    chart(['forward . {{ .Values.up }}', 'loop'], 'up: 10.96.0.53\n'),
    ['warning LG101 dns/values.yaml:2:5 assumed fatal'],
  ],
  [
    'a policy that an expression brings',
    chart(['forward . /etc/resolv.conf', 'loop'], 'p: ClusterFirst\n', ['dnsPolicy: {{ .Values.p }}']),
    [],
  ],
  [
    'a policy that more keys may bring',
    chart(['forward . /etc/resolv.conf', 'loop'], 'pod: { dnsPolicy: Default }\n', [
      '{{- toYaml .Values.pod | nindent 6 }}',
    ]),
    [],
  ],
  ['no policy', chart(['forward . /etc/resolv.conf', 'loop'], '', ['restartPolicy: Always']), 'as rendered'],
  ...readdirSync('test/repos/templates/helm-chart', { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(
      ({ name }) =>
        [`the story, ${name}`, textsOf(join('test/repos/templates/helm-chart', name)), 'as rendered'] as const,
    ),
];

describe.each(charts)('%s', (_, files, expected) => {
  const native = said(files, 'off');
  if (expected !== 'as rendered') test('before it is rendered', () => expect(native).toEqual(expected));
  helmTest('errors are errors of the rendered chart', () => {
    const rendered = said(files, 'helm');
    if (expected === 'as rendered') expect(native).toEqual(rendered);
    const errors = native.filter((line) => line.startsWith('error'));
    expect(rendered).toEqual(expect.arrayContaining(errors));
  });
});
