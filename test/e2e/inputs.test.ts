/** Every input of action.yml, by what it changes, and every output. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as events from './support/events.ts';
import { TOKEN } from './support/fake-github.ts';
import { type Files, git, type PullRequest, pullRequest } from './support/repositories.ts';
import type { Step, StepResult } from './support/runner.ts';
import { runAction, setStage } from './support/stage.ts';

const ACTION = parse(readFileSync(resolve(import.meta.dirname, '../../action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
};
const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';
const UNGUARDED = '.:53 {\n    forward . 10.0.0.2\n}\n';

const stage = setStage();

const open = (start: Files, headChange: Files): PullRequest => pullRequest(stage.room.directory, { start, headChange });

const step = (
  pull: PullRequest,
  inputs: Readonly<Record<string, string>>,
  change: Partial<Step> = {},
): Promise<StepResult> => runAction(stage, pull, events.pullRequestEvent(pull), { ...change, inputs });

/** A Corefile as a chart's template writes it; its value is the loop. */
const CHARTED = `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        loop
        forward . 127.0.0.1
    }
`;

const number = (seen: StepResult, output: string): number => Number(seen.outputs.get(output));
const notices = (seen: StepResult): string =>
  seen.annotations
    .filter(({ kind }) => kind === 'notice')
    .map(({ message }) => message)
    .join('\n');

/** By input. Each runs the step with it and without, or with two of its values. */
const EFFECTS: Readonly<Record<string, () => Promise<void>>> = {
  paths: async () => {
    const pull = open({ 'x.txt': '' }, { 'a/Corefile': LOOP, 'b/Corefile': SOUND });
    expect((await step(pull, { paths: 'b' })).exitCode).toBe(0);
    expect((await step(pull, { paths: 'b\na' })).exitCode).toBe(1);
  },
  config: async () => {
    const pull = open({ 'x.txt': '' }, { Corefile: LOOP, 'ci/mild.yaml': 'version: 1\nrules: { LG101: warning }\n' });
    expect((await step(pull, {})).exitCode).toBe(1);
    expect((await step(pull, { config: 'ci/mild.yaml' })).exitCode).toBe(0);
  },
  mode: async () => {
    const pull = open({ Corefile: LOOP }, { 'x.txt': '' });
    expect((await step(pull, { mode: 'compare' })).outputs.get('base-status')).toBe('compared');
    const full = await step(pull, { mode: 'full' });
    expect([full.exitCode, full.outputs.get('base-status')]).toEqual([1, 'not-requested']);
  },
  'base-ref': async () => {
    const pull = open({ 'x.txt': '' }, { Corefile: LOOP });
    const seen = await step(pull, { 'base-ref': pull.head });
    expect([seen.exitCode, number(seen, 'new-count'), number(seen, 'existing-count')]).toEqual([0, 0, 1]);
  },
  'fail-on': async () => {
    const pull = open({ Corefile: SOUND }, { 'b/Corefile': UNGUARDED });
    const codes: (number | null)[] = [];
    for (const bar of ['never', 'error', 'warning', 'note'])
      codes.push((await step(pull, { 'fail-on': bar })).exitCode);
    expect(codes).toEqual([0, 0, 0, 1]);
  },
  'fail-on-existing': async () => {
    const pull = open({ Corefile: LOOP }, { 'x.txt': '' });
    expect((await step(pull, { 'fail-on-existing': 'false' })).exitCode).toBe(0);
    expect((await step(pull, { 'fail-on-existing': 'true' })).exitCode).toBe(1);
  },
  strict: async () => {
    const pull = open(
      { Corefile: SOUND },
      { 'coredns.yaml': 'kind: ConfigMap\nmetadata: { name: coredns }\ndata: { Corefile: "x\n' },
    );
    const seen = await step(pull, { strict: 'false' });
    expect([seen.exitCode, seen.outputs.get('result')]).toEqual([0, 'incomplete']);
    expect((await step(pull, { strict: 'true' })).exitCode).not.toBe(0);
  },
  'fail-on-empty': async () => {
    const pull = open({ 'x.txt': '' }, { 'y.txt': '' });
    expect((await step(pull, { 'fail-on-empty': 'false' })).exitCode).toBe(0);
    const seen = await step(pull, { 'fail-on-empty': 'true' });
    expect([seen.exitCode, seen.summary.includes('LG803')]).toEqual([1, true]);
  },
  baseline: async () => {
    const pull = open({ 'x.txt': '' }, { Corefile: LOOP });
    await step(pull, { 'json-file': 'report.json' });
    const { findings } = JSON.parse(readFileSync(join(pull.workspace, 'report.json'), 'utf8'));
    const known = findings.map(({ fingerprint, rule }: Record<string, string>) => ({ fingerprint, rule }));
    stage.renew();
    const later = open(
      { 'x.txt': '' },
      { Corefile: LOOP, 'known.json': JSON.stringify({ version: 1, findings: known }) },
    );
    const seen = await step(later, { baseline: 'known.json' });
    expect([seen.exitCode, number(seen, 'existing-count')]).toEqual([0, 1]);
  },
  render: async () => {
    const chart = {
      'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
      'chart/values.yaml': 'upstream: 127.0.0.1\n',
      'chart/templates/coredns.yaml': CHARTED.replace('127.0.0.1', '{{ .Values.upstream }}'),
    };
    const pull = open({ Corefile: SOUND }, chart);
    expect((await step(pull, { render: 'off' })).exitCode).toBe(0);
    const nowhere = { env: { PATH: stage.room.directory } };
    expect((await step(pull, { render: 'helm' }, nowhere)).exitCode).toBe(2);
    // A program in helm's place is a script, which Windows does not start.
    if (process.platform === 'win32') return;
    const bin = join(stage.room.directory, 'bin');
    mkdirSync(bin, { recursive: true });
    const rendered = `---\n# Source: dns/templates/coredns.yaml\n${CHARTED}`;
    writeFileSync(join(bin, 'helm'), `#!/bin/sh\n/bin/cat <<'END'\n${rendered}END\n`);
    chmodSync(join(bin, 'helm'), 0o755);
    const there = { env: { PATH: `${bin}:${process.env.PATH ?? ''}` } };
    for (const render of ['helm', 'auto']) {
      const seen = await step(pull, { render }, there);
      expect([seen.exitCode, number(seen, 'new-count')]).toEqual([1, 1]);
    }
  },
  annotations: async () => {
    const pull = open({ Corefile: LOOP }, { 'b/Corefile': LOOP });
    const files = async (which: string): Promise<readonly string[]> => [
      ...new Set(
        (await step(pull, { annotations: which })).annotations.map(({ file }) => file).filter((file) => file !== ''),
      ),
    ];
    expect(await files('new')).toEqual(['b/Corefile']);
    expect((await files('all')).toSorted()).toEqual(['Corefile', 'b/Corefile']);
    expect(await files('none')).toEqual([]);
  },
  summary: async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    expect((await step(pull, { summary: 'true' })).summary).toContain('LG101');
    expect((await step(pull, { summary: 'false' })).summary).toBe('');
  },
  diff: async () => {
    const title = 'What this change does to DNS';
    const moved = open({ Corefile: SOUND }, { Corefile: SOUND.replace('10.0.0.2', '10.0.0.3') });
    expect((await step(moved, {})).summary).toContain(title);
    expect((await step(moved, { diff: 'never' })).summary).not.toContain(title);
    stage.renew();
    const same = open({ Corefile: SOUND }, { Corefile: `# why\n${SOUND}` });
    expect((await step(same, { diff: 'auto' })).summary).not.toContain(title);
    expect((await step(same, { diff: 'always' })).summary).toContain('No name goes elsewhere');
  },
  comment: async () => {
    const clean = open({ Corefile: SOUND }, { 'x.txt': '' });
    await step(clean, { comment: 'never' });
    await step(clean, { comment: 'on-findings' });
    expect(stage.fake.comments.size).toBe(0);
    const seen = await step(clean, { comment: 'always' });
    expect(String(stage.fake.comments.get(7)?.[0]?.id)).toBe(seen.outputs.get('comment-id'));
  },
  suggestions: async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: UNGUARDED });
    await step(pull, { suggestions: 'false' });
    expect(stage.fake.reviews).toEqual([]);
    await step(pull, { suggestions: 'true' });
    expect(JSON.stringify(stage.fake.reviews[0]?.body)).toContain('```suggestion');
  },
  issue: async () => {
    const trigger = (pull: PullRequest) => ({ trigger: events.scheduleEvent(pull.merge) });
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    await step(pull, { issue: 'never' }, trigger(pull));
    expect(stage.fake.issues).toEqual([]);
    expect((await step(pull, { issue: 'audit' }, trigger(pull))).outputs.get('issue-number')).toBe('1');
  },
  'issue-labels': async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    await step(
      pull,
      { issue: 'audit', 'issue-labels': 'dns\nnet work' },
      { trigger: events.scheduleEvent(pull.merge) },
    );
    expect(stage.fake.issues[0]?.labels).toEqual(expect.arrayContaining(['dns', 'net work']));
  },
  'sarif-file': () => writes('sarif-file', 'out/a.sarif', '"version": "2.1.0"'),
  'json-file': () => writes('json-file', 'out/a.json', '"result": "fail"'),
  'report-file': async () => {
    await writes('report-file', 'out/a.md', '# ');
    stage.renew();
    await writes('report-file', 'out/a.html', '<!doctype html>');
  },
  token: async () => {
    const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
    expect(notices(await step(pull, { comment: 'always', token: '' }))).toContain('token');
    expect(stage.fake.requests).toEqual([]);
    await step(pull, { comment: 'always' });
    expect(stage.fake.requests.length).toBeGreaterThan(0);
    expect(new Set(stage.fake.requests.map(({ authorization }) => authorization))).toEqual(new Set([`token ${TOKEN}`]));
  },
};

async function writes(input: string, path: string, begins: string): Promise<void> {
  const pull = open({ Corefile: SOUND }, { Corefile: LOOP });
  const without = await step(pull, {});
  expect([without.outputs.get(input), existsSync(join(pull.workspace, path))]).toEqual([undefined, false]);
  expect((await step(pull, { [input]: path })).outputs.get(input)).toBe(path);
  expect(readFileSync(join(pull.workspace, path), 'utf8')).toContain(begins);
}

describe('the input', () => {
  test.each(Object.keys(ACTION.inputs))('%s has its effect', async (input) => {
    await EFFECTS[input]?.();
    expect(Object.keys(EFFECTS)).toContain(input);
  });

  test('is none that action.yml does not have', () => {
    expect(Object.keys(EFFECTS).filter((input) => !(input in ACTION.inputs))).toEqual([]);
  });
});

describe('the outputs', () => {
  test('are all set by a run that does everything, and say what the report says', async () => {
    const pull = open(
      {
        'old/Corefile': LOOP,
        'gone/Corefile': LOOP.replace('.:53', 'example.org:53'),
        '.loopgate.yaml': 'version: 1\nsuppressions: [{ rule: LG202, path: "hidden/**", reason: reviewed }]\n',
      },
      { 'new/Corefile': LOOP, 'gone/Corefile': null, 'hidden/Corefile': UNGUARDED },
    );
    git(pull.workspace, 'config', 'user.name', 'A');
    const files = { 'sarif-file': 'a.sarif', 'json-file': 'a.json', 'report-file': 'a.md' };
    const seen = await step(pull, { ...files, comment: 'always' });
    expect(Object.fromEntries(seen.outputs)).toEqual({
      result: 'fail',
      'exit-code': '1',
      'new-count': '1',
      'existing-count': '1',
      'fixed-count': '1',
      'suppressed-count': '1',
      'error-count': '2',
      'warning-count': '0',
      'note-count': '0',
      'scanned-files': '3',
      'base-status': 'compared',
      ...files,
      'comment-id': String(stage.fake.comments.get(7)?.[0]?.id),
    });
    const audit = await step(pull, { issue: 'audit' }, { trigger: events.scheduleEvent(pull.merge) });
    expect(audit.outputs.get('issue-number')).toBe('1');
    const all = new Set([...seen.outputs.keys(), ...audit.outputs.keys()]);
    expect([...all].toSorted()).toEqual(Object.keys(ACTION.outputs).toSorted());
  });
});
