/** What the loop plugins of a vector's servers would do at start, beside what they did. */
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { hasGuard, probe } from '../../src/core/forwarding/guard.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { graphOf } from './network.ts';
import { onceEach, type Recorded, type Sink, type Vector } from './vector.ts';

/** The chance that one of the servers ends itself; `assuming`: where all that is assumed holds. */
export function fatality(graph: ForwardingGraph, assuming = false): number {
  let survives = 1;
  for (const server of graph.cluster.servers) {
    for (const block of server.config.blocks) {
      if (!hasGuard(graph, block)) continue;
      const socket = (graph.socketsOf.get(server.id) ?? []).find((one: Socket) =>
        [...one.zones.values()].some((blocks) => blocks.includes(block)),
      );
      const result = socket === undefined ? undefined : probe(graph, socket, block, assuming);
      if (result !== undefined) survives *= 1 - (result.undecided === true ? Number(assuming) : result.fatal);
    }
  }
  return 1 - survives;
}

/** What a guard has to do with at start. */
interface Fate {
  /** The chance that one of the servers ends itself. */
  readonly chance: number;
  /** The same where all that is assumed holds. */
  readonly assuming: number;
}

/** plugin/loop/setup.go: until it has a reply it asks again, for half a minute. */
const WATCH_MS = 30_000;

/** The set-up as the guard meets it: what sends back only after its reply, or after its last try, does not send back. */
function atStart(vector: Vector): Vector {
  const sinks = Object.entries(vector.sinks ?? {}).map(([address, { relay, ...sink }]) => {
    const isLate = (sink.fromMs ?? 0) >= WATCH_MS || sink.before !== undefined;
    return [address, relay === undefined || isLate ? sink : { ...sink, relay }] as const;
  });
  return { ...vector, sinks: Object.fromEntries(sinks) };
}

/** No repository says of an upstream that it is slow or drops; of the versions that end over it LG205 warns. */
function misfires(vector: Vector, version: string): boolean {
  const isLate = ({ silent, delayMs = 0 }: Sink): boolean => silent === true || delayMs >= 2000;
  return /^1\.2\.[1-5]$/.test(version) && Object.values(vector.sinks ?? {}).some(isLate);
}

export const fateOf: (vector: Vector, version: string) => Fate = onceEach((vector, version) => {
  if (misfires(vector, version)) return { chance: 1, assuming: 1 };
  const graph = graphOf(atStart(vector), version);
  return { chance: fatality(graph), assuming: fatality(graph, true) };
});

/** Undefined where they agree, or what is counted is what an assumption leaves open. */
export function guardDiffers(recorded: Recorded, { chance, assuming }: Fate): string | undefined {
  const differs = chanceDiffers(recorded, chance);
  if (differs === undefined || assuming === chance) return differs;
  return recorded.guard === 'sometimes' ? undefined : chanceDiffers(recorded, assuming);
}

/** Chances outside four standard deviations of what was counted are a disagreement. */
function chanceDiffers(recorded: Recorded, chance: number): string | undefined {
  const { runs = 0, fatal = 0 } = recorded;
  const said = `it ended ${fatal} of ${runs} starts, we say ${Math.round(chance * 100)} %`;
  if (recorded.guard === 'fatal') return chance > 1 - 1e-9 ? undefined : said;
  if (recorded.guard === 'silent') return chance < 1e-9 ? undefined : said;
  if (chance < 1e-9 || chance > 1 - 1e-9) return said;
  const spread = 4 * Math.sqrt(runs * chance * (1 - chance));
  return Math.abs(fatal - runs * chance) <= Math.max(spread, 1) ? undefined : said;
}
