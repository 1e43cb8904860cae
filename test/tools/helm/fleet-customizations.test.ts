/** Fleet: values of a chart for some clusters (fleet.rancher.io/ref-fleet-yaml, `targetCustomizations`). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const values = (loop = '{ name: loop }, ', indent = ''): string =>
  `${indent}servers:\n${indent}  - zones: [{ zone: . }]\n${indent}    port: 53\n${indent}    plugins: [{ name: errors }, ${loop}{ name: forward, parameters: . 192.0.2.53 }]\n`;
const fleet = (more = '', chart = 'coredns'): string =>
  `defaultNamespace: kube-system\nhelm:\n  releaseName: coredns\n  repo: https://coredns.github.io/helm\n  chart: ${chart}\n  version: 1.36.1\n  valuesFiles: [values.yaml]\n${more}`;
const custom = (key: string, loop?: string): string =>
  `${key}:\n  - name: prod\n    clusterSelector: { matchLabels: { env: prod } }\n    helm:\n      values:\n${values(loop, '        ')}`;
const said = (yaml: string, base = fleet()): readonly string[] => {
  const files = { 'dns/fleet.yaml': base, 'dns/values.yaml': values() };
  return scanTexts({ ...files, 'dns/fleet.yaml': yaml }, files)
    .report.findings.filter(({ severity }) => severity !== 'note')
    .map(({ severity, code, at }) => `${severity} ${code} ${at.file.path}`);
};

test.each(['targetCustomizations', 'targets'])('%s', (key) => {
  expect(said(fleet(custom(key)))).toEqual([]);
  expect(said(fleet(custom(key, '')))).toEqual(['error LG201 dns/fleet.yaml']);
  expect(said(fleet(custom(key, '')), fleet(custom(key)))).toEqual(['error LG201 dns/fleet.yaml']);
  expect(said(fleet(custom(key, '')), fleet(custom(key, '')))).toEqual([]);
  expect(said(fleet(custom(key), 'nginx'), fleet('', 'nginx'))).toEqual([]);
});

test('other keys of such a file hold no values of the chart', () => {
  expect(said(fleet(custom('notes', '')))).toEqual([]);
});
