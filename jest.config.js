/**
 * Jest runs TypeScript as ESM through swc; see package.json for the --experimental-vm-modules flag.
 *
 * Each file that Jest runs loads the sources anew, and compiles them anew. So a whole run takes the files of one folder of
 * test/ together: .cache/tests/FOLDER.test.ts imports one after the other. Where paths are named on the command line, each
 * file runs alone.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { COUNTS } from './test/support/plain-context.mjs';

// A repository of a test needs none of the hooks and lists that git lays into a new one (git-init(1)); workers inherit this.
process.env.GIT_TEMPLATE_DIR = '';
// Nor a process of its own for each commit, to find that nothing is to be done, nor to outlast a power cut.
Object.assign(process.env, {
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_CONFIG_KEY_1: 'core.fsync',
  GIT_CONFIG_VALUE_1: 'none',
});

/** A folder for what tests lay down, in memory where programs may be started from there: a disk takes longest to forget one. */
function scratchInMemory(memory = '/dev/shm') {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < 2 ** 30) return;
    const folder = mkdtempSync(join(memory, 'loopgate-tests-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'program'), '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(join(folder, 'program'));
    process.env.TMPDIR = folder;
  } catch {
    // Not there, or not for programs.
  }
}
scratchInMemory();

const root = import.meta.dirname;
const together = join(root, '.cache', 'tests');

/**
 * Files that start processes, by what they import, are loaded with each other: the system copies the tables of a process's
 * memory for each that it starts, which takes ten times as long when it holds all that other tests left. They are dealt out to
 * so many groups, so that no worker is left alone with their waiting.
 */
const STARTS =
  /from '(?:node:child_process|.*\/(?:e2e\/support\/\w+|support\/git|tree\/(?:git|git-tree|working-tree|run-tool))\.ts)'/;
const PARTS = { processes: 4 };

/** Folders that take less time than it takes to load the sources once more, and with whom they load them. */
const WITH = {
  acceptance: 'report',
  doors: 'report',
  fuzz: 'report',
  growth: 'properties',
  languages: 'core',
  platforms: 'report',
  support: 'report',
};

function namesPaths(args) {
  return args.some((arg, i) => !arg.startsWith('-') && (/[/\\]|\.ts$/.test(arg) || !args[i - 1]?.startsWith('-')));
}

function groupOf(path, folder, inside) {
  if (folder === 'e2e') return 'processes';
  if (inside === undefined) return 'top';
  const text = readFileSync(join(root, 'test', path), 'utf8');
  if (STARTS.test(text)) return 'processes';
  // What counts calls is loaded with counters.
  return COUNTS.test(text) ? 'counted' : (WITH[folder] ?? folder);
}

function groupFiles() {
  const groups = new Map();
  for (const name of readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).sort()) {
    const path = name.replaceAll('\\', '/');
    if (!path.endsWith('.test.ts') || path.startsWith('repos/')) continue;
    const [folder, inside] = path.split('/', 2);
    const group = groupOf(path, folder, inside);
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  rmSync(together, { recursive: true, force: true });
  mkdirSync(together, { recursive: true });
  for (const [group, paths] of groups) {
    const parts = PARTS[group] ?? 1;
    for (let part = 0; part < parts; part += 1) {
      const own = paths.filter((_, index) => index % parts === part);
      const first = group === 'counted' ? `import '../../test/support/counted-work.ts';\n` : '';
      const text = own.map((path) => `openFile('${path}');\nawait import('../../test/${path}');\n`).join('');
      writeFileSync(join(together, parts === 1 ? `${group}.test.ts` : `${group}-${part + 1}.test.ts`), first + text);
    }
  }
  return ['<rootDir>/.cache/tests/*.test.ts'];
}

const single = namesPaths(process.argv.slice(2));

export default {
  testEnvironment: '<rootDir>/test/support/plain-context.mjs',
  roots: single ? ['<rootDir>/test'] : ['<rootDir>/test', '<rootDir>/.cache/tests'],
  testMatch: single ? ['<rootDir>/test/**/*.test.ts'] : groupFiles(),
  setupFiles: ['<rootDir>/test/support/seed.mjs'],
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022', experimental: { keepImportAttributes: true } },
        module: { type: 'es6' },
        // In files of their own: at the end of its code the map is three quarters of what each context holds.
        sourceMaps: true,
      },
    ],
  },
  coverageProvider: 'v8',
  // What is tested here starts processes and waits for them: with as many workers as cores one of them is idle at times.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker that holds more of the folders before pays for it with every garbage collection of the next: a new one starts.
  workerIdleMemoryLimit: '400MB',
  // Tests that start processes share their machine with others.
  testTimeout: 60_000,
};
