/** What Rancher hands to RKE2: values of its charts, and manifests. */
import { describe, expect, test } from '@jest/globals';
import { indent } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const values = (guard: boolean, port = 53): string =>
  `servers:\n- zones: [{ zone: . }]\n  port: ${port}\n  plugins:\n  - name: errors\n${guard ? '  - name: loop\n' : ''}  - { name: forward, parameters: . 192.0.2.53 }\n`;
const cluster = (config: string): string =>
  `apiVersion: provisioning.cattle.io/v1\nkind: Cluster\nmetadata: { name: c, namespace: fleet-default }\nspec:\n  kubernetesVersion: v1.30.0+rke2r1\n  rkeConfig:\n${indent(config, 4)}\n`;
const terraform = (config: string): string =>
  `resource "rancher2_cluster_v2" "c" {\n  name = "c"\n  rke_config {\n${config}\n  }\n}\n`;
const charts = (text: string): string => `rke2-coredns:\n${indent(text, 2)}\n`;
const config = (text: string): string =>
  `apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata: { name: rke2-coredns, namespace: kube-system }\nspec:\n  valuesContent: |\n${indent(text, 4)}\n`;
const FORMS: Readonly<Record<string, readonly [path: string, made: (text: string) => string]>> = {
  chartValues: ['c.yaml', (text) => cluster(`chartValues:\n${indent(charts(text), 2)}`)],
  additionalManifest: ['c.yaml', (text) => cluster(`additionalManifest: |\n${indent(config(text), 2)}`)],
  'chart_values of Terraform': ['main.tf', (text) => terraform(`    chart_values = <<EOF\n${charts(text)}EOF`)],
  'additional_manifest of Terraform': [
    'main.tf',
    (text) => terraform(`    additional_manifest = <<EOF\n${config(text)}EOF`),
  ],
};

describe.each(Object.entries(FORMS))('%s', (_, [path, made]) => {
  const news = (head: string, base: string): readonly string[] =>
    scanTexts({ [path]: made(head) }, { [path]: made(base) }).report.findings.flatMap(({ code, severity, status }) =>
      status === 'new' && severity !== 'note' ? [`${severity} ${code}`] : [],
    );

  test('a guard that goes, and one that comes', () => {
    expect(news(values(false), values(true))).toEqual(['error LG201']);
    expect(news(values(true), values(false))).toEqual([]);
    expect(news(values(true, 1053), values(true))).toEqual([]);
  });

  test('a forward to itself', () => {
    const own = values(true).replace('192.0.2.53', '10.43.0.10');
    expect(news(own, values(true))).toEqual([expect.stringMatching(/LG101$/)]);
  });
});

test('values of other charts, and of an object of another kind', () => {
  const text = cluster(`chartValues:\n  rke2-cilium: { servers: 1 }\n`);
  expect(scanTexts({ 'c.yaml': text }).said).toEqual([]);
  const other = FORMS.chartValues?.[1](values(false)).replace('provisioning.cattle.io', 'cluster.x-k8s.io') ?? '';
  expect(scanTexts({ 'c.yaml': other }, { 'c.yaml': other.replace('errors', 'log') }).report.findings).toEqual([]);
});
