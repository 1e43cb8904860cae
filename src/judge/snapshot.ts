/** One tree, understood: facts, clusters, their graphs and loops. */
import { partition } from '../core/cluster/partition.ts';
import type { ClusterSettings } from '../core/cluster/settings.ts';
import type { ConfigTextFact } from '../core/facts/config-text.ts';
import type { Fact } from '../core/facts/fact.ts';
import { openBudget } from '../core/text/budget.ts';
import { directoryOf } from '../core/text/paths.ts';
import { isFact } from '../languages/shared/fragments.ts';
import type { JoinContext, Stated } from '../languages/shared/join.ts';
import { releasesIn } from '../tools/helm/stated-releases.ts';
import { inAppliedNamespaces } from './applied-namespaces.ts';
import { declaredKubelets } from './declared-kubelets.ts';
import { deployedIn } from './deployed.ts';
import { costOf, type Judged, judgeParts, noticesOf } from './judged.ts';
import { lookups } from './lookups.ts';
import { unlessRead } from './places-read.ts';
import { joining } from './plugins.ts';
import { type FileReading, readDocument, readNamed, statedIn, textReader } from './read-file.ts';
import { secretsRead } from './secrets-read.ts';
import type { RepositoryTree, SearchableSnapshot } from './understood.ts';

export type { BuildSources, DeployedFolder } from './deployed.ts';
export type { ClusterView } from './judged.ts';
export type { Lookups, RepositoryTree, SearchableSnapshot, Snapshot } from './understood.ts';
export type { Unread } from './unread.ts';

export function understand(
  files: Iterable<FileReading>,
  settings: readonly ClusterSettings[],
  tree: RepositoryTree,
  earlier?: Judged,
): SearchableSnapshot {
  const budget = openBudget();
  const read = textReader(tree.bytesOf, tree.revision);
  const context: JoinContext = { ...tree, read, paths: tree.paths, factsOf: readDocument, statedIn, budget };
  const scanned = [...files];
  const named = readNamed(scanned, tree);
  const readings = [...scanned, named];
  let stated: Stated = {
    filled: [],
    value: readings.flatMap(({ facts }) => facts),
    notices: readings.flatMap(({ notices }) => notices),
  };
  for (const { render } of joining) stated = render?.(stated, context) ?? stated;
  const releases = releasesIn(stated, context);
  for (const { join } of joining) stated = join?.(stated, context) ?? stated;
  const statements = new Set([...readings.flatMap((one) => one.facts), ...stated.value]);
  const deployed = deployedIn(statements, releases.value);
  const facts = withoutCopies(inAppliedNamespaces(stated.value.filter(isFact), deployed, context), context);
  const { parts: stating, unjudged } = partition(facts, settings, budget);
  const parts = stating.map((part) => {
    const kubelets = declaredKubelets(part.settings?.nodes ?? [], context);
    return kubelets.length === 0 ? part : { ...part, facts: [...part.facts, ...kubelets] };
  });
  const isAbsent = (path: string): boolean =>
    tree.isIgnored?.(path) === false && tree.bytesOf(path) === undefined && tree.whyUnread?.(path) === undefined;
  const judged = judgeParts(parts, budget, isAbsent, earlier);
  const clusters = judged.parts;
  const known = { readings, stated, releases, deployed, facts, clusters };
  const looked = lookups(known, context, tree);
  const unfollowed = looked.chartValues.size === 0 ? [] : releases.notices;
  return {
    judged,
    clusters,
    lookups: looked,
    notices: [...unlessRead(stated.notices, known), ...unjudged, ...unfollowed, ...noticesOf(clusters, named.notices)],
    files: scanned.length + named.files,
    documents: readings.reduce((sum, { documents }) => sum + documents, 0),
    cost: costOf(budget),
    secrets: secretsRead(known, settings),
    read: new Set(readings.flatMap((one) => one.facts.map(({ at }) => at.file.path))),
  };
}

/** A text that a link leads to counts once by itself; what it imports may be found from where the link is. */
function withoutCopies(facts: readonly Fact[], { withoutLinks }: JoinContext): readonly Fact[] {
  const texts = new Set(facts.flatMap((one) => (one.kind === 'config-text' ? one.path : [])));
  const isCopy = ({ path, text }: ConfigTextFact): boolean => {
    const real = withoutLinks?.(path) ?? path;
    const isBeside = directoryOf(real) === directoryOf(path) || !/\bimport\b/.test(text.text);
    return real !== path && texts.has(real) && isBeside;
  };
  return facts.map((one) => (one.kind === 'config-text' && isCopy(one) ? { ...one, isLink: true } : one));
}
