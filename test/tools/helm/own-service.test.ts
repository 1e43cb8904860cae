import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const release = (config: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: node-local-dns, namespace: kube-system}
spec:
  chart: {spec: {chart: node-local-dns, sourceRef: {kind: HelmRepository, name: deliveryhero}}}
  values:
    config:
      dnsServer: 10.96.0.10
      localDns: 169.254.20.10
${config}`;
const loops = (config: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
  scanTexts({ 'nodelocal.yaml': release(config), ...more }).said.filter((line) => line.includes('LG101'));

const service = (address: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: kube-dns, namespace: kube-system}\nspec: {${address} selector: {k8s-app: kube-dns}, ports: [{port: 53, protocol: UDP}]}\n`;

test('a node-local cache that asks kube-dns at the address that it takes over asks itself', () => {
  const stated = { 'svc.yaml': service('clusterIP: 10.96.0.10,') };
  expect(loops('      customUpstreamsvc: kube-dns\n', stated)).toEqual([
    'error LG101 nodelocal.yaml:10:26 always fatal',
  ]);
});
test('under an assumption, where the address of kube-dns is not written', () => {
  const warned = ['warning LG101 nodelocal.yaml:10:26 assumed fatal'];
  expect(loops('      customUpstreamsvc: kube-dns\n')).toEqual(warned);
  expect(loops('      customUpstreamsvc: kube-dns\n', { 'svc.yaml': service('') })).toEqual(warned);
});
test('under an assumption, where nothing says that the address is that of the cluster DNS', () => {
  const unsaid = release('      customUpstreamsvc: kube-dns\n').replace('      dnsServer: 10.96.0.10\n', '');
  const { said } = scanTexts({ 'nodelocal.yaml': unsaid });
  expect(said.filter((line) => line.includes('LG101'))).toEqual(['warning LG101 nodelocal.yaml:9:26 assumed fatal']);
});
test.each([
  ['asks a Service of its own', ''],
  ['asks another Service', '      customUpstreamsvc: kube-dns-upstream\n'],
  ['leaves the address to the cluster', '      customUpstreamsvc: kube-dns\n      setupIptables: false\n'],
])('not where it %s', (_, config) => {
  expect(loops(config)).toEqual([]);
});
test('not where the Service is shown to have another address', () => {
  expect(loops('      customUpstreamsvc: kube-dns\n', { 'svc.yaml': service('clusterIP: 10.96.0.11,') })).toEqual([]);
});

/** What node-cache fills in on the node is no value of a chart (kubernetes/dns cmd/node-cache/app/configmap.go). */
test.each([
  ['__PILLAR__CLUSTER__DNS__', ['warning LG101 chart/values.yaml:2:8 assumed fatal']],
  ['10.96.0.10', ['warning LG101 chart/values.yaml:2:8 assumed fatal']],
  ['UPSTREAM', []],
])('a chart’s own Corefile beside a forward to %s', (upstream, expected) => {
  const block = (zone: string, to: string): string =>
    `    ${zone}:53 {\n        loop\n        bind {{ .Values.local }}\n        forward . ${to}\n    }\n`;
  const { said } = scanTexts({
    'chart/Chart.yaml': 'apiVersion: v2\nname: n\nversion: 1.0.0\n',
    'chart/values.yaml': 'dom: cluster.local\nlocal: 169.254.20.10\n',
    'chart/templates/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: node-local-dns, namespace: kube-system}\ndata:\n  Corefile: |\n${block('{{ .Values.dom }}', upstream)}${block('.', '{{ .Values.local }}')}`,
  });
  expect(said.filter((line) => line.includes('LG101'))).toEqual(expected);
});
