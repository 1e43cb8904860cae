/** Servers that answer at an address at which others answered in the base. */

import { type DnsServer, formatAddress } from '../../../core/cluster/cluster.ts';
import { parseAddress } from '../../../core/dns/endpoint.ts';
import { grouped } from '../../../core/text/append.ts';
import { defined } from '../../../core/text/defined.ts';
import { getOrInsert } from '../../../core/text/once.ts';
import type { ClusterView, SearchableSnapshot } from '../../snapshot.ts';
import { forwards, guardOf } from '../blocks.ts';
import {
  type Circumstance,
  type Compared,
  type NamedServer,
  type NamedServers,
  openKept,
  runs,
  type Succession,
  workloadOf,
  zonesKey,
} from './server-partners.ts';

interface Heir extends Pick<Circumstance, 'place' | 'assumption'> {
  readonly server: NamedServer;
  readonly predecessors: readonly NamedServer[];
}

export function* heirs(head: SearchableSnapshot, base: SearchableSnapshot, compared: Compared): Generator<Succession> {
  const isKept = openKept(compared.before);
  for (const { server, ...heir } of heirsIn(head, base, compared))
    if (!isKept(server))
      yield { server, before: heir.predecessors.flatMap(({ blocks }) => blocks), other: { counts: true, ...heir } };
}

function* heirsIn(head: SearchableSnapshot, base: SearchableSnapshot, compared: Compared): Generator<Heir> {
  const [were, are] = [socketsOf(base, compared.before), socketsOf(head, compared.after)];
  yield* atAddresses(were, are, compared);
  yield* atOtherPorts(were, are, compared);
  // A container's own name is no address.
  const answers = [were, are].flatMap((sockets) => [...sockets.values()].flatMap((one) => [...one.values()]));
  const addressed = new Set(answers.flatMap((one) => (parseAddress(one.place) ? [...one.keys.keys()] : [])));
  yield* renamed(compared, addressed);
}

type Answering = ReadonlyMap<string, Answer>;

interface Answer {
  /** Ports by server: none where the address is its own. */
  readonly keys: Map<string, Set<number>>;
  readonly place: string;
  readonly assumption?: string;
}

const keysIn = (answering: Answering): readonly string[] =>
  [...answering.values()].flatMap(({ keys }) => [...keys.keys()]);

/** By address, and by Service, with the port: either may stay. */
function socketsOf({ clusters }: SearchableSnapshot, known: NamedServers): ReadonlyMap<string, Answering> {
  const sockets = new Map<string, Map<string, Answer>>();
  for (const view of clusters)
    for (const [socket, { server, on, ...where }] of answersIn(view)) {
      const key = `${view.cluster.name}/${server.name}`;
      const named = known.get(key);
      // What nothing runs answers nowhere.
      if (named === undefined || workloadOf(named).length === 0) continue;
      const answering = getOrInsert(sockets, socket, () => new Map<string, Answer>());
      const answer = getOrInsert(answering, view.cluster.name, () => ({
        keys: new Map<string, Set<number>>(),
        ...where,
      }));
      const ports = getOrInsert(answer.keys, key, () => new Set());
      if (on !== undefined) ports.add(on);
    }
  return sockets;
}

interface AnswerOf extends Omit<Answer, 'keys'> {
  readonly server: DnsServer;
  readonly on?: number;
}

function* answersIn({ cluster }: ClusterView): Generator<readonly [socket: string, answer: AnswerOf]> {
  const servers = new Map(cluster.servers.map((server) => [server.id, server]));
  for (const { address, port, description, targets, assumption, redirected } of cluster.published) {
    // Redirects lead to a cache.
    if (redirected === true) continue;
    const shown = formatAddress(cluster, address);
    for (const target of targets) {
      const server = target.kind === 'server' ? servers.get(target.server) : undefined;
      if (server === undefined || server.implied === true) continue;
      const answer = { server, place: shown, on: target.port, ...defined({ assumption }) };
      // An assumed address may be another cluster's.
      if (assumption === undefined) yield [`${shown}|${port}`, answer];
      yield [`${description}|${port}`, answer];
    }
  }
  for (const server of cluster.servers)
    for (const address of server.claims) yield [`claimed|${address}`, { server, place: address }];
}

function* atAddresses(
  were: ReadonlyMap<string, Answering>,
  are: ReadonlyMap<string, Answering>,
  { before, after, partner }: Compared,
): Generator<Heir> {
  const seen = new Set<string>();
  // Thousands of Services may lead to the same thousand servers.
  const groups = new Map<string, number>();
  for (const [socket, now] of are) {
    const there = were.get(socket);
    if (there === undefined) continue;
    // In another cluster: it moved with its address.
    const answered = new Set(keysIn(there));
    for (const [old, { keys, ...where }] of answersOnBothSides(there, now)) {
      const joined = [...old.keys.keys()].join('|');
      const group = getOrInsert(groups, joined, () => groups.size);
      const olds = [...old.keys.keys()].flatMap((key) => before.get(key) ?? []);
      for (const key of keys.keys()) {
        const own = before.has(key) ? key : partner.get(key);
        const server = after.get(key);
        if (server === undefined || (own !== undefined && answered.has(own)) || seen.has(`${group}|${key}`)) continue;
        seen.add(`${group}|${key}`);
        if (areGuarded(olds)) yield { server, predecessors: olds, ...where };
      }
    }
  }
}

/** Servers that stay, but answer by other blocks: the address leads to another of their ports. */
function* atOtherPorts(
  were: ReadonlyMap<string, Answering>,
  are: ReadonlyMap<string, Answering>,
  { before, after, partner }: Compared,
): Generator<Heir> {
  const seen = new Set<string>();
  for (const [socket, now] of are)
    for (const [cluster, { keys, place }] of now)
      for (const [key, ports] of keys) {
        const own = before.has(key) ? key : partner.get(key);
        const [old, server] = [own === undefined ? undefined : before.get(own), after.get(key)];
        const then = own === undefined ? undefined : were.get(socket)?.get(cluster)?.keys.get(own);
        if (old === undefined || server === undefined || then === undefined) continue;
        const others = [...ports].filter((port) => !then.has(port));
        const turn = JSON.stringify([key, ...then, 'to', ...others]);
        if (others.length === 0 || seen.has(turn)) continue;
        seen.add(turn);
        yield { server: atPorts(server, new Set(others)), predecessors: [atPorts(old, then)], place };
      }
}

function atPorts(server: NamedServer, ports: ReadonlySet<number>): NamedServer {
  const blocks = server.blocks.flatMap((block) => {
    const keys = block.keys.filter(({ port }) => ports.has(port));
    return keys.length === 0 ? [] : { ...block, keys };
  });
  return { ...server, blocks };
}

function answersOnBothSides(were: Answering, are: Answering): readonly (readonly [Answer, Answer])[] {
  const pairs = [...are].flatMap(([cluster, now]): readonly (readonly [Answer, Answer])[] => {
    const old = were.get(cluster);
    return old === undefined ? [] : [[old, now]];
  });
  const [[left, ...more], [come, ...others]] = [
    [...were].filter(([cluster]) => !are.has(cluster)),
    [...are].filter(([cluster]) => !were.has(cluster)),
  ];
  if (left === undefined || come === undefined || more.length + others.length > 0) return pairs;
  return [...pairs, [left[1], come[1]]];
}

/** Where one of several had no guard, nothing is lost. */
function areGuarded(olds: readonly NamedServer[]): boolean {
  const isGuarded = ({ blocks }: NamedServer): boolean =>
    blocks.every((block) => !forwards(block) || guardOf(block) !== undefined);
  return olds.length === 1 || olds.every(isGuarded);
}

/** Of a namespace the only workload of its zones that came, and the only one that is gone, where no address says otherwise. */
function* renamed({ before, after, partner }: Compared, addressed: ReadonlySet<string>): Generator<Heir> {
  const kept = new Set(addressed);
  for (const [is, was] of partner)
    if ([after.get(is), before.get(was)].every((server) => server !== undefined && runs(server))) kept.add(is).add(was);
  const only = (servers: NamedServers, others: NamedServers): ReadonlyMap<string, NamedServer> => {
    const own = [...servers].flatMap(([key, server]) =>
      !others.has(key) && !kept.has(key) && runs(server) ? server : [],
    );
    const zoned = grouped(own, (one) => JSON.stringify([one.cluster, one.name.split('/')[0], zonesKey(one)]));
    return new Map([...zoned].flatMap(([key, [one, ...more]]) => (one && more.length === 0 ? [[key, one]] : [])));
  };
  const gone = only(before, after);
  for (const [key, server] of only(after, before)) {
    const old = gone.get(key);
    if (old !== undefined) yield { server, predecessors: [old] };
  }
}
