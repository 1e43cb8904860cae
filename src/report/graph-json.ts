import { defined } from '../core/text/defined.ts';
import type { GraphPicture, PictureEdge } from '../judge/report/graph-picture.ts';
import { openPlaces } from './places.ts';
import { jsonText } from './surface.ts';

/** Same graph, same bytes. `to` is an address, or a server and its zone. */
export function renderGraphJson(picture: GraphPicture): string {
  const places = openPlaces();
  const place = (at: PictureEdge['at']): { readonly file: string; readonly line: number } => {
    const { file, start } = places.of(at);
    return { file, line: start.line };
  };
  const document = {
    version: 1,
    clusters: picture.clusters.map(({ name, servers, edges, outside }) => ({
      name,
      servers: servers.map((server) => ({
        name: server.name,
        blocks: server.blocks.map(({ zone, listen, guard, at }) => ({ zone, listen, guard, ...place(at) })),
      })),
      edges: edges.map(({ from, to, label, names, policy, stations, at, loops, certainty }) => ({
        from: { server: from.server, zone: from.zone },
        to: typeof to === 'string' ? to : { server: to.server, zone: to.zone },
        label,
        names,
        ...defined({ policy }),
        by: stations.map((one) => ({ kind: one.kind, label: one.label, ...place(one.at) })),
        loops,
        certainty,
        ...place(at),
      })),
      outside: outside.map(({ label }) => label),
    })),
  };
  return jsonText(document);
}
