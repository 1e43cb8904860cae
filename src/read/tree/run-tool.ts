/**
 * Runs template engines on copies of hostile input, which chooses neither program nor arguments, and sees neither
 * credentials nor network. Without a memory bound nothing is run.
 */

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../../core/text/invariant.ts';
import { once } from '../../core/text/once.ts';
import { findProgram, startProgram } from './process.ts';

export interface ToolJob {
  /** By relative path with `/`. */
  readonly files: ReadonlyMap<string, Buffer | string>;
  readonly args: readonly string[];
}
export type ToolAnswer =
  | { readonly done: true; readonly text: string }
  | { readonly done: false; readonly message: string };

/** `sealed`: own namespaces that show only copies. `bounded`: input must be free of what it would fetch or open. */
export type Isolation = 'sealed' | 'bounded' | 'none';

export interface Tool {
  (job: ToolJob): ToolAnswer;
  /** Tested on first use; by default `bounded`. */
  readonly isolation?: () => Isolation;
}

export interface ToolLimits {
  readonly timeout: number;
  readonly all: number;
  readonly maxOutputBytes: number;
  readonly maxMemoryBytes: number;
}
/** A large platform's kustomization takes two seconds and 150 MiB. */
const TOOL_LIMITS: ToolLimits = {
  timeout: 8_000,
  all: 120_000,
  maxOutputBytes: 16 * 1024 * 1024,
  maxMemoryBytes: 512 * 1024 * 1024,
};
/** Go reserves more address space than it uses. */
const RESERVED_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_WRITTEN_BYTES = 64 * 1024 * 1024;
/** System folders for namespace tools, not the user's. */
const SYSTEM = '/usr/bin:/bin:/usr/sbin:/sbin';
/** Nobody listens: fetches fail at once. */
const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;

/** In `path`, a list as in PATH; never inside the scanned tree. */
export function findTool(name: string, path: string | undefined, root: string): string | undefined {
  return findProgram(name, path, realpathSync.native(root));
}

/** Works in a temporary folder for each call. `probe`: arguments that always succeed. */
export function openTool(
  program: string,
  limits: ToolLimits = TOOL_LIMITS,
  probe: readonly string[] = ['version'],
): Tool {
  let spent = 0;
  let slow = false;
  const isolation = once(
    (): Isolation => (['sealed', 'bounded'] as const).find((one) => launches(program, probe, one, limits)) ?? 'none',
  );
  const tool = ({ files, args }: ToolJob): ToolAnswer => {
    if (spent >= limits.all)
      return { done: false, message: `all runs together took more than ${limits.all / 1000} seconds` };
    if (slow) return { done: false, message: 'another run took too long, and none is made after it' };
    const how = isolation();
    if (how === 'none')
      return { done: false, message: 'it cannot be started here with bounded memory, and is not run without' };
    const start = performance.now();
    try {
      return inFolder((folder) => {
        for (const [path, content] of files) {
          if (!isPlain(path))
            return { done: false, message: `${JSON.stringify(path)} is not a path that can be copied` };
          const copy = join(folder, 'work', path);
          mkdirSync(dirname(copy), { recursive: true });
          writeFileSync(copy, content, { flag: 'wx' });
        }
        const { result, exceeded } = watchingMemory(limits.maxMemoryBytes, () =>
          launch({ program, args, how, limits }, folder),
        );
        slow ||= codeOf(result) === 'ETIMEDOUT';
        return exceeded ? { done: false, message: tookMemory(limits) } : answerOf(result, folder, limits);
      });
    } finally {
      spent += performance.now() - start;
    }
  };
  return Object.assign(tool, { isolation });
}

interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly how: 'sealed' | 'bounded';
  readonly limits: ToolLimits;
}

function launches(program: string, probe: readonly string[], how: 'sealed' | 'bounded', limits: ToolLimits): boolean {
  if (how === 'bounded') {
    // Only the bounds are tested, not the output.
    return (
      process.platform !== 'win32' && startProgram('/bin/sh', ['-c', `${bounds(limits)}`], { env: {} }).status === 0
    );
  }
  if (process.platform !== 'linux') return false;
  const answer = inFolder((folder) => {
    const result = launch({ program, args: probe, how, limits }, folder);
    return result.error === undefined && result.status === 0 ? { done: true, text: '' } : { done: false, message: '' };
  });
  return answer.done;
}

function inFolder(run: (folder: string) => ToolAnswer): ToolAnswer {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'loopgate-'));
  try {
    for (const name of ['work', 'home', 'bin', 'tmp']) mkdirSync(join(folder, name));
    return run(folder);
  } catch (error) {
    return { done: false, message: oneLine(error instanceof Error ? error.message : String(error), folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
  }
}

function isPlain(path: string): boolean {
  return !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Shell commands that set limits, or exit 125. */
function bounds({ timeout, maxMemoryBytes }: ToolLimits): string {
  const kib = (bytes: number): number => Math.ceil(bytes / 1024);
  return [
    'ulimit -c 0',
    `ulimit -d ${kib(maxMemoryBytes)}`,
    `ulimit -v ${kib(maxMemoryBytes + RESERVED_BYTES)}`,
    // Blocks of 512 bytes.
    `ulimit -f ${Math.ceil(MAX_WRITTEN_BYTES / 512)}`,
    // Two processors for the time limit, and a start.
    `ulimit -t ${Math.ceil((timeout * 2) / 1000) + 1}`,
  ]
    .map((one) => `${one} || exit 125`)
    .join('; ');
}

const NAMESPACES = [
  '--user',
  '--map-root-user',
  '--net',
  '--ipc',
  '--uts',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child=KILL',
];

/** A sealed folder shows only the tool and the copies. */
function commandOf({ program, how, limits }: Run, folder: string): readonly string[] {
  const start = `${bounds(limits)}; `;
  if (how === 'bounded') return ['/bin/sh', '-c', `${start}exec "$@"`, 'sh', program];
  const [unshare, mount] = ['unshare', 'mount'].map((name) => findTool(name, SYSTEM, folder));
  if (unshare === undefined || mount === undefined) return ['/bin/sh', '-c', 'exit 125', 'sh'];
  writeFileSync(join(folder, 'tool'), '', { mode: 0o755 });
  const seal = 'mount=$1; unshare=$2; root=$3; tool=$4; shift 4; "$mount" --bind "$tool" "$root/tool" || exit 125; ';
  const into = 'exec "$unshare" --root="$root" --wd=/work -- /tool "$@"';
  const shell = ['/bin/sh', '-c', `${start}${seal}${into}`, 'sh', mount, unshare, folder, realpathSync(program)];
  return [unshare, ...NAMESPACES, '--', ...shell];
}

function launch(run: Run, folder: string): ReturnType<typeof startProgram> {
  const { how, limits } = run;
  const root = how === 'sealed' ? '' : folder;
  const home = `${root}/home`;
  const [command, ...rest] = [...commandOf(run, folder), ...run.args] as [string, ...string[]];
  // spawnSync honours `detached`, documented for spawn only (node lib/child_process.js).
  const options = {
    cwd: join(folder, 'work'),
    input: '',
    timeout: limits.timeout,
    killSignal: 'SIGKILL' as const,
    maxBuffer: limits.maxOutputBytes,
    // A process group, to kill its children too.
    detached: true,
    windowsHide: true,
    env: {
      // An empty folder: no git, no plugins.
      PATH: `${root}/bin`,
      HOME: home,
      TMPDIR: `${root}/tmp`,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      HELM_CONFIG_HOME: home,
      HELM_CACHE_HOME: home,
      HELM_DATA_HOME: home,
      HELM_PLUGINS: `${root}/bin`,
      KUSTOMIZE_PLUGIN_HOME: `${root}/bin`,
      KUBECONFIG: `${home}/none`,
      HTTP_PROXY: NO_PROXY,
      HTTPS_PROXY: NO_PROXY,
      http_proxy: NO_PROXY,
      https_proxy: NO_PROXY,
      GOMAXPROCS: '2',
      // Collects garbage before the bound.
      GOMEMLIMIT: `${Math.floor((limits.maxMemoryBytes * 3) / 4)}`,
      LC_ALL: 'C',
    },
  };
  const result = startProgram(command, rest, options);
  if (result.pid > 0) {
    try {
      process.kill(-result.pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
  return result;
}

function mebibytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}

function tookMemory({ maxMemoryBytes }: ToolLimits): string {
  return `it took more than ${mebibytes(maxMemoryBytes)} MiB of memory`;
}

function codeOf(result: { readonly error?: Error }): string | undefined {
  return errorCode(result.error);
}

function answerOf(
  result: { readonly error?: Error; readonly status: number | null; readonly signal: string | null } & {
    readonly stdout: Buffer;
    readonly stderr: Buffer;
  },
  folder: string,
  limits: ToolLimits,
): ToolAnswer {
  const refused = (message: string): ToolAnswer => ({ done: false, message });
  const code = codeOf(result);
  if (code === 'ETIMEDOUT') return refused(`it did not end within ${limits.timeout / 1000} seconds`);
  if (code === 'ENOBUFS') return refused(`it wrote more than ${mebibytes(limits.maxOutputBytes)} MiB`);
  if (result.error !== undefined) return refused(oneLine(result.error.message, folder));
  if (result.status === 0) return { done: true, text: result.stdout.toString('utf8') };
  const errors = result.stderr.subarray(0, 64 * 1024).toString('utf8');
  if (/^(?:fatal error: |runtime: )?.{0,40}(?:out of memory|cannot allocate memory)/im.test(errors))
    return refused(tookMemory(limits));
  return refused(oneLine(errors, folder) || `it ended with ${result.status ?? result.signal}`);
}

function oneLine(text: string, folder: string): string {
  const lines = text
    .replaceAll(`${folder}/work/`, '')
    .replaceAll(folder, '')
    // As a sealed tool sees it.
    .replaceAll(/(?<![\w.-])\/work\/(?=[^\s/])/g, '')
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim())
    .filter((line) => line !== '' && !/^(?:# )?warning|^level=|^Use --debug/i.test(line));
  const line = lines.find((one) => /^error/i.test(one)) ?? lines.at(-1) ?? '';
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}...` : line;
}

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
