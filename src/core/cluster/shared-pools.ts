/** Clusters share facts from outside of them all: a pool that several have alike is made, and its files followed, once. */

import type { ConfigReaders } from '../facts/readers.ts';
import { addAll } from '../text/append.ts';
import type { Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { askedOnce, getOrInsert } from '../text/once.ts';
import type { ResolverView } from './cluster.ts';
import { inheritedView } from './kubelet-resolver.ts';
import { makePool, type PoolInput } from './make-pool.ts';
import { type ResolvedView, resolvedView } from './node-resolved.ts';
import { assuming, ETC, nodeResolverFile } from './node-resolver-file.ts';
import type { Pool } from './pool.ts';

/** Notices are each cluster's own. `anchor`: the place to name where the pool states none. */
export interface SharedPools {
  readonly poolOf: (input: PoolInput, notices: Notice[]) => Pool;
  readonly inherited: (pool: Pool, anchor: Location, notices: Notice[]) => ResolverView;
  /** Of the nodes themselves. */
  readonly own: (pool: Pool, anchor: Location) => ResolverView;
  readonly resolved: (pool: Pool) => ResolvedView;
}

interface Made<T> {
  readonly value: T;
  readonly notices: readonly Notice[];
}

export function openPools(readers: ConfigReaders): SharedPools {
  const pools = new Map<string, Made<Pool>>();
  const keyOf = poolKeys();
  const inherited = oncePerPlace((pool, anchor) =>
    noticing((notices) => inheritedView({ pool, readers, notices }, anchor)),
  );
  const from = (anchor: Location) => ({ via: [], anchor });
  return {
    poolOf: (input, notices) => {
      const make = (): Made<Pool> => noticing((own) => makePool(input, readers, own));
      return withNotices(getOrInsert(pools, keyOf(input), make), notices);
    },
    inherited: (pool, anchor, notices) => withNotices(inherited(pool, anchor), notices),
    own: oncePerPlace((pool, anchor) =>
      assuming(nodeResolverFile({ pool, readers, notices: [] }, ETC, from(anchor)), pool.assumes),
    ),
    resolved: askedOnce((pool) => resolvedView(pool, readers)),
  };
}

function noticing<T>(make: (notices: Notice[]) => T): Made<T> {
  const notices: Notice[] = [];
  return { value: make(notices), notices };
}

function withNotices<T>({ value, notices: own }: Made<T>, notices: Notice[]): T {
  addAll(notices, own);
  return value;
}

/** What states the system comes before the anchor (node-resolver-file.ts). */
function oncePerPlace<T>(make: (pool: Pool, anchor: Location) => T): (pool: Pool, anchor: Location) => T {
  const known = new WeakMap<Pool, Map<Location, { readonly made: T }>>();
  return (pool, anchor) => {
    const place = pool.osAt ?? anchor;
    const ofPool = getOrInsert(known, pool, () => new Map<Location, { readonly made: T }>());
    return getOrInsert(ofPool, place, () => ({ made: make(pool, place) })).made;
  };
}

/** By the facts themselves; pools of one cluster share their lists. */
function poolKeys(): (input: PoolInput) => string {
  let count = 0;
  const numberOf = askedOnce((_: object) => {
    count += 1;
    return count;
  });
  const ofList = askedOnce((list: readonly object[]) => list.map(numberOf).join());
  const ofPlace = (at: object | undefined): number => (at === undefined ? 0 : numberOf(at));
  return ({ name, kindOf, assumes, os, osAssumes, provisioner, addresses, standalone, at, ...lists }) =>
    JSON.stringify([
      ...[name, kindOf, assumes, osAssumes, standalone],
      ...[ofPlace(os), ofPlace(provisioner), ofPlace(at)],
      addresses.map((one) => [one.value, ofPlace(one.at)]),
      ...[lists.declared, lists.files, lists.links, lists.network, lists.services, lists.kubelets, lists.servers].map(
        (list) => (list === undefined ? '' : ofList(list)),
      ),
    ]);
}
