/** Follows one question hop by hop: explains findings, and checks the simulation. */

import { type DnsServer, isCoredns } from '../cluster/cluster.ts';
import type { DomainName } from '../dns/name.ts';
import type { Certainty } from '../facts/path.ts';
import type { RcodeChange } from '../facts/steps.ts';
import { type Assumption, inWords, isContradictory } from '../text/assumption.ts';
import { defined } from '../text/defined.ts';
import { assertNever, present } from '../text/invariant.ts';
import type { Location } from '../text/location.ts';
import { type Branch, type Hop, isFollowed, isNoAnswer, type Outcome, type QueryKind } from './branch.ts';
import { decide, questionOf } from './decide.ts';
import type { ForwardingGraph } from './graph.ts';
import { mannerKey, type Question } from './question.ts';
import { changedRcode } from './rcodes.ts';
import type { Socket } from './socket.ts';

export interface WalkOutcome {
  readonly disposition: 'answered' | 'fails' | 'leaves' | 'loops' | 'unknown';
  readonly certainty: Certainty;
  readonly probability?: number;
  /** As in `Branch`. */
  readonly unmeasured?: true;
  readonly rcode?: string;
  readonly to?: string;
  readonly because?: string;
  /** The last server's question, where it leaves or is answered. */
  readonly asked?: { readonly name: DomainName; readonly type: string };
  readonly plugin?: string;
  /** The server, and the deciding place in its configuration. */
  readonly end: { readonly server: DnsServer; readonly at?: Location };
  readonly assumptions: readonly Assumption[];
  /** Branch numbers, which keep a server's upstreams in order. */
  readonly order: readonly number[];
  readonly hops: readonly Hop[];
}

/** Per entry; a random policy over many servers branches without end. */
export const MAX_OUTCOMES = 64;
/** Adding a label a round outgrows 255 octets in 127 rounds. */
const MAX_HOPS = 600;
/** Visits of a socket with an outgrown name that prove growth. */
export const GROWING_ROUNDS = 3;
const MAX_REPORTED = 64;

interface Path extends Question {
  readonly seen: ReadonlySet<string>;
  readonly hops: readonly Hop[];
  readonly probability: number;
  readonly share: boolean;
  readonly unmeasured?: true | undefined;
  readonly failure: boolean;
  readonly first: number;
  /** Hops that reply to another question than was asked. */
  readonly mismatched: readonly Hop[];
  readonly ifMissing: readonly Assumption[];
  readonly ifAnswered: readonly Assumption[];
  readonly ifFailed: readonly Assumption[];
  readonly rcodes: ReadonlyMap<number, readonly RcodeChange[]>;
  /** A CoreDNS that waits for another upstream first. */
  readonly impatient: { readonly name: string; readonly isSure: boolean } | undefined;
  readonly assumptions: readonly Assumption[];
  readonly order: readonly number[];
  readonly fallback?: { readonly from: Path; readonly hop: Hop } | undefined;
}

/** For a name that may exist; a repeated socket, name and type ends it. */
export function walk(
  graph: ForwardingGraph,
  entry: Socket | readonly Socket[],
  name: DomainName,
  type: string,
): readonly WalkOutcome[] {
  return follow(graph, pathsFrom(entry, name, type), 'this name');
}

/** For a name that exists nowhere. */
export function walkNewName(
  graph: ForwardingGraph,
  entry: Socket | readonly Socket[],
  name: DomainName,
  type: string,
): readonly WalkOutcome[] {
  return follow(graph, pathsFrom(entry, name, type), 'new names');
}

/** The same on its way, where the asker is known. */
export function walkOnward(graph: ForwardingGraph, question: Question): readonly WalkOutcome[] {
  const { socket, name, type } = question;
  const paths = pathsFrom(socket, name, type).map((path) => ({ ...path, ...question }));
  return follow(graph, paths, 'new names');
}

function pathsFrom(entry: Socket | readonly Socket[], name: DomainName, type: string): Path[] {
  const entries = 'zones' in entry ? [entry] : entry;
  return entries.map((socket, index) => ({
    socket,
    order: [index],
    name,
    type,
    seen: new Set(),
    hops: [],
    probability: 1 / entries.length,
    share: entries.length > 1,
    failure: false,
    first: 1,
    mismatched: [],
    ifMissing: [],
    ifAnswered: [],
    ifFailed: [],
    impatient: undefined,
    rcodes: new Map(),
    assumptions: [],
  }));
}

function follow(graph: ForwardingGraph, open: Path[], queryKind: QueryKind): readonly WalkOutcome[] {
  const outcomes: WalkOutcome[] = [];
  const lookUp = ({ from, hop }: NonNullable<Path['fallback']>, assumptions = from.assumptions): void => {
    const path = { ...from, assumptions, failure: true, fallback: undefined };
    onward(path, path.seen, decide(graph, path, { queryKind, failed: hop }));
  };
  const onward = (path: Path, seen: Path['seen'], decided: readonly Branch[]): void => {
    const branches = firstOnward(oncePerUpstream(decided));
    for (const [index, branch] of [...branches.entries()].reverse()) {
      const { outcome } = branch;
      const from = advance({ ...path, order: [...path.order, index] }, branch);
      if (branches.length > 1 && from.assumptions.length > 1 && isContradictory(from.assumptions)) continue;
      if (outcome.kind === 'sent') {
        const { hop } = outcome;
        const fallback = hop.step.fallsBack === 'roots' ? { from: { ...from, seen }, hop } : path.fallback;
        open.push({ ...from, ...questionOf(outcome), seen, hops: [...path.hops, hop], fallback });
        continue;
      }
      const end = endOf(from, outcome);
      if (path.fallback === undefined || end.disposition !== 'fails') outcomes.push(end);
      else lookUp(path.fallback, from.assumptions);
    }
  };
  const step = (path: Path): void => {
    const key = `${path.socket.index}|${mannerKey(path)}|${path.type}|${path.name}`;
    if (path.seen.has(key)) {
      const { fallback } = path;
      const isInRing = fallback !== undefined && fallback.from.hops.length >= [...path.seen].indexOf(key);
      outcomes.push(ending({ ...path, failure: path.failure || isInRing }, { disposition: 'loops' }));
      if (isInRing) lookUp(fallback);
      return;
    }
    if (path.hops.length >= MAX_HOPS) {
      const because = `the name changes on every hop; stopped after ${path.hops.length}`;
      outcomes.push(ending({ ...path, hops: path.hops.slice(0, MAX_REPORTED) }, { disposition: 'unknown', because }));
      return;
    }
    onward(path, new Set(path.seen).add(key), decide(graph, path, { queryKind }));
  };
  while (open.length > 0 && outcomes.length < MAX_OUTCOMES) step(present(open.pop()));
  const left = open.at(-1);
  if (left !== undefined) {
    const followed = outcomes.length;
    // To its end, as longer names show a return late.
    for (let last = outcomes.some(isLoop) ? undefined : left; last !== undefined; last = open.pop()) {
      open.length = 0;
      step(last);
    }
    const [comesBack] = outcomes.splice(followed).filter(isLoop);
    if (comesBack !== undefined) outcomes.push(comesBack);
    outcomes.push(ending({ ...left, failure: true }, { disposition: 'unknown', because: MORE_WAYS }));
  }
  return outcomes.length < 2 || outcomes.length >= MAX_OUTCOMES ? outcomes : eachWayOnce(outcomes);
}

export function isLoop({ disposition }: WalkOutcome): boolean {
  return disposition === 'loops';
}

/** Sockets that share an address may end a question alike. */
function eachWayOnce(outcomes: readonly WalkOutcome[]): readonly WalkOutcome[] {
  const found = new Map<string, WalkOutcome>();
  for (const outcome of outcomes) {
    const { certainty, because, assumptions, probability } = outcome;
    const assumed = certainty === 'assumed' ? JSON.stringify([because, inWords(assumptions)]) : '';
    const key = `${certainty} ${assumed} ${wayOf(outcome)}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, outcome);
    else if (known.probability !== undefined && probability !== undefined)
      found.set(key, ofShare(known, known.probability + probability));
    // How often an upstream fails is not known.
    else if (known.probability !== undefined) found.set(key, outcome);
  }
  return [...found.values()];
}

function ofShare({ probability: _, ...whole }: WalkOutcome, share: number): WalkOutcome {
  if (share <= 1 - 1e-5) return { ...whole, probability: Math.round(share * 1e6) / 1e6 };
  const { unmeasured: _known, ...outcome } = whole;
  return outcome.certainty === 'sometimes' ? { ...outcome, certainty: 'always' } : outcome;
}

/** By what is asked of whom, and what comes of it. */
function wayOf({ disposition, hops, end, ...more }: WalkOutcome): string {
  const way = hops.map(({ server, step, to }) => [server.id, step.at.file.path, step.at.span.start, to]);
  return JSON.stringify([disposition, more.rcode, more.to, more.plugin, more.asked, end.server.id, way]);
}

function endOf(before: Path, outcome: Exclude<Outcome, { readonly kind: 'sent' }>): WalkOutcome {
  const { impatient } = before;
  if (impatient?.isSure === true && isReply(outcome)) {
    const because = `${impatient.name} waits for two seconds, and the reply comes later`;
    return ending(before, { disposition: 'fails', rcode: 'SERVFAIL', because });
  }
  const assumed = [
    ...(mayBeMissing(before, outcome) ? before.ifMissing : []),
    ...(outcome.kind === 'answered' && outcome.rcode !== 'NXDOMAIN' ? before.ifAnswered : []),
    ...(outcome.kind === 'fails' && outcome.silent !== true ? before.ifFailed : []),
    ...(impatient !== undefined && isReply(outcome) ? [`${impatient.name} waits for it longer than two seconds`] : []),
  ];
  const path = assumed.length === 0 ? before : { ...before, assumptions: [...before.assumptions, ...assumed] };
  if (isReply(outcome)) {
    if (path.mismatched.length > 0) return mismatchEnd(path, outcome);
    if (path.rcodes.size > 0) return changedEnd(path, outcome);
  }
  return plainEnd(path, outcome);
}

function mayBeMissing({ ifMissing, rcodes }: Path, outcome: Outcome): boolean {
  if (ifMissing.length === 0) return false;
  if (outcome.kind === 'leaves' || rcodes.size > 0) return true;
  return outcome.kind === 'answered' && (outcome.rcode === undefined || outcome.rcode === 'NXDOMAIN');
}

type Reply = Extract<Outcome, { readonly kind: 'answered' | 'fails' }>;

function isReply(outcome: Outcome): outcome is Reply {
  return outcome.kind === 'answered' || (outcome.kind === 'fails' && outcome.outgrown !== true);
}

/** Behind `rewrite rcode`. */
function changedEnd(path: Path, outcome: Reply): WalkOutcome {
  const changer = outcome.kind === 'answered' ? outcome.plugin : 'rewrite';
  const depth = outcome.kind === 'fails' && outcome.silent === true ? path.hops.length - 1 : path.hops.length;
  const { rcode } = outcome;
  const assuming = (holds: string): WalkOutcome =>
    plainEnd({ ...path, assumptions: [...path.assumptions, holds] }, outcome);
  if (rcode === undefined) {
    const changed = SAID.filter((code) => handedBack(path, depth, code) !== code);
    return changed.length === 0
      ? plainEnd(path, outcome)
      : assuming(`the answer of ${changer} is no ${changed.join(' or ')}`);
  }
  const reply = handedBack(path, depth, rcode);
  if (reply === undefined) return assuming(`rewrite leaves the rcode ${rcode} as it is`);
  if (reply === rcode) return plainEnd(path, outcome);
  const because = `rewrite makes ${reply} of the rcode ${rcode}`;
  const { at } = outcome;
  if (FAILURES.includes(reply)) return ending(path, { disposition: 'fails', rcode: reply, because, at });
  const { name, type } = outcome.kind === 'answered' ? { ...path, ...outcome } : path;
  return ending(path, { disposition: 'answered', because, plugin: changer, at, asked: { name, type } });
}

const FAILURES: readonly string[] = ['SERVFAIL', 'REFUSED', 'FORMERR'];

/** What the asker gets of a reply so many hops away; undefined: unknown. */
function handedBack({ hops, rcodes }: Path, depth: number, rcode: string): string | undefined {
  let reply = changedRcode(rcode, rcodes.get(depth));
  for (let at = depth - 1; at >= 0; at -= 1) {
    const step = hops[at]?.step;
    if (step !== undefined && isNoAnswer(reply, step)) reply = 'SERVFAIL';
    reply = changedRcode(reply, rcodes.get(at));
  }
  return reply;
}

/** What the asker hears of a failure; undefined: nothing at all. */
function failureHeard(
  { hops }: Path,
  { rcode, silent, noReply }: Extract<Outcome, { kind: 'fails' }>,
): string | undefined {
  // unbound tries on, for longer than many clients wait (recorded: topology/late-replies).
  const own = hops.find(({ step }) => step.onlyRelays !== true);
  if ((silent ?? noReply) === true && own?.step.failsLate === 'always') return undefined;
  const drops = ({ step, passesFailure }: Hop): boolean => step.dropsFailures === true && passesFailure !== true;
  const dropping = rcode === 'SERVFAIL' || rcode === 'REFUSED' ? hops.findLastIndex(drops) : -1;
  // Who only relays has no failure of its own.
  const above = dropping === -1 ? hops : hops.slice(0, dropping);
  const isMute = (silent === true || dropping !== -1) && above.every(({ step }) => step.onlyRelays === true);
  if (isMute) return undefined;
  return dropping !== -1 || hops.some(({ step }) => step.failsOnRefusal === true) ? 'SERVFAIL' : rcode;
}

function plainEnd(path: Path, outcome: Exclude<Outcome, { readonly kind: 'sent' }>): WalkOutcome {
  switch (outcome.kind) {
    case 'answered': {
      const { plugin, at, name = path.name, type = path.type } = outcome;
      const because = `${plugin} answers`;
      const follower = path.hops.findLast(({ step }) => step.failsOnRefusal === true);
      if (follower !== undefined && isFollowed(outcome.rcode, follower.step))
        return ending(path, {
          disposition: 'unknown',
          because: `${because} with a delegation, which ${follower.server.name} follows`,
          at,
        });
      if (path.hops.some(({ step }) => isNoAnswer(outcome.rcode, step)))
        return ending(path, {
          disposition: 'fails',
          rcode: 'SERVFAIL',
          because: `${because} with ${UNANSWERING[outcome.rcode ?? ''] ?? outcome.rcode}`,
          at,
        });
      const assumptions = [...path.assumptions, ...ofAnswer(path, outcome, type)];
      return ending({ ...path, assumptions }, { disposition: 'answered', because, plugin, at, asked: { name, type } });
    }
    case 'fails': {
      const before = outcome.outgrown === true ? firstReturn(path) : undefined;
      if (before !== undefined)
        return ending({ ...path, hops: path.hops.slice(0, before) }, { disposition: 'loops', because: OUTGROWS });
      const { because, at } = outcome;
      const rcode = failureHeard(path, outcome);
      return ending(path, { disposition: 'fails', ...defined({ rcode }), because, at });
    }
    case 'leaves': {
      const { to, name, type, hop } = outcome;
      return ending({ ...path, hops: [...path.hops, hop] }, { disposition: 'leaves', to, asked: { name, type } });
    }
    case 'unknown': {
      const { because, at, hop } = outcome;
      const hops = hop === undefined ? path.hops : [...path.hops, hop];
      return ending({ ...path, hops }, { disposition: 'unknown', because, at });
    }
    default:
      return assertNever(outcome);
  }
}

/** Answers that some resolvers take for none. */
const UNANSWERING: Readonly<Record<string, string | undefined>> = {
  UNASKED: 'other records',
  REFERRAL: 'a delegation',
  LAME: 'a referral to the root servers',
};

/** Answers that `failover` and `next` may name, where nobody states which it is. */
const SAID: readonly string[] = ['NOERROR', 'NXDOMAIN'];
const HEEDED: readonly string[] = [...SAID, 'NODATA'];

/** Assumed of an answer by those who hand it on: nobody asks on for its rcode or an alias, and it is valid. */
function ofAnswer(
  { hops }: Path,
  { plugin, rcode, alias }: Extract<Outcome, { readonly kind: 'answered' }>,
  type: string,
): readonly Assumption[] {
  const found: Assumption[] = [];
  const heeded = HEEDED.filter((code) => hops.some(({ step }) => [...step.failover, ...step.next].includes(code)));
  if (rcode === undefined && heeded.length > 0) found.push(`the answer of ${plugin} is no ${heeded.join(' or ')}`);
  let isDo = false;
  for (const { step, server } of hops) {
    const validates = isDo && step.validatesIfAsked === true ? ['DNSSEC validation'] : [];
    for (const screen of [...(step.screens ?? []), ...validates])
      found.push(`${screen} of ${server.name} lets the answer pass`);
    isDo ||= step.failsOnRefusal === true;
  }
  const isChased = alias === true && type !== 'CNAME' && hops.some(({ step }) => step.failsOnRefusal === true);
  return isChased ? [...found, `${plugin} answers with no alias whose target leads elsewhere`] : found;
}

/** `forward` makes FORMERR of it; others ask the next upstream, and fail in the end. */
function mismatchEnd(path: Path, outcome: Outcome): WalkOutcome {
  const isBare = outcome.kind === 'fails' && outcome.withoutQuestion === true;
  const mismatched = isBare ? `${outcome.because}, and its reply does not say what was asked` : MISMATCHED;
  const other = path.mismatched.find((hop) => !isCoredns(hop.server));
  if (other === undefined) return formErrEnd(path, mismatched);
  const because = `${mismatched}, of which ${other.server.name} takes none`;
  const isLast = other.step.givesUp === undefined && other.server.upstreams.get(other.step)?.length === 1;
  if (!isLast) return ending(path, { disposition: 'unknown', because });
  const rcode = other.step.failsOnRefusal === true ? 'SERVFAIL' : undefined;
  return ending(path, { disposition: 'fails', because, ...defined({ rcode }) });
}

function formErrEnd(path: Path, because: string): WalkOutcome {
  const [first] = path.mismatched;
  const asksOn = first !== undefined && [...first.step.failover, ...first.step.next].includes('FORMERR');
  const rcode = asksOn ? undefined : handedBack(path, first === undefined ? 0 : path.hops.indexOf(first), 'FORMERR');
  const asked = { name: path.name, type: path.type };
  if (rcode !== undefined && !FAILURES.includes(rcode))
    return ending(path, { disposition: 'answered', because, plugin: 'rewrite', asked });
  return ending(path, { disposition: 'fails', because, ...defined({ rcode }) });
}

const MORE_WAYS = `it can go more ways than are followed (${MAX_OUTCOMES})`;
function firstOnward(branches: readonly Branch[]): readonly Branch[] {
  let onward = 0;
  return branches.filter(({ outcome }) => {
    if (outcome.kind !== 'sent') return true;
    onward += 1;
    // One more than followed, to know of the cut.
    return onward <= MAX_OUTCOMES + 1;
  });
}

/** An upstream that is written twice is one way. */
function oncePerUpstream(branches: readonly Branch[]): readonly Branch[] {
  if (branches.length < 2) return branches;
  const first = new Map<string, number>();
  const found: Branch[] = [];
  for (const branch of branches) {
    const key = upstreamOf(branch);
    const at = key === undefined ? undefined : first.get(key);
    const known = at === undefined ? undefined : found[at];
    if (at === undefined || known === undefined) {
      if (key !== undefined) first.set(key, found.length);
      found.push(branch);
    } else if (known.certainty === 'share' && branch.certainty === 'share') found[at] = together(known, branch);
    else if (known.first !== undefined && branch.first !== undefined)
      found[at] = { ...known, first: known.first + branch.first };
    // What is asked anyway may be asked again when that failed.
    else if (branch.certainty !== 'failure' && known.certainty !== 'certain') found.push(branch);
  }
  return found;
}

function together(known: Branch, other: Branch): Branch {
  const probability = known.probability + other.probability;
  return probability > 1 - 1e-9 ? { ...known, certainty: 'certain', probability: 1 } : { ...known, probability };
}

/** Whom a stanza asks what; undefined: nobody is asked, or only by an assumption. */
function upstreamOf({ outcome, assumptions, step, unreverted = false }: Branch): string | undefined {
  if (step === undefined || assumptions.length > 0) return undefined;
  const asks = `${step.at.file.path} ${step.at.span.start} ${unreverted}`;
  if (outcome.kind === 'leaves') return `${asks} ${outcome.to} ${outcome.type} ${outcome.name}`;
  if (outcome.kind === 'unknown') return `${asks} ${outcome.hop?.to ?? ''} ${outcome.because}`;
  if (outcome.kind !== 'sent') return undefined;
  return `${asks} ${outcome.to.index} ${mannerKey(outcome.manner)} ${outcome.hop.to} ${outcome.type} ${outcome.name}`;
}

const MISMATCHED = 'a rewrite that is not led back makes the reply one to another question';
const OUTGROWS = 'it comes back with a longer name each time, until the name is longer than DNS allows';

/** Hops to the first return; undefined where it did not keep returning. */
function firstReturn(path: Path): number | undefined {
  const visits = new Map<string, number>();
  let hops = 0;
  let first: number | undefined;
  let most = 0;
  for (const key of path.seen) {
    const socket = key.slice(0, key.indexOf('|'));
    const count = (visits.get(socket) ?? 0) + 1;
    visits.set(socket, count);
    most = Math.max(most, count);
    if (count === 2) first ??= hops;
    hops += 1;
  }
  return most >= GROWING_ROUNDS ? first : undefined;
}

function advance(path: Path, branch: Branch): Path {
  const hop = branch.unreverted === true ? path.hops.at(-1) : undefined;
  return {
    ...path,
    probability: path.probability * branch.probability,
    share: path.share || branch.probability < 1,
    unmeasured: path.unmeasured ?? (branch.probability < 1 ? branch.unmeasured : undefined),
    failure: path.failure || branch.certainty === 'failure',
    first: path.first * (branch.first ?? 1),
    mismatched: hop === undefined ? path.mismatched : [...path.mismatched, hop],
    ifMissing: branch.ifMissing === undefined ? path.ifMissing : [...path.ifMissing, ...branch.ifMissing],
    ifAnswered: branch.ifAnswered === undefined ? path.ifAnswered : [...path.ifAnswered, ...branch.ifAnswered],
    ifFailed: branch.ifFailed === undefined ? path.ifFailed : [...path.ifFailed, ...branch.ifFailed],
    impatient: path.impatient ?? impatientOf(path, branch),
    rcodes: branch.rcodes === undefined ? path.rcodes : new Map(path.rcodes).set(path.hops.length, branch.rcodes),
    assumptions: branch.assumptions.length === 0 ? path.assumptions : [...path.assumptions, ...branch.assumptions],
  };
}

function impatientOf({ hops }: Path, { late }: Branch): Path['impatient'] {
  const waiting = late === undefined ? undefined : hops.find(({ server }) => isCoredns(server));
  if (waiting === undefined) return undefined;
  const { server, step } = waiting;
  const isOnly = hops.length === 1 && server.upstreams.get(step)?.length === 1;
  return { name: server.name, isSure: late === true && isOnly };
}

function ending(
  path: Path,
  how: Pick<WalkOutcome, 'disposition'> & {
    rcode?: string;
    to?: string;
    because?: string;
    asked?: { readonly name: DomainName; readonly type: string };
    plugin?: string;
    at?: Location;
  },
): WalkOutcome {
  const first = how.disposition === 'loops' ? 1 : path.first;
  const isPart = path.share || first < 1;
  const certainty: Certainty =
    path.assumptions.length > 0 ? 'assumed' : isPart || path.failure ? 'sometimes' : 'always';
  return {
    disposition: how.disposition,
    certainty,
    ...defined({
      probability: isPart && !path.failure ? Math.round(path.probability * first * 1e6) / 1e6 : undefined,
      unmeasured: path.unmeasured,
      rcode: how.rcode,
      to: how.to,
      because: how.because,
      asked: how.asked,
      plugin: how.plugin,
    }),
    end: { server: path.socket.server, ...defined({ at: how.at }) },
    assumptions: path.assumptions,
    order: path.order,
    hops: path.hops,
  };
}
