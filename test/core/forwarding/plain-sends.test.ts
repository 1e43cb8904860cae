/** Where plain stanzas send questions, reported without `decide`: the same, or nothing is reported. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decide } from '../../../src/core/forwarding/decide.ts';
import type { ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { plainSends } from '../../../src/core/forwarding/plain-sends.ts';
import { States } from '../../../src/core/forwarding/states.ts';
import { inWords } from '../../../src/core/text/assumption.ts';
import { draws } from '../../support/draws.ts';
import { graphOfCorefiles } from './read.ts';
import { graphOfWorld as graphOf, server, service, to, withStanzas } from './world.ts';

const TYPES = ['A', 'DS'];
const NAMES = ['x.', 'a.org.', 'x.a.org.', 'x.b.a.org.'];

/** Each question that is plain, both ways; how many are. */
function compared(graph: ForwardingGraph): number {
  const states = new States(graph.sockets);
  const plainOf = plainSends(graph, new Set(graph.sockets), states);
  let plain = 0;
  for (const socket of graph.sockets)
    for (const name of NAMES)
      for (const type of TYPES) {
        const range = plainOf({ socket, name, type });
        if (range === undefined) continue;
        plain += 1;
        const reported = Array.from({ length: range.to - range.from }, (_, index) => {
          const way = range.from + index;
          const { certainty, probability, assumptions } = states.branchOf(way);
          return { socket: states.socketAfter(way), certainty, probability, assumptions, hop: states.hopOf(way) };
        });
        const decided = decide(graph, { socket, name, type }).flatMap(
          ({ outcome, certainty, probability, assumptions }) =>
            outcome.kind === 'sent'
              ? [
                  {
                    socket: outcome.to.index,
                    certainty,
                    probability,
                    assumptions: inWords(assumptions),
                    hop: outcome.hop,
                  },
                ]
              : [],
        );
        expect(reported).toEqual(decided);
      }
  return plain;
}

test.each([
  ['one upstream', '.:53 {\n forward . 127.0.0.1\n}', 8],
  ['several', '.:53 {\n forward . 127.0.0.1 192.0.2.1 127.0.0.1:53\n}', 8],
  ['in turn', '.:53 {\n forward . 192.0.2.1 127.0.0.1 127.0.0.1:53 {\n policy sequential\n }\n}', 8],
  ['a stanza behind others', '.:53 {\n errors\n cache\n forward a.org 127.0.0.1\n forward . 192.0.2.1\n}', 8],
  ['zones', '.:53 {\n forward . 127.0.0.1\n}\na.org:53 {\n forward . 127.0.0.1 {\n except b.a.org\n }\n}', 8],
  ['an answer first', '.:53 {\n hosts {\n 192.0.2.1 a.org\n fallthrough\n }\n forward . 127.0.0.1\n}', 0],
  ['a rewrite first', '.:53 {\n rewrite name a.org x\n forward . 127.0.0.1\n}', 0],
  ['a plugin that is not modelled', '.:53 {\n unheardof\n forward . 127.0.0.1\n}', 0],
  ['another stanza after a reply', '.:53 {\n forward . 127.0.0.1 {\n next SERVFAIL\n }\n forward . 127.0.0.1\n}', 0],
  ['another upstream after a reply', '.:53 {\n forward . 127.0.0.1 192.0.2.1 {\n failover SERVFAIL\n }\n}', 0],
])('%s', (_, corefile, plain) => {
  expect(compared(graphOfCorefiles([corefile]))).toBe(plain);
});

test('a stanza is plain for all that it has, or it is not', () => {
  const one = server('a', 'host:a', '.:53 {\n forward . 127.0.0.1\n}');
  const plainWith = (more: Parameters<typeof withStanzas>[1]): number =>
    compared(graphOf({ servers: [withStanzas(one, more)] }));
  expect(plainWith(() => ({ merges: true, checks: 'x.', screens: ['it'] }))).toBe(8);
  expect(plainWith(() => ({ policy: 'parallel' }))).toBe(0);
  expect(plainWith(() => ({ maxAttempts: 1 }))).toBe(0);
  expect(plainWith(() => ({ detectsLoops: true }))).toBe(0);
  expect(plainWith(() => ({ asksWithoutRecursion: true }))).toBe(0);
  expect(plainWith(() => ({ fallsBack: 'above' }))).toBe(0);
});

test('what a template writes under a condition is not plain', () => {
  const of = (corefile: string): number => compared(graphOf({ servers: [server('a', 'host:a', corefile)] }));
  expect(of('.:53 {\n forward . 127.0.0.1\n}')).toBe(8);
  expect(of('.:53 {\n{{ if .Values.x }}\n forward . 127.0.0.1\n{{ end }}\n}')).toBe(0);
});

test('behind a Service with one server it is plain, with several it is not', () => {
  const asking = (id: string) => server(id, `pod:${id}`, '.:53 {\n forward . 10.96.0.10\n}');
  const servers = [asking('a'), asking('b')];
  expect(compared(graphOf({ servers, published: [service('10.96.0.10', [to('b')])] }))).toBe(16);
  expect(compared(graphOf({ servers, published: [service('10.96.0.10', [to('a'), to('b')])] }))).toBe(0);
  expect(compared(graphOf({ servers, published: [service('10.96.0.10', [to('b')], { unknownTargets: true })] }))).toBe(
    0,
  );
});

const zone = fc.constantFrom('.', 'org', 'a.org', 'b.a.org');
const forward = fc
  .record({
    from: zone,
    to: fc.uniqueArray(fc.constantFrom('127.0.0.1', '127.0.0.1:54', '192.0.2.1', '127.0.0.1:99'), { minLength: 1 }),
    except: fc.array(zone, { maxLength: 1 }),
    policy: fc.constantFrom('random', 'round_robin', 'sequential'),
  })
  .map(
    ({ from, to: list, except, policy }) =>
      ` forward ${from} ${list.join(' ')} {\n  policy ${policy}\n${except.map((one) => `  except ${one}\n`).join('')} }\n`,
  );
const block = fc
  .record({ zones: fc.uniqueArray(zone, { minLength: 1 }), port: fc.constantFrom(53, 54), forwards: fc.array(forward) })
  .map(({ zones, port, forwards }) => `${zones.map((one) => `${one}:${port}`).join(' ')} {\n${forwards.join('')}}\n`);

test('whatever the stanzas, it is what is decided', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
      compared(graphOfCorefiles([blocks.join('')]));
    }),
    draws(1500),
  );
});
