/** A Corefile is read because a container is started with it, whatever its key and words. */
import { describe, expect, test } from '@jest/globals';
import { indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const WHOLE = '.:53 {\n    import parts/*.conf\n}\n';
const PART = 'template ANY internal {\n    rcode NXDOMAIN\n}\nimport back\n';
const BACK = '(back) {\n    forward . 10.96.0.10\n}\n';

function map(name: string, key: string, text: string, kind = 'ConfigMap'): string {
  const field = kind === 'Secret' ? 'stringData' : 'data';
  return `apiVersion: v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: kube-system }\n${field}:\n  ${key}: |\n${indent(text, 4)}\n`;
}

function pod(words: string, volumes: string, image = 'registry.k8s.io/coredns/coredns:v1.11.3'): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: { name: names, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: names
          image: ${image}
          args: ${words}
          volumeMounts: [{ name: a, mountPath: /etc/a }, { name: b, mountPath: /etc/a/parts }]
      volumes:
${volumes}
`;
}

const VOLUMES = `        - name: a
          configMap: { name: names-config }
        - name: b
          configMap: { name: names-parts }
`;
const PARTS = map('names-parts', 'x.conf', 'forward . 10.96.0.10\n');
const seen = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files)
    .said.filter((one) => one.includes('LG101'))
    .map((one) => one.split(' ').slice(0, 2).join(' '));

describe('what a container is started with', () => {
  test.each([
    ['its key', map('names-config', 'main.txt', WHOLE), '["-conf", "/etc/a/main.txt"]', VOLUMES],
    [
      'items',
      map('names-config', 'main.txt', WHOLE),
      '["-conf=/etc/a/it"]',
      VOLUMES.replace('{ name: names-config }', '{ name: names-config, items: [{ key: main.txt, path: it }] }'),
    ],
    [
      'a Secret',
      map('names-config', 'main.txt', WHOLE, 'Secret'),
      '["-conf", "/etc/a/main.txt"]',
      VOLUMES.replace('configMap: { name: names-config }', 'secret: { secretName: names-config }'),
    ],
  ])('is read by %s', (_, config, words, volumes) => {
    for (const image of [undefined, 'registry.example/team/names:3']) {
      const documents = [config, PARTS, pod(words, volumes, image), SERVICE];
      expect(seen({ 'all.yaml': documents.join('---\n') })).toEqual(['error LG101']);
      expect(seen(Object.fromEntries(documents.map((text, index) => [`${index}.yaml`, text])))).toEqual([
        'error LG101',
      ]);
      const list = documents.map((text) => `- ${indent(text, 2).trimStart()}\n`).join('');
      expect(seen({ 'list.yaml': `apiVersion: v1\nkind: List\nitems:\n${list}` })).toEqual(['error LG101']);
    }
  });

  test('is read where a kustomization makes it of a file without a word of DNS', () => {
    const files = {
      'kustomization.yaml': `resources: [names.yaml]\nnamespace: kube-system\nconfigMapGenerator:\n  - name: names-config\n    files: [main.txt]\n  - name: names-parts\n    files: [x.conf]\n`,
      'main.txt': WHOLE,
      'x.conf': PART + BACK,
      'names.yaml': [pod('["-conf", "/etc/a/main.txt"]', VOLUMES), SERVICE].join('---\n'),
    };
    expect(scanTexts({ ...files, 'x.conf': 'forward . 10.96.0.10\n' }).said[0]).toMatch(/^error LG101/);
  });

  test('is read where Compose mounts it', () => {
    const files = {
      'compose.yaml': `services:\n  names:\n    image: registry.example/coredns:3\n    command: -conf /a/main.txt\n    volumes: ["./a:/a:ro"]\n`,
      'a/main.txt': WHOLE,
      'a/parts/x.conf': 'forward . 127.0.0.1\n',
    };
    expect(seen(files)).toEqual(['error LG101']);
  });

  test('another ConfigMap with the same words is not', () => {
    const documents = [map('other', 'main.txt', WHOLE), PARTS, pod('["-conf", "/etc/a/main.txt"]', VOLUMES), SERVICE];
    expect(seen({ 'all.yaml': documents.join('---\n') })).toEqual([]);
  });
});
