/**
 * Records vectors: plays each with the real servers and writes what happened into its file.
 * Usage: node test/conformance/record.mjs [--check] [AREA/FILE[#ID] ...]
 * With --check nothing is written, and any difference to what is recorded makes it fail (npm run conformance:live).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, parseDocument } from 'yaml';
import { agrees } from './agreement.mjs';
import { build, hasCoredns, joinsQuestions, play, recordOf, same, scenarioOf, versionsOf, versions } from './laboratory.mjs';

const directory = fileURLToPath(new URL('vectors/', import.meta.url));
const args = process.argv.slice(2);
const check = args.includes('--check');
const wanted = args.filter((arg) => !arg.startsWith('--'));

await build();
let differences = 0;
for (const file of readdirSync(directory, { recursive: true }).toSorted()) {
  if (!file.endsWith('.yaml')) continue;
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name.split('#')[0]))) continue;
  const ids = wanted.filter((name) => file.startsWith(name.split('#')[0]) && name.includes('#')).map((name) => name.split('#')[1]);
  await recordFile(file, ids);
}
if (differences > 0) {
  console.error(`${differences} vectors differ`);
  process.exitCode = 1;
}

/** `only` names vectors of the file; empty means all. */
async function recordFile(file, only) {
  const began = Date.now();
  const document = parseDocument(readFileSync(`${directory}${file}`, 'utf8'));
  if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
  const { vectors } = document.toJS();
  const ids = new Set();
  const scenarios = [];
  for (const vector of vectors) {
    if (ids.has(vector.id)) throw new Error(`${file}: ${vector.id} twice`);
    ids.add(vector.id);
    if (only.length > 0 && !only.includes(vector.id)) continue;
    for (const version of versionsOf(vector)) {
      const runs = vector.guard === undefined ? 1 : (vector.guard.runs ?? 5);
      for (let run = 0; run < runs; run += 1) scenarios.push(scenarioOf(vector, version, `${vector.id} ${version} ${run}`));
    }
  }
  const guarded = vectors.some((vector) => vector.guard !== undefined);
  const outcomes = await play(scenarios, { workers: guarded ? 8 : 3 });
  for (const [index, vector] of vectors.entries()) {
    if (only.length > 0 && !only.includes(vector.id)) continue;
    const groups = [];
    for (const { version } of versions) {
      const first = outcomes.get(`${vector.id} ${version} 0`);
      if (first === undefined) continue;
      const recorded = vector.guard === undefined ? recordOf(vector, scenarios.find((scenario) => scenario.id === first.id), first) : guardOf(vector, version, outcomes);
      const group = groups.find((other) => same(other.recorded, recorded));
      if (group === undefined) groups.push({ versions: [version], recorded });
      else group.versions.push(version);
    }
    const recorded = groups.map((group) => ({ versions: hasCoredns(vector) ? group.versions : versions.map((one) => one.version), ...group.recorded }));
    if (vector.recorded !== undefined && !agrees(vector.recorded, recorded, joinsQuestions(vector))) {
      differences += check ? 1 : 0;
      console.error(`${file} ${vector.id}:\n  was ${JSON.stringify(vector.recorded)}\n  now ${JSON.stringify(recorded)}`);
    }
    if (check || (vector.recorded !== undefined && agrees(vector.recorded, recorded, joinsQuestions(vector)))) continue;
    const node = document.createNode(recorded);
    for (const item of node.items) if (isMap(item)) item.flow = false;
    document.getIn(['vectors', index]).set('recorded', node);
  }
  if (!check) writeFileSync(`${directory}${file}`, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
  console.error(`${file}: ${vectors.length} vectors, ${scenarios.length} scenarios, ${Date.now() - began} ms`);
}

/** What the guards of a vector's servers did over several runs. */
function guardOf(vector, version, outcomes) {
  const runs = [];
  for (let run = 0; ; run += 1) {
    const outcome = outcomes.get(`${vector.id} ${version} ${run}`);
    if (outcome === undefined) break;
    if (outcome.problem !== undefined) throw new Error(`${outcome.id}: ${outcome.problem}`);
    const broken = outcome.servers.find((server) => !server.starts && server.fatal === undefined);
    if (broken !== undefined) return { starts: false, error: startError(broken) };
    runs.push(outcome.servers);
  }
  const fatal = runs.filter((servers) => servers.some((server) => server.fatal !== undefined));
  const times = fatal.map((servers) => Math.min(...servers.filter((s) => s.fatal !== undefined).map((s) => s.afterMs))).toSorted((a, b) => a - b);
  const recorded = {
    guard: fatal.length === 0 ? 'silent' : fatal.length === runs.length ? 'fatal' : 'sometimes',
    runs: runs.length,
    fatal: fatal.length,
  };
  if (times.length > 0) recorded.ms = times[times.length >> 1];
  if (vector.corefile === undefined && fatal.length > 0) {
    const names = fatal.flatMap((servers) => servers.filter((server) => server.fatal !== undefined).map((server) => server.name));
    recorded.servers = [...new Set(names)].toSorted();
  }
  if (fatal.length > 0) {
    const line = fatal[0].find((server) => server.fatal !== undefined).fatal;
    recorded.zone = /detected for zone "([^"]*)"/.exec(line)?.[1] ?? line;
  }
  return recorded;
}

function startError(server) {
  return (server.error || server.log || '').replaceAll('/etc/coredns/', '');
}
