#!/usr/bin/env node
/**
 * Writes scripts/start-modules.json: what runs of examples/ load, by the file of dist/ that holds it.
 *
 *   start.js           what the action loads that compares with nothing and finds nothing, and what all other runs load
 *   start-action.js    the action's own modules of such a run, and of a pull request in which nothing is found
 *   start-compare.js   what else such a pull request loads
 *   start-command.js   of the rest, which a third of the runs load: what the command line loads that finds nothing
 *   start-loops.js     and what else they load
 *
 * A module that is not listed is found all the same, and a list that is old costs time alone.
 *
 *   npm run build && node scripts/start-modules.mjs && npm run build
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
/** No other door loads them. */
const OF_ACTION = /^doors\/(?:github\/|action\.|blob-links\.)/;

const counts = new Map();
let runs = 0;
/** What runs load that find nothing. */
const silent = { cli: new Set(), action: new Set(), compared: new Set() };

function loadedBy(door, cwd, more = {}) {
  const env = door === 'action' ? { ...process.env, ...job, GITHUB_WORKSPACE: cwd, ...more } : process.env;
  const args = door === 'action' ? [] : ['scan', cwd];
  const run = spawnSync(process.execPath, ['-e', script, '--', door, ...args], { cwd, env, encoding: 'utf8' });
  const ids = JSON.parse(/\[.*\]$/.exec(run.stderr)?.[0] ?? '[]');
  if (ids.length === 0) throw new Error(`${cwd}: ${run.stderr}`);
  return ids.map((id) => id.replace(/^~\//, 'node_modules/'));
}

/** A pull request that adds a remark to each file. */
function comparing(folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'loopgate-start-'));
  const cwd = join(scratch, 'repository');
  cpSync(folder, cwd, { recursive: true });
  const git = (...args) => {
    const who = ['-c', 'user.name=example', '-c', 'user.email=example@example.org', '-c', 'commit.gpgsign=false'];
    const run = spawnSync('git', [...who, ...args], { cwd, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
    return run.stdout.trim();
  };
  const commit = (...args) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'x', ...args);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const base = commit();
  for (const entry of readdirSync(cwd, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /yaml$|Corefile$/.test(entry.name))
      appendFileSync(join(entry.parentPath ?? entry.path, entry.name), '# changed\n');
  const head = commit();
  const merge = git('commit-tree', '-m', 'x', '-p', base, '-p', head, 'HEAD^{tree}');
  git('reset', '--quiet', '--hard', merge);
  const repo = { full_name: 'a/b' };
  const pull = { number: 1, head: { sha: head, repo }, base: { sha: base, ref: 'main', repo } };
  const event = join(scratch, 'event.json');
  writeFileSync(event, JSON.stringify({ action: 'opened', number: 1, repository: repo, pull_request: pull }));
  const named = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event, GITHUB_SHA: merge };
  const ids = loadedBy('action', cwd, { ...named, INPUT_COMMENT: 'never' });
  rmSync(scratch, { recursive: true });
  return ids;
}

for (const example of readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const side of readdirSync(join(examples, example.name), { withFileTypes: true })) {
    const cwd = join(examples, example.name, side.name);
    if (side.isDirectory())
      for (const door of ['cli', 'action']) {
        const ids = loadedBy(door, cwd);
        runs += 1;
        for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
        if (side.name === 'sound') for (const id of ids) silent[door].add(id);
      }
    if (side.name === 'sound') for (const id of comparing(cwd)) silent.compared.add(id);
  }

function fileOf(id) {
  const isCompared = silent.compared.has(id);
  if (OF_ACTION.test(id)) return silent.action.has(id) || isCompared ? 'start-action.js' : undefined;
  const isUsual = (counts.get(id) ?? 0) * 3 >= runs;
  if (isUsual && (silent.action.has(id) || (silent.cli.has(id) && isCompared))) return 'start.js';
  if (isCompared && !silent.action.has(id)) return 'start-compare.js';
  if (!isUsual) return undefined;
  return silent.cli.has(id) ? 'start-command.js' : 'start-loops.js';
}

const names = ['start.js', 'start-action.js', 'start-command.js', 'start-compare.js', 'start-loops.js'];
const all = [...new Set([...counts.keys(), ...silent.compared])].sort();
const files = Object.fromEntries(names.map((name) => [name, all.filter((id) => fileOf(id) === name)]));
writeFileSync(join(root, 'scripts', 'start-modules.json'), `${JSON.stringify(files, undefined, 2)}\n`);
console.log(`${names.map((name) => `${name}: ${files[name].length}`).join(', ')} modules, of ${runs} runs`);
