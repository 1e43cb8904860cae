/** The node-local cache of RKE2's chart. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const config = (values: string): Readonly<Record<string, string>> => ({
  'rke2-coredns-config.yaml': `apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata: { name: rke2-coredns, namespace: kube-system }\nspec:\n  valuesContent: |-\n${values.replace(/^(?=.)/gm, '    ')}`,
});

test('the cache in front of the cluster DNS is sound, and both are servers', () => {
  const { said, report } = scanTexts(config('nodelocal:\n  enabled: true\n'));
  expect(said).toEqual([]);
  expect(report.counts.servers).toBe(2);
});
test('without it there is the cluster DNS alone', () => {
  expect(scanTexts(config('replicaCount: 3\n# coredns\n')).report.counts.servers).toBe(1);
});
test('a cluster DNS that forwards to the cache loops through it', () => {
  const values =
    'nodelocal:\n  enabled: true\nservice:\n  clusterIP: 10.43.0.10\nservers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins:\n      - { name: loop }\n      - name: forward\n        parameters: . 169.254.20.10\n';
  const { said } = scanTexts(config(values));
  expect(said.some((one) => one.includes('LG101') && one.includes('rke2-coredns-config.yaml'))).toBe(true);
});
test('plugins of its own are remarked', () => {
  const { said } = scanTexts(config('nodelocal:\n  enabled: true\n  corefile:\n    pluginOverrides: {}\n'));
  expect(said).toEqual(['note LG801 rke2-coredns-config.yaml:9:9']);
});
