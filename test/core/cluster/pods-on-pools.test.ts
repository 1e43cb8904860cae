/** Pods whose nodes are of several kinds: which kind a pod is on, nothing states. */
import { describe, expect, test } from '@jest/globals';
import { traceReport } from '../../../src/judge/trace.ts';
import { reasonOf } from '../../../src/report/words.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { configMap, indent } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const SOUND = '192.0.2.1';
const STUB = '127.0.0.53';
const SERVICE = '10.96.0.10';
type Pool = readonly [name: string, nameserver: string];
const config = (pools: readonly Pool[]): string =>
  `version: 1\nclusters:\n- name: c\n  nodes:\n${pools.map(([name, server]) => `  - { name: ${name}, files: { /etc/resolv.conf: { inline: "nameserver ${server}" } } }\n`).join('')}`;
const scan = (...pools: readonly Pool[]): ReturnType<typeof scanTexts> =>
  scanTexts({
    '.loopgate.yaml': config(pools),
    'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
  });

function traced(...pools: readonly Pool[]): readonly string[] {
  const { entries } = traceReport(scan(...pools).head, 'www.example.org', 'A', undefined);
  expect(entries).toHaveLength(1);
  return entries.flatMap(({ outcomes }) =>
    outcomes.map((one) => `${one.disposition} ${one.certainty} ${reasonOf(one) ?? ''}`.trim()),
  );
}
const on = (fate: string, pool: string): string => `${fate} assumed assuming that its pod runs on a node of ${pool}`;

describe('trace', () => {
  // pkg/kubelet/network/dns GetPodDNS: the file of the pod's own node
  test('asks the pods of each kind of nodes, in whatever order', () => {
    const both = [on('leaves', 'a'), on('loops', 'b')];
    expect(traced(['a', SOUND], ['b', STUB])).toEqual(both);
    expect([...traced(['b', STUB], ['a', SOUND])].sort()).toEqual(both);
    expect(traced(['a', SOUND], ['b', STUB], ['c', SOUND])).toEqual(both);
  });
  test('asks once where all kinds do alike', () => {
    expect(traced(['a', SOUND], ['b', SOUND])).toEqual(['leaves always']);
    expect(traced(['a', STUB], ['b', STUB])).toEqual(['loops always']);
    expect(traced(['a', SOUND])).toEqual(['leaves always']);
  });
  test('adds to what is assumed already', () => {
    const found = traced(['a', SOUND], ['b', SERVICE]);
    expect([...found].sort()).toEqual([on('leaves', 'a'), on('leaves', 'b'), on('loops', 'b')]);
  });
});

describe('a loop', () => {
  const loops = (...pools: readonly Pool[]): readonly unknown[] =>
    scan(...pools).report.findings.flatMap(({ code, certainty, probability, message }) =>
      code === 'LG101' ? [[certainty, probability, / on nodes of (\w+) /.exec(message)?.[1]]] : [],
    );
  test('names the nodes where those of others do otherwise', () => {
    expect(loops(['a', SOUND], ['b', STUB])).toEqual([['always', undefined, 'b']]);
    expect(loops(['a', STUB], ['b', STUB])).toEqual([['always', undefined, undefined]]);
    expect(loops(['a', STUB])).toEqual([['always', undefined, undefined]]);
  });
  test('through the Service has no share: how many pods run on which nodes is not stated', () => {
    expect(loops(['a', SOUND], ['b', SERVICE])).toEqual([['sometimes', undefined, 'b']]);
    expect(loops(['a', SERVICE], ['b', SERVICE])).toEqual([['always', undefined, undefined]]);
  });
});

describe("a pod at one node's address", () => {
  const pod = (kind: string, spec: string, ports = ''): string => `apiVersion: apps/v1
kind: ${kind}
metadata: { name: coredns, namespace: kube-system }
spec:
${kind === 'Deployment' ? '  replicas: 2\n' : ''}  selector: { matchLabels: { app: dns } }
  template:
    metadata: { labels: { app: dns } }
    spec:
      dnsPolicy: Default
${indent(spec, 6)}
      containers:
        - name: coredns
          image: coredns/coredns:1.11.3
          args: [-conf, /etc/coredns/Corefile]
${indent(ports, 10)}
          volumeMounts: [{ name: c, mountPath: /etc/coredns }]
      volumes: [{ name: c, configMap: { name: coredns } }]
`;
  const HOST = 'hostNetwork: true';
  const PORT = 'ports: [{ containerPort: 53, hostPort: 53, protocol: UDP }]';
  const said = (workload: string, ...pools: readonly string[]): readonly unknown[] =>
    scanTexts({
      '.loopgate.yaml': `version: 1\nclusters:\n- name: c\n  nodes:\n${pools.map((addresses, at) => `  - { name: n${at}, addresses: [${addresses}] }\n`).join('')}`,
      'dns.yaml': `${workload}---\n${configMap('.:53 {\n  forward . 192.0.2.10\n}', 'coredns')}`,
    }).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty] : []));

  test.each<[string, readonly string[], readonly unknown[]]>([
    [pod('Deployment', HOST), ['192.0.2.10'], ['always']],
    [pod('Deployment', HOST), ['192.0.2.10', '192.0.2.11', '192.0.2.12'], ['assumed']],
    [pod('Deployment', HOST), ['192.0.2.10', ''], ['assumed']],
    [pod('DaemonSet', HOST), ['192.0.2.10', '192.0.2.11', '192.0.2.12'], ['always']],
    [pod('Deployment', '', PORT), ['192.0.2.10'], ['always']],
    [pod('Deployment', '', PORT), ['192.0.2.10', '192.0.2.11'], ['always']],
    [pod('Deployment', '', PORT), ['192.0.2.10', '192.0.2.11', '192.0.2.12'], ['assumed']],
    [pod('DaemonSet', '', PORT), ['192.0.2.10', '192.0.2.11', '192.0.2.12'], ['always']],
  ])('%# of nodes of several kinds', (workload, pools, expected) => {
    expect(said(workload, ...pools)).toEqual(expected);
  });
});
