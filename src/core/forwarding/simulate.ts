/** Pours all names in at every socket and finds those that come back. */

import type { DomainName } from '../dns/name.ts';
import { compareLocations } from '../text/location.ts';
import type { Hop } from './branch.ts';
import { decide } from './decide.ts';
import { blockId, describe } from './describe-loop.ts';
import type { ForwardingGraph, Socket } from './graph.ts';
import type { Loop } from './loop.ts';
import { cyclicComponents } from './loops.ts';
import { type NameClass, type Partition, partition } from './names.ts';
import { heedsReplies, reachable, serverEdges, serversOf } from './server-edges.ts';
import type { State } from './states.ts';
import { GROWING_ROUNDS } from './walk.ts';

export interface Simulation {
  readonly loops: readonly Loop[];
  /** Set when a bound was reached, in words: the rest was not looked at. */
  readonly truncated?: string;
}

/** States (socket, name class, type) looked at for one cyclic group of servers. */
const MAX_STATES = 4_000_000;

export function simulate(graph: ForwardingGraph): Simulation {
  const loops: Loop[] = [];
  let truncated: string | undefined;
  const edges = serverEdges(graph);
  for (const component of cyclicComponents(edges)) {
    const group = serversOf(graph, component);
    const sockets = group.flatMap((server) => graph.socketsOf.get(server.id) ?? []);
    // Where a reply decides who is asked next, the names that other servers tell apart matter too.
    const asked = group.some(heedsReplies) ? serversOf(graph, reachable(edges, component)) : group;
    const space = partition(asked);
    const found = simulateGroup(graph, sockets, space);
    // What a server that no file shows does all alone is its nodes' doing, and said of them.
    for (const loop of found.loops) if (!loop.hops.every((hop) => hop.server.implied === true)) loops.push(loop);
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
  const stateOf = (
    socket: Socket,
    name: DomainName,
    type: string,
    cls: NameClass | undefined,
    from: State['from'],
  ): number | undefined => {
    const key = `${socket.index}|${type}|${name}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    if (states.length >= MAX_STATES) {
      truncated = `more than ${MAX_STATES} combinations of names and servers`;
      return undefined;
    }
    states.push({ socket, name, type, cls, from, edges: undefined });
    byKey.set(key, states.length - 1);
    return states.length - 1;
  };
  const outgrown: number[] = [];
  let renamed = false;
  for (const cls of space.classes)
    for (const type of space.types) for (const socket of sockets) stateOf(socket, cls.sample, type, cls, undefined);
  for (let i = 0; i < states.length; i += 1) {
    const state = states[i] as State;
    state.edges = [];
    const edges = state.edges;
    for (const branch of decide(graph, state.socket, state.name, state.type)) {
      if (branch.outcome.kind === 'fails' && branch.outcome.outgrown === true) outgrown.push(i);
      if (branch.outcome.kind !== 'sent' || !inside.has(branch.outcome.to)) continue;
      const to = stateOf(
        branch.outcome.to,
        branch.outcome.name,
        branch.outcome.type,
        branch.outcome.name === state.name ? state.cls : undefined,
        { state: i, edge: { branch, hop: branch.outcome.hop } },
      );
      if (to !== undefined) edges.push({ to, branch, hop: branch.outcome.hop });
      if (branch.outcome.name !== state.name) renamed = true;
    }
  }
  for (const last of outgrown) closeGrowing(states, last);
  const loops: Loop[] = [];
  const inLoop = new Set<number>();
  /** Stanzas that a surer loop has been reported of. */
  const reported = new Set<string>();
  const levels: readonly (readonly string[])[] = [
    ['certain', 'share'],
    ['certain', 'share', 'failure'],
    ['certain', 'share', 'failure', 'assumed'],
  ];
  for (const [level, sureties] of levels.entries()) {
    const edges = states.map((state) =>
      (state.edges ?? []).filter((edge) => sureties.includes(edge.branch.certainty)).map((edge) => edge.to),
    );
    const groups = new Map<string, { members: number[][] }>();
    for (const component of cyclicComponents(edges)) {
      if (component.some((vertex) => inLoop.has(vertex))) continue;
      const within = new Set(component);
      const blocks = new Set<string>();
      for (const vertex of component) {
        for (const edge of states[vertex]?.edges ?? []) {
          if (within.has(edge.to) && sureties.includes(edge.branch.certainty)) blocks.add(blockId(edge.hop));
        }
      }
      const key = [...blocks].sort().join(' ');
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { members: [component] });
      else group.members.push(component);
    }
    const merged = mergeByPlace(states, groups.values(), sureties);
    const leading = renamed ? leadingInto(states, edges, [...merged.values()]) : [];
    for (const [index, [place, group]] of [...merged].entries()) {
      for (const component of group.members) for (const vertex of component) inLoop.add(vertex);
      if (reported.has(place)) continue;
      const loop = describe(states, edges, group.members, leading[index] ?? [], sureties, level, space);
      if (loop !== undefined) loops.push(loop);
    }
    for (const place of merged.keys()) reported.add(place);
  }
  return truncated === undefined ? { loops } : { loops, truncated };
}

/**
 * For each group of loops the states at its own sockets that lead into it and are not in it: names that a rewrite makes
 * one of those that come back. One pass over all edges, backwards.
 */
function leadingInto(
  states: readonly State[],
  edges: readonly (readonly number[])[],
  groups: readonly { readonly members: readonly (readonly number[])[] }[],
): number[][] {
  const back: number[][] = states.map(() => []);
  for (const [from, list] of edges.entries()) for (const to of list) back[to]?.push(from);
  const owner = new Int32Array(states.length).fill(-1);
  const open: number[] = [];
  for (const [index, group] of groups.entries())
    for (const component of group.members)
      for (const vertex of component) {
        owner[vertex] = index;
        open.push(vertex);
      }
  const sockets = groups.map(
    (group) => new Set(group.members.flatMap((component) => component.map((vertex) => states[vertex]?.socket))),
  );
  const leading: number[][] = groups.map(() => []);
  for (let at = 0; at < open.length; at += 1) {
    const index = owner[open[at] as number] as number;
    for (const from of back[open[at] as number] ?? []) {
      if (owner[from] !== -1) continue;
      owner[from] = index;
      open.push(from);
      if (sockets[index]?.has(states[from]?.socket)) leading[index]?.push(from);
    }
  }
  return leading;
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

/** Loops that a person would end at the same line are one finding: those whose first block, by file and offset, is the same stanza. */
function mergeByPlace(
  states: readonly State[],
  groups: Iterable<{ members: number[][] }>,
  sureties: readonly string[],
): ReadonlyMap<string, { members: number[][] }> {
  const out = new Map<string, { members: number[][] }>();
  for (const group of groups) {
    let first: Hop | undefined;
    for (const component of group.members) {
      const within = new Set(component);
      for (const vertex of component) {
        for (const edge of states[vertex]?.edges ?? []) {
          if (!within.has(edge.to) || !sureties.includes(edge.branch.certainty)) continue;
          if (first === undefined || compareLocations(edge.hop.block.at, first.block.at) < 0) first = edge.hop;
        }
      }
    }
    const key = first === undefined ? '' : `${first.server.id}|${first.at.file.path}|${first.at.span.start}`;
    const known = out.get(key);
    if (known === undefined) out.set(key, { members: [...group.members] });
    else known.members.push(...group.members);
  }
  return out;
}
