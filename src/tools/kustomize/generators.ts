/** `configMapGenerator` and `secretGenerator` (api/internal/generators, api/kv). */

import { defined } from '../../core/text/defined.ts';
import type { Span } from '../../core/text/location.ts';
import { baseName } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';
import {
  child,
  entries,
  entryOf,
  items,
  scalarText,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../read/documents/document.ts';
import { textNode } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, effective, idOf, idsOf, type NodeFactory, type ObjectId } from './built-object.ts';

export interface Surroundings {
  readonly factory: NodeFactory;
  /** By path as written; undefined where there is none. */
  readonly read: (path: string, node: YamlNode) => SourceFile | undefined;
  /** A file, or those that a folder's kustomization lists; undefined where that does more. */
  readonly below: (path: string, node: YamlNode) => readonly SourceFile[] | undefined;
  /** Whether an unopened object could be this one. */
  readonly mayContain: (id: ObjectId) => boolean;
  /** Whether the object to merge into may not be at hand. */
  readonly mayMergeInto: (id: ObjectId) => boolean;
  readonly passes: (path: string) => boolean;
  readonly path: string;
}

/** Adds, merges or replaces (api/resmap appendReplaceOrMerge). */
export function runGenerators(
  objects: readonly BuiltObject[],
  kustomization: YamlNode,
  surroundings: Surroundings,
): readonly BuiltObject[] {
  const out = [...objects];
  const byId = new Map<string, number>();
  const index = (object: BuiltObject, at: number): void => {
    for (const id of idsOf(object)) byId.set(keyOf(id), at);
  };
  let indexed = false;
  for (const [key, kind] of [
    ['configMapGenerator', 'ConfigMap'],
    ['secretGenerator', 'Secret'],
  ] as const) {
    for (const generator of items(child(kustomization, key))) {
      const generatedObject = objectOf(kind, generator, kustomization, surroundings);
      if (generatedObject === undefined) continue;
      if (!indexed) out.forEach(index);
      indexed = true;
      const id = idOf(generatedObject);
      const behavior = scalarText(child(generator, 'behavior')) ?? 'create';
      const at = byId.get(keyOf(id));
      const old = at === undefined ? undefined : out[at];
      const exists = old !== undefined && at !== undefined;
      const mends = behavior === 'merge' || behavior === 'replace';
      if (exists === mends) {
        if (exists) out[at] = mergeOrReplace(old, generatedObject, behavior === 'merge');
        else index(generatedObject, out.push(generatedObject) - 1);
        continue;
      }
      // An unopened object may be meant.
      if (!exists && surroundings.mayMergeInto(id)) continue;
      const because = exists
        ? `kustomize refuses a second ${kind} \`${id.name}\`: \`behavior\` has to be merge or replace`
        : `kustomize refuses to ${behavior} \`${id.name}\`: there is no ${kind} of this name in this namespace`;
      surroundings.factory.addNotice('unreadable', because, generator);
    }
  }
  return out;
}

function keyOf({ kind, name, namespace }: ObjectId): string {
  return `${kind}\n${effective(namespace)}\n${name}`;
}

/** A Secret's texts stay in clear, each at its own place; the tool writes base64. */
function fieldOf(kind: string | undefined): 'data' | 'stringData' {
  return kind === 'Secret' ? 'stringData' : 'data';
}

/** Labels, annotations and current name are kept. */
function mergeOrReplace(old: BuiltObject, next: BuiltObject, merge: boolean): BuiltObject {
  const metadata = child(old.root, 'metadata');
  const field = fieldOf(scalarText(child(next.root, 'kind')));
  const data = new Map(merge ? entries(child(old.root, field)).map((entry) => [entry.key, entry]) : []);
  for (const entry of entries(child(next.root, field))) data.set(entry.key, entry);
  const place = child(next.root, field)?.span ?? next.root.span;
  // Base64 data of a Secret stays below what is generated in clear.
  const encoded = merge && field === 'stringData' ? entryOf(old.root, 'data') : undefined;
  const root: YamlMap = {
    ...next.root,
    entries: next.root.entries.flatMap((entry) => {
      if (entry.key === 'metadata')
        return metadata === undefined ? [entry] : [{ ...entry, value: withMetadata(metadata, entry.value) }];
      return entry.key === field || (encoded !== undefined && entry.key === 'data') ? [] : [entry];
    }),
  };
  return {
    ...old,
    root: {
      ...root,
      entries: [
        ...root.entries,
        ...(encoded === undefined ? [] : [encoded]),
        ...(data.size === 0
          ? []
          : [
              {
                key: field,
                keySpan: place,
                value: { kind: 'map' as const, span: place, entries: [...data.values()] },
              },
            ]),
      ],
    },
  };
}

function withMetadata(old: YamlNode, generated: YamlNode): YamlNode {
  if (old.kind !== 'map') return old;
  const all = new Map(old.entries.map((entry) => [entry.key, entry]));
  for (const key of ['labels', 'annotations']) {
    const added = entries(child(generated, key));
    if (added.length === 0) continue;
    const before = all.get(key);
    const joined = new Map([...added, ...entries(before?.value)].map((entry) => [entry.key, entry]));
    for (const entry of added) joined.set(entry.key, entry);
    const span = before?.value.span ?? old.span;
    all.set(key, { key, keySpan: span, value: { kind: 'map', span, entries: [...joined.values()] } });
  }
  return { ...old, entries: [...all.values()] };
}

function objectOf(
  kind: 'ConfigMap' | 'Secret',
  generator: YamlNode,
  kustomization: YamlNode,
  surroundings: Surroundings,
): BuiltObject | undefined {
  const name = child(generator, 'name');
  if (scalarText(name) === undefined || name === undefined) return undefined;
  const { syntheticSource } = surroundings.factory;
  const { span } = generator;
  const entry = (key: string, value: YamlNode): YamlEntry => ({ key, keySpan: value.span, value });
  const map = (list: readonly YamlEntry[], at: Span = span): YamlMap => ({ kind: 'map', entries: list, span: at });
  const namespace = child(generator, 'namespace');
  const data = dataOf(generator, surroundings);
  const pairs = (key: string): readonly YamlEntry[] => {
    const all = new Map<string, YamlEntry>();
    for (const options of [child(kustomization, 'generatorOptions'), child(generator, 'options')])
      for (const one of entries(child(options, key))) all.set(one.key, one);
    return all.size === 0 ? [] : [{ key, keySpan: span, value: map([...all.values()]) }];
  };
  const root = map([
    entry('apiVersion', textNode(syntheticSource, 'v1', name.span)),
    entry('kind', textNode(syntheticSource, kind, name.span)),
    entry(
      'metadata',
      map([
        entry('name', name),
        ...(namespace === undefined ? [] : [entry('namespace', namespace)]),
        ...pairs('labels'),
        ...pairs('annotations'),
      ]),
    ),
    // The tool writes an empty map too, which patches can address.
    ...(kind === 'Secret' ? [entry('data', map([]))] : []),
    ...(data.length === 0 ? [] : [entry(fieldOf(kind), map(data))]),
  ]);
  const isPlain = [child(kustomization, 'generatorOptions'), child(generator, 'options')].some(
    (options) => scalarText(child(options, 'disableNameSuffixHash')) === 'true',
  );
  return { root, path: surroundings.path, before: [], ...defined({ hashed: isPlain ? undefined : true }) };
}

function dataOf(generator: YamlNode, surroundings: Surroundings): readonly YamlEntry[] {
  const data = new Map<string, YamlEntry>();
  const add = (key: string, text: SourceText, { span }: YamlNode): void => {
    data.set(key, { key, keySpan: span, value: { kind: 'scalar', value: text.text, text, span } });
  };
  const environment = [
    ...items(child(generator, 'envs')),
    ...[child(generator, 'env')].filter((one) => one !== undefined),
  ];
  for (const node of environment) {
    const path = scalarText(node) ?? '';
    const file = surroundings.passes(path) ? undefined : surroundings.read(path, node);
    if (file !== undefined)
      for (const { key, text } of environmentLines(wholeFile(file))) {
        surroundings.factory.filled.push({ name: key, value: text.text, at: extentOf(text) });
        add(key, text, node);
      }
  }
  for (const node of items(child(generator, 'literals'))) {
    const text = node.kind === 'scalar' ? node.text : undefined;
    const equals = text?.text.indexOf('=') ?? -1;
    if (text === undefined || equals <= 0) continue;
    add(text.text.slice(0, equals), unquoted(text, equals + 1), node);
  }
  for (const node of items(child(generator, 'files'))) {
    const written = scalarText(node) ?? '';
    const equals = written.indexOf('=');
    const path = written.slice(equals + 1);
    if (surroundings.passes(written)) continue;
    const file = surroundings.read(path, node);
    if (file === undefined) continue;
    add(equals === -1 ? baseName(path) : written.slice(0, equals), wholeFile(file), node);
  }
  return [...data.values()];
}

/** Strips one pair of quotes (api/kv parseLiteralSource). */
function unquoted(text: SourceText, from: number): SourceText {
  const [first, last] = [text.text[from], text.text[text.text.length - 1]];
  const quoted = text.text.length > from + 1 && (first === '"' || first === "'") && first === last;
  return quoted ? slice(text, from + 1, text.text.length - 1) : slice(text, from, text.text.length);
}

/** `KEY=value` lines without comments and leading spaces; nothing is unquoted (api/kv keyValuesFromLine). */
function environmentLines(text: SourceText): readonly { readonly key: string; readonly text: SourceText }[] {
  return [...linesOf(text.text)].flatMap(({ text: whole, end }) => {
    const line = whole.trimStart();
    const equals = line.indexOf('=');
    if (line.startsWith('#') || equals <= 0) return [];
    return { key: line.slice(0, equals), text: slice(text, end - line.length + equals + 1, end) };
  });
}
