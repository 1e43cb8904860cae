/** Guards whose probe comes round only by a reply from outside (recorded: guard/replies-that-lead-on). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const compose = `services:
  a:
    image: coredns/coredns:1.15.0
    command: ["-conf", "/Corefile"]
    volumes: ["./a:/Corefile"]
    networks: { n: { ipv4_address: 10.77.0.11 } }
  b:
    image: coredns/coredns:1.15.0
    command: ["-conf", "/Corefile"]
    volumes: ["./b:/Corefile"]
    networks: { n: { ipv4_address: 10.77.0.12 } }
  c:
    image: coredns/coredns:1.15.0
    command: ["-conf", "/Corefile"]
    volumes: ["./c:/Corefile"]
    networks: { n: { ipv4_address: 10.77.0.13 } }
networks:
  n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } }
`;
const b = '.:53 {\n    forward . 10.77.0.11\n}\n';
const c = '.:53 {\n    template ANY ANY {\n        rcode NOERROR\n    }\n}\n';
const TO_B = '    forward . 10.77.0.12\n';

test.each([
  ['next', `    forward . 198.51.100.53 {\n        next NXDOMAIN\n    }\n${TO_B}`, 'sometimes'],
  [
    'failover',
    '    forward . 198.51.100.53 10.77.0.12 {\n        policy sequential\n        failover NXDOMAIN\n    }\n',
    'sometimes',
  ],
  ['silence alone', '    forward . 198.51.100.53 10.77.0.12 {\n        policy sequential\n    }\n', 'blind'],
])('by %s', (_, forwards, guard) => {
  const { report } = scanTexts({ 'compose.yaml': compose, a: `.:53 {\n    loop\n${forwards}}\n`, b, c });
  expect(report.findings.filter(({ code }) => code === 'LG101').map((one) => one.guard)).toEqual([guard]);
});

const TO_RELAY =
  '.:53 {\n    loop\n    forward . 10.77.0.12 {\n        next NXDOMAIN\n    }\n    forward . 10.77.0.11\n}\n';

test.each([
  ['asks outside', 'forward . 198.51.100.53', 'sometimes'],
  ['asks either of two outside', 'forward . 198.51.100.53 198.51.100.54 {\nnext NXDOMAIN\n}', 'sometimes'],
  ['has a zone that is out of sight', 'file /etc/zones/root', 'sometimes'],
  ['asks outside, and then whoever answers', 'forward . 198.51.100.53 10.77.0.13 {\nfailover NXDOMAIN\n}', 'blind'],
])('through a server that %s', (_, plugin, guard) => {
  const { report } = scanTexts({ 'compose.yaml': compose, a: TO_RELAY, b: `.:53 {\n${plugin}\n}\n`, c });
  expect(report.findings.filter(({ code }) => code === 'LG101').map((one) => one.guard)).toEqual([guard]);
});

/** 1.15.0 sends no probe below 217 octets (2 of 2 starts live), and ends below 193. */
test.each([
  [7, 30, 'blind'],
  [3, 62, 'fatal'],
])('below a zone of %i labels of %i octets', (count, length, guard) => {
  const zone = Array.from({ length: count }, () => 'x'.repeat(length)).join('.');
  const a = `${zone}:53 {\n    loop\n    forward . 10.77.0.12\n}\n`;
  const { report } = scanTexts({ 'compose.yaml': compose, a, b, c });
  expect(report.findings.filter(({ code }) => code === 'LG101').map((one) => one.guard)).toEqual([guard]);
});
