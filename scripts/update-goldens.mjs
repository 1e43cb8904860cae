#!/usr/bin/env node
/**
 * Runs the tests with UPDATE_GOLDENS=1: a golden test then writes what it got instead of comparing. Arguments go to
 * Jest. Read the difference afterwards as a user would.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const run = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, '--ci=false', '--updateSnapshot', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, UPDATE_GOLDENS: '1' } },
);
process.exit(run.status ?? 1);
