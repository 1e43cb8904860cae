/** Pours all names in at every socket and finds those that come back. */
import { compareLocations } from '../text/location.ts';
import { decide, type Question, questionOf } from './decide.ts';
import type { ForwardingGraph, Socket } from './graph.ts';
import { groupLoops } from './group-loops.ts';
import type { GuardedLoop } from './loop.ts';
import { cyclicComponents } from './loops.ts';
import { type NameClass, type Partition, partition } from './names.ts';
import { heedsReplies, reachable, serverEdges, serversOf } from './server-edges.ts';
import type { State } from './states.ts';
import { GROWING_ROUNDS } from './walk.ts';

export interface Simulation {
  readonly loops: readonly GuardedLoop[];
  /** Set when a bound was reached, in words: the rest was not looked at. */
  readonly truncated?: string;
}

/** States (socket, name class, type) looked at for one cyclic group of servers. */
const MAX_STATES = 4_000_000;

export function simulate(graph: ForwardingGraph): Simulation {
  const loops: GuardedLoop[] = [];
  let truncated: string | undefined;
  const edges = serverEdges(graph);
  for (const component of cyclicComponents(edges)) {
    const group = serversOf(graph, component);
    const sockets = group.flatMap((server) => graph.socketsOf.get(server.id) ?? []);
    // Where a reply decides who is asked next, the names that other servers tell apart matter too.
    const asked = group.some(heedsReplies) ? serversOf(graph, reachable(edges, component)) : group;
    const space = partition(asked);
    const found = simulateGroup(graph, sockets, space);
    for (const loop of found.loops) loops.push(loop);
    if (found.truncated !== undefined) truncated = found.truncated;
  }
  loops.sort((a, b) => {
    const left = a.hops[0];
    const right = b.hops[0];
    return left === undefined || right === undefined ? 0 : compareLocations(left.at, right.at);
  });
  return truncated === undefined ? { loops } : { loops, truncated };
}

function simulateGroup(graph: ForwardingGraph, sockets: readonly Socket[], space: Partition): Simulation {
  const states: State[] = [];
  const byKey = new Map<string, number>();
  let truncated: string | undefined;
  // Names of this group are cut as its own servers cut them; what leaves it cannot come back.
  const inside = new Set(sockets);
  const stateOf = (question: Question, cls: NameClass | undefined, from: State['from']): number | undefined => {
    const { socket, name, type, source } = question;
    const key = `${socket.index}|${source ?? ''}|${type}|${name}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    if (states.length >= MAX_STATES) {
      truncated = `more than ${MAX_STATES} combinations of names and servers`;
      return undefined;
    }
    states.push({ socket, name, type, source, cls, from, edges: undefined });
    byKey.set(key, states.length - 1);
    return states.length - 1;
  };
  const outgrown: number[] = [];
  let renamed = false;
  for (const cls of space.classes)
    for (const type of space.types)
      for (const socket of sockets) stateOf({ socket, name: cls.sample, type }, cls, undefined);
  for (let i = 0; i < states.length; i += 1) {
    const state = states[i] as State;
    state.edges = [];
    const edges = state.edges;
    for (const branch of decide(graph, state)) {
      if (branch.outcome.kind === 'fails' && branch.outcome.outgrown === true) outgrown.push(i);
      if (branch.outcome.kind !== 'sent' || !inside.has(branch.outcome.to)) continue;
      const to = stateOf(questionOf(branch.outcome), branch.outcome.name === state.name ? state.cls : undefined, {
        state: i,
        edge: { branch, hop: branch.outcome.hop },
      });
      if (to !== undefined) edges.push({ to, branch, hop: branch.outcome.hop });
      if (branch.outcome.name !== state.name) renamed = true;
    }
  }
  for (const last of outgrown) closeGrowing(states, last);
  const loops = groupLoops(graph, { states, space }, renamed);
  return truncated === undefined ? { loops } : { loops, truncated };
}

const BY_SURETY = ['certain', 'share', 'failure', 'assumed'] as const;

/**
 * A name that a rewrite makes longer on each round never meets itself again: it comes back until no DNS message holds it.
 * Its first return counts as one to the name that it began as, no surer than the least sure step of the whole path.
 */
function closeGrowing(states: readonly State[], last: number): void {
  const route: number[] = [];
  for (let at: number | undefined = last; at !== undefined; at = states[at]?.from?.state) route.push(at);
  route.reverse();
  const start = route[0] as number;
  const socket = states[start]?.socket;
  const returns = route.filter((at) => states[at]?.socket === socket);
  const back = returns[1];
  if (back === undefined || returns.length < GROWING_ROUNDS) return;
  const before = states[back]?.from;
  const edges = before === undefined ? undefined : states[before.state]?.edges;
  if (before === undefined || edges === undefined || edges.some((edge) => edge.to === start)) return;
  const rank = Math.max(...route.map((at) => BY_SURETY.indexOf(states[at]?.from?.edge.branch.certainty ?? 'certain')));
  const certainty = BY_SURETY[rank] ?? 'certain';
  edges.push({ to: start, branch: { ...before.edge.branch, certainty }, hop: before.edge.hop, grows: true });
}
