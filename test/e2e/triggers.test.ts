/** What each trigger is compared with, what is said of it, and that no secret is shown anywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as events from './support/events.ts';
import { TOKEN } from './support/fake-github.ts';
import { cutOff, type Files, git, type PullRequest, pullRequest } from './support/repositories.ts';
import type { Step, StepResult } from './support/runner.ts';
import { runAction, setStage } from './support/stage.ts';

const UNGUARDED = '.:53 {\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';
const UNKNOWN = '0123456789abcdef0123456789abcdef01234567';

const stage = setStage();

/** An old loop stays, a new one comes. */
const START: Files = { 'old/Corefile': LOOP, 'new/Corefile': UNGUARDED };
const open = (): PullRequest =>
  pullRequest(stage.room.directory, { start: START, headChange: { 'new/Corefile': LOOP } });

const step = (pull: PullRequest, trigger: events.Trigger, change: Partial<Step> = {}): Promise<StepResult> =>
  runAction(stage, pull, trigger, change);

const notices = (seen: StepResult): readonly string[] =>
  seen.annotations.filter(({ kind, file }) => kind === 'notice' && file === '').map(({ message }) => message);

/** Exit code, base-status, new and existing findings. */
const outcome = (seen: StepResult): readonly (string | number | null | undefined)[] => [
  seen.exitCode,
  seen.outputs.get('base-status'),
  seen.outputs.get('new-count'),
  seen.outputs.get('existing-count'),
];

const COMPARED = [1, 'compared', '1', '1'];
const FULL = [1, 'not-requested', '2', '0'];

describe('a run on', () => {
  test.each<readonly [string, (pull: PullRequest) => events.Trigger, readonly unknown[], readonly unknown[]]>([
    ['pull_request', (pull) => events.pullRequestEvent(pull), COMPARED, []],
    ['merge_group', (pull) => events.mergeGroupEvent(pull.base, pull.merge), COMPARED, []],
    ['push', (pull) => events.pushEvent(pull.base, pull.merge), COMPARED, []],
    [
      'the first push of a branch',
      (pull) => events.pushEvent(events.NO_COMMIT, pull.merge, 'topic'),
      COMPARED,
      [
        expect.stringMatching(
          /^Compared with [0-9a-f]{12} \(the default branch, as this branch is new\)\. Where this work left it could not be found, /,
        ),
      ],
    ],
    [
      'the first push of all',
      (pull) => events.pushEvent(events.NO_COMMIT, pull.merge),
      FULL,
      ['This push creates a branch, so there is nothing to compare with: every finding counts.'],
    ],
    [
      'a push of a tag',
      (pull) => events.tagEvent(pull.merge),
      FULL,
      ['A tag is not compared with anything: every finding counts.'],
    ],
    [
      'a push of an annotated tag',
      (pull) => events.tagEvent(pull.merge, UNKNOWN),
      FULL,
      ['A tag is not compared with anything: every finding counts.'],
    ],
    ['schedule', (pull) => events.scheduleEvent(pull.merge), FULL, []],
    ['workflow_dispatch', (pull) => events.dispatchEvent(pull.merge), FULL, []],
    ['repository_dispatch', (pull) => events.repositoryDispatchEvent(pull.merge), FULL, []],
    ['workflow_run', (pull) => events.workflowRunEvent(pull.merge, pull), FULL, []],
    ['an event of tomorrow', (pull) => ({ ...events.dispatchEvent(pull.merge), name: 'full_moon' }), FULL, []],
  ])('%s', async (_, trigger, expected, said) => {
    const pull = open();
    const seen = await step(pull, trigger(pull));
    expect([outcome(seen), notices(seen)]).toEqual([expected, said]);
  });

  test('pull_request_target with the base checked out judges nothing, and says what to use instead', async () => {
    const pull = open();
    git(pull.workspace, 'fetch', '-q', '--depth=1', 'origin', pull.base);
    git(pull.workspace, 'checkout', '-q', '--detach', pull.base);
    const seen = await step(pull, events.pullRequestTargetEvent(pull));
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations.map(({ message }) => message).join()).toContain('on: pull_request');
  });

  test('a forced push, whose old commit is gone, says that nothing was compared', async () => {
    const pull = open();
    const seen = await step(pull, events.pushEvent(UNKNOWN, pull.merge));
    expect(outcome(seen)).toEqual([1, 'unavailable', '2', '0']);
    expect(notices(seen)).toEqual([
      expect.stringMatching(/^No comparison was made: commit 0123456789ab is not in this clone/),
    ]);
    expect(seen.summary).toContain('no comparison with the base');
  });

  test('a tag that is to be compared is compared with what base-ref names', async () => {
    const pull = open();
    const inputs = { mode: 'compare', 'base-ref': pull.base };
    expect(outcome(await step(pull, events.tagEvent(pull.merge), { inputs }))).toEqual(COMPARED);
  });
});

describe('without permission', () => {
  test('a pull request from a fork gets its verdict, a notice, and no request', async () => {
    const pull = open();
    const inputs = { comment: 'always', suggestions: 'true' };
    const seen = await step(pull, events.pullRequestEvent(pull, 'stranger/cluster'), { inputs });
    expect(outcome(seen)).toEqual(COMPARED);
    expect(notices(seen)).toEqual([expect.stringContaining('gets a token that cannot write')]);
    expect(seen.outputs.get('comment-id')).toBeUndefined();
    expect(stage.fake.requests).toEqual([]);
  });

  test.each([
    ['comment', { comment: 'always' }, 'pull-requests: write'],
    ['issue', { issue: 'audit' }, 'issues: write'],
  ])('a %s is left out, with the permission that it needs', async (what, inputs, permission) => {
    stage.fake.fail('', ...Array(20).fill({ status: 403, message: 'Resource not accessible by integration' }));
    const pull = open();
    const trigger = what === 'issue' ? events.scheduleEvent(pull.merge) : events.pullRequestEvent(pull);
    const seen = await step(pull, trigger, { inputs: inputs as unknown as Record<string, string> });
    expect(seen.exitCode).toBe(1);
    expect(notices(seen)).toEqual([expect.stringContaining(permission)]);
    expect(seen.summary).toContain(permission);
  });
});

describe('the token', () => {
  test.each([
    ['where all goes well', false, []],
    ['where git cannot fetch', true, []],
    ['where GitHub refuses', true, Array(40).fill({ status: 401, message: `Bad credentials: ${TOKEN}` })],
    ['where GitHub does not answer in JSON', true, Array(40).fill('not-json')],
  ] as const)('is shown nowhere, %s', async (_, cut, troubles) => {
    const pull = open();
    if (cut) cutOff(pull);
    stage.fake.fail('', ...troubles);
    const inputs = {
      comment: 'always',
      suggestions: 'true',
      'json-file': 'a.json',
      'sarif-file': 'a.sarif',
      'report-file': 'a.html',
    };
    const seen = await step(pull, events.pullRequestEvent(pull), { inputs, env: { LOOPGATE_API_TIMEOUT: '0.5' } });
    expect(seen.exitCode).toBe(1);
    const files = readdirSync(pull.workspace).filter((name) => name.startsWith('a.'));
    expect(files).toHaveLength(3);
    const reported = [
      JSON.stringify(seen, (__, value: unknown) => (value instanceof Map ? [...value] : value)),
      ...files.map((name) => readFileSync(join(pull.workspace, name), 'utf8')),
      readFileSync(join(pull.workspace, '.git/config'), 'utf8'),
      JSON.stringify([...stage.fake.comments]),
    ].join('\n');
    expect(reported).toContain('LG101');
    expect(reported).not.toContain(TOKEN);
    expect(reported).not.toContain(Buffer.from(`x-access-token:${TOKEN}`).toString('base64'));
  });
});
