/**
 * Template engines of the machine, on copies of what a repository holds. The repository is hostile: it chooses neither the
 * program nor its arguments, sees no credential and no network, and what it starts is ended with it.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { findProgram, startProgram } from './process.ts';

export interface ToolJob {
  /** Files by their paths below the folder that the tool works in; relative, with `/`. */
  readonly files: ReadonlyMap<string, Buffer | string>;
  readonly args: readonly string[];
}
export type ToolAnswer =
  | { readonly done: true; readonly text: string }
  /** One line in the tool's own words. */
  | { readonly done: false; readonly message: string };
export type Tool = (job: ToolJob) => ToolAnswer;

export interface ToolLimits {
  /** Milliseconds for one run, and for all runs of a scan together. */
  readonly timeout: number;
  readonly all: number;
  readonly maxOutputBytes: number;
}
const LIMITS: ToolLimits = { timeout: 60_000, all: 300_000, maxOutputBytes: 64 * 1024 * 1024 };
/** Nobody listens there: whoever wants to fetch something is refused at once. */
const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;

/** An executable of one of the names in `path`, a list as in PATH; never one inside the tree that is scanned. */
export function findTool(names: readonly string[], path: string | undefined, root: string): string | undefined {
  const inside = realpathSync.native(root);
  for (const name of names) {
    const program = findProgram(name, path, inside);
    if (program !== undefined) return program;
  }
  return undefined;
}

/** The program as a tool that works in a folder of its own, which is gone when it has answered. */
export function openTool(program: string, limits: ToolLimits = LIMITS): Tool {
  let spent = 0;
  return ({ files, args }) => {
    if (spent >= limits.all)
      return { done: false, message: `all runs together took more than ${limits.all / 1000} seconds` };
    const start = performance.now();
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'loopgate-'));
    try {
      const work = join(folder, 'work');
      for (const name of ['work', 'home', 'bin', 'tmp']) mkdirSync(join(folder, name));
      for (const [path, content] of files) {
        if (!isPlain(path)) return { done: false, message: `${JSON.stringify(path)} is no path that can be copied` };
        mkdirSync(dirname(join(work, path)), { recursive: true });
        writeFileSync(join(work, path), content, { flag: 'wx' });
      }
      return run(program, args, folder, limits);
    } catch (error) {
      return { done: false, message: oneLine((error as Error).message, folder) };
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
      spent += performance.now() - start;
    }
  };
}

function isPlain(path: string): boolean {
  return (
    !isAbsolute(path) &&
    !path.includes('\0') &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

function run(program: string, args: readonly string[], folder: string, limits: ToolLimits): ToolAnswer {
  const home = join(folder, 'home');
  // `detached` is understood here as by spawn, though it is only documented there (node lib/child_process.js).
  const options = {
    cwd: join(folder, 'work'),
    input: '',
    timeout: limits.timeout,
    killSignal: 'SIGKILL' as const,
    maxBuffer: limits.maxOutputBytes,
    // A group of its own, so that whatever it starts can be ended with it.
    detached: true,
    windowsHide: true,
    env: {
      // An empty folder: no git to fetch with, no plugin to start.
      PATH: join(folder, 'bin'),
      HOME: home,
      TMPDIR: join(folder, 'tmp'),
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      HELM_CONFIG_HOME: home,
      HELM_CACHE_HOME: home,
      HELM_DATA_HOME: home,
      HELM_PLUGINS: join(folder, 'bin'),
      KUBECONFIG: join(home, 'none'),
      HTTP_PROXY: NO_PROXY,
      HTTPS_PROXY: NO_PROXY,
      http_proxy: NO_PROXY,
      https_proxy: NO_PROXY,
      GOMAXPROCS: '2',
      LC_ALL: 'C',
    },
  };
  const result = startProgram(program, args, options);
  if (result.pid > 0) {
    try {
      process.kill(-result.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  }
  const code = (result.error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ETIMEDOUT') return { done: false, message: `it did not end within ${limits.timeout / 1000} seconds` };
  if (code === 'ENOBUFS')
    return { done: false, message: `it wrote more than ${Math.ceil(limits.maxOutputBytes / 1024 / 1024)} MiB` };
  if (result.error !== undefined) return { done: false, message: oneLine(result.error.message, folder) };
  if (result.status === 0) return { done: true, text: result.stdout.toString('utf8') };
  return {
    done: false,
    message:
      oneLine(result.stderr.subarray(0, 64 * 1024).toString('utf8'), folder) ||
      `it ended with ${result.status ?? result.signal}`,
  };
}

/** The last line that says something, without our folder's name and without what a terminal would act on. */
function oneLine(text: string, folder: string): string {
  const lines = text
    .replaceAll(`${folder}/work/`, '')
    .replaceAll(folder, '')
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim())
    .filter((line) => line !== '' && !/^(?:# )?warning|^level=|^Use --debug/i.test(line));
  const line = lines.find((one) => /^error/i.test(one)) ?? lines.at(-1) ?? '';
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}...` : line;
}
