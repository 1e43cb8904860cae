/** Two laws of the engine, on random set-ups and on every fixture: the simulation and the walk agree, and what is not known makes nothing surer. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Cluster, DnsServer } from '../../src/core/cluster/cluster.ts';
import type { DomainName } from '../../src/core/dns/name.ts';
import type { ServerBlock } from '../../src/core/facts/server-config.ts';
import type { Step } from '../../src/core/facts/steps.ts';
import { buildGraph, type ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { walk } from '../../src/core/forwarding/walk.ts';
import { conditionsOf } from '../../src/core/text/conditions.ts';
// @ts-expect-error: a script without types.
import { randomVector } from '../conformance/generate.mjs';
import { graphOf } from '../conformance/network.ts';
import { firstSeed, share } from '../support/draws.ts';
import { hasName } from '../support/has-name.ts';
import { textsOf } from '../support/repositories.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { contradiction } from '../support/witnesses.ts';

const SEEDS = share(240);
/** Where random set-ups of the fuzzer begin that this test looks at. */
const FIRST = firstSeed(77_000_000);
const KINDS = ['routing', 'servers', 'wide', 'compose'] as const;

/** Set-ups of several servers whose Corefiles are taken, by seed. */
function* graphs(version = '1.15.0'): Generator<readonly [number, ForwardingGraph]> {
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const vector = randomVector(seed, KINDS[seed % KINDS.length], version);
    yield [seed, graphOf({ ...vector, name: vector.id, area: 'fuzz', recorded: [] }, version)];
  }
}

describe('the simulation and the walk', () => {
  test.each(['1.15.0', '1.14.6', '1.11.3'])('agree on every loop of random set-ups of %s', (version) => {
    let loops = 0;
    const wrong: string[] = [];
    for (const [seed, graph] of graphs(version))
      for (const loop of simulate(graph).loops) {
        loops += 1;
        const says = contradiction(graph, loop);
        if (says !== undefined) wrong.push(`${seed}: ${says}`);
      }
    expect(wrong).toEqual([]);
    // The set-ups are worth their time only if loops are common among them.
    expect(loops).toBeGreaterThan(share(20));
  });
  test('agree on every loop of the fixtures', () => {
    const wrong: string[] = [];
    for (const group of readdirSync('test/repos'))
      for (const name of readdirSync(join('test/repos', group))) {
        const folder = join('test/repos', group, name, 'broken');
        if (!existsSync(folder)) continue;
        for (const { graph, simulation } of scanTexts(textsOf(folder)).head.clusters)
          for (const loop of simulation.loops) {
            const says = contradiction(graph, loop);
            if (says !== undefined) wrong.push(`${folder}: ${says}`);
          }
      }
    expect(wrong).toEqual([]);
  });
});

/** The same set-up with a plugin more, or in the place of another, of which nothing is known. */
function blurred(graph: ForwardingGraph, seed: number): ForwardingGraph {
  let count = 0;
  const blurBlock = (block: ServerBlock): ServerBlock => {
    count += 1;
    const at = (seed * 31 + count * 17) % (block.steps.length + 1);
    const opaque: Step = { kind: 'opaque', plugin: 'unheard-of', because: 'it is not known', at: block.at };
    const replaced = block.steps[at];
    const keeps = replaced === undefined || replaced.kind === 'forward' || (seed + count) % 2 === 0;
    const steps = [...block.steps.slice(0, at), opaque, ...block.steps.slice(keeps ? at : at + 1)];
    return { ...block, steps };
  };
  const servers = graph.cluster.servers.map((server, index): DnsServer => {
    if ((seed + index) % 2 === 1) return server;
    return { ...server, config: { ...server.config, blocks: server.config.blocks.map(blurBlock) } };
  });
  const cluster: Cluster = { ...graph.cluster, servers };
  return buildGraph(cluster);
}

/** The same set-up with forwards for names that are filled in later. */
function filledIn(graph: ForwardingGraph, seed: number): ForwardingGraph {
  const servers = graph.cluster.servers.map((server, index): DnsServer => {
    if ((seed + index) % 2 === 1) return server;
    const made = new Map(
      [...server.upstreams.keys()].map((step) => [step, { ...step, from: '.', unknownFrom: '$' + '{X}' }] as const),
    );
    const replaced = (step: Step): Step => (step.kind === 'forward' ? (made.get(step) ?? step) : step);
    const blocks = server.config.blocks.map((block) => ({ ...block, steps: block.steps.map(replaced) }));
    const upstreams = new Map([...server.upstreams].map(([step, to]) => [made.get(step) ?? step, to]));
    return { ...server, upstreams, config: { ...server.config, blocks } };
  });
  return buildGraph({ ...graph.cluster, servers });
}

describe.each([
  ['a plugin of which nothing is known', blurred],
  ['a forward for names that are not known', filledIn],
])('%s', (_, unsure) => {
  const names = ['x.example.', 'q.a.org.', 'q.x.a.org.', 'b.org.', 'svc.cluster.local.'];
  test('makes no outcome certain that was not', () => {
    const wrong: string[] = [];
    for (const [seed, graph] of graphs()) {
      const less = unsure(graph, seed);
      for (const [index, socket] of less.sockets.entries()) {
        const before = graph.sockets[index];
        if (before === undefined) continue;
        for (const name of names)
          for (const type of ['A', 'TXT']) {
            const known = new Set(sure(graph, before, name, type));
            for (const one of sure(less, socket, name, type))
              if (!known.has(one)) wrong.push(`${seed}: ${name} ${type} is ${one} for sure`);
          }
      }
    }
    expect(wrong).toEqual([]);
  });
  test('makes no loop and no guard certain that was not', () => {
    const wrong: string[] = [];
    for (const [seed, graph] of graphs()) {
      const before = simulate(graph).loops;
      for (const loop of simulate(unsure(graph, seed)).loops) {
        if (loop.certainty !== 'always') continue;
        const same = before.some((one) => one.certainty === 'always' && hasName(one.names, loop.witness.name));
        if (!same) wrong.push(`${seed}: ${loop.witness.name} ${loop.witness.type} always loops`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The same set-up where each block has a guard, and a view that is not read. */
function viewed(graph: ForwardingGraph): ForwardingGraph {
  const behindView = (block: ServerBlock): ServerBlock => ({
    ...block,
    steps: [{ kind: 'loop-guard', at: block.at }, ...block.steps],
    views: [...block.views, { text: 'v', opaque: true, at: block.at }],
  });
  const servers = graph.cluster.servers.map(
    (server): DnsServer => ({
      ...server,
      config: { ...server.config, blocks: server.config.blocks.map(behindView) },
    }),
  );
  return buildGraph({ ...graph.cluster, servers });
}

test('a view that is not read makes no loop certain and no guard fatal', () => {
  const wrong: string[] = [];
  let guarded = 0;
  for (const [seed, graph] of graphs())
    for (const { certainty, guard, witness } of simulate(viewed(graph)).loops) {
      if (guard.verdict !== 'absent') guarded += 1;
      if (certainty === 'always' || guard.verdict === 'fatal')
        wrong.push(`${seed}: ${witness.name} ${certainty} loops, its guard is ${guard.verdict}`);
    }
  expect(wrong).toEqual([]);
  expect(guarded).toBeGreaterThan(share(5));
});

/** The same set-up whose addresses stand where a variable has its default. */
function byDefault(graph: ForwardingGraph): ForwardingGraph {
  const assumes = conditionsOf('{{ if .x }}\n{{ end }}', 'vars').flatMap((one) => one.assumes);
  const file = { path: 'vars', text: 'x', conditions: [{ start: 0, end: 2, assumes, around: -1 }] };
  const at = { file, span: { start: 0, end: 1 } };
  const servers = graph.cluster.servers.map((server): DnsServer => {
    const upstreams = [...server.upstreams].map(
      ([step, all]) =>
        [step, all.map((one) => (one.kind === 'known' ? { ...one, via: [{ at, description: '' }] } : one))] as const,
    );
    return { ...server, upstreams: new Map(upstreams) };
  });
  return buildGraph({ ...graph.cluster, servers });
}

test('of an address that is stated under a condition no way is certain, wherever it leads', () => {
  const wrong: string[] = [];
  for (const [seed, graph] of graphs()) {
    const less = byDefault(graph);
    for (const socket of less.sockets)
      for (const { certainty, disposition, hops } of walk(less, socket, 'x.example.', 'A'))
        if (hops.some(({ upstream }) => upstream !== undefined) && certainty !== 'assumed')
          wrong.push(`${seed}: ${disposition} ${certainty}`);
    for (const { certainty, witness } of simulate(less).loops)
      if (certainty !== 'assumed') wrong.push(`${seed}: ${witness.name} ${certainty} loops`);
  }
  expect(wrong).toEqual([]);
});

function sure(graph: ForwardingGraph, socket: Socket, name: DomainName, type: string): readonly string[] {
  return walk(graph, socket, name, type)
    .filter((one) => one.certainty === 'always')
    .map((one) => `${one.disposition} ${one.to ?? one.rcode ?? ''}`);
}
