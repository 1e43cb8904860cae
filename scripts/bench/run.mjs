#!/usr/bin/env node
/**
 * Whole processes, in pairs: loopgate and a rival, one after the other on the same repository, so that what else the
 * machine does falls on both. Prints every pair's ratio and the medians.
 *
 *   npm run bench -- [--input NAME]... [--rival NAME]... [--times N] [--keep DIR]
 *
 * --keep DIR leaves the inputs there, and takes them from there the next time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { INPUTS, makeInput } from './inputs.mjs';
import { RIVALS, versionOf } from './rivals.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
/** Milliseconds for one process. */
const LIMIT = 600_000;

const { values } = parseArgs({
  options: {
    input: { type: 'string', multiple: true, default: Object.keys(INPUTS) },
    rival: { type: 'string', multiple: true, default: RIVALS.map(({ name }) => name) },
    times: { type: 'string' },
    keep: { type: 'string' },
  },
});
for (const name of values.input)
  if (!(name in INPUTS)) stop(`no input is called ${name}: ${Object.keys(INPUTS).join(', ')}`);
for (const name of values.rival)
  if (!RIVALS.some((one) => one.name === name))
    stop(`no rival is called ${name}: ${RIVALS.map((one) => one.name).join(', ')}`);
if (values.times !== undefined && !/^[1-9]\d?$/.test(values.times)) stop('--times takes a number from 1 to 99');
if (!existsSync(CLI)) stop('dist/cli.js is missing: npm run build');

function stop(message) {
  console.error(`bench: ${message}`);
  process.exit(2);
}

/** Seconds; undefined where the process did not end as it should. */
function timed(program, args, passes) {
  const start = process.hrtime.bigint();
  const run = spawnSync(program, args, { stdio: 'ignore', timeout: LIMIT });
  const took = Number(process.hrtime.bigint() - start) / 1e9;
  return run.error === undefined && passes.includes(run.status) ? took : undefined;
}

function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function compare(root, rival, times) {
  const ours = () => timed(process.execPath, [CLI, 'scan', root, '--fail-on', 'never', '--quiet'], [0]);
  const theirs = () => timed(rival.name, rival.args(root), rival.passes);
  // Once each for the disk's cache.
  if (ours() === undefined) return 'loopgate did not end well';
  if (theirs() === undefined) return `${rival.name} did not end well`;
  const pairs = [];
  for (let count = 0; count < times; count += 1) {
    // Who goes first takes turns.
    const first = count % 2 === 0 ? ours() : theirs();
    const second = count % 2 === 0 ? theirs() : ours();
    if (first === undefined || second === undefined) return 'a process did not end well';
    pairs.push(count % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first });
  }
  const ratios = pairs.map((pair) => pair.theirs / pair.ours);
  return [
    `loopgate ${median(pairs.map((pair) => pair.ours)).toFixed(2)} s`,
    `${rival.name} ${median(pairs.map((pair) => pair.theirs)).toFixed(2)} s (medians of ${times})`,
    `${rival.name} takes ${median(ratios).toFixed(2)} times as long (pairs: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  ].join('; ');
}

const present = [];
for (const rival of RIVALS.filter(({ name }) => values.rival.includes(name))) {
  const version = versionOf(rival);
  if (version === undefined) console.log(`${rival.name}: missing; ${rival.get}`);
  else {
    console.log(`${rival.name}: ${version}`);
    present.push(rival);
  }
}
console.log(`node ${process.version}, ${cpus().length} processors\n`);
const room = values.keep ?? mkdtempSync(join(tmpdir(), 'loopgate-bench-'));
try {
  for (const name of values.input) {
    const { says, times } = INPUTS[name];
    const root = join(room, name);
    if (!existsSync(join(root, '.git'))) makeInput(name, root);
    console.log(`${name}: ${says}`);
    if (present.length === 0) {
      const took = Array.from({ length: Number(values.times ?? times) }, () =>
        timed(process.execPath, [CLI, 'scan', root, '--fail-on', 'never', '--quiet'], [0]),
      );
      console.log(
        `  loopgate alone: ${took.includes(undefined) ? 'did not end well' : `${median(took).toFixed(2)} s`}`,
      );
    }
    for (const rival of present) console.log(`  ${compare(root, rival, Number(values.times ?? times))}`);
  }
} finally {
  if (values.keep === undefined) rmSync(room, { recursive: true, force: true });
}
