/** `replacements` (api/filters/replacement). */

import { child, items, scalarText, valuesIn, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, groupVersionOf, idOf, knownId, type NodeFactory, type ObjectId } from './built-object.ts';
import { labelSelectorOf, type Selector } from './select.ts';

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
  let out = objects;
  for (const target of items(child(replacement, 'targets'))) {
    const select = child(target, 'select');
    const rejects = items(child(target, 'reject'));
    const paths = items(child(target, 'fieldPaths')).flatMap((path) => scalarText(path) ?? []);
    if (select === undefined) continue;
    const open = notFollowed(source, target, [select, ...rejects]);
    if (open !== undefined) {
      factory.unfollowed(`${open} of a replacement is not followed`, target);
      continue;
    }
    if (!factory.budget.take('comparisons', out.length)) {
      factory.addNotice('bound', 'this replacement and those after it are skipped: there are too many', target);
      return out;
    }
    const isSelected = writtenSelector(select, factory);
    const rejected = rejects.filter(hasIdentifier).map((one) => writtenSelector(one, factory));
    const isLabelled = labelledBy(select, rejects);
    // After the first refusal all other objects are left as they are.
    const refusals = factory.budget.refused('values');
    out = out.map((object) => {
      if (object.chart !== undefined || factory.budget.refused('values') > refusals || !isLabelled(object))
        return object;
      if (!isSelected(object) || rejected.some((isMeantBy) => isMeantBy(object))) return object;
      let root: YamlNode = object.root;
      for (const path of paths.length === 0 ? [DEFAULT_FIELD] : paths) {
        const next = setAt(root, stepsOf(path), { value, options: child(target, 'options') }, factory);
        if (next === undefined)
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
  }
  return out;
}

/** Parts of texts, and patterns: kustomize takes identifiers as regular expressions since 5.8, and literally before. */
function notFollowed(
  source: YamlNode | undefined,
  target: YamlNode,
  selectors: readonly YamlNode[],
): string | undefined {
  if ([source, target].some((one) => scalarText(child(one, 'options', 'delimiter')))) return '`delimiter`';
  const isPattern = (one: YamlNode): boolean =>
    IDENTIFIERS.some((key) => PATTERN.test(scalarText(child(one, key)) ?? ''));
  return selectors.some(isPattern) ? 'a pattern' : undefined;
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
  return node;
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

/** Undefined where the path leads nowhere. */
function setAt(
  node: YamlNode,
  steps: readonly string[],
  by: { readonly value: YamlNode; readonly options: YamlNode | undefined },
  factory: NodeFactory,
): YamlNode | undefined {
  const { value, options } = by;
  const [step, ...rest] = steps;
  if (step === undefined) return mayCopy(value, node, factory) ? value : node;
  if (node.kind === 'scalar') {
    factory.unfollowed('what this replacement sets inside a text is not followed', node);
    return node;
  }
  const children = childrenAt(node, step);
  if (children.length === 0) {
    if (scalarText(child(options, 'create')) !== 'true') return undefined;
    if (node.kind !== 'map' || [step, ...rest].some((one) => !/^[\w./-]*[A-Za-z][\w./-]*$/.test(one))) {
      factory.unfollowed('the list that this replacement makes is not followed', options ?? node);
      return node;
    }
    if (!mayCopy(value, node, factory)) return node;
    const created = rest.reduceRight<YamlNode>(
      (inner, key) => ({ kind: 'map', span: inner.span, entries: [{ key, keySpan: inner.span, value: inner }] }),
      value,
    );
    return withKey(node, step, created, value.span);
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
function sizeOf(value: YamlNode): number {
  let size = 0;
  const open = [{ node: value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    size += 1;
    if (next.depth > MAX_STEPS || size > MAX_VALUES) return Number.POSITIVE_INFINITY;
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

const MAX_VALUES = 100_000;
