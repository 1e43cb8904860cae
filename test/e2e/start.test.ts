/** How dist/ loads its modules, and what it keeps for the next start. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const EXAMPLE = join(ROOT, 'examples/kubeadm-stub-listener/broken');

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function scan(env: NodeJS.ProcessEnv = {}, cwd = EXAMPLE) {
  const { CI: _, GITHUB_ACTIONS: __, ...rest } = process.env;
  return spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), 'scan', cwd, '--format', 'json'], {
    env: { ...rest, XDG_CACHE_HOME: home, ...env },
    cwd,
    encoding: 'utf8',
  });
}
const kept = () => readdirSync(home, { recursive: true, encoding: 'utf8' }).sort();

describe('compiled code is kept', () => {
  test('for one user alone, and the next scan says the same', () => {
    const first = scan();
    const [folder = '', file = '', ...others] = kept();
    expect([folder, others]).toEqual(['loopgate', []]);
    expect([folder, file].map((name) => (statSync(join(home, name)).mode & 0o777).toString(8))).toEqual(['700', '600']);
    const again = scan();
    expect([again.status, again.stdout, again.stderr]).toEqual([first.status, first.stdout, first.stderr]);
    expect(first.stdout).toContain('"LG101"');
  });

  test('once, though V8 optimises late during a scan', () => {
    const cache = join(home, 'cache');
    mkdirSync(cache);
    const writtenAt = (): readonly number[] => {
      expect(scan({ XDG_CACHE_HOME: cache }).stderr).toBe('');
      return readdirSync(join(cache, 'loopgate')).map((name) => statSync(join(cache, 'loopgate', name)).mtimeMs);
    };
    const first = writtenAt();
    expect(first).toHaveLength(1);
    expect(writtenAt()).toEqual(first);
  });

  test('never on a CI runner, nor in a work tree', () => {
    expect(scan({ CI: 'true' }).status).toBe(1);
    expect(kept()).toEqual([]);
    mkdirSync(join(home, '.git'));
    expect(scan().status).toBe(1);
    expect(kept()).toEqual(['.git']);
  });

  test('what is half written, or what others might have written, is left alone', () => {
    const { stdout } = scan();
    const file = join(home, kept()[1] ?? '');
    const whole = readFileSync(file);
    for (const content of [whole.subarray(0, whole.length >> 1), Buffer.alloc(0), Buffer.alloc(whole.length)]) {
      writeFileSync(file, content);
      expect(scan().stdout).toBe(stdout);
    }
    writeFileSync(file, whole);
    chmodSync(join(home, 'loopgate'), 0o755);
    rmSync(file);
    expect(scan().stdout).toBe(stdout);
    expect(kept()).toEqual(['loopgate']);
  });
});

test('every module that is listed for the start is in its file', () => {
  const listed = JSON.parse(readFileSync(join(ROOT, 'scripts/start-modules.json'), 'utf8'));
  for (const [file, ids] of Object.entries<readonly string[]>(listed)) {
    const text = readFileSync(join(ROOT, 'dist', file), 'utf8');
    const named = ids.map((id) => id.replace('node_modules/', '~/'));
    expect(named.filter((id) => !text.includes(`"${id}": (`))).toEqual([]);
  }
});

test('a file of dist/ whose reading a time limit broke off is read again', () => {
  const script = `
    const { readdirSync } = require('node:fs');
    const { openDoor } = require('./dist/main.js');
    const parts = readdirSync('dist').filter((name) => /^(?:core|doors|judge|languages|read|report|start-\\w+|tools|platforms)[-.]/.test(name));
    for (const name of parts) require.cache[require.resolve('./dist/' + name)] = { exports: {}, loaded: false };
    process.argv = [process.execPath, 'loopgate', 'scan', process.argv[1], '--format', 'html'];
    openDoor('cli');`;
  const run = spawnSync(process.execPath, ['-e', script, EXAMPLE], { cwd: ROOT, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([1, '']);
  expect(run.stdout).toContain('LG101');
});
