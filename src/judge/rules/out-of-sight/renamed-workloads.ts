/** What runs in place of what ran: of one file the only workload that came, and the only one that is gone. */
import { grouped } from '../../../core/text/append.ts';
import { type Compared, type NamedServer, type NamedServers, runs } from './server-partners.ts';

export interface RenamedWorkload {
  readonly server: NamedServer;
  readonly old: NamedServer;
}

export function* renamedWorkloads({ before, after }: Compared): Generator<RenamedWorkload> {
  const gone = onlyInFile(before, after);
  for (const [path, server] of onlyInFile(after, before)) {
    const old = gone.get(path);
    if (old !== undefined) yield { server, old };
  }
}

function onlyInFile(servers: NamedServers, others: NamedServers): ReadonlyMap<string, NamedServer> {
  const own = [...servers].flatMap(([key, server]) => (!others.has(key) && runs(server) ? [server] : []));
  const byFile = grouped(own, ({ at }) => at.file.path);
  return new Map([...byFile].flatMap(([path, [only, ...more]]) => (only && more.length === 0 ? [[path, only]] : [])));
}
