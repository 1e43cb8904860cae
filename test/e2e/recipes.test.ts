/** The shell commands of docs/recipes.md, run as they stand there, beside a checkout of ours. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { initRepository } from '../support/git.ts';
import { commit, git, type Scratch, scratch } from './support/repositories.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What a pipeline's own words stand for. */
const TARGET = { CHANGE_TARGET: 'main', 'System.PullRequest.TargetBranchName': 'main' };

const page = readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8');
const commands = [...page.matchAll(/(?:- |sh '|script: )(node loopgate\/[^'\n]+)/g)].map(([, command = '']) => command);
const pipe = /helm template coredns \.\/chart \| (node .*)/.exec(page)?.[1] ?? '';

let room: Scratch;
let repository = '';
beforeAll(() => {
  room = scratch();
  repository = join(room.directory, 'repository');
  mkdirSync(repository);
  initRepository(repository);
  const sound = '.:53 {\n    forward . 192.0.2.1\n    loop\n}\n';
  commit(repository, { Corefile: sound, '.gitignore': '/loopgate\n' }, 'sound');
  git(repository, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit(repository, { Corefile: '.:53 {\n    forward . 127.0.0.1\n    loop\n}\n' }, 'broken');
  symlinkSync(ROOT, join(repository, 'loopgate'));
});
afterAll(() => room.remove());

function run(command: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const CI_MERGE_REQUEST_DIFF_BASE_SHA = git(repository, 'rev-parse', 'HEAD~1').trim();
  const env = { PATH: process.env.PATH, HOME: room.directory, ...TARGET, CI_MERGE_REQUEST_DIFF_BASE_SHA };
  // Azure Pipelines puts its own values in before a shell sees them.
  const filled = command.replace('$(System.PullRequest.TargetBranchName)', 'main');
  return spawnSync('bash', ['-c', `set -o pipefail; ${filled}`], { cwd: repository, encoding: 'utf8', env });
}

test('there is one for each system', () => {
  expect(commands).toHaveLength(3);
  expect(pipe).toContain('scan -');
});

describe('the recipe', () => {
  test.each(commands)('%s fails for what the change brings, and writes its report', (command) => {
    const file = join(repository, /--output (\S+)/.exec(command)?.[1] ?? '');
    const { status, stdout } = run(command);
    expect([status, existsSync(file)]).toEqual([1, true]);
    expect(stdout).toContain('1 new, 0 existing');
    expect(readFileSync(file, 'utf8')).toContain('LG101');
    rmSync(file);
  });

  test('of a rendered chart is not green where nothing was rendered', () => {
    expect(run(`true | ${pipe}`).status).toBe(2);
    expect(run(`echo 'kind: ConfigMap' | ${pipe}`).status).toBe(1);
    expect(run(`(echo 'kind: ConfigMap'; false) | ${pipe}`).status).not.toBe(0);
  });
});
