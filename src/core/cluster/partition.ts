/** Which files form a cluster: the configuration's choice, else a guess. */

import { parseAddress } from '../dns/endpoint.ts';
import type { Fact } from '../facts/fact.ts';
import { append } from '../text/append.ts';
import { type Budget, beyondLimit, openBudget } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import { directoryOf } from '../text/paths.ts';
import { isCorefileMap, isDnsWorkload } from './dns-objects.ts';
import { assumeApplied, type FileVariant, fillPartialFiles } from './file-variants.ts';
import type { ClusterSettings } from './settings.ts';

export interface Partitioned {
  readonly parts: readonly Part[];
  readonly unjudged: readonly Notice[];
}

export interface Part {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly settings?: ClusterSettings;
  readonly variant?: FileVariant;
}

/** The first configured cluster that matches; else each folder with its own DNS object is a cluster. */
export function partition(
  all: readonly Fact[],
  settings: readonly ClusterSettings[],
  budget: Budget = openBudget(),
): Partitioned {
  const isText = (fact: Fact, ...languages: readonly string[]): boolean =>
    fact.kind === 'config-text' && languages.includes(fact.language);
  // Only a Corefile can import these, which a container may mount by any name.
  const facts = all.some((fact) => isText(fact, 'corefile', 'unplaced'))
    ? all
    : all.filter((fact) => !isText(fact, 'corefile-part'));
  // A kustomization's objects belong to its folder.
  const housed = facts.map(
    (fact): Housed => ({ fact: assumeApplied(fact), clusterPath: fact.clusterPath ?? fact.at.file.path }),
  );
  if (settings.length > 0) {
    const lists = settings.map((): Fact[] => []);
    const left: Housed[] = [];
    for (const one of housed) {
      const at = settings.findIndex((known) => known.matches(one.clusterPath));
      const index = at === -1 ? settings.findIndex((known) => known.matches(one.fact.at.file.path)) : at;
      if (index === -1) left.push(one);
      else lists[index]?.push(one.fact);
    }
    const parts = settings.map((one, index): Part => ({ name: one.name, facts: lists[index] ?? [], settings: one }));
    if (left.length === 0) return { parts, unjudged: [] };
    const others = byLayout(left, budget);
    return { parts: [...parts, ...others.parts], unjudged: others.unjudged };
  }
  return byLayout(housed, budget);
}

/** For a shared fact that makes a server in each cluster. */
const SERVER_COST = 40;

interface Housed {
  readonly fact: Fact;
  readonly clusterPath: string;
}

function byLayout(facts: readonly Housed[], budget: Budget): Partitioned {
  const found = rootsOf(facts);
  const { roots, shared } = found;
  if (roots.size < 2)
    return {
      parts: facts.length === 0 ? [] : [{ name: 'default', facts: facts.map((one) => one.fact) }],
      unjudged: [],
    };
  const names = [...topsOf(found)].sort();
  const lists = new Map<string, Fact[]>(names.map((name) => [name, []]));
  const beside = variantsOf(lists, shared);
  let left: Fact | undefined;
  for (const { fact, clusterPath } of facts) {
    const to = nearest(clusterPath, lists, beside);
    const cost = to === undefined ? lists.size * (isDnsWorkload(fact) || isCorefileMap(fact) ? SERVER_COST : 1) : 0;
    if (!budget.take('sharedFacts', cost)) left ??= fact;
    else for (const list of to ?? lists.values()) list.push(fact);
  }
  const message = `this file, and others outside of the ${lists.size} clusters, is not counted to each of them: they are too many`;
  const { variants, unjudged } = fillPartialFiles(lists, shared, budget);
  const parts = names.map((name) => ({
    name: name === '' ? 'default' : name,
    facts: lists.get(name) ?? [],
    ...defined({ variant: variants.get(name) }),
  }));
  return {
    parts,
    unjudged: left === undefined ? unjudged : [beyondLimit('sharedFacts', message, left.at), ...unjudged],
  };
}

interface Roots {
  /** Folders and files with an object of their own. */
  readonly roots: ReadonlySet<string>;
  /** Folders in which each file is a cluster. */
  readonly shared: ReadonlySet<string>;
  /** Of each object that stands at several: its roots. */
  readonly rivals: readonly ReadonlySet<string>[];
}

function rootsOf(facts: readonly Housed[]): Roots {
  const shared = new Set<string>();
  const rivals: Set<string>[] = [];
  for (const [id, directories] of filesByObject(facts)) {
    const own = new Set<string>();
    const isAddress = id.startsWith(ADDRESS);
    for (const [directory, files] of directories) {
      if (files.size > 1 && !isAddress) {
        shared.add(directory);
        for (const file of files) own.add(file);
      } else if (directories.size > 1) own.add(directory);
    }
    if (own.size > 0) rivals.push(own);
  }
  const roots = new Set(rivals.flatMap((own) => [...own]));
  for (const directory of shared) roots.delete(directory);
  return { roots, shared, rivals };
}

function filesByObject(facts: readonly Housed[]): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { fact, clusterPath } of facts) {
    const known = identity(fact);
    if (known === undefined) continue;
    // A platform default is no second object beside a shown one.
    const id = fact.installerDefault === undefined ? known : `default ${known}`;
    const directories = getOrInsert(found, id, () => new Map<string, Set<string>>());
    getOrInsert(directories, directoryOf(clusterPath), () => new Set()).add(clusterPath);
    // No two Services of a cluster have one address; in one folder they are each other's successors.
    if (fact.kind !== 'service' || fact.installerDefault !== undefined || isOfContainers(fact)) continue;
    for (const { value } of fact.clusterIPs) {
      // The same variable of two charts is another one.
      if (parseAddress(value) === undefined) continue;
      const sharing = getOrInsert(found, `${ADDRESS}${value}`, () => new Map<string, Set<string>>());
      getOrInsert(sharing, directoryOf(clusterPath), () => new Set()).add(clusterPath);
    }
  }
  return found;
}

const ADDRESS = 'address ';

function isOfContainers({ onHost, network }: Extract<Fact, { kind: 'service' }>): boolean {
  return onHost !== undefined || network !== undefined;
}

/** The highest folders that hold no object twice but those that the root itself does. */
function topsOf({ roots, rivals }: Roots): ReadonlySet<string> {
  const twice = new Map<string, number>();
  for (const own of rivals) {
    const seen = new Set<string>();
    for (const root of own)
      for (const up of upward(root)) {
        if (seen.has(up)) twice.set(up, (twice.get(up) ?? 0) + 1);
        seen.add(up);
      }
  }
  const tops = new Set<string>();
  for (const root of roots) {
    let top = root;
    for (const up of upward(root)) {
      if ((twice.get(up) ?? 0) > (twice.get(root) ?? 0)) break;
      top = up;
    }
    tops.add(top);
  }
  return tops;
}

function variantsOf(
  lists: ReadonlyMap<string, Fact[]>,
  shared: ReadonlySet<string>,
): ReadonlyMap<string, readonly Fact[][]> {
  const beside = new Map<string, Fact[][]>();
  for (const [name, list] of lists) {
    const directory = directoryOf(name);
    if (!shared.has(directory)) continue;
    append(beside, directory, list);
  }
  return beside;
}

/** Undefined: every cluster. */
function nearest(
  clusterPath: string,
  lists: ReadonlyMap<string, Fact[]>,
  beside: ReadonlyMap<string, readonly Fact[][]>,
): readonly Fact[][] | undefined {
  for (const up of upward(clusterPath)) {
    const own = lists.get(up);
    const found = own === undefined ? beside.get(up) : [own];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Objects that a cluster has once. */
function identity(fact: Fact): string | undefined {
  if (
    fact.kind === 'service' &&
    (fact.selector?.['k8s-app'] === 'kube-dns' || fact.ports.some((port) => port.port === 53))
  )
    return `service ${fact.namespace}/${fact.name}`;
  if (isCorefileMap(fact)) return `config-map ${fact.namespace}/${fact.name}`;
  if (isDnsWorkload(fact)) return `${fact.workload} ${fact.namespace}/${fact.name}`;
  return undefined;
}

function* upward(directory: string): Generator<string> {
  let at = directory;
  for (;;) {
    yield at;
    if (at === '') return;
    at = directoryOf(at);
  }
}
