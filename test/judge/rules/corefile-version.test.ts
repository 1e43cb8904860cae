/** LG401 without a stated version: an error only where every modelled version refuses. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const OLD = '. {\n    proxy . 192.0.2.1\n    errors\n}\n';
const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${OLD.replaceAll(/^/gm, '    ')}\n`;
const of401 = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.includes('LG401'));

test('what an older version takes is a note that names the versions', () => {
  const { report } = scanTexts({ Corefile: OLD });
  const one = report.findings.find(({ code }) => code === 'LG401');
  expect(one?.severity).toBe('note');
  expect(one?.message).toMatch(/^CoreDNS 1\.5\.0 and later would refuse .* 1\.4\.0 would start with it/);
});

test('what none takes is an error', () => {
  expect(of401({ Corefile: '. {\n    forwrad . 192.0.2.1\n}\n' })).toEqual(['error LG401 Corefile:2:5']);
});

test('that no version would start is said where none is stated', () => {
  const text = '. {\n    forwrad . 192.0.2.1\n}\n';
  const stated = 'version: 1\nclusters: [{ name: a, coredns-version: 1.11.1 }]\n';
  const one = (files: Readonly<Record<string, string>>) => scanTexts(files).report.findings[0];
  expect(one({ Corefile: text })?.advice).toContain('No modelled version would start with it.');
  expect(one({ Corefile: text, '.loopgate.yaml': stated })).toMatchObject({
    advice: 'Correct this line; until then the server does not start.',
    path: [{ says: 'the version is 1.11.1' }],
  });
});

test('a loop in such a Corefile takes the version for granted', () => {
  const { report } = scanTexts({ Corefile: '. {\n    proxy . 127.0.0.1\n}\n' });
  const loop = report.findings.find(({ code }) => code === 'LG101');
  expect([loop?.severity, loop?.certainty]).toEqual(['warning', 'assumed']);
  expect(loop?.assumptions).toEqual([expect.stringContaining('CoreDNS is older than 1.5.0')]);
});

test.each([
  ['v1.29.0', ['error LG401 m.yaml:7:9']],
  ['v1.14.3', []],
])('kubernetesVersion %s of kubeadm states it', (version, expected) => {
  const kubeadm = `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nkubernetesVersion: ${version}\n`;
  expect(of401({ 'm.yaml': map, 'kubeadm.yaml': kubeadm })).toEqual(expected);
});

test('the one other CoreDNS image of the repository states it', () => {
  const image = (tag: string): string =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: edge, namespace: dns }\nspec:\n  template:\n    spec:\n      containers: [{ name: coredns, image: 'coredns/coredns:${tag}' }]\n`;
  expect(of401({ Corefile: OLD, 'edge.yaml': image('1.11.1') })).toEqual(['error LG401 Corefile:2:5']);
  expect(of401({ Corefile: OLD, 'edge.yaml': image('1.3.1') })).toEqual([]);
});
