import { describe, expect, test } from '@jest/globals';
import type { ServerBlock } from '../../../src/core/facts/server-config.ts';
import type { AnswerStep, ForwardStep } from '../../../src/core/facts/steps.ts';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readUnbound, unbound } from '../../../src/languages/unbound/index.ts';
import { openText, said } from '../open-yaml.ts';

function blocks(...texts: readonly string[]): readonly ServerBlock[] {
  return readUnbound(texts.map((text, i) => wholeFile({ path: `${i}.conf`, text }))).value.blocks;
}
function routes(text: string): readonly string[] {
  return (blocks(text)[0]?.steps ?? []).flatMap((step) => {
    if (step.kind !== 'forward') return [];
    const to = step.to.map(({ value }) =>
      value.kind === 'endpoint' ? `${value.address}@${value.port}` : value.kind === 'host' ? value.name : value.kind,
    );
    return [`${step.from} ${to.join(' ')}`];
  });
}
/** Its rules: those for DS, or those for other types. */
function rules(text: string, plugin: string, forDs = false): readonly string[] {
  const step = blocks(text)[0]?.steps.find((one): one is AnswerStep => one.kind === 'answer' && one.plugin === plugin);
  const found = (step?.rules ?? []).filter((rule) => (rule.types?.join() === 'DS') === forDs);
  return found.map((rule) => {
    const names =
      rule.names.kind === 'within'
        ? rule.names.zones.join()
        : rule.names.kind === 'exactly'
          ? `=${rule.names.names.join()}`
          : rule.names.kind;
    return `${names} ${rule.effect}`;
  });
}
const NO_DEFAULTS = 'server:\n  local-zone-default: no\n';

describe('where names go', () => {
  test.each([
    ['forward-zone:\n  name: "."\n  forward-addr: 10.96.0.10', ['. 10.96.0.10@53']],
    [
      'forward-zone:\n  name: corp.lan\n  forward-addr: 10.0.0.1@5353\n  forward-addr: 10.0.0.2',
      ['corp.lan. 10.0.0.1@5353 10.0.0.2@53'],
    ],
    [
      'forward-zone:\n  name: "."\n  forward-tls-upstream: yes\n  forward-addr: 1.1.1.1@853#cloudflare-dns.com\n  forward-addr: 9.9.9.9',
      ['. 1.1.1.1@853 9.9.9.9@853'],
    ],
    ['stub-zone:\n  name: "corp.lan"\n  stub-addr: 10.0.0.1', ['corp.lan. 10.0.0.1@53']],
    ['forward-zone:\n  name: a.lan\n  forward-host: dns.lan', ['a.lan. dns.lan.']],
    ['forward-zone:\n  name: "." # all\n  # forward-addr: 10.0.0.9\n  forward-addr: 10.0.0.1 # one', ['. 10.0.0.1@53']],
    [
      'forward-zone:\n  name: a.lan\n  forward-addr: 10.0.0.1\nforward-zone:\n  name: a.lan\n  forward-addr: 10.0.0.2',
      ['a.lan. 10.0.0.2@53'],
    ],
    ['forward-zone:\n  forward-addr: 10.0.0.1', []],
    ['server:\n  verbosity: 1', []],
  ])('%j', (text, expected) => expect(routes(text)).toEqual(expected));
  test('of a stub zone that is primed the servers are those that it lists', () => {
    const [block] = blocks('stub-zone:\n  name: a.lan\n  stub-addr: 10.0.0.1\n  stub-prime: yes\n');
    const steps = (block?.steps ?? []).flatMap((one) => (one.kind === 'forward' ? one.to : []));
    expect(steps.map(({ value }) => value.kind)).toEqual(['unresolved']);
  });
  test('places lead to the address and to the clause', () => {
    const step = blocks('forward-zone:\n  name: "."\n  forward-addr: 10.96.0.10@53\n')[0]?.steps.find(
      (one): one is ForwardStep => one.kind === 'forward',
    );
    expect(said(step?.to[0]?.at)).toBe('10.96.0.10@53');
    expect(said(step?.at)).toBe('forward-zone:');
    expect(step).toMatchObject({ merges: true, longestFromWins: true, policy: 'unordered' });
  });
  test('a stub zone is asked for no recursion', () => {
    const text =
      'stub-zone:\n  name: a.lan\n  stub-addr: 10.0.0.1\nforward-zone:\n  name: b.lan\n  forward-addr: 10.0.0.1\n';
    const steps = (blocks(text)[0]?.steps ?? []).filter((one): one is ForwardStep => one.kind === 'forward');
    expect(steps.map((one) => [one.from, one.asksWithoutRecursion, one.unlessRecursive])).toEqual([
      ['a.lan.', true, 'REFUSED'],
      ['b.lan.', undefined, 'REFUSED'],
    ]);
  });
  test('loopback upstreams are not asked, and a zone left without any fails', () => {
    const text =
      'forward-zone:\n  name: corp.lan\n  forward-addr: 127.0.0.1@5353\nforward-zone:\n  name: in.corp.lan\n  forward-addr: 10.0.0.1\n';
    expect(routes(text)).toEqual(['in.corp.lan. 10.0.0.1@53']);
    expect(rules(text, 'forward-zone')).toEqual(['in.corp.lan. pass', 'corp.lan. servfail']);
    expect(routes(`server:\n  do-not-query-localhost: no\n${text}`)).toEqual([
      'corp.lan. 127.0.0.1@5353',
      'in.corp.lan. 10.0.0.1@53',
    ]);
  });
  test('forward-first and stub-first fall back on the enclosing zone, and on the root servers', () => {
    const zone = (name: string, to: string, first: string): string =>
      `${first}-zone:\n  name: ${name}\n  ${first}-addr: ${to}\n  ${first}-first: yes\n`;
    const text = `${zone('.', '10.0.0.1', 'forward')}${zone('lan', '127.0.0.1', 'forward')}${zone('corp.lan', '10.0.0.2', 'stub')}`;
    expect(routes(text)).toEqual(['corp.lan. 10.0.0.2@53', '. 10.0.0.1@53']);
    const forwards = blocks(text)[0]?.steps.filter((one) => one.kind === 'forward');
    expect(forwards?.map((one) => one.fallsBack)).toEqual(['above', 'above']);
    expect(rules(text, 'forward-zone')).toEqual([]);
    expect(rules(text, 'iterator')).toEqual(['any answer']);
  });
  test('do-not-query-address', () => {
    expect(
      routes(
        'server:\n  do-not-query-address: 10.0.0.1\nforward-zone:\n  name: "."\n  forward-addr: 10.0.0.1\n  forward-addr: 10.0.0.2\n',
      ),
    ).toEqual(['. 10.0.0.2@53']);
    const networks = 'server:\n  do-not-query-address: 10.0.0.0/24\n  do-not-query-address: fd00::/16\n';
    const zone =
      'forward-zone:\n  name: "."\n  forward-addr: 10.0.0.1\n  forward-addr: 10.0.1.1\n  forward-addr: FD00::1\n';
    expect(routes(networks + zone)).toEqual(['. 10.0.1.1@53']);
  });
  test('without a forward-zone for the root other names are looked up from the root on', () => {
    expect(rules(NO_DEFAULTS, 'iterator')).toEqual(['any answer']);
    expect(rules('forward-zone:\n  name: "."\n  forward-addr: 10.0.0.1\n', 'iterator')).toEqual([]);
  });
});

describe('what it answers itself', () => {
  test('the default zones, unless they are taken away', () => {
    expect(rules('', 'local-zone')).toEqual(
      expect.arrayContaining(['localhost. answer', 'test. answer', '10.in-addr.arpa. answer']),
    );
    const lan = rules('server:\n  unblock-lan-zones: yes\n', 'local-zone');
    expect(lan).toContain('test. answer');
    expect(lan).not.toContain('10.in-addr.arpa. answer');
    expect(rules('server:\n  local-zone: "10.in-addr.arpa." nodefault\n', 'local-zone')).not.toContain(
      '10.in-addr.arpa. answer',
    );
    expect(rules(NO_DEFAULTS, 'local-zone')).toEqual([]);
  });
  test.each([
    ['local-zone: "ads.lan" always_nxdomain', 'ads.lan. answer'],
    ['local-zone: "ads.lan." refuse', 'ads.lan. refuse'],
    ['local-zone: ads.lan deny', 'ads.lan. drop'],
    ['local-zone: "corp.lan." transparent', 'corp.lan. pass'],
    ['local-data: "nas.lan A 10.0.0.9"', '=nas.lan. answer'],
  ])('%s: %s', (line, expected) => expect(rules(`${NO_DEFAULTS}  ${line}\n`, 'local-zone')).toEqual([expected]));
  test('the DS of a zone is looked for above it', () => {
    const text = `${NO_DEFAULTS}  local-zone: "lan." refuse\n  local-zone: "corp.lan." static\n  local-data: "a.test. A 10.0.0.1"\n`;
    expect(rules(text, 'local-zone', true)).toEqual(['=a.test. maybe', '=corp.lan. refuse', '=lan. pass']);
    const forwards = 'forward-zone:\n  name: lan\nforward-zone:\n  name: corp.lan\n  forward-addr: 10.0.0.1\n';
    expect(rules(forwards, 'forward-zone', true)).toEqual(['=corp.lan. servfail', '=lan. pass']);
  });
  test('the deepest zone decides, data before zones', () => {
    const text = `${NO_DEFAULTS}  local-zone: "lan." static\n  local-zone: "corp.lan." transparent\n  local-data: "a.lan. A 10.0.0.1"\n`;
    expect(rules(text, 'local-zone')).toEqual(['=a.lan. answer', 'corp.lan. pass', 'lan. answer']);
  });
});

describe('where it listens', () => {
  test('the loopback by default', () => {
    expect(blocks('')[0]?.bind.map((one) => one.value)).toEqual([
      { kind: 'address', address: '127.0.0.1' },
      { kind: 'address', address: '::1' },
    ]);
  });
  test('interfaces with ports of their own make blocks of their own', () => {
    const found = blocks('server:\n  interface: 10.0.0.5\n  interface: 10.0.0.5@5353\n  interface: eth0\n  port: 54\n');
    expect(found.map((one) => [one.keys[0]?.port, one.bind.map((bind) => said(bind.at))])).toEqual([
      [54, ['10.0.0.5', 'eth0']],
      [5353, ['10.0.0.5@5353']],
    ]);
  });
});
test('a file that others include may begin inside server:', () => {
  expect(blocks('interface: 0.0.0.0\n')[0]?.bind.map((one) => one.value)).toEqual([
    { kind: 'address', address: '0.0.0.0', ownFamilyOnly: true },
  ]);
});
test('included files and odd addresses are remarked', () => {
  const { notices } = readUnbound([
    wholeFile({ path: 'f', text: 'include: "/x/*.conf"\nforward-zone:\n  name: "."\n  forward-addr: dns.lan\n' }),
  ]);
  expect(notices.map((notice) => said(notice.at))).toEqual(['include: "/x/*.conf"', 'dns.lan']);
});
test('a clause that answers in ways of its own is remarked', () => {
  const { notices } = readUnbound([wholeFile({ path: 'f', text: 'auth-zone:\n  name: a.lan\nremote-control:\n' })]);
  expect(notices.map((notice) => said(notice.at))).toEqual(['auth-zone:']);
});
test.each([
  ':',
  'server',
  'server:\nserver:',
  '"',
  'forward-zone:\n name:',
  'server:\n  local-zone:',
  'server:\n  interface:',
  'x: "y',
  '#',
])('nothing throws for %j', (text) => {
  expect(blocks(text)).toHaveLength(1);
});

test.each([
  ['etc/unbound/unbound.conf', 'node-file'],
  ['x/etc/unbound/unbound.conf.d/k8s.conf', 'node-file'],
  ['docker/unbound.conf', 'config-text'],
])('%s: %s', (path, kind) => {
  expect(unbound.recognises(openText('server:\n', path))).toBe(true);
  expect(unbound.read(openText('server:\n', path)).value).toMatchObject([{ kind }]);
});

test('a network that is filled in elsewhere may hold the asker', () => {
  const text = 'server:\n  access-control: @PODS@ allow\nforward-zone:\n  name: .\n  forward-addr: 10.0.0.1\n';
  const [access] = readUnbound([wholeFile({ path: 'unbound.conf', text })]).value.blocks[0]?.steps ?? [];
  expect(access?.kind === 'answer' ? access.rules.some((rule) => rule.perhaps?.holds.includes('@PODS@')) : false).toBe(
    true,
  );
});

/** Recorded with unbound-checkconf 1.17.1. */
describe('the built-in zone of localhost redirects', () => {
  const faults = (...lines: readonly string[]): readonly string[] =>
    readUnbound([
      wholeFile({ path: 'f', text: `server:\n${lines.map((line) => `  ${line}\n`).join('')}` }),
    ]).notices.map(({ message }) => message);
  const BELOW = 'local-data: "MyApp.localhost. A 127.0.0.1"';
  test.each([
    ['below it', [BELOW]],
    ['below it, beside a deeper zone', ['local-zone: "a.localhost." transparent', BELOW]],
    ['below it, in a zone above', ['local-zone: "." static', BELOW]],
    ['an alias beside its address', ['local-data: "localhost. CNAME a.example."']],
  ])('so that the server may not start with data %s', (_, lines) => {
    expect(faults(...lines)).toEqual([expect.stringContaining('cannot be in a zone that redirects')]);
  });
  test.each([
    ['at its top', ['local-data: "localhost. A 127.0.0.2"', 'local-data: "localhost. TXT x"']],
    ['in a deeper zone', ['local-zone: "myapp.localhost." static', BELOW]],
    ['where it is taken away', ['local-zone: "localhost." nodefault', BELOW]],
    ['where another is written', ['local-zone: "localhost" static', BELOW]],
    ['elsewhere', ['local-data: "myapp.local. A 127.0.0.1"']],
  ])('and starts with data %s', (_, lines) => {
    expect(faults(...lines)).toEqual([]);
  });
});
