/** Corefiles without a guard in files that the base could not read, where it may have been. */
import type { Location } from '../../../core/text/location.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsBlocks, coreDnsServers, forwards, guardOf, mayBringGuard } from '../blocks.ts';

export function* unreadBases(head: SearchableSnapshot, base: SearchableSnapshot): Generator<Location> {
  const unread = unreadIn(base);
  for (const path of unreadIn(head)) unread.delete(path);
  if (unread.size === 0) return;
  const known = new Set(coreDnsServers(base).map(({ name }) => name));
  for (const { server, block } of coreDnsBlocks(head)) {
    const { path } = block.at.file;
    const isBare = forwards(block) && guardOf(block) === undefined && !mayBringGuard(block);
    if (!isBare || known.has(server.name) || head.lookups.changed?.has(path) !== true || !unread.delete(path)) continue;
    yield block.at;
  }
}

function unreadIn({ notices }: SearchableSnapshot): Set<string> {
  return new Set(
    notices.flatMap(({ kind, unread, limit, at }) => {
      const isUnread = kind === 'unreadable' && (unread !== undefined || limit !== undefined);
      return isUnread && (unread !== 'syntax' || MAY_GUARD.test(at.file.text)) ? at.file.path : [];
    }),
  );
}

/** The word, or an escape, which may stand for any. */
const MAY_GUARD = /\bloop\b|\\/;
