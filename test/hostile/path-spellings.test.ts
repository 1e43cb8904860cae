/** One file by several spellings of its path. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const CLUSTER: Files = { 'dep.yaml': deployment('1.11.3'), 'svc.yaml': SERVICE };
const map = (to: string): Files => ({
  'cm.yaml': configMap(`.:53 {\n    errors\n    forward . ${to}\n    cache 30\n}\n`),
});
const kubelet = (path: string): Files => ({
  'kubelet.yaml': `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\nresolvConf: ${path}\n`,
});
const node = (path: string): Files => ({
  'user-data.yaml': `#cloud-config\nwrite_files:\n- path: ${path}\n  content: |\n    nameserver 10.96.0.10\n`,
});
const codes = (...files: readonly Files[]): readonly string[] =>
  scanTexts(Object.assign({}, CLUSTER, ...files)).said.map((one) => one.split(' ').slice(0, 2).join(' '));

test.each([
  '//etc/resolv.conf',
  '/etc//resolv.conf',
  '/etc/./resolv.conf',
  '/etc/x/../resolv.conf',
  '/../etc/resolv.conf',
])('%s', (path) => {
  const plain = '/etc/resolv.conf';
  const looping = codes(map(plain), kubelet(plain), node(plain));
  expect(looping).toContain('error LG101');
  expect(codes(map(path), kubelet(plain), node(plain))).toEqual(looping);
  expect(codes(map(plain), kubelet(path), node(plain))).toEqual(looping);
  expect(codes(map(plain), kubelet(plain), node(path))).toEqual(looping);
});
