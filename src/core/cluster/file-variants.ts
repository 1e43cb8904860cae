/**
 * Files of one folder that state the same object. Each may be a cluster of its own; for `kubectl apply -f` the last by
 * name counts (k8s.io/cli-runtime pkg/resource visitor.go ExpandPathsToFileVisitors).
 */

import type { Fact } from '../facts/fact.ts';
import { append } from '../text/append.ts';
import { type Budget, beyondLimit } from '../text/budget.ts';
import { conditionsAt } from '../text/conditions.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import { directoryOf } from '../text/paths.ts';
import { isCorefileMap, isDnsWorkload } from './dns-objects.ts';

export interface FileVariant {
  readonly directory: string;
  /** Without a DNS server of its own it is laid over the other files rather than used in their place. */
  readonly partial: boolean;
  /** The last of its folder's variants, and unconditional. */
  readonly last: boolean;
}

interface VariantFile {
  readonly path: string;
  readonly facts: Fact[];
  /** Without what stands beside all of them. */
  readonly own: readonly Fact[];
  readonly whole: boolean;
  /** A template may leave it out. */
  readonly conditional: boolean;
  /** Something other than `kubectl apply` of the folder applies it. */
  readonly isRun: boolean;
}

/** A partial file is judged with what the others state and it does not. */
export function fillPartialFiles(
  lists: ReadonlyMap<string, Fact[]>,
  shared: ReadonlySet<string>,
  budget: Budget,
): { readonly variants: ReadonlyMap<string, FileVariant>; readonly unjudged: readonly Notice[] } {
  const variants = new Map<string, FileVariant>();
  const unjudged: Notice[] = [];
  for (const [directory, paths] of pathsBelow(lists, shared)) {
    const files = variantFiles(paths, lists);
    if (files === undefined) continue;
    const counts = files.findLast(({ path }) => !isKeptAside(path));
    const others = statedBy(files);
    const isApplied = files.some((file) => !file.isRun);
    const taken = files.map((file) => (file.whole ? [] : othersFacts(file, others)));
    assumeNotReplaced(files);
    for (const [index, file] of files.entries()) {
      const { path, facts, whole, isRun } = file;
      const last = file === counts && !file.conditional && !isRun;
      variants.set(path, { directory, partial: !whole, last });
      const more = taken[index] ?? [];
      const [first] = facts;
      if (first === undefined || (more.length === 0 && !(isRun && isApplied))) continue;
      if (budget.take('sharedFacts', more.length)) fill(facts, more, last ? undefined : path);
      else
        unjudged.push(
          beyondLimit(
            'sharedFacts',
            'this file is not judged with the others of its folder: they are too many',
            first.at,
          ),
        );
    }
  }
  return { variants, unjudged };
}

/** What a later file that is laid over the others states again counts as that has it. */
function assumeNotReplaced(files: readonly VariantFile[]): void {
  const replacing = new Map<string, string>();
  for (const { path, facts, own, whole, isRun } of files.toReversed()) {
    if (isRun || isKeptAside(path)) continue;
    const keys = own.map(objectKey);
    if (!whole) for (const key of keys) if (key !== undefined) replacing.set(key, path);
    if (!whole || replacing.size === 0) continue;
    for (const [index, fact] of facts.entries()) {
      const later = replacing.get(objectKey(fact) ?? '');
      if (later !== undefined && (fact.kind === 'workload' || fact.kind === 'config-map'))
        facts[index] = { mayDiffer: `${later} is not applied after ${path}`, ...fact };
    }
  }
}

/** A copy that kubectl does not take (visitor.go FileExtensions: .json, .yaml, .yml). */
function isKeptAside(path: string): boolean {
  return /(?:\.(?:bak|backup|orig|old|save|disabled|sample|example)|~)$/i.test(path);
}

function fill(facts: Fact[], more: readonly Fact[], earlier: string | undefined): void {
  for (const fact of more) facts.push(fact);
  if (earlier !== undefined) assume(facts, `${earlier} is applied after the other files of its folder`);
}

function assume(facts: Fact[], mayDiffer: string): void {
  for (const [index, fact] of facts.entries()) facts[index] = assumed(fact, mayDiffer);
}

function assumed(fact: Fact, mayDiffer: string): Fact {
  return fact.kind === 'workload' || fact.kind === 'config-map' ? { mayDiffer, ...fact } : fact;
}

export function assumeApplied(fact: Fact): Fact {
  const { path } = fact.at.file;
  return isKeptAside(path) ? assumed(fact, `${path}, which kubectl takes of no folder, is applied`) : fact;
}

function pathsBelow(
  lists: ReadonlyMap<string, readonly Fact[]>,
  shared: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of [...lists.keys()].sort()) {
    const directory = directoryOf(path);
    if (!shared.has(directory)) continue;
    append(found, directory, path);
  }
  return found;
}

/** Undefined where a tool decides which of them are used. */
function variantFiles(
  paths: readonly string[],
  lists: ReadonlyMap<string, Fact[]>,
): readonly VariantFile[] | undefined {
  const ofPath = paths.map((path) => ({ path, facts: lists.get(path) ?? [] }));
  const own = ofPath.map(({ path, facts }) =>
    facts.filter(({ at, clusterPath = at.file.path }) => clusterPath === path),
  );
  if (own.some((facts) => facts.some(({ clusterPath }) => clusterPath !== undefined))) return undefined;
  const hasMaps = own.some((facts) => facts.some(isCorefileMap));
  return ofPath.map(({ path, facts }, index) => {
    const stated = own[index] ?? [];
    const whole = stated.some(isDnsWorkload) && (!hasMaps || stated.some(isCorefileMap));
    const conditional = stated.some((fact) => conditionsAt(fact.at).length > 0);
    return { path, facts, own: stated, whole, conditional, isRun: stated.some(isOfTool) };
  });
}

function isOfTool(fact: Fact): boolean {
  return fact.kind === 'config-map' && fact.appliedBy !== undefined;
}

interface StatedObjects {
  /** By the object, of which the last counts; what is no object by itself. */
  readonly facts: ReadonlyMap<string | Fact, Fact>;
  /** ConfigMaps that workloads of the object's name mount. */
  readonly mounts: ReadonlyMap<string, ReadonlySet<string>>;
}

function statedBy(files: readonly VariantFile[]): StatedObjects {
  const whole = files.findLast((one) => one.whole);
  const facts = new Map<string | Fact, Fact>();
  const mounts = new Map<string, Set<string>>();
  for (const fact of (whole === undefined ? files : [whole]).flatMap((one) => one.facts)) {
    const key = objectKey(fact);
    facts.set(key ?? fact, fact);
    if (key === undefined || fact.kind !== 'workload') continue;
    const names = getOrInsert(mounts, key, () => new Set());
    for (const name of mountedBy([fact])) names.add(name);
  }
  return { facts, mounts };
}

function othersFacts(file: VariantFile, { facts, mounts }: StatedObjects): readonly Fact[] {
  const own = new Set<string | Fact>(file.facts.map((fact) => objectKey(fact) ?? fact));
  const found = [...facts].flatMap(([key, fact]) => (own.has(key) ? [] : [fact]));
  const unused = new Set([...own].flatMap((key) => (typeof key === 'string' ? [...(mounts.get(key) ?? [])] : [])));
  for (const name of mountedBy([...file.facts, ...found])) unused.delete(name);
  return found.filter((fact) => fact.kind !== 'config-map' || !unused.has(fact.name));
}

function mountedBy(facts: readonly Fact[]): Set<string> {
  return new Set(
    facts.flatMap((fact) =>
      fact.kind === 'workload'
        ? fact.volumes.flatMap(({ source }) => (source.kind === 'config-map' ? source.name : []))
        : [],
    ),
  );
}

function objectKey(fact: Fact): string | undefined {
  switch (fact.kind) {
    case 'config-map':
      return JSON.stringify([fact.secret === true ? 'secret' : fact.kind, fact.namespace, fact.name]);
    case 'workload':
      return JSON.stringify([fact.workload, fact.namespace, fact.name]);
    case 'service':
    case 'redirect':
      return JSON.stringify([fact.kind, fact.namespace, fact.name]);
    default:
      return undefined;
  }
}
