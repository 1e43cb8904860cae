/** The forwarding graph for programs. */
import type { GraphPicture, PictureEdge } from '../judge/report/graph-picture.ts';
import { jsonText } from './surface.ts';

/** Two spaces, LF, one line feed at the end; same graph, same bytes. `to` is an address, or a server and its zone. */
export function renderGraphJson(picture: GraphPicture): string {
  const document = {
    version: 1,
    clusters: picture.clusters.map(({ name, servers, edges, outside }) => ({
      name,
      servers: servers.map((server) => ({
        name: server.name,
        blocks: server.blocks.map(({ zone, listen, guard }) => ({ zone, listen, guard })),
      })),
      edges: edges.map(({ from, to, label, loops, certainty }) => ({
        from: { server: from.server, zone: from.zone },
        to: targetValue(to),
        label,
        loops,
        certainty,
      })),
      outside: [...outside],
    })),
  };
  return jsonText(document);
}

function targetValue(to: PictureEdge['to']): string | { readonly server: string; readonly zone: string } {
  return typeof to === 'string' ? to : { server: to.server, zone: to.zone };
}
