/** What is recorded of guards: the verdict over several starts, and what becomes of queries where no guard ended a server. */
import { recordOf, startOf } from './laboratory.mjs';

/** What the guards of a vector's servers did over several runs of one version. */
export function guardOf(vector, version, scenarios, outcomes) {
  const runs = [];
  for (let run = 0; ; run += 1) {
    const outcome = outcomes.get(`${vector.id} ${version} ${run}`);
    if (outcome === undefined) break;
    const broken = outcome.servers.find((server) => !server.starts && server.fatal === undefined);
    if (broken !== undefined) return startOf(broken);
    runs.push(outcome);
  }
  const ended = (outcome) => outcome.servers.filter((server) => server.fatal !== undefined);
  const fatal = runs.filter((outcome) => ended(outcome).length > 0);
  const times = fatal.map((outcome) => Math.min(...ended(outcome).map((server) => server.afterMs))).toSorted((a, b) => a - b);
  const recorded = {
    guard: fatal.length === 0 ? 'silent' : fatal.length === runs.length ? 'fatal' : 'sometimes',
    runs: runs.length,
    fatal: fatal.length,
  };
  if (times.length > 0) recorded.ms = times[times.length >> 1];
  if (vector.corefile === undefined && fatal.length > 0) {
    recorded.servers = [...new Set(fatal.flatMap((outcome) => ended(outcome).map((server) => server.name)))].toSorted();
  }
  if (fatal.length > 0) {
    // Early versions name only the probe, which is drawn anew each time.
    const zone = /detected for zone "([^"]*)"/.exec(ended(fatal[0])[0].fatal)?.[1];
    if (zone !== undefined) recorded.zone = zone;
  }
  // That there is a loop at all, which a silent guard does not see, the queries show.
  const alive = runs.find((outcome) => ended(outcome).length === 0);
  if (vector.queries !== undefined && alive !== undefined) recorded.queries = recordOf(vector, scenarios.get(alive.id), alive).queries;
  return recorded;
}
