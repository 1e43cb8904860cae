/** What the tools pass over stands for nothing: the configuration that really runs is judged, or its loss is said. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const SERVICE = `apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports: [{ port: 53, protocol: UDP }]
`;
const configMap = (name: string, lines: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        ${lines}\n    }\n`;
const SOUND = configMap('coredns', 'loop\n        forward . 192.0.2.1');
const BAD = configMap('coredns', 'forward . 10.96.0.10');

/** The container's own lines, and the pod's volumes. */
const deployment = (container: string, volumes: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
${container.replace(/^/gm, '          ')}
      volumes:
${volumes.replace(/^/gm, '        ')}
`;
const PLAIN = deployment(
  'args: [-conf, /etc/coredns/Corefile]\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }]',
  '- { name: c, configMap: { name: coredns } }',
);
const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: { name: coredns }\n';

const rules = (said: readonly string[]): readonly string[] =>
  said.map((one) => one.split(' ').slice(0, 3).join(' ').replace(/:.*$/, ''));

describe('documents that kubectl passes over', () => {
  const base = { 'd.yaml': PLAIN, 's.yaml': SERVICE, 'c.yaml': SOUND };

  test.each([
    ['behind an end', `${BAD}...\n${SOUND}`],
    ['behind two ends and a comment', `${BAD}... # a\n# b\n...\n${SOUND}`],
    ['with carriage returns', `${BAD}...\n${SOUND}`.replaceAll('\n', '\r\n')],
  ])('%s: what is applied is judged', (_, text) => {
    const { said } = scanTexts({ ...base, 'c.yaml': text }, base);
    expect(rules(said)).toEqual(['error LG201 c.yaml', 'error LG101 c.yaml', 'error LG802 c.yaml']);
  });

  test.each([
    ['behind an end', `${SOUND}...\n${BAD}`],
    ['on the line of its mark', `${SOUND}--- {kind: ConfigMap, metadata: {name: coredns}}\n`],
  ])('%s, after a sound one: said', (_, text) => {
    expect(rules(scanTexts({ ...base, 'c.yaml': text }, base).said)).toEqual(['error LG802 c.yaml']);
    expect(rules(scanTexts({ ...base, 'c.yaml': text }).said)).toEqual(['warning LG802 c.yaml']);
  });

  test.each([
    ['an end before a mark', `---\n${SOUND}...\n---\n${NAMESPACE}...\n`],
    ['an end before directives', `${SOUND}...\n%YAML 1.1\n---\n${NAMESPACE}`],
    ['an end, and no more than comments', `${SOUND}...\n# coredns: kind ConfigMap\n\n...\n`],
    ['an end, and what is not about DNS', `${SOUND}...\na: 1\n`],
    ['a comment on the line of a mark', `${SOUND}--- # {kind: ConfigMap, coredns}\n${NAMESPACE}`],
  ])('%s: silent', (_, text) => {
    expect(scanTexts({ ...base, 'c.yaml': text }, base).said.filter((one) => one.includes('LG802'))).toEqual([]);
  });
});
