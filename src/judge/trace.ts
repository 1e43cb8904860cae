/** Why nobody can ask for this name and type; undefined where it can be asked. */
export function refusedQuery(name: string, type: string): string | undefined {
  if (!isDomainName(name)) return `${JSON.stringify(name.slice(0, 300))} is no domain name`;
  if (!isQueryType(type))
    return `--type takes a query type such as A, AAAA, PTR or TYPE65, not ${JSON.stringify(type)}`;
  return undefined;
}

/** One question followed from every DNS server of a snapshot, and the graph as a picture: data for the reporters. */

import { type DnsServer, formatAddress, type ResolvedUpstream } from '../core/cluster/cluster.ts';
import { hostPort } from '../core/dns/endpoint.ts';
import { absolute, ancestry, displayName, isDomainName, isWithin, ROOT } from '../core/dns/name.ts';
import { isQueryType } from '../core/dns/query-type.ts';
import type { ForwardStep, ServerBlock } from '../core/facts/fact.ts';
import type { ForwardingGraph } from '../core/forwarding/graph.ts';
import type { Loop } from '../core/forwarding/loop.ts';
import { reach } from '../core/forwarding/reach.ts';
import { entriesOf, walk } from '../core/forwarding/walk.ts';
import type { Location } from '../core/text/location.ts';
import { redactedPicture, redactedTrace } from './redacted.ts';
import type { Certainty } from './report/finding.ts';
import type { GraphPicture, PictureEdge } from './report/graph-picture.ts';
import type { TraceReport } from './report/trace-report.ts';
import type { Snapshot } from './snapshot.ts';

export function traceReport(snapshot: Snapshot, name: string, type: string, from: string | undefined): TraceReport {
  const asked = absolute(name);
  const entries: TraceReport['entries'][number][] = [];
  for (const { cluster, graph } of snapshot.clusters) {
    const seen = new Set<string>();
    for (const server of cluster.servers) {
      if (from !== undefined && server.name !== from) continue;
      if (seen.has(server.name)) continue;
      seen.add(server.name);
      const entry = entriesOf(graph, server);
      const outcomes =
        entry.length === 0
          ? [
              {
                disposition: 'fails' as const,
                certainty: 'always' as const,
                because:
                  server.config.errors[0] === undefined
                    ? 'it listens for no plain DNS'
                    : `it does not start: ${server.config.errors[0].message}`,
                hops: [],
              },
            ]
          : walk(graph, entry, asked, type);
      entries.push({
        server: server.name,
        cluster: cluster.name,
        outcomes: outcomes.map((one) => ({
          ...one,
          ...(one.disposition === 'unknown' && one.hops.at(-1) !== undefined && one.hops.at(-1)?.upstream === undefined
            ? { because: `where it is forwarded to is not known: ${one.because}` }
            : {}),
          hops: one.hops.map((hop) => ({
            server: hop.server.name,
            zone: displayName(hop.block.keys[0]?.zone ?? '.'),
            plugin: hop.step.plugin,
            to: hop.upstream === undefined ? written(hop.at) : hop.to,
            at: hop.at,
          })),
        })),
      });
    }
  }
  return redactedTrace({ query: { name: asked, type }, entries }, snapshot.secrets);
}

/** The TO argument itself, where nobody knows what it comes to; one line of it. */
function written({ file, span }: Location): string {
  return file.text.slice(span.start, Math.min(span.end, span.start + 200)).split('\n')[0] ?? '';
}

/** Every edge leads to the block that takes what is sent along it, as the simulation has it; else to the address dialled. */
export function pictureOf(snapshot: Snapshot): GraphPicture {
  return redactedPicture(drawn(snapshot), snapshot.secrets);
}

function drawn(snapshot: Snapshot): GraphPicture {
  return {
    clusters: snapshot.clusters.map(({ cluster, graph, simulation }) => {
      const looping = loopingHops(simulation.loops);
      const edges = new Map<string, PictureEdge>();
      const outside = new Set<string>();
      for (const socket of graph.sockets) {
        for (const blocks of socket.zones.values()) {
          for (const block of blocks) {
            for (const step of block.steps) {
              if (step.kind !== 'forward') continue;
              for (const upstream of socket.server.upstreams.get(step) ?? []) {
                const label =
                  upstream.kind === 'known'
                    ? hostPort(formatAddress(cluster, upstream.address), upstream.port)
                    : upstream.because;
                const loop = looping.get(hopKey(socket.server, block, label));
                const targets =
                  loop === undefined ? reachedBlocks(graph, socket.server, block, step, upstream) : [loop];
                const from = { server: socket.server.name, zone: zone(block) };
                const loops = loop !== undefined;
                const certainty = loop?.certainty ?? 'always';
                if (targets === 'outside') outside.add(label);
                for (const target of targets === 'outside' ? [label] : targets) {
                  const to = typeof target === 'string' ? target : { server: target.server, zone: target.zone };
                  const key = JSON.stringify([from, to, label]);
                  if (!edges.has(key)) edges.set(key, { from, to, label, loops, certainty });
                }
              }
            }
          }
        }
      }
      return {
        name: cluster.name,
        servers: cluster.servers.map((server) => ({
          name: server.name,
          blocks: server.config.blocks.map((block) => ({
            zone: zone(block),
            guard: block.steps.some((step) => step.kind === 'loop-guard'),
            listen: block.keys.map((key) => `:${key.port}`).join(' '),
          })),
        })),
        edges: [...edges.values()],
        outside: [...outside].sort(),
      };
    }),
  };
}

interface BlockName {
  readonly server: string;
  readonly zone: string;
}

/** The hops of all loops reported, each with the block that it leads to. */
function loopingHops(loops: readonly Loop[]): ReadonlyMap<string, BlockName & { readonly certainty: Certainty }> {
  const found = new Map<string, BlockName & { readonly certainty: Certainty }>();
  for (const { hops, certainty } of loops) {
    for (const [index, hop] of hops.entries()) {
      const next = hops[(index + 1) % hops.length] ?? hop;
      const key = hopKey(hop.server, hop.block, hop.to);
      if (found.get(key)?.certainty === 'always') continue;
      found.set(key, { server: next.server.name, zone: zone(next.block), certainty });
    }
  }
  return found;
}

function hopKey(server: DnsServer, block: ServerBlock, to: string): string {
  return `${server.id}|${block.at.span.start}|${to}`;
}

/** The blocks behind an upstream's address that take the names which are sent there. */
function reachedBlocks(
  graph: ForwardingGraph,
  server: DnsServer,
  block: ServerBlock,
  step: ForwardStep,
  upstream: ResolvedUpstream,
): readonly BlockName[] | 'outside' {
  if (upstream.kind === 'unknown') return 'outside';
  const transport = step.protocol === 'tls' || step.protocol === 'https' ? step.protocol : upstream.transport;
  const reached = reach(graph, server, upstream.address, upstream.port, transport);
  if (reached.kind !== 'sockets') return 'outside';
  const own = block.keys[0]?.zone ?? ROOT;
  const names = isWithin(step.from, own) ? step.from : own;
  const sockets = reached.sockets.filter((one) => step.ignoresOwnAddresses !== true || one.server.id !== server.id);
  return sockets.map((socket) => {
    const held = [...ancestry(names)].find((one) => socket.zones.has(one));
    const taker = held === undefined ? undefined : socket.zones.get(held)?.[0];
    // Where no zone holds all of these names, any block stands for the server.
    const shown = taker ?? [...socket.zones.values()][0]?.[0];
    return { server: socket.server.name, zone: shown === undefined ? '.' : zone(shown) };
  });
}

function zone(block: { readonly keys: readonly { readonly zone: string }[] }): string {
  return displayName(block.keys[0]?.zone ?? '.');
}
