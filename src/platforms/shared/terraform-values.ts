/** Nothing is evaluated: an expression refers to a resource, module, variable or data source by name, or to nothing. */

import { parseAddress } from '../../core/dns/endpoint.ts';
import type { ForwardTarget } from '../../core/facts/resolver.ts';
import { beyondBound } from '../../core/text/budget.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Reading } from '../../core/text/notice.ts';
import { locate } from '../../core/text/source-text.ts';
import { placeOfText, typeOf } from '../../languages/shared/fields.ts';
import {
  child,
  type Document,
  entries,
  isNull,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { madeText } from '../../read/documents/made.ts';

/** A resource's block, with the repetitions around it. */
export interface TerraformBlock {
  readonly document: YamlDocument;
  readonly body: YamlNode;
  /** `for_each` by the name of its iterator. */
  readonly each: ReadonlyMap<string, YamlNode>;
}
export interface TerraformResource extends TerraformBlock {
  readonly type: string;
  /** `aws_vpc.main`. */
  readonly id: string;
  readonly scope: string;
  readonly at: Location;
  /** The condition under which it exists, in words. */
  readonly assumes: string | undefined;
}

/** Instances of one resource that are read. */
export const MAX_INSTANCES = 200;

/** The facts of a resource's instances, and a notice where there are more than are distinguished. */
export function readResources<F>(
  document: Document,
  factsOf: (resource: TerraformResource) => readonly F[],
): Reading<readonly F[]> {
  const instances = terraformResources(document);
  const value = instances.slice(0, MAX_INSTANCES).flatMap(factsOf);
  const left = instances.length > MAX_INSTANCES && value.length > 0 ? instances[0] : undefined;
  if (left === undefined) return { value, notices: [] };
  const message = `of the instances that \`for_each\` makes of this resource only the first ${MAX_INSTANCES} are read`;
  return { value, notices: [beyondBound(message, left.at)] };
}

/** One for each item of a literal `for_each`. */
function terraformResources(document: Document): readonly TerraformResource[] {
  const resource = terraformResource(document);
  const forEach = resource?.each.get('each');
  if (resource === undefined || forEach === undefined || forEach.kind === 'scalar')
    return resource === undefined ? [] : [resource];
  const instance = (key: string, each: YamlNode): TerraformResource => {
    const id = `${resource.id}[${JSON.stringify(key)}]`;
    return { ...resource, id, each: new Map([['each', each]]) };
  };
  if (forEach.kind === 'sequence')
    return forEach.items.map((item, index) =>
      instance(scalarText(item) ?? String(index), { ...forEach, items: [item] }),
    );
  return forEach.entries.map((entry) => instance(entry.key, { ...forEach, entries: [entry] }));
}

/** Undefined for what is no resource, or certainly not created. */
function terraformResource(document: Document): TerraformResource | undefined {
  if (document.kind !== 'yaml') return undefined;
  const { apiVersion, kind } = typeOf(document.root);
  const body = child(document.root, 'spec');
  const label = scalarText(child(document.root, 'metadata', 'name'));
  if (apiVersion !== 'terraform' || body === undefined || label === undefined) return undefined;
  const count = child(body, 'count');
  const forEach = child(body, 'for_each');
  if (count !== undefined && scalarText(count) === '0') return undefined;
  const isPlain =
    (count === undefined || scalarText(count) === '1') && (forEach === undefined || forEach.kind !== 'scalar');
  const id = kind.includes('/') ? `module.${label}` : `${kind}.${label}`;
  return {
    document,
    body,
    each: new Map(forEach === undefined ? [] : [['each', forEach]]),
    type: kind,
    id,
    scope: document.path.includes('/') ? document.path.slice(0, document.path.lastIndexOf('/')) : '.',
    at: headOf(document, body),
    assumes: isPlain ? undefined : `Terraform makes ${id}`,
  };
}

function headOf(document: YamlDocument, body: YamlNode): Location {
  const { text } = document.source;
  const start = text.lastIndexOf('\n', body.span.start) + 1;
  const feed = text.indexOf('\n', body.span.start);
  return locate(document.source, start, feed === -1 ? text.length : feed);
}

export function blocksIn(block: TerraformBlock, name: string): readonly TerraformBlock[] {
  return entries(block.body).flatMap(({ key, value }): TerraformBlock[] => {
    if (key === name) return (value.kind === 'sequence' ? value.items : [value]).map((body) => ({ ...block, body }));
    if (key !== `dynamic ${name}`) return [];
    const [body, written] = [child(value, 'content'), child(value, 'for_each')];
    if (body === undefined || written === undefined) return [];
    const items = forEachItems(block, written);
    const forEach: YamlNode =
      items.length === 1 && items[0] !== undefined ? items[0] : { kind: 'sequence', items, span: written.span };
    const iterator = expressionOf(block.document, child(value, 'iterator')) ?? name;
    return [{ ...block, body, each: new Map([...block.each, [iterator, forEach]]) }];
  });
}

function valuesAt(block: TerraformBlock, key: string): readonly YamlNode[] {
  const node = child(block.body, key);
  if (node === undefined) return [];
  const nodes = node.kind === 'sequence' ? node.items : [node];
  return nodes.flatMap((one) => forEachItems(block, one));
}

function forEachItems({ document, each }: TerraformBlock, node: YamlNode): readonly YamlNode[] {
  const text = isNull(node) ? (expressionOf(document, node) ?? '') : '';
  const match = /^([A-Za-z_]\w{0,99})\.(value|key)(?:\.(\w{1,99})|\["(\w{1,99})"\])?$/.exec(text);
  const from = match === null ? undefined : each.get(match[1] ?? '');
  if (match === null || from === undefined) return [node];
  const field = match[3] ?? match[4];
  // Each item of a resource is an instance; a variable's items are unknown.
  if (from.kind === 'scalar') return /^(?:var|local|data)\./.test(from.text.text.trim()) ? [node] : [from];
  if (from.kind === 'map' && match[2] === 'key')
    return from.entries.map(({ key, keySpan }) => madeText(document.source, keySpan, key));
  const all = from.kind === 'sequence' ? items(from) : entries(from).map(({ value }) => value);
  return all.flatMap((one) => (field === undefined || one.kind !== 'map' ? [one] : (child(one, field) ?? [])));
}

export function literalOf(document: YamlDocument, node: YamlNode | undefined): Located<string> | undefined {
  if (node?.kind !== 'scalar' || typeof node.value === 'boolean') return undefined;
  const value = scalarText(node);
  return value === undefined || value.includes('${') ? undefined : { value, at: placeOfText(document, node) };
}

/** Without quotes and `${}` of old. */
function expressionOf(document: YamlDocument, node: YamlNode | undefined): string | undefined {
  if (node?.kind !== 'scalar') return undefined;
  if (node.value === null) return node.text.text.slice(0, MAX_EXPRESSION).trim();
  // Each placeholder in a text is one word.
  const raw = document.source.text.slice(node.span.start, Math.min(node.span.end, node.span.start + MAX_EXPRESSION));
  return /^"\$\{([^{}]*)\}"$/.exec(raw.trim())?.[1]?.trim() ?? raw;
}
const MAX_EXPRESSION = 400;

const REFERENCE =
  /(?:^|[\s([,])((?:data\.)?[A-Za-z_][\w-]{0,99}(?:\[[^[\]\n]{0,80}\])?\.[A-Za-z_][\w-]{0,99}(?:\[[^[\]\n]{0,80}\])?)/;
const OF_ONE_NETWORK =
  /\.(?:vpc_id|vnet_id|network_id|network_name|network_self_link|(?:private|public|intra|database|vnet)?_?subnets?(?:_ids?)?)(?:\[[^\]]*\]|\.\*)?\)?$/;
const NO_THING = /^(?:each|count|self|path|terraform)\./;

/** `aws_vpc.main` of `aws_vpc.main.id`; a variable itself. Undefined where a condition or loop decides. */
export function referenceOf({ document, each }: TerraformBlock, node: YamlNode | undefined): string | undefined {
  const literal = literalOf(document, node);
  if (literal !== undefined) return literal.value;
  const text = expressionOf(document, node);
  if (text === undefined || /\?|\bfor\b|\n/.test(text)) return undefined;
  const reference = REFERENCE.exec(text)?.[1];
  if (reference === undefined || NO_THING.test(reference) || each.has(reference.slice(0, reference.indexOf('.'))))
    return undefined;
  if (/^(?:var|local)\./.test(reference)) return text;
  if (reference.startsWith('module.') && !OF_ONE_NETWORK.test(text)) return text.replace(/\[[^\]]*\]$/, '');
  // `[0]` of `count` is the only one where there is no other.
  const key = keyOf(each.get('each'));
  const whole = reference.replace(/\[(?:0|count\.index|\*)\]/g, '');
  if (!whole.includes('[each.')) return whole;
  return key === undefined ? undefined : whole.replace(/\[each\.\w+\]/g, () => `[${JSON.stringify(key)}]`);
}

function keyOf(each: YamlNode | undefined): string | undefined {
  if (each?.kind === 'map' && each.entries.length === 1) return each.entries[0]?.key;
  return each?.kind === 'sequence' && each.items.length === 1 ? scalarText(each.items[0]) : undefined;
}

export function referencesAt(block: TerraformBlock, key: string): readonly string[] {
  return networksAt([block], key).networks;
}

/** `partial`: one of the references is unknown. */
export function networksAt(
  blocks: readonly TerraformBlock[],
  key: string,
): { readonly networks: readonly string[]; readonly partial?: true } {
  const found = blocks.flatMap((block) => valuesAt(block, key).map((node) => referenceOf(block, node)));
  const networks = [...new Set(found.flatMap((one) => one ?? []))];
  return found.length === 0 || found.includes(undefined) ? { networks, partial: true } : { networks };
}

/** A literal, also as an item of a `for_each`. */
export function textAt(block: TerraformBlock, key: string): Located<string> | undefined {
  const [only, ...others] = valuesAt(block, key);
  return others.length > 0 ? undefined : literalOf(block.document, only);
}

/** `part` tells which references are parts with addresses. */
export function targetsAt(
  block: TerraformBlock,
  key: string,
  isPart: (id: string) => boolean,
): readonly Located<ForwardTarget>[] {
  const port = Number(scalarText(child(block.body, 'port')) ?? 53);
  return valuesAt(block, key).map((node): Located<ForwardTarget> => {
    const at =
      node.kind === 'scalar' && node.value === null
        ? locate(node.text, 0, node.text.text.length)
        : placeOf(block.document, node);
    const literal = literalOf(block.document, node);
    const address = literal === undefined ? undefined : parseAddress(literal.value);
    if (literal !== undefined && address !== undefined)
      return { value: { kind: 'address', address, port: Number.isInteger(port) ? port : 53 }, at: literal.at };
    const id = referenceOf(block, node);
    if (id !== undefined && isPart(id)) return { value: { kind: 'part', id }, at };
    return { value: { kind: 'unknown', text: expressionOf(block.document, node) ?? key }, at };
  });
}
