/** One tree, understood: facts, clusters, their graphs and loops. */

import { partition } from '../core/cluster/partition.ts';
import { secretNodeFiles, secretsOf } from '../core/cluster/secrets.ts';
import type { ClusterSettings } from '../core/cluster/settings.ts';
import type { Fact, FilledWord } from '../core/facts/fact.ts';
import type { Installing } from '../core/facts/installing.ts';
import { openBudget } from '../core/text/budget.ts';
import type { Location } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import { once } from '../core/text/once.ts';
import type { Secrets } from '../core/text/secret.ts';
import { pathsBelow } from '../core/text/sorted.ts';
import { isFact } from '../languages/shared/fragments.ts';
import type { JoinContext, Stated } from '../languages/shared/join.ts';
import type { Applying } from '../languages/shared/plugin.ts';
import type { PartUse } from '../read/templates/parts.ts';
import { readLoaded } from '../tools/helm/left-out.ts';
import { releasesIn } from '../tools/helm/stated-releases.ts';
import { type ChartValues, chartValues } from './chart-values.ts';
import type { Expectation } from './config/config.ts';
import { type BuildSources, buildsIn, type DeployedFolder, deployedIn } from './deployed.ts';
import { applyingIn, type FetchingObjects, fetchingIn, installingIn } from './installing.ts';
import { type ClusterView, type Judged, judgeParts } from './judged.ts';
import { joining } from './plugins.ts';
import { type FileReading, readDocument, readNamed, statedIn, textReader } from './read-file.ts';
import { definitions, partUses } from './template-parts.ts';
import { type Unread, unreadIn } from './unread.ts';
import { type WorkloadsNear, workloadsNear } from './workloads-beside.ts';

export type { BuildSources, ClusterView, DeployedFolder, Unread };

export interface Snapshot {
  readonly clusters: readonly ClusterView[];
  readonly notices: readonly Notice[];
  readonly files: number;
  readonly documents: number;
  /** Questions, edges, hops of probes, rewrites and comparisons: the cost of judging again. */
  readonly cost: number;
  readonly read: ReadonlySet<string>;
  /** Values that are judged and not shown. */
  readonly secrets?: Secrets;
  readonly expectations?: readonly Expectation[];
  /** For a later look at nearly the same files. */
  readonly judged?: Judged;
  /** By chart folder, where values decide about plugins. */
  readonly chartValues?: ReadonlyMap<string, readonly ChartValues[]>;
  /** Of one file, read on demand. */
  readonly installing?: (path: string) => readonly Installing[];
  readonly applying?: (path: string) => readonly Applying[];
  readonly deployed?: readonly DeployedFolder[];
  readonly fetching?: FetchingObjects;
  readonly builds?: ReadonlyMap<string, BuildSources>;
  readonly isFolder?: (path: string) => boolean;
  readonly unread?: () => Unread;
  /** Files that differ from the base's. */
  readonly changed?: ReadonlySet<string>;
  /** Uses of a part, by its name in quotes, in any template. */
  readonly partUses?: (part: string) => readonly PartUse[] | undefined;
  /** Whether a part of a template defines the place. */
  readonly isInPart?: (at: Location) => boolean;
  readonly workloadsNear?: WorkloadsNear;
}

export interface RepositoryTree
  extends Pick<JoinContext, 'bytesOf' | 'whyUnread' | 'rendering' | 'isIgnored' | 'submoduleOf'> {
  readonly revision?: string;
  readonly paths?: readonly string[];
  readonly leftOutBelow?: (directory: string) => readonly string[];
}

const COUNTED = ['states', 'edges', 'probes', 'renames', 'comparisons'] as const;

export function understand(
  files: Iterable<FileReading>,
  settings: readonly ClusterSettings[],
  tree: RepositoryTree,
  earlier?: Judged,
): Snapshot {
  const budget = openBudget();
  const scanned = [...files];
  const named = readNamed(scanned, tree);
  const readings = [...scanned, named];
  const context: JoinContext = {
    ...tree,
    read: textReader(tree.bytesOf, tree.revision),
    paths: tree.paths,
    factsOf: readDocument,
    statedIn,
    budget,
  };
  let stated: Stated = {
    filled: [],
    value: readings.flatMap(({ facts }) => facts),
    notices: readings.flatMap(({ notices }) => notices),
  };
  for (const { render } of joining) stated = render?.(stated, context) ?? stated;
  const releases = releasesIn(stated, context);
  for (const { join } of joining) stated = join?.(stated, context) ?? stated;
  const facts = stated.value.filter(isFact);
  const { parts, unjudged } = partition(facts, settings, budget);
  const isAbsent = (path: string): boolean =>
    tree.isIgnored?.(path) === false && tree.bytesOf(path) === undefined && tree.whyUnread?.(path) === undefined;
  const judged = judgeParts(parts, budget, isAbsent, earlier);
  const clusters = judged.parts;
  return {
    judged,
    clusters,
    installing: installingIn(context.read),
    applying: applyingIn(context.read),
    fetching: fetchingIn(context.read, tree.paths),
    deployed: deployedIn(new Set([...readings.flatMap(({ facts }) => facts), ...stated.value])),
    builds: buildsIn(readings, context.read),
    isFolder: (path) => isFolderOf(path, tree),
    unread: once(() => unreadIn(context, facts, { clusters, readings })),
    partUses: partUses(context),
    isInPart: definitions(),
    workloadsNear: workloadsNear(tree),
    notices: [...stated.notices, ...unjudged, ...clusters.flatMap(noticesOf).filter(isNewsTo(named.notices))],
    files: scanned.length + named.files,
    documents: readings.reduce((sum, { documents }) => sum + documents, 0),
    cost: COUNTED.reduce((sum, resource) => sum + budget.spent(resource), 0),
    secrets: secretsOf(
      [...facts, ...secretsIn(readings), ...secretNodeFiles(settings)],
      stated.filled,
      stated.notices,
      wordsIn(clusters),
    ),
    chartValues: chartValues(clusters, { ...context, read: readLoaded(context), releases }),
    read: new Set(readings.flatMap(({ facts }) => facts.map((fact) => fact.at.file.path))),
  };
}

function isFolderOf(folder: string, { paths = [], leftOutBelow, bytesOf }: RepositoryTree): boolean {
  return (
    pathsBelow(folder, paths).length > 0 || bytesOf(folder) !== undefined || (leftOutBelow?.(folder) ?? []).length > 0
  );
}

/** As files say them: a tool may make other objects of them. */
function secretsIn(read: readonly FileReading[]): readonly Fact[] {
  return read.flatMap(({ facts }) =>
    facts.filter((fact) => fact.kind === 'config-map' && fact.secret === true).filter(isFact),
  );
}

function wordsIn(clusters: readonly ClusterView[]): readonly (FilledWord & { readonly server: string })[] {
  return clusters.flatMap(({ cluster }) =>
    cluster.servers.flatMap(({ config, name: server }) => (config.filled ?? []).map((one) => ({ ...one, server }))),
  );
}

function noticesOf({ cluster, graph, simulation }: ClusterView): readonly Notice[] {
  return [...graph.unjudged, ...simulation.unjudged, ...cluster.notices];
}

/** Unreadable files are reported with their reason only. */
function isNewsTo(named: readonly Notice[]): (notice: Notice) => boolean {
  const placeOf = ({ at }: Notice): string => `${at.span.start}:${at.file.path}`;
  const known = new Set(named.filter(({ kind }) => kind === 'unreadable').map(placeOf));
  return (notice) => notice.kind !== 'not-modelled' || !known.has(placeOf(notice));
}
