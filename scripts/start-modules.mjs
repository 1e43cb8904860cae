#!/usr/bin/env node
/**
 * Writes scripts/start-modules.json: the modules that a third of the scans of examples/ load. The build puts them in one file,
 * dist/start.js; a module that is not listed is found all the same, and a list that is old costs time alone.
 *
 *   npm run build && node scripts/start-modules.mjs && npm run build
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const main = resolve(process.argv[2] ?? join(root, 'dist'), 'main.js');
const examples = join(root, 'examples');
const script = `const { loaded, openDoor } = require(${JSON.stringify(main)});
process.on('exit', () => require('node:fs').writeSync(2, JSON.stringify([...loaded.keys()])));
openDoor('cli');`;

const counts = new Map();
let scans = 0;
for (const example of readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const side of readdirSync(join(examples, example.name), { withFileTypes: true })) {
    if (!side.isDirectory()) continue;
    const cwd = join(examples, example.name, side.name);
    const run = spawnSync(process.execPath, ['-e', script, '--', 'scan', cwd], { cwd, encoding: 'utf8' });
    const ids = JSON.parse(/\[.*\]$/.exec(run.stderr)?.[0] ?? '[]');
    if (ids.length === 0) throw new Error(`${cwd}: ${run.stderr}`);
    scans += 1;
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
const start = [...counts].filter(([, count]) => count * 3 >= scans).map(([id]) => id);
writeFileSync(join(root, 'scripts', 'start-modules.json'), `${JSON.stringify(start.sort(), undefined, 2)}\n`);
console.log(`${start.length} modules, of ${scans} scans`);
