/** One asker before and after, by both graphs' name classes. */

import type { DnsServer } from '../../core/cluster/cluster.ts';
import { ancestry, type DomainName, ROOT } from '../../core/dns/name.ts';
import type { NameSet } from '../../core/dns/name-set.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import type { ForwardingGraph } from '../../core/forwarding/graph.ts';
import { type NameClass, type NameClasses, nameClasses, namesOf } from '../../core/forwarding/names.ts';
import { reachable, serverEdges, serversOf } from '../../core/forwarding/server-edges.ts';
import type { Socket } from '../../core/forwarding/socket.ts';
import { MAX_OUTCOMES, type WalkOutcome, walk } from '../../core/forwarding/walk.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { TypeSet } from '../report/diff-report.ts';
import { signatureOf } from './outcomes.ts';
import { blockText, socketKey } from './placeless.ts';
import { type FinePattern, finePatterns, MAX_PATTERNS, variantsOf } from './variants.ts';

/** Of a whole run, both sides as one. */
export const MAX_QUESTIONS = 400_000;

/** Longer walks count as several questions. */
const HOPS_OF_A_QUESTION = 32;

export interface ComparedCluster {
  readonly graph: ForwardingGraph;
  readonly entries: readonly Socket[];
  /** Server ids that differ on the other side. */
  readonly called?: ReadonlyMap<string, string>;
}

export interface Effort {
  left: number;
  asked: number;
  readonly unproven: Set<string>;
}

/** A largest set of names that changes alike. */
export interface Moved {
  readonly names: NameSet;
  readonly types: TypeSet | undefined;
  readonly taken: readonly string[];
  readonly spared: readonly string[];
  readonly witness: { readonly name: DomainName; readonly type: string };
  readonly before: readonly WalkOutcome[];
  readonly after: readonly WalkOutcome[];
}

/** Cached, as many askers reach one server. */
export interface Texts {
  readonly of: (graph: ForwardingGraph, socket: Socket, zone: DomainName) => string;
  readonly edges: (graph: ForwardingGraph) => readonly (readonly number[])[];
}

export function rememberTexts(): Texts {
  const known = new WeakMap<Socket, Map<DomainName, string>>();
  const edges = new WeakMap<object, readonly (readonly number[])[]>();
  return {
    of: (graph, socket, zone) => {
      let zones = known.get(socket);
      if (zones === undefined) {
        zones = new Map();
        known.set(socket, zones);
      }
      let text = zones.get(zone);
      if (text === undefined) {
        text = (socket.zones.get(zone) ?? []).map((block) => blockText(graph, socket, block)).join('\n');
        zones.set(zone, text);
      }
      return text;
    },
    edges: (graph) => {
      let found = edges.get(graph.cluster);
      if (found === undefined) {
        found = serverEdges(graph);
        edges.set(graph.cluster, found);
      }
      return found;
    },
  };
}

export function compareSides(
  before: ComparedCluster,
  after: ComparedCluster,
  texts: Texts,
  effort: Effort,
): readonly Moved[] {
  const worlds = [worldOf(before, texts), worldOf(after, texts)] as const;
  const suspect = suspicion(before, after, worlds, texts);
  if (suspect === undefined) return [];
  const servers = [...worlds[0].servers, ...worlds[1].servers];
  const space = nameClasses(servers);
  const patterns = finePatterns(servers);
  if (patterns.length > MAX_PATTERNS) effort.unproven.add(`more than ${MAX_PATTERNS} patterns of names`);
  const used = patterns.slice(0, MAX_PATTERNS);
  const tried = new Set<FinePattern>();
  const groups = new Map<string, Group>();
  let any = false;
  for (const cls of space.classes) {
    if (!suspect(cls.sample)) continue;
    any = true;
    if (!compareClass({ before, after, cls, space, patterns: used, tried, effort, groups }))
      return finish(groups, space);
  }
  if (any)
    for (const one of used) if (!tried.has(one)) effort.unproven.add(`${one.words}: no such name was found to try`);
  return finish(groups, space);
}

interface Group {
  readonly classes: NameClass[];
  readonly moved: Omit<Moved, 'names'>;
}

interface ClassInput {
  readonly before: ComparedCluster;
  readonly after: ComparedCluster;
  readonly cls: NameClass;
  readonly space: NameClasses;
  readonly patterns: readonly FinePattern[];
  readonly tried: Set<FinePattern>;
  readonly effort: Effort;
  readonly groups: Map<string, Group>;
}

/** False where the budget is spent. */
function compareClass({ before, after, cls, space, patterns, tried, effort, groups }: ClassInput): boolean {
  const types = typesOf(space);
  const variants = variantsOf(cls, space, patterns, tried);
  const changes = variants.map(({ name }) => {
    const byChange = new Map<
      string,
      { types: string[]; before: readonly WalkOutcome[]; after: readonly WalkOutcome[] }
    >();
    for (const type of types) {
      effort.asked += 1;
      effort.left -= 1;
      const ends = [ask(before, name, type), ask(after, name, type)] as const;
      effort.left -= hopsBeyond(ends[0]) + hopsBeyond(ends[1]);
      for (const one of ends)
        if (one.length >= MAX_OUTCOMES)
          effort.unproven.add(`what becomes of ${name} has more than ${MAX_OUTCOMES} ends`);
      const [then, now] = [signatureOf(ends[0], { name, type }, before.called), signatureOf(ends[1], { name, type })];
      if (then === now && before.entries.length > 0 === after.entries.length > 0) continue;
      const key = `${then}\n=>\n${now}`;
      getOrInsert(byChange, key, () => ({ types: [], before: ends[0], after: ends[1] })).types.push(type);
    }
    return byChange;
  });
  const own = changes[0] ?? new Map();
  for (const [index, byChange] of changes.entries()) {
    const variant = variants[index];
    if (variant === undefined) continue;
    for (const [key, change] of byChange) {
      const same = own.get(key);
      if (index > 0 && same !== undefined && same.types.join() === change.types.join()) continue;
      const others =
        index > 0 ? [] : variants.filter((_, i) => i > 0 && changes[i]?.get(key)?.types.join() !== change.types.join());
      const spared = [...new Set([...variant.leftBy, ...others.flatMap((one) => one.takenBy)])].sort();
      const set = typeSet(change.types, types, space);
      const whole = JSON.stringify([key, set, variant.takenBy, spared]);
      const known = groups.get(whole);
      if (known !== undefined) known.classes.push(cls);
      else
        groups.set(whole, {
          classes: [cls],
          moved: {
            types: set,
            taken: variant.takenBy,
            spared,
            witness: { name: variant.name, type: change.types.includes('A') ? 'A' : (change.types[0] ?? 'A') },
            before: change.before,
            after: change.after,
          },
        });
    }
  }
  if (effort.left > 0) return true;
  effort.unproven.add(`more than ${MAX_QUESTIONS} questions would have to be followed`);
  return false;
}

function hopsBeyond(ends: readonly WalkOutcome[]): number {
  return Math.floor(ends.reduce((sum, { hops }) => sum + hops.length, 0) / HOPS_OF_A_QUESTION);
}

function finish(groups: ReadonlyMap<string, Group>, space: NameClasses): readonly Moved[] {
  return [...groups.values()].map(({ classes, moved }) => ({ ...moved, names: namesOf(classes, space) }));
}

function ask({ graph, entries }: ComparedCluster, name: DomainName, type: string): readonly WalkOutcome[] {
  return entries.length === 0 ? [] : walk(graph, entries, name, type);
}

function typesOf(space: NameClasses): readonly string[] {
  return [...space.types].sort((a, b) => (a === 'A' ? -1 : b === 'A' ? 1 : a < b ? -1 : 1));
}

function typeSet(some: readonly string[], all: readonly string[], space: NameClasses): TypeSet | undefined {
  if (some.length === all.length) return undefined;
  return space.other !== undefined && some.includes(space.other)
    ? { except: all.filter((type) => !some.includes(type)) }
    : { only: some };
}

interface World {
  readonly servers: readonly DnsServer[];
  readonly sockets: ReadonlyMap<string, Socket>;
}

function worldOf({ graph, entries }: ComparedCluster, texts: Texts): World {
  const first = new Set(entries.map((socket) => graph.cluster.servers.indexOf(socket.server)));
  const servers = serversOf(graph, reachable(texts.edges(graph), [...first]));
  const sockets = new Map(entries.map((socket) => [socketKey(socket), socket]));
  for (const server of servers)
    for (const socket of graph.socketsOf.get(server.id) ?? []) sockets.set(socketKey(socket), socket);
  return { servers, sockets };
}

/** Names that meet equal blocks everywhere, without rewrites, end alike. Undefined: every name may differ. */
function suspicion(
  before: ComparedCluster,
  after: ComparedCluster,
  worlds: readonly [World, World],
  texts: Texts,
): ((name: DomainName) => boolean) | undefined {
  const keysOf = (side: ComparedCluster): string => side.entries.map(socketKey).join('\n');
  if (keysOf(before) !== keysOf(after)) return () => true;
  const marked: { readonly pair: readonly [Socket, Socket]; readonly zones: ReadonlySet<DomainName> }[] = [];
  let differs = false;
  for (const [key, then] of worlds[0].sockets) {
    const now = worlds[1].sockets.get(key);
    if (now === undefined) continue;
    const zones = new Set<DomainName>();
    for (const zone of new Set([...then.zones.keys(), ...now.zones.keys()])) {
      const same = texts.of(before.graph, then, zone) === texts.of(after.graph, now, zone);
      if (!same) differs = true;
      if (!same || [...(then.zones.get(zone) ?? []), ...(now.zones.get(zone) ?? [])].some(renames)) zones.add(zone);
    }
    if (zones.size > 0) marked.push({ pair: [then, now], zones });
  }
  if (!differs) return undefined;
  return (name) => marked.some(({ pair, zones }) => meets(pair, zones, name));
}

/** The nearest zone takes a name; the farthest but the root a DS question (core/dnsserver/server.go ServeDNS). */
function meets(pair: readonly [Socket, Socket], zones: ReadonlySet<DomainName>, name: DomainName): boolean {
  const above = [...ancestry(name)];
  if (!above.some((zone) => zones.has(zone))) return false;
  let taken = false;
  for (const zone of above) {
    if (zones.has(zone) && (!taken || zone !== ROOT)) return true;
    const blocks = pair.flatMap((socket) => [socket.zones.get(zone)]);
    if (blocks.every((list) => list?.[0] !== undefined && list[0].views.length === 0)) taken = true;
  }
  return false;
}

function renames(block: ServerBlock): boolean {
  return block.steps.some((step) => step.kind === 'rewrite' && step.rules.some((rule) => rule.to.kind !== 'nothing'));
}
