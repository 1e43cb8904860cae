import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { initRepository } from '../support/git.ts';
import { commit, type Scratch, scratch, writeFiles } from './support/repositories.ts';
import { runDoor, runNode } from './support/runner.ts';

const DOOR = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const LOOP = '.:53 {\n    forward . 127.0.0.1\n}\n';

let room: Scratch;
let repository = '';
beforeEach(() => {
  room = scratch();
  repository = join(room.directory, 'repository');
  mkdirSync(repository);
  initRepository(repository);
});
afterEach(() => room.remove());

const environment = () => ({ PATH: process.env.PATH ?? '', HOME: room.directory, NO_COLOR: '1' });
const loopgate = (args: readonly string[]) => runDoor(DOOR, args, environment(), { cwd: repository });
/** Where it matters how it starts and ends, or what it is piped. */
const inProcess = (args: readonly string[], input = '') =>
  runNode(DOOR, args, environment(), { cwd: repository, input });

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
    expect((await inProcess(['scan', ...args])).exitCode).toBe(code);
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
    const seen = await inProcess(
      ['scan', '-', '--format', 'json'],
      `${map.join('\n')}\n${LOOP.replace(/^/gm, '    ')}`,
    );
    const report = JSON.parse(seen.stdout);
    expect(report.findings.map(({ file, code }: { file: string; code: string }) => [file, code])).toContainEqual([
      '<stdin>',
      'LG101',
    ]);
  });

  test('machine formats are the same bytes every time, and leave standard output to themselves', async () => {
    commit(repository, { Corefile: LOOP, 'b/Corefile': LOOP }, 'x');
    const once = await inProcess(['scan', '--format', 'json']);
    const twice = await inProcess(['scan', '--format', 'json']);
    expect(twice.stdout).toBe(once.stdout);
    expect(JSON.parse(once.stdout)).toMatchObject({ version: 1, result: 'fail' });
    expect(once.stdout).not.toContain(room.directory);
  });

  test('a file that git ignores is not read', async () => {
    writeFiles(repository, { '.gitignore': 'ignored/\n', 'ignored/Corefile': LOOP, Corefile: SOUND });
    expect((await loopgate(['scan'])).exitCode).toBe(0);
  });

  test('wrong use is a sentence, not a stack trace', async () => {
    const seen = await inProcess(['scan', '--format', 'nonsense']);
    expect(seen.exitCode).toBe(2);
    expect(seen.stderr).not.toMatch(/\n\s+at /);
  });

  test.each([
    [['a..b'], '"a..b" is not a domain name'],
    [[`${'x'.repeat(64)}.org`], `"${'x'.repeat(64)}.org" is not a domain name`],
    [['example.org', '--type', 'BOGUS'], '--type takes a query type such as A, AAAA, PTR or TYPE65, not "BOGUS"'],
    [
      ['example.org', '--type', 'TYPE65536'],
      '--type takes a query type such as A, AAAA, PTR or TYPE65, not "TYPE65536"',
    ],
  ])('trace %j is refused: %s', async (args, message) => {
    const seen = await loopgate(['trace', ...args]);
    expect([seen.exitCode, seen.stderr.trim()]).toEqual([2, `loopgate: ${message}`]);
  });

  test.each(['A', 'aaaa', 'TYPE65', 'ANY'])('trace follows queries of type %s', async (type) => {
    expect((await loopgate(['trace', 'example.org', '--type', type])).exitCode).toBe(0);
  });
});

describe('what a comparison says of suppressions', () => {
  const CONFIG = '.loopgate.yaml';
  const expired = (day: string): string =>
    `version: 1\nsuppressions:\n  - { rule: LG101, reason: reviewed, expires: ${day} }\n  - { rule: LG303, reason: none here }\n`;
  const statuses = async (): Promise<readonly string[]> => {
    const { stdout } = await loopgate(['scan', '--base', 'HEAD', '--format', 'json']);
    return (JSON.parse(stdout).findings as { code: string; status: string }[]).map(
      ({ code, status }) => `${code} ${status}`,
    );
  };

  test('that the change did not touch is existing', async () => {
    commit(repository, { Corefile: LOOP, [CONFIG]: expired('2026-01-01') }, 'x');
    writeFiles(repository, { 'x.txt': '' });
    expect(await statuses()).toEqual(['LG902 existing', 'LG901 existing', 'LG101 existing']);
    writeFiles(repository, { [CONFIG]: expired('2026-01-02') });
    expect(await statuses()).toEqual(['LG902 new', 'LG903 new', 'LG901 existing', 'LG101 existing']);
  });

  test('that the change made idle is new', async () => {
    commit(repository, { Corefile: LOOP, [CONFIG]: expired('2099-01-01') }, 'x');
    writeFiles(repository, { Corefile: SOUND });
    expect(await statuses()).toContain('LG901 new');
  });
});

describe('the baseline', () => {
  const entries = async (...args: readonly string[]): Promise<readonly string[]> => {
    expect((await loopgate(['baseline', ...args])).exitCode).toBe(0);
    const text = readFileSync(join(repository, '.loopgate-baseline.json'), 'utf8');
    return (JSON.parse(text).findings as { rule: string; zone?: string }[]).map(({ rule, zone }) => `${rule} ${zone}`);
  };
  const suppressed = (path: string): string =>
    `version: 1\nbaseline: .loopgate-baseline.json\nsuppressions: [{ rule: LG101, path: ${path}, reason: reviewed, expires: 2099-01-31 }]\n`;

  test('holds what is reported, without what a suppression hides', async () => {
    commit(repository, { Corefile: LOOP, 'b/Corefile': LOOP.replace('.:53', 'example.org:53') }, 'x');
    expect(await entries('create')).toEqual(['forwarding-loop .', 'forwarding-loop example.org']);
    writeFiles(repository, { '.loopgate.yaml': suppressed('b/**') });
    expect(await entries('create')).toEqual(['forwarding-loop .']);
    expect((await loopgate(['scan'])).exitCode).toBe(0);
    // The day the suppression ends, what it hid is back: no baseline keeps it quiet.
    writeFiles(repository, { '.loopgate.yaml': suppressed('b/**').replace('2099', '2020') });
    expect((await loopgate(['scan'])).exitCode).toBe(1);
  });

  test('loses what is gone, and keeps what a suppression hides meanwhile', async () => {
    commit(repository, { Corefile: LOOP, 'b/Corefile': LOOP.replace('.:53', 'example.org:53') }, 'x');
    await entries('create');
    writeFiles(repository, { Corefile: SOUND, '.loopgate.yaml': suppressed('b/**') });
    expect((await loopgate(['scan'])).stdout).toContain('LG901');
    expect(await entries('prune')).toEqual(['forwarding-loop example.org']);
    expect((await loopgate(['scan'])).stdout).not.toContain('LG901');
  });

  test('is pruned only where all that it is about is scanned', async () => {
    commit(repository, { 'a/Corefile': LOOP, 'b/Corefile': LOOP.replace('.:53', 'example.org:53') }, 'x');
    expect(await entries('create')).toHaveLength(2);
    const part = await loopgate(['baseline', 'prune', 'a']);
    expect([part.exitCode, part.stderr]).toEqual([2, expect.stringContaining('leave PATH out')]);
    expect(await entries('prune')).toHaveLength(2);
    writeFiles(repository, { 'a/Corefile': SOUND });
    expect((await loopgate(['baseline', 'prune'])).stderr).toBe('wrote .loopgate-baseline.json: 1 entry, 1 dropped\n');
  });

  test('that the configuration names outside the tree is not read', async () => {
    commit(repository, { Corefile: LOOP, '.loopgate.yaml': 'version: 1\nbaseline: ../known.json\n' }, 'x');
    writeFiles(room.directory, { 'known.json': '{"version":1,"findings":[]}' });
    const seen = await loopgate(['scan']);
    expect([seen.exitCode, seen.stderr.includes('leads out of the repository')]).toEqual([2, true]);
  });
});

describe('standard input', () => {
  const PROFILES =
    'version: 1\nclusters: [{ name: a, nodes: [{ name: d, os: ubuntu-24.04, provisioner: kubeadm }] }]\n';
  const piped = (input: string, ...args: string[]) =>
    runNode(DOOR, ['scan', '-', ...args], { PATH: process.env.PATH ?? '', NO_COLOR: '1' }, { cwd: repository, input });

  test('is in no revision, so it cannot be compared', async () => {
    commit(repository, { Corefile: SOUND }, 'x');
    const seen = await piped(LOOP, '--base', 'HEAD');
    expect([seen.exitCode, seen.stderr]).toEqual([2, expect.stringContaining('standard input is in no revision')]);
  });

  test.each(['Error: failed to download "coredns"\n', 'null\n', '{}\n'])('%j is nothing to judge', async (text) => {
    commit(repository, { '.loopgate.yaml': PROFILES }, 'x');
    const seen = await piped(text, '--format', 'markdown');
    expect([seen.exitCode, seen.stdout.includes('\u2705')]).toEqual([0, false]);
    const empty = await piped(text, '--fail-on-empty');
    expect([empty.exitCode, empty.stdout.includes('LG803')]).toEqual([1, true]);
  });

  test('tells objects that run together, whatever they are about', async () => {
    commit(repository, { 'x.txt': '' }, 'x');
    const object = (name: string) => `apiVersion: v1\nkind: Secret\nmetadata: { name: ${name} }\n`;
    expect((await piped(`${object('a')}---\n${object('b')}`)).stdout).not.toContain('LG802');
    expect((await piped(`${object('a')}${object('b')}`)).stdout).toContain('LG802');
  });
});

test.each([
  [['scan', '--render', 'helm'], {}],
  ...['scan', 'graph', 'trace example.org', 'baseline create'].map(
    (command) => [command.split(' '), { '.loopgate.yaml': 'version: 1\nrender: helm\n' }] as const,
  ),
] as const)('%j with %j is wrong use where there is no helm', async (args, files) => {
  commit(repository, { Corefile: SOUND, ...files }, 'x');
  // No git either: the folder is then read as it lies.
  const bare = { PATH: room.directory, HOME: room.directory, NO_COLOR: '1' };
  const seen = await runDoor(DOOR, args, bare, { cwd: repository });
  expect([seen.exitCode, seen.stderr]).toEqual([2, expect.stringContaining('there is no helm on PATH')]);
});

test('reports written into the repository are not read by the next run', async () => {
  commit(repository, { Corefile: LOOP }, 'x');
  const formats = ['json', 'sarif'].flatMap((format) => ['--format', format, '--output', `out.${format}`]);
  const counts: unknown[] = [];
  for (let run = 0; run < 2; run += 1) {
    await loopgate(['scan', ...formats]);
    await loopgate(['baseline', 'create']);
    counts.push(JSON.parse(readFileSync(join(repository, 'out.json'), 'utf8')).counts);
  }
  expect(counts[1]).toEqual(counts[0]);
});
