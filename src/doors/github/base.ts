/** The base revision, which the merge commit's parents name even in a checkout of depth 1. */

import { defined } from '../../core/text/defined.ts';
import { type GitOptions, type GitResult, resolveRevision } from '../../read/tree/git.ts';
import { isPartialClone } from '../../read/tree/objects.ts';
import type { GitHubApi } from './api.ts';
import { type BaseCandidate, commitId, type EventFacts } from './event.ts';
import type { Environment } from './inputs.ts';

export type RunGit = (root: string, args: readonly string[], options?: GitOptions) => GitResult;

export type Base =
  | { readonly kind: 'not-requested' }
  | { readonly kind: 'revision'; readonly revision: string; readonly notices: readonly string[] }
  | { readonly kind: 'unavailable'; readonly because: string };

export interface BaseSources {
  readonly runGit: RunGit;
  readonly env: Environment;
  readonly token: string | undefined;
  readonly api: GitHubApi | undefined;
}

const FETCH_TIMEOUT = 60_000;

/** `baseRef` overrides the event. Never throws. */
export async function findBase(
  root: string,
  facts: Pick<EventFacts, 'mode' | 'base' | 'head' | 'event'>,
  baseRef: string | undefined,
  sources: BaseSources,
): Promise<Base> {
  if (facts.mode === 'full') return { kind: 'not-requested' };
  const chosen: readonly BaseCandidate[] =
    baseRef === undefined ? facts.base : [{ kind: 'name', name: baseRef, from: 'base-ref', fork: false }];
  if (chosen.length === 0) {
    return {
      kind: 'unavailable',
      because: `a ${facts.event || 'run of this kind'} event does not say what to compare with`,
    };
  }
  let because = 'no revision to compare with was found';
  for (const candidate of chosen) {
    const notices: string[] = [];
    const found = await commitOf(root, candidate, sources, notices);
    if (found === undefined) continue;
    if (typeof found !== 'string') {
      because = found.because;
      continue;
    }
    // Lines of the merge are looked up in the head later on.
    const beside = candidate.kind === 'merge-parent' ? facts.head : undefined;
    if (hasCommit(root, found, sources, beside)) {
      return { kind: 'revision', revision: found, notices };
    }
    because = `commit ${found.slice(0, 12)} is not in this clone, and could not be fetched`;
  }
  return { kind: 'unavailable', because };
}

interface Commit {
  readonly id?: string;
  readonly parents: readonly string[];
}

/** git-cat-file(1) prints the raw object: `git log` shows no parents at the edge of a shallow clone. */
export function headCommit(root: string, runGit: RunGit): Commit {
  const raw = runGit(root, ['cat-file', '--batch'], { input: 'HEAD^{commit}\n' });
  // `ID SP commit SP SIZE`, then its headers until an empty line; `NAME missing` where there is none.
  const [first = '', ...lines] = raw.stdout.toString('utf8').split('\n');
  const [id = '', type] = first.split(' ');
  if (raw.status !== 0 || type !== 'commit') return { parents: [] };
  const headers = lines.slice(0, lines.indexOf(''));
  const parents = headers.map((line) =>
    line.startsWith('parent ') ? commitId(line.slice('parent '.length)) : undefined,
  );
  return { ...defined({ id: commitId(id) }), parents: parents.filter((one) => one !== undefined) };
}

type FetchSources = Pick<BaseSources, 'runGit' | 'env' | 'token'>;

/** There, or fetched; `beside` comes with it where the server gives both. */
export function hasCommit(root: string, id: string, sources: FetchSources, beside?: string): boolean {
  return isComplete(root, id, sources) || (fetchFrom(root, id, sources, beside) && isComplete(root, id, sources));
}

/** Undefined when the candidate does not fit this checkout. */
async function commitOf(
  root: string,
  candidate: BaseCandidate,
  sources: BaseSources,
  notices: string[],
): Promise<string | { readonly because: string } | undefined> {
  const { runGit, env } = sources;
  switch (candidate.kind) {
    case 'merge-parent': {
      const { id, parents } = headCommit(root, runGit);
      // The workflow may have checked out something else.
      if (id === undefined || id !== commitId(env.GITHUB_SHA)) return undefined;
      return parents.length === 2 ? parents[0] : undefined;
    }
    case 'commit':
      return candidate.id;
    case 'merge-base':
      return forkPoint(root, candidate, sources, notices);
    case 'name': {
      const id = namedCommit(root, candidate.name, sources);
      if (id === undefined)
        return { because: `${candidate.name} (${candidate.from}) is not a revision that can be found` };
      return candidate.fork ? forkPoint(root, { id, from: candidate.from }, sources, notices) : id;
    }
  }
}

function namedCommit(root: string, name: string, sources: BaseSources): string | undefined {
  for (const spelling of [`refs/remotes/origin/${name}`, name]) {
    const id = resolveRevision(root, spelling, sources.runGit);
    if (id !== undefined) return id;
  }
  if (commitId(name) !== undefined) return name;
  // Neither option, refspec nor pattern (git-check-ref-format(1)).
  if (!/^[\w][\w./@-]*$/.test(name) || name.includes('..')) return undefined;
  return fetchFrom(root, name, sources) ? resolveRevision(root, 'FETCH_HEAD', sources.runGit) : undefined;
}

async function forkPoint(
  root: string,
  { id: base, from }: { readonly id: string; readonly from: string },
  sources: BaseSources,
  notices: string[],
): Promise<string> {
  const head = resolveRevision(root, 'HEAD', sources.runGit) ?? commitId(sources.env.GITHUB_SHA);
  if (head === undefined || head === base) return base;
  const local = sources.runGit(root, ['merge-base', base, head]);
  const id = local.status === 0 ? commitId(local.stdout.toString('latin1').trim()) : undefined;
  if (id !== undefined) return id;
  const asked = await sources.api?.mergeBase(base, head);
  const answered = asked?.ok === true ? commitId(asked.value) : undefined;
  if (answered !== undefined) return answered;
  notices.push(
    `Compared with ${base.slice(0, 12)} (${from}). Where this work left it could not be found, ` +
      'so what changed there since looks like a change made here.',
  );
  return base;
}

/** Commit and tree; in a partial clone every file too. */
function isComplete(root: string, id: string, { runGit }: FetchSources): boolean {
  if (runGit(root, ['cat-file', '-e', `${id}^{tree}`]).status !== 0) return false;
  if (!isPartialClone(root)) return true;
  // git-rev-list(1) --missing=print marks missing objects with `?`.
  const listed = runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', id]);
  return listed.status === 0 && !/^\?/m.test(listed.stdout.toString('latin1'));
}

/** With the checkout's credentials, then the token. */
function fetchFrom(root: string, what: string, sources: FetchSources, beside?: string): boolean {
  const { runGit } = sources;
  // --depth would cut a full clone's history for later steps.
  const shallow = runGit(root, ['rev-parse', '--is-shallow-repository']).stdout.toString('latin1').trim() === 'true';
  const argsTo = (remote: string): readonly string[] => [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
    // The remote's configuration could name any program.
    '--upload-pack=git-upload-pack',
    ...(shallow ? ['--depth=1'] : []),
    remote,
    what,
    ...(beside === undefined ? [] : [beside]),
  ];
  const options = { timeout: FETCH_TIMEOUT, fetches: true };
  const credentials = tokenSettings(sources.env, sources.token);
  let fetched = runGit(root, argsTo('origin'), options);
  if (fetched.status !== 0 && credentials !== undefined)
    fetched = runGit(root, argsTo(remoteFor(root, sources)), { ...options, env: credentials });
  // git-upload-pack(1) names what it does not give.
  const isRefused = fetched.status !== 0 && beside !== undefined && fetched.stderr.includes(beside);
  return isRefused ? fetchFrom(root, what, sources) : fetched.status === 0;
}

/** A checkout by an SSH key has an address that is not asked: the token opens the repository's own one. */
function remoteFor(root: string, { runGit, env }: FetchSources): string {
  const url = runGit(root, ['config', '--get', 'remote.origin.url']).stdout.toString('utf8');
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository } = env;
  return /^(?:ssh:|[^/\s]+@[^/\s]+:)/.test(url) && repository !== undefined ? `${server}/${repository}` : 'origin';
}

/** By GIT_CONFIG_COUNT (git-config(1)), as `ps` shows arguments. The empty value drops the checkout's header. */
export function tokenSettings(env: Environment, token: string | undefined): Record<string, string> | undefined {
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  if (token === undefined || !URL.canParse(server)) return undefined;
  const given = Number(env.GIT_CONFIG_COUNT ?? 0);
  const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
  const key = `http.${new URL(server).origin}/.extraheader`;
  const secret = Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
  return {
    GIT_CONFIG_COUNT: String(first + 2),
    [`GIT_CONFIG_KEY_${first}`]: key,
    [`GIT_CONFIG_VALUE_${first}`]: '',
    [`GIT_CONFIG_KEY_${first + 1}`]: key,
    [`GIT_CONFIG_VALUE_${first + 1}`]: `AUTHORIZATION: basic ${secret}`,
  };
}
