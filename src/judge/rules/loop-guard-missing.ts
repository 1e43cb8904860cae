import { ROOT } from '../../core/dns/name.ts';
import { append, distinctBy } from '../../core/text/append.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { placeKey } from '../../core/text/location.ts';
import type { Finding } from '../report/finding.ts';
import { coreDnsBlocks, firstZone, forwards, guardOf, mayBringGuard, ofBlock } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const loopGuardMissing: Rule = {
  slug: 'loop-guard-missing',
  *check(head, base) {
    // A new one is a guard removed.
    const known =
      base && new Set(base.clusters.flatMap(({ cluster }) => cluster.guardRemovals.map((one) => one.command)));
    for (const { cluster } of head.clusters)
      for (const one of cluster.guardRemovals.filter(
        ({ mayRun, command }) => mayRun !== true && known?.has(command) !== false,
      ))
        yield finding('loop-guard-missing', [one.command], {
          cluster: cluster.name,
          at: one.at,
          message:
            'This command deletes the loop plugin from a Corefile: a forwarding loop would not be noticed at startup.',
          advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
        });
    const missing = new Map<string, Unguarded[]>();
    for (const one of coreDnsBlocks(head)) {
      const { view, server, block, isLooping } = one;
      // Reported with the loop; a program's own block cannot be edited.
      if (block.addedBy !== undefined || server.ownerWrites === true) continue;
      if (!forwards(block) || guardOf(block) !== undefined || block.keys.length === 0) continue;
      if (mayBringGuard(block) || isLooping(server, block)) continue;
      // One note for stub domains, one for the root block.
      const kind = block.keys.some((key) => key.zone === ROOT) ? `. ${firstZone(block)}` : 'stub domains';
      const key = `${view.cluster.name}|${server.name}|${kind}`;
      append(missing, key, one);
    }
    // Servers that mount one Corefile lack one guard.
    for (const all of distinctBy([...missing.values()], placeOf)) yield report(all);
  },
};

type Unguarded = ReturnType<typeof coreDnsBlocks> extends Generator<infer One> ? One : never;

function placeOf([one]: readonly Unguarded[]): string {
  return one === undefined ? '' : `${one.view.cluster.name}|${placeKey(one.block.at)}`;
}

function report(all: readonly Unguarded[]): Finding {
  const { view, server, block } = itemAt(all, 0);
  const zones = [...new Set(all.map((one) => firstZone(one.block)))];
  const [what, here] =
    all.length === 1
      ? [`The server block ${zones[0]} of ${server.name} forwards`, 'this server block']
      : [`${all.length} server blocks of ${server.name} (${zones.slice(0, 5).join(', ')}) forward`, 'each of them'];
  return finding('loop-guard-missing', [server.name, firstZone(block)], {
    ...ofBlock(view.cluster.name, server, block),
    at: block.at,
    message: `${what} without the loop plugin: a forwarding loop would not be noticed at startup.`,
    advice: `Add \`loop\` to ${here}.`,
  });
}
