/** Real git repositories in temporary directories, and clones as actions/checkout leaves them. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { initRepository, layDown, pickUp } from '../../support/git.ts';

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
  return run(directory, 'git', args);
}

/** One command after the other until one fails, `git` before each; a test process is large, and costs much to start another from. */
function gitEach(directory: string, commands: readonly (readonly string[])[], input = ''): string {
  const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;
  const script = commands.map((args) => ['git', ...args].map(quoted).join(' ')).join(' && ');
  return run(directory, 'sh', ['-c', script], input);
}

function run(directory: string, program: string, args: readonly string[], input = ''): string {
  return execFileSync(program, args, {
    cwd: directory,
    env: { ...process.env, ...IDENTITY },
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
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
  return gitEach(directory, [
    ['add', '-A'],
    ['commit', '-q', '--allow-empty', '-m', message],
    ['rev-parse', 'HEAD'],
  ]);
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
export function pullRequest(scratchDirectory: string, files: PullRequestFiles): PullRequest {
  const [origin, workspace] = [join(scratchDirectory, 'origin'), join(scratchDirectory, 'workspace')];
  const key = JSON.stringify(files);
  const known = made.get(key);
  if (known === undefined) {
    const ids = makePullRequest(origin, workspace, files);
    made.set(key, { ids, laid: [origin, workspace].map(pickUp), href: pathToFileURL(origin).href });
    return { origin, workspace, ...ids };
  }
  for (const [index, laid] of known.laid.entries()) layDown(laid, [origin, workspace][index] ?? '');
  const config = join(workspace, '.git', 'config');
  writeFileSync(config, readFileSync(config, 'utf8').replace(known.href, pathToFileURL(origin).href));
  return { origin, workspace, ...known.ids };
}

type Ids = Pick<PullRequest, 'fork' | 'base' | 'head' | 'merge'>;

/** Git makes each once. */
const made = new Map<
  string,
  { readonly ids: Ids; readonly laid: readonly ReturnType<typeof pickUp>[]; readonly href: string }
>();

interface PullRequestFiles {
  readonly start: Files;
  readonly headChange: Files;
  readonly baseChange?: Files;
}

function makePullRequest(origin: string, workspace: string, files: PullRequestFiles): Ids {
  const { start, headChange, baseChange } = files;
  const history: Imported[] = [
    { ref: 'refs/heads/main', message: 'start', files: start, parents: [] },
    { ref: 'refs/heads/topic', message: 'change', files: headChange, parents: [1] },
  ];
  if (baseChange !== undefined)
    history.push({ ref: 'refs/heads/main', message: 'meanwhile', files: baseChange, parents: [1] });
  const tip = baseChange === undefined ? 1 : 3;
  const disjoint = Object.keys(baseChange ?? {}).every((path) => !(path in headChange));
  if (disjoint) history.push({ ref: 'refs/pull/7/merge', message: 'merge', files: headChange, parents: [tip, 2] });
  history.push({ ref: 'refs/pull/7/head', parents: [2] });
  const ids = importCommits(origin, history);
  const idOf = (mark: number): string => ids.get(mark) ?? '';
  const [fork, head, base] = [idOf(1), idOf(2), idOf(tip)];
  const merge = disjoint ? idOf(history.length - 1) : mergeLines(origin, base);
  checkOut(origin, workspace, merge, 'refs/pull/7/merge');
  return { fork, base, head, merge };
}

interface Imported {
  readonly ref: string;
  /** Without it the ref is its parent. */
  readonly message?: string;
  readonly files?: Files;
  /** By their numbers among the commits of one import, from 1. */
  readonly parents: readonly number[];
}

/** A new repository with the same commits as one after the other by `commit`, of one process: git-fast-import(1). */
function importCommits(directory: string, commits: readonly Imported[]): ReadonlyMap<number, string> {
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const quoted = (path: string): string => `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
  const stream = commits.map(({ ref, message, files = {}, parents: [from, ...merged] }, index) => {
    if (message === undefined) return `reset ${ref}\nfrom :${from}\n\n`;
    const who = 'A <a@example.org> 1767225600 +0000';
    const changes = Object.entries(files).map(([path, text]) =>
      text === null ? `D ${quoted(path)}\n` : `M 100644 inline ${quoted(path)}\n${data(text)}`,
    );
    const parents = `${from === undefined ? '' : `from :${from}\n`}${merged.map((one) => `merge :${one}\n`).join('')}`;
    return `commit ${ref}\nmark :${index + 1}\nauthor ${who}\ncommitter ${who}\n${data(`${message}\n`)}${parents}${changes.join('')}\n`;
  });
  initRepository(directory);
  // GitHub serves any commit by its id.
  configure(directory, '[uploadpack]\n\tallowAnySHA1InWant = true\n');
  const marks = join(directory, '.git', 'marks');
  gitEach(
    directory,
    [
      ['fast-import', '--quiet', `--export-marks=${marks}`],
      ['reset', '-q', '--hard'],
    ],
    stream.join(''),
  );
  const lines = readFileSync(marks, 'utf8').trim().split('\n');
  rmSync(marks);
  return new Map(lines.map((line) => [Number(line.slice(1, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1)]));
}

/** Lines more of a repository's own settings. */
function configure(directory: string, lines: string): void {
  appendFileSync(join(directory, '.git', 'config'), lines);
}

/** Both sides changed lines of one file: git joins them. */
function mergeLines(origin: string, base: string): string {
  git(origin, 'checkout', '-q', '--detach', '--force', base);
  git(origin, 'merge', '-q', '--no-ff', '-m', 'merge', 'topic');
  const merge = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'update-ref', 'refs/pull/7/merge', merge);
  git(origin, 'checkout', '-q', 'main');
  return merge;
}

/** What actions/checkout does with its default depth. */
export function checkOut(origin: string, workspace: string, id: string, ref: string): void {
  initRepository(workspace);
  const { href } = pathToFileURL(origin);
  configure(workspace, `[remote "origin"]\n\turl = ${href}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`);
  gitEach(workspace, [
    ['fetch', '-q', '--no-tags', '--depth=1', 'origin', `+${id}:refs/remotes/${ref.replace(/^refs\//, '')}`],
    ['checkout', '-q', '--detach', id],
  ]);
}

/** The workspace's server is gone: nothing can be fetched any more. */
export function cutOff(pull: Pick<PullRequest, 'workspace'>): void {
  git(pull.workspace, 'remote', 'set-url', 'origin', pathToFileURL(join(pull.workspace, '..', 'nowhere')).href);
}
