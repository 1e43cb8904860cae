/** Configuration as text without places: equal texts act alike. */
import type { Cluster } from '../../core/cluster/cluster.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import type { ForwardingGraph } from '../../core/forwarding/graph.ts';
import { everyDialled, reach } from '../../core/forwarding/reach.ts';
import type { Socket } from '../../core/forwarding/socket.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { isLocation } from '../../core/text/location.ts';

const WORDS_AND_PLACES: ReadonlySet<string> = new Set(['via', 'versionAt', 'extent']);

/** Places count by template conditions. Recursion is bounded by the types. */
export function placeless(value: unknown): string {
  return JSON.stringify(value, (key, held: unknown) => {
    if (WORDS_AND_PLACES.has(key)) return undefined;
    if (held instanceof Map) return [...held];
    if (held instanceof Set) return [...held];
    if (isLocation(held)) {
      const conditions = conditionsAt(held);
      return conditions.length === 0 ? undefined : conditions;
    }
    return held;
  });
}

export function clusterText(cluster: Cluster): string {
  return [...clusterPieces(cluster)].join('\n');
}

/** Stops at the first difference. */
export function areAlike(a: Cluster, b: Cluster): boolean {
  const [left, right] = [clusterPieces(a), clusterPieces(b)];
  for (const piece of left) if (right.next().value !== piece) return false;
  return right.next().done === true;
}

function* clusterPieces({ servers, published, pools, symbolic, servesPods }: Cluster): Generator<string> {
  yield placeless({ published, pools, symbolic, servesPods });
  for (const { config, upstreams, ...rest } of servers) {
    const { blocks, ...settings } = config;
    yield placeless({ ...rest, settings });
    for (const block of blocks) yield placeless(block);
    for (const listed of upstreams.values()) yield placeless(listed);
  }
}

export function socketKey(socket: Socket): string {
  return `${socket.server.id}|${socket.transport}|${socket.address}|${socket.port}`;
}

/** As seen at one socket: not its other zones, guard and comments. */
export function blockText(graph: ForwardingGraph, socket: Socket, block: ServerBlock): string {
  const { server } = socket;
  const reached = block.steps.flatMap((step) =>
    step.kind !== 'forward'
      ? []
      : (server.upstreams.get(step) ?? []).flatMap((upstream): unknown[] => {
          const under = upstream.via.map((one) => one.at);
          if (upstream.kind === 'unknown') return [[upstream, under]];
          return everyDialled(graph, step, upstream).map((endpoint) => {
            const behind = reach(graph, server, endpoint);
            if (behind.kind !== 'sockets') return [upstream, under, behind];
            const sockets = behind.sockets.map((one) => [
              socketKey(one),
              one.server.assumption,
              one.server.at,
              tlsOf(one),
            ]);
            return [upstream, under, { ...behind, sockets, through: behind.via }];
          });
        }),
  );
  const steps = block.steps.filter((step) => step.kind !== 'loop-guard');
  const { views, addedBy, at } = block;
  return placeless({ steps, views, addedBy, at, reached, server: server.at });
}

/** Every block there decides whether a listener is encrypted. */
function tlsOf({ transport, zones }: Socket): unknown {
  if (transport === 'dns') return undefined;
  return [...zones.values()].flat().map(({ tls, steps }) => tls ?? steps.some(({ kind }) => kind === 'opaque'));
}
