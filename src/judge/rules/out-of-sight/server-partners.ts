/** Which server of the base became which of the head. */
import type { FileVariant } from '../../../core/cluster/file-variants.ts';
import type { ServerBlock } from '../../../core/facts/server-config.ts';
import { append } from '../../../core/text/append.ts';
import { defined } from '../../../core/text/defined.ts';
import type { Location } from '../../../core/text/location.ts';
import { oncePer } from '../../../core/text/once.ts';
import { directoryOf } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsBlocks, forwards, guardOf } from '../blocks.ts';
import type { BringsNone } from './kept-pieces.ts';

export interface NamedServer {
  readonly name: string;
  /** Set where `name` says more. */
  readonly workload?: string;
  readonly cluster: string;
  readonly variant?: FileVariant;
  readonly clusterPath?: string;
  readonly at: Location;
  readonly blocks: ServerBlock[];
}

export type NamedServers = ReadonlyMap<string, NamedServer>;

/** Base and head; `partner`: as `partners` says. */
export interface Compared {
  readonly before: NamedServers;
  readonly after: NamedServers;
  readonly partner: ReadonlyMap<string, string>;
}

/** What stands now where blocks of the base stood. */
export interface Succession {
  readonly server: NamedServer;
  readonly before: readonly ServerBlock[];
  readonly other: Circumstance;
}

export interface Circumstance {
  /** Certainly in their place. */
  readonly counts: boolean;
  readonly assumption?: string;
  readonly predecessors?: readonly NamedServer[];
  /** Where they answer. */
  readonly place?: string;
  /** Of the same server: whether what is unseen in its block brings no guard. */
  readonly bringsNone?: BringsNone;
}

export function namedServers(snapshot: SearchableSnapshot, isRefused = false): NamedServers {
  const out = new Map<string, NamedServer>();
  for (const { view, server, block } of coreDnsBlocks(snapshot, isRefused)) {
    const { name, variant } = view.cluster;
    // One of several objects of a name (`NAME#2`).
    const key = `${name}/${server.id.startsWith(`${server.name}#`) ? server.id : server.name}`;
    const known = out.get(key);
    const { workload, clusterPath, at } = server;
    // A copy that nothing lists stands for nothing that a tool builds.
    if (known?.clusterPath !== undefined && clusterPath === undefined) continue;
    const isCopy = known !== undefined && known.clusterPath === undefined && clusterPath !== undefined;
    if (known !== undefined && !isCopy) known.blocks.push(block);
    else {
      const said = defined({ workload, variant, clusterPath });
      out.set(key, { name: server.name, ...said, cluster: name, at, blocks: [block] });
    }
  }
  return out;
}

/**
 * A server gone and a new one with the same zones are one: by workload, then Corefile, then name. What runs comes
 * first, as unused objects may keep the old Corefile.
 */
export function partners(before: NamedServers, after: NamedServers): ReadonlyMap<string, string> {
  const gone = goneOf(before, after);
  const come = comeIn(before, after, gone);
  const single = gone.size === 1 && come.length === 1 ? [...gone][0] : undefined;
  const out = new Map<string, string>();
  const pairAll = (find: (server: NamedServer, key: string) => Known | undefined): void => {
    for (const [key, server] of come) {
      const found = out.has(key) ? undefined : find(server, key);
      if (found === undefined) continue;
      out.set(key, found[0]);
      gone.delete(found[0]);
    }
  };
  /** The base's server at the head's place. */
  const onlyAt = (placesOf: PlacesOf): ((server: NamedServer) => Known | undefined) => {
    const [were, are] = [gone, new Map(come)].map((servers) => byPlace(servers, placesOf));
    return (server) => {
      const [place = ''] = placesOf(server);
      const [was, ...others] = were?.get(place) ?? [];
      const isOnly = others.length === 0 && are?.get(place)?.length === 1;
      return isOnly && was !== undefined && gone.has(was[0]) ? was : undefined;
    };
  };
  // A kustomization's build stays itself, whatever it is built of.
  pairAll(onlyAt(({ name, clusterPath }) => (clusterPath === undefined ? [] : [`${clusterPath}|${name}`])));
  const workloads = byPlace(gone, workloadOf);
  pairAll((server) => {
    const own = corefilesOf(server);
    const same = workloadOf(server).flatMap((place) => workloads.get(place) ?? []);
    return same.find(([key, was]) => gone.has(key) && corefilesOf(was).some((path) => own.includes(path)));
  });
  pairAll(onlyAt(workloadOf));
  pairAll(onlyAt(nameInFolder));
  for (const placesOf of [corefilesOf, (server: NamedServer) => [server.at.file.path]]) {
    const inPlace = byPlace(gone, placesOf);
    pairAll((server) => {
      const zones = zonesKey(server);
      const beside = placesOf(server)
        .flatMap((path) => inPlace.get(path) ?? [])
        .filter(([old]) => gone.has(old));
      const alike = beside.filter(([, was]) => zonesKey(was) === zones);
      return beside.find(([, was]) => was.name === server.name) ?? (alike.length === 1 ? alike[0] : undefined);
    });
  }
  const read = new Set([...before.values()].flatMap(corefilesOf));
  const byZones = byPlace(gone, (server) => [zonesKey(server)]);
  const guardsOf = oncePer(guardsKey);
  pairAll((server, key) => {
    // What nothing runs any more is no other file's heir.
    if (!runs(server) && corefilesOf(server).every((path) => read.has(path))) return undefined;
    const matching = (byZones.get(zonesKey(server)) ?? []).filter(([old]) => gone.has(old));
    if (matching.length === 1) return matching[0];
    const named = matching.find(([old]) => old.split('/').pop() === key.split('/').pop());
    // Of several clusters' that were alike any one.
    const areAlike = new Set(matching.map(([, was]) => guardsOf(was))).size === 1;
    const isHeir = single !== undefined && sharesPart(single[1], server);
    return named ?? (isHeir ? single : undefined) ?? (areAlike ? matching[0] : undefined);
  });
  return out;
}

/** What forwards nothing, as a chart with its own values, is nobody's predecessor. */
function goneOf(before: NamedServers, after: NamedServers): Map<string, NamedServer> {
  return new Map([...before].filter(([key, server]) => !after.has(key) && mayLose(server)));
}

/** One that forwards first now, by the name of one that is gone, is as good as new. */
function comeIn(before: NamedServers, after: NamedServers, gone: NamedServers): readonly Known[] {
  const isKept = openKept(before);
  const left = new Set([...gone.values()].map(({ name }) => name));
  const isNew = (key: string, server: NamedServer): boolean =>
    !before.has(key) || (left.has(server.name) && mayLose(server) && before.get(key)?.blocks.some(forwards) === false);
  return [...after].filter(([key, server]) => isNew(key, server) && !isKept(server));
}

function mayLose({ blocks }: NamedServer): boolean {
  return blocks.some((one) => forwards(one) || guardOf(one) !== undefined);
}

type Known = readonly [key: string, server: NamedServer];
type PlacesOf = (server: NamedServer) => readonly string[];

function byPlace(servers: NamedServers, placesOf: PlacesOf): ReadonlyMap<string, readonly Known[]> {
  const found = new Map<string, Known[]>();
  for (const known of servers) for (const path of placesOf(known[1])) append(found, path, known);
  return found;
}

export function workloadOf({ name, at }: NamedServer): readonly string[] {
  return /^[^/]+\/(?:ConfigMap|Secret)\//.test(name) ? [] : [`${name}|${at.file.path}`];
}

function nameInFolder({ at, name }: NamedServer): readonly string[] {
  return [`${directoryOf(at.file.path)}|${name.slice(name.indexOf('/') + 1)}`];
}

/** No ConfigMap, no Corefile by itself. */
export function runs(server: NamedServer): boolean {
  return workloadOf(server).length > 0 && server.name !== server.at.file.path;
}

/** Values that nothing in sight installs are nobody's heir where the base had them, whoever installed them there. */
export function openKept(before: NamedServers): (server: NamedServer) => boolean {
  const read = new Set([...before.values()].flatMap(corefilesOf));
  const isByItself = ({ at, clusterPath }: NamedServer, path: string): boolean =>
    path === at.file.path && clusterPath === `${path}/values`;
  return (server) => corefilesOf(server).every((path) => isByItself(server, path) && read.has(path));
}

export function corefilesOf({ blocks }: NamedServer): readonly string[] {
  return [...new Set(blocks.map((block) => block.at.file.path))];
}

function guardsKey(server: NamedServer): string {
  return server.blocks
    .map((block) => `${guardOf(block) !== undefined} ${block.keys.map(({ zone }) => zone).join(' ')}`)
    .sort()
    .join('|');
}

export function zonesKey(server: NamedServer): string {
  return server.blocks
    .flatMap((block) => block.keys.map((key) => `${key.zone}:${key.port}`))
    .sort()
    .join(' ');
}

/**
 * Of those that are gone and came, none the other by its name, place or zones: a block without a guard that forwards the
 * names, or to the servers, of one with a guard that is gone, or is alone with it.
 */
export function* takenPlaces(compared: Compared): Generator<Succession> {
  const { before, after, partner } = compared;
  const paired = new Set(partner.values());
  const gone = [...before].filter(([key, one]) => !after.has(key) && !paired.has(key) && isGuarded(one));
  // A file that is on both sides only has another use.
  const read = new Set([...before.values()].flatMap(corefilesOf));
  const isNew = (one: NamedServer): boolean => !corefilesOf(one).every((path) => read.has(path));
  const come = [...after].filter(([key, one]) => !before.has(key) && !partner.has(key) && isNew(one));
  const byPart = new Map<string, NamedServer[]>();
  // Where more come than go, or fewer, some of them are of others.
  const isAny = gone.length === come.length;
  for (const [, one] of gone.toReversed()) for (const part of partsOf(one, isAny)) append(byPart, part, one);
  const taken = new Set<NamedServer>();
  const nextOf = (part: string): NamedServer | undefined => {
    const list = byPart.get(part) ?? [];
    for (let one = list.at(-1); one !== undefined; one = list.at(-1)) {
      if (!taken.has(one)) return one;
      list.pop();
    }
    return undefined;
  };
  const [only] = isAny && gone.length === 1 ? gone : [];
  for (const [, server] of gone.length === 0 ? [] : come) {
    const part = [...partsOf(server, isAny)].find((one) => nextOf(one) !== undefined);
    const old = part === undefined ? only?.[1] : nextOf(part);
    if (old === undefined) continue;
    taken.add(old);
    const assumption = `${server.name} stands in place of ${old.name}`;
    yield { server, before: old.blocks, other: { counts: false, assumption } };
  }
}

function isGuarded({ blocks }: NamedServer): boolean {
  return blocks.some((block) => forwards(block) && guardOf(block) !== undefined);
}

/** Another server of other names, to elsewhere, comes in nobody's place. */
function sharesPart(was: NamedServer, is: NamedServer): boolean {
  const parts = partsOf(was, true);
  return [...partsOf(is, true)].some((part) => parts.has(part));
}

/** Where blocks forward to, and then the names that they forward. */
function partsOf({ blocks }: NamedServer, isAny: boolean): ReadonlySet<string> {
  const forwarding = blocks.filter(forwards);
  const upstreams = forwarding.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'forward' ? JSON.stringify(step.to.map(({ value }) => value)) : [])),
  );
  return new Set([
    ...(isAny ? upstreams : []),
    ...forwarding.flatMap(({ keys }) => keys.map(({ zone }) => `zone ${zone}`)),
  ]);
}
