/** Files as the base has them. */

import { asidesOf } from '../core/text/asides.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import { contentHere } from '../read/tree/stored-elsewhere.ts';
import { type FileTree, isUnreadable, type Unreadable } from '../read/tree/tree.ts';
import type { CheckInput } from './check-input.ts';

export function baseReader(
  { changed, old, read }: BaseFiles,
  tree: FileTree,
  paths: readonly string[],
): (path: string) => Buffer | Unreadable | undefined {
  const scanned = new Set(paths);
  const bytesAt = (path: string): Buffer | undefined => {
    if (changed.has(path)) return old.get(path) ?? read?.(path);
    return scanned.has(path) || read === undefined ? tree.read(path) : read(path);
  };
  return (path) => {
    const bytes = bytesAt(path);
    return bytes === undefined ? undefined : contentHere(bytes);
  };
}

/** What is not in git is as it is now. */
export function baseReasons(
  { changed, whyUnread }: BaseFiles,
  tree: FileTree,
  reader: ReturnType<typeof baseReader>,
): (path: string) => string | undefined {
  return (path) => {
    const content = reader(path);
    if (content !== undefined && isUnreadable(content)) return content.unreadable;
    return whyUnread?.(path) ?? (changed.has(path) ? undefined : tree.whyUnread?.(path));
  };
}

export function pathsBefore(
  paths: readonly string[],
  changed: ReadonlySet<string>,
  before: ReadonlyMap<string, Buffer>,
): readonly string[] {
  return [...paths.filter((path) => !changed.has(path)), ...before.keys()].sort();
}

/** In bytes, as far as it is read. */
export function sizeOfBase(base: CheckInput['base']): number {
  if (base.status !== 'compared') return 0;
  let size = 0;
  for (const { length } of base.files.old.values()) size += length;
  return size;
}

/** A file that a change only renames aside, with all that it stated. `isThere`: in the head. */
export function isPutAside(
  path: string,
  content: Buffer,
  { changed, old }: Pick<BaseFiles, 'changed' | 'old'>,
  isThere: (path: string) => boolean,
): boolean {
  if (!changed.has(path) || old.has(path)) return false;
  return asidesOf(path).some((was) => {
    const before = isThere(was) ? undefined : old.get(was);
    if (before === undefined) return false;
    const lines = new Set(linesOf(content));
    return linesOf(before).every((line) => lines.has(line));
  });
}

function linesOf(content: Buffer): readonly string[] {
  return content.toString('utf8').split(/\r?\n/);
}
