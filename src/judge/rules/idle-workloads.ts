/** Servers that forward nothing, as far as their configuration is read. */
import type { DnsServer } from '../../core/cluster/cluster.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import { append, grouped } from '../../core/text/append.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { firstIndex } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Snapshot } from '../snapshot.ts';
import { forwards, isCoreDns, serversIn, workloadNameOf } from './blocks.ts';

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
export function mayForward(block: ServerBlock, offsets: Offsets): boolean {
  return forwards(block) || block.steps.some(({ kind }) => kind === 'opaque') || holdsNotice(offsets, block.extent);
}

type Offsets = ReadonlyMap<SourceFile, readonly number[]>;

export function noticesByFile(notices: readonly Notice[]): Offsets {
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
