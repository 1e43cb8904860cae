import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const SERVER = `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    . {
      kubernetes cluster.local
      forward . 10.20.0.10
    }
`;
const kubelet = (address: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [${address}]\n`;
const loops = (address: string): readonly string[] =>
  scanTexts({ 'dns.yaml': SERVER, 'kubelet.yaml': kubelet(address) }).said.filter((line) => line.includes('LG101'));

test('what kubelets are given as the cluster DNS leads to the CoreDNS that serves the cluster', () => {
  expect(loops('10.20.0.10')).toEqual(['warning LG101 dns.yaml:8:17 assumed absent']);
});
test.each(['10.20.0.11', '169.254.20.10', '"not an address"'])('not where they are given %s', (address) => {
  expect(loops(address)).toEqual([]);
});
