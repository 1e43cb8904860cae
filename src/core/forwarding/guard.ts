/** CoreDNS's `loop` plugin at start (plugin/loop/setup.go, loop.go), while upstreams and endpoints are up. */

import { isCoredns } from '../cluster/cluster.ts';
import { isUnspecified } from '../dns/endpoint.ts';
import { asInPackets, below, type DomainName, displayName, isWithin, ROOT } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { inWords } from '../text/assumption.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import { itemAt, present } from '../text/invariant.ts';
import { getOrInsert } from '../text/once.ts';
import { type Branch, type Hop, isAmong, leadsOn } from './branch.ts';
import { decide, questionOf } from './decide.ts';
import type { ForwardingGraph } from './graph.ts';
import type { GuardedLoop, Loop } from './loop.ts';
import type { Passage, SentBranch, Usable } from './passage.ts';
import type { ProbeLabels } from './probe-names.ts';
import { mannerKey, mannerOf, type Question } from './question.ts';
import { changedRcode } from './rcodes.ts';
import { socketsAt } from './reach.ts';
import { fits } from './rewriting.ts';
import { route } from './route.ts';
import type { Socket } from './socket.ts';

/** The process exits on the third sighting. */
const FATAL_SIGHTINGS = 3;
/** Bound on a probe's hops, by the number of sockets. */
const USUAL_HOPS = 40;
const MAX_HOPS = 600;
const MAX_PATHS = 4096;
/** For probes with too many ways. */
const UNDECIDED = 0.5;
const UNDECIDED_WHY = 'whether its probe comes by three times is not decided';

export interface ProbeResult {
  /** Share of starts that the guard ends. */
  readonly fatal: number;
  readonly seen: boolean;
  readonly forwarded: boolean;
  readonly because?: string;
  /** A rewrite gives the probe a name of other blocks, as it does what they forward. */
  readonly renamedAway?: true;
  /** Not all ways were followed to a known end: `fatal` is no share. */
  readonly undecided?: true;
  /** The budget ended first. */
  readonly isOverBudget?: true;
}

export function hasGuard(graph: ForwardingGraph, block: ServerBlock): boolean {
  return graph.compiled.get(block).guarded;
}

interface Probe extends Question {
  readonly sightings: number;
  readonly hops: number;
  readonly probability: number;
  /** An unread view, or a limit that other probes share, decided on its way, whatever it does to other names. */
  readonly viewed: boolean;
  readonly counters: ReadonlyMap<ForwardStep, number>;
  readonly inFlight: ReadonlyMap<ForwardStep, number>;
  /** Undefined for the guard's own question. */
  readonly attempt?: Attempt;
}
interface Attempt {
  readonly by: Probe;
  readonly branches: readonly Branch[];
  readonly tried: readonly Branch[];
}

/** Who is outside says nothing, or that it has no such name. */
type Outage = 'silent' | 'replying';

interface Guard {
  readonly graph: ForwardingGraph;
  readonly block: ServerBlock;
  readonly waitsFor: string;
  /** Also follows branches with assumptions; `any-turn`: that of a round robin's turn. */
  readonly assuming: boolean | 'any-turn';
  /** Nobody outside the model answers. */
  readonly outage?: Outage | undefined;
  readonly maxHops: number;
}

interface Turn {
  readonly next: (index: number) => Probe;
  left: number;
}
const NOWHERE: Turn = { next: (index) => itemAt([], index), left: 0 };

interface Tally {
  fatal: number;
  seen: boolean;
  forwarded: boolean;
  /** A way was given up after a sighting. */
  cut: boolean;
  /** An assumption leads it other ways too. */
  parted: boolean;
  metUnderOtherName: boolean;
  renamedAway: boolean;
  isOverBudget: boolean;
  firstEnd: string | undefined;
}

export function probe(graph: ForwardingGraph, socket: Socket, block: ServerBlock, assuming: boolean): ProbeResult {
  return sent(graph, socket, { block, assuming, isEnough: () => false });
}

/** Whether a guard sees its probe at all, without counting. */
export function sightOf(graph: ForwardingGraph, socket: Socket, block: ServerBlock): Omit<ProbeResult, 'fatal'> {
  return sent(graph, socket, { block, assuming: true, isEnough: ({ seen, forwarded }) => seen && forwarded });
}

/** Types that plug-ins distinguish: `hosts` answers addresses and PTR, a `template` its own. */
const ASKED_TYPES = ['A', 'HINFO', 'PTR'] as const;

/** Whether the server block sends a name of the zone on, itself or a random one below it. */
export function sendsOn(graph: ForwardingGraph, { server }: Socket, block: ServerBlock, zone: DomainName): boolean {
  const own = present(graph.socketsOf.get(server.id)).filter(({ zones }) => zones.get(zone)?.includes(block));
  const names = [below('4611686018427387904', zone), zone];
  return own.some((socket) =>
    names.some((name) =>
      ASKED_TYPES.some((type) =>
        passageOf(graph, { socket, name, type }, maxHopsOf(graph)).withAssumptions.forwarding.has(block),
      ),
    ),
  );
}

interface ProbeSeries extends Pick<Guard, 'block' | 'assuming' | 'outage'> {
  readonly isEnough: (tally: Tally) => boolean;
}

/** By starts, whose names differ. */
function sent(graph: ForwardingGraph, socket: Socket, sending: ProbeSeries): ProbeResult {
  const results = graph
    .probeLabels(socket.server)
    .map(({ labels, share }) => ({ share, one: sentAs(graph, socket, sending, labels) }));
  const { one: first } = itemAt(results, 0);
  if (results.length === 1) return first;
  const any = (is: (result: ProbeResult) => boolean | undefined): boolean =>
    results.some(({ one }) => is(one) === true);
  const seen = any((one) => one.seen);
  const fatal = results.reduce((sum, { share, one }) => sum + share * one.fatal, 0);
  return {
    fatal: fatal > 1 - 1e-9 ? 1 : fatal,
    seen,
    forwarded: any((one) => one.forwarded),
    ...defined({
      because: seen ? undefined : first.because,
      renamedAway: (first.renamedAway === true && !seen) || undefined,
      undecided: any((one) => one.undecided) || undefined,
      isOverBudget: any((one) => one.isOverBudget) || undefined,
    }),
  };
}

function sentAs(
  graph: ForwardingGraph,
  socket: Socket,
  { isEnough, ...sending }: ProbeSeries,
  labels: ProbeLabels['labels'],
): ProbeResult {
  const { block } = sending;
  const first = entryOfProbe(graph, socket, block, labels);
  if (typeof first === 'string') return { fatal: 0, seen: false, forwarded: false, because: first };
  const guard: Guard = { ...sending, graph, waitsFor: first.waitsFor, maxHops: maxHopsOf(graph) };
  const tally: Tally = {
    fatal: 0,
    seen: false,
    forwarded: false,
    cut: false,
    parted: false,
    metUnderOtherName: false,
    renamedAway: false,
    isOverBudget: false,
    firstEnd: undefined,
  };
  const open: Turn[] = first.probes.map((probe) => ({ next: () => probe, left: 1 }));
  // Waiting ways, of which each takes one at least.
  let waiting = open.length;
  for (let paths = 0; open.length > 0 && paths < MAX_PATHS && !tally.isOverBudget && !isEnough(tally); paths += 1) {
    if (waiting > MAX_PATHS && tally.seen && tally.forwarded) break;
    const turn = itemAt(open, open.length - 1);
    turn.left -= 1;
    if (turn.left === 0) open.pop();
    const onward = follow(guard, turn.next(turn.left), tally);
    if (onward.left > 0) open.push(onward);
    waiting += onward.left - 1;
  }
  const isOpen =
    open.length > 0 && (tally.seen || tally.isOverBudget || first.probes.some((one) => mayBeSeen(guard, one)));
  const mayBeFatal = (): boolean =>
    tally.parted &&
    sentAs(graph, socket, { block, assuming: 'any-turn', isEnough: ({ fatal }) => fatal > 0 }, labels).fatal > 0;
  const isUndecided = tally.fatal < 1 - 1e-9 && (isOpen || tally.cut || mayBeFatal());
  const unseenBecause = tally.metUnderOtherName ? 'a rewrite changes its probe before it' : tally.firstEnd;
  return {
    fatal: isUndecided ? UNDECIDED : Math.min(1, tally.fatal),
    seen: tally.seen,
    forwarded: tally.forwarded,
    ...defined({
      because: tally.seen ? undefined : (unseenBecause ?? 'its probe never reaches it'),
      renamedAway: tally.renamedAway || undefined,
      undecided: isUndecided || undefined,
      isOverBudget: tally.isOverBudget || undefined,
    }),
  };
}

/** Asks each question once, so that ways that part again and again end. */
function mayBeSeen(guard: Guard, first: Probe): boolean {
  return mayPass(guard, first, ({ guards }) => guards.some((passed) => isSighting(guard, passed)));
}

function mayPass(
  { graph, assuming, maxHops }: Pick<Guard, 'graph' | 'assuming' | 'maxHops'>,
  first: Question,
  isIt: (passage: Passage) => boolean,
): boolean {
  const open: Question[] = [first];
  const known = new Set<string>();
  for (const at of open) {
    if (!graph.budget.take('probes')) return true;
    const passage = passageOf(graph, at, maxHops);
    if (isIt(passage)) return true;
    for (const { outcome } of (assuming ? passage.withAssumptions : passage.certain).sent) {
      const next = questionOf(outcome);
      const key = `${next.socket.index} ${next.type} ${mannerKey(next)} ${next.name}`;
      if (!known.has(key)) open.push(next);
      known.add(key);
      if (known.size > MAX_PATHS) return true;
    }
  }
  return false;
}

function isSighting({ block, waitsFor }: Guard, passed: Passage['guards'][number]): boolean {
  return passed.block === block && passed.type === 'HINFO' && passed.name === waitsFor;
}

/** Fatal on the third lap; a ring has at most all sockets. */
function maxHopsOf({ sockets }: ForwardingGraph): number {
  return Math.min(MAX_HOPS, Math.max(USUAL_HOPS, sockets.length * FATAL_SIGHTINGS));
}

/** The guard's question at each socket that may take it, and the awaited name; or why nobody hears it, in words. */
function entryOfProbe(
  graph: ForwardingGraph,
  { server }: Socket,
  block: ServerBlock,
  labels: ProbeLabels['labels'],
): { readonly probes: readonly Probe[]; readonly waitsFor: string } | string {
  const first = block.keys[0];
  if (first === undefined) return 'the server block has no key';
  const own = graph.plainAt(server, first.port);
  const bound = block.bind[0]?.value.kind === 'interface' ? own.find((one) => hasBlock(one, block)) : undefined;
  // Of an interface the first address (plugin/bind/setup.go listIP, plugin/loop/setup.go setup).
  const address = bound === undefined ? probedAddress(block) : addressOf(bound);
  const taking =
    bound !== undefined || address === undefined
      ? []
      : socketsAt(graph, server, { address, port: first.port, transport: 'dns' });
  const sockets = taking.length > 0 ? taking : bound === undefined ? own.slice(0, 1) : [bound];
  if (sockets.length === 0 && first.transport !== 'dns')
    return `it sends its probe as plain DNS to the port of its first key, which speaks ${first.transport}`;
  if (sockets.length === 0) return 'nothing listens where it sends its probe';
  // It awaits lower case whatever the key is (plugin/normalize.go NormalizeExact), as it sees (request.Request.Name).
  const waitsFor = below(labels.join('.'), first.zone.toLowerCase());
  if (!fits(waitsFor)) return 'its probe would be longer than a DNS name can be';
  const name = asInPackets(waitsFor);
  const probes = sockets.map(
    (socket): Probe => ({
      ...{ socket, name, type: 'HINFO', ...defined({ source: address }) },
      sightings: 0,
      hops: 0,
      // Listeners of one port share it by chance (socket(7), SO_REUSEPORT; recorded: guard/one-server#shared-port).
      probability: 1 / sockets.length,
      viewed: false,
      counters: new Map(),
      inFlight: new Map(),
    }),
  );
  return { probes, waitsFor };
}

function hasBlock({ zones }: Socket, block: ServerBlock): boolean {
  return [...zones.values()].some((sharing) => sharing.includes(block));
}

function addressOf({ address }: Socket): string | undefined {
  return address.startsWith('interface ') ? undefined : address;
}

function probedAddress(block: ServerBlock): string {
  const bind = block.bind[0]?.value;
  if (bind === undefined || bind.kind === 'interface') return '127.0.0.1';
  if (bind.address === '::') return '::1';
  return isUnspecified(bind.address) ? '127.0.0.1' : bind.address;
}

function follow(guard: Guard, at: Probe, tally: Tally): Turn {
  const { graph, block, maxHops } = guard;
  // Each hop copies the probe's counters.
  if (!graph.budget.take('probes', 1 + at.counters.size + at.inFlight.size + graph.passages.repeated()))
    return givenUp(tally);
  const passage = passageOf(graph, at, maxHops);
  const viewed = at.viewed || passage.hasUnreadView;
  let { sightings } = at;
  for (const passed of passage.guards) {
    if (passed.block !== block) continue;
    if (isSighting(guard, passed)) sightings += 1;
    else tally.metUnderOtherName = true;
  }
  if (sightings > 0) tally.seen = true;
  if (sightings >= FATAL_SIGHTINGS) {
    if (viewed) tally.cut = true;
    else tally.fatal += at.probability;
    return NOWHERE;
  }
  if (at.hops >= maxHops) {
    // Unseen three times past all sockets: unseen for ever.
    if (sightings > 0 || graph.sockets.length * FATAL_SIGHTINGS > maxHops) tally.cut = true;
    return NOWHERE;
  }
  if (guard.assuming === false && passage.withAssumptions.ways.length > passage.certain.ways.length)
    tally.parted = true;
  const choice = chosen(usableFor(guard, passage), passage.branches, at.counters);
  const { ways, isUnanswered, forwarding } = choice.usable;
  if (at.attempt === undefined)
    tally.renamedAway = ways.length > 0 && ways.every((branch) => isRenamedAway(branch, block));
  if (tally.firstEnd === undefined) for (const branch of ways) tally.firstEnd ??= endedBy(branch, block);
  // Without a reply in two seconds it asks again, and late sightings count too (recorded: guard/in-time).
  if (sightings > 1 && isUnanswered) tally.cut = true;
  if (forwarding.has(block)) tally.forwarded = true;
  const isSame = sightings === at.sightings && viewed === at.viewed;
  return turnOf(guard, isSame ? at : { ...at, sightings, viewed }, choice, tally);
}

function isRenamedAway({ outcome, block }: Branch, guarded: ServerBlock): boolean {
  const name = 'name' in outcome ? outcome.name : undefined;
  return name !== undefined && block === guarded && !guarded.keys.some(({ zone }) => isWithin(name, zone));
}

function turnOf(guard: Guard, at: Probe, choice: Choice, tally: Tally): Turn {
  const { sent, limitsOrMerges } = choice.usable;
  if (!limitsOrMerges) return { next: (index) => advanced(at, itemAt(sent, index), choice), left: sent.length };
  const probes = sent.flatMap((branch) => sendOn(guard, at, { branch, choice }, tally));
  return { next: (index) => itemAt(probes, index), left: probes.length };
}

function givenUp(tally: Tally): Turn {
  tally.isOverBudget = true;
  tally.cut = true;
  return NOWHERE;
}

function passageOf(graph: ForwardingGraph, at: Question, maxHops: number): Passage {
  const known = graph.passages.find(at);
  if (known !== undefined) return known;
  const guards: Passage['guards'][number][] = [];
  const branches = decide(graph, at, { onGuard: (block, name, type) => guards.push({ block, name, type }) });
  const certain = branches.filter(({ certainty }) => certainty === 'certain' || certainty === 'share');
  const assuming = branches.filter(({ certainty, waits }) => certainty !== 'failure' && waits !== true);
  const hasUnreadView = route(graph, at).some(({ assumptions }) => assumptions.length > 0);
  const passage = {
    guards,
    branches,
    hasUnreadView,
    certain: usable(certain, maxHops),
    withAssumptions: usable(assuming, maxHops),
  };
  graph.passages.keep({ socket: at.socket, name: at.name, type: at.type, ...mannerOf(at) }, passage);
  return passage;
}

function usableFor(guard: Guard, passage: Passage): Usable {
  const { assuming, outage, maxHops } = guard;
  const { branches } = passage;
  if (outage === undefined && assuming === 'any-turn') return { ...passage.withAssumptions, inTurn: undefined };
  const isPassed = (branch: Branch): boolean =>
    outage === 'silent' ? leadsOutside(branch) : leadsOnUnknown(branch) && bringsUnknown(guard, branch);
  if (outage === undefined || (outage === 'replying' && !branches.some(isPassed)))
    return assuming ? passage.withAssumptions : passage.certain;
  return usable(
    branches.filter((branch) => branch.certainty !== 'assumed' && !isPassed(branch)),
    maxHops,
  );
}

/** Its asker goes on after what a resolver says of a random name. */
function leadsOnUnknown({ step }: Branch): boolean {
  return (
    step !== undefined && [...step.failover, ...step.next].some((rcode) => /^(?:NXDOMAIN|NOERROR|NODATA)$/.test(rcode))
  );
}

/** What one outside says comes through others unchanged (recorded: guard/replies-that-lead-on). */
function bringsUnknown({ graph, maxHops }: Guard, branch: Branch): boolean {
  const brings = ({ withAssumptions: { ways }, branches }: Passage): boolean =>
    ways.some((one) => isOpenReply(one) && (!leadsOnUnknown(one) || branches.every(isOpenReply)));
  if (!isSent(branch)) return leadsOutside(branch);
  const asked: Question = questionOf(branch.outcome);
  return mayPass({ graph, assuming: true, maxHops }, asked, brings);
}

/** Whoever looks names up itself, or in a zone that is out of sight, has no random one either. */
function isOpenReply(branch: Branch): boolean {
  return leadsOutside(branch) || (branch.outcome.kind === 'answered' && branch.outcome.rcode === undefined);
}

function leadsOutside({ outcome }: Branch): boolean {
  return outcome.kind === 'leaves' || (outcome.kind === 'unknown' && outcome.hop !== undefined);
}

function usable(ways: readonly Branch[], maxHops: number): Usable {
  // Ways of other blocks, open because of an unread view, are no turns.
  const turning = ways.find(({ step, outcome }) => step?.policy === 'round_robin' && 'hop' in outcome)?.step;
  return {
    ways,
    sent: ways.filter(isSent),
    forwarding: forwardingIn(ways),
    inTurn: ways.filter(({ step }) => step === turning).length > 1 ? turning : undefined,
    limitsOrMerges: ways.some(({ step }) => step !== undefined && isCounted(step, maxHops)),
    isUnanswered: ways.some(isUnanswered),
  };
}

function forwardingIn(ways: readonly Branch[]): ReadonlySet<ServerBlock> {
  return new Set(ways.flatMap(({ block, step }) => (block !== undefined && step !== undefined ? block : [])));
}

function isSent(branch: Branch): branch is SentBranch {
  return branch.outcome.kind === 'sent';
}

/** Whether a probe may meet itself there; at most `maxHops` are in flight. */
function isCounted({ merges, maxConcurrent }: ForwardStep, maxHops: number): boolean {
  return merges || (maxConcurrent > 0 && maxConcurrent < maxHops);
}

/** Before 1.12.0 gRPC connects when it is set up, and its own server's listeners may not be there yet (plugin/grpc/proxy.go newProxy; recorded). */
function isUnready({ outcome: { hop, to } }: SentBranch): boolean {
  const isOwn = hop.upstream?.transport === 'grpc' && to.server === hop.server;
  return isOwn && compareVersions(to.server.version, '1.12.0') < 0;
}

function advanced(at: Probe, branch: SentBranch, { branches, counters }: Choice): Probe {
  const { to: socket, name, type, manner } = branch.outcome;
  const { source, withoutRecursion, overTcp } = manner;
  // Hot: a spread would be slow.
  return {
    socket,
    name,
    type,
    source,
    withoutRecursion,
    overTcp,
    sightings: at.sightings,
    hops: at.hops + 1,
    probability: at.probability * branch.probability,
    viewed: at.viewed || isUnready(branch),
    counters,
    inFlight: at.inFlight,
    attempt: { by: at, branches, tried: [branch] },
  };
}

function sendOn(
  guard: Guard,
  at: Probe,
  { branch, choice }: { readonly branch: SentBranch; readonly choice: Choice },
  tally: Tally,
): readonly Probe[] {
  const next = advanced(at, branch, choice);
  const { step } = branch.outcome.hop;
  if (!isCounted(step, guard.maxHops)) return [next];
  const running = (at.inFlight.get(step) ?? 0) + 1;
  // The query that exceeds max_concurrent is refused, which is an answer.
  if (step.maxConcurrent > 0 && running > step.maxConcurrent)
    return afterRefusal(guard, { ...at, probability: next.probability }, { tally, by: branch });
  const viewed = next.viewed || isCrowded(guard, branch.outcome.hop);
  const counted = { ...next, viewed, inFlight: new Map(at.inFlight).set(step, running) };
  const joins = step.merges && !(step.onlyRelays === true && isOverTcp(at));
  if (!joins || running === 1) return [counted];
  if (step.tellsUnchecked !== true || running > 2) return merged(branch, choice, counted, tally);
  if (firstResolver(at) === step) return [counted];
  // Whether its asker sets CD is chance (recorded: guard/other-resolvers).
  tally.cut = true;
  return merged(branch, choice, counted, tally);
}

/**
 * Whether other guards' probes may leave this one no place below `max_concurrent` (recorded:
 * guard/one-server#max-concurrent-beside-another-probe).
 */
function isCrowded({ graph, block, maxHops }: Guard, { server, step }: Hop): boolean {
  const limit = step.maxConcurrent - FATAL_SIGHTINGS;
  const { blocks } = server.config;
  if (step.maxConcurrent === 0 || limit > blocks.length || !blocks.includes(block)) return false;
  const passes = ({ withAssumptions }: Passage): boolean => withAssumptions.ways.some((way) => way.step === step);
  const mayProbe = (one: ServerBlock): boolean => {
    const [socket] = present(graph.socketsOf.get(server.id));
    if (socket === undefined || !hasGuard(graph, one)) return false;
    return graph.probeLabels(server).some(({ labels }) => {
      const first = entryOfProbe(graph, socket, one, labels);
      return (
        typeof first !== 'string' && first.probes.some((at) => mayPass({ graph, assuming: true, maxHops }, at, passes))
      );
    });
  };
  const known = getOrInsert(graph.probing, step, () => new Set(blocks.filter(mayProbe)));
  const others = known.has(block) ? known.size - 1 : known.size;
  return others > 0 && limit <= others;
}

/** The first on the way that resolves by itself. */
function firstResolver({ attempt }: Probe): ForwardStep | undefined {
  let first: ForwardStep | undefined;
  for (let before = attempt; before !== undefined; before = before.by.attempt) {
    const step = before.tried.at(-1)?.step;
    if (step?.failsOnRefusal === true) first = step;
  }
  return first;
}

/**
 * dnsmasq then has a process for each connection, which knows no other's queries (src/dnsmasq.c check_dns_listeners;
 * recorded: guard/over-tcp).
 */
function isOverTcp({ attempt }: Probe): boolean {
  const protocol = attempt?.tried.at(-1)?.step?.protocol;
  return protocol === 'tcp' || (attempt !== undefined && protocol === 'client' && isOverTcp(attempt.by));
}

/**
 * Who merges repeats its own question until it gives up: once seen, often enough (recorded with dnsmasq and unbound:
 * guard/several-servers). Who fails at once is asked again by whoever resolves by itself (recorded:
 * guard/two-resolvers). Of several servers another may answer.
 */
function merged(branch: SentBranch, { branches }: Choice, next: Probe, tally: Tally): readonly Probe[] {
  const { step } = branch.outcome.hop;
  const elsewhere = step.onlyRelays === true ? elsewhereAfter(next) : undefined;
  if (elsewhere === 'perhaps') tally.cut = true;
  else if (elsewhere !== undefined) return elsewhere;
  const { isSeen, givesUp, isRepeated, bounds } = roundOf(next, step);
  // At the bound a repetition is refused, which is an answer; with dnsmasq time decides (recorded:
  // guard/refused-and-repeated).
  const isNear = bounds.some((one) => (next.inFlight.get(one) ?? 0) + 1 >= one.maxConcurrent);
  if (isNear && step.onlyRelays === true) {
    tally.cut = true;
    return [];
  }
  if (bounds.some((one) => (next.inFlight.get(one) ?? 0) >= one.maxConcurrent)) return [];
  if (step.givesUp === true ? step.fallsBack !== undefined || !isRepeated : givesUp === true || !isSeen) return [];
  const all = branches.filter((one) => one.step === step);
  // A repeated question goes to the next one (dnsmasq, src/forward.c forward_query; recorded: guard/other-resolvers).
  const repeats = next.inFlight.get(step) ?? 0;
  const { server } = branch.outcome.hop;
  if (step.policy === 'sequential' && (server.upstreams.get(step)?.length ?? 0) > 1) {
    const another = all[repeats - 1]?.outcome;
    return another?.kind === 'sent' ? [{ ...next, ...questionOf(another) }] : [];
  }
  const isRace = step.policy === 'parallel' && all.some(({ outcome }) => !isSentTo(outcome, branch.outcome.to));
  if (next.viewed || (step.givesUp !== true && givesUp === 'perhaps') || isRace) tally.cut = true;
  else tally.fatal += next.probability;
  return [];
}

/**
 * Who only relays repeats nothing, so its asker has no reply: CoreDNS asks its next upstream (plugin/forward/forward.go
 * ServeDNS; recorded: guard/two-resolvers). Undefined: there is none.
 */
function elsewhereAfter(merged: Probe): readonly Probe[] | 'perhaps' | undefined {
  const asking = merged.attempt?.by.attempt;
  const last = asking?.tried.at(-1);
  const step = last?.step;
  if (asking === undefined || last === undefined || step === undefined || step.merges) return undefined;
  const { by, branches, tried } = asking;
  const all = branches.filter((one) => one.step === step);
  const left = all.filter((one) => !tried.includes(one) && upstreamIn(one) !== upstreamIn(last));
  if (left.length === 0) return undefined;
  if (left.length === all.length - 1 && left.every(({ outcome }) => outcome.kind === 'leaves')) return [];
  const next = all[all.indexOf(last) + 1];
  if (step.policy !== 'sequential' || next === undefined || upstreamIn(next) === upstreamIn(last)) return 'perhaps';
  const { outcome } = next;
  if (outcome.kind !== 'sent') return [];
  const attempt = { by, branches, tried: [...tried, next] };
  return [{ ...merged, ...questionOf(outcome), hops: merged.hops + 1, inFlight: by.inFlight, attempt }];
}

function upstreamIn({ outcome }: Branch): string | undefined {
  return 'hop' in outcome ? outcome.hop?.to : undefined;
}

/**
 * The way from the stanza back to it: whether it passes the guard, whether somebody drops a repeated question, whether
 * somebody before the guard repeats after a failure, and whose bounds lie before the guard (unbound iterator/iterator.c
 * processQueryTargets, BIND lib/dns/resolver.c fctx_try).
 */
function roundOf(
  { sightings, attempt }: Probe,
  step: ForwardStep,
): {
  readonly isSeen: boolean;
  readonly givesUp: ForwardStep['givesUp'];
  readonly isRepeated: boolean;
  readonly bounds: readonly ForwardStep[];
} {
  const bounds: ForwardStep[] = [];
  let { givesUp } = step;
  let isRepeated = false;
  for (let before = attempt?.by.attempt; before !== undefined; before = before.by.attempt) {
    const passed = before.tried.at(-1)?.step;
    const isSeen = sightings > before.by.sightings;
    if (passed === step) return { isSeen, givesUp, isRepeated, bounds };
    if (isSeen && passed !== undefined && passed.maxConcurrent > 0) bounds.push(passed);
    if (passed?.merges !== true) continue;
    // How a fallback to the root servers treats a repeated question is not recorded.
    if (givesUp !== true) givesUp = passed.fallsBack === undefined ? (passed.givesUp ?? givesUp) : 'perhaps';
    if (isSeen && passed.failsOnRefusal === true && passed.givesUp === undefined) isRepeated = true;
  }
  return { isSeen: sightings > 0, givesUp, isRepeated, bounds };
}

function isSentTo(outcome: Branch['outcome'], { server }: Socket): boolean {
  return outcome.kind === 'sent' && outcome.to.server === server;
}

/** unbound asks a server so often (iterator/iterator.h OUTBOUND_MSG_RETRY). */
const MOST_REPEATS = 5;

/**
 * The sender's next upstream where `failover` has REFUSED, its next stanza where `next` has it, else the sender's
 * sender is refused too (plugin/forward/forward.go ServeDNS).
 */
function afterRefusal(
  { graph, assuming }: Guard,
  refused: Probe,
  { tally, by: refusing }: { readonly tally: Tally; readonly by: Branch },
): readonly Probe[] {
  let reply = changedRcode('REFUSED', refusing.rcodes);
  let isKept = false;
  for (let { attempt } = refused; attempt !== undefined; attempt = attempt.by.attempt) {
    const { by, branches, tried } = attempt;
    const last = tried[tried.length - 1];
    if (!graph.budget.take('probes', 1 + branches.length * tried.length)) {
      givenUp(tally);
      return [];
    }
    if (reply === undefined) {
      tally.cut = true;
      return [];
    }
    if (last?.step === undefined) continue;
    const turns = turnsAfter(attempt, last.step, { reply, isKept }, assuming !== false);
    // BIND keeps its failure (lib/ns/query.c ns_query_recurse, `servfail-ttl`; recorded: guard/refused-and-repeated).
    if (last.step.failsOnRefusal === true && last.step.repeats !== true && last.step.givesUp !== true) isKept = true;
    if (turns.length > 0)
      return turns.flatMap((branch): Probe[] => {
        const { outcome } = branch;
        if (outcome.kind !== 'sent') return [];
        const inFlight = new Map(by.inFlight);
        inFlight.set(outcome.hop.step, (inFlight.get(outcome.hop.step) ?? 0) + 1);
        return [
          {
            ...refused,
            ...questionOf(outcome),
            hops: refused.hops + 1,
            probability: refused.probability / turns.length,
            inFlight,
            attempt: { by, branches, tried: [...tried, branch] },
          },
        ];
      });
    reply = changedRcode(reply, last.rcodes);
  }
  return [];
}

/** Whom the sender asks after a refusal; without an order of its own it may be any. */
function turnsAfter(
  { branches, tried }: Attempt,
  step: ForwardStep,
  { reply, isKept }: { readonly reply: string; readonly isKept: boolean },
  assuming: boolean,
): readonly Branch[] {
  const usable = branches.filter((one) => assuming || one.certainty !== 'assumed');
  const own = usable.filter((one) => one.step === step);
  // unbound goes on asking until one answers (iterator/iterator.c processQueryTargets; recorded: guard/refused-and-repeated).
  if (step.repeats === true && tried.length < MOST_REPEATS * own.length)
    return own.filter((one) => one.outcome.kind !== 'fails' && !(isKept && one === tried.at(-1)));
  const left = usable.filter((one) => !tried.includes(one));
  const beside = left.filter((one) => one.step === step);
  const nextStep = left.find((one) => one.step !== step)?.step;
  const behind = left.filter((one) => one.step === nextStep);
  const onward = isAmong(reply, step.failover) && beside.length > 0 ? beside : leadsOn(reply, step) ? behind : [];
  const policy = onward[0]?.step?.policy;
  return policy === 'random' || policy === 'unordered' ? onward : onward.slice(0, 1);
}

function isUnanswered({ outcome, late }: Branch): boolean {
  return late !== undefined || (outcome.kind === 'fails' && (outcome.silent === true || outcome.noReply === true));
}

function endedBy(branch: Branch, guarded: ServerBlock): string | undefined {
  const { outcome, block } = branch;
  if (block === undefined) return 'no server block that listens there takes its probe';
  if (block !== guarded)
    return `another server block (zone ${displayName(block.keys[0]?.zone ?? ROOT)}) takes its probe`;
  if (outcome.kind === 'answered') return `${outcome.plugin} answers its probe before it`;
  if (outcome.kind === 'fails') return `its probe ends before it: ${outcome.because}`;
  return undefined;
}

interface Choice {
  readonly usable: Omit<Usable, 'inTurn'>;
  readonly branches: readonly Branch[];
  readonly counters: Probe['counters'];
}

/** All upstreams are up. round_robin is deterministic: its counter is raised before use (plugin/forward/policy.go). */
function chosen(usable: Usable, branches: readonly Branch[], counters: Probe['counters']): Choice {
  const { ways, inTurn, limitsOrMerges } = usable;
  if (inTurn === undefined) return { usable, branches, counters };
  const count = (counters.get(inTurn) ?? 0) + 1;
  const turns = ways.filter(({ step }) => step === inTurn);
  const one: Branch = { ...itemAt(turns, count % turns.length), probability: 1 };
  const left = [one, ...ways.filter(({ step }) => step !== inTurn)];
  return {
    usable: {
      ways: left,
      sent: left.filter(isSent),
      forwarding: forwardingIn(left),
      limitsOrMerges,
      isUnanswered: left.some(isUnanswered),
    },
    branches,
    counters: new Map(counters).set(inTurn, count),
  };
}

/** Why one sighting is not followed by enough others. */
function unseen(loop: Loop, block: ServerBlock, result: ProbeResult, endsInOutage: () => boolean): string | undefined {
  const zone = block.keys[0]?.zone ?? ROOT;
  if (!result.forwarded) return `no forward of server block ${displayName(zone)} takes its probe name`;
  const isUp = loop.onFailure && !loop.hops.some(({ step }) => step.fallsBack === 'roots');
  // Recorded: guard/beside-silent.
  if (endsInOutage())
    return `with every upstream up, its probe does not come back ${isUp ? '' : 'often enough '}at start; it ends the server where one outside is silent then`;
  if (isUp) return 'with every upstream up, its probe does not come back at start';
  if (!isWithin(loop.witness.name, zone)) return `it probes ${displayName(zone)} only`;
  return 'its probe is answered or refused before it is seen a third time';
}

/** Each guard is probed once, however many loops it is on. */
export interface GuardVerdicts {
  readonly of: (loop: Loop) => GuardedLoop['guard'];
  readonly overBudget: () => number;
}

export function guardVerdicts(graph: ForwardingGraph): GuardVerdicts {
  const results = new Map<string, ProbeResult>();
  const numbers = new Map<ServerBlock, number>();
  let overBudget = 0;
  const probed = (socket: Socket, block: ServerBlock, assuming: boolean): ProbeResult => {
    const number = getOrInsert(numbers, block, () => numbers.size);
    const key = `${socket.index} ${number} ${assuming}`;
    return getOrInsert(results, key, () => {
      const result = probe(graph, socket, block, assuming);
      if (result.isOverBudget === true) overBudget += 1;
      return result;
    });
  };
  return {
    of: (loop) => verdictOf(graph, loop, (socket, block) => probed(socket, block, loop.certainty === 'assumed')),
    overBudget: () => overBudget,
  };
}

/** Recorded: guard/replies-that-lead-on. */
const BY_REPLY = 'an upstream outside that has no such name, as is usual, sends its probe round by saying so';

function verdictOf(
  graph: ForwardingGraph,
  loop: Loop,
  probed: (socket: Socket, block: ServerBlock) => ProbeResult,
): GuardedLoop['guard'] {
  let best = 0;
  let any = false;
  let isUndecided = false;
  let isByReply = false;
  let because: (() => string | undefined) | undefined;
  let ending: Loop['blocks'][number] | undefined;
  for (const { socket, block } of loop.blocks) {
    if (!hasGuard(graph, block) || !isCoredns(socket.server)) continue;
    any = true;
    const result = probed(socket, block);
    // A guard under a template's condition may be absent.
    const step = block.steps.find((one) => one.kind === 'loop-guard');
    const isWritten =
      step === undefined || conditionsAt(step.at).every(({ words }) => inWords(loop.assumptions).includes(words));
    best = Math.max(best, isWritten ? result.fatal : Math.min(result.fatal, 0.5));
    if (best > 1 - 1e-9) ending ??= { socket, block };
    if (result.undecided === true) isUndecided = true;
    const endsIn = (outage: Outage): boolean =>
      sent(graph, socket, { block, assuming: false, outage, isEnough: ({ fatal }) => fatal > 0 }).fatal > 0;
    isByReply ||= result.fatal === 0 && loop.onFailure && endsIn('replying');
    because ??= () => result.because ?? unseen(loop, block, result, () => endsIn('silent'));
  }
  if (!any) return { verdict: 'absent' };
  if (best > 1 - 1e-9) {
    const verdict = loop.certainty === 'sometimes' && !loop.onFailure ? 'misfires' : 'fatal';
    if (verdict === 'misfires') return { verdict };
    return { verdict, ...defined({ atReload: isAtReload(graph, loop) || undefined, ending }) };
  }
  if (best > 0) return { verdict: 'sometimes', ...defined({ because: isUndecided ? UNDECIDED_WHY : undefined }) };
  if (isByReply) return { verdict: 'sometimes', because: BY_REPLY };
  return { verdict: 'blind', ...defined({ because: because?.() }) };
}

/** The probe is sent as the server starts (plugin/loop/setup.go), when no Service has its pod yet (pkg/proxy/iptables/proxier.go). */
function isAtReload(graph: ForwardingGraph, { hops, blocks }: Loop): boolean {
  const guarded = blocks.filter(({ socket, block }) => hasGuard(graph, block) && isCoredns(socket.server));
  return guarded.every(({ socket: { server } }) => {
    const entering = hops.filter((_, index) => hops[(index + 1) % hops.length]?.server === server);
    return server.isReadyLater === true && entering.length > 0 && entering.every(({ readyOnly }) => readyOnly === true);
  });
}
