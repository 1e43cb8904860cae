import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { resolveRevision } from './git.ts';
import { type BlobContent, type BlobEntry, listRevision, readBlobs, skippedEntries } from './objects.ts';
import { normalisePath, type Selection, select } from './selection.ts';
import { comparePaths, type FileTree, isMissed, noticeAbout, type TreeFile, type TreeOptions } from './tree.ts';
import { LINK_OUT, listWorkingTree, workingTreeIds } from './working-tree.ts';

const MAX_LINK_HOPS = 40;
/** Linux has no longer path (path_resolution(7)). */
const MAX_LINK_TARGET = 4096;

/** The commit is known and what it holds is not to be had. */
export interface MissingBase {
  readonly because: string;
}

/**
 * Throws UsageError for a revision that does not exist. A path that it does not have is simply not there: it may be
 * new.
 */
export function openGitTree(root: string, revision: string, options: TreeOptions): FileTree | MissingBase {
  const commit = resolveRevision(root, revision);
  if (commit === undefined) throw new UsageError(`the revision ${revision} does not exist in this repository`);
  const listing = listingOf(root, commit);
  if (listing === undefined) return notListed(commit);
  const { byPath } = listing;
  const paths = [...wantedPaths(byPath, options)].sort(comparePaths);
  const named = new Set(options.paths.map(normalisePath));
  const notices: Notice[] = [];
  const { targets } = readLinks(root, commit, paths, byPath);
  for (const [path, target] of targets) {
    if (target === 'outside' && isMissed(path))
      notices.push(noticeAbout(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
  }
  const blobs = paths.flatMap((path) => {
    const blob = targets.get(path) ?? byPath.get(path);
    return blob === undefined || blob === 'outside' || blob.link ? [] : [{ path, blob }];
  });
  return {
    label: `revision ${commit}`,
    revision: commit,
    files: () => {
      const contents = readBlobs(
        root,
        commit,
        blobs.map(({ blob }) => blob.id),
      );
      return blobs.map(({ path, blob }): TreeFile => {
        const content = contents.get(blob.id) ?? { unreadable: 'it was not read' };
        return { path, ...defined({ named: named.has(path) ? true : undefined }), read: () => content };
      });
    },
    read: (path) => {
      const entry = byPath.get(path);
      if (entry === undefined) return undefined;
      const target = entry.link ? readLinks(root, commit, [path], byPath).targets.get(path) : entry;
      if (target === undefined || target === 'outside') return undefined;
      const content = readBlobs(root, commit, [target.id]).get(target.id);
      return Buffer.isBuffer(content) ? content : undefined;
    },
    notices,
  };
}

function notListed(commit: string): MissingBase {
  return { because: `the folders of commit ${commit.slice(0, 12)} are not in this clone, or damaged` };
}

export interface BaseFiles {
  readonly commit: string;
  /** Paths whose content may differ, in either tree: new, changed, deleted, untracked; and every link, as its target may have changed. */
  readonly changed: ReadonlySet<string>;
  /** The base's content of changed paths that the base has. Facts of the base = facts of the head - new versions + these. */
  readonly old: ReadonlyMap<string, Buffer>;
  readonly read?: (path: string) => Buffer | undefined;
  readonly whyUnread?: (path: string) => string | undefined;
  readonly leftOutBelow?: (directory: string) => readonly string[];
}

/** Undefined when the revision does not exist. `always`: paths that are compared whatever the options leave out. */
export function baseFiles(
  root: string,
  base: string,
  options: TreeOptions,
  always: readonly string[] = [],
): BaseFiles | MissingBase | undefined {
  const commit = resolveRevision(root, base);
  if (commit === undefined) return undefined;
  const short = commit.slice(0, 12);
  const listing = listingOf(root, commit);
  if (listing === undefined) return notListed(commit);
  const { byPath } = listing;
  const wanted = wantedPaths(byPath, options);
  const changed = changedSince(root, listing, options, always);
  const paths = [...changed].filter((path) => byPath.has(path)).sort(comparePaths);
  const links = readLinks(root, commit, paths, byPath);
  if (links.missing !== undefined)
    return { because: `${links.missing} of commit ${short} is not in this clone, or damaged` };
  const blobs = new Map<string, BlobEntry>();
  for (const path of paths) {
    const blob = links.targets.get(path) ?? byPath.get(path);
    if (blob !== undefined && blob !== 'outside' && !blob.link) blobs.set(path, blob);
  }
  const contents = readBlobs(
    root,
    commit,
    [...blobs.values()].map(({ id }) => id),
  );
  const old = new Map<string, Buffer>();
  for (const [path, blob] of blobs) {
    const content = contents.get(blob.id);
    if (Buffer.isBuffer(content)) old.set(path, content);
    else if (content?.missing === true && !isNoText(path))
      return { because: `${path} of commit ${short} is not in this clone, or damaged` };
  }
  return {
    commit,
    changed,
    old,
    read: (path) => {
      const entry = byPath.get(path);
      const target = entry?.link === true ? readLinks(root, commit, [path], byPath).targets.get(path) : entry;
      if (target === undefined || target === 'outside') return undefined;
      const content = readBlobs(root, commit, [target.id]).get(target.id);
      return Buffer.isBuffer(content) ? content : undefined;
    },
    whyUnread: (path) =>
      byPath.get(path)?.link === true && readLinks(root, commit, [path], byPath).targets.get(path) === 'outside'
        ? LINK_OUT
        : undefined,
    leftOutBelow: (directory) => {
      const prefix = directory === '' ? '' : `${directory}/`;
      return [...byPath.keys()].filter((path) => path.startsWith(prefix) && !wanted.has(path)).sort(comparePaths);
    },
  };
}

/** What has no text by its name: that a partial clone lacks it changes no verdict. */
export function isNoText(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|t?gz|jar|so|exe|mp4)$/i.test(path);
}

/** Too many is harmless, and costs a read: line ends that git would convert, for one. */
function changedSince(
  root: string,
  { commit, byPath }: Listing,
  options: TreeOptions,
  always: readonly string[],
): Set<string> {
  const wanted = wantedPaths(byPath, options);
  const here = listWorkingTree(root, options);
  const compared = new Set([...wanted, ...always, ...here.filter((path) => byPath.has(path))]);
  const now = workingTreeIds(root, compared, commit);
  const skipped = skippedEntries(root);
  const changed = new Set(here.filter((path) => !byPath.has(path)));
  for (const path of compared) {
    const entry = byPath.get(path);
    if (entry?.link === true || (now.get(path) ?? skipped.get(path)) !== entry?.id) changed.add(path);
  }
  return changed;
}

interface Listing {
  readonly commit: string;
  readonly byPath: ReadonlyMap<string, BlobEntry>;
}

function listingOf(root: string, commit: string): Listing | undefined {
  const entries = listRevision(root, commit);
  return entries === undefined ? undefined : { commit, byPath: new Map(entries.map((entry) => [entry.path, entry])) };
}

/** Everything in which the working tree differs from a revision, untracked files included; undefined when git cannot tell. */
export function touchedSince(root: string, revision: string): ReadonlySet<string> | undefined {
  const commit = resolveRevision(root, revision);
  const listing = commit === undefined ? undefined : listingOf(root, commit);
  if (listing === undefined) return undefined;
  return changedSince(root, listing, { include: [], exclude: [], paths: [] }, [...listing.byPath.keys()]);
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

interface LinkTargets {
  /** A link to a directory, or to nothing, has no entry and is read as nothing. */
  readonly targets: ReadonlyMap<string, BlobEntry | 'outside'>;
  readonly missing: string | undefined;
}

function readLinks(
  root: string,
  commit: string,
  paths: readonly string[],
  byPath: ReadonlyMap<string, BlobEntry>,
): LinkTargets {
  const targets = new Map<string, BlobEntry | 'outside'>();
  let missing: string | undefined;
  let open = new Map<string, string>();
  for (const path of paths) if (byPath.get(path)?.link === true) open.set(path, path);
  for (let hop = 0; hop < MAX_LINK_HOPS && open.size > 0; hop += 1) {
    const ids = [...open.values()].flatMap((at) => byPath.get(at)?.id ?? []);
    const contents: ReadonlyMap<string, BlobContent> = readBlobs(root, commit, ids);
    const next = new Map<string, string>();
    for (const [path, at] of open) {
      const content = contents.get(byPath.get(at)?.id ?? '');
      if (!Buffer.isBuffer(content)) {
        missing ??= path;
        continue;
      }
      if (content.length > MAX_LINK_TARGET) continue;
      const inside = linkTarget(at, content.toString('utf8'));
      const entry = inside === undefined ? undefined : byPath.get(inside);
      if (inside === undefined) targets.set(path, 'outside');
      else if (entry?.link === true) next.set(path, inside);
      else if (entry !== undefined) targets.set(path, entry);
    }
    open = next;
  }
  return { targets, missing };
}

/** Undefined for a target out of the tree. */
function linkTarget(at: string, target: string): string | undefined {
  const folder = at.slice(0, at.lastIndexOf('/') + 1);
  try {
    return normalisePath(target.startsWith('/') ? target : `${folder}${target}`);
  } catch {
    return undefined;
  }
}
