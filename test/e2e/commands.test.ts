/** The commands beside `scan`, as a user meets them: on the built command line. */
import { existsSync, mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { initRepository } from '../support/git.ts';
import { commit, git, type Scratch, scratch } from './support/repositories.ts';
import { runDoor } from './support/runner.ts';

const DOOR = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const TWO = '.:53 {\r\n    # ours and theirs\r\n    forward . 127.0.0.1 192.0.2.53\r\n    loop\r\n}\r\n';

let room: Scratch;
let repository = '';
beforeEach(() => {
  room = scratch();
  repository = join(room.directory, 'repository');
  mkdirSync(repository);
  initRepository(repository);
});
afterEach(() => room.remove());

const loopgate = (args: readonly string[], cwd = repository, env: Record<string, string> = {}) =>
  runDoor(DOOR, args, { PATH: process.env.PATH ?? '', HOME: room.directory, ...env }, { cwd });

describe('fix', () => {
  test('shows a patch that git applies, and writes what is certain', async () => {
    commit(repository, { Corefile: TWO }, 'x');
    const shown = await loopgate(['fix']);
    expect(shown.exitCode).toBe(0);
    expect(shown.stdout).toContain('-    forward . 127.0.0.1 192.0.2.53\r\n+    forward . 192.0.2.53\r\n');
    expect(readFileSync(join(repository, 'Corefile'), 'utf8')).toBe(TWO);
    await loopgate(['fix', '--apply']);
    expect(readFileSync(join(repository, 'Corefile'), 'utf8')).toBe(TWO.replace('127.0.0.1 ', ''));
    expect((await loopgate(['scan'])).exitCode).toBe(0);
  });

  test('writes to the file that a link leads to, and leaves the link', async () => {
    commit(repository, { 'z/Corefile': TWO }, 'x');
    const linked = join(repository, 'z/Corefile');
    renameSync(linked, join(repository, 'own.txt'));
    symlinkSync('../own.txt', linked);
    const applied = await loopgate(['fix', '--apply']);
    expect([applied.exitCode, applied.stdout.includes('own.txt')]).toEqual([0, true]);
    expect(readlinkSync(linked)).toBe('../own.txt');
    expect(readFileSync(join(repository, 'own.txt'), 'utf8')).toBe(TWO.replace('127.0.0.1 ', ''));
  });

  test('leaves a choice to the reader', async () => {
    const only = TWO.replace(' 192.0.2.53', '');
    commit(repository, { Corefile: only }, 'x');
    const applied = await loopgate(['fix', '--apply']);
    expect(applied.stdout).toContain('which resolver');
    expect(readFileSync(join(repository, 'Corefile'), 'utf8')).toBe(only);
  });

  test('puts a removed guard back', async () => {
    const guarded = '.:53 {\n    forward . 192.0.2.53\n    loop\n}\n';
    const before = commit(repository, { Corefile: guarded }, 'before');
    commit(repository, { Corefile: guarded.replace('    loop\n', '') }, 'after');
    await loopgate(['fix', '--base', before, '--apply']);
    expect(readFileSync(join(repository, 'Corefile'), 'utf8')).toBe(guarded);
  });
});

describe('init', () => {
  test('writes what it saw to the top of the work tree, from any folder', async () => {
    commit(repository, { 'deploy/Corefile': TWO }, 'x');
    const said = await loopgate(['init'], join(repository, 'deploy'));
    expect(said.exitCode).toBe(0);
    expect(said.stderr.trimEnd().split('\n').at(-1)).toMatch(/^next: put the action's owner in the place of OWNER/);
    expect(existsSync(join(repository, 'deploy/.loopgate.yaml'))).toBe(false);
    expect(readFileSync(join(repository, '.loopgate.yaml'), 'utf8')).toContain('(deploy/Corefile:1)');
    expect(existsSync(join(repository, '.github/workflows/loopgate.yml'))).toBe(true);
    expect((await loopgate(['config', 'validate'])).stdout).toBe('.loopgate.yaml is valid\n');
  });

  test.each([
    'clusters: [{ name: a, nodes: [{ name: d, files: { /etc/resolv.conf: gone.conf } }] }]',
    'suppressions: [{ rule: LG999, reason: x }]',
    'expectations: [{ from: nobody, names: a.test, goes: leaves }]',
  ])('what scan refuses config validate refuses in the same words: %s', async (line) => {
    commit(repository, { 'deploy/Corefile': TWO, '.loopgate.yaml': `version: 1\n${line}\n` }, 'x');
    const [validated, scanned] = [await loopgate(['config', 'validate']), await loopgate(['scan'])];
    expect([validated.exitCode, scanned.exitCode]).toEqual([2, 2]);
    expect(validated.stderr).toContain('.loopgate.yaml:2:');
    expect(validated.stderr).toBe(scanned.stderr);
  });

  test.each(['.github/loopgate.yml', '.loopgate.yaml', 'deploy/.loopgate.yaml'])('never beside %s', async (path) => {
    commit(repository, { 'deploy/Corefile': TWO, [path]: 'version: 1\n' }, 'x');
    await loopgate(['init'], join(repository, 'deploy'));
    expect(['.loopgate.yaml', '.github/loopgate.yml'].filter((one) => existsSync(join(repository, one)))).toEqual(
      path.startsWith('deploy') ? [] : [path],
    );
  });

  test('no second workflow', async () => {
    const workflow = 'on: push\njobs: { a: { steps: [{ uses: someone/loopgate@v1 }] } }\n';
    commit(repository, { '.github/workflows/ci.yml': workflow }, 'x');
    await loopgate(['init']);
    expect(existsSync(join(repository, '.github/workflows/loopgate.yml'))).toBe(false);
  });
});

describe('links', () => {
  test('lead to the repository on the web where the clone says where that is', async () => {
    commit(repository, { Corefile: TWO }, 'x');
    const pages = [
      ['graph', '--format', 'html'],
      ['scan', '--format', 'html'],
      ['scan', '--format', 'markdown'],
    ];
    const linked = async () => {
      const texts = await Promise.all(pages.map(async (args) => (await loopgate(args)).stdout));
      return texts.map((text) => /github\.com\/acme\/dns\/blob\/[0-9a-f]{40}\/Corefile\?plain=1#L3/.test(text));
    };
    expect(await linked()).toEqual([false, false, false]);
    git(repository, 'remote', 'add', 'origin', 'https://token@github.com/acme/dns.git');
    git(repository, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(await linked()).toEqual([true, true, true]);
  });
});

describe('help', () => {
  test.each([
    'scan',
    'trace',
    'graph',
    'fix',
    'explain',
    'rules',
    'init',
    'config',
    'schema',
    'baseline',
    'merge',
    'completion',
  ])('of %s', async (command) => {
    const said = await loopgate([command, '--help']);
    expect([said.exitCode, said.stderr]).toEqual([0, '']);
    expect(said.stdout).toContain(`${command}`);
    expect(said.stdout).toContain('--help');
  });

  test('the schema is the one that is published', async () => {
    const { stdout } = await loopgate(['schema']);
    expect(stdout).toBe(readFileSync(join(import.meta.dirname, '../../schema/config.schema.json'), 'utf8'));
  });

  test.each([
    [['scna'], 'did you mean scan?'],
    [['scan', '--bsae', 'x'], 'did you mean --base?'],
    [['scan', '--format', 'jsn'], 'did you mean json?'],
    [['explain', 'loop-gaurd-missing'], 'there is no rule "loop-gaurd-missing"; did you mean loop-guard-missing?'],
    [['config', 'valdate'], 'did you mean validate?'],
    [['baseline', 'craete'], 'did you mean create?'],
    [['trace', 'a.example', '--strict'], '--strict does not belong to trace'],
    [['completion', 'zhs'], 'completion takes bash, zsh or fish; did you mean zsh?'],
    [['graph', '--format', 'dot', '--format', 'json'], 'graph takes one --format'],
    [['diff', '--base', 'HEAD', '--output', 'a', '--output', 'b'], 'diff takes one --output'],
    [['scan', ''], 'an argument is empty'],
    [['init', 'deploy'], 'init takes no argument, and "deploy" is one too many'],
    [['explain', 'LG101', 'LG102'], 'explain takes one argument, and "LG102" is one too many'],
    [['scan', '--output', '-'], '--output takes a file'],
    [
      ['scan', '--format', 'json', '--output', 'a', '--format', 'sarif', '--output', './a'],
      'two --output are one file',
    ],
  ])('%j says what was meant', async (args, meant) => {
    const said = await loopgate(args);
    expect(said.exitCode).toBe(2);
    expect(said.stderr).toContain(meant);
  });

  test('colours where they are asked for', async () => {
    commit(repository, { Corefile: TWO }, 'x');
    const colours = async (args: readonly string[], env: Record<string, string>) =>
      (await loopgate(['scan', ...args], repository, env)).stdout.includes('\u001b[');
    expect(await colours([], {})).toBe(false);
    expect(await colours(['--color'], { NO_COLOR: '1' })).toBe(true);
    expect(await colours([], { FORCE_COLOR: '1' })).toBe(true);
    expect(await colours([], { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
    expect(await colours(['--no-color'], { FORCE_COLOR: '1' })).toBe(false);
  });

  test('a script for each shell', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const script = (await loopgate(['completion', shell])).stdout;
      expect(script).toContain('baseline');
      expect(script).toContain('LG101 forwarding-loop');
    }
  });
});
