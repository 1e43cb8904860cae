/**
 * Flux fills `${X}` into what a kustomization built (fluxcd/pkg kustomize/kustomize_varsub.go; the syntax is
 * drone/envsubst's): `${X}`, `${X:=default}`, `${X:-default}`, `$${X}` for a text that stays.
 */

import type { ConfigMapFact, Fact, FluxBuildFact } from '../../core/facts/fact.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { gather, type Piece, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { child, scalarText, type YamlEntry, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { cut, splitStream } from '../../read/documents/split.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { type BuiltObject, changed } from './built-object.ts';
import { directoryOf } from './paths.ts';

/** What variables stand for, by the folder that is built. */
export type Substitutions = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Tree {
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[];
}

/** Files that are looked through for a ConfigMap that nothing else speaks of. */
const MAX_LOOKED_AT = 20_000;
const MAX_LENGTH = 256 * 1024;

/** Variables of which all builds of a folder say the same. */
export function substitutionsOf(facts: readonly Fact[], tree: Tree): Substitutions {
  const builds = facts.filter((fact) => fact.kind === 'flux-build');
  const found = new Map<string, Map<string, string | undefined>>();
  if (builds.length === 0) return new Map();
  const maps = new Map<string, ConfigMapFact[]>();
  for (const fact of facts)
    if (fact.kind === 'config-map') {
      const known = maps.get(fact.name);
      if (known === undefined) maps.set(fact.name, [fact]);
      else known.push(fact);
    }
  const wanted = new Set(builds.flatMap((one) => one.from.flatMap((from) => (from.configMap ? from.name : []))));
  const written = writtenMaps(
    [...wanted].filter((name) => !maps.has(name)),
    tree,
  );
  for (const build of builds) {
    const values = variablesOf(build, maps, written);
    const known = found.get(build.directory);
    if (known === undefined) found.set(build.directory, new Map(values));
    else
      for (const name of new Set([...known.keys(), ...values.keys()]))
        if (known.get(name) !== values.get(name)) known.set(name, undefined);
  }
  return new Map(
    [...found].map(([directory, values]) => {
      const agreed = [...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
      return [directory, new Map(agreed)];
    }),
  );
}

function variablesOf(
  build: FluxBuildFact,
  maps: ReadonlyMap<string, readonly ConfigMapFact[]>,
  written: ReadonlyMap<string, readonly WrittenMap[]>,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { configMap, name } of build.from) {
    if (!configMap) continue;
    const fact = nearest(maps.get(name) ?? [], build, (one) => one.at.file.path);
    for (const entry of fact?.data ?? []) values.set(entry.key, entry.text.text);
    const other = fact === undefined ? nearest(written.get(name) ?? [], build, (one) => one.path) : undefined;
    for (const [key, value] of other?.data ?? []) values.set(key, value);
  }
  for (const { name, text } of build.substitute) values.set(name, text.text);
  return values;
}

/** Clusters have settings of one name: those whose path is the nearest to the Kustomization's count. */
function nearest<T>(candidates: readonly T[], build: FluxBuildFact, pathOf: (one: T) => string): T | undefined {
  const own = directoryOf(build.at.file.path).split('/');
  let best: { readonly one: T; readonly shared: number } | undefined;
  for (const one of candidates) {
    const parts = directoryOf(pathOf(one)).split('/');
    const differs = own.findIndex((part, index) => part !== parts[index]);
    const shared = differs === -1 ? own.length : differs;
    if (best === undefined || shared > best.shared) best = { one, shared };
  }
  return best?.one;
}

interface WrittenMap {
  readonly path: string;
  readonly data: ReadonlyMap<string, string>;
}

/** ConfigMaps in files that say nothing of DNS by themselves: settings of a cluster. */
function writtenMaps(names: readonly string[], tree: Tree): ReadonlyMap<string, readonly WrittenMap[]> {
  const found = new Map<string, WrittenMap[]>();
  if (names.length === 0) return found;
  let looked = 0;
  for (const path of tree.paths) {
    if (!/\.ya?ml$/.test(path)) continue;
    looked += 1;
    if (looked > MAX_LOOKED_AT) break;
    const file = tree.read(path);
    if (file === undefined || file.text.length > MAX_LENGTH || !file.text.includes('kind: ConfigMap')) continue;
    if (!names.some((name) => file.text.includes(name))) continue;
    const source = wholeFile(file);
    for (const chunk of splitStream(file.text)) {
      const root = readYaml(cut(source, chunk)).value;
      const name = scalarText(child(root, 'metadata', 'name'));
      const data = child(root, 'data');
      if (scalarText(child(root, 'kind')) !== 'ConfigMap' || name === undefined || !names.includes(name)) continue;
      const pairs = new Map<string, string>();
      for (const entry of data?.kind === 'map' ? data.entries : []) {
        const text = scalarText(entry.value);
        if (text !== undefined) pairs.set(entry.key, text);
      }
      const list = found.get(name) ?? [];
      found.set(name, list);
      list.push({ path, data: pairs });
    }
  }
  return found;
}

/** The objects with their variables filled in; those that say `substitute: disabled` stay. */
export function substituted(
  objects: readonly BuiltObject[],
  values: ReadonlyMap<string, string>,
): readonly BuiltObject[] {
  return objects.map((object) => {
    if (object.chart !== undefined) return object;
    const metadata = child(object.root, 'metadata');
    for (const key of ['annotations', 'labels'])
      if (scalarText(child(metadata, key, 'kustomize.toolkit.fluxcd.io/substitute')) === 'disabled') return object;
    return changed(object, filledNode(object.root, values));
  });
}

/** The tree is as deep as the reader lets it be (documents/yaml.ts MAX_DEPTH). */
function filledNode(node: YamlNode, values: ReadonlyMap<string, string>): YamlNode {
  if (node.kind === 'scalar') return filledScalar(node, values);
  if (node.kind === 'sequence') {
    const items = node.items.map((item) => filledNode(item, values));
    return items.every((item, i) => item === node.items[i]) ? node : { ...node, items };
  }
  const entries = node.entries.map((entry): YamlEntry => {
    const value = filledNode(entry.value, values);
    return value === entry.value ? entry : { ...entry, value };
  });
  return entries.every((entry, i) => entry === node.entries[i]) ? node : { ...node, entries };
}

function filledScalar(node: YamlScalar, values: ReadonlyMap<string, string>): YamlScalar {
  if (typeof node.value !== 'string' || !node.text.text.includes('${')) return node;
  const text = filled(node.text, values);
  return text === undefined ? node : { ...node, value: text.text, text };
}

/** Undefined where nothing in the text is known. */
export function filled(source: SourceText, values: ReadonlyMap<string, string>): SourceText | undefined {
  const pieces: Piece[] = [];
  let done = 0;
  let known = false;
  for (const match of source.text.matchAll(/(\$?)\$\{([A-Za-z_]\w*)(?::([=-])([^}]{0,500}))?\}/g)) {
    const [whole, kept, name = '', , otherwise] = match;
    const value = kept === '$' ? whole.slice(1) : (values.get(name) ?? otherwise);
    if (value === undefined) continue;
    known = true;
    if (match.index > done) pieces.push({ start: done, end: match.index });
    done = match.index + whole.length;
    pieces.push({ start: done - whole.length, end: done, text: value });
  }
  if (!known) return undefined;
  if (done < source.text.length) pieces.push({ start: done, end: source.text.length });
  return gather(source, pieces);
}
