/** Snapshots made by hand, for what a rule says of a cluster that is laborious to write as files. */
import type { Cluster, PoolView } from '../../../src/core/cluster/cluster.ts';
import { buildGraph } from '../../../src/core/forwarding/graph.ts';
import { openForwards } from '../../../src/core/forwarding/open-forwards.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { indexLines, type Location, positionAt } from '../../../src/core/text/location.ts';
import type { Rule } from '../../../src/judge/rules/rule.ts';
import { type ClusterView, type SearchableSnapshot, understand } from '../../../src/judge/snapshot.ts';
import { clusterOf, type World } from '../../core/forwarding/world.ts';

/** A line of a file of which nothing matters but where it is. */
export const line = (path: string, number: number): Location => ({
  file: { path, text: '\n'.repeat(100) },
  span: { start: number - 1, end: number },
});

export const viewOf = (world: World, more: Partial<Cluster> = {}): ClusterView => {
  const cluster = { ...clusterOf(world), ...more };
  const graph = buildGraph(cluster);
  return { cluster, graph, simulation: simulate(graph), openForwards: openForwards(graph) };
};
const { lookups } = understand([], [], { bytesOf: () => undefined });
export const snapshotOf = (
  clusters: readonly ClusterView[],
  more: Partial<SearchableSnapshot> = {},
): SearchableSnapshot => ({
  clusters,
  notices: [],
  files: 0,
  documents: 0,
  cost: 0,
  read: new Set(),
  lookups,
  ...more,
});

type Nameserver = PoolView['inherited']['nameservers'][number];
/** A pool whose pods with dnsPolicy Default get these. */
export const poolOf = (
  pool: string,
  ...nameservers: readonly (Partial<Nameserver> & Pick<Nameserver, 'address'>)[]
): PoolView => {
  const nothing = { nameservers: [], outside: false };
  const all = nameservers.map((one): Nameserver => ({ at: line('resolv.conf', 1), via: [], assumptions: [], ...one }));
  return { pool, inherited: { nameservers: all, outside: false }, handedOut: nothing, own: nothing, addresses: [] };
};

const placeOf = ({ file, span }: Location): string =>
  `${file.path}:${positionAt(indexLines(file.text), span.start).line}`;
/** `SEVERITY PLACE: message | advice`, and the places on its path. */
export const said = ({ check }: Rule, head: SearchableSnapshot, base?: SearchableSnapshot): readonly string[] =>
  [...check(head, base)].map(({ severity, at, message, advice, path }) =>
    [
      `${severity} ${placeOf(at)}: ${message}`,
      advice,
      ...path.map((step) => `${placeOf(step.at)} ${step.description}`),
    ].join(' | '),
  );
