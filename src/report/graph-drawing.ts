import { itemAt } from '../core/text/invariant.ts';
import type { Location } from '../core/text/location.ts';
import { getOrInsert } from '../core/text/once.ts';
import type { PictureCluster, PictureEdge, PictureOutside, PictureStation } from '../judge/report/graph-picture.ts';
import { type Layout, layeredLayout, type Point } from './layered-layout.ts';

export interface BoxRow {
  readonly kind: 'block' | 'forward';
  readonly first: string;
  readonly second: string;
  readonly guard: boolean;
  readonly at: Location;
  readonly edges: readonly number[];
  readonly loops: boolean;
  readonly height: number;
}

export interface Box {
  readonly kind: 'server' | PictureStation['kind'] | PictureOutside['kind'];
  readonly title: string;
  readonly second: string;
  readonly at?: Location;
  readonly rows: readonly BoxRow[];
  readonly edges: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly narrowY: number;
}

export interface Leg {
  readonly edges: readonly number[];
  readonly loops: boolean;
  readonly unsure: boolean;
  /** SVG paths: in columns, and below each other. */
  readonly wide: string;
  readonly narrow: string;
}

export interface Drawing {
  readonly boxes: readonly Box[];
  readonly legs: readonly Leg[];
  readonly width: number;
  readonly height: number;
  readonly narrowHeight: number;
  readonly left: number;
}

const WIDTHS = { server: 290, file: 180, service: 190, leaves: 220, unknown: 220, nobody: 220 } as const;
const HEAD = 46;
const BLOCK = 28;
const FORWARD = 42;
const LINE = 16;
const LINE_LENGTH = 38;
const FOOT = 6;
const SMALL = 60;
const SPACING = { column: 54, row: 22 };
/** Between lanes of backward arrows, below the boxes. */
const LANE = 12;
const MAX_LANES = 12;
const LEFT = 52;
/** For lanes beside boxes below each other. */
export const MARGIN = 56;
const NARROW_LANES = 5;
const NARROW_GAP = 18;

interface Draft {
  readonly id: string;
  readonly kind: Box['kind'];
  readonly title: string;
  readonly second: string;
  readonly at?: Location;
  readonly rows: BoxRow[];
  readonly edges: Set<number>;
  readonly width: number;
}

/** Of one picture: looping servers first, then the most queried. */
const MAX_SERVERS = 60;
const MAX_HUBS = 24;

export function drawCluster(cluster: PictureCluster, nameOf: (at: Location) => string): Drawing {
  const shown = shownServers(cluster);
  const boxes = serverBoxes(cluster);
  for (const id of [...boxes.keys()]) if (!shown.has(Number(id.slice(1)))) boxes.delete(id);
  const ports = openLegs();
  for (const [index, edge] of cluster.edges.entries()) {
    if (!shown.has(edge.from.serverIndex) || (typeof edge.to !== 'string' && !shown.has(edge.to.serverIndex))) continue;
    const row = rowOf(boxes, edge, index);
    let port: Port = { box: `s${edge.from.serverIndex}`, row };
    for (const station of edge.stations) {
      const id =
        station.kind === 'file'
          ? `f${edge.from.serverIndex} ${station.label} ${station.at.file.path}`
          : `v ${station.label} ${edge.label}`;
      const second = station.kind === 'file' ? nameOf(station.at) : edge.label;
      smallBox(boxes, { id, kind: station.kind, title: station.label, second, at: station.at }).edges.add(index);
      port = ports.add(port, { box: id }, edge, index);
    }
    if (typeof edge.to === 'string') {
      const outside = cluster.outside.find(({ label }) => label === edge.to);
      const id = `o ${edge.to}`;
      smallBox(boxes, { id, kind: outside?.kind ?? 'unknown', title: edge.to, second: '' }).edges.add(index);
      ports.add(port, { box: id }, edge, index);
    } else ports.add(port, { box: `s${edge.to.serverIndex}`, row: blockRow(boxes, edge.to) }, edge, index);
  }
  return { ...placeBoxes([...boxes.values()], ports.legs()), left: cluster.servers.length - shown.size };
}

function shownServers({ servers, edges }: PictureCluster): ReadonlySet<number> {
  if (servers.length <= MAX_SERVERS) return new Set(servers.keys());
  const asking = new Map<number, Set<number>>();
  const looping = new Set<number>();
  for (const { from, to, loops } of edges) {
    if (typeof to === 'string') continue;
    getOrInsert(asking, to.serverIndex, () => new Set<number>()).add(from.serverIndex);
    if (loops) looping.add(from.serverIndex).add(to.serverIndex);
  }
  if (looping.size > 0) return new Set([...looping].slice(0, MAX_SERVERS));
  const hubs = [...asking].sort((a, b) => b[1].size - a[1].size || a[0] - b[0]).map(([index]) => index);
  return new Set(hubs.slice(0, MAX_HUBS));
}

function serverBoxes(cluster: PictureCluster): Map<string, Draft> {
  const boxes = new Map<string, Draft>();
  const forwards = new Map<string, Map<string, number[]>>();
  for (const [index, edge] of cluster.edges.entries()) {
    const block = `${edge.from.serverIndex}.${edge.from.blockIndex}`;
    const groups = getOrInsert(forwards, block, () => new Map<string, number[]>());
    const key = JSON.stringify([edge.label, edge.names, edge.policy, edge.at.span.start]);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  for (const [number, server] of cluster.servers.entries()) {
    const rows: BoxRow[] = [];
    for (const [at, block] of server.blocks.entries()) {
      rows.push({
        kind: 'block',
        first: block.zone,
        second: block.listen,
        guard: block.guard,
        at: block.at,
        edges: [],
        loops: false,
        height: BLOCK,
      });
      for (const edges of forwards.get(`${number}.${at}`)?.values() ?? []) {
        const edge = cluster.edges[edges[0] ?? 0];
        if (edge === undefined) continue;
        const policy = edge.policy === undefined ? '' : ` (${edge.policy})`;
        rows.push({
          kind: 'forward',
          first: edge.names === '' ? 'names as other servers rewrite them' : edge.names,
          second: `${edge.label}${policy}`,
          guard: false,
          at: edge.at,
          edges,
          loops: edges.some((one) => cluster.edges[one]?.loops === true),
          height: FORWARD + (edge.names.length > LINE_LENGTH ? LINE : 0),
        });
      }
    }
    const id = `s${number}`;
    const width = WIDTHS.server;
    const [, second = '', title = server.name] = /^([^/]*\/[A-Z][A-Za-z]*)\/(.+)$/.exec(server.name) ?? [];
    boxes.set(id, { id, kind: 'server', title, second, at: server.at, rows, edges: new Set(), width });
  }
  return boxes;
}

function rowOf(boxes: ReadonlyMap<string, Draft>, { from }: PictureEdge, index: number): number | undefined {
  const box = boxes.get(`s${from.serverIndex}`);
  const row = box?.rows.findIndex((one) => one.edges.includes(index));
  return row === undefined || row < 0 ? undefined : row;
}

function blockRow(
  boxes: ReadonlyMap<string, Draft>,
  { serverIndex, blockIndex }: { readonly serverIndex: number; readonly blockIndex: number },
): number | undefined {
  const rows = boxes.get(`s${serverIndex}`)?.rows ?? [];
  let left = blockIndex;
  for (const [index, row] of rows.entries()) {
    if (row.kind !== 'block') continue;
    if (left === 0) return index;
    left -= 1;
  }
  return undefined;
}

function smallBox(boxes: Map<string, Draft>, draft: Omit<Draft, 'rows' | 'edges' | 'width'>): Draft {
  return getOrInsert(boxes, draft.id, () => ({ ...draft, rows: [], edges: new Set(), width: WIDTHS[draft.kind] }));
}

interface Port {
  readonly box: string;
  readonly row?: number | undefined;
}

interface DraftLeg {
  readonly from: Port;
  readonly to: Port;
  readonly edges: number[];
  loops: boolean;
  unsure: boolean;
}

function openLegs(): {
  readonly add: (from: Port, to: Port, edge: PictureEdge, index: number) => Port;
  readonly legs: () => readonly DraftLeg[];
} {
  const legs = new Map<string, DraftLeg>();
  return {
    add: (from, to, { loops, certainty }, index) => {
      const key = JSON.stringify([from.box, from.row, to.box, to.row]);
      const leg = getOrInsert(legs, key, () => ({ from, to, edges: [], loops: false, unsure: true }));
      if (leg.edges.at(-1) !== index) leg.edges.push(index);
      if (loops) leg.loops = true;
      if (certainty === 'always') leg.unsure = false;
      return to;
    },
    legs: () => [...legs.values()],
  };
}

function heightOf({ kind, rows }: Draft): number {
  return kind === 'server' ? HEAD + rows.reduce((sum, { height }) => sum + height, 0) + FOOT : SMALL;
}

/** From the box's upper edge to the arrow. */
function offsets(box: Draft): (row: number | undefined) => number {
  if (box.kind !== 'server') return () => SMALL / 2;
  const middles: number[] = [];
  let y = HEAD;
  for (const { height } of box.rows) {
    middles.push(y + height / 2);
    y += height;
  }
  return (row) => (row === undefined ? HEAD / 2 : (middles[row] ?? HEAD / 2));
}

function placeBoxes(drafts: readonly Draft[], legs: readonly DraftLeg[]): Omit<Drawing, 'left'> {
  const heights = new Map(drafts.map((draft) => [draft.id, heightOf(draft)]));
  const layout = layeredLayout(
    drafts.map(({ id, width }) => ({ id, width, height: heights.get(id) ?? SMALL })),
    legs.map(({ from, to }) => ({ from: from.box, to: to.box })),
    SPACING,
  );
  const shift = layout.bends.some((one, index) => one === undefined && legs[index]?.from.box !== legs[index]?.to.box)
    ? LEFT
    : 0;
  const narrow = new Map<string, number>();
  let narrowHeight = 0;
  for (const id of layout.columns.flat()) {
    narrow.set(id, narrowHeight);
    narrowHeight += (heights.get(id) ?? SMALL) + NARROW_GAP;
  }
  const boxes = drafts.map(({ id, edges, ...rest }): Box => {
    const { x, y } = layout.corners.get(id) ?? { x: 0, y: 0 };
    return {
      ...rest,
      edges: [...edges],
      height: heights.get(id) ?? SMALL,
      x: x + shift,
      y,
      narrowY: narrow.get(id) ?? 0,
    };
  });
  const { paths, height } = widePaths(drafts, legs, layout, shift);
  const lanes = narrowPaths(drafts, legs, narrow);
  return {
    boxes,
    legs: legs.map(({ edges, loops, unsure }, index) => ({
      edges,
      loops,
      unsure,
      wide: paths[index] ?? '',
      narrow: lanes[index] ?? '',
    })),
    width: layout.width + 2 * shift,
    height,
    narrowHeight,
  };
}

function widePaths(
  drafts: readonly Draft[],
  legs: readonly DraftLeg[],
  layout: Layout,
  shift: number,
): { readonly paths: readonly string[]; readonly height: number } {
  const boxes = new Map(drafts.map((draft) => [draft.id, { ...draft, meets: offsets(draft) }]));
  const columnEnds = new Map<number, number>();
  for (const { id, width } of drafts) {
    const { x } = layout.corners.get(id) ?? { x: 0 };
    columnEnds.set(x, Math.max(columnEnds.get(x) ?? 0, x + width));
  }
  const columnEnd = ({ box }: Port): number => {
    const { x } = layout.corners.get(box) ?? { x: 0 };
    return shift + (columnEnds.get(x) ?? x);
  };
  let lanes = 0;
  const point = ({ box, row }: Port, side: 'left' | 'right'): Point => {
    const draft = boxes.get(box);
    const { x, y } = layout.corners.get(box) ?? { x: 0, y: 0 };
    return { x: shift + (side === 'left' ? x : x + (draft?.width ?? 0)), y: y + (draft?.meets(row) ?? 0) };
  };
  const paths = legs.map(({ from, to }, index) => {
    const start = point(from, 'right');
    if (from.box === to.box) {
      const end = point(to, 'right');
      return `M${at(start)}C${start.x + 60} ${start.y} ${end.x + 60} ${end.y} ${end.x} ${end.y}`;
    }
    const end = point(to, 'left');
    const bends = layout.bends[index];
    if (bends !== undefined) return curve([start, ...bends.map(({ x, y }) => ({ x: x + shift, y })), end]);
    const lane = lanes % MAX_LANES;
    lanes += 1;
    const below = layout.height + 18 + lane * LANE;
    const [right, left] = [columnEnd(from) + 14 + (lane % 5) * 6, end.x - 18 - (lane % 5) * 6];
    return `M${at(start)}H${right}V${below}H${left}V${end.y}H${end.x}`;
  });
  return { paths, height: layout.height + (lanes === 0 ? 0 : 24 + Math.min(lanes, MAX_LANES) * LANE) };
}

function curve(points: readonly Point[]): string {
  const first = itemAt(points, 0);
  const rest = points.slice(1);
  let path = `M${at(first)}`;
  let last = first;
  for (const next of rest) {
    const middle = Math.round((last.x + next.x) / 2);
    path += last.y === next.y ? `H${next.x}` : `C${middle} ${last.y} ${middle} ${next.y} ${next.x} ${next.y}`;
    last = next;
  }
  return path;
}

function at({ x, y }: Point): string {
  return `${x} ${y}`;
}

function narrowPaths(
  drafts: readonly Draft[],
  legs: readonly DraftLeg[],
  tops: ReadonlyMap<string, number>,
): readonly string[] {
  const meets = new Map(drafts.map((draft) => [draft.id, offsets(draft)]));
  const y = ({ box, row }: Port): number => (tops.get(box) ?? 0) + (meets.get(box)?.(row) ?? 0);
  const spans = legs.map(({ from, to }, index) => ({ index, start: y(from), end: y(to) }));
  const order = [...spans].sort((a, b) => Math.min(a.start, a.end) - Math.min(b.start, b.end) || a.index - b.index);
  const free: number[] = [];
  const paths: string[] = [];
  for (const { index, start, end } of order) {
    const [top, bottom] = [Math.min(start, end), Math.max(start, end)];
    let lane = free.findIndex((until) => until < top);
    if (lane < 0) lane = free.length < NARROW_LANES ? free.length : index % NARROW_LANES;
    free[lane] = Math.max(free[lane] ?? 0, bottom);
    const x = 14 + lane * 9;
    paths[index] = `M0 ${start}H${x}V${end}H1`;
  }
  return paths;
}
