/** What hangs on the transport of a question on its way (recorded: topology/over-tcp; topology/from-rounds, all-servers-over-tcp). */
import { expect, test } from '@jest/globals';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { inWords } from '../../../src/core/text/assumption.ts';
import { scanTexts, withSubnets } from '../../support/scan-texts.ts';
import { graphOfWorld, service as published, server, to } from './world.ts';

const service = (name: string, image: string, file: string, address: string): string => `  ${name}:
    image: ${image}
    volumes: ["./${name}:${file}"]
    networks: {lan: {ipv4_address: ${address}}}
`;
const loops = (protocol: string): readonly string[] =>
  scanTexts({
    'compose.yaml': withSubnets(
      `services:\n${service('c', 'coredns/coredns:1.15.0', '/Corefile', '172.18.2.10')}${service('d', 'example/dnsmasq:2.90', '/etc/dnsmasq.conf', '172.18.2.11')}`,
    ),
    c: `. {\n  forward . 172.18.2.11 {\n    ${protocol}\n  }\n}\n`,
    d: 'no-resolv\nno-hosts\nall-servers\nserver=10.0.0.2\nserver=172.18.2.10\n',
  }).said.filter((line) => line.includes('LG101'));

test('a ring that only all-servers closes is certain over UDP, and an assumption over TCP', () => {
  expect(loops('prefer_udp')).toEqual(['error LG101 c:2:13 always absent']);
  expect(loops('force_tcp')).toEqual(['warning LG101 c:2:13 assumed absent']);
});

test('a view of UDP closes a ring for certain, one of TCP where clients ask over TCP, and the guard sees the first alone', () => {
  const ring = (expression: string): readonly string[] =>
    scanTexts({
      Corefile: `. {\n  view v {\n    expr ${expression}\n  }\n  loop\n  forward . 127.0.0.1\n}\n. {\n  forward . 192.0.2.53\n}\n`,
    }).said.filter((line) => line.includes('LG1'));
  expect(ring("proto() == 'udp'")).toEqual(['error LG101 Corefile:6:13 always fatal']);
  expect(ring("proto() == 'tcp'")).toEqual(['warning LG101 Corefile:6:13 assumed blind']);
  expect(ring("proto() != 'tcp' and class() == 'CH'")).toEqual([]);
});

test('what a stanza sends over TCP is taken by the view of TCP for certain', () => {
  const view = (protocol: string): string => `  view v {\n    expr proto() == '${protocol}'\n  }\n`;
  const ring = (protocol: string): readonly string[] =>
    scanTexts({
      Corefile: `a.org:53 {\n  forward . 127.0.0.1:54 {\n    force_tcp\n  }\n}\n.:54 {\n${view(protocol)}  forward . 127.0.0.1:53\n}\n`,
    }).said.filter((line) => line.includes('LG101'));
  expect(ring('tcp')).toEqual(['error LG101 Corefile:2:13 always absent']);
  expect(ring('udp')).toEqual([]);
});

/** A ring of `a`, behind a Service of one protocol or both, and `b`: what the simulation and the walk from each say of it. */
function ringOf(a: string, b: string, protocol?: 'UDP' | 'TCP'): readonly string[] {
  const stanza = (text: string): string => `. {\n forward . ${text}\n}`;
  const graph = graphOfWorld({
    servers: [server('a', 'pod:a', stanza(a)), server('b', 'pod:b', stanza(b))],
    published: [
      published('10.96.0.11', [to('a')], protocol === undefined ? {} : { protocol }),
      published('10.96.0.53', [to('b')]),
    ],
  });
  const loops = simulate(graph).loops.map(
    ({ certainty, assumptions }) => `${certainty} ${inWords(assumptions).join()}`,
  );
  const walked = graph.sockets.flatMap((socket) => walk(graph, socket, 'x.example.', 'A'));
  return [...loops, ...walked.map(({ disposition, certainty }) => `${disposition} ${certainty}`)].map((one) =>
    one.trim(),
  );
}
const [toB, toA, tcp] = ['10.96.0.53', '10.96.0.11', ' {\n force_tcp\n }'];
const taking = (one: string, other: string): string =>
  `assumed Service at 10.96.0.11, which states ${one} alone, takes ${other} too`;

test.each([
  ['a Service of UDP alone', toB + tcp, toA, 'UDP', [taking('UDP', 'TCP'), 'loops assumed', 'loops assumed']],
  ['of both', toB + tcp, toA, undefined, ['always', 'loops always', 'loops always']],
  ['UDP again', toB + tcp, `${toA} {\n prefer_udp\n }`, 'UDP', ['always', 'loops always', 'loops always']],
  ['over UDP all the way', toB, toA, 'UDP', ['always', 'loops always', 'loops always']],
  ['of TCP alone, asked over UDP', toB, toA, 'TCP', [taking('TCP', 'UDP'), 'loops assumed', 'loops assumed']],
  ['of TCP alone, asked by force_tcp', toB + tcp, toA, 'TCP', ['always', 'loops always', 'loops assumed']],
] as const)('what came over TCP goes on over TCP: %s', (_, a, b, protocol, expected) => {
  expect(ringOf(a, b, protocol)).toEqual(expected);
});
