/** One question followed from every DNS server of a snapshot, and the graph as a picture: data for the reporters. */
import { absolute, spoken } from './dns/name.ts';
import { describeNames } from './dns/name-set.ts';
import { entryOf, walk } from './forwarding/walk.ts';
import type { GraphPicture } from './graph-picture.ts';
import type { Snapshot } from './snapshot.ts';
import type { TraceReport } from './trace-report.ts';

export function traceReport(snapshot: Snapshot, name: string, type: string, from: string | undefined): TraceReport {
  const asked = absolute(name);
  const entries: TraceReport['entries'][number][] = [];
  for (const { cluster, graph } of snapshot.clusters) {
    const seen = new Set<string>();
    for (const server of cluster.servers) {
      if (from !== undefined && server.name !== from) continue;
      if (seen.has(server.name)) continue;
      seen.add(server.name);
      const entry = entryOf(graph, server);
      const outcomes =
        entry === undefined
          ? [
              {
                disposition: 'fails' as const,
                certainty: 'always' as const,
                because: server.config.errors[0]?.message ?? 'it listens for no plain DNS',
                hops: [],
              },
            ]
          : walk(graph, entry, asked, type);
      entries.push({
        server: server.name,
        cluster: cluster.name,
        outcomes: outcomes.map((one) => ({
          ...one,
          hops: one.hops.map((hop) => ({
            server: hop.server.name,
            zone: spoken(hop.block.keys[0]?.zone ?? '.'),
            plugin: hop.step.plugin,
            to: hop.to,
            at: hop.at,
          })),
        })),
      });
    }
  }
  return { query: { name: asked, type }, entries };
}

export function pictureOf(snapshot: Snapshot): GraphPicture {
  return {
    clusters: snapshot.clusters.map(({ cluster, graph, simulation }) => {
      const looping = new Map<string, { names: string; certainty: 'always' | 'sometimes' | 'assumed' }>();
      for (const loop of simulation.loops)
        for (const hop of loop.hops)
          looping.set(`${hop.server.id}|${hop.block.at.span.start}|${hop.to}`, {
            names: describeNames(loop.names),
            certainty: loop.certainty,
          });
      const edges: GraphPicture['clusters'][number]['edges'][number][] = [];
      const outside = new Set<string>();
      for (const socket of graph.sockets) {
        for (const blocks of socket.zones.values()) {
          for (const block of blocks) {
            for (const step of block.steps) {
              if (step.kind !== 'forward') continue;
              for (const upstream of socket.server.upstreams.get(step) ?? []) {
                const to = upstream.kind === 'known' ? `${upstream.address}:${upstream.port}` : upstream.because;
                const loop = looping.get(`${socket.server.id}|${block.at.span.start}|${to}`);
                const known = edges.some(
                  (edge) =>
                    edge.from.server === socket.server.name && edge.from.zone === zone(block) && edge.label === to,
                );
                if (known) continue;
                if (loop === undefined) outside.add(to);
                edges.push({
                  from: { server: socket.server.name, zone: zone(block) },
                  to,
                  label: to,
                  loops: loop !== undefined,
                  certainty: loop?.certainty ?? 'always',
                });
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
        edges,
        outside: [...outside].sort(),
      };
    }),
  };
}

function zone(block: { readonly keys: readonly { readonly zone: string }[] }): string {
  return spoken(block.keys[0]?.zone ?? '.');
}
