/** What is deployed from where, for rules that compare it with the base. */

import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { type BuiltFolder, isFact, type Statement } from '../languages/shared/fragments.ts';
import type { ChartRelease } from '../tools/helm/fragments.ts';
import type { FileReading } from './read-file.ts';

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
  readonly through?: string;
  readonly isSuspended?: true;
  /** As it is written: `namespaceIn` tells which it is. */
  readonly namespace?: string;
  readonly at: Location;
}

/** Of an ApplicationSet the folder's name may be it (argoproj/argo-cd applicationset/generators/git.go). */
export function namespaceIn({ folder, namespace }: { folder: string; namespace: string }, path: string): string {
  if (!BASENAME.test(namespace)) return namespace;
  return path.slice(folder === '' ? 0 : folder.length + 1).split('/')[0] ?? '';
}

const BASENAME = /^\{\{-?\s{0,9}\.?path\.basename(?:Normalized)?\s{0,9}-?\}\}$/;

/** What a tool builds of a folder: from files here, and what is fetched. */
export interface BuildSources {
  readonly resources: readonly string[];
  readonly fetches: BuiltFolder['fetches'];
}

/** Charts of the repository too, by what installs them. */
export function deployedIn(
  statements: ReadonlySet<Statement>,
  releases: readonly ChartRelease[],
): readonly DeployedFolder[] {
  const folders = foldersIn(statements);
  const known = new Set(folders.map(({ at }) => at.file.path));
  const charts = releases.flatMap(({ directory, name, namespace, at }) =>
    directory === undefined || known.has(at.file.path)
      ? []
      : { by: `release ${namespace}/${name}`, folder: directory, at, ...statedOf(namespace) },
  );
  return [...folders, ...charts];
}

/** A plug-in takes kube-system where none is stated. */
function statedOf(namespace: string): Pick<DeployedFolder, 'namespace'> {
  return defined({ namespace: namespace === 'kube-system' ? undefined : namespace || undefined });
}

function foldersIn(statements: ReadonlySet<Statement>): readonly DeployedFolder[] {
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
            namespace: fact.deployedInto,
            through: fact.deployedThrough,
            beside: fact.deployedBeside,
            isSuspended: fact.isSuspended,
          }),
        },
  );
}

export function buildsIn(
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

const ADDRESS = /(?:[a-z]+::)?[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"',\]}]{1,2000}/g;

function addressesIn(file: SourceFile | undefined): BuildSources['fetches'] {
  return [...(file?.text.matchAll(ADDRESS) ?? [])].flatMap(({ 0: value, index }) =>
    file === undefined
      ? []
      : { url: { value, at: { file, span: { start: index, end: index + value.length } } }, changes: true },
  );
}
