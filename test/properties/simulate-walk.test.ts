import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assemble } from '../../src/core/cluster/assemble.ts';
import { absolute } from '../../src/core/dns/name.ts';
import type { ConfigTextFact } from '../../src/core/facts/config-text.ts';
import { buildGraph, type ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { walkNewName } from '../../src/core/forwarding/walk.ts';
import { synthetic, wholeFile } from '../../src/core/text/source-text.ts';
import { looksLikeCorefile, readCorefile, statesDirective } from '../../src/languages/corefile/index.ts';
import { readResolverFile } from '../../src/languages/resolv-conf/index.ts';
import { readResolvedSettings } from '../../src/languages/systemd-resolved/index.ts';
import { draws, share } from '../support/draws.ts';
import { hasName } from '../support/has-name.ts';

/** Hosts 10.0.0.1, 10.0.0.2, ... each with one Corefile. */
function graphOf(corefiles: readonly string[]): ForwardingGraph {
  const facts = corefiles.map((text, index): ConfigTextFact => {
    const source = wholeFile({ path: `host${index + 1}/Corefile`, text });
    return {
      kind: 'config-text',
      language: 'corefile',
      path: source.file.path,
      text: source,
      at: { file: source.file, span: { start: 0, end: 0 } },
    };
  });
  const cluster = assemble(
    { name: 'test', facts, readKubeDns: () => ({ stubDomains: [], upstreamNameservers: [] }) },
    {
      corefile: readCorefile,
      resolverFile: readResolverFile,
      systemdResolved: readResolvedSettings,
      daemons: [],
      resolverFileWriters: [],
      stockCorefile: (_domain, _guard, at) => synthetic(at, ''),
      looksLikeCorefile,
      statesDirective,
      software: [],
    },
  );
  return buildGraph(cluster);
}

const label = fc.constantFrom('a', 'b', 'c');
const zone = fc
  .array(label, { minLength: 0, maxLength: 3 })
  .map((labels) => (labels.length === 0 ? '.' : labels.join('.')));
const name = fc
  .array(fc.constantFrom('a', 'b', 'c', 'x'), { minLength: 1, maxLength: 4 })
  .map((labels) => absolute(labels.join('.')));
const target = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }).map((host) => `10.0.0.${host}`) },
  { weight: 1, arbitrary: fc.constant('192.0.2.1') },
);
const forward = fc
  .record({
    from: zone,
    to: fc.uniqueArray(target, { minLength: 1, maxLength: 3 }),
    except: fc.array(zone, { maxLength: 2 }),
    policy: fc.constantFrom('random', 'round_robin', 'sequential'),
  })
  .map(
    ({ from, to, except, policy }) =>
      `  forward ${from} ${to.join(' ')} {\n    policy ${policy}\n${except.length === 0 ? '' : `    except ${except.join(' ')}\n`}  }\n`,
  );
const extra = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constant('  any\n  template IN TXT a {\n    rcode NOERROR\n  }\n') },
  {
    weight: 1,
    arbitrary: zone.map((at) => `  hosts {\n    192.0.2.7 known.${at === '.' ? 'a' : at}\n    fallthrough\n  }\n`),
  },
);
function corefileFor(host: number): fc.Arbitrary<string> {
  return fc
    .uniqueArray(fc.record({ zone, forwards: fc.array(forward, { maxLength: 2 }), extra }), {
      minLength: 1,
      maxLength: 3,
      selector: (block) => block.zone,
    })
    .map((blocks) =>
      blocks
        .map((block) => `${block.zone} {\n  bind 10.0.0.${host}\n${block.extra}${block.forwards.join('')}  loop\n}\n`)
        .join(''),
    );
}
const network = fc
  .integer({ min: 1, max: 4 })
  .chain((hosts) => fc.tuple(...Array.from({ length: hosts }, (_, index) => corefileFor(index + 1))));

describe('simulation of all names and the walk of one', () => {
  test('a name comes back on some walk exactly when the simulation says that it loops', () => {
    let looping = 0;
    fc.assert(
      fc.property(network, fc.array(name, { minLength: 4, maxLength: 4 }), (corefiles, questions) => {
        const graph = graphOf(corefiles);
        for (const server of graph.cluster.servers) expect(server.config.errors).toEqual([]);
        const { loops } = simulate(graph);
        for (const asked of questions) {
          const walked = graph.sockets.some((socket) =>
            walkNewName(graph, socket, asked, 'A').some((one) => one.disposition === 'loops'),
          );
          const simulated = loops.some((loop) => loop.witness.type === 'A' && hasName(loop.names, asked));
          if (walked) looping += 1;
          expect({ asked, loops: simulated }).toEqual({ asked, loops: walked });
        }
        for (const loop of loops) {
          const socket = loop.blocks.find(({ block }) => block === loop.hops[0]?.block)?.socket;
          expect(socket).toBeDefined();
          if (socket === undefined) continue;
          expect(
            walkNewName(graph, socket, loop.witness.name, loop.witness.type).some((one) => one.disposition === 'loops'),
          ).toBe(true);
        }
      }),
      draws(10_000, 20261121),
    );
    // The cases are worth their time only if loops are common among them.
    expect(looping).toBeGreaterThan(share(10_000) / 10);
  }, 240_000);
});
