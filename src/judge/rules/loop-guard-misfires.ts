import { coreDnsBlocks, firstZone, forwards, guardOf, ofBlock, versionPath } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

/** 1.2.1 to 1.2.5 counted unanswered probes: three timeouts ended a healthy server (fixed in 1.2.6, commit e332c8d8c). */
const MISFIRING = /^1\.2\.[1-5]$/;

export const loopGuardMisfires: Rule = {
  slug: 'loop-guard-misfires',
  *check(head) {
    for (const { view, server, block, isLooping } of coreDnsBlocks(head)) {
      const guard = guardOf(block);
      if (guard === undefined || !forwards(block) || !MISFIRING.test(server.version)) continue;
      if (isLooping(server, block)) continue;
      yield finding('loop-guard-misfires', [server.name, firstZone(block)], {
        ...ofBlock(view.cluster.name, server, block),
        at: guard.at,
        message: `The loop plugin of CoreDNS ${server.version} stops a server in which nothing loops: it counts probes that an upstream is slow to answer or does not answer.`,
        advice: 'Use CoreDNS 1.2.6 or later.',
        path: versionPath(server),
      });
    }
  },
};
