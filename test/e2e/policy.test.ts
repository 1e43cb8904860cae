/** Whose policy judges a pull request: trust, and what another repository states. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { initRepository } from '../support/git.ts';
import * as events from './support/events.ts';
import { commit, type Files, pullRequest } from './support/repositories.ts';
import { runDoor, type StepResult } from './support/runner.ts';
import { runAction, setStage } from './support/stage.ts';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';
const SHARED = 'acme/policies/dns.yml@0123456789abcdef0123456789abcdef01234567';
const MILD: Readonly<Record<string, string>> = {
  'a severity': 'version: 1\nrules: { LG101: off }\n',
  'fail-on': 'version: 1\nfail-on: never\n',
  'paths.exclude': 'version: 1\npaths: { exclude: ["Corefile"] }\n',
  'paths.include': 'version: 1\npaths: { include: ["elsewhere/**"] }\n',
  'a suppression': 'version: 1\nsuppressions: [{ rule: LG101, reason: because I say so }]\n',
  'a file taken away': '',
};

const stage = setStage();

const judge = async (start: Files, headChange: Files): Promise<StepResult> => {
  const pull = pullRequest(stage.room.directory, { start, headChange });
  return runAction(stage, pull, events.pullRequestEvent(pull));
};

describe('trust: base', () => {
  test.each(Object.entries(MILD))('a change cannot wave itself through by %s', async (_, mild) => {
    const before = { Corefile: SOUND, '.loopgate.yaml': 'version: 1\ntrust: base\n' };
    const seen = await judge(before, { Corefile: LOOP, '.loopgate.yaml': mild === '' ? null : mild });
    expect([seen.exitCode, seen.outputs.get('result')]).toEqual([1, 'fail']);
    expect(seen.summary).toContain('LG903');
  });

  const IGNORED = LOOP.replace('.1\n', '.1 # loopgate-ignore LG101 -- reviewed\n');
  test.each([
    ['a comment that the change brings counts for nothing', LOOP, '0'],
    ['a comment that the base has counts', IGNORED, '1'],
  ])('%s', async (_, before, suppressed) => {
    const seen = await judge(
      { '.loopgate.yaml': 'version: 1\ntrust: base\n', Corefile: before },
      { Corefile: `# new\n${IGNORED}` },
    );
    expect(seen.outputs.get('suppressed-count')).toBe(suppressed);
  });

  test('without it the head decides, and what it takes away is reported', async () => {
    const seen = await judge({ Corefile: SOUND }, { Corefile: LOOP, '.loopgate.yaml': MILD['fail-on'] ?? '' });
    expect([seen.exitCode, seen.outputs.get('result')]).toEqual([0, 'pass']);
    expect(seen.summary).toContain('LG903');
  });

  test('in the head alone it is no demand', async () => {
    const seen = await judge(
      { Corefile: SOUND },
      { Corefile: LOOP, '.loopgate.yaml': 'version: 1\ntrust: base\nfail-on: never\n' },
    );
    expect(seen.exitCode).toBe(0);
  });
});

describe('extends', () => {
  const extending = { '.loopgate.yaml': `version: 1\nextends: [${SHARED}]\n` };

  test('reads the policy of another repository with the token, at its ref', async () => {
    stage.fake.files.set(SHARED, 'version: 1\nfail-on: never\n');
    const seen = await judge({ ...extending, Corefile: SOUND }, { Corefile: LOOP });
    expect([seen.exitCode, seen.outputs.get('new-count')]).toEqual([0, '2']);
  });

  test('a policy that cannot be read is wrong use, not a milder gate', async () => {
    const seen = await judge({ ...extending, Corefile: SOUND }, { Corefile: SOUND });
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations.at(-1)?.message).toContain(`extends ${SHARED}`);
  });

  test('a mistake in it is reported with its place', async () => {
    stage.fake.files.set(SHARED, 'version: 1\nfail-onn: never\n');
    const seen = await judge({ ...extending, Corefile: SOUND }, { Corefile: SOUND });
    expect(seen.exitCode).toBe(2);
    expect(seen.annotations.at(-1)?.message).toMatch(
      /acme\/policies\/dns\.yml@\w+, which is not a valid configuration: its first mistake is in line 2/,
    );
  });

  test('to extend no longer is reported as a weakened policy', async () => {
    stage.fake.files.set(SHARED, 'version: 1\n');
    const seen = await judge({ ...extending, Corefile: SOUND }, { '.loopgate.yaml': 'version: 1\n' });
    expect(seen.summary).toContain('is no longer extended');
  });

  test('the command line reads it from a directory, and asks for one', async () => {
    const repository = join(stage.room.directory, 'repository');
    mkdirSync(repository);
    initRepository(repository);
    commit(repository, { ...extending, Corefile: LOOP }, 'x');
    const shared = join(stage.room.directory, 'shared', 'acme', 'policies', 'dns.yml');
    mkdirSync(dirname(shared), { recursive: true });
    writeFileSync(shared, 'version: 1\nfail-on: never\n');
    const run = (...args: string[]) =>
      runDoor(CLI, ['scan', ...args], { PATH: process.env.PATH ?? '', NO_COLOR: '1' }, { cwd: repository });
    expect((await run('--extends', join(stage.room.directory, 'shared'))).exitCode).toBe(0);
    const without = await run();
    expect([without.exitCode, without.stderr.includes('--extends DIR')]).toEqual([2, true]);
  });
});
