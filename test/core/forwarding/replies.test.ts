/** `failover` and `next` where the model knows what an upstream replies (plugin/forward/forward.go ServeDNS). */
import { describe, expect, test } from '@jest/globals';
import { fate, loopsOf } from './read.ts';

const refusesMost = 'b.org {\n whoami\n}';
const namesNothing = '. {\n template IN ANY a.org {\n rcode NXDOMAIN\n }\n whoami\n}';

describe('failover', () => {
  const list = (to: string, policy: string) => `. {\n forward . ${to} {\n policy ${policy}\n failover REFUSED\n }\n}`;
  test('passes over an upstream that is known to refuse', () => {
    const files = [list('10.244.0.6 10.0.0.1', 'sequential'), refusesMost];
    expect(fate(files, 'x.example A')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate(files, 'x.b.org A')).toEqual(['always answered', 'sometimes leaves 10.0.0.1:53']);
  });
  test('so that what follows loops every time', () => {
    // What it does answer comes back only when it fails.
    expect(loopsOf([list('10.244.0.6 10.244.0.5', 'sequential'), refusesMost])).toEqual([
      'always example.org.',
      'sometimes www.b.org.',
    ]);
  });
  test('gives the one behind it a double turn under round_robin, and an equal chance under random', () => {
    const three = '10.244.0.6 10.0.0.1 10.0.0.2';
    expect(fate([list(three, 'round_robin'), refusesMost], 'x.example A')).toEqual([
      'sometimes leaves 0.333333 10.0.0.2:53',
      'sometimes leaves 0.666667 10.0.0.1:53',
    ]);
    expect(fate([list(three, 'random'), refusesMost], 'x.example A')).toEqual([
      'sometimes leaves 0.5 10.0.0.1:53',
      'sometimes leaves 0.5 10.0.0.2:53',
    ]);
  });
  test('takes the last reply where all are passed over', () => {
    const files = [list('10.244.0.6 10.244.0.7', 'sequential'), refusesMost, refusesMost];
    expect(fate(files, 'x.example A')).toEqual(['always fails REFUSED']);
  });
});

describe('next', () => {
  const entry = (code: string, then: string) =>
    `. {\n forward . 10.244.0.6 {\n next ${code}\n }\n forward . ${then}\n}`;
  test('goes on where the rcode is known, and only there', () => {
    const files = [entry('NXDOMAIN', '10.0.0.1'), namesNothing];
    expect(fate(files, 'x.a.org A')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate(files, 'x.example A')).toEqual(['always answered']);
  });
  test('loops for just the names that are passed on', () => {
    expect(loopsOf([entry('NXDOMAIN', '10.244.0.5'), namesNothing])).toEqual(['always www.a.org.']);
  });
  test('stays a possibility where nothing states the reply', () => {
    const files = ['. {\n forward . 10.0.0.2 {\n next NXDOMAIN\n }\n forward . 10.0.0.1\n}'];
    expect(fate(files, 'x.example A')).toEqual(['always leaves 10.0.0.2:53', 'sometimes leaves 10.0.0.1:53']);
  });
  test('counts an empty answer as NOERROR', () => {
    expect(fate([entry('NOERROR', '10.0.0.1'), namesNothing], 'x.example A')).toEqual(['always leaves 10.0.0.1:53']);
  });
  test('goes on with the share of upstreams that reply so', () => {
    const first = (then: string): string =>
      `. {\n forward . 10.244.0.6 10.0.0.1 {\n next REFUSED\n }\n forward . ${then}\n}`;
    expect(fate([first('10.0.0.2'), refusesMost], 'x.example A')).toEqual([
      'sometimes leaves 0.5 10.0.0.1:53',
      'sometimes leaves 0.5 10.0.0.2:53',
    ]);
    expect(loopsOf([first('10.244.0.5'), refusesMost])).toEqual(['sometimes 0.5 example.org.', 'sometimes www.b.org.']);
  });
  test('is only possible behind what is only possible', () => {
    const three =
      '. {\n forward . 10.0.0.1 {\n next REFUSED\n }\n forward . 10.0.0.2 10.0.0.3 {\n next REFUSED\n }\n forward . 10.0.0.4\n}';
    expect(fate([three], 'x.example A')).toEqual([
      'always leaves 10.0.0.1:53',
      'sometimes leaves 10.0.0.2:53',
      'sometimes leaves 10.0.0.3:53',
      'sometimes leaves 10.0.0.4:53',
    ]);
  });
  test('is about replies: an upstream where nothing listens gives none', () => {
    const dead = '. {\n forward . 10.244.0.5:99 {\n next REFUSED SERVFAIL\n }\n forward . 10.0.0.2\n}';
    expect(fate([dead], 'x.example A')).toEqual(['always fails SERVFAIL']);
  });
  test('does not go on to anything but forward', () => {
    const files = ['. {\n forward . 10.244.0.6 {\n next NXDOMAIN\n }\n grpc . 10.0.0.1\n}', namesNothing];
    expect(fate(files, 'x.a.org A')).toEqual(['always answered']);
  });
});

describe('the asker’s address, which acl heeds', () => {
  const listed = (net: string, to: string, bind = ''): string =>
    `. {\n ${bind}\n acl {\n block net ${net}\n }\n forward . ${to}\n}`;
  test.each([
    ['loopback', listed('127.0.0.0/8', '127.0.0.1'), []],
    ['loopback, of other addresses', listed('10.0.0.0/8', '127.0.0.1'), ['assumed example.org.']],
    ['loopback of IPv6', listed('::1/128', '[::1]:53'), []],
    ['an unspecified address', listed('127.0.0.1/32', '0.0.0.0'), []],
    ['an address that it listens at', listed('10.244.0.5/32', '10.244.0.5', 'bind 10.244.0.5'), []],
    [
      'loopback, by one of two blocks',
      '. {\n view v {\n expr type() == "TXT"\n }\n whoami\n}\n. {\n acl {\n block net 127.0.0.0/8\n }\n forward . 127.0.0.1\n}'.replaceAll(
        '"',
        "'",
      ),
      [],
    ],
    ['one of its own, where it binds none', listed('10.244.0.5/32', '10.244.0.5'), []],
  ])('%s', (_, corefile, loops) => {
    expect(loopsOf([corefile])).toEqual(loops);
  });
});

describe('a rewritten name', () => {
  const sent = (rule: string): readonly string[] =>
    fate([`. {\n rewrite ${rule}\n forward b.org 10.0.0.2\n forward . 10.0.0.1\n}`], 'x.a.org A');
  test.each([
    ['name regex (.*)\\.a\\.org {1}.b.org', 'always leaves 10.0.0.2:53'],
    ['name regex (y)?(.*)\\.a\\.org {1}{2}.b.org', 'always leaves 10.0.0.2:53'],
    ['name substring a. b.', 'always leaves 10.0.0.2:53'],
    ['name substring c. b.', 'always leaves 10.0.0.1:53'],
    ['name prefix x.a. b.', 'always leaves 10.0.0.2:53'],
    ['name suffix .a.org .b.org', 'always leaves 10.0.0.2:53'],
    ['name suffix a.org b.org', 'always leaves 10.0.0.2:53'],
    ['name exact a.org b.org', 'always leaves 10.0.0.1:53'],
    ['class IN CH', 'assumed leaves 10.0.0.1:53'],
  ])('by %s', (rule, expected) => {
    expect(sent(rule)).toEqual([expected]);
  });
});

test('a chain of failovers as long as one likes comes to an end', () => {
  const to = Array.from({ length: 15 }, (_, i) => `10.244.0.${5 + i}`).join(' ');
  const all = Array.from({ length: 15 }, () => `. {\n forward . ${to} {\n policy sequential\n failover REFUSED\n }\n}`);
  expect(loopsOf(all).length).toBeGreaterThan(0);
});

test.each([
  [65535, 'always answered'],
  [65536, 'always fails SERVFAIL'],
])('port %i', (port, expected) => {
  expect(fate([`. {\n forward . 10.244.0.6:${port}\n}`, '.:65535 {\n whoami\n}'], 'x.example A')).toEqual([expected]);
});

test('a rewrite to what is no name is a failure', () => {
  const file = '. {\n rewrite name substring x. .\n forward . 10.0.0.1\n}';
  expect(fate([file], 'x.example A')).toEqual(['always fails SERVFAIL']);
});
