/** A name that comes back for certain on its walk is never without a loop in the simulation, whatever patterns take of its zone. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { absolute } from '../../src/core/dns/name.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { walkNewName } from '../../src/core/forwarding/walk.ts';
import { graphOf } from '../conformance/network.ts';
import { draws, share } from '../support/draws.ts';

const regex = fc.constantFrom(
  '^([a-z].*)$',
  '^([0-9].*)$',
  '^([a-z0-9].*)$',
  '^([a-z0-9-]+)\\.example\\.org\\.$',
  '^([^.]+)\\.example\\.org\\.$',
  '^(_.*)$',
  '^([^_].*)$',
  '(.*)\\.b\\.org\\.$',
  '^([a-z]+)\\.',
  '^(\\w+)\\.',
  '^(\\d+)\\.',
);
const line = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', 'stop ', 'continue '),
      regex,
      fc.constantFrom('y.{1}', '{1}.b.org', 'z.example.org', '1.{1}'),
    )
    .map(([then, from, to]) => `  rewrite ${then}name regex ${from} ${to}\n`),
  fc
    .tuple(fc.constantFrom('', 'example.org', 'b.org'), regex)
    .map(
      ([zone, match]) => `  template IN ANY ${zone} {\n    match ${match}\n    rcode NXDOMAIN\n    fallthrough\n  }\n`,
    ),
  fc
    .tuple(fc.constantFrom('startsWith', 'contains', 'endsWith'), fc.constantFrom('1', 'a', '_', 'b.org.'))
    .map(([word, text]) => `  view v {\n    expr name() ${word} '${text}'\n  }\n`),
);
const block = fc.record({
  zone: fc.constantFrom('example.org', 'b.org', '.', 'a.example.org'),
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: (one) => (one.includes('view') ? 'view' : one) }),
  to: fc.constantFrom('127.0.0.1', '127.0.0.1', '10.0.0.1'),
});
const corefile = fc
  .uniqueArray(block, { minLength: 1, maxLength: 3, selector: ({ zone }) => zone })
  .map((blocks) => blocks.map(({ zone, lines, to }) => `${zone} {\n${lines.join('')}  forward . ${to}\n}\n`).join(''));
const label = fc.constantFrom('a', 'q1', '1', '12', '_srv', 'x-y', 'abc', '0z', 'www');
const name = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 2 }), fc.constantFrom('example.org', 'b.org', 'a.example.org'))
  .map(([labels, zone]) => absolute([...labels, zone].join('.')));

describe('names that patterns leave over', () => {
  test('come back on no walk without a loop that is found', () => {
    let looping = 0;
    fc.assert(
      fc.property(corefile, fc.array(name, { minLength: 6, maxLength: 6 }), (text, questions) => {
        const vector = { name: 'left over', area: 'topology', id: 'left-over', says: '', corefile: text, recorded: [] };
        const graph = graphOf(vector, '1.15.0');
        const { loops, unjudged } = simulate(graph);
        if (unjudged.length > 0) return;
        for (const asked of questions)
          for (const socket of graph.sockets) {
            const ends = walkNewName(graph, socket, asked, 'A');
            const isLoop =
              ends.length > 0 && ends.every((one) => one.disposition === 'loops' && one.certainty === 'always');
            if (isLoop) looping += 1;
            expect({ text, asked, found: !isLoop || loops.length > 0 }).toEqual({ text, asked, found: true });
          }
      }),
      draws(1500, 20261128),
    );
    expect(looping).toBeGreaterThan(share(1500) / 4);
  }, 240_000);
});
