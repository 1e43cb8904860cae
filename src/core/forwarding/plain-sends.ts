/** Where a plain stanza sends a question, as numbers: what `decide` says, without an object for each upstream. */

import type { DnsServer, KnownUpstream, ResolvedUpstream } from '../cluster/cluster.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { conditionsAt } from '../text/conditions.ts';
import { invariant, itemAt } from '../text/invariant.ts';
import type { Location } from '../text/location.ts';
import { getOrInsert } from '../text/once.ts';
import type { CompiledStep } from './compile.ts';
import { dialled } from './dialled.ts';
import type { ForwardingGraph } from './graph.ts';
import { IntList } from './loops.ts';
import { mannerKey, type Question } from './question.ts';
import { reach } from './reach.ts';
import type { Reached } from './reached.ts';
import { route } from './route.ts';
import { hopBy, ownAddress } from './send.ts';
import type { Socket } from './socket.ts';
import type { Origin, States } from './states.ts';

/** Numbers of ways: `from` up to `to`, exclusive. */
export interface WayRange {
  readonly from: number;
  readonly to: number;
}
const NONE: WayRange = { from: 0, to: 0 };

/** Undefined: ask `decide`. `inside`: other sockets lead nowhere. */
export function plainSends(
  graph: ForwardingGraph,
  inside: ReadonlySet<Socket>,
  states: States,
): (question: Question) => WayRange | undefined {
  const known = new Map<DnsServer, Map<ForwardStep, number>>();
  const [from, to] = [new IntList(), new IntList()];
  const blocks: ServerBlock[] = [];
  return (question) => {
    if (graph.mayDrop || graph.heedsTcp || mannerKey(question) !== '' || question.socket.unread) return undefined;
    const sending = plainStanza(graph, question);
    if (sending === undefined) return undefined;
    if (sending === 'nobody') return NONE;
    const { server } = question.socket;
    const here = getOrInsert(known, server, () => new Map<ForwardStep, number>());
    let index = here.get(sending.step);
    if (index === undefined) {
      const ways = isPlain(sending.step) ? waysOf(graph, inside, states, { server, ...sending }) : undefined;
      index = from.length;
      here.set(sending.step, index);
      from.push(ways?.from ?? -1);
      to.push(ways?.to ?? -1);
      blocks.push(sending.block);
    }
    if (from.at(index) === -1 || blocks[index] !== sending.block) return undefined;
    return { from: from.at(index), to: to.at(index) };
  };
}

function plainStanza(
  graph: ForwardingGraph,
  question: Question,
): Pick<Sender, 'block' | 'step'> | 'nobody' | undefined {
  const { name, type } = question;
  const choices = route(graph, question);
  const [choice] = choices;
  if (choice === undefined) return 'nobody';
  const { block } = choice;
  const { steps, candidates, uncompiled } = graph.compiled.get(block);
  if (choices.length > 1 || choice.assumptions.length > 0 || uncompiled > 0) return undefined;
  for (const index of candidates(name)) {
    const compiled: CompiledStep = itemAt(steps, index);
    if (compiled.kind === 'other' && compiled.step.kind !== 'opaque') continue;
    if (compiled.kind !== 'forward') return undefined;
    if (compiled.handles(name, type)) return { block, step: compiled.step };
  }
  return 'nobody';
}

/** Properties that change nothing for the questions here; others, also future ones, are not plain. */
const HARMLESS: ReadonlySet<string> = new Set([
  'kind',
  'plugin',
  'from',
  'except',
  'types',
  'takes',
  'to',
  'policy',
  'maxConcurrent',
  'protocol',
  'checks',
  'merges',
  'givesUp',
  'screens',
  'validatesIfAsked',
  'tellsUnchecked',
  'at',
] satisfies (keyof ForwardStep)[]);

function isPlain(step: ForwardStep): boolean {
  if (step.policy === 'parallel' || isWrittenIf(step.at)) return false;
  return hasOnly(step, HARMLESS);
}

function hasOnly<T extends object>(object: T, keys: ReadonlySet<string>): boolean {
  for (const key in object) {
    const value: unknown = object[key];
    if (keys.has(key) || value === undefined || value === false) continue;
    if (!Array.isArray(value) || value.length > 0) return false;
  }
  return true;
}

function isWrittenIf(at: Location): boolean {
  return conditionsAt(at).length > 0;
}

type Sender = Origin['from'];

function waysOf(
  graph: ForwardingGraph,
  inside: ReadonlySet<Socket>,
  states: States,
  sender: Sender,
): WayRange | undefined {
  const upstreams = sender.server.upstreams.get(sender.step) ?? [];
  const { sockets, alive } = socketsAfter(graph, sender, upstreams) ?? {};
  if (sockets === undefined || alive === undefined) return undefined;
  const hops = (index: number) => hopTo(graph, sender, itemAt(upstreams, index));
  const isInTurn = sender.step.policy === 'sequential';
  const first = { certainty: 'certain', probability: 1, assumptions: [] } as const;
  const share = { certainty: 'share', probability: 1 / alive, assumptions: [] } as const;
  const later = { certainty: 'failure', probability: 1, assumptions: [] } as const;
  const from = states.ways;
  let [usual, next] = [-1, -1];
  let used = 0;
  for (const [index, socket] of sockets.entries()) {
    if (socket === 'dead') continue;
    used += 1;
    if (socket === 'elsewhere' || !inside.has(socket)) continue;
    const isLater = isInTurn && used > 1;
    if (isLater && next === -1) next = states.addOrigin({ branch: later, from: sender, hops });
    if (!isLater && usual === -1)
      usual = states.addOrigin({ branch: isInTurn || alive === 1 ? first : share, from: sender, hops });
    states.addStanzaWay(isLater ? next : usual, index, socket.index);
  }
  return { from, to: states.ways };
}

type After = Socket | 'elsewhere' | 'dead';

/** Sockets of each upstream, and how many upstreams are asked; undefined with an assumption or a share. */
function socketsAfter(
  graph: ForwardingGraph,
  sender: Sender,
  upstreams: readonly ResolvedUpstream[],
): { readonly sockets: readonly After[]; readonly alive: number } | undefined {
  const { server, step } = sender;
  if (isWrittenIf(server.at)) return undefined;
  let alive = 0;
  const sockets: After[] = [];
  for (const upstream of upstreams) {
    if (upstream.kind === 'unknown') return undefined;
    const after = socketAfter(sender, upstream, reach(graph, server, dialled(step, upstream)));
    if (after === undefined) return undefined;
    if (after !== 'dead') alive += 1;
    sockets.push(after);
  }
  return { sockets, alive };
}

function socketAfter({ server }: Sender, upstream: KnownUpstream, reached: Reached): After | undefined {
  if (reached.kind === 'nobody') return 'dead';
  if (reached.kind === 'unknown') return 'elsewhere';
  if (reached.kind === 'outside') return reached.behind === undefined ? 'elsewhere' : undefined;
  const [socket, other] = reached.sockets;
  if (socket === undefined || other !== undefined) return undefined;
  const isSure = reached.certain && reached.assumption === undefined && upstream.assumptions.length === 0;
  if (!isSure || socket.heedsClients) return undefined;
  if (socket.server.assumption !== undefined && socket.server.id !== server.id) return undefined;
  if (ownAddress(reached, socket).length > 0) return undefined;
  const places = [upstream.at, socket.server.at, ...upstream.via.map(({ at }) => at)];
  const isConditional = places.some(isWrittenIf) || (reached.at !== undefined && isWrittenIf(reached.at));
  return isConditional ? undefined : socket;
}

function hopTo(graph: ForwardingGraph, sender: Sender, upstream: ResolvedUpstream): ReturnType<typeof hopBy> {
  invariant(upstream.kind === 'known', 'a way leads by an upstream that is not known');
  return hopBy(graph, sender, upstream, reach(graph, sender.server, dialled(sender.step, upstream)));
}
