/** The zones that a release of k8s-gateway answers, however many and however they are written. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const release = (domain: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: k8s-gateway, namespace: dns }
spec:
  chart: { spec: { chart: k8s-gateway, sourceRef: { kind: HelmRepository, name: k } } }
  values:
    domain: ${domain}
    service: { type: ClusterIP, clusterIP: 10.96.0.53 }
    extraZonePlugins: [{ name: forward, parameters: . 10.96.0.53 }]
`;
const loops = (domain: string): readonly (string | undefined)[] =>
  scanTexts({ 'r.yaml': release(domain) })
    .report.findings.filter(({ code }) => code === 'LG101')
    .map(({ names }) => names);

test.each([
  ['one', 'a.example', 'every name outside a.example'],
  ['several', '"a.example b.example"', 'every name outside a.example and b.example'],
  ['those that Flux fills in', '"$' + '{A} b.example"', 'every name outside $' + '{a} and b.example'],
])('%s', (_, domain, names) => expect(loops(domain)).toEqual([names]));

const fromMap = (...maps: readonly string[]): Record<string, string> => ({
  'r.yaml': `${release('x').slice(0, release('x').indexOf('  values:'))}  valuesFrom: [{ kind: ConfigMap, name: gateway }]\n`,
  ...Object.fromEntries(maps.map((text, index) => [`m${index}.yaml`, text])),
});
const map = (namespace: string, domain: string): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: gateway, namespace: ${namespace} }
data:
  values.yaml: |
    domain: ${domain}
    service: { type: ClusterIP, clusterIP: 10.96.0.53 }
    extraZonePlugins: [{ name: forward, parameters: . 10.96.0.53 }]
`;
const loopsOf = (files: Record<string, string>): readonly (string | undefined)[] =>
  scanTexts(files).report.findings.flatMap(({ code, names }) => (code === 'LG101' ? [names] : []));

test('values are of the ConfigMap in its own namespace', () => {
  expect(loopsOf(fromMap(map('other', 'b.example'), map('dns', 'a.example')))).toEqual([
    'every name outside a.example',
  ]);
  expect(loopsOf(fromMap(map('other', 'b.example')))).toEqual([]);
});
