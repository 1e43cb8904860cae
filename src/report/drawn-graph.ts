import type { Certainty } from '../judge/report/finding.ts';
import type { GraphPicture, PictureCluster, PictureEdge, PictureOutside } from '../judge/report/graph-picture.ts';

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
  readonly outside: readonly { readonly id: string; readonly label: string; readonly kind: PictureOutside['kind'] }[];
  readonly edges: readonly DrawnEdge[];
}

export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly loops: boolean;
  readonly certainty: Certainty;
}

/** Ids of letters and digits: no name becomes syntax. */
export function drawGraph(picture: GraphPicture): readonly DrawnCluster[] {
  return picture.clusters.map((cluster, index) => drawCluster(cluster, `c${index}`));
}

function drawCluster(cluster: PictureCluster, id: string): DrawnCluster {
  const outside = new Map(cluster.outside.map((one, index) => [one.label, { ...one, id: `${id}o${index}` }]));
  const vertex = (to: PictureEdge['to']): string | undefined =>
    typeof to === 'string' ? outside.get(to)?.id : `${id}s${to.serverIndex}b${to.blockIndex}`;
  return {
    id,
    name: cluster.name,
    servers: cluster.servers.map((server, number) => ({
      id: `${id}s${number}`,
      name: server.name,
      blocks: server.blocks.map(({ zone, listen, guard }, at) => ({
        id: `${id}s${number}b${at}`,
        zone,
        listen,
        guard,
      })),
    })),
    outside: [...outside.values()],
    edges: cluster.edges.flatMap(({ from, to, label, loops, certainty }) => {
      const [start, end] = [vertex(from), vertex(to)];
      return start === undefined || end === undefined ? [] : [{ from: start, to: end, label, loops, certainty }];
    }),
  };
}
