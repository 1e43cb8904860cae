#!/usr/bin/env node
/**
 * Runs every scripts/generate-*.mjs in order of name; stops at the first that fails. With `--check` nothing is written:
 * all of them run, each says what is not current, and the exit code is 1 where anything is not.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
const check = process.argv.includes('--check');
for (const name of readdirSync(scripts).sort()) {
  if (!/^generate-.*\.mjs$/.test(name)) continue;
  const run = spawnSync(process.execPath, [join(scripts, name), ...(check ? ['--check'] : [])], {
    cwd: dirname(scripts),
    stdio: 'inherit',
  });
  if (run.status === 0) continue;
  process.exitCode = run.status ?? 1;
  if (!check) break;
}
