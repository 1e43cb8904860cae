/** Values of charts that take another one from beside them, and of releases by their namespace. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, indent } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const DNS: Files = {
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'charts/dns/values.yaml': 'guard: true\n',
  'charts/dns/templates/cm.yaml': configMap(
    '.:53 {\n    errors\n    {{- if .Values.guard }}\n    loop\n    {{- end }}\n    forward . 192.0.2.53\n}\n',
  ),
  'charts/dns/templates/dep.yaml': deployment('1.11.3'),
};
const DEPENDENCIES = 'dependencies:\n- { name: dns, version: 1.0.0, repository: "file://../charts/dns" }\n';
const PARENT: Files = {
  ...DNS,
  'platform/Chart.yaml': `apiVersion: v2\nname: platform\nversion: 1.0.0\n${DEPENDENCIES}`,
  'platform/values.yaml': 'a: b\n',
};
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code }) => code);

test.each<[string, Files, (guard: boolean) => Files]>([
  ['its values', PARENT, (guard) => ({ 'platform/values.yaml': `dns:\n  guard: ${guard}\n` })],
  ['a command', PARENT, (guard) => ({ 'up.sh': `helm upgrade -i p ./platform --set dns.guard=${guard}\n` })],
  [
    'a chart around it',
    {
      ...PARENT,
      'top/Chart.yaml':
        'apiVersion: v2\nname: top\nversion: 1.0.0\ndependencies:\n- { name: platform, version: 1.0.0, repository: "file://../platform" }\n',
    },
    (guard) => ({ 'top/values.yaml': `platform:\n  dns:\n    guard: ${guard}\n` }),
  ],
  [
    'dependencies in a file of their own',
    {
      ...PARENT,
      'platform/Chart.yaml': 'apiVersion: v1\nname: platform\nversion: 1.0.0\n',
      'platform/requirements.yaml': DEPENDENCIES,
    },
    (guard) => ({ 'platform/values.yaml': `dns:\n  guard: ${guard}\n` }),
  ],
])('%s', (_, files, set) => {
  const [on, off] = [true, false].map((guard) => ({ ...files, ...set(guard) }));
  expect(loud(off ?? {}, on ?? {})).toHaveLength(1);
  expect(loud(on ?? {}, off ?? {})).toEqual([]);
});

const VALUES =
  'servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: loop }\n  - { name: forward, parameters: . 192.0.2.53 }\n';
const values = (namespace: string, text: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: v, namespace: ${namespace} }\ndata:\n  values.yaml: |\n${indent(text, 4)}\n`;
const release = (namespace: string, kind = 'ConfigMap'): Files => ({
  'v/a.yaml': values('kube-system', VALUES),
  'v/b.yaml': values('other', VALUES.replace(/.*loop.*\n/, '')),
  'hr.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: ${namespace} }\nspec:\n  chart: { spec: { chart: coredns, version: 1.36.1, sourceRef: { kind: HelmRepository, name: coredns } } }\n  valuesFrom: [{ kind: ${kind}, name: v }]\n`,
});

test('values come from the namespace of the release, and from the kind that it names', () => {
  const base = release('kube-system');
  expect(loud(release('other'), base)).toEqual(['LG201']);
  expect(loud(base, release('other'))).toEqual([]);
  expect(loud(release('kube-system', 'Secret'), base)).toEqual(['LG802']);
});
