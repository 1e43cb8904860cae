/** Who asks a server whose rules heed that: containers of one network, and nobody else's loopback. */
import { expect, test } from '@jest/globals';
import { scanTexts, withSubnets } from '../../support/scan-texts.ts';

const service = (name: string, networks: string): string => `  ${name}:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./${name}:/etc/coredns/Corefile"]
    networks: ${networks}
`;
/** A ring of two, where the second one heeds who asks it. */
const loops = (acl: string, first: string, second = '{lan: {ipv4_address: 172.18.2.11}}'): readonly string[] =>
  scanTexts({
    'compose.yaml': withSubnets(`services:\n${service('one', first)}${service('two', second)}`),
    one: '. {\n  forward . 172.18.2.11\n}\n',
    two: `. {\n  acl {\n    ${acl}\n  }\n  forward . 172.18.2.10\n}\n`,
  }).said.filter((line) => line.includes('LG101'));

const lan = '{lan: {ipv4_address: 172.18.2.10}}';
const certain = ['error LG101 one:2:13 always absent'];
const assumed = ['warning LG101 one:2:13 assumed absent'];

test('from its one address on the network of both', () => {
  expect(loops('block net 172.18.2.10', lan)).toEqual([]);
  expect(loops('block net 172.18.2.99', lan)).toEqual(certain);
  expect(loops('allow net 172.18.2.0/24\n    block', lan)).toEqual(certain);
});
test('from that in their network where it has others too', () => {
  const two = '{lan: {ipv4_address: 172.18.2.10}, more: {}}';
  expect(loops('block net 172.18.2.99', two)).toEqual(certain);
  expect(loops('block net 172.18.2.10', two)).toEqual([]);
});
test('not known where the other one is on another network', () => {
  expect(loops('block net 172.18.2.99', '{more: {ipv4_address: 172.18.2.10}}')).toEqual(assumed);
});
test('from one of the subnet where no address is stated', () => {
  const ring = (acl: string, first: string): readonly string[] => {
    const files = {
      'compose.yaml': `services:\n${service('one', first)}${service('two', '{lan: {ipv4_address: 172.18.2.11}}')}networks:
  lan: {ipam: {config: [{subnet: 172.18.2.0/24}]}}
  more: {ipam: {config: [{subnet: 172.18.3.0/24}]}}
  any: {}
`,
      one: '. {\n  forward . 172.18.2.11\n}\n',
      two: `. {\n  acl {\n    ${acl}\n  }\n  forward . one\n}\n`,
    };
    return scanTexts(files).said.filter((line) => line.includes('LG101'));
  };
  expect(ring('allow net 172.18.2.0/24\n    block', '{lan: {}}')).toEqual(certain);
  expect(ring('allow net 172.16.0.0/12\n    block', '{lan: {}}')).toEqual(certain);
  expect(ring('block net 172.18.2.0/24', '{lan: {}}')).toEqual([]);
  expect(ring('block net 172.18.3.0/24', '{lan: {}}')).toEqual(certain);
  expect(ring('block net 172.18.2.128/25', '{lan: {}}')).toEqual(assumed);
  expect(ring('block net 172.18.2.7', '{lan: {}}')).toEqual(assumed);
  expect(ring('block net fd00::/8', '{lan: {}}')).toEqual(certain);
});
test('of both families from the one of the address that it asks', () => {
  const both = '{lan: {ipv4_address: 172.18.2.10, ipv6_address: fd00::10}}';
  expect(loops('block net 172.18.2.99', both)).toEqual(certain);
  expect(loops('block net fd00::10', both)).toEqual(certain);
  expect(loops('block net 172.18.2.10', both)).toEqual([]);
});
test('never from the loopback of another', () => {
  // With another one there: from which of its addresses it asks is not known.
  const more = '{lan: {ipv4_address: 172.18.2.10, link_local_ips: [172.18.2.30]}}';
  expect(loops('block net 127.0.0.0/8', more)).toEqual(certain);
  expect(loops('block net 127.0.0.1 ::1', more)).toEqual(certain);
  expect(loops('block net 127.0.0.0/7', more)).toEqual(assumed);
  expect(loops('block net 127.0.0.1 10.0.0.0/8', more)).toEqual(assumed);
});
test('names whose asker gets no reply are distinguished from those that it may ask elsewhere', () => {
  const both = '{lan: {ipv4_address: 172.18.2.11}}';
  const said = scanTexts({
    'compose.yaml': withSubnets(`services:\n${service('one', lan)}${service('two', both)}`),
    one: '. {\n  forward . 172.18.2.10 172.18.2.11 {\n    max_fails 0\n  }\n}\n',
    two: 'prod.lan {\n  acl {\n    drop net 172.18.2.10\n  }\n  whoami\n}\na.lan {\n  forward x.a.lan 172.18.2.10\n}\n',
  }).said.filter((line) => line.includes('LG101'));
  expect(said).toEqual(['error LG101 one:2:13 always absent', 'error LG101 one:2:13 sometimes 0.5 absent']);
});
