/** Groups cyclic states into loops: one for each line to edit and fate of names. */

import type { ServerBlock } from '../facts/server-config.ts';
import { append } from '../text/append.ts';
import { wordsOf } from '../text/assumption.ts';
import { entryAt, itemAt } from '../text/invariant.ts';
import { compareLocations } from '../text/location.ts';
import { getOrInsert } from '../text/once.ts';
import type { Hop } from './branch.ts';
import { blockId, describe, type Level, type Scene } from './describe-loop.ts';
import type { ForwardingGraph } from './graph.ts';
import type { GuardVerdicts } from './guard.ts';
import type { GuardedLoop, Loop } from './loop.ts';
import { type Adjacency, cyclicComponents, reversed } from './loops.ts';
import type { States } from './states.ts';
import { isLoop, walk, walkNewName } from './walk.ts';

interface LoopGroup {
  readonly members: (readonly number[])[];
}
interface ReportedGroup {
  readonly place: string;
  readonly members: (readonly number[])[];
  readonly guard: GuardedLoop['guard'];
  readonly asksForA: boolean;
  /** Of these members; undefined after merging. */
  readonly loop: Loop | undefined;
}

const LEVELS: readonly Level[] = [
  { index: 0, certainties: ['certain', 'share'] },
  { index: 1, certainties: ['certain', 'share', 'failure'] },
  { index: 2, certainties: ['certain', 'share', 'failure', 'assumed'] },
];

/** Most certain first; a less certain one omits names reported before. */
export function groupLoops(
  graph: ForwardingGraph,
  scene: Omit<Scene, 'edges'>,
  rewritten: boolean,
  verdicts: GuardVerdicts,
): GuardedLoop[] {
  const { states } = scene;
  const loops: GuardedLoop[] = [];
  const inLoop = new Uint8Array(states.size);
  const reported = new Map<string, Set<string>>();
  for (const level of LEVELS) {
    // Without more ways nothing more is found.
    if (level.index > 0 && !states.hasWays(level.certainties[level.index + 1])) continue;
    const edges = states.adjacency(level.certainties);
    const at: Scene = { ...scene, edges };
    const open = cyclicComponents(edges).filter((component) => !component.some((vertex) => inLoop[vertex] === 1));
    const groups = byPlaceAndFate(at, level, alike(states, open, level), verdicts.of);
    const leading = rewritten ? leadingInto(states, edges, groups) : [];
    for (const [index, group] of groups.entries()) {
      for (const component of group.members) for (const vertex of component) inLoop[vertex] = 1;
      const known = reported.get(group.place);
      const fresh =
        known === undefined || (level.index === 0 && group.asksForA)
          ? group.members
          : group.members.filter((component) => hasOther(states, component, known));
      const outside = leading[index] ?? [];
      const isKnown = fresh === group.members && outside.length === 0;
      const loop = (isKnown ? group.loop : undefined) ?? describe(at, level, fresh, outside);
      if (loop !== undefined) {
        const sure = asSureAsItsNames(graph, loop);
        loops.push({ ...asSureAsItsAskers(graph, sure, group.guard), guard: group.guard });
      }
      const classes = getOrInsert(reported, group.place, () => new Set());
      for (const component of fresh) for (const one of classesOf(states, component)) classes.add(one);
    }
  }
  return loops;
}

/**
 * For names that exist nowhere a zone's loop is sure. Names that configurations spell out may each be held by an unseen
 * file or API.
 */
function asSureAsItsNames(graph: ForwardingGraph, loop: Loop): Loop {
  if (loop.certainty === 'assumed' || !loop.names.cuts.every(({ apex }) => apex === 'only')) return loop;
  const { name, type } = loop.witness;
  const sockets = loop.blocks.filter(({ block }) => block === loop.hops[0]?.block).map(({ socket }) => socket);
  const ways = sockets.flatMap((socket) => walk(graph, socket, name, type)).filter(isLoop);
  const [first] = ways;
  if (first === undefined || ways.some(({ certainty }) => certainty !== 'assumed')) return loop;
  return assumedFor(loop, first.assumptions);
}

/** What it takes from certain askers alone, such as its own machine, waits for one of them to ask, as a guard does. */
function asSureAsItsAskers(graph: ForwardingGraph, loop: Loop, guard: GuardedLoop['guard']): Loop {
  if (loop.certainty === 'assumed' || loop.witness.source === undefined || guard.verdict === 'fatal') return loop;
  const { name, type } = loop.witness;
  const sockets = [...new Set(loop.blocks.map(({ socket }) => socket))];
  const ways = sockets.flatMap((socket) => walkNewName(graph, socket, name, type)).filter(isLoop);
  const [first] = ways;
  if (first === undefined || ways.some(({ certainty }) => certainty !== 'assumed')) return loop;
  return assumedFor(loop, first.assumptions);
}

function assumedFor(loop: Loop, assumptions: Loop['assumptions']): Loop {
  const { probability: _share, ...rest } = loop;
  return { ...rest, certainty: 'assumed', onFailure: false, assumptions };
}

function* classesOf(states: States, component: readonly number[]): Generator<string> {
  for (const vertex of component) {
    const cls = states.classOf(vertex);
    if (cls !== undefined) yield `${cls.part}|${cls.mark}`;
  }
}

function hasOther(states: States, component: readonly number[], known: ReadonlySet<string>): boolean {
  for (const one of classesOf(states, component)) if (!known.has(one)) return true;
  return false;
}

function eachWithin(
  states: States,
  component: readonly number[],
  level: Level,
  see: (way: number, to: number) => void,
): void {
  const within = new Set(component);
  for (const vertex of component)
    states.eachEdge(vertex, (to, way) => {
      if (within.has(to) && level.certainties.includes(states.branchOf(way).certainty)) see(way, to);
    });
}

function alike(states: States, components: readonly (readonly number[])[], level: Level): LoopGroup[] {
  if (components.length < 2) return components.map((component) => ({ members: [component] }));
  const groups: { readonly members: (readonly number[])[]; readonly ways: Float64Array }[] = [];
  const byHash = new Map<number, number[]>();
  const known = new Map<number, number>();
  const numbers = new Map<string, number>();
  const numberOf = (way: number): number => {
    const before = known.get(states.originOf(way));
    if (before !== undefined) return before;
    const branch = states.branchOf(way);
    const share = Math.round(branch.probability * 1e6);
    const text = [blockId(states.senderOf(way)), branch.certainty, share, ...branch.assumptions.map(wordsOf)].join(' ');
    const number = getOrInsert(numbers, text, () => numbers.size);
    known.set(states.originOf(way), number);
    return number;
  };
  for (const component of components) {
    const found: number[] = [];
    eachWithin(states, component, level, (way, to) => {
      found.push(numberOf(way) * states.sockets + states.socketOf(to).index);
    });
    const ways = distinctNumbers(found);
    const hash = hashOfAll(ways);
    const same = byHash.get(hash)?.find((index) => areSame(itemAt(groups, index).ways, ways));
    if (same === undefined) {
      append(byHash, hash, groups.length);
      groups.push({ members: [component], ways });
    } else itemAt(groups, same).members.push(component);
  }
  return groups;
}

/** Ascending. */
function distinctNumbers(list: readonly number[]): Float64Array {
  const sorted = Float64Array.from(list).sort();
  let length = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const number = entryAt(sorted, index);
    if (length > 0 && sorted[length - 1] === number) continue;
    sorted[length] = number;
    length += 1;
  }
  return sorted.slice(0, length);
}

function hashOfAll(numbers: Float64Array): number {
  let hash = numbers.length;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = entryAt(numbers, index);
    hash = Math.imul(hash ^ (number | 0) ^ Math.floor(number / 0x1_0000_0000), 0x9e3779b1) ^ (hash >>> 15);
  }
  return hash;
}

function areSame(one: Float64Array, other: Float64Array): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index]);
}

/** By first stanza, where certainty, share and guard agree. */
function byPlaceAndFate(
  scene: Scene,
  level: Level,
  groups: readonly LoopGroup[],
  verdictOf: (loop: Loop) => GuardedLoop['guard'],
): ReportedGroup[] {
  const out = new Map<string, ReportedGroup>();
  for (const { members } of groups) {
    const loop = describe(scene, level, members, []);
    if (loop === undefined) continue;
    const guard = verdictOf(loop);
    const place = placeOf(scene.states, members, level);
    const { certainty, probability = '', grows = '' } = loop;
    const key = [place, certainty, probability, grows, guard.verdict].join('\n');
    const known = out.get(key);
    if (known === undefined)
      out.set(key, { place, members: [...members], guard, asksForA: loop.witness.type === 'A', loop });
    else
      out.set(key, {
        ...known,
        members: [...known.members, ...members],
        asksForA: known.asksForA || loop.witness.type === 'A',
        loop: undefined,
      });
  }
  return [...out.values()].sort((a, b) => Number(b.asksForA) - Number(a.asksForA));
}

/** YAML aliases and variables repeat one text in several blocks. */
function stanzaOf({ server, at, block }: Hop): string {
  return `${server.id}|${at.file.path}|${at.span.start}|${block.at.file.path}|${block.at.span.start}`;
}

function placeOf(states: States, members: readonly (readonly number[])[], level: Level): string {
  let first: { readonly way: number; readonly block: ServerBlock } | undefined;
  for (const component of members)
    eachWithin(states, component, level, (way) => {
      const { block } = states.senderOf(way);
      if (block === first?.block) return;
      if (first === undefined || compareLocations(block.at, first.block.at) < 0) first = { way, block };
    });
  return first === undefined ? '' : stanzaOf(states.hopOf(first.way));
}

/** States outside each group whose rewrites lead in. One backward pass. */
function leadingInto(states: States, edges: Adjacency, groups: readonly LoopGroup[]): number[][] {
  const back = reversed(edges);
  const owner = new Int32Array(states.size).fill(-1);
  const open: number[] = [];
  for (const [index, group] of groups.entries())
    for (const component of group.members)
      for (const vertex of component) {
        owner[vertex] = index;
        open.push(vertex);
      }
  const sockets = groups.map(
    (group) => new Set(group.members.flatMap((component) => component.map((vertex) => states.socketOf(vertex)))),
  );
  const leading: number[][] = groups.map(() => []);
  for (let at = 0; at < open.length; at += 1) {
    const vertex = itemAt(open, at);
    const index = entryAt(owner, vertex);
    for (let edge = entryAt(back.first, vertex); edge < entryAt(back.first, vertex + 1); edge += 1) {
      const from = entryAt(back.to, edge);
      if (owner[from] !== -1) continue;
      owner[from] = index;
      open.push(from);
      if (sockets[index]?.has(states.socketOf(from))) leading[index]?.push(from);
    }
  }
  return leading;
}
