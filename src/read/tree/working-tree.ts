import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { defined } from '../../core/text/defined.ts';
import { assertNever } from '../../core/text/invariant.ts';
import type { Notice } from '../../core/text/notice.ts';
import { getOrInsert, once, oncePer } from '../../core/text/once.ts';
import { directoryOf, inFolder, isBelow } from '../../core/text/paths.ts';
import { compareText } from '../../core/text/sorted.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { encodingsOf, recoded } from './encodings.ts';
import { type GitResult, runGit, splitNul, userExcludes } from './git.ts';
import { leadsIntoGit } from './git-folder.ts';
import { type Links, openLinks, shownBelow } from './links.ts';
import { algorithmOf, blobHeader, REPLACED, skippedEntries } from './objects.ts';
import {
  digestInWindow,
  digestPlainFile,
  type FolderReader,
  openFolderReader,
  openWindow,
  readPlainFile,
} from './open-file.ts';
import { normalisePath, type Selection, select } from './selection.ts';
import {
  addLinkOut,
  bytesOf,
  type FileTree,
  inSubmodule,
  isMissed,
  type ListedFolder,
  type Listings,
  lostOnly,
  MAX_FILE_BYTES,
  mayBeFolder,
  noticeAbout,
  type SeenFile,
  submoduleNotices,
  submoduleOf,
  type TreeFile,
  type TreeOptions,
  type Unreadable,
} from './tree.ts';
import { findWorkTree } from './work-tree.ts';

const MAX_GIT_MESSAGE = 200;
/** Larger files get their own buffer. */
const WINDOW_BYTES = 1024 * 1024;
/** Up to this number all paths are looked at first, so that size is known before reading. */
const LOOKED_AT = 1_000;
/** `.gitignore` lines become backtracking expressions; longer or busier ones are ignored, which reads more files. */
const MAX_IGNORE_LINE = 300;
const MAX_IGNORE_STARS = 4;

/**
 * In a repository tracked and unignored files, elsewhere what `.gitignore` files leave. Throws UsageError for a bad
 * root, path or pattern.
 */
export function openWorkingTree(root: string, options: TreeOptions): FileTree {
  const realRoot = rootOf(root);
  const selection = selectPaths(realRoot, options);
  const { listing, mayRead } = openListing(realRoot, selection, options.listings);
  const paths = listPaths(selection, listing, options);
  const links = openLinks(realRoot);
  const encodingOf = encodingsOf(realRoot, {
    paths,
    listed: selection.directories.flatMap((directory) => listing.of(directory)),
    // Below the top level all is listed.
    starts: [...selection.directories.flatMap((one) => (one === '' ? [] : [`${one}/.`])), ...selection.named],
    // git itself may read all.
    read: (path) => bytesOf(readInTree(links, path, () => true)),
  });
  const readNamed = (path: string): Buffer | Unreadable => {
    const content = readInTree(links, path, mayRead);
    // Most that is asked for is not there.
    return Buffer.isBuffer(content) ? recoded(content, encodingOf(insideOf(links, path) ?? path)) : content;
  };
  const submodules = listing.submodules();
  const listed = new Set(paths);
  const notices = [...submoduleNotices(submodules, (path) => listed.has(path))];
  const absent = absentIn(realRoot, notices);
  const named = new Set(selection.named);
  const seen = seenIn(options.listings, encodingOf);
  const look = lookingIn({ links, named, mayRead, encodingOf, notices, absent, submodules });
  // What git lists is written as `join` would write it.
  const reader = openFolderReader(beginningOfPaths(realRoot), MAX_FILE_BYTES, Buffer.allocUnsafe(WINDOW_BYTES));
  const trusted = paths.length > LOOKED_AT ? listing.regular(selection) : new Set<string>();
  const files = paths.flatMap((path): readonly TreeFile[] => {
    if (trusted.has(path) && !leadsIntoGit(path)) return [readOnce(asListed(path, { reader, look, encodingOf }), seen)];
    return look(path).map((file) => (file.named === true ? file : readOnce(file, seen)));
  });
  for (const path of listing.closed())
    notices.push(noticeAbout(path, 'unreadable', `The folder ${path} could not be entered: nothing in it was read.`));
  const leftOut = once(() => listLeftOut(root, options).map((one) => one.path));
  const ignoring = new Map<string, Ignore | undefined>();
  return {
    label: 'working tree',
    *files() {
      yield* files;
      reader.close();
    },
    read: (path) => bytesOf(readNamed(path)),
    whyUnread: (path) => inSubmodule(path, submodules) ?? reasonOf(readNamed(path)),
    withoutLinks: (path) => insideOf(links, path),
    isIgnored: (path) => isIgnoredBelow(realRoot, '', path, ignoring),
    submoduleOf: (path) => submoduleOf(path, submodules),
    leftOutBelow: (directory) => {
      const real = insideOf(links, directory);
      return real === undefined ? [] : shownBelow(directory, real, leftOut());
    },
    ...defined({ only: options.paths.length === 0 ? undefined : options.paths.map(normalisePath) }),
    notices,
  };
}

function beginningOfPaths(realRoot: string): string {
  return realRoot.endsWith(sep) ? realRoot : realRoot + sep;
}

function insideOf({ follow }: Links, path: string): string | undefined {
  const real = follow(path);
  return typeof real === 'string' ? real : undefined;
}

function reasonOf(content: Buffer | Unreadable): string | undefined {
  return Buffer.isBuffer(content) || content.gone === true || content.folder === true ? undefined : content.unreadable;
}

function seenIn(
  listings: Listings | undefined,
  encodingOf: (path: string) => string | undefined,
): (path: string) => SeenFile | undefined {
  return (path) => (encodingOf(path) === undefined ? listings?.seen.get(path) : undefined);
}

/** What was read to be compared is not read again. */
function readOnce(file: TreeFile, seen: (path: string) => SeenFile | undefined): TreeFile {
  const { path, size, read } = file;
  return {
    path,
    size,
    idle: () => {
      const known = seen(path);
      return known?.bytes === undefined ? known?.length : undefined;
    },
    weighed: () => seen(path)?.weighed,
    read: () => seen(path)?.bytes ?? read(),
  };
}

function asListed(
  path: string,
  {
    reader,
    look,
    encodingOf,
  }: Pick<Looking, 'encodingOf'> & {
    readonly reader: FolderReader;
    readonly look: (path: string) => readonly TreeFile[];
  },
): TreeFile {
  let other: readonly TreeFile[] | undefined;
  return {
    path,
    read: () => {
      const content = other === undefined ? reader.read(path) : undefined;
      if (Buffer.isBuffer(content)) return recoded(content, encodingOf(path));
      other ??= look(path);
      return other[0]?.read() ?? { unreadable: 'it is not a regular file of the tree', gone: true };
    },
  };
}

interface Looking {
  readonly links: Links;
  readonly named: ReadonlySet<string>;
  readonly mayRead: (path: string) => boolean;
  readonly encodingOf: (path: string) => string | undefined;
  readonly notices: Notice[];
  readonly absent: (path: string) => void;
  readonly submodules: ReadonlyMap<string, string>;
}

/** Throws UsageError for a missing path of the user's. */
function lookingIn({
  links,
  named,
  mayRead,
  encodingOf,
  notices,
  absent,
  submodules,
}: Looking): (path: string) => readonly TreeFile[] {
  return (path) => {
    const isNamed = named.has(path);
    const place = placeOf(links, path);
    switch (place.kind) {
      case 'gone':
        absent(path);
        return [];
      case 'outside':
        addLinkOut(notices, path);
        return [];
      case 'directory':
        if (!place.link) {
          const message = `The submodule or nested repository ${path} was not read.`;
          if (!submodules.has(path)) notices.push(noticeAbout(path, 'assumed', message));
          notices.push(lostOnly(path, message));
        }
        return [];
      case 'git':
        addMissed(notices, path, `${path} ${IN_GIT}.`);
        return [];
      case 'special':
        if (isNamed) throw new UsageError(`${path} is neither a file nor a directory`);
        return [];
      case 'file':
        if (place.through !== undefined && !isNamed && !mayRead(place.through)) {
          addMissed(notices, path, `${path} is a link to a file that git ignores, and was not read.`);
          return [];
        }
        return [
          {
            path,
            size: place.size,
            ...defined({ named: isNamed || undefined }),
            read: () => recoded(readPlain(place.at), encodingOf(place.through ?? path)),
          },
        ];
      default:
        return assertNever(place);
    }
  };
}

/** By its name; else a link where the base may have a folder. */
function addMissed(notices: Notice[], path: string, message: string): void {
  if (isMissed(path)) notices.push(noticeAbout(path, 'unreadable', message));
  else if (mayBeFolder(path)) notices.push(lostOnly(path, message));
}

/** Listed but not to be opened: deleted files are silent, hidden ones are reported. */
function absentIn(realRoot: string, notices: Notice[]): (path: string) => void {
  const skipped = once(() => skippedEntries(realRoot));
  let isSparse = false;
  return (path) => {
    const isOfLink = linkAt(realRoot, path) !== undefined;
    if (!isMissed(path) && !(isOfLink && mayBeFolder(path))) return;
    if (path.includes(REPLACED))
      notices.push(noticeAbout(path, 'unreadable', `The name of ${path} is not valid UTF-8; the file was not read.`));
    else if (skipped().has(path)) {
      notices.push(lostOnly(path, `${path} is not checked out (a sparse checkout).`));
      const message = `A sparse checkout leaves out files that git tracks, such as ${path}; they were not read.`;
      if (!isSparse) notices.push(noticeAbout(path, 'assumed', message));
      isSparse = true;
    } else if (isOfLink) notices.push(lostOnly(path, `${path} is a link to nothing.`));
  };
}

/** What it says; undefined for all else. */
export function linkAt(root: string, path: string): string | undefined {
  try {
    return readlinkSync(join(root, path));
  } catch {
    return undefined;
  }
}

export const LINK_OUT = 'it is a link out of the repository';
const IN_GIT = 'is in git’s own folder, which is never read';

/**
 * Refuses links out of the tree, git's folder, ignored files. Throws UsageError. `listings`: of a run that lists the
 * whole tree anyway.
 */
export function readNamedByRepository(root: string, path: string, listings?: Listings): Buffer | undefined {
  const realRoot = rootOf(root);
  const { mayRead } = openListing(realRoot, select({ include: [], exclude: [], paths: [] }, [''], []), listings);
  const isHeld = listings === undefined ? trackedIn(realRoot) : () => false;
  return demanded(
    path,
    readInTree(openLinks(realRoot), path, (one) => isHeld(one) || mayRead(one)),
  );
}

/** For a stream, which hardly ever names a file: the folder is listed for the first that is asked for. */
export function openWhenRead(root: string, listings: Listings): FileTree['read'] {
  const tree = once(() => openWorkingTree(root, { include: [], exclude: [], paths: [], listings }));
  return (path) => tree().read(path);
}

/** Below `root` no link leads out; ignored files may be read. Throws UsageError for too large or unreadable files. */
export function readNamedByUser(root: string, path: string, at: string): Buffer | undefined {
  const inside = belowRoot(rootOf(root), at);
  if (inside !== undefined)
    return demanded(
      path,
      readInTree(openLinks(rootOf(root)), inside, () => true),
    );
  let real: string;
  try {
    real = realpathSync.native(at);
  } catch {
    return undefined;
  }
  return demanded(path, readPlain(real));
}

/** Below the user's directory, as another repository's checkout; no link out. */
export function readBelow(directory: string, path: string): Buffer | undefined {
  return bytesOf(readInTree(openLinks(rootOf(directory)), path, () => true));
}

function demanded(path: string, content: Buffer | Unreadable): Buffer | undefined {
  if (Buffer.isBuffer(content)) return content;
  if (content.gone === true) return undefined;
  throw new UsageError(`${JSON.stringify(path)} cannot be read: ${content.unreadable}`);
}

/** As written; undefined where that does not pass the root. */
function belowRoot(realRoot: string, at: string): string | undefined {
  const parts = resolve(at).split(sep);
  for (let count = 1; count <= parts.length; count += 1) {
    const start = parts.slice(0, count).join(sep) || sep;
    let real: string;
    try {
      real = realpathSync.native(start);
    } catch {
      return undefined;
    }
    if (real === realRoot) return parts.slice(count).join('/');
  }
  return undefined;
}

function readInTree(links: Links, path: string, mayRead: (path: string) => boolean): Buffer | Unreadable {
  let clean: string;
  try {
    clean = normalisePath(path);
  } catch {
    return { unreadable: 'it is outside the repository' };
  }
  const place = placeOf(links, clean);
  switch (place.kind) {
    case 'gone':
      return { unreadable: 'it does not exist', gone: true };
    case 'outside':
      return { unreadable: LINK_OUT };
    case 'git':
      return { unreadable: `it ${IN_GIT}` };
    case 'directory':
      return { unreadable: 'it is not a regular file', folder: true };
    case 'special':
      return { unreadable: 'it is not a regular file' };
    case 'file':
      if (!mayRead(inRealFolder(links, clean)) || !mayRead(place.through ?? clean))
        return { unreadable: 'git ignores it' };
      return readPlain(place.at);
    default:
      return assertNever(place);
  }
}

/** The path for git, which holds nothing below a linked folder. */
function inRealFolder(links: Links, path: string): string {
  const folder = directoryOf(path);
  const real = links.isFolder(folder) ? folder : insideOf(links, folder);
  return real === undefined ? path : inFolder(real, path.slice(folder === '' ? 0 : folder.length + 1));
}

function readPlain(at: string): Buffer | Unreadable {
  return readPlainFile(at, MAX_FILE_BYTES);
}

export function listWorkingTree(root: string, options: TreeOptions): readonly string[] {
  const realRoot = rootOf(root);
  const selection = selectPaths(realRoot, options);
  return listPaths(selection, openListing(realRoot, selection, options.listings).listing, options);
}

/** Without ignored files and, outside a repository, skipped directories. */
export function listLeftOut(
  root: string,
  options: TreeOptions,
): { readonly path: string; readonly because: string; readonly read: () => Buffer | undefined }[] {
  const realRoot = rootOf(root);
  const selection = selectPaths(realRoot, options);
  const found = new Map<string, string>();
  const { listing, mayRead } = openListing(realRoot, selection, options.listings);
  for (const directory of selection.directories) {
    for (const path of listing.of(directory)) {
      const because = selection.refuses(path, directory);
      if (because !== undefined && !selection.named.includes(path)) found.set(path, because);
    }
  }
  const links = openLinks(realRoot);
  return [...found]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, because]) => ({ path, because, read: () => bytesOf(readInTree(links, path, mayRead)) }));
}

export interface FileReader {
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => Buffer | undefined;
}

/** Files that the repository names, by the tree's rules. */
export function openReader(root: string): FileReader {
  const realRoot = rootOf(root);
  const { mayRead } = openListing(realRoot, select({ include: [], exclude: [], paths: [] }, [''], []));
  const links = openLinks(realRoot);
  return {
    has: (path) => {
      try {
        return lstatSync(join(realRoot, path), { throwIfNoEntry: false }) !== undefined;
      } catch {
        return false;
      }
    },
    read: (path) => bytesOf(readInTree(links, path, mayRead)),
  };
}

function rootOf(root: string): string {
  let real: string;
  try {
    real = realpathSync.native(root);
  } catch {
    throw new UsageError(`${root} does not exist`);
  }
  if (!lstatSync(real).isDirectory()) throw new UsageError(`${root} is not a directory`);
  return real;
}

function selectPaths(realRoot: string, options: TreeOptions): Selection {
  const links = openLinks(realRoot);
  const directories: string[] = [];
  const named: string[] = [];
  for (const given of options.paths.length === 0 ? [''] : options.paths) {
    const path = normalisePath(given);
    const place = path === '' ? ({ kind: 'directory', link: false } as const) : placeOf(links, path);
    if (place.kind === 'gone') throw new UsageError(`${given} does not exist`);
    if (place.kind === 'outside') throw new UsageError(`${given} is a link out of the directory that is scanned`);
    if (place.kind === 'git') throw new UsageError(`${given} ${IN_GIT}`);
    if (place.kind === 'directory') directories.push(path);
    else named.push(path);
  }
  return select(options, directories, named);
}

function listPaths(
  selection: Selection,
  listing: Listing,
  { include, exclude, paths, listings }: TreeOptions,
): readonly string[] {
  const list = (): readonly string[] => pathsOf(selection, listing);
  return listings === undefined
    ? list()
    : getOrInsert(listings.wanted, JSON.stringify([include, exclude, paths]), list);
}

function pathsOf(selection: Selection, listing: Listing): readonly string[] {
  const paths = [...selection.named];
  for (const directory of selection.directories) {
    for (const path of listing.of(directory)) if (selection.wants(path, directory)) paths.push(path);
  }
  // As git lists a checkout in which nothing is new.
  if (paths.every((path, index) => index === 0 || compareText(paths[index - 1] ?? '', path) < 0)) return paths;
  return [...new Set(paths)].sort(compareText);
}

interface Listing {
  readonly of: (directory: string) => readonly string[];
  readonly regular: (selection: Selection) => ReadonlySet<string>;
  readonly closed: () => readonly string[];
  readonly submodules: () => ReadonlyMap<string, string>;
}

/** `mayRead`: a named file is tracked, listed, or not ignored. */
function openListing(
  realRoot: string,
  selection: Selection,
  { folders }: Pick<Listings, 'folders'> = { folders: new Map() },
): { readonly listing: Listing; readonly mayRead: (path: string) => boolean } {
  const list = (directory: string): ListedFolder =>
    getOrInsert(folders, directory, () => listByGit(realRoot, directory) ?? walked(realRoot, directory));
  const named = new Set(selection.named);
  const directories = new Set(['', ...selection.directories]);
  const tracked = once(() => new Set([...directories].flatMap((one) => (list(one).byGit ? list(one).paths : []))));
  const ignoring = new Map<string, Ignore | undefined>();
  const mayRead = (path: string): boolean => {
    if (named.has(path) || tracked().has(path)) return true;
    return [...directories].some(
      (one) => !list(one).byGit && isBelow(path, one) && !isIgnoredBelow(realRoot, one, path, ignoring),
    );
  };
  const regular = ({ directories: wanted }: Selection): ReadonlySet<string> =>
    new Set(wanted.flatMap((directory) => list(directory).regular));
  const closed = (): readonly string[] => selection.directories.flatMap((one) => list(one).closed);
  const submodules = (): ReadonlyMap<string, string> =>
    new Map(selection.directories.flatMap((one) => [...list(one).submodules]));
  return { listing: { of: (directory) => list(directory).paths, regular, closed, submodules }, mayRead };
}

/** By `.gitignore` files from `directory` down. */
function isIgnoredBelow(
  realRoot: string,
  directory: string,
  path: string,
  known: Map<string, Ignore | undefined>,
): boolean {
  const prefix = directory === '' ? '' : `${directory}/`;
  const parts = path.slice(prefix.length).split('/');
  let rules: readonly IgnoreRules[] = [];
  for (let depth = 0; depth < parts.length; depth += 1) {
    const below = parts
      .slice(0, depth)
      .map((part) => `${part}/`)
      .join('');
    const at = `${prefix}${below}.gitignore`;
    if (!known.has(at)) known.set(at, readIgnoreRules(join(realRoot, at)));
    const own = known.get(at);
    if (own !== undefined) rules = [...rules, { directory: below, rules: own }];
    const last = depth === parts.length - 1;
    if (isIgnored(`${below}${parts[depth] ?? ''}${last ? '' : '/'}`, rules)) return true;
  }
  return false;
}

function walked(realRoot: string, directory: string): ListedFolder {
  const closed: string[] = [];
  const paths = walk(realRoot, directory, closed);
  return { paths, regular: [], skipped: new Map(), submodules: new Map(), byGit: false, closed };
}

/** Undefined outside repositories and in ignored folders. */
function listByGit(realRoot: string, directory: string): ListedFolder | undefined {
  const tree = findWorkTree(realRoot);
  if (tree === undefined) return undefined;
  // git runs at the top level.
  const above = relative(tree.top, realRoot);
  const below = above === '' ? directory : join(above, directory);
  const list = (settings: readonly string[]): GitResult =>
    runGit(tree.top, [
      ...settings,
      'ls-files',
      '-z',
      '-t',
      '--stage',
      '--cached',
      '--others',
      '--exclude-standard',
      ...(below === '' ? [] : ['--', below]),
    ]);
  let listed = list([]);
  // The user's ignore file matters only for untracked files.
  const excludes = holdsOthers(listed.stdout) ? userExcludes(tree.top) : [];
  if (excludes.length > 0) listed = list(excludes);
  if (listed.status !== 0 && listed.absent !== true)
    throw new UsageError(`git cannot list the files: ${lastLine(listed.stderr)}`);
  if (listed.stdout.length === 0) return undefined;
  const cut = above === '' ? 0 : above.length + 1;
  const paths: string[] = [];
  const regular: string[] = [];
  const skipped = new Map<string, string>();
  const submodules = new Map<string, string>();
  for (const line of splitNul(listed.stdout)) {
    // `? PATH` if untracked, else `TAG SP MODE SP ID SP STAGE TAB PATH` (git-ls-files(1) -t).
    const path = line.slice(
      (line.startsWith('? ') ? 2 : line.indexOf('\t') + 1) + cut,
      line.endsWith('/') ? -1 : undefined,
    );
    paths.push(path);
    if (line.startsWith('H 100')) regular.push(path);
    if (line.startsWith('160000 ', 2) && !line.startsWith('? ')) submodules.set(path, line.split(' ', 3)[2] ?? '');
    if (line.startsWith('S ')) skipped.set(path, line.split(' ', 3)[2] ?? '');
  }
  return { paths, regular, skipped, submodules, byGit: true, closed: [] };
}

/** A listing with `-z -t` names untracked files. */
function holdsOthers(listed: Buffer): boolean {
  return listed.subarray(0, 2).toString('latin1') === '? ' || listed.includes('\0? ');
}

/** Asks git once for each path. */
function trackedIn(realRoot: string): (path: string) => boolean {
  return oncePer((path) => isTracked(realRoot, path));
}

function isTracked(realRoot: string, path: string): boolean {
  const tree = findWorkTree(realRoot);
  if (tree === undefined) return false;
  const at = join(relative(tree.top, realRoot), path);
  const asked = runGit(tree.top, ['ls-files', '-z', '--cached', '--', at]);
  return asked.status === 0 && splitNul(asked.stdout).includes(at);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, MAX_GIT_MESSAGE) ?? '';
}

interface IgnoreRules {
  readonly directory: string;
  readonly rules: Ignore;
}

function walk(realRoot: string, directory: string, closed: string[]): string[] {
  const start = join(realRoot, directory);
  const prefix = directory === '' ? '' : `${directory}/`;
  const paths: string[] = [];
  const open: { readonly below: string; readonly rules: readonly IgnoreRules[] }[] = [{ below: '', rules: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { below } = next;
    let children: ReturnType<typeof readChildren>;
    try {
      children = readChildren(join(start, below));
    } catch {
      closed.push(`${prefix}${below}`.replace(/\/$/, '') || '.');
      continue;
    }
    const own = children.some((child) => child.name === '.gitignore' && child.isFile())
      ? readIgnoreRules(join(start, below, '.gitignore'))
      : undefined;
    const rules = own === undefined ? next.rules : [...next.rules, { directory: below, rules: own }];
    for (const child of children) {
      const path = below + child.name;
      if (child.isDirectory()) {
        // Others that are read only where they are named are listed too, as by git.
        if (leadsIntoGit(child.name) || isIgnored(`${path}/`, rules)) continue;
        open.push({ below: `${path}/`, rules });
      } else if ((child.isFile() || child.isSymbolicLink()) && !isIgnored(path, rules)) {
        paths.push(prefix + path);
      }
    }
  }
  return paths;
}

function readChildren(directory: string): import('node:fs').Dirent[] {
  return readdirSync(directory, { withFileTypes: true });
}

function readIgnoreRules(path: string): Ignore | undefined {
  const content = readPlain(path);
  if (!Buffer.isBuffer(content)) return undefined;
  const lines = content
    .toString('utf8')
    .split('\n')
    .filter((line) => line.length <= MAX_IGNORE_LINE && line.split('*').length - 1 <= MAX_IGNORE_STARS);
  try {
    return ignore().add(lines);
  } catch {
    return undefined;
  }
}

/** The deepest matching file decides (gitignore(5)). */
function isIgnored(path: string, rules: readonly IgnoreRules[]): boolean {
  for (let i = rules.length - 1; i >= 0; i -= 1) {
    const level = rules[i];
    if (level === undefined) continue;
    const verdict = level.rules.test(path.slice(level.directory.length));
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}

type Place =
  /** `through`: the target's path, where a link leads there. */
  | { readonly kind: 'file'; readonly at: string; readonly size: number; readonly through?: string }
  | { readonly kind: 'directory'; readonly link: boolean }
  | { readonly kind: 'special' }
  | { readonly kind: 'git' }
  | { readonly kind: 'outside' | 'gone' };

function placeOf(links: Links, path: string): Place {
  if (leadsIntoGit(path)) return { kind: 'git' };
  return links.isFolder(directoryOf(path)) ? plainPlaceOf(links, path) : linkPlaceOf(links, path);
}

function plainPlaceOf(links: Links, path: string): Place {
  const at = join(links.realRoot, path);
  try {
    // An exception for each that is not there costs more than the look.
    const stat = lstatSync(at, { throwIfNoEntry: false });
    if (stat === undefined) return { kind: 'gone' };
    if (stat.isFile()) return { kind: 'file', at, size: stat.size };
    if (stat.isDirectory()) return { kind: 'directory', link: false };
    return stat.isSymbolicLink() ? linkPlaceOf(links, path) : { kind: 'special' };
  } catch {
    return { kind: 'gone' };
  }
}

function linkPlaceOf({ realRoot, follow }: Links, path: string): Place {
  const real = follow(path);
  if (typeof real !== 'string') return { kind: real.lost === 'outside' ? 'outside' : 'gone' };
  if (leadsIntoGit(real)) return { kind: 'git' };
  const at = join(realRoot, real);
  const stat = lstatSync(at, { throwIfNoEntry: false });
  if (stat === undefined) return { kind: 'gone' };
  if (stat.isFile()) return { kind: 'file', at, size: stat.size, through: real };
  return stat.isDirectory() ? { kind: 'directory', link: true } : { kind: 'special' };
}

/** By ids like `like`. Links, what is behind them, and unreadable files have none. `seen`: usual files, and their bytes. */
export function workingTreeIds(
  root: string,
  paths: Iterable<string>,
  like: string,
  seen: (path: string, bytes: Buffer) => void = () => undefined,
): Map<string, string> {
  const realRoot = rootOf(root);
  const below = beginningOfPaths(realRoot);
  const ids = new Map<string, string>();
  const form = { algorithm: algorithmOf(like), header: blobHeader };
  const { window, content } = openWindow(WINDOW_BYTES);
  const reader = openFolderReader(below, content.length, content);
  for (const path of paths) {
    if (leadsIntoGit(path)) continue;
    const bytes = reader.read(path);
    const id = Buffer.isBuffer(bytes)
      ? digestInWindow(window, bytes, form)
      : bytes.bound === true && digestPlainFile(below + path, window, form);
    if (typeof id === 'string') ids.set(path, id);
    if (Buffer.isBuffer(bytes)) seen(path, bytes);
  }
  reader.close();
  return ids;
}
