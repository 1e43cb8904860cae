/** Each cluster judged; one made of the same as in an earlier look is taken over. */
import { assemble } from '../core/cluster/assemble.ts';
import type { Cluster } from '../core/cluster/cluster.ts';
import { openPrograms } from '../core/cluster/corefile-of.ts';
import { withNeighbours } from '../core/cluster/neighbours.ts';
import type { Part } from '../core/cluster/partition.ts';
import { readingOnce } from '../core/cluster/read-once.ts';
import type { ClusterSettings } from '../core/cluster/settings.ts';
import { openPools } from '../core/cluster/shared-pools.ts';
import type { Fact } from '../core/facts/fact.ts';
import type { ConfigReaders } from '../core/facts/readers.ts';
import { buildGraph, type ForwardingGraph } from '../core/forwarding/graph.ts';
import { type OpenForwards, openForwards } from '../core/forwarding/open-forwards.ts';
import { type Simulation, simulate } from '../core/forwarding/simulate.ts';
import { type Budget, openBudget, type Spending, spendAgain, spending } from '../core/text/budget.ts';
import { present } from '../core/text/invariant.ts';
import type { Notice } from '../core/text/notice.ts';
import { askedOnce } from '../core/text/once.ts';
import { sameValue } from '../core/text/same-value.ts';
import { readers, readKubeDns } from './config-readers.ts';

export interface ClusterView {
  readonly cluster: Cluster;
  readonly graph: ForwardingGraph;
  readonly simulation: Simulation;
  readonly openForwards: OpenForwards;
}

interface JudgedPart extends ClusterView {
  readonly part: Part;
  /** Without its neighbours. */
  readonly assembled: Assembled;
  readonly spent: { readonly following: Spending; readonly supposing: Spending };
}

interface Assembled {
  readonly cluster: Cluster;
  readonly spent: Spending;
  readonly absent: ReadonlyMap<string, boolean>;
}

export interface Judged {
  readonly parts: readonly JudgedPart[];
  readonly corefile: ConfigReaders['corefile'];
  readonly statesDirective: ConfigReaders['statesDirective'];
  /** Cut short by the budget, so judged again where others need less. */
  readonly isCutShort: boolean;
}

export function judgeParts(
  parts: readonly Part[],
  budget: Budget,
  isAbsent: (path: string) => boolean,
  earlier?: Judged,
): Judged {
  const corefile = earlier?.corefile ?? readingOnce(readers.corefile);
  const own = { ...readers, corefile, looksLikeCorefile: askedOnce(readers.looksLikeCorefile) };
  const given = { budget, readKubeDns, programs: openPrograms(own), pools: openPools(own) };
  const byName = new Map(earlier?.isCutShort === false ? earlier.parts.map((one) => [one.part.name, one]) : []);
  const assembled = parts.map((part): Assembled => {
    const before = byName.get(part.name);
    if (
      before !== undefined &&
      isSamePart(before.part, part) &&
      [...before.assembled.absent].every(([path, absent]) => isAbsent(path) === absent) &&
      spendAgain(budget, before.assembled.spent)
    )
      return before.assembled;
    const absent = new Map<string, boolean>();
    const asked = (path: string): boolean => {
      const answer = isAbsent(path);
      absent.set(path, answer);
      return answer;
    };
    const { value, spent } = spending(budget, () => assemble({ ...part, ...given, isAbsent: asked }, own));
    return { cluster: value, spent, absent };
  });
  const supposing = openBudget();
  const clusters = withNeighbours(assembled.map(({ cluster }) => cluster));
  const judged = parts.map((part, index): JudgedPart => {
    const made = present(assembled[index]);
    const cluster = present(clusters[index]);
    const before = byName.get(part.name);
    if (
      before?.cluster === cluster &&
      spendAgain(budget, before.spent.following) &&
      spendAgain(supposing, before.spent.supposing)
    )
      return { ...before, part, graph: { ...before.graph, budget } };
    const followed = spending(budget, () => {
      const graph = buildGraph(cluster, budget);
      return { graph, simulation: simulate(graph, budget) };
    });
    const supposed = spending(supposing, () =>
      openForwards(followed.value.graph, followed.value.simulation.loops, supposing),
    );
    const spent = { following: followed.spent, supposing: supposed.spent };
    return { part, assembled: made, cluster, ...followed.value, openForwards: supposed.value, spent };
  });
  return {
    parts: judged,
    corefile,
    statesDirective: readers.statesDirective,
    isCutShort: budget.isExceeded() || supposing.isExceeded(),
  };
}

function isSamePart(before: Part, part: Part): boolean {
  return (
    before.facts.length === part.facts.length &&
    before.facts.every((fact, index) => isOfSameText(fact, part.facts[index])) &&
    isSameSetting(before.settings, part.settings) &&
    sameValue(before.facts, part.facts)
  );
}

function isOfSameText(fact: Fact, other: Fact | undefined): boolean {
  return fact === other || (fact.kind === other?.kind && fact.at.file.text === other.at.file.text);
}

function isSameSetting(before: ClusterSettings | undefined, now: ClusterSettings | undefined): boolean {
  if (before === undefined || now === undefined) return before === now;
  const { matches: _, ...settings } = before;
  const { matches: __, ...others } = now;
  return sameValue(settings, others);
}

const COUNTED = ['states', 'edges', 'probes', 'renames', 'comparisons'] as const;

/** Questions, edges, hops of probes, rewrites and comparisons: the cost of judging again. */
export function costOf(budget: Budget): number {
  return COUNTED.reduce((sum, resource) => sum + budget.spent(resource), 0);
}

/** Files that could not be read are reported with their reason only. */
export function noticesOf(clusters: readonly ClusterView[], named: readonly Notice[]): readonly Notice[] {
  const placeOf = ({ at }: Notice): string => `${at.span.start}:${at.file.path}`;
  const known = new Set(named.filter(({ kind }) => kind === 'unreadable').map(placeOf));
  return clusters
    .flatMap(({ cluster, graph, simulation }) => [...graph.unjudged, ...simulation.unjudged, ...cluster.notices])
    .filter((notice) => notice.kind === 'assumed' || !known.has(placeOf(notice)));
}
