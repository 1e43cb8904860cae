/** A server block of a template, whose zone is filled in later: names that others send here are held for its own. */
import { describe, expect, test } from '@jest/globals';
import { cluster } from '../../support/manifests.ts';
import { scanTexts, withSubnets } from '../../support/scan-texts.ts';

const service = (name: string, address: string): string =>
  `  ${name}:\n    image: coredns/coredns:1.15.0\n    command: [-conf, /Corefile]\n    volumes: ["./${name}:/Corefile"]\n    networks: { lan: { ipv4_address: ${address} } }\n`;
/** `corp`, with a block for KEY, forwards the rest to `edge`, which hands `corp.example` back. */
const ring = (key: string, more = ''): readonly string[] =>
  scanTexts({
    'compose.yaml': withSubnets(`services:\n${service('corp', '172.18.2.10')}${service('edge', '172.18.2.11')}`),
    corp: `${key} {\n  erratic\n}\n. {\n  forward . 172.18.2.11\n}\n${more}`,
    edge: 'corp.example {\n  forward . 172.18.2.10\n}\n. {\n  forward . 192.0.2.53\n}\n',
  }).said.filter((line) => line.includes('LG101'));
const FILLED = ['__DOMAIN__', '__DOMAIN__:53', '@DOMAIN@', '{{ .Values.domain }}:53', '{{ zone }}:{{ port }}'];

test.each(FILLED)('%s takes what others send here, and no warning is said', (key) => {
  expect(ring(key)).toEqual([]);
});

test('a key takes no zone that its stated labels are not of', () => {
  for (const key of ['__DOMAIN__.example.org', 'foo.__DOMAIN__', '{{ x }}.invalid'])
    expect(ring(key)).toEqual(['error LG101 corp:5:13 always absent']);
  for (const key of ['__DOMAIN__.example:53', 'corp.__DOMAIN__']) expect(ring(key)).toEqual([]);
});

test('a key that is stated leaves the rest to the root block', () => {
  const loop = ['error LG101 corp:5:13 always absent'];
  expect(ring('corp.example')).toEqual([]);
  expect(ring('other.example')).toEqual(loop);
  // Neither at another port, nor at another address, nor where the server states the zone itself.
  expect(ring('__DOMAIN__:54')).toEqual(loop);
  expect(ring('tls://__DOMAIN__')).toEqual(loop);
  expect(ring('__DOMAIN__', 'corp.example {\n  forward . 172.18.2.11\n}\n')).toEqual([
    'error LG101 corp:8:13 always absent',
  ]);
});

test('names of no zone that anybody states still come back', () => {
  const { said } = scanTexts({
    'dns.yaml': cluster('{{ domain }}:53 {\n    forward . 192.0.2.1\n}\n.:53 {\n    forward . 10.96.0.10\n}\n'),
  });
  expect(said.filter((line) => line.includes('LG101'))).toEqual([
    expect.stringMatching(/^error LG101 .* always absent$/),
  ]);
});

describe('a node whose resolver sends a zone to the cluster DNS', () => {
  const nodes = (key: string, zone: string): readonly string[] =>
    scanTexts({
      'dns.yaml': cluster(
        `${key} {\n    erratic\n}\n.:53 {\n    kubernetes cluster.local\n    forward . 192.0.2.53\n}\n`,
      ),
      '.loopgate.yaml': `version: 1\nclusters:\n  - name: prod\n    nodes:\n      - name: n\n        addresses: [192.0.2.10]\n        files: { /etc/resolv.conf: { inline: "nameserver 192.0.2.10" }, /etc/dnsmasq.conf: { inline: "no-resolv\\nno-hosts\\nserver=192.0.2.54\\nserver=/${zone}/10.96.0.10" } }\n`,
    }).said.filter((line) => /LG[13]/.test(line));
  test('for a template is sound', () => {
    expect(nodes('__DOMAIN__:53', 'corp.example')).toEqual([]);
  });
});
