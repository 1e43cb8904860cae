/** What `init` sees of a repository: everything with the place that shows it. */

import { indexLines, type Location, positionAt } from '../core/text/location.ts';
import type { Statement } from '../languages/shared/fragments.ts';
import type { Checked } from './check.ts';
import type { Seen, SeenCluster } from './config/init-files.ts';

/** What is listed of one kind; a fleet has hundreds. */
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
        folder: commonFolder(cluster.servers.map((one) => one.at.file.path)),
        servers: cluster.servers.slice(0, MAX_LISTED).map((one) => ({
          value: one.version === '' ? one.name : `${one.name}, ${one.software} ${one.version}`,
          at: placeOf(one.at),
        })),
        clusterDns: cluster.clusterDns.filter((address) => !cluster.symbolic.has(address)),
        asksNodes: asks,
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
    if (value !== undefined && !map.has(value)) map.set(value, placeOf(at));
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

function placeOf({ file, span }: Location): string {
  return `${file.path}:${positionAt(indexLines(file.text), span.start).line}`;
}

/** The folder that holds all of them; `''` for the top. */
function commonFolder(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  let common = first;
  for (const folder of rest)
    while (!folder.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  return common.replace(/\/$/, '');
}
