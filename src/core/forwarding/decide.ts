/** All that can happen to a question at a socket. */

import { type DnsServer, isCoredns } from '../cluster/cluster.ts';
import type { DomainName } from '../dns/name.ts';
import { addAll } from '../text/append.ts';
import { isContradictory } from '../text/assumption.ts';
import { defined } from '../text/defined.ts';
import {
  after,
  type Branch,
  type Hop,
  isAmong,
  isFollowed,
  isNoAnswer,
  NO_REPLY,
  type Outcome,
  type QueryKind,
} from './branch.ts';
import { type Alternate, runChain } from './chain.ts';
import type { ChainInput } from './chain-input.ts';
import type { ForwardingGraph } from './graph.ts';
import { afterSilence, atLast, delayed, heardBy, inItsTime, isLate } from './late.ts';
import { mannerKey, mannerOf, type Question } from './question.ts';
import { changedRcode } from './rcodes.ts';
import { MAX_REPLIES } from './replies.ts';
import { MAX_CHOICES, passedBy, route, viewsPass } from './route.ts';
import { send } from './send.ts';
import type { Socket } from './socket.ts';
import { besideUnread, takenByUnread } from './unread-key.ts';

const MAX_BRANCHES = 64;

interface Options {
  readonly queryKind?: QueryKind;
  readonly onGuard?: ChainInput['onGuard'];
  /** What is left where this way failed. */
  readonly failed?: Hop;
  readonly looks?: LookupBudget;
}

/** Never empty. */
export function decide(graph: ForwardingGraph, question: Question, options: Options = {}): readonly Branch[] {
  const { socket, name, type } = question;
  const { looks = { left: MAX_LOOKS, isCut: false } } = options;
  const queryKind = graph.rewriteTargets.has(name) ? 'this name' : (options.queryKind ?? 'new names');
  const { failed } = options;
  const unread = failed === undefined ? takenByUnread(graph, question, queryKind) : undefined;
  if (unread === 'likely') return asProvided(besideUnread(socket), socket);
  const choices = failed === undefined ? route(graph, question) : [{ block: failed.block, assumptions: [] }];
  const branches: Branch[] = [];
  const replyTo = (outcome: Outcome): string | undefined => {
    const reply = heardBy(socket.server, knownReply(graph, outcome, queryKind, looks));
    return reply === NO_REPLY ? undefined : reply;
  };
  const isSilent = (outcome: Outcome): boolean =>
    graph.mayDrop && heardBy(socket.server, knownReply(graph, outcome, queryKind, looks)) === NO_REPLY;
  const guard = { ...mannerOf(question), ...defined({ onGuard: options.onGuard, failed: failed?.step }) };
  for (const [index, choice] of choices.entries()) {
    if (branches.length > MAX_BRANCHES || index >= MAX_CHOICES) {
      branches.push(unfollowed(choice, socket));
      return branches;
    }
    addAll(branches, runBlock({ graph, socket, ...choice, queryKind, replyTo, isSilent, ...guard }, name, type));
  }
  const last = choices[choices.length - 1];
  if (failed === undefined && (last === undefined || viewsPass(graph, last.block, question) === 'maybe')) {
    branches.push({
      certainty: branches.length === 0 ? 'certain' : 'assumed',
      probability: 1,
      assumptions: choices.flatMap(({ block }) =>
        viewsPass(graph, block, question) === 'maybe' ? [passedBy(block)] : [],
      ),
      outcome: {
        kind: 'fails',
        rcode: 'REFUSED',
        because: 'no server block here takes the name',
        at: socket.server.at,
      },
    });
  }
  // Both branches of one condition exclude each other.
  const possible = branches.filter((branch) => branch.assumptions.length < 2 || !isContradictory(branch.assumptions));
  const all = possible.length === 0 ? branches : possible;
  return asProvided(unread === undefined ? all : besideUnread(socket, all), socket);
}

/** What is sent on has the assumptions of the upstream. */
function asProvided(branches: readonly Branch[], { server: { provided } }: Socket): readonly Branch[] {
  if (provided === undefined) return branches;
  return branches.map((branch): Branch => {
    if (branch.outcome.kind === 'sent') return branch;
    const { block, assumptions } = branch;
    const missing = provided.flatMap(({ holds, blocks }) =>
      assumptions.includes(holds) || (blocks !== undefined && (block === undefined || !blocks.has(block)))
        ? []
        : [holds],
    );
    if (missing.length === 0) return branch;
    return { ...branch, certainty: 'assumed', assumptions: [...assumptions, ...missing] };
  });
}

/** Never the first choice: all before it are assumed to have passed the question. */
function unfollowed({ block, assumptions }: ReturnType<typeof route>[number], { server }: Socket): Branch {
  const because = 'more server blocks may take the question than are followed';
  const outcome: Outcome = { kind: 'unknown', because, at: server.at };
  return { certainty: 'assumed', probability: 1, assumptions, block, outcome };
}

export function questionOf(outcome: Extract<Outcome, { kind: 'sent' }>): Question {
  const { to: socket, name, type, manner } = outcome;
  const { source, withoutRecursion, overTcp } = manner;
  // Hot: a spread would be slow.
  return { socket, name, type, source, withoutRecursion, overTcp };
}

function runBlock(asked: ChainInput, name: DomainName, type: string): readonly Branch[] {
  const alternates: Alternate[] = [];
  const chain = runChain(asked, name, type, alternates);
  if (alternates.length === 0) return chain;
  const out: Branch[] = [];
  const open = new Set(alternates);
  const ask = (one: Alternate): Branch[] => send(asked, one.step, one.name, one.type);
  for (const branch of chain) {
    const reply = asked.replyTo(branch.outcome);
    const alternate = alternates.find((one) => isAmong(reply, one.step.onlyAfter ?? []));
    if (alternate !== undefined) {
      for (const one of ask(alternate)) out.push(after(branch, one));
      continue;
    }
    out.push(branch);
    if (reply !== undefined) continue;
    for (const one of open) for (const other of ask(one)) out.push(after({ ...branch, certainty: 'failure' }, other));
    open.clear();
  }
  return out;
}

/** A chain of `failover` may branch without end. */
interface LookupBudget {
  left: number;
  depth?: number;
  isCut: boolean;
}
const MAX_LOOKS = 200;
const MAX_DEPTH = 12;
/** A reply that was cut is looked for again only with so many more hops left: each hop of a name that grows would do so. */
const WORTHWHILE = 4;

/** `forward` makes FORMERR of it and asks nobody else (forward.go ServeDNS). */
const MISMATCH = 'reply to another question';

/** The rcode of all ways; `NODATA`: an empty NOERROR. */
function knownReply(
  graph: ForwardingGraph,
  outcome: Outcome,
  queryKind: QueryKind,
  looks: LookupBudget,
): string | undefined {
  if (outcome.kind === 'answered') return outcome.rcode;
  if (outcome.kind === 'fails') return outcome.silent === true ? NO_REPLY : outcome.rcode;
  if (outcome.kind !== 'sent') return undefined;
  const { known, open, cut } = graph.replies;
  const key = `${queryKind}|${outcome.to.index}|${mannerKey(outcome.manner)}|${outcome.type}|${outcome.name}`;
  if (known.has(key)) return known.get(key);
  // A reply that depends on itself never comes.
  if (open.has(key)) return undefined;
  const depth = looks.depth ?? 0;
  const before = cut.get(key);
  if (before !== undefined && depth > before.depth - WORTHWHILE) {
    looks.isCut = true;
    return before.reply;
  }
  if (looks.left <= 0 || depth >= MAX_DEPTH) {
    looks.isCut = true;
    return undefined;
  }
  const wasCut = looks.isCut;
  looks.isCut = false;
  looks.left -= 1;
  open.add(key);
  looks.depth = depth + 1;
  const branches = decide(graph, questionOf(outcome), { queryKind, looks });
  let reply: string | undefined;
  for (const [index, branch] of branches.entries()) {
    // Only where the upstream before is down.
    if (branch.certainty === 'failure' && reply !== undefined && branch.step === branches[0]?.step) continue;
    const one =
      branch.certainty === 'certain' || branch.certainty === 'share'
        ? replyOf(outcome.to, branch, handedOn(outcome.to, branch, knownReply(graph, branch.outcome, queryKind, looks)))
        : undefined;
    if (one === undefined || (index > 0 && one !== reply)) {
      reply = undefined;
      break;
    }
    reply = one;
  }
  looks.depth = depth;
  open.delete(key);
  if (known.size + cut.size < MAX_REPLIES)
    if (!looks.isCut) known.set(key, reply);
    else if (looks.left > 0) cut.set(key, { depth, reply });
  looks.isCut ||= wasCut;
  return reply;
}

function handedOn({ server }: Socket, branch: Branch, given: string | undefined): string | undefined {
  return inItsTime(server, branch, given, madeOf(server, branch, heardBy(server, given)));
}

function madeOf(server: DnsServer, { outcome, step }: Branch, reply: string | undefined): string | undefined {
  if (outcome.kind !== 'sent') return reply;
  if (step !== undefined && isFollowed(reply, step)) return undefined;
  if (step?.fallsBack === 'roots' && (reply === NO_REPLY || isNoAnswer(reply, step))) return undefined;
  if (reply === NO_REPLY && step?.onlyRelays === true) return NO_REPLY;
  if (reply === NO_REPLY) return afterSilence(server, step);
  if (
    step?.dropsFailures === true &&
    outcome.hop.passesFailure !== true &&
    (reply === 'REFUSED' || reply === 'SERVFAIL')
  )
    return NO_REPLY;
  return step !== undefined && reply !== MISMATCH && isNoAnswer(reply, step) ? 'SERVFAIL' : reply;
}

function replyOf({ server }: Socket, branch: Branch, given: string | undefined): string | undefined {
  if (given === NO_REPLY) return given;
  const reply = atLast(given);
  if (branch.unreverted === true) return MISMATCH;
  if (branch.ifMissing !== undefined && reply === 'NXDOMAIN') return undefined;
  if (branch.ifFailed !== undefined && (reply === 'REFUSED' || reply === 'SERVFAIL')) return undefined;
  const own = reply !== MISMATCH ? reply : isCoredns(server) ? 'FORMERR' : undefined;
  const changed = changedRcode(own, branch.rcodes);
  return isLate(given) ? delayed(changed) : changed;
}
