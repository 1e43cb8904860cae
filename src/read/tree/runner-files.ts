/** Files outside the scanned tree: the runner's, and outputs named by the user. */

import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
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
import { readAll, readPlainFile } from './open-file.ts';

/** Undefined when missing, larger than `maxBytes`, or not regular. */
export function readTextFile(path: string, maxBytes: number): string | undefined {
  let handle: number;
  try {
    // A FIFO must not block (open(2) O_NONBLOCK).
    handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch {
    return undefined;
  }
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile() || facts.size > maxBytes) return undefined;
    return readAll(handle, Buffer.allocUnsafe(facts.size), facts.size).toString('utf8');
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

/** 0 for a missing file. */
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

/** Atomic, by renaming. Refuses links out of `root`, a link in the file's place, and git's folder. */
export function writeReportFile(root: string, path: string, text: string): void {
  try {
    const target = targetOf(root, path);
    mkdirSync(dirname(target), { recursive: true });
    const there = lstatSync(target, { throwIfNoEntry: false });
    // Terminals, pipes and /dev/null cannot be replaced.
    if (there !== undefined && !there.isFile() && !there.isDirectory()) writeFileSync(target, text, 'utf8');
    else replaceFile(target, text, there?.mode);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = errorCode(error) ?? 'unknown error';
    throw new UsageError(`${path} cannot be written (${code})`);
  }
}

/** As `writeReportFile`, only if the file still is `before`. */
export function rewriteFile(root: string, path: string, before: string, after: string): void {
  demandUnchanged(root, path, before);
  writeReportFile(root, path, after);
}

/** Throws UsageError where `rewriteFile` would: of several files none is written then. */
export function demandUnchanged(root: string, path: string, before: string): void {
  const bytes = readPlainFile(targetOf(root, path), Buffer.byteLength(before));
  if (!Buffer.isBuffer(bytes) || !bytes.equals(Buffer.from(before, 'utf8')))
    throw new UsageError(`${path} changed while it was read, or is not stored as UTF-8, and is left unchanged`);
}

/** As `writeReportFile`; false where the name is taken. */
export function writeNewFile(root: string, path: string, text: string): boolean {
  const target = targetOf(root, path, true);
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return false;
  writeReportFile(root, path, text);
  return true;
}

/** Below `root` no link leads out or stands in the file's place; elsewhere links are the user's. */
function targetOf(root: string, path: string, mayBeLink = false): string {
  const target = resolve(root, path);
  const home = realpathSync(root);
  const inside = [resolve(root), home].find((one) => isBelow(target, one));
  if (inside === undefined) return realTargetOf(target, home, path);
  const shown = target.slice(inside.length + 1);
  if (leadsIntoGit(shown)) throw new UsageError(`${path} is in git’s own folder and is not written to`);
  refuseLinkOut(home, inside, dirname(target));
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there?.isSymbolicLink() === true && !mayBeLink) throw new UsageError(`${path} is a link and is not written to`);
  if (there !== undefined && !there.isFile() && !mayBeLink) throw new UsageError(`${path} is not a regular file`);
  return target;
}

/** A path from outside whose links lead back into `root` may end where a stranger put its last part. */
function realTargetOf(target: string, home: string, path: string): string {
  let real = target;
  try {
    real = join(realpathSync(dirname(target)), basename(target));
    if (!isBelow(real, home)) real = realpathSync(target);
  } catch {
    // Does not exist yet.
  }
  if (isBelow(real, home) && lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new UsageError(`${path} is a link and is not written to`);
  return real;
}

function isBelow(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith(sep) ? directory : directory + sep);
}

/** Checks the existing part of `directory` before creating the rest. */
function refuseLinkOut(home: string, root: string, directory: string): void {
  let existing = directory;
  while (lstatSync(existing, { throwIfNoEntry: false }) === undefined && dirname(existing) !== existing) {
    existing = dirname(existing);
  }
  let real: string | undefined;
  try {
    real = realpathSync(existing);
  } catch {
    // A dangling link.
  }
  const inside = real !== undefined && (real === home || isBelow(real, home));
  if (!inside) throw new UsageError(`${directory.slice(root.length + 1)} is a link out of the working directory`);
  if (real !== undefined && leadsIntoGit(real.slice(home.length)))
    throw new UsageError(`${directory.slice(root.length + 1)} is a link into git’s own folder`);
}

/** Writable but not replaceable: a mount point, a closed directory. */
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
