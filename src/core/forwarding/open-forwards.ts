/** Forwards with unstated upstreams, and the loops on common systems. */

import {
  type Cluster,
  type DnsServer,
  isStranger,
  type KnownUpstream,
  type Missing,
  type ResolvedUpstream,
  type UnknownUpstream,
} from '../cluster/cluster.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { type Budget, openBudget } from '../text/budget.ts';
import { isSamePlace, placeKey } from '../text/location.ts';
import { getOrInsert, once } from '../text/once.ts';
import { dialled } from './dialled.ts';
import { buildGraph, type ForwardingGraph } from './graph.ts';
import { type GuardedLoop, placesOnPaths } from './loop.ts';
import { reach } from './reach.ts';
import { simulate } from './simulate.ts';

export interface OpenForward {
  readonly server: DnsServer;
  readonly block: ServerBlock;
  readonly step: ForwardStep;
  readonly upstream: UnknownUpstream & { readonly missing: Missing };
  readonly installerDefault: boolean;
}

export interface OpenForwards {
  /** Of servers that start. */
  readonly forwards: number;
  /** Counted once for all node pools. */
  readonly openStanzas: number;
  readonly open: readonly OpenForward[];
  readonly withStub: { readonly graph: ForwardingGraph; readonly loops: readonly GuardedLoop[] } | undefined;
}

export function openForwards(
  graph: ForwardingGraph,
  loops: readonly GuardedLoop[] = [],
  budget: Budget = openBudget(),
): OpenForwards {
  const { cluster } = graph;
  const open: OpenForward[] = [];
  const stanzas = new Map<string, Set<number>>();
  const openIds = new Set<string>();
  const isOfLoop = leadsOverLoop(loops);
  for (const server of cluster.servers) {
    if (server.config.errors.length > 0 || server.implied === true) continue;
    let path: string | undefined;
    let here = new Set<number>();
    for (const block of server.config.blocks) {
      for (const step of block.steps) {
        if (step.kind !== 'forward') continue;
        const installerDefault = isUnwritten(server, step);
        if (installerDefault && server.installed !== true) continue;
        if (step.at.file.path !== path) {
          path = step.at.file.path;
          here = getOrInsert(stanzas, `${server.name}|${path}`, () => new Set());
        }
        here.add(step.at.span.start);
        const upstream = openUpstream(graph, server, step);
        if (upstream === undefined || isOfLoop(upstream)) continue;
        openIds.add(`${server.name}|${path}|${step.at.span.start}`);
        open.push({ server, block, step, upstream, installerDefault });
      }
    }
  }
  let forwards = 0;
  for (const starts of stanzas.values()) forwards += starts.size;
  return { forwards, openStanzas: openIds.size, open, withStub: supposingStubs(cluster, budget) };
}

/** Placed at the object that implies it, and not at the server's own configuration. */
function isUnwritten(server: DnsServer, step: ForwardStep): boolean {
  const { at } = server;
  return step.at.file === at.file && isSamePlace(step.at, at) && !isStranger(server);
}

/** An address of its own that a loop's path leads over: one cause. */
function leadsOverLoop(loops: readonly GuardedLoop[]): (upstream: OpenForward['upstream']) => boolean {
  const places = once(() => placesOnPaths(loops));
  return ({ missing, at, via }) =>
    missing.kind === 'listener' && [at, ...via.map((step) => step.at)].some((place) => places().has(placeKey(place)));
}

function openUpstream(
  graph: ForwardingGraph,
  server: DnsServer,
  step: ForwardStep,
): OpenForward['upstream'] | undefined {
  for (const upstream of server.upstreams.get(step) ?? []) {
    const { at, via } = upstream;
    const found = upstream.kind === 'known' ? reach(graph, server, dialled(step, upstream)) : upstream;
    if (found.kind !== 'unknown' || found.missing === undefined) continue;
    // A listener of such a machine is as little stated as any resolver outside.
    if (found.missing.kind === 'listener' && server.bare === true) continue;
    return { kind: 'unknown', because: found.because, missing: found.missing, at, via };
  }
  return undefined;
}

function hasStub(upstream: ResolvedUpstream): boolean {
  return upstream.kind === 'unknown' && upstream.withStub !== undefined;
}

function supposingStubs(cluster: Cluster, budget: Budget): OpenForwards['withStub'] {
  const stubs = new Set<KnownUpstream>();
  const servers = cluster.servers.map((server): DnsServer => {
    if (![...server.upstreams.values()].some((list) => list.some(hasStub))) return server;
    const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
    let changed = false;
    for (const [step, list] of server.upstreams) {
      const instead = list.flatMap((one): readonly ResolvedUpstream[] => {
        if (one.kind === 'known' || one.withStub === undefined) return [one];
        for (const known of one.withStub) stubs.add(known);
        return one.withStub;
      });
      upstreams.set(step, instead);
      changed ||= instead.length !== list.length || instead.some((one, index) => one !== list[index]);
    }
    return changed ? { ...server, upstreams } : server;
  });
  if (stubs.size === 0) return undefined;
  const graph = buildGraph({ ...cluster, servers }, budget);
  const loops = simulate(graph, budget).loops.filter((loop) =>
    loop.hops.some((hop) => hop.upstream !== undefined && stubs.has(hop.upstream)),
  );
  return { graph, loops };
}
