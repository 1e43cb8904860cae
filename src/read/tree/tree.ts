/** Where files come from: the working tree, a git revision, a stream. Reading is synchronous: for small files that is several times faster. */
import type { Notice } from '../../core/text/notice.ts';
import { isMissedPath } from '../documents/prefilter.ts';

export interface FileTree {
  /** For people: `working tree`, `revision <id>`, `<stdin>`. */
  readonly label: string;
  /** Set when the files come from a git revision: the full commit id. */
  readonly revision?: string;
  /** Every file that is to be scanned, each once, sorted by path in code unit order. */
  readonly files: () => Iterable<TreeFile>;
  /** One file by its path from the root, listed or not (the configuration, a file that it names); undefined when it cannot be read. */
  readonly read: (path: string) => Buffer | undefined;
  readonly whyUnread?: (path: string) => string | undefined;
  /** Whether git ignores a path, there or not. */
  readonly isIgnored?: (path: string) => boolean;
  /** Files of a folder that the selection leaves out, sorted; git does not ignore them. */
  readonly leftOutBelow?: (directory: string) => readonly string[];
  readonly only?: readonly string[];
  readonly notices: readonly Notice[];
}

export interface TreeFile {
  readonly path: string;
  /** Bytes, as far as listing learned them; undefined when only reading would tell. */
  readonly size?: number;
  readonly named?: boolean;
  /** The bytes last until the next file of the tree is read: whoever keeps them copies them. */
  readonly read: () => Buffer | Unreadable;
}

/** Why a listed file gave no bytes. `gone`: deleted since, or tracked and not there; nothing to remark. */
export interface Unreadable {
  readonly unreadable: string;
  readonly gone?: boolean;
  readonly folder?: boolean;
  /** It is larger, or encoded otherwise, than is read. */
  readonly bound?: boolean;
  /** A filter of git keeps its content elsewhere. */
  readonly elsewhere?: boolean;
}

export interface TreeOptions {
  readonly include: readonly string[];
  /** Globs from the root, taken away from what `include` names. */
  readonly exclude: readonly string[];
  /** Files and directories to read, relative to the root; empty means the root. A file named here is read whatever the rest says. */
  readonly paths: readonly string[];
  /** What was listed already, and will be. */
  readonly listings?: Listings;
}

/** What folders of one root hold, each listed once. */
export type Listings = Map<string, ListedFolder>;

export interface ListedFolder {
  readonly paths: readonly string[];
  /** Those that git holds as regular files. */
  readonly regular: readonly string[];
  /** Those that a sparse checkout leaves out, with the ids that git's index has. */
  readonly skipped: ReadonlyMap<string, string>;
  readonly byGit: boolean;
  /** Folders that could not be entered. */
  readonly closed: readonly string[];
}

/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */
export const MAX_FILE_BYTES: number = 64 * 1024 * 1024;

export function isUnreadable(content: Buffer | Unreadable): content is Unreadable {
  return !Buffer.isBuffer(content);
}

/** Whether a file that cannot be read may be missed: its name or folder is one under which DNS configuration or manifests are kept. */
export function isMissed(path: string): boolean {
  const named = path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1);
  return /\.(?:ya?ml|json)$/i.test(named) || isMissedPath(named);
}

/** A tree of one file, from standard input. */
export function openStream(bytes: Buffer): FileTree {
  const path = '<stdin>';
  return {
    label: path,
    files: () => [{ path, size: bytes.length, read: () => bytes }],
    read: () => undefined,
    only: [path],
    notices: [],
  };
}

/** A remark about a file that was not opened: its place is the file's first character. */
export function noticeAbout(path: string, kind: Notice['kind'], message: string): Notice {
  const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
  return kind === 'unreadable' ? { kind, message, at, unread: 'bytes' } : { kind, message, at };
}

/** Code unit order, never a locale's. */
export function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
