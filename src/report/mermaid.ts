import { addAll } from '../core/text/append.ts';
import type { GraphPicture } from '../judge/report/graph-picture.ts';
import { type DrawnEdge, drawGraph } from './drawn-graph.ts';
import { mermaidLabel } from './mermaid-text.ts';

/** Mermaid's maxTextSize and maxEdges. */
const MAX_TEXT = 50_000;
const MAX_EDGES = 500;
/** For closing lines, and the sentence about what is missing. */
const RESERVE = 1_000;

/** Edges on loops go first. */
export function renderMermaid(picture: GraphPicture): string {
  const clusters = drawGraph(picture);
  const lines = ['flowchart LR'];
  let room = MAX_TEXT - RESERVE;
  let missing = 0;
  const drawnIds = new Set<string>();
  const draw = (added: readonly string[], ids: readonly string[]): void => {
    const size = added.reduce((sum, line) => sum + line.length + 1, 0);
    if (size > room) {
      missing += ids.length;
      return;
    }
    room -= size;
    addAll(lines, added);
    for (const id of ids) drawnIds.add(id);
  };
  // Servers on loops first.
  const looping = new Set(
    clusters.flatMap(({ edges }) => edges.filter(({ loops }) => loops).flatMap((edge) => [edge.from, edge.to])),
  );
  const edges = clusters.flatMap((cluster) => cluster.edges);
  const ranked = [...edges.filter(({ loops }) => loops), ...edges.filter(({ loops }) => !loops)];
  room = Math.floor(room / 2);
  const servers = clusters.flatMap((cluster) => cluster.servers.map((server) => ({ cluster, server })));
  const isLooping = ({ server }: (typeof servers)[number]): boolean => server.blocks.some(({ id }) => looping.has(id));
  for (const { cluster, server } of [...servers.filter(isLooping), ...servers.filter((one) => !isLooping(one))]) {
    const title = clusters.length > 1 ? `${cluster.name}: ${server.name}` : server.name;
    const vertices = server.blocks.map(
      ({ id, zone, listen, guard }) => `    ${id}[${mermaidLabel(`${zone} ${listen}${guard ? ' loop' : ''}`)}]`,
    );
    draw(
      [`  subgraph ${server.id}[${mermaidLabel(title)}]`, ...vertices, '  end'],
      server.blocks.map(({ id }) => id),
    );
  }
  for (const { id, label } of clusters.flatMap((cluster) => cluster.outside))
    draw([`  ${id}([${mermaidLabel(label)}])`], [id]);
  room += Math.ceil((MAX_TEXT - RESERVE) / 2);
  const links: DrawnEdge[] = [];
  for (const edge of ranked) {
    if (links.length < MAX_EDGES && drawnIds.has(edge.from) && drawnIds.has(edge.to)) {
      const before = lines.length;
      draw([edgeLine(edge)], []);
      if (lines.length > before) {
        links.push(edge);
        continue;
      }
    }
    missing += 1;
  }
  const red = links.flatMap(({ loops }, index) => (loops ? [index] : []));
  // 500 numbers would exceed the reserve.
  if (red.length > 0) lines.push(`  linkStyle ${red.slice(0, 150).join(',')} stroke:red,stroke-width:2px`);
  if (missing > 0) lines.push(`  cut[${mermaidLabel(`${missing} more servers and arrows do not fit here`)}]`);
  return `${lines.join('\n')}\n`;
}

function edgeLine({ from, to, label, certainty }: DrawnEdge): string {
  const arrow = certainty === 'always' ? '-->' : '-.->';
  return `  ${from} ${arrow}|${mermaidLabel(label)}| ${to}`;
}
