#!/usr/bin/env node
/**
 * Writes scripts/start-modules.json: the modules that a third of the runs of examples/ load, each scanned by the command line
 * and by the action. The build puts them in one file, dist/start.js; a module that is not listed is found all the same, and a
 * list that is old costs time alone.
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
openDoor(process.argv[1]);`;
/** As on a schedule: without a token, so that nothing is asked of GitHub. */
const job = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REPOSITORY: 'a/b',
  GITHUB_SHA: 'x',
};
/** The action's own lie in a file that no other door reads: a scan would compile them for nothing. */
const OF_ACTION = /^doors\/(?:github\/|action\.|blob-links\.)/;

const counts = new Map();
let runs = 0;
/** What one run loads, by what it writes when it ends. */
function count(door, cwd) {
  const env = door === 'action' ? { ...process.env, ...job, GITHUB_WORKSPACE: cwd } : process.env;
  const args = door === 'action' ? [] : ['scan', cwd];
  const run = spawnSync(process.execPath, ['-e', script, '--', door, ...args], { cwd, env, encoding: 'utf8' });
  const ids = JSON.parse(/\[.*\]$/.exec(run.stderr)?.[0] ?? '[]');
  if (ids.length === 0) throw new Error(`${cwd}: ${run.stderr}`);
  runs += 1;
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
}

for (const example of readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const side of readdirSync(join(examples, example.name), { withFileTypes: true }))
    if (side.isDirectory()) for (const door of ['cli', 'action']) count(door, join(examples, example.name, side.name));
const start = [...counts].filter(([id, seen]) => seen * 3 >= runs && !OF_ACTION.test(id)).map(([id]) => id);
writeFileSync(join(root, 'scripts', 'start-modules.json'), `${JSON.stringify(start.sort(), undefined, 2)}\n`);
console.log(`${start.length} modules, of ${runs} runs`);
