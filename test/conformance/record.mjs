/**
 * Records vectors: plays each with the real servers and writes what happened into its file.
 * Usage: node test/conformance/record.mjs [--check] [--loopback] [AREA/FILE[#ID] ...]
 * With --check nothing is written, and any difference to what is recorded makes it fail (npm run conformance:live). Where
 * network namespaces are not permitted, or with --loopback, only what needs none of them is compared.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, parseDocument } from 'yaml';
import { agrees } from './agreement.mjs';
import { guardOf } from './guard-record.mjs';
import { build, hasCoredns, joinsQuestions, missingServer, play, recordOf, same, scenarioOf, versions, versionsOf, whyNoNamespaces } from './laboratory.mjs';
import { playOnLoopback } from './loopback.mjs';

const directory = fileURLToPath(new URL('vectors/', import.meta.url));
const args = process.argv.slice(2);
const check = args.includes('--check');
const wanted = args.filter((arg) => !arg.startsWith('--'));

await build();
const refused = args.includes('--loopback') ? 'only the loopback part was asked for' : whyNoNamespaces();
if (refused !== undefined && !check) {
  console.error(`nothing is recorded: ${refused}. Recording needs root, iproute2, nftables and the servers that the vectors name.`);
  process.exit(2);
}
if (refused !== undefined) console.error(`No network namespaces here: ${refused}.\nOnly what a CoreDNS says of a Corefile at its start is compared.`);
let differences = 0;
for (const file of readdirSync(directory, { recursive: true }).toSorted()) {
  if (!file.endsWith('.yaml')) continue;
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name.split('#')[0]))) continue;
  const ids = wanted.filter((name) => file.startsWith(name.split('#')[0]) && name.includes('#')).map((name) => name.split('#')[1]);
  if (refused === undefined) await recordFile(file, ids);
  else await checkOnLoopback(file);
}
if (differences > 0) {
  console.error(`${differences} vectors differ`);
  process.exitCode = 1;
}

async function checkOnLoopback(file) {
  const found = await playOnLoopback(parseDocument(readFileSync(`${directory}${file}`, 'utf8')).toJS().vectors);
  if (found.vectors === 0) return;
  differences += found.differences.length;
  for (const difference of found.differences) console.error(`${file} ${difference}`);
  console.error(`${file}: ${found.vectors} vectors on loopback, ${found.starts} starts, of which ${found.accepted} could not listen`);
}

/** `only` names vectors of the file; empty means all. */
async function recordFile(file, only) {
  const document = parseDocument(readFileSync(`${directory}${file}`, 'utf8'));
  if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
  const { vectors } = document.toJS();
  const missing = vectors.map(missingServer).find((one) => one !== undefined);
  if (missing !== undefined) {
    // What is recorded stays; a start that only fails for want of the program says nothing of it.
    console.error(`${file}: not played, ${missing} is not on this machine`);
    return;
  }
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
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  for (const [index, vector] of vectors.entries()) {
    if (only.length > 0 && !only.includes(vector.id)) continue;
    const problem = scenariosOf(vector).map((id) => outcomes.get(id)?.problem).find((one) => one !== undefined);
    if (problem !== undefined) {
      // The laboratory's own trouble says nothing about a server: what is recorded stays.
      differences += 1;
      console.error(`${file} ${vector.id}: ${problem}`);
      continue;
    }
    const recorded = groupsOf(vector, byId, outcomes);
    const agreed = vector.recorded !== undefined && agrees(vector.recorded, recorded, joinsQuestions(vector));
    if (vector.recorded !== undefined && !agreed) {
      differences += check ? 1 : 0;
      console.error(`${file} ${vector.id}:\n  was ${JSON.stringify(vector.recorded)}\n  now ${JSON.stringify(recorded)}`);
    }
    if (check || agreed) continue;
    const node = document.createNode(recorded);
    for (const item of node.items) if (isMap(item)) item.flow = false;
    document.getIn(['vectors', index]).set('recorded', node);
  }
  if (!check) writeFileSync(`${directory}${file}`, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
  console.error(`${file}: ${vectors.length} vectors, ${scenarios.length} scenarios`);
}

function scenariosOf(vector) {
  return versionsOf(vector).flatMap((version) => Array.from({ length: vector.guard?.runs ?? (vector.guard === undefined ? 1 : 5) }, (_, run) => `${vector.id} ${version} ${run}`));
}

/** What every version did, versions that did the same together. */
function groupsOf(vector, scenarios, outcomes) {
  const groups = [];
  for (const version of versionsOf(vector)) {
    const id = `${vector.id} ${version} 0`;
    const recorded = vector.guard === undefined ? recordOf(vector, scenarios.get(id), outcomes.get(id)) : guardOf(vector, version, scenarios, outcomes);
    const group = groups.find((other) => same(other.recorded, recorded));
    if (group === undefined) groups.push({ versions: [version], recorded });
    else group.versions.push(version);
  }
  return groups.map((group) => ({ versions: hasCoredns(vector) ? group.versions : versions.map((one) => one.version), ...group.recorded }));
}
