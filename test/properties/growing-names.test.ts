/** Rewrites that make a name longer on each round: the simulation of all names and the walk of one agree on them. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { absolute } from '../../src/core/dns/name.ts';
import { walkNewName } from '../../src/core/forwarding/walk.ts';
import { draws, share } from '../support/draws.ts';
import { hasName } from '../support/has-name.ts';
import { scanTexts } from '../support/scan-texts.ts';

const label = fc.constantFrom('a', 'b', 'c');
const zone = fc.array(label, { minLength: 1, maxLength: 2 }).map((labels) => labels.join('.'));
const rule = fc.oneof(
  fc.tuple(zone, label).map(([at, more]) => `rewrite name suffix .${at} .${more}.${at}`),
  fc.tuple(zone, zone).map(([from, to]) => `rewrite name suffix .${from} .${to}`),
  fc.tuple(label, zone).map(([from, to]) => `rewrite name exact ${from} ${to}`),
  fc.tuple(label, label).map(([from, to]) => `rewrite name prefix ${from}. ${to}.${from}.`),
);
const host = fc.record({
  rules: fc.array(rule, { maxLength: 2 }),
  from: fc.constantFrom('.', 'a', 'b'),
  to: fc.constantFrom('10.0.0.1', '10.0.0.2', '192.0.2.1'),
});
const name = fc
  .array(fc.constantFrom('a', 'b', 'c', 'x'), { minLength: 1, maxLength: 4 })
  .map((labels) => absolute(labels.join('.')));

function filesOf(hosts: readonly { rules: readonly string[]; from: string; to: string }[]): Record<string, string> {
  return Object.fromEntries(
    hosts.map(({ rules, from, to }, index) => [
      `host${index + 1}/Corefile`,
      `. {\n    bind 10.0.0.${index + 1}\n${rules.map((one) => `    ${one}\n`).join('')}    forward ${from} ${to}\n}\n`,
    ]),
  );
}

describe('names that a rewrite makes longer', () => {
  test('come back in the walk exactly when the simulation says so', () => {
    let growing = 0;
    fc.assert(
      fc.property(
        fc.array(host, { minLength: 1, maxLength: 2 }),
        fc.array(name, { minLength: 4, maxLength: 4 }),
        (hosts, questions) => {
          for (const { graph, simulation } of scanTexts(filesOf(hosts)).head.clusters) {
            const loops = simulation.loops.filter((loop) => loop.witness.type === 'A');
            const sockets =
              loops.length === 0
                ? graph.sockets
                : [...new Set(loops.flatMap((loop) => loop.blocks.map((one) => one.socket)))];
            for (const asked of questions) {
              const outcomes = sockets.flatMap((socket) => walkNewName(graph, socket, asked, 'A'));
              const walked = outcomes.some((one) => one.disposition === 'loops');
              if (outcomes.some((one) => one.because?.includes('longer name') === true)) growing += 1;
              const simulated = loops.some((loop) => hasName(loop.names, asked));
              expect({ asked, loops: simulated }).toEqual({ asked, loops: walked });
            }
          }
        },
      ),
      draws(2000, 20261121),
    );
    expect(growing).toBeGreaterThan(share(2000) / 20);
  }, 120_000);
});
