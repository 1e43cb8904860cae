import type { DnsServer } from '../../core/cluster/cluster.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import { append, grouped } from '../../core/text/append.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { type Location, placeKey } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { firstIndex } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Snapshot } from '../snapshot.ts';
import {
  coreDnsBlocks,
  firstZone,
  forwards,
  guardOf,
  isCoreDns,
  ofBlock,
  serversIn,
  workloadNameOf,
} from './blocks.ts';
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

/** Names of workloads of which no block forwards. */
export function workloadsWithoutForward(snapshot: Snapshot): ReadonlySet<string> {
  const offsets = noticesByFile(snapshot.notices);
  const servers = [...grouped(serversIn(snapshot), workloadNameOf)];
  const isIdle = (server: DnsServer): boolean =>
    isCoreDns(server) &&
    server.config.errors.length === 0 &&
    !server.config.blocks.some((block) => mayForward(block, offsets));
  return new Set(servers.flatMap(([name, own]) => (own.every(isIdle) ? [name] : [])));
}

/** An import or a template may bring the forward. */
function mayForward(block: ServerBlock, offsets: Offsets): boolean {
  return forwards(block) || block.steps.some(({ kind }) => kind === 'opaque') || holdsNotice(offsets, block.extent);
}

/** Of a snippet that blocks which forward import too. */
function usefulGuards(head: Snapshot): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { block } of coreDnsBlocks(head)) {
    const guard = forwards(block) ? guardOf(block) : undefined;
    if (guard !== undefined) places.add(placeKey(guard.at));
  }
  return places;
}

type Offsets = ReadonlyMap<SourceFile, readonly number[]>;

function noticesByFile(notices: readonly Notice[]): Offsets {
  const offsets = new Map<SourceFile, number[]>();
  for (const { at } of notices) append(offsets, at.file, at.span.start);
  for (const list of offsets.values()) list.sort((a, b) => a - b);
  return offsets;
}

function holdsNotice(offsets: Offsets, { file, span }: Location): boolean {
  const list = offsets.get(file) ?? [];
  const first = firstIndex(list.length, (index) => itemAt(list, index) < span.start);
  return (list[first] ?? Number.POSITIVE_INFINITY) <= span.end;
}
