/** Static pods: a Corefile that a hostPath volume shows, and where it lies in the repository. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: coredns, namespace: kube-system}
spec:
  hostNetwork: true
  dnsPolicy: Default
  containers:
    - name: coredns
      image: coredns/coredns:1.11.3
      args: [-conf, /etc/coredns/Corefile]
      volumeMounts: [{name: config, mountPath: /etc/coredns}]
  volumes:
    - name: config
      hostPath: {path: /etc/kubernetes/coredns}
`;
const SELF = '.:1053 {\n  forward . 127.0.0.1:1053\n}\n';
const indent = (text: string): string => text.replace(/^(?=.)/gm, '      ');

function reported(files: Readonly<Record<string, string>>): readonly string[] {
  const { said, report } = scanTexts(files);
  return [`${report.counts.servers}`, ...said.filter((line) => !line.startsWith('note'))];
}

describe('a Corefile that a static pod mounts from its node', () => {
  test('in a folder that mirrors a node', () => {
    const path = 'node/etc/kubernetes/coredns/Corefile';
    const manifest = 'node/etc/kubernetes/manifests/coredns.yaml';
    expect(reported({ [manifest]: POD, [path]: SELF })).toEqual(['1', `error LG101 ${path}:2:13 always absent`]);
    expect(reported({ [manifest]: POD, [path]: SELF.replace('1053', '53') })).toEqual(['1']);
  });
  test('in user data', () => {
    const data = `#cloud-config\nwrite_files:\n  - path: /etc/kubernetes/coredns/Corefile\n    content: |\n${indent(SELF)}  - path: /etc/kubernetes/manifests/coredns.yaml\n    content: |\n${indent(POD)}runcmd: [kubeadm init]\n`;
    expect(reported({ 'user-data.yaml': data })).toEqual(['1', 'error LG101 user-data.yaml:6:19 always absent']);
  });
  test('of two nodes that mirror it neither is taken', () => {
    const files = {
      'a/etc/kubernetes/coredns/Corefile': SELF.replace('forward . 127.0.0.1:1053', 'whoami'),
      'b/etc/kubernetes/coredns/Corefile': SELF.replace('forward . 127.0.0.1:1053', 'whoami'),
    };
    expect(reported({ 'pod.yaml': POD, ...files })).toEqual(['2']);
  });
});
