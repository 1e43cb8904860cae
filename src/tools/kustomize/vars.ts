/**
 * `vars`: `$(NAME)` becomes a field of an object, after all names (api/internal/accumulator refvartransformer.go).
 * Fields: api/internal/konfig/builtinpluginconsts varReference, and what `configurations` add.
 */

import { gather, type Piece } from '../../core/text/source-text.ts';
import { child, entries, items, scalarText, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { atPath, textNode } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, groupVersionOf, idOf, idsOf, type NodeFactory, withRoot } from './built-object.ts';
import { matchesObject } from './field-specs.ts';
import { podSpecOf } from './names.ts';
import { MAX_TEXT, stepsOf } from './replacements.ts';

/** In each list of containers of a pod spec. */
const IN_CONTAINERS: readonly (readonly string[])[] = [
  ['command'],
  ['args'],
  ['env', 'value'],
  ['volumeMounts', 'mountPath'],
];
const MAX_VARS = 1000;

/**
 * @param vars items of `vars` of a root and all it includes
 * @param places items of `varReference` of their configurations
 */
export function expandVars(
  objects: readonly BuiltObject[],
  vars: readonly YamlNode[],
  places: readonly YamlNode[],
  factory: NodeFactory,
): readonly BuiltObject[] {
  const values = new Map<string, string>();
  const beyond = vars[MAX_VARS];
  if (beyond !== undefined)
    factory.addNotice(
      'unreadable',
      `more than ${MAX_VARS} variables are defined here; the rest stays as written`,
      beyond,
    );
  for (const node of vars.slice(0, MAX_VARS)) {
    const name = scalarText(child(node, 'name'));
    const value = name === undefined ? undefined : fieldOf(node, objects);
    if (name === undefined || values.has(name)) continue;
    if (value === undefined)
      factory.addNotice(
        'not-modelled',
        `what the variable \`${name}\` of this kustomization stands for is not known`,
        node,
      );
    else values.set(name, value);
  }
  if (values.size === 0) return objects;
  return objects.map((object) => (object.chart === undefined ? expandObject(object, values, places, factory) : object));
}

/** By kind and any name the object had; the field defaults to its name. */
function fieldOf(node: YamlNode, objects: readonly BuiltObject[]): string | undefined {
  const ref = child(node, 'objref');
  const textAt = (key: string): string | undefined => scalarText(child(ref, key)) || undefined;
  const [kind, name, namespace, api] = [textAt('kind'), textAt('name'), textAt('namespace'), textAt('apiVersion')];
  const referent = objects.find((object) => {
    const { group, version } = groupVersionOf(object.root);
    const own = group === '' ? version : `${group}/${version}`;
    if (object.chart !== undefined || (api !== undefined && api !== own)) return false;
    return idsOf(object).some(
      (id) => id.kind === kind && id.name === name && (namespace === undefined || namespace === id.namespace),
    );
  });
  let at: YamlNode | undefined = referent?.root;
  for (const step of stepsOf(scalarText(child(node, 'fieldref', 'fieldPath')) ?? 'metadata.name')) {
    const list = /^(.*)\[(\d+)\]$/.exec(step);
    at = list === null ? child(at, step) : items(child(at, list[1] ?? ''))[Number(list[2])];
  }
  return scalarText(at);
}

function expandObject(
  object: BuiltObject,
  values: ReadonlyMap<string, string>,
  places: readonly YamlNode[],
  factory: NodeFactory,
): BuiltObject {
  let root: YamlNode = object.root;
  const fill = (path: readonly string[]): void => {
    root = atPath(root, path, (old) => (old === undefined ? old : expanded(old, values, factory)), false);
  };
  const pod = podSpecOf(idOf(object).kind);
  if (pod !== undefined) {
    for (const list of ['containers', 'initContainers'])
      for (const path of IN_CONTAINERS) fill([...pod, list, ...path]);
    const template = [...pod.slice(0, -1), 'metadata'];
    if (pod.length > 1) for (const key of ['labels', 'annotations']) fill([...template, key]);
    fill(['spec', 'selector', 'matchLabels']);
  }
  if (idOf(object).kind === 'Service') fill(['spec', 'selector']);
  fill(['metadata', 'labels']);
  fill(['metadata', 'annotations']);
  for (const place of places)
    if (matchesObject(place, object)) fill((scalarText(child(place, 'path')) ?? '').replaceAll('[]', '').split('/'));
  return withRoot(object, root);
}

/** A text, texts of a list, or values of a map (api/filters/refvar). */
function expanded(node: YamlNode, values: ReadonlyMap<string, string>, factory: NodeFactory): YamlNode {
  if (node.kind === 'scalar') return scalarFilled(node, values, factory);
  if (node.kind === 'sequence') {
    const list = node.items.map((item) => (item.kind === 'scalar' ? scalarFilled(item, values, factory) : item));
    return list.every((item, i) => item === node.items[i]) ? node : { ...node, items: list };
  }
  const list = entries(node).map((entry) => {
    const value = entry.value.kind === 'scalar' ? scalarFilled(entry.value, values, factory) : entry.value;
    return value === entry.value ? entry : { ...entry, value };
  });
  return list.every((entry, i) => entry === node.entries[i]) ? node : { ...node, entries: list };
}

function scalarFilled(node: YamlScalar, values: ReadonlyMap<string, string>, factory: NodeFactory): YamlScalar {
  const { text } = node.text;
  if (node.value === null || !text.includes('$(')) return node;
  const length = filledLength(text, values);
  if (length > MAX_TEXT || !factory.budget.take('characters', length)) {
    factory.addNotice('bound', '`vars` make too long a text here: none in it is replaced', node);
    return node;
  }
  // A number becomes text at its place; a text keeps what surrounds the variable.
  if (typeof node.value !== 'string') {
    const filled = expand(text, values);
    return filled === text ? node : textNode(factory.syntheticSource, filled, node.span);
  }
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const [whole, name] = match;
    const value = name === undefined ? '$' : values.get(name);
    if (value === undefined) continue;
    if (match.index > done) pieces.push({ start: done, end: match.index });
    done = match.index + whole.length;
    pieces.push({ start: match.index, end: done, text: value });
  }
  if (pieces.length === 0) return node;
  if (done < text.length) pieces.push({ start: done, end: text.length });
  const filled = gather(node.text, pieces);
  return { ...node, value: filled.text, text: filled };
}

function filledLength(text: string, values: ReadonlyMap<string, string>): number {
  let length = 0;
  for (const [, name] of text.matchAll(VARIABLE)) length += name === undefined ? 0 : (values.get(name)?.length ?? 0);
  return length;
}

/** `$$`, or a name in `$(` and `)`. */
const VARIABLE = /\$\$|\$\(([^()]{0,200})\)/g;

/** `$$(NAME)` is `$(NAME)`; an unknown name stays (api/internal/accumulator/expansion). */
function expand(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(VARIABLE, (whole, name: string | undefined) =>
    name === undefined ? '$' : (values.get(name) ?? whole),
  );
}
