import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PlacedUsageError, UsageError } from '../../../src/core/text/usage-error.ts';
import type { ActionDeps, ActionReporters, CheckRequest } from '../../../src/doors/github/job.ts';
import { locateCheckout, runAction, verdictSentence } from '../../../src/doors/github/run.ts';
import { openToolkit } from '../../../src/doors/github/toolkit.ts';
import type { Report } from '../../../src/judge/report/finding.ts';
import { runGit } from '../../../src/read/tree/git.ts';
import * as events from '../../e2e/support/events.ts';
import { type FakeGitHub, startFakeGitHub, TOKEN } from '../../e2e/support/fake-github.ts';
import {
  commit,
  cutOff,
  git,
  type PullRequest,
  pullRequest,
  type Scratch,
  scratch,
  writeFiles,
} from '../../e2e/support/repositories.ts';
import { observeStep, type Seen, type Step, stepEnvironment } from '../../e2e/support/runner.ts';
import { COREFILE, finding, fix, report } from './support.ts';

let room: Scratch;
let fake: FakeGitHub;
let pull: PullRequest;
beforeEach(async () => {
  room = scratch();
  fake = await startFakeGitHub();
  pull = pullRequest(room.directory, {
    start: { 'deploy/Corefile': COREFILE.replace('    forward', '    loop\n    forward'), 'other.yaml': 'x' },
    headChange: { 'deploy/Corefile': COREFILE },
  });
});
afterEach(async () => {
  room.remove();
  await fake.close();
});

/** Each report says who made it, so that the test sees where it went. */
const reporters: ActionReporters = {
  text: () => 'the log\n::error::forged\n',
  annotations: (given, { which, inDiff }) =>
    given.findings
      .map(({ at }) => `::error file=${at.file.path},title=${which} ${inDiff(at) ? 'in' : 'out'}::found\n`)
      .join(''),
  markdown: (_, { budget, linkFor }) => `the summary ${budget} ${linkFor('a b/(c).yaml', 3)}\n`,
  comment: (_, { category }) => `<!-- loopgate:report category="${category}" v=1 -->\nthe comment`,
  sarif: () => '{"sarif":1}',
  json: () => '{"json":1}',
  html: () => '<html>',
};

interface Ran extends Seen {
  readonly exitCode: number;
  readonly asked: CheckRequest | undefined;
}

async function run(
  step: Partial<Step>,
  result: Report | Error = report([finding({ fingerprint: 'a', fix: fix(4, 4, '    loop\n') })]),
  change: Partial<ActionDeps> = {},
): Promise<Ran> {
  const env = stepEnvironment({
    directory: room.directory,
    workspace: pull.workspace,
    trigger: events.pullRequestEvent(pull),
    apiUrl: fake.url,
    ...step,
    inputs: { token: TOKEN, ...step.inputs },
  });
  let stdout = '';
  let asked: CheckRequest | undefined;
  const write = (text: string): void => {
    stdout += text;
  };
  const exitCode = await runAction(env, {
    check: async (request) => {
      asked = request;
      if (result instanceof Error) throw result;
      return result;
    },
    reporters,
    runGit,
    toolkit: openToolkit(env, write),
    write,
    ...change,
  });
  return { exitCode, asked, ...observeStep(env, stdout) };
}

describe('a run of the action', () => {
  test('compares a pull request with its base, and fails it in one sentence', async () => {
    const seen = await run({});
    expect(seen.exitCode).toBe(1);
    expect(seen.asked).toMatchObject({
      root: pull.workspace,
      paths: [],
      base: { kind: 'revision', revision: pull.base },
    });
    expect(seen.annotations.map(({ title, message }) => [title, message])).toEqual([
      ['new in', 'found'],
      ['loopgate', verdictSentence(report([finding({ fingerprint: 'a' })]))],
    ]);
    expect(seen.log).toContain('\\u{3a}:error::forged');
    expect(Object.fromEntries(seen.outputs)).toMatchObject({
      result: 'fail',
      'exit-code': '1',
      'new-count': '1',
      'error-count': '1',
      'scanned-files': '1',
      'base-status': 'not-requested',
    });
    expect(seen.summary).toBe(
      `the summary 900000 https://github.com/acme/cluster/blob/${pull.head}/a%20b/%28c%29.yaml?plain=1#L3\n`,
    );
    expect(fake.requests).toEqual([]);
  });

  test('passes quietly', async () => {
    const seen = await run({}, report([]));
    expect([seen.exitCode, seen.annotations, seen.outputs.get('result')]).toEqual([0, [], 'pass']);
  });

  test('hands the inputs on, and leaves out what is not set', async () => {
    const inputs = {
      paths: 'deploy',
      'fail-on': 'warning',
      'fail-on-existing': 'true',
      config: 'ci/loopgate.yaml',
      annotations: 'all',
    };
    const seen = await run({ inputs });
    expect(seen.asked).toMatchObject({
      paths: ['deploy'],
      failOn: 'warning',
      failOnExisting: true,
      failOnEmpty: undefined,
      config: 'ci/loopgate.yaml',
    });
    expect(seen.annotations[0]?.title).toBe('all in');
  });

  test('writes the files that were asked for, and names them', async () => {
    const inputs = { 'sarif-file': 'out/x.sarif', 'json-file': 'x.json', 'report-file': 'x.html' };
    const seen = await run({ inputs });
    const read = (path: string) => readFileSync(join(pull.workspace, path), 'utf8');
    expect([read('out/x.sarif'), read('x.json'), read('x.html')]).toEqual(['{"sarif":1}', '{"json":1}', '<html>']);
    expect([...seen.outputs]).toEqual(
      expect.arrayContaining([
        ['sarif-file', 'out/x.sarif'],
        ['report-file', 'x.html'],
      ]),
    );
  });

  test('tells a file that cannot be written, and the findings all the same', async () => {
    const seen = await run({ inputs: { 'json-file': 'other.yaml/x.json' } }, report([]));
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations[0]?.message).toContain('json-file: other.yaml/x.json cannot be written');
    expect(seen.summary).toContain('the summary');
  });

  test.each([
    [{ 'fail-on': 'high' }, 'fail-on is "high"'],
    [{ fail_on: 'never' }, 'did you mean fail-on?'],
  ])('%j is exit code 2, before anything is read', async (inputs, says) => {
    const seen = await run({ inputs: inputs as Record<string, string> });
    expect([seen.exitCode, seen.asked, seen.outputs.get('exit-code')]).toEqual([2, undefined, '2']);
    expect(seen.annotations[0]?.message).toContain(says);
  });

  test('a wrong configuration is 2, an internal error is 3, and neither forges a command', async () => {
    const wrong = await run({}, new UsageError('a.yaml:1:1: unknown key\n::warning::forged'));
    expect([wrong.exitCode, wrong.annotations.length, wrong.outputs.get('result')]).toEqual([2, 1, 'fail']);
    const ours = await run({}, new Error('boom\n::warning::forged'));
    expect([ours.exitCode, ours.annotations.length, ours.outputs.get('result')]).toEqual([3, 1, 'incomplete']);
    expect(ours.annotations[0]?.message).toContain('internal error, please report: boom');
  });

  test('a mistake in the configuration stands on its line, at most nine of them', async () => {
    const mistake = (line: number) => ({ file: 'ci/.loopgate.yaml', line, column: 3, message: `a%\n::${line}` });
    const seen = await run({}, new PlacedUsageError(mistake(4)));
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations[0]).toMatchObject({ kind: 'error', file: 'ci/.loopgate.yaml', line: 4 });
    expect(seen.annotations).toHaveLength(2);
    expect(seen.annotations[1]?.message).toContain('loopgate cannot run: ci/.loopgate.yaml:4:3: ');
    const many = await run({}, new PlacedUsageError(Array.from({ length: 30 }, (_, index) => mistake(index + 1))));
    expect(many.annotations).toHaveLength(10);
  });

  test('a base that cannot be had is said, and the whole is checked', async () => {
    cutOff(pull);
    const seen = await run({});
    expect(seen.asked?.base).toMatchObject({ kind: 'unavailable' });
    expect(seen.annotations.find(({ kind }) => kind === 'notice')?.message).toContain('No comparison was made');
    expect(seen.exitCode).toBe(1);
  });

  test('an unreachable API never changes the verdict nor holds up the job', async () => {
    const inputs = { comment: 'always', suggestions: 'true' };
    const seen = await run({ inputs, apiUrl: 'http://127.0.0.1:9', env: { LOOPGATE_API_TIMEOUT: '0.2' } }, report([]));
    expect(seen.exitCode).toBe(0);
    expect(seen.annotations).toEqual([
      expect.objectContaining({ kind: 'notice', message: expect.stringContaining('could not be reached') }),
    ]);
    expect(seen.summary).toContain('could not be reached');
  });

  test('writes comment and suggestions where asked to, on the head', async () => {
    const seen = await run({ inputs: { comment: 'on-findings', suggestions: 'true' } });
    expect(seen.outputs.get('comment-id')).toBe(String(fake.comments.get(7)?.[0]?.id));
    expect(fake.comments.get(7)?.[0]?.body).toBe('<!-- loopgate:report category="CI/gate" v=1 -->\nthe comment');
    expect(fake.reviews[0]?.body).toMatchObject({
      commit_id: pull.head,
      comments: [{ path: 'deploy/Corefile', line: 2 }],
    });
  });

  test('does not try to write for a fork', async () => {
    const seen = await run({
      inputs: { comment: 'always' },
      trigger: events.pullRequestEvent(pull, 'stranger/cluster'),
    });
    expect(fake.requests).toEqual([]);
    expect(seen.annotations.find(({ kind }) => kind === 'notice')?.message).toContain('cannot write');
    expect(seen.exitCode).toBe(1);
  });

  test('a missing permission is a notice', async () => {
    fake.fail('POST', { status: 403 });
    const seen = await run({ inputs: { comment: 'always' } });
    expect(seen.annotations.find(({ kind }) => kind === 'notice')?.message).toContain('it needs pull-requests: write');
    expect(seen.exitCode).toBe(1);
    expect(seen.outputs.has('comment-id')).toBe(false);
  });

  test('the schedule keeps an issue', async () => {
    const seen = await run({ inputs: { issue: 'audit' }, trigger: events.scheduleEvent(pull.merge) });
    expect(seen.asked?.base).toEqual({ kind: 'not-requested' });
    expect(seen.outputs.get('issue-number')).toBe('1');
    expect(fake.issues[0]?.body).toContain('the summary 50000');
  });

  test('a run that compares keeps no issue', async () => {
    const seen = await run({ inputs: { issue: 'audit' } });
    expect(fake.issues).toEqual([]);
    expect(seen.annotations.find(({ kind }) => kind === 'notice')?.message).toContain('issue: audit is skipped');
  });

  test.each([
    ['merge_group', () => events.mergeGroupEvent(pull.base, pull.merge), 'revision'],
    ['push', () => events.pushEvent(pull.base, pull.merge), 'revision'],
    ['workflow_dispatch', () => events.dispatchEvent(pull.merge), 'not-requested'],
    ['workflow_run', () => events.workflowRunEvent(pull.merge, pull), 'not-requested'],
    ['pull_request_target', () => events.pullRequestTargetEvent(pull), 'not-requested'],
  ])('%s has the base it should', async (_, trigger, kind) => {
    expect((await run({ trigger: trigger() })).asked?.base.kind).toBe(kind);
  });

  test.each([['{"cut'], ['']])('the payload %j is survived', async (rawPayload) => {
    const seen = await run({ rawPayload }, report([]));
    expect(seen.exitCode).toBe(0);
    expect(seen.asked?.base).toMatchObject({ kind: 'revision', revision: pull.base });
  });
});

describe('a checkout in a folder of the workspace', () => {
  const said: string[] = [];
  const notice = (text: string): void => {
    said.push(text);
  };
  const locate = (workspace: string, paths: readonly string[]) =>
    locateCheckout(workspace, { paths, config: undefined, baseline: undefined }, notice);

  test('is scanned from its own top, so that GitHub finds the files', () => {
    const found = locateCheckout(
      room.directory,
      { paths: ['workspace/deploy', './workspace/'], config: 'workspace/.loopgate.yaml', baseline: 'base.json' },
      notice,
    );
    expect(found).toEqual({
      root: `${room.directory}/workspace`,
      paths: [],
      config: '.loopgate.yaml',
      baseline: '../base.json',
    });
    expect(locate(room.directory, ['workspace/deploy/Corefile'])).toMatchObject({
      root: `${room.directory}/workspace`,
      paths: ['deploy/Corefile'],
    });
  });

  test.each([[['workspace/deploy', 'origin']], [['nowhere']], [['../not-a-folder']], [[]]])(
    'is not guessed from %j',
    (paths) => {
      expect(() => locate(room.directory, paths)).toThrow(UsageError);
    },
  );

  test('the only one is taken without `paths`, and said', () => {
    mkdirSync(`${room.directory}/runner/work`, { recursive: true });
    renameSync(pull.workspace, `${room.directory}/runner/work/cluster`);
    said.length = 0;
    expect(locate(`${room.directory}/runner`, [])).toMatchObject({
      root: `${room.directory}/runner/work/cluster`,
      paths: [],
    });
    expect(said).toEqual([expect.stringContaining('work/cluster')]);
  });

  test('a workspace without a file had no checkout step; one with files and without git is scanned', () => {
    mkdirSync(`${room.directory}/none/below`, { recursive: true });
    expect(() => locate(`${room.directory}/none`, [])).toThrow(/actions\/checkout/);
    writeFiles(`${room.directory}/none`, { 'below/Corefile': '. {\n}\n' });
    expect(locate(`${room.directory}/none`, [])).toMatchObject({ root: `${room.directory}/none`, paths: [] });
  });

  test('is the workspace itself in the ordinary case', () => {
    commit(pull.origin, {}, 'x');
    expect(locate(pull.workspace, ['deploy'])).toMatchObject({ root: pull.workspace, paths: ['deploy'] });
  });
});

describe('pull_request_target', () => {
  const trigger = () => events.pullRequestTargetEvent(pull);

  test('with the base checked out is wrong use, and says what to do', async () => {
    git(pull.workspace, 'fetch', '-q', '--depth=1', 'origin', pull.base);
    git(pull.workspace, 'checkout', '-q', '--detach', 'FETCH_HEAD');
    const seen = await run({ trigger: trigger() });
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations.map(({ message }) => message).join()).toContain('on: pull_request');
  });

  test('with a payload that does not say the head is wrong use', async () => {
    expect((await run({ trigger: trigger(), rawPayload: '{}' })).exitCode).toBe(2);
  });

  test('with the head, or the merge with it, is scanned', async () => {
    expect((await run({ trigger: trigger() }, report([]))).exitCode).toBe(0);
  });
});
