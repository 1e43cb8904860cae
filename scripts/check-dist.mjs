#!/usr/bin/env node
/**
 * Is dist/ what src/ builds? Builds into .cache/dist and compares byte by byte; exit code 1 and the names when not.
 * The action runs what is committed, so this is the only thing that ties the reviewed source to what users run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fresh = join(root, '.cache', 'dist');
const committed = join(root, 'dist');

const run = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--out', fresh], { stdio: 'inherit' });
if (run.status !== 0) process.exit(run.status ?? 1);

const names = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);
const differing = [];
for (const name of new Set([...names(fresh), ...names(committed)])) {
  const [a, b] = [join(fresh, name), join(committed, name)];
  if (!existsSync(b)) differing.push(`${name}: missing in dist`);
  else if (!existsSync(a)) differing.push(`${name}: in dist, but not built`);
  else if (!readFileSync(a).equals(readFileSync(b))) differing.push(`${name}: differs`);
}
if (differing.length > 0) {
  console.error(`dist is not what src builds; run npm run build and commit it:\n  ${differing.join('\n  ')}`);
  process.exit(1);
}
console.error(`dist is what src builds (${names(committed).length} files)`);
