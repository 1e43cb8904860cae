/** The only place that starts git. No setting of repository, user or environment chooses a program. */

import { realpathSync } from 'node:fs';
import { delimiter } from 'node:path';
import { findProgram, searchPath, startProgram } from './process.ts';
import { findWorkTree, type WorkTree } from './work-tree.ts';

/** A listing of a million files. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
/** Milliseconds. It waits for ever where `.gitignore` is a pipe that nobody writes to. */
const MAX_TIME = 300_000;

/** git-config(1); the command line overrides files. No protection rests on a setting that git before 2.38 lacks. */
const SETTINGS: readonly string[] = [
  // Checkouts of container jobs belong to another user.
  'safe.directory=*',
  'safe.bareRepository=explicit',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.pager=cat',
  'core.editor=false',
  'sequence.editor=false',
  'core.askPass=',
  'core.sshCommand=false',
  'core.gitProxy=',
  // Run by a shell with the alternate's path appended: `:` does nothing.
  'core.alternateRefsCommand=:',
  'credential.helper=',
  'diff.external=',
  'gpg.program=false',
  'log.showSignature=false',
  'uploadpack.packObjectsHook=',
  'maintenance.auto=false',
  'gc.auto=0',
  'fetch.writeCommitGraph=false',
  'fetch.recurseSubmodules=false',
  'submodule.recurse=false',
  'core.quotePath=false',
];

export interface GitResult {
  /** -1 when git could not start or was killed. */
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly absent?: boolean;
}

export interface GitOptions {
  readonly input?: Buffer | string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly maxOutputBytes?: number;
  /** May use the network, with the user's settings for the server. */
  readonly fetches?: boolean;
  /** Also reads user and system settings, but for those that start programs. */
  readonly userSettings?: boolean;
}

/** git does not start where `root` is no top level: it would search for another repository. */
export function runGit(root: string, args: readonly string[], options: GitOptions = {}): GitResult {
  const tree = workTreeAt(root);
  if (tree === undefined) return notStarted(`${root} is not the top level of a git work tree`);
  const program = findProgram('git', process.env.PATH, tree.top);
  if (program === undefined) return { ...notStarted('git is not installed'), absent: true };
  const { fetches = false, timeout = MAX_TIME } = options;
  const own = [
    '--no-pager',
    '--no-optional-locks',
    '--literal-pathspecs',
    '--no-replace-objects',
    `--git-dir=${tree.gitDir}`,
    `--work-tree=${tree.top}`,
    ...[...SETTINGS, `protocol.allow=${fetches ? 'user' : 'never'}`].flatMap((setting) => ['-c', setting]),
  ];
  const result = startProgram(program, [...own, ...args], {
    cwd: tree.top,
    input: options.input ?? '',
    env: { ...environment(tree.top, fetches, fetches || options.userSettings === true), ...options.env },
    maxBuffer: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
    windowsHide: true,
    timeout,
  });
  const started = result.error === undefined;
  return {
    status: started ? (result.status ?? -1) : -1,
    stdout: result.stdout ?? Buffer.alloc(0),
    stderr: started ? String(result.stderr ?? '') : reasonOf(result.error, timeout),
  };
}

function reasonOf(error: NodeJS.ErrnoException | undefined, timeout: number): string {
  return error?.code === 'ETIMEDOUT' ? `it did not end within ${timeout / 1000} seconds` : String(error?.message);
}

/** Undefined where `root` is no top level. */
function workTreeAt(root: string): WorkTree | undefined {
  try {
    const real = realpathSync.native(root);
    const tree = findWorkTree(real);
    return tree?.top === real ? tree : undefined;
  } catch {
    return undefined;
  }
}

function notStarted(because: string): GitResult {
  return { status: -1, stdout: Buffer.alloc(0), stderr: because };
}

function isOfGit(name: string): boolean {
  return name.startsWith('GIT_') || name.startsWith('SSH_ASKPASS') || ['PAGER', 'EDITOR', 'VISUAL'].includes(name);
}

function environment(top: string, fetches: boolean, userSettings: boolean): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    // GIT_DIR, GIT_INDEX_FILE, GIT_EXTERNAL_DIFF, GIT_SSH_COMMAND, GIT_EXEC_PATH, ...
    if (value === undefined || isOfGit(name.toUpperCase())) continue;
    env[name] = value;
  }
  // The command line overrides settings in the environment.
  if (userSettings) {
    for (const [name, value] of Object.entries(process.env))
      if (value !== undefined && /^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|GLOBAL|SYSTEM|NOSYSTEM)$/.test(name))
        env[name] = value;
  } else {
    env.GIT_CONFIG_GLOBAL = '/dev/null';
    env.GIT_CONFIG_NOSYSTEM = '1';
  }
  return {
    ...env,
    PATH: searchPath(process.env.PATH, top).join(delimiter),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    // Overrides protocol.*.allow, and stops lazy fetches of git before 2.45.
    GIT_ALLOW_PROTOCOL: fetches ? 'https:http:file' : 'none',
  };
}

/** For listings with `--exclude-standard`: the user's own ignore file. */
export function userExcludes(root: string): readonly string[] {
  const asked = runGit(root, ['config', '--type=path', '--get', 'core.excludesFile'], { userSettings: true });
  const path = asked.stdout.toString('utf8').replace(/\n$/, '');
  return path === '' ? [] : ['-c', `core.excludesFile=${path}`];
}

/** Names that are not UTF-8 get replacement characters. */
export function splitNul(output: Buffer): string[] {
  return output.toString('utf8').split('\0').slice(0, -1);
}

/** `--end-of-options`: the name comes from flags or events (git-rev-parse(1)). */
export function resolveRevision(root: string, revision: string, run: typeof runGit = runGit): string | undefined {
  if (revision === '' || revision.includes('\0')) return undefined;
  const result = run(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  const id = result.stdout.toString('latin1').trim();
  return result.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
