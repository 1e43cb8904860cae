/** A CoreDNS that binds what its machine has not does not start (recorded: acceptance/keys#bind-unknown, #bind-foreign-address). */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const saidOf = (files: Files): readonly string[] =>
  scanTexts(files).report.findings.flatMap(({ code, certainty }) =>
    code === 'LG101' ? [certainty ?? ''] : code === 'LG401' ? ['refused'] : [],
  );

const container = (bind: string, networks: string): Files => ({
  'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./Corefile:/etc/coredns/Corefile:ro"]
    networks: { ${networks} }
networks:
  n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } }
  m: {}
`,
  Corefile: `.:53 {\n  bind ${bind}\n  forward . 10.77.0.2\n}\n`,
});

const pod = (bind: string, network: string): Files => ({
  'dns.yaml': [
    configMap(`.:53 {\n  bind ${bind}\n  forward . 10.96.0.10\n}`),
    deployment('1.14.7').replace('dnsPolicy: Default', `dnsPolicy: Default${network}`),
    SERVICE,
  ].join('---\n'),
});

describe('what CoreDNS binds', () => {
  const ONE = 'n: { ipv4_address: 10.77.0.2 }';
  test.each([
    ['eth0', ONE, 'always'],
    ['lo eth0', ONE, 'always'],
    ['10.77.0.2', ONE, 'always'],
    ['127.0.0.1 10.77.0.2', ONE, 'always'],
    ['0.0.0.0', ONE, 'always'],
    ['eth0 eth1', `${ONE}, m: {}`, 'always'],
    ['eth0', `${ONE}, m: {}`, 'assumed'],
    ['10.77.0.2', `${ONE}, m: {}`, 'always'],
    ['eth0 eth1', ONE, 'assumed'],
    ['ens3', ONE, 'assumed'],
    ['10.77.0.2 192.168.5.5', ONE, 'assumed'],
    // Recorded: "cannot serve dns://.:53 on 10.77.0.2 - it is already defined".
    ['eth0 10.77.0.2', ONE, 'refused'],
    ['eth0\n  bind 10.77.0.2', ONE, 'refused'],
    ['eth0\n  forward . 10.77.0.2\n}\n.:53 {\n  bind 10.77.0.2', ONE, 'refused'],
    ['10.77.0.2\n  forward . 10.77.0.2\n}\n.:53 {\n  bind eth0', ONE, 'refused'],
    ['eth0 10.77.0.2', `${ONE}, m: {}`, 'assumed'],
    ['eth0\n  forward . 10.77.0.2\n}\na.org:53 {\n  bind 10.77.0.2', ONE, 'always'],
    ['eth0\n  forward . 10.77.0.2\n}\n.:54 {\n  bind 10.77.0.2', ONE, 'always'],
    ['"*"', ONE, 'refused'],
    ['e*', ONE, 'refused'],
  ])('in a container: %s, of the networks %s', (bind, networks, expected) => {
    expect(saidOf(container(bind, networks))).toEqual([expected]);
  });

  const NODE = '\n      hostNetwork: true';
  test.each([
    ['eth0', '', 'always'],
    ['0.0.0.0', '', 'always'],
    ['ens3', '', 'assumed'],
    ['10.244.0.5', '', 'assumed'],
    ['e*', '', 'refused'],
    ['ens3', NODE, 'assumed'],
    ['192.0.2.10 10.96.0.10', NODE, 'assumed'],
    // Addresses of a dummy interface.
    ['169.254.20.10 10.96.0.10', NODE, 'always'],
  ])('in a pod: %s%s', (bind, network, expected) => {
    expect(saidOf(pod(bind, network))).toEqual([expected]);
  });
});

describe('what dnsmasq hears at (recorded: topology/dnsmasq-itself#wildcard-address)', () => {
  const ring = (line: string): Files => ({
    'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./Corefile:/etc/coredns/Corefile:ro"]
    networks: { n: { ipv4_address: 10.77.0.2 } }
  cache:
    image: example/dnsmasq:2.90
    entrypoint: [dnsmasq, -k, -C, /etc/dm/dnsmasq.conf]
    volumes: ["./dm:/etc/dm"]
    networks: { n: { ipv4_address: 10.77.0.3 } }
networks:
  n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } }
`,
    Corefile: '.:53 {\n  forward . 10.77.0.3\n}\n',
    'dm/dnsmasq.conf': `no-resolv\nno-hosts\nserver=10.77.0.2\n${line}\n`,
  });
  test.each<[string, readonly string[]]>([
    ['', ['always']],
    ['interface=eth0', ['always']],
    ['listen-address=10.77.0.3', ['always']],
    ['bind-interfaces\nlisten-address=0.0.0.0', ['always']],
    ['bind-interfaces', ['always']],
    ['listen-address=0.0.0.0\nlisten-address=10.77.0.3', ['always']],
    ['interface=eth1', ['assumed']],
    ['interface=nosuch', ['assumed']],
    ['interface=lo', []],
    ['listen-address=0.0.0.0', []],
    ['listen-address=::', []],
    ['bind-dynamic\nlisten-address=0.0.0.0', []],
  ])('%s', (line, expected) => {
    expect(saidOf(ring(line))).toEqual(expected);
  });
});

describe('where unbound listens (services/listen_dnsport.c; unbound 1.17: "could not open ports")', () => {
  const ring = (lines: string): Files => ({
    'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.15.0
    command: -conf /etc/coredns/Corefile
    volumes: ["./Corefile:/etc/coredns/Corefile:ro"]
    networks: { n: { ipv4_address: 10.77.0.2 } }
  cache:
    image: example/unbound:1.17
    entrypoint: [unbound, -d, -c, /etc/ub/unbound.conf]
    volumes: ["./ub:/etc/ub"]
    networks: { n: { ipv4_address: 10.77.0.3 } }
networks:
  n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } }
`,
    Corefile: '.:53 {\n  forward . 10.77.0.3\n}\n',
    'ub/unbound.conf': `server:
${lines}
  access-control: 0.0.0.0/0 allow
  module-config: "iterator"
forward-zone:
  name: "."
  forward-addr: 10.77.0.2
`,
  });
  test.each<[string, readonly string[]]>([
    ['  interface: 0.0.0.0', ['always']],
    ['  interface: 10.77.0.3', ['always']],
    ['  interface: 127.0.0.1\n  interface: 10.77.0.3@53', ['always']],
    ['  interface: 10.77.0.3\n  interface: 10.0.0.5\n  ip-freebind: yes', ['always']],
    ['  interface: 10.77.0.3\n  interface: 10.0.0.5', ['assumed']],
    ['  interface: 10.77.0.3\n  interface: 10.0.0.5%eth0', ['assumed']],
  ])('%s', (lines, expected) => {
    expect(saidOf(ring(lines))).toEqual(expected);
  });
});

/** Recorded by hand: the Recursor and dnsmasq with `bind-interfaces` end, the rest runs and is deaf. */
describe('an address of the configuration that the container has not', () => {
  const LAN = 'networks: { n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } } }';
  const service = (name: string, image: string, file: string, address: string): string => `  ${name}:
    image: ${image}
    volumes: ["./${name}:${file}:ro"]
    networks: { n: { ipv4_address: ${address} } }
`;
  const certainty = (image: string, file: string, text: string): readonly string[] =>
    saidOf({
      'compose.yaml': `services:\n${service('dns', 'coredns/coredns:1.15.0', '/Corefile', '10.77.0.2')}${service('other', image, file, '10.77.0.3')}${LAN}\n`,
      dns: '.:53 {\n  forward . 10.77.0.3\n}\n',
      other: text,
    });
  const dnsmasq = (lines: string): readonly string[] =>
    certainty('example/dnsmasq:2.90', '/etc/dnsmasq.conf', `no-resolv\nserver=10.77.0.2\n${lines}\n`);
  const recursor = (lines: string): readonly string[] =>
    certainty(
      'powerdns/pdns-recursor-48:4.8.8',
      '/etc/powerdns/recursor.conf',
      `forward-zones-recurse=.=10.77.0.2\nallow-from=10.0.0.0/8\n${lines}\n`,
    );
  const named = (list: string): readonly string[] =>
    certainty(
      'ubuntu/bind9:9.18',
      '/etc/bind/named.conf',
      `options { forwarders { 10.77.0.2; }; forward only; allow-recursion { any; }; listen-on { ${list} }; };\n`,
    );
  test.each([
    ['dnsmasq', dnsmasq('listen-address=10.77.0.3'), dnsmasq('listen-address=10.77.0.3\nlisten-address=10.77.0.9')],
    ['dnsmasq that binds', dnsmasq('bind-interfaces\nlisten-address=10.77.0.3'), undefined],
    [
      'the Recursor',
      recursor('local-address=10.77.0.3'),
      recursor('local-address=10.77.0.3, 10.77.0.9\nnon-local-bind=yes'),
    ],
    ['BIND', named('10.77.0.3;'), named('10.77.0.3; 10.77.0.9;')],
  ])('is no matter beside one that it has: %s', (_, own, beside) => {
    expect(own).toEqual(['always']);
    expect(beside ?? own).toEqual(['always']);
  });
  test.each([
    ['dnsmasq', dnsmasq('listen-address=10.77.0.9'), dnsmasq('listen-address=127.0.0.1,10.77.0.9')],
    ['dnsmasq that binds', dnsmasq('bind-interfaces\nlisten-address=10.77.0.3,10.77.0.9'), undefined],
    ['the Recursor', recursor('local-address=10.77.0.9'), recursor('local-address=0.0.0.0, 10.77.0.9')],
    ['BIND', named('10.77.0.9;'), named('127.0.0.1; 10.77.0.9;')],
  ])('is assumed, or nobody listens: %s', (_, other, beside) => {
    for (const one of [other, beside ?? other]) expect(one.filter((certain) => certain !== 'assumed')).toEqual([]);
  });
});
