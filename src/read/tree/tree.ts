/** Sources of files: working tree, git revision, stream. Synchronous, which is several times faster for small files. */

import { atFile } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { baseName } from '../../core/text/paths.ts';
import { compareText } from '../../core/text/sorted.ts';
import { STANDARD_INPUT } from '../../core/text/source-file.ts';
import { prefilter, type Weighed } from '../documents/prefilter.ts';

export interface FileTree {
  /** For people: `working tree`, `revision <id>`, `<stdin>`. */
  readonly label: string;
  /** Of a git revision: the full commit id. */
  readonly revision?: string;
  /** Scanned files, each once, by path in code units. */
  readonly files: () => Iterable<TreeFile>;
  /** Any file by path, listed or not (the configuration, a file that it names); undefined when unreadable. */
  readonly read: (path: string) => Buffer | undefined;
  readonly whyUnread?: (path: string) => string | undefined;
  /** The path without the links in it; undefined where nothing of the tree is there. */
  readonly withoutLinks?: (path: string) => string | undefined;
  /** Existing or not: a path there is none of this repository's. */
  readonly submoduleOf?: (path: string) => string | undefined;
  /** Existing or not. */
  readonly isIgnored?: (path: string) => boolean;
  /** Files that the selection excludes and git does not ignore, sorted. */
  readonly leftOutBelow?: (directory: string) => readonly string[];
  readonly only?: readonly string[];
  readonly notices: readonly Notice[];
}

export interface TreeFile {
  readonly path: string;
  /** In bytes; undefined when listing does not tell. */
  readonly size?: number | undefined;
  readonly named?: boolean;
  /** Bytes last until the next read; copy to keep. */
  readonly read: () => Buffer | Unreadable;
  /** The length of bytes that were looked at for the base, and cannot matter: reading them again would tell nothing. */
  readonly idle?: () => number | undefined;
  /** What was found in the bytes then. */
  readonly weighed?: () => Weighed | undefined;
}

/** `gone`: deleted, or tracked and absent; no notice. */
export interface Unreadable {
  readonly unreadable: string;
  readonly gone?: boolean;
  readonly folder?: boolean;
  /** Too large, or of an unsupported encoding. */
  readonly bound?: boolean;
  /** A filter of git keeps its content elsewhere, or encrypts it. */
  readonly filtered?: 'stored' | 'sealed';
}

export function bytesOf(content: Buffer | Unreadable | undefined): Buffer | undefined {
  return Buffer.isBuffer(content) ? content : undefined;
}

export interface TreeOptions {
  readonly include: readonly string[];
  /** Globs from the root, subtracted from `include`. */
  readonly exclude: readonly string[];
  /** Relative to the root; empty: the root. Named files are always read. */
  readonly paths: readonly string[];
  /** Shared between listings. */
  readonly listings?: Listings;
}

/** What one run has listed of its root, each once. */
export interface Listings {
  readonly folders: Map<string, ListedFolder>;
  /** By the options that want them, in order. */
  readonly wanted: Map<string, readonly string[]>;
  readonly ids: Map<string, string>;
  /** By full id: a commit never changes. */
  readonly commits: Map<string, ListedCommit>;
  /** Files that were read to be compared. */
  readonly seen: Map<string, SeenFile>;
}

export interface SeenFile {
  readonly length: number;
  readonly weighed: Weighed;
  /** Absent where they cannot matter as they stand. */
  readonly bytes: Buffer | undefined;
}

export function openListings(): Listings {
  return { folders: new Map(), wanted: new Map(), ids: new Map(), commits: new Map(), seen: new Map() };
}

export interface ListedCommit {
  readonly commit: string;
  readonly byPath: ReadonlyMap<string, BlobEntry>;
  /** Commits by path. */
  readonly submodules: ReadonlyMap<string, string>;
}

export interface BlobEntry {
  readonly path: string;
  readonly id: string;
  readonly link: boolean;
}

export interface ListedFolder {
  readonly paths: readonly string[];
  /** Regular files in git. */
  readonly regular: readonly string[];
  /** Excluded by a sparse checkout, with the index's ids. */
  readonly skipped: ReadonlyMap<string, string>;
  /** Commits by path. */
  readonly submodules: ReadonlyMap<string, string>;
  readonly byGit: boolean;
  readonly closed: readonly string[];
}

/** A large platform's rendered stream has about 50 MB. */
export const MAX_FILE_BYTES: number = 64 * 1024 * 1024;

export function isUnreadable(content: Buffer | Unreadable): content is Unreadable {
  return !Buffer.isBuffer(content);
}

/** By these links units are enabled (systemctl(1)). */
const ENABLED = /\.(?:wants|requires)\/|\/dbus-org\.[^/]+\.service$/;

/** An unreadable file is missed if its name or folder suggests DNS configuration or manifests. */
export function isMissed(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path) || (!ENABLED.test(path) && prefilter().isMissedPath(nearestNames(path)));
}

/** With its folder's. */
function nearestNames(path: string): string {
  return path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1);
}

/** Lost only where the base could read it. */
export function lostOnly(path: string, message: string): Notice {
  return { ...noticeAbout(path, 'unreadable', message), beside: true };
}

/** Of a link. */
export function mayBeFolder(path: string): boolean {
  return !/[^/]\.[^/.]*$/.test(path);
}

/** It may lead to anything: its name tells, or what stands or names it there. */
export function addLinkOut(notices: Notice[], path: string): void {
  const message = `${path} is a link out of the tree and was not followed.`;
  if (!ENABLED.test(path) && prefilter().isMissedPath(nearestNames(path)))
    notices.push(noticeAbout(path, 'unreadable', message));
  else if (isMissed(path) || mayBeFolder(path)) notices.push({ ...lostOnly(path, message), isLink: true });
}

/** What people look at, or read, and no program takes for settings. */
export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|svg|ico|pdf|woff2?|ttf|mp4|mov|webm|drawio|pptx?|docx?)$/i.test(path);
}

/** Data sets are kept elsewhere, or a whole tree; what is encrypted is what applications keep secret. */
export function isHardlyDns(path: string, { filtered }: Unreadable): boolean {
  if (filtered === undefined || (filtered === 'stored' && /\.ya?ml$/i.test(path))) return false;
  return (
    (filtered === 'stored' && (/\.json$/i.test(path) || isPicture(path))) || !prefilter().isMissedPath(baseName(path))
  );
}

export function openStream(bytes: Buffer): FileTree {
  const path = STANDARD_INPUT;
  return {
    label: path,
    files: () => [{ path, size: bytes.length, read: () => bytes }],
    read: () => undefined,
    only: [path],
    notices: [],
  };
}

/** Placed at the unopened file's start. */
export function noticeAbout(path: string, kind: Notice['kind'], message: string): Notice {
  const at = atFile(path);
  return kind === 'unreadable' ? { kind, message, at, unread: 'bytes' } : { kind, message, at };
}

export function submoduleOf(path: string, submodules: ReadonlyMap<string, string>): string | undefined {
  for (const one of submodules.keys()) if (path === one || path.startsWith(`${one}/`)) return one;
  return undefined;
}

/** Why such a path is not read. */
export function inSubmodule(path: string, submodules: ReadonlyMap<string, string>): string | undefined {
  const submodule = submoduleOf(path, submodules);
  return submodule === undefined ? undefined : `it is in the submodule ${submodule}`;
}

/** Of those that are wanted, in order. */
export function submoduleNotices(
  submodules: ReadonlyMap<string, string>,
  isWanted: (path: string) => boolean,
): readonly Notice[] {
  return [...submodules]
    .filter(([path]) => isWanted(path))
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, commit]) => ({
      ...noticeAbout(path, 'not-modelled', `The submodule ${path} was not read.`),
      submodule: { commit, matters: prefilter().isMissedPath(path) },
    }));
}
