/** What only some rules ask for: found, or read, when they do. */
import type { Fact } from '../core/facts/fact.ts';
import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import { once, oncePer } from '../core/text/once.ts';
import { pathsBelow } from '../core/text/sorted.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { JoinContext, Stated } from '../languages/shared/join.ts';
import { isBinary } from '../read/documents/prefilter.ts';
import { type PartUse, partName, partsIn, usesOfPart } from '../read/templates/parts.ts';
import { dependentsIn, type ValuesTree } from '../tools/helm/chart-layers.ts';
import { indexValues, textsOf } from '../tools/helm/join.ts';
import { readLoaded } from '../tools/helm/left-out.ts';
import type { releasesIn } from '../tools/helm/stated-releases.ts';
import { chartValues } from './chart-values.ts';
import { buildsIn, type DeployedFolder } from './deployed.ts';
import { applyingBelow, applyingIn, fetchingIn, installingIn } from './installing.ts';
import type { ClusterView } from './judged.ts';
import type { FileReading } from './read-file.ts';
import type { Lookups, RepositoryTree } from './understood.ts';
import { unreadIn } from './unread.ts';
import { workloadsNear } from './workloads-beside.ts';

export interface Known {
  readonly readings: readonly FileReading[];
  readonly stated: Stated;
  readonly releases: ReturnType<typeof releasesIn>;
  readonly deployed: readonly DeployedFolder[];
  readonly facts: readonly Fact[];
  readonly clusters: readonly ClusterView[];
}

export function lookups(known: Known, context: JoinContext, tree: RepositoryTree): Lookups {
  const { readings, stated, releases, deployed, facts, clusters } = known;
  const maps = once(() => indexValues([...stated.value, ...releases.value], context.read, context.paths));
  const valuesTree: ValuesTree = {
    ...context,
    read: readLoaded(context),
    releases: releases.value,
    dependents: once(() => dependentsIn(context)),
    inMap: (source, release) => (source.secret === true ? undefined : textsOf(source, release, maps(), new Set())),
  };
  const read: typeof context.read = (path) => {
    const bytes = tree.bytesOf(path);
    return bytes === undefined || isBinary(path, bytes) ? undefined : context.read(path);
  };
  const applying = applyingIn(read);
  return {
    installing: installingIn(read),
    applying,
    applyingBelow: applyingBelow(applying, read, tree.paths),
    fetching: fetchingIn(read, tree.paths),
    deployed,
    builds: buildsIn(readings, context.read),
    isFolder: (path) => isFolderOf(path, tree),
    ...defined({ whyUnread: tree.whyUnread, withoutLinks: tree.withoutLinks }),
    unread: once(() => unreadIn(context, facts, { clusters, readings })),
    partUses: partUses(context),
    isInPart: definitions(),
    workloadsNear: workloadsNear(tree),
    chartValues: chartValues(clusters, valuesTree),
  };
}

function isFolderOf(folder: string, { paths = [], leftOutBelow, bytesOf, withoutLinks }: RepositoryTree): boolean {
  const [real, left] = [withoutLinks?.(folder) ?? folder, leftOutBelow?.(folder) ?? []];
  return pathsBelow(real, paths).length > 0 || bytesOf(folder) !== undefined || left.length > 0;
}

/** Where templates take in a named part: asked for where all of a server's configuration is in one. */
const TEMPLATE = /(?:^|\/)templates\//;

/** `part`: its name in quotes; undefined for what no Go template names. */
function partUses({
  read,
  paths = [],
}: Pick<JoinContext, 'read' | 'paths'>): (part: string) => readonly PartUse[] | undefined {
  return oncePer((part) => {
    const name = partName(part);
    if (name === undefined) return undefined;
    return paths.flatMap((path) => {
      const file = TEMPLATE.test(path) ? read(path) : undefined;
      return file === undefined ? [] : usesOfPart(file, name);
    });
  });
}

/** Each file is read once. */
function definitions(): (at: Location) => boolean {
  const partsOf = oncePer((file: SourceFile) => [...partsIn(file).values()]);
  return ({ file, span }) => partsOf(file).some(({ start, end }) => start <= span.start && span.start < end);
}
