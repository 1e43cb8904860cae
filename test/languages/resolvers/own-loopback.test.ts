/** dnsmasq 2.90 leaves out upstreams at addresses of its interfaces, and `lo` has 127.0.0.1 alone (src/network.c check_servers). */
import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../../support/scan-texts.ts';

const loopsOf = (options: readonly string[], beside = ''): readonly string[] =>
  scanTexts({
    'compose.yml': `services:\n  dns:\n    image: andyshinn/dnsmasq:2.83\n    command: [-k, --no-resolv, ${options.join(', ')}]\n${beside}`,
  }).report.findings.flatMap(({ code, certainty, names }) =>
    code === 'LG101' ? [`${certainty ?? ''}: ${names ?? ''}`] : [],
  );

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['another loopback address', ['--server=127.0.0.53'], ['always: every name']],
  [
    'it for one zone',
    ['--server=/example.org/127.0.0.2', '--server=9.9.9.9'],
    ['always: every name under example.org'],
  ],
  ['it beside an interface', ['--server=127.0.0.53', '--interface=eth0'], ['always: every name']],
  ['127.0.0.1', ['--server=127.0.0.1'], []],
  ['one that nothing is bound to', ['--server=127.0.0.53', '--bind-dynamic'], []],
  ['one that nothing hears', ['--server=127.0.0.53', '--bind-interfaces', '--listen-address=127.0.0.1'], []],
])('asking %s', (_, options, expected) => {
  expect(loopsOf(options)).toEqual(expected);
});

test('on the network of its machine something else may listen there', () => {
  expect(loopsOf(['--server=127.0.0.53'], '    network_mode: host\n')).toEqual(['assumed: every name']);
});

// SO_BINDTODEVICE: a query for another machine leaves on `lo`, and nobody hears it (src/network.c local_bind).
test.each([
  ['lo', 'assumed: every name'],
  ['eth0', 'always: every name'],
])('a server elsewhere is asked from %s', (from, expected) => {
  const at = (address: string): string => `    networks: { n: { ipv4_address: ${address} } }\n`;
  const others = `  other:\n    image: andyshinn/dnsmasq:2.83\n    command: [-k, --no-resolv, --server=10.50.0.10]\n${at('10.50.0.11')}`;
  const network = 'networks: { n: { ipam: { config: [{ subnet: 10.50.0.0/24 }] } } }\n';
  expect(loopsOf([`--server=10.50.0.11@${from}`], `${at('10.50.0.10')}${others}${network}`)).toEqual([expected]);
});

describe('a resolver of which only its file is shown', () => {
  const unbound = (to: string, more = ''): string =>
    `server:\n  interface: 127.0.0.1\n  do-not-query-localhost: no\n${more}forward-zone:\n  name: "."\n  forward-addr: ${to}\n`;
  const role = (text: string) => ({
    'site.yml': '- hosts: dns_servers\n  roles: [resolver]\n',
    'roles/resolver/tasks/main.yml':
      '- template: { src: unbound.conf.j2, dest: /etc/unbound/unbound.conf }\n- service: { name: unbound, state: restarted }\n',
    'roles/resolver/templates/unbound.conf.j2': text,
  });
  const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
    loudIn(files).filter((line) => line.includes('LG101'));
  test('loops over its own loopback, whoever asks it', () => {
    expect(loops({ 'unbound.conf': unbound('127.0.0.1') })).toEqual([expect.stringContaining('unbound.conf:6')]);
    expect(loops(role(unbound('127.0.0.1')))).toEqual([expect.stringContaining('unbound.conf.j2:6')]);
  });
  test.each([
    ['another port', unbound('127.0.0.1@5053')],
    ['another resolver there', unbound('127.0.0.53')],
    ['somebody outside', unbound('9.9.9.9')],
    ['its own port alone', unbound('127.0.0.1', '  port: 5353\n')],
  ])('loops not where it asks %s', (_, text) => {
    expect(loudIn({ 'unbound.conf': text })).toEqual([]);
    expect(loudIn(role(text))).toEqual([]);
  });
  test.each([
    ['listen-on { any; }; listen-on-v6 { none; };', ['LG101']],
    ['listen-on { 127.0.0.0/8; }; listen-on-v6 { none; };', ['LG101']],
    ['listen-on { ! 127.0.0.1; any; }; listen-on-v6 { none; };', []],
    ['listen-on port 53 { 192.168.1.0/24; }; listen-on-v6 { none; };', []],
    ['listen-on { none; }; listen-on-v6 { any; };', []],
  ])('is a server of its own if its list has the loopback: %s', (listeners, codes) => {
    const { findings } = scanTexts({
      'site.yml':
        '- hosts: dns_servers\n  tasks:\n    - copy: { src: named.conf, dest: /etc/bind/named.conf }\n    - service: { name: named, state: restarted }\n',
      'files/named.conf': `options { ${listeners} forwarders { 127.0.0.1; }; forward only; };\n`,
    }).report;
    expect(findings.map(({ code }) => code)).toEqual(codes);
  });
});
