import type { FilledValue } from '../../core/facts/workload.ts';
import type { Budget } from '../../core/text/budget.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { child, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import type { SyntheticSource } from '../../read/documents/synthetic-source.ts';
import type { ToolVersion } from './tool-version.ts';

export interface BuiltObject {
  readonly root: YamlMap;
  /** Of the file that first brought it. */
  readonly path: string;
  /** Earlier names, first to last; patches may use any (api/resource PrevIds). */
  readonly before: readonly ObjectId[];
  /** First to last; the tool matches references by them. */
  readonly affixes?: { readonly prefixes: readonly string[]; readonly suffixes: readonly string[] };
  /** Its name ends in a hash of its content, left out here. */
  readonly hashed?: true;
  /** For objects without a tree: facts of an inflated chart. */
  readonly chart?: Statement;
}

export interface ObjectId {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
}

export function idOf({ root, chart }: BuiltObject): ObjectId {
  if (chart !== undefined) {
    const named = 'name' in chart && 'namespace' in chart ? chart : undefined;
    return { kind: kindOfFact(chart) ?? '', name: named?.name ?? '', namespace: named?.namespace ?? '' };
  }
  return {
    kind: scalarText(child(root, 'kind')) ?? '',
    name: scalarText(child(root, 'metadata', 'name')) ?? '',
    namespace: scalarText(child(root, 'metadata', 'namespace')) ?? '',
  };
}

/** Remembered, for those who ask again and again. */
export function knownId(object: BuiltObject, { ids }: NodeFactory): ObjectId {
  return getOrInsert(ids, object.root, () => idOf(object));
}

function kindOfFact(fact: Statement): string | undefined {
  if (fact.kind === 'workload') return fact.workload;
  if (fact.kind === 'config-map') return 'ConfigMap';
  return fact.kind === 'service' ? 'Service' : undefined;
}

/** `default` and none are one namespace (kyaml/resid EffectiveNamespace). */
export function effective(namespace: string): string {
  return namespace === '' ? 'default' : namespace;
}

export function sameId(a: ObjectId, b: ObjectId): boolean {
  return a.kind === b.kind && a.name === b.name && effective(a.namespace) === effective(b.namespace);
}

export function idsOf(object: BuiltObject): readonly ObjectId[] {
  return [...object.before, idOf(object)];
}

export function groupVersionOf(root: YamlNode): { readonly group: string; readonly version: string } {
  const text = scalarText(child(root, 'apiVersion')) ?? '';
  const slash = text.indexOf('/');
  return slash === -1 ? { group: '', version: text } : { group: text.slice(0, slash), version: text.slice(slash + 1) };
}

/** Another tree for the object; a changed name is remembered. */
export function withRoot(object: BuiltObject, root: YamlNode): BuiltObject {
  if (root === object.root || root.kind !== 'map') return object;
  const next: BuiltObject = { ...object, root };
  const [old, now] = [idOf(object), idOf(next)];
  return old.kind === now.kind && old.name === now.name && old.namespace === now.namespace
    ? next
    : { ...next, before: [...object.before, old] };
}

/** Remembers the name even where it stays the same (api/resource StorePreviousId). */
export function withPreviousId(object: BuiltObject): BuiltObject {
  const id = idOf(object);
  if (object.before.some((one) => sameId(one, id))) return object;
  return { ...object, before: [...object.before, id] };
}

export interface NodeFactory {
  readonly syntheticSource: SyntheticSource;
  readonly budget: Budget;
  /** From environment files and Secrets that are patched: decides, and is not shown. */
  readonly filled: FilledValue[];
  /** `kept`: missing here because it is kept elsewhere, which is no fault. `bound`: more than is followed. */
  /** `file`: the path of a missing one. */
  readonly addNotice: (
    kind: 'not-modelled' | 'unreadable' | 'kept' | 'bound',
    message: string,
    node: YamlNode,
    file?: string,
  ) => void;
  /** What an object's tree says, read once: each replacement asks every object. */
  readonly ids: WeakMap<YamlMap, ObjectId>;
  /** Where the repository states it. */
  readonly toolVersion: () => ToolVersion | undefined;
  /** For what could change any object: what is built is assumed from there on. */
  readonly unfollowed: (message: string, node: YamlNode) => void;
}
