/** `bind eth0` in a container of Compose: the address of its only network (core/dnsserver, plugin/bind/setup.go). */
import { expect, test } from '@jest/globals';
import { scanTexts, withSubnets } from '../../support/scan-texts.ts';

const loops = (networks: string): readonly string[] =>
  scanTexts({
    'compose.yaml': withSubnets(`services:
  dns:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./Corefile:/etc/coredns/Corefile"]
    networks: ${networks}
`),
    Corefile: '. {\n  bind 172.18.2.10\n  whoami\n}\nlan {\n  bind eth0\n  forward . 172.18.2.10\n}\n',
  }).said.filter((line) => line.includes('LG101'));

test('of one network it shares the listener of that address', () => {
  expect(loops('{dns: {ipv4_address: 172.18.2.10}}')).toEqual(['error LG101 Corefile:7:13 always absent']);
});
test('of several networks it may be another', () => {
  expect(loops('{a: {}, dns: {ipv4_address: 172.18.2.10}}')).toEqual([]);
});

const V6 = 'networks: {n: {ipam: {config: [{subnet: 10.50.0.0/24}, {subnet: "fd50::/64"}]}}}\n';
const at = (last: string): string => `networks: {n: {ipv4_address: 10.50.0.${last}, ipv6_address: "fd50::${last}"}}`;

test.each([
  ['10.50.0.0/24', '10.50.0.10', ['error LG101 Corefile:2:13 always fatal']],
  ['fd50::/64', '"fd50::10"', ['error LG101 Corefile:2:13 always fatal']],
  ['fd50::/64', '10.50.0.10', []],
  ['10.50.0.12/32', '10.50.0.10', []],
])('of both families it asks from the one of the address it asks: %s, %s', (allowed, asked, expected) => {
  const { said } = scanTexts({
    'compose.yaml': `services:
  u:
    image: mvance/unbound:1.17.1
    command: [unbound, -d, -c, /etc/unbound/unbound.conf]
    volumes: ["./unbound.conf:/etc/unbound/unbound.conf"]
    ${at('10')}
  c:
    image: coredns/coredns:1.15.0
    command: [-conf, /etc/coredns/Corefile]
    volumes: ["./Corefile:/etc/coredns/Corefile"]
    ${at('11')}
${V6}`,
    'unbound.conf': `server:
  interface: 0.0.0.0
  interface: ::0
  access-control: ${allowed} allow
  module-config: "iterator"
forward-zone:
  name: "."
  forward-addr: 10.50.0.11
`,
    Corefile: `.:53 {\n  forward . ${asked.replaceAll('"', '')}\n  loop\n}\n`,
  });
  expect(said.filter((line) => line.includes('LG101'))).toEqual(expected);
});

test('of both families `bind eth0` is either address', () => {
  const files = {
    'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./Corefile:/etc/coredns/Corefile"]
    ${at('10')}
${V6}`,
    Corefile: '. {\n  bind eth0\n  forward . fd50::10\n}\nlan {\n  bind eth0\n  forward . 10.50.0.10\n}\n',
  };
  expect(scanTexts(files).said.filter((line) => line.includes('LG101'))).toEqual([
    'error LG101 Corefile:3:13 always absent',
    'error LG101 Corefile:7:13 always absent',
  ]);
});
