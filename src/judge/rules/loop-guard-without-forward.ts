import { placeKey } from '../../core/text/location.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsBlocks, firstZone, forwards, guardOf, ofBlock } from './blocks.ts';
import { mayForward, noticesByFile } from './idle-workloads.ts';
import { finding, type Rule } from './rule.ts';

export const loopGuardWithoutForward: Rule = {
  slug: 'loop-guard-without-forward',
  *check(head) {
    const offsets = noticesByFile(head.notices);
    const useful = usefulGuards(head);
    for (const { view, server, block } of coreDnsBlocks(head)) {
      const guard = guardOf(block);
      if (guard === undefined || mayForward(block, offsets) || useful.has(placeKey(guard.at))) continue;
      yield finding('loop-guard-without-forward', [server.name, firstZone(block)], {
        ...ofBlock(view.cluster.name, server, block),
        at: guard.at,
        message: `The loop plugin of server block ${firstZone(block)} guards nothing: the block forwards no query, and the probe at start ends in an error in the log.`,
        advice: 'Remove `loop` here, or move it to the server block that forwards.',
      });
    }
  },
};

/** Of a snippet that blocks which forward import too. */
function usefulGuards(head: Snapshot): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { block } of coreDnsBlocks(head)) {
    const guard = forwards(block) ? guardOf(block) : undefined;
    if (guard !== undefined) places.add(placeKey(guard.at));
  }
  return places;
}
