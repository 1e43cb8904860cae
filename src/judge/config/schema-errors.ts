/** ajv's errors with a place in the file and what to write instead. */
import type { Span } from '../../core/text/location.ts';
import { child, entries, entryOf, items, type YamlNode } from '../../read/documents/document.ts';
import { CONFIG_KEYS } from './config-keys.generated.ts';
import type { TreeError } from './config-yaml.ts';
import { didYouMean, keyName, nearest } from './spelling.ts';
import type { SchemaError } from './validate-config.generated.js';

export function explainSchemaErrors(root: YamlNode, errors: readonly SchemaError[]): readonly TreeError[] {
  return errors
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map((error) => explain(root, error))
    .sort((a, b) => a.span.start - b.span.start);
}

function find(root: YamlNode, pointer: string): { readonly tree: YamlNode; readonly name: string } {
  let tree = root;
  let name = '';
  for (const escaped of pointer.split('/').slice(1)) {
    const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = child(tree, step) ?? items(tree)[Number(step)];
    if (next === undefined) break;
    const shown = /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(step) ? step : '[...]';
    name = tree.kind === 'sequence' ? `${name}[${step}]` : name === '' ? shown : `${name}.${shown}`;
    tree = next;
  }
  return { tree, name };
}

function explain(root: YamlNode, error: SchemaError): TreeError {
  const { tree, name } = find(root, error.instancePath);
  const at = tree.span;
  const what = name === '' ? 'the configuration' : name;
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = keysAt(error.instancePath);
      const span: Span = entryOf(tree, key)?.keySpan ?? at;
      const where = name === '' ? '' : ` in ${name}`;
      return { message: `unknown ${keyName(key, 'key')}${where}${suggestKey(key, known)}`, span };
    }
    case 'required':
      return {
        message: `${what} lacks "${String(params.missingProperty)}", which is required`,
        span: firstLine(tree),
      };
    case 'enum': {
      const allowed = (Array.isArray(params.allowedValues) ? params.allowedValues : []).map(String);
      const written = tree.kind === 'scalar' ? String(tree.value) : '';
      return {
        message: `${what} must be ${oneOf(allowed)}, not ${nounOf(tree)}${hint(tree, allowed, written)}`,
        span: at,
      };
    }
    case 'const':
      return {
        message: `${what} must be ${String(params.allowedValue)}, not ${nounOf(tree)}`,
        span: at,
      };
    case 'type':
      return {
        message: `${what} must be ${nounsOf(params.type)}, not ${nounOf(tree)}${quoteIt(tree, params.type)}`,
        span: at,
      };
    case 'minItems':
      return { message: `${what} is an empty list; it needs at least ${String(params.limit)}`, span: at };
    case 'maxItems':
      return { message: `${what} has more than ${String(params.limit)} entries`, span: at };
    case 'minimum':
    case 'maximum': {
      const bound = error.keyword === 'minimum' ? 'at least' : 'at most';
      return { message: `${what} must be ${bound} ${String(params.limit)}, not ${nounOf(tree)}`, span: at };
    }
    default:
      return { message: `${what} does not fit the schema (${error.keyword})`, span: at };
  }
}

function keysAt(pointer: string): readonly string[] {
  const steps = pointer.split('/');
  for (const [place, keys] of CONFIG_KEYS) {
    const shape = place.split('/');
    if (shape.length === steps.length && shape.every((one, i) => one === '*' || one === steps[i])) return keys;
  }
  return [];
}

function suggestKey(key: string, known: readonly string[]): string {
  if (nearest(key, known) !== undefined) return didYouMean(key, known);
  for (const [place, keys] of CONFIG_KEYS) {
    if (!keys.includes(key)) continue;
    const under = place.slice(1).replaceAll('/*', '[]').replaceAll('/', '.');
    return under === '' ? '; it belongs at the top level' : `; it belongs under ${under}`;
  }
  return `; known are ${known.join(', ')}`;
}

/** `off` was false in YAML 1.1, so people write `false`. */
function hint(tree: YamlNode, allowed: readonly string[], written: string): string {
  if (tree.kind === 'scalar' && tree.value === false && allowed.includes('off')) return '; write off';
  return didYouMean(written, allowed);
}

function quoteIt(tree: YamlNode, type: unknown): string {
  const text = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (text && tree.kind === 'scalar' && tree.value !== null) return '; put it in quotes';
  if (type === 'array' && tree.kind === 'scalar' && tree.value !== null) return '; write it as [...]';
  return '';
}

function oneOf(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? '') : `one of ${words.join(', ')}`;
}

function nounsOf(type: unknown): string {
  const types = (Array.isArray(type) ? type : [type]).map(String);
  return types.map((one) => NOUNS.get(one) ?? one).join(' or ');
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['object', 'a map'],
  ['array', 'a list'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
]);

/** Never quotes the value: the file may not be the one meant. */
function nounOf(tree: YamlNode): string {
  if (tree.kind === 'map') return 'a map';
  if (tree.kind === 'sequence') return 'a list';
  if (tree.value === null) return 'empty';
  if (typeof tree.value === 'string') return tree.value === '' ? 'empty text' : 'this text';
  return typeof tree.value === 'number' ? 'this number' : 'a truth value';
}

function firstLine(tree: YamlNode): Span {
  return entries(tree)[0]?.keySpan ?? { start: tree.span.start, end: tree.span.start };
}
