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
