/** `replacements` (api/filters/replacement). */

import { compareVersions } from '../../core/text/compare-versions.ts';
import { concat, slice } from '../../core/text/source-text.ts';
import {
  child,
  items,
  scalarText,
  valuesIn,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { textNode, withKey } from '../../read/documents/synthetic-source.ts';
import {
  type BuiltObject,
  groupVersionOf,
  idOf,
  idsOf,
  knownId,
  type NodeFactory,
  type ObjectId,
} from './built-object.ts';
import { labelSelectorOf, matcher, type Selector } from './select.ts';

const DEFAULT_FIELD = 'metadata.name';
const MAX_STEPS = 60;

export function applyReplacement(
  objects: readonly BuiltObject[],
  replacement: YamlNode,
  factory: NodeFactory,
): readonly BuiltObject[] {
  const source = child(replacement, 'source');
  const given = child(replacement, 'sourceValue');
  const value = given ?? (source === undefined ? undefined : sourceOf(objects, source, factory));
  // A source in a remote base has its notice there.
  if (value === undefined) return objects;
  const version = factory.toolVersion();
  let out = objects;
  for (const target of items(child(replacement, 'targets'))) {
    const select = child(target, 'select');
    const rejects = items(child(target, 'reject'));
    const paths = items(child(target, 'fieldPaths')).flatMap((path) => scalarText(path) ?? []);
    if (select === undefined) continue;
    if (!factory.budget.take('comparisons', out.length)) {
      factory.addNotice('bound', 'this replacement and those after it are skipped: there are too many', target);
      return out;
    }
    let isAmbiguous = false;
    const [isSelected, isRejected] = [choiceOf([select], factory), choiceOf(rejects.filter(hasIdentifier), factory)];
    const isLabelled = labelledBy(select, rejects);
    const isAlike = [isSelected, isRejected].every(({ asWritten, asPattern }) => asWritten === asPattern);
    const refusals = refusalsOf(factory);
    out = out.map((object) => {
      if (object.chart !== undefined || refusalsOf(factory) > refusals || !isLabelled(object)) return object;
      const isOlder = isSelected.asWritten(object) && !isRejected.asWritten(object);
      const isNewer = isAlike ? isOlder : isSelected.asPattern(object) && !isRejected.asPattern(object);
      isAmbiguous ||= version === undefined && isOlder !== isNewer;
      if (!(version !== undefined && compareVersions(version, PATTERNS_SINCE) < 0 ? isOlder : isNewer)) return object;
      let root: YamlNode = object.root;
      for (const path of paths.length === 0 ? [DEFAULT_FIELD] : paths) {
        const next = setAt(root, stepsOf(path), { value, options: child(target, 'options') }, factory);
        // Versions of the tool differ.
        if (next === undefined && (version !== undefined || isOlder === isNewer))
          factory.addNotice(
            'unreadable',
            `kustomize refuses this replacement: \`${idOf(object).name}\` has no field \`${path}\``,
            target,
          );
        root = next ?? root;
      }
      // Unlike after a patch, references to the old name stay (api/filters/replacement).
      return root.kind === 'map' ? { ...object, root } : object;
    });
    if (isAmbiguous)
      factory.unfollowed(
        'kustomize uses this selection as a pattern since 5.8 and literally before, which selects different objects',
        select,
      );
  }
  return out;
}

/** After the first one, all other objects are left as they are. */
function refusalsOf({ budget }: NodeFactory): number {
  return budget.refused('characters') + budget.refused('values');
}

const PATTERNS_SINCE = '5.8.0';
const INSIDE_TEXTS_SINCE = '5.8.0';

/** kustomize 5.8 takes `select` and `reject` as anchored regular expressions; earlier versions compare. */
interface Choice {
  readonly asWritten: (object: BuiltObject) => boolean;
  readonly asPattern: (object: BuiltObject) => boolean;
}

function choiceOf(list: readonly YamlNode[], factory: NodeFactory): Choice {
  const selectors = list.map((one) => writtenSelector(one, factory));
  const asWritten = (object: BuiltObject): boolean => selectors.some((isMeantBy) => isMeantBy(object));
  if (!list.some((one) => IDENTIFIERS.some((key) => PATTERN.test(scalarText(child(one, key)) ?? ''))))
    return { asWritten, asPattern: asWritten };
  const choices = list.map((one) => {
    const [group, version, kind, name, namespace] = IDENTIFIERS.map((key) => matcher(scalarText(child(one, key))));
    return (object: BuiltObject): boolean => {
      const gv = groupVersionOf(object.root);
      if (!group?.(gv.group) || !version?.(gv.version) || !kind?.(idOf(object).kind)) return false;
      return idsOf(object).some((id) => name?.(id.name) && namespace?.(id.namespace));
    };
  });
  return { asWritten, asPattern: (object) => choices.some((isMeantBy) => isMeantBy(object)) };
}

/** Beside their identifiers, each by itself (api/filters/replacement selectByAnnoAndLabel, containsRejectId). */
function labelledBy(select: YamlNode, rejects: readonly YamlNode[]): Selector {
  const isSelected = labelSelectorOf(select);
  const rejected = rejects
    .filter((one) => LABELS.some((key) => scalarText(child(one, key))))
    .map((one) => labelSelectorOf(one));
  return (object) => isSelected(object) && !rejected.some((isMeantBy) => isMeantBy(object));
}

const LABELS = ['labelSelector', 'annotationSelector'] as const;

function hasIdentifier(reject: YamlNode): boolean {
  return IDENTIFIERS.some((key) => scalarText(child(reject, key)));
}

const IDENTIFIERS = ['group', 'version', 'kind', 'name', 'namespace'] as const;
/** Not in names and kinds; a dot also matches itself. */
const PATTERN = /[*+?|()[\]{}^$\\]/;

/** Any earlier name counts (types.Selector, resid IsSelectedBy). */
function writtenSelector(select: YamlNode, factory: NodeFactory): (object: BuiltObject) => boolean {
  const [group, version, kind, name, namespace] = IDENTIFIERS.map((key) => scalarText(child(select, key)) || undefined);
  const isNamed = (id: ObjectId): boolean =>
    (name === undefined || name === id.name) && (namespace === undefined || namespace === id.namespace);
  return (object) => {
    const now = knownId(object, factory);
    if ((kind ?? now.kind) !== now.kind || !(isNamed(now) || object.before.some(isNamed))) return false;
    if (group === undefined && version === undefined) return true;
    const written = groupVersionOf(object.root);
    return (group ?? written.group) === written.group && (version ?? written.version) === written.version;
  };
}

function sourceOf(objects: readonly BuiltObject[], source: YamlNode, factory: NodeFactory): YamlNode | undefined {
  const isMeantBy = writtenSelector(source, factory);
  const found = objects.filter((object) => object.chart === undefined && isMeantBy(object));
  const first = found[0];
  if (first === undefined || found.length > 1) return undefined;
  let node: YamlNode | undefined = first.root;
  for (const step of stepsOf(scalarText(child(source, 'fieldPath')) ?? DEFAULT_FIELD))
    node = childrenAt(node, step)[0]?.node;
  const delimiter = scalarText(child(source, 'options', 'delimiter'));
  if (node === undefined || delimiter === undefined || delimiter === '') return node;
  const whole = scalarText(node) ?? '';
  if (!factory.budget.take('characters', whole.length)) {
    factory.addNotice('bound', 'replacements split texts that are too long: this one is skipped', node);
    return undefined;
  }
  const part = whole.split(delimiter)[Number(scalarText(child(source, 'options', 'index')) ?? 0)];
  return part === undefined ? undefined : textNode(factory.syntheticSource, part, node.span);
}

/** `a.b.[name=x].c`: cut at dots outside brackets that are not escaped (kyaml/utils SmarterPathSplitter). */
function stepsOf(path: string): readonly string[] {
  const steps: string[] = [];
  let step = '';
  let inside = false;
  for (let i = 0; i < path.length; i += 1) {
    const c = path[i] ?? '';
    if (c === '\\' && path[i + 1] === '.') {
      step += '.';
      i += 1;
    } else if (c === '.' && !inside) {
      steps.push(step);
      step = '';
    } else {
      if (c === '[') inside = true;
      if (c === ']') inside = false;
      step += c;
    }
  }
  steps.push(step);
  return steps.slice(0, MAX_STEPS);
}

/** A key, an index, an item by one of its fields, or every item. */
function childrenAt(
  node: YamlNode | undefined,
  step: string,
): readonly { readonly node: YamlNode; readonly at: number }[] {
  if (node?.kind === 'map') {
    const at = node.entries.findLastIndex((entry) => entry.key === step);
    const entry = node.entries[at];
    return entry === undefined ? [] : [{ node: entry.value, at }];
  }
  if (node?.kind !== 'sequence') return [];
  const by = /^\[([^=\]]+)=([^\]]*)\]$/.exec(step);
  return node.items.flatMap((item, at) => {
    const meant = step === '*' || (by === null ? String(at) === step : scalarText(child(item, by[1] ?? '')) === by[2]);
    return meant ? [{ node: item, at }] : [];
  });
}

/** YAML or JSON inside a text since 5.8 (api/filters/replacement setValueInStructuredData); refused before. */
function insideText(text: YamlScalar, factory: NodeFactory): YamlNode | undefined {
  const version = factory.toolVersion();
  if (version !== undefined && compareVersions(version, INSIDE_TEXTS_SINCE) < 0) return undefined;
  factory.unfollowed('what this replacement sets inside a text is not followed', text);
  return text;
}

const BY_FIELD = /^\[([^=\]]*)=([^\]]*)\]$/;

/** What `create` makes: a list for an item, by its field or place, else a map. `within`: the step to `inner`, if any. */
function around(inner: YamlNode, step: string, within: string | undefined, factory: NodeFactory): YamlNode {
  const { span } = inner;
  if (BY_FIELD.test(step) || /^\d+$/.test(step))
    return { kind: 'sequence', span, items: [itemOf(inner, step, within, factory)] };
  return { kind: 'map', span, entries: [{ key: step, keySpan: span, value: inner }] };
}

function itemOf(inner: YamlNode, step: string, within: string | undefined, factory: NodeFactory): YamlNode {
  const [, key = '', value = ''] = BY_FIELD.exec(step) ?? [];
  if (key === '' || within === undefined || inner.kind !== 'map') return inner;
  return withKey(inner, key, textNode(factory.syntheticSource, value, inner.span), inner.span);
}

/** Undefined where the path leads nowhere. */
function setAt(
  node: YamlNode,
  steps: readonly string[],
  by: { readonly value: YamlNode; readonly options: YamlNode | undefined },
  factory: NodeFactory,
): YamlNode | undefined {
  const { value, options } = by;
  const [step, ...rest] = steps;
  if (step === undefined) return replacedValue(node, value, options, factory);
  if (node.kind === 'scalar') return insideText(node, factory);
  const children = childrenAt(node, step);
  if (children.length === 0) {
    const isPlace = node.kind === 'sequence' ? BY_FIELD.test(step) || step === String(node.items.length) : false;
    if (scalarText(child(options, 'create')) !== 'true' || rest.includes('*')) return undefined;
    if (!isPlace && (node.kind !== 'map' || step === '*' || BY_FIELD.test(step))) return undefined;
    if (!mayCopy(value, node, factory)) return node;
    const created = rest.reduceRight<YamlNode>((inner, key, at) => around(inner, key, rest[at + 1], factory), value);
    if (node.kind === 'map') return withKey(node, step, created, value.span);
    return { ...node, items: [...node.items, itemOf(created, step, rest[0], factory)] };
  }
  const at = new Set(children.map((one) => one.at));
  let reached = false;
  const next = (old: YamlNode): YamlNode => {
    const made = setAt(old, rest, by, factory);
    if (made !== undefined) reached = true;
    return made ?? old;
  };
  if (node.kind === 'sequence') {
    const list = node.items.map((item, i) => (at.has(i) ? next(item) : item));
    return reached ? { ...node, items: list } : undefined;
  }
  if (node.kind !== 'map') return undefined;
  const entries = node.entries.map((entry, i) => (at.has(i) ? { ...entry, value: next(entry.value) } : entry));
  return reached ? ({ ...node, entries } satisfies YamlMap) : undefined;
}

/** Counted to a bound. */
export function sizeOf(value: YamlNode, deepest: number = MAX_STEPS): number {
  let size = 0;
  const open = [{ node: value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    size += 1;
    if (next.depth > deepest || size > MAX_VALUES) return Number.POSITIVE_INFINITY;
    const { node, depth } = next;
    for (const one of valuesIn(node)) open.push({ node: one, depth: depth + 1 });
  }
  return size;
}

function mayCopy(value: YamlNode, into: YamlNode, factory: NodeFactory): boolean {
  if (factory.budget.take('values', sizeOf(value))) return true;
  factory.addNotice('bound', 'replacements copy too many values: this one is skipped', into);
  return false;
}

/** Characters; no ConfigMap holds more (Kubernetes validation.go MaxSecretSize). */
export const MAX_TEXT: number = 1024 * 1024;

const MAX_VALUES = 100_000;
/** In characters: of a stretch from one place. */
const PIECE_COST = 64;

function replacedValue(old: YamlNode, value: YamlNode, options: YamlNode | undefined, factory: NodeFactory): YamlNode {
  const delimiter = scalarText(child(options, 'delimiter'));
  const text = scalarText(value);
  if (delimiter === undefined || delimiter === '' || text === undefined) {
    return mayCopy(value, old, factory) ? value : old;
  }
  const before = scalarText(old) ?? '';
  const length = before.length + delimiter.length + text.length;
  const pieces = [old, value].reduce((sum, one) => sum + (one.kind === 'scalar' ? one.text.segments.length : 0), 0);
  const cost = length > MAX_TEXT ? Number.POSITIVE_INFINITY : length + PIECE_COST * pieces;
  if (!factory.budget.take('characters', cost)) {
    factory.addNotice('bound', 'replacements make too long texts: this one is skipped', old);
    return old;
  }
  const parts = before.split(delimiter);
  const index = Number(scalarText(child(options, 'index')) ?? 0);
  if (
    old.kind === 'scalar' &&
    typeof old.value === 'string' &&
    value.kind === 'scalar' &&
    index >= 0 &&
    index < parts.length
  ) {
    const start = parts.slice(0, index).reduce((sum, part) => sum + part.length + delimiter.length, 0);
    const end = start + (parts[index]?.length ?? 0);
    const joined = concat([slice(old.text, 0, start), value.text, slice(old.text, end, old.text.text.length)]);
    return { ...old, value: joined.text, text: joined };
  }
  if (index < 0) parts.unshift(text);
  else if (index >= parts.length) parts.push(text);
  else parts[index] = text;
  return textNode(factory.syntheticSource, parts.join(delimiter), value.span);
}
