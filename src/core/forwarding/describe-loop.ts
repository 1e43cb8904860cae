/** A loop reported from its states: its shortest cycle, its names, a witness. */
import { isUncommonType } from '../dns/query-type.ts';
import type { ServerBlock } from '../facts/fact.ts';
import { isContradictory } from '../text/conditions.ts';
import { compareLocations } from '../text/location.ts';
import type { Certainty, Hop } from './branch.ts';
import type { Socket } from './graph.ts';
import type { Loop, LoopTypes } from './loop.ts';
import { shortestCycle } from './loops.ts';
import { type NameClass, namesOf, type Partition } from './names.ts';
import { returnProbability } from './return-probability.ts';
import type { State } from './states.ts';

/** The stanza that sends names off: loops through the same stanzas are one finding. */
export function blockId(hop: Hop): string {
  const { file, span } = hop.step.at;
  return `${hop.server.id}|${file.path}|${span.start}|${hop.block.at.span.start}`;
}

/** The states of a group of servers, and the edges between them that are followed. */
export interface Scene {
  readonly states: readonly State[];
  readonly edges: readonly (readonly number[])[];
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
  const named = components.filter((component) => component.some((vertex) => states[vertex]?.cls !== undefined));
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
  const edgeOf = (from: number, to: number) =>
    (states[from]?.edges ?? []).find((edge) => edge.to === to && sureties.includes(edge.branch.certainty));
  const starts = [...component].sort((a, b) => {
    const left = (states[a]?.edges ?? []).find((edge) => within.has(edge.to))?.hop;
    const right = (states[b]?.edges ?? []).find((edge) => within.has(edge.to))?.hop;
    if (left === undefined || right === undefined) return a - b;
    // A resolver that is only declared is reported from the side of the servers that one can edit.
    const declared = (hop: Hop): number => (hop.server.software === 'declared' ? 1 : 0);
    return declared(left) - declared(right) || compareLocations(left.block.at, right.block.at) || a - b;
  });
  for (const start of starts) {
    const cycle = shortestCycle(edges, start, within);
    if (cycle === undefined) continue;
    const hops: Hop[] = [];
    const assumptions = new Set<string>();
    let grows = false;
    for (const [i, from] of cycle.entries()) {
      const edge = edgeOf(from, cycle[(i + 1) % cycle.length] as number);
      if (edge === undefined) return undefined;
      hops.push(edge.hop);
      if (edge.grows === true) grows = true;
      for (const assumption of edge.branch.assumptions) assumptions.add(assumption);
    }
    if (isContradictory(assumptions)) continue;
    const state = states[start] as State;
    const probability = level.index === 0 ? returnProbability(states, start, within) : undefined;
    const always = level.index === 0 && (probability ?? 0) > 1 - 1e-9;
    const blocks = new Map<string, { socket: Socket; block: ServerBlock }>();
    for (const vertex of component) {
      for (const edge of states[vertex]?.edges ?? []) {
        if (within.has(edge.to))
          blocks.set(blockId(edge.hop), { socket: (states[vertex] as State).socket, block: edge.hop.block });
      }
    }
    const byType = classesByType(states, [...components, leading]);
    const classes = [...(byType.get(state.type)?.values() ?? [])];
    const types = typesOf(byType, state.type, space);
    return {
      certainty: level.index === 2 ? 'assumed' : always ? 'always' : 'sometimes',
      ...(level.index === 0 && !always && probability !== undefined
        ? { probability: Math.round(probability * 1e6) / 1e6 }
        : {}),
      onFailure: level.index === 1,
      ...(grows ? { grows } : {}),
      assumptions: [...assumptions],
      blocks: [...blocks.values()].sort((a, b) => compareLocations(a.block.at, b.block.at)),
      hops,
      names: namesOf(classes, space),
      ...(types === undefined ? {} : { types }),
      witness: { name: state.name, type: state.type },
    };
  }
  return undefined;
}

/** Which classes of names come back, by type. */
function classesByType(
  states: readonly State[],
  components: readonly (readonly number[])[],
): ReadonlyMap<string, ReadonlyMap<string, NameClass>> {
  const found = new Map<string, Map<string, NameClass>>();
  for (const component of components) {
    for (const vertex of component) {
      const state = states[vertex];
      if (state?.cls === undefined) continue;
      const known = found.get(state.type) ?? new Map<string, NameClass>();
      found.set(state.type, known.set(`${state.cls.part}|${state.cls.mark}`, state.cls));
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
function rank(states: readonly State[], component: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const vertex of component) {
    const state = states[vertex];
    if (state === undefined) continue;
    const depth = state.cls === undefined ? 500 : state.cls.mark === '.' ? 0 : state.cls.mark.split('.').length;
    best = Math.min(
      best,
      (state.type === 'A' ? 0 : isUncommonType(state.type) ? 20_000 : 10_000) +
        depth * 2 +
        (state.cls?.part === 'apex' ? 1 : 0),
    );
  }
  return best;
}
