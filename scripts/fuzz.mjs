/**
 * Mutates the fixtures and reads, judges and reports them, until the count or the time is up:
 * `npm run fuzz -- [--executions N] [--minutes M] [--seed S] [--hang SECONDS] [--readers]`. With `--readers` each execution is
 * a few lines of one file, and nothing but its reader: thousands a second. What crashes, hangs or leads out of a text is
 * written to test/fuzz/corpus, which test/fuzz/corpus.test.ts replays; the same seed gives the same executions.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

register('./typescript-loader.mjs', import.meta.url);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FIXTURES = join(ROOT, 'test/repos');
const CORPUS = join(ROOT, 'test/fuzz/corpus');
const { execute, executionOf, seedsBelow } = await import('../test/fuzz/execute.ts');
/** Places in the memory that the watchdog and its worker share. */
const [DONE, CRASHES, MISPLACED] = [0, 1, 2];

function keep(kind, seed, one) {
  mkdirSync(CORPUS, { recursive: true });
  writeFileSync(join(CORPUS, `${kind}-${seed}.json`), `${JSON.stringify(one, null, 2)}\n`);
}

async function work({ memory, from, to, readers }) {
  const counts = new Int32Array(memory);
  const seeds = seedsBelow(FIXTURES);
  for (let seed = from + Atomics.load(counts, DONE); seed < to; seed += 1) {
    const one = executionOf(seed, seeds, readers);
    try {
      const wrong = await execute(one);
      if (wrong.length > 0) {
        Atomics.add(counts, MISPLACED, 1);
        console.error(`wrong ${seed}: ${wrong.slice(0, 3).join('; ')}`);
        keep('wrong', seed, one);
      }
    } catch (error) {
      Atomics.add(counts, CRASHES, 1);
      console.error(`crash ${seed}: ${error?.stack?.split('\n').slice(0, 4).join(' | ')}`);
      keep('crash', seed, one);
    }
    Atomics.add(counts, DONE, 1);
  }
}

/** Starts the worker again behind an execution that hangs or takes the worker down. */
async function watch() {
  const { values } = parseArgs({
    options: {
      executions: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      hang: { type: 'string', default: '10' },
      readers: { type: 'boolean', default: false },
    },
  });
  const from = Number(values.seed) * 100_000_000;
  const to = from + Number(values.executions);
  const memory = new SharedArrayBuffer(12);
  const counts = new Int32Array(memory);
  const until = Date.now() + Number(values.minutes) * 60_000;
  let hangs = 0;
  let isOver = false;
  while (!isOver) {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { memory, from, to, readers: values.readers },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    const ended = new Promise((resolve) => {
      worker.once('error', (error) => resolve({ error }));
      worker.once('exit', () => resolve({}));
    });
    let stuck = { at: -1, since: Date.now() };
    let started = false;
    let outcome;
    while (outcome === undefined) {
      outcome = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 500))]);
      const at = Atomics.load(counts, DONE);
      started ||= stuck.at !== -1 && at !== stuck.at;
      if (at !== stuck.at) stuck = { at, since: Date.now() };
      const waits = Date.now() - stuck.since;
      if (outcome === undefined && waits > Number(values.hang) * 1000 * (started ? 1 : 10)) outcome = { hang: true };
      else if (outcome === undefined && Date.now() > until) outcome = { over: true };
    }
    await worker.terminate();
    const at = from + Atomics.load(counts, DONE);
    if (outcome.hang === true || outcome.error !== undefined) {
      if (outcome.hang === true) hangs += 1;
      else Atomics.add(counts, CRASHES, 1);
      console.error(`${outcome.hang === true ? 'hang' : 'crash'} ${at}: ${outcome.error ?? ''}`);
      keep(outcome.hang === true ? 'hang' : 'crash', at, executionOf(at, seedsBelow(FIXTURES), values.readers));
      Atomics.add(counts, DONE, 1);
    }
    isOver = outcome.over === true || from + Atomics.load(counts, DONE) >= to;
  }
  const [executions, crashes, wrong] = counts;
  console.log(JSON.stringify({ seed: Number(values.seed), executions, crashes, hangs, wrong }));
  process.exitCode = crashes + hangs + wrong > 0 ? 1 : 0;
}

if (isMainThread) await watch();
else await work(workerData);
