import { describe, expect, test } from '@jest/globals';
import { openApi } from '../../../src/doors/github/api.ts';
import { type Base, findBase, hasCommit, headCommit, tokenSettings } from '../../../src/doors/github/base.ts';
import type { BaseCandidate } from '../../../src/doors/github/event.ts';
import type { CheckRequest } from '../../../src/doors/github/job.ts';
import { runCheck } from '../../../src/doors/github/run-check.ts';
import { type GitOptions, runGit } from '../../../src/read/tree/git.ts';
import { type FakeTreeEntry, TOKEN } from '../../e2e/support/fake-github.ts';
import { commit, cutOff, git, type PullRequest, pullRequest, writeFiles } from '../../e2e/support/repositories.ts';
import { setStage } from '../../e2e/support/stage.ts';

const stage = setStage();

const MERGE: BaseCandidate = { kind: 'merge-parent' };

function ask(
  pull: PullRequest,
  base: readonly BaseCandidate[],
  more: { baseRef?: string; token?: string } = {},
): Promise<Base> {
  const api = openApi({
    token: TOKEN,
    apiUrl: stage.fake.url,
    repository: 'acme/cluster',
    requestTimeout: 400,
    totalTimeout: 4000,
    backoff: 5,
  });
  const facts = { mode: 'compare' as const, base, head: pull.head, event: 'pull_request' };
  const env = { GITHUB_SHA: git(pull.workspace, 'rev-parse', 'HEAD') };
  return findBase(pull.workspace, facts, more.baseRef, { runGit, env, token: more.token, api });
}

/** The fake API serves what the origin has. */
function serve(pull: PullRequest, id: string): void {
  const level = (tree: string): FakeTreeEntry[] =>
    git(pull.origin, 'ls-tree', '-l', tree)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [mode, type, sha, size, path] = line.split(/\s+/) as [string, 'blob' | 'tree', string, string, string];
        if (type === 'tree') stage.fake.trees.set(sha, level(sha));
        else stage.fake.blobs.set(sha, Buffer.from(git(pull.origin, 'cat-file', 'blob', sha)));
        return { mode, type, sha, path, ...(type === 'blob' ? { size: Number(size) } : {}) };
      });
  stage.fake.trees.set(id, level(id));
}

const FILES = {
  start: { 'a.yaml': 'a', 'deploy/b.yaml': 'b', 'deploy/same.yaml': 's', 'other/c.yaml': 'c' },
  headChange: { 'deploy/b.yaml': 'b2', 'deploy/new.yaml': 'n', 'a.yaml': null },
  baseChange: { 'main.yaml': 'm' },
};

describe('the base of a pull request', () => {
  /** What is fetched, once for each time. */
  const fetchesOf = async (pull: PullRequest, head: string): Promise<readonly (readonly string[])[]> => {
    const fetches: (readonly string[])[] = [];
    const spy = (root: string, args: readonly string[], options?: GitOptions) => {
      if (args[0] === 'fetch') fetches.push(args.slice(args.indexOf('origin') + 1));
      return runGit(root, args, options);
    };
    const facts = { mode: 'compare' as const, base: [MERGE], head, event: 'pull_request' };
    const sources = { runGit: spy, env: { GITHUB_SHA: pull.merge }, token: undefined, api: undefined };
    expect(await findBase(pull.workspace, facts, undefined, sources)).toMatchObject({ revision: pull.base });
    expect(hasCommit(pull.workspace, pull.head, sources)).toBe(true);
    return fetches;
  };

  test('comes with the head, of which lines are told later', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    expect(await fetchesOf(pull, pull.head)).toEqual([[pull.base, pull.head]]);
    expect(await fetchesOf(pull, pull.head)).toEqual([]);
  });

  test('comes without a head that the server does not give', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    const gone = 'e'.repeat(40);
    expect(await fetchesOf(pull, gone)).toEqual([[pull.base, gone], [pull.base], [pull.head]]);
  });

  test("is the merge commit's first parent, also in a clone of depth 1", async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    expect(git(pull.workspace, 'log', '--format=%P')).toBe('');
    expect(headCommit(pull.workspace, runGit)).toEqual({ id: pull.merge, parents: [pull.base, pull.head] });
    expect(await ask(pull, [MERGE])).toEqual({ kind: 'revision', revision: pull.base, notices: [] });
    expect(git(pull.workspace, 'show', `${pull.base}:main.yaml`)).toBe('m');
  });

  test('is not the parent of a merge that the branch itself ends in', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    git(pull.workspace, 'fetch', '-q', '--unshallow', 'origin');
    const candidates = [MERGE, { kind: 'merge-base' as const, id: pull.base, from: 'the pull request' }];
    const facts = { mode: 'compare' as const, base: candidates, head: pull.head, event: 'pull_request' };
    git(pull.workspace, 'checkout', '-q', pull.head);
    const env = { GITHUB_SHA: pull.merge };
    const base = await findBase(pull.workspace, facts, undefined, { runGit, env, token: undefined, api: undefined });
    expect(base).toEqual({ kind: 'revision', revision: pull.fork, notices: [] });
  });

  test('where the head left it is asked of the API in a shallow clone', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    git(pull.workspace, 'fetch', '-q', '--depth=1', 'origin', pull.head);
    git(pull.workspace, 'checkout', '-q', pull.head);
    stage.fake.mergeBase = pull.fork;
    const candidate = { kind: 'merge-base' as const, id: pull.base, from: 'the pull request' };
    expect(await ask(pull, [candidate])).toEqual({ kind: 'revision', revision: pull.fork, notices: [] });
    stage.fake.mergeBase = '';
    const base = await ask(pull, [candidate]);
    expect(base).toMatchObject({
      kind: 'revision',
      revision: pull.base,
      notices: [expect.stringContaining('Where this work left it')],
    });
  });

  test('a full clone stays full', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    git(pull.workspace, 'fetch', '-q', '--unshallow', 'origin');
    const later = commit(pull.origin, { 'x.yaml': 'x' }, 'later');
    expect(await ask(pull, [{ kind: 'commit', id: later, from: 'the push' }])).toMatchObject({ revision: later });
    expect(git(pull.workspace, 'rev-parse', '--is-shallow-repository')).toBe('false');
  });

  test.each([['main'], ['refs/heads/main'], ['HEAD^{commit}']])('base-ref %s is taken as it is', async (baseRef) => {
    const pull = pullRequest(stage.room.directory, FILES);
    const expected = baseRef.startsWith('HEAD') ? pull.merge : pull.base;
    expect(await ask(pull, [MERGE], { baseRef })).toEqual({ kind: 'revision', revision: expected, notices: [] });
  });

  test.each([['--upload-pack=touch pwned'], ['no-such-branch'], ['main:refs/heads/x'], ['../main'], ['-q']])(
    'base-ref %s is no revision',
    async (baseRef) => {
      const pull = pullRequest(stage.room.directory, FILES);
      const base = await ask(pull, [MERGE], { baseRef });
      expect(base).toMatchObject({ kind: 'unavailable', because: expect.stringContaining(baseRef) });
      expect(git(pull.workspace, 'status', '--porcelain')).toBe('');
    },
  );

  test.each([[false], [true]])(
    'is read through the API when nothing can be fetched (listing cut off: %s)',
    async (truncate) => {
      const pull = pullRequest(stage.room.directory, FILES);
      serve(pull, pull.base);
      stage.fake.truncate = truncate;
      cutOff(pull);
      writeFiles(pull.workspace, { 'other/c.yaml': 'rendered over it', 'untracked.yaml': 'u' });
      const base = await ask(pull, [MERGE]);
      if (base.kind !== 'files') throw new Error(JSON.stringify(base));
      expect(base.files.commit).toBe(pull.base);
      expect([...base.files.changed].sort()).toEqual([
        'a.yaml',
        'deploy/b.yaml',
        'deploy/new.yaml',
        'other/c.yaml',
        'untracked.yaml',
      ]);
      const old = [...base.files.old].map(([path, bytes]) => [path, bytes.toString()]).sort();
      expect(old).toEqual([
        ['a.yaml', 'a'],
        ['deploy/b.yaml', 'b'],
        ['other/c.yaml', 'c'],
      ]);
      // Folders that are the same on both sides are not asked for.
      const listings = stage.fake.requests.filter(({ path }) => path.includes('/git/trees/'));
      expect(listings).toHaveLength(truncate ? 3 : 1);
    },
  );

  describe('that is read through the API', () => {
    const manifest = (more: string): string =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n${more}        forward . 192.0.2.1\n    }\n`;
    const named = {
      start: {
        'kustomization.yaml': 'resources: [vendor/dns, other.md]\n',
        'vendor/dns/kustomization.yaml': 'resources: [a.yaml]\n',
        'vendor/dns/a.yaml': manifest('        loop\n'),
        'vendor/unnamed.yaml': manifest('        loop\n'),
        'other.md': 'kind: Namespace\n',
      },
      headChange: { 'vendor/dns/a.yaml': manifest(''), 'vendor/unnamed.yaml': manifest('') },
      baseChange: {},
    };
    const judged = async (pull: PullRequest) => {
      const base = await ask(pull, [MERGE]);
      expect(base.kind).toBe('files');
      return runCheck({ root: pull.workspace, paths: [], base } as unknown as CheckRequest, {}, '2026-01-01');
    };
    const blobsAsked = (): number => stage.fake.requests.filter(({ path }) => path.includes('/git/blobs/')).length;

    test('has its own version of what only other files name, and of nothing else', async () => {
      const pull = pullRequest(stage.room.directory, named);
      serve(pull, pull.base);
      cutOff(pull);
      const report = await judged(pull);
      expect(report.base.status).toBe('compared');
      expect(report.findings.map(({ code, status, at }) => `${status} ${code} ${at.file.path}`)).toContain(
        'new LG201 vendor/dns/a.yaml',
      );
      expect(blobsAsked()).toBe(1);
    });

    test('is unavailable where such a file cannot be had', async () => {
      const pull = pullRequest(stage.room.directory, named);
      serve(pull, pull.base);
      cutOff(pull);
      stage.fake.blobs.clear();
      const report = await judged(pull);
      expect([report.base.status, report.result]).toEqual(['unavailable', 'incomplete']);
    });
  });

  test.each([[{ status: 404 }], [{ status: 403 }], ['hang-up' as const]])(
    'is unavailable when the API fails too: %j',
    async (trouble) => {
      const pull = pullRequest(stage.room.directory, FILES);
      cutOff(pull);
      stage.fake.fail('GET', trouble, trouble, trouble);
      const base = await ask(pull, [MERGE]);
      expect(base).toMatchObject({
        kind: 'unavailable',
        because: expect.stringContaining('could not be fetched, and'),
      });
    },
  );

  test('is not looked for when everything is to be checked, and missing is said', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    const sources = { runGit, env: {}, token: undefined, api: undefined };
    const facts = { base: [], head: undefined, event: 'schedule' };
    expect(await findBase(pull.workspace, { ...facts, mode: 'full' }, undefined, sources)).toEqual({
      kind: 'not-requested',
    });
    expect(await findBase(pull.workspace, { ...facts, mode: 'compare' }, undefined, sources)).toMatchObject({
      kind: 'unavailable',
      because: expect.stringContaining('schedule'),
    });
  });

  test('no git at all is unavailable, not a failure', async () => {
    const sources = { runGit, env: { GITHUB_SHA: 'a'.repeat(40) }, token: undefined, api: undefined };
    const facts = { mode: 'compare' as const, base: [MERGE], head: undefined, event: 'pull_request' };
    expect(await findBase(stage.room.directory, facts, undefined, sources)).toMatchObject({ kind: 'unavailable' });
  });
});

describe('the token', () => {
  test('goes through the environment, after the settings that are there, and clears another header', () => {
    const env = { GIT_CONFIG_COUNT: '1', GITHUB_SERVER_URL: 'https://git.example.org' };
    const encoded = Buffer.from('x-access-token:secret').toString('base64');
    expect(tokenSettings(env, 'secret')).toMatchObject({
      GIT_CONFIG_COUNT: '3',
      GIT_CONFIG_KEY_1: 'http.https://git.example.org/.extraheader',
      GIT_CONFIG_VALUE_1: '',
      GIT_CONFIG_KEY_2: 'http.https://git.example.org/.extraheader',
      GIT_CONFIG_VALUE_2: `AUTHORIZATION: basic ${encoded}`,
    });
  });

  test('is never an argument, and is tried only after the credentials that the checkout left', async () => {
    const pull = pullRequest(stage.room.directory, FILES);
    cutOff(pull);
    const calls: { args: readonly string[]; options: GitOptions | undefined }[] = [];
    const spy = (root: string, args: readonly string[], options?: GitOptions) => {
      calls.push({ args, options });
      return runGit(root, args, options);
    };
    const facts = { mode: 'compare' as const, base: [MERGE], head: pull.head, event: 'pull_request' };
    await findBase(pull.workspace, facts, undefined, {
      runGit: spy,
      env: { GITHUB_SHA: pull.merge },
      token: 'secret',
      api: undefined,
    });
    const fetches = calls.filter(({ args }) => args[0] === 'fetch');
    expect(fetches.map(({ options }) => options?.env?.GIT_CONFIG_COUNT)).toEqual([undefined, '2']);
    expect(fetches.every(({ options }) => (options?.timeout ?? 0) > 0)).toBe(true);
    expect(JSON.stringify(calls.map(({ args }) => args))).not.toContain('secret');
  });
});
