/** RKE1's cluster.yml. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const NODES = 'nodes: [{address: 192.0.2.10, role: [worker]}]\n';

function said(text: string, path = 'cluster.yml'): readonly string[] {
  const { said: lines, report } = scanTexts({ [path]: text });
  const remarks = report.findings.filter((one) => one.code === 'LG801').map((one) => `LG801 ${one.message}`);
  return [...lines.filter((line) => !line.startsWith('note ')), ...remarks];
}

describe('RKE1', () => {
  test('leads back where the stated cluster DNS is an upstream', () => {
    expect(
      said(`${NODES}services: {kubelet: {cluster_dns_server: 10.9.0.10}}\ndns: {upstreamnameservers: [10.9.0.10]}\n`),
    ).toEqual(['error LG101 cluster.yml:3:29 always fatal']);
  });

  test('takes the tenth address of a stated network', () => {
    expect(
      said(
        `${NODES}services: {kube-api: {service_cluster_ip_range: 10.9.0.0/16}}\ndns: {upstreamnameservers: [10.9.0.10]}\n`,
      ),
    ).toEqual(['error LG101 cluster.yml:3:29 always fatal']);
  });

  test('is the same below rancher_kubernetes_engine_config', () => {
    expect(
      said(
        'rancher_kubernetes_engine_config:\n  services: {kubelet: {cluster_dns_server: 10.9.0.10}}\n  dns: {upstreamnameservers: [10.9.0.10]}\n',
      ),
    ).toEqual(['error LG101 cluster.yml:3:31 always fatal']);
  });

  test('tells kubelets of the cache, which sends the rest to the nodes’ file', () => {
    const text = `${NODES}dns: {nodelocal: {ip_address: 169.254.20.10}}\n`;
    const files = { 'cluster.yml': text, 'etc/resolv.conf': 'nameserver 169.254.20.10\n' };
    const { said: lines } = scanTexts({
      ...files,
      '.loopgate.yaml':
        "version: 1\nclusters: [{name: c, paths: ['**'], nodes: [{name: n, os: debian-12, files: {/etc/resolv.conf: etc/resolv.conf}}]}]\n",
    });
    expect(lines.filter((line) => line.includes('LG101'))).toEqual([
      // CoreDNS and the cache send reverse names to each other.
      'warning LG101 cluster.yml:2:1 assumed fatal',
      'error LG101 cluster.yml:2:31 always fatal',
    ]);
  });

  test('applies the manifests of `addons`', () => {
    const addons =
      'addons: |-\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: edge, namespace: edge}\n  data:\n    Corefile: |\n      . {\n        forward . 127.0.0.1\n      }\n';
    expect(said(`${NODES}${addons}`)).toEqual(['error LG101 cluster.yml:9:19 always absent']);
  });

  test('says what it does not model', () => {
    expect(said(`${NODES}dns: {provider: kube-dns, upstreamnameservers: [10.43.0.10]}\n`)).toEqual([
      'LG801 kube-dns as RKE installs it is not modelled: what it forwards is not followed',
    ]);
    expect(said(`${NODES}dns: {stubdomains: {a.test: [192.0.2.1]}}\n`)).toEqual([
      'LG801 `stubdomains` is for kube-dns; RKE’s template of CoreDNS has no place for it',
    ]);
    expect(said(`${NODES}dns: {provider: none}\n`)).toEqual([]);
  });

  test.each(['dns: 3', 'dns: {upstreamnameservers: {a: b}}', 'dns: {nodelocal: [1]}', 'dns: {reversecidrs: ["}"]}'])(
    'reads %s without throwing',
    (line) => expect(() => scanTexts({ 'cluster.yml': `${NODES}${line}\nforward: 1\n` })).not.toThrow(),
  );

  test('leaves other files with nodes alone', () => {
    const { report } = scanTexts({
      'cluster.yml': 'nodes: [{address: x, role: y}]\ndns: {upstreamnameservers: [1]}\n',
    });
    expect([report.findings, report.counts.documents]).toEqual([[], 0]);
  });
});
