import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiOptions, type GitHubApi, openApi } from '../../../src/doors/github/api.ts';
import { BOT, type FakeGitHub, startFakeGitHub, TOKEN } from '../../e2e/support/fake-github.ts';

let fake: FakeGitHub;
beforeEach(async () => {
  fake = await startFakeGitHub();
});
afterEach(() => fake.close());

function open(change: Partial<ApiOptions> = {}): GitHubApi {
  const api = openApi({
    token: TOKEN,
    apiUrl: fake.url,
    repository: 'acme/cluster',
    requestTimeout: 400,
    totalTimeout: 4000,
    backoff: 5,
    ...change,
  });
  if (api === undefined) throw new Error('no API');
  return api;
}

describe('the REST API', () => {
  test('all pages are read, with the token in the header', async () => {
    fake.comments.set(
      7,
      Array.from({ length: 230 }, (_, index) => ({ id: index + 1, body: `comment ${index}`, user: BOT })),
    );
    const answer = await open().comments(7);
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, index) => index + 1));
    expect(fake.requests).toHaveLength(3);
    expect(fake.requests.every(({ authorization }) => authorization.endsWith(TOKEN))).toBe(true);
  });

  test.each([
    [401, 'no-permission'],
    [403, 'no-permission'],
    [404, 'no-permission'],
    [410, 'refused'],
    [422, 'refused'],
  ] as const)('status %d is %s and is asked once', async (status, why) => {
    fake.fail('POST', { status });
    const answer = await open().createComment(7, 'text');
    expect(answer).toMatchObject({ ok: false, why });
    expect(fake.requests).toHaveLength(1);
  });

  test('a missing permission is named', async () => {
    fake.fail('POST', { status: 403, message: 'Resource not accessible by integration' });
    const answer = await open().createComment(7, 'text');
    expect(answer).toMatchObject({ error: expect.stringContaining('it needs pull-requests: write') });
  });

  test.each([[{ status: 500 }], [{ status: 502 }], ['hang-up'], ['cut'], ['not-json'], ['slow']] as const)(
    'reading is tried again after %j',
    async (trouble) => {
      fake.comments.set(7, [{ id: 5, body: 'text', user: BOT }]);
      fake.fail('GET', trouble);
      const answer = await open().comments(7);
      expect(answer).toMatchObject({ ok: true, value: [{ id: 5 }] });
      expect(fake.requests).toHaveLength(2);
    },
  );

  test('trying ends after three times', async () => {
    fake.fail('GET', { status: 500 }, { status: 503 }, { status: 500 }, { status: 500 });
    expect(await open().comments(7)).toMatchObject({ ok: false, why: 'unreachable' });
    expect(fake.requests).toHaveLength(3);
  });

  test('what makes something is not repeated when its answer is lost', async () => {
    fake.fail('POST', 'lost-answer');
    expect(await open().createComment(7, 'text')).toMatchObject({ ok: false, why: 'unreachable' });
    expect(fake.comments.get(7)).toHaveLength(1);
  });

  test('a secondary rate limit is waited for, as long as the server asks', async () => {
    fake.fail('POST', {
      status: 403,
      headers: { 'retry-after': '1' },
      message: 'You have exceeded a secondary rate limit',
    });
    const answer = open().createComment(7, 'text');
    await setTimeout(800);
    expect(fake.requests).toHaveLength(1);
    expect(await answer).toMatchObject({ ok: true });
    expect(fake.requests).toHaveLength(2);
  });

  test.each([
    [{ status: 429, headers: { 'retry-after': '3600' } }],
    [{ status: 403, headers: { 'x-ratelimit-remaining': '0' }, message: 'API rate limit exceeded' }],
  ])('a limit that lasts an hour is not waited for: %j', async (trouble) => {
    fake.fail('GET', trouble);
    expect(await open().comments(7)).toMatchObject({
      ok: false,
      why: 'unreachable',
      error: expect.stringContaining('rate limit'),
    });
    expect(fake.requests).toHaveLength(1);
  });

  test('a server that never answers holds up no longer than the limit', async () => {
    fake.fail('GET', ...Array(9).fill('slow' as const));
    const api = open({ requestTimeout: 200, totalTimeout: 500 });
    expect(await api.comments(7)).toMatchObject({ ok: false, why: 'unreachable' });
    expect(await api.mergeBase('a', 'b')).toMatchObject({ ok: false });
    // Two and a half times 200 ms for all calls together.
    expect(fake.requests.length).toBeLessThanOrEqual(3);
  });

  test('nobody listening is no more than an answer', async () => {
    const api = open({ apiUrl: 'http://127.0.0.1:9' });
    expect(await api.comments(7)).toMatchObject({ ok: false, why: 'unreachable' });
  });

  test('pull requests are not issues', async () => {
    const issue = { title: 't', body: 'b', state: 'open' as const, labels: ['loopgate'], user: BOT };
    fake.issues.push({ ...issue, number: 1 }, { ...issue, number: 2, pull_request: {} });
    const answer = await open().issuesLabelled('loopgate');
    expect(answer.ok && answer.value.map(({ number }) => number)).toEqual([1]);
  });

  test.each([[''], ['acme'], ['a/b/c']])('%j is no repository', (repository) => {
    expect(
      openApi({ token: TOKEN, apiUrl: fake.url, repository, requestTimeout: 1, totalTimeout: 1, backoff: 1 }),
    ).toBeUndefined();
  });
});
