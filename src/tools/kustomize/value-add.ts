/** `ValueAddTransformer` (api/internal/builtins ValueAddTransformer, api/filters/valueadd). */

import { child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { textNode, withKey } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, type NodeFactory, withRoot } from './built-object.ts';
import { setNamespace } from './names.ts';
import { selectorOf } from './select.ts';

/** `directory`: the value's default. */
export function addValue(
  objects: readonly BuiltObject[],
  config: YamlNode,
  directory: string,
  factory: NodeFactory,
): readonly BuiltObject[] {
  const text = (scalarText(child(config, 'value')) ?? '').trim() || directory.slice(directory.lastIndexOf('/') + 1);
  const value = textNode(factory.syntheticSource, text, (child(config, 'value') ?? config).span);
  let out = objects;
  for (const target of items(child(config, 'targets'))) {
    const selector = child(target, 'selector');
    const isSelected = selector === undefined ? () => true : selectorOf(selector);
    const path = scalarText(child(target, 'fieldPath')) ?? '';
    const steps = stepsOf(path);
    const isFilePath = Number(scalarText(child(target, 'filePathPosition')) ?? 0) > 0;
    if (text === '' || path === '' || isFilePath) {
      factory.unfollowed('what this ValueAddTransformer adds is not followed', target);
      continue;
    }
    out = out.map((object) => {
      if (object.chart !== undefined || !isSelected(object)) return object;
      // This namespace change is not remembered.
      if (path === 'metadata/namespace') return { ...setNamespace(object, value, factory), before: object.before };
      const root = withValue(object.root, steps, value);
      if (root === undefined)
        factory.unfollowed(`where \`${path}\` of this ValueAddTransformer leads is not followed`, target);
      return root === undefined ? object : withRoot(object, root);
    });
  }
  return out;
}

/** A backslash escapes a slash. */
function stepsOf(path: string): readonly string[] {
  return path.split(/(?<!\\)\//).map((step) => step.replaceAll('\\/', '/'));
}

const MAX_STEPS = 50;

/** Undefined where a step meets a list, or the value is no text. */
function withValue(node: YamlNode, steps: readonly string[], value: YamlNode): YamlNode | undefined {
  const [step, ...rest] = steps.slice(0, MAX_STEPS);
  if (step === undefined) return node.kind === 'scalar' ? value : undefined;
  if (node.kind !== 'map') return undefined;
  const old =
    child(node, step) ?? (rest.length === 0 ? value : { kind: 'map' as const, entries: [], span: value.span });
  const below = withValue(old, rest, value);
  return below === undefined ? undefined : withKey(node, step, below, value.span);
}
