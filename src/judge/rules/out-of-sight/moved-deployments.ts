/** Folders that are deployed in place of others: their servers replace the others'. */

import { filePattern } from '../../../core/text/globs.ts';
import { atFile, isInside, type Location } from '../../../core/text/location.ts';
import { once } from '../../../core/text/once.ts';
import { directoryOf, foldedPath, isBelow, nearestFirst } from '../../../core/text/paths.ts';
import type { DeployedFolder, Lookups, SearchableSnapshot } from '../../snapshot.ts';
import { type GoneServer, workloadNameOf } from '../blocks.ts';
import {
  type Compared,
  type NamedServer,
  type NamedServers,
  namedServers,
  type Succession,
  zonesKey,
} from './server-partners.ts';

export interface MovedDeployment {
  readonly was: DeployedFolder;
  readonly is: DeployedFolder;
}

export function movedDeployments(head: SearchableSnapshot, base: SearchableSnapshot): readonly MovedDeployment[] {
  const moved = keptDeployments(head, base).filter(({ was, is }) => was.folder !== is.folder);
  return [...moved, ...retargeted(head, base)];
}

/** Where a link stands or stood: whoever names it has another folder now. */
function retargeted({ lookups: now }: SearchableSnapshot, { lookups: then }: SearchableSnapshot): MovedDeployment[] {
  return [...(now.changed ?? [])].sort().flatMap((path) => {
    const [was, is] = [then.withoutLinks?.(path), now.withoutLinks?.(path)];
    if (was === undefined || is === undefined || was === is || !now.isFolder(is)) return [];
    const one = { by: path, at: atFile(path) };
    return [{ was: { ...one, folder: was }, is: { ...one, folder: is } }];
  });
}

/** By file and object; else by the object; then by the file, where each side has one. */
function keptDeployments(head: SearchableSnapshot, base: SearchableSnapshot): readonly MovedDeployment[] {
  const moved: MovedDeployment[] = [];
  let [gone, come] = [base.lookups.deployed, head.lookups.deployed];
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
  for (const is of come) {
    const was = base.lookups.deployed.find(({ folder }) => folder === is.beside);
    if (was !== undefined) moved.push({ was, is });
  }
  for (const was of gone) {
    const at = chartInPlace(was, head, base);
    if (at !== undefined) moved.push({ was, is: { by: was.by, folder: CHART, at } });
  }
  return moved;
}

/** No folder is called so. */
const [CHART, NOWHERE] = ['// chart', '//'];

function chartInPlace(
  { deployer, at: { file } }: DeployedFolder,
  head: SearchableSnapshot,
  base: SearchableSnapshot,
): Location | undefined {
  const [was, is] = [base, head].map(({ lookups: { installing } }) =>
    installing?.(file.path).filter(({ key }) => key === deployer),
  );
  return was?.length === 1 && is?.length === 1 && was[0]?.what !== is[0]?.what ? is[0]?.at : undefined;
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
  { before, after }: Pick<Compared, 'before' | 'after'>,
): Generator<Succession> {
  for (const { was, is } of moved) {
    const olds = serversIn(was.folder, before, is.folder);
    if (olds.length === 0) continue;
    const [by, what] = [is.at.file.path, is.folder === CHART ? 'a chart' : shown(is.folder)];
    const assumption = `${by === what ? `${what} is` : `${by} has ${what}`} deployed in place of ${shown(was.folder)}`;
    const news = is.folder === CHART ? serversAt(is.at, after) : serversIn(is.folder, after, was.folder);
    for (const server of news) {
      const zones = zonesKey(server);
      const named = olds.filter(({ name }) => name === server.name);
      const alike = olds.filter((one) => zonesKey(one) === zones);
      const old = named[0] ?? (alike.length === 1 ? alike[0] : undefined) ?? (olds.length === 1 ? olds[0] : undefined);
      if (old !== undefined) yield { server, before: old.blocks, other: { counts: true, assumption } };
    }
  }
}

function shown(folder: string): string {
  return folder === '' ? 'the root' : folder;
}

/** Built of it, or below it, but not of the other folder, which may lie in it. */
function serversIn(folder: string, servers: NamedServers, other: string): readonly NamedServer[] {
  const own = [...servers.values()].filter(
    ({ clusterPath }) => clusterPath !== undefined && (clusterPath === folder || directoryOf(clusterPath) === folder),
  );
  if (own.length > 0) return own;
  return [...servers.values()].filter((one) => {
    const places = [one.clusterPath ?? one.at.file.path, one.at.file.path, ...one.blocks.map(({ at }) => at.file.path)];
    const isIn = (where: string): boolean => places.some((path) => isBelow(path, where));
    return isIn(folder) && !(isBelow(other, folder) && isIn(other));
  });
}

function serversAt(place: Location, servers: NamedServers): readonly NamedServer[] {
  return [...servers.values()].filter(({ at }) => isInside(at, place));
}

/** Servers whose folder is deployed from elsewhere now, or was left by its deployment. */
export function* leftFolders(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const kept = keptDeployments(head, base);
  if (kept.length === 0) return;
  const elsewhere = openElsewhere(head, base);
  const [before, after] = [namedServers(base), namedServers(head)];
  for (const one of kept) {
    const { was, is } = one;
    const isChart = is.folder === CHART;
    if (isChart && serversAt(is.at, after).length > 0) continue;
    if (isListed(one)) continue;
    const isGone = !isChart && was.folder !== is.folder && head.lookups.isFolder(is.folder) === false;
    const from = isGone || was.folder !== is.folder ? is.folder : NOWHERE;
    const other = isChart ? 'by a chart' : isGone ? undefined : elsewhere(one);
    const left = isGone || other !== undefined ? serversIn(was.folder, before, from) : belowOnly(one, before);
    const how = isGone
      ? 'is not in the repository any more'
      : other === undefined
        ? 'is not deployed any more, as folders below are left out'
        : `is deployed ${other} now`;
    for (const server of left)
      if (!isStillDeployed(server, one, head)) yield { server: workloadNameOf(server), at: is.at, how };
  }
}

/** By the key that its template takes: of an element, or of a pattern for folders (Argo CD's generators). */
function isListed({ was, is }: MovedDeployment): boolean {
  const [, key] = /(\w+)\s*\}\}$/.exec(is.folder) ?? [];
  if (key === undefined) return false;
  const values = is.at.file.text.matchAll(new RegExp(`\\b${key}["']?[ \\t]*:[ \\t]*["']?([^\\s"',{}]{1,500})`, 'g'));
  return [...values].some(([, value = '']) => filePattern(foldedPath(value))(was.folder));
}

function belowOnly({ was, is }: MovedDeployment, servers: NamedServers): readonly NamedServer[] {
  if (was.recurses !== true || is.recurses === true || was.folder !== is.folder) return [];
  const inside = was.folder === '' ? '' : `${was.folder}/`;
  return serversIn(was.folder, servers, NOWHERE).filter(
    ({ clusterPath, blocks }) =>
      clusterPath === undefined && blocks.some(({ at }) => at.file.path.slice(inside.length).includes('/')),
  );
}

function isStillDeployed({ blocks }: NamedServer, { was, is }: MovedDeployment, head: SearchableSnapshot): boolean {
  const others = head.lookups.deployed.filter(
    (one) => one !== is && one.from === was.from && one.revision === was.revision,
  );
  const inPart = ({ folder, recurses }: DeployedFolder): boolean =>
    blocks.some(({ at: { file } }) => {
      const place = directoryOf(file.path);
      return place === folder || (recurses === true && isBelow(place, folder));
    });
  return others.some((one) => one.folder === was.folder || inPart(one));
}

/** Another repository or revision than before. */
function openElsewhere(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
): (one: MovedDeployment) => string | undefined {
  const changed = once(() => changedSources(head, base));
  return ({ was, is }) => {
    if (is.through !== undefined && is.through !== was.through) return 'by a plugin';
    if (isOtherRevision(was.revision, is.revision)) return 'from another revision';
    if (was.from === undefined || is.from === undefined) return undefined;
    if (was.from === is.from && !changed().has(was.from)) return undefined;
    const [then, now] = [sourceOf(was, base), sourceOf(is, head)];
    const isOther = then?.url !== now?.url && (was.from !== is.from || (then !== undefined && now !== undefined));
    if (isOther || (then === undefined && was.from !== is.from)) return 'from another repository';
    return isOtherRevision(then?.revision, now?.revision) ? 'from another revision' : undefined;
  };
}

/** Revisions follow each other; the usual branch is what is scanned. */
function isOtherRevision(was: string | undefined, is: string | undefined): boolean {
  if (was === undefined || is === undefined || was === is || is === '') return false;
  return !(VERSION.test(was) && VERSION.test(is));
}

const VERSION = /^(?:[\da-f]{7,64}|\D{0,100}\d+(?:\.[\dx*].{0,100})?|[*x])$/i;

/** Objects that fetch from elsewhere now; several clusters may have one name. */
function changedSources(head: SearchableSnapshot, base: SearchableSnapshot): ReadonlySet<string> {
  const paths = [...(head.lookups.changed ?? [])].filter((path) => OBJECTS.test(path));
  const [then, now] = [base, head].map((one) => paths.flatMap((path) => one.lookups.fetching.inFile(path) ?? []));
  const keyOf = ({ name, url, revision }: Source): string => JSON.stringify([name, url, revision]);
  const before = new Set(then?.map(keyOf));
  return new Set(now?.flatMap((one) => (before.has(keyOf(one)) ? [] : one.name)));
}

type Source = ReturnType<Lookups['fetching']['inFile']>[number];

const OBJECTS = /\.(?:ya?ml|json)$/i;

function sourceOf({ from, at }: DeployedFolder, { lookups: { fetching } }: SearchableSnapshot): Source | undefined {
  const named = (fetching?.all() ?? []).filter(({ name }) => name === from);
  return nearestFirst(named, directoryOf(at.file.path), (one) => directoryOf(one.at.file.path))[0];
}
