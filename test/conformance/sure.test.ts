/** What a repository states whole is said for sure, and what it leaves open beside it is not. */
import { expect, test } from '@jest/globals';
import { ask, graphOf } from './network.ts';
import { readVectors, type VectorQuery } from './vector.ts';

const NEWEST = '1.15.0';

function certaintyOf(name: string, asked: string | VectorQuery): string {
  const vector = readVectors().find((one) => one.name === name);
  if (vector === undefined) return 'no vector';
  const { outcomes } = ask(graphOf(vector, NEWEST), vector, asked);
  return outcomes === 'unreachable' ? outcomes : outcomes.map(({ certainty }) => certainty).join(' ');
}

type Case = readonly [vector: string, sure: readonly string[], open: readonly string[]];
const UNBOUND = 'topology/unbound-auth-zones';
const BIND = 'topology/bind-zones';

test.each<Case>([
  [
    `${BIND}#records`,
    [
      ...['www.a.org A', 'www.a.org TXT', 'chain.a.org A', 'missing.a.org A', 'x.w.a.org A', 'leaves.a.org CNAME'],
      ...['x.a.org A', 'y.x.a.org A', 'sub.a.org A', 'sub.a.org DS', 'y.x.sub.a.org A'],
    ],
    ['leaves.a.org A', 'later.a.org A', 'x.v.a.org A'],
  ],
  [`${BIND}#without-recursion`, ['www.a.org A', 'sub.a.org A', 'y.sub.a.org A'], ['leaves.a.org A']],
  [`${BIND}#with-the-cache-alone`, ['www.a.org A', 'sub.a.org A'], ['leaves.a.org A', 'y.b.org A']],
  [`${BIND}#no-recursion`, ['leaves.a.org A', 'sub.a.org A'], []],
  [
    `${BIND}#broken`,
    // That a, b, c and e are not loaded is sure as well: each recorded as SERVFAIL.
    ['www.f.org A', 'www.a.org A', 'www.b.org A', 'www.c.org A', 'www.e.org A'],
    ['www.d.org A', 'www.h.org A'],
  ],
  [`${BIND}#not-loaded`, ['www.a.org A', 'www.e.org A', 'www.g.org A', 'x.sub.h.org A', 'a.org DS', 'g.org DS'], []],
  [`${BIND}#unusual`, ['b.org CAA', '_sip._udp.b.org SRV', '8.2.0.192.in-addr.arpa PTR'], ['d.a.org A', 'www.c.org A']],
  [`${UNBOUND}#for-clients`, ['www.a.org A', 'leaves.a.org A', 'missing.a.org A', 'y.x.a.org A', 'y.sub.a.org A'], []],
  [`${UNBOUND}#falls-back`, ['www.a.org A', 'leaves.a.org A', 'missing.a.org A'], []],
  [`${UNBOUND}#for-itself`, ['www.a.org A', 'y.b.org A'], []],
  [
    `${UNBOUND}#beside-policies`,
    ['x.r.org A', 'x.d.org A', 'x.s.org A', 'x.test A', 'x.a.org A', 'x.n.org A', 'y.org A'],
    [],
  ],
  [`${UNBOUND}#odd-file`, ['y.b.org A'], ['www.a.org A', 'missing.a.org A']],
  [
    'routing/auto#folder',
    ['www.a.org', 'no.a.org', 'inner.a.org', 'www.b.org', 'no.s.b.org', 'www.c.org'],
    ['ali.a.org'],
  ],
  ['routing/auto#pattern', ['www.b.a.org', 'www.c.a.org', 'www.d.org'], []],
  ['routing/auto#last', ['www.b.org'], []],
  ['routing/auto#empty', ['www.a.org'], []],
  ['routing/auto#broken', [], ['www.a.org', 'www.b.org']],
])('%s', (vector, sure, open) => {
  for (const question of sure) expect([question, certaintyOf(vector, question)]).toEqual([question, 'always']);
  for (const question of open) expect([question, certaintyOf(vector, question)]).not.toEqual([question, 'always']);
});
