/** Payloads of every trigger, as far as the action reads them, and the variables that come with them. */
export interface Trigger {
  readonly name: string;
  readonly ref: string;
  readonly sha: string;
  readonly payload: object;
}

const REPOSITORY = { full_name: 'acme/cluster', default_branch: 'main' };
export const NO_COMMIT: string = '0'.repeat(40);

export interface PullIds {
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/** `headRepository` null is a fork that was deleted since. */
export function pullRequestEvent(ids: PullIds, headRepository: string | null = 'acme/cluster'): Trigger {
  const head = { sha: ids.head, ref: 'topic', repo: headRepository === null ? null : { full_name: headRepository } };
  const pull = { number: 7, base: { sha: ids.base, ref: 'main', repo: REPOSITORY }, head };
  return {
    name: 'pull_request',
    ref: 'refs/pull/7/merge',
    sha: ids.merge,
    payload: { action: 'synchronize', number: 7, pull_request: pull, repository: REPOSITORY },
  };
}

export function pullRequestTargetEvent(ids: PullIds): Trigger {
  return {
    ...pullRequestEvent(ids, 'stranger/cluster'),
    name: 'pull_request_target',
    ref: 'refs/heads/main',
    sha: ids.base,
  };
}

export function mergeGroupEvent(base: string, head: string): Trigger {
  return {
    name: 'merge_group',
    ref: 'refs/heads/gh-readonly-queue/main/pr-7',
    sha: head,
    payload: { action: 'checks_requested', merge_group: { base_sha: base, head_sha: head }, repository: REPOSITORY },
  };
}

export function pushEvent(before: string, after: string, branch = 'main'): Trigger {
  const ref = `refs/heads/${branch}`;
  return {
    name: 'push',
    ref,
    sha: after,
    payload: { before, after, ref, created: before === NO_COMMIT, repository: REPOSITORY },
  };
}

/** `object` is the tag's own where it is an annotated one; GITHUB_SHA is the commit all the same. */
export function tagEvent(sha: string, object: string = sha): Trigger {
  const ref = 'refs/tags/v1.0.0';
  return {
    name: 'push',
    ref,
    sha,
    payload: { before: NO_COMMIT, after: object, ref, created: true, repository: REPOSITORY },
  };
}

export function repositoryDispatchEvent(sha: string): Trigger {
  const payload = { action: 'rescan', client_payload: { ref: 'refs/heads/x' }, repository: REPOSITORY };
  return { name: 'repository_dispatch', ref: 'refs/heads/main', sha, payload };
}

export function scheduleEvent(sha: string): Trigger {
  return { name: 'schedule', ref: 'refs/heads/main', sha, payload: { schedule: '0 4 * * 1', repository: REPOSITORY } };
}

export function dispatchEvent(sha: string): Trigger {
  return { name: 'workflow_dispatch', ref: 'refs/heads/main', sha, payload: { inputs: {}, repository: REPOSITORY } };
}

export function workflowRunEvent(sha: string, ids: PullIds): Trigger {
  const run = {
    head_sha: ids.head,
    head_repository: { full_name: 'stranger/cluster' },
    pull_requests: [{ number: 7, base: { sha: ids.base }, head: { sha: ids.head } }],
  };
  return { name: 'workflow_run', ref: 'refs/heads/main', sha, payload: { workflow_run: run, repository: REPOSITORY } };
}
