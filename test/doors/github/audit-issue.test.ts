import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keepAuditIssue } from '../../../src/doors/github/audit-issue.ts';
import type { Report } from '../../../src/judge/report/finding.ts';
import { BOT, type FakeGitHub, startFakeGitHub } from '../../e2e/support/fake-github.ts';
import { apiOf, finding, report } from './support.ts';

let fake: FakeGitHub;
beforeEach(async () => {
  fake = await startFakeGitHub();
});
afterEach(() => fake.close());

const audit = (given: Report, category = 'CI/audit', markdown = 'the report') =>
  keepAuditIssue(apiOf(fake), { report: given, markdown, category, labels: ['dns'] });
const reported = () => (fake.comments.get(1) ?? []).map(({ body }) => body);
const A = finding({ fingerprint: 'a' });
const B = finding({ fingerprint: 'b', message: 'Another @team `one`.' });

describe('the audit issue', () => {
  test('is opened with the first finding, and one is enough', async () => {
    expect(await audit(report([A]))).toEqual({ number: 1 });
    expect(await audit(report([A, B]))).toEqual({ number: 1 });
    expect(fake.issues).toHaveLength(1);
    expect(fake.issues[0]).toMatchObject({
      title: 'DNS forwarding: 2 findings',
      labels: ['loopgate', 'dns'],
      state: 'open',
    });
  });

  test('tells aloud only what is new', async () => {
    await audit(report([A]));
    await audit(report([A]));
    expect(reported()).toEqual([]);
    await audit(report([A, B]));
    expect(reported()).toEqual([expect.stringContaining('Another &#64;&#8203;team <code>one</code>.')]);
    expect(reported()[0]).not.toContain('to itself');
    await audit(report([A]));
    expect(reported()).toHaveLength(1);
  });

  test('is not written when nothing changed', async () => {
    await audit(report([A]));
    const before = fake.requests.length;
    await audit(report([A]));
    expect(fake.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('is closed by a clean and complete audit, and opened again', async () => {
    await audit(report([A]));
    expect(await audit(report([]))).toEqual({ number: 1 });
    expect(fake.issues[0]?.state).toBe('closed');
    expect(fake.issues[0]?.title).toBe('DNS forwarding: nothing found');
    await audit(report([A]));
    expect(fake.issues).toHaveLength(1);
    expect(fake.issues[0]?.state).toBe('open');
    expect(reported().at(-1)).toContain('again');
  });

  test.each([
    ['could not read everything', report([], { result: 'incomplete' })],
    ['saw no DNS server', report([], { counts: { ...report([]).counts, servers: 0 } })],
  ])('stays open when the audit %s', async (_, given) => {
    await audit(report([A]));
    expect((await audit(given)).notice).toContain('stays open');
    expect(fake.issues[0]?.state).toBe('open');
  });

  test('is not opened for notes, nor for nothing', async () => {
    await audit(report([finding({ fingerprint: 'n', severity: 'note' })]));
    expect(await audit(report([]))).toEqual({});
    expect(fake.issues).toEqual([]);
  });

  test('is found when somebody took its label away', async () => {
    await audit(report([A]));
    const [issue] = fake.issues;
    if (issue !== undefined) issue.labels = [];
    expect(await audit(report([A, B]))).toEqual({ number: 1 });
    expect(fake.issues).toHaveLength(1);
  });

  test("is never somebody else's", async () => {
    await audit(report([A]));
    const [mine] = fake.issues;
    fake.issues.unshift({ ...(mine ?? fail()), number: 99, user: { login: 'stranger', type: 'User' } });
    expect(await audit(report([A, B]))).toEqual({ number: 1 });
  });

  test('of another job is another issue', async () => {
    await audit(report([A]));
    expect(await audit(report([A]), 'CI/other --> x')).toEqual({ number: 2 });
    expect(await audit(report([A]), 'CI/other --> x')).toEqual({ number: 2 });
    expect(fake.issues[1]?.body.split('\n')[0]).toMatch(/^<!-- [^>]*-->$/);
  });

  test('keeps below what GitHub takes, however much there is', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => finding({ fingerprint: String(index) }));
    await audit(report(many), 'CI', 'x'.repeat(200_000));
    expect(fake.issues[0]?.body.length).toBeLessThan(65_000);
  });

  test.each([
    ['GET /repos/acme/cluster/issues', 403],
    ['POST /repos/acme/cluster/issues', 403],
    ['POST /repos/acme/cluster/issues', 410],
  ])('is only a sentence where %s gives %d', async (start, status) => {
    fake.fail(start, { status });
    expect((await audit(report([A]))).notice).toMatch(/was not written: .*does not change the result/);
  });

  test('is not opened a second time when looking for it fails', async () => {
    fake.issues.push({ number: 1, title: 't', body: 'no marker', state: 'open', labels: ['loopgate'], user: BOT });
    fake.fail('GET /search', { status: 500 }, { status: 500 }, { status: 500 });
    expect((await audit(report([A]))).notice).toBeDefined();
    expect(fake.issues).toHaveLength(1);
  });
});

function fail(): never {
  throw new Error('there is no issue');
}
