/**
 * Random set-ups asked of the real servers and of loopgate: `npm run conformance:fuzz -- --seed N --count N`, as root.
 * What disagrees is made as small as it can be and written as vectors to .cache/conformance/disagreements-VERSION.yaml. What the
 * servers did is kept in .cache/conformance/played-VERSION.jsonl; with --again it is judged anew, and no server is asked, and with
 * --resume only what is not in it yet is played. --file FILE plays the vectors of a file instead.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { randomVector, smaller } from './generate.mjs';
import { build, play, recordOf, scenarioOf, versions } from './laboratory.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    batch: { type: 'string', default: '100' },
    workers: { type: 'string', default: '4' },
    /** How many disagreements are made small; each takes a minute. */
    shrink: { type: 'string', default: '5' },
    note: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    /** A round that was broken off goes on behind what was played. */
    resume: { type: 'boolean', default: false },
    /** What names the files of a round beside others. */
    name: { type: 'string' },
    /** Vectors written by hand. */
    file: { type: 'string' },
    /** `acceptance`: Corefiles of single plugins and nothing else. */
    only: { type: 'string' },
    /** One of the recorded versions; the newest when not said. */
    version: { type: 'string' },
  },
});
const seed = Number(values.seed);
const written = values.file === undefined ? undefined : parse(readFileSync(values.file, 'utf8')).vectors;
const count = written?.length ?? Number(values.count);
const version = values.version ?? versions[0].version;

/** Loopgate's side is TypeScript, run from its sources. */
function comparison() {
  register('../../scripts/typescript-loader.mjs', import.meta.url);
  return import('./judge.ts');
}

/** Whether the guard of the one server ended it; how it started, where it did not. */
function guarded(vector, scenario, outcome) {
  const [server] = outcome.servers;
  if (!server.starts && server.fatal === undefined) return { versions: [version], ...recordOf(vector, scenario, outcome) };
  const fatal = server.fatal === undefined ? 0 : 1;
  return { versions: [version], guard: fatal === 1 ? 'fatal' : 'silent', runs: 1, fatal };
}

async function record(vectors) {
  const scenarios = vectors.map((vector, index) => scenarioOf(vector, version, `${index}`));
  const outcomes = await play(scenarios, { workers: Number(values.workers) });
  return vectors.map((vector, index) => {
    const outcome = outcomes.get(`${index}`);
    if (outcome === undefined || outcome.problem !== undefined) return undefined;
    if (vector.guard !== undefined) return { ...vector, name: vector.id, area: 'fuzz', recorded: [guarded(vector, scenarios[index], outcome)] };
    return { ...vector, name: vector.id, area: 'fuzz', recorded: [{ versions: [version], ...recordOf(vector, scenarios[index], outcome) }] };
  });
}

const name = values.name ?? (written === undefined ? version : 'file');
const played = `${root}.cache/conformance/played-${name}.jsonl`;
if (!values.again) await build();
const { judge } = await comparison();
let scenarios = 0;
let questions = 0;
let unplayed = 0;
/** How often each explanation of explained.ts was needed. */
const explained = {};
/** How many questions we answer how surely, by the kind of set-up. */
const sureness = {};
const kindOf = (vector) => (vector.servers !== undefined ? 'several servers' : vector.kubernetes === true ? 'kubernetes' : 'one server');
const found = [];
async function weigh(vector) {
  if (vector === undefined) {
    unplayed += 1;
    return;
  }
  scenarios += 1;
  questions += vector.queries?.length ?? 0;
  const { differs, explained: why, sure } = judge(vector, vector.recorded[0].versions[0]);
  for (const one of sure) {
    const tally = (sureness[kindOf(vector)] ??= { always: 0, sometimes: 0, assumed: 0, unknown: 0, wrong: 0 });
    tally[one] += 1;
  }
  if (differs !== undefined && vector.queries !== undefined) (sureness[kindOf(vector)] ??= { always: 0, sometimes: 0, assumed: 0, unknown: 0, wrong: 0 }).wrong += 1;
  if (why !== undefined) explained[why] = (explained[why] ?? 0) + 1;
  if (differs === undefined) return;
  found.push({ vector, differs });
  process.stderr.write(`${vector.id}: ${differs}\n`);
}
/** Vectors of a file are judged question by question, so that one difference does not hide the next. */
async function weighAll(vector) {
  if (written === undefined || vector?.recorded[0].queries === undefined) return weigh(vector);
  const [first] = vector.recorded;
  // Where a bound was reached, the last ones were not asked.
  for (const [index, query] of vector.queries.slice(0, first.queries.length).entries()) await weigh({ ...vector, queries: [query], recorded: [{ ...first, queries: [first.queries[index]] }] });
}
const vectorAt = (index) => written?.[index] ?? randomVector(seed + index, values.only, version);
/** Ids of what is in the file of played ones; each is judged anew. */
async function judgePlayed() {
  const ids = new Set();
  if (!existsSync(played)) return ids;
  for (const line of readFileSync(played, 'utf8').split('\n')) {
    // The last line of a round that was broken off may be half a line.
    if (!line.endsWith('}')) continue;
    const { unplayed: why, ...vector } = JSON.parse(line);
    ids.add(vector.id);
    await weighAll(why === undefined ? vector : undefined);
  }
  return ids;
}

async function playRound(done) {
  const left = Array.from({ length: count }, (_, index) => vectorAt(index)).filter(({ id }) => !done.has(id));
  for (let from = 0; from < left.length; from += Number(values.batch)) {
    const vectors = left.slice(from, from + Number(values.batch));
    for (const [index, vector] of (await record(vectors)).entries()) {
      appendFileSync(played, `${JSON.stringify(vector ?? { id: vectors[index].id, unplayed: true })}\n`);
      await weighAll(vector);
    }
    process.stderr.write(`${done.size + from + vectors.length} of ${count}: ${questions} questions, ${found.length} disagreements, ${unplayed} not played\n`);
  }
}

const keeps = values.again || values.resume;
if (!keeps) writeFileSync(played, '');
else if (existsSync(played) && !readFileSync(played, 'utf8').endsWith('\n')) appendFileSync(played, '\n');
const done = keeps ? await judgePlayed() : new Set();
if (!values.again) await playRound(done);

/** Takes lines away as long as real servers and loopgate still disagree. */
async function shrink(vector) {
  let least = vector;
  for (let round = 0; round < 12; round += 1) {
    const tried = await record(smaller(least).slice(0, 40));
    const next = [];
    for (const one of tried) if (one !== undefined && (judge(one, version)).differs !== undefined) next.push(one);
    if (next.length === 0) break;
    least = next[0];
  }
  return least;
}

const least = [];
for (const [index, { vector }] of found.entries()) {
  const small = index < Number(values.shrink) ? await shrink(vector) : vector;
  least.push({ ...small, says: (judge(small, version)).differs });
}
writeFileSync(`${root}.cache/conformance/disagreements-${name}.yaml`, stringify({ about: `Disagreements of seed ${seed}.`, vectors: least }));
console.log(`${scenarios} scenarios, ${questions} questions, ${found.length} disagreements, ${unplayed} not played, explained: ${JSON.stringify(explained)}, sure: ${JSON.stringify(sureness)}`);
if (values.note) {
  const file = new URL('fuzz.json', import.meta.url);
  const rounds = JSON.parse(readFileSync(file, 'utf8'));
  const sorted = (tally) => Object.fromEntries(Object.entries(tally).toSorted());
  rounds[version] = { seed, scenarios, questions, disagreements: found.length, explained: sorted(explained), sureness: sorted(sureness) };
  const newestFirst = Object.entries(rounds).toSorted(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(newestFirst), null, 2)}\n`);
}
process.exitCode = found.length === 0 ? 0 : 1;
