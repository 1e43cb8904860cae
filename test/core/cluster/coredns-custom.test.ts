/** ConfigMap coredns-custom: pieces of a Corefile that the platform keeps. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const custom = (data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns-custom, namespace: kube-system}\ndata:\n${data}`;
const server = (name: string, text: string): string => `  ${name}: |\n${text.replace(/^/gm, '    ')}\n`;
const config = 'version: 1\nclusters: [{name: aks, cluster-dns: [10.0.0.10]}]\n';

describe('coredns-custom', () => {
  test('a block of its own that forwards to the cluster DNS comes back', () => {
    const { said } = scanTexts({
      '.loopgate.yaml': config,
      'c.yaml': custom(server('corp.server', 'corp.test:53 {\n    forward . 10.0.0.10\n}')),
    });
    expect(said).toEqual(['error LG101 c.yaml:7:19 always absent']);
  });
  test('one that forwards elsewhere is sound', () => {
    const { report } = scanTexts({
      '.loopgate.yaml': config,
      'c.yaml': custom(server('corp.server', 'corp.test:53 {\n    loop\n    forward . 10.10.0.53\n}')),
    });
    expect(report.findings).toEqual([]);
    expect(report.counts.servers).toBe(1);
  });
  test('a second root block keeps CoreDNS from starting', () => {
    const { said } = scanTexts({ 'c.yaml': custom(server('x.server', '.:53 {\n    forward . 10.10.0.53\n}')) });
    expect(said).toEqual(['error LG401 c.yaml:6:5']);
  });
  test('an override speaks inside the root block', () => {
    const { said } = scanTexts({
      '.loopgate.yaml': config,
      'c.yaml': custom(server('x.override', 'forward corp.test 10.0.0.10')),
    });
    // The base's `forward .` stands before it and takes the name: plugin/forward/forward.go ServeDNS, first match.
    expect(said).toEqual([]);
  });
  describe('an override is meant for k3s, where no platform is stated,', () => {
    const override = (text: string, more = ''): Readonly<Record<string, string>> => ({
      'c.yaml': custom(`${server('up.override', text)}${more}`),
    });
    const loud = (text: string, more = ''): readonly string[] =>
      scanTexts(override(text, more)).said.filter((one) => !one.startsWith('note'));
    test.each([
      'forward . 10.43.0.10',
      'forward . 10.43.0.10:53 {\n  policy sequential\n}',
      'log\nforward . dns://10.43.0.10',
      'forward . 127.0.0.1',
      'forward . 127.0.0.1:53',
    ])('if it forwards to its cluster DNS, or to itself: %j', (text) => {
      expect(loud(text)).toEqual([expect.stringMatching(/^warning LG101 c\.yaml:\d+:\d+ assumed/)]);
    });
    test.each([
      'forward . 192.168.1.1',
      'forward . 10.0.0.10',
      'forward . 10.43.0.100',
      'log',
      '# forward . 10.43.0.10\nforward . 9.9.9.9',
      'hosts {\n  10.43.0.10 a.test\n  fallthrough\n}',
    ])('not if it forwards elsewhere: %j', (text) => {
      expect(loud(text)).toEqual([]);
    });
    test('nor if a block of its own is there', () => {
      const block = server('up.server', '.:5301 {\n    forward . tls://9.9.9.9\n}');
      expect(loud('forward . 127.0.0.1:5301', block)).toEqual([]);
    });
    test('nor on AKS, which imports it behind its own forward', () => {
      const nodes =
        'version: 1\nclusters: [{name: a, cluster-dns: [10.43.0.10], nodes: [{name: n, provisioner: aks}]}]\n';
      const { said } = scanTexts({ '.loopgate.yaml': nodes, ...override('forward . 10.43.0.10') });
      expect(said).toEqual([]);
    });
  });
  test('an override that CoreDNS refuses is an error on its line', () => {
    const { said } = scanTexts({ 'c.yaml': custom(server('x.override', 'log\nforward .')) });
    expect(said).toEqual(['error LG401 c.yaml:7:13']);
  });
  test('Gardener serves on port 8053: a block there comes back through the Service', () => {
    const { said } = scanTexts({
      '.loopgate.yaml': config,
      'c.yaml': custom(server('corp.server', 'corp.test:8053 {\n    forward . 127.0.0.1:8053\n}')),
    });
    expect(said).toEqual(['error LG101 c.yaml:7:19 always absent']);
  });
  test('other keys are said to be ignored', () => {
    const { said } = scanTexts({ 'c.yaml': custom(server('Corefile.txt', 'corp.test:53 {\n}')) });
    expect(said).toEqual(['note LG801 c.yaml:5:3']);
  });
  test('it is read beside the Corefile that imports it', () => {
    const { said } = scanTexts({
      'c.yaml': custom(server('corp.server', 'corp.test:53 {\n    forward . 127.0.0.1\n}')),
      'm.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns, namespace: kube-system}\ndata:\n  Corefile: |\n    .:53 {\n      loop\n      forward . 8.8.8.8\n    }\n    import custom/*.server\n',
    });
    expect(said).toEqual(['error LG101 c.yaml:7:19 always absent']);
  });
});
