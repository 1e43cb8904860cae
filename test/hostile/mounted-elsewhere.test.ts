/** A pod mounts ConfigMaps of its own namespace only. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const map = (name: string, namespace: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`} }\ndata:\n${data}`;
const MAIN =
  '  Corefile: |\n    .:53 {\n        errors\n        forward . 192.0.2.53\n        import custom/*.override\n    }\n';
const workload = (volume: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n      - name: coredns\n        image: coredns/coredns:1.11.3\n        args: [-conf, /etc/coredns/Corefile]\n        volumeMounts: [{ name: c, mountPath: /etc/coredns }, { name: o, mountPath: /etc/coredns/custom }]\n      volumes: [{ name: c, configMap: { name: coredns } }, { name: o, ${volume} }]\n`;
const files = (
  namespace: string,
  volume = 'configMap: { name: coredns-custom, optional: true }',
  main = 'kube-system',
): Files => ({
  'cm.yaml': map('coredns', main, MAIN),
  'dep.yaml': workload(volume),
  'custom.yaml': map('coredns-custom', namespace, '  g.override: loop\n'),
});

const news = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ severity, status }) => severity !== 'note' && status === 'new')
    .map(({ code, at }) => `${code} ${at.file.path}`);

test.each([
  'configMap: { name: coredns-custom, optional: true }',
  'projected: { sources: [{ configMap: { name: coredns-custom, optional: true } }] }',
])('what brings the guard goes elsewhere: %s', (volume) => {
  const base = files('kube-system', volume);
  expect(news(base, base)).toEqual([]);
  for (const namespace of ['default', 'kube-sytem'])
    expect(news(files(namespace, volume), base)).toEqual(['LG802 custom.yaml']);
  expect(news(files('', volume), base)).toEqual([]);
});

test('the Corefile goes elsewhere', () => {
  expect(news(files('kube-system', undefined, 'dns'), files('kube-system'))).toEqual(['LG802 cm.yaml']);
});
