import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assemble } from '../../../src/core/cluster/assemble.ts';
import { absolute } from '../../../src/core/dns/name.ts';
import type { ConfigTextFact } from '../../../src/core/facts/config-text.ts';
import { buildGraph, type ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { openForwards } from '../../../src/core/forwarding/open-forwards.ts';
import { walk } from '../../../src/core/forwarding/walk.ts';
import { synthetic, wholeFile } from '../../../src/core/text/source-text.ts';
import { type Asker, askersOf } from '../../../src/judge/diff/askers.ts';
import { diffSnapshots } from '../../../src/judge/diff/diff.ts';
import { signatureOf } from '../../../src/judge/diff/outcomes.ts';
import type { DiffReport } from '../../../src/judge/report/diff-report.ts';
import type { Snapshot } from '../../../src/judge/snapshot.ts';
import { looksLikeCorefile, readCorefile, statesDirective } from '../../../src/languages/corefile/index.ts';
import { readResolverFile } from '../../../src/languages/resolv-conf/index.ts';
import { readResolvedSettings } from '../../../src/languages/systemd-resolved/index.ts';
import { covers } from '../../conformance/pairs.ts';
import { draws, share } from '../../support/draws.ts';

/** Hosts 10.0.0.1, 10.0.0.2, ... each with one Corefile. */
function snapshotOf(corefiles: readonly string[]): Snapshot {
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
  const graph = buildGraph(cluster);
  const clusters = [{ cluster, graph, simulation: { loops: [], unjudged: [] }, openForwards: openForwards(graph) }];
  return { clusters, notices: [], files: 0, documents: 0, cost: 0, read: new Set() };
}

const label = fc.constantFrom('a', 'b', 'c');
const zone = fc
  .array(label, { minLength: 0, maxLength: 3 })
  .map((labels) => (labels.length === 0 ? '.' : labels.join('.')));
const name = fc
  .array(fc.constantFrom('a', 'b', 'c', 'x', 'p-x'), { minLength: 1, maxLength: 4 })
  .map((labels) => absolute(labels.join('.')));
const target = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }).map((host) => `10.0.0.${host}`) },
  { weight: 2, arbitrary: fc.constantFrom('192.0.2.1', '192.0.2.2', '192.0.2.3') },
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
const nameless = (at: string): string => (at === '.' ? 'a' : at);
const extra = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constant('  template IN TXT a {\n    rcode NOERROR\n  }\n') },
  { weight: 1, arbitrary: zone.map((at) => `  hosts {\n    192.0.2.7 known.${nameless(at)}\n    fallthrough\n  }\n`) },
  { weight: 1, arbitrary: zone.map((at) => `  rewrite name exact x.${nameless(at)} c.${nameless(at)}\n`) },
  { weight: 1, arbitrary: fc.constant('  rewrite name suffix .b. .c.a.\n') },
  { weight: 1, arbitrary: fc.constant('  rewrite name prefix p- q-\n') },
);
function corefileFor(host: number): fc.Arbitrary<readonly string[]> {
  return fc
    .uniqueArray(fc.record({ zone, forwards: fc.array(forward, { maxLength: 2 }), extra }), {
      minLength: 1,
      maxLength: 3,
      selector: (block) => block.zone,
    })
    .map((blocks) =>
      blocks.map(
        (block) => `${block.zone} {\n  bind 10.0.0.${host}\n${block.extra}${block.forwards.join('')}  loop\n}\n`,
      ),
    );
}
const network = (hosts: number): fc.Arbitrary<readonly (readonly string[])[]> =>
  fc.tuple(...Array.from({ length: hosts }, (_, index) => corefileFor(index + 1)));
/** Two networks that have some of their servers in common. */
const pair = fc.integer({ min: 1, max: 3 }).chain((hosts) =>
  fc
    .tuple(network(hosts), network(hosts), fc.array(fc.boolean(), { minLength: hosts, maxLength: hosts }))
    .map(([before, other, kept]) => ({
      before: before.map((blocks) => blocks.join('')),
      after: before.map((blocks, index) => (kept[index] === true ? blocks : (other[index] ?? blocks)).join('')),
    })),
);

function turned({ changes, unchanged }: DiffReport): unknown {
  const sets = changes.map(({ before, after, because: _, ...rest }) => ({ ...rest, before: after, after: before }));
  return { changes: sets.map(plain), unchanged };
}
const plain = (value: unknown): string =>
  JSON.stringify(value, (key, held) => (key === 'hops' || key === 'because' || key === 'at' ? undefined : held));

interface World {
  readonly graph: ForwardingGraph;
  readonly askers: ReadonlyMap<string, Asker>;
  readonly walked: Map<string, ReturnType<typeof walk>>;
}
function worldOf(snapshot: Snapshot): World {
  const view = snapshot.clusters[0];
  if (view === undefined) throw new Error('no cluster');
  const { graph, askers } = askersOf(view.graph);
  return { graph, askers: new Map(askers.map((one) => [one.name, one])), walked: new Map() };
}
/** Each question once: a witness is asked for by every name of its set. */
const ends = (world: World, asker: string, asked: string, type: string) => {
  const key = `${asker} ${asked} ${type}`;
  const known = world.walked.get(key);
  if (known !== undefined) return known;
  const entries = world.askers.get(asker)?.entries ?? [];
  const walked = entries.length === 0 ? [] : walk(world.graph, entries, asked, type);
  world.walked.set(key, walked);
  return walked;
};

const ending = (world: World, asker: string, { name, type }: { name: string; type: string }): string =>
  signatureOf(ends(world, asker, name, type), { name, type });

describe('what a change does to names', () => {
  test('nothing changes between a network and itself, whatever the order of its blocks and its comments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }).chain(network), (corefiles) => {
        const first = snapshotOf(corefiles.map((blocks) => blocks.join('')));
        const second = snapshotOf(corefiles.map((blocks) => [...blocks].reverse().join('# moved\n')));
        for (const other of [first, second]) {
          const report = diffSnapshots(first, other, 'base');
          expect(report.changes).toEqual([]);
          expect(report.unchanged).toBe(worldOf(first).askers.size);
        }
      }),
      draws(100, 17),
    );
  });

  test('turned round it is reported the other way round', () => {
    fc.assert(
      fc.property(pair, ({ before, after }) => {
        const [base, head] = [snapshotOf(before), snapshotOf(after)];
        const there = diffSnapshots(base, head, 'base');
        const back = diffSnapshots(head, base, 'base');
        expect(turned(back)).toEqual({
          changes: there.changes.map(({ because: _, ...one }) => plain(one)),
          unchanged: there.unchanged,
        });
      }),
      draws(150, 17),
    );
  });

  test('every name ends as reported: those of a change alike, those of none as before', () => {
    let changed = 0;
    let kept = 0;
    fc.assert(
      fc.property(pair, fc.array(name, { minLength: 6, maxLength: 6 }), ({ before, after }, drawn) => {
        const [base, head] = [snapshotOf(before), snapshotOf(after)];
        const { changes, unproven } = diffSnapshots(base, head, 'base');
        expect(unproven.filter((one) => !one.includes('ends') && !one.startsWith('names that begin'))).toEqual([]);
        const [then, now] = [worldOf(base), worldOf(head)];
        for (const one of changes) {
          const { name: asked, type } = one.witness;
          expect(covers(one, asked, type)).toBe(true);
          expect(ending(then, one.asker, one.witness)).not.toBe(ending(now, one.asker, one.witness));
        }
        for (const asker of new Set([...then.askers.keys(), ...now.askers.keys()]))
          for (const asked of drawn)
            for (const type of ['A', 'TXT', 'DS', 'MX']) {
              const question = { name: asked, type };
              const alike = ending(then, asker, question) === ending(now, asker, question);
              const reported = changes.filter((one) => one.asker === asker && covers(one, asked, type));
              // Patterns bound some sets further, in words.
              const plainSets = reported.filter((one) => !one.names.includes('names that'));
              expect(plainSets.length).toBeLessThanOrEqual(1);
              if (reported.length === plainSets.length)
                expect({ asker, asked, type, alike, changes: reported.map((one) => one.names) }).toEqual({
                  ...{ asker, asked, type, alike: reported.length === 0 },
                  changes: reported.map((one) => one.names),
                });
              const [set] = reported.length === plainSets.length ? reported : [];
              if (set !== undefined)
                for (const world of [then, now])
                  expect(ending(world, asker, question)).toBe(ending(world, asker, set.witness));
              if (alike) kept += 1;
              else {
                expect(reported.length).toBeGreaterThan(0);
                changed += 1;
              }
            }
      }),
      draws(300, 17),
    );
    expect(changed).toBeGreaterThan(share(1000));
    expect(kept).toBeGreaterThan(share(1000));
  });
});
