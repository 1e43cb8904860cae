/** A patch's `target` (api/types/selector.go, api/resmap Select). */
import { RE2JS } from 're2js';
import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { textsOf } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, effective, groupVersionOf, idOf } from './built-object.ts';

export type Selector = (object: BuiltObject) => boolean;

/** Anchored regular expressions; name and namespace may be the original ones. */
export function selectorOf(target: YamlNode): Selector {
  const pattern = (key: string): ((text: string) => boolean) => matcher(scalarText(child(target, key)));
  const [group, version, kind, name, namespace] = [
    pattern('group'),
    pattern('version'),
    pattern('kind'),
    pattern('name'),
    pattern('namespace'),
  ];
  const isLabelled = labelSelectorOf(target);
  return (object) => {
    const now = idOf(object);
    const ids = [object.before[0] ?? now, now];
    if (!kind(now.kind)) return false;
    if (!ids.some((id) => name(id.name)) || !ids.some((id) => namespace(effective(id.namespace)))) return false;
    const gv = groupVersionOf(object.root);
    if (object.chart === undefined && !(group(gv.group) && version(gv.version))) return false;
    return isLabelled(object);
  };
}

/** `labelSelector` and `annotationSelector`. */
export function labelSelectorOf(target: YamlNode): Selector {
  const labels = requirements(scalarText(child(target, 'labelSelector')));
  const annotations = requirements(scalarText(child(target, 'annotationSelector')));
  return ({ root }) =>
    labels(textsOf(child(root, 'metadata', 'labels'))) && annotations(textsOf(child(root, 'metadata', 'annotations')));
}

/** The text itself where it is no regular expression. */
export function matcher(pattern: string | undefined): (text: string) => boolean {
  if (pattern === undefined || pattern === '') return () => true;
  if (/^[\w-]+$/.test(pattern)) return (text) => text === pattern;
  try {
    const compiled = RE2JS.compile(`^(?:${pattern})$`);
    return (text) => text === pattern || compiled.matcher(text).find();
  } catch {
    return (text) => text === pattern;
  }
}

/** Label selectors (apimachinery pkg/labels Parse): `a=b`, `a!=b`, `a in (b,c)`, `a notin (b)`, `a`, `!a`. */
function requirements(text: string | undefined): (labels: ReadonlyMap<string, string>) => boolean {
  if (text === undefined || text.trim() === '') return () => true;
  const tests = partsOf(text).map(requirement);
  return (labels) => tests.every((one) => one(labels));
}

/** Cut at commas outside parentheses. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')') depth -= 1;
    else if ((text[i] === ',' && depth <= 0) || i === text.length) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return parts;
}

function requirement(text: string): (labels: ReadonlyMap<string, string>) => boolean {
  const set = /^([^\s=!()]+)\s+(in|notin)\s*\(([^()]*)\)$/.exec(text);
  if (set !== null) {
    const [, key = '', operator, list = ''] = set;
    const values = new Set(list.split(',').map((one) => one.trim()));
    return (labels) => values.has(labels.get(key) ?? '\0') === (operator === 'in');
  }
  const equality = /^([^\s=!]+)\s*(==?|!=)\s*([^\s=!]*)$/.exec(text);
  if (equality !== null) {
    const [, key = '', operator, value] = equality;
    return (labels) => (labels.get(key) === value) === (operator !== '!=');
  }
  if (text.startsWith('!')) return (labels) => !labels.has(text.slice(1).trim());
  return (labels) => labels.has(text);
}
