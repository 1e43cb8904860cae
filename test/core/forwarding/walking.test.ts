/** One question followed hop by hop: where it enters, how it ends, and how sure each end is. */
import { describe, expect, test } from '@jest/globals';
import type { DnsServer, PublishedAddress } from '../../../src/core/cluster/cluster.ts';
import { POD_ADDRESS } from '../../../src/core/dns/endpoint.ts';
import type { ForwardStep } from '../../../src/core/facts/steps.ts';
import { type ClosedEntry, closedEntry, entriesOf, entryOf } from '../../../src/core/forwarding/entry.ts';
import type { ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { conditionsOf } from '../../../src/core/text/conditions.ts';
import { present } from '../../../src/core/text/invariant.ts';
import { graphOfCorefiles, whyOf } from './read.ts';
import { at, at10, firstSocket, graphOfWorld, server, service, to, withStanzas } from './world.ts';

/** `CERTAINTY SHARE END: why or where to; HOPS`, the ways in their order. */
const reported = (graph: ForwardingGraph, name = 'x.a.org.', type = 'A'): readonly string[] => {
  const numbers = ({ order }: { readonly order: readonly number[] }): string =>
    order.map((one) => String.fromCharCode(one + 32)).join('');
  return [...walk(graph, firstSocket(graph), name, type)]
    .sort((a, b) => (numbers(a) < numbers(b) ? -1 : 1))
    .map(({ certainty, probability, disposition, rcode, to: where, asked, hops, ...one }) => {
      const end = [certainty, probability, disposition, rcode].filter((part) => part !== undefined).join(' ');
      const as = asked === undefined ? [] : [`${asked.name} ${asked.type}`];
      return [end, whyOf(one) ?? where, ...as, `hops ${hops.length}`].filter((part) => part !== undefined).join('; ');
    });
};
const of = (...corefiles: readonly string[]): readonly string[] => reported(graphOfCorefiles(corefiles));

describe('where a question enters', () => {
  const entries = (corefile: string, port?: number, more: readonly DnsServer[] = []): readonly string[] => {
    const one = server('a', 'pod:a', corefile);
    const graph = graphOfWorld({
      servers: [one, ...more],
      published:
        port === undefined
          ? []
          : [service('10.96.0.9', [to('other')]), service('10.96.0.10', [to('a', port)], { port })],
    });
    const [entry] = entriesOf(graph, one);
    expect(entryOf(graph, one)).toBe(entry);
    return entriesOf(graph, one).map(({ transport, address, port: at }) => `${transport} ${address} ${at}`);
  };
  const BOTH = '.:54 {\n whoami\n}\n.:53 {\n whoami\n}\n';
  test.each<[string, string, number | undefined, readonly string[]]>([
    ['at port 53, wherever it stands', BOTH, undefined, ['dns * 53']],
    ['else at its first listener', '.:54 .:55 {\n whoami\n}\n', undefined, ['dns * 54']],
    ['at the first that speaks plainly', 'grpc://.:53 .:54 {\n whoami\n}\n', undefined, ['dns * 54']],
    ['at the port that its Service has', BOTH, 53, ['dns * 53']],
    ['nowhere where its Service has another port', BOTH, 99, []],
    ['not by another protocol', `grpc://.:53 {\n whoami\n}\n.:54 {\n whoami\n}\n`, 53, []],
    ['nowhere', 'grpc://. {\n whoami\n}\n', undefined, []],
    ['at an address', '. {\n bind 10.0.0.1\n whoami\n}\n', undefined, ['dns 10.0.0.1 53']],
    [
      'at an address behind a Service',
      '.:53 {\n bind 10.0.0.1\n whoami\n}\n.:54 {\n bind 10.0.0.1\n whoami\n}\n',
      54,
      ['dns 10.0.0.1 54'],
    ],
    [
      'not at an address that no pod has',
      '.:54 {\n bind 127.0.0.1\n whoami\n}\n.:53 {\n bind 127.0.0.1\n whoami\n}\n',
      53,
      [],
    ],
    [
      'at each spelling of all addresses',
      '. {\n bind 0.0.0.0\n whoami\n}\na.org {\n bind ::\n whoami\n}\nb.org:54 {\n whoami\n}\ngrpc://c.org:53 {\n whoami\n}\n',
      undefined,
      ['dns * 53', 'dns * 53'],
    ],
  ])('%s', (_, corefile, port, expected) => {
    expect(entries(corefile, port)).toEqual(expected);
  });
});

describe('why nobody answers where a server is asked', () => {
  const closed = (corefile: string, port: number, more: Partial<PublishedAddress> = {}): ClosedEntry => {
    const one = server('a', 'pod:a', corefile);
    const published = { ...service('10.96.0.10', [to('a', port)]), ...more };
    const graph = graphOfWorld({ servers: [one], published: [published] });
    expect(entriesOf(graph, one)).toEqual([]);
    return closedEntry(graph, one);
  };
  const ONE = '.:54 {\n whoami\n}\n';
  const because = 'nobody listens on port 53, to which Service at 10.96.0.10 leads';
  test('its Service leads to a port where nobody listens', () => {
    expect(closed(ONE, 53)).toEqual({ disposition: 'fails', certainty: 'always', because });
  });
  test.each<Partial<PublishedAddress>>([{ assumption: 'the Service has it' }, { unknownTargets: true }])(
    '%j',
    (more) => {
      expect(closed(ONE, 53, more)).toEqual({ disposition: 'fails', certainty: 'assumed', because });
    },
  );
  test('it listens there at other addresses than its pod’s', () => {
    expect(closed('.:53 {\n bind 127.0.0.1\n whoami\n}\n', 53)).toMatchObject({
      disposition: 'unknown',
      certainty: 'assumed',
    });
  });
  test('it does not start', () => {
    expect(closed('.:53 {\n nonsense\n}\n', 53)).toMatchObject({
      disposition: 'fails',
      because: expect.stringContaining('it does not start: '),
    });
  });
  // A variable that nothing states (caddyfile/parse.go replaceEnvVars).
  const unstated = (one: DnsServer): DnsServer => ({ ...one, config: { ...one.config, hasUnreadKeys: true } });
  test('it is not stated what it serves', () => {
    const one = unstated(server('a', 'pod:a', ONE));
    const graph = graphOfWorld({ servers: [one], published: [service('10.96.0.10', [to('a')])] });
    expect(closedEntry(graph, one)).toMatchObject({ disposition: 'unknown', certainty: 'always' });
  });
  test.each([
    ['another', 'its Service', '10.96.0.10'],
    ['itself', 'its loopback', '127.0.0.1:55'],
    ['itself', 'its own address', `${POD_ADDRESS}:55`],
  ])('nor does %s learn that nobody hears %s', (_, __, upstream) => {
    const front = server('b', 'pod:b', `.:53 {\n forward . ${upstream}\n}\n`);
    const [a, b] = upstream.startsWith('10.') ? [server('a', 'pod:a', ONE), front] : [front, front];
    const ends = (behind: DnsServer): readonly string[] => {
      const servers = a === b ? [behind] : [behind, b];
      const graph = graphOfWorld({ servers, published: [service('10.96.0.10', [to('a')])] });
      const socket = present(graph.socketsOf.get('b'))[0];
      return socket === undefined ? [] : walk(graph, socket, 'x.example.', 'A').map((one) => one.disposition);
    };
    expect([ends(unstated(a)), ends(a)]).toEqual([['unknown'], ['fails']]);
  });
  test('it speaks another protocol alone', () => {
    expect(closed('grpc://.:53 {\n whoami\n}\n', 53).because).toBe('it listens for no plain DNS');
  });
});

test('a container without a Service is asked at port 53, at an address of its own', () => {
  const one = server('a', 'pod:a', '.:54 a.org:53 {\n whoami\n}\n');
  const own = (port: number) => service('10.0.0.9', [to('a', port)], { port, everyPort: true });
  const graph = graphOfWorld({ servers: [one], published: [own(53), own(54)] });
  expect(entriesOf(graph, one).map(({ port }) => port)).toEqual([53]);
});

test.each([
  ['pod:a', 0, 'it listens for plain DNS inside its container alone'],
  ['node:a', 1, undefined],
])('a container that listens at loopback alone, in %s', (network, count, because) => {
  const one = server('a', network, '. {\n bind 127.0.0.1\n whoami\n}\n');
  const own = service('10.0.0.9', [to('a', 53)], { everyPort: true });
  const graph = graphOfWorld({ servers: [one], published: [own] });
  expect(entriesOf(graph, one).length).toBe(count);
  if (because !== undefined)
    expect(closedEntry(graph, one)).toEqual({ disposition: 'unknown', certainty: 'assumed', because });
});

test('at several sockets each has its share', () => {
  const graph = graphOfCorefiles(['. {\n bind 0.0.0.0\n whoami\n}\n. {\n bind ::\n forward . 10.0.0.1\n}']);
  const ends = walk(graph, graph.sockets, 'x.', 'A').map(({ certainty, probability, disposition, order }) => [
    certainty,
    probability,
    disposition,
    order,
  ]);
  expect(ends).toEqual([
    ['sometimes', 0.5, 'leaves', [1, 0]],
    ['sometimes', 0.5, 'answered', [0, 0]],
  ]);
});

describe('how sure an end is', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['always', ['. {\n forward . 10.0.0.1\n}'], ['always leaves; 10.0.0.1:53; x.a.org. A; hops 1']],
    [
      'a share',
      ['. {\n forward . 10.244.0.6 10.0.0.1 10.0.0.2\n}', '. {\n forward . 10.0.0.3 10.0.0.4\n}'],
      [
        'sometimes 0.166667 leaves; 10.0.0.3:53; x.a.org. A; hops 2',
        'sometimes 0.166667 leaves; 10.0.0.4:53; x.a.org. A; hops 2',
        'sometimes 0.333333 leaves; 10.0.0.1:53; x.a.org. A; hops 1',
        'sometimes 0.333333 leaves; 10.0.0.2:53; x.a.org. A; hops 1',
      ],
    ],
    [
      'a share of what needs a failure is none',
      ['. {\n forward . 10.0.0.1 10.244.0.6 {\n policy sequential\n }\n}', '. {\n forward . 10.0.0.3 10.0.0.4\n}'],
      [
        'always leaves; 10.0.0.1:53; x.a.org. A; hops 1',
        'sometimes leaves; 10.0.0.3:53; x.a.org. A; hops 2',
        'sometimes leaves; 10.0.0.4:53; x.a.org. A; hops 2',
      ],
    ],
    [
      'an assumption',
      ['. {\n acl {\n block net 10.9.0.0/16\n }\n forward . 10.0.0.1 10.0.0.2\n}'],
      [
        'assumed fails REFUSED; acl refuses it; assuming that the asker is in 10.9.0.0/16; hops 0',
        'assumed 0.5 leaves; assuming that the asker is not in 10.9.0.0/16; x.a.org. A; hops 1',
        'assumed 0.5 leaves; assuming that the asker is not in 10.9.0.0/16; x.a.org. A; hops 1',
      ],
    ],
  ])('%s', (_, corefiles, expected) => {
    expect(of(...corefiles)).toEqual(expected);
  });
});

describe('a question that comes back', () => {
  const blocking = (net: string): readonly string[] =>
    of(`. {\n acl {\n block net ${net}\n }\n forward . 127.0.0.1\n}`);
  test('from another address is another one', () => {
    expect(blocking('127.0.0.0/8')).toEqual([
      'assumed fails REFUSED; acl refuses it; assuming that the asker is in 127.0.0.0/8; hops 0',
      'assumed fails REFUSED; acl refuses it; assuming that the asker is not in 127.0.0.0/8; hops 1',
    ]);
    expect(blocking('10.0.0.0/8')[1]).toBe('assumed loops; assuming that the asker is not in 10.0.0.0/8; hops 2');
  });
  test('is followed for 600 hops where each makes another name of it, and 64 are shown', () => {
    const rules = (count: number): string =>
      Array.from({ length: count }, (_, i) => ` rewrite stop name exact r${i}. r${i + 1}.\n`).join('');
    const ring = (count: number) => graphOfCorefiles([`. {\n${rules(count)} forward . 127.0.0.1\n}`]);
    expect(reported(ring(599), 'r0.')).toEqual(['always loops; hops 600']);
    expect(reported(ring(600), 'r0.')).toEqual([
      'always unknown; the name changes on every hop; stopped after 600; hops 64',
    ]);
  });
  test('with a name that grows until it is too long', () => {
    const growing = (first: string, second: string) =>
      of(`. {\n ${first}\n forward . 10.244.0.6\n}`, `. {\n ${second}\n forward . 10.244.0.5\n}`);
    const GROWS = 'rewrite continue name suffix .org .n.org';
    const OUTGROWS = 'it comes back with a longer name each time, until the name is longer than DNS allows';
    expect(growing(`${GROWS} answer auto`, 'errors')).toEqual([`always loops; ${OUTGROWS}; hops 2`]);
    expect(growing('errors', `${GROWS} answer auto`)).toEqual([`always loops; ${OUTGROWS}; hops 2`]);
    // Whatever is made of the reply.
    expect(growing(GROWS, 'errors')).toEqual([`always loops; ${OUTGROWS}; hops 2`]);
    const both = growing(`${GROWS} answer auto`, `${GROWS.replace('.n.', '.m.')} answer auto`);
    expect(both).toEqual([`always loops; ${OUTGROWS}; hops 2`]);
  });
  test('to one that looks up by itself ends there', () => {
    const ring = (...stanzas: readonly Partial<ForwardStep>[]): readonly string[] => {
      const first = at10(1, 'forward . 10.0.0.2\n forward org 10.0.0.9\n whoami');
      const servers = [
        withStanzas(first, (_, index) => ({ longestFromWins: true, ...stanzas[index] })),
        at10(2, 'forward . 10.0.0.1'),
      ];
      return reported(graphOfWorld({ servers }));
    };
    const before = { from: 'org.' } as const;
    expect(ring({ ...before, fallsBack: 'roots' }, { looksUp: true })).toEqual([
      'sometimes loops; hops 2',
      'sometimes leaves; 10.0.0.9:53; x.a.org. A; hops 1',
    ]);
    expect(ring({ ...before, fallsBack: 'roots' }, before)).toEqual([
      'sometimes loops; hops 2',
      'sometimes answered; whoami answers; x.a.org. A; hops 0',
    ]);
    expect(ring(before, { looksUp: true })).toEqual(['always loops; hops 2']);
  });
  test('twice with a name that then is too long has not kept coming back', () => {
    // Each round adds as much as half a name.
    const long = Array.from({ length: 2 }, () => 'n'.repeat(60)).join('.');
    const rule = (more: string): string => `. {\n rewrite stop name suffix .org .${more}.org\n forward . 127.0.0.1\n}`;
    expect(of(rule(long))).toEqual([
      'always fails SERVFAIL; the name after the rewrite is longer than DNS allows; hops 2',
    ]);
    expect(of(rule('n'.repeat(60)))[0]).toContain('always loops; it comes back');
  });
});

describe('what is made of an end', () => {
  const through = (end: string, change: Partial<ForwardStep>, more: Partial<DnsServer> = {}): readonly string[] => {
    const first = withStanzas(at10(1, 'forward . 10.0.0.2', { software: 'other', ...more }), () => change);
    return reported(graphOfWorld({ servers: [first, at10(2, end)] }));
  };
  const template = (rcode: string): string => `template IN ANY . {\n rcode ${rcode}\n }`;
  const FAILS: Partial<ForwardStep> = { failsOnRefusal: true };
  const DROPS: Partial<ForwardStep> = { dropsFailures: true };
  test.each<[string, Partial<ForwardStep>, readonly string[]]>([
    [template('NXDOMAIN'), {}, ['always answered; template answers; x.a.org. A; hops 1']],
    [template('NXDOMAIN'), FAILS, ['always answered; template answers; x.a.org. A; hops 1']],
    [template('NOTIMP'), {}, ['always answered; template answers; x.a.org. A; hops 1']],
    [template('NOTIMP'), FAILS, ['always fails SERVFAIL; template answers with NOTIMP; hops 1']],
    [template('NOTIMP'), DROPS, ['always answered; template answers; x.a.org. A; hops 1']],
    ['whoami', FAILS, ['always answered; whoami answers; x.a.org. A; hops 1']],
    ['acl {\n block\n }', {}, ['always fails REFUSED; acl refuses it; hops 1']],
    ['acl {\n block\n }', FAILS, ['always fails SERVFAIL; acl refuses it; hops 1']],
    ['acl {\n block\n }', DROPS, ['always fails; acl refuses it; hops 1']],
    ['rewrite stop name suffix .org .net\n whoami', {}, ['always answered; whoami answers; x.a.net. A; hops 1']],
    ['rewrite stop type A MX\n whoami', {}, ['always answered; whoami answers; x.a.org. MX; hops 1']],
    ['rewrite stop type A MX\n forward . 10.9.9.9', {}, ['always leaves; 10.9.9.9:53; x.a.org. MX; hops 2']],
    ['forward . 127.0.0.1:99', {}, ['always unknown; what listens on 127.0.0.1:99 of its host is not stated; hops 2']],
  ])('%s, asked with %j', (end, change, expected) => {
    expect(through(end, change)).toEqual(expected);
  });

  const MISMATCH = 'a rewrite that is not led back makes the reply one to another question';
  const other = (end: string): string => `rewrite continue type A MX\n ${end}`;
  test('of a reply to another question', () => {
    const coredns = { software: 'coredns' };
    expect(through(other('whoami'), {}, coredns)).toEqual([`always fails FORMERR; ${MISMATCH}; hops 1`]);
    expect(through(other('acl {\n block\n }'), {}, coredns)).toEqual([`always fails FORMERR; ${MISMATCH}; hops 1`]);
    expect(through(other('whoami'), {})).toEqual([`always fails; ${MISMATCH}, of which s1 takes none; hops 1`]);
    expect(through(other('whoami'), FAILS)).toEqual([
      `always fails SERVFAIL; ${MISMATCH}, of which s1 takes none; hops 1`,
    ]);
    // What leaves is not reported by its reply.
    expect(through(other('forward . 10.9.9.9'), {})).toEqual(['always leaves; 10.9.9.9:53; x.a.org. MX; hops 2']);
    // Whoever asked first asked nobody.
    expect(of(`. {\n ${other('whoami')}\n}`)).toEqual(['always answered; whoami answers; x.a.org. MX; hops 0']);
  });
  test('of a reply to another question where somebody else may be asked', () => {
    const asked = (plugins: string) =>
      reported(graphOfWorld({ servers: [at10(1, plugins, { software: 'other' }), at10(2, other('whoami'))] }));
    const UNKNOWN = `unknown; ${MISMATCH}, of which s1 takes none; hops 1`;
    expect(asked('forward . 10.0.0.2 10.9.9.9 {\n policy sequential\n }')).toEqual([
      `always ${UNKNOWN}`,
      'sometimes leaves; 10.9.9.9:53; x.a.org. A; hops 1',
    ]);
    // The other stanza is for other names: nobody of this one is left to ask.
    expect(asked('forward . 10.0.0.2\n forward . 10.9.9.9')).toEqual([`always ${UNKNOWN.replace('unknown', 'fails')}`]);
  });
  test('of a reply to another question that two of them passed on', () => {
    const servers = (second: string): readonly DnsServer[] => [
      at10(1, 'forward . 10.0.0.2'),
      at10(2, `${other('forward . 10.0.0.3')}`, { software: second }),
      at10(3, 'rewrite continue type MX TXT\n whoami'),
    ];
    expect(reported(graphOfWorld({ servers: servers('coredns') }))).toEqual([
      `always fails FORMERR; ${MISMATCH}; hops 2`,
    ]);
    expect(reported(graphOfWorld({ servers: servers('other') }))).toEqual([
      `always fails; ${MISMATCH}, of which s2 takes none; hops 2`,
    ]);
  });
});

test('a way that needs both branches of one condition is none', () => {
  const text = '{{ if .Values.on }}yes{{ else }}no{{ end }}';
  const file = { path: 'd/c.yaml', text, conditions: conditionsOf(text, 'd/c.yaml') };
  const place = (word: string) => ({ at: { file, span: { start: text.indexOf(word), end: text.indexOf(word) + 2 } } });
  const ends = (third: string, list = '10.0.0.3 10.9.9.9') => {
    const servers = [
      at10(1, 'forward . 10.0.0.2'),
      at10(2, `forward . ${list}`, place('yes')),
      at10(3, 'whoami', place(third)),
    ];
    return reported(graphOfWorld({ servers })).map((one) => one.split(';')[0]);
  };
  expect(ends('yes')).toEqual(['assumed 0.5 answered', 'assumed 0.5 leaves']);
  expect(ends('no{')).toEqual(['assumed 0.5 leaves']);
  // However distant they are.
  const distant = (fourth: string) => {
    const servers = [
      at10(1, 'forward . 10.0.0.2'),
      at10(2, 'forward . 10.0.0.3', place('yes')),
      at10(3, 'forward . 10.0.0.4 10.9.9.9'),
      at10(4, 'whoami', place(fourth)),
    ];
    return reported(graphOfWorld({ servers })).map((one) => one.split(';')[0]);
  };
  expect(distant('yes')).toEqual(['assumed 0.5 answered', 'assumed 0.5 leaves']);
  expect(distant('no{')).toEqual(['assumed 0.5 leaves']);
  // Where there is no other way it is what is reported.
  expect(ends('no{', '10.0.0.3')).toEqual(['assumed answered']);
});

describe('a question that asks for no recursion', () => {
  const asking = (step: ForwardStep): Partial<ForwardStep> =>
    step.at.file.text.includes('10.0.0.1') ? { failsOnRefusal: true, asksWithoutRecursion: true, merges: true } : {};
  const through = (other: string, refusing: Partial<ForwardStep> = {}): readonly string[] => {
    const stub = withStanzas(at10(1, 'forward . 10.0.0.2'), (step) => ({
      ...asking(step),
      unlessRecursive: 'REFUSED',
      failover: ['LAME'],
    }));
    const next = withStanzas(at10(2, other), () => refusing);
    return reported(graphOfWorld({ servers: [stub, next] }));
  };
  test('comes back where whoever hands it on keeps the flag, and by an assumption only is it sent again', () => {
    expect(through('forward . 10.0.0.1')).toEqual([
      'assumed fails SERVFAIL; it asks for no recursion; assuming that s1 does not recurse for queries without RD; hops 2',
      'assumed loops; assuming that s1 recurses for queries without RD; hops 3',
    ]);
  });
  test('is answered by BIND from its cache or with a referral, which is no answer, and never sent on', () => {
    expect(through('forward . 10.0.0.1', { failsOnRefusal: true, unlessRecursive: 'LAME' })).toEqual([
      'assumed fails SERVFAIL; s2 answers with a referral to the root servers; assuming that s2 has no answer in its cache; hops 1',
      'assumed answered; cache answers; assuming that s2 has the answer in its cache; x.a.org. A; hops 1',
    ]);
  });
  test('follows a delegation, which one with it does not', () => {
    const rule = { names: { kind: 'any' }, effect: 'answer', rcode: 'REFERRAL', at } as const;
    const steps = [{ kind: 'answer', plugin: 'file', rules: [rule], at } as const];
    const held = at10(2, 'whoami');
    const blocks = held.config.blocks.map((one) => ({ ...one, steps }));
    const of = (stanza: Partial<ForwardStep>): readonly string[] => {
      const asker = withStanzas(at10(1, 'forward . 10.0.0.2'), () => ({ failsOnRefusal: true, ...stanza }));
      return reported(graphOfWorld({ servers: [asker, { ...held, config: { ...held.config, blocks } }] }));
    };
    expect(of({ asksWithoutRecursion: true })).toEqual([
      'always unknown; file answers with a delegation, which s1 follows; hops 1',
    ]);
    expect(of({ failover: ['REFERRAL'] })).toEqual(['always fails SERVFAIL; file answers with a delegation; hops 1']);
  });
  test('is answered as any other', () => {
    expect(through('whoami')).toEqual(['always answered; whoami answers; x.a.org. A; hops 1']);
  });
});
