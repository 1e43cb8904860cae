import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { once } from '../../core/text/once.ts';
import { compareText } from '../../core/text/sorted.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { cannotMatter, weigh } from '../documents/prefilter.ts';
import { resolveRevision } from './git.ts';
import { followRecorded, type LinkTexts, type Lost, type Resolved, shownBelow } from './links.ts';
import { type BlobContent, listRevision, readBlobs, skippedEntries } from './objects.ts';
import { normalisePath, type Selection, select } from './selection.ts';
import { contentHere } from './stored-elsewhere.ts';
import {
  addLinkOut,
  type BlobEntry,
  type FileTree,
  inSubmodule,
  isPicture,
  isUnreadable,
  type ListedCommit,
  type Listings,
  submoduleNotices,
  submoduleOf,
  type TreeFile,
  type TreeOptions,
} from './tree.ts';
import { LINK_OUT, linkAt, listWorkingTree, workingTreeIds } from './working-tree.ts';

/** Linux' longest path (path_resolution(7)). */
const MAX_LINK_TARGET = 4096;

/** Bytes that are kept of files that are read to be compared: nearly all that is read of them again. */
const MAX_KEPT = 16 * 1024 * 1024;

/** The commit is known, its content unavailable. */
export interface MissingBase {
  readonly because: string;
}

/** Throws UsageError for an unknown revision. Missing paths are no error: they may be new. */
export function openGitTree(root: string, revision: string, options: TreeOptions): FileTree | MissingBase {
  const commit = findCommit(root, revision, options.listings);
  if (commit === undefined) throw new UsageError(`the revision ${revision} does not exist in this repository`);
  const listing = listingOf(root, commit, options.listings);
  if (listing === undefined) return notListed(commit);
  const { byPath } = listing;
  const paths = [...wantedPaths(byPath, options)].sort(compareText);
  const named = new Set(options.paths.map(normalisePath));
  const notices = [...submodulesOf(listing, options)];
  const { entryAt } = entriesOf(root, listing);
  const blobs = paths.flatMap((path) => {
    const blob = entryAt(path);
    if (!('lost' in blob)) return [{ path, blob }];
    if (blob.lost === 'outside') addLinkOut(notices, path);
    return [];
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
        return { path, ...defined({ named: named.has(path) || undefined }), read: () => content };
      });
    },
    read: (path) => bytesOf(root, commit, entryAt(path)),
    notices,
  };
}

function notListed(commit: string): MissingBase {
  return { because: `the folders of commit ${commit.slice(0, 12)} are not in this clone, or damaged` };
}

export interface BaseFiles {
  readonly commit: string;
  /** Paths that may differ in either tree: new, changed, deleted, untracked; and all links, as targets may change. */
  readonly changed: ReadonlySet<string>;
  /** The base's content of changed paths. */
  readonly old: ReadonlyMap<string, Buffer>;
  readonly read?: (path: string) => Buffer | undefined;
  readonly whyUnread?: (path: string) => string | undefined;
  readonly leftOutBelow?: (directory: string) => readonly string[];
  readonly submoduleOf?: (path: string) => string | undefined;
  readonly withoutLinks?: (path: string) => string | undefined;
  readonly notices?: readonly Notice[];
}

/** Undefined for an unknown revision. `always`: compared whatever the options exclude. */
export function baseFiles(
  root: string,
  base: string,
  options: TreeOptions,
  always: readonly string[] = [],
): BaseFiles | MissingBase | undefined {
  const commit = findCommit(root, base, options.listings);
  if (commit === undefined) return undefined;
  const short = commit.slice(0, 12);
  const listing = listingOf(root, commit, options.listings);
  if (listing === undefined) return notListed(commit);
  const { byPath } = listing;
  const changed = changedSince(root, listing, options, always);
  const paths = [...changed].filter((path) => byPath.has(path)).sort(compareText);
  const { entryAt, placeOf, targetOf } = entriesOf(root, listing);
  const blobs = new Map<string, BlobEntry>();
  const notices = [...submodulesOf(listing, options)];
  for (const path of paths) {
    const blob = entryAt(path);
    if (!('lost' in blob)) blobs.set(path, blob);
    else if (blob.lost === 'missing') return { because: `${path} of commit ${short} is not in this clone, or damaged` };
    else if (blob.lost === 'outside' && targetOf(path) === (linkAt(root, path) ?? targetOf(path)))
      addLinkOut(notices, path);
  }
  const contents = readBlobs(
    root,
    commit,
    [...blobs.values()].map(({ id }) => id),
  );
  const old = new Map<string, Buffer>();
  const leftOut = once(() => leftOutOf(byPath, options));
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
    notices,
    read: (path) => bytesOf(root, commit, entryAt(path)),
    whyUnread: (path) => inSubmodule(path, listing.submodules) ?? (isOutside(entryAt(path)) ? LINK_OUT : undefined),
    submoduleOf: (path) => submoduleOf(path, listing.submodules),
    withoutLinks: (path) => {
      const real = placeOf(path);
      return typeof real === 'string' ? real : undefined;
    },
    leftOutBelow: (directory) => {
      const real = placeOf(directory);
      return typeof real === 'string' ? shownBelow(directory, real, leftOut()) : [];
    },
  };
}

function leftOutOf(byPath: ReadonlyMap<string, BlobEntry>, options: TreeOptions): readonly string[] {
  const wanted = wantedPaths(byPath, options);
  return [...byPath.keys()].filter((path) => !wanted.has(path)).sort(compareText);
}

function bytesOf(root: string, commit: string, entry: BlobEntry | Lost): Buffer | undefined {
  const content = 'lost' in entry ? undefined : readBlobs(root, commit, [entry.id]).get(entry.id);
  return Buffer.isBuffer(content) ? content : undefined;
}

function isOutside(entry: BlobEntry | Lost): boolean {
  return 'lost' in entry && entry.lost === 'outside';
}

/** Binary by name: missing from a partial clone it changes no verdict. */
export function isNoText(path: string): boolean {
  return /\.(?:zip|t?gz|jar|so|exe)$/i.test(path) || isPicture(path);
}

/** May include too many, which costs only reads: line ends that git would convert. */
function changedSince(
  root: string,
  { commit, byPath }: ListedCommit,
  options: TreeOptions,
  always: readonly string[],
): Set<string> {
  const here = new Set(listWorkingTree(root, options));
  const changed = new Set<string>();
  const compared: string[] = [];
  for (const path of here)
    if (byPath.has(path)) compared.push(path);
    else changed.add(path);
  const others = new Set([...wantedPaths(byPath, options, here), ...always]);
  for (const path of others) if (!here.has(path) || !byPath.has(path)) compared.push(path);
  const now = workingTreeIds(root, compared, commit, keeping(options.listings));
  const skipped = options.listings?.folders.get('')?.skipped ?? skippedEntries(root);
  for (const path of compared) {
    const entry = byPath.get(path);
    if (entry?.link === true || (now.get(path) ?? skipped.get(path)) !== entry?.id) changed.add(path);
  }
  return changed;
}

/** Notes what is read, and what of it may be read again. */
function keeping(listings: Listings | undefined): Parameters<typeof workingTreeIds>[3] {
  if (listings === undefined) return undefined;
  let left = MAX_KEPT;
  return (path, bytes) => {
    if (isUnreadable(contentHere(bytes))) return;
    const weighed = weigh(path, bytes);
    const isIdle = cannotMatter(path, bytes, weighed);
    if (!isIdle && bytes.length > left) return;
    if (!isIdle) left -= bytes.length;
    listings.seen.set(path, { length: bytes.length, weighed, bytes: isIdle ? undefined : Buffer.from(bytes) });
  };
}

/** The full id of a commit; git is asked once in a run. */
export function findCommit(root: string, revision: string, listings?: Listings): string | undefined {
  const commit = listings?.ids.get(revision) ?? resolveRevision(root, revision);
  if (commit !== undefined) listings?.ids.set(revision, commit).set(commit, commit);
  return commit;
}

function listingOf(root: string, commit: string, listings?: Listings): ListedCommit | undefined {
  const known = listings?.commits.get(commit);
  if (known !== undefined) return known;
  const listed = listRevision(root, commit);
  if (listed === undefined) return undefined;
  const listing = { commit, ...listed };
  listings?.commits.set(commit, listing);
  return listing;
}

/** Includes untracked files; undefined when git cannot tell. */
export function touchedSince(root: string, revision: string): ReadonlySet<string> | undefined {
  const commit = resolveRevision(root, revision);
  const listing = commit === undefined ? undefined : listingOf(root, commit);
  if (listing === undefined) return undefined;
  return changedSince(root, listing, { include: [], exclude: [], paths: [] }, [...listing.byPath.keys()]);
}

/** But for those that are `known` to be wanted. */
function wantedPaths(
  byPath: ReadonlyMap<string, unknown>,
  options: TreeOptions,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const given = (options.paths.length === 0 ? [''] : options.paths).map(normalisePath);
  const named = given.filter((path) => byPath.has(path));
  const directories = given.filter((path) => !byPath.has(path));
  const selection: Selection = select(options, directories, named);
  const wanted = new Set<string>(named);
  for (const directory of directories) {
    const prefix = directory === '' ? '' : `${directory}/`;
    for (const path of byPath.keys())
      if (!known.has(path) && path.startsWith(prefix) && selection.wants(path, directory)) wanted.add(path);
  }
  return wanted;
}

function submodulesOf({ submodules }: ListedCommit, options: TreeOptions): readonly Notice[] {
  const wanted = wantedPaths(submodules, options);
  return submoduleNotices(submodules, (path) => wanted.has(path));
}

interface Entries {
  /** Follows links in place and on the way. Folders are nothing. */
  readonly entryAt: (path: string) => BlobEntry | Lost;
  readonly placeOf: (path: string) => Resolved;
  readonly targetOf: (path: string) => string | undefined;
}

function entriesOf(root: string, { commit, byPath }: ListedCommit): Entries {
  const links = once(() =>
    linkTexts(
      root,
      commit,
      [...byPath.values()].filter(({ link }) => link),
    ),
  );
  const follow = once(() => followRecorded(links()));
  const placeOf = (path: string): Resolved => follow()(path);
  const entryAt = (path: string): BlobEntry | Lost => {
    const place = placeOf(path);
    return typeof place === 'string' ? (byPath.get(place) ?? { lost: 'nothing' }) : place;
  };
  return { entryAt, placeOf, targetOf: (path) => links().get(path) };
}

export function linkTexts(
  root: string,
  commit: string,
  links: readonly { readonly path: string; readonly id: string }[],
): LinkTexts {
  const contents = readBlobs(
    root,
    commit,
    links.map(({ id }) => id),
  );
  return new Map(links.map(({ path, id }) => [path, linkText(contents.get(id))]));
}

/** Longer than any path: leads nowhere. */
function linkText(content: BlobContent | undefined): string | undefined {
  if (!Buffer.isBuffer(content)) return undefined;
  return content.length > MAX_LINK_TARGET ? '' : content.toString('utf8');
}
