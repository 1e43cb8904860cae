/** `template` without its server block is an address, and its body a block without plugins (caddyfile/parse.go). */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const BODY = 'template IN A {\n    match .*\n    answer "{{ .Name }} 60 IN A 192.0.2.1"\n    fallthrough\n}\n';
const FORWARD = '.:53 {\n    forward . 192.0.2.53\n    loop\n}\n';
const said = (corefile: string, image: string | undefined): readonly string[] =>
  scanTexts({
    'dns/cm.yaml': configMap(corefile),
    'dns/service.yaml': SERVICE,
    ...(image === undefined
      ? {}
      : { 'dns/deployment.yaml': deployment('1.11.3').replace(/image: .*/, `image: ${image}`) }),
  }).said;

test.each([
  ['no image', undefined],
  ['the stock image', 'coredns/coredns:1.11.3'],
])('with %s its options are refused, and within a server block they are taken', (_, image) => {
  expect(said(BODY + FORWARD, image)).toEqual([expect.stringMatching(/^error LG401 dns\/cm.yaml:7/)]);
  expect(said(`.:53 {\n${BODY}forward . 192.0.2.53\n    loop\n}\n`, image)).toEqual([]);
});

test('of a build of its own they may be plugins', () => {
  const all = said(BODY + FORWARD, 'registry.example.org/my-dns:1');
  expect(all.filter((one) => one.includes('LG401'))).toEqual([]);
});
