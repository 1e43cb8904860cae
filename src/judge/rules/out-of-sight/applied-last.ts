/** Several files with one ConfigMap in a folder, which may be applied with all below: the last counts, and now it is another. */
import type { ConfigMapFact } from '../../../core/facts/objects.ts';
import { grouped } from '../../../core/text/append.ts';
import { once } from '../../../core/text/once.ts';
import { directoryOf, isBelow } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { isLeftOut } from '../not-modelled.ts';
import type { Succession } from './server-partners.ts';
import { type Applying, allGuarded, applyingKey, mapsIn, type StatedMap } from './written-over.ts';

/** Whose Corefile the change takes the guard from. */
export function* appliedLast(head: SearchableSnapshot, base: SearchableSnapshot): Generator<Succession> {
  const changed = [...(head.lookups.changed ?? [])];
  if (changed.length === 0) return;
  const below = once(() => changed.some((path) => appliesBelow(path, head)));
  const [now, then] = [head, base].map((side) => grouped(mapsIn(side, isManifest), objectKey));
  const several = [...(now ?? [])].filter(([key, maps]) => {
    const olds = then?.get(key) ?? [];
    if (maps.length + olds.length <= 2 || maps.every(hasGuard) || !olds.some(hasGuard)) return false;
    return placesKey(maps) !== placesKey(olds) || below();
  });
  if (several.length === 0) return;
  const known = foldersIn(head, base);
  for (const [key, maps] of several)
    for (const folder of [...known, ...foldersOf(then?.get(key) ?? [], head)]) {
      const last = lastIn(maps, folder, 'now');
      const old = lastIn(then?.get(key) ?? [], folder, 'then');
      if (last === undefined || old === undefined || pathOf(last) === pathOf(old)) continue;
      if (hasGuard(last) || !hasGuard(old)) continue;
      // What a pattern leaves out has a finding of its own.
      if (!folder.takes.now(pathOf(old)) && maps.some((one) => pathOf(one) === pathOf(old))) continue;
      const { map, cluster } = last;
      const server = { name: `${map.namespace}/ConfigMap/${map.name}`, cluster, at: map.at, blocks: [...last.blocks] };
      const what = folder.recurses
        ? 'with all folders below, in the order of their names'
        : 'in the order of its names';
      const assumption = `${folder.path === '' ? 'the root' : folder.path} is applied ${what}, so ${pathOf(last)} counts`;
      yield { server, before: old.blocks, other: { counts: folder.isApplied, assumption } };
    }
}

/**
 * Without those below, where it states the object more than once; whoever applies it may be out of sight, unless its files
 * are applied one by one, or each is a cluster.
 */
function foldersOf(maps: readonly StatedMap[], { lookups, clusters }: SearchableSnapshot): readonly Folder[] {
  const servers = clusters.flatMap(({ cluster }) => cluster.servers);
  const whole = new Set(servers.flatMap((one) => (one.assumption === undefined ? one.at.file.path : [])));
  const applied = once(() => new Set(lookups.applyingBelow().flatMap(({ paths }) => paths)));
  return [...grouped(maps, (one) => directoryOf(pathOf(one)))].flatMap(([path, here]): readonly Folder[] => {
    if (here.length < 2 || here.every((one) => whole.has(pathOf(one))) || lookups.unread().isOfClusters(path))
      return [];
    const isApplied = lookups.deployed.some(({ folder }) => folder === path);
    if (!isApplied && !applied().has(path) && here.some((one) => applied().has(pathOf(one)))) return [];
    return [{ path, isApplied, recurses: false, recursed: false, takes: { then: ANY, now: ANY } }];
  });
}

/** Of no build; kubectl and Argo CD take no others (cli-runtime pkg/resource builder.go FileExtensions). */
function isManifest({ appliedBy, clusterPath, secret, at }: ConfigMapFact): boolean {
  const isBuilt = clusterPath !== undefined && clusterPath !== at.file.path;
  return appliedBy === undefined && !isBuilt && secret !== true && /\.(?:ya?ml|json)$/.test(at.file.path);
}

function objectKey({ map: { namespace, name } }: StatedMap): string {
  return JSON.stringify([namespace, name]);
}

function hasGuard({ blocks }: StatedMap): boolean {
  return allGuarded(blocks);
}

function pathOf({ map }: StatedMap): string {
  return map.at.file.path;
}

function placesKey(maps: readonly StatedMap[]): string {
  return JSON.stringify(maps.map(pathOf).sort());
}

function appliesBelow(path: string, { lookups: { applying, deployed } }: SearchableSnapshot): boolean {
  const isIt = ({ recurses }: { readonly recurses?: boolean }): boolean => recurses === true;
  return deployed.some((one) => isIt(one) && one.at.file.path === path) || applying?.(path).some(isIt) === true;
}

interface Folder {
  readonly path: string;
  /** Something is known to apply it as a whole. */
  readonly isApplied: boolean;
  /** With all below. */
  readonly recurses: boolean;
  /** In the base, too. */
  readonly recursed: boolean;
  readonly takes: Readonly<Record<'then' | 'now', (path: string) => boolean>>;
}

function foldersIn(head: SearchableSnapshot, base: SearchableSnapshot): readonly Folder[] {
  return [...deployedBelow(head, base), ...appliedBelow(head, base)];
}

/** By objects; those of a pattern each by itself, and without a source. */
function deployedBelow(head: SearchableSnapshot, base: SearchableSnapshot): readonly Folder[] {
  const takes = { then: openTaken(base), now: openTaken(head) };
  return head.lookups.deployed.flatMap(({ folder, from, recurses, by }) => {
    const was = base.lookups.deployed.find((one) => one.by === by && one.folder === folder);
    return recurses !== true || from === undefined || was === undefined
      ? []
      : { path: folder, isApplied: true, recurses: true, recursed: was.recurses === true, takes };
  });
}

function openTaken({ notices }: SearchableSnapshot): (path: string) => boolean {
  const lists = notices.flatMap(({ leavesOut }) => leavesOut ?? []);
  return (path) => !lists.some((one) => isLeftOut(path, one));
}

const ANY = (): boolean => true;

/** By commands. */
function appliedBelow(head: SearchableSnapshot, base: SearchableSnapshot): readonly Folder[] {
  return head.lookups.applyingBelow().flatMap((one) => {
    const { file } = one.at;
    const olds = head.lookups.changed?.has(file.path) === true ? base.lookups.applying(file.path) : [one];
    const same = olds.filter((old) => applyingKey(old) === applyingKey(one));
    const [path, ...others] = one.paths.filter((place) => head.lookups.isFolder(place));
    if (same.length === 0 || path === undefined || others.length > 0) return [];
    const recursed = same.some(({ recurses }: Applying) => recurses === true);
    return { path, isApplied: true, recurses: true, recursed, takes: { then: ANY, now: ANY } };
  });
}

/** In the order of filepath.Walk: by each part of the path. */
function lastIn(maps: readonly StatedMap[], folder: Folder, side: 'then' | 'now'): StatedMap | undefined {
  const recurses = side === 'now' ? folder.recurses : folder.recursed;
  const isIn = (path: string): boolean => (recurses ? isBelow(path, folder.path) : directoryOf(path) === folder.path);
  const taken = maps.filter((one) => isIn(pathOf(one)) && folder.takes[side](pathOf(one)));
  let last: StatedMap | undefined;
  for (const one of taken) if (last === undefined || walkKey(pathOf(one)) >= walkKey(pathOf(last))) last = one;
  return last;
}

function walkKey(path: string): string {
  return path.replaceAll('/', '\u0000');
}
