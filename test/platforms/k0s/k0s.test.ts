/** k0s: its configuration, and the CoreDNS that it installs where no file shows another. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const K0S = 'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\n';
const NODES =
  "version: 1\nclusters: [{name: c, paths: ['**'], nodes: [{name: n, os: debian-12, files: {/etc/x.conf: {inline: 'nameserver 10.96.0.10'}}}]}]\n";
const PROFILE = `${K0S}spec: {workerProfiles: [{name: default, values: {resolvConf: /etc/x.conf}}]}\n`;

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const { said: lines, report } = scanTexts({ '.loopgate.yaml': NODES, ...files });
  const remarks = report.findings.filter((one) => one.code === 'LG801').map((one) => `LG801 ${one.message}`);
  return [...lines.filter((line) => !line.startsWith('note ')), ...remarks];
}

describe('k0s', () => {
  test('hands the file of a worker profile to its own CoreDNS', () => {
    const network = PROFILE.replace('spec: {', 'spec: {network: {serviceCIDR: 10.96.0.0/12}, ');
    expect(said({ 'k0s.yaml': network })).toEqual(['warning LG101 k0s.yaml:3:100 assumed fatal']);
    expect(said({ 'k0s.yaml': PROFILE })).toEqual(['warning LG101 k0s.yaml:3:62 assumed fatal']);
  });

  test('is the same within k0sctl’s and k0smotron’s objects', () => {
    const inner = (indent: string): string => PROFILE.replaceAll(/^/gm, indent);
    const k0sctl = `apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nspec:\n  k0s:\n    config:\n${inner('      ')}`;
    expect(said({ 'k0sctl.yaml': k0sctl })).toEqual(['warning LG101 k0sctl.yaml:8:68 assumed fatal']);
    const capi = `apiVersion: controlplane.cluster.x-k8s.io/v1beta1\nkind: K0sControlPlane\nspec:\n  k0sConfigSpec:\n    k0s:\n${inner('      ')}`;
    expect(said({ 'capi.yaml': capi })).toEqual(['warning LG101 capi.yaml:8:68 assumed fatal']);
  });

  test('gives way to a CoreDNS that the files show, in any folder', () => {
    const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns, namespace: kube-system}\ndata:\n  Corefile: |\n    .:53 {\n        forward . 192.0.2.1\n    }\n`;
    expect(said({ 'a/k0s.yaml': PROFILE, 'b/coredns.yaml': map })).toEqual([]);
    const { head } = scanTexts({ 'a/k0s.yaml': PROFILE, 'b/coredns.yaml': map });
    expect(head.clusters.flatMap((view) => view.cluster.servers.map((server) => server.name))).toEqual([
      'kube-system/ConfigMap/coredns',
    ]);
  });

  test('runs none where a host disables the component', () => {
    const hosts = `apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nspec:\n  hosts: [{role: single, installFlags: ["--disable-components=coredns,metrics-server"]}]\n  k0s: {config: {spec: {network: {serviceCIDR: 10.96.0.0/12}}}}\n`;
    expect(scanTexts({ 'k0sctl.yaml': hosts }).report.counts.servers).toBe(0);
  });

  test('says settings of CoreDNS that it does not know', () => {
    expect(said({ 'k0s.yaml': `${K0S}spec: {network: {clusterDomain: a.test, coreDNS: {replicas: 2}}}\n` })).toEqual([
      'LG801 `coreDNS.replicas` of k0s is not modelled',
    ]);
  });

  test.each(['spec: [1]', 'spec: {workerProfiles: {a: b}}', 'spec: {network: {serviceCIDR: x}}', 'spec: null'])(
    'reads %s without throwing',
    (line) => expect(() => scanTexts({ 'k0s.yaml': `${K0S}${line}\nclusterDomain: 1\n` })).not.toThrow(),
  );
});
