/** The share of a state's questions that return to it. */
import { entryAt, itemAt, present } from '../text/invariant.ts';
import { type Adjacency, IntList, reversed } from './loops.ts';
import type { States } from './states.ts';

const ROUNDS = 400;
/** Edges visited in all rounds; unsettled ones then count as not returning. */
const MAX_LOOKS = 40_000_000;

/** First-passage probability by relaxation. Nearest states first, so that a plain ring takes one round. */
export function returnProbability(states: States, start: number, within: ReadonlySet<number>): number {
  const { edges, shares, startAt } = inside(states, start, within);
  const { first, to } = edges;
  const chance = new Float64Array(edges.size);
  const once = (vertex: number): number => {
    let sum = 0;
    for (let at = entryAt(first, vertex); at < entryAt(first, vertex + 1); at += 1) {
      const next = entryAt(to, at);
      sum += entryAt(shares, at) * (next === startAt ? 1 : entryAt(chance, next));
    }
    return Math.min(1, sum);
  };
  if (within.size > 1) {
    const nearest = nearestFirst(edges, startAt);
    // What never leaves comes back.
    if (staysInside(edges, shares)) return 1;
    const rounds = Math.min(ROUNDS, Math.max(2, Math.floor(MAX_LOOKS / (to.length + 1))));
    for (let round = 0; round < rounds; round += 1) {
      let change = 0;
      for (const vertex of nearest) {
        const value = once(vertex);
        change = Math.max(change, Math.abs(value - entryAt(chance, vertex)));
        chance[vertex] = value;
      }
      if (change < 1e-12) break;
    }
  }
  return once(startAt);
}

export function isMeasured(states: States, within: ReadonlySet<number>): boolean {
  let known = true;
  for (const vertex of within)
    states.eachEdge(vertex, (_, way) => {
      if (states.branchOf(way).unmeasured === true) known = false;
    });
  return known;
}

function inside(
  states: States,
  start: number,
  within: ReadonlySet<number>,
): { readonly edges: Adjacency; readonly shares: Float64Array; readonly startAt: number } {
  const numbers = new Map<number, number>();
  for (const vertex of within) numbers.set(vertex, numbers.size);
  const first = new Int32Array(within.size + 1);
  const to = new IntList();
  const shares: number[] = [];
  for (const [vertex, number] of numbers) {
    states.eachEdge(vertex, (target, way) => {
      const next = numbers.get(target);
      const branch = states.branchOf(way);
      if (next === undefined || (branch.certainty !== 'certain' && branch.certainty !== 'share')) return;
      to.push(next);
      shares.push(branch.probability);
    });
    first[number + 1] = to.length;
  }
  const edges = { size: within.size, first, to: to.values() };
  return { edges, shares: Float64Array.from(shares), startAt: present(numbers.get(start)) };
}

function staysInside({ size, first }: Adjacency, shares: Float64Array): boolean {
  for (let vertex = 0; vertex < size; vertex += 1) {
    let sum = 0;
    for (let at = entryAt(first, vertex); at < entryAt(first, vertex + 1); at += 1) sum += entryAt(shares, at);
    if (sum < 1 - 1e-9) return false;
  }
  return true;
}

function nearestFirst(edges: Adjacency, start: number): number[] {
  const { first, to } = reversed(edges);
  const order = [start];
  const seen = new Uint8Array(edges.size);
  seen[start] = 1;
  for (let at = 0; at < order.length; at += 1) {
    const vertex = itemAt(order, at);
    for (let edge = entryAt(first, vertex); edge < entryAt(first, vertex + 1); edge += 1) {
      const from = entryAt(to, edge);
      if (seen[from] === 1) continue;
      seen[from] = 1;
      order.push(from);
    }
  }
  return order.slice(1);
}
