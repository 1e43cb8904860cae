import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type LayoutEdge, type LayoutNode, layeredLayout } from '../../src/report/layered-layout.ts';
import { draws } from '../support/draws.ts';

const SPACING = { column: 50, row: 20 };

const node = (id: string, height = 40): LayoutNode => ({ id, width: 100, height });

function boxes(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]) {
  const { corners } = layeredLayout(nodes, edges, SPACING);
  return nodes.map(({ id, width, height }) => ({
    id,
    width,
    height,
    ...(corners.get(id) ?? { x: Number.NaN, y: Number.NaN }),
  }));
}

describe('the layout', () => {
  test('puts each box behind those that lead to it, and lets a ring run backwards once', () => {
    const nodes = ['a', 'b', 'c'].map((id) => node(id));
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'a', to: 'c' },
    ];
    expect(boxes(nodes, edges).map(({ x }) => x)).toEqual([0, 150, 300]);
    const { bends } = layeredLayout(nodes, edges, SPACING);
    expect(bends.map((one) => one?.length)).toEqual([0, 0, undefined, 2]);
  });

  test('never lets boxes overlap, whatever leads where', () => {
    const graph = fc.record({
      heights: fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 25 }),
      edges: fc.array(fc.tuple(fc.nat(24), fc.nat(24)), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(graph, ({ heights, edges }) => {
        const nodes = heights.map((height, index) => node(`n${index}`, height));
        const all = boxes(
          nodes,
          edges.map(([from, to]) => ({ from: `n${from}`, to: `n${to}` })),
        );
        for (const [index, a] of all.entries()) {
          expect(Number.isFinite(a.x) && Number.isFinite(a.y) && a.x >= 0 && a.y >= 0).toBe(true);
          for (const b of all.slice(index + 1)) {
            const disjoint =
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
            expect(disjoint).toBe(true);
          }
        }
      }),
      draws(500),
    );
  });

  test('takes a chain of twenty thousand without recursion', () => {
    const nodes = Array.from({ length: 20_000 }, (_, index) => node(`n${index}`));
    const edges = nodes.slice(1).map(({ id }, index) => ({ from: `n${index}`, to: id }));
    expect(layeredLayout(nodes, edges, SPACING).columns).toHaveLength(20_000);
  });
});
