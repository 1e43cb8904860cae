/** Where ordinary clients ask a server: over UDP, at the Service's port, else at port 53 or at its first plain listener; a container from outside. */

import type { DnsServer, PublishedAddress } from '../cluster/cluster.ts';
import { isLoopback } from '../dns/endpoint.ts';
import type { Certainty } from '../facts/path.ts';
import { present } from '../text/invariant.ts';
import type { ForwardingGraph } from './graph.ts';
import { socketsBehind } from './reach.ts';
import { UNREAD_KEYS } from './reached.ts';
import type { Socket } from './socket.ts';

/** Why clients of a server get no answer before a question is read. */
export interface ClosedEntry {
  readonly disposition: 'fails' | 'unknown';
  readonly certainty: Certainty;
  readonly because: string;
}

export function entryOf(graph: ForwardingGraph, server: DnsServer): Socket | undefined {
  return entriesOf(graph, server)[0];
}

export function entriesOf(graph: ForwardingGraph, server: DnsServer): readonly Socket[] {
  const first = firstEntry(graph, server);
  if (first === undefined || first.address !== '*') return first === undefined ? [] : [first];
  return present(graph.socketsOf.get(server.id)).filter(
    ({ address, port, transport, family = first.family }) =>
      address === '*' && port === first.port && transport === first.transport && family === (first.family ?? family),
  );
}

/** Where `entriesOf` has none. */
export function closedEntry(graph: ForwardingGraph, server: DnsServer): ClosedEntry {
  const [error] = server.config.errors;
  if (error !== undefined)
    return { disposition: 'fails', certainty: 'always', because: `it does not start: ${error.message}` };
  if (server.config.hasUnreadKeys === true)
    return { disposition: 'unknown', certainty: 'always', because: UNREAD_KEYS };
  if (plainSockets(graph, server).length > 0 && servicesOf(graph, server).length === 0)
    return {
      disposition: 'unknown',
      certainty: 'assumed',
      because: 'it listens for plain DNS inside its container alone',
    };
  const published = servicesOf(graph, server)[0];
  const port = published === undefined ? undefined : portFor(published, server);
  if (published === undefined || port === undefined || plainSockets(graph, server).length === 0)
    return { disposition: 'fails', certainty: 'always', because: 'it listens for no plain DNS' };
  const { description, assumption, unknownTargets } = published;
  if (plainSockets(graph, server).some((socket) => socket.port === port))
    return {
      disposition: 'unknown',
      certainty: 'assumed',
      because: `${description} leads to port ${port}, where it listens at other addresses than its pod's`,
    };
  const isSure = assumption === undefined && !unknownTargets;
  const because = `nobody listens on port ${port}, to which ${description} leads`;
  return { disposition: 'fails', certainty: isSure ? 'always' : 'assumed', because };
}

function firstEntry(graph: ForwardingGraph, server: DnsServer): Socket | undefined {
  const all = plainSockets(graph, server);
  const ofIPv4 = all.filter(({ family }) => family !== 'IPv6');
  const usual = ofIPv4.length > 0 ? ofIPv4 : all;
  const first = usual.find(({ port }) => port === 53) ?? usual[0];
  if (first === undefined) return undefined;
  const leading = graph.cluster.published.filter((one) => portFor(one, server) !== undefined);
  const isOfContainer = leading[0]?.everyPort === true;
  for (const published of leading) {
    // A container's own address has each of its ports.
    if (isOfContainer ? published.port !== first.port : published.everyPort === true) continue;
    const [offered] = socketsBehind(graph, published, server, {
      port: portFor(published, server) ?? 53,
      transport: 'dns',
    });
    if (offered !== undefined) return offered;
  }
  // Whoever asks a container with a network of its own is not in it.
  if (isOfContainer) return server.network.startsWith('pod:') && isLoopback(first.address) ? undefined : first;
  return servicesOf(graph, server).length > 0 ? undefined : first;
}

function plainSockets(graph: ForwardingGraph, server: DnsServer): readonly Socket[] {
  return present(graph.socketsOf.get(server.id)).filter((socket) => socket.transport === 'dns');
}

function servicesOf({ cluster }: ForwardingGraph, server: DnsServer): readonly PublishedAddress[] {
  return cluster.published.filter(
    (one) => one.kind === 'service' && one.everyPort !== true && portFor(one, server) !== undefined,
  );
}

function portFor({ targets }: PublishedAddress, { id }: DnsServer): number | undefined {
  return targets.flatMap((target) => (target.kind === 'server' && target.server === id ? [target.port] : []))[0];
}
