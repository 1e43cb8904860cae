/** Cycles of a graph given as adjacency lists. Iterative: the graph is as large as a repository likes. */

/** Strongly connected components with at least one edge inside, each as its vertices in rising order (Tarjan 1972). */
export function cyclicComponents(edges: readonly (readonly number[])[]): number[][] {
  const count = edges.length;
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const onStack = new Uint8Array(count);
  const next = new Int32Array(count);
  const stack: number[] = [];
  const work: number[] = [];
  const found: number[][] = [];
  let counter = 0;
  for (let start = 0; start < count; start += 1) {
    if (index[start] !== -1) continue;
    work.push(start);
    while (work.length > 0) {
      const vertex = work[work.length - 1] as number;
      if (index[vertex] === -1) {
        index[vertex] = counter;
        low[vertex] = counter;
        counter += 1;
        stack.push(vertex);
        onStack[vertex] = 1;
      }
      const out = edges[vertex] ?? [];
      let descended = false;
      while ((next[vertex] as number) < out.length) {
        const to = out[next[vertex] as number] as number;
        if (index[to] === -1) {
          work.push(to);
          descended = true;
          break;
        }
        if (onStack[to] === 1) low[vertex] = Math.min(low[vertex] as number, low[to] as number);
        next[vertex] = (next[vertex] as number) + 1;
      }
      if (descended) continue;
      work.pop();
      const above = work[work.length - 1];
      if (above !== undefined) low[above] = Math.min(low[above] as number, low[vertex] as number);
      if (low[vertex] !== index[vertex]) continue;
      const component: number[] = [];
      for (;;) {
        const member = stack.pop() as number;
        onStack[member] = 0;
        component.push(member);
        if (member === vertex) break;
      }
      if (component.length > 1 || (edges[vertex] ?? []).includes(vertex)) found.push(component.sort((a, b) => a - b));
    }
  }
  return found;
}

/** The shortest way from a vertex back to itself inside a component, as vertices without the closing one; undefined if there is none. */
export function shortestCycle(
  edges: readonly (readonly number[])[],
  start: number,
  within: ReadonlySet<number>,
): number[] | undefined {
  const from = new Map<number, number>();
  let frontier = [start];
  while (frontier.length > 0) {
    const reached: number[] = [];
    for (const vertex of frontier) {
      for (const to of edges[vertex] ?? []) {
        if (to === start) {
          const cycle = [vertex];
          for (let at = vertex; at !== start; ) {
            at = from.get(at) as number;
            cycle.push(at);
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
