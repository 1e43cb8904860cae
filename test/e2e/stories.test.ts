/** Pull requests followed from beginning to end: what a reader sees at each place, and what the job ends with. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as events from './support/events.ts';
import { cutOff, type Files, git, type PullRequest, pullRequest } from './support/repositories.ts';
import { runAction, setStage } from './support/stage.ts';

const corefile = (loop: boolean, to: string, name = 'coredns', namespace = 'kube-system'): string =>
  [
    'apiVersion: v1',
    'kind: ConfigMap',
    `metadata: { name: ${name}, namespace: ${namespace} }`,
    'data:',
    '  Corefile: |',
    '    .:53 {',
    ...(loop ? ['        loop'] : []),
    '        kubernetes cluster.local',
    `        forward . ${to}`,
    '    }',
    '',
  ].join('\n');
const SOUND = corefile(true, '192.0.2.53');
const UNGUARDED = corefile(false, '192.0.2.53');
const LOOP = corefile(true, '127.0.0.1');

const GREEN = '✅ loopgate: no new findings';

const stage = setStage();

const open = (start: Files, headChange: Files): PullRequest => pullRequest(stage.room.directory, { start, headChange });

interface Seen {
  readonly exit: number | null;
  readonly result: string;
  readonly base: string;
  /** new, existing, fixed, suppressed. */
  readonly counts: string;
  readonly annotations: readonly string[];
  readonly sarif: readonly string[];
  readonly summary: readonly string[];
  readonly comments: readonly string[];
}

/** One step with everything on, and what came of it at each place. */
async function reported(
  pull: PullRequest,
  trigger: events.Trigger = events.pullRequestEvent(pull),
  inputs: Readonly<Record<string, string>> = {},
): Promise<Seen> {
  const step = await runAction(stage, pull, trigger, {
    inputs: { comment: 'always', 'sarif-file': 'out.sarif', ...inputs },
  });
  const file = join(pull.workspace, 'out.sarif');
  const sarif = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const outputs = ['new', 'existing', 'fixed', 'suppressed'].map((one) => step.outputs.get(`${one}-count`));
  return {
    exit: step.exitCode,
    result: step.outputs.get('result') ?? '',
    base: step.outputs.get('base-status') ?? '',
    counts: outputs.join(' '),
    annotations: step.annotations.map(({ kind, file: path, line, title, message }) =>
      path === '' ? `${kind}: ${message.split(/[;:]/)[0]}` : `${kind} ${path}:${line} ${title.split(' ')[0]}`,
    ),
    sarif: (sarif?.runs[0].results ?? []).map(
      (one: {
        ruleId: string;
        baselineState?: string;
        locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
      }) => {
        const place = one.locations[0]?.physicalLocation;
        return `${one.ruleId} ${place?.artifactLocation.uri}:${place?.region.startLine} ${one.baselineState ?? ''}`;
      },
    ),
    summary: step.summary
      .split('\n')
      .filter((line) => /^##+ |^```mermaid/.test(line))
      .map((line) => line.replace(/\[(LG\d+ [\w-]+)\]\([^)\s]*\/docs\/rules\/[\w-]+\.md\)/, '$1')),
    comments: (stage.fake.comments.get(7) ?? []).map(
      ({ body }) =>
        body
          .split('\n')
          .find((line) => /^[^<\s]/.test(line))
          ?.split('. ')[0] ?? '',
    ),
  };
}

const FAILS = {
  exit: 1,
  result: 'fail',
  base: 'compared',
  counts: '1 0 0 0',
  annotations: ['error a.yaml:9 LG101', 'error: loopgate found 1 new finding (1 error)'],
  sarif: ['LG101 a.yaml:9 new'],
  summary: ['## ❌ loopgate: 1 new finding: 1 error', '### 🔴 error LG101 forwarding-loop'],
  comments: ['## ❌ loopgate: 1 new finding: 1 error'],
};
const CLEAN = { exit: 0, result: 'pass', base: 'compared', annotations: [], sarif: [], comments: [GREEN] };

describe('a pull request', () => {
  test('brings a loop', async () => {
    expect(await reported(open({ 'a.yaml': SOUND }, { 'a.yaml': LOOP }))).toEqual(FAILS);
  });

  test('brings a loop, in a clone of one commit', async () => {
    const pull = open({ 'a.yaml': SOUND, 'x.txt': '' }, { 'a.yaml': LOOP });
    expect(git(pull.workspace, 'rev-parse', '--is-shallow-repository')).toBe('true');
    expect(() => git(pull.workspace, 'cat-file', '-e', `${pull.base}^{tree}`)).toThrow();
    expect(await reported(pull)).toEqual(FAILS);
    expect(git(pull.workspace, 'rev-parse', '--is-shallow-repository')).toBe('true');
  });

  test('takes the guard away', async () => {
    expect(await reported(open({ 'a.yaml': SOUND }, { 'a.yaml': UNGUARDED }))).toEqual({
      ...FAILS,
      annotations: ['error a.yaml:6 LG201', 'error: loopgate found 1 new finding (1 error)'],
      sarif: ['LG201 a.yaml:6 new'],
      summary: ['## ❌ loopgate: 1 new finding: 1 error', '### 🔴 error LG201 loop-guard-removed'],
    });
  });

  test('ends a loop', async () => {
    expect(await reported(open({ 'a.yaml': LOOP }, { 'a.yaml': SOUND }))).toEqual({
      ...CLEAN,
      counts: '0 0 1 0',
      // Names that looped are answered now: the section on DNS makes a document of the comment.
      comments: ['## ✅ loopgate: no new findings'],
      summary: ['## ✅ loopgate: no new findings', '### Fixed'],
    });
  });

  test('moves a file with an old loop in it', async () => {
    expect(await reported(open({ 'a.yaml': LOOP }, { 'a.yaml': null, 'deploy/b.yaml': LOOP }))).toEqual({
      ...CLEAN,
      counts: '0 1 0 0',
      comments: [`${GREEN}, 1 existing`],
      sarif: ['LG101 deploy/b.yaml:9 unchanged'],
      summary: ['## ✅ loopgate: no new findings'],
    });
  });

  // Identity is made of logical names: another object is another server, and this change is what made it.
  test('renames the object of an old loop', async () => {
    const renamed = corefile(true, '127.0.0.1', 'coredns-two');
    expect(await reported(open({ 'a.yaml': LOOP }, { 'a.yaml': renamed }))).toEqual({
      ...FAILS,
      counts: '1 0 1 0',
      annotations: ['error a.yaml:9 LG101', 'error: loopgate found 1 new finding (1 error), 1 fixed'],
      summary: [...FAILS.summary, '### Fixed'],
    });
  });

  test('weakens the policy that would have refused it', async () => {
    const mild = 'version: 1\nfail-on: never\n';
    expect(await reported(open({ 'a.yaml': SOUND }, { 'a.yaml': LOOP, '.loopgate.yaml': mild }))).toEqual({
      exit: 0,
      result: 'pass',
      base: 'compared',
      counts: '2 0 0 0',
      annotations: ['error a.yaml:9 LG101', 'warning .loopgate.yaml:2 LG903'],
      sarif: ['LG903 .loopgate.yaml:2 new', 'LG101 a.yaml:9 new'],
      summary: [
        '## ⚠️ loopgate: 2 new findings: 1 error, 1 warning',
        '### Policy changed',
        '### 🔴 error LG101 forwarding-loop',
      ],
      comments: ['## ⚠️ loopgate: 2 new findings: 1 error, 1 warning'],
    });
  });

  test('comes from a fork: everything but what needs to write', async () => {
    const pull = open({ 'a.yaml': SOUND }, { 'a.yaml': LOOP });
    const [finding, verdict] = FAILS.annotations;
    expect(await reported(pull, events.pullRequestEvent(pull, 'stranger/cluster'))).toEqual({
      ...FAILS,
      annotations: [finding, 'notice: Comments and suggestions are skipped', verdict],
      comments: [],
    });
    expect(stage.fake.requests).toEqual([]);
  });

  test('has a base that cannot be had', async () => {
    const pull = open({ 'a.yaml': SOUND }, { 'a.yaml': UNGUARDED });
    cutOff(pull);
    expect(await reported(pull)).toEqual({
      exit: 0,
      result: 'incomplete',
      base: 'unavailable',
      counts: '1 0 0 0',
      annotations: ['notice: No comparison was made', 'notice a.yaml:6 LG202'],
      sarif: ['LG202 a.yaml:6 '],
      summary: ['## ⚠️ loopgate: 1 finding: 1 note', '### 🔵 note LG202 loop-guard-missing'],
      comments: ['## ⚠️ loopgate: 1 finding: 1 note'],
    });
  });

  test('stands in the merge queue', async () => {
    const pull = open({ 'a.yaml': SOUND }, { 'a.yaml': LOOP });
    expect(await reported(pull, events.mergeGroupEvent(pull.base, pull.merge))).toEqual({ ...FAILS, comments: [] });
  });

  test('turns its comment green, and red again', async () => {
    const pull = open({ 'a.yaml': SOUND }, { 'a.yaml': LOOP });
    const only = { comment: 'on-findings' };
    expect(await reported(pull, undefined, only)).toEqual(FAILS);
    git(pull.workspace, 'checkout', '-q', pull.base, '--', 'a.yaml');
    expect(await reported(pull, undefined, only)).toMatchObject({ ...CLEAN, counts: '0 0 0 0' });
    git(pull.workspace, 'checkout', '-q', pull.merge, '--', 'a.yaml');
    expect(await reported(pull, undefined, only)).toEqual(FAILS);
    expect(stage.fake.comments.get(7)).toHaveLength(1);
  });
});

test('a schedule finds a loop, keeps one issue, and closes it when the repository is clean', async () => {
  const pull = open({ 'a.yaml': SOUND }, { 'a.yaml': LOOP });
  const audit = (commit: string) => {
    git(pull.workspace, 'fetch', '-q', '--depth=1', 'origin', commit);
    git(pull.workspace, 'checkout', '-q', commit);
    return reported(pull, events.scheduleEvent(commit), { issue: 'audit' });
  };
  const found = {
    ...FAILS,
    base: 'not-requested',
    annotations: ['error a.yaml:9 LG101', 'error: loopgate found 1 finding (1 error)'],
    sarif: ['LG101 a.yaml:9 '],
    summary: ['## ❌ loopgate: 1 finding: 1 error', '### 🔴 error LG101 forwarding-loop'],
    comments: [],
  };
  const issues = () => stage.fake.issues.map(({ number, state }) => `${number} ${state}`);
  expect([await audit(pull.merge), issues()]).toEqual([found, ['1 open']]);
  expect([await audit(pull.merge), issues()]).toEqual([found, ['1 open']]);
  const clean = { ...CLEAN, base: 'not-requested', counts: '0 0 0 0', comments: [] };
  expect([await audit(pull.base), issues()]).toMatchObject([clean, ['1 closed']]);
  expect([await audit(pull.merge), issues()]).toEqual([found, ['1 open']]);
});
