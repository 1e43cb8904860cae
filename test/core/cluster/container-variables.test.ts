import { describe, expect, test } from '@jest/globals';
import { expandReferences, MAX_EXPANDED } from '../../../src/core/text/variable-references.ts';
import { readFile } from '../../../src/judge/read-file.ts';
import { understand } from '../../../src/judge/snapshot.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const map = (name: string, key: string, text: string, kind = 'ConfigMap'): string =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: kube-system }\n${kind === 'Secret' ? 'stringData' : 'data'}:\n  ${key}: |-\n    ${text.replaceAll('\n', '\n    ')}\n`;
const SOUND = map('coredns', 'Corefile', '. {\n  forward . 192.0.2.1\n}');
const LOOP = map('other', 'Corefile', '. {\n  forward . 127.0.0.1\n}');
const pod = (container: string): string =>
  [
    'apiVersion: v1\nkind: Pod\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  dnsPolicy: Default',
    '  volumes: [{ name: c, configMap: { name: coredns } }, { name: o, configMap: { name: other } }]',
    `  containers: [{ name: coredns, image: coredns/coredns:1.11.3, volumeMounts: [{ name: c, mountPath: /c }, { name: o, mountPath: /o }], ${container} }]\n`,
  ].join('\n');
const ENV = map('coredns-env', 'P', '/o/Corefile');
/** Servers of the pod, by the upstream that they have. */
const reads = (container: string, ...more: readonly string[]): string => {
  const { head } = scanTexts({ 'a.yaml': [SOUND, LOOP, pod(container), ...more].join('---\n') });
  const server = head.clusters[0]?.cluster.servers.find(({ name }) => name === 'kube-system/Pod/coredns');
  if (server === undefined) return 'nothing';
  const steps = server.config.blocks.flatMap((block) => block.steps);
  const upstreams = steps.flatMap((step) => (step.kind === 'forward' ? step.to.map(({ value }) => value) : []));
  return JSON.stringify(upstreams).includes('127.0.0.1') ? 'other' : 'own';
};

/** As tools write what they replace: argocd-vault-plugin, vals, bank-vaults, 1Password; and people. */
const PUT_IN_LATER = [
  'changeme',
  'changeme123',
  '<path:secret/data/dns#upstream>',
  'ref+vault://secret/dns#/up',
  'vault:secret/data/dns#up',
  'op://vault/dns/upstream',
  'dns.example.org',
  '127.0.0.1 CHANGE_ME',
];

describe('the kubelet replaces `$(NAME)`', () => {
  test.each([
    ['args: [-conf, $(P)], env: [{ name: P, value: /o/Corefile }]', 'other'],
    ['args: [-conf=$(D)/Corefile], env: [{ name: D, value: /o }]', 'other'],
    ['args: [-conf, $(P)], env: [{ name: D, value: /o }, { name: P, value: $(D)/Corefile }]', 'other'],
    ['args: [-conf, $(P)], env: [{ name: P, value: $(D)/Corefile }, { name: D, value: /o }]', 'nothing'],
    ['args: [-conf, $(P)], env: [{ name: P, value: /o/Corefile }, { name: P, value: /c/Corefile }]', 'own'],
    ['args: [-conf, $(P)], envFrom: [{ configMapRef: { name: coredns-env } }]', 'other'],
    ['args: [-conf, $(X_P)], envFrom: [{ prefix: X_, configMapRef: { name: coredns-env } }]', 'other'],
    [
      'args: [-conf, $(P)], envFrom: [{ configMapRef: { name: coredns-env } }], env: [{ name: P, value: /c/Corefile }]',
      'own',
    ],
    ['args: [-conf, $(P)], env: [{ name: P, valueFrom: { configMapKeyRef: { name: coredns-env, key: P } } }]', 'other'],
    [
      'args: [-conf, $(Q)], env: [{ name: P, valueFrom: { configMapKeyRef: { name: coredns-env, key: P } } }, { name: Q, value: $(P) }]',
      'other',
    ],
    ['command: [sh, -c, "exec /coredns -conf $(P)"], env: [{ name: P, value: /o/Corefile }]', 'other'],
    ['command: [/coredns, -conf, $(P)], env: [{ name: P, value: /o/Corefile }]', 'other'],
    // An escape, a name that nobody has, a value that nobody states.
    ['args: [-conf, $$(P)], env: [{ name: P, value: /o/Corefile }]', 'nothing'],
    ['args: [-conf, $(R)], env: [{ name: P, value: /o/Corefile }]', 'nothing'],
    ['args: [-conf, $(P)], env: [{ name: P, valueFrom: { fieldRef: { fieldPath: metadata.name } } }]', 'nothing'],
    ['args: [-conf, $(P)], envFrom: [{ configMapRef: { name: elsewhere } }]', 'nothing'],
    ['args: [-conf, $(P)], envFrom: [{ secretRef: { name: sealed } }]', 'nothing'],
    ['args: [-conf, $(P)], env: [{ name: P, valueFrom: { secretKeyRef: { name: sealed, key: P } } }]', 'nothing'],
  ])('%s: %s', (container, expected) => {
    expect(reads(container, ENV, map('sealed', 'P', '/o/Corefile', 'Secret'))).toBe(expected);
  });

  test('in a Corefile variables are those of ConfigMaps and Secrets, of which no value is shown', () => {
    const scan = (from: string, secret = '127.0.0.1'): readonly string[] => {
      const { report, said } = scanTexts({
        'a.yaml': [
          map('coredns', 'Corefile', '. {\n  forward . {$UP}\n}'),
          LOOP,
          pod(`args: [-conf, /c/Corefile], ${from}`),
          map('coredns-env', 'UP', '127.0.0.1'),
          map('sealed-coredns', 'UP', secret, 'Secret'),
        ].join('---\n'),
      });
      const shown = report.findings.flatMap(({ message, advice, path }) => [
        message,
        advice,
        ...path.map(({ description }) => description),
      ]);
      if (from.includes('ecret')) expect(shown.join()).not.toContain(secret);
      return said.filter((one) => /LG[14]/.test(one));
    };
    const loop = ['error LG101 a.yaml:7:17 always absent'];
    const ofKey = 'env: [{ name: UP, valueFrom: { secretKeyRef: { name: sealed-coredns, key: UP } } }]';
    expect(scan('envFrom: [{ configMapRef: { name: coredns-env } }]')).toEqual(loop);
    expect(scan('envFrom: [{ secretRef: { name: sealed-coredns } }]')).toEqual(loop);
    expect(scan(ofKey)).toEqual(loop);
    expect(scan(ofKey, '127.0.0.1:53')).toEqual(loop);
    // What is put in later, and what no key states.
    for (const word of PUT_IN_LATER) expect(scan(ofKey, word)).toEqual([]);
    expect(scan(ofKey.replace('key: UP', 'key: OTHER'))).toEqual([]);
    expect(scan('envFrom: [{ prefix: X_, secretRef: { name: sealed-coredns } }]')).toEqual([]);
  });
});

describe('a text with references', () => {
  const values = new Map([
    ['A', 'x'],
    ['B', '$(A)'],
  ]);
  const expand = (text: string): string | undefined =>
    expandReferences(text, (name) => {
      const found = values.get(name);
      return found === undefined ? (name === 'U' ? 'unknown' : 'none') : { text: found };
    });

  test.each([
    ['$(A)', 'x'],
    ['-$(A)$(A)-', '-xx-'],
    ['$(B)', '$(A)'],
    ['$$(A)', '$(A)'],
    ['$$$(A)', '$x'],
    ['$A $ $', '$A $ $'],
    ['$(A', '$(A'],
    ['$()$(N)', '$()$(N)'],
    ['a$(U)', undefined],
    ['$$(U)', '$(U)'],
  ])('%s', (text, expected) => expect(expand(text)).toBe(expected));

  test('is no longer than its bound', () => {
    const long = 'x'.repeat(MAX_EXPANDED);
    expect(expand(long)).toBe(long);
    expect(expand(`${long.slice(1)}$(A)`)).toBe(long);
    expect(expand(`${long}$(A)`)).toBeUndefined();
    expect(expand('$(A)'.repeat(MAX_EXPANDED))).toBe(long);
    expect(expand('$(A)'.repeat(MAX_EXPANDED + 1))).toBeUndefined();
  });

  test('doubles no further, and a container with too many is reported', () => {
    const doubling = (count: number): string =>
      `env: [{ name: V0, value: xx }, ${Array.from({ length: count }, (_, at) => `{ name: V${at + 1}, value: $(V${at})$(V${at}) }`).join(', ')}]`;
    expect(reads(`args: [-conf, /c/Corefile], ${doubling(100)}`)).toBe('own');
    // V12 has 8,192 characters: of 67,108,864 with six for each that takes it.
    const filling = (count: number): string =>
      doubling(12).replace(
        /]$/,
        `, ${Array.from({ length: count }, (_, at) => `{ name: W${at}, value: $(V12) }`).join(', ')}]`,
      );
    const many = (count: number) =>
      readFile(
        'a.yaml',
        Buffer.from([SOUND, LOOP, pod(`args: [-conf, /c/Corefile], ${filling(count)}`)].join('---\n')),
        {},
      );
    const notices = (count: number): readonly string[] => {
      const reading = many(count);
      if (reading === undefined) throw new Error('it is not read');
      const { notices } = understand([reading], [], { bytesOf: () => undefined });
      return notices.filter(({ limit }) => limit === 'characters').map(({ message }) => message);
    };
    expect(notices(8180)).toEqual([]);
    expect(new Set(notices(8192))).toEqual(
      new Set(['variables in this container are not replaced: too much text is made of variables']),
    );
  });
});

test('many texts with short values are no too much', () => {
  const args = Array.from({ length: 9000 }, (_, at) => `"--x${at}=$(A)"`).join(', ');
  const text = [SOUND, LOOP, pod(`args: [-conf, /c/Corefile, ${args}], env: [{ name: A, value: b }]`)].join('---\n');
  const reading = readFile('a.yaml', Buffer.from(text), {});
  expect(understand(reading === undefined ? [] : [reading], [], { bytesOf: () => undefined }).notices).toEqual([]);
});
