/** Columns, arrows left to right: longest path layering, barycentres. */

import { append } from '../core/text/append.ts';
import { itemAt } from '../core/text/invariant.ts';

export interface LayoutNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface LayoutEdge {
  readonly from: string;
  readonly to: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly corners: ReadonlyMap<string, Point>;
  readonly columns: readonly (readonly string[])[];
  /** By edge: points in the columns it crosses; undefined for a backward edge. */
  readonly bends: readonly (readonly Point[] | undefined)[];
  readonly width: number;
  readonly height: number;
}

export interface Spacing {
  readonly column: number;
  readonly row: number;
}

/** Placed between boxes; with more, arrows run straight. */
const MAX_BENDS = 4_000;
const SWEEPS = 6;
const BEND_HEIGHT = 10;

interface Cell {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly before: Cell[];
  readonly after: Cell[];
  layer: number;
  rank: number;
  y: number;
}

export function layeredLayout(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[], spacing: Spacing): Layout {
  const cells = new Map<string, Cell>(
    nodes.map(({ id, width, height }) => [id, { id, width, height, before: [], after: [], layer: 0, rank: 0, y: 0 }]),
  );
  const links = edges.map(({ from, to }) => [cells.get(from), cells.get(to)] as const);
  const backwards = backEdges([...cells.values()], links);
  layer([...cells.values()], links, backwards);
  const chains = bendChains(links, backwards);
  const columns = orderedColumns([...cells.values(), ...chains.flatMap((chain) => chain ?? [])]);
  const height = stack(columns, spacing.row);
  const widths = columns.map((column) => column.reduce((widest, cell) => Math.max(widest, cell.width), 0));
  const lefts: number[] = [];
  let x = 0;
  for (const width of widths) {
    lefts.push(x);
    x += width + spacing.column;
  }
  const corner = (cell: Cell): Point => ({ x: lefts[cell.layer] ?? 0, y: Math.round(cell.y) });
  return {
    corners: new Map([...cells].map(([id, cell]) => [id, corner(cell)])),
    columns: columns.map((column) => column.filter((cell) => cell.id !== '').map((cell) => cell.id)),
    bends: chains.map((chain) =>
      chain?.flatMap((cell) => {
        const left = corner(cell);
        const y = left.y + BEND_HEIGHT / 2;
        return [
          { x: left.x, y },
          { x: left.x + (widths[cell.layer] ?? 0), y },
        ];
      }),
    ),
    width: Math.max(0, x - spacing.column),
    height,
  };
}

/** By edge: a bend in each column it crosses; undefined for a backward edge. */
function bendChains(links: readonly Link[], backwards: ReadonlySet<number>): (readonly Cell[] | undefined)[] {
  let bends = 0;
  return links.map(([from, to], index) => {
    if (from === undefined || to === undefined || backwards.has(index) || to.layer <= from.layer) return undefined;
    const chain: Cell[] = [];
    let last = from;
    for (let at = from.layer + 1; at < to.layer && bends < MAX_BENDS; at += 1) {
      const bend: Cell = { id: '', width: 0, height: BEND_HEIGHT, before: [], after: [], layer: at, rank: 0, y: 0 };
      bends += 1;
      connect(last, bend);
      chain.push(bend);
      last = bend;
    }
    connect(last, to);
    return chain;
  });
}

type Link = readonly [from: Cell | undefined, to: Cell | undefined];

function connect(from: Cell, to: Cell): void {
  from.after.push(to);
  to.before.push(from);
}

/** Edges to a box on the search path: without them there is no cycle. */
function backEdges(cells: readonly Cell[], links: readonly Link[]): ReadonlySet<number> {
  const out = new Map<Cell, number[]>();
  for (const [index, [from]] of links.entries()) {
    if (from === undefined) continue;
    append(out, from, index);
  }
  const backwards = new Set<number>();
  const state = new Map<Cell, 'open' | 'done'>();
  for (const start of cells) {
    if (state.has(start)) continue;
    const stack: { readonly cell: Cell; next: number }[] = [{ cell: start, next: 0 }];
    state.set(start, 'open');
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const index = out.get(top.cell)?.[top.next];
      top.next += 1;
      if (index === undefined) {
        state.set(top.cell, 'done');
        stack.pop();
        continue;
      }
      const to = links[index]?.[1];
      if (to === undefined) continue;
      if (state.get(to) === 'open') backwards.add(index);
      else if (!state.has(to)) {
        state.set(to, 'open');
        stack.push({ cell: to, next: 0 });
      }
    }
  }
  return backwards;
}

/** One column after the last predecessor. */
function layer(cells: readonly Cell[], links: readonly Link[], backwards: ReadonlySet<number>): void {
  const waiting = new Map<Cell, number>();
  const out = new Map<Cell, Cell[]>();
  for (const [index, [from, to]] of links.entries()) {
    if (from === undefined || to === undefined || backwards.has(index)) continue;
    waiting.set(to, (waiting.get(to) ?? 0) + 1);
    append(out, from, to);
  }
  const queue = cells.filter((cell) => !waiting.has(cell));
  for (let at = 0; at < queue.length; at += 1) {
    const cell = itemAt(queue, at);
    for (const to of out.get(cell) ?? []) {
      to.layer = Math.max(to.layer, cell.layer + 1);
      const left = (waiting.get(to) ?? 1) - 1;
      waiting.set(to, left);
      if (left === 0) queue.push(to);
    }
  }
}

function orderedColumns(all: readonly Cell[]): Cell[][] {
  const columns: Cell[][] = [];
  for (const cell of all) {
    while (columns.length <= cell.layer) columns.push([]);
    columns[cell.layer]?.push(cell);
  }
  const rank = (column: readonly Cell[]): void => {
    for (const [index, cell] of column.entries()) cell.rank = index;
  };
  for (const column of columns) rank(column);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const forwards = sweep % 2 === 0;
    for (const column of forwards ? columns : [...columns].reverse()) {
      const weights = new Map(column.map((cell) => [cell, mean(forwards ? cell.before : cell.after) ?? cell.rank]));
      column.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a.rank - b.rank);
      rank(column);
    }
  }
  return columns;
}

function mean(cells: readonly Cell[]): number | undefined {
  if (cells.length === 0) return undefined;
  return cells.reduce((sum, { rank }) => sum + rank, 0) / cells.length;
}

/** Near its predecessors' middle, below the box above. Returns the height. */
function stack(columns: readonly (readonly Cell[])[], gap: number): number {
  let height = 0;
  for (const column of columns) {
    let y = 0;
    for (const cell of column) {
      const middles = cell.before.map((one) => one.y + one.height / 2);
      const wished =
        middles.length === 0 ? y : middles.reduce((sum, one) => sum + one, 0) / middles.length - cell.height / 2;
      cell.y = Math.max(y, wished);
      y = cell.y + cell.height + gap;
      height = Math.max(height, cell.y + cell.height);
    }
  }
  return Math.round(height);
}
