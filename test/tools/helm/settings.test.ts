/** Single values that stand outside of a chart's values, and charts that are taken twice. */

import { describe, expect, test } from '@jest/globals';
import { openBudget } from '../../../src/core/text/budget.ts';
import { readFile } from '../../../src/judge/read-file.ts';
import { joinCharts } from '../../../src/tools/helm/join.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { indent } from '../../support/texts.ts';

const values = (forward: string): string => `service: { name: kube-dns, clusterIP: 10.96.0.10 }
servers:
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - name: loop
      - name: forward
        parameters: . ${forward}
`;
const target = 'servers[0].plugins[1].parameters';

describe('a single value', () => {
  const helmfile = (set: string): Readonly<Record<string, string>> => ({
    'helmfile.yaml': `releases:\n  - name: coredns\n    namespace: kube-system\n    chart: coredns/coredns\n    values: [values.yaml]\n    set:\n${set}`,
    'values.yaml': values('10.0.0.2'),
  });
  test('of a helmfile in a list', () => {
    const { said } = scanTexts(helmfile(`      - name: ${target}\n        value: . 10.96.0.10\n`));
    expect(said).toEqual(['error LG101 helmfile.yaml:8:18 always fatal']);
  });
  test('of a helmfile in a map', () => {
    const { said } = scanTexts({
      ...helmfile('      - name: service.clusterIP\n        value: 10.96.0.99\n'),
      'values.yaml': values('10.96.0.99'),
    });
    expect(said).toEqual(['error LG101 values.yaml:8:23 always fatal']);
  });
  test('that makes it sound is sound', () => {
    const files = {
      ...helmfile(`      - name: ${target}\n        value: . 10.0.0.3\n`),
      'values.yaml': values('10.96.0.10'),
    };
    expect(scanTexts(files).said).toEqual([]);
  });
  test('of an Application', () => {
    const { said } = scanTexts({
      'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: coredns, namespace: argocd }\nspec:\n  destination: { namespace: kube-system }\n  source:\n    chart: coredns\n    repoURL: https://coredns.github.io/helm\n    helm:\n      valuesObject:\n${indent(values('10.0.0.2'), 8)}      parameters:\n        - name: ${target}\n          value: . 10.96.0.10\n`,
    });
    expect(said).toEqual(['error LG101 app.yaml:21:20 always fatal']);
  });
  test('of a HelmRelease, from a ConfigMap', () => {
    const { said } = scanTexts({
      'r.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns } }\n  valuesFrom:\n    - { kind: ConfigMap, name: dns }\n    - { kind: ConfigMap, name: dns, valuesKey: upstream, targetPath: '${target}' }\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: dns, namespace: kube-system }\ndata:\n  upstream: . 10.96.0.10\n  values.yaml: |\n${indent(values('10.0.0.2'), 4)}`,
    });
    expect(said).toEqual(['error LG101 r.yaml:14:15 always fatal']);
  });
  test('that fits nowhere is remarked', () => {
    expect(scanTexts(helmfile('      - name: servers[9].port\n        value: 1053\n')).said).toEqual([
      'note LG801 helmfile.yaml:8:16',
    ]);
    expect(scanTexts(helmfile('      - name: "servers[.x"\n        value: 1053\n')).said).toEqual([
      'note LG801 helmfile.yaml:8:16',
    ]);
  });
});

describe('a chart that is taken twice', () => {
  const chart = (more = ''): Readonly<Record<string, string>> => ({
    'dns/Chart.yaml':
      'apiVersion: v2\nname: dns\nversion: 1.0.0\ndependencies:\n  - { name: coredns, version: 1.x, alias: inner }\n  - { name: coredns, version: 1.x, alias: outer }\n',
    'dns/values.yaml': `inner:\n${indent(values('10.0.0.2'), 2)}outer:\n${indent(values('10.0.0.3').replace('kube-dns, clusterIP: 10.96.0.10', 'outer-dns'), 2)}${more}`,
  });
  test('is two servers, each with its guard', () => {
    const { report, said } = scanTexts(chart());
    expect(said).toEqual([]);
    expect(report.counts.servers).toBe(2);
  });
  test('loops in the one that does', () => {
    const files = chart();
    const { said } = scanTexts({
      ...files,
      'dns/values.yaml': (files['dns/values.yaml'] ?? '').replace('. 10.0.0.2', '. 10.96.0.10'),
    });
    expect(said).toEqual(['error LG101 dns/values.yaml:9:25 always fatal']);
  });
});

describe('a HelmChart and the HelmChartConfig of its name', () => {
  const chart = `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: coredns\n  valuesContent: |-\n${indent(values('10.0.0.2'), 4)}`;
  const config = (text: string): string =>
    `apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  valuesContent: |-\n${indent(text, 4)}`;
  test('are one release, in which the config wins', () => {
    const only = values('10.96.0.10').split('\n').slice(1).join('\n');
    const { report, said } = scanTexts({ 'a.yaml': chart, 'b.yaml': config(only) });
    expect(said).toEqual(['error LG101 b.yaml:12:27 always fatal']);
    expect(report.counts.servers).toBe(1);
  });
  test('are silent when sound', () => {
    expect(scanTexts({ 'a.yaml': chart, 'b.yaml': config('replicaCount: 3\n') }).said).toEqual([]);
  });
});

describe('a chart that a kustomization inflates', () => {
  const kustomization = (more: string): string =>
    `resources: []\nhelmCharts:\n  - name: coredns\n    repo: https://coredns.github.io/helm\n    version: 1.43.0\n    releaseName: coredns\n    namespace: kube-system\n${more}`;
  test('takes its values from a file', () => {
    const { said } = scanTexts({
      'dns/kustomization.yaml': kustomization('    valuesFile: values.yaml\n'),
      'dns/values.yaml': values('10.96.0.10'),
    });
    expect(said).toEqual(['error LG101 dns/values.yaml:8:23 always fatal']);
  });
  test('takes what stands in place over the file', () => {
    const inline = `    valuesInline:\n${indent(values('10.0.0.2').split('\n').slice(1).join('\n'), 6)}`;
    const { said, report } = scanTexts({
      'dns/kustomization.yaml': kustomization(`    valuesFile: values.yaml\n${inline}`),
      'dns/values.yaml': values('10.96.0.10'),
    });
    expect(said).toEqual([]);
    expect(report.counts.servers).toBe(1);
  });
  test('without values is as the chart makes it', () => {
    const { said, report } = scanTexts({ 'dns/kustomization.yaml': kustomization('') });
    expect(said).toEqual(['note LG305 dns/kustomization.yaml:3:5']);
    expect(report.counts.servers).toBe(1);
  });
});

describe('what Flux sets at a targetPath', () => {
  const release = (key: string, path: string): string =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns } }\n  valuesFrom:\n    - { kind: ConfigMap, name: dns }\n    - { kind: ConfigMap, name: dns, valuesKey: one, targetPath: '${path}' }\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: dns, namespace: kube-system }\ndata:\n  one: ${key}\n  values.yaml: |\n${indent(values('10.96.0.10').replace('10.96.0.10 }', '10.96.0.99, externalIPs: [10.96.0.99] }'), 4)}`;

  test.each([
    ['a list in braces', "'{10.96.0.10}'", 'service.externalIPs'],
    ['a text in quotes', `'"10.96.0.10"'`, 'service.clusterIP'],
  ])('%s', (_, key, path) => {
    expect(scanTexts({ 'r.yaml': release(key, path) }).said.filter((one) => /LG10/.test(one))).toHaveLength(1);
  });

  test('a comma begins another setting, which is said', () => {
    expect(scanTexts({ 'r.yaml': release("'10.96.0.10,x'", 'service.clusterIP') }).said).toEqual([
      'note LG801 r.yaml:8:7',
    ]);
  });
});

describe('a HelmChartConfig', () => {
  const config = (more: string): string =>
    `apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata: { name: rke2-coredns, namespace: kube-system }\nspec:\n${more}`;

  test('has no field `set`, which is said where it looks like an answer', () => {
    const said = scanTexts({ 'c.yaml': config('  set:\n    service.clusterIP: 10.43.0.11\n') }).said;
    expect(said).toEqual(['note LG801 c.yaml:6:5']);
  });
});

describe('settings without end', () => {
  const set = (count: number): string =>
    `resource "helm_release" "coredns" {\n  name = "coredns"\n  chart = "coredns"\n${Array.from({ length: count }, (_, i) => `  set {\n    name = "servers[0].plugins[${i}].name"\n    value = "log"\n  }\n`).join('')}}\n`;
  const joined = (count: number, characters: number) => {
    const { facts } = readFile('main.tf', Buffer.from(set(count)), {}) ?? { facts: [] };
    return joinCharts(facts, () => undefined, [], openBudget({ characters }));
  };
  test('are ended by a budget, and said', () => {
    expect(joined(20, 1_000_000).notices).toEqual([]);
    const { value, notices } = joined(20, 10_000);
    expect(value).toEqual([]);
    expect(notices).toMatchObject([{ kind: 'unreadable', limit: 'characters' }]);
  });
});
