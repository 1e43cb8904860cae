/** One tree, understood: facts, clusters, their graphs and loops. */
import { partition } from '../core/cluster/partition.ts';
import { secretNodeFiles, secretsOf } from '../core/cluster/secrets.ts';
import type { ClusterSettings } from '../core/cluster/settings.ts';
import type { Fact, FilledWord } from '../core/facts/fact.ts';
import type { Installing } from '../core/facts/installing.ts';
import { openBudget } from '../core/text/budget.ts';
import { defined } from '../core/text/defined.ts';
import type { Location, Span } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import type { Secrets } from '../core/text/secret.ts';
import { pathsBelow } from '../core/text/sorted.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { type BuiltFolder, isFact, isNodeFileCopy, type Statement } from '../languages/shared/fragments.ts';
import type { JoinContext, Stated } from '../languages/shared/join.ts';
import type { Applying } from '../languages/shared/plugin.ts';
import { decode, isBinary } from '../read/documents/prefilter.ts';
import type { PartUse } from '../read/templates/parts.ts';
import { readLoaded } from '../tools/helm/left-out.ts';
import { releasesIn } from '../tools/helm/stated-releases.ts';
import { type ChartValues, chartValues } from './chart-values.ts';
import type { Expectation } from './config/config.ts';
import { applyingIn, type FetchingObjects, fetchingIn, installingIn } from './installing.ts';
import { type ClusterView, type Judged, judgeParts } from './judged.ts';
import { placesRead } from './places-read.ts';
import { joining } from './plugins.ts';
import { type FileReading, readDocument, readNamed, statedIn, textReader } from './read-file.ts';
import {
  hasGuard,
  type KnownAddresses,
  type ResolverStatement,
  resolverStatements,
  unguardedIn,
} from './resolver-statements.ts';
import { definitions, partUses } from './template-parts.ts';
import { type WorkloadsNear, workloadsNear } from './workloads-beside.ts';

export type { ClusterView };

export interface Snapshot {
  readonly clusters: readonly ClusterView[];
  readonly notices: readonly Notice[];
  readonly files: number;
  readonly documents: number;
  /** Questions, edges, hops of probes, rewrites and comparisons: the cost of judging again. */
  readonly ways: number;
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

/** From the root; '' is the root. Of Docker Compose the file that stands for a project. */
export interface DeployedFolder {
  readonly by: string;
  /** What is deployed where this is not. */
  readonly beside?: string;
  /** As `Installing.key`. */
  readonly deployer?: string;
  readonly folder: string;
  /** The repository, or the object that states it. */
  readonly from?: string;
  /** '' is the usual branch. */
  readonly revision?: string;
  /** With all folders below. */
  readonly recurses?: true;
  /** As `Fragment.deployedTo`. */
  readonly to?: string;
  readonly at: Location;
}

/** What a tool builds of a folder: from files here, and what is fetched. */
export interface BuildSources {
  readonly resources: readonly string[];
  readonly fetches: BuiltFolder['fetches'];
}

export interface Unread {
  readonly names: ReadonlySet<string>;
  readonly textOf: (path: string) => string | undefined;
  /** In a scanned file that nothing was taken of. */
  readonly statementsOf: (path: string, known: KnownAddresses) => readonly ResolverStatement[];
  /** A Corefile without a guard, of such a ConfigMap. */
  readonly unguardedIn: (path: string, names: ReadonlySet<string>) => Span | undefined;
  /** Names of ConfigMaps whose Corefile has a guard. */
  readonly guarded: ReadonlySet<string>;
  /** `NAME.NAMESPACE` of Services of port 53. */
  readonly services: readonly string[];
}

export interface RepositoryTree
  extends Pick<JoinContext, 'bytesOf' | 'whyUnread' | 'rendering' | 'isIgnored' | 'submoduleOf'> {
  readonly revision?: string;
  readonly paths?: readonly string[];
  readonly leftOutBelow?: (directory: string) => readonly string[];
}

const LOOKED_AT = ['states', 'edges', 'probes', 'renames', 'comparisons'] as const;

export function understand(
  files: Iterable<FileReading>,
  settings: readonly ClusterSettings[],
  tree: RepositoryTree,
  earlier?: Judged,
): Snapshot {
  const budget = openBudget();
  const scanned = [...files];
  const named = readNamed(scanned, tree);
  const read = [...scanned, named];
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
    value: read.flatMap(({ facts }) => facts),
    notices: read.flatMap(({ notices }) => notices),
  };
  for (const { render } of joining) stated = render?.(stated, context) ?? stated;
  const releases = releasesIn(stated, context);
  for (const { join } of joining) stated = join?.(stated, context) ?? stated;
  const known = stated.value.filter(isFact);
  const { parts, unjudged } = partition(known, settings, budget);
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
    deployed: deployedIn(new Set([...read.flatMap(({ facts }) => facts), ...stated.value])),
    builds: buildsIn(read, context.read),
    isFolder: (path) => isFolderOf(path, tree),
    unread: once(() => unreadIn(tree, known, { clusters, read })),
    partUses: partUses(context),
    isInPart: definitions(),
    workloadsNear: workloadsNear(tree),
    notices: [...stated.notices, ...unjudged, ...clusters.flatMap(noticesOf).filter(isNewsTo(named.notices))],
    files: scanned.length + named.files,
    documents: read.reduce((sum, { documents }) => sum + documents, 0),
    ways: LOOKED_AT.reduce((sum, resource) => sum + budget.spent(resource), 0),
    secrets: secretsOf(
      [...known, ...secretsIn(read), ...secretNodeFiles(settings)],
      stated.filled,
      stated.notices,
      wordsIn(clusters),
    ),
    chartValues: chartValues(clusters, { ...context, read: readLoaded(context), releases }),
    read: new Set(read.flatMap(({ facts }) => facts.map((fact) => fact.at.file.path))),
  };
}

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function deployedIn(statements: ReadonlySet<Statement>): readonly DeployedFolder[] {
  return [...statements].flatMap((fact) =>
    isFact(fact) || fact.deploys === undefined || fact.deployedBy === undefined
      ? []
      : {
          ...{ by: fact.deployedBy, folder: fact.deploys, at: fact.at },
          ...defined({
            deployer: fact.deployer,
            from: fact.deployedFrom,
            revision: fact.revision,
            recurses: fact.recurses,
            to: fact.deployedTo,
            beside: fact.deployedBeside,
          }),
        },
  );
}

function buildsIn(
  read: readonly FileReading[],
  open: (path: string) => SourceFile | undefined,
): ReadonlyMap<string, BuildSources> {
  const builds = new Map<string, BuildSources>();
  for (const fact of read.flatMap(({ facts }) => facts)) {
    if (isFact(fact) || fact.builds === undefined) continue;
    const { directory, plugins } = fact.builds;
    const fetches = [...fact.builds.fetches, ...plugins.flatMap((path) => addressesIn(open(path)))];
    builds.set(directory, { resources: (fact.resources ?? []).map(({ value }) => value), fetches });
  }
  return builds;
}

/** By path: tracked files of which no plug-in takes anything. */
function unreadIn(
  { paths = [], leftOutBelow, bytesOf }: RepositoryTree,
  facts: readonly Fact[],
  { clusters, read: readings }: Pick<Snapshot, 'clusters'> & { readonly read: readonly FileReading[] },
): Unread {
  const read = new Set(facts.map(({ at }) => at.file.path));
  const names = new Set([...(leftOutBelow?.('') ?? []), ...paths.filter((path) => !read.has(path))]);
  const scanned = new Set(paths);
  const isRead = once(() => {
    const stated = readings.flatMap((one) => one.facts.filter((fact) => isFact(fact) || isNodeFileCopy(fact)));
    const values = [...facts, ...stated].map(({ at: _, ...fact }) => fact);
    return placesRead([...values, ...clusters.map(({ cluster }) => cluster)]);
  });
  const searched = (path: string): string => {
    const bytes = scanned.has(path) ? bytesOf(path) : undefined;
    return bytes === undefined || isBinary(path, bytes) ? '' : decode(bytes);
  };
  return {
    names,
    textOf: (path) => bytesOf(path)?.toString('utf8'),
    services: facts.flatMap((fact) =>
      fact.kind === 'service' && fact.ports.some(({ port }) => port === 53) ? [`${fact.name}.${fact.namespace}`] : [],
    ),
    guarded: new Set(
      facts.flatMap((fact) =>
        fact.kind === 'config-map' && fact.data.some(({ key, text }) => key === 'Corefile' && hasGuard(text.text))
          ? [fact.name]
          : [],
      ),
    ),
    unguardedIn: (path, guarded) => {
      const found = unguardedIn(searched(path), guarded);
      return found === undefined || isRead()(path, found) ? undefined : found;
    },
    statementsOf: (path, known) => {
      const found = resolverStatements(searched(path), known);
      return found.length === 0 ? [] : found.filter(({ value }) => !isRead()(path, value));
    },
  };
}

const ADDRESS = /(?:[a-z]+::)?[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"',\]}]{1,2000}/g;

function addressesIn(file: SourceFile | undefined): BuildSources['fetches'] {
  return [...(file?.text.matchAll(ADDRESS) ?? [])].flatMap(({ 0: value, index }) =>
    file === undefined
      ? []
      : { url: { value, at: { file, span: { start: index, end: index + value.length } } }, changes: true },
  );
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
