/** A Service of the repository behind which nobody stands: LG305 says so, and of the cluster DNS nothing. */
import { expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const service = (address: string, more = ''): string =>
  `---\napiVersion: v1\nkind: Service\nmetadata: { name: up, namespace: kube-system }\nspec: { clusterIP: ${address}, ${more} ports: [{ name: dns, port: 53, protocol: UDP }] }\n`;
const slice = (address: string): string =>
  `---\napiVersion: discovery.k8s.io/v1\nkind: EndpointSlice\nmetadata: { name: up-1, namespace: kube-system, labels: { kubernetes.io/service-name: up } }\naddressType: IPv4\nports: [{ name: dns, port: 53, protocol: UDP }]\nendpoints: [{ addresses: [${address}] }]\n`;
const said = (more: string): readonly string[] =>
  scanTexts({ 'dns.yaml': `${cluster('.:53 {\n    loop\n    forward . 10.96.0.53\n}\n')}${more}` }).said.map((line) =>
    line.replace(/:\d+:\d+.*/, ''),
  );

test.each([
  ['without a selector', service('10.96.0.53')],
  ['with a selector that selects nobody', service('10.96.0.53', 'selector: { app: up },')],
  ['whose endpoint is the address of another Service', service('10.96.0.53') + slice('10.96.0.10')],
])('%s', (_, more) => {
  expect(said(more)).toEqual(['note LG305 dns.yaml']);
});

test.each([
  ['whose endpoint is outside', service('10.96.0.53') + slice('192.0.2.1')],
  ['that selects the cluster DNS', service('10.96.0.53', 'selector: { k8s-app: kube-dns, tier: x },')],
])('not %s', (_, more) => {
  expect(said(more)).toEqual([]);
});
