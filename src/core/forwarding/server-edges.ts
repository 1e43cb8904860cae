/** Which servers reach which, whatever the name: a first sieve. */

import type { DnsServer, ResolvedUpstream } from '../cluster/cluster.ts';
import type { Endpoint } from '../dns/endpoint.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep, Step } from '../facts/steps.ts';
import { type Budget, beyondLimit, openBudget } from '../text/budget.ts';
import { itemAt, present } from '../text/invariant.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import type { ForwardingGraph } from './graph.ts';
import { everyDialled, reach } from './reach.ts';
import type { Reached } from './reached.ts';

function endpointKey({ address, port, transport, overTcp }: Endpoint): string {
  return `${address}|${port}|${overTcp === true ? 'tcp' : transport}`;
}

/** An upstream's reply decides who is asked next. */
export function heedsReplies(server: DnsServer): boolean {
  return server.config.blocks.some(heeds);
}
export function heeds(block: ServerBlock): boolean {
  return block.steps.some((step) => step.kind === 'forward' && (step.failover.length > 0 || leadsOnward(step, block)));
}
/** A reply of its only upstream may lead to the next stanza. */
export function leadsOnward({ next, onlyAfter, fallsBack }: ForwardStep, { steps }: ServerBlock): boolean {
  const looksUp = (step: Step): boolean => step.kind === 'forward' && step.looksUp === true;
  return (
    next.length > 0 ||
    onlyAfter !== undefined ||
    fallsBack === 'above' ||
    (fallsBack === 'roots' && steps.some(looksUp))
  );
}

export function serversOf(graph: ForwardingGraph, indexes: readonly number[]): DnsServer[] {
  return indexes.map((index) => itemAt(graph.cluster.servers, index));
}

/** Includes `from`; ascending. */
export function reachable(edges: readonly (readonly number[])[], from: readonly number[]): number[] {
  const open = [...from];
  const seen = new Set(open);
  for (let at = 0; at < open.length; at += 1) {
    for (const to of itemAt(edges, itemAt(open, at))) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return open.sort((a, b) => a - b);
}

/** A server that cannot reach itself has no loop. */
export function serverEdges(
  graph: ForwardingGraph,
  budget: Budget = openBudget(),
  unjudged: Notice[] = [],
): number[][] {
  const servers = graph.cluster.servers;
  const ids = new Map(servers.map((server, index) => [server.id, index]));
  return servers.map((server) => {
    const out = new Set<number>();
    const seen = new Set<string>();
    for (const [step, upstreams] of server.upstreams) {
      for (const upstream of upstreams) {
        if (upstream.kind === 'unknown') continue;
        const sockets = everyDialled(graph, step, upstream).flatMap((endpoint) => {
          const key = endpointKey(endpoint);
          const reached = seen.has(key) ? undefined : reach(graph, server, endpoint);
          seen.add(key);
          return reached?.kind === 'sockets' ? reached.sockets : [];
        });
        if (!budget.take('edges', sockets.length)) {
          const to = `${upstream.address}:${upstream.port}`;
          unjudged.push(
            beyondLimit(
              'edges',
              `what ${server.name} sends to ${to} is not followed: too many servers are behind it`,
              upstream.at,
            ),
          );
          return [...out];
        }
        for (const socket of sockets) out.add(present(ids.get(socket.server.id)));
      }
    }
    return [...out];
  });
}

/** Blocks through which no name comes back to these servers, with their server's id. */
export function endingBlocks(graph: ForwardingGraph, servers: readonly DnsServer[]): ReadonlyMap<ServerBlock, string> {
  const ids = new Set(servers.map(({ id }) => id));
  const ending = new Map<ServerBlock, string>();
  for (const server of servers) {
    const known = new Map<string, boolean>();
    const leadsIn = (step: ForwardStep, upstream: ResolvedUpstream): boolean => {
      if (upstream.kind === 'unknown') return false;
      return everyDialled(graph, step, upstream).some((endpoint) => {
        const key = endpointKey(endpoint);
        return getOrInsert(known, key, () => isAmong(ids, reach(graph, server, endpoint)));
      });
    };
    for (const block of server.config.blocks)
      if (
        !block.steps.some(
          (step) => step.kind === 'forward' && (server.upstreams.get(step) ?? []).some((one) => leadsIn(step, one)),
        )
      )
        ending.set(block, server.id);
  }
  return ending;
}

function isAmong(ids: ReadonlySet<string>, reached: Reached): boolean {
  return reached.kind === 'sockets' && reached.sockets.some(({ server }) => ids.has(server.id));
}
