/** Shapes that were once superlinear: many of one thing, where each was held against all others. */
import { expect, test } from '@jest/globals';
import { growthOf, LINEAR } from '../support/counted-work.ts';
import { scanTexts } from '../support/scan-texts.ts';

const times = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
const map = (name: string, corefile: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  Corefile: |\n    ${corefile}\n`;

test('volumes of one container', () => {
  const scan = (count: number): void => {
    const server = `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts:
            - { name: config, mountPath: /etc/coredns }
${times(count, (i) => `            - { name: v${i}, mountPath: /x/${i} }\n`)}      volumes:
        - { name: config, configMap: { name: coredns } }
${times(count, (i) => `        - { name: v${i}, configMap: { name: c${i} } }\n`)}`;
    const other = (i: number): string => `---\n${map(`c${i}`, '').replace('Corefile: |', 'nameserver: none')}`;
    scanTexts({ 'dns.yaml': `${map('coredns', '. { forward . 192.0.2.1 }')}---\n${server}${times(count, other)}` });
  };
  expect(growthOf(scan, 100)).toBeLessThan(LINEAR);
});

test('files of one folder that state the same ConfigMap', () => {
  const scan = (count: number): void => {
    const file = (i: number): readonly [string, string] => [
      `dns/f${i}.yaml`,
      map('coredns', `. { forward . 192.0.2.${i % 250} }`),
    ];
    scanTexts(Object.fromEntries(Array.from({ length: count }, (_, index) => file(index))));
  };
  expect(growthOf(scan, 100)).toBeLessThan(LINEAR);
});

test('objects of one template, each under a condition', () => {
  const scan = (count: number): void => {
    const object = (i: number): string =>
      `{{- if .Values.is${i} }}\n${map('coredns', '. { forward . {{ .Values.upstream }} }')}---\n{{- end }}\n`;
    scanTexts({
      'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
      'chart/values.yaml': 'upstream: 192.0.2.53\n',
      'chart/templates/dns.yaml': times(count, object),
    });
  };
  expect(growthOf(scan, 100)).toBeLessThan(LINEAR);
});

test('expectations of as many zones', () => {
  const scan = (count: number): void => {
    scanTexts({
      Corefile: times(count, (i) => `z${i}.test {\n  forward . 192.0.2.1\n}\n`),
      '.loopgate.yaml': `version: 1\nexpectations:\n${times(count, (i) => `- { names: z${i}.test, from: Corefile, goes: leaves, to: [192.0.2.1] }\n`)}`,
    });
  };
  expect(growthOf(scan, 40)).toBeLessThan(LINEAR);
});
