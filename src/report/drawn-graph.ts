/** The forwarding graph with an id for every vertex: what all drawings of it share. */
import type { Certainty } from '../judge/report/finding.ts';
import type { GraphPicture, PictureCluster, PictureEdge } from '../judge/report/graph-picture.ts';

export interface DrawnBlock {
  readonly id: string;
  readonly zone: string;
  readonly listen: string;
  readonly guard: boolean;
}

export interface DrawnCluster {
  readonly id: string;
  readonly name: string;
  readonly servers: readonly { readonly id: string; readonly name: string; readonly blocks: readonly DrawnBlock[] }[];
  readonly outside: readonly { readonly id: string; readonly label: string }[];
  readonly edges: readonly DrawnEdge[];
}

export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly loops: boolean;
  readonly certainty: Certainty;
}

/** Ids are made of letters and digits only and never of names: no name becomes syntax. */
export function drawGraph(picture: GraphPicture): readonly DrawnCluster[] {
  return picture.clusters.map((cluster, index) => drawCluster(cluster, `c${index}`));
}

function drawCluster(cluster: PictureCluster, id: string): DrawnCluster {
  const blocks = new Map<string, string>();
  const firstBlocks = new Map<string, string>();
  const servers = cluster.servers.map((server, number) => ({
    id: `${id}s${number}`,
    name: server.name,
    blocks: server.blocks.map((block, at) => {
      const drawn: DrawnBlock = {
        id: `${id}s${number}b${at}`,
        zone: block.zone,
        listen: block.listen,
        guard: block.guard,
      };
      const key = blockKey(server.name, block.zone);
      if (!blocks.has(key)) blocks.set(key, drawn.id);
      if (!firstBlocks.has(server.name)) firstBlocks.set(server.name, drawn.id);
      return drawn;
    }),
  }));
  const outside = new Map<string, string>();
  const outsideId = (label: string): string => {
    const known = outside.get(label) ?? `${id}o${outside.size}`;
    outside.set(label, known);
    return known;
  };
  for (const label of cluster.outside) outsideId(label);
  const target = (to: PictureEdge['to']): string =>
    typeof to === 'string'
      ? (firstBlocks.get(to) ?? outsideId(to))
      : (blocks.get(blockKey(to.server, to.zone)) ?? firstBlocks.get(to.server) ?? outsideId(to.server));
  const edges = cluster.edges.map(({ from, to, label, loops, certainty }) => ({
    from: blocks.get(blockKey(from.server, from.zone)) ?? firstBlocks.get(from.server) ?? outsideId(from.server),
    to: target(to),
    label,
    loops,
    certainty,
  }));
  return {
    id,
    name: cluster.name,
    servers,
    outside: [...outside].map(([label, vertex]) => ({ id: vertex, label })),
    edges,
  };
}

function blockKey(server: string, zone: string): string {
  return `${server}\0${zone}`;
}
