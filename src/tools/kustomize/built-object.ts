/** An object on its way through a build. */

import type { FilledValue } from '../../core/facts/fact.ts';
import type { Budget } from '../../core/text/budget.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { child, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import type { SyntheticSource } from '../../read/documents/synthetic-source.ts';
import type { ToolVersion } from './tool-version.ts';

export interface BuiltObject {
  readonly root: YamlMap;
  /** The path in the repository of the file that first brought it. */
  readonly path: string;
  /** Names that it had, first to last, without the one it has now: patches may call it by any (api/resource PrevIds). */
  readonly before: readonly ObjectId[];
  /** Prefixes and suffixes that it was given, first to last: by them the tool finds out who belongs together. */
  readonly affixes?: { readonly prefixes: readonly string[]; readonly suffixes: readonly string[] };
  /** Its name ends in a hash of its content, which is left out here. */
  readonly hashed?: true;
  /** Set for what no tree stands for: facts of a chart that the kustomization inflates. */
  readonly chart?: Statement;
}

export interface ObjectId {
  readonly kind: string;
  readonly name: string;
  /** As written; empty where the object says none. */
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

export function kindOfFact(fact: Statement): string | undefined {
  if (fact.kind === 'workload') return fact.workload;
  if (fact.kind === 'config-map') return 'ConfigMap';
  return fact.kind === 'service' ? 'Service' : undefined;
}

/** `default` and none are the same namespace (kyaml/resid EffectiveNamespace). */
export function effective(namespace: string): string {
  return namespace === '' ? 'default' : namespace;
}

export function sameId(a: ObjectId, b: ObjectId): boolean {
  return a.kind === b.kind && a.name === b.name && effective(a.namespace) === effective(b.namespace);
}

/** Every name that a patch may call it by. */
export function idsOf(object: BuiltObject): readonly ObjectId[] {
  return [...object.before, idOf(object)];
}

export function groupVersionOf(root: YamlNode): { readonly group: string; readonly version: string } {
  const text = scalarText(child(root, 'apiVersion')) ?? '';
  const slash = text.indexOf('/');
  return slash === -1 ? { group: '', version: text } : { group: text.slice(0, slash), version: text.slice(slash + 1) };
}

/** The object with another tree; the name it had is remembered where it changes. */
export function changed(object: BuiltObject, root: YamlNode): BuiltObject {
  if (root === object.root || root.kind !== 'map') return object;
  const next: BuiltObject = { ...object, root };
  const [old, now] = [idOf(object), idOf(next)];
  return old.kind === now.kind && old.name === now.name && old.namespace === now.namespace
    ? next
    : { ...next, before: [...object.before, old] };
}

/** With the name that it has now among those that it had, which may go on being the same (api/resource StorePreviousId). */
export function remembered(object: BuiltObject): BuiltObject {
  const id = idOf(object);
  if (object.before.some((one) => sameId(one, id))) return object;
  return { ...object, before: [...object.before, id] };
}

/** What building writes to: one synthetic source, and what could not be done. */
export interface NodeFactory {
  readonly syntheticSource: SyntheticSource;
  readonly budget: Budget;
  /** What files of variables bring: it decides, and is not shown. */
  readonly filled: FilledValue[];
  /** `kept`: what is not there is kept elsewhere, which is a fault of nobody's. */
  /** `file`: the path of one that is named and not had. */
  readonly remark: (
    kind: 'not-modelled' | 'unreadable' | 'kept',
    message: string,
    node: YamlNode,
    file?: string,
  ) => void;
  /** The version of the tool, where the repository states it. */
  readonly toolVersion: () => ToolVersion | undefined;
  /** What could change any object is not followed: said, and what is built is an assumption from there on. */
  readonly unfollowed: (message: string, node: YamlNode) => void;
}
