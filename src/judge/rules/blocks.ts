import type { DnsServer, PodContainer } from '../../core/cluster/cluster.ts';
import { isNeighbour } from '../../core/cluster/neighbours.ts';
import { displayName } from '../../core/dns/name.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import type { LoopGuardStep, Step } from '../../core/facts/steps.ts';
import { grouped } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import type { Finding } from '../report/finding.ts';
import type { ClusterView, Snapshot } from '../snapshot.ts';

export function guardOf(block: ServerBlock): LoopGuardStep | undefined {
  return block.steps.find((step) => step.kind === 'loop-guard');
}
/** A template may bring plugins, `loop` among them. */
export function mayBringGuard(block: ServerBlock): boolean {
  return block.steps.some(isUnseen);
}
export function isUnseen(step: Step): boolean {
  return step.kind === 'opaque' && !/^[a-z][a-z0-9_-]*$/.test(step.plugin);
}
export function forwards(block: ServerBlock): boolean {
  return block.steps.some(({ kind }) => kind === 'forward') || forwardsOpenly(block);
}
/** By a stanza of which is not known what it does. */
export function forwardsOpenly({ steps }: ServerBlock): boolean {
  return steps.some((step) => step.kind === 'opaque' && FORWARDING.test(step.plugin));
}
const FORWARDING = /^(?:forward|proxy|grpc)$/;
export function someGuarded(blocks: readonly ServerBlock[]): boolean {
  return blocks.some((block) => forwards(block) && guardOf(block) !== undefined);
}
export function isCoreDns(server: DnsServer): boolean {
  return server.software === 'coredns' || server.software === 'node-cache';
}
export function serversIn({ clusters }: Snapshot): readonly DnsServer[] {
  return clusters.flatMap(({ cluster }) => cluster.servers);
}
export function coreDnsServers(snapshot: Snapshot): readonly DnsServer[] {
  return serversIn(snapshot).filter(isCoreDns);
}

export function readsResolverFile({ config }: DnsServer): boolean {
  return config.blocks.some((block) =>
    block.steps.some((step) => step.kind === 'forward' && step.to.some(({ value }) => value.kind === 'resolver-file')),
  );
}

export function workloadNameOf({ workload, name }: Pick<DnsServer, 'workload' | 'name'>): string {
  return workload ?? name;
}

/** A server of the base that the head does not show as it was. */
export interface GoneServer {
  readonly server: string;
  readonly at: Location;
  /** What became of it: `which the base has, HOW`. */
  readonly how: string;
}

/** As written, where it is filled in elsewhere. */
export function firstZone({ keys, at }: ServerBlock): string {
  const [first] = keys;
  if (first !== undefined) return displayName(first.zone);
  const written = at.file.text.slice(at.span.start, at.span.end).trim();
  return isPlaceholder(written) ? written.slice(0, MAX_WRITTEN) : '.';
}
const MAX_WRITTEN = 100;

export function ofBlock(
  cluster: string,
  { name }: Pick<DnsServer, 'name'>,
  block: ServerBlock,
): Pick<Finding, 'cluster' | 'server' | 'zone'> {
  return { cluster, server: name, zone: firstZone(block) };
}

type IsAt = (server: DnsServer, block: ServerBlock) => boolean;

/** Each block of a server that starts, once for all node pools; of one that is refused what was read of it. */
export function* coreDnsBlocks(
  snapshot: Snapshot,
  isRefused = false,
): Generator<{ view: ClusterView; server: DnsServer; block: ServerBlock; isLooping: IsAt }> {
  for (const view of snapshot.clusters) {
    const isNew = openSeen(view.cluster.servers);
    const isLooping = loopingBlocks(view);
    for (const server of view.cluster.servers) {
      // A refused configuration is LG401. A neighbour's copy is judged where it stands.
      if (!isCoreDns(server) || server.config.errors.length > 0 !== isRefused || isNeighbour(server)) continue;
      for (const block of server.config.blocks) {
        if (!isNew(server, block)) continue;
        yield { view, server, block, isLooping };
      }
    }
  }
}

/** Looked up only where it may repeat: servers of one name, imports and aliases. */
function openSeen(servers: readonly DnsServer[]): IsAt {
  const seen = openPlaces();
  const named = new Map(servers.map((server) => [server.name, server]));
  const twice = new Set(servers.filter((server) => named.get(server.name) !== server).map(({ name }) => name));
  const rising = new Set(servers.filter(({ name, config }) => !twice.has(name) && isRising(config.blocks)));
  return (server, block) => rising.has(server) || seen.add(server, block);
}

interface Places {
  readonly add: IsAt;
  readonly has: IsAt;
}

/**
 * By server name: a key for each of a hundred thousand blocks would be as many texts. A line of a template may make
 * blocks of several zones.
 */
function openPlaces(): Places {
  const seen = new Map<string, Map<string, Map<number, Set<string>>>>();
  return {
    add: ({ name }, { at, keys: [key] }) => {
      const files = getOrInsert(seen, name, () => new Map<string, Map<number, Set<string>>>());
      const starts = getOrInsert(files, at.file.path, () => new Map<number, Set<string>>());
      const zones = getOrInsert(starts, at.span.start, () => new Set());
      const { size } = zones;
      return zones.add(key?.zone ?? '').size > size;
    },
    has: ({ name }, { at, keys: [key] }) =>
      seen
        .get(name)
        ?.get(at.file.path)
        ?.get(at.span.start)
        ?.has(key?.zone ?? '') === true,
  };
}

function isRising(blocks: readonly ServerBlock[]): boolean {
  return blocks.every(({ at }, index) => {
    const before = blocks[index - 1];
    return before === undefined || (before.at.file === at.file && before.at.span.start < at.span.start);
  });
}

/** Lazily: most blocks are passed over before. */
function loopingBlocks({ simulation }: ClusterView): IsAt {
  let looping: Places | undefined;
  return (server, block) => {
    if (looping === undefined) {
      looping = openPlaces();
      for (const loop of simulation.loops) for (const one of loop.blocks) looping.add(one.socket.server, one.block);
    }
    return looping.has(server, block);
  };
}

/** Notices of servers whose configuration only the base shows. */
export function lostConfigurations(
  head: Snapshot,
  base: Snapshot | undefined,
): (notice: Notice) => 'stays' | 'replaces' | undefined {
  if (base === undefined) return () => undefined;
  const [now, before] = [serverCounts(head), serverCounts(base)];
  const unseenBefore = new Set(base.notices.map(unseenKey));
  const left = coreDnsServers(base).filter((server) => !now.has(workloadNameOf(server)));
  const namespaces = new Set(left.map(({ name }) => namespaceOf(name)));
  return (notice) => {
    if (notice.unseen === undefined || unseenBefore.has(unseenKey(notice))) return undefined;
    const count = before.get(notice.unseen);
    if (count === undefined) return namespaces.has(namespaceOf(notice.unseen)) ? 'replaces' : undefined;
    // A new workload of this name never had one.
    const isLost = base.read.has(notice.at.file.path) || (now.get(notice.unseen) ?? 0) < count;
    return isLost ? 'stays' : undefined;
  };
}

export function lostServers(head: Snapshot, base: Snapshot | undefined): readonly PodContainer[] {
  if (base === undefined) return [];
  const before = containersOf(base);
  const [servers, others] = [true, false].map((isServer) => before.filter((one) => one.isServer === isServer));
  const now = new Set(containersOf(head).flatMap((one) => (one.isServer ? [containerKey(one)] : [])));
  const were = new Set(servers?.flatMap((one) => [containerKey(one), placedKey(one)]));
  const wereNot = new Set(others?.map(placedKey));
  return containersOf(head).filter(
    (one) =>
      !one.isServer &&
      !wereNot.has(placedKey(one)) &&
      (were.has(placedKey(one)) || (were.has(containerKey(one)) && !now.has(containerKey(one)))),
  );
}

function containersOf({ clusters }: Snapshot): readonly PodContainer[] {
  return clusters.flatMap(({ cluster }) => cluster.containers);
}

function containerKey({ workload, name }: PodContainer): string {
  return JSON.stringify([workload, name]);
}

function placedKey({ workload, name, at }: PodContainer): string {
  return JSON.stringify([workload, name, at.file.path]);
}

/** `NAMESPACE/KIND/NAME`. */
export function namespaceOf(server: string): string {
  return server.slice(0, server.indexOf('/'));
}

function unseenKey({ unseen, at }: Notice): string {
  return JSON.stringify([unseen, at.file.path]);
}

function serverCounts(snapshot: Snapshot): ReadonlyMap<string, number> {
  const named = grouped(serversIn(snapshot), workloadNameOf);
  return new Map([...named].map(([name, { length }]) => [name, length]));
}

export function versionPath({ version, versionAt }: DnsServer): Finding['path'] {
  return versionAt === undefined ? [] : [{ at: versionAt, description: `the version is ${version}` }];
}
