/**
 * Random set-ups asked of the real servers and of loopgate: `npm run conformance:fuzz -- --seed N --count N`, as root.
 * What disagrees is played twice more, and then its questions alone: what then agrees is counted separately. What disagrees every time is made as small as it can be
 * and written as vectors to .cache/conformance/disagreements-NAME.yaml. What the servers did is kept in
 * .cache/conformance/played-NAME.jsonl; with --again FILE,FILE it is judged anew, and with --replay what differs is played as at first. --file FILE plays
 * the vectors of a file instead.
 */
import { appendFileSync, createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { randomVector, smaller } from './generate.mjs';
import { build, play, recordOf, scenarioOf, versions } from './laboratory.mjs';
import { emptyRound } from './round.mjs';

const cache = fileURLToPath(new URL('../../.cache/conformance/', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    /** Set-ups at a time; most of them wait. */
    workers: { type: 'string', default: '24' },
    /** How many disagreements are made small; each takes a minute. */
    shrink: { type: 'string', default: '5' },
    /** Writes the round into fuzz.json. */
    note: { type: 'boolean', default: false },
    again: { type: 'string' },
    /** Plays once more what differs as it was recorded: the laboratory may have been mended since. */
    replay: { type: 'boolean', default: false },
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
const version = values.version ?? versions[0].version;
const name = values.name ?? (values.file === undefined ? version : 'file');
const played = `${cache}played-${name}.jsonl`;
const workers = Number(values.workers);

/** Loopgate's side is TypeScript, run from its sources. */
register('../../scripts/typescript-loader.mjs', import.meta.url);
const { judge } = await import('./judge.ts');
const round = emptyRound(judge, version);

/** Whether the guard of a server ended it; how they started, where one did not. */
function guarded(vector, scenario, outcome) {
  if (outcome.servers.some((server) => !server.starts && server.fatal === undefined)) return recordOf(vector, scenario, outcome);
  const fatal = outcome.servers.some((server) => server.fatal !== undefined) ? 1 : 0;
  return { guard: fatal === 1 ? 'fatal' : 'silent', runs: 1, fatal };
}

/** Plays vectors and gives each with what happened, or undefined, to `see` as it comes. */
async function record(vectors, see) {
  const scenarios = vectors.map((vector, index) => scenarioOf(vector, version, `${index}`));
  await play(scenarios, {
    workers,
    reuse: true,
    see: (outcome) => {
      const vector = vectors[Number(outcome.id)];
      if (outcome.problem !== undefined) return see(undefined, vector);
      const of = vector.guard === undefined ? recordOf : guarded;
      see({ ...vector, name: vector.id, area: 'fuzz', recorded: [{ versions: [version], ...of(vector, scenarios[Number(outcome.id)], outcome) }] }, vector);
    },
  });
}

function keep(vector, asked) {
  appendFileSync(played, `${JSON.stringify(vector ?? { id: asked.id, unplayed: true })}\n`);
  for (const differs of round.add(vector)) process.stderr.write(`${asked.id}: ${differs}\n`);
  if (round.tally.scenarios % 100 === 0) process.stderr.write(`${round.line()}\n`);
}

async function playRound() {
  writeFileSync(played, '');
  const written = values.file === undefined ? undefined : parse(readFileSync(values.file, 'utf8')).vectors;
  const vectors = written ?? Array.from({ length: Number(values.count) }, (_, index) => randomVector(seed + index, values.only, version));
  await record(vectors, keep);
  await playTwice(vectors);
}

async function playTwice(vectors) {
  for (let time = 0; time < 2 && round.found.size > 0; time += 1) await record(vectors.filter(({ id }) => round.found.has(id)), keep);
  await askAlone();
}

/** Each question that is still answered otherwise, alone: what earlier ones left on its way is gone then. */
async function askAlone() {
  const vectors = [...round.found.values()].flatMap((found) => {
    const { recorded: _, guard: __, ...vector } = found;
    return (round.questionsThatDiffer(found) ?? []).map((query, index) => ({ ...vector, id: `${vector.id} ${index}`, of: vector.id, queries: [query] }));
  });
  const alone = [];
  await record(vectors, (one) => {
    if (one !== undefined) alone.push(one);
  });
  for (const one of alone) appendFileSync(played, `${JSON.stringify(one)}\n`);
  settle(alone);
}

/** Disagreements all of whose questions agree when they are asked alone are none. */
function settle(alone) {
  const agreed = new Set(alone.filter((one) => round.differencesOf(one).length === 0).map(({ of, queries }) => `${of} ${JSON.stringify(queries[0])}`));
  for (const [id, vector] of [...round.found]) {
    const questions = round.questionsThatDiffer(vector);
    if (questions?.every((query) => agreed.has(`${id} ${JSON.stringify(query)}`)) === true) round.settle(id);
  }
}

async function judgeAgain(files) {
  const alone = [];
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      // The last line of a round that was broken off may be half a line.
      if (!line.endsWith('}')) continue;
      const { unplayed, ...vector } = JSON.parse(line);
      if (vector.of !== undefined) {
        alone.push(vector);
        continue;
      }
      for (const differs of round.add(unplayed === true ? undefined : vector)) process.stderr.write(`${vector.id}: ${differs}\n`);
    }
  }
  settle(alone);
  if (!values.replay || round.found.size === 0) return;
  writeFileSync(played, '');
  await build();
  await playTwice([...round.found.values()].map(({ recorded: _, ...vector }) => vector));
}

/** Takes lines away as long as real servers and loopgate still disagree. */
async function shrink(vector) {
  let least = vector;
  for (let step = 0; step < 12; step += 1) {
    const next = [];
    await record(smaller(least).slice(0, 40), (one) => {
      if (one !== undefined && round.differencesOf(one).length > 0) next.push(one);
    });
    if (next.length === 0) break;
    least = next[0];
  }
  return least;
}

if (values.again === undefined) {
  await build();
  await playRound();
} else await judgeAgain(values.again.split(','));

const least = [];
for (const [index, vector] of [...round.found.values()].entries()) {
  const small = values.again === undefined && index < Number(values.shrink) ? await shrink(vector) : vector;
  least.push({ ...small, says: round.differencesOf(small).join('; ') });
}
writeFileSync(`${cache}disagreements-${name}.yaml`, stringify({ about: `Disagreements of seed ${seed}.`, vectors: least }));
console.log(round.line());
if (values.note) {
  const file = new URL('fuzz.json', import.meta.url);
  const others = JSON.parse(readFileSync(file, 'utf8')).filter((one) => one.version !== version || one.seed !== seed);
  const rounds = [...others, { version, seed, ...round.summary() }];
  const newestFirst = rounds.toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }) || b.seed - a.seed);
  writeFileSync(file, `${JSON.stringify(newestFirst, null, 2)}\n`);
}
process.exitCode = round.found.size === 0 ? 0 : 1;
