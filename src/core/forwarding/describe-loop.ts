/** A loop reported from its states: its shortest cycle, its names, a witness. */
import type { ServerBlock } from '../facts/fact.ts';
import { isContradictory } from '../text/conditions.ts';
import { compareLocations } from '../text/location.ts';
import type { Hop } from './branch.ts';
import type { Loop } from './loop.ts';
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

/** Undefined where no cycle is left at this level of sureness. */
export function describe(
  states: States,
  edges: Adjacency,
  components: readonly (readonly number[])[],
  leading: readonly number[],
  sureties: readonly string[],
  level: number,
  space: Partition,
): Loop | undefined {
  const classesOf = (type: string): NameClass[] => {
    const classes = new Map<string, NameClass>();
    for (const component of [...components, leading]) {
      for (const vertex of component) {
        const cls = states.classOf(vertex);
        if (cls !== undefined && states.typeOf(vertex) === type) classes.set(`${cls.part}|${cls.mark}`, cls);
      }
    }
    return [...classes.values()];
  };
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
    const probability = level === 0 ? returnProbability(states, start, within) : undefined;
    const always = level === 0 && (probability ?? 0) > 1 - 1e-9;
    const blocks = new Map<string, { socket: Socket; block: ServerBlock }>();
    for (const vertex of component) {
      states.eachEdge(vertex, (to, { hop }) => {
        if (within.has(to)) blocks.set(blockId(hop), { socket: states.socketOf(vertex), block: hop.block });
      });
    }
    return {
      certainty: level === 2 ? 'assumed' : always ? 'always' : 'sometimes',
      ...(level === 0 && !always && probability !== undefined
        ? { probability: Math.round(probability * 1e6) / 1e6 }
        : {}),
      onFailure: level === 1,
      ...(grows ? { grows } : {}),
      assumptions: [...assumptions],
      blocks: [...blocks.values()].sort((a, b) => compareLocations(a.block.at, b.block.at)),
      hops,
      names: namesOf(classesOf(states.typeOf(start)), space),
      witness: { name: states.nameOf(start), type: states.typeOf(start) },
    };
  }
  return undefined;
}

/** Prefers a plain A question under the shallowest zone, below a zone to its apex. */
function rank(states: States, component: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const vertex of component) {
    const cls = states.classOf(vertex);
    const depth = cls === undefined ? 500 : cls.mark === '.' ? 0 : cls.mark.split('.').length;
    best = Math.min(best, (states.typeOf(vertex) === 'A' ? 0 : 10_000) + depth * 2 + (cls?.part === 'apex' ? 1 : 0));
  }
  return best;
}
