/** Values replace each other whole. Jinja: a variable, a default, the nth address of a subnet; else opaque. */

import { nthAddress } from '../../core/dns/endpoint.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { placeOfText } from '../../languages/shared/fields.ts';
import {
  isNull,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { DEFAULTS } from './names.ts';

export interface Stated {
  readonly document: YamlDocument;
  readonly entry: YamlEntry;
}
export interface Variables {
  readonly stated: ReadonlyMap<string, Stated>;
  readonly notices: Notice[];
  readonly at: Location;
  /** Resolved once: variables that name each other twice would otherwise grow exponentially. */
  readonly known: Map<string, ResolvedText | undefined>;
}

export interface ResolvedText {
  readonly value: string | undefined;
  readonly at: Location;
  readonly isDefault: boolean;
}

const MAX_REFERENCES = 8;
const MAX_EXPRESSION = 2_000;

export function isStated(variables: Variables, name: string): boolean {
  const value = variables.stated.get(name)?.entry.value;
  return value !== undefined && !isNull(value);
}

export function placeOfVariable(variables: Variables, ...names: readonly string[]): Location {
  for (const name of names) {
    const found = variables.stated.get(name);
    if (found !== undefined) return placeOfKey(found.document, found.entry);
  }
  return variables.at;
}

/** Undefined without statement and default. */
export function textOf(variables: Variables, name: string, depth = 0): ResolvedText | undefined {
  if (variables.known.has(name)) return variables.known.get(name);
  const resolved = resolveText(variables, name, depth);
  // Incomplete where cut off by depth.
  if (depth < MAX_REFERENCES) variables.known.set(name, resolved);
  return resolved;
}

function resolveText(variables: Variables, name: string, depth: number): ResolvedText | undefined {
  const statement = variables.stated.get(name);
  const node = statement?.entry.value;
  if (statement === undefined || node === undefined || isNull(node)) {
    const value = DEFAULTS.get(name);
    return value === undefined ? undefined : { value, at: variables.at, isDefault: true };
  }
  const raw = scalarText(node);
  if (raw === undefined || node.kind !== 'scalar')
    return { value: undefined, at: placeOfKey(statement.document, statement.entry), isDefault: false };
  const referred = followReference(variables, raw, depth);
  if (referred !== undefined) return referred;
  return {
    value: resolved(variables, raw, depth),
    at: placeOfText(statement.document, node),
    isDefault: false,
  };
}

/** `{{ other }}` alone has the other's value and place. */
function followReference(variables: Variables, raw: string, depth: number): ResolvedText | undefined {
  const name = nameIn(raw);
  if (name === undefined || depth >= MAX_REFERENCES) return undefined;
  return isStated(variables, name) || DEFAULTS.has(name) ? textOf(variables, name, depth + 1) : undefined;
}

function nameIn(raw: string): string | undefined {
  if (raw.length > MAX_EXPRESSION) return undefined;
  return /^\s{0,9}\{\{\s{0,9}([A-Za-z_]\w{0,99})\s{0,9}\}\}\s{0,9}$/.exec(raw)?.[1];
}

export function resolved(variables: Variables, raw: string, depth = 0): string | undefined {
  if (!raw.includes('{{') && !raw.includes('{%')) return raw;
  if (raw.length > MAX_EXPRESSION || depth >= MAX_REFERENCES) return undefined;
  let unknown = false;
  let length = 0;
  const text = raw.replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => {
    const value = unknown ? undefined : evaluateExpression(variables, expression.trim(), depth);
    length += value?.length ?? 0;
    if (value === undefined || length > MAX_EXPRESSION) unknown = true;
    return unknown ? '' : (value ?? '');
  });
  return unknown || text.includes('{{') || text.includes('{%') ? undefined : text;
}

function evaluateExpression(variables: Variables, expression: string, depth: number): string | undefined {
  const [head = '', ...filters] = expression.split('|').map((part) => part.trim());
  if (!/^[A-Za-z_]\w*$/.test(head)) return countedAddress(variables, head, filters, depth);
  const defaults = filters.flatMap((filter) => /^(?:default|d)\(\s*(['"])([^'"]*)\1\s*\)$/.exec(filter)?.[2] ?? []);
  if (defaults.length === filters.length) {
    const known = textOf(variables, head, depth + 1);
    if (known === undefined) return defaults[0];
    return known.value;
  }
  return countedAddress(variables, head, filters, depth);
}

/** `kube_service_addresses | ansible.utils.ipaddr('net') | ansible.utils.ipaddr(3) | ansible.utils.ipaddr('address')`. */
function countedAddress(
  variables: Variables,
  head: string,
  filters: readonly string[],
  depth: number,
): string | undefined {
  const subnet = /^(kube_service_(?:addresses|subnets))(?:\.split\(','\))?$/.exec(head)?.[1];
  const counted = filters.flatMap((filter) => /(?:^|\.)ipaddr\((\d{1,3})\)$/.exec(filter)?.[1] ?? []);
  const [nth] = counted;
  if (subnet === undefined || nth === undefined || counted.length !== 1) return undefined;
  if (!filters.every((filter) => filter === 'first' || /(?:^|\.)ipaddr\((?:\d{1,3}|'net'|'address')\)$/.test(filter)))
    return undefined;
  const known = textOf(variables, isStated(variables, subnet) ? subnet : 'kube_service_addresses', depth + 1)?.value;
  return known === undefined ? undefined : nthAddress(known.split(',')[0]?.trim() ?? '', Number(nth));
}

/** Ansible's `bool` filter. */
export function flagOf(variables: Variables, name: string): boolean | undefined {
  const value = textOf(variables, name)?.value?.trim().toLowerCase();
  if (value === undefined) return undefined;
  return ['true', 'yes', 'on', '1', 'y', 't'].includes(value);
}

export interface Item {
  readonly value: string | undefined;
  readonly at: Location;
}

export function listOf(variables: Variables, name: string): readonly Item[] | undefined {
  let statement = variables.stated.get(name);
  for (let depth = 0; depth < MAX_REFERENCES; depth += 1) {
    const node = statement?.entry.value;
    const other = node === undefined ? undefined : nameIn(scalarText(node) ?? '');
    if (other === undefined || !isStated(variables, other)) break;
    statement = variables.stated.get(other);
  }
  const node = statement?.entry.value;
  if (statement === undefined || node === undefined || isNull(node)) return undefined;
  if (node.kind !== 'sequence') return [{ value: undefined, at: placeOfKey(statement.document, statement.entry) }];
  return itemsOf(variables, statement.document, node);
}

export function itemsOf(variables: Variables, document: YamlDocument, node: YamlNode | undefined): readonly Item[] {
  return items(node).map((item) => {
    const raw = scalarText(item);
    if (raw === undefined || item.kind !== 'scalar') return { value: undefined, at: placeOf(document, item) };
    return { value: resolved(variables, raw), at: placeOfText(document, item) };
  });
}

/** Several lines with their places; undefined where not stated, or with Jinja. */
export function blockOf(variables: Variables, name: string): SourceText | undefined {
  const statement = variables.stated.get(name);
  const source = sourceOf(statement?.entry.value);
  if (statement === undefined) return undefined;
  if (source === undefined || source.text.includes('{{') || source.text.includes('{%')) {
    const at = placeOfKey(statement.document, statement.entry);
    if (isStated(variables, name))
      variables.notices.push(
        notModelled(`\`${name}\` is filled in by Ansible, and left out of the Corefile that kubespray writes`, at),
      );
    return undefined;
  }
  return source.text.trim() === '' ? undefined : source;
}

export function located(known: ResolvedText): Located<string> | undefined {
  return known.value === undefined ? undefined : { value: known.value, at: known.at };
}
