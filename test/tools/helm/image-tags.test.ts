/** The release of CoreDNS that a chart's values state. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const OLD = '.:53 {\n    kubernetes cluster.local {\n        cidrs 10.3.0.0/24\n    }\n    proxy . 8.8.8.8\n}\n';
const PROXY = '.:53 {\n    errors\n    loop\n    proxy . 8.8.8.8\n}\n';
const PARTS = '{{ .Values.image.repository }}:{{ .Values.image.tag }}';
const chart = (values: string, corefile: string, image = PARTS): Readonly<Record<string, string>> => ({
  'c/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\nappVersion: 1.12.0\n',
  'c/values.yaml': `image: { repository: coredns/coredns${values} }\n`,
  'c/templates/deployment.yaml': deployment('1.11.3').replace(/image: .*/, `image: "${image}"`),
  'c/templates/cm.yaml': configMap(corefile),
  'c/templates/svc.yaml': SERVICE,
});
const said = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).report.findings.flatMap(({ code, severity, message }) =>
    code === 'LG401' ? [`${severity} ${/CoreDNS [\d.]+/.exec(message)?.[0]}`] : [],
  );

test.each([
  ['one that starts', chart(', tag: "1.3.1"', PROXY), []],
  ['one that refuses', chart(', tag: "1.12.0"', PROXY), ['warning CoreDNS 1.12.0']],
  ['one that is not modelled', chart(', tag: "006"', OLD), ['warning CoreDNS 0.0.6']],
  [
    'that of the chart',
    chart('', PROXY, 'coredns/coredns:{{ .Values.image.tag | default .Chart.AppVersion }}'),
    ['warning CoreDNS 1.12.0'],
  ],
  ['none, where every release refuses', chart('', OLD), ['warning CoreDNS 1.15.0']],
])('%s', (_, files, expected) => {
  expect(said(files)).toEqual(expected);
});

test('values files that differ state none', () => {
  const files = { ...chart(', tag: "1.12.0"', PROXY), 'c/values-old.yaml': 'image: { tag: "1.3.1" }\n' };
  expect(said(files)).toEqual(['note CoreDNS 1.5.0']);
});

test('a manifest that states it is an error', () => {
  const files = { 'd.yaml': deployment('1.12.0'), 'cm.yaml': configMap(PROXY), 's.yaml': SERVICE };
  expect(said(files)).toEqual(['error CoreDNS 1.12.0']);
});

const NAMED = 'coredns/coredns:{{ .Values.image.tag | default .Chart.AppVersion }}';
const PART = '{{ include "dns.image" . }}';
const PARTS_FILE = { 'c/templates/_helpers.tpl': `{{ define "dns.image" }}${PARTS}{{ end }}\n` };
test.each([
  ['a variable of a shell', '--set image.tag=$TAG', []],
  ['one in braces and quotes', '--set "image.tag=${TAG:?}"', []],
  ['one of several', '--set a.b=c,image.tag=$TAG', []],
  ['an input', '--set-string image.tag=${{ inputs.tag }}', []],
  ['another setting', '--set replicas=$COUNT', ['warning CoreDNS 1.12.0']],
  ['a release that is written', '--set image.tag=1.3.1', []],
])('a command that sets the tag to %s', (_, setting, expected) => {
  const command = { 'up.sh': `helm upgrade --install dns ./c ${setting}\n` };
  for (const files of [
    chart(', tag: "1.12.0"', PROXY),
    chart('', PROXY, NAMED),
    { ...chart(', tag: "1.12.0"', PROXY, PART), ...PARTS_FILE },
  ])
    expect(said({ ...files, ...command }).filter((one) => !one.startsWith('note'))).toEqual(expected);
});
