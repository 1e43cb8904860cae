/** `npm run new`: what it lays for each kind compiles, so that a list or helper that has moved is noticed here. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');

test('the files of each kind compile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  // The compiler is a Go program that ends soon: nothing is won by collecting its garbage.
  const env = { ...process.env, GOGC: 'off' };
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  try {
    // Without the generators, which scan examples.
    for (const name of [
      'src',
      'schema',
      'scripts/new.mjs',
      'scripts/run-generators.mjs',
      'biome.json',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    for (const kind of ['language', 'platform', 'tool', 'resolver', 'reporter', 'rule']) {
      const made = run('scripts/new.mjs', kind, `sample-${kind}`);
      expect([kind, made.status, made.stderr]).toEqual([kind, 0, '']);
    }
    writeFileSync(join(folder, 'src.json'), '{ "extends": "./tsconfig.json", "include": ["src"] }');
    expect(run('node_modules/typescript-native/bin/tsc', '-p', 'src.json').stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
