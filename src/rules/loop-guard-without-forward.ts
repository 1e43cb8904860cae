import { coreDnsBlocks, firstZone, forwards, guardOf } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const loopGuardWithoutForward: Rule = {
  slug: 'loop-guard-without-forward',
  *check(head) {
    for (const { view, server, block } of coreDnsBlocks(head)) {
      const guard = guardOf(block);
      if (guard === undefined || forwards(block) || block.steps.some((step) => step.kind === 'opaque')) continue;
      yield finding(
        'loop-guard-without-forward',
        {
          cluster: view.cluster.name,
          server: server.name,
          zone: firstZone(block),
          at: guard.at,
          message: `The loop plugin of server block ${firstZone(block)} guards nothing: the block forwards no query, and the probe at start ends in an error in the log.`,
          advice: 'Remove `loop` here, or move it to the server block that forwards.',
        },
        [server.name, firstZone(block)],
      );
    }
  },
};
