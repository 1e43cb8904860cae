/** Files outside the scanned tree: what the runner hands over, and what the user asked to be written. */

import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { defined } from '../../core/text/defined.ts';
import { errorCode } from '../../core/text/invariant.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { leadsIntoGit } from './git-folder.ts';
import { readPlainFile } from './open-file.ts';

/** The text of a file of at most `maxBytes` bytes; undefined when it is missing, larger or not a regular file. */
export function readTextFile(path: string, maxBytes: number): string | undefined {
  let handle: number;
  try {
    // A FIFO in the file's place must not stop us: open(2) O_NONBLOCK.
    handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch {
    return undefined;
  }
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile() || facts.size > maxBytes) return undefined;
    const bytes = Buffer.alloc(facts.size);
    let filled = 0;
    while (filled < bytes.length) {
      const read = readSync(handle, bytes, filled, bytes.length - filled, filled);
      if (read === 0) break;
      filled += read;
    }
    return bytes.toString('utf8', 0, filled);
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

/** Bytes of a file, 0 when there is none. */
export function fileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

export function appendToExisting(path: string, text: string): void {
  const handle = openSync(path, constants.O_WRONLY | constants.O_APPEND);
  try {
    appendFileSync(handle, text, 'utf8');
  } finally {
    closeSync(handle);
  }
}

export function appendTextFile(path: string, text: string): void {
  appendFileSync(path, text, 'utf8');
}

/**
 * Whole or not at all, under another name first. A link that leads out of `root`, a link in the file's own place and
 * git's folder are refused.
 */
export function writeReportFile(root: string, path: string, text: string): void {
  try {
    const target = targetOf(root, path);
    mkdirSync(dirname(target), { recursive: true });
    const there = lstatSync(target, { throwIfNoEntry: false });
    // A terminal, a pipe or /dev/null that the user names cannot be replaced.
    if (there !== undefined && !there.isFile() && !there.isDirectory()) writeFileSync(target, text, 'utf8');
    else replaceFile(target, text, there?.mode);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = errorCode(error) ?? 'unknown error';
    throw new UsageError(`${path} cannot be written (${code})`);
  }
}

/** By the same rules, and only while it holds what was read: a change of somebody else is not written over. */
export function rewriteFile(root: string, path: string, before: string, after: string): void {
  const bytes = readPlainFile(targetOf(root, path), Buffer.byteLength(before));
  if (!Buffer.isBuffer(bytes) || !bytes.equals(Buffer.from(before, 'utf8')))
    throw new UsageError(`${path} changed while it was looked at, or is not stored as UTF-8, and stays as it is`);
  writeReportFile(root, path, after);
}

/** A new file by the same rules; false where something has that name already. */
export function writeNewFile(root: string, path: string, text: string): boolean {
  const target = targetOf(root, path, true);
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return false;
  writeReportFile(root, path, text);
  return true;
}

/** Where the bytes go. Below `root` no link is followed out of it or in the file's own place; elsewhere they are the user's own. */
function targetOf(root: string, path: string, mayBeLink = false): string {
  const target = resolve(root, path);
  const home = realpathSync(root);
  const inside = [resolve(root), home].find((one) => isBelow(target, one));
  if (inside === undefined) return realTargetOf(target, home, path);
  const shown = target.slice(inside.length + 1);
  if (leadsIntoGit(shown)) throw new UsageError(`${path} lies in git’s own folder and is not written to`);
  refuseLinkOut(home, inside, dirname(target));
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there?.isSymbolicLink() === true && !mayBeLink) throw new UsageError(`${path} is a link and is not written to`);
  if (there !== undefined && !there.isFile() && !mayBeLink) throw new UsageError(`${path} is not a regular file`);
  return target;
}

/** A path outside of `root` whose links lead back into it ends where a stranger may have laid the last part. */
function realTargetOf(target: string, home: string, path: string): string {
  let real = target;
  try {
    real = join(realpathSync(dirname(target)), basename(target));
    if (!isBelow(real, home)) real = realpathSync(target);
  } catch {
    // It does not exist yet.
  }
  if (isBelow(real, home) && lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new UsageError(`${path} is a link and is not written to`);
  return real;
}

function isBelow(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith(sep) ? directory : directory + sep);
}

/** Looks at the part of `directory` that exists already, before anything is made in it. */
function refuseLinkOut(home: string, root: string, directory: string): void {
  let existing = directory;
  while (lstatSync(existing, { throwIfNoEntry: false }) === undefined && dirname(existing) !== existing) {
    existing = dirname(existing);
  }
  let real: string | undefined;
  try {
    real = realpathSync(existing);
  } catch {
    // A link to nothing.
  }
  const inside = real !== undefined && (real === home || isBelow(real, home));
  if (!inside) throw new UsageError(`${directory.slice(root.length + 1)} is a link out of the working directory`);
  if (real !== undefined && leadsIntoGit(real.slice(home.length)))
    throw new UsageError(`${directory.slice(root.length + 1)} is a link into git’s own folder`);
}

/** What the system answers where a file may be written but not replaced: a mount point, a directory that is closed. */
const NOT_REPLACED: ReadonlySet<string> = new Set(['EACCES', 'EBUSY', 'EPERM', 'EROFS', 'EXDEV']);

function replaceFile(target: string, text: string, mode: number | undefined): void {
  const beside = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    writeFileSync(beside, text, {
      encoding: 'utf8',
      flag: 'wx',
      ...defined({ mode: mode === undefined ? undefined : mode & 0o777 }),
    });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    if (mode === undefined || !NOT_REPLACED.has(errorCode(error) ?? '')) throw error;
    const flags = constants.O_WRONLY | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
    const handle = openSync(target, flags);
    try {
      writeFileSync(handle, text, 'utf8');
    } finally {
      closeSync(handle);
    }
  }
}
