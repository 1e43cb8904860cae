/**
 * Jest runs TypeScript as ESM through swc; see package.json for the --experimental-vm-modules flag.
 *
 * Each test file that Jest runs loads the sources anew. So a whole run takes the files of one folder of test/ together:
 * .cache/tests/FOLDER.test.ts imports them. A file with hooks of its own at the top stays alone, since they would count
 * for its neighbours, and so does every file when paths are named on the command line.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = import.meta.dirname;
const together = join(root, '.cache', 'tests');

/** Hooks at the top of a file; `setStage` of the end-to-end tests registers some. */
const OWN_HOOKS = /^(?:(?:before|after)(?:All|Each)\(|const stage = setStage\()/m;
/** Folders whose files take long, each: they are spread over the workers. */
const ALONE = new Set(['e2e', 'properties', 'hostile']);

function namesPaths(args) {
  return args.some((arg, i) => !arg.startsWith('-') && (/[/\\]|\.ts$/.test(arg) || !args[i - 1]?.startsWith('-')));
}

function groupFiles() {
  const groups = new Map();
  const alone = [];
  for (const name of readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).sort()) {
    const path = name.replaceAll('\\', '/');
    if (!path.endsWith('.test.ts') || path.startsWith('repos/')) continue;
    const [folder, inside] = path.split('/', 2);
    const group = inside === undefined ? 'top' : folder;
    if (ALONE.has(group) || OWN_HOOKS.test(readFileSync(join(root, 'test', path), 'utf8'))) alone.push(path);
    else groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  rmSync(together, { recursive: true, force: true });
  mkdirSync(together, { recursive: true });
  for (const [group, paths] of groups) {
    const imports = paths.map((path) => `import '../../test/${path}';\n`);
    writeFileSync(join(together, `${group}.test.ts`), imports.join(''));
  }
  return ['<rootDir>/.cache/tests/*.test.ts', ...alone.map((path) => `<rootDir>/test/${path}`)];
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
      },
    ],
  },
  coverageProvider: 'v8',
  // What is tested here starts processes and waits for them: with as many workers as cores one of them is idle at times.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Tests that start processes share their machine with others.
  testTimeout: 60_000,
};
