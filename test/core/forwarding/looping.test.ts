/** Loops as they are reported: for which names and types, how surely, by which hops, and which of them are one. */
import { describe, expect, test } from '@jest/globals';
import type { DnsServer, KnownUpstream, UnknownUpstream } from '../../../src/core/cluster/cluster.ts';
import { describeNames } from '../../../src/core/dns/name-set.ts';
import { buildGraph, type ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import type { GuardedLoop } from '../../../src/core/forwarding/loop.ts';
import { openForwards } from '../../../src/core/forwarding/open-forwards.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { present } from '../../../src/core/text/invariant.ts';
import { graphOfCorefiles } from './read.ts';
import { at, at10, clusterOf, dial, graphOfWorld, server, service, to, type World, withStanzas } from './world.ts';

const line = (loop: GuardedLoop): string => {
  const { certainty, probability, onFailure, grows, names, types, witness, hops, blocks, assumptions } = loop;
  return [
    [certainty, probability, onFailure ? 'on failure' : undefined, grows === true ? 'grows' : undefined]
      .filter((part) => part !== undefined)
      .join(' '),
    types === undefined ? describeNames(names) : `${describeNames(names)} (${types.kind} ${types.list.join(' ')})`,
    `${witness.name} ${witness.type}`,
    hops.map(({ server: { id }, to: next }) => `${id} to ${next}`).join(', '),
    `${blocks.length} blocks`,
    ...(assumptions.length === 0 ? [] : [`assuming ${assumptions.length}`]),
  ].join('; ');
};
const loops = (graph: ForwardingGraph): readonly string[] => simulate(graph).loops.map(line);
const of = (...corefiles: readonly string[]): readonly string[] => loops(graphOfCorefiles(corefiles));
const ofWorld = (world: World): readonly string[] => loops(graphOfWorld(world));
const SELF = 'forward . 127.0.0.1';
const HOP = 's0 to 127.0.0.1:53';

describe('the types of a loop', () => {
  test.each<[string, string, string]>([
    ['all', SELF, 'always; every name; example.org. A; '],
    ['all but one', `acl {\n block type TXT\n }\n ${SELF}`, 'always; every name (but TXT); example.org. A; '],
    [
      'all but some, in order',
      `acl {\n block type TXT MX\n }\n ${SELF}`,
      'always; every name (but MX TXT); example.org. A; ',
    ],
    ['all but the usual one', `acl {\n block type A\n }\n ${SELF}`, 'always; every name (but A); example.org. AAAA; '],
    ['one alone', `acl {\n allow type TXT\n block\n }\n ${SELF}`, 'always; every name (only TXT); example.org. TXT; '],
    [
      'some alone, in order',
      `acl {\n allow type TXT MX\n block\n }\n ${SELF}`,
      'always; every name (only MX TXT); example.org. TXT; ',
    ],
    // Nobody would notice.
    [
      'all but one that hardly anybody asks for',
      `acl {\n block type HINFO\n }\n ${SELF}`,
      'always; every name; example.org. A; ',
    ],
    [
      'all but two, one of which hardly anybody asks for',
      `acl {\n block type HINFO TXT\n }\n ${SELF}`,
      'always; every name (but TXT); example.org. A; ',
    ],
    [
      'one that hardly anybody asks for',
      `acl {\n allow type HINFO\n block\n }\n ${SELF}`,
      'always; every name (only HINFO); example.org. HINFO; ',
    ],
    [
      'one that is made another',
      `rewrite stop type TXT A\n acl {\n allow type A\n block\n }\n ${SELF}`,
      'always; every name (only A TXT); example.org. A; ',
    ],
    ['one that is made another, of all', `rewrite stop type TXT A\n ${SELF}`, 'always; every name; example.org. A; '],
  ])('%s', (_, plugins, expected) => {
    expect(of(`. {\n ${plugins}\n}`)).toEqual([`${expected}${HOP}; 1 blocks`]);
  });
  test('are reported of the names of the witness, whatever others do', () => {
    const file = `. {\n acl a.org {\n block type TXT\n }\n acl b.org {\n block type MX TXT\n }\n ${SELF}\n}`;
    expect(of(file)).toEqual([`always; every name (but MX TXT); example.org. A; ${HOP}; 1 blocks`]);
  });
});

describe('the witness of a loop', () => {
  test.each<[string, string, string]>([
    ['of a zone', `a.org {\n ${SELF}\n}`, 'always; every name under a.org; www.a.org. A; '],
    [
      'of the zone with fewer labels',
      `b.a.org c.net {\n ${SELF}\n}`,
      'always; every name under b.a.org and every name under c.net; www.c.net. A; ',
    ],
    [
      'of a name alone',
      'a.org {\n forward a.org 127.0.0.1 {\n except org x.a.org\n }\n}',
      'always; a.org itself; a.org. A; ',
    ],
    [
      'below a zone where its own name is answered',
      `. {\n hosts {\n 10.0.0.1 a.org\n fallthrough\n }\n forward a.org 127.0.0.1\n}`,
      'always; every name under a.org; www.a.org. A; ',
    ],
  ])('%s', (_, corefile, expected) => {
    const [first = ''] = of(corefile);
    expect(first.slice(0, expected.length)).toBe(expected);
  });
});

describe('the hops of a loop', () => {
  test('are the shortest way round, from the block that comes first', () => {
    const file = (targets: string) =>
      `.:53 {\n forward . ${targets}\n}\n.:54 {\n forward . 127.0.0.1:55\n}\n.:55 {\n forward . 127.0.0.1:53\n}\n`;
    expect(of(file('127.0.0.1:54'))).toEqual([
      'always; every name; example.org. A; s0 to 127.0.0.1:54, s0 to 127.0.0.1:55, s0 to 127.0.0.1:53; 3 blocks',
    ]);
    expect(of(file('127.0.0.1:54 127.0.0.1:55'))).toEqual([
      'always; every name; example.org. A; s0 to 127.0.0.1:55, s0 to 127.0.0.1:53; 3 blocks',
    ]);
  });
  test('begin at the first by file and place, though a Service leads there', () => {
    const servers = [
      server('b', 'pod:b', '. {\n forward . 10.96.0.10\n}'),
      server('a', 'pod:a', '. {\n forward . 10.96.0.11\n}'),
    ];
    const published = [service('10.96.0.10', [to('a')]), service('10.96.0.11', [to('b')])];
    expect(ofWorld({ servers, published })).toEqual([
      'always; every name; example.org. A; a to 10.96.0.11:53, b to 10.96.0.10:53; 2 blocks',
    ]);
  });
  test('do not begin at a resolver that is only declared', () => {
    const servers = (software: string) => [at10(1, 'forward . 10.0.0.2', { software }), at10(2, 'forward . 10.0.0.1')];
    const begin = (software: string) => ofWorld({ servers: servers(software) })[0]?.split('; ')[3];
    expect([begin('coredns'), begin('declared')]).toEqual([
      's1 to 10.0.0.2:53, s2 to 10.0.0.1:53',
      's2 to 10.0.0.1:53, s1 to 10.0.0.2:53',
    ]);
  });
});

describe('how sure a loop is', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'a share',
      ['. {\n forward . 127.0.0.1 10.9.9.9\n}'],
      [`sometimes 0.5; every name; example.org. A; ${HOP}; 1 blocks`],
    ],
    [
      'on failure',
      ['. {\n forward . 10.9.9.9 127.0.0.1 {\n policy sequential\n }\n}'],
      [`sometimes on failure; every name; example.org. A; ${HOP}; 1 blocks`],
    ],
    [
      'by an assumption',
      ['. {\n acl {\n block net 10.9.0.0/16\n }\n forward . 10.244.0.6\n}', `. {\n forward . 10.244.0.5\n}`],
      ['assumed; every name; example.org. A; s0 to 10.244.0.6:53, s1 to 10.244.0.5:53; 2 blocks; assuming 1'],
    ],
    [
      'surely with one upstream, and on failure with another',
      ['. {\n forward . 127.0.0.1 127.0.0.1:54 {\n policy sequential\n }\n}\n.:54 {\n forward . 127.0.0.1:53\n}'],
      [`always; every name; example.org. A; ${HOP}; 1 blocks`],
    ],
    [
      'surely for some names, and on failure for others',
      [
        '. {\n forward . 127.0.0.1:54 127.0.0.1:53 {\n policy sequential\n }\n}\n.:54 {\n forward a.org 127.0.0.1:53\n forward . 10.9.9.9\n}',
      ],
      [
        'always; every name under a.org; www.a.org. A; s0 to 127.0.0.1:54, s0 to 127.0.0.1:53; 2 blocks',
        'sometimes on failure; every name outside a.org; example.org. A; s0 to 127.0.0.1:53; 1 blocks',
      ],
    ],
    [
      'surely for some types, and on failure for another',
      [
        '. {\n forward . 127.0.0.1:54 127.0.0.1:53 {\n policy sequential\n }\n}\n.:54 {\n acl {\n block type TXT\n }\n forward . 127.0.0.1:53\n}',
      ],
      [
        'always; every name (but TXT); example.org. A; s0 to 127.0.0.1:54, s0 to 127.0.0.1:53; 2 blocks',
        'sometimes on failure; every name (only TXT); example.org. TXT; s0 to 127.0.0.1:53; 1 blocks',
      ],
    ],
  ])('%s', (_, corefiles, expected) => {
    expect(of(...corefiles)).toEqual(expected);
  });
  test('what takes only half comes back by the half', () => {
    const half = (count: number): string => Array.from({ length: count }, (_, i) => `127.0.0.1:${54 + i}`).join(' ');
    const file = `. {\n forward . ${half(2)}\n}\n.:54 {\n forward . 127.0.0.1:53 10.9.9.9\n}\n.:55 {\n forward . 127.0.0.1:53 10.9.9.8 10.9.9.9\n}`;
    expect(of(file)[0]?.split(';')[0]).toBe('sometimes 0.416667');
  });
  test('asked all at once, each way comes back, and no more than once is counted', () => {
    const one = at10(1, 'forward . 10.0.0.2 10.0.0.3');
    const all = (policy: 'parallel' | 'random') =>
      ofWorld({
        servers: [
          withStanzas(one, () => ({ policy })),
          at10(2, 'forward . 10.0.0.1 10.9.9.9'),
          at10(3, 'forward . 10.0.0.1 10.9.9.8'),
        ],
      })[0]?.split(';')[0];
    expect([all('parallel'), all('random')]).toEqual(['always', 'sometimes 0.5']);
  });
});

test('a loop through a server that looks up by itself lasts only as long as that waits', () => {
  const reported = (fallsBack?: 'roots') => {
    const a = server('a', 'external:a', '. {\n bind 10.0.0.1\n forward . 10.0.0.2 10.0.0.3\n}');
    const b = server('b', 'external:b', '. {\n bind 10.0.0.2\n forward . 10.0.0.1\n}');
    const c = server('c', 'external:c', '. {\n bind 10.0.0.3\n forward . 10.0.0.1\n}');
    const servers = [a, withStanzas(b, () => ({ ...(fallsBack && { fallsBack }) })), c];
    return simulate(graphOfWorld({ servers })).loops.map(({ certainty, probability, hops }) => [
      certainty,
      probability,
      hops.map(({ server: { name } }) => name).join(),
    ]);
  };
  expect(reported()).toEqual([['always', undefined, 'a,b']]);
  expect(reported('roots')).toEqual([['sometimes', 0.5, 'a,c']]);
});

test('a loop of names alone that an API may have is assumed of each', () => {
  const one =
    ". {\n view v {\n expr name() == 'only.a.org.'\n }\n kubernetes a.org {\n fallthrough\n }\n forward . 127.0.0.1\n}\n";
  const assumed = (...corefiles: readonly string[]) =>
    simulate(graphOfCorefiles(corefiles)).loops.map(({ certainty, probability, onFailure, assumptions, names }) => [
      describeNames(names),
      certainty,
      probability,
      onFailure,
      ...assumptions,
    ]);
  const ONLY = ['only.a.org itself', 'assumed', undefined, false, 'kubernetes does not have the name'];
  expect(assumed(one)).toEqual([ONLY]);
  expect(assumed(one.replace('127.0.0.1', '127.0.0.1 10.9.9.9'))).toEqual([ONLY]);
  expect(assumed(one.replace('127.0.0.1', '10.9.9.9 127.0.0.1 {\n policy sequential\n }'))).toEqual([
    [...ONLY, 'the upstreams before 127.0.0.1:53 give no answer'],
  ]);
  // Of all below a zone some exist nowhere.
  expect(assumed(one.replace("== 'only.a.org.'", "endsWith '.a.org.'"))[0]?.slice(1)).toEqual([
    'always',
    undefined,
    false,
  ]);
  // One way past it is sure.
  const two = one
    .replace('kubernetes a.org {\n fallthrough\n }\n forward . 127.0.0.1', 'forward . 127.0.0.1:54 127.0.0.1:55')
    .concat(
      '.:54 {\n kubernetes a.org {\n fallthrough\n }\n forward . 127.0.0.1:53\n}\n.:55 {\n forward . 127.0.0.1:53\n}\n',
    );
  expect(assumed(two)[0]?.slice(0, 2)).toEqual(['only.a.org itself', 'always']);
  // Nor where the API has other names.
  expect(assumed(one.replace('kubernetes a.org', 'kubernetes b.org')).map((all) => all[1])).toEqual(['always']);
});

describe('loops that are one', () => {
  test('are those through the same stanza that fare alike', () => {
    expect(of(`a.org b.org {\n ${SELF}\n}`)).toEqual([
      `always; every name under a.org and every name under b.org; www.a.org. A; ${HOP}; 1 blocks`,
    ]);
  });
  test('are not those of two stanzas', () => {
    expect(of(`a.org {\n ${SELF}\n}\nb.org {\n ${SELF}\n}`)).toEqual([
      `always; every name under a.org; www.a.org. A; ${HOP}; 1 blocks`,
      `always; every name under b.org; www.b.org. A; ${HOP}; 1 blocks`,
    ]);
  });
  test('with a guard are not those without one', () => {
    expect(of(`. {\n forward . 127.0.0.1:54\n}\n.:54 {\n loop\n ${SELF}\n}\na.org:54 {\n ${SELF}\n}`).length).toBe(2);
  });
  test('with what leads round them only when an upstream fails', () => {
    const round =
      '.:53 {\n forward . 127.0.0.1:54\n}\n.:54 {\n forward . 127.0.0.2:54 127.0.0.1:53 {\n policy sequential\n }\n}';
    expect(of(round)).toEqual(['always; every name; example.org. A; s0 to 127.0.0.2:54; 1 blocks']);
  });
  test('stand in the order of their first hops', () => {
    const found = of(`b.org {\n forward . 10.244.0.6\n}\na.org {\n ${SELF}\n}`, 'b.org {\n forward . 10.244.0.5\n}');
    expect(found.map((one) => one.split('; ')[1])).toEqual(['every name under b.org', 'every name under a.org']);
  });
  test('of a program that no file shows are none, but with others', () => {
    const implied = { implied: true } as const;
    expect(ofWorld({ servers: [at10(1, 'forward . 10.0.0.1', implied)] })).toEqual([]);
    expect(ofWorld({ servers: [at10(1, 'forward . 10.0.0.2', implied), at10(2, 'forward . 10.0.0.1')] })).toHaveLength(
      1,
    );
  });
});

describe('a name that is made another', () => {
  const to54 = (rule: string, rest = ''): string =>
    `. {\n ${rule}\n forward . 127.0.0.1:54\n}\n.:54 {\n ${rest}\n forward . 127.0.0.1:53\n}`;
  test.each<[string, string, readonly string[]]>([
    [
      'and comes back so',
      to54('rewrite stop name suffix .b.org .a.org'),
      ['always; every name; example.org. A; s0 to 127.0.0.1:54, s0 to 127.0.0.1:53; 2 blocks'],
    ],
    [
      'leads into the loop of the other one',
      'a.org b.org {\n rewrite stop name suffix .b.org .a.org\n forward a.org 127.0.0.1\n}',
      [`always; every name under a.org and every name under b.org; www.a.org. A; ${HOP}; 1 blocks`],
    ],
    [
      'and back again',
      'a.org b.org {\n rewrite stop {\n name suffix .b.org .a.org\n }\n forward . 127.0.0.1:54\n}\na.org:54 {\n rewrite stop name suffix .a.org .b.org\n forward . 127.0.0.1:53\n}',
      [
        'always; every name under a.org and every name under b.org; www.b.org. A; s0 to 127.0.0.1:54, s0 to 127.0.0.1:53; 2 blocks',
      ],
    ],
  ])('%s', (_, corefile, expected) => {
    expect(of(corefile)).toEqual(expected);
  });
  test('and grows, is reported as what it began as, as sure as its least sure step', () => {
    const grows = (more: string, upstream: string) =>
      of(`org {\n ${more}\n rewrite stop name suffix org n.org\n forward . ${upstream}\n}`);
    expect(grows('errors', '127.0.0.1').map((one) => one.split('; ').slice(0, 3).join('; '))).toEqual([
      'always grows; every name under org; some-name.n.org. A',
    ]);
    expect(grows('errors', '127.0.0.1 10.9.9.9').map((one) => one.split(';')[0])).toEqual(['sometimes 0.5 grows']);
    expect(grows('errors', '10.9.9.9 127.0.0.1 {\n policy sequential\n }').map((one) => one.split(';')[0])).toEqual([
      'sometimes on failure grows',
    ]);
    expect(grows('acl {\n block net 10.9.0.0/16\n }', '10.244.0.5').map((one) => one.split(';')[0])).toEqual([
      'assumed grows',
    ]);
  });
  test('and another one each time, until it ends, has not come back', () => {
    const rules = [1, 2, 3, 4, 5].map((i) => `rewrite stop name exact r${i - 1}. r${i}.`);
    const stanzas = [1, 2, 3, 4].map((i) => `forward r${i} 127.0.0.1 {\n except r${i}\n }`);
    expect(of(`. {\n ${[...rules, ...stanzas].join('\n ')}\n}`)).toEqual([]);
    expect(
      of(
        `. {\n ${[...rules, 'rewrite stop name exact r5. r0.', ...stanzas, 'forward r5 127.0.0.1', 'forward r0 127.0.0.1'].join('\n ')}\n}`,
      ).length,
    ).toBeGreaterThan(0);
  });
  test('and is too long at once, has not come back', () => {
    const long = Array.from({ length: 3 }, () => 'n'.repeat(63)).join('.');
    expect(
      of(`. {\n rewrite stop name suffix .org .${long}.org\n forward org 127.0.0.1\n}`).map(
        (one) => one.split('; ')[1],
      ),
    ).toEqual(['org itself']);
  });
});

describe('forwards whose upstream nothing states', () => {
  const missing: Pick<UnknownUpstream, 'kind' | 'because' | 'missing' | 'at' | 'via'> = {
    kind: 'unknown',
    because: 'nothing states it',
    missing: { kind: 'value' },
    at,
    via: [],
  };
  const known = (address: string): KnownUpstream => ({
    kind: 'known',
    address,
    port: 53,
    transport: 'dns',
    at,
    via: [],
    assumptions: [],
  });
  const asking = (one: DnsServer, ...list: readonly (KnownUpstream | UnknownUpstream)[]): DnsServer => ({
    ...one,
    upstreams: new Map([...one.upstreams.keys()].map((step) => [step, list])),
  });
  const counts = (...servers: readonly DnsServer[]) => {
    const { forwards, openStanzas, open, withStub } = openForwards(buildGraph(clusterOf({ servers })));
    return [
      forwards,
      openStanzas,
      open.map(({ server: { id }, installerDefault }) => `${id}${installerDefault ? ' by default' : ''}`),
      withStub === undefined ? undefined : withStub.loops.map(line),
    ];
  };
  const one = at10(1, 'forward . 10.9.9.9');
  test('are counted', () => {
    expect(counts(one)).toEqual([1, 0, [], undefined]);
    expect(counts(asking(one, missing))).toEqual([1, 1, ['s1'], undefined]);
    expect(counts(asking(one, known('10.9.9.9'), missing))).toEqual([1, 1, ['s1'], undefined]);
    const { missing: _, ...unknown } = missing;
    expect(counts(asking(one, unknown))).toEqual([1, 0, [], undefined]);
    expect(counts(asking(at10(1, 'forward a.org 10.9.9.9\n forward . 10.9.9.8'), missing))).toEqual([
      2,
      2,
      ['s1', 's1'],
      undefined,
    ]);
  });
  test('count once where one workload is modelled for each pool', () => {
    const twice = ['a', 'b'].map((id) => ({ ...asking(one, missing), id }));
    expect(counts(...twice)).toEqual([1, 1, ['a', 'b'], undefined]);
    expect(counts(...twice.map((each) => ({ ...each, name: each.id })))).toEqual([2, 2, ['a', 'b'], undefined]);
  });
  test('are not those of a server that does not start, or that no file shows', () => {
    const error = { message: 'no', at } as const;
    expect(counts({ ...asking(one, missing), config: { ...one.config, errors: [error] } })).toEqual([
      0,
      0,
      [],
      undefined,
    ]);
    expect(counts({ ...asking(one, missing), implied: true })).toEqual([0, 0, [], undefined]);
  });
  test('by a default count where the repository installs the server', () => {
    const [step] = [...one.upstreams.keys()];
    const place = present(step).at;
    const byDefault = (installed: boolean, at2 = place) =>
      counts({ ...asking(one, missing), at: at2, ...(installed ? { installed: true } : {}) });
    expect(byDefault(true)).toEqual([1, 1, ['s1 by default'], undefined]);
    expect(byDefault(false)).toEqual([0, 0, [], undefined]);
    // Any other place is one that a file has.
    for (const other of [
      { start: place.span.start, end: place.span.end + 1 },
      { start: place.span.start - 1, end: place.span.end },
    ])
      expect(byDefault(false, { ...place, span: other })).toEqual([1, 1, ['s1'], undefined]);
    expect(byDefault(false, { file: { path: 'other', text: '' }, span: place.span })).toEqual([
      1,
      1,
      ['s1'],
      undefined,
    ]);
  });
  test('may loop where nodes have a stub', () => {
    const stub = (...addresses: readonly string[]): UnknownUpstream => ({ ...missing, withStub: addresses.map(known) });
    const LOOP = 'every name; example.org. A; s1 to 10.0.0.1:53; 1 blocks';
    expect(counts(asking(one, stub('10.0.0.1')))).toEqual([1, 1, ['s1'], [`always; ${LOOP}`]]);
    expect(counts(asking(one, stub('10.0.0.1', '10.9.9.9')))).toEqual([1, 1, ['s1'], [`sometimes 0.5; ${LOOP}`]]);
    expect(counts(asking(one, known('10.9.9.9'), stub('10.0.0.1')))).toEqual([
      1,
      1,
      ['s1'],
      [`sometimes 0.5; ${LOOP}`],
    ]);
    expect(counts(asking(one, stub('10.9.9.9')))).toEqual([1, 1, ['s1'], []]);
    expect(counts(asking(one, stub()))).toEqual([1, 1, ['s1'], undefined]);
    // What loops anyway is no news of a stub.
    expect(counts(asking(one, stub('10.9.9.9')), at10(2, 'forward . 10.0.0.2'))).toEqual([2, 1, ['s1'], []]);
  });
});

describe('what stands behind an address of a cluster', () => {
  test('a server bound to an interface other than lo has the node’s address', () => {
    const pools = [
      {
        pool: 'n',
        inherited: { nameservers: [], outside: false },
        handedOut: { nameservers: [], outside: false },
        own: { nameservers: [], outside: false },
        addresses: [{ value: '10.0.0.1', at }],
      },
    ];
    const asks = (bind: string) =>
      ofWorld({ servers: [server('a', 'node:n', `. {\n bind ${bind}\n forward . 10.0.0.1\n}`)], pools });
    expect(asks('eth0')).toHaveLength(1);
    expect(asks('lo')).toEqual([]);
  });
  test('a Service with an address of its own kept for one protocol is not that of another', () => {
    const published = [service('10.96.0.10', [dial('10.0.0.1'), to('b')])];
    const b = server('b', 'pod:b', '. {\n forward . 10.96.0.10\n}');
    expect(ofWorld({ servers: [b], published })).toEqual([
      'assumed; every name; example.org. A; b to 10.96.0.10:53; 1 blocks; assuming 1',
    ]);
  });
});
