/** Forwards to Services whose pods have no server that is read. */

import type { DnsServer, Selection } from '../cluster/cluster.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { Location } from '../text/location.ts';
import { dialled } from './dialled.ts';
import type { ForwardingGraph } from './graph.ts';
import { reach } from './reach.ts';

export interface UnreadBehind {
  readonly server: DnsServer;
  readonly block: ServerBlock;
  readonly pods: Selection;
  readonly via: string;
  readonly viaAt: Location;
  readonly at: Location;
}

export function unreadBehind(graph: ForwardingGraph): readonly UnreadBehind[] {
  const { cluster } = graph;
  if (!cluster.published.some(({ selects }) => selects !== undefined)) return [];
  return cluster.servers
    .filter(({ config, implied }) => config.errors.length === 0 && implied !== true)
    .flatMap((server) => server.config.blocks.flatMap((block) => ofBlock(graph, server, block)));
}

function ofBlock(graph: ForwardingGraph, server: DnsServer, block: ServerBlock): readonly UnreadBehind[] {
  return block.steps.flatMap((step) =>
    (step.kind === 'forward' ? (server.upstreams.get(step) ?? []) : []).flatMap((upstream): readonly UnreadBehind[] => {
      if (step.kind !== 'forward' || upstream.kind !== 'known') return [];
      const reached = reach(graph, server, dialled(step, upstream));
      if (reached.kind !== 'unknown' || reached.unread === undefined) return [];
      const { pods, via, at } = reached.unread;
      return [{ server, block, pods, via, viaAt: at, at: upstream.at }];
    }),
  );
}
