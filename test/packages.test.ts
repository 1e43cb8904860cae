/** What is installed is used, and what is installed is what was meant. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies: Record<string, string>;
};

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}
const locked = Object.entries((JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages);

function sources(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('packages', () => {
  test('that are bundled are asked for by nobody who installs', () => {
    expect(manifest.dependencies).toBeUndefined();
    const imported = new Set(
      [...sources('src').matchAll(/from '([^'.][^']*)'|import\('([^'.][^']*)'\)/g)].map(([, a, b]) => a ?? b ?? ''),
    );
    const names = [...imported].filter((one) => !one.startsWith('node:'));
    const known = Object.keys(manifest.devDependencies);
    expect(
      names.filter(
        (one) => !known.some((name) => one === name || one.startsWith(`${name}/`) || name === `@types/${one}`),
      ),
    ).toEqual([]);
  });

  test('are pinned', () => {
    const versions = Object.values(manifest.devDependencies);
    expect(versions.filter((version) => !/^(?:npm:\w+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('of the lock file have their hash, except those of another system', () => {
    const without = locked.filter(([path, one]) => path !== '' && one.integrity === undefined);
    // The registry that made the lock file has none of these, and npm writes what it knows. They hold binaries of
    // tools, never anything that is bundled.
    const foreign = without.filter(([, one]) => one.optional === true && one.os !== undefined);
    expect(without.map(([path]) => path)).toEqual(foreign.map(([path]) => path));
    const tools = /^node_modules\/(?:@biomejs\/cli|@swc\/core|@unrs\/resolver-binding)-/;
    expect(foreign.filter(([path]) => !tools.test(path))).toEqual([]);
    expect(foreign.filter(([path]) => path.endsWith('-linux-x64') || path.endsWith('-linux-x64-gnu'))).toEqual([]);
  });

  test('are named by version alone, from whatever registry', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, one]) => one.resolved !== undefined)).toEqual([]);
  });
});

test('a package holds what runs, and asks for nothing else', () => {
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [found] = JSON.parse(packed.stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  const folders = new Set(found.files.map(({ path }) => path.split('/', 1)[0]));
  expect([...folders].sort()).toEqual(['LICENSE', 'README.md', 'action.yml', 'dist', 'package.json', 'schema'].sort());
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies).toBeUndefined();
});
