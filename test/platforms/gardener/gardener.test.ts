/** Gardener's Shoots: the node-local cache in its two forms, and the CoreDNS behind it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const shoot = (spec: string): string => `apiVersion: core.gardener.cloud/v1beta1\nkind: Shoot\nspec: ${spec}\n`;
const nodes = (nameserver: string): string =>
  `version: 1\nclusters: [{name: c, paths: ['**'], nodes: [{name: n, provisioner: gardener, files: {/etc/resolv.conf: {inline: 'nameserver ${nameserver}'}}}]}]\n`;

function said(spec: string, nameserver: string): readonly string[] {
  const { said: lines, report } = scanTexts({ '.loopgate.yaml': nodes(nameserver), 'shoot.yaml': shoot(spec) });
  const remarks = report.findings.filter((one) => one.code === 'LG801').map((one) => `LG801 ${one.message}`);
  return [...lines.filter((line) => line.includes('LG1')), ...remarks];
}

describe('the node-local cache', () => {
  test('that sends the rest to the nodes’ file comes back where that lists the cache', () => {
    const spec = '{networking: {services: 100.64.0.0/13}, systemComponents: {nodeLocalDNS: {enabled: true}}}';
    expect(said(spec, '169.254.20.10')).toContain('error LG101 shoot.yaml:3:81 always fatal');
    expect(said(spec, '192.0.2.53')).toEqual([]);
  });

  test('that sends the rest to CoreDNS comes back by the nodes’ file of CoreDNS, which is assumed', () => {
    const spec =
      '{networking: {services: 100.64.0.0/13}, kubernetes: {kubeProxy: {mode: IPVS}}, systemComponents: {nodeLocalDNS: {enabled: true, disableForwardToUpstreamDNS: true}}}';
    expect(said(spec, '169.254.20.10')).toEqual(['warning LG101 shoot.yaml:1:1 assumed fatal']);
    expect(said(spec, '192.0.2.53')).toEqual([]);
  });

  test('with IPVS needs the address of the DNS Service', () => {
    expect(
      said('{kubernetes: {kubeProxy: {mode: IPVS}}, systemComponents: {nodeLocalDNS: {enabled: true}}}', '192.0.2.53'),
    ).toEqual(['LG801 with IPVS the cache asks the DNS Service’s address, which is not stated']);
  });

  test('is not there unless it is enabled', () => {
    const spec = '{networking: {services: 100.64.0.0/13}, systemComponents: {nodeLocalDNS: {enabled: false}}}';
    expect(said(spec, '169.254.20.10')).toEqual([]);
  });
});

test('a stated coredns-custom is imported by the assumed CoreDNS', () => {
  const custom =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns-custom, namespace: kube-system}\ndata:\n  a.server: |\n    a.test:8053 {\n      forward . 192.0.2.1\n    }\n';
  const { head } = scanTexts({ 'shoot.yaml': shoot('{}'), 'custom.yaml': custom });
  const servers = head.clusters.flatMap((view) => view.cluster.servers);
  expect(servers.map((server) => server.name)).toEqual(['kube-system/Deployment/coredns']);
  expect(
    servers.flatMap((server) => server.config.blocks.flatMap((block) => block.keys.map((key) => key.zone))),
  ).toEqual(['.', 'a.test.']);
});

test('common suffixes are said', () => {
  expect(said('{systemComponents: {coreDNS: {rewriting: {commonSuffixes: [a.test]}}}}', '192.0.2.1')).toEqual([
    'LG801 `commonSuffixes` adds rewrites to Gardener’s Corefile, which are not modelled',
  ]);
});

test.each(['[1]', '{networking: 3}', '{systemComponents: {nodeLocalDNS: {enabled: "yes"}}}', 'null'])(
  'spec: %s does not throw',
  (spec) => expect(() => scanTexts({ 'shoot.yaml': shoot(spec) })).not.toThrow(),
);
