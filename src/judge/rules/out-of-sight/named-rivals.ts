/** Configurations of one thing, with a guard and without, and the words by which a text names them. */
import { append } from '../../../core/text/append.ts';
import { compileGlobs } from '../../../core/text/globs.ts';
import { openNamed } from '../../../core/text/named-paths.ts';
import { once, oncePer } from '../../../core/text/once.ts';
import { baseName, directoryOf, inFolder, sharedParts } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { forwards, guardOf } from '../blocks.ts';
import { type Compared, corefilesOf, type NamedServers, runs, zonesKey } from './server-partners.ts';

/** As it is on both sides. */
export interface Rival {
  readonly file: string;
  /** What it is a configuration of. */
  readonly group: string;
  readonly isGuarded: boolean;
  /** An object that is applied. */
  readonly isObject: boolean;
  /** Pods have it. */
  readonly isRun: boolean;
  /** Named by a part of a path, or by another name. */
  readonly isPart?: true;
}

/** `before`: the line as far as the word. */
export type Naming = (word: string, before: string) => Rival | undefined;

/** Paths of one text with something to be filled in. */
const MAX_PATHS = 100;
const HOLE = /\{\{[^{}\n]{1,100}\}\}|\$\{[^{}\n]{1,100}\}|\$\(\w{1,99}\)|\$(?:\w{1,99}|[@*<^])/g;
const PATH = new RegExp(String.raw`(?:${HOLE.source}|[\w./-]){1,400}`, 'g');
const NAMES_FOLDER =
  /\/|(?:-[fk]|--filename|\bbuild|(?:paths?|folder|dir\w{0,9})["']?\s?[:=]|\(|roles?["']?\s?:)[ =]*\[?["']?[\w.-]+$|^\s*-\s[\w.-]+$/;

export function openRivals(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  { before, after }: Compared,
): (text: string, path: string) => Naming {
  const known = once(() => knownIn(head, { before, after }));
  const named = once(() => openNamed(known().keys()));
  const folders = once(() => foldersOf(known()));
  const unread = openUnread(head, base);
  return (text, path) => {
    const shared = (file: string): number => sharedParts(directoryOf(file), directoryOf(path));
    const nearest = (files: readonly string[]): string => [...files].sort((a, b) => shared(b) - shared(a))[0] ?? '';
    const parts = once(() => partsIn(text, known()));
    return oncePerWord((word, names) => {
      const folder = names ? folderNamed(word, path, folders()) : undefined;
      const found = known().get(nearest(named()(word))) ?? folder ?? unread(word, nearest);
      return found ?? parts().get(baseName(word).replace(/\..*$/, ''));
    });
  };
}

/** From the root, from where the text stands, or a role. */
function folderNamed(word: string, path: string, folders: ReadonlyMap<string, Rival>): Rival | undefined {
  const folder = word.replace(/^(?:\.\/)+|\/+$/g, '');
  const own = directoryOf(path);
  return folders.get(folder) ?? folders.get(inFolder(own, folder)) ?? folders.get(inFolder(own, `roles/${folder}`));
}

function oncePerWord(find: (word: string, namesFolder: boolean) => Rival | undefined): Naming {
  const [files, any] = [true, false].map((names) => oncePer((word: string) => find(word, names)));
  return (word, before) => (NAMES_FOLDER.test(`${before}${word}`) ? files : any)?.(word);
}

/** Those of the model that have another one beside them. */
function knownIn(
  head: SearchableSnapshot,
  { before, after }: Pick<Compared, 'before' | 'after'>,
): ReadonlyMap<string, Rival> {
  const [then, now] = [statesOf(before), statesOf(after)];
  const both = [...now].flatMap(([file, one]) => (then.get(file)?.isGuarded === one.isGuarded ? one : []));
  const same = [...both, ...both.flatMap((one) => (one.isGuarded ? includedBare(one, head) : []))];
  const [guarded, bare] = [true, false].map(
    (wanted) => new Set(same.flatMap(({ group, isGuarded }) => (isGuarded === wanted ? group : []))),
  );
  return new Map(
    same.flatMap((one) => (guarded?.has(one.group) && bare?.has(one.group) ? [[one.file, one] as const] : [])),
  );
}

/** Folders that a guarded build includes, by their texts: nobody built them by themselves. */
function includedBare(build: Rival, { lookups: { builds, unread } }: SearchableSnapshot): readonly Rival[] {
  const own = directoryOf(build.file);
  const folders = new Set(builds.has(own) ? [own] : []);
  for (const folder of folders)
    for (const one of builds.get(folder)?.resources ?? []) if (builds.has(one)) folders.add(one);
  folders.delete(own);
  return [...folders].flatMap((folder) => {
    const states = (builds.get(folder)?.resources ?? []).map((path) => unread().isGuardedText(path));
    const isBare = states.includes(false) && !states.includes(true);
    return isBare ? [{ ...build, file: `${folder}/`, isGuarded: false }] : [];
  });
}

function statesOf(servers: NamedServers): ReadonlyMap<string, Rival> {
  const found = new Map<string, Rival>();
  for (const server of servers.values()) {
    const forwarding = server.blocks.filter(forwards);
    const isFile = server.name === server.at.file.path;
    // A ConfigMap that nothing mounts is hardly called otherwise.
    const group = isFile ? `Corefile ${zonesKey(server)}` : server.name.replace(/\/[^/]+\//, '/');
    const isGuarded = forwarding.every((block) => guardOf(block) !== undefined);
    const isObject = !isFile && server.clusterPath === undefined;
    const built = server.clusterPath === undefined ? [] : [server.clusterPath];
    for (const file of forwarding.length === 0 ? [] : [...built, ...corefilesOf(server)])
      if (!found.has(file)) found.set(file, { file, group, isGuarded, isObject, isRun: runs(server) });
  }
  return found;
}

/** Folders with one alone of a group below them. */
export function rivalFolders(head: SearchableSnapshot, compared: Compared): ReadonlyMap<string, Rival> {
  return foldersOf(knownIn(head, compared));
}

function foldersOf(known: ReadonlyMap<string, Rival>): ReadonlyMap<string, Rival> {
  const found = new Map<string, Rival | undefined>();
  for (const one of known.values())
    for (let folder = directoryOf(one.file); folder !== ''; folder = directoryOf(folder)) {
      const other = found.get(folder);
      const isAlike = other !== undefined && other.group === one.group && other.isGuarded === one.isGuarded;
      found.set(folder, !found.has(folder) || isAlike ? { ...one, file: folder, isObject: false } : undefined);
    }
  return new Map([...found].flatMap(([folder, one]) => (one === undefined ? [] : [[folder, one] as const])));
}

/** What nobody reads is of no thing in particular. */
export const TEXT = 'text';

/** Parts of paths that tell one from the other, where the text fills in a path of both. */
function partsIn(text: string, known: ReadonlyMap<string, Rival>): ReadonlyMap<string, Rival> {
  const found = new Map<string, Rival | undefined>();
  const paths = new Set((text.match(PATH) ?? []).filter((one) => one.search(HOLE) !== -1));
  for (const path of [...paths].slice(0, known.size === 0 ? 0 : MAX_PATHS)) {
    const pattern = path.replace(HOLE, '*').replace(/^(?:(?:\.{1,2}|\*)?\/)+/, '');
    const fits = /[^*/.]/.test(pattern) ? compileGlobs([`**/${pattern}`, `**/${pattern}/**`]) : undefined;
    const fitting = typeof fits === 'function' ? [...known.values()].filter(({ file }) => fits(file)) : [];
    if (new Set(fitting.map(({ isGuarded }) => isGuarded)).size < 2) continue;
    const ways = new Map<string, Rival[]>();
    for (const one of fitting) for (const part of new Set(one.file.split(/[/.]/))) append(ways, part, one);
    for (const [part, [one, ...others]] of ways)
      if (one !== undefined && others.every(({ isGuarded }) => isGuarded === one.isGuarded))
        found.set(
          part,
          found.has(part) && found.get(part)?.isGuarded !== one.isGuarded ? undefined : asPart(one, part),
        );
  }
  return new Map([...found].flatMap(([part, one]) => (one === undefined ? [] : [[part, one] as const])));
}

/** A folder may be a cluster's own. */
function asPart(one: Rival, part: string): Rival {
  return { ...one, isPart: true, isObject: one.isObject && baseName(one.file).startsWith(`${part}.`) };
}

/** Files that nobody reads, by their texts. */
function openUnread(head: SearchableSnapshot, base: SearchableSnapshot) {
  const [now, then] = [head, base].map(({ lookups }) => once(lookups.unread));
  const named = once(() => openNamed(now?.().names() ?? []));
  const rivalOf = oncePer((file: string): Rival | undefined => {
    const [is, was] = [now?.(), then?.()];
    const isGuarded = [is, was].every((side) => (side?.guardsIn(file) ?? 0) > 0);
    const isBare = [is, was].every((side) => side?.bareForwardIn(file) !== undefined);
    return isGuarded || isBare ? { file, group: TEXT, isGuarded, isObject: false, isRun: false } : undefined;
  });
  return (word: string, nearest: (files: readonly string[]) => string): Rival | undefined => {
    const files = /[./]/.test(word) ? named()(word) : [];
    return files.length === 0 ? undefined : rivalOf(nearest(files));
  };
}
