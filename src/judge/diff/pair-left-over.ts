/** Pairs askers under another cluster's name or path. */

import type { DnsServer } from '../../core/cluster/cluster.ts';
import type { ForwardingGraph } from '../../core/forwarding/graph.ts';
import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { Asker } from './askers.ts';
import type { ComparedCluster } from './compare.ts';
import { placeless } from './placeless.ts';

export interface AskerSide {
  readonly asker: Asker | undefined;
  readonly side: ComparedCluster;
}

export interface AskerPair {
  readonly cluster: string;
  readonly then: AskerSide;
  readonly now: AskerSide;
}

export interface PoolClusters {
  readonly before: number;
  readonly after: number;
  /** One side's single, newly named cluster may be all of the other's. */
  readonly renamed: boolean;
}

interface Left {
  readonly pair: AskerPair;
  readonly asker: Asker;
  /** The same server at its other listeners. */
  readonly server: DnsServer | undefined;
}

type Pools = ReadonlyMap<string, readonly Left[]>;

export function joinLeftOver(pairs: readonly AskerPair[], pools: PoolClusters): readonly AskerPair[] {
  const gone = leftOf(pairs, 'then', 'now');
  const fresh = leftOf(pairs, 'now', 'then');
  if (gone.length + fresh.length === 0) return pairs;
  const joined = [...joinServers(gone, fresh), ...joinPools(gone, fresh, pools)];
  const taken = new Set(joined.flatMap(({ from }) => from));
  if (pools.renamed) {
    const rest = {
      gone: gone.filter(({ pair }) => !taken.has(pair)),
      fresh: fresh.filter(({ pair }) => !taken.has(pair)),
    };
    for (const one of joinSingle(pairs, rest, pools)) {
      joined.push(one);
      for (const pair of one.from) taken.add(pair);
    }
  }
  const all = [...pairs.filter((pair) => !taken.has(pair)), ...joined.map(({ pair }) => pair)];
  const called = namesNow(joined);
  return all.map(({ cluster, then, now }) => ({
    cluster,
    then: { ...then, side: { ...then.side, ...defined({ called: called.get(then.side.graph) }) } },
    now,
  }));
}

function namesNow(joined: readonly Joined[]): ReadonlyMap<ForwardingGraph, ReadonlyMap<string, string>> {
  const out = new Map<ForwardingGraph, Map<string, string>>();
  for (const { pair } of joined) {
    const [before, after] = [pair.then, pair.now].map(({ asker }) => asker?.entries[0]?.server.name);
    if (pair.now.asker?.kind !== 'server' || before === undefined || after === undefined || before === after) continue;
    getOrInsert(out, pair.then.side.graph, () => new Map<string, string>()).set(before, after);
  }
  return out;
}

function leftOf(pairs: readonly AskerPair[], here: 'then' | 'now', there: 'then' | 'now'): readonly Left[] {
  return pairs.flatMap((pair): Left[] => {
    const { asker } = pair[here];
    if (asker === undefined || pair[there].asker !== undefined) return [];
    return [{ pair, asker, server: asker.kind === 'server' ? asker.entries[0]?.server : undefined }];
  });
}

interface Joined {
  readonly pair: AskerPair;
  readonly from: readonly AskerPair[];
}

function join(gone: Left, fresh: Left, cluster: string): Joined {
  return { pair: { cluster, then: gone.pair.then, now: fresh.pair.now }, from: [gone.pair, fresh.pair] };
}

type KeyOf = (left: Left, server: DnsServer) => string | undefined;

/** Trailing folders of a name that are compared. */
const MAX_DEPTH = 8;
const LAST: KeyOf = (left, server) => endOf(left, server, 1);
const ENDS = Array.from(
  { length: MAX_DEPTH - 1 },
  (_, index): KeyOf =>
    (left, server) =>
      endOf(left, server, MAX_DEPTH - index),
);

function joinServers(gone: readonly Left[], fresh: readonly Left[]): readonly Joined[] {
  const joined: Joined[] = [];
  const taken = new Set<Left>();
  for (const keyOf of [partOf, textOf, ...ENDS, nameBeside, LAST]) {
    const [then, now] = [gone, fresh].map((list) => onlyOnes(list, taken, keyOf));
    for (const [key, one] of then ?? []) {
      const other = now?.get(key);
      if (one === undefined || other === undefined) continue;
      joined.push(join(one, other, other.pair.cluster));
      taken.add(one).add(other);
    }
  }
  return joined;
}

function onlyOnes(
  list: readonly Left[],
  taken: ReadonlySet<Left>,
  keyOf: KeyOf,
): ReadonlyMap<string, Left | undefined> {
  const out = new Map<string, Left | undefined>();
  for (const left of list) {
    if (taken.has(left) || left.server === undefined) continue;
    const key = keyOf(left, left.server);
    if (key !== undefined) out.set(key, out.has(key) ? undefined : left);
  }
  return out;
}

function partOf({ asker }: Left): string {
  return asker.part;
}

function listenerOf({ asker }: Left, { id }: DnsServer): string {
  return asker.part.slice(id.length);
}

function textOf(left: Left, server: DnsServer): string {
  const { id: _, name: __, upstreams, ...rest } = server;
  return `${listenerOf(left, server)}\n${placeless([rest, [...upstreams.values()]])}`;
}

/** The last `depth` folders of its name; undefined where it is shorter. */
function endOf(left: Left, server: DnsServer, depth: number): string | undefined {
  const parts = server.name.split('/');
  return parts.length < depth ? undefined : `${listenerOf(left, server)}\n${parts.slice(-depth).join('/')}`;
}

function nameBeside(left: Left, server: DnsServer): string | undefined {
  return `${left.pair.cluster}\n${endOf(left, server, 1)}`;
}

/** The single cluster left on one side, unless others stay, continues those left on the other. */
function joinPools(gone: readonly Left[], fresh: readonly Left[], pools: PoolClusters): readonly Joined[] {
  const [then, now] = [byCluster(gone), byCluster(fresh)];
  const split = then.size === 1 && (now.size === 1 || pools.before === 1);
  const merged = now.size === 1 && (then.size === 1 || pools.after === 1);
  if (!split && !merged) return [];
  return [...then].flatMap(([from, before]) =>
    [...now].flatMap(([to, after]) => {
      const cluster = split ? to : from;
      return after.flatMap((right) => {
        const left = before.find((one) => isSame(one.asker, right.asker)) ?? onlyOf(before, after, right.asker);
        return left === undefined ? [] : [join(left, right, cluster)];
      });
    }),
  );
}

function joinSingle(
  pairs: readonly AskerPair[],
  rest: { readonly gone: readonly Left[]; readonly fresh: readonly Left[] },
  { before, after }: PoolClusters,
): readonly Joined[] {
  const here = after === 1 ? 'now' : 'then';
  const known = new Map(
    pairs.flatMap((pair) => {
      const { asker } = pair[here];
      return asker === undefined ? [] : [[`${asker.kind}|${asker.part}`, pair[here]] as const];
    }),
  );
  const left = after === 1 ? rest.gone : before === 1 ? rest.fresh : [];
  return left.flatMap(({ pair, asker }): Joined[] => {
    const other = known.get(`${asker.kind}|${asker.part}`);
    return other === undefined ? [] : [{ pair: { ...pair, [here]: other }, from: [pair] }];
  });
}

function byCluster(list: readonly Left[]): Pools {
  const others = list.filter(({ asker }) => asker.kind !== 'server');
  return grouped(others, ({ pair }) => pair.cluster);
}

function isSame(a: Asker, b: Asker): boolean {
  return a.kind === b.kind && a.part === b.part;
}

function onlyOf(before: readonly Left[], after: readonly Left[], { kind }: Asker): Left | undefined {
  const [one, ...others] = before.filter((left) => left.asker.kind === kind);
  const several = others.length > 0 || after.filter((left) => left.asker.kind === kind).length > 1;
  return several ? undefined : one;
}
