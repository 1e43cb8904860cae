/** The forwarding graph as one page that stands alone: server blocks on the left, the rest of the world on the right. */
import type { GraphPicture } from '../judge/report/graph-picture.ts';
import { type DrawnCluster, type DrawnEdge, drawGraph } from './drawn-graph.ts';
import { escapeMarkup } from './markup-text.ts';
import { ARROW_HEADS, page } from './page.ts';

/** More rows or arrows in one drawing than this are counted, not drawn. */
const MAX_ROWS = 400;
const MAX_EDGES = 1_000;

// Pixels.
const WIDTH = 960;
const ROW = 34;
const BOX = { x: 120, width: 330, height: 24 };
const OUTSIDE = { x: 640, width: 260 };

interface Spot {
  readonly y: number;
  readonly outside: boolean;
}

export function renderGraphHtml(picture: GraphPicture): string {
  const clusters = drawGraph(picture);
  const body = clusters.map((cluster) => `<h2>${escapeMarkup(cluster.name)}</h2>\n${clusterSvg(cluster)}`);
  const empty = clusters.length === 0 ? '<p>No DNS server was found.</p>\n' : '';
  return page('loopgate: forwarding graph', `${ARROW_HEADS}<h1>Who forwards to whom</h1>\n${empty}${body.join('')}`);
}

function clusterSvg(cluster: DrawnCluster): string {
  const spots = new Map<string, Spot>();
  const parts: string[] = [];
  let y = 10;
  let rows = 0;
  for (const server of cluster.servers) {
    if (rows >= MAX_ROWS) break;
    y += 18;
    parts.push(`<text x="${BOX.x}" y="${y}">${escapeMarkup(server.name, 60)}</text>`);
    y += 6;
    for (const { id, zone, listen, guard } of server.blocks) {
      if (rows >= MAX_ROWS) break;
      rows += 1;
      spots.set(id, { y: y + BOX.height / 2, outside: false });
      parts.push(box(BOX.x, y, BOX.width, `${zone} ${listen}${guard ? ', loop' : ''}`));
      y += ROW;
    }
  }
  let outsideY = 34;
  for (const { id, label } of cluster.outside.slice(0, MAX_ROWS)) {
    spots.set(id, { y: outsideY + BOX.height / 2, outside: true });
    parts.push(box(OUTSIDE.x, outsideY, OUTSIDE.width, label));
    outsideY += ROW;
  }
  const drawable = cluster.edges.filter(({ from, to }) => spots.has(from) && spots.has(to)).slice(0, MAX_EDGES);
  for (const edge of drawable) parts.push(arrow(edge, spots));
  const blocks = cluster.servers.reduce((sum, server) => sum + server.blocks.length, 0);
  const missing =
    blocks - rows + Math.max(0, cluster.outside.length - MAX_ROWS) + cluster.edges.length - drawable.length;
  const height = Math.max(y, outsideY) + 20;
  const left = missing > 0 ? `<p>${missing} more server blocks, upstreams and arrows are not drawn.</p>\n` : '';
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img" aria-label="Forwarding graph">\n${parts.join('\n')}\n</svg>\n${left}`;
}

function box(x: number, y: number, width: number, label: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${BOX.height}" rx="4"><title>${escapeMarkup(label, 500)}</title></rect><text x="${x + 8}" y="${y + 16}">${escapeMarkup(label, 44)}</text>`;
}

/** To the right where the target is outside, else round the left side. */
function arrow({ from, to, label, loops, certainty }: DrawnEdge, spots: ReadonlyMap<string, Spot>): string {
  const start = spots.get(from);
  const end = spots.get(to);
  if (start === undefined || end === undefined) return '';
  const path = arrowPath(start, end);
  const classes = [...(loops ? ['loops'] : []), ...(certainty === 'always' ? [] : ['unsure'])].join(' ');
  const tip = loops ? 'loop-tip' : 'tip';
  return `<path class="${classes}" marker-end="url(#${tip})" d="${path}"><title>${escapeMarkup(label, 500)}</title></path>`;
}

function arrowPath(start: Spot, end: Spot): string {
  const right = BOX.x + BOX.width;
  if (end.outside) {
    const fromX = start.outside ? OUTSIDE.x + OUTSIDE.width : right;
    const middle = (right + OUTSIDE.x) / 2;
    return `M${fromX} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${OUTSIDE.x} ${end.y}`;
  }
  if (start.outside) return `M${OUTSIDE.x} ${start.y}L${right} ${end.y}`;
  const depth = Math.min(110, 40 + Math.abs(end.y - start.y) / 4);
  const bend = start.y === end.y ? 8 : 0;
  return `M${BOX.x} ${start.y - bend}C${BOX.x - depth} ${start.y - bend * 2} ${BOX.x - depth} ${end.y + bend * 2} ${BOX.x} ${end.y + bend}`;
}
