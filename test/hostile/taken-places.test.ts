/** Several guarded Corefiles go and several without a guard come, under other names, in other places, for other zones. */
import { expect, test } from '@jest/globals';
import { configMap, deployment } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const [ONE, TWO] = [
  '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n',
  'corp.example:53 {\n    loop\n    forward . 192.0.2.9\n}\n',
];
const bare = (text: string): string => text.replace('    loop\n', '');
const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.flatMap((one) =>
    /^(?:existing|note)/.test(one) ? [] : one.split(' ').slice(0, 2).join(' '),
  );

test.each<[string, Files, Files]>([
  [
    'for narrower zones',
    { 'a/Corefile': ONE, 'b/Corefile': TWO },
    { 'x/Corefile': bare(ONE).replace('.:53', 'example.org:53'), 'y/Corefile': bare(TWO).replace('corp', 'x.corp') },
  ],
  [
    'on other ports',
    { 'dns/a.yaml': configMap(ONE, 'a'), 'dns/b.yaml': configMap(TWO, 'b') },
    {
      'x/c.yaml': configMap(bare(ONE).replace(':53', ':1053'), 'c'),
      'y/d.yaml': configMap(bare(TWO).replace(':53', ':1053'), 'd'),
    },
  ],
  [
    'with more zones',
    { 'd/a.yaml': configMap(ONE, 'a'), 'd/b.yaml': configMap(TWO, 'b') },
    {
      'k/c.yaml': configMap(bare(ONE).replace('.:53', '.:53 x.example:53'), 'c'),
      'k/e.yaml': configMap(bare(TWO).replace('corp.example:53', 'corp.example:53 dev.example:53'), 'e'),
    },
  ],
])('%s', (_, base, head) => {
  expect(loud(head, base)).toEqual(['warning LG201', 'warning LG201']);
  expect(loud(base, head)).toEqual([]);
});

test('for other names, at other servers', () => {
  const other = (zone: string, address: string): string => `${zone} {\n    forward . ${address}\n}\n`;
  const head = { 'x/Corefile': other('dev.example', '192.0.2.8'), 'y/Corefile': other('qa.example', '192.0.2.7') };
  expect(loud(head, { 'a/Corefile': ONE, 'b/Corefile': TWO })).toEqual([]);
});

test('workloads come that run others', () => {
  const objects = (name: string, text: string): string =>
    [configMap(text, name), deployment('1.11.3').replaceAll('name: coredns', `name: ${name}`)].join('---\n');
  const base = { 'd/a.yaml': objects('a', ONE), 'd/b.yaml': objects('b', TWO) };
  const more = 'x.example {\n    forward . 192.0.2.6\n}\n';
  expect(
    loud({ 'd/c.yaml': objects('c', bare(ONE) + more), 'd/e.yaml': objects('e', bare(TWO) + more) }, base),
  ).toEqual(['warning LG201', 'warning LG201']);
});
