/** What went over a server and was not read, and is gone: it may have brought the guard that the server does not have. */
import type { Notice } from '../../../core/text/notice.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { forwards, guardOf } from '../blocks.ts';
import { corefilesOf, type NamedServer, namedServers } from './server-partners.ts';

export interface LeftOverride {
  readonly server: NamedServer;
  readonly notice: Notice;
}

export function* leftOverrides(head: SearchableSnapshot, base: SearchableSnapshot): Iterable<LeftOverride> {
  const keyOf = ({ message, at }: Notice): string => `${at.file.path}\n${message}`;
  const now = new Set(head.notices.map(keyOf));
  const gone = base.notices.filter(
    (one) => one.overrides === true && one.leavesOut === undefined && !now.has(keyOf(one)),
  );
  if (gone.length === 0) return;
  const before = namedServers(base);
  const isBare = ({ blocks }: NamedServer): boolean =>
    blocks.some((block) => forwards(block) && guardOf(block) === undefined);
  for (const [key, server] of namedServers(head)) {
    const old = before.get(key);
    if (old === undefined || !isBare(server) || !isBare(old)) continue;
    const places = new Set([server.clusterPath, server.at.file.path, ...corefilesOf(server)]);
    const notice = gone.find(({ at }) => places.has(at.file.path));
    if (notice !== undefined) yield { server, notice };
  }
}
