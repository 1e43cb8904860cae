import { coreDnsBlocks, firstZone, forwards, guardOf, mayBringGuard } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const loopGuardMissing: Rule = {
  slug: 'loop-guard-missing',
  *check(head, base) {
    // With a base a new command is a removed guard (LG201), and one that was there before has been judged.
    for (const { cluster } of base === undefined ? head.clusters : [])
      for (const one of cluster.guardEdits)
        yield finding(
          'loop-guard-missing',
          {
            cluster: cluster.name,
            at: one.at,
            message:
              'This command deletes the loop plugin from a Corefile: a forwarding loop would not be noticed at start.',
            advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
          },
          [one.says],
        );
    for (const { view, server, block, looping } of coreDnsBlocks(head)) {
      // A block on a loop is reported there (guard: absent); nobody can edit a block that the program itself adds.
      if (block.addedBy !== undefined) continue;
      if (!forwards(block) || guardOf(block) !== undefined || looping || block.keys.length === 0) continue;
      if (mayBringGuard(block)) continue;
      yield finding(
        'loop-guard-missing',
        {
          cluster: view.cluster.name,
          server: server.name,
          zone: firstZone(block),
          at: block.at,
          message: `The server block ${firstZone(block)} of ${server.name} forwards without the loop plugin: a forwarding loop would not be noticed at start.`,
          advice: 'Add `loop` to this server block.',
        },
        [server.name, firstZone(block)],
      );
    }
  },
};
