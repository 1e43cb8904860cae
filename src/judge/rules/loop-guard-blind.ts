import type { DnsServer } from '../../core/cluster/cluster.ts';
import { type DomainName, displayName, isWithin } from '../../core/dns/name.ts';
import type { ServerBlock, ServerKey } from '../../core/facts/server-config.ts';
import type { ForwardStep, LoopGuardStep } from '../../core/facts/steps.ts';
import { sendsOn, sightOf } from '../../core/forwarding/guard.ts';
import { append } from '../../core/text/append.ts';
import { isContradictory } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { getOrInsert, once } from '../../core/text/once.ts';
import type { Finding } from '../report/finding.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsBlocks, firstZone, forwards, forwardsOpenly, guardOf, ofBlock } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

/** The guard probes one random name of the block's first zone, over UDP, at start (plugin/loop/setup.go). */
export const loopGuardBlind: Rule = {
  slug: 'loop-guard-blind',
  *check(head, base) {
    const unfollowed: ServerBlock[] = [];
    const before = once(() => narrowIn(base));
    for (const one of blindIn(head, unfollowed)) {
      const { cluster, server, block, guard, blind } = one;
      const old =
        blind.isNarrow === true
          ? before()
              .get(zoneKey(one, block.keys[0]))
              ?.find((other) => hasAll(other, block))
          : undefined;
      yield finding('loop-guard-blind', [server.name, firstZone(old?.block ?? block)], {
        ...ofBlock(cluster, server, block),
        at: guard.at,
        message: `The loop plugin of server block ${firstZone(block)} could not see a loop here: ${blind.because}.`,
        advice: blind.advice,
      });
    }
    const [first] = unfollowed;
    if (first !== undefined) yield unfollowedFrom(first, unfollowed.length);
  },
};

interface BlindBlock {
  readonly cluster: string;
  readonly server: DnsServer;
  readonly block: ServerBlock;
  readonly guard: LoopGuardStep;
  readonly blind: Blindness;
}

function* blindIn(snapshot: Snapshot, unfollowed: ServerBlock[]): Generator<BlindBlock> {
  const keys = new Map<DnsServer, ReadonlyMap<string, readonly ServerBlock[]>>();
  for (const { view, server, block, isLooping } of coreDnsBlocks(snapshot)) {
    const guard = guardOf(block);
    const socket = view.graph.socketsOf.get(server.id)?.[0];
    if (guard === undefined || socket === undefined || !forwards(block) || isLooping(server, block)) continue;
    // Zones or upstreams are placeholders, reported there.
    if (block.keys.length === 0 || forwardsOpenly(block)) continue;
    // Which branch of a template takes the probe is unknown.
    if (conditionsAt(block.at).length > 0) {
      const all = getOrInsert(keys, server, () => byKey(server.config.blocks));
      if (hasOtherBranch(block, all)) continue;
    }
    const sight = sightOf(view.graph, socket, block);
    if (sight.isOverBudget === true) unfollowed.push(block);
    const blind =
      sight.isOverBudget === true
        ? undefined
        : blindness(block, sight, (zone) => sendsOn(view.graph, socket, block, zone));
    if (blind !== undefined) yield { cluster: view.cluster.name, server, block, guard, blind };
  }
}

/** Of the base, by their zones: one of them was the first, and each with all zones of a block now was as blind. */
function narrowIn(base: Snapshot | undefined): ReadonlyMap<string, readonly BlindBlock[]> {
  const found = new Map<string, BlindBlock[]>();
  for (const one of base === undefined ? [] : blindIn(base, []))
    for (const key of one.blind.isNarrow === true ? one.block.keys : []) append(found, zoneKey(one, key), one);
  return found;
}

function zoneKey({ cluster, server }: BlindBlock, key: ServerKey | undefined): string {
  return JSON.stringify([cluster, server.name, key?.zone]);
}

function hasAll(old: BlindBlock, { keys }: ServerBlock): boolean {
  const zones = new Set(old.block.keys.map(({ zone }) => zone));
  return keys.every(({ zone }) => zones.has(zone));
}

type Sight = ReturnType<typeof sightOf>;

interface Blindness {
  readonly because: string;
  readonly advice: string;
  /** It sees loops of its first zone. */
  readonly isNarrow?: true;
}

/** Undefined where the guard would see a loop. */
function blindness(
  block: ServerBlock,
  { seen, forwarded, because = 'its probe never reaches it', renamedAway }: Sight,
  isSentOn: (zone: DomainName) => boolean,
): Blindness | undefined {
  // Other blocks and their guards take the new name.
  if (renamedAway === true) return undefined;
  if (!seen) {
    const advice =
      block.keys[0]?.transport === 'dns'
        ? 'Let the probe through, a HINFO question for a random name below the first zone: by `fallthrough`, or by a separate server block for what is forwarded, with `loop`.'
        : 'Make a plain DNS key the first of the server block, or forward from a separate plain DNS block with `loop`.';
    return { because, advice };
  }
  if (!forwarded)
    return {
      because: 'no forward of this server block takes its probe name',
      advice: 'Give each forwarded zone its own server block with `loop`.',
    };
  const first = block.keys[0]?.zone;
  const covered = [...new Set(block.keys.map((key) => key.zone))].filter(
    (zone) => zone !== first && forwardsOf(block).some((step) => covers(step, zone)),
  );
  const mayAnswer = covered.length <= MAX_ASKED && block.steps.some((step) => step.kind === 'answer');
  const others = mayAnswer ? covered.filter(isSentOn) : covered;
  if (others.length > 0)
    return {
      because: `it probes ${firstZone(block)} only, and the block also forwards ${others.slice(0, 3).map(displayName).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more zones` : ''}`,
      advice: 'Give each zone its own server block with `loop`.',
      isNarrow: true,
    };
  if (!forwardsOf(block).every((step) => step.maxConcurrent === 1)) return undefined;
  return {
    because: 'max_concurrent 1 refuses its probe when it comes back, before it is seen a third time',
    advice: 'Allow more concurrent queries, such as max_concurrent 1000.',
  };
}

function unfollowedFrom({ at }: ServerBlock, count: number): Finding {
  return finding('unreadable', ['probes', at.file.path], {
    cluster: '',
    at,
    message: `Whether ${count} guards could see a loop is not known: their probes go more ways than are followed.`,
    advice: 'Scan less at once, or reduce it: docs/limits.md lists the limits of one scan.',
  });
}

function forwardsOf(block: ServerBlock): ForwardStep[] {
  return block.steps.filter((step) => step.kind === 'forward');
}

const MAX_RIVALS = 50;
/** Zones of one block that are asked about. */
const MAX_ASKED = 1000;

function byKey(blocks: readonly ServerBlock[]): ReadonlyMap<string, readonly ServerBlock[]> {
  const found = new Map<string, ServerBlock[]>();
  for (const block of blocks)
    for (const { zone, port } of block.keys) {
      const known = found.get(`${zone}:${port}`);
      if (known === undefined) found.set(`${zone}:${port}`, [block]);
      else if (known.length < MAX_RIVALS) known.push(block);
    }
  return found;
}

function hasOtherBranch(block: ServerBlock, all: ReadonlyMap<string, readonly ServerBlock[]>): boolean {
  const own = conditionsAt(block.at);
  return block.keys.some(({ zone, port }) =>
    all
      .get(`${zone}:${port}`)
      ?.some((other) => other !== block && isContradictory([...own, ...conditionsAt(other.at)])),
  );
}

function covers(step: ForwardStep, zone: DomainName): boolean {
  return isWithin(step.from, zone) || (isWithin(zone, step.from) && !step.except.some((one) => isWithin(zone, one)));
}
