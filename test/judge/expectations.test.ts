import { describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { inputOf, scanTexts } from '../support/scan-texts.ts';

const corefile = (blocks: string): string => blocks;
const ROOT = '.:53 {\n  forward . 192.0.2.53\n  loop\n}\n';
const STUB = 'corp.example.com:53 {\n  forward . 10.0.0.2 10.0.0.3\n  loop\n}\n';
const config = (entry: string): string => `version: 1\nexpectations:\n  - ${entry}\n`;
const LEAVES = config('{ names: corp.example.com, from: dns/Corefile, goes: leaves, to: [10.0.0.2, 10.0.0.3] }');

const scan = (blocks: string, settings: string, before?: string) =>
  scanTexts(
    { 'dns/Corefile': corefile(blocks), '.loopgate.yaml': settings },
    before === undefined ? undefined : { 'dns/Corefile': corefile(before), '.loopgate.yaml': settings },
  );

describe('expectation-broken', () => {
  test('an expectation that holds is silent', () => {
    expect(scan(ROOT + STUB, LEAVES).said).toEqual([]);
  });

  test('one that is broken stands at the line that sends the names elsewhere', () => {
    const { report, said } = scan(ROOT, LEAVES, ROOT + STUB);
    expect(said).toEqual(['error LG501 dns/Corefile:2:13 always']);
    const [broken] = report.findings;
    expect(broken?.status).toBe('new');
    expect(broken?.message).toBe(
      'Asked by dns/Corefile, corp.example.com and below leaves to 192.0.2.53:53, and is expected to leave to 10.0.0.2:53 or 10.0.0.3:53.',
    );
    expect(broken?.path.at(-1)?.at.file.path).toBe('.loopgate.yaml');
  });

  test('the changed line is reported, not the last', () => {
    const { said } = scan(ROOT + STUB.replace('10.0.0.2 ', '10.0.0.7 '), LEAVES, ROOT + STUB);
    expect(said).toEqual(['error LG501 dns/Corefile:6:13 sometimes 0.5']);
  });

  test('nor the line of a server behind it that stays as it was', () => {
    const behind = '.:53 {\n  bind 10.0.0.3\n  forward . 192.0.2.1\n  loop\n}\n';
    const files = (to: string): Record<string, string> => ({
      'a/Corefile': `.:53 {\n  forward . ${to}\n  loop\n}\n`,
      'b/Corefile': behind,
      '.loopgate.yaml': config('{ names: corp.example.com, from: a/Corefile, goes: leaves, to: [10.0.0.2] }'),
    });
    expect(scanTexts(files('10.0.0.3'), files('10.0.0.2')).said).toEqual(['error LG501 a/Corefile:2:13 always']);
  });

  test('of several pools of nodes each is held against its own way before', () => {
    const files = (to: string): Record<string, string> => ({
      Corefile: `.:53 {\n  bind 10.0.0.3\n  forward . ${to}\n  loop\n}\n`,
      '.loopgate.yaml': `${config('{ names: corp.example.com, from: nodes, goes: leaves, to: [192.0.2.1, 192.0.2.9] }')}clusters:
  - name: c
    nodes:
      - { name: a, files: { /etc/resolv.conf: { inline: "nameserver 192.0.2.9" } } }
      - { name: b, files: { /etc/resolv.conf: { inline: "nameserver 10.0.0.3" } } }
`,
    });
    const { said, report } = scanTexts(files('192.0.2.7'), files('192.0.2.1'));
    expect(said).toEqual(['error LG501 Corefile:3:13 always']);
    expect(report.findings[0]?.message).toContain('Asked by nodes of b, ');
  });

  const LEAVING = '.:53 {\n  forward . 192.0.2.53\n  loop\n}\n';
  const ANSWERING = '.:53 {\n  template ANY ANY {\n    rcode NOERROR\n  }\n}\n';
  const REFUSING = 'corp.example.com:53 {\n  acl {\n    block net *\n  }\n}\n';
  const SILENT = '.:53 {\n  forward . /etc/other.conf\n  loop\n}\n';
  const FAILING_OVER = '.:53 {\n  forward . 10.0.0.2 127.0.0.1 {\n    policy sequential\n  }\n}\n';
  test.each([
    [LEAVING, 'goes: answered', 'leaves to 192.0.2.53:53, and is expected to be answered.'],
    [LEAVING, 'goes: fails, reason: blocked', 'leaves to 192.0.2.53:53, and is expected to fail (blocked).'],
    [ANSWERING, 'goes: leaves', 'is answered by dns/Corefile, and is expected to leave.'],
    [REFUSING, 'goes: leaves', 'fails with REFUSED at dns/Corefile, and is expected to leave.'],
    [
      FAILING_OVER,
      'goes: not-loops',
      'comes back to dns/Corefile, which sent it when an upstream before fails, and is expected to end.',
    ],
  ])('says where names go and where they should: %j, %s', (blocks, goes, message) => {
    const { report } = scan(blocks, config(`{ names: corp.example.com, from: dns/Corefile, ${goes} }`));
    const [found] = report.findings.filter(({ code }) => code === 'LG501');
    expect(found?.message).toBe(`Asked by dns/Corefile, corp.example.com and below ${message}`);
    expect(found?.severity).toBe('error');
    expect(found?.advice).toContain('change the expectation');
  });

  test.each([
    ['goes: leaves', 'leaves'],
    ['goes: leaves, to: [10.0.0.2]', 'leaves to 10.0.0.2:53'],
    ['goes: answered', 'is answered'],
    ['goes: fails', 'fails'],
    ['goes: not-loops', 'does not loop'],
  ])('says what is not known: %s', (goes, words) => {
    const { report } = scan(SILENT, config(`{ names: corp.example.com, from: dns/Corefile, ${goes} }`));
    const [found] = report.findings.filter(({ code }) => code === 'LG501');
    expect(found?.message).toBe(
      `Whether corp.example.com and below, asked by dns/Corefile, ${words} is not known: what /etc/other.conf holds is not stated.`,
    );
    expect(found?.certainty).toBeUndefined();
    expect(found?.advice).toContain('State what is missing');
    expect(found?.path.at(-1)?.description).toBe(`the configuration expects that corp.example.com ${words}`);
  });

  test('what was broken before is existing', () => {
    expect(scan(`${ROOT}# later\n`, LEAVES, ROOT).said).toEqual(['existing error LG501 dns/Corefile:2:13 always']);
  });

  test('exact is about the name alone', () => {
    const below = `${ROOT + STUB}x.corp.example.com {\n  forward . 10.0.0.9\n  loop\n}\n`;
    expect(scan(below, LEAVES).said).toEqual(['error LG501 dns/Corefile:10:13 always']);
    expect(scan(below, LEAVES.replace('from:', 'exact: true, from:')).said).toEqual([]);
  });

  test('names of which nothing is known are a note that says what is missing', () => {
    const { report } = scan('.:53 {\n  forward . /etc/other.conf\n  loop\n}\n', LEAVES);
    const [found] = report.findings.filter(({ code }) => code === 'LG501');
    expect(found?.severity).toBe('note');
    expect(found?.message).toContain('/etc/other.conf');
  });

  test('a loop breaks the expectation that is the default', () => {
    const looping = '.:53 {\n  forward . 127.0.0.1\n}\n';
    const { said } = scan(looping, config('{ names: example.org, from: dns/Corefile }'));
    expect(said).toContain('error LG501 dns/Corefile:2:13 always');
  });

  test.each([
    [
      '{ names: corp.example.com, from: dns/Corefil }',
      '.loopgate.yaml:3:38: no DNS server is called "dns/Corefil"; did you mean "dns/Corefile"?',
    ],
    ['{ names: corp.example.com }', 'no cluster here shows any pods; name a DNS server: dns/Corefile'],
    ['{ names: "*.corp.example.com", from: dns/Corefile }', 'is a pattern; write the zone alone'],
    ['{ names: 10.0.0.2, from: dns/Corefile }', 'is an address; its name is "2.0.0.10.in-addr.arpa"'],
    ['{ names: 10.0.0.2, from: dns/Corefile }', '.loopgate.yaml:3:14'],
    ['{ names: corp.example.com:53, from: dns/Corefile }', 'is a name and a port; write "corp.example.com"'],
    ['{ names: https://corp.example.com/, from: dns/Corefile }', 'write "corp.example.com"'],
    ['{ names: bücher.example, from: dns/Corefile }', 'write "xn--bcher-kva.example"'],
    ['{ names: a..example, from: dns/Corefile }', 'is not a domain name'],
    ...['127.0.0.53', '0.0.0.0', '::1', '"[::]:5353"', '::ffff:127.0.0.1'].map((address): [string, string] => [
      `{ names: corp.example.com, from: dns/Corefile, goes: leaves, to: [10.0.0.2, "${address.replaceAll('"', '')}"] }`,
      'is the sending host itself, so nothing leaves to it',
    ]),
    ...['224.0.0.251', '255.255.255.255', 'ff02::fb'].map((address): [string, string] => [
      `{ names: corp.example.com, from: dns/Corefile, goes: leaves, to: ["${address}"] }`,
      'is not the address of a single server',
    ]),
    ['{ names: corp.example.com, from: dns/Corefile, to: [10.0.0.2] }', 'addresses belong to `goes: leaves`'],
    ['{ names: corp.example.com, from: dns/Corefile, goe: leaves }', 'did you mean "goes"'],
    ['{ names: corp.example.com, from: dns/Corefile, goes: leave }', 'goes'],
  ])('an expectation that means nothing is an error of the configuration: %s', (entry, message) => {
    expect(() => scan(ROOT, config(entry))).toThrow(message);
  });

  const OTHER = 'cluster.local:53 {\n  forward . 10.0.0.9\n  loop\n}\n';
  const corp = (more: string): string => config(`{ names: corp.example.org, from: dns/Corefile${more} }`);

  test.each(['', ', goes: leaves', ', goes: answered', ', goes: leaves, to: [10.0.0.2]', ', exact: true'])(
    'a zone that the server has no block for is none that can be expected of it%s',
    (more) => {
      expect(() => scan(STUB + OTHER, corp(more))).toThrow(
        '.loopgate.yaml:3:14: no server block of dns/Corefile takes corp.example.org: it is refused; did you mean "corp.example.com"?',
      );
    },
  );

  test('without a zone that is near, those that there are', () => {
    expect(() => scan(STUB + OTHER, config('{ names: payroll.test, from: dns/Corefile }'))).toThrow(
      'it is refused; there are blocks for cluster.local, corp.example.com',
    );
  });

  test.each([
    [STUB + OTHER, corp(', goes: fails')],
    [STUB + OTHER, config('{ names: ".", from: dns/Corefile }')],
    [STUB + OTHER, config('{ names: example.com, from: dns/Corefile, goes: leaves }')],
    [STUB + OTHER, config('{ names: nobody.here.corp.example.com, from: dns/Corefile, goes: leaves }')],
    [ROOT, corp(', goes: leaves')],
    [`{{ .Values.zone }}:53 {\n  forward . 10.0.0.9\n  loop\n}\n`, corp('')],
    [`${STUB}other.test {\n  forward . 10.0.0.9 {\n    nonsense\n  }\n}\n`, corp('')],
  ])('and nothing is wrong with what a server may be asked: %s %s', (blocks, settings) => {
    expect(() => scan(blocks, settings)).not.toThrow();
  });

  test('a block that the change takes away breaks the expectation, and makes it no wrong one', () => {
    const gone = corp(', goes: leaves').replace('example.org', 'example.com');
    expect(scan(OTHER, gone, STUB + OTHER).said).toEqual(['error LG501 dns/Corefile:1:1 always']);
  });

  test('addresses that are servers of the model are none that names leave to', () => {
    const first = 'example.org:53 {\n  bind 10.0.0.1\n  forward . 10.0.0.2\n  loop\n}\n';
    const second = 'example.org:53 {\n  bind 10.0.0.2\n  forward . 192.0.2.1\n  loop\n}\n';
    const files = (to: string, more = second): Record<string, string> => ({
      'a/Corefile': first,
      'b/Corefile': more,
      '.loopgate.yaml': config(`{ names: example.org, from: a/Corefile, goes: leaves, to: [${to}] }`),
    });
    expect(() => scanTexts(files('10.0.0.2'))).toThrow(
      '.loopgate.yaml:3:64: 10.0.0.2:53 is b/Corefile here (the address of b/Corefile), so nothing leaves to it; name a server outside',
    );
    expect(scanTexts(files('192.0.2.1')).said).toEqual([]);
    // The change that puts a server there breaks what was expected.
    const before = files('10.0.0.2', second.replaceAll('10.0.0.2', '10.0.0.7'));
    expect(scanTexts(files('10.0.0.2'), before).said).toEqual(['error LG501 b/Corefile:3:13 always']);
  });

  test('who is outside of what is scanned is no unknown server', () => {
    const files = { 'dns/Corefile': ROOT, '.loopgate.yaml': config('{ names: example.org, from: other/Corefile }') };
    const input = inputOf(files);
    expect(() => check(input)).toThrow('no DNS server is called "other/Corefile"');
    const { report } = check({ ...input, tree: { ...input.tree, only: ['dns'] } });
    expect(report.findings).toEqual([]);
    expect(report.notices.map(({ message }) => message)).toEqual([
      'What is expected of example.org is not checked: other/Corefile is not in what is scanned.',
    ]);
    expect(() => check({ ...input, tree: { ...input.tree, only: ['dns', ''] } })).toThrow('is called');
  });

  test('a server that the change renames with its expectation is nothing the base policy could refuse', () => {
    const settings = (from: string): string => config(`{ names: example.org, from: ${from} }`);
    const checked = scanTexts(
      { 'new/Corefile': ROOT, '.loopgate.yaml': settings('new/Corefile') },
      { 'old/Corefile': ROOT, '.loopgate.yaml': settings('old/Corefile') },
    );
    expect(checked.said).toEqual([]);
  });
});
