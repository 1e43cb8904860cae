import { describeNames } from '../../core/dns/name-set.ts';
import { BETWEEN_SERVERS } from '../../core/dns/query-type.ts';
import { defined } from '../../core/text/defined.ts';
import { present } from '../../core/text/invariant.ts';
import { compareText } from '../../core/text/sorted.ts';
import type { DiffChange, DiffReport, TypeSet } from '../report/diff-report.ts';
import { bothSecrets, redactedDiff } from '../secrets/redacted.ts';
import type { ClusterView, Snapshot } from '../snapshot.ts';
import { type AskedGraph, type Asker, askersOf, countAskers } from './askers.ts';
import { compareSides, type Effort, MAX_QUESTIONS, type Moved, rememberTexts } from './compare.ts';
import { outcomesOf } from './outcomes.ts';
import { pairClusters } from './pair-clusters.ts';
import { type AskerPair, type AskerSide, joinLeftOver, type PoolClusters } from './pair-left-over.ts';
import { broughtBy } from './path-steps.ts';
import { areAlike } from './placeless.ts';

/** Zones listed of one set. */
const MAX_ZONES = 8;
/** Lines named as cause of one change. */
const MAX_LINES = 6;

export function diffSnapshots(base: Snapshot, head: Snapshot, revision: string): DiffReport {
  return diffWithEffort(base, head, revision).report;
}

export function diffWithEffort(
  base: Snapshot,
  head: Snapshot,
  revision: string,
): { readonly report: DiffReport; readonly asked: number } {
  const effort: Effort = { left: MAX_QUESTIONS, asked: 0, unproven: new Set() };
  const texts = rememberTexts();
  const changes: DiffChange[] = [];
  const pairs: AskerPair[] = [];
  let unchanged = 0;
  for (const pair of pairClusters(base.clusters, head.clusters)) {
    if (pair.before !== undefined && pair.after !== undefined && areAlike(pair.before.cluster, pair.after.cluster)) {
      unchanged += countAskers(pair.after.graph);
      continue;
    }
    const cluster = (pair.after ?? pair.before)?.cluster.name ?? '';
    for (const [then, now] of pairAskers(pair.before, pair.after)) pairs.push({ cluster, then, now });
  }
  for (const { cluster, then, now } of joinLeftOver(pairs, poolClusters(base, head))) {
    const moved = compareSides(then.side, now.side, texts, effort);
    if (!moved.some((one) => one.types === undefined && isEverything(one))) unchanged += 1;
    const asker = now.asker?.name ?? then.asker?.name ?? '';
    for (const one of moved) changes.push(changeOf(one, cluster, asker));
  }
  const report = { base: revision, changes: changes.sort(order), unchanged, unproven: [...effort.unproven].sort() };
  return { report: redactedDiff(report, bothSecrets(head.secrets, base.secrets)), asked: effort.asked };
}

function isEverything({ names, taken, spared }: Moved): boolean {
  const [cut] = names.cuts;
  return taken.length + spared.length === 0 && cut?.under === '.' && cut.except.length === 0 && cut.apex === 'with';
}

function poolClusters(base: Snapshot, head: Snapshot): PoolClusters {
  const namesOf = ({ clusters }: Snapshot): readonly string[] =>
    clusters.filter(({ cluster }) => cluster.pools.length > 0).map(({ cluster }) => cluster.name);
  const [before, after] = [namesOf(base), namesOf(head)];
  const [then, now] = [before[0] ?? '', after[0] ?? ''];
  return {
    before: before.length,
    after: after.length,
    renamed: (before.length === 1 && !after.includes(then)) || (after.length === 1 && !before.includes(now)),
  };
}

/** By kind and pool or server; the only pool of one side with each of the other's. */
function pairAskers(
  before: ClusterView | undefined,
  after: ClusterView | undefined,
): readonly (readonly [AskerSide, AskerSide])[] {
  const known = present(before ?? after);
  const [then, now] = [before, after].map((view): AskedGraph | undefined =>
    view === undefined ? undefined : askersOf(view.graph),
  );
  const side = (asked: AskedGraph | undefined, asker: Asker | undefined): AskerSide => ({
    asker,
    side: { graph: asked?.graph ?? known.graph, entries: asker?.entries ?? [] },
  });
  const taken = new Set<Asker>();
  const out: (readonly [AskerSide, AskerSide])[] = [];
  const find = counterparts(then?.askers ?? [], now?.askers ?? []);
  for (const asker of now?.askers ?? []) {
    const other = find(asker);
    if (other !== undefined) taken.add(other);
    out.push([side(then, other), side(now, asker)]);
  }
  const back = counterparts(now?.askers ?? [], then?.askers ?? []);
  for (const asker of then?.askers ?? []) if (!taken.has(asker)) out.push([side(then, asker), side(now, back(asker))]);
  return out;
}

function counterparts(list: readonly Asker[], others: readonly Asker[]): (asker: Asker) => Asker | undefined {
  const byPart = new Map(list.map((one) => [`${one.kind}|${one.part}`, one]));
  const alone = (kind: Asker['kind'], from: readonly Asker[]): Asker | undefined => {
    const some = from.filter((one) => one.kind === kind);
    return some.length === 1 ? some[0] : undefined;
  };
  const single = {
    pods: alone('pods', list),
    'default-pods': alone('default-pods', list),
    nodes: alone('nodes', list),
  };
  const parts = new Set(others.map((one) => `${one.kind}|${one.part}`));
  return (asker) => {
    const same = byPart.get(`${asker.kind}|${asker.part}`);
    if (same !== undefined || asker.kind === 'server') return same;
    const only = single[asker.kind];
    // It has its own counterpart.
    return only === undefined || parts.has(`${only.kind}|${only.part}`) ? undefined : only;
  };
}

function changeOf(one: Moved, cluster: string, asker: string): DiffChange {
  const before = outcomesOf(one.before, one.witness);
  const after = outcomesOf(one.after, one.witness);
  const clientTypes = forClients(one.types);
  return {
    cluster,
    asker,
    names: wordsOf(one),
    reach: one.names,
    ...defined({ types: one.types, clientTypes }),
    witness: one.witness,
    before,
    after,
    because: broughtBy(one.before, one.after).slice(0, MAX_LINES),
  };
}

function forClients(types: TypeSet | undefined): TypeSet | undefined {
  if (types === undefined) return undefined;
  if ('only' in types) return { only: types.only.filter((type) => !BETWEEN_SERVERS.has(type)) };
  const except = types.except.filter((type) => !BETWEEN_SERVERS.has(type));
  return except.length === 0 ? undefined : { except };
}

function wordsOf({ names, taken, spared }: Moved): string {
  const zones = describeNames(names, MAX_ZONES, { style: 'and below' });
  const only = taken.length === 0 ? '' : `${taken.join(' and ')}, of `;
  const but = spared.length === 0 ? '' : `, without ${spared.join(' and ')}`;
  return `${only}${zones}${but}`;
}

function order(a: DiffChange, b: DiffChange): number {
  return (
    compareText(a.cluster, b.cluster) ||
    rank(a.asker) - rank(b.asker) ||
    compareText(a.asker, b.asker) ||
    compareText(a.names, b.names) ||
    compareText(JSON.stringify(a.types ?? ''), JSON.stringify(b.types ?? '')) ||
    compareText(a.witness.name, b.witness.name)
  );
}

function rank(asker: string): number {
  const at = ['pods', 'default-pods', 'nodes'].findIndex((kind) => asker === kind || asker.startsWith(`${kind} of `));
  return at === -1 ? 3 : at;
}
