/** Files outside the scanned tree: what the runner hands over, and what the user asked to be written. */
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
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { UsageError } from '../../core/text/usage-error.ts';

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

/** Throws what the system says when the file is not there or cannot be written. */
export function appendToExisting(path: string, text: string): void {
  const handle = openSync(path, constants.O_WRONLY | constants.O_APPEND);
  try {
    appendFileSync(handle, text, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/** Throws what the system says when the file cannot be written. */
export function appendTextFile(path: string, text: string): void {
  appendFileSync(path, text, 'utf8');
}

/**
 * Writes a report to the path that the user named, below `root` when it is relative. What lies in `root` may come from
 * a stranger: a link that leads a relative path out of `root` is refused, as is a link in the file's own place.
 * Throws UsageError where the path cannot be written.
 */
export function writeReportFile(root: string, path: string, text: string): void {
  const target = resolve(root, path);
  try {
    const parent = dirname(target);
    if (!isAbsolute(path) && !path.split(/[\\/]/).includes('..')) refuseLinkOut(root, parent);
    mkdirSync(parent, { recursive: true });
    if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      throw new UsageError(`${path} is a link and is not written to`);
    }
    writeFileSync(target, text, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UsageError(`${path} cannot be written (${code})`);
  }
}

/** Looks at the part of `directory` that exists already, before anything is made in it. */
function refuseLinkOut(root: string, directory: string): void {
  const home = realpathSync(root);
  let existing = directory;
  while (lstatSync(existing, { throwIfNoEntry: false }) === undefined && dirname(existing) !== existing) {
    existing = dirname(existing);
  }
  const real = realpathSync(existing);
  if (real !== home && !real.startsWith(home.endsWith(sep) ? home : join(home, sep))) {
    throw new UsageError(`${directory.slice(root.length + 1)} is a link out of the working directory`);
  }
}
