import { spoken } from '../dns/name.ts';
import { probe } from '../forwarding/guard.ts';
import { coreDnsBlocks, firstZone, forwards, guardOf } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

/** The guard probes one random name under the block's first zone, over UDP, once at start (plugin/loop/setup.go). */
export const loopGuardBlind: Rule = {
  slug: 'loop-guard-blind',
  *check(head) {
    for (const { view, server, block, looping } of coreDnsBlocks(head)) {
      const guard = guardOf(block);
      const socket = view.graph.socketsOf.get(server.id)?.[0];
      if (guard === undefined || socket === undefined || !forwards(block) || looping) continue;
      const result = probe(view.graph, socket, block, true);
      const first = block.keys[0]?.zone;
      const others = [...new Set(block.keys.map((key) => key.zone))].filter((zone) => zone !== first);
      const because = !result.seen
        ? (result.because ?? 'its probe never reaches it')
        : !result.forwarded
          ? 'no forward of this server block takes its probe name'
          : others.length > 0
            ? `it probes ${firstZone(block)} only, and the block also forwards ${others.slice(0, 3).map(spoken).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more zones` : ''}`
            : undefined;
      if (because === undefined) continue;
      yield finding(
        'loop-guard-blind',
        {
          cluster: view.cluster.name,
          server: server.name,
          zone: firstZone(block),
          at: guard.at,
          message: `The loop plugin of server block ${firstZone(block)} could not see a loop here: ${because}.`,
          advice:
            'Give each forwarded zone a server block of its own with `loop`, first key plain DNS, and nothing before it that answers the probe.',
        },
        [server.name, firstZone(block)],
      );
    }
  },
};
