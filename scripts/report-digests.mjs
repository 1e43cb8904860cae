#!/usr/bin/env node
/**
 * Prints one line for each fixture repository and example: the SHA-256 of its JSON report, and its folder. Two revisions
 * whose lines are the same judge all of them alike: `node scripts/report-digests.mjs dist/cli.js > before`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const door = resolve(process.argv[2] ?? join(root, 'dist', 'cli.js'));

/** The folders that are scanned as one repository each: those of `examples` and `test/repos` that hold a file, from the top. */
function repositories(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const holdsSides = entries.some((entry) => entry.isDirectory() && /^(?:broken|sound|base|head)$/.test(entry.name));
  if (!holdsSides && entries.some((entry) => entry.isFile() && !/^README\.md$|^expected/.test(entry.name)))
    return [folder];
  const below = entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  return holdsSides ? below : below.flatMap(repositories);
}

// A copy outside of any work tree: what git says of this repository must not matter.
const copies = mkdtempSync(join(tmpdir(), 'report-digests-'));
try {
  for (const folder of ['examples', 'test/repos'].flatMap((name) => repositories(join(root, name))).sort()) {
    const copy = join(copies, 'repository');
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    const run = spawnSync(process.execPath, [door, 'scan', '.', '--format', 'json'], { cwd: copy, encoding: 'utf8' });
    const digest = createHash('sha256').update(`${run.status}\n${run.stdout}`).digest('hex');
    process.stdout.write(`${digest}  ${relative(root, folder).replaceAll('\\', '/')}\n`);
  }
} finally {
  rmSync(copies, { recursive: true, force: true });
}
