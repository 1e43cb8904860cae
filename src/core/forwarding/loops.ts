/** Cycles in adjacency lists. Iterative, as the graph's size is the repository's. */

import { entryAt, itemAt, present } from '../text/invariant.ts';

/** Four bytes a number. */
export class IntList {
  #values = new Int32Array(32);
  #length = 0;

  get length(): number {
    return this.#length;
  }
  push(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = new Int32Array(this.#values.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }
  at(index: number): number {
    return entryAt(this.#values, index);
  }
  values(): Int32Array {
    return this.#values.subarray(0, this.#length);
  }
}

/** Edges of vertex `v`: `to[first[v]]` up to `first[v + 1]`, exclusive. */
export interface Adjacency {
  readonly size: number;
  readonly first: Int32Array;
  readonly to: Int32Array;
}

export function adjacencyOf(lists: readonly (readonly number[])[]): Adjacency {
  const first = new Int32Array(lists.length + 1);
  const to = new IntList();
  for (const [vertex, list] of lists.entries()) {
    for (const one of list) to.push(one);
    first[vertex + 1] = to.length;
  }
  return { size: lists.length, first, to: to.values() };
}

export function reversed({ size, first, to }: Adjacency): Adjacency {
  const starts = new Int32Array(size + 1);
  for (let at = 0; at < to.length; at += 1) {
    const after = entryAt(to, at) + 1;
    starts[after] = entryAt(starts, after) + 1;
  }
  for (let vertex = 0; vertex < size; vertex += 1)
    starts[vertex + 1] = entryAt(starts, vertex + 1) + entryAt(starts, vertex);
  const next = starts.slice();
  const from = new Int32Array(to.length);
  for (let vertex = 0; vertex < size; vertex += 1)
    for (let at = entryAt(first, vertex); at < entryAt(first, vertex + 1); at += 1) {
      const target = entryAt(to, at);
      from[entryAt(next, target)] = vertex;
      next[target] = entryAt(next, target) + 1;
    }
  return { size, first: starts, to: from };
}

/** Strongly connected components with an inner edge, vertices ascending (Tarjan 1972). */
export function cyclicComponents({ size: count, first, to: targets }: Adjacency): number[][] {
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const onStack = new Uint8Array(count);
  const next = first.slice();
  const stack: number[] = [];
  const work: number[] = [];
  const found: number[][] = [];
  let counter = 0;
  for (let start = 0; start < count; start += 1) {
    if (index[start] !== -1) continue;
    work.push(start);
    while (work.length > 0) {
      const vertex = itemAt(work, work.length - 1);
      if (index[vertex] === -1) {
        index[vertex] = counter;
        low[vertex] = counter;
        counter += 1;
        stack.push(vertex);
        onStack[vertex] = 1;
      }
      const end = entryAt(first, vertex + 1);
      let descended = false;
      while (entryAt(next, vertex) < end) {
        const to = entryAt(targets, entryAt(next, vertex));
        if (index[to] === -1) {
          work.push(to);
          descended = true;
          break;
        }
        if (onStack[to] === 1) low[vertex] = Math.min(entryAt(low, vertex), entryAt(low, to));
        next[vertex] = entryAt(next, vertex) + 1;
      }
      if (descended) continue;
      work.pop();
      const above = work[work.length - 1];
      if (above !== undefined) low[above] = Math.min(entryAt(low, above), entryAt(low, vertex));
      if (low[vertex] !== index[vertex]) continue;
      const component: number[] = [];
      for (;;) {
        const member = present(stack.pop());
        onStack[member] = 0;
        component.push(member);
        if (member === vertex) break;
      }
      if (component.length > 1 || targets.subarray(first[vertex], end).includes(vertex))
        found.push(component.sort((a, b) => a - b));
    }
  }
  return found;
}

/** From a vertex back to itself inside a component, without the closing vertex; undefined: none. */
export function shortestCycle(
  { first, to: targets }: Adjacency,
  start: number,
  within: ReadonlySet<number>,
): number[] | undefined {
  const from = new Map<number, number>();
  let frontier = [start];
  while (frontier.length > 0) {
    const reached: number[] = [];
    for (const vertex of frontier) {
      for (let at = entryAt(first, vertex); at < entryAt(first, vertex + 1); at += 1) {
        const to = entryAt(targets, at);
        if (to === start) {
          const cycle = [vertex];
          for (let before = vertex; before !== start; ) {
            before = present(from.get(before));
            cycle.push(before);
          }
          return cycle.reverse();
        }
        if (!within.has(to) || from.has(to)) continue;
        from.set(to, vertex);
        reached.push(to);
      }
    }
    frontier = reached;
  }
  return undefined;
}
