/** Describes a loop by its states: shortest cycle, names, witness. */

import { isUncommonType } from '../dns/query-type.ts';
import type { LoopTypes } from '../facts/path.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import { type Assumption, isContradictory, wordsOf } from '../text/assumption.ts';
import { defined } from '../text/defined.ts';
import { itemAt } from '../text/invariant.ts';
import { compareLocations } from '../text/location.ts';
import { getOrInsert } from '../text/once.ts';
import type { Certainty, Hop } from './branch.ts';
import type { Loop } from './loop.ts';
import { type Adjacency, shortestCycle } from './loops.ts';
import { type NameClass, type NameClasses, namesOf } from './names.ts';
import { isMeasured, returnProbability } from './return-probability.ts';
import type { Socket } from './socket.ts';
import type { Edge, Origin, States } from './states.ts';

/** Loops through the same stanzas are one finding. */
export function blockId({ server, block, step }: Pick<Hop, 'server' | 'block' | 'step'>): string {
  const { file, span } = step.at;
  return `${server.id}|${file.path}|${span.start}|${block.at.span.start}`;
}

export interface Scene {
  readonly states: States;
  readonly edges: Adjacency;
  readonly space: NameClasses;
}
export interface Level {
  readonly index: 0 | 1 | 2;
  readonly certainties: readonly Certainty[];
}

/** Undefined: no cycle at this level. `leading`: states that a rewrite leads into these. */
export function describe(
  scene: Scene,
  level: Level,
  components: readonly (readonly number[])[],
  leading: readonly number[],
): Loop | undefined {
  const { states, edges, space } = scene;
  const component = plainest(states, components);
  const within = new Set(component);
  for (const start of startsIn(states, within)) {
    const cycle = shortestCycle(edges, start, within);
    const steps = cycle === undefined ? [] : stepsOf(states, cycle, level);
    if (steps.length === 0) continue;
    const assumptions = new Map<string, Assumption>();
    for (const { branch } of steps)
      for (const assumption of branch.assumptions) assumptions.set(wordsOf(assumption), assumption);
    if (isContradictory(assumptions.values())) continue;
    const { socket, ...witness } = states.questionOf(start);
    const { type } = witness;
    const byType = classesByType(states, [...components, leading]);
    // Rewrites on the way make other names of them.
    const own = [...components, leading].map((all) =>
      all.filter((one) => states.socketOf(one).server === socket.server),
    );
    const sent = classesByType(states, own).get(type);
    const isOther = sent !== undefined && sent.size < (byType.get(type)?.size ?? 0);
    return {
      ...certaintyOf(states, start, within, level),
      ...defined({ grows: steps.some(({ grows }) => grows === true) || undefined }),
      assumptions: [...assumptions.values()],
      blocks: blocksOf(states, within),
      hops: steps.map(({ hop }) => hop),
      names: namesOf([...(byType.get(type)?.values() ?? [])], space),
      ...defined({
        sent: isOther ? namesOf([...sent.values()], space) : undefined,
        types: typesOf(byType, type, space),
      }),
      witness,
    };
  }
  return undefined;
}

/** The component shown: of the plainest question, with a name class where possible. */
function plainest(states: States, components: readonly (readonly number[])[]): readonly number[] {
  const named = components.filter((component) => component.some((vertex) => states.classOf(vertex) !== undefined));
  let found: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const one of named.length > 0 ? named : components) {
    const ranked = rank(states, one);
    if (found.length > 0 && ranked >= least) continue;
    found = one;
    least = ranked;
  }
  return found;
}

function startsIn(states: States, within: ReadonlySet<number>): readonly number[] {
  const senders = new Map<number, Origin['from']>();
  for (const vertex of within)
    states.eachEdge(vertex, (to, way) => {
      if (within.has(to) && !senders.has(vertex)) senders.set(vertex, states.senderOf(way));
    });
  // A declared resolver cannot be edited, so the loop starts elsewhere.
  const declared = ({ server }: Origin['from']): number => (server.software === 'declared' ? 1 : 0);
  return [...within].sort((a, b) => {
    const [left, right] = [senders.get(a), senders.get(b)];
    if (left === undefined || right === undefined) return a - b;
    return declared(left) - declared(right) || compareLocations(left.block.at, right.block.at) || a - b;
  });
}

function stepsOf(states: States, cycle: readonly number[], { certainties }: Level): readonly Edge[] {
  return cycle.flatMap((from, index) => {
    const next = itemAt(cycle, (index + 1) % cycle.length);
    const isIt = (to: number, way: number): boolean =>
      to === next && certainties.includes(states.branchOf(way).certainty);
    const edge = states.edgeOf(from, isIt);
    return edge === undefined ? [] : [edge];
  });
}

function certaintyOf(
  states: States,
  start: number,
  within: ReadonlySet<number>,
  { index }: Level,
): Pick<Loop, 'certainty' | 'probability' | 'onFailure'> {
  if (index === 2) return { certainty: 'assumed', onFailure: false };
  if (index === 1) return { certainty: 'sometimes', onFailure: true };
  const probability = returnProbability(states, start, within);
  if (probability > 1 - 1e-9) return { certainty: 'always', onFailure: false };
  const share = isMeasured(states, within) ? Math.round(probability * 1e6) / 1e6 : undefined;
  return { certainty: 'sometimes', ...defined({ probability: share }), onFailure: false };
}

/** By file and offset. */
function blocksOf(states: States, within: ReadonlySet<number>): Loop['blocks'] {
  const blocks = new Map<string, { socket: Socket; block: ServerBlock }>();
  for (const vertex of within) {
    let last: ServerBlock | undefined;
    let step: Hop['step'] | undefined;
    states.eachEdge(vertex, (to, way) => {
      const from = states.senderOf(way);
      // Most edges of a question are one stanza's.
      if (!within.has(to) || (from.block === last && from.step === step)) return;
      ({ block: last, step } = from);
      blocks.set(blockId(from), { socket: states.socketOf(vertex), block: from.block });
    });
  }
  return [...blocks.values()].sort((a, b) => compareLocations(a.block.at, b.block.at));
}

function classesByType(
  states: States,
  components: readonly (readonly number[])[],
): ReadonlyMap<string, ReadonlyMap<string, NameClass>> {
  const found = new Map<string, Map<string, NameClass>>();
  for (const component of components) {
    for (const vertex of component) {
      const cls = states.classOf(vertex);
      if (cls === undefined) continue;
      const known = getOrInsert(found, states.typeOf(vertex), () => new Map<string, NameClass>());
      for (const one of [cls, cls.beside ?? cls]) known.set(`${one.part}|${one.mark}`, one);
    }
  }
  return found;
}

/** Types for which all names of the witness loop; undefined: the common ones. */
function typesOf(
  byType: ReadonlyMap<string, ReadonlyMap<string, NameClass>>,
  witness: string,
  space: NameClasses,
): LoopTypes | undefined {
  const names = byType.get(witness);
  if (names === undefined) return undefined;
  const comesBack = (type: string): boolean => {
    const those = byType.get(type);
    return those !== undefined && [...names.keys()].every((one) => those.has(one));
  };
  const others = space.types.filter((type) => !comesBack(type));
  // Uncommon types count only where nothing else loops.
  if (others.every(isUncommonType)) return undefined;
  return space.other !== undefined && comesBack(space.other)
    ? { kind: 'but', list: others.filter((type) => !isUncommonType(type)).sort() }
    : { kind: 'only', list: space.types.filter(comesBack).sort() };
}

/** Prefers A questions, shallow zones, and names below a zone to its apex. */
function rank(states: States, component: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const vertex of component) {
    const cls = states.classOf(vertex);
    const type = states.typeOf(vertex);
    const depth = cls === undefined ? 500 : cls.mark === '.' ? 0 : cls.mark.split('.').length;
    const usual = type === 'A' ? 0 : isUncommonType(type) ? 20_000 : 10_000;
    best = Math.min(best, usual + depth * 2 + (cls?.part === 'apex' ? 1 : 0));
  }
  return best;
}
