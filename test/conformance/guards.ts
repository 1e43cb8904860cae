/** What the loop plugins of a vector's servers would do at start, beside what they did. */
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { hasGuard, probe } from '../../src/core/forwarding/guard.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { compareVersions } from '../../src/core/text/compare-versions.ts';
import { defined } from '../../src/core/text/defined.ts';
import { graphOf } from './network.ts';
import { onceEach, type Recorded, type Sink, type Vector, type VectorServer } from './vector.ts';

/** The chance that one of the servers, or the one that is named, ends itself; `assuming`: where all that is assumed holds. */
export function fatality(graph: ForwardingGraph, assuming = false, name?: string): number {
  let survives = 1;
  for (const server of graph.cluster.servers) {
    if (name !== undefined && server.name !== name) continue;
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
function atStart(vector: Vector, isThere: boolean): Vector {
  const sinks = Object.entries(vector.sinks ?? {}).map(([address, sink]): readonly [string, Sink] => {
    const { relay, before, fromMs = 0, ...rest } = sink;
    if (before !== undefined) return [address, before === 'NOERROR' ? {} : { rcode: before }];
    const isSilent = fromMs >= WATCH_MS || (fromMs > 0 && !isThere) || (relay === undefined && isSlow(sink));
    return [address, isSilent ? { silent: true } : { ...rest, ...defined({ relay }) }];
  });
  return { ...vector, sinks: Object.fromEntries(sinks) };
}

/** By the second try health checks have taken the upstream for dead, and its failure comes just as the guard gives up. */
const FIRST_TRY_MS = 5000;

/**
 * What is silent at start and sends back within the watch is there for a guard that has no reply before. Whether it has one is a matter of chance after the
 * first try, and where another upstream gives one: CoreDNS waits for an upstream as long as the guard for its reply.
 */
function isTimed({ sinks = {}, corefile = '' }: Vector): boolean {
  const late = Object.values(sinks).filter(({ fromMs = 0, before }) => fromMs > 0 && before === undefined);
  const upstreams = /^ *forward \S+ (.*?) *\{?$/m.exec(corefile)?.[1]?.split(' ') ?? [];
  const others = upstreams.filter(
    (one) => sinks[one]?.fromMs === undefined && sinks[one]?.silent !== true && one !== '127.0.0.1',
  );
  return late.some(({ fromMs = 0 }) => others.length > 0 || fromMs > FIRST_TRY_MS);
}

/**
 * The set-up as the guards of one server meet it. Where a server starts long after it nobody listens at first, and that is a failure, which is a reply.
 * Before 1.13.2 a `forward` without health checks tries for five seconds, so that its guard gives up and asks again (plugin/forward/forward.go ServeDNS).
 */
function asMet(vector: Vector, name: string, version: string): Vector {
  const servers = Object.entries(vector.servers ?? {});
  const own = servers.findIndex(([one]) => one === name);
  const retries =
    compareVersions(version, '1.13.2') < 0 && servers[own]?.[1].corefile?.includes('max_fails 0') === true;
  const met = servers.map(([one, server], index): readonly [string, VectorServer] => {
    const after = server['after-ms'] ?? 0;
    const isThere = index <= own || after === 0 || (retries && after < WATCH_MS);
    return [
      one,
      isThere ? server : { host: server.host, corefile: '. {\n template ANY ANY {\n rcode SERVFAIL\n }\n}\n' },
    ];
  });
  return { ...vector, servers: Object.fromEntries(met) };
}

/** CoreDNS waits two seconds for an upstream (plugin/pkg/proxy/proxy.go NewProxy). */
function isSlow({ silent, delayMs = 0 }: Sink): boolean {
  return silent === true || delayMs >= 2000;
}

/** No repository says of an upstream that it is slow or drops; of the versions that end over it LG205 warns. */
function misfires(vector: Vector, version: string): boolean {
  return /^1\.2\.[1-5]$/.test(version) && Object.values(vector.sinks ?? {}).some(isSlow);
}

export const fateOf: (vector: Vector, version: string) => Fate = onceEach((vector, version) => {
  if (misfires(vector, version)) return { chance: 1, assuming: 1 };
  const there = fatesOf(atStart(vector, true), version);
  return isTimed(vector) ? { ...there, chance: fatesOf(atStart(vector, false), version).chance } : there;
});

/**
 * Who was asked before it was there may be taken for dead once more: of its socket an error is left to read. Of two that start right after each other the
 * first may ask before or after the second is there.
 */
function isRace({ servers = {} }: Vector, name: string | undefined): boolean {
  const own = name === undefined ? -1 : Object.keys(servers).indexOf(name);
  const afters = Object.values(servers).map((server) => server['after-ms']);
  return own !== -1 && (afters[own] !== undefined || afters.slice(own + 1).includes(0));
}

function fatesOf(vector: Vector, version: string): Fate {
  const isStaggered = Object.values(vector.servers ?? {}).some((server) => server['after-ms'] !== undefined);
  const names = isStaggered ? Object.keys(vector.servers ?? {}) : [undefined];
  const chances = names.map((name) => {
    const graph = graphOf(name === undefined ? vector : asMet(vector, name, version), version);
    return [isRace(vector, name) ? 0 : fatality(graph, false, name), fatality(graph, true, name)] as const;
  });
  const any = (index: 0 | 1): number => 1 - chances.reduce((survives, chance) => survives * (1 - chance[index]), 1);
  return { chance: any(0), assuming: any(1) };
}

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
