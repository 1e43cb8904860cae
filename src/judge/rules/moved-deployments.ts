/** Folders that the change has deployed in place of others: the servers of the one replace those of the other. */

import type { Location } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';
import type { DeployedFolder, Snapshot } from '../snapshot.ts';
import { type NamedServer, type NamedServers, serversByName, zonesKey } from './server-partners.ts';

export interface MovedServer {
  readonly server: NamedServer;
  readonly old: NamedServer;
  readonly assumption: string;
}

export interface MovedDeployment {
  readonly was: DeployedFolder;
  readonly is: DeployedFolder;
}

/** By file and object; else by the object, and then by the file, where only one was and only one is. */
export function movedDeployments(head: Snapshot, base: Snapshot): readonly MovedDeployment[] {
  const moved: MovedDeployment[] = [];
  let [gone, come] = [base.deployed ?? [], head.deployed ?? []];
  for (const keyOf of [fileAndObject, object, file]) {
    const [were, are] = [onlyOnes(gone, keyOf), onlyOnes(come, keyOf)];
    const paired = new Set<DeployedFolder>();
    for (const [key, was] of were) {
      const is = are.get(key);
      if (was === undefined || is === undefined) continue;
      moved.push({ was, is });
      paired.add(was).add(is);
    }
    gone = gone.filter((one) => !paired.has(one));
    come = come.filter((one) => !paired.has(one));
  }
  return moved.filter(({ was, is }) => was.folder !== is.folder);
}

const object = ({ by }: DeployedFolder): string => by;
const file = ({ at }: DeployedFolder): string => at.file.path;
const fileAndObject = (one: DeployedFolder): string => JSON.stringify([file(one), one.by]);

/** Undefined where several share a key. */
function onlyOnes(
  list: readonly DeployedFolder[],
  keyOf: (one: DeployedFolder) => string,
): ReadonlyMap<string, DeployedFolder | undefined> {
  const found = new Map<string, DeployedFolder | undefined>();
  for (const one of list) found.set(keyOf(one), found.has(keyOf(one)) ? undefined : one);
  return found;
}

export function* movedServers(
  moved: readonly MovedDeployment[],
  { before, after }: { readonly before: NamedServers; readonly after: NamedServers },
): Generator<MovedServer> {
  for (const { was, is } of moved) {
    const olds = serversIn(was.folder, before, is.folder);
    if (olds.length === 0) continue;
    const assumption = `${is.at.file.path} has ${shown(is.folder)} deployed in place of ${shown(was.folder)}`;
    for (const server of serversIn(is.folder, after, was.folder)) {
      const zones = zonesKey(server);
      const named = olds.filter(({ name }) => name === server.name);
      const alike = olds.filter((one) => zonesKey(one) === zones);
      const old = named[0] ?? (alike.length === 1 ? alike[0] : undefined) ?? (olds.length === 1 ? olds[0] : undefined);
      if (old !== undefined) yield { server, old, assumption };
    }
  }
}

function shown(folder: string): string {
  return folder === '' ? 'the root' : folder;
}

/** What is built of it, else whatever lies below it; not what belongs to the other folder, which may lie in it. */
function serversIn(folder: string, servers: NamedServers, other: string): readonly NamedServer[] {
  const own = [...servers.values()].filter(
    ({ clusterPath }) => clusterPath !== undefined && directoryOf(clusterPath) === folder,
  );
  if (own.length > 0) return own;
  return [...servers.values()].filter((one) => {
    const places = [one.clusterPath ?? one.at.file.path, one.at.file.path, ...one.blocks.map(({ at }) => at.file.path)];
    const isIn = (where: string): boolean => places.some((path) => where === '' || path.startsWith(`${where}/`));
    return isIn(folder) && !(isWithin(other, folder) && isIn(other));
  });
}

function isWithin(folder: string, outer: string): boolean {
  return outer === '' || folder.startsWith(`${outer}/`);
}

/** Servers of a folder in whose place one is deployed that the repository does not have. */
export function leftFolders(
  head: Snapshot,
  base: Snapshot,
): readonly { readonly server: string; readonly at: Location }[] {
  const moved = movedDeployments(head, base).filter(({ is }) => head.isFolder?.(is.folder) === false);
  if (moved.length === 0) return [];
  const before = serversByName(base);
  return moved.flatMap(({ was, is }) =>
    serversIn(was.folder, before, is.folder).map(({ name, workload }) => ({ server: workload ?? name, at: is.at })),
  );
}
