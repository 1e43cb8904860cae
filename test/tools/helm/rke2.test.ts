/** The node-local cache of RKE2's chart. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const config = (values: string): Readonly<Record<string, string>> => ({
  'rke2-coredns-config.yaml': `apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata: { name: rke2-coredns, namespace: kube-system }\nspec:\n  valuesContent: |-\n${values.replace(/^(?=.)/gm, '    ')}`,
});

test('the cache in front of the cluster DNS is not read, and said', () => {
  const { said, report } = scanTexts(config('nodelocal:\n  enabled: true\n'));
  expect(said).toEqual(['note LG801 rke2-coredns-config.yaml:7:16']);
  expect(report.counts.servers).toBe(1);
});
test('without it there is the cluster DNS alone', () => {
  expect(scanTexts(config('replicaCount: 3\n# coredns\n')).report.counts.servers).toBe(1);
});
