/** What runs in place of what ran: of one file the only workload that came, and the only one that is gone. */
import { grouped } from '../../../core/text/append.ts';
import { type Compared, type NamedServer, type NamedServers, runs, type Succession } from './server-partners.ts';

export function* renamedWorkloads({ before, after, partner }: Compared): Generator<Succession> {
  const kept = new Set<string>();
  for (const [is, was] of partner)
    if ([after.get(is), before.get(was)].every((server) => server !== undefined && runs(server))) kept.add(is).add(was);
  const gone = onlyInFile(before, after, kept);
  for (const [path, server] of onlyInFile(after, before, kept)) {
    const old = gone.get(path);
    if (old !== undefined) yield { server, before: old.blocks, other: { counts: true, predecessors: [old] } };
  }
}

function onlyInFile(
  servers: NamedServers,
  others: NamedServers,
  kept: ReadonlySet<string>,
): ReadonlyMap<string, NamedServer> {
  const isOpen = (key: string, server: NamedServer): boolean => !others.has(key) && !kept.has(key) && runs(server);
  const own = [...servers].flatMap(([key, server]) => (isOpen(key, server) ? [server] : []));
  const byFile = grouped(own, ({ at }) => at.file.path);
  return new Map([...byFile].flatMap(([path, [only, ...more]]) => (only && more.length === 0 ? [[path, only]] : [])));
}
