/** Runs tests in the mirror, over and over, with one mutant or another on: what is asked comes from scripts/mutation.mjs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const { MIRROR, FILES, ACTIVE } = JSON.parse(process.argv[2]);
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

async function loadTests() {
  const { inFile, tests } = await import(pathToFileURL(at('globals.mjs')).href);
  await import(pathToFileURL(at('test/support/seed.mjs')).href);
  const files = [];
  for (const path of FILES) {
    const before = tests.length;
    await inFile(path, () => import(pathToFileURL(at(path.replace(/\.ts$/, '.js'))).href));
    for (let n = before; n < tests.length; n += 1) files.push(path);
  }
  return { tests, files };
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

/** Which mutants each test comes by, and what it costs; a test that fails without a mutant is left out. */
async function dryRun({ tests, files }, startRun, loaded) {
  const found = [];
  const run = startRun();
  for (const [n, test] of tests.entries()) {
    state.met.clear();
    const from = cpuNow();
    const clock = Date.now();
    const failure = await failureOf(run, test, 60_000);
    const cost = Math.max(cpuNow() - from, 0);
    for (const id of metByChildren()) state.met.add(id);
    found.push({ n, file: files[n], name: test.name, cost, clock: Date.now() - clock, failure, met: [...state.met] });
  }
  await run.end();
  process.send({ dry: found, loaded });
}

async function tryMutant({ id, order }, { tests }, startRun) {
  setActive(id);
  const run = startRun();
  let by;
  for (const { n, cost } of order) {
    const failure = await failureOf(run, tests[n], cost);
    if (failure === undefined) continue;
    by = { n, failure: failure.slice(0, 300) };
    break;
  }
  setActive(-1);
  let isDirty = false;
  try {
    await run.end();
  } catch {
    isDirty = true;
  }
  if (by !== undefined) {
    const again = startRun();
    isDirty ||= (await failureOf(again, tests[by.n], 10_000)) !== undefined;
    await again.end().catch(() => undefined);
  }
  process.send({ id, by, isDirty });
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
const { startRun } = await import(pathToFileURL(at('globals.mjs')).href);
const metAtLoad = [...state.met];
process.on('message', async (message) => {
  if (message.dry) {
    setActive(-2);
    await dryRun(loaded, startRun, metAtLoad);
    setActive(-1);
  } else await tryMutant(message, loaded, startRun);
});
process.send({ ready: true });
