import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as events from './support/events.ts';
import { cutOff, type Files, git, type PullRequest, pullRequest } from './support/repositories.ts';
import type { Step, StepResult } from './support/runner.ts';
import { runAction, setStage } from './support/stage.ts';

const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';

const stage = setStage();

const open = (start: Files, headChange: Files, baseChange?: Files): PullRequest =>
  pullRequest(stage.room.directory, { start, headChange, ...(baseChange === undefined ? {} : { baseChange }) });

const step = (pull: PullRequest, change: Partial<Step> = {}): Promise<StepResult> =>
  runAction(stage, pull, events.pullRequestEvent(pull), change);

describe('the built action', () => {
  test('fails a pull request that brings a loop, at its line, and says it in three places', async () => {
    const seen = await step(open({ Corefile: SOUND }, { Corefile: LOOP }));
    expect(seen.exitCode).toBe(1);
    expect(seen.annotations.filter(({ kind }) => kind === 'error')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'Corefile', line: 2, title: expect.stringContaining('LG101') }),
      ]),
    );
    expect(seen.annotations.filter(({ file }) => file === '').at(-1)?.message).toMatch(/^loopgate found \d+ new/);
    expect(seen.summary).toContain('LG101');
    expect(seen.log).toContain('LG101');
    expect(Object.fromEntries(seen.outputs)).toMatchObject({
      result: 'fail',
      'exit-code': '1',
      'base-status': 'compared',
    });
    expect(stage.fake.requests).toEqual([]);
  });

  test('asks GitHub through the proxy that the environment names', async () => {
    const { hostname, port } = new URL(stage.fake.url);
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on('connect', ({ url = '' }, client: Socket) => {
      asked.push(url);
      const server = connect(Number(port), hostname, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        server.pipe(client).pipe(server);
      });
      for (const one of [client, server]) one.on('error', () => {});
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    const seen = await step(open({ Corefile: SOUND }, { Corefile: LOOP }), {
      apiUrl: 'http://api.example.com',
      inputs: { comment: 'always' },
      env: { http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` },
    });
    proxy.close();
    expect(seen.exitCode).toBe(1);
    expect(new Set(asked)).toEqual(new Set(['api.example.com:80']));
    expect(stage.fake.comments.get(7)).toHaveLength(1);
  });

  test('passes a pull request that leaves an old loop as it is', async () => {
    const seen = await step(open({ Corefile: LOOP }, { 'README.txt': 'hello' }));
    expect([seen.exitCode, seen.outputs.get('result'), seen.outputs.get('new-count')]).toEqual([0, 'pass', '0']);
    expect(Number(seen.outputs.get('existing-count'))).toBeGreaterThan(0);
    expect(seen.annotations.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  test('fails it all the same where fail-on-existing is set', async () => {
    const seen = await step(open({ Corefile: LOOP }, { 'README.txt': 'hello' }), {
      inputs: { 'fail-on-existing': 'true' },
    });
    expect([seen.exitCode, seen.outputs.get('result')]).toEqual([1, 'fail']);
  });

  test('tells of a loop that went away', async () => {
    const seen = await step(open({ Corefile: LOOP }, { Corefile: SOUND }));
    expect(seen.exitCode).toBe(0);
    expect(Number(seen.outputs.get('fixed-count'))).toBeGreaterThan(0);
  });

  test("annotates the head's line where the base has moved it in the merge", async () => {
    const far = Array.from({ length: 12 }, (_, index) => `# line ${index}\n`).join('');
    const pull = open(
      { Corefile: far + SOUND },
      { Corefile: far + LOOP },
      { Corefile: `# new\n# newer\n${far}${SOUND}` },
    );
    const seen = await step(pull);
    expect(seen.annotations).toEqual(expect.arrayContaining([expect.objectContaining({ file: 'Corefile', line: 14 })]));
  });

  test('checks everything when the base cannot be had, and says so', async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    cutOff(pull);
    const seen = await step(pull);
    expect([seen.exitCode, seen.outputs.get('base-status')]).toEqual([1, 'unavailable']);
    expect(seen.annotations.some(({ message }) => message.includes('No comparison was made'))).toBe(true);
  });

  test.each([
    ['schedule', (pull: PullRequest) => events.scheduleEvent(pull.merge), 'not-requested'],
    ['workflow_dispatch', (pull: PullRequest) => events.dispatchEvent(pull.merge), 'not-requested'],
    ['merge_group', (pull: PullRequest) => events.mergeGroupEvent(pull.base, pull.merge), 'compared'],
    ['push', (pull: PullRequest) => events.pushEvent(pull.base, pull.merge), 'compared'],
    ['a first push', (pull: PullRequest) => events.pushEvent(events.NO_COMMIT, pull.merge, 'topic'), 'compared'],
    ['workflow_run', (pull: PullRequest) => events.workflowRunEvent(pull.merge, pull), 'not-requested'],
    ['pull_request_target', (pull: PullRequest) => events.pullRequestTargetEvent(pull), 'not-requested'],
  ])('finds the loop on %s', async (_, trigger, status) => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const seen = await step(pull, { trigger: trigger(pull) });
    expect([seen.exitCode, seen.outputs.get('base-status')]).toEqual([1, status]);
  });

  test('writes a comment, changes it, and turns it green', async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const inputs = { comment: 'on-findings' };
    const first = await step(pull, { inputs });
    expect(stage.fake.comments.get(7)).toHaveLength(1);
    expect(stage.fake.comments.get(7)?.[0]?.body).toContain('LG101');
    git(pull.workspace, 'checkout', '-q', '--', '.');
    git(pull.workspace, 'checkout', '-q', `${pull.base}`);
    const second = await step(pull, { inputs });
    expect(second.outputs.get('comment-id')).toBe(first.outputs.get('comment-id'));
    expect(stage.fake.comments.get(7)).toHaveLength(1);
    expect(stage.fake.comments.get(7)?.[0]?.body).not.toContain('LG101');
  });

  test.each([
    [{ status: 403 }],
    [{ status: 404 }],
    [{ status: 422 }],
    [{ status: 500 }],
    [{ status: 429, headers: { 'retry-after': '600' } }],
    ['slow'],
    ['cut'],
    ['hang-up'],
    ['not-json'],
  ] as const)('keeps its verdict when the API answers %j', async (trouble) => {
    stage.fake.fail('', ...Array(40).fill(trouble));
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const inputs = { comment: 'always', suggestions: 'true' };
    const seen = await step(pull, { inputs, env: { LOOPGATE_API_TIMEOUT: '0.5' } });
    expect([seen.exitCode, seen.outputs.get('result')]).toEqual([1, 'fail']);
    expect(seen.annotations.some(({ kind, message }) => kind === 'notice' && message.includes('does not change'))).toBe(
      true,
    );
  });

  test('keeps one issue on schedule', async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const change = { trigger: events.scheduleEvent(pull.merge), inputs: { issue: 'audit', 'issue-labels': 'dns' } };
    expect((await step(pull, change)).outputs.get('issue-number')).toBe('1');
    await step(pull, change);
    expect(stage.fake.issues).toHaveLength(1);
    expect(stage.fake.issues[0]?.labels).toContain('dns');
  });

  test('writes SARIF, JSON and Markdown files together', async () => {
    const inputs = {
      'sarif-file': 'loopgate.sarif',
      'json-file': 'out/loopgate.json',
      'report-file': 'out/loopgate.md',
    };
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const seen = await step(pull, { inputs });
    expect(seen.exitCode).toBe(1);
    const sarif = JSON.parse(readFileSync(join(pull.workspace, 'loopgate.sarif'), 'utf8'));
    expect(sarif.runs[0].results.some((result: { ruleId: string }) => result.ruleId === 'LG101')).toBe(true);
    expect(JSON.parse(readFileSync(join(pull.workspace, 'out/loopgate.json'), 'utf8')).result).toBe('fail');
    expect(readFileSync(join(pull.workspace, 'out/loopgate.md'), 'utf8')).toContain('LG101');
  });

  test('shows at most ten of a kind, with the verdict among them and the rest counted', async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`site-${index}/Corefile`, LOOP]));
    const seen = await step(open({ 'x.txt': '' }, many));
    const errors = seen.annotations.filter(({ kind }) => kind === 'error');
    expect(errors.length).toBeLessThanOrEqual(10);
    expect(errors.at(-1)?.message).toMatch(/^loopgate found 2[5-9] new findings/);
    expect(seen.dropped).toBe(0);
  });

  test('takes no command from the repository, by file name, by content or by message', async () => {
    const name = '::error::forged%0A\u202e`x`/Corefile';
    const seen = await step(open({ 'x.txt': '' }, { [name]: `${LOOP}# ::warning::forged\n##[error]forged\n` }));
    expect(seen.annotations.filter(({ message }) => message.trim() === 'forged')).toEqual([]);
    expect(seen.masks).toEqual([]);
    expect(seen.outputs.get('result')).not.toBe('');
  });

  test('does not write through a link that the pull request brings', async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const target = join(stage.room.directory, 'stolen');
    rmSync(join(pull.workspace, 'loopgate.sarif'), { force: true });
    symlinkSync(target, join(pull.workspace, 'loopgate.sarif'));
    await step(pull, { inputs: { 'sarif-file': 'loopgate.sarif' } });
    expect(existsSync(target)).toBe(false);
  });

  test.each([[{ 'fail-on': 'high' }], [{ fail_on: 'never' }], [{ config: 'nowhere.yaml' }], [{ paths: 'nowhere' }]])(
    '%j is wrong use: exit code 2',
    async (inputs) => {
      const seen = await step(open({ Corefile: SOUND }, {}), { inputs: inputs as Record<string, string> });
      expect([seen.exitCode, seen.outputs.get('exit-code')]).toEqual([2, '2']);
      expect(seen.annotations).toHaveLength(1);
    },
  );

  test.each([
    ['clusters: [{ name: a, nodes: [{ name: n, files: { /etc/resolv.conf: nowhere.conf } }] }]', 2, 'nowhere.conf'],
    ['expectations:\n  - { names: example.org, from: Corefil, reason: a }', 3, 'did you mean "Corefile"'],
    ['clusters: []\nbaseline: nowhere.json', 3, 'the baseline "nowhere.json" does not exist'],
    ['extends:\n  - acme/policies/dns.yml@main', 3, 'this extends acme/policies/dns.yml@main, and '],
  ])('annotates a configuration on its line: %j', async (text, line, message) => {
    const files = { Corefile: SOUND, '.loopgate.yaml': `version: 1\n${text}\n` };
    const seen = await step(open(files, { 'README.txt': 'hello' }));
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations[0]).toMatchObject({ kind: 'error', file: '.loopgate.yaml', line });
    expect(seen.annotations[0]?.message).toContain(message);
    expect(seen.annotations).toHaveLength(2);
  });

  test('a payload that is cut off is survived', async () => {
    const seen = await step(open({ Corefile: SOUND }, { Corefile: LOOP }), { rawPayload: '{"pull_request": {"num' });
    expect([seen.exitCode, seen.outputs.get('base-status')]).toEqual([1, 'compared']);
  });

  test('writes nothing to standard error and no path of the machine into its files', async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    const seen = await step(pull, { inputs: { 'json-file': 'x.json', 'sarif-file': 'x.sarif' } });
    expect(seen.stderr).toBe('');
    for (const file of ['x.json', 'x.sarif']) {
      expect(readFileSync(join(pull.workspace, file), 'utf8')).not.toContain(stage.room.directory);
    }
    expect(seen.summary).not.toContain(stage.room.directory);
  });
});
