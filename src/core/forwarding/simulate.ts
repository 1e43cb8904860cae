/** Sends all names to every socket and finds those that return. */

import type { DnsServer } from '../cluster/cluster.ts';
import { ancestry, type DomainName } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { append, largest } from '../text/append.ts';
import { type Budget, beyondBound, beyondLimit, openBudget, type Resource } from '../text/budget.ts';
import { itemAt, present } from '../text/invariant.ts';
import { compareLocations } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert, oncePer } from '../text/once.ts';
import { decide, questionOf } from './decide.ts';
import { type ForwardingGraph, tellsTcp } from './graph.ts';
import { groupLoops } from './group-loops.ts';
import { guardVerdicts } from './guard.ts';
import type { GuardedLoop } from './loop.ts';
import { adjacencyOf, cyclicComponents } from './loops.ts';
import { type Ending, followedClasses, localClasses, type NameClasses, nameClasses } from './names.ts';
import { plainSends, type WayRange } from './plain-sends.ts';
import { type Manner, mannerKey, type Question } from './question.ts';
import { everyDialled, reach } from './reach.ts';
import { endingBlocks, heedsReplies, leadsOnward, reachable, serverEdges, serversOf } from './server-edges.ts';
import type { Socket } from './socket.ts';
import { States } from './states.ts';
import { GROWING_ROUNDS } from './walk.ts';

export interface Simulation {
  readonly loops: readonly GuardedLoop[];
  readonly unjudged: readonly Notice[];
}

export function simulate(graph: ForwardingGraph, budget: Budget = openBudget()): Simulation {
  const unjudged: Notice[] = [];
  const edges = serverEdges(graph, budget, unjudged);
  const components = cyclicComponents(adjacencyOf(edges));
  const found: (readonly GuardedLoop[])[] = components.map(() => []);
  // So that large groups do not use up small ones' budget.
  const order = [...components.keys()].sort(
    (a, b) => itemAt(components, a).length - itemAt(components, b).length || a - b,
  );
  for (const index of order) {
    const component = itemAt(components, index);
    const group = serversOf(graph, component);
    const sockets = group.flatMap((server) => present(graph.socketsOf.get(server.id)));
    // Where replies decide, names that other servers distinguish matter too.
    const heedful = graph.mayDrop || group.some(heedsReplies);
    const asked = group.some(heedsReplies) ? serversOf(graph, reachable(edges, component)) : group;
    const ending = heedful ? NOBODY_ENDS : endingBlocks(graph, group);
    const one = simulateGroup({ graph, sockets, space: nameClasses(asked, [], undefined, ending), budget });
    // An implied server's own loop is reported for its nodes.
    found[index] = one.loops.filter((loop) => !loop.hops.every((hop) => hop.server.implied === true));
    for (const notice of one.unjudged) unjudged.push(notice);
  }
  const loops = found.flat();
  loops.sort((a, b) => compareLocations(itemAt(a.hops, 0).at, itemAt(b.hops, 0).at));
  return { loops, unjudged };
}

/** Replies to names that it sends nowhere matter to who asks it. */
const NOBODY_ENDS: Ending = new Map();

interface SocketGroup {
  readonly graph: ForwardingGraph;
  readonly sockets: readonly Socket[];
  readonly space: NameClasses;
  readonly budget: Budget;
}

function simulateGroup(group: SocketGroup): Simulation {
  const unjudged: Notice[] = [];
  const addNotice = (limit: Resource, message: string): void => {
    const at = group.sockets[0]?.server.at;
    if (at !== undefined) unjudged.push(beyondLimit(limit, message, at));
  };
  for (const block of group.space.unknown)
    if (block.steps.some(({ kind }) => kind === 'forward'))
      unjudged.push(
        beyondBound('which names the view of this server block takes is not known: none is followed', block.at),
      );
  const { states, rewritten } = explore(group, addNotice);
  const loops: GuardedLoop[] = [];
  let unreported = 0;
  const verdicts = guardVerdicts(group.graph);
  for (const loop of groupLoops(group.graph, { states, space: group.space }, rewritten, verdicts)) {
    if (group.budget.take('hops', loop.hops.length)) loops.push(loop);
    else unreported += 1;
  }
  if (unreported > 0)
    addNotice(
      'hops',
      `${unreported} more loops through these servers are not reported: they and the reported ones have too many hops`,
    );
  if (verdicts.overBudget() > 0)
    addNotice(
      'probes',
      `what ${verdicts.overBudget()} guards of servers that reach each other from here do is not certain: their probes go more ways than are followed`,
    );
  return { loops, unjudged };
}

type AddNotice = (limit: Resource, message: string) => void;

function seededStates({ graph, sockets, space, budget }: SocketGroup, addNotice: AddNotice): States {
  const states = new States(graph.sockets);
  const mayTake = takersOf(sockets);
  let left = 0;
  const classes = followedClasses(space);
  const manners: readonly Manner[] = sockets.some(tellsTcp) ? [{}, { overTcp: 'perhaps' }] : [{}];
  for (const cls of classes) {
    const takers = mayTake(cls.sample);
    if (!budget.take('states', takers.length * space.types.length * manners.length)) {
      left += 1;
      continue;
    }
    for (const type of space.types)
      for (const socket of takers)
        for (const manner of manners) {
          const question = { socket, name: cls.sample, type, ...manner };
          if (states.find(question) === undefined) states.add(question, cls);
        }
  }
  if (left > 0)
    addNotice(
      'states',
      `${left} of ${classes.length} sets of names are not followed through the servers that reach each other from here: they are too many for so many servers`,
    );
  return states;
}

/** Follows every class; what leaves this group cannot come back. */
function explore(group: SocketGroup, addNotice: AddNotice): { readonly states: States; readonly rewritten: boolean } {
  const { graph, budget } = group;
  const states = seededStates(group, addNotice);
  const outgrown: number[] = [];
  let rewritten = false;
  let untested = 0;
  let lost = 0;
  const testsOf = testsAt(graph);
  const unrenamed = graph.budget.refused('renames');
  const inside = new Set(group.sockets);
  const onwardOf = onwardFrom(graph, inside, states);
  const plainOf = plainSends(graph, inside, states);
  for (let i = 0; i < states.size && lost <= MAX_LOST; i += 1) {
    states.begin();
    if (states.hasGrown(i, states.size < MANY_STATES ? MAX_GROWN : GROWING_ROUNDS)) {
      outgrown.push(i);
      continue;
    }
    const question = states.questionOf(i);
    if (!budget.take('tests', testsOf(question.socket))) {
      untested += 1;
      continue;
    }
    const plain = plainOf(question);
    if (plain !== undefined) {
      lost += followed(states, i, plain, budget);
      continue;
    }
    const { name } = question;
    const { sent, outgrows } = onwardOf(question);
    if (outgrows) outgrown.push(i);
    for (const { way, renamedTo, ...asked } of sent) {
      if (renamedTo !== undefined || asked.type !== question.type) rewritten = true;
      const next = { ...asked, name: renamedTo ?? name };
      let to = states.find(next);
      if (!budget.take('edges') || (to === undefined && !budget.take('states'))) {
        lost += 1;
        continue;
      }
      const cls = renamedTo === undefined ? states.classOf(i) : undefined;
      to ??= states.add(next, cls, { state: i, way });
      states.join(to, way);
    }
  }
  if (lost > 0)
    addNotice(
      'edges',
      'not all ways between the servers that reach each other from here are followed: they are too many',
    );
  if (untested > 0) addNotice('tests', `${untested} ${UNTESTED}`);
  if (graph.budget.refused('renames') > unrenamed) addNotice('renames', UNRENAMED);
  for (const last of outgrown) closeGrowing(states, last);
  return { states, rewritten };
}

/** Visits of one socket, each with a longer name: by which recorded loops differ from chains (test/conformance/laboratory.mjs loopSteps). */
const MAX_GROWN = 10;
/** Ways that part again and again lengthen a name in ever more orders. */
const MANY_STATES = 10_000;

/** Returns how many are beyond the budget. */
function followed(states: States, state: number, { from, to: end }: WayRange, budget: Budget): number {
  let lost = 0;
  for (let way = from; way < end; way += 1) {
    const socket = states.socketAfter(way);
    let to = states.findAlike(state, socket);
    if (!budget.take('edges') || (to === undefined && !budget.take('states'))) {
      lost += 1;
      continue;
    }
    to ??= states.addAlike(state, socket, way);
    states.join(to, way);
  }
  return lost;
}

const UNTESTED =
  'questions to servers that reach each other from here are not followed: they would be matched against too many patterns';

const UNRENAMED =
  'not all names that rewrites of the servers that reach each other from here make of others are followed: they are too many';

/** Cost of a question: patterns tested by the socket's blocks. */
function testsAt(graph: ForwardingGraph): (socket: Socket) => number {
  return oncePer(({ zones }) => {
    let tests = 0;
    for (const blocks of zones.values())
      for (const block of blocks) tests = Math.max(tests, graph.compiled.get(block).tests);
    return tests;
  });
}

interface Onward {
  readonly sent: readonly (Omit<Question, 'name'> & {
    readonly way: number;
    readonly renamedTo: DomainName | undefined;
  })[];
  readonly outgrows: boolean;
}

/** Calls `decide` once for all names treated alike. */
function onwardFrom(
  graph: ForwardingGraph,
  inside: ReadonlySet<Socket>,
  states: States,
): (question: Question) => Onward {
  const known = new Map<Socket, Map<string, Onward>>();
  const classesAt = localClassesBySocket(graph);
  const decided = (question: Question): Onward => {
    const sent: Onward['sent'][number][] = [];
    let outgrows = false;
    for (const { outcome, ...branch } of decide(graph, question)) {
      if (outcome.kind === 'fails' && outcome.outgrown === true) outgrows = true;
      if (outcome.kind !== 'sent' || !inside.has(outcome.to)) continue;
      // A ring ends where somebody looks the name up.
      const lasts = outcome.hop.step.fallsBack !== 'roots' || branch.certainty === 'assumed';
      const way = states.wayOf(lasts ? branch : { ...branch, certainty: 'failure', probability: 1 }, outcome.hop);
      const renamedTo = outcome.name === question.name ? undefined : outcome.name;
      sent.push({ ...questionOf(outcome), way, renamedTo });
    }
    return { sent, outgrows };
  };
  return (question) => {
    const { socket, name, type } = question;
    const local = classesAt(socket)?.(name);
    // Who is asked over TCP may heed replies where else it does not (send.ts failureOverTcp).
    if (local === undefined || question.overTcp === true) return decided(question);
    const here = getOrInsert(known, socket, () => new Map<string, Onward>());
    const one = graph.rewriteTargets.has(name) ? name : local;
    const key = `${type} ${mannerKey(question)} ${one}`;
    return getOrInsert(here, key, () => decided(question));
  };
}

/** Once for sockets with the same blocks, of which there may be thousands. */
function localClassesBySocket(graph: ForwardingGraph): (socket: Socket) => ReturnType<typeof localClasses> {
  const byBlocks = new Map<string, ReturnType<typeof localClasses>>();
  const numbers = new Map<ServerBlock, number>();
  return oncePer(({ unread, zones, server }) => {
    if (unread !== undefined) return undefined;
    const blocks = [...new Set([...zones.values()].flat())];
    const key = blocks.map((block) => getOrInsert(numbers, block, () => numbers.size)).join();
    const heedsReply = (step: ForwardStep, block: ServerBlock): boolean =>
      leadsOnward(step, block) || ((graph.mayDrop || step.failover.length > 0) && hasSeveral(graph, server, step));
    if (!byBlocks.has(key)) byBlocks.set(key, localClasses(blocks, heedsReply));
    return byBlocks.get(key);
  });
}

function hasSeveral(graph: ForwardingGraph, server: DnsServer, step: ForwardStep): boolean {
  const [upstream, another] = server.upstreams.get(step) ?? [];
  if (another !== undefined || upstream?.kind !== 'known') return another !== undefined;
  return everyDialled(graph, step, upstream).some((to) => {
    const reached = reach(graph, server, to);
    return reached.kind === 'sockets' && reached.sockets.length > 1;
  });
}

/** Then the rest is given up. */
const MAX_LOST = 1000;

/** In order; a name without a block is refused. */
function takersOf(sockets: readonly Socket[]): (name: DomainName) => readonly Socket[] {
  const positions = new Map<DomainName, number[]>();
  for (const [position, socket] of sockets.entries())
    for (const zone of socket.zones.keys()) append(positions, zone, position);
  return (name) => {
    const found = new Set<number>();
    for (const zone of ancestry(name)) {
      const here = positions.get(zone) ?? [];
      if (here.length === sockets.length) return sockets;
      for (const position of here) found.add(position);
    }
    return [...found].sort((a, b) => a - b).map((position) => itemAt(sockets, position));
  };
}

const BY_CERTAINTY = ['certain', 'share', 'failure', 'assumed'] as const;

/**
 * A lengthened name never recurs: it returns until no DNS message holds it. The first return counts as one to the
 * original name, as certain as the path's least certain step.
 */
function closeGrowing(states: States, last: number): void {
  const route: number[] = [];
  for (let at: number | undefined = last; at !== undefined; at = states.fromOf(at)?.state) route.push(at);
  route.reverse();
  const start = itemAt(route, 0);
  const socket = states.socketOf(start);
  const returns = route.filter((at) => states.socketOf(at) === socket);
  const back = returns[1];
  if (back === undefined || returns.length < GROWING_ROUNDS) return;
  const before = states.fromOf(back);
  if (before === undefined || states.edgesOf(before.state).some((edge) => edge.to === start)) return;
  const ranks = route.map((at) => BY_CERTAINTY.indexOf(states.fromOf(at)?.way.branch.certainty ?? 'certain'));
  const rank = largest(ranks, 0);
  const certainty = itemAt(BY_CERTAINTY, rank);
  const { branch, hop } = before.way;
  states.joinLater(before.state, { to: start, branch: { ...branch, certainty }, hop, grows: true });
}
