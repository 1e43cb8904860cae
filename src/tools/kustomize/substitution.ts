/**
 * Flux' postBuild (fluxcd/pkg kustomize/kustomize_varsub.go, drone/envsubst): `${X}`, `${X:=default}`, `${X:-default}`,
 * and `$${X}` for the text itself.
 */

import type { ConfigMapFact } from '../../core/facts/objects.ts';
import { append } from '../../core/text/append.ts';
import { conditionsAt, dependingOn, whileUnset } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { directoryOf, nearestFirst } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, replaceMatches, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { type FluxBuild, isFluxBuild, type Statement } from '../../languages/shared/fragments.ts';
import { child, scalarText, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { withValues } from '../../read/documents/synthetic-source.ts';
import { mapKey, type WrittenMap, writtenMaps } from '../shared/written-maps.ts';
import { type BuiltObject, type NodeFactory, withRoot } from './built-object.ts';
import { MAX_TEXT } from './replacements.ts';

/** By the folder that is built. */
export type Substitutions = ReadonlyMap<string, Substitution>;

export interface Substitution {
  /** Undefined for a variable that is set to something unknown: a Secret's key, builds that differ. */
  readonly values: ReadonlyMap<string, string | undefined>;
  /** An absent ConfigMap or Secret that may set any variable: then a default is only assumed. */
  readonly unseen?: string;
}

interface Tree {
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[];
}

/** Variables on which all builds of a folder agree. */
export function substitutionsOf(facts: readonly Statement[], tree: Tree): Substitutions {
  const builds = facts.filter(isFluxBuild);
  const substitutions = new Map<string, { values: Map<string, string | undefined>; unseen: string | undefined }>();
  if (builds.length === 0) return new Map();
  const maps = new Map<string, ConfigMapFact[]>();
  for (const fact of facts)
    if (fact.kind === 'config-map') {
      const key = mapKey(fact.secret !== true, fact.name);
      append(maps, key, fact);
    }
  const wanted = new Set(builds.flatMap((one) => one.from.map(({ configMap, name }) => mapKey(configMap, name))));
  const written = writtenMaps(new Set([...wanted].filter((key) => !maps.has(key))), tree);
  for (const build of builds) {
    const { values, unseen } = variablesOf(build, maps, written);
    const substitution = substitutions.get(build.directory);
    if (substitution === undefined) {
      substitutions.set(build.directory, { values: new Map(values), unseen });
      continue;
    }
    substitution.unseen ??= unseen;
    for (const name of new Set([...substitution.values.keys(), ...values.keys()]))
      if (substitution.values.get(name) !== values.get(name)) substitution.values.set(name, undefined);
  }
  return new Map(
    [...substitutions].map(([directory, { values, unseen }]) => [directory, { values, ...defined({ unseen }) }]),
  );
}

function variablesOf(
  build: FluxBuild,
  maps: ReadonlyMap<string, readonly ConfigMapFact[]>,
  written: ReadonlyMap<string, readonly WrittenMap[]>,
): Substitution {
  const values = new Map<string, string | undefined>();
  const folder = directoryOf(build.at.file.path);
  let unseen: string | undefined;
  for (const { configMap, name } of build.from) {
    const key = mapKey(configMap, name);
    const [fact] = nearestFirst(maps.get(key) ?? [], folder, ({ at }) => directoryOf(at.file.path));
    for (const entry of fact?.data ?? []) values.set(entry.key, configMap ? entry.text.text : undefined);
    const unopened = fact === undefined ? (written.get(key) ?? []) : [];
    const [other] = nearestFirst(unopened, folder, ({ path }) => directoryOf(path));
    for (const entry of other?.data ?? []) {
      const text = scalarText(entry.value);
      if (text !== undefined) values.set(entry.key, configMap ? text : undefined);
    }
    if (fact === undefined && other === undefined) unseen ??= key;
  }
  for (const { name, text } of build.substitute) values.set(name, text.text);
  return { values, ...defined({ unseen }) };
}

/** Objects with `substitute: disabled` stay. */
export function substituteObjects(
  objects: readonly BuiltObject[],
  values: Substitution,
  factory: NodeFactory,
): readonly BuiltObject[] {
  return objects.map((object) => {
    if (object.chart !== undefined) return object;
    const metadata = child(object.root, 'metadata');
    for (const key of ['annotations', 'labels'])
      if (scalarText(child(metadata, key, 'kustomize.toolkit.fluxcd.io/substitute')) === 'disabled') return object;
    return withRoot(object, substituteNode(object.root, values, factory));
  });
}

/** Depth is bounded by the reader (documents/yaml.ts MAX_DEPTH). */
function substituteNode(node: YamlNode, values: Substitution, factory: NodeFactory): YamlNode {
  if (node.kind === 'scalar') return substituteScalar(node, values, factory);
  return withValues(node, (value) => substituteNode(value, values, factory));
}

function substituteScalar(node: YamlScalar, values: Substitution, factory: NodeFactory): YamlScalar {
  if (typeof node.value !== 'string' || !node.text.text.includes('${')) return node;
  const length = filledLength(node.text.text, values);
  if (length > MAX_TEXT || !factory.budget.take('characters', length)) {
    factory.addNotice('bound', '`postBuild` makes too long a text here: no variable in it is replaced', node);
    return node;
  }
  const text = substituteText(node.text, values);
  return text === undefined ? node : { ...node, value: text.text, text };
}

const VARIABLE = /(\$?)\$\{([A-Za-z_]\w*)(?::([=-])([^}]{0,500}))?\}/g;

function filledLength(text: string, { values }: Substitution): number {
  let length = 0;
  for (const [, kept, name = ''] of text.matchAll(VARIABLE))
    length += kept === '$' ? 0 : (values.get(name)?.length ?? 0);
  return length;
}

/** Undefined where no variable is known. */
export function substituteText(source: SourceText, { values, unseen }: Substitution): SourceText | undefined {
  return replaceMatches(source, VARIABLE, (match) => {
    const [whole, kept, name = '', , otherwise] = match;
    const isDefault = kept !== '$' && !values.has(name);
    const value = kept === '$' ? whole.slice(1) : isDefault ? otherwise : values.get(name);
    const at = locate(source, match.index, match.index + whole.length);
    const place = isDefault && unseen !== undefined ? { ...at, file: whereUnset(at, name, unseen) } : at;
    return value === undefined ? undefined : synthetic(place, value);
  });
}

/** The file, in which this place holds only while nobody sets the variable. */
function whereUnset(at: Location, name: string, unseen: string): SourceFile {
  const words = `the ${unseen}, which is not in the repository, does not set ${name}`;
  const variable = { scope: unseen, subject: name };
  return dependingOn(at, [whileUnset(at.file.path, variable, words, saysSet(unseen, name))]);
}

/** Settings of a Corefile that send no question elsewhere. */
const HARMLESS = /^\s*(?:cache|prometheus|ttl|success|denial|max_concurrent|health|lameduck|ready|log|errors|reload)\b/;

/** Where a default holds only while something that is not at hand does not set the variable. */
export function defaultNotices(source: SourceText): readonly Notice[] {
  return source.segments.flatMap(({ start, at, length, file = source.file }): readonly Notice[] => {
    const place: Location = { file, span: { start: at, end: at + length } };
    const taken = conditionsAt(place).find(
      (one) => one.line === 0 && one.otherwise === saysSet(one.scope, one.subject),
    );
    if (taken === undefined) return [];
    const from = source.text.lastIndexOf('\n', start - 1) + 1;
    if (HARMLESS.test(source.text.slice(from, Math.max(from, start)))) return [];
    return [overriding(`this default holds only while ${taken.words}`, place)];
  });
}

function saysSet(unseen: string, name: string): string {
  return `the ${unseen}, which is not in the repository, sets ${name}`;
}
