/**
 * Ends a tool that holds more memory than it may. The system's own limits count what is reserved, of which Go reserves
 * more than it uses. A thread looks, as starting a program blocks this one; elsewhere than on Linux it sees nothing.
 */
import { Worker } from 'node:worker_threads';

/** Shared with the thread: KiB that a running tool may hold, else 0; whether one held more. */
const WORDS = 2;

/** Descendants as /proc lists them (proc(5): task/TID/children, status VmRSS). Bundled by `npm run build`. */
const THREAD = `
const { workerData: words } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const read = (path) => { try { return readFileSync(path, 'latin1'); } catch { return ''; } };
const MOST = 100;
setInterval(() => {
  const most = Atomics.load(words, 0);
  if (most === 0) return;
  const open = [process.pid];
  for (let next = 0; next < open.length && next < MOST; next += 1) {
    const pid = open[next];
    for (const child of read('/proc/' + pid + '/task/' + pid + '/children').split(' '))
      if (child !== '') open.push(Number(child));
    const held = next === 0 ? undefined : /^VmRSS:\\s*(\\d+) kB$/m.exec(read('/proc/' + pid + '/status'));
    if (held === undefined || held === null || Number(held[1]) <= most) continue;
    Atomics.store(words, 1, 1);
    try { process.kill(pid, 'SIGKILL'); } catch {}
  }
}, 10);
`;

/** `exceeded`: what ran held more than these bytes, and was ended. */
export function watchingMemory<T>(bytes: number, run: () => T): { readonly result: T; readonly exceeded: boolean } {
  const words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
  words[0] = Math.ceil(bytes / 1024);
  const thread =
    process.platform === 'linux' ? new Worker(THREAD, { eval: true, execArgv: [], workerData: words }) : undefined;
  thread?.unref();
  // Without threads the system's limits remain.
  thread?.on('error', () => undefined);
  try {
    const result = run();
    return { result, exceeded: Atomics.load(words, 1) === 1 };
  } finally {
    Atomics.store(words, 0, 0);
    void thread?.terminate();
  }
}
