/** The only way to open files: regular, bounded, and the one that was looked at. */

import { createHash, hash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, realpathSync } from 'node:fs';
import { errorCode } from '../../core/text/invariant.ts';
import type { Unreadable } from './tree.ts';

/** Refuses links at or on the way to it, pipes and devices. Content in `window` lasts until the next call. */
export function readPlainFile(at: string, maxBytes: number, window?: Buffer): Buffer | Unreadable {
  return withPlainFile(at, (handle, size) => readWithin(handle, size, maxBytes, window));
}

function readWithin(handle: number, size: number, maxBytes: number, window: Buffer | undefined): Buffer | Unreadable {
  if (size > maxBytes) return { unreadable: `it has more than ${sizeText(maxBytes)}`, bound: true };
  return readAll(handle, window !== undefined && size <= window.length ? window : Buffer.allocUnsafe(size), size);
}

export interface FolderReader {
  readonly read: (path: string) => Buffer | Unreadable;
  readonly close: () => void;
}

/**
 * As `readPlainFile`, of many files below `root`. Linux opens a folder's files by its handle (proc(5)): the way to them
 * is looked at once, and the handle leads nowhere else.
 */
export function openFolderReader(root: string, maxBytes: number, window: Buffer): FolderReader {
  let current = '';
  let handle: number | undefined;
  const close = (): void => {
    if (handle !== undefined) closeSync(handle);
    handle = undefined;
    current = '';
  };
  return {
    close,
    read: (path) => {
      const slash = path.lastIndexOf('/');
      const folder = root + path.slice(0, Math.max(slash, 0));
      if (folder !== current) {
        close();
        handle = openFolder(slash === -1 ? folder.slice(0, -1) : folder);
        current = folder;
      }
      if (handle === undefined) return readPlainFile(root + path, maxBytes, window);
      const at = `/proc/self/fd/${handle}/${path.slice(slash + 1)}`;
      return (
        readShort(at, window) ?? withPlainFile(at, (file, size) => readWithin(file, size, maxBytes, window), isInFolder)
      );
    },
  };
}

/** Undefined where it is reached by a link, or cannot be used so. */
function openFolder(at: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  let handle: number;
  try {
    handle = openSync(at, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch {
    return undefined;
  }
  if (isAt(handle, at)) return handle;
  closeSync(handle);
  return undefined;
}

/** One that ends within the window, without asking what it is: a pipe has no position (pread(2)), and devices fill it or end at once. */
function readShort(at: string, window: Buffer): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(at, PLAINLY);
    const got = readSync(handle, window, 0, window.length, 0);
    return got > 0 && got < window.length ? window.subarray(0, got) : undefined;
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** No link is followed from there on. */
const isInFolder = (): boolean => true;

const PLAINLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export interface DigestForm {
  readonly algorithm: string;
  /** Latin-1, before the bytes. */
  readonly header: (size: number) => string;
}

/** `content` is behind the room for a header, so that both are digested in one call: starting a digest is slow. */
export function openWindow(bytes: number): { readonly window: Buffer; readonly content: Buffer } {
  const window = Buffer.allocUnsafe(MAX_HEADER + bytes);
  return { window, content: window.subarray(MAX_HEADER) };
}

const MAX_HEADER = 64;

/** `bytes` stand at the beginning of the window's content. */
export function digestInWindow(window: Buffer, bytes: Buffer, { algorithm, header }: DigestForm): string {
  const begin = header(bytes.length);
  const start = MAX_HEADER - begin.length;
  window.write(begin, start, 'latin1');
  return hash(algorithm, window.subarray(start, MAX_HEADER + bytes.length), 'hex');
}

/** Of any size; overwrites `window`. Undefined where unreadable. */
export function digestPlainFile(at: string, window: Buffer, { algorithm, header }: DigestForm): string | undefined {
  const digest = withPlainFile(at, (handle, size) => {
    const whole = createHash(algorithm).update(header(size), 'latin1');
    for (let got = readSync(handle, window); got > 0; got = readSync(handle, window))
      whole.update(window.subarray(0, got));
    return whole.digest('hex');
  });
  return typeof digest === 'string' ? digest : undefined;
}

function withPlainFile<T>(
  at: string,
  use: (handle: number, size: number) => T,
  isHere: (handle: number, at: string) => boolean = isAt,
): T | Unreadable {
  let handle: number;
  try {
    handle = openSync(at, PLAINLY);
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error';
    return { unreadable: `it could not be opened (${code})`, gone: code === 'ENOENT' };
  }
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile()) return { unreadable: 'it is not a regular file' };
    if (!isHere(handle, at)) return { unreadable: 'a link took its place while it was opened' };
    return use(handle, facts.size);
  } catch (error) {
    return { unreadable: `it could not be read (${errorCode(error) ?? 'unknown error'})` };
  } finally {
    closeSync(handle);
  }
}

/** Bytes appended while reading are ignored. */
export function readAll(handle: number, bytes: Buffer, size: number): Buffer {
  let filled = 0;
  while (filled < size) {
    const got = readSync(handle, bytes, filled, size - filled, filled);
    if (got === 0) break;
    filled += got;
  }
  return filled === bytes.length ? bytes : bytes.subarray(0, filled);
}

/** Linux tells it of the handle itself (proc(5)). */
function isAt(handle: number, at: string): boolean {
  try {
    if (process.platform === 'linux' && readlinkSync(`/proc/self/fd/${handle}`) === at) return true;
    const open = fstatSync(handle, { bigint: true });
    const now = lstatSync(at, { bigint: true });
    return open.dev === now.dev && open.ino === now.ino && realpathSync.native(at) === at;
  } catch {
    return false;
  }
}

function sizeText(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
}
