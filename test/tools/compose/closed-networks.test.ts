/** Networks of Docker that lead nowhere, or whose containers do not reach each other. */
import { describe, expect, test } from '@jest/globals';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { itemAt } from '../../../src/core/text/invariant.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const dns = (name: string, lines: string): string =>
  `  ${name}:\n    image: coredns/coredns:1.14.7\n    command: -conf /etc/coredns/Corefile\n    volumes: ["./${name}.conf:/etc/coredns/Corefile:ro"]\n    ${lines.replaceAll('\n', '\n    ')}\n`;

/** Services by name, with their lines and what they forward to, beside a network `n` with these options. */
function loopsOf(options: string, services: Readonly<Record<string, readonly [string, string]>>): readonly unknown[] {
  const names = Object.entries(services);
  const network = `{ ${options}ipam: { config: [{ subnet: 172.30.0.0/24 }] } }`;
  return scanTexts({
    'compose.yaml': `services:\n${names.map(([name, [lines]]) => dns(name, lines)).join('')}networks:\n  n: ${network}\n  m: {}\n`,
    ...Object.fromEntries(names.map(([name, [, to]]) => [`${name}.conf`, `.:53 {\n  forward . ${to}\n}\n`])),
  }).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty] : []));
}

const ICC = 'driver_opts: { com.docker.network.bridge.enable_icc: "false" }, ';
const INTERNAL = 'internal: true, ';
const at = (last: number): string => `networks: { n: { ipv4_address: 172.30.0.${last} } }`;

describe('containers that ask each other', () => {
  test.each([
    ['', ['always']],
    [INTERNAL, ['always']],
    [ICC.replace('false', 'true'), ['always']],
    [ICC, ['assumed']],
    [INTERNAL + ICC, []],
  ])('in a network with %j', (options, expected) => {
    expect(loopsOf(options, { one: [at(53), '172.30.0.54'], two: [at(54), '172.30.0.53'] })).toEqual(expected);
  });

  test.each([
    ['', ['always']],
    [ICC, ['assumed']],
  ])('by name, with %j', (options, expected) => {
    const lines = 'networks: [n]';
    expect(loopsOf(options, { one: [lines, 'two'], two: [lines, 'one'] })).toEqual(expected);
  });

  test.each([
    ['', ['always']],
    [INTERNAL, ['assumed']],
  ])('through a port of the host, with %j', (options, expected) => {
    const published = 'ports: ["192.0.2.10:53:53/udp"]\nnetworks: { n: { ipv4_address: 172.30.0.54 }, m: {} }';
    expect(loopsOf(options, { one: [at(53), '192.0.2.10'], two: [published, '172.30.0.53'] })).toEqual(expected);
  });
});

describe('a container that asks itself', () => {
  test.each([['', INTERNAL, ICC, INTERNAL + ICC]])('at its address, with %j', (options) => {
    expect(loopsOf(options, { one: [at(53), '172.30.0.53'] })).toEqual(['always']);
  });

  test.each([
    ['networks: [n]\nports: ["192.0.2.10:53:53/udp"]', '', ['always']],
    // Docker publishes nothing of these.
    ['networks: [n]\nports: ["192.0.2.10:53:53/udp"]', INTERNAL, []],
    ['network_mode: none\nports: ["192.0.2.10:53:53/udp"]', '', []],
  ])('at a port of the host: %j, %j', (lines, options, expected) => {
    expect(loopsOf(options, { one: [lines, '192.0.2.10'] })).toEqual(expected);
  });

  test('at the gateway of a network whose containers do not reach each other, by a proxy', () => {
    const lines = 'networks: [n]\nports: ["53:53/udp"]';
    expect(loopsOf('', { one: [lines, '172.30.0.1'] })).toEqual(['always']);
    expect(loopsOf(ICC, { one: [lines, '172.30.0.1'] })).toEqual(['assumed']);
  });
});

test('a container without a network asks nobody else', () => {
  expect(loopsOf('', { one: ['network_mode: none', '172.30.0.54'], two: [at(54), '172.30.0.54'] })).toEqual(['always']);
  expect(loopsOf('', { one: ['network_mode: none', '172.17.0.1'], two: ['network_mode: host', '9.9.9.9'] })).toEqual(
    [],
  );
});

/** Seen with 1.15.0, 1.14.7 and 1.11.3 without a default route: `connect: network is unreachable`, at once. */
describe('a container without a default route', () => {
  const first = (to: string): string => `${to} 172.30.0.54 {\n    policy sequential\n  }`;
  test.each([
    ['', '192.0.2.1', ['sometimes']],
    [INTERNAL, '192.0.2.1', ['always']],
    [INTERNAL, '[2001:db8::1]:53', ['always']],
    // What is on its network may answer.
    [INTERNAL, '172.30.0.9', ['sometimes']],
  ])('with %j, asks the next upstream after %s', (options, to, expected) => {
    expect(loopsOf(options, { one: [at(53), first(to)], two: [at(54), '172.30.0.53'] })).toEqual(expected);
  });

  test('of a subnet that is not stated reaches any private address', () => {
    const ends = (network: string, to: string, more = ''): readonly unknown[] => {
      const text = `services:\n${dns('a', `networks: [n${more}]`)}networks:\n  n: ${network}\n  m: {}\n`;
      const { graph } = itemAt(
        scanTexts({ 'compose.yaml': text, 'a.conf': `. {\n  forward . ${to}\n}\n` }).head.clusters,
        0,
      );
      return walk(graph, graph.sockets, 'x.example.', 'A').map(
        ({ certainty, disposition }) => `${certainty} ${disposition}`,
      );
    };
    expect(ends('{ internal: true }', '10.1.2.3')).toEqual(['always leaves']);
    expect(ends('{ internal: true }', '192.0.2.1')).toEqual(['always fails']);
    expect(ends('{ internal: true }', '192.0.2.1', ', m')).toEqual(['always leaves']);
    expect(ends('{ external: true }', '192.0.2.1')).toEqual(['always leaves']);
  });
});

test('of two that publish one port of the host Docker starts one', () => {
  const lines = (port: number): string => `networks: [n]\nports: ["192.0.2.10:${port}:53/udp"]`;
  const other = (port: number) => ({ one: [lines(53), '192.0.2.10'], two: [lines(port), '192.0.2.1'] }) as const;
  expect(loopsOf('', other(53))).toEqual(['assumed']);
  expect(loopsOf('', other(54))).toEqual(['always']);
});

test('an address of its network that no container has is of nobody outside', () => {
  const ends = (network: string, to: string, more = ''): readonly unknown[] => {
    const text = `services:\n${dns('a', 'networks: { n: { ipv4_address: 172.30.0.53 } }')}${more}networks:\n  n: ${network}\n`;
    const files = { 'compose.yaml': text, 'a.conf': `. {\n  forward . ${to}\n}\n` };
    const { graph } = itemAt(scanTexts(files).head.clusters, 0);
    return walk(graph, graph.sockets, 'x.example.', 'A').map(
      ({ disposition, because = '' }) => `${disposition} ${because}`,
    );
  };
  const subnet = '{ ipam: { config: [{ subnet: 172.30.0.0/24 }] } }';
  const open = (who: string): string =>
    `unknown whether ${who} or nobody has 172.30.0.9 in 172.30.0.0/24 is not stated`;
  expect(ends(subnet, '172.30.0.9')).toEqual([open('a container that is not shown')]);
  expect(ends(subnet, '172.30.0.9', '  web:\n    image: nginx\n    networks: [n]\n')).toEqual([open('web')]);
  expect(ends(subnet, '172.31.0.9')).toEqual(['leaves ']);
  expect(ends(subnet, '172.30.0.1')).toEqual(['leaves ']);
  expect(ends('{}', '172.30.0.9')).toEqual(['leaves ']);
  // Its subnet is that of machines.
  expect(ends(subnet.replace('{', '{ driver: macvlan, '), '172.30.0.9')).toEqual(['leaves ']);
  expect(ends(subnet.replace('{', '{ external: true, '), '172.30.0.9')).toEqual(['leaves ']);
});
