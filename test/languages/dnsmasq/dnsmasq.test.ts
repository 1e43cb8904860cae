import { describe, expect, test } from '@jest/globals';
import type { ServerBlock } from '../../../src/core/facts/server-config.ts';
import type { AnswerStep, ForwardStep, Upstream } from '../../../src/core/facts/steps.ts';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { dnsmasq, readDnsmasq } from '../../../src/languages/dnsmasq/index.ts';
import { openText, said } from '../open-yaml.ts';

/** With no hosts file beside it. */
function block(...texts: readonly string[]): ServerBlock | undefined {
  return readDnsmasq([...texts, 'no-hosts\n'].map((text, i) => wholeFile({ path: `${i}.conf`, text }))).value.blocks[0];
}
function forwards(text: string): readonly ForwardStep[] {
  return (block(text)?.steps ?? []).filter((step): step is ForwardStep => step.kind === 'forward');
}
function spelled(to: Upstream): string {
  return to.kind === 'endpoint'
    ? `${to.address}#${to.port}`
    : to.kind === 'resolver-file'
      ? to.path
      : to.kind === 'host'
        ? to.name
        : to.kind;
}
function routes(text: string): readonly (readonly [string, readonly string[]])[] {
  return forwards(text).map((step) => [step.from, step.to.map((one) => spelled(one.value))] as const);
}
function rules(text: string): readonly string[] {
  // The last step of all refuses what nobody is left for.
  const answers = (block(text)?.steps ?? []).filter((step): step is AnswerStep => step.kind === 'answer').slice(0, -1);
  return answers
    .flatMap((answer) => answer.rules)
    .map((rule) => {
      const names =
        rule.names.kind === 'within'
          ? rule.names.zones.join()
          : rule.names.kind === 'exactly'
            ? `=${rule.names.names.join()}`
            : rule.names.kind;
      return `${names} ${rule.types?.join() ?? '*'} ${rule.effect}`;
    });
}

test.each([
  ['server=/*.a.org/10.0.0.2', ['below a.org.', '.']],
  ['server=/*.a.org/10.0.0.2\nserver=/a.org/10.0.0.3', ['below a.org.', 'a.org.', '.']],
  ['server=/.a.org/10.0.0.2', ['a.org.', '.']],
  ['local=/*.a.org/', ['.']],
])('%j: a wildcard leaves out the zone itself', (text, expected) => {
  const steps = forwards(`${text}\nno-resolv\nserver=10.0.0.1`);
  expect(steps.map((step) => `${step.takes === undefined ? '' : `${step.takes} `}${step.from}`)).toEqual(expected);
});

describe('where names go', () => {
  test.each([
    ['', [['.', ['/etc/resolv.conf']]]],
    ['no-resolv', []],
    ['no-resolv\nserver=10.0.0.1', [['.', ['10.0.0.1#53']]]],
    ['server=10.0.0.1#5353', [['.', ['10.0.0.1#5353', '/etc/resolv.conf']]]],
    ['resolv-file=/run/x', [['.', ['/run/x']]]],
    [
      'no-resolv\nserver=/corp.test/10.0.0.1\nserver=/corp.test/10.0.0.2',
      [['corp.test.', ['10.0.0.1#53', '10.0.0.2#53']]],
    ],
    [
      'no-resolv\nserver=/a.test/b.test/10.0.0.1@eth0',
      [
        ['a.test.', ['10.0.0.1#53']],
        ['b.test.', ['10.0.0.1#53']],
      ],
    ],
    ['no-resolv\nserver=10.0.0.1\nserver=/in.test/#', [['.', ['10.0.0.1#53']]]],
    ['no-resolv\nserver=fd00::1', [['.', ['fd00::1#53']]]],
    ['no-resolv\nserver=/#/10.0.0.1', [['.', ['10.0.0.1#53']]]],
    ['no-resolv\nserver=dns.test', [['.', ['dns.test.']]]],
    ['no-resolv # said\n#server=10.9.9.9\nserver = 10.0.0.1 # office', [['.', ['10.0.0.1#53']]]],
    ['no-resolv\nserver=//10.0.0.1', [['.', ['10.0.0.1#53']]]],
    [
      'no-resolv\nrev-server=10.244.0.0/15,10.0.0.1#54',
      [
        ['244.10.in-addr.arpa.', ['10.0.0.1#54']],
        ['245.10.in-addr.arpa.', ['10.0.0.1#54']],
      ],
    ],
    ['no-resolv\nrev-server=10.1.2.3,10.0.0.1', [['3.2.1.10.in-addr.arpa.', ['10.0.0.1#53']]]],
    ['port=0', []],
  ])('%j', (text, expected) => expect(routes(text)).toEqual(expected));
  test('the longest zone wins, own addresses are never asked, questions are merged', () => {
    const [step] = forwards('no-resolv\nserver=10.96.0.10');
    expect(step).toMatchObject({ longestFromWins: true, ignoresOwnAddresses: true, merges: true, policy: 'unordered' });
    expect(said(step?.to[0]?.at)).toBe('10.96.0.10');
    expect(said(step?.at)).toBe('server=10.96.0.10');
  });
  test.each([
    ['strict-order', 'sequential'],
    ['all-servers', 'parallel'],
  ])('%s: %s', (line, policy) => expect(forwards(line)[0]?.policy).toBe(policy));
  test.each([
    ['2.90', 'sequential', '10.0.0.1'],
    ['2.86', 'sequential', '10.0.0.1'],
    // src/option.c puts each new server in front of the others there.
    ['2.85', 'sequential', '10.0.0.2'],
    ['latest', 'sequential', '10.0.0.1'],
    [undefined, 'sequential', '10.0.0.1'],
  ])('strict-order of two servers in %s: %s, %s first', (version, policy, address) => {
    const text = 'no-resolv\nstrict-order\nserver=10.0.0.1\nserver=10.0.0.2\n';
    const steps = readDnsmasq([wholeFile({ path: 'f', text })], undefined, version).value.blocks[0]?.steps ?? [];
    expect(steps.find((step) => step.kind === 'forward')).toMatchObject({
      policy,
      to: [{ value: { address } }, {}],
    });
  });
  test.each([
    ['no-resolv\nstrict-order\nserver=10.0.0.1\nserver=10.0.0.2\n', 'latest', /2\.86 or later/],
    ['no-resolv\nstrict-order\nserver=10.0.0.1\nserver=10.0.0.2\n', '2.90', undefined],
    ['no-resolv\nstrict-order\nserver=10.0.0.1\n', 'latest', undefined],
    ['no-resolv\nserver=10.0.0.1\nserver=10.0.0.2\n', 'latest', undefined],
  ])('what is assumed of the order in %j of %s', (text, version, assumed) => {
    const steps = readDnsmasq([wholeFile({ path: 'f', text })], undefined, version).value.blocks[0]?.steps ?? [];
    const order = steps.find((step) => step.kind === 'forward')?.assumedOrder;
    if (assumed === undefined) expect(order).toBeUndefined();
    else expect(order).toMatch(assumed);
  });
  test('dns-forward-max', () => {
    expect(forwards('server=10.0.0.1')[0]?.maxConcurrent).toBe(150);
    expect(forwards('dns-forward-max=20\nserver=10.0.0.1')[0]?.maxConcurrent).toBe(20);
  });
  test('a wildcard that begins within a label takes whatever ends so', () => {
    expect(forwards('no-resolv\nserver=/*a.org/10.0.0.1')).toMatchObject([{ from: 'a.org.', takes: 'endings' }]);
    expect(forwards('no-resolv\nserver=/*.a.org/10.0.0.1')).toMatchObject([{ from: 'a.org.', takes: 'below' }]);
  });
});

test('dns-loop-detect: a way back is not certain', () => {
  expect(forwards('no-resolv\ndns-loop-detect\nserver=10.0.0.1')).toMatchObject([{ detectsLoops: true }]);
  expect(forwards('no-resolv\nserver=10.0.0.1')[0]).not.toHaveProperty('detectsLoops');
});

describe('what it answers itself', () => {
  test.each([
    ['local=/lan.test/', ['lan.test. * answer']],
    ['server=/lan.test/', ['lan.test. * answer']],
    ['address=/ads.test/0.0.0.0', ['ads.test. A,ANY answer', 'ads.test. * maybe']],
    ['address=/ads.test/::1', ['ads.test. AAAA,ANY answer', 'ads.test. * maybe']],
    ['address=/ads.test/#', ['ads.test. A,AAAA,ANY answer', 'ads.test. * maybe']],
    ['address=/ads.test/\nserver=/ads.test/10.0.0.1', ['ads.test. * pass']],
    ['server=//10.0.0.1', ['single-label * pass']],
    [
      'server=//10.0.0.1\ndomain-needed\naddress=/#/',
      ['single-label A,AAAA,ANY answer', 'single-label * pass', '. * answer'],
    ],
    ['address=/ads.test/', ['ads.test. * answer']],
    ['address=/#/10.0.0.9\naddress=/#/::1', ['. A,ANY answer', '. AAAA,ANY answer', '. * maybe', '. * maybe']],
    ['host-record=nas.test,10.0.0.9', ['=9.0.0.10.in-addr.arpa. PTR,ANY answer', '=nas.test. A,ANY answer']],
    ['host-record=nas.test', []],
    [
      'host-record=nas.test,n.test,10.0.0.9,fd00::9,60',
      [
        `=9.${'0.'.repeat(29)}d.f.ip6.arpa. PTR,ANY answer`,
        '=9.0.0.10.in-addr.arpa. PTR,ANY answer',
        '=nas.test. A,AAAA,ANY answer',
        '=n.test. A,AAAA,ANY answer',
      ],
    ],
    [
      'filter-AAAA\nhost-record=nas.test,10.0.0.9',
      ['=9.0.0.10.in-addr.arpa. PTR,ANY answer', '=nas.test. A,AAAA,ANY answer'],
    ],
    ['filter-A\nhost-record=nas.test,10.0.0.9', ['=9.0.0.10.in-addr.arpa. PTR,ANY answer', '=nas.test. A,ANY answer']],
    ['cname=a.test,b.test,nas.test,60', ['=a.test. * answer', '=b.test. * answer']],
    ['domain-needed', ['single-label A,AAAA,ANY answer']],
    [
      'domain-needed\nserver=/test/10.0.0.1\nserver=/corp.test/10.0.0.2',
      ['corp.test. * pass', '=test. A,AAAA,ANY answer', 'test. * pass', 'single-label A,AAAA,ANY answer'],
    ],
    ['domain-needed\nlocal=/test/', ['test. * answer', 'single-label A,AAAA,ANY answer']],
    ['local=//', ['single-label * pass']],
    ['rev-server=10.1.0.0/16', ['1.10.in-addr.arpa. * answer']],
    ['local=/test/\nserver=/corp.test/10.0.0.1', ['corp.test. * pass', 'test. * answer']],
    ['server=/test/10.0.0.1\nlocal=/lan.test/', ['lan.test. * answer', 'test. * pass']],
  ])('%j', (text, expected) => expect(rules(text)).toEqual(expected));
  test('bogus-priv answers for pointers of private addresses that no zone takes', () => {
    const found = rules('bogus-priv\nserver=/1.10.in-addr.arpa/10.0.0.1');
    expect(found[0]).toBe('1.10.in-addr.arpa. * pass');
    expect(found.slice(1).map((rule) => rule.replace(/^.* PTR/, 'PTR'))).toEqual([
      'PTR,ANY pass',
      'PTR,ANY answer',
      'PTR,ANY answer',
    ]);
  });
});

test('addresses, interfaces and the port', () => {
  const one = block('listen-address=127.0.0.1,10.0.0.5\ninterface=eth0\nport=5353\n');
  expect(one?.bind.map((bind) => bind.value)).toEqual([
    { kind: 'address', address: '127.0.0.1' },
    { kind: 'address', address: '10.0.0.5' },
    { kind: 'interface', name: 'eth0' },
    { kind: 'interface', name: 'lo', anyAddress: true },
  ]);
  expect(said(one?.bind[1]?.at)).toBe('10.0.0.5');
  expect(one?.keys).toMatchObject([{ zone: '.', port: 5353, transport: 'dns' }]);
  expect(block('')?.bind).toEqual([]);
});
test('files add up in order', () => {
  expect(block('no-resolv\n', 'server=10.0.0.1\n')?.steps).toMatchObject([
    { kind: 'forward', to: [{ value: { address: '10.0.0.1' } }] },
    { kind: 'answer', rules: [{ names: { kind: 'any' }, effect: 'refuse' }] },
  ]);
});
test('included files and odd servers are remarked', () => {
  const { notices } = readDnsmasq([
    wholeFile({
      path: 'f',
      text: 'conf-file=/x\nserver=/a/not ok\nconstructor=1\nrev-server=x/y,10.0.0.1',
    }),
  ]);
  expect(notices.map((notice) => said(notice.at))).toEqual(['conf-file=/x', 'not ok', 'rev-server=x/y,10.0.0.1']);
});
test.each([
  '=',
  '=x',
  'server=',
  'rev-server=',
  'rev-server=10.0.0.0/',
  'rev-server=/8,',
  'server=/',
  'server=//',
  'address=/',
  '/',
  'server=#',
  'port=x',
  'server=/a',
])('nothing throws for %j', (text) => {
  expect(readDnsmasq([wholeFile({ path: 'f', text })]).value.errors).toEqual([]);
});

test.each([
  ['overlay/etc/dnsmasq.conf', 'node-file'],
  ['etc/dnsmasq.d/k8s.conf', 'node-file'],
  ['etc/NetworkManager/dnsmasq.d/k8s.conf', 'node-file'],
  ['docker/dnsmasq.conf', 'config-text'],
])('%s: %s', (path, kind) => {
  expect(dnsmasq.recognises(openText('no-resolv\n', path))).toBe(true);
  expect(dnsmasq.read(openText('no-resolv\n', path)).value).toMatchObject([{ kind }]);
});

test('options that hold a record answer its type of its name', () => {
  const text = 'mx-host=a.org,mail.a.org\ntxt-record=b.org,words\nserver=10.0.0.1\n';
  const source = wholeFile({ path: 'dnsmasq.conf', text });
  const steps = readDnsmasq([source]).value.blocks[0]?.steps ?? [];
  const rules = steps.flatMap((step) => (step.kind === 'answer' ? step.rules : []));
  expect(rules).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        names: { kind: 'exactly', names: ['a.org.'] },
        types: ['MX', 'ANY'],
        effect: 'answer',
      }),
      expect.objectContaining({
        names: { kind: 'exactly', names: ['b.org.'] },
        types: ['TXT', 'ANY'],
        effect: 'answer',
      }),
    ]),
  );
});

test.each([
  ['no-resolv\nserver=10.0.0.1\n', ['= miss-passes', '= miss-passes']],
  ['no-resolv\nno-hosts\nserver=10.0.0.1\n', []],
])('what the hosts file of a machine holds is not known: %j', (text, expected) => {
  const steps = readDnsmasq([wholeFile({ path: 'f', text })]).value.blocks[0]?.steps ?? [];
  const rules = steps.flatMap((step) => (step.kind === 'answer' && step.plugin === 'the hosts file' ? step.rules : []));
  const found = rules.map(({ names, effect }) => `=${names.kind === 'exactly' ? names.names[0] : ''} ${effect}`);
  expect(found).toEqual(expected);
});

test('the last servers-file adds its servers where it is in sight', () => {
  const file = (path: string, text: string) => wholeFile({ path, text });
  const text = 'no-resolv\nno-hosts\nservers-file=/none\nservers-file=/etc/servers\nserver=10.0.0.1\n';
  const servers = 'server=/a.org/10.0.0.2\naddress=/b.org/10.9.9.9\nrev-server=10.1.0.0/16,10.0.0.3\n';
  const read = (beside: readonly (readonly [string, string])[]) =>
    readDnsmasq([file('f', text)], new Map(beside.map(([path, one]) => [path, file(path, one)])));
  const seen = read([['/etc/servers', servers]]);
  const steps = seen.value.blocks[0]?.steps ?? [];
  expect(steps.flatMap((step) => (step.kind === 'forward' ? [step.from] : []))).toEqual([
    '.',
    'a.org.',
    '1.10.in-addr.arpa.',
  ]);
  expect(steps.some(({ kind }) => kind === 'opaque')).toBe(false);
  expect(seen.notices).toEqual([]);
  const unseen = read([['/none', servers]]);
  expect(unseen.value.blocks[0]?.steps.filter(({ kind }) => kind === 'opaque')).toHaveLength(1);
  expect(unseen.notices).toHaveLength(1);
});

/** CHANGELOG, version 2.87; 2.90 recorded: topology/dnsmasq#address-other-types. */
test.each([
  ['2.90', '', ['A ANY answer']],
  ['2.86', '', ['A ANY answer']],
  ['2.85', '', ['A ANY answer', 'every answer']],
  ['2.80', 'server=/a.org/10.0.0.2\n', ['A ANY answer', 'every maybe', 'every pass']],
  ['2.90', 'local=/a.org/\n', ['A ANY answer', 'every answer']],
  ['latest', '', ['A ANY answer', 'every maybe']],
  [undefined, '', ['A ANY answer', 'every maybe']],
])('other types than an address’s, by release: %s, %j', (version, more, expected) => {
  const text = `no-resolv\nno-hosts\nserver=10.0.0.1\naddress=/a.org/10.9.9.9\n${more}`;
  const steps = readDnsmasq([wholeFile({ path: 'f', text })], undefined, version).value.blocks[0]?.steps ?? [];
  const rules = steps.flatMap((step) => (step.kind === 'answer' && step.plugin === 'dnsmasq' ? step.rules : []));
  const ofZone = rules.filter(({ names }) => JSON.stringify(names).includes('a.org.'));
  expect(ofZone.map(({ types, effect }) => `${types?.join(' ') ?? 'every'} ${effect}`)).toEqual(expected);
});
