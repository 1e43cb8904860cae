/** Guards that go by values which Fleet takes from elsewhere. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const values = (guard: boolean): string =>
  `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: forward, parameters: . 192.0.2.1 }\n${guard ? '  - { name: loop }\n' : ''}`;
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ code, severity, at }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
  );
const below = (text: string, by: number): string => `${indent(text, by)}\n`;

describe('Fleet', () => {
  const fleet = (rest: string, more = ''): Files => ({
    'dns/fleet.yaml': `defaultNamespace: kube-system\nhelm:\n  releaseName: coredns\n  chart: coredns\n  repo: https://coredns.github.io/helm\n${rest}${more}`,
  });
  const inline = (guard: boolean, more?: string): Files => fleet(`  values:\n${below(values(guard), 4)}`, more);
  const map = (guard: boolean): Files => ({
    'dns/cm.yaml': configMap(values(guard), 'v').replace('Corefile:', 'values.yaml:'),
  });
  const from = (kind: string): string => `  valuesFrom:\n  - ${kind}KeyRef: { name: v, namespace: kube-system }\n`;
  const customized = (helm: string): string => `targetCustomizations:\n- name: prod\n  helm:\n${below(helm, 2)}`;
  const operation = (helm: string): Files => ({
    'op.yaml': `apiVersion: fleet.cattle.io/v1alpha1\nkind: HelmOp\nmetadata: { name: c, namespace: fleet-local }\nspec:\n  helm:\n    chart: coredns\n    repo: https://coredns.github.io/helm\n${helm}`,
  });

  test.each<[string, Files, Files, string]>([
    ['a ConfigMap', { ...inline(true), ...fleet(from('configMap')), ...map(false) }, inline(true), 'error LG201'],
    [
      'the ConfigMap that it takes',
      { ...fleet(from('configMap')), ...map(false) },
      { ...fleet(from('configMap')), ...map(true) },
      'error LG201',
    ],
    [
      'a ConfigMap over values in place',
      { ...fleet(`  values:\n${below(values(true), 4)}`, from('configMap')), ...map(false) },
      inline(true),
      'error LG201',
    ],
    [
      'a ConfigMap of some clusters',
      { ...inline(true, customized(from('configMap'))), ...map(false) },
      inline(true),
      'error LG201',
    ],
    [
      'a file over values in place',
      { ...fleet(`  values:\n${below(values(true), 4)}`, '  valuesFiles: [v.yaml]\n'), 'dns/v.yaml': values(false) },
      inline(true),
      'error LG201',
    ],
    [
      'a HelmOp',
      operation(`    values:\n${below(values(false), 6)}`),
      operation(`    values:\n${below(values(true), 6)}`),
      'error LG201',
    ],
    ['a ConfigMap out of sight', fleet(from('configMap')), inline(true), 'warning LG802'],
    ['a Secret', fleet(from('secret')), inline(true), 'warning LG802'],
    ['a file out of sight', fleet('  valuesFiles: [v.yaml]\n'), inline(true), 'warning LG802'],
    [
      'a ConfigMap out of sight of a HelmOp',
      operation(below(from('configMap'), 2)),
      operation(`    values:\n${below(values(true), 6)}`),
      'warning LG802',
    ],
    [
      'what is out of sight over values in place',
      fleet(`  values:\n${below(values(true), 4)}`, from('secret')),
      inline(true),
      'warning LG801',
    ],
    [
      'a template',
      inline(true, '  templateValues: { servers: "${ .ClusterValues.servers }" }\n'),
      inline(true),
      'warning LG801',
    ],
  ])('in %s', (_, head, base, expected) => {
    expect(loud(head, base)).toEqual([expect.stringMatching(`^${expected} `)]);
    expect(loud(head, head)).toEqual([]);
  });

  test.each<[string, Files]>([
    ['a ConfigMap', { ...fleet(from('configMap')), ...map(true) }],
    ['a file', { ...fleet('  valuesFiles: [v.yaml]\n'), 'dns/v.yaml': values(true) }],
    [
      'a customization that is not deployed',
      inline(true, 'targetCustomizations: [{ doNotDeploy: true, helm: { values: { servers: [] } } }]\n'),
    ],
    [
      'a customization of other values',
      inline(true, 'targetCustomizations: [{ helm: { values: { replicaCount: 3 } } }]\n'),
    ],
  ])('the guard stays in %s', (_, head) => {
    expect(loud(head, inline(true))).toEqual([]);
  });

  test('more customizations than are judged', () => {
    const many = (count: number): Files =>
      inline(true, `targetCustomizations:\n${'- helm: { releaseName: x }\n'.repeat(count)}`);
    expect(loud(many(200), inline(true))).toEqual([]);
    expect(loud(many(201), inline(true))).toEqual(['error LG802 dns/fleet.yaml']);
  });

  const chart: Files = {
    'c/Chart.yaml': 'name: own\n',
    'c/values.yaml': 'guard: true\n',
    'c/templates/d.yaml': [
      configMap('.:53 {\n    forward . 192.0.2.1\n    {{- if .Values.guard }}\n    loop\n    {{- end }}\n}'),
      deployment('1.11.3'),
      SERVICE,
    ].join('---\n'),
  };

  test("values of a chart of the bundle's own", () => {
    const own = (guard: boolean): Files => ({
      ...chart,
      'c/fleet.yaml': `helm: { releaseName: x, values: { guard: ${guard} } }\n`,
    });
    const named = (guard: boolean): Files => ({
      ...chart,
      'fleet.yaml': `helm: { chart: ./c, valuesFiles: [v.yaml] }\n`,
      'v.yaml': `guard: ${guard}\n`,
    });
    for (const write of [own, named]) {
      expect(loud(write(false), write(true))).toEqual(['error LG201 c/templates/d.yaml']);
      expect(loud(write(true), chart)).toEqual([]);
    }
  });
});

test('what Skaffold sets in the chart is not followed', () => {
  const text =
    'apiVersion: skaffold/v4beta6\nkind: Config\ndeploy: { helm: { releases: [{ name: c, remoteChart: coredns/coredns }] } }\n';
  const { findings } = scanTexts({ 'skaffold.yaml': text }).report;
  expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['note LG801']);
});
