/** The git process. The repository is hostile: nothing in it may choose a program that runs. */
import { spawnSync } from 'node:child_process';

/** Enough for the listing of a repository with a million files. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

const SAFE_SETTINGS: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  // Container jobs see a checkout that belongs to another user; git-config(1) safe.directory.
  '-c',
  'safe.directory=*',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.quotePath=false',
];

export interface GitResult {
  /** The exit code; -1 when git could not be started or was ended. */
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface GitOptions {
  readonly input?: Buffer | string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which git is ended. */
  readonly timeout?: number;
  readonly maxOutputBytes?: number;
}

/** Runs git in `root` and waits for it. Never throws for what git says; GIT_* variables of the user stay as they are. */
export function runGit(root: string, args: readonly string[], options: GitOptions = {}): GitResult {
  const result = spawnSync('git', [...SAFE_SETTINGS, ...args], {
    cwd: root,
    input: options.input ?? '',
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C', ...options.env },
    maxBuffer: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
    windowsHide: true,
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
  });
  const started = result.error === undefined;
  return {
    status: started ? (result.status ?? -1) : -1,
    stdout: result.stdout ?? Buffer.alloc(0),
    stderr: started ? String(result.stderr ?? '') : String(result.error?.message),
  };
}

/** NUL separated output as strings; a name that is not UTF-8 keeps replacement characters. */
export function splitNul(output: Buffer): string[] {
  const parts = output.toString('utf8').split('\0');
  if (parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * The full commit id of a revision, or undefined when there is none by that name. The name may come from a flag or an
 * event: `--end-of-options` keeps it from being an option (git-rev-parse(1)).
 */
export function resolveRevision(root: string, revision: string): string | undefined {
  if (revision === '' || revision.includes('\0')) return undefined;
  const result = runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  const id = result.stdout.toString('latin1').trim();
  return result.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
