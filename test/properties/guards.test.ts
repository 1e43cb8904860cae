/** A law of guards: what is said for certain of one in a set-up that is read in part holds however the rest turns out to be. */
import { describe, expect, test } from '@jest/globals';
import { isCoredns } from '../../src/core/cluster/cluster.ts';
import type { ServerBlock, View } from '../../src/core/facts/server-config.ts';
import type { Step } from '../../src/core/facts/steps.ts';
import { buildGraph, type ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { hasGuard, probe } from '../../src/core/forwarding/guard.ts';
// @ts-expect-error: a script without types.
import { randomVector } from '../conformance/generate.mjs';
import { graphOf } from '../conformance/network.ts';
import { firstSeed, share } from '../support/draws.ts';

const SEEDS = share(400);
const FIRST = firstSeed(91_000_000);
const KINDS = ['routing', 'servers', 'wide', 'compose'] as const;

/** What a block has that is not read, and the two things that it may turn out to be. */
interface Doubt {
  readonly unread: (block: ServerBlock, seed: number) => ServerBlock;
  readonly turnsOut: readonly ((block: ServerBlock, seed: number) => ServerBlock)[];
}

const withStep = (block: ServerBlock, seed: number, step: Step): ServerBlock => {
  const at = 1 + (seed % block.steps.length);
  return { ...block, steps: [...block.steps.slice(0, at), step, ...block.steps.slice(at)] };
};
const withView = (block: ServerBlock, view: Partial<View>): ServerBlock => ({
  ...block,
  views: [...block.views, { text: 'v', opaque: false, at: block.at, ...view }],
});
const ending = ({ at }: ServerBlock, effect: 'answer' | 'servfail' | 'drop' | 'maybe'): Step => {
  const rules = [{ names: { kind: 'any' }, effect, at }] as const;
  return { kind: 'answer', plugin: 'unheard-of', rules, at };
};
const same = (block: ServerBlock): ServerBlock => block;

const DOUBTS: Readonly<Record<string, Doubt>> = {
  'a view': {
    unread: (block) => withView(block, { opaque: true }),
    turnsOut: [same, (block) => withView(block, { types: [] }), (block) => withView(block, { notTypes: ['HINFO'] })],
  },
  'a plugin': {
    unread: (block, seed) =>
      withStep(block, seed, { kind: 'opaque', plugin: 'unheard-of', because: 'it is not known', at: block.at }),
    turnsOut: [same, (block, seed) => withStep(block, seed, ending(block, seed % 2 === 0 ? 'answer' : 'servfail'))],
  },
  'data that may be there': {
    unread: (block, seed) => withStep(block, seed, ending(block, 'maybe')),
    turnsOut: [same, (block, seed) => withStep(block, seed, ending(block, 'answer'))],
  },
};

/** The set-up with a guard in each block, and in the blocks of the seed what `change` makes of them. */
function guarded(graph: ForwardingGraph, seed: number, change: Doubt['unread']): ForwardingGraph {
  let count = 0;
  const each = (block: ServerBlock): ServerBlock => {
    count += 1;
    const own: ServerBlock = { ...block, steps: [{ kind: 'loop-guard', at: block.at }, ...block.steps] };
    return (seed * 7 + count * 13) % 3 === 0 ? change(own, seed + count) : own;
  };
  const servers = graph.cluster.servers.map((server) =>
    isCoredns(server) ? { ...server, config: { ...server.config, blocks: server.config.blocks.map(each) } } : server,
  );
  return buildGraph({ ...graph.cluster, servers });
}

/** Per socket and block with a guard, in order: 1 ends the server, 0 does not, undefined: neither is said. */
function fates(graph: ForwardingGraph, assuming: boolean): ReadonlyMap<string, 0 | 1 | undefined> {
  const found = new Map<string, 0 | 1 | undefined>();
  for (const socket of graph.sockets)
    for (const [index, block] of socket.server.config.blocks.entries()) {
      const isHeard = [...socket.zones.values()].some((sharing) => sharing.includes(block));
      if (!isHeard || !hasGuard(graph, block)) continue;
      const { fatal, undecided, isOverBudget: unfollowed } = probe(graph, socket, block, assuming);
      const isSaid = undecided === undefined && unfollowed === undefined && (fatal === 0 || fatal > 1 - 1e-9);
      found.set(`${socket.index} ${index}`, isSaid ? (fatal === 0 ? 0 : 1) : undefined);
    }
  return found;
}

describe.each(Object.entries(DOUBTS))('%s that is not read', (_, { unread, turnsOut }) => {
  test('makes no guard blind that ends the server, and none fatal that does not', () => {
    const wrong: string[] = [];
    const said = { 0: 0, 1: 0 };
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const vector = randomVector(seed, KINDS[seed % KINDS.length], '1.15.0');
      const graph = graphOf({ ...vector, name: vector.id, area: 'fuzz', recorded: [] }, '1.15.0');
      const open = guarded(graph, seed, unread);
      const [claimed, assumed] = [fates(open, false), fates(open, true)];
      for (const [which, change] of turnsOut.entries())
        for (const [guard, fate] of fates(guarded(graph, seed, change), false)) {
          const claim = claimed.get(guard);
          // A loop that needs an assumption is asked for with all that is assumed.
          if (fate === 1 && assumed.get(guard) === 0)
            wrong.push(`${seed}: guard ${guard} is blind whatever is assumed, and ends the server in case ${which}`);
          if (claim === undefined || fate === undefined) continue;
          said[claim] += 1;
          if (claim !== fate)
            wrong.push(`${seed}: guard ${guard} is ${claim} for certain, and ${fate} in case ${which}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(said[0]).toBeGreaterThan(share(200));
    expect(said[1]).toBeGreaterThan(share(20));
  });
});
