/** References follow renamed objects (api/filters/nameref selectReferral, namereferencetransformer.go). */

import { append } from '../../core/text/append.ts';
import { compareVersions } from '../../core/text/compare-versions.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { child, type YamlNode } from '../../read/documents/document.ts';
import { atPath, textNode } from '../../read/documents/synthetic-source.ts';
import {
  type BuiltObject,
  effective,
  idOf,
  idsOf,
  type NodeFactory,
  withPreviousId,
  withRoot,
} from './built-object.ts';
import { renameReferences } from './names.ts';

/** From here on an object without affixes may refer to one with some. */
const LENIENT = '5.4.0';

/** By the stated version of the tool; without one both are tried. */
export function resolveReferences(built: readonly BuiltObject[], factory: NodeFactory): readonly BuiltObject[] {
  if (!built.some((object) => object.before.length > 0 || object.hashed === true)) return built;
  const objects = withHashes(built, factory);
  const candidates = new Map(
    [...candidatesAmong(objects)].map(([key, all]) => [key, { all, referentsOf: referentsAmong(all) }]),
  );
  return objects.map((object) => {
    const namespace = effective(idOf(object).namespace);
    const nameOf = (kind: string, name: string, node: YamlNode): string | undefined => {
      const found = candidates.get(keyOf(kind, namespace, name));
      if (found === undefined) return undefined;
      const { all } = found;
      const { strict: older, lenient: newer } = found.referentsOf(object);
      const version = all.length === 1 ? undefined : factory.toolVersion();
      if (version !== undefined) return nameFor(compareVersions(version, LENIENT) < 0 ? older : newer, node, factory);
      if (older.length === 1 && newer.length === 1 && older[0] === newer[0]) return nameFor(newer, node, factory);
      if (older.length === 0 && newer.length === 0) return undefined;
      if (older.length <= 1 && newer.length <= 1 && all.length > 1)
        factory.unfollowed(`which of several objects \`${name}\` means depends on the version of kustomize`, node);
      return nameFor(newer, node, factory);
    };
    return renameReferences(object, nameOf, factory);
  });
}

/** Capitals, which no name has. A real hash could reveal a secret, and would make another server after each edit. */
const HASH = '-HASH';

/** A reference from another namespace stays as written, and finds nothing. */
function withHashes(objects: readonly BuiltObject[], factory: NodeFactory): readonly BuiltObject[] {
  const hashed = objects.filter((object) => object.hashed === true && object.chart === undefined);
  if (hashed.length === 0) return objects;
  const named = new Map<string, BuiltObject[]>();
  for (const one of hashed)
    for (const key of new Set(idsOf(one).map(({ kind, name }) => `${kind}\n${name}`)))
      named.set(key, [...(named.get(key) ?? []), one]);
  const missed = new Set<BuiltObject>();
  for (const object of objects) {
    const namespace = effective(idOf(object).namespace);
    const note = (kind: string, name: string): undefined => {
      for (const one of named.get(`${kind}\n${name}`) ?? [])
        if (effective(idOf(one).namespace) !== namespace) missed.add(one);
    };
    renameReferences(object, note, factory);
  }
  return objects.map((object) => {
    const name = child(object.root, 'metadata', 'name');
    if (!missed.has(object) || name === undefined) return object;
    const text = textNode(factory.syntheticSource, `${idOf(object).name}${HASH}`, name.span);
    return withRoot(
      object,
      atPath(object.root, ['metadata', 'name'], () => text, false),
    );
  });
}

function nameFor(found: readonly BuiltObject[], node: YamlNode, factory: NodeFactory): string | undefined {
  const names = new Set(found.map((one) => idOf(one).name));
  if (names.size > 1)
    factory.unfollowed('this name could mean several objects of the build, which kustomize refuses', node);
  return names.size === 1 ? [...names][0] : undefined;
}

function candidatesAmong(objects: readonly BuiltObject[]): ReadonlyMap<string, readonly BuiltObject[]> {
  const candidates = new Map<string, BuiltObject[]>();
  for (const object of objects) {
    if (object.chart !== undefined) continue;
    const { before } = object.hashed === true ? withPreviousId(object) : object;
    const namespace = effective(idOf(object).namespace);
    const keys = new Set(
      [...new Set(before.map((id) => id.kind))].flatMap((kind) => before.map((id) => keyOf(kind, namespace, id.name))),
    );
    for (const key of keys) {
      append(candidates, key, object);
    }
  }
  return candidates;
}

function keyOf(kind: string, namespace: string, name: string): string {
  return `${kind}\n${namespace}\n${name}`;
}

interface Referents {
  /** Of objects with affixes, those with none are none. */
  readonly strict: readonly BuiltObject[];
  readonly lenient: readonly BuiltObject[];
}

/** Once for all objects with the same affixes. */
function referentsAmong(all: readonly BuiltObject[]): (referrer: BuiltObject) => Referents {
  if (all.length === 1) return () => ({ strict: all, lenient: all });
  const known = new Map<string, Referents>();
  const near = { prefixes: sharingEnds(all, 'prefixes'), suffixes: sharingEnds(all, 'suffixes') };
  return (referrer) => {
    const { affixes } = referrer;
    const key = affixes === undefined ? '' : JSON.stringify([affixes.prefixes, affixes.suffixes]);
    return getOrInsert(known, key, () => {
      const byPrefix = (affixes?.prefixes ?? []).length === 0 ? all : near.prefixes(referrer);
      const bySuffix = (affixes?.suffixes ?? []).length === 0 ? all : near.suffixes(referrer);
      const fitting = (byPrefix.length < bySuffix.length ? byPrefix : bySuffix).filter((one) =>
        belongs(one, referrer, true),
      );
      const strict = fitting.filter((one) => belongs(one, referrer, false));
      return { strict, lenient: fitting.length > 1 ? strict : fitting };
    });
  };
}

interface Ending {
  readonly objects: BuiltObject[];
  readonly before: Map<string, Ending>;
}

/** Those whose list ends as an object's list does, as far as both go: from the last affix on they are a tree. */
function sharingEnds(
  all: readonly BuiltObject[],
  which: 'prefixes' | 'suffixes',
): (referrer: BuiltObject) => readonly BuiltObject[] {
  const top: Ending = { objects: [], before: new Map() };
  for (const object of all) {
    let at = top;
    for (const affix of [...(object.affixes?.[which] ?? [])].reverse()) {
      at = getOrInsert(at.before, affix, () => ({ objects: [], before: new Map() }));
    }
    at.objects.push(object);
  }
  return (referrer) => {
    const found: BuiltObject[] = [];
    let at: Ending | undefined = top;
    for (const affix of [...(referrer.affixes?.[which] ?? [])].reverse()) {
      for (const one of at.objects) found.push(one);
      at = at.before.get(affix);
      if (at === undefined) break;
    }
    const open = at === undefined ? [] : [at];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const one of next.objects) found.push(one);
      for (const longer of next.before.values()) open.push(longer);
    }
    return found;
  };
}

/** Prefixes and suffixes end alike (api/resource PrefixesSuffixesEquals). */
function belongs(a: BuiltObject, b: BuiltObject, allowEmpty: boolean): boolean {
  const alike = (key: 'prefixes' | 'suffixes'): boolean =>
    endAlike(a.affixes?.[key] ?? [], b.affixes?.[key] ?? [], allowEmpty);
  return alike('prefixes') && alike('suffixes');
}

function endAlike(a: readonly string[], b: readonly string[], allowEmpty: boolean): boolean {
  const length = Math.min(a.length, b.length);
  if (length === 0) return allowEmpty || a.length === b.length;
  return a.slice(-length).every((one, i) => one === b.slice(-length)[i]);
}
