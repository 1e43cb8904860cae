/** Real git repositories in temporary directories, and clones as actions/checkout leaves them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Files = Readonly<Record<string, string | null>>;

const IDENTITY: Readonly<Record<string, string>> = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

export function git(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: directory,
    env: { ...process.env, ...IDENTITY },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

export interface Scratch {
  readonly directory: string;
  remove(): void;
}

export function scratch(): Scratch {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'loopgate-')));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Null deletes. */
export function writeFiles(directory: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(directory, path);
    if (text === null) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Answers with the commit id. */
export function commit(directory: string, files: Files, message: string): string {
  writeFiles(directory, files);
  git(directory, 'add', '-A');
  git(directory, 'commit', '-q', '--allow-empty', '-m', message);
  return git(directory, 'rev-parse', 'HEAD');
}

export interface PullRequest {
  /** The repository on the "server". */
  readonly origin: string;
  /** The clone of the runner, of depth 1, with the merge commit checked out. */
  readonly workspace: string;
  /** Where the head's branch began. */
  readonly fork: string;
  /** The tip of main, which the merge has as its first parent. */
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/**
 * A pull request as GitHub lays it out: `main` has `start`, then `baseChange`; the branch has `start`, then
 * `headChange`; `refs/pull/7/merge` joins them, and the workspace is a shallow clone of that.
 */
export function pullRequest(
  scratchDirectory: string,
  files: { readonly start: Files; readonly headChange: Files; readonly baseChange?: Files },
): PullRequest {
  const origin = join(scratchDirectory, 'origin');
  mkdirSync(origin);
  git(origin, 'init', '-q', '-b', 'main');
  // GitHub serves any commit by its id.
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const fork = commit(origin, files.start, 'start');
  git(origin, 'checkout', '-q', '-b', 'topic');
  const head = commit(origin, files.headChange, 'change');
  git(origin, 'checkout', '-q', 'main');
  const base = files.baseChange === undefined ? fork : commit(origin, files.baseChange, 'meanwhile');
  git(origin, 'checkout', '-q', '--detach', 'main');
  git(origin, 'merge', '-q', '--no-ff', '-m', 'merge', 'topic');
  const merge = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'update-ref', 'refs/pull/7/merge', merge);
  git(origin, 'update-ref', 'refs/pull/7/head', head);
  git(origin, 'checkout', '-q', 'main');
  const workspace = join(scratchDirectory, 'workspace');
  checkOut(origin, workspace, merge, 'refs/pull/7/merge');
  return { origin, workspace, fork, base, head, merge };
}

/** What actions/checkout does with its default depth. */
export function checkOut(origin: string, workspace: string, id: string, ref: string): void {
  mkdirSync(workspace, { recursive: true });
  git(workspace, 'init', '-q');
  git(workspace, 'remote', 'add', 'origin', pathToFileURL(origin).href);
  git(
    workspace,
    'fetch',
    '-q',
    '--no-tags',
    '--depth=1',
    'origin',
    `+${id}:refs/remotes/${ref.replace(/^refs\//, '')}`,
  );
  git(workspace, 'checkout', '-q', '--detach', id);
}

/** The workspace's server is gone: nothing can be fetched any more. */
export function cutOff(pull: Pick<PullRequest, 'workspace'>): void {
  git(pull.workspace, 'remote', 'set-url', 'origin', pathToFileURL(join(pull.workspace, '..', 'nowhere')).href);
}
