/** dnsmasq asks all of its servers at once over UDP alone (recorded: topology/from-rounds, all-servers-over-tcp). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const service = (name: string, image: string, file: string, address: string): string => `  ${name}:
    image: ${image}
    volumes: ["./${name}:${file}"]
    networks: {lan: {ipv4_address: ${address}}}
`;
const loops = (protocol: string): readonly string[] =>
  scanTexts({
    'compose.yaml': `services:\n${service('c', 'coredns/coredns:1.15.0', '/Corefile', '172.18.2.10')}${service('d', 'example/dnsmasq:2.90', '/etc/dnsmasq.conf', '172.18.2.11')}`,
    c: `. {\n  forward . 172.18.2.11 {\n    ${protocol}\n  }\n}\n`,
    d: 'no-resolv\nno-hosts\nall-servers\nserver=10.0.0.2\nserver=172.18.2.10\n',
  }).said.filter((line) => line.includes('LG101'));

test('a ring that only all-servers closes is certain over UDP, and an assumption over TCP', () => {
  expect(loops('prefer_udp')).toEqual(['error LG101 c:2:13 always absent']);
  expect(loops('force_tcp')).toEqual(['warning LG101 c:2:13 assumed absent']);
});
