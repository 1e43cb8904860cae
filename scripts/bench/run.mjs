#!/usr/bin/env node
/**
 * Whole processes, in pairs: loopgate and a rival, one after the other on the same repository, so that what else the
 * machine does falls on both. Prints the ratios, least, median and greatest, of processor time and of the clock.
 *
 *   npm run bench -- [--quick] [--input NAME]... [--rival NAME]... [--times N] [--keep DIR] [--json FILE] [--chart FILE]
 *   npm run bench -- --growth [--series NAME]...
 *
 * Everything is pairs and, after them, growth. --quick measures the pairs of small inputs, for CI: nothing fails on a ratio.
 * --growth measures repositories of three sizes each and fits a line through the logarithms. What is not begun after
 * --minutes (12) is named and left out. --json FILE holds each row as soon as it is measured; where it holds rows already,
 * they are not measured again. --keep DIR leaves the inputs there, and takes them from there the next time. --chart draws
 * what was measured; with --from FILE it draws what --json wrote before, and measures nothing.
 */
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chartOf } from './chart.mjs';
import { INPUTS, makeRepository, SERIES } from './inputs.mjs';
import { comparePairs, measure, peakOf, slopeOf, spreadOf } from './measure.mjs';
import { CLI, RIVALS, scanOf, versionOf } from './rivals.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    input: { type: 'string', multiple: true },
    series: { type: 'string', multiple: true, default: Object.keys(SERIES) },
    rival: { type: 'string', multiple: true, default: RIVALS.map(({ name }) => name) },
    times: { type: 'string' },
    minutes: { type: 'string', default: '12' },
    keep: { type: 'string' },
    json: { type: 'string' },
    chart: { type: 'string' },
    from: { type: 'string' },
  },
});
const machine = `node ${process.version}, ${cpus().length} processors: ${cpus()[0]?.model ?? 'unknown'}`;
const wanted = values.input ?? Object.keys(INPUTS).filter((name) => !values.quick || INPUTS[name].quick === true);
demandKnown(wanted, Object.keys(INPUTS), 'input');
demandKnown(values.series, Object.keys(SERIES), 'series');
demandKnown(
  values.rival,
  RIVALS.map(({ name }) => name),
  'rival',
);
if (values.times !== undefined && !/^[1-9]\d?$/.test(values.times)) stop('--times takes a number from 1 to 99');
if (!/^[1-9]\d{0,2}$/.test(values.minutes)) stop('--minutes takes a number from 1 to 999');
if (values.from !== undefined) {
  if (values.chart === undefined) stop('--from goes with --chart');
  writeFileSync(values.chart, chartOf(JSON.parse(readFileSync(values.from, 'utf8'))));
  process.exit(0);
}
if (!existsSync(CLI)) stop('dist/cli.js is missing: npm run build');

function stop(message) {
  console.error(`bench: ${message}`);
  process.exit(2);
}

function demandKnown(names, known, what) {
  for (const name of names) if (!known.includes(name)) stop(`no ${what} is called ${name}: ${known.join(', ')}`);
}

const room = values.keep ?? mkdtempSync(join(tmpdir(), 'loopgate-bench-'));
function repositoryOf(name, { make, change }) {
  const root = join(room, name);
  if (!existsSync(join(root, '.git'))) {
    makeRepository(root, make);
    change?.(root);
  }
  // Some do not follow a link that they are given.
  return realpathSync(root);
}

function presentRivals() {
  return RIVALS.filter(({ name }) => values.rival.includes(name)).filter((rival) => {
    const version = versionOf(rival);
    if (version === undefined) console.log(`${rival.name}: missing; ${rival.get}`);
    else console.log(`${rival.name}: ${version}`);
    return version !== undefined;
  });
}

const spread = ({ min, median, max }) => `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`;

const known = values.json !== undefined && existsSync(values.json) ? JSON.parse(readFileSync(values.json, 'utf8')) : {};
const result = { machine, rows: known.rows ?? [], peaks: known.peaks ?? [], series: known.series ?? [] };
const end = Date.now() + Number(values.minutes) * 60_000;

/** Notes a row at once: who ends this process has what was measured. */
function note(list, row) {
  list.push(row);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, undefined, 1)}\n`);
}

function isTimeLeft(what) {
  if (Date.now() < end) return true;
  console.log(`${what}: left out, the ${values.minutes} minutes are over`);
  return false;
}

function compareAll(present) {
  for (const name of wanted) {
    const input = INPUTS[name];
    const rivals = present
      .filter((rival) => input.rivals.includes(rival.name))
      .filter((rival) => !result.rows.some((row) => row.input === name && row.rival === rival.name));
    if ((rivals.length === 0 && result.peaks.some((row) => row.input === name)) || !isTimeLeft(name)) continue;
    const root = repositoryOf(name, input);
    console.log(`${name}: ${input.says}`);
    if (!result.peaks.some((row) => row.input === name)) {
      const peak = peakOf(scanOf(root), [0]);
      console.log(`  loopgate holds ${peak === undefined ? 'unknown' : Math.round(peak)} MiB at most`);
      if (peak !== undefined) note(result.peaks, { input: name, peak });
    }
    for (const rival of rivals) if (isTimeLeft(`${name} beside ${rival.name}`)) compare(name, root, rival);
  }
}

function compare(name, root, rival) {
  const times = Number(values.times ?? (values.quick ? 3 : INPUTS[name].times));
  const env = typeof rival.env === 'function' ? rival.env(root) : rival.env;
  const ours = { name: 'loopgate', run: () => measure((rival.ours ?? scanOf)(root), [0], env) };
  const theirs = { name: rival.name, run: () => measure(rival.command(root), rival.passes) };
  const seen = comparePairs(ours, theirs, times);
  if (typeof seen === 'string') {
    console.log(`  loopgate and ${rival.name}: ${seen}`);
    return;
  }
  console.log(
    `  loopgate takes ${spread(seen.cpu)} times the processor, ${spread(seen.wall)} times the clock of ${rival.name}`,
  );
  console.log(
    `    ${seen.ours.cpu.toFixed(3)} s against ${seen.theirs.cpu.toFixed(3)} s of processor, medians of ${times}`,
  );
  note(result.rows, { input: name, rival: rival.name, times, ...seen });
}

function growAll() {
  const start = spreadOf(
    [1, 2, 3].map(() => measure(scanOf(repositoryOf('kubeadm', INPUTS.kubeadm)), [0])?.cpu ?? 0),
  ).min;
  for (const name of values.series) {
    if (result.series.some((one) => one.name === name) || !isTimeLeft(`growth of ${name}`)) continue;
    const { sizes, make, flags = [] } = SERIES[name];
    const points = [];
    let peak;
    for (const size of sizes) {
      const scan = [...scanOf(repositoryOf(`${name}-${size}`, { make: (root) => make(root, size) })), ...flags];
      // Findings are an end as well.
      const took = measure(scan, [0, 1]);
      if (took === undefined) console.log(`${name} of ${size}: did not end well`);
      else points.push([size, took.cpu]);
      if (took !== undefined && size === sizes.at(-1)) peak = peakOf(scan, [0]);
    }
    // Less what any scan costs; what is left of the smallest is mostly noise.
    const rest = points.map(([size, cpu]) => [size, Math.max(cpu - start, 0.02)]).slice(-2);
    const slope = rest.length === 2 ? slopeOf(rest) : undefined;
    console.log(
      `${name}: ${points.map(([size, cpu]) => `${size} in ${cpu.toFixed(2)} s`).join(', ')}; slope ${slope?.toFixed(2) ?? 'unknown'}; ${peak === undefined ? 'unknown' : Math.round(peak)} MiB`,
    );
    note(result.series, { name, points, slope, peak });
  }
}

try {
  if (!values.growth) compareAll(presentRivals());
  if (values.growth || (!values.quick && values.input === undefined)) growAll();
  console.log(machine);
  if (values.chart !== undefined && result.rows.length > 0) writeFileSync(values.chart, chartOf(result));
} finally {
  if (values.keep === undefined) rmSync(room, { recursive: true, force: true });
}
