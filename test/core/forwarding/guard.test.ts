/** What becomes of the probe of a `loop` plugin on its way through stanzas that take turns, refuse, or merge (plugin/loop, plugin/forward). */
import { describe, expect, test } from '@jest/globals';
import type { ForwardStep } from '../../../src/core/facts/steps.ts';
import { buildGraph, type ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { hasGuard, type ProbeResult, probe, sightOf } from '../../../src/core/forwarding/guard.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { present } from '../../../src/core/text/invariant.ts';
import { graphOfCorefiles } from './read.ts';
import { graphOfWorld, server, withStanzas } from './world.ts';

/** The first guard of the graph, asked at the first socket that has its block. */
const probed = (graph: ForwardingGraph, assuming = false, ask = probe): ProbeResult => {
  for (const socket of graph.sockets)
    for (const block of [...socket.zones.values()].flat())
      if (hasGuard(graph, block)) return ask(graph, socket, block, assuming);
  throw new Error('no guard');
};
const fatal = (corefiles: readonly string[], assuming?: boolean): number =>
  Math.round(probed(graphOfCorefiles(corefiles), assuming).fatal * 1000) / 1000;
const looping = (forward: string, more = ''): string => `. {\n loop\n forward . ${forward}\n}\n${more}`;

test('a port of the host that nothing states counts like an upstream outside', () => {
  const one = server('a', 'host:a', looping('127.0.0.1 127.0.0.1:5301 {\n policy round_robin\n }'));
  expect(simulate(graphOfWorld({ servers: [one] })).loops.map(({ guard }) => guard)).toEqual([
    {
      verdict: 'blind',
      because:
        'with every upstream up, its probe does not come back often enough at start; it ends the server where one outside is silent then',
    },
  ]);
});

describe('which upstream a probe takes', () => {
  test.each<[string, string, number]>([
    ['the only one', '127.0.0.1', 1],
    ['one that leads elsewhere', '192.0.2.1', 0],
    // It must come back twice.
    ['one of two by chance', '127.0.0.1 192.0.2.1', 0.25],
    ['either of two by chance', '127.0.0.1 127.0.0.2', 1],
    ['two of three by chance', '127.0.0.1 127.0.0.2 192.0.2.1', 0.444],
    ['the first in order', '127.0.0.1 192.0.2.1 {\n policy sequential\n }', 1],
    ['not one behind the first', '192.0.2.1 127.0.0.1 {\n policy sequential\n }', 0],
    // plugin/forward/policy.go: the counter is raised before it is used.
    ['in turn the second at first', '127.0.0.1 192.0.2.1 {\n policy round_robin\n }', 0],
    ['in turn the first at the second time', '192.0.2.1 127.0.0.1 {\n policy round_robin\n }', 0],
    ['in turn the second and the first', '127.0.0.1 127.0.0.2 {\n policy round_robin\n }', 1],
    ['in turn the second and the third', '192.0.2.1 127.0.0.1 127.0.0.2 {\n policy round_robin\n }', 1],
    ['in turn the second, not the third', '127.0.0.1 127.0.0.2 192.0.2.1 {\n policy round_robin\n }', 0],
    ['a turn of one', '127.0.0.1 {\n policy round_robin\n }', 1],
  ])('%s', (_, forward, share) => {
    expect(fatal([looping(forward)])).toBe(share);
  });
  test('each stanza takes turns of its own', () => {
    const second = '.:54 {\n forward . 192.0.2.1 127.0.0.1:53 127.0.0.2:53 {\n policy round_robin\n }\n}\n';
    expect(fatal([looping('192.0.2.1 127.0.0.1:54 127.0.0.2:54 {\n policy round_robin\n }', second)])).toBe(1);
    const elsewhere = '.:54 {\n forward . 127.0.0.1:53 192.0.2.1 127.0.0.2:53 {\n policy round_robin\n }\n}\n';
    expect(fatal([looping('192.0.2.1 127.0.0.1:54 127.0.0.2:54 {\n policy round_robin\n }', elsewhere)])).toBe(0);
  });
  test('in turn it is forwarded, whoever is next', () => {
    const { seen, forwarded } = probed(graphOfCorefiles([looping('127.0.0.1 192.0.2.1 {\n policy round_robin\n }')]));
    expect([seen, forwarded]).toEqual([true, true]);
  });
  test('none that it is seen on, however often they part', () => {
    const corefile = looping('127.0.0.1 127.0.0.2').replace('loop', 'loop\n rewrite type HINFO A');
    const { fatal, seen, because } = probed(graphOfCorefiles([corefile]));
    expect([fatal, seen, because]).toEqual([0, false, 'a rewrite changes its probe before it']);
  });
  test('one that needs an assumption only where such are followed, and is not decided elsewhere', () => {
    const files = [looping('10.244.0.6'), '. {\n acl {\n block net 10.9.0.0/16\n }\n forward . 10.244.0.5\n}'];
    expect([fatal(files, false), fatal(files, true)]).toEqual([0.5, 1]);
  });
  test('of which one in turn alone is sure, by no share', () => {
    const b = server('b', 'external:b', '. {\n bind 10.0.0.2\n whoami\n}', { assumption: 'it is there' });
    const a = server(
      'a',
      'external:a',
      '. {\n bind 10.0.0.1\n loop\n forward . 10.0.0.1 10.0.0.2 {\n policy round_robin\n }\n}',
    );
    const graph = graphOfWorld({ servers: [a, b] });
    expect([probed(graph, false).fatal, probed(graph, true).fatal]).toEqual([0.5, 0]);
  });
  test('never one that needs another to fail', () => {
    const files = [looping('192.0.2.1 127.0.0.1 {\n policy sequential\n }')];
    expect([fatal(files, false), fatal(files, true)]).toEqual([0, 0]);
  });
});

describe('a stanza that takes only so many questions at once', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    // No limit.
    [0, 1],
    // More than a probe has hops.
    [5000, 1],
  ])('%i', (max, share) => {
    expect(fatal([looping(`127.0.0.1 {\n max_concurrent ${max}\n }`)])).toBe(share);
  });
  test('says of a share how often', () => {
    expect(fatal([looping('127.0.0.1 192.0.2.1 {\n max_concurrent 2\n }')])).toBe(0.25);
    expect(fatal([looping('127.0.0.1 192.0.2.1 {\n max_concurrent 1\n }')])).toBe(0);
  });
  test('counts what another one splits', () => {
    const second = (max: number): string => `.:54 {\n forward . 127.0.0.1:53 {\n max_concurrent ${max}\n }\n}\n`;
    const first = '127.0.0.1:54 {\n max_concurrent 2\n }';
    expect([fatal([looping(first, second(2))]), fatal([looping(first, second(1))])]).toEqual([1, 0]);
  });

  /** It listens at two ports; its second question is one too many. */
  const both = (to: string, options: string, more = ''): string =>
    `.:53 .:54 {\n loop\n forward . ${to} {\n max_concurrent 1\n ${options}\n }\n${more}}\n.:55 {\n whoami\n}\n`;
  const TWO = '127.0.0.1:53 127.0.0.1:54';
  const NEXT = ' forward . 127.0.0.1:54\n';
  test.each<[string, string, number]>([
    ['refuses, and nobody goes on', both(TWO, 'policy sequential'), 0],
    ['refuses, and the next is asked', both(TWO, 'policy sequential\n failover REFUSED'), 1],
    ['refuses, and only another reply would go on', both(TWO, 'policy sequential\n failover SERVFAIL'), 0],
    ['refuses, and there is no next', both('127.0.0.1:53', 'failover REFUSED'), 0],
    [
      'refuses, and the next answers',
      both('127.0.0.1:53 127.0.0.1:55 127.0.0.1:54', 'policy sequential\n failover REFUSED'),
      0,
    ],
    [
      'refuses, and the next leads elsewhere',
      both('127.0.0.1:53 192.0.2.1 127.0.0.1:54', 'policy sequential\n failover REFUSED'),
      0,
    ],
    [
      'refuses, and by chance each other may be next',
      both('127.0.0.1:53 127.0.0.1:54 127.0.0.1:55', 'failover REFUSED'),
      0.333,
    ],
    ['refuses, and the next stanza is asked', both('127.0.0.1:53', 'next REFUSED', NEXT), 1],
    ['refuses, and only another reply would ask the next stanza', both('127.0.0.1:53', 'next NXDOMAIN', NEXT), 0],
    [
      'refuses, and the next of the list goes before the next stanza',
      both('127.0.0.1:53 127.0.0.1:55', 'policy sequential\n failover REFUSED\n next REFUSED', NEXT),
      0,
    ],
    [
      'refuses, and of the next stanza each may be asked',
      both('127.0.0.1:53', 'next REFUSED', ' forward . 127.0.0.1:54 127.0.0.1:55\n'),
      0.5,
    ],
    [
      'refuses, and of the next stanza the first is asked',
      both('127.0.0.1:53', 'next REFUSED', ' forward . 127.0.0.1:54 127.0.0.1:55 {\n policy sequential\n }\n'),
      1,
    ],
    [
      'refuses, and the stanza behind the next one is not asked',
      both('127.0.0.1:53', 'next REFUSED', ' forward . 127.0.0.1:55 {\n next NXDOMAIN\n }\n forward . 127.0.0.1:54\n'),
      0,
    ],
    [
      'refuses, and by chance only the others of the list may be next',
      both('127.0.0.1:53 127.0.0.1:55', 'failover REFUSED\n next REFUSED', NEXT),
      0,
    ],
    [
      'refuses, and the next stanza is asked where the list is not',
      both('127.0.0.1:53 127.0.0.1:55', 'policy sequential\n next REFUSED', NEXT),
      1,
    ],
  ])('%s', (_, corefile, share) => {
    expect(fatal([corefile])).toBe(share);
  });
  test('refuses whoever sent it to the refused one, which may go on as well', () => {
    // 53 (guard, one at once) asks 54, which asks 53 again, is refused, and asks 55, which asks the guard's second port.
    const files = (failover: string): readonly string[] => [
      '.:53 .:56 {\n loop\n forward . 127.0.0.1:54 {\n max_concurrent 1\n }\n}\n' +
        `.:54 {\n forward . 127.0.0.1:53 127.0.0.1:55 {\n policy sequential\n ${failover}\n }\n}\n` +
        '.:55 {\n forward . 127.0.0.1:56\n}\n',
    ];
    expect([fatal(files('failover REFUSED')), fatal(files(''))]).toEqual([1, 0]);
  });
  test('counts a question that went on as one of its own', () => {
    // 54 takes one at once: from 53, then refused by 55, then by 56.
    const file =
      `.:53 {\n loop\n forward . 127.0.0.1:54\n}\n` +
      '.:54 {\n forward . 127.0.0.1:55 127.0.0.1:56 {\n policy sequential\n max_concurrent 1\n failover REFUSED\n }\n}\n' +
      '.:55 {\n forward . 127.0.0.1:54\n}\n.:56 {\n forward . 127.0.0.1:54\n}\n';
    expect(fatal([file])).toBe(0);
  });
  test('that goes on by an assumption does so where such are followed', () => {
    const guard = `${both('127.0.0.1:53 10.244.0.6', 'policy sequential\n failover REFUSED')}`;
    const other = '. {\n acl {\n block net 10.9.0.0/16\n }\n forward . 10.244.0.5:54\n}';
    expect([fatal([guard, other], false), fatal([guard, other], true)]).toEqual([0.5, 1]);
  });
});

describe('a server that merges equal questions', () => {
  const world = (more: Partial<ForwardStep>, forward = '10.0.0.2', guarded = looping(forward)) => {
    const b = server('b', 'external:b', '. {\n bind 10.0.0.2\n forward . 10.0.0.1\n}');
    const a = server('a', 'external:a', guarded.replaceAll('. {', '. {\n bind 10.0.0.1'));
    return graphOfWorld({ servers: [a, withStanzas(b, () => ({ merges: true, ...more }))] });
  };
  test('asks again until it has come back often enough', () => {
    expect(probed(world({})).fatal).toBe(1);
    expect(probed(world({}, '10.0.0.2 192.0.2.1')).fatal).toBe(0.25);
    // What the other one answers ends the wait for one that repeats nothing by itself.
    expect(probed(world({ onlyRelays: true }, '10.0.0.2 192.0.2.1')).fatal).toBe(0);
    expect(probed(world({ onlyRelays: true }, '10.0.0.2 10.0.0.2 192.0.2.1')).fatal).toBe(0.5);
  });
  test('does not where it gives up, and is undecided where it may', () => {
    expect(probed(world({ givesUp: true })).fatal).toBe(0);
    expect(probed(world({ givesUp: 'perhaps' })).fatal).toBe(0.5);
    expect(probed(world({ givesUp: false })).fatal).toBe(1);
  });
  test('asks the next of several servers, or all of them', () => {
    const shared = (policy: ForwardStep['policy'], to: string) => {
      const b = server('b', 'external:b', `. {\n bind 10.0.0.2\n forward . ${to}\n}`);
      const a = server('a', 'external:a', '. {\n bind 10.0.0.1\n loop\n forward . 10.0.0.2\n}');
      return probed(graphOfWorld({ servers: [a, withStanzas(b, () => ({ merges: true, policy }))] })).fatal;
    };
    expect(shared('sequential', '10.0.0.1 192.0.2.1')).toBe(0);
    // Nobody listens there.
    expect(shared('sequential', '10.0.0.1 10.0.0.1:9999')).toBe(0);
    expect(shared('sequential', '10.0.0.1 10.0.0.1')).toBe(1);
    expect(shared('parallel', '10.0.0.1 192.0.2.1')).toBe(0.5);
    expect(shared('parallel', '10.0.0.1 10.0.0.1')).toBe(1);
  });
  test('makes nothing of a ring beside the guard', () => {
    const to = (id: string, own: number, next: number) =>
      withStanzas(
        server(
          id,
          `external:${id}`,
          `. {\n bind 10.0.0.${own}\n ${id === 'a' ? 'loop\n ' : ''}forward . 10.0.0.${next}\n}`,
        ),
        () => ({ merges: id !== 'a' }),
      );
    const { fatal: share, seen } = probed(graphOfWorld({ servers: [to('a', 1, 2), to('b', 2, 3), to('c', 3, 2)] }));
    expect([share, seen]).toEqual([0, true]);
  });
  test('asks once where it does not merge', () => {
    expect(probed(world({ merges: false })).fatal).toBe(1);
  });
  test('of a probe that the guard has not seen makes nothing', () => {
    const passing = ". {\n view p {\n expr type() == 'HINFO'\n }\n forward . 10.0.0.2\n}\n";
    const { fatal: share, seen, because } = probed(world({}, '', `${passing}${looping('10.0.0.2')}`));
    expect([share, seen, because]).toEqual([0, false, 'another server block (zone .) takes its probe']);
  });
  test.each([
    ["!(type() == 'HINFO')", 1],
    ["not (type() in ['TXT', 'HINFO'])", 1],
    ["!(type() == 'A')", 0],
    // Not read: it may take the probe, or leave it to the guard.
    ["metadata('a/b') == 'c'", 0.5],
    ["type() != 'HINFO' && metadata('a/b') == 'c'", 1],
  ])('a view before it lets in what %s says', (expr, share) => {
    const before = `lan {\n view v {\n expr ${expr}\n }\n forward . 198.51.100.3\n}\n`;
    expect(fatal([`${before}lan {\n forward . 127.0.0.1\n loop\n}`])).toBe(share);
  });
});

test('a probe for which the scan has nothing left may end it or not', () => {
  const { cluster } = graphOfCorefiles([looping('127.0.0.1')]);
  const given = (probes: number) => {
    const { fatal: share, seen, isOverBudget } = probed(buildGraph(cluster, openBudget({ probes })));
    return [share, seen, isOverBudget];
  };
  expect([given(0), given(2), given(3)]).toEqual([
    [0.5, false, true],
    [0.5, true, true],
    [1, true, undefined],
  ]);
});

describe('a probe that never comes by its guard', () => {
  /** HINFO questions go round so many listeners, of which none has the guard. */
  const round = (listeners: number): string => {
    const first = ".:53 {\n view probes {\n expr type() == 'HINFO'\n }\n forward . 127.0.0.1:1000\n}\n";
    const rest = Array.from(
      { length: listeners - 1 },
      (_, i) => `.:${1000 + i} {\n forward . 127.0.0.1:${i === listeners - 2 ? 53 : 1001 + i}\n}\n`,
    );
    return `${first}.:53 {\n loop\n forward . 127.0.0.1:53\n}\n${rest.join('')}`;
  };
  test.each([
    [3, 0],
    [200, 0],
    // More than are followed three times round.
    [201, 0.5],
  ])('on %i listeners', (listeners, share) => {
    expect(fatal([round(listeners)])).toBe(share);
  });
});

describe('where a probe is sent', () => {
  const result = (corefile: string): string => {
    const { seen, because } = probed(graphOfCorefiles([corefile]));
    return seen ? 'seen' : `${because}`;
  };
  test.each([
    ['. {\n loop\n whoami\n}', 'seen'],
    ['. {\n bind eth0\n loop\n whoami\n}', 'seen'],
    ['. {\n bind lo\n loop\n whoami\n}', 'seen'],
    ['. {\n bind 10.244.0.5\n loop\n whoami\n}', 'seen'],
    [
      'grpc://.:53 {\n loop\n whoami\n}',
      'it sends its probe as plain DNS to the port of its first key, which speaks grpc',
    ],
    ['. {\n bind 10.244.0.5\n loop\n whoami\n}\n. {\n bind 127.0.0.1\n whoami\n}', 'seen'],
    [
      "a.org {\n view v {\n expr type() == 'A'\n }\n loop\n whoami\n}",
      'no server block that listens there takes its probe',
    ],
  ])('%s', (corefile, expected) => {
    expect(result(corefile)).toBe(expected);
  });
  test('a block without a key has none, and one without a listener sends it to nobody', () => {
    const graph = graphOfCorefiles(['. {\n loop\n whoami\n}']);
    const [socket] = graph.sockets;
    const [block] = present(socket).server.config.blocks;
    const key = present(present(block).keys[0]);
    const because = (keys: readonly (typeof key)[]) =>
      probe(graph, present(socket), { ...present(block), keys }, false).because;
    expect(because([])).toBe('the server block has no key');
    expect(because([{ ...key, port: 99 }])).toBe('nothing listens where it sends its probe');
  });
});

test('whether a guard sees its probe at all is reported without counting', () => {
  const sight = (corefiles: readonly string[]) => {
    const graph = graphOfCorefiles(corefiles);
    const { seen, forwarded, because } = probed(graph, true, (on, socket, block) => ({
      fatal: 0,
      ...sightOf(on, socket, block),
    }));
    return [seen, forwarded, because];
  };
  expect(sight([looping('127.0.0.1')])).toEqual([true, true, undefined]);
  expect(sight(['. {\n loop\n whoami\n}'])).toEqual([true, false, undefined]);
  // By an assumption, too.
  const perhaps = 'template IN ANY . {\n expr 1 == 2\n rcode NXDOMAIN\n fallthrough\n }';
  expect(sight([`. {\n loop\n ${perhaps}\n forward . 192.0.2.1\n}`])).toEqual([true, true, undefined]);
  expect(sight(['a.org {\n loop\n whoami\n}\n4611686018427387905.a.org {\n whoami\n}'])).toEqual([
    false,
    false,
    'another server block (zone 4611686018427387905.a.org) takes its probe',
  ]);
});

test('a guard that a template writes under a condition is there in some of what is made of it', () => {
  const verdict = (corefile: string) =>
    simulate(graphOfWorld({ servers: [server('d/c.yaml', 'external:a', corefile)] })).loops.map(
      ({ certainty, guard }) => `${certainty} ${guard.verdict}`,
    );
  const [IF, END] = ['{{ if .Values.on }}', '{{ end }}'];
  const plugins = (guard: string): string => `. {\n bind 10.0.0.1\n errors\n ${guard}\n forward . 10.0.0.1\n}`;
  expect(verdict(plugins('loop'))).toEqual(['always fatal']);
  expect(verdict(plugins(`${IF}\n loop\n ${END}`))).toEqual(['always sometimes']);
  // With the whole of the block.
  expect(verdict(`${IF}\n${plugins('loop')}\n${END}`)).toEqual(['assumed fatal']);
  // That the condition which writes the guard writes what hides it is not looked at.
  expect(verdict(plugins(`${IF}\n template IN HINFO . {\n rcode NXDOMAIN\n }\n loop\n ${END}`))).toEqual([
    'always sometimes',
  ]);
});

describe('the verdict on a loop', () => {
  const verdicts = (corefiles: readonly string[]): readonly string[] =>
    simulate(graphOfCorefiles(corefiles)).loops.map(({ certainty, guard }) =>
      [certainty, guard.verdict, guard.because].filter((part) => part !== undefined).join(', '),
    );
  test.each<[string, readonly string[], readonly string[]]>([
    ['no guard', ['. {\n forward . 127.0.0.1\n}'], ['always, absent']],
    ['a guard that ends it', [looping('127.0.0.1')], ['always, fatal']],
    ['a share, and a guard that ends it as often', [looping('127.0.0.1 192.0.2.1')], ['sometimes, sometimes']],
    [
      'a share, and a guard that ends it each time',
      [looping('192.0.2.1 127.0.0.1 127.0.0.2 {\n policy round_robin\n }')],
      ['sometimes, misfires'],
    ],
    [
      'a share, and a guard whose turn is another',
      [looping('127.0.0.1 127.0.0.2 192.0.2.1 {\n policy round_robin\n }')],
      [
        'sometimes, blind, with every upstream up, its probe does not come back often enough at start; it ends the server where one outside is silent then',
      ],
    ],
    [
      'a failure, and a guard that ends another loop',
      // The probe goes round by the first upstream; names of a.org are answered there, and go round by the second.
      [
        `${looping('127.0.0.1:54 127.0.0.2:53 {\n policy sequential\n }')}.:54 {\n template ANY ANY a.org {\n rcode NXDOMAIN\n }\n forward . 127.0.0.1:53\n}`,
      ],
      ['always, fatal', 'sometimes, fatal'],
    ],
    [
      'a guard for another zone than loops',
      ['a.org {\n loop\n forward . 10.0.0.1\n}\n. {\n forward . 127.0.0.1\n}'],
      ['always, absent'],
    ],
    [
      'a guard that refuses too much',
      [looping('127.0.0.1 {\n max_concurrent 1\n }')],
      ['always, blind, its probe is answered or refused before it is seen a third time'],
    ],
    [
      'a guard that probes a zone alone',
      ['a.org:53 .:53 {\n loop\n template IN HINFO a.org {\n rcode NXDOMAIN\n }\n forward . 127.0.0.1\n}'],
      ['always, blind, template answers its probe before it'],
    ],
    [
      'a guard whose zone the stanza leaves out',
      ['a.org:53 .:53 {\n loop\n forward . 127.0.0.1 {\n except a.org\n }\n}'],
      ['always, blind, no forward of server block a.org takes its probe name'],
    ],
    [
      'the surer of two guards',
      [
        `${looping('127.0.0.1:54')}b.org:54 .:54 {\n loop\n forward . 127.0.0.1:55\n}\n.:55 {\n template ANY HINFO b.org {\n rcode NXDOMAIN\n }\n forward . 127.0.0.1:53\n}`,
      ],
      ['always, fatal'],
    ],
  ])('%s', (_, corefiles, expected) => {
    expect(verdicts(corefiles)).toEqual(expected);
  });
});
