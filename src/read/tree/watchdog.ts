/**
 * Ends the process where a scan takes more processor time than anything honest does: a thread asks the inspector to
 * end the main thread, even inside a regular expression. A small scan is tried under a plain time limit first.
 */
import { runInThisContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { type FileTree, isUnreadable } from './tree.ts';

/** Seconds of processor time for a scan as such, for each MiB that it reads, and for each file. */
export const WATCHDOG_SECONDS = 9;
export const WATCHDOG_SECONDS_PER_MIB = 4;
export const WATCHDOG_SECONDS_PER_FILE = 0.002;
/** Milliseconds on the clock for a first try; files and bytes of a scan that gets one. */
export const FIRST_TRY = 3_000;
export const FIRST_TRY_FILES = 1_000;
export const FIRST_TRY_BYTES: number = 2 * 1024 * 1024;
/** Characters of a path that are reported. */
const MAX_PATH = 200;

/** What the watching thread sees: milliseconds allowed, files read, length of the path that is being read. */
const WORDS = 3;

/** `npm run build` bundles the thread as this text. The message is one line of plain characters. */
const THREAD = `
const { workerData: { words, path, prefix } } = require('node:worker_threads');
const { closeSync, openSync, writeSync } = require('node:fs');
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = spent();
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
  /**
   * It may be broken off and done anew: it writes nothing. `harmless`: what is done with the result needs no
   * watching.
   */
  readonly within: <T>(work: () => T, harmless: (result: T) => boolean) => T;
}

/**
 * The tree that comes back allows more with all that is read. `prefix`: put before the message, which then goes to
 * standard output.
 */
export function watched(tree: FileTree, prefix = '', seconds: number = WATCHDOG_SECONDS): WatchedTree {
  const words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
  const path = new Uint8Array(new SharedArrayBuffer(MAX_PATH));
  let allowed = seconds * 1000;
  let trying = false;
  let thread: Worker | undefined;
  Atomics.store(words, 0, allowed);
  const watch = (): void => {
    if (thread !== undefined || trying) return;
    thread = new Worker(THREAD, { eval: true, execArgv: [], workerData: { words, path, prefix } });
    thread.unref();
    // Without threads there is nobody to watch; the scan's own bounds hold all the same.
    thread.on('error', () => undefined);
  };
  const count = (bytes: number): void => {
    allowed += bytes * ((WATCHDOG_SECONDS_PER_MIB * 1000) / (1024 * 1024));
    Atomics.store(words, 0, Math.min(2 ** 31 - 1, Math.ceil(allowed)));
  };
  const small = isSmall(tree);
  if (!small) watch();
  return {
    ...tree,
    within: (work, harmless) => {
      if (!small || thread !== undefined) return work();
      trying = true;
      const first = tryFor(FIRST_TRY, work);
      trying = false;
      if (first === undefined || !harmless(first.result)) watch();
      return first === undefined ? work() : first.result;
    },
    *files() {
      watch();
      for (const file of tree.files()) {
        const name = Buffer.from(file.path, 'latin1').subarray(0, MAX_PATH);
        path.set(name);
        Atomics.store(words, 2, name.length);
        Atomics.add(words, 1, 1);
        allowed += WATCHDOG_SECONDS_PER_FILE * 1000;
        yield {
          ...file,
          read: () => {
            const bytes = file.read();
            count(isUnreadable(bytes) ? 0 : bytes.length);
            return bytes;
          },
        };
      }
      Atomics.store(words, 2, 0);
    },
  };
}

function isSmall(tree: FileTree): boolean {
  let files = 0;
  let bytes = 0;
  for (const { size } of tree.files()) {
    files += 1;
    bytes += size ?? FIRST_TRY_BYTES + 1;
    if (files > FIRST_TRY_FILES || bytes > FIRST_TRY_BYTES) return false;
  }
  return true;
}

/** Undefined where the time was over before it was done. */
function tryFor<T>(timeout: number, work: () => T): { readonly result: T } | undefined {
  const key = Symbol.for('loopgate.work');
  let done: { readonly result: T } | undefined;
  // That of the script, which is another where tests have one of their own.
  const global: typeof globalThis = runInThisContext('globalThis');
  Reflect.set(global, key, () => {
    done = { result: work() };
  });
  try {
    runInThisContext("globalThis[Symbol.for('loopgate.work')]()", { timeout });
  } catch (error) {
    const isOver = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (!isOver) throw error;
  } finally {
    Reflect.deleteProperty(global, key);
  }
  return done;
}
