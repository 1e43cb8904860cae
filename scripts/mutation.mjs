/**
 * Breaks the engine on purpose and counts how often a test says so:
 * `npm run mutation -- --area NAME [--seed N] [--count N] [--minutes N] [--only FILE:LINE ...] [--tests FOLDER ...] [--out FILE]`, and
 * `--branches` for the branches that the tests of all areas take.
 *
 * Mutants are drawn evenly from all that the operators of `mutation/mutants.mjs` make of an area and the types let pass.
 * All that are drawn stand in one mirror of the tree behind switches, and one process runs of the tests of the area those
 * that come by a mutant, without Jest, until one fails. Texts, regular expressions and what is made when a module is loaded
 * are not broken. Survivors are printed. After `--minutes` no more are tried. Fewer tests than the area's (`--tests languages/corefile`) are quicker, and kill no more.
 */
import { fork, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { branchesOf } from './mutation/coverage.mjs';
import { makeMirror } from './mutation/mirror.mjs';
import { mutantsOf } from './mutation/mutants.mjs';
import { compiling } from './mutation/types.mjs';

const ROOT = join(import.meta.dirname, '..');
/** What is broken, and the folders of tests that are asked, its own first. */
const AREAS = {
  corefile: { of: ['src/languages/corefile'], tests: ['languages/corefile', 'conformance', 'acceptance', 'judge'] },
  cluster: { of: ['src/core/cluster'], tests: ['core', 'acceptance', 'judge', 'tools', 'platforms', 'languages'] },
  forwarding: {
    of: ['src/core/forwarding'],
    // What takes from a budget is asked for at, below and above each limit.
    tests: ['core', 'conformance', 'acceptance', 'judge', 'properties', 'growth/budget.test.ts'],
  },
  rules: {
    of: ['src/judge/rules'],
    // What a change takes out of sight is asked for by attacks.
    tests: ['judge', 'acceptance', 'hostile', 'core', 'report', 'docs.test.ts'],
  },
  tree: { of: ['src/read/tree'], tests: ['read', 'hostile', 'tools/render', 'doors', 'explain-coverage.test.ts'] },
  prefilter: { of: ['src/read/documents/prefilter.ts'], tests: ['read', 'acceptance', 'hostile/hides.test.ts'] },
};
/** They look at the source itself, or need a bundle. */
const NOT_ASKED = /process-wall|conformance\/(?:accuracy|laboratory|newest)|readmes\.test/;

/** What is asked about branches beside the tests of the areas. */
const COUNTED_TOO = ['doors', 'docs.test.ts', 'explain-coverage.test.ts', 'fuzz', 'growth'];
/** What every file of tests loads. */
const SHARED = ['src/judge/check.ts', 'src/judge/view.ts', 'src/judge/plugins.ts'];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    minutes: { type: 'string', default: 'Infinity' },
    area: { type: 'string' },
    only: { type: 'string', multiple: true },
    out: { type: 'string' },
    tests: { type: 'string', multiple: true },
    branches: { type: 'boolean', default: false },
  },
});
const asked = Object.entries(AREAS).filter(([name]) => values.area === undefined || name === values.area);
if (asked.length === 0 || (asked.length > 1 && !values.branches)) {
  console.error(`--area is one of ${Object.keys(AREAS).join(', ')}`);
  process.exit(2);
}
const [[, area]] = asked;
const mirror = join(ROOT, '.cache', 'mutation', String(process.pid));
process.on('exit', () => rmSync(mirror, { recursive: true, force: true }));

function filesBelow(path, ending) {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !/generated|\.d\.ts/.test(name))
    .sort()
    .map((name) => `${path}/${name}`);
}

/** Mulberry32, as the fuzzer draws. */
function randomOf(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function drawn() {
  const all = area.of
    .flatMap((path) => filesBelow(path, '.ts'))
    .flatMap((file) => mutantsOf(values.area, file, readFileSync(join(ROOT, file), 'utf8')));
  const random = randomOf(Number(values.seed));
  for (let n = all.length - 1; n > 0; n -= 1) {
    const other = random(n + 1);
    [all[n], all[other]] = [all[other], all[n]];
  }
  const meant =
    values.only === undefined
      ? all
      : all.filter((one) => values.only.some((place) => `${one.file}:${one.line}`.endsWith(place)));
  const count = Math.min(meant.length, Number(values.count));
  const sound = compiling(ROOT, meant.slice(0, Math.ceil(count * 1.5)));
  console.log(
    `${values.area}: ${all.length} mutants can be made; ${Math.min(count, sound.length)} drawn with seed ${values.seed}`,
  );
  return sound.slice(0, count).map((one, id) => ({ ...one, id }));
}

/** One process that runs tests; `ask` is answered, or undefined where the process ends. */
function startWorker(active, covered) {
  const asked = { MIRROR: mirror, FILES: tests, SHARED, ACTIVE: active };
  const flags = ['--no-warnings', '--max-old-space-size=1536'];
  const child = fork(join(ROOT, 'scripts/mutation/worker.mjs'), [JSON.stringify(asked)], {
    execArgv: flags,
    silent: true,
    env: covered === undefined ? process.env : { ...process.env, NODE_V8_COVERAGE: covered },
  });
  child.stdout.resume();
  child.stderr.resume();
  const next = () =>
    new Promise((done) => {
      const onExit = () => done(undefined);
      child.once('exit', onExit);
      child.once('message', (message) => {
        child.off('exit', onExit);
        done(message);
      });
    });
  const ready = next();
  return {
    ready,
    async ask(message) {
      const answer = next();
      if (!child.connected) return undefined;
      child.send(message, () => undefined);
      return answer;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

const folders = values.tests ?? asked.flatMap(([, one]) => one.tests).concat(values.branches ? COUNTED_TOO : []);
const tests = [...new Set(folders.flatMap((folder) => filesBelow(`test/${folder}`, '.test.ts')))].filter(
  (path) => !NOT_ASKED.test(path),
);
const mutants = values.branches ? [] : drawn();
makeMirror(ROOT, mirror, mutants, values.branches);
spawnSync('git', ['init', '-q'], { cwd: mirror });

const covered = values.branches ? join(mirror, 'covered') : undefined;
const first = startWorker(-2, covered);
const ready = await first.ready;
if (ready?.ready !== true) {
  console.error(`the tests do not load: ${ready?.broken}`);
  process.exit(1);
}
if (covered !== undefined) {
  await first.ask({ cover: true });
  first.stop();
  for (const [name, { all, taken, left: lines }] of await branchesOf({
    folder: covered,
    mirror,
    areas: Object.fromEntries(asked),
  }))
    console.log(
      `${name}: ${taken} of ${all} branches (${((100 * taken) / all).toFixed(1)} %)\n  ${lines.join('\n  ')}`,
    );
  process.exit();
}
const { dry, loading } = (await first.ask({ dry: true })) ?? { dry: undefined };
first.stop();
if (dry === undefined) {
  console.error('the tests do not come to an end without a mutant');
  process.exit(1);
}
const failing = dry.filter((one) => one.failure !== undefined);
for (const one of failing.slice(0, 20))
  console.log(
    `not asked, fails without a mutant: ${one.file}: ${one.name}: ${one.failure.slice(0, 200).replaceAll(/\s+/g, ' ')}`,
  );
const sound = dry.filter((one) => one.failure === undefined);
const seconds = sound.reduce((sum, one) => sum + one.cost, 0) / 1000;
console.log(`${sound.length} tests (${Math.round(seconds)} s), ${failing.length} not asked`);

const costOf = (one) => one.cost + one.clock;
const isOwn = ({ file }) => file.startsWith(`test/${area.tests[0]}`);
/**
 * What is asked about a mutant: the tests that come by it, those of the area's own folder and the cheap ones first, and the
 * files that do when they are loaded.
 */
function askedOf(id) {
  const met = sound.filter((one) => one.met.includes(id)).sort((a, b) => isOwn(b) - isOwn(a) || costOf(a) - costOf(b));
  const files = loading.filter(([file, ids]) => file !== '' && ids.includes(id)).map(([file]) => file);
  const reload = files
    .map((file) => {
      const own = sound.filter((one) => one.file === file);
      return { file, passing: own.map((one) => one.n), cost: own.reduce((sum, one) => sum + costOf(one), 2000) };
    })
    .sort((a, b) => a.cost - b.cost);
  return { id, order: met.map(({ file, n, cost }) => ({ file, n, cost })), reload };
}

const atStart = new Set(loading.find(([file]) => file === '')?.[1]);
const results = [];
let left = 0;
let worker = startWorker(-1);
await worker.ready;
const until = Date.now() + Number(values.minutes) * 60_000;
for (const one of mutants) {
  if (Date.now() > until) break;
  const asked = askedOf(one.id);
  if (atStart.has(one.id) && asked.order.length + asked.reload.length === 0) {
    left += 1;
    continue;
  }
  let answer = await worker.ask(asked);
  if (answer === undefined || answer.isDirty) {
    worker.stop();
    worker = startWorker(-1);
    await worker.ready;
    if (answer?.isDirty) answer = await worker.ask(asked);
    answer ??= { by: { file: 'its time or memory' } };
  }
  const by = answer.by?.file;
  const count = asked.order.length + asked.reload.reduce((sum, { passing }) => sum + passing.length, 0);
  results.push({ ...one, by, tests: count });
  const was = one.was.length > 90 ? `${one.was.slice(0, 90)}...` : one.was;
  console.log(
    `${by === undefined ? 'SURVIVED' : `killed by ${by}`} (${count} tests) ${one.file}:${one.line} ${one.operator}: ${was.replaceAll(/\s+/g, ' ')} -> ${one.replacement.slice(0, 90).replaceAll(/\s+/g, ' ')}`,
  );
}
worker.stop();

/** Wilson's interval, 95 %. */
function interval(part, all) {
  const z = 1.96;
  const p = part / all;
  const middle = (p + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all));
  return [middle - half, middle + half].map((one) => `${Math.round(100 * one)}`);
}
const killed = results.filter((one) => one.by !== undefined).length;
const [low, high] = interval(killed, results.length);
console.log(
  `${values.area}: ${killed} of ${results.length} killed: ${((100 * killed) / results.length).toFixed(1)} % (95 %: ${low} to ${high} %), ${left} left out, made at load`,
);
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(results, null, 1)}\n`);
