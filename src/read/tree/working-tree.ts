/** The files as they lie on the disk. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import type { Notice } from '../../core/text/notice.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { encodingsOf, recoded } from './encodings.ts';
import { runGit, splitNul, userExcludes } from './git.ts';
import { startBlobId } from './objects.ts';
import { isSkippedDirectory, normalisePath, type Selection, select } from './selection.ts';
import {
  comparePaths,
  type FileTree,
  isMissed,
  MAX_FILE_BYTES,
  noticeAbout,
  type TreeFile,
  type TreeOptions,
  type Unreadable,
} from './tree.ts';
import { findWorkTree } from './work-tree.ts';

/** As many as Linux follows (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
/** Characters of what git says that are reported on. */
const MAX_GIT_MESSAGE = 200;
/** Bytes. */
const HASHED_AT_ONCE = 1024 * 1024;
/** `.gitignore` lines become expressions that backtrack; longer or busier ones are left out, which reads more, not less. */
const MAX_IGNORE_LINE = 300;
const MAX_IGNORE_STARS = 4;

/**
 * Opens a directory. Inside a git repository: what git tracks or does not ignore; elsewhere what `.gitignore` files
 * leave. Throws UsageError for a root or a path that does not exist, leaves the root, or a pattern that is too complex.
 */
export function openWorkingTree(root: string, options: TreeOptions): FileTree {
  const realRoot = rootOf(root);
  const selection = selectPaths(realRoot, options);
  const notices: Notice[] = [];
  const files: TreeFile[] = [];
  const inside = new Map<string, boolean>();
  const paths = listPaths(realRoot, selection);
  const encodings = encodingsOf(realRoot, paths, (path) => readOne(realRoot, path));
  for (const path of paths) {
    const named = selection.named.includes(path);
    const place = placeOf(realRoot, path, inside);
    if (place.kind === 'gone') continue;
    if (place.kind === 'outside') {
      if (named) throw new UsageError(`${path} is a link out of the directory that is scanned`);
      if (isMissed(path)) {
        notices.push(noticeAbout(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
      }
      continue;
    }
    if (place.kind === 'directory') {
      if (place.link || named) continue;
      notices.push(noticeAbout(path, 'assumed', `The submodule or nested repository ${path} was not read.`));
      continue;
    }
    if (place.kind === 'special') {
      if (named) throw new UsageError(`${path} is neither a file nor a directory`);
      continue;
    }
    files.push({
      path,
      size: place.size,
      ...(named ? { named } : {}),
      read: () => recoded(readRegular(place.at), encodings.get(path)),
    });
  }
  let leftOut: readonly string[] | undefined;
  return {
    label: 'working tree',
    files: () => files,
    read: (path) => {
      const bytes = readOne(realRoot, path);
      const content = bytes === undefined ? undefined : recoded(bytes, encodings.get(path));
      return Buffer.isBuffer(content) ? content : undefined;
    },
    leftOutBelow: (directory) => {
      leftOut ??= listLeftOut(root, options).map((one) => one.path);
      return leftOut.filter((path) => directory === '' || path.startsWith(`${directory}/`));
    },
    notices,
  };
}

/** The paths a scan of the working tree would open, sorted; links and deleted files included. */
export function listWorkingTree(root: string, options: TreeOptions): string[] {
  const realRoot = rootOf(root);
  return listPaths(realRoot, selectPaths(realRoot, options));
}

/**
 * The files that a scan leaves out, and why, sorted. What git ignores is not among them, nor, outside a repository, what
 * lies in directories that are never entered.
 */
export function listLeftOut(
  root: string,
  options: TreeOptions,
): { readonly path: string; readonly because: string; readonly read: () => Buffer | undefined }[] {
  const realRoot = rootOf(root);
  const selection = selectPaths(realRoot, options);
  const found = new Map<string, string>();
  for (const directory of selection.directories) {
    for (const path of listDirectory(realRoot, directory)) {
      const because = selection.refuses(path, directory);
      if (because !== undefined && !selection.named.includes(path)) found.set(path, because);
    }
  }
  return [...found]
    .sort(([a], [b]) => comparePaths(a, b))
    .map(([path, because]) => ({ path, because, read: () => readOne(realRoot, path) }));
}

export interface FileReader {
  /** Something lies there, whether or not it can be read. */
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => Buffer | undefined;
}

/** Files of a folder one by one, by the rules of the tree and without a listing. */
export function openReader(root: string): FileReader {
  const realRoot = rootOf(root);
  return {
    has: (path) => {
      try {
        return lstatSync(join(realRoot, path), { throwIfNoEntry: false }) !== undefined;
      } catch {
        return false;
      }
    },
    read: (path) => readOne(realRoot, path),
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
  const directories: string[] = [];
  const named: string[] = [];
  for (const given of options.paths.length === 0 ? [''] : options.paths) {
    const path = normalisePath(given);
    const place = path === '' ? ({ kind: 'directory', link: false } as const) : placeOf(realRoot, path, new Map());
    if (place.kind === 'gone') throw new UsageError(`${given} does not exist`);
    if (place.kind === 'outside') throw new UsageError(`${given} is a link out of the directory that is scanned`);
    if (place.kind === 'directory') directories.push(path);
    else named.push(path);
  }
  return select(options, directories, named);
}

function listPaths(realRoot: string, selection: Selection): string[] {
  const paths = new Set<string>(selection.named);
  for (const directory of selection.directories) {
    for (const path of listDirectory(realRoot, directory)) if (selection.wants(path, directory)) paths.add(path);
  }
  return [...paths].sort(comparePaths);
}

function listDirectory(realRoot: string, directory: string): Iterable<string> {
  const tree = findWorkTree(realRoot);
  if (tree !== undefined) {
    // git is started at the top level, wherever the listing begins.
    const above = relative(tree.top, realRoot);
    const below = above === '' ? directory : join(above, directory);
    const listed = runGit(tree.top, [
      ...userExcludes(tree.top),
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      ...(below === '' ? [] : ['--', below]),
    ]);
    if (listed.status !== 0 && listed.absent !== true)
      throw new UsageError(`git cannot list the files: ${lastLine(listed.stderr)}`);
    const cut = above === '' ? 0 : above.length + 1;
    if (listed.stdout.length > 0)
      return splitNul(listed.stdout).map((path) => path.slice(cut, path.endsWith('/') ? -1 : undefined));
  }
  // Not a repository, or a directory that the repository around it ignores and the user named all the same.
  return walk(join(realRoot, directory), directory === '' ? '' : `${directory}/`);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, MAX_GIT_MESSAGE) ?? '';
}

interface IgnoreRules {
  readonly directory: string;
  readonly rules: Ignore;
}

function walk(start: string, prefix: string): string[] {
  const paths: string[] = [];
  const open: { readonly below: string; readonly rules: readonly IgnoreRules[] }[] = [{ below: '', rules: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { below } = next;
    let children: ReturnType<typeof readChildren>;
    try {
      children = readChildren(join(start, below));
    } catch {
      continue;
    }
    const own = children.some((child) => child.name === '.gitignore' && child.isFile())
      ? readIgnoreRules(join(start, below, '.gitignore'))
      : undefined;
    const rules = own === undefined ? next.rules : [...next.rules, { directory: below, rules: own }];
    for (const child of children) {
      const path = below + child.name;
      if (child.isDirectory()) {
        // A nested repository is not ours to read, as git sees it too.
        if (isSkippedDirectory(child.name) || isIgnored(`${path}/`, rules)) continue;
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
  const content = readRegular(path);
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

/** The deepest file that says something decides (gitignore(5)). */
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
  | { readonly kind: 'file'; readonly at: string; readonly size: number }
  | { readonly kind: 'directory'; readonly link: boolean }
  | { readonly kind: 'special' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'gone' };

/** What lies at a path. `inside` remembers directories already known to be real directories below the root. */
function placeOf(realRoot: string, path: string, inside: Map<string, boolean>): Place {
  const slash = path.lastIndexOf('/');
  const directory = slash === -1 ? '' : path.slice(0, slash);
  if (directory === '' || inside.get(directory) === true) return plainPlaceOf(realRoot, path);
  const real = resolveInside(realRoot, directory);
  inside.set(directory, real === directory);
  return real === directory ? plainPlaceOf(realRoot, path) : linkPlaceOf(realRoot, path);
}

function plainPlaceOf(realRoot: string, path: string): Place {
  const at = join(realRoot, path);
  try {
    const stat = lstatSync(at, { throwIfNoEntry: false });
    if (stat === undefined) return { kind: 'gone' };
    if (stat.isFile()) return { kind: 'file', at, size: stat.size };
    if (stat.isDirectory()) return { kind: 'directory', link: false };
    return stat.isSymbolicLink() ? linkPlaceOf(realRoot, path) : { kind: 'special' };
  } catch {
    return { kind: 'gone' };
  }
}

function linkPlaceOf(realRoot: string, path: string): Place {
  const real = resolveInside(realRoot, path);
  if (typeof real !== 'string') return real;
  if (real.split('/').includes('.git')) return { kind: 'outside' };
  const at = join(realRoot, real);
  const stat = lstatSync(at, { throwIfNoEntry: false });
  if (stat === undefined) return { kind: 'gone' };
  if (stat.isFile()) return { kind: 'file', at, size: stat.size };
  return stat.isDirectory() ? { kind: 'directory', link: true } : { kind: 'special' };
}

/**
 * Follows a path link by link. Every hop has to stay below the root: a path that leaves and comes back counts as
 * outside, since whoever owns the outside part decides where it ends. The result is the path without links.
 */
function resolveInside(realRoot: string, path: string): string | { readonly kind: 'outside' | 'gone' } {
  let hops = 0;
  const left = path.split('/').reverse();
  const done: string[] = [];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (done.pop() === undefined) return { kind: 'outside' };
      continue;
    }
    const at = join(realRoot, ...done, part);
    let target: string | undefined;
    try {
      const stat = lstatSync(at, { throwIfNoEntry: false });
      if (stat === undefined) return { kind: 'gone' };
      if (stat.isSymbolicLink()) target = readlinkSync(at);
    } catch {
      return { kind: 'gone' };
    }
    if (target === undefined) {
      done.push(part);
      continue;
    }
    hops += 1;
    if (hops > MAX_LINK_HOPS) return { kind: 'gone' };
    if (target.startsWith('/')) {
      if (target !== realRoot && !target.startsWith(`${realRoot}/`)) return { kind: 'outside' };
      done.length = 0;
      target = target.slice(realRoot.length);
    }
    left.push(...target.split('/').reverse());
  }
  return done.join('/');
}

function readOne(realRoot: string, path: string): Buffer | undefined {
  let clean: string;
  try {
    clean = normalisePath(path);
  } catch {
    return undefined;
  }
  const place = placeOf(realRoot, clean, new Map());
  if (place.kind !== 'file') return undefined;
  const content = readRegular(place.at);
  return Buffer.isBuffer(content) ? content : undefined;
}

/**
 * The ids that git would give the bytes of regular files, by path, in a repository with ids like `like`. What is a link,
 * or reached through one, or cannot be read has none.
 */
export function workingTreeIds(root: string, paths: Iterable<string>, like: string): Map<string, string> {
  const realRoot = rootOf(root);
  const ids = new Map<string, string>();
  const inside = new Map<string, boolean>();
  const chunk = Buffer.allocUnsafe(HASHED_AT_ONCE);
  for (const path of paths) {
    const place = placeOf(realRoot, path, inside);
    const id = place.kind === 'file' && place.at === join(realRoot, path) ? blobIdOf(place.at, like, chunk) : undefined;
    if (id !== undefined) ids.set(path, id);
  }
  return ids;
}

/** Of a file of any size, a piece at a time. */
function blobIdOf(at: string, like: string, chunk: Buffer): string | undefined {
  let handle: number;
  try {
    handle = openSync(at, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch {
    return undefined;
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return undefined;
    const hash = startBlobId(stat.size, like);
    for (let got = readSync(handle, chunk); got > 0; got = readSync(handle, chunk)) hash.update(chunk.subarray(0, got));
    return hash.digest('hex');
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

/** Opens without following a last link and without waiting for a pipe's other end, and reads only regular files. */
function readRegular(at: string): Buffer | Unreadable {
  let handle: number;
  try {
    handle = openSync(at, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    return { unreadable: `it could not be opened (${code})`, gone: code === 'ENOENT' };
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { unreadable: 'it is not a regular file' };
    if (stat.size > MAX_FILE_BYTES)
      return { unreadable: `it has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB`, bound: true };
    const bytes = Buffer.allocUnsafe(stat.size);
    let filled = 0;
    while (filled < stat.size) {
      const got = readSync(handle, bytes, filled, stat.size - filled, filled);
      if (got === 0) break;
      filled += got;
    }
    return filled === stat.size ? bytes : bytes.subarray(0, filled);
  } catch (error) {
    return { unreadable: `it could not be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})` };
  } finally {
    closeSync(handle);
  }
}
