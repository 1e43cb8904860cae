import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { commit, git, type Scratch, scratch, writeFiles } from './support/repositories.ts';
import { runNode } from './support/runner.ts';

const DOOR = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';

let room: Scratch;
let repository = '';
beforeEach(() => {
  room = scratch();
  repository = join(room.directory, 'repository');
  mkdirSync(repository);
  git(repository, 'init', '-q', '-b', 'main');
});
afterEach(() => room.remove());

const loopgate = (args: readonly string[], input = '') =>
  runNode(
    DOOR,
    args,
    { PATH: process.env.PATH ?? '', HOME: room.directory, NO_COLOR: '1' },
    { cwd: repository, input },
  );

describe('the built command line', () => {
  test.each([
    [SOUND, [], 0],
    [LOOP, [], 1],
    [LOOP, ['--fail-on', 'never'], 0],
    [LOOP, ['--no-such-flag'], 2],
    [LOOP, ['nowhere'], 2],
    [LOOP, ['--base', 'no-such-revision'], 2],
    [LOOP, ['--config', 'nowhere.yaml'], 2],
  ])('%j with %j exits with %d', async (corefile, args, code) => {
    commit(repository, { Corefile: corefile }, 'x');
    expect((await loopgate(['scan', ...args])).exitCode).toBe(code);
  });

  test('only what the base does not have counts', async () => {
    const before = commit(repository, { Corefile: LOOP }, 'before');
    commit(repository, { 'x.txt': 'x' }, 'after');
    expect((await loopgate(['scan', '--base', before])).exitCode).toBe(0);
    expect((await loopgate(['scan'])).exitCode).toBe(1);
  });

  test.each([
    [['--format', 'json', '--output', 'a', '--format', 'sarif', '--output', 'b'], 0, ''],
    [['--output', 'a', '--format', 'json', '--output', 'b', '--format', 'sarif'], 0, ''],
    [['--format', 'json', '--output', 'a', '--format', 'sarif'], 0, '{'],
    [['--output', 'a'], 0, ''],
    [['--format', 'json', '--format', 'sarif'], 2, ''],
    [['--format', 'json', '--output', 'a', '--output', 'b'], 2, ''],
  ])('%j pairs formats with files', async (args, code, first) => {
    commit(repository, { Corefile: SOUND }, 'x');
    const seen = await loopgate(['scan', ...args]);
    expect([seen.exitCode, seen.stdout.slice(0, 1)]).toEqual([code, first]);
    expect(existsSync(join(repository, 'a'))).toBe(code === 0);
  });

  test('a base named like an option is a revision that does not exist', async () => {
    commit(repository, { Corefile: LOOP }, 'x');
    expect((await loopgate(['scan', '--base=--output=pwned'])).exitCode).toBe(2);
    expect(existsSync(join(repository, 'pwned'))).toBe(false);
  });

  test('standard input is a file called <stdin>', async () => {
    const map = [
      'apiVersion: v1',
      'kind: ConfigMap',
      'metadata: { name: coredns, namespace: kube-system }',
      'data:',
      '  Corefile: |',
    ];
    const seen = await loopgate(['scan', '-', '--format', 'json'], `${map.join('\n')}\n${LOOP.replace(/^/gm, '    ')}`);
    const report = JSON.parse(seen.stdout);
    expect(report.findings.map(({ file, code }: { file: string; code: string }) => [file, code])).toContainEqual([
      '<stdin>',
      'LG101',
    ]);
  });

  test('machine formats are the same bytes every time, and leave standard output to themselves', async () => {
    commit(repository, { Corefile: LOOP, 'b/Corefile': LOOP }, 'x');
    const once = await loopgate(['scan', '--format', 'json']);
    const twice = await loopgate(['scan', '--format', 'json']);
    expect(twice.stdout).toBe(once.stdout);
    expect(JSON.parse(once.stdout)).toMatchObject({ version: 1, result: 'fail' });
    expect(once.stdout).not.toContain(room.directory);
  });

  test('a file that git ignores is not read', async () => {
    writeFiles(repository, { '.gitignore': 'ignored/\n', 'ignored/Corefile': LOOP, Corefile: SOUND });
    expect((await loopgate(['scan'])).exitCode).toBe(0);
  });

  test('wrong use is a sentence, not a stack trace', async () => {
    const seen = await loopgate(['scan', '--format', 'nonsense']);
    expect(seen.exitCode).toBe(2);
    expect(seen.stderr).not.toMatch(/\n\s+at /);
  });
});
