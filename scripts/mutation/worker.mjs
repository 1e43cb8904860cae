/** Runs tests in the mirror, over and over, with one mutant or another on: what is asked comes from scripts/mutation.mjs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeCoverage } from 'node:v8';
import { Worker } from 'node:worker_threads';

const { MIRROR, FILES, SHARED, ACTIVE } = JSON.parse(process.argv[2]);
process.chdir(MIRROR);
const at = (name) => join(MIRROR, name);
/** A test takes at most so much processor time more than without a mutant, in milliseconds; children are waited for by the clock. */
const MORE_CPU = 5000;
const MORE_CLOCK = 90_000;

globalThis.mutation = { active: -1, met: new Set() };
const state = globalThis.mutation;
const shared = new Float64Array(new SharedArrayBuffer(24));
new Worker(
  `const { workerData } = require('node:worker_threads');
   setInterval(() => {
     const [from, cpu, clock] = workerData;
     if (from === 0) return;
     const { user, system } = process.cpuUsage();
     if ((user + system) / 1000 > cpu || Date.now() > clock) process.kill(process.pid, 'SIGKILL');
   }, 200);`,
  { eval: true, workerData: shared },
).unref();

function setActive(id) {
  state.active = id;
  writeFileSync(at('active'), String(id));
}

const cpuNow = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const moduleOf = (path) => pathToFileURL(at(path.replace(/\.ts$/, '.js'))).href;
const { startRun, testsOf } = await import(moduleOf('globals.mjs'));
let times = 0;

/** A file of tests evaluated anew: what it makes outside of its tests is made with the mutant that is on. */
function load(path) {
  times += 1;
  return testsOf(path, () => import(`${moduleOf(path)}?time=${times}`));
}

function met() {
  const ids = [...state.met];
  state.met.clear();
  return ids;
}

/** Tests by file, and which mutants are met when a file is loaded; at first what every file shares. */
async function loadTests() {
  await import(moduleOf('test/support/seed.mjs'));
  for (const path of SHARED) await import(moduleOf(path));
  const loading = new Map([['', met()]]);
  const files = new Map();
  for (const path of FILES) {
    files.set(path, await load(path));
    loading.set(path, met());
  }
  return { files, loading };
}

/** Undefined where the test passes. */
async function failureOf(run, test, cost) {
  shared[1] = cpuNow() + 10 * cost + MORE_CPU;
  shared[2] = Date.now() + 20 * cost + MORE_CLOCK;
  shared[0] = 1;
  try {
    await run.run(test);
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  } finally {
    shared[0] = 0;
  }
}

function metByChildren() {
  const text = readFileSync(at('met'), 'utf8');
  writeFileSync(at('met'), '');
  return text
    .split('\n')
    .filter((one) => one !== '')
    .map(Number);
}

/** Which mutants each test comes by, and what it costs. */
async function dryRun({ files, loading }) {
  const found = [];
  const run = startRun();
  for (const [file, tests] of files)
    for (const [n, test] of tests.entries()) {
      met();
      const from = cpuNow();
      const clock = Date.now();
      const failure = await failureOf(run, test, 60_000);
      const cost = Math.max(cpuNow() - from, 0);
      for (const id of metByChildren()) state.met.add(id);
      found.push({ n, file, name: test.name, cost, clock: Date.now() - clock, failure, met: met() });
    }
  await run.end();
  return { dry: found, loading: [...loading] };
}

/** The first test that fails with a mutant on: of those that come by it, then of files that do when they are loaded. */
async function firstFailure({ order, reload }, files, run) {
  for (const { file, n, cost } of order) {
    const failure = await failureOf(run, files.get(file)[n], cost);
    if (failure !== undefined) return { file, n, failure: failure.slice(0, 300) };
  }
  for (const { file, passing, cost } of reload) {
    let tests;
    const failure = await failureOf(
      {
        run: async () => {
          tests = await load(file);
        },
      },
      undefined,
      cost,
    );
    if (failure !== undefined) return { file, failure: failure.slice(0, 300) };
    for (const n of passing) {
      const failure = await failureOf(run, tests[n], cost);
      if (failure !== undefined) return { file, n, failure: failure.slice(0, 300) };
    }
  }
  return undefined;
}

async function tryMutant(asked, { files }) {
  setActive(asked.id);
  const run = startRun();
  const by = await firstFailure(asked, files, run);
  setActive(-1);
  let isDirty = false;
  try {
    await run.end();
  } catch {
    isDirty = true;
  }
  if (by?.n !== undefined) {
    const again = startRun();
    isDirty ||= (await failureOf(again, files.get(by.file)[by.n], 10_000)) !== undefined;
    await again.end().catch(() => undefined);
  }
  process.send({ id: asked.id, by, isDirty });
}

writeFileSync(at('met'), '');
setActive(ACTIVE);
process.on('unhandledRejection', () => undefined);
let loaded;
try {
  loaded = await loadTests();
} catch (error) {
  process.send({ broken: String(error?.stack ?? error) });
  process.exit(1);
}
process.on('message', async (message) => {
  if (message.cover) {
    await dryRun(loaded);
    takeCoverage();
    process.send({ covered: true });
  } else if (message.dry) {
    setActive(-2);
    const found = await dryRun(loaded);
    setActive(-1);
    process.send(found);
  } else await tryMutant(message, loaded);
});
process.send({ ready: true });
