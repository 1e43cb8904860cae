/** What somebody fills in before CoreDNS sees it is not known, and no error. */
import { expect, test } from '@jest/globals';
import { coreDns } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { read } from './read.ts';

test.each([
  ['.:53 {\n    loop\n    forward . ${UPSTREAM}\n}\n'],
  ['.:53 {\n    loop\n    forward . ${UPSTREAM:-10.0.0.2} {\n        policy ${POLICY}\n    }\n}\n'],
  ['.:53 {\n    loop\n    cache ${TTL}\n    forward . 10.0.0.2\n}\n'],
  ['.:53 {\n    loop\n    kubernetes ${DOMAIN} in-addr.arpa\n    forward . 10.0.0.2\n}\n'],
])('%j makes no error and no warning', (corefile) => {
  const { said } = scanTexts({ 'c.yaml': coreDns({ corefile }) });
  expect(said.filter((one) => !one.startsWith('note'))).toEqual([]);
});

test('what can be proven beside it is', () => {
  const corefile = '.:53 {\n    loop\n    cache ${TTL}\n    forward . 10.96.0.10\n}\n';
  expect(scanTexts({ 'c.yaml': coreDns({ corefile }) }).said).toEqual(['error LG101 c.yaml:11:19 always fatal']);
});

test('a Corefile that is one expression is not the built-in default', () => {
  expect(read('{{ .Corefile }}\n').value.blocks.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([
    ['opaque'],
  ]);
  expect(read('# nothing\n').value.blocks.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([['answer']]);
});
