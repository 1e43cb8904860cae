/** A base that is read through GitHub's API is the base that git would have read, or none. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openApi } from '../../src/doors/github/api.ts';
import { findBase } from '../../src/doors/github/base.ts';
import type { CheckRequest } from '../../src/doors/github/job.ts';
import { runCheck } from '../../src/doors/github/run-check.ts';
import { runGit } from '../../src/read/tree/git.ts';
import { type FakeTreeEntry, TOKEN } from '../e2e/support/fake-github.ts';
import { commit, cutOff, git, type PullRequest, pullRequest } from '../e2e/support/repositories.ts';
import { setStage } from '../e2e/support/stage.ts';

const stage = setStage();

const GUARDED = '.:53 {\n    loop\n    forward . 192.0.2.1\n}\n';
const BARE = '.:53 {\n    forward . 192.0.2.1\n}\n';
const manifest = (corefile: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ${JSON.stringify(corefile)}\n`;

/** The fake API serves what the origin has. */
function serve(origin: string, id: string, sizeOf: (path: string, size: number) => number): void {
  const level = (tree: string): FakeTreeEntry[] =>
    git(origin, 'ls-tree', '-l', tree)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [mode, type, sha, size, path] = line.split(/\s+/) as [string, 'blob' | 'tree', string, string, string];
        if (type === 'tree') stage.fake.trees.set(sha, level(sha));
        else stage.fake.blobs.set(sha, Buffer.from(git(origin, 'cat-file', 'blob', sha)));
        return { mode, type, sha, path, ...(type === 'blob' ? { size: sizeOf(path, Number(size)) } : {}) };
      });
  stage.fake.trees.set(id, level(id));
}

interface Story {
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string | null>>;
  readonly sizeOf?: (path: string, size: number) => number;
}

/** Texts that begin with `->` are links. */
function lay(directory: string, files: Story['head']): string {
  const links = Object.entries(files).filter(([, text]) => text?.startsWith('->') === true);
  const linked = new Set(links.map(([path]) => path));
  const plain = Object.fromEntries(Object.entries(files).filter(([path]) => !linked.has(path)));
  commit(directory, { ...plain, ...Object.fromEntries([...linked].map((path) => [path, null])) }, 'files');
  for (const [path, text] of links) symlinkSync(text?.slice(2) ?? '', join(directory, path));
  return commit(directory, {}, 'links');
}

async function judged({ base, head, sizeOf = (_, size) => size }: Story) {
  const pull: PullRequest = pullRequest(stage.room.directory, { start: { 'x.txt': '' }, headChange: {} });
  const before = lay(pull.origin, base);
  const after = lay(pull.origin, head);
  git(pull.workspace, 'fetch', '-q', '--depth=1', 'origin', after);
  git(pull.workspace, 'checkout', '-q', after);
  serve(pull.origin, before, sizeOf);
  cutOff(pull);
  const api = openApi({
    token: TOKEN,
    apiUrl: stage.fake.url,
    repository: 'acme/cluster',
    requestTimeout: 4000,
    totalTimeout: 8000,
    backoff: 5,
  });
  const facts = {
    mode: 'compare' as const,
    base: [{ kind: 'commit' as const, id: before, from: 'the push' }],
    head: after,
    event: 'push',
  };
  const found = await findBase(pull.workspace, facts, undefined, { runGit, env: {}, token: undefined, api });
  const request = { root: pull.workspace, paths: [], base: found } as unknown as CheckRequest;
  const report = await runCheck(request, {}, '2026-01-01');
  return {
    status: report.base.status,
    result: report.result,
    said: report.findings.map(({ code, status }) => `${status} ${code}`),
  };
}

describe('a guard that goes is seen', () => {
  const stories: Readonly<Record<string, Story>> = {
    'where a link becomes a file': {
      base: { Corefile: '->vendor/core', 'vendor/core': GUARDED },
      head: { Corefile: BARE },
    },
    'behind a link that stays': {
      base: { Corefile: '->vendor/core', 'vendor/core': GUARDED },
      head: { 'vendor/core': BARE },
    },
    'behind a link that leads elsewhere': {
      base: { Corefile: '->vendor/one', 'vendor/one': GUARDED, 'vendor/two': BARE },
      head: { Corefile: '->vendor/two' },
    },
    'behind a link to a link': {
      base: { Corefile: '->a', a: '->vendor/core', 'vendor/core': GUARDED },
      head: { 'vendor/core': BARE },
    },
    'behind a link to a folder': {
      base: {
        'kustomization.yaml': 'resources: [here/map.yaml]\n',
        here: '->vendor',
        'vendor/map.yaml': manifest(GUARDED),
      },
      head: { 'vendor/map.yaml': manifest(BARE) },
    },
  };
  test.each(Object.entries(stories))('%s', async (_, story) => {
    const { status, said } = await judged(story);
    expect(status).toBe('compared');
    expect(said).toContain('new LG201');
  });
});

test('what is behind a link and stays as it was is no news', async () => {
  const loop = '.:53 {\n    forward . 127.0.0.1\n}\n';
  const base = { Corefile: '->vendor/core', 'vendor/core': loop };
  const { status, said } = await judged({ base, head: { 'x.txt': 'x' } });
  expect([status, ...said]).toEqual(['compared', 'existing LG101']);
});

test.each([
  ['that is scanned', { Corefile: GUARDED }, { Corefile: BARE }],
  [
    'that another one names',
    { 'kustomization.yaml': 'resources: [vendor/map.yaml]\n', 'vendor/map.yaml': manifest(GUARDED) },
    { 'vendor/map.yaml': manifest(BARE) },
  ],
])('a file %s and is too large to be asked for makes the base unavailable', async (_, base, head) => {
  const sizeOf = (path: string, size: number): number => (/core|map/i.test(path) ? 9 * 1024 * 1024 : size);
  expect(await judged({ base, head, sizeOf })).toMatchObject({ status: 'unavailable', result: 'incomplete' });
});
