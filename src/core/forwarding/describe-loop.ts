/** A loop reported from its states: its shortest cycle, its names, a witness. */

import { isUncommonType } from '../dns/query-type.ts';
import type { ServerBlock } from '../facts/fact.ts';
import { type Assumption, isContradictory, wordsOf } from '../text/assumption.ts';
import { defined } from '../text/defined.ts';
import { itemAt } from '../text/invariant.ts';
import { compareLocations } from '../text/location.ts';
import type { Certainty, Hop } from './branch.ts';
import type { Loop, LoopTypes } from './loop.ts';
import { type Adjacency, shortestCycle } from './loops.ts';
import { type NameClass, namesOf, type Partition } from './names.ts';
import { returnProbability } from './return-probability.ts';
import type { Socket } from './socket.ts';
import type { Edge, States } from './states.ts';

/** The stanza that sends names off: loops through the same stanzas are one finding. */
export function blockId(hop: Hop): string {
  const { file, span } = hop.step.at;
  return `${hop.server.id}|${file.path}|${span.start}|${hop.block.at.span.start}`;
}

/** The states of a group of servers, and the edges between them that are followed. */
export interface Scene {
  readonly states: States;
  readonly edges: Adjacency;
  readonly space: Partition;
}
/** How sure a step must be to be followed. */
export interface Level {
  readonly index: 0 | 1 | 2;
  readonly sureties: readonly Certainty[];
}

/** Undefined where no cycle is left at this level of sureness. `leading`: states that a rewrite leads into these. */
export function describe(
  scene: Scene,
  level: Level,
  components: readonly (readonly number[])[],
  leading: readonly number[],
): Loop | undefined {
  const { states, edges, space } = scene;
  const { sureties } = level;
  const named = components.filter((component) => component.some((vertex) => states.classOf(vertex) !== undefined));
  const choices = named.length > 0 ? named : components;
  let component: readonly number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of choices) {
    const ranked = rank(states, one);
    if (component !== undefined && ranked >= least) continue;
    component = one;
    least = ranked;
  }
  if (component === undefined) return undefined;
  const within = new Set(component);
  const edgeOf = (from: number, to: number): Edge | undefined =>
    states.edgesOf(from).find((edge) => edge.to === to && sureties.includes(edge.branch.certainty));
  const hopOf = new Map(
    component.map((vertex) => [vertex, states.edgesOf(vertex).find((edge) => within.has(edge.to))?.hop] as const),
  );
  const starts = [...component].sort((a, b) => {
    const [left, right] = [hopOf.get(a), hopOf.get(b)];
    if (left === undefined || right === undefined) return a - b;
    // A resolver that is only declared is reported from the side of the servers that one can edit.
    const declared = (hop: Hop): number => (hop.server.software === 'declared' ? 1 : 0);
    return declared(left) - declared(right) || compareLocations(left.block.at, right.block.at) || a - b;
  });
  for (const start of starts) {
    const cycle = shortestCycle(edges, start, within);
    if (cycle === undefined) continue;
    const hops: Hop[] = [];
    const assumptions = new Map<string, Assumption>();
    let grows = false;
    for (const [i, from] of cycle.entries()) {
      const edge = edgeOf(from, itemAt(cycle, (i + 1) % cycle.length));
      if (edge === undefined) return undefined;
      hops.push(edge.hop);
      if (edge.grows === true) grows = true;
      for (const assumption of edge.branch.assumptions) assumptions.set(wordsOf(assumption), assumption);
    }
    if (isContradictory(assumptions.values())) continue;
    const [name, type] = [states.nameOf(start), states.typeOf(start)];
    const probability = level.index === 0 ? returnProbability(states, start, within) : undefined;
    const always = level.index === 0 && (probability ?? 0) > 1 - 1e-9;
    const blocks = new Map<string, { socket: Socket; block: ServerBlock }>();
    for (const vertex of component) {
      states.eachEdge(vertex, (to, { hop }) => {
        if (within.has(to)) blocks.set(blockId(hop), { socket: states.socketOf(vertex), block: hop.block });
      });
    }
    const byType = classesByType(states, [...components, leading]);
    const classes = [...(byType.get(type)?.values() ?? [])];
    const types = typesOf(byType, type, space);
    return {
      certainty: level.index === 2 ? 'assumed' : always ? 'always' : 'sometimes',
      ...defined({
        probability:
          level.index === 0 && !always && probability !== undefined ? Math.round(probability * 1e6) / 1e6 : undefined,
      }),
      onFailure: level.index === 1,
      ...defined({ grows: grows || undefined }),
      assumptions: [...assumptions.values()],
      blocks: [...blocks.values()].sort((a, b) => compareLocations(a.block.at, b.block.at)),
      hops,
      names: namesOf(classes, space),
      ...defined({ types }),
      witness: { name, type },
    };
  }
  return undefined;
}

/** Which classes of names come back, by type. */
function classesByType(
  states: States,
  components: readonly (readonly number[])[],
): ReadonlyMap<string, ReadonlyMap<string, NameClass>> {
  const found = new Map<string, Map<string, NameClass>>();
  for (const component of components) {
    for (const vertex of component) {
      const cls = states.classOf(vertex);
      if (cls === undefined) continue;
      const type = states.typeOf(vertex);
      const known = found.get(type) ?? new Map<string, NameClass>();
      found.set(type, known.set(`${cls.part}|${cls.mark}`, cls));
    }
  }
  return found;
}

/** The types for which all of the witness's names come back; undefined where that is every type that somebody asks for. */
function typesOf(
  byType: ReadonlyMap<string, ReadonlyMap<string, NameClass>>,
  witness: string,
  space: Partition,
): LoopTypes | undefined {
  const names = byType.get(witness);
  if (names === undefined) return undefined;
  const comesBack = (type: string): boolean => {
    const those = byType.get(type);
    return those !== undefined && [...names.keys()].every((one) => those.has(one));
  };
  const others = space.types.filter((type) => !comesBack(type));
  // What hardly anybody asks for is left to itself, where it is not all that comes back.
  if (others.every(isUncommonType)) return undefined;
  return space.other !== undefined && comesBack(space.other)
    ? { kind: 'but', list: others.filter((type) => !isUncommonType(type)).sort() }
    : { kind: 'only', list: space.types.filter((type) => comesBack(type) && type !== space.other).sort() };
}

/** Prefers a plain A question under the shallowest zone, below a zone to its apex. */
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
