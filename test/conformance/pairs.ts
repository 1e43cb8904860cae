/** Two set-ups beside each other: what `diff` says of the change, and how far what real servers did bears it out. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { openForwards } from '../../src/core/forwarding/open-forwards.ts';
import type { Socket } from '../../src/core/forwarding/socket.ts';
import { walk } from '../../src/core/forwarding/walk.ts';
import { askersOf } from '../../src/judge/diff/askers.ts';
import { diffSnapshots } from '../../src/judge/diff/diff.ts';
import type { DiffChange, DiffOutcome } from '../../src/judge/report/diff-report.ts';
import type { Snapshot } from '../../src/judge/snapshot.ts';
import { hasName } from '../support/has-name.ts';
import { says, withoutNobody } from './compare.ts';
import { graphOf, reachedBy } from './network.ts';
import { skippedQuestions, skippedVectors } from './skips.ts';
import { type RecordedAnswer, type RecordedQuery, readVectors, type Vector, type VectorQuery } from './vector.ts';

export interface Pair {
  readonly name: string;
  readonly version: string;
  readonly before: Vector;
  readonly after: Vector;
  readonly asked: readonly PairQuestion[];
}
export interface PairQuestion {
  readonly query: string | VectorQuery;
  readonly before: RecordedQuery;
  readonly after: RecordedQuery;
}

type Servers = NonNullable<Vector['servers']>;

interface Written {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pairs: readonly {
    readonly seed: number;
    readonly change: string;
    readonly before: Vector;
    /** What is another one. */
    readonly after: Pick<Vector, 'corefile' | 'servers'>;
    readonly asked: readonly (Omit<PairQuestion, 'after'> & Partial<PairQuestion>)[];
  }[];
}

/** What pairs.mjs recorded. */
export function recordedPairs(): readonly Pair[] {
  const { version, files, pairs }: Written = parse(readFileSync(resolve(import.meta.dirname, 'pairs.yaml'), 'utf8'));
  const complete = ({ servers, ...vector }: Vector): Vector => {
    const named = { ...vector, name: 'pair', area: 'pairs', id: 'pair', says: '', recorded: [], files };
    return servers === undefined ? named : { ...named, servers: withFiles(servers, files) };
  };
  return pairs.map(({ seed, change, before, after, asked }) => {
    const { servers } = after;
    const changed = { ...before, ...after };
    return {
      name: `${seed} (${change})`,
      version,
      before: complete(before),
      after: complete(servers === undefined ? changed : { ...changed, servers: { ...before.servers, ...servers } }),
      asked: asked.map((question) => ({ ...question, after: question.after ?? question.before })),
    };
  });
}

function withFiles(servers: Servers, files: Written['files']): Servers {
  return Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, { ...server, files }]));
}

/** Vectors of one file that differ in what servers are configured with and were asked the same: each with the next. */
export function naturalPairs(version: string): readonly Pair[] {
  const pairs: Pair[] = [];
  const last = new Map<string, Vector>();
  for (const vector of readVectors()) {
    const recorded = vector.recorded.find((one) => one.versions.includes(version));
    if (recorded?.queries === undefined || recorded.starts === false || recorded.down !== undefined) continue;
    if (skippedVectors[vector.name] !== undefined) continue;
    const { hosts, services, sinks, 'sink-ports': ports, 'resolv-conf': resolvers, kubernetes } = vector;
    const servers = Object.entries(vector.servers ?? {}).map(([name, { host }]) => [name, host]);
    const around = JSON.stringify([vector.area, hosts, services, sinks, ports, resolvers, kubernetes, servers]);
    const before = last.get(around);
    last.set(around, vector);
    const asked = before === undefined ? [] : commonQuestions(before, vector, version);
    if (before !== undefined && asked.length > 0)
      pairs.push({ name: `${before.name} -> ${vector.name}`, version, before, after: vector, asked });
  }
  return pairs;
}

function commonQuestions(before: Vector, after: Vector, version: string): readonly PairQuestion[] {
  const answersOf = (vector: Vector): ReadonlyMap<string, RecordedQuery> => {
    const answers = vector.recorded.find((one) => one.versions.includes(version))?.queries ?? [];
    return new Map(
      (vector.queries ?? []).flatMap((query, index) => {
        const answer = answers[index];
        const words = typeof query === 'string' ? query : query.ask;
        const skipped = [`${vector.name} ${words}`, `${vector.name} ${words} ${version}`];
        if (answer === undefined || skipped.some((one) => skippedQuestions[one] !== undefined)) return [];
        return [[JSON.stringify(query), answer]];
      }),
    );
  };
  const then = answersOf(before);
  return [...answersOf(after)].flatMap(([key, now]) => {
    const old = then.get(key);
    return old === undefined ? [] : [{ query: JSON.parse(key), before: old, after: now }];
  });
}

export interface Verdict {
  /** What real servers bear out otherwise, in words. */
  readonly differences: readonly string[];
  /** Questions reported to end otherwise that did, and questions reported to end alike that did. */
  readonly changed: number;
  readonly kept: number;
}

export function judgePair({ before, after, version, asked }: Pair): Verdict {
  const graphs = [graphOf(before, version), graphOf(after, version)] as const;
  const { changes } = diffSnapshots(snapshotOf(graphs[0]), snapshotOf(graphs[1]), 'before');
  const names = graphs.map(askerNames) as [AskerNames, AskerNames];
  const differences: string[] = [];
  let changed = 0;
  let kept = 0;
  for (const { query, before: was, after: is } of asked) {
    const sides = [reachedBy(graphs[0], before, query), reachedBy(graphs[1], after, query)] as const;
    const { name, type } = sides[0];
    // Which of several sockets takes a question is chance.
    if (sides.some(({ sockets }) => sockets.length > 1)) continue;
    // Another listener is another asker.
    if (sides[0].sockets[0]?.address !== sides[1].sockets[0]?.address || followsAliases(graphs, sides)) continue;
    const askers = new Set(sides.flatMap(({ sockets }, side) => sockets.map((socket) => names[side]?.(socket.index))));
    const reported = changes.filter((one) => askers.has(one.asker) && covers(one, name, type));
    const [old, fresh] = [endOf(was), endOf(is)];
    const words = `${typeof query === 'string' ? query : JSON.stringify(query)}: was ${old}, is ${fresh}`;
    if (reported.length === 0 && old !== fresh) differences.push(`not reported: ${words}`);
    else if (reported.length > 0 && old === fresh && reported.every((one) => isSure(one)))
      differences.push(
        `reported: ${words}; ${reported.map((one) => `${one.names} from ${ends(one.before)} to ${ends(one.after)}`).join(', ')}`,
      );
    else if (reported.length > 0) changed += 1;
    else kept += 1;
  }
  return { differences, changed, kept };
}

/** A server that asks for an alias's target too, which is not followed. */
function followsAliases(
  graphs: readonly ForwardingGraph[],
  sides: readonly { readonly name: string; readonly type: string; readonly sockets: readonly Socket[] }[],
): boolean {
  return sides.some(({ name, type, sockets }, side) => {
    const graph = graphs[side];
    const outcomes = graph === undefined || sockets.length === 0 ? [] : walk(graph, sockets, name, type);
    const isSaid = /\balias\b|\bdns64 finds\b/;
    return outcomes.some((one) => says(one, isSaid));
  });
}

function snapshotOf(graph: ForwardingGraph): Snapshot {
  // One cluster with another configuration, whatever the vectors are called.
  const cluster = { ...graph.cluster, name: 'pair' };
  const clusters = [{ cluster, graph, simulation: { loops: [], unjudged: [] }, openForwards: openForwards(graph) }];
  return { clusters, notices: [], files: 0, documents: 0, cost: 0, read: new Set() };
}

type AskerNames = (socket: number) => string | undefined;

function askerNames(graph: ForwardingGraph): AskerNames {
  const bySocket = new Map(
    askersOf(graph).askers.flatMap(({ entries, name }) => entries.map((socket) => [socket.index, name] as const)),
  );
  return (socket) => bySocket.get(socket);
}

export function covers(change: DiffChange, name: string, type: string): boolean {
  if (!hasName(change.reach, name)) return false;
  if (change.types === undefined) return true;
  return 'only' in change.types ? change.types.only.includes(type) : !change.types.except.includes(type);
}

/** Whether what is reported has to be seen by a single question: no upstream that only another's failure brings in, no data. */
function isSure({ names, before, after }: DiffChange): boolean {
  // What bounds a set besides zones is reported in words.
  if (names.includes('names that') || names.includes('names of')) return false;
  const single = [before, after].every(([one, ...more]) => more.length === 0 && one?.certainty === 'always');
  const [old, now] = [before[0], after[0]];
  if (old?.disposition !== now?.disposition) return single;
  // Another plugin of the same server that answers is seen in the answer alone, and so is a failure passed on.
  return single && old?.disposition === 'leaves';
}

function ends(outcomes: readonly DiffOutcome[]): string {
  return outcomes.map((one) => `${one.certainty} ${one.disposition} ${one.to ?? one.rcode ?? one.by}`).join(' | ');
}

/** Where a question ended, as far as `diff` speaks of it: not by which way, and not with which data. */
export function endOf(recorded: RecordedQuery): string {
  if ('inTurn' in recorded) return endOf(recorded.inTurn[0] ?? { disposition: 'dropped' });
  if ('oneOf' in recorded) return [...new Set(recorded.oneOf.map(endOf))].sort().join(' or ');
  return endOfAnswer(withoutNobody(recorded));
}

function endOfAnswer({ disposition, rcode, to = [], ...more }: RecordedAnswer): string {
  // It came back, and somebody else was asked when nobody answered.
  if (more.returns === true && (more['looks-up'] === true || disposition === 'forwarded')) return 'loops';
  // Or nobody was left to answer it in time.
  if (more.returns === true && disposition === 'passed-on' && rcode === 'SERVFAIL') return 'loops';
  switch (disposition) {
    case 'loops':
      return 'loops';
    case 'answered':
    case 'looked-up':
      return 'answered';
    case 'refused':
      return 'fails REFUSED';
    case 'servfail':
    case 'dropped':
    case 'unreachable':
      return 'fails SERVFAIL';
    case 'forwarded':
      return `leaves to ${to
        .filter((word) => /^(?:udp|tcp|tls|https|quic|grpc) /.test(word))
        .map((word) => word.replace(/^\S+ /, ''))
        .join(', then ')}`;
    case 'passed-on': {
      if (rcode === 'SERVFAIL' || rcode === 'timeout') return 'fails SERVFAIL';
      if (rcode === 'REFUSED' || rcode === 'FORMERR') return `fails ${rcode}`;
      return `answered by ${to.at(-1)?.split(' ')[0]}`;
    }
  }
}
