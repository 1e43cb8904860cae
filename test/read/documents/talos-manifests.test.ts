import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const MAP = `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    .:53 {
      forward . 127.0.0.1
    }
`;
const indent = (by: number): string => MAP.replace(/^(?=.)/gm, ' '.repeat(by));
const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((line) => line.includes('LG101'));

describe('manifests in Talos machine configurations', () => {
  test('inlineManifests of a patch', () => {
    const patch = `cluster:\n  inlineManifests:\n    - name: coredns\n      contents: |\n${indent(8)}`;
    expect(loops({ 'patches/coredns.yaml': patch })).toEqual(['error LG101 patches/coredns.yaml:11:25 always absent']);
  });
  test('patches in the text of a talconfig.yaml', () => {
    const talconfig = `clusterName: home\nendpoint: https://10.0.0.5:6443\nnodes:\n  - {hostname: cp1, ipAddress: 10.0.0.5}\ncontrolPlane:\n  patches:\n    - |-\n      cluster:\n        inlineManifests:\n          - name: coredns\n            contents: |\n${indent(14)}`;
    expect(loops({ 'talconfig.yaml': talconfig })).toEqual(['error LG101 talconfig.yaml:18:31 always absent']);
  });
  test('static pods', () => {
    const pods = `machine:
  pods:
    - apiVersion: v1
      kind: Pod
      metadata: {name: dns, namespace: kube-system}
      spec:
        containers:
          - name: coredns
            image: coredns/coredns:1.11.3
            args: [-conf, /etc/coredns/Corefile]
            volumeMounts: [{name: c, mountPath: /etc/coredns}]
        volumes: [{name: c, configMap: {name: coredns}}]
`;
    const { report } = scanTexts({ 'talos.yaml': pods, 'cm.yaml': MAP });
    expect(report.findings.map(({ code, server }) => [code, server])).toContainEqual(['LG101', 'kube-system/Pod/dns']);
  });
});
