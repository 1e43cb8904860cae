/** A Service and a published port lead on for the protocol that they state, which is TCP where none is stated. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const FORWARD = '.:53 {\n  forward . 10.96.0.10 {\n    max_fails 1\n  }\n}';
const OVER_TCP = FORWARD.replace('max_fails 1', 'force_tcp');
const loops = (files: Record<string, string>): readonly string[] =>
  scanTexts(files)
    .said.filter((line) => line.includes('LG101'))
    .map((line) => line.replace(/ \S+:\d+:\d+/, ''));
const withPorts = (ports: string, corefile: string, more = ''): readonly string[] =>
  loops({
    'dns.yaml': [
      configMap(corefile),
      deployment('1.14.7').replace('          image:', `${more}          image:`),
      SERVICE.replace('[{ port: 53, protocol: UDP }]', ports),
    ].join('---\n'),
  });

describe('a forward to the own Service', () => {
  test.each([
    ['[{ port: 53, protocol: UDP }]', FORWARD, ['error LG101 always absent']],
    ['[{ port: 53, protocol: UDP }]', OVER_TCP, ['warning LG101 assumed absent']],
    ['[{ port: 53, protocol: TCP }]', OVER_TCP, ['error LG101 always absent']],
    ['[{ port: 53, protocol: TCP }]', FORWARD, ['warning LG101 assumed absent']],
    ['[{ port: 53 }]', FORWARD, ['warning LG101 assumed absent']],
    ['[{ port: 53 }]', OVER_TCP, ['error LG101 always absent']],
    ['[{ name: a, port: 53, protocol: UDP }, { name: b, port: 53 }]', FORWARD, ['error LG101 always absent']],
    ['[{ name: a, port: 53, protocol: UDP }, { name: b, port: 53 }]', OVER_TCP, ['error LG101 always absent']],
  ])('%s, %j', (ports, corefile, expected) => {
    expect(withPorts(ports, corefile)).toEqual(expected);
  });

  test('two Services at one address, one for each protocol, lead on for both', () => {
    const tcp = SERVICE.replace('name: kube-dns', 'name: kube-dns-tcp').replace('UDP', 'TCP');
    for (const services of [
      [SERVICE, tcp],
      [tcp, SERVICE],
    ])
      for (const corefile of [FORWARD, OVER_TCP])
        expect(loops({ 'dns.yaml': [configMap(corefile), deployment('1.14.7'), ...services].join('---\n') })).toEqual([
          'error LG101 always absent',
        ]);
  });
});

describe('a port named by the Service', () => {
  test.each([
    ['UDP', ['error LG101 always absent']],
    ['TCP', []],
  ])('is that of its protocol: %s', (protocol, expected) => {
    const ports = `          ports: [{ containerPort: 1053, protocol: ${protocol === 'UDP' ? 'TCP' : 'UDP'}, name: dns }, { containerPort: 53, protocol: ${protocol}, name: dns }]\n`;
    expect(withPorts('[{ port: 53, protocol: UDP, targetPort: dns }]', FORWARD, ports)).toEqual(expected);
  });
});

describe('ports of one number with other targets', () => {
  const APART =
    '[{ name: a, port: 53, protocol: UDP, targetPort: 53 }, { name: b, port: 53, protocol: TCP, targetPort: 1053 }]';
  const both = `${FORWARD}\n.:1053 {\n  forward . 192.0.2.1\n}`;

  test.each([
    [both, ['error LG101 always absent']],
    [both.replace('max_fails 1', 'force_tcp'), []],
    [both.replace('.:53', '.:2053').replace('.:1053', '.:53').replace('.:2053', '.:1053'), []],
    [`${OVER_TCP.replace('.:53', '.:1053')}\n.:53 {\n  forward . 192.0.2.1\n}`, ['error LG101 always absent']],
  ])('are told apart: %j', (corefile, expected) => {
    expect(withPorts(APART, corefile)).toEqual(expected);
    const apart = APART.slice(1, -1)
      .split(/(?<=\}), /)
      .reverse()
      .join(', ');
    expect(withPorts(`[${apart}]`, corefile)).toEqual(expected);
  });

  test.each([
    [both, ['error LG101 always absent']],
    [both.replace('max_fails 1', 'force_tcp'), []],
  ])('are told apart on a node: %j', (corefile, expected) => {
    const ports =
      '          ports: [{ containerPort: 53, hostPort: 53, protocol: UDP }, { containerPort: 1053, hostPort: 53, protocol: TCP }]\n';
    const config = 'clusters: [{ name: c, nodes: [{ name: n, addresses: [192.0.2.9] }] }]\n';
    const files = {
      '.loopgate.yaml': config,
      'dns.yaml': [
        configMap(corefile.replace('10.96.0.10', '192.0.2.9')),
        deployment('1.14.7').replace('          image:', `${ports}          image:`),
      ].join('---\n'),
    };
    expect(loops(files)).toEqual(expected);
  });
});

describe('a port that Compose publishes', () => {
  const project = (ports: string, options: string): readonly string[] =>
    loops({
      'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.14.7
    command: -conf /Corefile
    volumes: ["./Corefile:/Corefile"]
    ports: ${ports}
`,
      Corefile: `.:53 {\n  forward . 192.0.2.5 {\n    ${options}\n  }\n}\n`,
    });

  test.each([
    ['["192.0.2.5:53:53"]', 'max_fails 1', undefined],
    ['["192.0.2.5:53:53"]', 'force_tcp', 'error'],
    ['["192.0.2.5:53:53/udp"]', 'max_fails 1', 'error'],
    ['["192.0.2.5:53:53/udp"]', 'force_tcp', undefined],
    ['["192.0.2.5:53:53/udp", "192.0.2.5:53:53/tcp"]', 'force_tcp', 'error'],
    ['[{ host_ip: 192.0.2.5, published: "53", target: 53 }]', 'max_fails 1', undefined],
    ['[{ host_ip: 192.0.2.5, published: "53", target: 53, protocol: udp }]', 'max_fails 1', 'error'],
  ])('%s, %s', (ports, options, severity) => {
    expect(project(ports, options).map((line) => line.split(' ')[0])).toEqual(severity === undefined ? [] : [severity]);
  });
});
