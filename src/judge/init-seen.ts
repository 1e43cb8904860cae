import type { Cluster, DnsServer } from '../core/cluster/cluster.ts';
import { defined } from '../core/text/defined.ts';
import { type Location, pathAndLine } from '../core/text/location.ts';
import type { Statement } from '../languages/shared/fragments.ts';
import type { Checked } from './check.ts';
import type { Seen, SeenCluster, SeenValue } from './config/init-files.ts';

const MAX_LISTED = 30;

export function seenIn({ head, files }: Checked): Seen {
  const facts = [...files.values()].flatMap((reading) => reading?.facts ?? []);
  const installers = new Map<string, string>();
  const systems = new Map<string, string>();
  const nodeFiles = new Map<string, string>();
  for (const fact of facts) collect(fact, { installers, systems, nodeFiles });
  const list = (found: ReadonlyMap<string, string>) =>
    [...found].slice(0, MAX_LISTED).map(([value, at]) => ({ value, at }));
  return {
    clusters: head.clusters.slice(0, MAX_LISTED).map(({ cluster }): SeenCluster => {
      const asks = cluster.pools.some(({ inherited }) => inherited.unknown !== undefined);
      return {
        name: cluster.name,
        paths: pathsOf(cluster, files),
        servers: cluster.servers.slice(0, MAX_LISTED).map(seenServer),
        clusterDns: cluster.clusterDns
          .filter((address) => !cluster.symbolic.has(address))
          .slice(0, MAX_LISTED)
          .map((address) => seenAddress(address, cluster)),
        dependsOnNodes: asks,
      };
    }),
    installers: list(installers),
    systems: list(systems),
    nodeFiles: list(nodeFiles),
  };
}

function collect(
  fact: Statement,
  into: Readonly<Record<'installers' | 'systems' | 'nodeFiles', Map<string, string>>>,
): void {
  const add = (map: Map<string, string>, value: string | undefined, at: Location): void => {
    if (value !== undefined && !map.has(value)) map.set(value, pathAndLine(at));
  };
  switch (fact.kind) {
    case 'node-profile':
      add(into.installers, fact.provisioner?.value, fact.provisioner?.at ?? fact.at);
      add(into.systems, fact.os?.value, fact.os?.at ?? fact.at);
      break;
    case 'kubelet':
      add(into.installers, fact.provisioner, fact.at);
      break;
    case 'node-file':
      add(into.nodeFiles, fact.path, fact.at);
      break;
    default:
  }
}

/** Without versions and servers that are assumed. */
function seenServer({ name, software, version, versionAt, assumption, at }: DnsServer): SeenValue {
  const value = versionAt === undefined || version === '' ? name : `${name}, ${software} ${version}`;
  return { value, at: pathAndLine(at), ...defined({ assumes: assumption }) };
}

function seenAddress(address: string, { published }: Cluster): SeenValue {
  const stated = published.filter((one) => one.address === address);
  const from = stated.find(({ assumption }) => assumption === undefined) ?? stated[0];
  if (from === undefined) return { value: address };
  return { value: address, at: pathAndLine(from.at), ...defined({ assumes: from.assumption }) };
}

/** The cluster's folder or file, else that of its servers. */
function pathsOf({ name, servers }: Cluster, files: ReadonlyMap<string, unknown>): string {
  if (files.has(name)) return name;
  for (const path of files.keys()) if (path.startsWith(`${name}/`)) return `${name}/**`;
  const folder = commonFolder(servers.map((one) => one.at.file.path));
  return folder === '' ? '' : `${folder}/**`;
}

function commonFolder(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  let common = first;
  for (const folder of rest)
    while (!folder.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  return common.replace(/\/$/, '');
}
