import { type Cluster, type DnsServer, formatAddress, isInPod } from '../../core/cluster/cluster.ts';
import { isLoopback } from '../../core/dns/endpoint.ts';
import { absolute, displayName, isWithin, ROOT } from '../../core/dns/name.ts';
import { describeNames } from '../../core/dns/name-set.ts';
import { isUncommonType } from '../../core/dns/query-type.ts';
import type { LoopTypes } from '../../core/facts/path.ts';
import type { Hop } from '../../core/forwarding/branch.ts';
import type { GuardedLoop, Loop } from '../../core/forwarding/loop.ts';
import { hasLoose } from '../../core/forwarding/probe-names.ts';
import { addAll, distinctBy } from '../../core/text/append.ts';
import { inWords } from '../../core/text/assumption.ts';
import { defined } from '../../core/text/defined.ts';
import { itemAt, present } from '../../core/text/invariant.ts';
import { type Location, pathAndLine } from '../../core/text/location.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { CycleHop, Finding, PathStep } from '../report/finding.ts';
import type { ClusterView } from '../snapshot.ts';
import { firstZone } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const forwardingLoop: Rule = {
  slug: 'forwarding-loop',
  *check(head) {
    for (const view of head.clusters) {
      const seen = new Set<string>();
      for (const cause of byCause(view.simulation.loops)) {
        const key = identity(cause.loop).join('\n');
        yield report(view, cause, seen.has(key));
        seen.add(key);
      }
    }
  },
};

interface Cause {
  readonly by: 'setting' | 'upstream';
  readonly loop: GuardedLoop;
  readonly others: readonly GuardedLoop[];
}

/** One finding for one setting, or the same servers and addresses. */
function byCause(loops: readonly GuardedLoop[]): readonly Cause[] {
  const groups = new Map<string, { by: Cause['by']; loops: GuardedLoop[] }>();
  for (const loop of loops) {
    const cause = loop.hops.find((hop) => hop.settings.length > 1)?.settings.at(-1)?.at;
    const fate = `${loop.certainty} ${loop.probability ?? ''} ${loop.guard.verdict} ${isUncommon(loop)}`;
    const key = `${fate} ${cause === undefined ? roundOf(loop) : `${cause.file.path} ${cause.span.start}`}`;
    const by = cause === undefined ? ('upstream' as const) : ('setting' as const);
    getOrInsert(groups, key, () => ({ by, loops: [] })).loops.push(loop);
  }
  return [...groups.values()].map(({ by, loops: group }) => {
    const [loop, ...others] = [...group].sort((a, b) => a.hops.length - b.hops.length);
    return { by, loop: present(loop), others };
  });
}

function roundOf(loop: Loop): string {
  return loop.hops
    .map(({ server, upstream, to }) => `${server.id} ${upstream === undefined ? to : upstream.address}`)
    .sort()
    .join('\n');
}

function report(view: ClusterView, { by, loop, others }: Cause, again: boolean): Finding {
  const first = itemAt(loop.hops, 0);
  const zone = zoneOf(first);
  const { guard } = loop;
  const clause = patternClause(loop);
  const names = `${namesIn(loop)}${clause}`;
  const sent = `${namesIn({ ...loop, names: loop.sent ?? loop.names })}${clause}`;
  const path: PathStep[] = [];
  for (const hop of loop.hops) {
    path.push({
      at: hop.at,
      description: `${hop.server.name} (zone ${zoneOf(hop)}) forwards to ${hop.to}, ${hop.via}`,
      setting: 'forward',
    });
    for (const step of hop.settings) path.push(step);
  }
  for (const other of others) {
    const hop = itemAt(other.hops, 0);
    path.push({
      at: hop.at,
      description: `the same ${by} brings ${describeNames(other.names)} back to ${hop.server.name} (zone ${zoneOf(hop)})`,
      setting: 'forward',
      also: true,
    });
  }
  addAll(path, otherWays(loop));
  const cycle: CycleHop[] = loop.hops.map((hop) => ({
    server: hop.server.name,
    zone: zoneOf(hop),
    to: hop.to,
    via: hop.via,
    ...defined({ atReload: guard.atReload, endsPod: isInPod(endedBy(loop)) || undefined }),
    at: hop.at,
  }));
  const onlyOnFailure = loop.certainty === 'sometimes' && loop.onFailure;
  return finding('forwarding-loop', again ? [...identity(loop), loop.certainty, names] : identity(loop), {
    severity: isUncommon(loop) ? 'note' : loop.certainty === 'assumed' || onlyOnFailure ? 'warning' : 'error',
    certainty: loop.certainty,
    ...defined({ probability: loop.probability }),
    cluster: view.cluster.name,
    server: first.server.name,
    zone,
    at: first.at,
    message: `${routeSentence(loop, clause === '' ? sent : `${sent},`, nodesOf(first, view.cluster))}${certaintyClause(loop)}${by === 'upstream' ? alsoClause(others) : ''} ${guardClause(loop)}`,
    ...advised(loop, view.cluster),
    names,
    reach: [loop, ...others].map((one) => one.names),
    ...defined({ types: typesTogether([loop, ...others]) }),
    witness: loop.witness,
    guard: guard.verdict,
    assumptions: inWords(loop.assumptions),
    path,
    cycle,
  });
}

const MAX_OTHERS = 3;

/** Servers that the names come back through as well, beside the shortest way round: what is changed there leaves this way, and the other way about. */
function otherWays({ hops, blocks }: Loop): readonly PathStep[] {
  const shown = new Set(hops.map(({ server }) => server.name));
  const others = blocks.filter(({ socket: { server } }) => !shown.has(server.name));
  return distinctBy(others, ({ socket }) => socket.server.name)
    .slice(0, MAX_OTHERS)
    .map(({ socket: { server }, block }) => ({
      at: block.steps.find(({ kind }) => kind === 'forward')?.at ?? block.at,
      description: `another way round leads through ${server.name}`,
      setting: 'forward',
      also: true,
    }));
}

function identity(loop: Loop): string[] {
  const hops = loop.hops.flatMap((hop) => [hop.server.name, zoneOf(hop), hop.step.from]);
  return hops.concat(
    loop.blocks.map(({ socket, block }) => `${socket.server.name} ${block.keys.map((key) => key.zone).join(' ')}`),
  );
}

function isUncommon({ names, types, witness }: Loop): boolean {
  if (types === undefined) return isUncommonType(witness.type);
  // Address names are asked for PTR only.
  if (types.kind === 'but')
    return types.list.includes('PTR') && names.cuts.every(({ under }) => REVERSE.some((zone) => isWithin(under, zone)));
  return types.kind === 'only' && types.list.every(isUncommonType);
}

const REVERSE = ['in-addr.arpa', 'ip6.arpa'].map(absolute);

function namesIn(loop: Loop): string {
  const list = typesOf(loop);
  if (list === undefined) return describeNames(loop.names);
  const words = joined(list.list);
  const kind = list.kind === 'only' ? `${words} questions` : `questions of types other than ${words}`;
  const names = describeNames(loop.names, undefined, { noun: 'names' });
  return `${kind} for ${names === 'names' ? 'every name' : names}`;
}

/** The set is by zones, and patterns on the way may take some of its names elsewhere. */
function patternClause({ blocks, names, witness }: Loop): string {
  if (!blocks.some(({ block }) => hasLoose(block))) return '';
  if (names.cuts.every(({ apex }) => apex === 'only')) return ', and names that patterns treat alike';
  return `, as far as patterns treat it like ${displayName(witness.name)}`;
}

function typesOf(loop: Loop): LoopTypes | undefined {
  return loop.types ?? (isUncommonType(loop.witness.type) ? { kind: 'only', list: [loop.witness.type] } : undefined);
}

/** Of any of them. */
function typesTogether(loops: readonly Loop[]): LoopTypes | undefined {
  const known = loops.flatMap((loop) => typesOf(loop) ?? []);
  if (known.length < loops.length) return undefined;
  const only = new Set(known.flatMap(({ kind, list }) => (kind === 'only' ? list : [])));
  const [first, ...others] = known.filter(({ kind }) => kind === 'but');
  if (first === undefined) return { kind: 'only', list: [...only].sort() };
  const left = first.list.filter((type) => !only.has(type) && others.every(({ list }) => list.includes(type)));
  return left.length === 0 ? undefined : { kind: 'but', list: left };
}

function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function zoneOf({ block }: Hop): string {
  return firstZone(block);
}

/** Where pods on nodes of other kinds do otherwise. */
function nodesOf({ server: { name, pool } }: Hop, { servers }: Cluster): string {
  return servers.some((one) => one.name === name && one.pool !== pool) ? ` on nodes of ${pool}` : '';
}

function routeSentence(loop: Loop, names: string, nodes: string): string {
  const first = itemAt(loop.hops, 0);
  const rest = loop.hops.slice(1);
  if (rest.length === 0)
    return `${first.server.name}${nodes} forwards ${names} to ${first.to}, which is ${first.server.name} itself (${first.via})`;
  const tail = rest.map((hop) => `${hop.server.name}, which forwards to ${hop.to}`).join(', then ');
  return `${first.server.name}${nodes} forwards ${names} to ${first.to}; that is ${tail}, which is ${first.server.name} again`;
}

function alsoClause(others: readonly Loop[]): string {
  const zones = [...new Set(others.map(({ hops }) => zoneOf(itemAt(hops, 0))))];
  if (zones.length === 0) return '';
  const named = zones.slice(0, MAX_ZONES).join(', ');
  const more = zones.length > MAX_ZONES ? ` and ${zones.length - MAX_ZONES} more` : '';
  return ` So do the queries of ${zones.length === 1 ? 'zone' : 'zones'} ${named}${more}.`;
}

const MAX_ZONES = 5;

function certaintyClause(loop: Loop): string {
  if (loop.certainty === 'always') {
    if (loop.grows === true)
      return ': every such query comes back with a longer name, again and again, until no DNS message holds the name.';
    const next = askedLater(loop);
    if (next !== undefined)
      return `: every such query comes back, and is answered at best when it is asked again and ${next}.`;
    const limit = limitOf(loop);
    return limit === undefined
      ? ': every such query comes back and is forwarded again.'
      : `: every such query comes back and is forwarded again, until max_concurrent ${limit} refuses it.`;
  }
  if (loop.certainty === 'assumed')
    return `: such queries come back, assuming that ${inWords(loop.assumptions).join(' and ')}.`;
  const last = loop.hops.find(({ step }) => step.fallsBack === 'roots');
  if (last !== undefined)
    return `: such queries come back, and are answered late when ${last.server.name} looks them up itself.`;
  if (loop.onFailure) return `: such queries come back when ${failoverClause(loop)}.`;
  if (loop.probability === undefined)
    return ': some of such queries come back and are forwarded again, by how many pods run.';
  return `: ${Math.round(loop.probability * 1000) / 10} % of such queries come back and are forwarded again.`;
}

/** What came back joins the query in flight, and a retry asks the next server (dnsmasq forward_query). */
function askedLater({ hops }: Loop): string | undefined {
  for (const { server, step, upstream } of hops) {
    const asked = server.upstreams.get(step) ?? [];
    const other = asked.find((one) => one.kind !== 'known' || one.address !== upstream?.address);
    if (step.dropsFailures === true && step.policy === 'sequential' && other !== undefined)
      return `${server.name} asks its next server`;
  }
  return undefined;
}

/** The lowest `max_concurrent`. */
function limitOf({ hops }: Loop): number | undefined {
  const limits = hops.flatMap(({ step }) => (step.maxConcurrent > 0 ? step.maxConcurrent : []));
  return isMerged(hops) || limits.length === 0 ? undefined : limits.reduce((a, b) => Math.min(a, b));
}

/** Equal queries join one in flight; dnsmasq before 2.83 refuses the 151st (src/forward.c). */
function isMerged(hops: readonly Hop[]): boolean {
  return hops.some(({ step }) => step.merges);
}

function failoverClause(loop: Loop): string {
  for (const hop of loop.hops) {
    const { step, block } = hop;
    const asked = hop.server.upstreams.get(step) ?? [];
    const first = asked.find((one) => one.kind === 'known' && one.address === hop.upstream?.address);
    if (step.policy === 'sequential' && first !== undefined && asked[0] !== first) {
      const answers = step.failover.length === 0 ? '' : ` or answer ${step.failover.join(', ')}`;
      return `the upstreams before ${hop.to} give no answer${answers}`;
    }
    const before = block.steps.slice(0, block.steps.indexOf(step)).filter((one) => one.kind === 'forward');
    const next = [...new Set(before.flatMap((one) => one.next))];
    if (next.length > 0)
      return `the forward before it is answered ${next.map((one) => (one === 'NODATA' ? 'without data' : one)).join(' or ')}`;
  }
  return 'another upstream fails';
}

function guardClause(loop: GuardedLoop): string {
  const { verdict, because, atReload, ending } = loop.guard;
  switch (verdict) {
    case 'absent': {
      const absent = 'No loop plugin guards these server blocks';
      const limit = limitOf(loop);
      if (loop.grows === true || askedLater(loop) !== undefined) return `${absent}.`;
      if (loop.hops.every(({ server }) => server.outsideCluster === true))
        return 'No loop plugin can guard such a resolver: the queries go round until it drops them.';
      if (isMerged(loop.hops)) return `${absent}: what comes back is joined to the query in flight, or refused.`;
      return limit === undefined
        ? `${absent}: nothing stops the queries but exhausted memory.`
        : `${absent}: one such query uses up all ${limit}.`;
    }
    case 'fatal': {
      // plugin/loop/setup.go: the first zone of the block.
      const zone = ending?.block.keys[0]?.zone ?? ROOT;
      const server = endedBy(loop);
      const log = `its log says \`plugin/loop: Loop (...) detected for zone "${zone}"\``;
      const fate = isInPod(server) ? `CrashLoopBackOff, ${log}` : log;
      const who = server === loop.hops[0]?.server ? 'CoreDNS' : server.name;
      return atReload === true
        ? `With its endpoints up, as at a reload, ${who} ends: ${fate}. A pod that starts is no endpoint of its Service before it is ready, so the loop may go live.`
        : `${who} will not start: ${fate}.`;
    }
    case 'sometimes':
      return because === undefined
        ? 'The loop plugin stops the server on some starts only.'
        : `The loop plugin may stop the server at startup: ${because}.`;
    case 'blind':
      return `The loop plugin is there and does not see this loop${because === undefined ? '' : `: ${because}`}.`;
    case 'misfires':
      return 'The loop plugin stops the server at startup although no query would loop.';
  }
}

function endedBy({ guard, hops }: GuardedLoop): DnsServer {
  return guard.ending?.socket.server ?? itemAt(hops, 0).server;
}

interface Setting {
  readonly step: PathStep;
  readonly hop: Hop;
}

function advised(loop: Loop, cluster: Cluster): Pick<Finding, 'advice' | 'remedy'> {
  const first = itemAt(loop.hops, 0);
  const elsewhere = `forward to resolvers that do not lead back to ${first.server.name}`;
  const settings = loop.hops.flatMap((hop) =>
    hop.settings.filter((step) => step.setting !== 'service').map((step): Setting => ({ step, hop })),
  );
  if (settings.length === 0)
    return {
      advice:
        loop.hops.length === 1 && loop.names.cuts.every(({ under }) => under !== ROOT) && rewritesNames(first)
          ? `Let \`rewrite\` take these names, too, or answer them in the block, as with \`template\`: those that it rewrites may need ${first.to}.`
          : `${capital(elsewhere)} instead of ${first.to}.`,
    };
  const places = [...new Set(settings.map(({ step }) => pathAndLine(step.at)))];
  const routeSentence = places.length === 1 ? '' : ` The settings on the path: ${places.join(', ')}.`;
  const remedy = changeOf(settings, elsewhere, cluster);
  const change = remedy.map((part) => (typeof part === 'string' ? part : pathAndLine(part))).join('');
  return { advice: `${change}${routeSentence}`, remedy };
}

function rewritesNames({ block }: Hop): boolean {
  return block.steps.some((step) => step.kind === 'rewrite' && step.rules.some(({ to }) => to.kind !== 'nothing'));
}

function changeOf(settings: readonly Setting[], elsewhere: string, cluster: Cluster): readonly (string | Location)[] {
  const policy = settings.find(
    ({ step }, index) => step.setting === 'dnsPolicy' && settings[index + 1]?.step.setting === 'cluster-dns',
  );
  if (policy !== undefined)
    return [
      `Set ${policy.step.cure ?? 'dnsPolicy: Default'} on ${policy.hop.server.name} (`,
      policy.step.at,
      `), or ${elsewhere}.`,
    ];
  const resolved = settings.find(({ step }) => step.setting === 'resolved');
  if (resolved !== undefined)
    return ['Set DNS= of systemd-resolved (', resolved.step.at, ') to real resolvers, such as DNS=8.8.8.8.'];
  const kubelet = settings.find(
    ({ step, hop }) =>
      hop.upstream !== undefined &&
      isLoopback(hop.upstream.address) &&
      (step.setting === 'kubelet-default' ||
        (step.setting === 'kubelet' && ['', '/etc/resolv.conf', undefined].includes(step.written))),
  );
  if (kubelet !== undefined) {
    const { step } = settings.find((one) => one.step.setting === 'kubelet-ineffective') ?? kubelet;
    const where = step.setting === 'kubelet-default' ? 'which nothing states' : step.at;
    return [
      'Set resolvConf of the kubelet (',
      where,
      `) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or ${elsewhere}. Deleting the loop plugin would only hide it.`,
    ];
  }
  const written = settings.find(({ step }) => step.setting === 'resolver-file' && step.written === undefined);
  if (written?.step.cure !== undefined)
    return [
      `Set ${written.step.cure} to resolvers that do not lead back to ${written.hop.server.name} (beside `,
      written.step.at,
      ').',
    ];
  if (written !== undefined)
    return [
      `${capital(elsewhere)}, or change what puts ${addressOf(written.hop, cluster)} into the nodes' file (`,
      written.step.at,
      ').',
    ];
  const last = itemAt(settings, settings.length - 1);
  return [`Take ${addressOf(last.hop, cluster)} out of `, last.step.at, `, or ${elsewhere}.`];
}

function addressOf({ upstream, to }: Hop, cluster: Cluster): string {
  return upstream === undefined ? to : formatAddress(cluster, upstream.address);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
