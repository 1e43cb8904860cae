/** Pods of the node network share a loopback where they share a node (core/v1 PodSpec nodeName, nodeSelector). */
import { describe, expect, test } from '@jest/globals';
import { configMap, indent } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

function pods(kind: string, name: string, lines: string): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: { name: ${name}, namespace: kube-system }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec:
      hostNetwork: true
      dnsPolicy: Default
${indent(lines, 6)}
      containers:
        - name: coredns
          image: coredns/coredns:1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: c, mountPath: /etc/coredns }]
      volumes: [{ name: c, configMap: { name: ${name} } }]
`;
}

/** Two workloads that ask each other at 127.0.0.1. */
function between(first: readonly [string, string], second: readonly [string, string]): readonly string[] {
  const dns = [
    pods(first[0], 'one', first[1]),
    configMap('.:53 {\n  forward . 127.0.0.1:5353\n}', 'one'),
    pods(second[0], 'two', second[1]),
    configMap('.:5353 {\n  forward . 127.0.0.1:53\n}', 'two'),
  ].join('---\n');
  return scanTexts({ 'dns.yaml': dns }).report.findings.flatMap(({ code, certainty }) =>
    code === 'LG101' ? [certainty ?? ''] : [],
  );
}

const linux = 'nodeSelector: { kubernetes.io/os: linux }';
const windows = 'nodeSelector: { kubernetes.io/os: windows }';
const affinity = `affinity:
  nodeAffinity:
    requiredDuringSchedulingIgnoredDuringExecution:
      nodeSelectorTerms: [{ matchExpressions: [{ key: pool, operator: In, values: [a] }] }]`;

describe('pods of the node network', () => {
  test.each<[readonly [string, string], readonly [string, string], readonly string[]]>([
    [['DaemonSet', ''], ['DaemonSet', ''], ['always']],
    [['DaemonSet', 'nodeSelector: { pool: a }'], ['DaemonSet', 'nodeSelector: { pool: a }'], ['always']],
    [['Deployment', 'nodeName: a'], ['Deployment', 'nodeName: a'], ['always']],
    [['DaemonSet', linux], ['DaemonSet', ''], ['always']],
    [['Deployment', ''], ['Deployment', ''], ['assumed']],
    [['Deployment', 'nodeName: a'], ['DaemonSet', ''], ['assumed']],
    [['Deployment', 'nodeName: "${A}"'], ['Deployment', 'nodeName: b'], ['assumed']],
    [['DaemonSet', 'nodeSelector: { pool: a }'], ['DaemonSet', 'nodeSelector: { disk: b }'], ['assumed']],
    [['DaemonSet', affinity], ['DaemonSet', 'nodeSelector: { pool: b }'], ['assumed']],
    [['DaemonSet', 'nodeSelector: { pool: a }'], ['DaemonSet', 'nodeSelector: { pool: b }'], []],
    [['Deployment', 'nodeSelector: { pool: a }'], ['Deployment', 'nodeSelector: { pool: b }'], []],
    [['Deployment', 'nodeName: a'], ['Deployment', 'nodeName: b'], []],
    [['DaemonSet', linux], ['DaemonSet', windows], []],
    [['DaemonSet', ''], ['DaemonSet', windows.replace('kubernetes', 'beta.kubernetes')], []],
  ])('%j and %j', (first, second, expected) => {
    expect(between(first, second)).toEqual(expected);
  });

  test('are at the address of one of several nodes by chance', () => {
    const at = (addresses: string): readonly unknown[] =>
      scanTexts({
        '.loopgate.yaml': `version: 1\nclusters: [{ name: a, paths: ["**"], nodes: [{ name: n, addresses: [${addresses}] }] }]\n`,
        'dns.yaml': `${pods('Deployment', 'one', '')}---\n${configMap('.:53 {\n  forward . 192.0.2.10\n}', 'one')}`,
      }).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty] : []));
    expect(at('192.0.2.10')).toEqual(['always']);
    expect(at('192.0.2.10, 192.0.2.11')).toEqual(['assumed']);
  });
});
