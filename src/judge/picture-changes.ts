import { defined } from '../core/text/defined.ts';
import type {
  ClusterChange,
  EdgeChange,
  GraphComparison,
  GraphPicture,
  PictureCluster,
  PictureEdge,
} from './report/graph-picture.ts';

/** `revision`: the commit compared with. */
export function comparePictures(before: GraphPicture, after: GraphPicture, revision: string): GraphComparison {
  const old = new Map(before.clusters.map((one) => [one.name, one]));
  // The only cluster of both sides is one, whatever its folder.
  const [only] = before.clusters;
  const single = before.clusters.length === 1 && after.clusters.length === 1 ? only : undefined;
  const taken = new Set<PictureCluster>();
  const clusters = after.clusters.map((now): ClusterChange => {
    const then = old.get(now.name) ?? single;
    if (then !== undefined) taken.add(then);
    return { after: now, ...defined({ before: then }), changes: changedEdges(then?.edges ?? [], now.edges) };
  });
  const gone = before.clusters.filter((one) => !taken.has(one));
  return {
    revision,
    clusters: [...clusters, ...gone.map((then) => ({ before: then, changes: changedEdges(then.edges, []) }))],
  };
}

function changedEdges(before: readonly PictureEdge[], after: readonly PictureEdge[]): readonly EdgeChange[] {
  const found: EdgeChange[] = [];
  const sides: { then: number[]; now: number[] } = { then: [...before.keys()], now: [...after.keys()] };
  const match = (keyOf: (edge: PictureEdge) => string, kind: EdgeChange['kind'] | undefined): void => {
    const byKey = new Map<string, number[]>();
    const left: number[] = [];
    for (const index of sides.then) byKey.set(key(before, index), [...(byKey.get(key(before, index)) ?? []), index]);
    for (const index of sides.now) {
      const other = byKey.get(key(after, index))?.shift();
      if (other === undefined) left.push(index);
      else if (kind !== undefined) found.push({ kind, before: other, after: index });
    }
    sides.then = [...byKey.values()].flat().sort((a, b) => a - b);
    sides.now = left;
    function key(edges: readonly PictureEdge[], index: number): string {
      const edge = edges[index];
      return edge === undefined ? '' : keyOf(edge);
    }
  };
  match((edge) => JSON.stringify([fromOf(edge), edge.names, targetOf(edge)]), undefined);
  match((edge) => JSON.stringify([fromOf(edge), targetOf(edge)]), 'other names');
  match((edge) => JSON.stringify([fromOf(edge), edge.names]), 're-aimed');
  for (const index of sides.now) found.push({ kind: 'added', after: index });
  for (const index of sides.then) found.push({ kind: 'gone', before: index });
  return found.sort((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity) || (a.before ?? 0) - (b.before ?? 0));
}

function fromOf({ from }: PictureEdge): string {
  return `${from.server} ${from.zone}`;
}

function targetOf({ to, label }: PictureEdge): readonly string[] {
  return [label, typeof to === 'string' ? to : `${to.server} ${to.zone}`];
}
