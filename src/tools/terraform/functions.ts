/** Functions of Terraform (developer.hashicorp.com/terraform/language/functions) whose arguments are known. */
import type { Span } from '../../core/text/location.ts';
import { concat, locate, replaceMatches, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { base64Text } from '../../read/documents/base64.ts';
import { child, isEmptyScalar, type YamlEntry, type YamlNode } from '../../read/documents/document.ts';
import { moved } from '../../read/documents/synthetic-source.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { becauseOf, isUnknown, literalIn, MAX_NESTED, madeScalar, type Scope, textIn, trimmed } from './values.ts';

export interface Call {
  readonly name: string;
  /** Undefined: not known. */
  readonly arguments: readonly (YamlNode | undefined)[];
  readonly span: Span;
}

type Known = readonly YamlNode[];

/** Undefined for a function that is not here, and where an argument that counts is not known. */
export function called({ name, arguments: all, span }: Call, scope: Scope): YamlNode | undefined {
  if (name === 'try') return all[0];
  // Of a type: what it has by default.
  if (name === 'object') return all[0];
  if (name === 'optional') return all[1] === undefined ? undefined : withDefaults(all[1], all[0]);
  if (name === 'coalesce') {
    const index = all.findIndex((one) => one === undefined || !isEmptyScalar(one));
    return becauseOf(all[index], all.slice(0, index));
  }
  const known = all.filter((one) => one !== undefined);
  if (known.length < all.length) return undefined;
  const [first] = known;
  if (SAME.has(name)) return known.length === 1 ? first : undefined;
  const text = textFunction(name, known, scope);
  if (text !== undefined) return madeScalar(text, span);
  switch (name) {
    case 'yamldecode':
    case 'jsondecode': {
      const source = textIn(first);
      const root = source === undefined || source.text.includes('${') ? undefined : readYaml(source).value;
      return root === undefined ? undefined : moved(root, () => span);
    }
    case 'concat':
    case 'compact':
      return known.every((one) => one.kind === 'sequence')
        ? { kind: 'sequence', items: known.flatMap((one) => one.items), span }
        : undefined;
    case 'merge':
      return merged(known, span);
    case 'lookup': {
      const key = literalIn(known[1]);
      return first?.kind === 'map' && key !== undefined ? (child(first, key) ?? known[2]) : undefined;
    }
    default:
      return undefined;
  }
}

/** Attributes that an object leaves to its type (developer.hashicorp.com/terraform/language/expressions/type-constraints). */
export function withDefaults(value: YamlNode, type: YamlNode | undefined, depth = 0): YamlNode {
  if (value.kind !== 'map' || type?.kind !== 'map' || depth > MAX_NESTED) return value;
  const stated = value.entries.map((one) => ({
    ...one,
    value: withDefaults(one.value, child(type, one.key), depth + 1),
  }));
  const keys = new Set(value.entries.filter((one) => !isEmptyScalar(one.value)).map(({ key }) => key));
  const added = type.entries.filter((one) => !keys.has(one.key) && !isUnknown(one.value));
  return { ...value, entries: [...stated, ...added] };
}

/** Their value is the argument's, which its reader decodes. */
const SAME: ReadonlySet<string> = new Set([
  'yamlencode',
  'jsonencode',
  'tomap',
  'tolist',
  'toset',
  'tostring',
  'tonumber',
  'nonsensitive',
]);

function textFunction(name: string, known: Known, { read, effort }: Scope): SourceText | undefined {
  const [first, ...others] = known;
  const text = textIn(first);
  if (text === undefined) return undefined;
  switch (name) {
    case 'file':
      return text.text.includes('${') ? undefined : read(text.text);
    case 'base64decode':
      return text.text.includes('${') ? undefined : base64Text(text);
    case 'replace':
      return replaced(text, literalIn(others[0]), textIn(others[1]), effort.characters);
    case 'join':
      return joined(text, others, effort.characters);
    case 'format':
      return formatted(text, others);
    case 'trimspace':
      return trimmed(text);
    case 'chomp':
      return slice(text, 0, text.text.replace(/[\r\n]{1,9}$/, '').length);
    case 'indent':
      return indented(Number(text.text), textIn(others[0]), effort.characters);
    default:
      return undefined;
  }
}

/** A pattern in slashes is a regular expression (RE2); only words and blanks are read of it. */
function replaced(
  text: SourceText,
  pattern: string | undefined,
  by: SourceText | undefined,
  most: number,
): SourceText | undefined {
  if (pattern === undefined || by === undefined || pattern === '') return undefined;
  const isExpression = pattern.length > 1 && pattern.startsWith('/') && pattern.endsWith('/');
  const words = isExpression ? pattern.slice(1, -1) : pattern;
  if (isExpression && (!/^[\w ]+$/.test(words) || by.text.includes('$'))) return undefined;
  if (!text.text.includes(words)) return text;
  const literal = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'g');
  return replaceMatches(text, literal, () => by, most);
}

function joined(separator: SourceText, [list, ...others]: Known, most: number): SourceText | undefined {
  if (list?.kind !== 'sequence' || others.length > 0) return undefined;
  const texts = list.items.map(textIn);
  const parts = texts.flatMap((one, index) => (index === 0 ? [one] : [separator, one]));
  const known = parts.filter((one) => one !== undefined);
  const length = known.reduce((sum, one) => sum + one.text.length, 0);
  if (known.length < parts.length || length > most) return undefined;
  return known.length === 0 ? slice(separator, 0, 0) : concat(known);
}

function formatted(text: SourceText, values: Known): SourceText | undefined {
  let next = 0;
  let isKnown = true;
  const made = replaceMatches(text, /%%|%\S/g, ({ 0: verb, index }) => {
    if (verb === '%%') return slice(text, index, index + 1);
    const value = textIn(values[next]);
    next += 1;
    isKnown &&= value !== undefined && /^%[sdv]$/.test(verb);
    return value;
  });
  return isKnown && next === values.length ? (made ?? text) : undefined;
}

function indented(count: number, text: SourceText | undefined, most: number): SourceText | undefined {
  if (text === undefined || !Number.isInteger(count) || count < 0 || count > 100) return undefined;
  if (!text.text.includes('\n')) return text;
  const line = ({ index }: RegExpExecArray): SourceText =>
    synthetic(locate(text, index, index + 1), `\n${' '.repeat(count)}`);
  return replaceMatches(text, /\n/g, line, most);
}

function merged(maps: Known, span: Span): YamlNode | undefined {
  const entries = new Map<string, YamlEntry>();
  for (const map of maps) {
    if (map.kind !== 'map') return undefined;
    for (const entry of map.entries) entries.set(entry.key, entry);
  }
  return { kind: 'map', entries: [...entries.values()], span };
}
