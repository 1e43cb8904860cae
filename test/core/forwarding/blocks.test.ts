/** What one server does with a question: the block that takes it, its plugins in order, and what stops or passes it. */

import { describe, expect, test } from '@jest/globals';
import { heedsReplies, serverEdges } from '../../../src/core/forwarding/server-edges.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { walk, walkNewName } from '../../../src/core/forwarding/walk.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import type { Notice } from '../../../src/core/text/notice.ts';
import { times } from '../../support/texts.ts';
import { fate, graphOfCorefiles, loopsOf, whyOf } from './read.ts';

/** What becomes of a question to the first socket, in all words and in the order of the ways that it goes there. */
const reported = (corefiles: readonly string[], name: string, type = 'A', ask = walk): readonly string[] => {
  const graph = graphOfCorefiles(corefiles);
  const [socket] = graph.sockets;
  if (socket === undefined) throw new Error('nobody listens');
  return [...ask(graph, socket, name, type)]
    .sort((a, b) => Number(a.order.at(-1)) - Number(b.order.at(-1)))
    .map((one) => `${one.certainty} ${one.disposition}: ${whyOf(one) ?? one.to}`);
};
const ASK = '. {\n forward . 10.244.0.6 10.0.0.1 {\n policy sequential\n failover SERVFAIL REFUSED\n }\n}';

describe('what makes a failover go on', () => {
  test.each([
    ['a refusal', 'acl {\n block\n }', ['always leaves 10.0.0.1:53']],
    ['no reply at all: it waits, and goes on without a failover', 'acl {\n drop\n }', ['always leaves 10.0.0.1:53']],
    ['a template’s SERVFAIL', 'template IN ANY . {\n rcode SERVFAIL\n }', ['always leaves 10.0.0.1:53']],
    ['another answer does not', 'whoami', ['always answered', 'sometimes leaves 10.0.0.1:53']],
  ])('%s', (_, plugin, expected) => {
    expect(fate([ASK, `. {\n ${plugin}\n}`], 'x.test A')).toEqual(expected);
  });
  test('a reply that is the same by every way', () => {
    const both = (second: string): readonly string[] => [
      ASK,
      '. {\n forward . 10.244.0.7 10.244.0.8\n}',
      '. {\n acl {\n block\n }\n}',
      `. {\n ${second}\n}`,
    ];
    expect(fate(both('acl {\n block\n }'), 'x.test A')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate(both('template IN ANY . {\n rcode SERVFAIL\n }'), 'x.test A')).toEqual([
      'sometimes fails 0.5 REFUSED',
      'sometimes fails 0.5 SERVFAIL',
      'sometimes leaves 10.0.0.1:53',
    ]);
  });
  test('not a reply that may be another one', () => {
    const may = '. {\n acl {\n block net 10.9.0.0/16\n }\n forward . 10.0.0.3\n}';
    expect(fate([ASK, may], 'x.test A')).toEqual([
      'assumed fails REFUSED',
      'assumed leaves 10.0.0.3:53',
      'sometimes leaves 10.0.0.1:53',
    ]);
  });
});

test.each([
  ['forward . 10.0.0.1', false],
  ['forward . 10.0.0.1 {\n next NXDOMAIN\n }', true],
  ['forward . 10.0.0.1 {\n failover REFUSED\n }', true],
  ['alternate NXDOMAIN . 10.0.0.1', true],
  ['whoami', false],
])('%s heeds replies: %s', (plugin, expected) => {
  const [server] = graphOfCorefiles([`. {\n ${plugin}\n}`]).cluster.servers;
  expect(server !== undefined && heedsReplies(server)).toBe(expected);
});

test('servers behind an address for which the scan has nothing left are not followed, which is said', () => {
  const graph = graphOfCorefiles(['. {\n forward . 10.244.0.5 10.244.0.6\n}', '. {\n whoami\n}']);
  const edges = (limit: number) => {
    const unjudged: Notice[] = [];
    const found = serverEdges(graph, openBudget({ edges: limit }), unjudged);
    return [found, unjudged.map(({ message }) => message)];
  };
  expect(edges(2)).toEqual([[[0, 1], []], []]);
  expect(edges(1)).toEqual([
    [[0], []],
    ['what s0 sends to 10.244.0.6:53 is not followed: too many servers are behind it'],
  ]);
});

describe('the block that takes a question', () => {
  const unread = (count: number): string =>
    times(count, (i) => `. {\n view v${i} {\n expr client_ip() == '${i}'\n }\n forward . 10.0.1.${i}\n}\n`);
  test('is one of as many as are followed; with one more it is not known', () => {
    const others = (count: number): readonly string[] =>
      reported([unread(count)], 'x.test.').flatMap((one) => (one.includes('leaves') ? [] : [one.split(';')[0] ?? '']));
    expect([reported([unread(64)], 'x.test.').length, others(64)]).toEqual([
      65,
      ['assumed fails: no server block here takes the name'],
    ]);
    expect([reported([unread(65)], 'x.test.').length, others(65)]).toEqual([
      65,
      ['assumed unknown: more server blocks may take the question than are followed'],
    ]);
  });
  test('is found among many with views, and behind them', () => {
    const named = times(9, (i) => `. {\n view v${i} {\n expr name() == 'v${i}.test.'\n }\n forward . 10.0.1.${i}\n}\n`);
    const files = [
      `${named}. {\n view t {\n expr type() == 'TXT'\n }\n forward . 10.0.2.1\n}\n. {\n forward . 10.0.0.1\n}\n`,
    ];
    expect(fate(files, 'v3.test A')).toEqual(['always leaves 10.0.1.3:53']);
    expect(fate(files, 'x.test A')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate(files, 'x.test TXT')).toEqual(['always leaves 10.0.2.1:53']);
    expect(fate([`${named}`], 'x.test A')).toEqual(['always fails REFUSED']);
  });
  test('is that of the longest zone, for DS of the zone above', () => {
    const files = ['a.org {\n forward . 10.0.0.1\n}\norg {\n forward . 10.0.0.2\n}\n. {\n forward . 10.0.0.3\n}'];
    expect(
      ['x.a.org A', 'a.org A', 'a.org DS', 'x.a.org DS', 'org DS', '. DS', 'com A'].map((one) => fate(files, one)[0]),
    ).toEqual([
      'always leaves 10.0.0.1:53',
      'always leaves 10.0.0.1:53',
      'always leaves 10.0.0.2:53',
      'always leaves 10.0.0.2:53',
      'always leaves 10.0.0.2:53',
      'always leaves 10.0.0.3:53',
      'always leaves 10.0.0.3:53',
    ]);
  });
  test('says why it may not be it', () => {
    const files = [
      "a.org {\n view v {\n expr client_ip() == 'x'\n }\n forward . 10.0.0.1\n}\n. {\n forward . 10.0.0.3\n}",
    ];
    expect(reported(files, 'x.a.org.')).toEqual([
      "assumed leaves: assuming that the view client_ip() == 'x' lets the query in",
      "assumed leaves: assuming that the view client_ip() == 'x' does not take the query",
    ]);
  });
});

describe('plugins in their order', () => {
  test('let a name that was rewritten come by those that it would have passed', () => {
    const chain = times(9, (i) => ` rewrite continue name exact r${i}.test r${i + 1}.test\n`);
    const files = [`. {\n${chain} forward r9.test 10.0.0.9\n forward r5.test 10.0.0.5\n forward . 10.0.0.1\n}`];
    expect(fate(files, 'r0.test A')).toEqual(['always leaves 10.0.0.9:53']);
    expect(fate(files, 'r7.test A')).toEqual(['always leaves 10.0.0.9:53']);
    expect(fate(files, 'x.test A')).toEqual(['always leaves 10.0.0.1:53']);
  });
  test('of many stanzas take the one for the rewritten name, and none before it', () => {
    const stanzas = times(9, (i) => ` forward z${i}.test 10.0.1.${i}\n`);
    const files = [`. {\n rewrite name suffix .a.test .z4.test\n${stanzas} forward . 10.0.0.1\n}`];
    expect(fate(files, 'x.a.test A')).toEqual(['always leaves 10.0.1.4:53']);
    expect(fate(files, 'x.z7.test A')).toEqual(['always leaves 10.0.1.7:53']);
  });
  test.each([
    ['', 'always fails: the server block has no plugin'],
    ['errors', 'always fails: no plugin of the server block takes the query'],
    ['forward a.org 10.0.0.1', 'always fails: no plugin of the server block takes the query'],
    ['forward . 10.244.0.5:99', 'always fails: nobody listens on 10.244.0.5:99 (a pod where nothing listens there)'],
    ['template IN A . {\n rcode NXDOMAIN\n }', 'always answered: template answers'],
    ['acl {\n block\n }', 'always fails: acl refuses it'],
    ['acl {\n drop\n }', 'always fails: acl gives no answer'],
    ['rewrite name substring q. .', 'always fails: rewrite makes a name that is none'],
  ])('%s', (plugin, expected) => {
    expect(reported([`. {\n ${plugin}\n}`], 'q.test.')).toEqual([expected]);
  });
  test('with what may be had out of sight answer one name, and no name that is new', () => {
    const files = ['. {\n kubernetes a.org {\n fallthrough\n }\n forward . 10.0.0.1\n}'];
    expect(reported(files, 'q.a.org.')).toEqual([
      'assumed answered: kubernetes answers; assuming that kubernetes has the name',
      'assumed leaves: assuming that kubernetes does not have the name',
    ]);
    expect(reported(files, 'q.a.org.', 'A', walkNewName)).toEqual(['always leaves: 10.0.0.1:53']);
  });
});

describe('a guard’s probe', () => {
  const verdicts = (corefile: string): readonly string[] =>
    simulate(graphOfCorefiles([corefile])).loops.map(({ guard }) =>
      [guard.verdict, guard.because].filter(Boolean).join(': '),
    );
  test.each([
    // It comes from the loopback of the family at which the block listens, and from an address where it is bound to one.
    ['bind ::', '::1/128', 'blind: its probe ends before it: acl refuses it'],
    ['bind ::', '127.0.0.0/8', 'fatal'],
    ['bind 0.0.0.0', '127.0.0.0/8', 'blind: its probe ends before it: acl refuses it'],
    ['bind 0.0.0.0', '::1/128', 'fatal'],
    ['', '127.0.0.0/8', 'blind: its probe ends before it: acl refuses it'],
    ['bind 10.244.0.5', '127.0.0.0/8', 'fatal'],
  ])('with %j, where %s is blocked', (bind, net, expected) => {
    expect(verdicts(`. {\n ${bind}\n loop\n acl {\n block net ${net}\n }\n forward . 10.244.0.5\n}`)).toEqual([
      expected,
    ]);
  });
  test.each([
    ['goes to the port of the first key', '.:53 .:54 {\n loop\n forward . 127.0.0.1:54\n}', 'fatal'],
    ['is for the zone of the first key', 'a.org . {\n loop\n forward . 127.0.0.1\n}', 'fatal'],
    [
      'is taken by the block of a longer zone',
      '. {\n loop\n forward . 127.0.0.1\n}\n4611686018427387905 {\n whoami\n}',
      'blind: another server block (zone 4611686018427387905) takes its probe',
    ],
    [
      'is answered before it comes back',
      '. {\n loop\n template IN HINFO . {\n rcode NXDOMAIN\n }\n forward . 127.0.0.1\n}',
      'blind: template answers its probe before it',
    ],
    [
      'is rewritten before it comes back',
      '. {\n loop\n rewrite type HINFO A\n forward . 127.0.0.1\n}',
      'blind: a rewrite changes its probe before it',
    ],
    [
      'is not sent on',
      '. {\n loop\n forward a.org 127.0.0.1\n}',
      'blind: no forward of server block . takes its probe name',
    ],
    [
      'is sent to a port that speaks otherwise',
      'grpc://.:53 {\n loop\n forward . 127.0.0.1:54\n}\n.:54 {\n loop\n forward . 127.0.0.1:54\n}',
      'fatal',
    ],
  ])('%s', (_, corefile, expected) => {
    expect(verdicts(corefile)).toEqual([expected]);
  });
});

test('a share of a ring comes back as often as all its ways say', () => {
  const ring = (first: string, second: string): readonly string[] =>
    loopsOf([`. {\n forward . ${first}\n}`, `. {\n forward . ${second}\n}`]);
  expect(ring('10.244.0.6', '10.244.0.5')).toEqual(['always example.org.']);
  expect(ring('10.244.0.6 10.0.0.1', '10.244.0.5')).toEqual(['sometimes 0.5 example.org.']);
  expect(ring('10.244.0.6 10.0.0.1', '10.244.0.5 10.0.0.1 10.0.0.2')).toEqual(['sometimes 0.166667 example.org.']);
  expect(ring('10.244.0.6 10.244.0.5', '10.244.0.5 10.0.0.1')).toEqual(['sometimes 0.75 example.org.']);
  expect(ring('10.244.0.6 10.0.0.1', '10.244.0.5 10.244.0.6')).toEqual(['sometimes 0.5 example.org.']);
});

describe('an upstream', () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      'that is dead is not asked where another one lives',
      'forward . 10.244.0.5:99 10.0.0.1',
      '1.15.0',
      ['always leaves 10.0.0.1:53'],
    ],
    [
      'that is dead is asked where none lives',
      'forward . 10.244.0.5:99 10.244.0.5:98',
      '1.15.0',
      ['always fails SERVFAIL'],
    ],
    [
      'of the longest FROM is asked by proxy',
      'proxy . 10.0.0.2\n proxy a.org 10.0.0.1',
      '1.4.0',
      ['always leaves 10.0.0.1:53'],
    ],
    [
      'of the first FROM is asked by forward',
      'forward . 10.0.0.2\n forward a.org 10.0.0.1',
      '1.15.0',
      ['always leaves 10.0.0.2:53'],
    ],
    [
      'is asked for what transfer does not stop',
      'transfer {\n to *\n }\n forward . 10.0.0.1',
      '1.15.0',
      ['always leaves 10.0.0.1:53'],
    ],
    [
      'of several at random is asked by its share',
      'forward . 10.0.0.1 10.0.0.2 10.0.0.3',
      '1.15.0',
      [
        'sometimes leaves 0.333333 10.0.0.1:53',
        'sometimes leaves 0.333333 10.0.0.2:53',
        'sometimes leaves 0.333333 10.0.0.3:53',
      ],
    ],
    [
      'of several in order is asked when those before fail',
      'forward . 10.0.0.1 10.0.0.2 {\n policy sequential\n }',
      '1.15.0',
      ['always leaves 10.0.0.1:53', 'sometimes leaves 10.0.0.2:53'],
    ],
  ])('%s', (_, plugins, version, expected) => {
    expect(fate([`. {\n ${plugins}\n}`], 'x.a.org A', version)).toEqual(expected);
  });
  test('is asked for no transfer of a zone', () => {
    expect(fate(['. {\n transfer {\n to *\n }\n forward . 10.0.0.1\n}'], 'a.org AXFR')).toEqual([
      'assumed fails REFUSED',
      'assumed fails REFUSED',
      'assumed leaves 10.0.0.1:53',
    ]);
  });
});

test.each([
  ['sequential', true, 'with every upstream up, its probe does not come back at start'],
  ['round_robin', false, 'with every upstream up, its probe does not come back often enough at start'],
])('%s: a guard sees no loop beside an upstream that answers, and sees it beside a silent one', (policy, fails, up) => {
  const corefile = `. {\n loop\n forward . 10.0.0.1 10.244.0.5 {\n policy ${policy}\n }\n}`;
  const found = simulate(graphOfCorefiles([corefile])).loops.map(({ certainty, onFailure, guard }) => [
    certainty,
    onFailure,
    guard,
  ]);
  const because = `${up}; it ends the server where one outside is silent then`;
  expect(found).toEqual([['sometimes', fails, { verdict: 'blind', because }]]);
});

test('a type that comes back for some of the names alone is distinguished', () => {
  const corefile = '. {\n acl a.org {\n block type TXT\n }\n forward . 10.244.0.5\n}';
  const found = simulate(graphOfCorefiles([corefile])).loops.map(({ names, types }) => [
    names.cuts.map(({ under, except }) => [under, ...except].join(' -')).join(', '),
    types,
  ]);
  expect(found).toEqual([
    [
      '.',
      {
        kind: 'but',
        list: ['TXT'],
      },
    ],
  ]);
});

test('a name that a rewrite leads to a loop is reported as one of its names', () => {
  const corefile = 'a.org b.org {\n rewrite name suffix .b.org .a.org answer auto\n forward a.org 10.244.0.5\n}';
  const found = simulate(graphOfCorefiles([corefile])).loops.map(({ names, witness }) => [
    names.cuts.map(({ under }) => under).join(),
    witness.name,
  ]);
  expect(found).toEqual([['a.org.,b.org.', 'www.a.org.']]);
});
