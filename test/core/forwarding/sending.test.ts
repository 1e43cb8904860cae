/** Who a stanza asks, and what is made of the reply: what other programs do that CoreDNS does not, and what is assumed on the way. */
import { describe, expect, test } from '@jest/globals';
import type { DnsServer, KnownUpstream, UnknownUpstream } from '../../../src/core/cluster/cluster.ts';
import type { ForwardStep, Step } from '../../../src/core/facts/steps.ts';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { conditionsOf } from '../../../src/core/text/conditions.ts';
import { whyOf } from './read.ts';
import {
  at,
  at10,
  branchesAt,
  dial,
  firstSocket,
  graphOfWorld,
  server,
  service,
  to,
  type World,
  withStanzas,
} from './world.ts';

const SELF = 'bind 10.0.0.9';
/** A server at 10.0.0.9 outside of the cluster, and stanzas like those of another program. */
const asker = (
  plugins: string,
  change: (step: ForwardStep, index: number) => Partial<ForwardStep> = () => ({}),
): DnsServer => withStanzas(server('a', 'external:a', `. {\n ${SELF}\n ${plugins}\n}`), change);
const branches = (servers: readonly DnsServer[], name = 'x.a.org.', type = 'A', more: Partial<World> = {}) =>
  branchesAt(graphOfWorld({ servers, ...more }), name, type);
const ends = (servers: readonly DnsServer[], name = 'x.a.org.', type = 'A'): readonly string[] => {
  const graph = graphOfWorld({ servers });
  // In the order in which upstreams are listed.
  const inOrder = [...walk(graph, firstSocket(graph), name, type)].sort(
    (a, b) => Number(a.order[1]) - Number(b.order[1]) || Number(a.order[2]) - Number(b.order[2]),
  );
  return inOrder.map((one) =>
    [one.certainty, one.probability, one.disposition, one.rcode, one.to ?? whyOf(one)]
      .filter((part) => part !== undefined)
      .join(' '),
  );
};

describe('the stanza of the longest FROM', () => {
  const froms = (...list: readonly string[]): string =>
    list.map((from, index) => `forward ${from} 10.9.9.${index}`).join('\n ');
  const longest = (
    list: readonly string[],
    name: string,
    change: (step: ForwardStep, index: number) => Partial<ForwardStep> = () => ({}),
    type = 'A',
  ): readonly string[] =>
    branches([asker(froms(...list), (step, index) => ({ longestFromWins: true, ...change(step, index) }))], name, type);
  test.each<[string, readonly string[], string, string]>([
    ['wins', ['.', 'org', 'a.org'], 'x.a.org.', '10.9.9.2:53'],
    ['wins, wherever it stands', ['a.org', 'org', '.'], 'x.a.org.', '10.9.9.0:53'],
    ['wins over the root, which is as long as nothing', ['.', 'o'], 'x.o.', '10.9.9.1:53'],
    ['of the root is the last', ['o', '.'], 'x.o.', '10.9.9.0:53'],
    ['of one label goes before the root', ['.', 'o', '.'], 'o.', '10.9.9.1:53'],
    ['of those as long is the first', ['org', 'org'], 'x.org.', '10.9.9.0:53'],
    ['must take the name', ['.', 'b.org', 'a.org'], 'x.b.org.', '10.9.9.1:53'],
    ['of those that take it', ['org', '.'], 'com.', '10.9.9.1:53'],
  ])('%s: %j', (_, list, name, expected) => {
    expect(longest(list, name)).toEqual([`certain leaves ${expected}`]);
  });
  test('of dnsmasq’s spellings of one zone: below it, then it, then what ends so', () => {
    const kinds: readonly Partial<ForwardStep>[] = [{ takes: 'endings' }, {}, { takes: 'below' }];
    const chosen = (order: readonly number[], name: string): readonly string[] =>
      longest(['a.org', 'a.org', 'a.org'], name, (_, index) => kinds[order[index] ?? 0] ?? {}).map(
        (one) => ['ending', 'plain', 'below'][order[Number(one.at(-4))] ?? 9] ?? one,
      );
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      expect(chosen(order, 'x.a.org.')).toEqual(['below']);
      expect(chosen(order, 'a.org.')).toEqual(['plain']);
      expect(chosen(order, 'xa.org.')).toEqual(['ending']);
    }
  });
  test('a DS question for it belongs to the zone above, where the program says so', () => {
    const dsAbove = (): Partial<ForwardStep> => ({ dsAbove: true });
    const asked = (name: string, type: string, change?: () => Partial<ForwardStep>) =>
      longest(['org', 'a.org', '.'], name, change, type)[0]?.slice(-11);
    expect(asked('a.org.', 'DS', dsAbove)).toBe('10.9.9.0:53');
    expect(asked('a.org.', 'DS')).toBe('10.9.9.1:53');
    expect(asked('a.org.', 'A', dsAbove)).toBe('10.9.9.1:53');
    expect(asked('x.a.org.', 'DS', dsAbove)).toBe('10.9.9.1:53');
    // There is none above the root.
    expect(asked('.', 'DS', dsAbove)).toBe('10.9.9.2:53');
  });
  test('is as if it were not there where it asks itself alone, and the program drops that', () => {
    const own = (list: string, change: Partial<ForwardStep>, published: World['published'] = []) =>
      branches(
        [asker(`forward a.org ${list}\n forward . 10.9.9.1`, () => ({ longestFromWins: true, ...change }))],
        'x.a.org.',
        'A',
        { published },
      );
    const drops = { ignoresOwnAddresses: true };
    expect(own('10.0.0.9', drops)).toEqual(['certain leaves 10.9.9.1:53']);
    expect(own('10.0.0.9', {})).toEqual(['certain sent 10.0.0.9:53']);
    expect(own('10.0.0.9 10.9.9.2', drops)).toEqual(['certain leaves 10.9.9.2:53']);
    expect(own('10.0.0.8', drops)).toEqual(['certain leaves 10.0.0.8:53']);
    // A Service's address is nobody's own.
    expect(own('10.96.0.10', drops, [service('10.96.0.10', [dial('10.0.0.9')])])).toEqual([
      'certain sent 10.96.0.10:53',
    ]);
  });
  test('is not asked again where a template leaves it out', () => {
    const text =
      '. {\n bind 10.0.0.9\n {{ if .Values.on }}\n forward a.org 10.9.9.1\n {{ end }}\n forward . 10.9.9.2\n}';
    const one = withStanzas(server('d/c.yaml', 'external:a', text), () => ({ longestFromWins: true }));
    expect(branches([one]).map((branch) => branch.split(' (')[0])).toEqual([
      'assumed leaves 10.9.9.1:53',
      'assumed leaves 10.9.9.2:53',
    ]);
  });
  test('is looked for behind the first that takes the name alone', () => {
    const one = asker('forward b.org 10.9.9.0\n forward org 10.9.9.1\n forward b.org 10.9.9.2', (_, index) =>
      index === 0 ? { types: ['MX'] } : { longestFromWins: true },
    );
    expect(branches([one], 'x.b.org.')).toEqual(['certain leaves 10.9.9.2:53']);
    expect(branches([one], 'x.b.org.', 'MX')).toEqual(['certain leaves 10.9.9.0:53']);
  });
});

describe('an upstream that is the server itself', () => {
  test('is asked, or is not there where the program drops it', () => {
    const list = (change: Partial<ForwardStep>) => branches([asker('forward . 10.0.0.9 10.9.9.1', () => change)]);
    expect(list({})).toEqual(['share 0.5 sent 10.0.0.9:53', 'share 0.5 leaves 10.9.9.1:53']);
    expect(list({ ignoresOwnAddresses: true })).toEqual(['certain leaves 10.9.9.1:53']);
    expect(branches([asker('forward . 10.0.0.9', () => ({ ignoresOwnAddresses: true }))])).toEqual([
      'certain fails no upstream is left',
    ]);
  });
  test('may be noticed', () => {
    const notices = (to: string) =>
      branches([asker(`forward . ${to}`, () => ({ detectsLoops: true, policy: 'sequential' }))]);
    expect(notices('10.0.0.9')).toEqual([
      'assumed sent 10.0.0.9:53 (a does not notice that 10.0.0.9:53 leads back)',
      'assumed fails no upstream is left (a notices that 10.0.0.9:53 leads back)',
    ]);
    expect(notices('10.0.0.9 10.9.9.1')).toEqual([
      'assumed sent 10.0.0.9:53 (a does not notice that 10.0.0.9:53 leads back)',
      'failure leaves 10.9.9.1:53',
      'assumed leaves 10.9.9.1:53 (a notices that 10.0.0.9:53 leads back)',
    ]);
    expect(notices('10.9.9.1')).toEqual(['certain leaves 10.9.9.1:53']);
  });
});

describe('an upstream that is not known', () => {
  const unknown = (more: Partial<UnknownUpstream>): UnknownUpstream => ({
    kind: 'unknown',
    because: 'nothing states it',
    at,
    via: [],
    ...more,
  });
  const known = (more: Partial<KnownUpstream>): KnownUpstream => ({
    kind: 'known',
    address: '10.9.9.1',
    port: 53,
    transport: 'dns',
    at,
    via: [],
    assumptions: [],
    ...more,
  });
  const asking = (...list: readonly (KnownUpstream | UnknownUpstream)[]): readonly string[] => {
    const one = asker('forward . 10.9.9.9 {\n policy sequential\n }');
    return branches([{ ...one, upstreams: new Map([...one.upstreams.keys()].map((step) => [step, list])) }]);
  };
  test.each<[string, readonly (KnownUpstream | UnknownUpstream)[], readonly string[]]>([
    ['is unknown', [unknown({})], ['certain unknown nothing states it']],
    ['is outside where that is known of it', [unknown({ outside: true })], ['certain leaves nothing states it']],
    ['may be assumed', [unknown({ assumptions: ['it is so'] })], ['assumed unknown nothing states it (it is so)']],
    ['none is left', [], ['certain fails no upstream is left']],
    ['what is known may be assumed', [known({ assumptions: ['it is so'] })], ['assumed leaves 10.9.9.1:53 (it is so)']],
    [
      'is asked when another fails',
      [known({}), unknown({})],
      ['certain leaves 10.9.9.1:53', 'failure unknown nothing states it'],
    ],
    [
      'speaks the protocol of its stanza',
      [known({ transport: 'tls', address: '10.0.0.9' })],
      ['certain unknown what listens on the machine of a, 10.0.0.9:53 is not stated'],
    ],
  ])('%s', (_, list, expected) => {
    expect(asking(...list)).toEqual(expected);
  });
});

describe('what is assumed of who is asked', () => {
  const assumed = { assumption: 'the workload is there' };
  test('its workload, but for the server itself', () => {
    expect(branches([asker('forward . 10.0.0.2'), at10(2, 'whoami', assumed)])).toEqual([
      'assumed sent 10.0.0.2:53 (the workload is there)',
    ]);
    expect(branches([{ ...asker('forward . 10.0.0.9'), ...assumed }])).toEqual(['certain sent 10.0.0.9:53']);
  });
  test('the branches of templates that write it, each once', () => {
    const text = '{{ if .Values.on }}here{{ end }}';
    const file = { path: 'd/c.yaml', text, conditions: conditionsOf(text, 'd/c.yaml') };
    const place = { file, span: { start: text.indexOf('here'), end: text.indexOf('here') + 4 } };
    const ON = "(the template's condition `.Values.on` at line 1 of d/c.yaml holds)";
    const b = at10(2, 'whoami');
    expect(branches([asker('forward . 10.0.0.2'), { ...b, at: place }])).toEqual([`assumed sent 10.0.0.2:53 ${ON}`]);
    expect(
      branches([
        { ...asker('forward . 10.0.0.2'), at: place },
        { ...b, at: place },
      ]),
    ).toEqual([`assumed sent 10.0.0.2:53 ${ON}`]);
    expect(
      branches([asker('forward . 10.96.0.10'), b], 'x.a.org.', 'A', {
        published: [service('10.96.0.10', [to('s2')], { at: place, isOwn: true })],
      }),
    ).toEqual(['certain fails nobody listens on 10.96.0.10:53 (Service at 10.96.0.10)']);
    expect(
      branches([asker('forward . 10.96.0.10'), b], 'x.a.org.', 'A', {
        published: [service('10.96.0.10', [dial('10.0.0.2')], { at: place })],
      }),
    ).toEqual([`assumed sent 10.96.0.10:53 ${ON}`]);
  });
});

test('the endpoints of a Service without selector are where its packets go, a share to each', () => {
  const to = (...targets: Parameters<typeof service>[1]) => {
    const graph = graphOfWorld({
      servers: [asker('forward . 10.96.0.10')],
      published: [service('10.96.0.10', targets)],
    });
    return walk(graph, firstSocket(graph), 'x.test.', 'A')
      .map((one) => [one.disposition, one.probability, one.to, 'by', one.hops[0]?.to].join(' '))
      .sort();
  };
  expect(to(dial('192.0.2.1'))).toEqual(['leaves  192.0.2.1:53 by 10.96.0.10:53']);
  expect(to(dial('192.0.2.1'), dial('192.0.2.2', 5353))).toEqual([
    'leaves 0.5 192.0.2.1:53 by 10.96.0.10:53',
    'leaves 0.5 192.0.2.2:5353 by 10.96.0.10:53',
  ]);
});

describe('what is made of the reply', () => {
  const first = (codes: string, change: Partial<ForwardStep> = {}): DnsServer =>
    asker(`forward . 10.0.0.2 10.9.9.1 {\n policy sequential\n failover ${codes}\n }`, () => change);
  const ON = 'always leaves 10.9.9.1:53';
  const MAYBE = 'sometimes leaves 10.9.9.1:53';
  const TWO_WAYS = (end: string): readonly string[] => [end, MAYBE];
  const template = (rcode: string): string => `template IN ANY . {\n rcode ${rcode}\n }`;
  /** As dnsmasq does. */
  const relay = (upstreams: string): DnsServer =>
    withStanzas(at10(2, `forward . ${upstreams}`, { software: 'dnsmasq' }), () => ({
      onlyRelays: true,
      policy: 'unordered',
      failover: ['SERVFAIL', 'REFUSED'],
    }));
  test.each<[string, readonly DnsServer[], readonly string[]]>([
    ['a refusal goes on', [first('REFUSED'), at10(2, 'acl {\n block\n }')], [ON]],
    [
      'through a server that sends it on',
      [first('REFUSED'), at10(2, 'forward . 10.0.0.3'), at10(3, 'acl {\n block\n }')],
      [ON],
    ],
    [
      'a resolver that looks on by itself makes SERVFAIL of it',
      [
        first('SERVFAIL'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'unbound' }), () => ({ failsOnRefusal: true })),
        at10(3, 'acl {\n block\n }'),
      ],
      [ON],
    ],
    [
      'and no refusal is left',
      [
        first('REFUSED'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'unbound' }), () => ({ failsOnRefusal: true })),
        at10(3, 'acl {\n block\n }'),
      ],
      TWO_WAYS('always fails SERVFAIL acl refuses it'),
    ],
    [
      'a name that is not there is an answer to it',
      [
        first('NXDOMAIN'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'unbound' }), () => ({ failsOnRefusal: true })),
        at10(3, template('NXDOMAIN')),
      ],
      [ON],
    ],
    [
      'an rcode that is none is SERVFAIL to it',
      [
        first('SERVFAIL'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'unbound' }), () => ({ failsOnRefusal: true })),
        at10(3, template('NOTIMP')),
      ],
      [ON],
    ],
    [
      'and it is reported so',
      [
        first('REFUSED'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'unbound' }), () => ({ failsOnRefusal: true })),
        at10(3, template('NOTIMP')),
      ],
      TWO_WAYS('always fails SERVFAIL template answers with NOTIMP'),
    ],
    [
      'one that falls back has no failure of its own, and behind it CoreDNS asks nobody else',
      [
        first('SERVFAIL'),
        withStanzas(at10(2, 'forward . 10.0.0.3\n forward . 10.0.0.4', { software: 'unbound' }), () => ({
          failsOnRefusal: true,
          fallsBack: 'above',
        })),
        at10(3, 'acl {\n block\n }'),
        at10(4, template('NXDOMAIN')),
      ],
      TWO_WAYS('always answered template answers'),
    ],
    ['no reply is waited for, and the next is asked', [first('NXDOMAIN'), at10(2, 'acl {\n drop\n }')], [ON]],
    [
      'a rule among others that gives no reply',
      [first('NXDOMAIN'), at10(2, 'acl {\n block type TXT\n drop\n }')],
      [ON],
    ],
    [
      'a server that drops failures gives none',
      [
        first('NXDOMAIN'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'dnsmasq' }), () => ({ dropsFailures: true })),
        at10(3, 'acl {\n block\n }'),
      ],
      [ON],
    ],
    [
      'one that only relays gives no refusal where another upstream does not reply',
      [first('NXDOMAIN'), relay('10.0.0.3 10.0.0.4'), at10(3, 'acl {\n block\n }'), at10(4, 'acl {\n drop\n }')],
      [ON],
    ],
    [
      'and nothing where the only one does not reply',
      [first('SERVFAIL'), relay('10.0.0.3'), at10(3, 'acl {\n drop\n }')],
      [ON],
    ],
    [
      'and the refusal where all refuse',
      [first('NXDOMAIN'), relay('10.0.0.3 10.0.0.4'), at10(3, 'acl {\n block\n }'), at10(4, 'acl {\n block\n }')],
      ['sometimes 0.5 fails REFUSED acl refuses it', 'sometimes 0.5 fails REFUSED acl refuses it', MAYBE],
    ],
    [
      'a server that drops failures gives other replies',
      [
        first('NXDOMAIN'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'dnsmasq' }), () => ({ dropsFailures: true })),
        at10(3, template('NOTIMP')),
      ],
      TWO_WAYS('always answered template answers'),
    ],
    [
      'behind one that gives none CoreDNS fails',
      [first('SERVFAIL'), at10(2, 'forward . 10.0.0.3'), at10(3, 'acl {\n drop\n }')],
      [ON],
    ],
    [
      'behind one that gives none another program may do anything',
      [first('SERVFAIL'), at10(2, 'forward . 10.0.0.3', { software: 'dnsmasq' }), at10(3, 'acl {\n drop\n }')],
      TWO_WAYS('always fails SERVFAIL acl gives no answer'),
    ],
    [
      'behind one that gives none a resolver that looks on fails',
      [
        first('SERVFAIL'),
        withStanzas(at10(2, 'forward . 10.0.0.3', { software: 'unbound' }), () => ({ failsOnRefusal: true })),
        at10(3, 'acl {\n drop\n }'),
      ],
      [ON],
    ],
    [
      'a reply to another question is FORMERR to CoreDNS',
      [
        first('FORMERR'),
        at10(2, 'forward . 10.0.0.3'),
        at10(3, `rewrite continue type A TXT\n ${template('NXDOMAIN')}`),
      ],
      [ON],
    ],
    [
      'a reply to another question is not what it says',
      [first('NXDOMAIN'), at10(2, `rewrite continue type A TXT\n ${template('NXDOMAIN')}`)],
      TWO_WAYS('always fails FORMERR a rewrite that is not led back makes the reply one to another question'),
    ],
    [
      'a reply to another question that is none is none',
      [first('NXDOMAIN'), at10(2, 'rewrite continue type A TXT\n acl {\n drop\n }')],
      [ON],
    ],
    [
      'a reply that comes only by a share of the ways is not known',
      [first('REFUSED'), at10(2, 'forward . 10.0.0.3 10.9.9.2'), at10(3, 'acl {\n block\n }')],
      ['sometimes 0.5 fails REFUSED acl refuses it', 'sometimes 0.5 leaves 10.9.9.2:53', MAYBE],
    ],
  ])('%s', (_, servers, expected) => {
    expect(ends(servers)).toEqual(expected);
  });
  test('of one that gives none the next one is asked, and none behind an answer', () => {
    const servers = [at10(2, 'acl {\n drop\n }'), at10(3, 'whoami')];
    expect(ends([asker('forward . 10.0.0.2 10.0.0.3 10.9.9.1 {\n policy sequential\n }'), ...servers])).toEqual([
      'always answered whoami answers',
      MAYBE,
    ]);
  });
  test('to a question from another address is another one', () => {
    const one = server(
      'a',
      'external:a',
      `. {\n ${SELF}\n forward . 127.0.0.1:54 10.0.0.9:54 10.9.9.1 {\n policy sequential\n failover REFUSED\n }\n}\n.:54 {\n bind 127.0.0.1 10.0.0.9\n acl {\n block net 127.0.0.0/8\n }\n whoami\n}`,
    );
    expect(ends([one])).toEqual(['always answered whoami answers', MAYBE]);
  });
  test('of several that give none two are waited for, no more, unless health checks take them out', () => {
    const dropping = (count: number, option = '', dropped = ''): string | undefined => {
      const silent = Array.from({ length: count }, (_, i) => at10(2 + i, `acl {\n drop ${dropped}\n }\n whoami`));
      const list = silent.map((_, i) => `10.0.0.${2 + i}`).join(' ');
      return ends([asker(`forward . ${list} 10.9.9.1 {\n policy sequential\n ${option}\n }`), ...silent])[0];
    };
    const silence = 'always fails SERVFAIL acl gives no answer';
    expect([1, 2, 3, 6].map((count) => dropping(count))).toEqual([ON, ON, ON, ON]);
    expect([1, 2, 3].map((count) => dropping(count, 'max_fails 0'))).toEqual([ON, ON, silence]);
    // These answer the checks, which ask for NS.
    expect([2, 3].map((count) => dropping(count, '', 'type A'))).toEqual([ON, silence]);
    expect(dropping(3, 'health_check 1s domain a.org', 'type A NS')).toBe(ON);
    // Without a value it does not start, and the first that drops is asked itself.
    expect(dropping(3, 'health_check 1s domain {$NAME}')).toBe('always fails acl gives no answer');
  });
  test('where all give none, nobody answers', () => {
    // Where nobody else is left, the first one's silence is what there is.
    const only = at10(2, 'acl {\n drop\n }');
    expect(ends([asker('forward . 10.0.0.2'), only])).toEqual(['always fails SERVFAIL acl gives no answer']);
    const both = [asker('forward . 10.0.0.2 10.0.0.3 {\n policy sequential\n }'), only, at10(3, 'acl {\n drop\n }')];
    expect(ends(both)).toEqual([
      'always fails SERVFAIL acl gives no answer',
      'sometimes fails SERVFAIL acl gives no answer',
    ]);
  });
});

describe('upstreams that all are asked at once', () => {
  test('are each asked for sure', () => {
    const all = asker('forward . 10.9.9.1 10.9.9.2', () => ({ policy: 'parallel' }));
    expect(branches([all])).toEqual(['certain leaves 10.9.9.1:53', 'certain leaves 10.9.9.2:53']);
  });
  test('are heard by who is first, and what comes back has come back', () => {
    const all = asker('forward . 10.0.0.2 10.0.0.3', () => ({ policy: 'parallel' }));
    const back = at10(2, 'forward . 10.0.0.9');
    const answer = 'sometimes 0.5 answered whoami answers';
    expect(ends([all, at10(2, 'forward . 10.9.9.1'), at10(3, 'whoami')])).toEqual([
      'sometimes 0.5 leaves 10.9.9.1:53',
      answer,
    ]);
    expect(ends([all, back, at10(3, 'whoami')])).toEqual(['always loops', answer]);
    expect(ends([all, at10(2, 'acl {\n block\n }'), at10(3, 'acl {\n block\n }')])).toEqual([
      'always fails REFUSED acl refuses it',
      'always fails REFUSED acl refuses it',
    ]);
    const twice = asker('forward . 10.9.9.1 10.9.9.1', () => ({ policy: 'parallel' }));
    expect(ends([twice])).toEqual(['always leaves 10.9.9.1:53']);
  });
  test('if only after a failure: that failure may be first again, a refusal never is', () => {
    const dnsmasq = (policy: ForwardStep['policy']): DnsServer =>
      asker('forward . 10.0.0.2 10.9.9.1', () => ({ policy, failover: ['SERVFAIL', 'REFUSED'], racesFailures: true }));
    const template = (rcode: string): string => `template IN ANY . {\n rcode ${rcode}\n }`;
    const either = ['sometimes 0.5 leaves 10.9.9.1:53', 'sometimes 0.5 fails SERVFAIL template gives no answer'];
    for (const policy of ['unordered', 'parallel'] as const) {
      expect(ends([dnsmasq(policy), at10(2, template('SERVFAIL'))]).toSorted()).toEqual(either.toSorted());
      expect(ends([dnsmasq(policy), at10(2, 'acl {\n block\n }')])).toEqual(['always leaves 10.9.9.1:53']);
    }
  });
  test('in an order of their own, each by its share', () => {
    const all = asker('forward . 10.9.9.1 10.9.9.2', () => ({ policy: 'unordered' }));
    expect(branches([all])).toEqual(['share 0.5 leaves 10.9.9.1:53', 'share 0.5 leaves 10.9.9.2:53']);
  });
});

describe('a stanza that waits for the end of its chain (external plugin `alternate`)', () => {
  const isWaiting = (step: Step): boolean => step.kind === 'forward' && step.onlyAfter !== undefined;
  const alternate = (plugin: string, codes: readonly string[]): readonly string[] => {
    const stanzas = `forward b.org 10.9.9.3\n forward . 10.9.9.1`;
    const one = asker(`${stanzas}\n ${plugin}`, (_, index) => (index < 2 ? { onlyAfter: codes } : {}));
    // It stands before what answers.
    const blocks = one.config.blocks.map((block) => {
      const rest = block.steps.filter((step) => !isWaiting(step));
      return { ...block, steps: [...block.steps.filter(isWaiting), ...rest] };
    });
    return branches([{ ...one, config: { ...one.config, blocks } }]);
  };
  const template = (rcode: string): string => `template IN ANY . {\n rcode ${rcode}\n }`;
  test.each<[string, string, readonly string[], readonly string[]]>([
    ['is asked after its rcode', template('NXDOMAIN'), ['NXDOMAIN'], ['certain leaves 10.9.9.1:53']],
    ['is not asked after another', template('SERVFAIL'), ['NXDOMAIN'], ['certain fails template gives no answer']],
    [
      'is asked after each of its rcodes',
      template('SERVFAIL'),
      ['NXDOMAIN', 'SERVFAIL'],
      ['certain leaves 10.9.9.1:53'],
    ],
    [
      'may be asked where the reply is not known',
      'forward . 10.9.9.2',
      ['NXDOMAIN'],
      ['certain leaves 10.9.9.2:53', 'failure leaves 10.9.9.1:53'],
    ],
    [
      'may be asked once, however many ends are not known',
      'forward . 10.9.9.2 10.9.9.4 {\n policy sequential\n }',
      ['NXDOMAIN'],
      ['certain leaves 10.9.9.2:53', 'failure leaves 10.9.9.1:53', 'failure leaves 10.9.9.4:53'],
    ],
    ['is asked where nothing else takes the question', 'errors', ['SERVFAIL'], ['certain leaves 10.9.9.1:53']],
    [
      'is not asked where nothing else takes the question',
      'errors',
      ['NXDOMAIN'],
      ['certain fails no plugin of the server block takes the query'],
    ],
  ])('%s', (_, plugin, codes, expected) => {
    expect(alternate(plugin, codes)).toEqual(expected);
  });
});
