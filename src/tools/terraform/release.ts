/** Releases of the Helm provider (hashicorp/terraform-provider-helm resource_helm_release.go getValues). */
import type { Span } from '../../core/text/location.ts';
import { concat, extentOf, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { child, entries, isNull, scalarText, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { calledFile, type HclBlock, readTemplate } from '../../read/documents/hcl.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { evaluate, placeholderOf, resolved, resolvedText, withPlaceholders } from './evaluate.ts';
import { isUnknown, itemsOf, literalIn, madeScalar, type Scope } from './values.ts';

/**
 * An object of ours, which is read with the charts: `values` and then `settings` in the order in which they apply.
 * `unread` are those that are not known.
 */
export function releaseObject({ body, span }: HclBlock, label: string, scope: Scope): YamlNode | undefined {
  const { source } = scope;
  const known = (key: string): YamlNode | undefined => {
    const node = child(body, key);
    return isUnknown(node) ? undefined : node;
  };
  if (known('chart') === undefined) return undefined;
  const namespace = child(body, 'namespace');
  const settings = SETTINGS.flatMap((key) => settingsOf(key, body, scope));
  return madeMap(span, {
    apiVersion: madeText(source, span, 'terraform'),
    kind: madeText(source, span, 'helm_release'),
    spec: madeMap(span, {
      chart: known('chart'),
      version: known('version'),
      namespace: namespace?.kind === 'scalar' && isUnknown(namespace) ? placeholderOf(namespace) : namespace,
      name: child(body, 'name') === undefined ? madeText(source, span, label) : known('name'),
      instance: scope.each.get('each.key'),
      values: { kind: 'sequence', items: valuesOf(child(body, 'values'), scope), span },
      settings: { kind: 'sequence', items: settings, span },
      postRender: child(body, 'postrender'),
    }),
  });
}

function valuesOf(values: YamlNode | undefined, scope: Scope): readonly YamlNode[] {
  if (values === undefined || isNothing(values)) return [];
  const items = values.kind === 'sequence' ? values.items : [values];
  return items.map((item) => {
    const file = fileIn(item, scope);
    if (file !== undefined) return madeMap(item.span, { file });
    if (item.kind === 'map') return madeMap(item.span, { object: withPlaceholders(item) });
    return madeMap(item.span, scalarText(item) === undefined ? { unread: item } : { text: item });
  });
}

function isNothing(node: YamlNode): boolean {
  return isNull(node) && !isUnknown(node);
}

function fileIn(node: YamlNode, scope: Scope): YamlScalar | undefined {
  if (node.kind !== 'scalar' || !isUnknown(node)) return undefined;
  const { text } = node;
  const [head, called] = /^\s*(template)?file\(/.exec(text.text) ?? [];
  const path = calledFile(node);
  if (path !== undefined && !path.includes('${')) return madeScalar(synthetic(extentOf(text), path), node.span);
  const inside = head === undefined ? undefined : slice(text, head.length, text.text.trimEnd().length - 1);
  if (inside === undefined) return undefined;
  const made = called === undefined ? evaluate(inside, scope, node.span) : undefined;
  return made?.kind === 'scalar' && literalIn(made) !== undefined ? made : fileNamed(inside, scope, node.span);
}

/** With what is not known as a parameter: any file that fits. */
function fileNamed(argument: SourceText, scope: Scope, span: Span): YamlScalar | undefined {
  const read = readTemplate(argument, argument.text.search(/\S|$/), new Map());
  if (read === undefined || !/^\s*(?:,|$)/.test(argument.text.slice(read.end))) return undefined;
  const { text } = resolvedText(read.value, scope);
  // `path.root` of a module is the folder of whoever calls it.
  if (text.startsWith('${path_')) return undefined;
  return madeScalar(synthetic(extentOf(argument), text.replaceAll(/\$\{(\w+)\}/g, '{{$1}}')), span);
}

const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'] as const;

/** Blocks before version 3, lists of objects since. */
function settingsOf(kind: string, body: YamlNode, scope: Scope): readonly YamlNode[] {
  return entries(body).flatMap(({ key, value }): readonly YamlNode[] => {
    if (key === `dynamic ${kind}`) return dynamicSettings(kind, value, scope);
    if (key !== kind || isNothing(value)) return [];
    const items = value.kind === 'sequence' ? value.items : [value];
    return items.map((item) => settingOf(kind, item));
  });
}

function settingOf(kind: string, item: YamlNode): YamlNode {
  const name = child(item, 'name');
  const value = child(item, 'value') ?? child(item, 'value_wo');
  const text = value?.kind === 'sequence' && kind === 'set_list' ? strvalsList(value.items) : value;
  if (literalIn(name) === undefined || text?.kind !== 'scalar') return madeMap(item.span, { unread: item });
  const isText = kind !== 'set_list' && literalIn(child(item, 'type')) === 'string';
  return madeMap(item.span, {
    name,
    value: isUnknown(text) ? placeholderOf(text) : text,
    unstated: isUnknown(text) ? text : undefined,
    verbatim: isText ? child(item, 'type') : undefined,
  });
}

/** `{a,b}`, as strvals writes a list. */
function strvalsList(items: readonly YamlNode[]): YamlScalar | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  const texts = items.flatMap((item) =>
    item.kind === 'scalar' ? [isUnknown(item) ? placeholderOf(item).text : item.text] : [],
  );
  if (texts.length < items.length) return undefined;
  const sign = (text: string, of: SourceText): SourceText => synthetic(extentOf(of), text);
  const parts = texts.flatMap((text, index) => [sign(index === 0 ? '{' : ',', text), text]);
  return madeScalar(concat([...parts, ...texts.slice(-1).map((text) => sign('}', text))]), first.span);
}

/** One for each item of a `for_each` that is known. */
function dynamicSettings(kind: string, block: YamlNode, scope: Scope): readonly YamlNode[] {
  const [content, forEach] = [child(block, 'content'), child(block, 'for_each')];
  const iterator = child(block, 'iterator');
  const name = iterator?.kind === 'scalar' ? iterator.text.text.trim() : kind;
  const items = itemsOf(forEach, name, scope.source);
  if (content === undefined || items === undefined) return [madeMap(block.span, { unread: block })];
  return items.map((each) => settingOf(kind, resolved(content, { ...scope, each: new Map([...scope.each, ...each]) })));
}
