import type { DnsServer } from '../../core/cluster/cluster.ts';
import { type DomainName, displayName, isWithin } from '../../core/dns/name.ts';
import type { ForwardStep, ServerBlock } from '../../core/facts/fact.ts';
import { probe } from '../../core/forwarding/guard.ts';
import { isContradictory } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { coreDnsBlocks, firstZone, forwards, guardOf } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

/** The guard probes one random name under the block's first zone, over UDP, once at start (plugin/loop/setup.go). */
export const loopGuardBlind: Rule = {
  slug: 'loop-guard-blind',
  *check(head) {
    const keys = new Map<DnsServer, ReadonlyMap<string, readonly ServerBlock[]>>();
    for (const { view, server, block, looping } of coreDnsBlocks(head)) {
      const guard = guardOf(block);
      const socket = view.graph.socketsOf.get(server.id)?.[0];
      if (guard === undefined || socket === undefined || !forwards(block) || looping) continue;
      // A block whose zones are all filled in elsewhere; that is said where they stand.
      if (block.keys.length === 0) continue;
      // Of two branches of a template only one is written, and which one takes the probe is not known.
      if (conditionsAt(block.at).length > 0) {
        const all = keys.get(server) ?? byKey(server.config.blocks);
        keys.set(server, all);
        if (hasOtherBranch(block, all)) continue;
      }
      const result = probe(view.graph, socket, block, true);
      const first = block.keys[0]?.zone;
      const others = [...new Set(block.keys.map((key) => key.zone))].filter(
        (zone) => zone !== first && forwardsOf(block).some((step) => covers(step, zone)),
      );
      const blind = !result.seen
        ? {
            because: result.because ?? 'its probe never reaches it',
            advice:
              block.keys[0]?.transport === 'dns'
                ? 'Let the probe through, a HINFO question for a random name below the first zone: by `fallthrough`, or by a server block of its own for what is forwarded, with `loop`.'
                : 'Make a plain DNS key the first of the server block, or forward from a plain DNS block of its own with `loop`.',
          }
        : !result.forwarded
          ? {
              because: 'no forward of this server block takes its probe name',
              advice: 'Give each zone that is forwarded a server block of its own with `loop`.',
            }
          : others.length > 0
            ? {
                because: `it probes ${firstZone(block)} only, and the block also forwards ${others.slice(0, 3).map(displayName).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more zones` : ''}`,
                advice: 'Give each zone a server block of its own with `loop`.',
              }
            : forwardsOf(block).every((step) => step.maxConcurrent === 1)
              ? {
                  because: 'max_concurrent 1 refuses its probe when it comes back, before it is seen a third time',
                  advice: 'Allow more concurrent queries, such as max_concurrent 1000.',
                }
              : undefined;
      if (blind === undefined) continue;
      yield finding(
        'loop-guard-blind',
        {
          cluster: view.cluster.name,
          server: server.name,
          zone: firstZone(block),
          at: guard.at,
          message: `The loop plugin of server block ${firstZone(block)} could not see a loop here: ${blind.because}.`,
          advice: blind.advice,
        },
        [server.name, firstZone(block)],
      );
    }
  },
};

function forwardsOf(block: ServerBlock): ForwardStep[] {
  return block.steps.filter((step) => step.kind === 'forward');
}

/** Blocks that serve one zone on one port; more of them need not be looked at. */
const MAX_RIVALS = 50;

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

/** Another block serves one of its zones on the same port, where the template does not bring this one. */
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
