/**
 * What can be asked of a CoreDNS where network namespaces are not permitted: whether it takes a Corefile, with which error it
 * refuses it, and what its keys become. It runs as whoever asks, on this machine's own loopback, and nobody sends it a query.
 */
import { agrees } from './agreement.mjs';
import { play, scenarioOf, startOf, versionsOf } from './laboratory.mjs';

/** Stands in for port 53, which not everybody may open, unless the Corefile names that itself. */
const standIn = 20053;
const portOf = (vector) => (/:0*53\b/.test(vector.corefile) ? 53 : standIn);
const asPort53 = (text) => text?.replaceAll(`:${standIn}`, ':53');

/** Whether a vector is about the Corefile alone: no file, address, name or API of the machine has a part in it. */
export function needsNoMachine(vector) {
  if (vector.corefile === undefined || vector.queries !== undefined || vector.guard !== undefined) return false;
  if (vector.kubernetes === true || vector.pod === true || vector.args !== undefined) return false;
  if (Object.keys(vector.files ?? {}).some((file) => !file.startsWith('/etc/coredns/'))) return false;
  // An absolute path, an interface, a host name.
  if (/(^|[\s"])\/|\bbind +[a-z]/m.test(vector.corefile)) return false;
  return !vector.recorded.some(({ error }) => /resolve|lookup|certificate|[Kk]ubernetes|bind:|no such file/.test(error ?? ''));
}

/** Plays what can be played so, and gives differences in words, by vector and version; `accepted` counts what could not listen. */
export async function playOnLoopback(vectors) {
  const chosen = vectors.filter(needsNoMachine);
  const played = chosen.flatMap((vector) => versionsOf(vector).map((version) => ({ vector, version, id: `${vector.id} ${version}` })));
  const outcomes = await play(played.map(onLoopback), { workers: 3, loopback: true });
  const differences = [];
  let accepted = 0;
  for (const { vector, version, id } of played) {
    const outcome = outcomes.get(id);
    const was = vector.recorded.filter((group) => group.versions.includes(version)).map((group) => ({ ...group, versions: [version] }));
    if (was.length === 0) continue;
    if (outcome.problem !== undefined) {
      differences.push(`${id}: ${outcome.problem}`);
      continue;
    }
    const now = startOf(outcome.servers[0]);
    if (now.starts === false && /^Listen.*bind: |^listen (tcp|udp) /.test(now.error ?? '') && was[0].starts === true) {
      accepted += 1;
      continue;
    }
    const known = {
      ...now,
      ...(now.zones === undefined ? {} : { zones: now.zones.map(asPort53).toSorted() }),
      ...(now.error === undefined ? {} : { error: asPort53(now.error) }),
    };
    if (!agrees(was, [{ versions: [version], ...known }], false)) differences.push(`${id}:\n  was ${JSON.stringify(was[0])}\n  now ${JSON.stringify(known)}`);
  }
  return { vectors: chosen.length, starts: played.length, accepted, differences };
}

function onLoopback({ vector, version, id }) {
  const scenario = scenarioOf(vector, version, id);
  const [server] = scenario.servers;
  const files = Object.fromEntries(Object.entries(server.files).filter(([file]) => file.startsWith('/etc/coredns/')));
  return { ...scenario, servers: [{ ...server, files, nofile: 0, args: ['-conf', 'Corefile', '-dns.port', String(portOf(vector))] }] };
}
