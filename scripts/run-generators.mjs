#!/usr/bin/env node
/** Runs every scripts/generate-*.mjs in order of name; stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
for (const name of readdirSync(scripts).sort()) {
  if (!/^generate-.*\.mjs$/.test(name)) continue;
  const run = spawnSync(process.execPath, [join(scripts, name)], { cwd: dirname(scripts), stdio: 'inherit' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
