/** LG101: what the sentence says of types, zones, bounds and failover, and how severe that is. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile, kubelet, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const block = (keys: string, ...lines: readonly string[]): string =>
  `${keys} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const ITSELF = 'forward . 127.0.0.1';
const acl = (...lines: readonly string[]): string => `acl {\n${lines.map((line) => `        ${line}\n`).join('')}    }`;
const only = (...types: readonly string[]): string =>
  acl(...types.map((type) => `allow type ${type} net *`), 'block net *');
const but = (...types: readonly string[]): string => acl(...types.map((type) => `block type ${type} net *`));
const loopOf = (files: Readonly<Record<string, string>>, base?: Readonly<Record<string, string>>) => {
  const found = scanTexts(files, base).report.findings.filter(({ code }) => code === 'LG101');
  expect(found).toHaveLength(1);
  return found[0];
};

describe('types that come back', () => {
  test.each([
    [block('.', only('A', 'AAAA', 'MX'), ITSELF), 'A, AAAA and MX questions for every name', 'error'],
    [block('.', only('A'), ITSELF), 'A questions for every name', 'error'],
    [block('.', only('DS', 'A'), ITSELF), 'A and DS questions for every name', 'error'],
    [block('.', only('DS', 'HINFO'), ITSELF), 'DS and HINFO questions for every name', 'note'],
    [block('.', but('A', 'AAAA'), ITSELF), 'questions of types other than A and AAAA for every name', 'error'],
    [block('a.test', but('PTR'), ITSELF), 'questions of types other than PTR for names under a.test', 'error'],
    // Of addresses that are written as names nobody asks anything else.
    [
      block('in-addr.arpa', but('PTR'), ITSELF),
      'questions of types other than PTR for names under in-addr.arpa',
      'note',
    ],
  ])('%j: %s, %s', (Corefile, names, severity) => {
    expect(loopOf({ Corefile })).toMatchObject({ names, severity });
  });

  test('are no more than before where only a line beside them changes', () => {
    const text = (line: string): string => block('.', only('HINFO'), line, ITSELF);
    expect(loopOf({ Corefile: text('errors') }, { Corefile: text('# none') })).toMatchObject({ status: 'existing' });
  });

  test('are more where ordinary ones come to uncommon ones', () => {
    const [before, after] = [block('.', only('HINFO'), ITSELF), block('.', only('A'), ITSELF)];
    expect(loopOf({ Corefile: after }, { Corefile: before })).toMatchObject({ status: 'new' });
  });
});

test.each([
  ['ab', 'So do the queries of zone b.test.'],
  ['abcdef', 'So do the queries of zones b.test, c.test, d.test, e.test, f.test.'],
  ['abcdefgh', 'So do the queries of zones b.test, c.test, d.test, e.test, f.test and 2 more.'],
])('zones %s that come back by one address are one finding', (zones, words) => {
  const found = loopOf({ Corefile: [...zones].map((zone) => block(`${zone}.test`, ITSELF)).join('') });
  expect(found?.message).toContain(words);
  expect(found?.path.filter(({ also }) => also === true)).toHaveLength(zones.length - 1);
});

describe('a bound on queries in flight', () => {
  const bounded = (to: string, count: number): string => `forward . ${to} {\n        max_concurrent ${count}\n    }`;
  test('is what ends them', () => {
    const { message } = loopOf({ Corefile: block('.', bounded('127.0.0.1', 7)) }) ?? {};
    expect(message).toContain('comes back and is forwarded again, until max_concurrent 7 refuses it.');
    expect(message).toContain('one such query uses up all 7.');
  });
  test.each([
    [7, 9],
    [9, 7],
  ])('the narrower of %i and %i', (first, second) => {
    const files = {
      'a/Corefile': block('.', 'bind 10.0.0.1', bounded('10.0.0.2', first)),
      'b/Corefile': block('.', 'bind 10.0.0.2', bounded('10.0.0.1', second)),
    };
    const { message } = loopOf(files) ?? {};
    expect(message).toContain('until max_concurrent 7 refuses it.');
    expect(message).toContain(
      'a/Corefile forwards every name to 10.0.0.2:53; that is b/Corefile, which forwards to 10.0.0.1:53, which is a/Corefile again:',
    );
  });
});

test.each([
  [
    ['forward . 192.0.2.1 {\n        next NXDOMAIN REFUSED\n    }', ITSELF],
    'when the forward before it is answered NXDOMAIN or REFUSED.',
  ],
  // What it says itself is of the ones behind it.
  [
    [
      'forward . 192.0.2.1 {\n        next NXDOMAIN\n    }',
      `${ITSELF} {\n        next REFUSED\n    }`,
      'forward . 192.0.2.2',
    ],
    'when the forward before it is answered NXDOMAIN.',
  ],
  [['forward . 192.0.2.1 {\n        next NOERROR\n    }', ITSELF], 'when the forward before it is answered NOERROR.'],
  [
    ['forward . 192.0.2.1 127.0.0.1 {\n        policy sequential\n        failover NXDOMAIN\n    }'],
    'when the upstreams before 127.0.0.1:53 give no answer or answer NXDOMAIN.',
  ],
  [
    ['forward . 192.0.2.1 127.0.0.1 {\n        policy sequential\n    }'],
    'when the upstreams before 127.0.0.1:53 give no answer.',
  ],
])('what has to happen first is said: %j', (lines, words) => {
  const found = loopOf({ Corefile: block('.', ...lines) });
  expect(found?.message).toContain(`such queries come back ${words}`);
  expect(found?.severity).toBe('warning');
});

test('what has to happen first is said of the server that it happens to', () => {
  const found = loopOf({
    'a/Corefile': block('.', 'bind 10.0.0.1', 'forward . 10.0.0.2'),
    'b/Corefile': block('.', 'bind 10.0.0.2', 'forward . 192.0.2.1 10.0.0.1 {\n policy sequential\n }'),
  });
  expect(found?.message).toContain('such queries come back when the upstreams before 10.0.0.1:53 give no answer.');
});

describe('a guard whose probe another server refuses', () => {
  const outer = { 'b/Corefile': block('b.test', 'bind 10.0.0.2', 'whoami') };
  const back = { 'c/Corefile': block('.', 'bind 10.0.0.3', 'forward . 10.0.0.1') };
  const verdictOf = (...lines: readonly string[]): string | undefined =>
    loopOf({ 'a/Corefile': block('a.test', 'bind 10.0.0.1', 'loop', ...lines), ...outer, ...back })?.guard;
  test.each([
    ['fatal', 'the next upstream', ['forward . 10.0.0.2 10.0.0.3 {\n policy sequential\n failover REFUSED\n }']],
    ['fatal', 'one of the others', ['forward . 10.0.0.2 10.0.0.3 {\n failover REFUSED\n }']],
    ['fatal', 'the next forward', ['forward . 10.0.0.2 {\n next REFUSED\n }', 'forward . 10.0.0.3']],
    ['blind', 'nobody', ['forward . 10.0.0.2 10.0.0.3 {\n policy sequential\n }']],
  ])('is %s where %s is asked then', (verdict, _, lines) => {
    expect(verdictOf(...lines)).toBe(verdict);
  });
});

test('two loops through the same blocks, of which one is surer, are two findings', () => {
  const first = block('.', 'bind 10.0.0.1', 'forward . 10.0.0.2 10.0.0.9 {\n next REFUSED\n }', 'forward . 10.0.0.1');
  const { report } = scanTexts({ 'a/Corefile': first, 'b/Corefile': block('b.org', 'bind 10.0.0.2', 'whoami') });
  const found = report.findings.filter(({ code }) => code === 'LG101');
  expect(found.map(({ names, probability }) => [names, probability])).toEqual([
    ['every name outside b.org', 0.5],
    ['every name under b.org', undefined],
  ]);
  expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});

test.each([
  ['/etc/resolv.conf', 'Set resolvConf of the kubelet (k.yaml:3) to a file without loopback addresses'],
  ['/opt/own.conf', 'Take 127.0.0.1 out of .loopgate.yaml:'],
])('the smallest change is at the kubelet only where it takes the usual file: %s', (file, advice) => {
  const found = loopOf({
    'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
    'k.yaml': `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${file}\n`,
    '.loopgate.yaml': nodes(`files:\n  ${file}: { inline: "nameserver 127.0.0.1" }`),
  });
  expect(found?.advice).toContain(advice);
});

test('the address of a Service whose name is forwarded to is not to be taken out of it', () => {
  const manifest = coreDns({
    corefile: corefile('forward . kube-dns.kube-system.svc.cluster.local'),
    dnsPolicy: 'ClusterFirst',
    image: 'registry.k8s.io/coredns/coredns:v1.14.7',
  });
  const found = loopOf({ 'dns.yaml': manifest, 'k.yaml': kubelet('') });
  expect(found?.advice).toMatch(/^Forward to resolvers that do not lead back to \S+ instead of 10\.96\.0\.10:53\.$/);
});

test('a server is said to forward what it is asked for, and not what a rewrite behind it takes', () => {
  const found = loopOf({
    'a/Corefile': block('.', 'bind 10.0.0.1', 'forward c.org 10.0.0.2'),
    'b/Corefile': block('.', 'bind 10.0.0.2', 'rewrite name suffix .d.org .c.org', 'forward . 10.0.0.1'),
  });
  expect(found?.message).toContain(' forwards every name under c.org to 10.0.0.2:53;');
  expect(found?.names).toBe('every name under c.org and every name under d.org');
});

/** Started with the other up, 1.15.0 and 1.14.7 end where named (judged live, 5 starts). */
test.each([
  ['.', 'zoo', 'compose/Service/b will not start: its log says', 'zone "zoo."'],
  ['zoo', '.', 'CoreDNS will not start: its log says', 'zone "zoo."'],
])('the server and the zone whose guard ends it are named: zone %s, forward %s', (zone, from, ...words) => {
  const service = (name: string, address: string): string =>
    `  ${name}:\n    image: coredns/coredns:1.15.0\n    command: ["-conf", "/Corefile"]\n    volumes: ["./${name}:/Corefile"]\n    networks: { n: { ipv4_address: ${address} } }\n`;
  const compose = `services:\n${service('a', '10.77.0.11')}${service('b', '10.77.0.12')}networks:\n  n: { ipam: { config: [{ subnet: 10.77.0.0/24 }] } }\n`;
  const b = 'zoo {\n    forward . 10.77.0.11\n    loop\n}\n';
  const { report } = scanTexts({
    'compose.yaml': compose,
    a: `${zone} {\n    forward ${from} 10.77.0.12\n    loop\n}\n`,
    b,
  });
  const messages = report.findings.filter(({ code }) => code === 'LG101').map(({ message }) => message);
  expect(messages).toHaveLength(1);
  for (const word of words) expect(messages[0]).toContain(word);
});
