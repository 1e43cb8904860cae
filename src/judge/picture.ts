/** Edges of the graph by `decide`, for one name of each set, as in `trace`. */

import type { DnsServer } from '../core/cluster/cluster.ts';
import { hostPort } from '../core/dns/endpoint.ts';
import { displayName } from '../core/dns/name.ts';
import { describeNames } from '../core/dns/name-set.ts';
import type { ServerBlock } from '../core/facts/server-config.ts';
import type { Branch, Hop } from '../core/forwarding/branch.ts';
import { decide, questionOf } from '../core/forwarding/decide.ts';
import { dialled } from '../core/forwarding/dialled.ts';
import { entriesOf } from '../core/forwarding/entry.ts';
import type { ForwardingGraph } from '../core/forwarding/graph.ts';
import type { GuardedLoop } from '../core/forwarding/loop.ts';
import { adjacencyOf, cyclicComponents } from '../core/forwarding/loops.ts';
import { type NameClass, type NameClasses, nameClasses, namesOf, zonesDecide } from '../core/forwarding/names.ts';
import { mannerKey, type Question } from '../core/forwarding/question.ts';
import { everyDialled, reach } from '../core/forwarding/reach.ts';
import { route } from '../core/forwarding/route.ts';
import type { Socket } from '../core/forwarding/socket.ts';
import { walk } from '../core/forwarding/walk.ts';
import { becauseAssuming, inWords } from '../core/text/assumption.ts';
import { defined } from '../core/text/defined.ts';
import { itemAt } from '../core/text/invariant.ts';
import { getOrInsert } from '../core/text/once.ts';
import { compareText } from '../core/text/sorted.ts';
import type { Certainty } from './report/finding.ts';
import type {
  BlockRef,
  GraphPicture,
  PictureCluster,
  PictureEdge,
  PictureLoop,
  PictureOutside,
  PictureStation,
  PictureWay,
} from './report/graph-picture.ts';
import { redactedPicture } from './secrets/redacted.ts';
import type { ClusterView, Snapshot } from './snapshot.ts';

/** Per cluster. */
const MAX_QUESTIONS = 200_000;
/** Names times servers whose ways are listed. */
const MAX_WAYS = 3_000;

export function pictureOf(snapshot: Snapshot): GraphPicture {
  return redactedPicture({ clusters: snapshot.clusters.map(pictureOfCluster) }, snapshot.secrets);
}

function pictureOfCluster(view: ClusterView): PictureCluster {
  const { cluster, graph, simulation } = view;
  const refs = blockRefs(cluster.servers);
  const { drafts, unfollowed } = explore(graph, refs);
  const looping = loopingBlocks(simulation.loops);
  const outside = new Map<string, PictureOutside>();
  const edges = [...drafts.values()].map((draft): PictureEdge => {
    const { to, hop, from } = draft;
    if (!('serverIndex' in to) && !outside.has(to.label)) outside.set(to.label, to);
    const loop = draft.returns && 'serverIndex' in to ? looping(from, to) : undefined;
    const upstreams = hop.server.upstreams.get(hop.step) ?? [];
    return {
      from,
      to: 'serverIndex' in to ? to : to.label,
      label: hop.to,
      names: namesText(draft),
      ...defined({ policy: upstreams.length > 1 ? `${hop.step.policy}, one of ${upstreams.length}` : undefined }),
      stations: stationsOf(graph, hop),
      at: hop.at,
      witness: draft.witness,
      loops: loop !== undefined,
      certainty: loop ?? (draft.assumed ? 'assumed' : 'always'),
    };
  });
  const ways = waysOf(graph, refs, edges);
  return {
    name: cluster.name,
    servers: cluster.servers.map((server) => ({
      name: server.name,
      at: server.at,
      blocks: server.config.blocks.map((block) => ({
        zone: zonesOf(block),
        guard: block.steps.some((step) => step.kind === 'loop-guard'),
        listen: [...new Set(block.keys.map((key) => `:${key.port}`))].join(' '),
        at: block.at,
      })),
    })),
    edges,
    outside: [...outside.values()].sort((a, b) => compareText(a.label, b.label)),
    loops: simulation.loops.map(loopPicture),
    ...defined({ ways }),
    waysAreExact: zonesDecide(cluster.servers),
    unfollowed,
  };
}

type Refs = ReadonlyMap<DnsServer, ReadonlyMap<ServerBlock, BlockRef>>;

function blockRefs(servers: readonly DnsServer[]): Refs {
  return new Map(
    servers.map((server, serverIndex) => [
      server,
      new Map(
        server.config.blocks.map((block, blockIndex) => [
          block,
          { server: server.name, zone: firstZone(block), serverIndex, blockIndex },
        ]),
      ),
    ]),
  );
}

interface Draft {
  readonly from: BlockRef;
  readonly to: BlockRef | PictureOutside;
  readonly hop: Hop;
  readonly witness: { readonly name: string; readonly type: string };
  readonly space: NameClasses;
  readonly classes: Map<string, Set<NameClass>>;
  assumed: boolean;
  returns: boolean;
}

function explore(graph: ForwardingGraph, refs: Refs): { drafts: ReadonlyMap<string, Draft>; unfollowed: number } {
  const drafts = new Map<string, Draft>();
  const spaces = new Map<DnsServer, NameClasses>();
  const { queue, ask, unfollowed } = questions();
  const asked = graph.cluster.servers.map((server) => askedBy(graph, server));
  const ringOf = rings(graph.cluster.servers, asked);
  const sent: Sent[] = [];
  for (const [index, server] of graph.cluster.servers.entries()) {
    const space = nameClasses([...new Set([server, ...(asked[index] ?? [])])]);
    spaces.set(server, space);
    for (const socket of graph.socketsOf.get(server.id) ?? [])
      for (const cls of space.classes) for (const type of space.types) ask({ socket, name: cls.sample, type }, cls);
  }
  for (let at = 0; at < queue.length; at += 1) {
    const { question, cls } = itemAt(queue, at);
    const space = spaces.get(question.socket.server);
    if (space === undefined) continue;
    for (const branch of decide(graph, question, { queryKind: 'this name' })) {
      const { outcome } = branch;
      const next =
        outcome.kind === 'sent' && isNews(outcome, question, ringOf) ? ask(questionOf(outcome), undefined) : undefined;
      const hop = hopOf(branch, question.socket);
      if (hop === undefined) continue;
      const from = refs.get(hop.server)?.get(hop.block);
      if (from === undefined) continue;
      for (const to of targetsOf(graph, refs, branch)) {
        const target = 'serverIndex' in to ? `${to.serverIndex}.${to.blockIndex}` : to.label;
        const key = JSON.stringify([from.serverIndex, from.blockIndex, target, hop.to, hop.at.span.start]);
        const witness = { name: question.name, type: question.type };
        const draft = drafts.get(key) ?? {
          from,
          to,
          hop,
          witness,
          space,
          classes: new Map(),
          assumed: true,
          returns: false,
        };
        drafts.set(key, draft);
        if (next !== undefined) sent.push({ from: at, to: next, draft });
        if (branch.certainty !== 'assumed') draft.assumed = false;
        if (cls === undefined) continue;
        getOrInsert(draft.classes, question.type, () => new Set<NameClass>()).add(cls);
      }
    }
  }
  markReturning(sent, queue.length);
  return { drafts, unfollowed: unfollowed() };
}

interface QuestionQueue {
  readonly queue: readonly { readonly question: Question; readonly cls: NameClass | undefined }[];
  /** Its index in the queue; undefined beyond the bound. */
  readonly ask: (question: Question, cls: NameClass | undefined) => number | undefined;
  readonly unfollowed: () => number;
}

function questions(): QuestionQueue {
  const queue: { question: Question; cls: NameClass | undefined }[] = [];
  const seen = new Map<string, number>();
  let unfollowed = 0;
  const ask: QuestionQueue['ask'] = (question, cls) => {
    const key = `${question.socket.index}|${mannerKey(question)}|${question.type}|${question.name}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    if (queue.length >= MAX_QUESTIONS) {
      unfollowed += 1;
      return undefined;
    }
    seen.set(key, queue.length);
    return queue.push({ question, cls }) - 1;
  };
  return { queue, ask, unfollowed: () => unfollowed };
}

interface Sent {
  readonly from: number;
  readonly to: number;
  readonly draft: Draft;
}

function markReturning(sent: readonly Sent[], count: number): void {
  const out = Array.from({ length: count }, () => new Set<number>());
  for (const { from, to } of sent) out[from]?.add(to);
  const component = new Map<number, number>();
  for (const [index, those] of cyclicComponents(adjacencyOf(out.map((one) => [...one]))).entries())
    for (const one of those) component.set(one, index);
  for (const { from, to, draft } of sent)
    if (component.has(from) && component.get(from) === component.get(to)) draft.returns = true;
}

function isNews(
  { to, name, type, manner }: Extract<Branch['outcome'], { kind: 'sent' }>,
  question: Question,
  ringOf: ReadonlyMap<DnsServer, number>,
): boolean {
  if (name !== question.name || type !== question.type || mannerKey(manner) !== '') return true;
  const ring = ringOf.get(to.server);
  return ring !== undefined && ring === ringOf.get(question.socket.server);
}

function rings(
  servers: readonly DnsServer[],
  asked: readonly (readonly DnsServer[])[],
): ReadonlyMap<DnsServer, number> {
  const indexes = new Map(servers.map((server, index) => [server, index]));
  const edges = asked.map((those) => those.flatMap((one) => indexes.get(one) ?? []));
  const found = new Map<DnsServer, number>();
  for (const [number, those] of cyclicComponents(adjacencyOf(edges)).entries())
    for (const index of those) found.set(itemAt(servers, index), number);
  return found;
}

function askedBy(graph: ForwardingGraph, server: DnsServer): readonly DnsServer[] {
  const found = new Set<DnsServer>();
  for (const [step, upstreams] of server.upstreams) {
    for (const upstream of upstreams) {
      if (upstream.kind === 'unknown') continue;
      for (const endpoint of everyDialled(graph, step, upstream)) {
        const reached = reach(graph, server, endpoint);
        if (reached.kind === 'sockets') for (const socket of reached.sockets) found.add(socket.server);
      }
    }
  }
  return [...found];
}

function hopOf({ outcome, block, step }: Branch, { server }: Socket): Hop | undefined {
  switch (outcome.kind) {
    case 'sent':
    case 'leaves':
      return outcome.hop;
    case 'unknown':
      return outcome.hop;
    case 'fails': {
      // Nobody listens there, but the forward is made.
      if (outcome.noReply !== true || block === undefined || step === undefined) return undefined;
      const upstream = server.upstreams.get(step)?.find((one) => one.at === outcome.at);
      const to = upstream?.kind === 'known' ? hostPort(upstream.address, upstream.port) : outcome.because;
      return { server, block, step, upstream: undefined, to, via: '', settings: upstream?.via ?? [], at: outcome.at };
    }
    case 'answered':
      return undefined;
  }
}

function targetsOf(graph: ForwardingGraph, refs: Refs, { outcome }: Branch): readonly (BlockRef | PictureOutside)[] {
  switch (outcome.kind) {
    case 'sent': {
      const { to } = outcome;
      const blocks = route(graph, questionOf(outcome)).flatMap(({ block }) => refs.get(to.server)?.get(block) ?? []);
      if (blocks.length > 0) return blocks;
      return [{ label: `${to.server.name} has no server block for these names`, kind: 'nobody' }];
    }
    case 'leaves':
      return [{ label: outcome.to, kind: 'leaves' }];
    case 'unknown':
      return [{ label: outcome.because, kind: 'unknown' }];
    case 'fails':
      return [{ label: outcome.because, kind: 'nobody' }];
    case 'answered':
      return [];
  }
}

function namesText({ classes, space }: Draft): string {
  const texts = new Map<string, string[]>();
  for (const [type, those] of classes) {
    const text = describeNames(namesOf([...those], space));
    texts.set(text, [...(texts.get(text) ?? []), type]);
  }
  const all = [...texts].map(([text, types]) => {
    const usual = types.includes(space.other ?? 'A') || types.length === space.types.length;
    return usual ? text : `${types.join(', ')} questions for ${text}`;
  });
  // A single type is shown only where it differs.
  const [first] = all.filter((text) => !text.includes(' questions for '));
  return first ?? all.join('; ') ?? '';
}

function stationsOf(graph: ForwardingGraph, { server, step, at, settings, upstream }: Hop): readonly PictureStation[] {
  const stations: PictureStation[] = [];
  const written = step.to.find((one) => one.at === at)?.value;
  if (written?.kind === 'resolver-file')
    stations.push({ kind: 'file', label: written.path, at: (upstream?.via ?? settings).at(-1)?.at ?? at });
  if (upstream !== undefined) {
    const reached = reach(graph, server, dialled(step, upstream));
    if (reached.kind === 'sockets' && reached.published === true)
      stations.push({
        kind: 'service',
        label: reached.via,
        at: reached.at ?? at,
      });
  }
  return stations;
}

/** By servers. Undefined: no common loop. */
function loopingBlocks(loops: readonly GuardedLoop[]): (from: BlockRef, to: BlockRef) => Certainty | undefined {
  const found = loops.map(({ blocks, hops, certainty }) => ({
    certainty,
    servers: new Set([...blocks.map(({ socket }) => socket.server.name), ...hops.map(({ server }) => server.name)]),
  }));
  return (from, to) => {
    const those = found
      .filter(({ servers }) => servers.has(from.server) && servers.has(to.server))
      .map(({ certainty }) => certainty);
    return (['always', 'sometimes', 'assumed'] as const).find((one) => those.includes(one));
  };
}

function loopPicture({ hops, names, certainty, guard }: GuardedLoop): PictureLoop {
  return {
    names: describeNames(names),
    certainty,
    guard: guard.verdict,
    cycle: hops.map(({ server, block, to, via, at }) => ({ server: server.name, zone: firstZone(block), to, via, at })),
    path: hops.flatMap((hop) => [
      { at: hop.at, description: `${hop.server.name} (zone ${firstZone(hop.block)}) forwards to ${hop.to}` },
      ...hop.settings,
    ]),
  };
}

function waysOf(graph: ForwardingGraph, refs: Refs, edges: readonly PictureEdge[]): readonly PictureWay[] | undefined {
  const { servers } = graph.cluster;
  const space = nameClasses(servers);
  if (space.classes.length * servers.length > MAX_WAYS) return undefined;
  const byHop = new Map<string, number[]>();
  for (const [index, { from, label }] of edges.entries()) {
    const key = `${from.serverIndex}.${from.blockIndex}|${label}`;
    byHop.set(key, [...(byHop.get(key) ?? []), index]);
  }
  const edgesOf = (hops: readonly Hop[]): number[] =>
    hops.flatMap((hop, at) => {
      const from = refs.get(hop.server)?.get(hop.block);
      if (from === undefined) return [];
      const candidates = byHop.get(`${from.serverIndex}.${from.blockIndex}|${hop.to}`) ?? [];
      const next = hops[at + 1];
      const to = next === undefined ? undefined : refs.get(next.server)?.get(next.block);
      if (to === undefined) return candidates.slice(0, 1);
      return candidates.filter((one) => edges[one]?.to === to).slice(0, 1);
    });
  return space.classes.map((cls) => ({
    zones: cls.alike,
    part: cls.part,
    names: describeNames(namesOf([cls], space)),
    entries: servers.map((server) => {
      const entry = entriesOf(graph, server);
      const outcomes = entry.length === 0 ? [] : walk(graph, entry, cls.sample, 'A');
      return {
        server: server.name,
        outcomes: outcomes.map(({ disposition, certainty, because, assumptions, to, rcode, hops }) => {
          const why = [rcode, to, becauseAssuming(because, inWords(assumptions))]
            .filter((one) => one !== undefined)
            .join(', ');
          return {
            disposition,
            certainty,
            ...defined({ because: why === '' ? undefined : why }),
            edges: edgesOf(hops),
          };
        }),
      };
    }),
  }));
}

function firstZone(block: ServerBlock): string {
  return displayName(block.keys[0]?.zone ?? '.');
}

function zonesOf(block: ServerBlock): string {
  const zones = [...new Set(block.keys.map((key) => displayName(key.zone)))];
  const more = zones.length - 4;
  return more > 1 ? `${zones.slice(0, 4).join(' ')} and ${more} more` : zones.join(' ') || '.';
}
