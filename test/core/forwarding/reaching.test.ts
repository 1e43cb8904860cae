/** Who takes a question that a server dials at an address: by its network, what is published, and what is bound there. */
import { describe, expect, test } from '@jest/globals';
import type { DnsServer, PublishedAddress } from '../../../src/core/cluster/cluster.ts';
import type { ServerBlock } from '../../../src/core/facts/server-config.ts';
import { entriesOf } from '../../../src/core/forwarding/entry.ts';
import { reach } from '../../../src/core/forwarding/reach.ts';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { defined } from '../../../src/core/text/defined.ts';
import { resolverSoftware } from '../../../src/judge/resolver-software.ts';
import { whyOf } from './read.ts';
import { at, dial, firstSocket, graphOfWorld, pool, server, service, to, type World } from './world.ts';

/** What becomes of a question to the first server, and by which ways. */
const fates = (world: World): readonly string[] => {
  const graph = graphOfWorld(world);
  return walk(graph, firstSocket(graph), 'q.test.', 'A').map(
    ({ certainty, probability, disposition, hops, end, ...one }) =>
      [`${certainty} ${disposition}`, probability, ...hops.map(({ via }) => via), whyOf(one), end.server.id]
        .filter((part) => part !== undefined)
        .join('; '),
  );
};
/** The same of who asks whichever of its sockets a client would. */
const fatesOfAll = (servers: readonly DnsServer[]): readonly string[] => {
  const graph = graphOfWorld({ servers });
  const [first] = servers;
  const entries = first === undefined ? [] : entriesOf(graph, first);
  return walk(graph, entries, 'q.test.', 'A').map(({ certainty, disposition, hops, end }) =>
    [`${certainty} ${disposition}`, ...hops.map(({ via }) => via), end.server.id].join('; '),
  );
};
const SELF = '. {\n bind 127.0.0.9\n forward . ';
const asker = (network: string, address: string, more: Partial<DnsServer> = {}): DnsServer =>
  server('asker', network, `${SELF}${address}\n}`, more);
const answering = (id: string, network: string, bind = '', more: Partial<DnsServer> = {}): DnsServer =>
  server(id, network, `. {\n ${bind}\n whoami\n}`, more);

describe('a loopback address', () => {
  test.each<[string, string, readonly DnsServer[], string]>([
    [
      'pod:a',
      '127.0.0.1',
      [answering('b', 'pod:a')],
      'always answered; loopback inside its own pod; whoami answers; b',
    ],
    ['pod:a', '0.0.0.0', [answering('b', 'pod:a')], 'always answered; loopback inside its own pod; whoami answers; b'],
    [
      'pod:a',
      '[::]:53',
      [answering('b', 'pod:a', 'bind ::1')],
      'always answered; loopback inside its own pod; whoami answers; b',
    ],
    [
      'pod:a',
      '127.0.0.1',
      [answering('b', 'pod:a', 'bind 127.0.0.2')],
      'always fails; nobody listens on 127.0.0.1:53 (loopback inside its own pod); asker',
    ],
    [
      'pod:a',
      '127.0.0.1',
      [answering('b', 'pod:b')],
      'always fails; nobody listens on 127.0.0.1:53 (loopback inside its own pod); asker',
    ],
    [
      'pod:a',
      '127.0.0.1:0',
      [answering('b', 'pod:a')],
      'always fails; nobody listens on 127.0.0.1:0 (no such port); asker',
    ],
    [
      'node:n',
      '127.0.0.53',
      [answering('b', 'node:n', 'bind 127.0.0.53')],
      "always answered; the node's loopback; whoami answers; b",
    ],
    [
      'node:n',
      '127.0.0.53',
      [answering('b', 'node:m')],
      'always unknown; what listens on 127.0.0.53:53 of its host is not stated; what listens on 127.0.0.53:53 of its host is not stated; asker',
    ],
    ['host:h', '127.0.0.1', [answering('b', 'host:h')], 'always answered; its own loopback; whoami answers; b'],
    // An interface's addresses are others than loopback.
    [
      'pod:a',
      '127.0.0.1',
      [answering('b', 'pod:a', 'bind eth0')],
      'always fails; nobody listens on 127.0.0.1:53 (loopback inside its own pod); asker',
    ],
    [
      'pod:a',
      '127.0.0.1',
      [answering('b', 'pod:a', 'bind lo')],
      'always answered; loopback inside its own pod; whoami answers; b',
    ],
    // Of a wildcard and the address itself the address goes first, whoever stands first.
    [
      'pod:a',
      '127.0.0.1',
      [answering('b', 'pod:a'), answering('c', 'pod:a', 'bind 127.0.0.1')],
      'always answered; loopback inside its own pod; whoami answers; c',
    ],
  ])('from %s: %s', (network, address, others, expected) => {
    expect(fates({ servers: [asker(network, address), ...others] })).toEqual([expected]);
  });
  const ENGINE = "always unknown; where the container engine's own resolver at 127.0.0.11 asks is not stated";
  test.each<[string, Partial<DnsServer>, readonly DnsServer[], string]>([
    ['host:h', {}, [answering('b', 'host:h')], ENGINE],
    ['pod:a', { containerEngine: true }, [answering('b', 'pod:a')], ENGINE],
    ['pod:a', {}, [answering('b', 'pod:a')], 'always answered; loopback inside its own pod; whoami answers; b'],
    [
      'host:h',
      { containerEngine: true },
      [answering('b', 'host:h')],
      'always answered; its own loopback; whoami answers; b',
    ],
    [
      'host:h',
      {},
      [answering('b', 'host:h', 'bind 127.0.0.11')],
      'always answered; its own loopback; whoami answers; b',
    ],
  ])('of the container engine, from %s with %j', (network, more, others, expected) => {
    const [found] = fates({ servers: [asker(network, '127.0.0.11', more), ...others] });
    expect(found?.slice(0, expected.length)).toBe(expected);
  });
  test('of the container engine is another at another port', () => {
    const b = server('b', 'host:h', '.:54 {\n whoami\n}');
    expect(fates({ servers: [asker('host:h', '127.0.0.11:54'), b] })).toEqual([
      'always answered; its own loopback; whoami answers; b',
    ]);
  });
});

describe('an address that somebody holds', () => {
  test('is its own, though a Service has it too', () => {
    const servers = [server('a', 'pod:a', '. {\n bind 10.0.0.5\n forward . 10.0.0.5\n}'), answering('b', 'pod:b')];
    expect(fates({ servers, published: [service('10.0.0.5', [to('b')])] })).toEqual([
      'always loops; an address of its own; a',
    ]);
  });
  test('is its own where it claims it and listens everywhere', () => {
    const own = server('a', 'node:n', '. {\n forward . 169.254.20.10\n}', { claims: ['169.254.20.10'] });
    expect(fates({ servers: [own] })).toEqual(['always loops; an address of its own; a']);
  });
  const cache = (id: string, name: string, claim = '10.0.0.5'): DnsServer =>
    answering(id, `node:${name}`, 'bind 10.0.0.5', { claims: [claim], pool: name });
  test.each<[string, Partial<DnsServer>, readonly DnsServer[], string]>([
    [
      'pod:a',
      { pool: 'n' },
      [cache('b', 'n')],
      'always answered; the address that b holds on every node; whoami answers; b',
    ],
    [
      'pod:a',
      { pool: 'n' },
      [cache('b', 'm'), cache('c', 'n')],
      'always answered; the address that c holds on every node; whoami answers; c',
    ],
    [
      'pod:a',
      {},
      [cache('b', 'm'), cache('c', 'n')],
      'always answered; the address that b holds on every node; whoami answers; b',
    ],
    ['pod:a', { pool: 'n' }, [cache('b', 'm')], 'always answered; the address of b; whoami answers; b'],
    ['external:x', {}, [cache('b', 'n')], 'always answered; the address of b; whoami answers; b'],
    // It does not listen there.
    [
      'pod:a',
      {},
      [answering('b', 'node:n', 'bind 10.0.0.6', { claims: ['10.0.0.5'] })],
      'always leaves; outside the repository; asker',
    ],
    [
      'pod:a',
      {},
      [answering('b', 'node:n', 'bind 10.0.0.6', { claims: ['10.0.0.5'] }), cache('c', 'n')],
      'always answered; the address that c holds on every node; whoami answers; c',
    ],
  ])('from %s with %j on nodes', (network, more, others, expected) => {
    const found = fates({ servers: [asker(network, '10.0.0.5', more), ...others] });
    // What no node pool is known to have is somewhere outside.
    expect(found).toEqual([
      expected.includes('the address of b') ? 'always leaves; outside the repository; asker' : expected,
    ]);
  });
});

describe('the address of a Service', () => {
  const b = answering('b', 'pod:b');
  const ASKER = asker('pod:a', '10.96.0.10');
  const SERVED = 'always answered; Service at 10.96.0.10; whoami answers; b';
  test.each<[string, readonly DnsServer[], readonly PublishedAddress[], readonly string[]]>([
    ['leads to its server', [ASKER, b], [service('10.96.0.10', [to('b')])], [SERVED]],
    [
      'leads to the first that has it',
      [ASKER, b],
      [service('10.96.0.10', [to('b')]), service('10.96.0.10', [])],
      [SERVED],
    ],
    [
      'at another port leads to nobody',
      [ASKER, b],
      [service('10.96.0.10', [to('b')], { port: 54 })],
      ['always fails; nobody listens on 10.96.0.10:53 (a Service without that port); asker'],
    ],
    [
      'leads to nobody where its server does not listen',
      [ASKER, b],
      [service('10.96.0.10', [to('b', 99)])],
      ['always fails; nobody listens on 10.96.0.10:53 (Service at 10.96.0.10); asker'],
    ],
    ['passes over a server that is none', [ASKER, b], [service('10.96.0.10', [to('none'), to('b')])], [SERVED]],
    [
      'leads to who is bound to an address of its pod, before who listens everywhere (ip(7))',
      [ASKER, server('b', 'pod:b', '. {\n bind 10.244.0.9\n whoami\n}\na.org {\n forward . 10.0.0.9\n}')],
      [service('10.96.0.10', [to('b')])],
      [SERVED],
    ],
    [
      'leads to who listens everywhere on a node, not to who is bound to one of its addresses',
      [ASKER, server('b', 'node:b', 'a.org {\n bind 192.168.0.9\n forward . 10.0.0.9\n}\n. {\n whoami\n}')],
      [service('10.96.0.10', [to('b')])],
      [SERVED],
    ],
    [
      'without anybody behind it leads to the port that is published there',
      [ASKER, b],
      [service('10.96.0.10', []), service('10.96.0.10', [to('b')], { kind: 'host-port' })],
      [SERVED],
    ],
    [
      'leads to an address',
      [ASKER, answering('b', 'external:b', 'bind 192.0.2.1')],
      [service('10.96.0.10', [dial('192.0.2.1')])],
      [SERVED],
    ],
    [
      'leads to each of them in turn',
      [ASKER, b, answering('c', 'pod:c')],
      [service('10.96.0.10', [to('b'), to('c')])],
      [
        'sometimes answered; 0.5; Service at 10.96.0.10; whoami answers; b',
        'sometimes answered; 0.5; Service at 10.96.0.10; whoami answers; c',
      ],
    ],
    [
      'leads to some that are not known',
      [ASKER, b],
      [service('10.96.0.10', [to('b')], { unknownTargets: true })],
      ['assumed answered; Service at 10.96.0.10; whoami answers; assuming that Service at 10.96.0.10 leads to b; b'],
    ],
    [
      'leads to one and elsewhere',
      [ASKER, b],
      [service('10.96.0.10', [dial('192.0.2.1'), to('b')])],
      ['assumed answered; Service at 10.96.0.10; whoami answers; assuming that Service at 10.96.0.10 leads to b; b'],
    ],
    [
      'leads outside',
      [ASKER, b],
      [service('10.96.0.10', [dial('192.0.2.1')])],
      ['always leaves; Service at 10.96.0.10, whose endpoints are outside the repository; asker'],
    ],
    [
      'leads to the address of another, to which nothing leads on',
      [ASKER, b],
      [service('10.96.0.10', [dial('10.96.0.11')]), service('10.96.0.11', [to('b')])],
      [
        'always unknown; where 10.96.0.11, the address of a Service, leads behind another is not stated; where 10.96.0.11, the address of a Service, leads behind another is not stated; asker',
      ],
    ],
    [
      'that is assumed makes it assumed',
      [ASKER, b],
      [service('10.96.0.10', [to('b')], { assumption: 'it is there' })],
      ['assumed answered; Service at 10.96.0.10; whoami answers; assuming that it is there; b'],
    ],
    [
      'has nobody behind it',
      [ASKER, b],
      [service('10.96.0.10', [])],
      [
        'always unknown; no workload in the repository answers for Service at 10.96.0.10; no workload in the repository answers for Service at 10.96.0.10; asker',
      ],
    ],
    [
      'has a declared resolver behind it',
      [ASKER, answering('b', 'external:b', 'bind 10.96.0.10')],
      [service('10.96.0.10', [])],
      ['always answered; the address of b; whoami answers; b'],
    ],
    [
      'leads back to itself',
      [ASKER, b],
      [
        service('10.96.0.10', [dial('10.96.0.11')]),
        service('10.96.0.11', [], { kind: 'host-port' }),
        service('10.96.0.12', []),
      ],
      [
        'always unknown; no workload in the repository answers for Service at 10.96.0.11; no workload in the repository answers for Service at 10.96.0.11; asker',
      ],
    ],
    [
      'of published ports that lead round',
      [ASKER, b],
      [
        service('10.96.0.10', [dial('10.0.0.1')]),
        service('10.0.0.1', [dial('10.0.0.2')], { kind: 'host-port' }),
        service('10.0.0.2', [dial('10.0.0.1')], { kind: 'host-port' }),
      ],
      [
        'always unknown; Service at 10.0.0.1 leads back to its own address; Service at 10.0.0.1 leads back to its own address; asker',
      ],
    ],
    [
      'is not seen from outside of the cluster',
      [asker('external:x', '10.96.0.10', { outsideCluster: true }), b],
      [service('10.96.0.10', [to('b')], { clusterOnly: true })],
      ['always leaves; outside the repository; asker'],
    ],
    [
      'is seen from outside where it is published',
      [asker('external:x', '10.96.0.10', { outsideCluster: true }), b],
      [service('10.96.0.10', [to('b')])],
      [SERVED],
    ],
    [
      'at another port is nobody’s from outside',
      [asker('external:x', '10.96.0.10', { outsideCluster: true }), b],
      [service('10.96.0.10', [to('b')], { port: 54 })],
      ['always leaves; outside the repository; asker'],
    ],
    [
      'is another one to some',
      [ASKER, b, answering('c', 'pod:c')],
      [
        service('10.96.0.10', [to('b')], {
          unlessFrom: { servers: new Set(['asker']), otherwise: service('10.96.0.10', [to('c')]) },
        }),
      ],
      ['always answered; Service at 10.96.0.10; whoami answers; c'],
    ],
    [
      'is nothing to some',
      [ASKER, b],
      [service('10.96.0.10', [to('b')], { unlessFrom: { servers: new Set(['asker']) } })],
      ['always leaves; outside the repository; asker'],
    ],
    [
      'is the same to the others',
      [ASKER, b],
      [service('10.96.0.10', [to('b')], { unlessFrom: { servers: new Set(['b']) } })],
      [SERVED],
    ],
  ])('%s', (_, servers, published, expected) => {
    expect(fates({ servers, published })).toEqual(expected);
  });

  const boundTo = (bind: string, claims: readonly string[] = []): DnsServer =>
    answering('b', 'pod:b', `bind ${bind}`, { claims });
  const ELSEWHERE = "always unknown; Service at 10.96.0.10 leads to b, which listens at other addresses than its pod's";
  test.each<[DnsServer, Partial<PublishedAddress>, string]>([
    [boundTo('10.244.0.9'), {}, SERVED],
    [boundTo('fe80::1'), {}, ELSEWHERE],
    [boundTo('febf::1'), {}, ELSEWHERE],
    [boundTo('fec0::1'), {}, ELSEWHERE],
    [boundTo('169.254.1.1'), {}, ELSEWHERE],
    [boundTo('127.0.0.1'), {}, ELSEWHERE],
    [boundTo('10.244.0.9', ['10.244.0.9']), {}, ELSEWHERE],
    [boundTo('10.96.0.10'), {}, ELSEWHERE],
    [server('b', 'pod:b', '.:53 {\n bind 127.0.0.1\n whoami\n}\n.:54 {\n whoami\n}'), {}, ELSEWHERE],
    [boundTo('10.96.0.10'), { isOwn: true }, SERVED],
    [
      boundTo('10.244.0.9'),
      { isOwn: true },
      'always fails; nobody listens on 10.96.0.10:53 (Service at 10.96.0.10); asker',
    ],
  ])('where its server is bound to another: %#', (one, more, expected) => {
    const [found, ...others] = fates({ servers: [ASKER, one], published: [service('10.96.0.10', [to('b')], more)] });
    expect([found?.slice(0, expected.length), others]).toEqual([expected, []]);
  });
  test('of an address that is its own is no other’s: what asks itself by it asks itself', () => {
    const corefile = '. {\n acl {\n block net 10.96.0.10/32\n }\n forward . 10.96.0.10\n}';
    const published = (isOwn?: true) => [service('10.96.0.10', [to('a')], isOwn === undefined ? {} : { isOwn })];
    const servers = [server('a', 'pod:a', corefile)];
    expect(fates({ servers, published: published(true) })).toContain(
      'assumed fails; Service at 10.96.0.10; acl refuses it; assuming that the asker is not in 10.96.0.10/32; a',
    );
    expect(fates({ servers, published: published() }).filter((one) => one.includes('loops'))).toHaveLength(1);
  });
});

test('two wildcards with the same blocks are asked as one, and each other one by its family', () => {
  const bound = (address: string, ownFamilyOnly?: true): ServerBlock['bind'][number] => ({
    value: { kind: 'address', address, ...(ownFamilyOnly && { ownFamilyOnly }) },
    at,
  });
  const rebound = (bind: readonly ServerBlock['bind'][], corefile: string): readonly DnsServer[] => {
    const one = server('a', 'host:a', corefile);
    const blocks = one.config.blocks.map((block, index) => ({ ...block, bind: bind[index] ?? [] }));
    return [{ ...one, config: { ...one.config, blocks } }];
  };
  const BACK = '. {\n forward . 127.0.0.1\n}';
  const LOOP = ['always loops; its own loopback; a'];
  expect(fatesOfAll(rebound([[bound('0.0.0.0'), bound('::')]], BACK))).toEqual(LOOP);
  expect(fatesOfAll(rebound([[bound('0.0.0.0', true), bound('::', true)]], BACK))).toEqual(LOOP);
  const other = `${BACK}\na.org {\n whoami\n}`;
  expect(fatesOfAll(rebound([[bound('0.0.0.0', true)], [bound('::', true)]], other))).toEqual(LOOP);
  expect(fatesOfAll(rebound([[bound('0.0.0.0')], [bound('::')]], other)).length).toBeGreaterThan(1);
});
test('sockets that share an address and end a question alike are one way, with the share of both', () => {
  const corefile = '. {\n acl {\n block\n }\n}\na.org {\n bind 0.0.0.0\n whoami\n}';
  const refusing = server('b', 'external:b', corefile);
  const pools = [pool('n', '10.0.0.2', 'external:b')];
  expect(fates({ servers: [asker('external:a', '10.0.0.2'), refusing], pools })).toEqual([
    'always fails; the address of a node of n; acl refuses it; b',
  ]);
  expect(fates({ servers: [asker('external:a', '10.0.0.2 192.0.2.1'), refusing], pools })).toEqual([
    'sometimes leaves; 0.5; outside the repository; asker',
    'sometimes fails; 0.5; the address of a node of n; acl refuses it; b',
  ]);
});

describe('the address of a node', () => {
  const ASKER = asker('pod:a', '10.0.0.1');
  test.each<[string, World, ...string[]]>([
    [
      'leads to who listens in its network',
      { servers: [ASKER, answering('b', 'node:n')], pools: [pool('n', '10.0.0.1')] },
      'always answered; the address of a node of n; whoami answers; b',
    ],
    [
      'leads to either that has one, if both run there',
      { servers: [ASKER, answering('b', 'node:n'), answering('c', 'node:n')], pools: [pool('n', '10.0.0.1')] },
      'assumed answered; 0.5; the address of a node of n; whoami answers; assuming that b and c run on one node; b',
      'assumed answered; 0.5; the address of a node of n; whoami answers; assuming that b and c run on one node; c',
    ],
    [
      'leads to the pool that has it first',
      {
        servers: [ASKER, answering('b', 'node:n'), answering('c', 'node:m')],
        pools: [pool('m', '10.0.0.1'), pool('n', '10.0.0.1')],
      },
      'always answered; the address of a node of m; whoami answers; c',
    ],
    [
      'leads to who is bound to it before who is bound to all, behind it',
      {
        servers: [ASKER, answering('b', 'node:n', 'bind 10.0.0.1'), answering('c', 'node:n')],
        pools: [pool('n', '10.0.0.1')],
      },
      'always answered; the address of a node of n; whoami answers; b',
    ],
    [
      'leads to the first that is bound to it',
      {
        servers: [ASKER, answering('b', 'node:n', 'bind 10.0.0.1'), answering('c', 'node:n', 'bind 10.0.0.1')],
        pools: [pool('n', '10.0.0.1')],
      },
      'always answered; the address of a node of n; whoami answers; b',
    ],
    [
      'leads to who is bound to it, though another listens everywhere before',
      {
        servers: [ASKER, answering('b', 'node:n'), answering('c', 'node:n', 'bind 10.0.0.1')],
        pools: [pool('n', '10.0.0.1')],
      },
      'always answered; the address of a node of n; whoami answers; b',
    ],
    [
      'is not known where nobody listens',
      { servers: [ASKER, answering('b', 'node:m')], pools: [pool('n', '10.0.0.1')] },
      'always unknown; what listens on node 10.0.0.1:53 is not stated; what listens on node 10.0.0.1:53 is not stated; asker',
    ],
    [
      'that is a pod’s leads into the pod',
      { servers: [ASKER, answering('b', 'pod:p')], pools: [pool('n', '10.0.0.1', 'pod:p')] },
      'always answered; the address of a node of n; whoami answers; b',
    ],
    [
      'that is a pod’s leads to nobody else',
      { servers: [ASKER, answering('b', 'node:n')], pools: [pool('n', '10.0.0.1', 'pod:p')] },
      'always fails; nobody listens on 10.0.0.1:53 (a pod where nothing listens there); asker',
    ],
    [
      'leads to the port that is published there',
      {
        servers: [ASKER, answering('b', 'pod:b'), answering('c', 'node:n')],
        pools: [pool('n', '10.0.0.1')],
        published: [service('10.0.0.1', [to('b')], { kind: 'host-port' })],
      },
      'always answered; Service at 10.0.0.1; whoami answers; b',
    ],
    [
      'leads to who listens where nobody stands behind the port',
      {
        servers: [ASKER, answering('c', 'node:n')],
        pools: [pool('n', '10.0.0.1')],
        published: [service('10.0.0.1', [], { kind: 'host-port' })],
      },
      'always answered; the address of a node of n; whoami answers; c',
    ],
    [
      'is one beside it in its own network',
      { servers: [asker('host:h', '10.0.0.1'), answering('b', 'host:h', 'bind 10.0.0.1')] },
      'always answered; the address of b; whoami answers; b',
    ],
    [
      'is one outside',
      { servers: [ASKER, answering('b', 'external:b', 'bind 10.0.0.1')] },
      'always answered; the address of b; whoami answers; b',
    ],
    [
      'is the first one outside',
      {
        servers: [ASKER, answering('b', 'external:b', 'bind 10.0.0.1'), answering('c', 'external:c', 'bind 10.0.0.1')],
      },
      'always answered; the address of b; whoami answers; b',
    ],
    [
      'is one of another machine',
      { servers: [ASKER, answering('b', 'host:h', 'bind 10.0.0.1')] },
      'always answered; the address of b; whoami answers; b',
    ],
    [
      'is none of another pod',
      { servers: [ASKER, answering('b', 'pod:b', 'bind 10.0.0.1')] },
      'always leaves; outside the repository; asker',
    ],
    [
      'is none at another port',
      { servers: [ASKER, server('b', 'external:b', '.:54 {\n bind 10.0.0.1\n whoami\n}')] },
      'always unknown; what listens on the machine of b, 10.0.0.1:53 is not stated; what listens on the machine of b, 10.0.0.1:53 is not stated; asker',
    ],
    [
      'is none by another transport',
      { servers: [ASKER, server('b', 'external:b', 'tls://.:53 {\n tls /c /k\n bind 10.0.0.1\n whoami\n}')] },
      'always unknown; what listens on the machine of b, 10.0.0.1:53 is not stated; what listens on the machine of b, 10.0.0.1:53 is not stated; asker',
    ],
    [
      'is none at another port of its own machine',
      { servers: [server('a', 'host:h', '.:54 {\n bind 10.0.0.1\n forward . 10.0.0.1\n}')] },
      'always unknown; what listens on the machine of a, 10.0.0.1:53 is not stated; what listens on the machine of a, 10.0.0.1:53 is not stated; a',
    ],
    [
      'is assumed to be that of nodes whose server binds it',
      { servers: [ASKER, answering('b', 'node:n', 'bind 10.0.0.1')] },
      'assumed answered; an address that b binds; whoami answers; assuming that the nodes of b have 10.0.0.1; b',
    ],
    [
      'is assumed to be that of such nodes, if on a dummy interface',
      {
        servers: [asker('pod:a', '169.254.20.10'), answering('b', 'node:n', 'bind 169.254.20.10')],
      },
      'assumed answered; an address that b binds; whoami answers; assuming that the nodes of b have 169.254.20.10; b',
    ],
    [
      'is assumed to be heard by who takes every address of such a node',
      {
        servers: [
          asker('pod:a', '[fe80::a]:53'),
          server('b', 'node:n', '.:54 {\n bind fe80::a\n whoami\n}'),
          answering('c', 'node:n'),
        ],
      },
      'assumed answered; an address that b binds; whoami answers; assuming that the nodes of b have fe80::a; c',
    ],
    [
      'is not known at another port of such nodes',
      {
        servers: [asker('pod:a', '169.254.20.10'), server('b', 'node:n', '.:54 {\n bind 169.254.20.10\n whoami\n}')],
      },
      'always unknown; what listens on the machine of b, 169.254.20.10:53 is not stated; what listens on the machine of b, 169.254.20.10:53 is not stated; asker',
    ],
    [
      'is not known, if it is link-local and a server of nodes hears every address',
      { servers: [asker('pod:a', '169.254.20.10'), answering('b', 'node:n')] },
      'always unknown; what listens on the nodes, 169.254.20.10:53 is not stated; what listens on the nodes, 169.254.20.10:53 is not stated; asker',
    ],
    [
      'is not known, if it is link-local and a server of nodes hears those of an interface',
      { servers: [asker('pod:a', '169.254.20.10'), answering('b', 'node:n', 'bind nodelocaldns')] },
      'always unknown; what listens on the nodes, 169.254.20.10:53 is not stated; what listens on the nodes, 169.254.20.10:53 is not stated; asker',
    ],
    [
      'leaves, if it is a cloud’s',
      { servers: [asker('pod:a', '169.254.169.253'), answering('b', 'node:n')] },
      'always leaves; outside the repository; asker',
    ],
    [
      'leaves, if nobody hears that port of nodes',
      { servers: [asker('pod:a', '169.254.20.10:54'), answering('b', 'node:n'), answering('c', 'pod:c')] },
      'always leaves; outside the repository; asker',
    ],
    [
      'is none of theirs for a machine elsewhere, if it is link-local',
      { servers: [asker('external:a', '169.254.20.10'), answering('b', 'node:n', 'bind 169.254.20.10')] },
      'always leaves; outside the repository; asker',
    ],
    [
      'is none at another port of its own pod',
      { servers: [server('a', 'pod:a', '.:54 {\n bind 10.0.0.1\n forward . 10.0.0.1\n}')] },
      'always fails; nobody listens on 10.0.0.1:53 (a pod where nothing listens there); a',
    ],
  ])('%s', (_, world, ...expected) => {
    expect(fates(world)).toEqual(expected);
  });
});

const UNHEARD =
  'always unknown; what listens on the machine of b, 10.0.0.1:53 is not stated; what listens on the machine of b, 10.0.0.1:53 is not stated; a';
test('a protocol that the stanza states is that of its upstream', () => {
  const b = server('b', 'external:b', 'tls://.:53 {\n tls /c /k\n bind 10.0.0.1\n whoami\n}');
  expect(fates({ servers: [asker('pod:a', 'tls://10.0.0.1:53'), b] })).toEqual([
    'assumed answered; the address of b; whoami answers; assuming that asker trusts the certificate of b; b',
  ]);
});

test.each<[string, string, string]>([
  ['whoami', 'force_tcp', 'always answered; the address of b; whoami answers; b'],
  ['whoami', 'policy random', UNHEARD],
  ['tls /c /k\n whoami', 'force_tcp', UNHEARD],
])('a key of TLS in a block with %s, asked with %s', (plugins, option, expected) => {
  const b = server('b', 'external:b', `tls://.:53 {\n bind 10.0.0.1\n ${plugins}\n}`);
  const a = server('a', 'pod:a', `. {\n forward . 10.0.0.1 {\n ${option}\n }\n}`);
  expect(fates({ servers: [a, b] })).toEqual([expected]);
});

test('a server that does not start has no socket', () => {
  const b = server('b', 'external:b', '. {\n bind 10.0.0.1\n nosuch\n}');
  expect(fates({ servers: [asker('pod:a', '10.0.0.1'), b] })).toEqual(['always leaves; outside the repository; asker']);
});

test.each<[string, string, string]>([
  ['::', '[::1]:53', 'always answered; loopback inside its own pod; whoami answers; b'],
  ['::', '127.0.0.1', 'always fails; nobody listens on 127.0.0.1:53 (loopback inside its own pod); asker'],
  ['0.0.0.0', '127.0.0.1', 'always answered; loopback inside its own pod; whoami answers; b'],
  ['0.0.0.0', '[::1]:53', 'always fails; nobody listens on [::1]:53 (loopback inside its own pod); asker'],
])('one that takes its own family alone: bound to %s, asked at %s', (bind, address, expected) => {
  const b = answering('b', 'pod:a', `bind ${bind}`);
  const blocks = b.config.blocks.map((block) => ({
    ...block,
    bind: [{ value: { kind: 'address', address: bind, ownFamilyOnly: true }, at }] as const,
  }));
  expect(fates({ servers: [asker('pod:a', address), { ...b, config: { ...b.config, blocks } }] })).toEqual([expected]);
});

test.each([
  ['10.96.0.10', ['c']],
  ['fd00:96::10', ['b', 'c', 'd']],
])('a Service at %s has endpoints of its own family', (address, expected) => {
  const b = answering('b', 'pod:b', 'bind ::');
  const blocks = b.config.blocks.map((block) => ({
    ...block,
    bind: [{ value: { kind: 'address', address: '::', ownFamilyOnly: true }, at }] as const,
  }));
  const d = answering('d', 'pod:d', 'bind fec0::1');
  const e = answering('e', 'pod:e', 'bind febf::1');
  const servers = [
    asker('pod:a', '10.0.0.1'),
    { ...b, config: { ...b.config, blocks } },
    answering('c', 'pod:b'),
    d,
    e,
  ];
  const graph = graphOfWorld({
    servers,
    published: [
      service(
        address,
        ['b', 'c', 'd', 'e'].map((id) => to(id)),
      ),
    ],
  });
  const [from] = graph.cluster.servers;
  if (from === undefined) throw new Error('no such server');
  const found = reach(graph, from, { address, port: 53, transport: 'dns' });
  expect(found.kind === 'sockets' ? found.sockets.map((one) => one.server.id) : found.kind).toEqual(expected);
});

test.each<[Partial<PublishedAddress>, string, string]>([
  [{ protocol: 'UDP' }, '', 'always answered'],
  [{ protocol: 'TCP' }, '', 'assumed answered'],
  [{ protocol: 'TCP' }, ' {\n force_tcp\n }', 'always answered'],
  [{ protocol: 'UDP' }, ' {\n force_tcp\n }', 'assumed answered'],
  [{}, ' {\n force_tcp\n }', 'always answered'],
])('a Service with %j is asked over one protocol%s: %s', (more, options, expected) => {
  const asking = server('a', 'pod:a', `. {\n forward . 10.96.0.10${options}\n}`);
  const servers = [asking, answering('b', 'pod:b')];
  const [found] = fates({ servers, published: [service('10.96.0.10', [to('b')], more)] });
  expect(found?.slice(0, expected.length)).toBe(expected);
});

test.each([
  ['bind', '10.244.0.9', 'assumed answered'],
  ['bind', 'net1', 'assumed answered'],
  ['dnsmasq', 'net1', 'assumed answered'],
  ['dnsmasq', 'eth0', 'always answered'],
  ['bind', '0.0.0.0', 'always answered'],
  ['unbound', '10.244.0.9', 'always answered'],
  ['coredns', '10.244.0.9', 'always answered'],
])('a %s behind a Service that names %s starts there, or without it', (software, bind, expected) => {
  const { startsWithoutAddresses } = resolverSoftware.find(({ id }) => id === software) ?? {};
  const more = { software, ...defined({ startsWithoutAddresses }) };
  const servers = [asker('pod:a', '10.96.0.10'), answering('b', 'pod:b', `bind ${bind}`, more)];
  const [found] = fates({ servers, published: [service('10.96.0.10', [to('b')])] });
  expect(found?.slice(0, expected.length)).toBe(expected);
});

test('who stands behind an address that leads to another one depends on who dials', () => {
  const servers = [asker('pod:a', '10.96.0.10'), server('c', 'pod:c', '. {\n bind 127.0.0.8\n whoami\n}')];
  const published = [
    service('10.96.0.10', [dial('10.0.0.1'), to('b')]),
    service('10.96.0.11', []),
    service('10.96.0.12', [dial('10.0.0.1')]),
  ];
  const beside = answering('beside', 'pod:a', 'bind 10.0.0.1 10.96.0.11');
  const graph = graphOfWorld({ servers: [...servers, beside, answering('b', 'pod:b')], published });
  const reachedAt = (address: string) =>
    ['asker', 'c', 'asker'].map((id) => {
      const from = graph.cluster.servers.find((one) => one.id === id);
      if (from === undefined) throw new Error('no such server');
      const found = reach(graph, from, { address, port: 53, transport: 'dns' });
      return found.kind === 'sockets' ? found.sockets.map((one) => one.server.id) : found.kind;
    });
  expect(reachedAt('10.96.0.10')).toEqual([['beside', 'b'], ['b'], ['beside', 'b']]);
  expect(reachedAt('10.96.0.11')).toEqual([['beside'], 'unknown', ['beside']]);
  expect(reachedAt('10.96.0.12')).toEqual([['beside'], 'outside', ['beside']]);
});

test('a block stands once at a socket, however often its address is named', () => {
  const b = server('b', 'external:b', '. {\n bind 10.0.0.1\n whoami\n}');
  const blocks = b.config.blocks.map((block) => ({ ...block, bind: [...block.bind, ...block.bind] }));
  const { sockets } = graphOfWorld({ servers: [{ ...b, config: { ...b.config, blocks } }] });
  expect(sockets.map(({ zones }) => [...zones].map(([zone, sharing]) => [zone, sharing.length]))).toEqual([[['.', 1]]]);
});

test('a block all of whose addresses are excluded has no socket, nor has a path', () => {
  const b = server('b', 'external:b', '. {\n bind 10.0.0.1\n whoami\n}');
  const blocks = b.config.blocks.map((block) => ({
    ...block,
    bind: [{ value: { kind: 'address', address: 'nothing' }, at }] as const,
  }));
  expect(graphOfWorld({ servers: [{ ...b, config: { ...b.config, blocks } }] }).sockets).toEqual([]);
  const unix = b.config.blocks.map((block) => ({
    ...block,
    keys: block.keys.map((key) => ({ ...key, transport: 'unix' as const })),
  }));
  expect(graphOfWorld({ servers: [{ ...b, config: { ...b.config, blocks: unix } }] }).sockets).toEqual([]);
});

test.each([
  ['0.0.0.0', '127.0.0.1', 'always answered; loopback inside its own pod; whoami answers; b'],
  ['::', '127.0.0.1', 'always answered; loopback inside its own pod; whoami answers; b'],
  ['0.0.0.0', '[::1]:53', 'always answered; loopback inside its own pod; whoami answers; b'],
])('an unspecified address takes both families: bound to %s, asked at %s', (bind, address, expected) => {
  expect(fates({ servers: [asker('pod:a', address), answering('b', 'pod:a', `bind ${bind}`)] })).toEqual([expected]);
});

test('behind a Service whose servers all reply so, failover asks another upstream', () => {
  const corefile =
    '. {\n bind 127.0.0.9\n forward . 10.96.0.10 10.0.0.1 {\n policy sequential\n failover REFUSED\n }\n}';
  const refusing = (id: string): DnsServer => server(id, `pod:${id}`, '. {\n acl {\n block\n }\n}');
  const of = (...ids: readonly string[]): readonly string[] =>
    fates({
      servers: [server('asker', 'pod:a', corefile), ...ids.map(refusing)],
      published: [
        service(
          '10.96.0.10',
          ids.map((id) => to(id)),
        ),
      ],
    });
  expect(of('b')).toEqual(['always leaves; outside the repository; asker']);
  expect(of('b', 'c')).toEqual(['always leaves; outside the repository; asker']);
});
