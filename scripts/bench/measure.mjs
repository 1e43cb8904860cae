/** Whole processes, measured from outside: seconds on the clock and of processor time, theirs and their children's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Milliseconds for one process. */
const LIMIT = 600_000;
/** A shell tells what its children used (POSIX `times`); elsewhere only the clock is known. */
/** bash counts in thousandths, other shells in hundredths. */
const SHELL = ['/bin/bash', '/usr/bin/bash', '/bin/sh'].find((path) => existsSync(path));
const TIMES = '"$@" </dev/null >/dev/null 2>&1; s=$?; times; exit $s';

/** The environment of a person, without what makes Node.js start slower, or otherwise. */
function environment(more) {
  const env = { ...process.env };
  for (const name of ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'CI', 'GITHUB_ACTIONS']) delete env[name];
  return { ...env, ...more };
}

/** Undefined where the process did not end as it should. */
export function measure(command, passes, env = {}) {
  const [program, ...args] = SHELL === undefined ? command : [SHELL, '-c', TIMES, 'sh', ...command];
  const start = process.hrtime.bigint();
  const run = spawnSync(program, args, { env: environment(env), encoding: 'utf8', timeout: LIMIT });
  const wall = Number(process.hrtime.bigint() - start) / 1e9;
  if (run.error !== undefined || !passes.includes(run.status)) return undefined;
  return { wall, cpu: SHELL === undefined ? wall : processorTime(run.stdout) };
}

/** MiB that one process of Node.js held at most, without its children; undefined where it did not end as it should. */
export function peakOf([program, ...args], passes) {
  const flags = ['--require', fileURLToPath(new URL('peak.cjs', import.meta.url))];
  const run = spawnSync(program, [...flags, ...args], { env: environment({}), encoding: 'utf8', timeout: LIMIT });
  const seen = /^peak (\d+)$/m.exec(run.stderr ?? '')?.[1];
  return seen === undefined || !passes.includes(run.status) ? undefined : Number(seen) / 1024;
}

/** The second line is the children's: `0m0.12s 0m0.03s`. */
function processorTime(text) {
  const line = text.trim().split('\n')[1] ?? '';
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
}

/** Least, median and greatest. */
export function spreadOf(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { min: sorted[0], median, max: sorted.at(-1) };
}

/** Pairs of runs, one after the other, who goes first taking turns; a sentence where one did not end well. */
export function comparePairs(ours, theirs, times) {
  // Once each for the disk's cache.
  if (ours.run() === undefined) return `${ours.name} did not end well`;
  if (theirs.run() === undefined) return `${theirs.name} did not end well`;
  const pairs = [];
  for (let count = 0; count < times; count += 1) {
    const [first, second] = count % 2 === 0 ? [ours, theirs] : [theirs, ours];
    const runs = [first.run(), second.run()];
    if (runs.includes(undefined)) return 'a process did not end well';
    pairs.push(count % 2 === 0 ? { ours: runs[0], theirs: runs[1] } : { ours: runs[1], theirs: runs[0] });
  }
  const ratios = (what) => spreadOf(pairs.map((pair) => pair.ours[what] / Math.max(pair.theirs[what], 0.001)));
  const medians = (who) => ({
    wall: spreadOf(pairs.map((pair) => pair[who].wall)).median,
    cpu: spreadOf(pairs.map((pair) => pair[who].cpu)).median,
  });
  return { ours: medians('ours'), theirs: medians('theirs'), wall: ratios('wall'), cpu: ratios('cpu') };
}

/** The slope of a line through the logarithms: 1 where the time grows as the size does, 2 where as its square. */
export function slopeOf(points) {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)]);
  const mean = (at) => logs.reduce((sum, one) => sum + one[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const up = logs.reduce((sum, one) => sum + (one[0] - x) * (one[1] - y), 0);
  return up / logs.reduce((sum, one) => sum + (one[0] - x) ** 2, 0);
}
