/** What CoreDNS's `loop` plugin would do at start (plugin/loop/setup.go, loop.go), upstreams and endpoints being up. */

import { isUnspecified } from '../dns/endpoint.ts';
import { below, displayName, isWithin, ROOT } from '../dns/name.ts';
import type { ForwardStep, ServerBlock } from '../facts/fact.ts';
import { inWords } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import { present } from '../text/invariant.ts';
import type { Branch } from './branch.ts';
import { decide, questionOf } from './decide.ts';
import type { ForwardingGraph } from './graph.ts';
import type { GuardedLoop, Loop } from './loop.ts';
import type { Question } from './question.ts';
import { socketAt } from './reach.ts';
import type { Socket } from './socket.ts';

/** The process exits on the third sighting of its probe. */
const FATAL_SIGHTINGS = 3;
/** A probe goes round until it was seen so often, through as many servers as there are; and so many times at most. */
const USUAL_HOPS = 40;
const MAX_HOPS = 600;
const MAX_PATHS = 4096;
/** Of a guard whose probe has more ways than are followed: neither sure to end the server nor sure not to. */
const UNDECIDED = 0.5;

export interface ProbeResult {
  /** Share of starts in which the guard kills the process. */
  readonly fatal: number;
  readonly seen: boolean;
  readonly forwarded: boolean;
  readonly because?: string;
}

/** Whether a block of the graph has a `loop` plugin. */
export function hasGuard(graph: ForwardingGraph, block: ServerBlock): boolean {
  return graph.compiled.get(block)?.guarded === true;
}

interface Probe extends Question {
  readonly sightings: number;
  readonly hops: number;
  readonly probability: number;
  readonly counters: ReadonlyMap<ForwardStep, number>;
  readonly inFlight: ReadonlyMap<ForwardStep, number>;
  /** How it was sent; undefined for the guard's own question. */
  readonly attempt?: Attempt;
}
interface Attempt {
  readonly by: Probe;
  readonly branches: readonly Branch[];
  readonly tried: readonly Branch[];
}

interface Guard {
  readonly graph: ForwardingGraph;
  readonly block: ServerBlock;
  readonly waitsFor: string;
  readonly assuming: boolean;
  readonly maxHops: number;
}

interface Tally {
  fatal: number;
  seen: boolean;
  forwarded: boolean;
  /** A way was given up on which the guard had seen it. */
  cut: boolean;
  /** It met the guard under another name. */
  changed: boolean;
  /** What became of it where it did not come past the guard: the first of each kind. */
  ended: string | undefined;
}

/** Sends one block's probe and counts. `assuming`: branches that need an assumption are followed too. */
export function probe(graph: ForwardingGraph, socket: Socket, block: ServerBlock, assuming: boolean): ProbeResult {
  const first = entryOfProbe(graph, socket, block);
  if (typeof first === 'string') return { fatal: 0, seen: false, forwarded: false, because: first };
  const guard: Guard = { graph, block, waitsFor: first.waitsFor, assuming, maxHops: maxHopsOf(graph) };
  const tally: Tally = { fatal: 0, seen: false, forwarded: false, cut: false, changed: false, ended: undefined };
  const open: Probe[] = [first.probe];
  for (let paths = 0; open.length > 0 && paths < MAX_PATHS; paths += 1)
    for (const next of follow(guard, present(open.pop()), tally)) open.push(next);
  const isUndecided = (open.length > 0 || tally.cut) && tally.fatal < 1 - 1e-9;
  const unseenBecause = tally.changed ? 'a rewrite changes its probe before it' : tally.ended;
  return {
    fatal: isUndecided ? UNDECIDED : Math.min(1, tally.fatal),
    seen: tally.seen,
    forwarded: tally.forwarded,
    ...defined({ because: tally.seen ? undefined : (unseenBecause ?? 'its probe never reaches it') }),
  };
}

/** On the third lap it is fatal: a ring is as long as there are sockets at most. */
function maxHopsOf({ sockets }: ForwardingGraph): number {
  return Math.min(MAX_HOPS, Math.max(USUAL_HOPS, sockets.length * FATAL_SIGHTINGS));
}

/** The guard's own question and the name that it waits for; in words why nobody hears it. */
function entryOfProbe(
  graph: ForwardingGraph,
  { server }: Socket,
  block: ServerBlock,
): { readonly probe: Probe; readonly waitsFor: string } | string {
  const first = block.keys[0];
  if (first === undefined) return 'the server block has no key';
  if (first.transport !== 'dns')
    return `it sends its probe as plain DNS to the port of its first key, which speaks ${first.transport}`;
  const address = probedAddress(block);
  const socket =
    socketAt(graph, server, { address, port: first.port, transport: 'dns' }) ??
    present(graph.socketsOf.get(server.id)).find((one) => one.port === first.port && one.transport === 'dns');
  if (socket === undefined) return 'nothing listens where it sends its probe';
  // It waits for the name as its key is written, and sees names in lower case (plugin/loop/loop.go, request.Request.Name).
  const waitsFor = below('4611686018427387904', below('4611686018427387905', first.zone));
  const question: Question = { socket, name: waitsFor.toLowerCase(), type: 'HINFO', source: address };
  return {
    probe: { ...question, sightings: 0, hops: 0, probability: 1, counters: new Map(), inFlight: new Map() },
    waitsFor,
  };
}

function probedAddress(block: ServerBlock): string {
  const bind = block.bind[0]?.value;
  if (bind === undefined || bind.kind === 'interface') return '127.0.0.1';
  if (bind.address === '::') return '::1';
  return isUnspecified(bind.address) ? '127.0.0.1' : bind.address;
}

function follow({ graph, block, waitsFor, assuming, maxHops }: Guard, at: Probe, tally: Tally): readonly Probe[] {
  let { sightings } = at;
  const branches = decide(graph, at, {
    onGuard: (passed, name, type) => {
      if (passed !== block) return;
      if (type === 'HINFO' && name === waitsFor) sightings += 1;
      else tally.changed = true;
    },
  });
  if (sightings > 0) tally.seen = true;
  if (sightings >= FATAL_SIGHTINGS) {
    tally.fatal += at.probability;
    return [];
  }
  if (at.hops >= maxHops) {
    // One that came unseen past as many sockets as there are, three times, comes back unseen for ever.
    if (sightings > 0 || graph.sockets.length * FATAL_SIGHTINGS > maxHops) tally.cut = true;
    return [];
  }
  const arrived: Probe = { ...at, sightings };
  return chosen(branches, at.counters, assuming).flatMap(({ branch, counters }) => {
    if (sightings === 0) tally.ended ??= endedBy(branch, block);
    if (branch.block === block && branch.step !== undefined) tally.forwarded = true;
    const sent = sendOn({ ...arrived, counters }, branch, { by: arrived, branches, tried: [branch] });
    switch (sent) {
      case 'nowhere':
        return [];
      case 'refused':
        return afterRefusal({ ...arrived, probability: at.probability * branch.probability }, assuming);
      case 'merged':
        if (branch.step?.givesUp === true) return [];
        if (branch.step?.givesUp === 'perhaps') {
          tally.cut ||= sightings > 0;
          return [];
        }
        // Nobody answers what is merged, so the merging server asks again by itself until it gives up: what came back once
        // comes back until it has been seen often enough (recorded with dnsmasq and unbound: guard/several-servers).
        if (sightings > 0) tally.fatal += at.probability * branch.probability;
        return [];
      default:
        return [sent];
    }
  });
}

function sendOn(
  at: Probe,
  { outcome, probability }: Branch,
  attempt: Attempt,
): Probe | 'nowhere' | 'refused' | 'merged' {
  if (outcome.kind !== 'sent') return 'nowhere';
  const { step } = outcome.hop;
  const running = (at.inFlight.get(step) ?? 0) + 1;
  // max_concurrent refuses the query that would exceed it, and a refusal is an answer.
  if (step.maxConcurrent > 0 && running > step.maxConcurrent) return 'refused';
  // A server that merges identical questions sends no second one.
  if (step.merges && running > 1) return 'merged';
  // What nothing bounds nobody counts.
  const inFlight = step.maxConcurrent > 0 || step.merges ? new Map(at.inFlight).set(step, running) : at.inFlight;
  const { sightings, counters } = at;
  const share = at.probability * probability;
  return { ...questionOf(outcome), sightings, hops: at.hops + 1, probability: share, counters, inFlight, attempt };
}

/**
 * Where a probe goes on that was refused: to the next upstream of whoever sent it, where `failover` says so of REFUSED, to
 * its next stanza where `next` does, else whoever sent that one is refused too (plugin/forward/forward.go ServeDNS).
 */
function afterRefusal(refused: Probe, assuming: boolean): readonly Probe[] {
  for (let { attempt } = refused; attempt !== undefined; attempt = attempt.by.attempt) {
    const { by, branches, tried } = attempt;
    const last = tried[tried.length - 1];
    const step = last?.step;
    if (step === undefined) continue;
    const left = branches.filter((one) => !tried.includes(one) && (assuming || one.certainty !== 'assumed'));
    const beside = left.filter((one) => one.step === step);
    const behind = left.filter((one) => one.step !== step).slice(0, 1);
    const onward =
      step.failover.includes('REFUSED') && beside.length > 0 ? beside : step.next.includes('REFUSED') ? behind : [];
    // Of a list in no order of its own any may be the next one.
    const turns = step.policy === 'random' || step.policy === 'unordered' ? onward : onward.slice(0, 1);
    const found = turns.flatMap((branch): Probe[] => {
      const { outcome } = branch;
      if (outcome.kind !== 'sent') return [];
      const inFlight = new Map(by.inFlight);
      inFlight.set(outcome.hop.step, (inFlight.get(outcome.hop.step) ?? 0) + 1);
      return [
        {
          ...refused,
          socket: outcome.to,
          name: outcome.name,
          type: outcome.type,
          hops: refused.hops + 1,
          probability: refused.probability / turns.length,
          inFlight,
          attempt: { by, branches, tried: [...tried, branch] },
        },
      ];
    });
    if (onward.length > 0) return found;
  }
  return [];
}

/** What takes a probe that its guard has not seen. */
function endedBy(branch: Branch, guarded: ServerBlock): string | undefined {
  const { outcome, block } = branch;
  if (block === undefined) return 'no server block that listens there takes its probe';
  if (block !== guarded)
    return `another server block (zone ${displayName(block.keys[0]?.zone ?? ROOT)}) takes its probe`;
  if (outcome.kind === 'answered') return `${outcome.plugin} answers its probe before it`;
  if (outcome.kind === 'fails') return `its probe ends before it: ${outcome.because}`;
  return undefined;
}

/** At start every upstream is up. round_robin is no chance: its counter is raised before it is used (plugin/forward/policy.go). */
function chosen(
  branches: readonly Branch[],
  counters: ReadonlyMap<ForwardStep, number>,
  assuming: boolean,
): { branch: Branch; counters: ReadonlyMap<ForwardStep, number> }[] {
  const usable = branches.filter(
    (branch) =>
      branch.certainty === 'certain' || branch.certainty === 'share' || (assuming && branch.certainty === 'assumed'),
  );
  const hop = usable
    .map((branch) => ('hop' in branch.outcome ? branch.outcome.hop : undefined))
    .find((one) => one !== undefined);
  if (hop === undefined || hop.step.policy !== 'round_robin' || usable.length < 2)
    return usable.map((branch) => ({ branch, counters }));
  const count = (counters.get(hop.step) ?? 0) + 1;
  const next = new Map(counters).set(hop.step, count);
  const one = usable[count % usable.length];
  return one === undefined ? [] : [{ branch: { ...one, probability: 1 }, counters: next }];
}

/** Why a probe that its guard saw once is not seen often enough. */
function unseen(loop: Loop, block: ServerBlock, result: ProbeResult): string | undefined {
  const zone = block.keys[0]?.zone ?? ROOT;
  if (!result.forwarded) return `no forward of server block ${displayName(zone)} takes its probe name`;
  if (loop.onFailure) return 'with every upstream up, its probe does not come back at start';
  if (!isWithin(loop.witness.name, zone)) return `it probes ${displayName(zone)} only`;
  return 'its probe is answered or refused before it is seen a third time';
}

/** What the guards of the blocks on a loop do about it; each is probed once, however many loops it stands on. */
export function guardVerdicts(graph: ForwardingGraph): (loop: Loop) => GuardedLoop['guard'] {
  const results = new Map<string, ProbeResult>();
  const numbers = new Map<ServerBlock, number>();
  return (loop) =>
    verdictOf(graph, loop, (socket, block) => {
      const number = numbers.get(block) ?? numbers.size;
      numbers.set(block, number);
      const assuming = loop.certainty === 'assumed';
      const key = `${socket.index} ${number} ${assuming}`;
      const result = results.get(key) ?? probe(graph, socket, block, assuming);
      results.set(key, result);
      return result;
    });
}

function verdictOf(
  graph: ForwardingGraph,
  loop: Loop,
  probed: (socket: Socket, block: ServerBlock) => ProbeResult,
): GuardedLoop['guard'] {
  let best = 0;
  let any = false;
  let because: string | undefined;
  for (const { socket, block } of loop.blocks) {
    if (!hasGuard(graph, block) || (socket.server.software !== 'coredns' && socket.server.software !== 'node-cache'))
      continue;
    any = true;
    const result = probed(socket, block);
    // A guard that a template writes under a condition is there in some of what it renders to.
    const step = block.steps.find((one) => one.kind === 'loop-guard');
    const isWritten =
      step === undefined || conditionsAt(step.at).every(({ words }) => inWords(loop.assumptions).includes(words));
    best = Math.max(best, isWritten ? result.fatal : Math.min(result.fatal, 0.5));
    because ??= result.because ?? unseen(loop, block, result);
  }
  if (!any) return { verdict: 'absent' };
  if (best > 1 - 1e-9) return { verdict: loop.certainty === 'sometimes' && !loop.onFailure ? 'misfires' : 'fatal' };
  if (best > 0) return { verdict: 'sometimes' };
  return { verdict: 'blind', ...defined({ because }) };
}
