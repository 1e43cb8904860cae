/**
 * Random kustomization trees and value sets of charts, given to the real tools and to loopgate, verdict against verdict:
 * `npm run conformance:render -- --seed N --count N [--kustomize PATH] [--charts FOLDER --helm PATH]`. What disagrees is made
 * small and written to `--out`; cured classes are cases of test/tools/kustomize/cases and test/tools/helm/values.json, replayed
 * without the tools. Counts are kept beside `--out` after every batch: with `--resume` a run that was ended goes on there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chartsIn } from './chart-folders.mjs';
import { helmCall, installed, randomValues, surroundings, valuesFiles } from './charts.mjs';
import { difference, judge } from './judge.mjs';
import { shrunk } from './shrink.mjs';
import { made } from './tools.mjs';
import { randomTree, texts } from './trees.mjs';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    kustomize: { type: 'string', default: 'kustomize' },
    helm: { type: 'string', default: 'helm' },
    /** A folder of folders `VERSION/CHART`: value sets are compared in the place of trees. */
    charts: { type: 'string' },
    out: { type: 'string', default: '.cache/render/disagreements.jsonl' },
    /** How many of each kind of disagreement are made small; with 0 all are written as they are. */
    shrink: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    /** Goes on where the last run with the same `--out` was ended, up to `--seed` and `--count`. */
    resume: { type: 'boolean', default: false },
    /** Ends with 1 where a loop was missed or falsely reported, or a refusal was reported of what is built. */
    fail: { type: 'boolean', default: false },
  },
});

/** Trees: what the tool builds lies where its kustomization lay. */
const trees = {
  draw: (seed) => randomTree(seed),
  files: (tree) => texts(tree),
  make: (tree) => made(texts(tree), options.kustomize, ['build', tree.root]),
  built: (tree, text) => ({ [`${tree.root}/all.yaml`]: text }),
  config: () => undefined,
};

/** Value sets: what helm makes lies where the release is stated, with the same things around it. */
function valueSets(folder) {
  const charts = chartsIn(folder);
  const byKey = new Map(charts.map((chart) => [chart.key, chart]));
  const chartOf = ({ chart }) => byKey.get(chart);
  return {
    draw: (seed) => randomValues(seed, charts),
    files: (drawn) => valuesFiles(drawn, chartOf(drawn)),
    make: (drawn) => {
      const { files, args } = helmCall(drawn, chartOf(drawn));
      return made(files, options.helm, args);
    },
    built: (drawn, text) => ({ ...surroundings(drawn), 'k/all.yaml': installed(drawn, text) }),
    config: (drawn) => ({ clusters: [drawn.config] }),
  };
}

async function compare(way, drawn) {
  const real = await way.make(drawn);
  let own;
  try {
    own = judge(way.files(drawn), way.config(drawn));
  } catch (error) {
    return { kinds: ['crash'], own: String(error.stack).slice(0, 600) };
  }
  if (real.refused !== undefined) return { kinds: [], refused: real.refused, reported: own.refusals.length > 0 || own.unfollowed.length > 0, own };
  const judged = judge(way.built(drawn, real.text), way.config(drawn));
  return { kinds: difference(own, judged), own, real: judged, text: real.text };
}

const BATCH = 50;

/** What was counted so far, and the seed that is next. */
function begun(path, from) {
  if (options.resume && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  rmSync(options.out, { force: true });
  return { next: from, counts: {}, small: {} };
}

async function run(name, way) {
  const path = `${options.out}.counts.json`;
  const from = Number(options.seed);
  const end = from + Number(options.count);
  const { next: first, counts, small } = begun(path, from);
  for (let start = first; start < end; start += BATCH) {
    const stop = Math.min(start + BATCH, end);
    let next = start;
    const work = async () => {
      while (next < stop) await count(name, way, next++, { counts, small });
    };
    await Promise.all(Array.from({ length: Number(options.workers) }, work));
    writeFileSync(path, JSON.stringify({ next: stop, counts, small }));
  }
  const share = ((100 * (counts.equal ?? 0)) / (counts.built ?? 1)).toFixed(1);
  process.stdout.write(`${name}, seeds ${from} to ${end - 1}: ${JSON.stringify(counts)}, equal ${share} % of those built\n`);
  const isWrong = ['missed', 'false', 'refusal', 'crash'].some((kind) => counts[kind] !== undefined);
  if (options.fail && isWrong) process.exitCode = 1;
}

async function count(name, way, seed, { counts, small }) {
  const add = (key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const drawn = way.draw(seed);
  const one = await compare(way, drawn);
  if (one.refused !== undefined) {
    add('refused');
    if (!one.reported) add('refused, not reported');
    return;
  }
  add('built');
  if (one.real?.loops.length > 0) add('with a loop');
  if (one.kinds.every((kind) => kind === 'refusal')) add('equal');
  for (const kind of one.kinds) {
    add(kind);
    small[kind] = (small[kind] ?? 0) + 1;
    if (small[kind] > Number(options.shrink) && options.shrink !== '0') continue;
    const least = options.shrink === '0' ? drawn : await shrunk(drawn, (smaller) => isStill(kind, way, smaller));
    const last = await compare(way, least);
    appendFileSync(options.out, `${JSON.stringify({ of: name, kind, seed, files: way.files(least), drawn: least, own: last.own, real: last.real, text: last.text })}\n`);
  }
}

async function isStill(kind, way, smaller) {
  // Taking a part out may leave nothing that could be written down.
  const again = await compare(way, smaller).catch(() => ({ refused: 'nothing is left' }));
  return again.refused === undefined && again.kinds.includes(kind);
}

mkdirSync(dirname(options.out), { recursive: true });
if (options.charts === undefined) await run('trees', trees);
else await run('value sets', valueSets(options.charts));
