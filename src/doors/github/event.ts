/** The payload at GITHUB_EVENT_PATH. Strangers write parts of it, so every field is checked. */
import type { Environment } from './inputs.ts';
import { at, numberAt } from './json.ts';

/** The first that is available is taken. */
export type BaseCandidate =
  /** HEAD is GitHub's merge commit: its first parent is the base. */
  | { readonly kind: 'merge-parent' }
  | { readonly kind: 'commit'; readonly id: string; readonly from: string }
  /** Where the head left `id`, so that it does not undo later commits of the base. */
  | { readonly kind: 'merge-base'; readonly id: string; readonly from: string }
  /** `fork`: where the head left it. */
  | { readonly kind: 'name'; readonly name: string; readonly from: string; readonly fork: boolean };

export interface EventFacts {
  readonly event: string;
  readonly mode: 'compare' | 'full';
  readonly base: readonly BaseCandidate[];
  /** The commit of annotations and review comments. */
  readonly head: string | undefined;
  readonly prNumber: number | undefined;
  readonly prHead: string | undefined;
  /** The token cannot write: the head is a fork's or Dependabot's. */
  readonly isFork: boolean;
  /** GITHUB_SHA merges the pull request into its base branch. */
  readonly isMerge: boolean;
  readonly notices: readonly string[];
}

type Draft = { -readonly [K in keyof EventFacts]: EventFacts[K] } & { base: BaseCandidate[]; notices: string[] };

/** GitHub cuts payloads at 25 MB (webhook events documentation). */
export const MAX_EVENT_BYTES: number = 32 * 1024 * 1024;

/** `payload`: undefined for an unreadable file. */
export function readEvent(
  env: Environment,
  payload: string | undefined,
  mode: 'auto' | 'compare' | 'full',
): EventFacts {
  const event = env.GITHUB_EVENT_NAME ?? '';
  const notices: string[] = [];
  const json = parse(payload);
  if (json === undefined && ['pull_request', 'pull_request_target', 'push', 'merge_group'].includes(event)) {
    notices.push(`The payload of the ${event} event could not be read, so what it compares with is not known.`);
  }
  const comparing = event === 'pull_request' || event === 'merge_group' || event === 'push';
  const facts: Draft = {
    event,
    mode: mode === 'auto' ? (comparing ? 'compare' : 'full') : mode,
    base: [],
    head: commitId(env.GITHUB_SHA),
    prNumber: undefined,
    prHead: undefined,
    isFork: false,
    isMerge: false,
    notices,
  };
  switch (event) {
    case 'pull_request':
    case 'pull_request_target':
      readPullRequest(facts, json, env);
      break;
    case 'merge_group': {
      const group = at(json, 'merge_group');
      const base = commitId(at(group, 'base_sha'));
      facts.head = commitId(at(group, 'head_sha')) ?? facts.head;
      if (base !== undefined) facts.base.push({ kind: 'commit', id: base, from: 'the merge group' });
      break;
    }
    case 'push':
      readPush(facts, json, env, mode === 'auto');
      break;
    case 'workflow_run': {
      const run = at(json, 'workflow_run');
      facts.head = commitId(at(run, 'head_sha')) ?? facts.head;
      const pull = at(run, 'pull_requests', '0');
      const base = commitId(at(pull, 'base', 'sha'));
      facts.prNumber = numberAt(pull, 'number');
      facts.isFork =
        isNothing(at(run, 'head_repository')) || at(run, 'head_repository', 'full_name') !== env.GITHUB_REPOSITORY;
      if (base !== undefined) facts.base.push({ kind: 'merge-base', id: base, from: "the run's pull request" });
      break;
    }
    default:
  }
  if (facts.mode === 'full') facts.base = [];
  return facts;
}

function readPullRequest(facts: Draft, json: unknown, env: Environment): void {
  const pull = at(json, 'pull_request');
  const base = commitId(at(pull, 'base', 'sha'));
  facts.prHead = commitId(at(pull, 'head', 'sha'));
  facts.head = facts.prHead ?? facts.head;
  facts.prNumber = numberAt(pull, 'number') ?? numberAt(json, 'number');
  facts.isFork = isForeign(pull, env);
  facts.isMerge = facts.event === 'pull_request' && /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '');
  if (facts.isMerge) facts.base.push({ kind: 'merge-parent' });
  if (base !== undefined) facts.base.push({ kind: 'merge-base', id: base, from: 'the pull request' });
  if (facts.event === 'pull_request_target')
    facts.notices.push(
      'pull_request_target runs with the base branch checked out and with its secrets. Use pull_request: ' +
        'loopgate needs no more than contents: read, and there it sees what the pull request changes.',
    );
}

/** `auto`: judged in full where there is no base. */
function readPush(facts: Draft, json: unknown, env: Environment, auto: boolean): void {
  const before = at(json, 'before');
  const id = commitId(before);
  // For an annotated tag `after` is the tag object; GITHUB_SHA is the commit.
  const isTag = env.GITHUB_REF?.startsWith('refs/tags/') === true;
  if (!isTag) facts.head = commitId(at(json, 'after')) ?? facts.head;
  if (isTag && auto) {
    facts.mode = 'full';
    facts.notices.push('A tag is not compared with anything: every finding counts.');
    return;
  }
  if (id !== undefined) {
    facts.base.push({ kind: 'commit', id, from: 'the push' });
    return;
  }
  if (!isNothing(before)) return;
  const branch = at(json, 'repository', 'default_branch');
  if (typeof branch === 'string' && branch !== '' && env.GITHUB_REF !== `refs/heads/${branch}`) {
    // A new branch is compared with its trunk.
    facts.base.push({ kind: 'name', name: branch, from: 'the default branch, as this branch is new', fork: true });
  } else if (auto) {
    facts.mode = 'full';
    facts.notices.push('This push creates a branch, so there is nothing to compare with: every finding counts.');
  }
}

/** SHA-1 or SHA-256, not the all-zero "none". */
export function commitId(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) || /^0+$/.test(value))
    return undefined;
  return value;
}

function parse(payload: string | undefined): unknown {
  if (payload === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^0*$/.test(value));
}

/** `head.repo` is null for a deleted fork; Dependabot's runs have a fork's rights (GitHub documentation). */
function isForeign(pull: unknown, env: Environment): boolean {
  if (env.GITHUB_ACTOR === 'dependabot[bot]') return true;
  if (typeof pull !== 'object' || pull === null) return false;
  const home = at(pull, 'base', 'repo', 'full_name') ?? env.GITHUB_REPOSITORY;
  return at(pull, 'head', 'repo', 'full_name') !== home;
}
