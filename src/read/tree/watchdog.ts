/**
 * Ends the process when a scan exceeds its processor time: a thread stops the main thread by the inspector, even inside
 * a regular expression. Small scans first run under a plain time limit.
 */
import { runInThisContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { type FileTree, isUnreadable, type TreeFile } from './tree.ts';

/** Processor seconds of a scan, of each MiB read, and of each file. */
const WATCHDOG_SECONDS = 9;
const WATCHDOG_SECONDS_PER_MIB = 4;
const WATCHDOG_SECONDS_PER_FILE = 0.002;
/** By the clock, as a part of the scan's processor time, which all tries share; its largest files and bytes. */
const FIRST_TRY = 0.25;
export const FIRST_TRY_FILES = 300;
export const FIRST_TRY_BYTES: number = 512 * 1024;
/** Of the reported path. */
const MAX_PATH = 200;

/** Shared with the thread: milliseconds allowed, files read, length of the current path. */
const WORDS = 3;

/** Bundled by `npm run build`. The message is one line of plain characters. */
const THREAD = `
const { workerData: { words, path, prefix, since } } = require('node:worker_threads');
const { closeSync, openSync, writeSync } = require('node:fs');
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = since ?? spent();
const timer = setInterval(() => {
  const allowed = Atomics.load(words, 0);
  if (spent() - start <= allowed) return;
  clearInterval(timer);
  const read = Atomics.load(words, 1);
  const length = Atomics.load(words, 2);
  const name = Buffer.from(path.slice(0, length)).toString('latin1').replace(/[^A-Za-z0-9 ._@\\/-]/g, '?');
  const where = length > 0 ? 'while it read ' + name : 'while it judged the ' + read + ' files that it had read';
  const text = prefix + 'LG802 unreadable: the scan took more than ' + Math.round(allowed / 1000) +
    ' seconds of processor time and was ended ' + where + '. Nothing of it is judged.\\n';
  try { writeSync(prefix === '' ? 2 : 1, text); } catch {}
  // Node has a word of its own to say when it ends beside an inspector.
  try { closeSync(2); openSync(require('node:os').devNull, 'w'); } catch {}
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000);
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'process.reallyExit(3)' });
  setTimeout(() => session.disconnect(), 500);
}, 100);
`;

export interface WatchedTree extends FileTree {
  /** `work` may be aborted and repeated: it writes nothing. `harmless`: the result needs no watching. `besides`: bytes that no file of the tree holds. */
  readonly within: <T>(work: () => T, harmless: (result: T) => boolean, besides?: number) => T;
}

/** The returned tree adds time for all it reads. `prefix` precedes the message, which then goes to standard output. */
export function watched(tree: FileTree, prefix = '', seconds: number = WATCHDOG_SECONDS): WatchedTree {
  const words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
  const path = Buffer.from(new SharedArrayBuffer(MAX_PATH));
  let allowed = seconds * 1000;
  let trying = false;
  let thread: Worker | undefined;
  Atomics.store(words, 0, allowed);
  const watch = (since?: number): void => {
    if (thread !== undefined || trying) return;
    thread = started({ words, path, prefix, since });
  };
  const count = (bytes: number): void => {
    allowed += timeFor({ files: 0, bytes });
    Atomics.store(words, 0, Math.min(2 ** 31 - 1, Math.ceil(allowed)));
  };
  const small = sizeIfSmall(tree);
  if (small === undefined) watch();
  return {
    ...tree,
    within: (work, harmless, besides = 0) => {
      count(besides);
      if (small === undefined || thread !== undefined) return work();
      trying = true;
      const since = spentTime();
      const first = tryFor(FIRST_TRY * (allowed + timeFor(small)), work);
      trying = false;
      if (first !== undefined) {
        if (!harmless(first.result)) watch();
        return first.result;
      }
      allowed = seconds * 1000;
      count(besides);
      Atomics.store(words, 1, 0);
      watch(since);
      return work();
    },
    *files() {
      watch();
      for (const file of tree.files()) {
        Atomics.store(words, 2, path.write(file.path, 'latin1'));
        Atomics.add(words, 1, 1);
        allowed += timeFor({ files: 1, bytes: 0 });
        yield counted(file, count);
      }
      Atomics.store(words, 2, 0);
    },
  };
}

function started(workerData: object): Worker {
  const thread = new Worker(THREAD, { eval: true, execArgv: [], workerData });
  thread.unref();
  // Without threads the scan's own bounds remain.
  thread.on('error', () => undefined);
  return thread;
}

function counted(file: TreeFile, count: (bytes: number) => void): TreeFile {
  return {
    ...file,
    read: () => {
      const bytes = file.read();
      count(isUnreadable(bytes) ? 0 : bytes.length);
      return bytes;
    },
    idle: () => {
      const length = file.idle?.();
      count(length ?? 0);
      return length;
    },
  };
}

interface Size {
  readonly files: number;
  readonly bytes: number;
}

/** Milliseconds. */
function timeFor({ files, bytes }: Size): number {
  return files * WATCHDOG_SECONDS_PER_FILE * 1000 + bytes * ((WATCHDOG_SECONDS_PER_MIB * 1000) / (1024 * 1024));
}

/** Milliseconds of processor time of this process. */
function spentTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function sizeIfSmall(tree: FileTree): Size | undefined {
  let files = 0;
  let bytes = 0;
  for (const { size } of tree.files()) {
    files += 1;
    bytes += size ?? FIRST_TRY_BYTES + 1;
    if (files > FIRST_TRY_FILES || bytes > FIRST_TRY_BYTES) return undefined;
  }
  return { files, bytes };
}

/** Undefined on timeout. */
function tryFor<T>(timeout: number, work: () => T): { readonly result: T } | undefined {
  const key = Symbol.for('loopgate.work');
  let done: { readonly result: T } | undefined;
  // That of the script, which is another where tests have one of their own.
  const global: typeof globalThis = runInThisContext('globalThis');
  Reflect.set(global, key, () => {
    done = { result: work() };
  });
  try {
    runInThisContext("globalThis[Symbol.for('loopgate.work')]()", {
      timeout: Math.min(2 ** 31 - 1, Math.ceil(timeout)),
    });
  } catch (error) {
    const isOver = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (!isOver) throw error;
  } finally {
    Reflect.deleteProperty(global, key);
  }
  return done;
}
