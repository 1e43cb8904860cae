import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { upsertComment } from '../../../src/doors/github/comment.ts';
import { BOT, type FakeGitHub, startFakeGitHub } from '../../e2e/support/fake-github.ts';
import { apiOf } from './support.ts';

let fake: FakeGitHub;
beforeEach(async () => {
  fake = await startFakeGitHub();
});
afterEach(() => fake.close());

const MARK = '<!-- loopgate:report category="CI" v=1 -->';
const bodies = () => (fake.comments.get(7) ?? []).map(({ body }) => body);
const writes = () => fake.requests.filter(({ method }) => method !== 'GET').length;

describe('the comment of a pull request', () => {
  test('is made once, then changed, and left alone when it says the same', async () => {
    const first = await upsertComment(apiOf(fake), 7, `${MARK}\nred`, true);
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\ngreen`, true)).toEqual(first);
    expect(bodies()).toEqual([`${MARK}\ngreen`]);
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\r\ngreen\r\n`, true)).toEqual(first);
    expect(writes()).toBe(2);
  });

  test('is not made for good news, and is changed to tell them', async () => {
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\ngreen`, false)).toEqual({});
    await upsertComment(apiOf(fake), 7, `${MARK}\nred`, true);
    await upsertComment(apiOf(fake), 7, `${MARK}\ngreen`, false);
    expect(bodies()).toEqual([`${MARK}\ngreen`]);
  });

  test('is one, also when two runs make it at the same moment', async () => {
    const run = (word: string) => upsertComment(apiOf(fake), 7, `${MARK}\n${word}`, true);
    await Promise.all([run('a'), run('b')]);
    expect(bodies()).toHaveLength(1);
    fake.comments.set(7, [{ id: 1, body: `${MARK}\nfirst`, user: BOT }, ...(fake.comments.get(7) ?? [])]);
    expect(await run('c')).toEqual({ id: 1 });
  });

  test('of another job is another comment', async () => {
    await upsertComment(apiOf(fake), 7, `${MARK}\nred`, true);
    await upsertComment(apiOf(fake), 7, '<!-- loopgate:report category="other" v=1 -->\nred', true);
    expect(bodies()).toHaveLength(2);
  });

  test('is found behind hundreds of others', async () => {
    const others = Array.from({ length: 250 }, (_, index) => ({ id: index + 1, body: 'hello', user: BOT }));
    fake.comments.set(7, [...others, { id: 999, body: `${MARK}\nold`, user: BOT }]);
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\nnew`, true)).toEqual({ id: 999 });
  });

  test("is never somebody else's, whatever marker that has", async () => {
    const stranger = { id: 1, body: `${MARK}\nmine`, user: { login: 'stranger', type: 'User' } };
    fake.comments.set(7, [stranger, { id: 2, body: `I quote:\n${MARK}`, user: BOT }]);
    await upsertComment(apiOf(fake), 7, `${MARK}\nours`, true);
    expect(bodies()).toEqual([`${MARK}\nmine`, `I quote:\n${MARK}`, `${MARK}\nours`]);
  });

  test.each(['echo[bot]', 'a-welcome[bot]', 'translate[bot]'])('is never one of %s beside it', async (login) => {
    const echo = { id: 1, body: `${MARK}\necho`, user: { login, type: 'Bot' } };
    fake.comments.set(7, [echo, { id: 2, body: `${MARK}\nours`, user: BOT }]);
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\nnew`, true)).toEqual({ id: 2 });
    expect(bodies()).toEqual([`${MARK}\necho`, `${MARK}\nnew`]);
  });

  test('of an app that cannot ask its name is found again', async () => {
    fake.comments.set(7, [{ id: 1, body: `${MARK}\nold`, user: { login: 'my-app[bot]', type: 'Bot' } }]);
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\nnew`, true)).toEqual({ id: 1 });
  });

  test('is not written twice when the answer to writing it is lost', async () => {
    fake.fail('POST', 'lost-answer');
    expect(await upsertComment(apiOf(fake), 7, `${MARK}\nred`, true)).toEqual({ id: fake.comments.get(7)?.[0]?.id });
    expect(bodies()).toHaveLength(1);
  });

  test.each([
    ['GET /repos', 403],
    ['POST', 403],
    ['POST', 404],
    ['POST', 422],
  ])('is only a sentence where %s gives %d', async (start, status) => {
    fake.fail(start, { status });
    const posted = await upsertComment(apiOf(fake), 7, `${MARK}\nred`, true);
    expect(posted.notice).toMatch(/^The comment was not written: .*This does not change the result\.$/);
    expect(posted.id).toBeUndefined();
  });

  test('is cut below what GitHub takes', async () => {
    expect((await upsertComment(apiOf(fake), 7, `${MARK}\n${'x'.repeat(70_000)}`, true)).id).toBeDefined();
  });
});
