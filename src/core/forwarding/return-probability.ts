/** How large a share of the questions at a state comes back to it. */
import type { State } from './states.ts';

const ROUNDS = 400;

/**
 * The share of queries at a state that come back to it at least once: first-passage probability, by relaxation. What lies
 * nearest before the state is settled first, so that a plain ring of any length is settled in one round.
 */
export function returnProbability(states: readonly State[], start: number, within: ReadonlySet<number>): number {
  const chance = new Map<number, number>();
  const once = (vertex: number, known: ReadonlyMap<number, number>): number => {
    let sum = 0;
    for (const edge of states[vertex]?.edges ?? []) {
      if (edge.branch.certainty !== 'certain' && edge.branch.certainty !== 'share') continue;
      sum += edge.branch.probability * (edge.to === start ? 1 : (known.get(edge.to) ?? 0));
    }
    // Branches taken in parallel each come back.
    return Math.min(1, sum);
  };
  if (within.size > 1) {
    const nearest = nearestFirst(states, start, within);
    for (let round = 0; round < ROUNDS; round += 1) {
      let change = 0;
      for (const vertex of nearest) {
        const value = once(vertex, chance);
        change = Math.max(change, Math.abs(value - (chance.get(vertex) ?? 0)));
        chance.set(vertex, value);
      }
      if (change < 1e-12) break;
    }
  }
  return once(start, chance);
}

/** The states that lead back to one, by how many steps that takes; without itself. */
function nearestFirst(states: readonly State[], start: number, within: ReadonlySet<number>): number[] {
  const before = new Map<number, number[]>();
  for (const from of within) {
    for (const { to } of states[from]?.edges ?? []) {
      const known = before.get(to);
      if (known === undefined) before.set(to, [from]);
      else known.push(from);
    }
  }
  const order = [start];
  const seen = new Set(order);
  for (let at = 0; at < order.length; at += 1) {
    for (const from of before.get(order[at] as number) ?? []) {
      if (seen.has(from)) continue;
      seen.add(from);
      order.push(from);
    }
  }
  return order.slice(1);
}
