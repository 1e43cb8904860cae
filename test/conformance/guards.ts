/** What the loop plugins of a vector's servers would do at start, beside what they did. */
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { hasGuard, probe } from '../../src/core/forwarding/guard.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { graphOf } from './network.ts';
import { onceEach, type Recorded, type Vector } from './vector.ts';

/** The chance that one of the servers ends itself; `assuming`: where all that is assumed holds. */
export function fatality(graph: ForwardingGraph, assuming = false): number {
  let survives = 1;
  for (const server of graph.cluster.servers) {
    for (const block of server.config.blocks) {
      if (!hasGuard(graph, block)) continue;
      const socket = (graph.socketsOf.get(server.id) ?? []).find((one: Socket) =>
        [...one.zones.values()].some((blocks) => blocks.includes(block)),
      );
      if (socket !== undefined) survives *= 1 - probe(graph, socket, block, assuming).fatal;
    }
  }
  return 1 - survives;
}

export const fatalityOf: (vector: Vector, version: string) => number = onceEach((vector, version) =>
  fatality(graphOf(vector, version)),
);

/** Chances outside four standard deviations of what was counted are a disagreement. */
export function guardDiffers(recorded: Recorded, chance: number): string | undefined {
  const { runs = 0, fatal = 0 } = recorded;
  const said = `it ended ${fatal} of ${runs} starts, we say ${Math.round(chance * 100)} %`;
  if (recorded.guard === 'fatal') return chance > 1 - 1e-9 ? undefined : said;
  if (recorded.guard === 'silent') return chance < 1e-9 ? undefined : said;
  if (chance < 1e-9 || chance > 1 - 1e-9) return said;
  const spread = 4 * Math.sqrt(runs * chance * (1 - chance));
  return Math.abs(fatal - runs * chance) <= Math.max(spread, 1) ? undefined : said;
}
