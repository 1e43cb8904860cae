/** A pod has the files that its volumes bring, whatever ConfigMaps are beside it (Kubernetes, "Volumes"). */
import { describe, expect, test } from '@jest/globals';
import { cluster, configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const LOOP = '.:53 {\n  kubernetes cluster.local\n  forward . 10.96.0.10\n}';
const ENDS = '.:53 {\n  forward . 192.0.2.1\n}';
const ARGS = 'args: ["-conf", "/etc/coredns/Corefile"]';
const MOUNTED = `${ARGS}\nvolumeMounts: [{ name: config, mountPath: /etc/coredns }]`;

const of = (...objects: readonly string[]): readonly string[] =>
  scanTexts({ 'dns.yaml': objects.join('---\n') })
    .said.filter((one) => /LG[148]01/.test(one))
    .map((one) => one.replace(/dns\.yaml:\S+ ?/, '').trim());

const ALWAYS = ['error LG101 always absent'];
const ASSUMED = ['warning LG101 assumed absent'];
const UNREAD = ['note LG801'];

/** The ConfigMap `coredns`, which loops, and the Deployment of that name with other volumes. */
const beside = (volumes: string, container = MOUNTED): readonly string[] =>
  of(configMap(LOOP), deployment('1.11.3', container, volumes), SERVICE);

describe('a Corefile that the workload of its name', () => {
  test('mounts', () => {
    expect(of(cluster(LOOP))).toEqual(ALWAYS);
  });

  test.each([
    'emptyDir: {}',
    'secret: { secretName: coredns }',
    'configMap: { name: elsewhere }',
    'hostPath: { path: /etc/dns }',
    'persistentVolumeClaim: { claimName: dns }',
  ])('does not mount is in no pod, as far as that is known: %s', (source) => {
    expect(beside(` [{ name: config, ${source} }]`).slice(0, 1)).toEqual(ASSUMED);
  });

  test('does not mount is not judged where another one is', () => {
    const other = deployment('1.11.3', MOUNTED, ' [{ name: config, configMap: { name: ends } }]');
    expect(of(configMap(LOOP), configMap(ENDS, 'ends'), other, SERVICE)).toEqual([]);
    expect(of(configMap(ENDS), configMap(LOOP, 'ends'), other, SERVICE)).toEqual(ALWAYS);
  });

  test.each([
    [
      'another key',
      ' [{ name: config, configMap: { name: coredns, items: [{ key: Other, path: Corefile }] } }]',
      MOUNTED,
    ],
    [
      'another subPath',
      ' [{ name: config, configMap: { name: coredns } }]',
      `${ARGS}\nvolumeMounts: [{ name: config, mountPath: /etc/coredns/Corefile, subPath: Other }]`,
    ],
    [
      'another -conf',
      ' [{ name: config, configMap: { name: coredns } }]',
      MOUNTED.replace('/etc/coredns/Corefile', '/etc/coredns/Other'),
    ],
    ['no volume at all', ' []', ARGS],
    ["a name that kustomize's hash may make", ' [{ name: config, configMap: { name: coredns-2456789bcd } }]', MOUNTED],
    ['a name that is filled in', ' [{ name: config, configMap: { name: "${CONFIG}" } }]', MOUNTED],
  ])('may have, by %s', (_, volumes, container) => {
    expect(beside(volumes, container)).toEqual(ASSUMED);
  });

  test('may have where another container writes what it reads', () => {
    const copied = deployment('1.11.3', MOUNTED, ' [{ name: config, emptyDir: {} }]').replace(
      '      containers:\n',
      '      initContainers:\n        - { name: copy, image: busybox, volumeMounts: [{ name: config, mountPath: /to }] }\n      containers:\n',
    );
    expect(of(configMap(LOOP), copied, SERVICE)).toEqual([...ASSUMED, ...UNREAD]);
  });
});

describe('a Corefile beside a CoreDNS of another name', () => {
  const other = deployment('1.11.3').replace('name: coredns, namespace', 'name: other, namespace');
  const named = other.replace('configMap: { name: coredns }', 'configMap: { name: ends }');
  test("is the installer's in its place", () => {
    expect(of(configMap(LOOP), configMap(ENDS, 'ends'), named.replaceAll('kube-dns', 'other'), SERVICE)).toEqual(
      ALWAYS,
    );
  });
  test('is somebody else’s elsewhere', () => {
    const old = configMap('.:53 {\n  forward . 127.0.0.1\n}', 'old');
    expect(of(old, configMap(ENDS, 'ends'), named, SERVICE)).toEqual(ASSUMED);
  });
});

test('a patch of the Deployment says nothing of its volumes', () => {
  const patch = `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec: { template: { spec: { containers: [{ name: coredns, image: "registry.k8s.io/coredns/coredns:v1.11.3" }] } } }
`;
  expect(of(configMap(LOOP), patch, SERVICE)).toEqual(ALWAYS);
});
