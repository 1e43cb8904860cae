/** Builds that the base shows a DNS server of, and that now fetch something. */
import type { DnsServer } from '../../../core/cluster/cluster.ts';
import { grouped } from '../../../core/text/append.ts';
import { directoryOf } from '../../../core/text/paths.ts';
import type { BuildSources, Lookups, SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsServers, type GoneServer, workloadNameOf } from '../blocks.ts';

export function* fetchedBuilds(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  if (![...head.lookups.builds].some(([, { fetches }]) => fetches.length > 0)) return;
  const now = grouped(builtServers(head), keyOf);
  for (const [folder, servers] of grouped(builtServers(base), ({ clusterPath = '' }) => directoryOf(clusterPath))) {
    const [was, is] = [sourcesOf(folder, base.lookups.builds), sourcesOf(folder, head.lookups.builds)];
    const known = new Set(was.fetches.map(({ url }) => url.value));
    const news = is.fetches.filter(({ url }) => !known.has(url.value));
    for (const server of news.length === 0 ? [] : servers) {
      const stays = now.get(keyOf(server)) ?? [];
      // Fetched objects replace nothing that is still built.
      const isWhole = stays.length > 0 && (!isOf(server, was.files) || stays.some((one) => isOf(one, is.files)));
      const [first] = isWhole ? news.filter(({ changes }) => changes) : news;
      if (first === undefined) continue;
      const how = `may be another now, as its build takes in \`${first.url.value}\`, which is fetched and not read`;
      yield { server: workloadNameOf(server), at: first.url.at, how };
    }
  }
}

function builtServers(snapshot: SearchableSnapshot): readonly DnsServer[] {
  return coreDnsServers(snapshot).filter(({ clusterPath }) => clusterPath !== undefined);
}

function keyOf({ name, clusterPath }: DnsServer): string {
  return JSON.stringify([name, clusterPath]);
}

function isOf({ config }: DnsServer, files: ReadonlySet<string>): boolean {
  return config.blocks.some(({ at }) => files.has(at.file.path));
}

interface Sources extends Pick<BuildSources, 'fetches'> {
  readonly files: ReadonlySet<string>;
}

function sourcesOf(folder: string, builds: Lookups['builds']): Sources {
  const files = new Set<string>();
  const fetches: BuildSources['fetches'][number][] = [];
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (files.has(next)) continue;
    files.add(next);
    const build = builds?.get(next);
    for (const one of build?.fetches ?? []) fetches.push(one);
    for (const one of build?.resources ?? []) open.push(one);
  }
  return { files, fetches };
}
