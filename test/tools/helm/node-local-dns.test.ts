/** The node-local-dns chart puts node-cache on every node. */
import { describe, expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const release = (config: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: node-local-dns, namespace: kube-system }
spec:
  chart: { spec: { chart: node-local-dns, version: 2.9.2 } }
  values:
    config: ${config}
`;
const coredns = cluster(
  '.:53 {\n    kubernetes cluster.local in-addr.arpa ip6.arpa\n    forward . 10.0.0.2\n    loop\n}',
);

describe('the node-local-dns chart', () => {
  test('in front of the cluster DNS is sound', () => {
    const { report } = scanTexts({
      'r.yaml': release('{ dnsServer: 10.96.0.10, localDns: 169.254.20.10, upstreamServers: 10.0.0.2 }'),
      'coredns.yaml': coredns,
    });
    expect(report.findings.filter((one) => one.severity !== 'note')).toEqual([]);
    expect(report.counts.servers).toBe(2);
  });
  test('comes back when the other names go to its own address', () => {
    const { said } = scanTexts({
      'r.yaml': release('{ dnsServer: 10.96.0.10, localDns: 169.254.20.10, upstreamServers: 169.254.20.10 }'),
      'coredns.yaml': coredns,
    });
    expect(said).toEqual(['error LG101 r.yaml:7:80 always fatal']);
  });
  test('comes back when its upstream is the Service whose address it takes', () => {
    const { said } = scanTexts({
      'r.yaml': release(
        '{ dnsServer: 10.96.0.10, localDns: 169.254.20.10, customUpstreamsvc: kube-dns, upstreamServers: 10.0.0.2 }',
      ),
      'coredns.yaml': coredns,
    });
    expect(said.map((one) => one.slice(0, 18))).toEqual(['error LG101 r.yaml']);
  });
  test('takes customConfig as it stands', () => {
    const { said } = scanTexts({
      'r.yaml': release(
        '\n      localDns: 169.254.20.10\n      customConfig: |\n        .:53 {\n            bind 169.254.20.10\n            forward . 169.254.20.10\n        }',
      ),
    });
    expect(said.filter((one) => one.startsWith('error'))).toEqual(['error LG101 r.yaml:12:23 always absent']);
  });
});
