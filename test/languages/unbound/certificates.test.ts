/** Whose certificates unbound takes. Played with unbound 1.17.1 (test/conformance: topology/encrypted). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const loopsOf = (server: string, address: string, tls = ''): readonly string[] =>
  scanTexts({
    'docker-compose.yml': `services:
  unbound:
    image: example/unbound:1.17.1
    volumes: ["./unbound.conf:/etc/unbound/unbound.conf", "./cert.pem:/etc/unbound/cert.pem"]
    networks: { lan: { ipv4_address: 172.30.0.10 } }
  coredns:
    image: coredns/coredns:1.15.0
    command: [-conf, /etc/coredns/Corefile]
    volumes: ["./Corefile:/etc/coredns/Corefile", "./cert.pem:/cert.pem", "./key.pem:/key.pem"]
    networks: { lan: { ipv4_address: 172.30.0.11 } }
networks:
  lan:
    ipam: { config: [{ subnet: 172.30.0.0/24 }] }
`,
    'unbound.conf': `server:
  interface: 0.0.0.0
  access-control: 0.0.0.0/0 allow
  module-config: iterator
  ${server}
forward-zone:
  name: "."
  forward-tls-upstream: yes
  forward-addr: ${address}
`,
    'cert.pem': '-----BEGIN CERTIFICATE-----\nx\n',
    'key.pem': '-----BEGIN PRIVATE KEY-----\nx\n',
    Corefile: `tls://. {\n    tls /cert.pem /key.pem${tls}\n    forward . 172.30.0.10\n}\n`,
  }).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty ?? ''] : []));

test.each<readonly [string, string, readonly string[]]>([
  ['', '172.30.0.11@853', ['always']],
  ['', '172.30.0.11@853#x', []],
  ['tls-cert-bundle: /etc/unbound/cert.pem', '172.30.0.11@853#x', ['assumed']],
  ['tls-cert-bundle: /etc/unbound/cert.pem', '172.30.0.11@853', ['assumed']],
  ['tls-cert-bundle: /etc/ssl/certs/ca-certificates.crt', '172.30.0.11@853#x', ['assumed']],
  ['tls-system-cert: yes', '172.30.0.11@853#x', ['assumed']],
])('%j %j', (server, address, expected) => expect(loopsOf(server, address)).toEqual(expected));

test('it shows none of its own', () => {
  const wanted = ' {\n        client_auth require\n    }';
  expect(loopsOf('', '172.30.0.11@853', wanted)).toEqual([]);
});
