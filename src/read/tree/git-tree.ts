/** The files of a git revision, read from the object store without a checkout. */
import type { Notice } from '../../core/text/notice.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { resolveRevision, runGit, splitNul } from './git.ts';
import { normalisePath, type Selection, select } from './selection.ts';
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
import { listWorkingTree } from './working-tree.ts';

/** As much as one `git cat-file --batch` is asked for at once. */
const BATCH_BYTES = 64 * 1024 * 1024;
const MAX_LINK_HOPS = 40;
const MAX_LINK_TARGET = 4096;

interface BlobEntry {
  readonly path: string;
  readonly id: string;
  readonly size: number;
  readonly link: boolean;
}

/**
 * Opens a revision; only what lies below `root` when that is a directory inside the repository.
 * Throws UsageError for a revision that does not exist and for patterns that are too complex. A path that the revision
 * does not have is simply not there: it may be new.
 */
export function openGitTree(root: string, revision: string, options: TreeOptions): FileTree {
  const commit = resolveRevision(root, revision);
  if (commit === undefined) throw new UsageError(`the revision ${revision} does not exist in this repository`);
  const entries = listRevision(root, commit);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const paths = [...wantedPaths(byPath, options)].sort(comparePaths);
  const named = new Set(options.paths.map(normalisePath));
  const notices: Notice[] = [];
  const targets = readLinks(root, paths, byPath);
  for (const [path, target] of targets) {
    if (target === 'outside' && isMissed(path))
      notices.push(noticeAbout(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
  }
  const blobOf = (path: string): BlobEntry | undefined => {
    const target = targets.get(path);
    if (target === 'outside') return undefined;
    return target ?? byPath.get(path);
  };
  return {
    label: `revision ${commit}`,
    revision: commit,
    files: () => readBlobs(root, paths, named, blobOf),
    read: (path) => {
      const entry = byPath.get(path);
      if (entry === undefined) return undefined;
      const target = entry.link ? readLinks(root, [path], byPath).get(path) : entry;
      if (target === undefined || target === 'outside') return undefined;
      return readObjects(root, [target]).get(target.id);
    },
    notices,
  };
}

/** What differs between a base revision and the working tree. */
export interface BaseFiles {
  readonly commit: string;
  /** Paths whose content may differ, in either tree: new, changed, deleted, untracked; and every link, as its target may have changed. */
  readonly changed: ReadonlySet<string>;
  /** The base's content of changed paths that the base has. Facts of the base = facts of the head - new versions + these. */
  readonly old: ReadonlyMap<string, Buffer>;
  /** One file of the base by its path, also one that the options leave out. */
  readonly read?: (path: string) => Buffer | undefined;
  /** Files of a folder of the base that the options leave out, sorted. */
  readonly leftOutBelow?: (directory: string) => readonly string[];
}

/**
 * Undefined when the revision does not exist. Cost: three git listings and the old blobs only. `always`: paths that are
 * compared whatever the options leave out, such as the policy's own files.
 */
export function baseFiles(
  root: string,
  base: string,
  options: TreeOptions,
  always: readonly string[] = [],
): BaseFiles | undefined {
  const commit = resolveRevision(root, base);
  if (commit === undefined) return undefined;
  const differing = changedPaths(root, commit, 'working-tree');
  if (differing === undefined) return undefined;
  const byPath = new Map(listRevision(root, commit).map((entry) => [entry.path, entry]));
  const wanted = wantedPaths(byPath, options);
  const changed = new Set<string>();
  for (const path of differing) if (wanted.has(path)) changed.add(path);
  for (const path of wanted) if (byPath.get(path)?.link === true) changed.add(path);
  const links = linksOfIndex(root);
  for (const path of listWorkingTree(root, options)) {
    if (!byPath.has(path) || differing.has(path) || links.has(path)) changed.add(path);
  }
  for (const path of always) if (differing.has(path)) changed.add(path);
  const paths = [...changed].filter((path) => byPath.has(path)).sort(comparePaths);
  const targets = readLinks(root, paths, byPath);
  const blobs = new Map<string, BlobEntry>();
  for (const path of paths) {
    const blob = targets.get(path) ?? byPath.get(path);
    if (blob !== undefined && blob !== 'outside' && !blob.link) blobs.set(path, blob);
  }
  const contents = readObjects(root, [...blobs.values()]);
  const old = new Map<string, Buffer>();
  for (const [path, blob] of blobs) {
    const content = contents.get(blob.id);
    if (content !== undefined) old.set(path, content);
  }
  return {
    commit,
    changed,
    old,
    read: (path) => {
      const entry = byPath.get(path);
      const target = entry?.link === true ? readLinks(root, [path], byPath).get(path) : entry;
      return target === undefined || target === 'outside' ? undefined : readObjects(root, [target]).get(target.id);
    },
    leftOutBelow: (directory) => {
      const prefix = directory === '' ? '' : `${directory}/`;
      return [...byPath.keys()].filter((path) => path.startsWith(prefix) && !wanted.has(path)).sort(comparePaths);
    },
  };
}

/**
 * Paths below `root` that differ between two revisions, or a revision and the working tree with its untracked files.
 * Undefined when git cannot tell. Renames are a deletion and an addition.
 */
export function changedPaths(root: string, base: string, head: string): Set<string> | undefined {
  const from = resolveRevision(root, base);
  if (from === undefined) return undefined;
  const options = [
    '-z',
    '--name-status',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--relative',
    '--ignore-submodules=all',
  ];
  const revisions = [from];
  if (head !== 'working-tree') {
    const to = resolveRevision(root, head);
    if (to === undefined) return undefined;
    revisions.push(to);
  }
  const compared = runGit(root, ['diff', ...options, ...revisions, '--']);
  if (compared.status !== 0) return undefined;
  const changed = new Set<string>();
  // Pairs: a status letter, then the path.
  const fields = splitNul(compared.stdout);
  for (let i = 1; i < fields.length; i += 2) changed.add(fields[i] ?? '');
  if (head === 'working-tree') {
    const others = runGit(root, ['ls-files', '-z', '--others', '--exclude-standard']);
    for (const path of splitNul(others.stdout)) changed.add(path);
  }
  return changed;
}

function listRevision(root: string, commit: string): BlobEntry[] {
  const listed = runGit(root, ['ls-tree', '-r', '-z', '-l', commit]);
  const entries: BlobEntry[] = [];
  for (const line of splitNul(listed.stdout)) {
    // `MODE SP TYPE SP ID SP+ SIZE TAB PATH`: git-ls-tree(1).
    const tab = line.indexOf('\t');
    const [mode, type, id, size] = line.slice(0, tab).split(/ +/);
    if (type !== 'blob' || id === undefined) continue;
    entries.push({ path: line.slice(tab + 1), id, size: Number(size), link: mode === '120000' });
  }
  return entries;
}

function linksOfIndex(root: string): Set<string> {
  const links = new Set<string>();
  for (const line of splitNul(runGit(root, ['ls-files', '-z', '--stage']).stdout)) {
    if (line.startsWith('120000 ')) links.add(line.slice(line.indexOf('\t') + 1));
  }
  return links;
}

function wantedPaths(byPath: ReadonlyMap<string, BlobEntry>, options: TreeOptions): Set<string> {
  const given = (options.paths.length === 0 ? [''] : options.paths).map(normalisePath);
  const named = given.filter((path) => byPath.has(path));
  const directories = given.filter((path) => !byPath.has(path));
  const selection: Selection = select(options, directories, named);
  const wanted = new Set<string>(named);
  for (const directory of directories) {
    const prefix = directory === '' ? '' : `${directory}/`;
    for (const path of byPath.keys()) if (path.startsWith(prefix) && selection.wants(path, directory)) wanted.add(path);
  }
  return wanted;
}

/** Where links lead inside the revision. A link to a directory, or to nothing, has no entry and is read as nothing. */
function readLinks(
  root: string,
  paths: readonly string[],
  byPath: ReadonlyMap<string, BlobEntry>,
): Map<string, BlobEntry | 'outside'> {
  const resolved = new Map<string, BlobEntry | 'outside'>();
  let open = new Map<string, string>();
  for (const path of paths) if (byPath.get(path)?.link === true) open.set(path, path);
  for (let hop = 0; hop < MAX_LINK_HOPS && open.size > 0; hop += 1) {
    const blobs = [...open.values()]
      .flatMap((at) => byPath.get(at) ?? [])
      .filter((blob) => blob.size <= MAX_LINK_TARGET);
    const contents = readObjects(root, blobs);
    const next = new Map<string, string>();
    for (const [path, at] of open) {
      const target = contents.get(byPath.get(at)?.id ?? '')?.toString('utf8');
      if (target === undefined) continue;
      const slash = at.lastIndexOf('/');
      let inside: string;
      try {
        inside = normalisePath(
          target.startsWith('/') ? target : `${slash === -1 ? '' : at.slice(0, slash + 1)}${target}`,
        );
      } catch {
        resolved.set(path, 'outside');
        continue;
      }
      const entry = byPath.get(inside);
      if (entry?.link === true) next.set(path, inside);
      else if (entry !== undefined) resolved.set(path, entry);
    }
    open = next;
  }
  return resolved;
}

function* readBlobs(
  root: string,
  paths: readonly string[],
  named: ReadonlySet<string>,
  blobOf: (path: string) => BlobEntry | undefined,
): Generator<TreeFile> {
  let batch: { readonly path: string; readonly blob: BlobEntry }[] = [];
  let bytes = 0;
  const flush = function* (): Generator<TreeFile> {
    const contents = readObjects(
      root,
      batch.map(({ blob }) => blob),
    );
    for (const { path, blob } of batch) {
      const missing: Unreadable = {
        unreadable:
          blob.size > MAX_FILE_BYTES
            ? `it has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB`
            : 'its content is not in this clone',
        bound: blob.size > MAX_FILE_BYTES,
      };
      const content = contents.get(blob.id) ?? missing;
      yield { path, size: blob.size, ...(named.has(path) ? { named: true } : {}), read: () => content };
    }
    batch = [];
    bytes = 0;
  };
  for (const path of paths) {
    const blob = blobOf(path);
    if (blob === undefined || blob.link) continue;
    if (bytes > 0 && bytes + blob.size > BATCH_BYTES) yield* flush();
    batch.push({ path, blob });
    bytes += Math.min(blob.size, MAX_FILE_BYTES);
  }
  yield* flush();
}

/** One process for all objects. Too large and missing ones are left out. */
function readObjects(root: string, blobs: readonly BlobEntry[]): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  const ids = new Map<string, number>();
  for (const blob of blobs) if (blob.size <= MAX_FILE_BYTES) ids.set(blob.id, blob.size);
  if (ids.size === 0) return contents;
  let expected = 0;
  for (const size of ids.values()) expected += size + 128;
  const result = runGit(root, ['cat-file', '--batch'], {
    input: `${[...ids.keys()].join('\n')}\n`,
    maxOutputBytes: expected + 1024 * 1024,
  });
  // `ID SP TYPE SP SIZE LF CONTENT LF`, or `ID SP missing LF`: git-cat-file(1).
  const output = result.stdout;
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    if (end === -1) break;
    const [id, type, size] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (id === undefined || type !== 'blob') continue;
    const length = Number(size);
    contents.set(id, output.subarray(at, at + length));
    at += length + 1;
  }
  return contents;
}
