/** Functions of templates (text/template funcs.go, Masterminds/sprig, helm pkg/engine/funcs.go), as far as they are followed. */
import type { Location } from '../../core/text/location.ts';
import { concat, gather, type Piece, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { child, entries, items, type YamlEntry, type YamlNode } from '../../read/documents/document.ts';
import { mergedNodes } from './layers.ts';

const NOWHERE = { start: 0, end: 0 };

/** Where it is written out it gets a place. */
export function madeNode(value: SourceText | number | boolean | null): YamlNode {
  const isText = typeof value === 'object' && value !== null;
  const text = isText ? value : { text: String(value ?? ''), file: { path: '', text: '' }, segments: [] };
  return { kind: 'scalar', value: isText ? value.text : value, text, span: NOWHERE };
}

/** text/template IsTrue. */
export function isTrue(node: YamlNode): boolean {
  if (node.kind === 'scalar') return Boolean(node.value);
  return (node.kind === 'map' ? node.entries : node.items).length > 0;
}

/** YAML 1.1 has more words for truth, and Go writes large numbers in other ways. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off)$/i;
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,5})(?:\.\d{1,3})?$/;

/** As it is written out; undefined where that is not known. */
export function printed(node: YamlNode, at: Location): SourceText | undefined {
  if (node.kind !== 'scalar') return undefined;
  const { value, text } = node;
  if (typeof value === 'number' && !PLAIN_NUMBER.test(text.text)) return undefined;
  if (typeof value === 'string') return AMBIGUOUS.test(value) || text.text !== value ? undefined : text;
  return text.segments.length > 0 && typeof value === 'number' ? text : synthetic(at, String(value ?? ''));
}

/** Undefined for a function, or a call of it, that is not followed. */
export function called(name: string, list: readonly YamlNode[], at: Location): YamlNode | undefined {
  const found = ofValues(name, list, at);
  if (found !== undefined) return found;
  const texts = list.flatMap((node) => printed(node, at) ?? []);
  const [one, two] = texts;
  if (texts.length < list.length) return undefined;
  const answer = one === undefined || two === undefined ? undefined : ofTwo(name, one.text, two);
  if (answer !== undefined) return answer;
  const made = ofTexts(name, texts, at);
  return made === undefined ? undefined : madeNode(typeof made === 'string' ? synthetic(at, made) : made);
}

function ofValues(name: string, list: readonly YamlNode[], at: Location): YamlNode | undefined {
  const [first, second, third] = list;
  if (/^s?quote$/.test(name) && list.every(isNothing)) return madeNode(synthetic(at, ''));
  if (name === 'list') return { kind: 'sequence', items: list, span: NOWHERE };
  if (name === 'dict') return mapOf(list);
  if (first === undefined) return LITERALS.get(name);
  switch (name) {
    case 'append':
      return second && { kind: 'sequence', items: [...items(first), second], span: NOWHERE };
    case 'merge':
      return list.every(({ kind }) => kind === 'map') ? list.toReversed().reduce(mergedNodes) : undefined;
    case 'has':
      return second && madeNode(items(second).some((one) => areEqual(first, one)));
    case 'default':
      return second !== undefined && isTrue(second) ? second : first;
    case 'coalesce':
      return list.find(isTrue) ?? madeNode(null);
    case 'required':
      return second !== undefined && isTrue(second) ? second : undefined;
    case 'ternary':
      return third?.kind === 'scalar' && typeof third.value === 'boolean' ? (third.value ? first : second) : undefined;
    case 'not':
    case 'empty':
      return madeNode(!isTrue(first));
    case 'len':
      return first.kind === 'scalar'
        ? undefined
        : madeNode((first.kind === 'map' ? first.entries : first.items).length);
    case 'first':
      return items(first)[0];
    case 'last':
      return items(first).at(-1);
    case 'get':
      return child(first, wordOf(second)) ?? madeNode(null);
    case 'hasKey':
      return madeNode(child(first, wordOf(second)) !== undefined);
    case 'join':
      return second === undefined ? undefined : joined(wordOf(first), second, at);
    case 'eq':
    case 'ne': {
      const alike = list.slice(1).map((one) => areEqual(first, one));
      return alike.includes(undefined) ? undefined : madeNode(alike.includes(true) === (name === 'eq'));
    }
    case 'printf': {
      const text = formatted(list, at);
      return text && madeNode(text);
    }
    case 'toYaml': {
      const text = asYaml(first, at);
      return text && madeNode(text);
    }
    default:
      return undefined;
  }
}

function mapOf(list: readonly YamlNode[]): YamlNode {
  const made = list.flatMap((node, index): YamlEntry[] => {
    const value = index % 2 === 0 ? list[index + 1] : undefined;
    return value === undefined ? [] : [{ key: wordOf(node), keySpan: NOWHERE, value }];
  });
  return { kind: 'map', entries: made, span: NOWHERE };
}

const LITERALS: ReadonlyMap<string, YamlNode> = new Map([
  ['true', madeNode(true)],
  ['false', madeNode(false)],
  ['nil', madeNode(null)],
]);

/** Of one type: of others `eq` is an error, as it is of a number in a file and one in a template. */
function areEqual(one: YamlNode, other: YamlNode): boolean | undefined {
  if (one.kind !== 'scalar' || other.kind !== 'scalar' || typeof one.value !== typeof other.value) return undefined;
  return typeof one.value === 'number' ? undefined : one.value === other.value;
}

function isNothing(node: YamlNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

function wordOf(node: YamlNode | undefined): string {
  return node?.kind === 'scalar' ? node.text.text : '';
}

/** The text that is changed is the last argument. */
function ofTexts(
  name: string,
  [first, second, third]: readonly SourceText[],
  at: Location,
): SourceText | string | undefined {
  const words = first?.text ?? '';
  switch (name) {
    case 'quote':
    case 'squote': {
      const mark = synthetic(at, name === 'quote' ? '"' : "'");
      return first === undefined || second !== undefined || /["'\\\n]/.test(words)
        ? undefined
        : concat([mark, first, mark]);
    }
    case 'toString':
      return first;
    case 'trim':
      return first && sliceOf(first, words.length - words.trimStart().length, words.trimEnd().length);
    case 'indent':
      return second && indented(second, Number(words));
    case 'nindent':
      return second && concat([synthetic(at, '\n'), indented(second, Number(words))]);
    case 'trimSuffix':
      return second?.text.endsWith(words) ? sliceOf(second, 0, second.text.length - words.length) : second;
    case 'trimPrefix':
      return second?.text.startsWith(words) ? sliceOf(second, words.length, second.text.length) : second;
    case 'trunc':
      return second && /^\d+$/.test(words)
        ? sliceOf(second, 0, Math.min(Number(words), second.text.length))
        : undefined;
    case 'replace':
      return second && third?.text.replaceAll(words, () => second.text);
    case 'trimAll':
      return second && trimmed(second, words);
    case 'lower':
      return words.toLowerCase();
    case 'upper':
      return words.toUpperCase();
    case 'base':
      return words.split('/').at(-1);
    default:
      return undefined;
  }
}

/** strings.Trim. */
function trimmed(text: SourceText, characters: string): SourceText {
  let [from, to] = [0, text.text.length];
  while (from < to && characters.includes(text.text[from] ?? '')) from += 1;
  while (to > from && characters.includes(text.text[to - 1] ?? '')) to -= 1;
  return slice(text, from, to);
}

/** What two texts say of each other, and the lists that one makes. */
function ofTwo(name: string, first: string, second: SourceText): YamlNode | undefined {
  switch (name) {
    case 'contains':
      return madeNode(second.text.includes(first));
    case 'hasPrefix':
      return madeNode(second.text.startsWith(first));
    case 'hasSuffix':
      return madeNode(second.text.endsWith(first));
    case 'regexMatch':
      // Letters alone, which no engine reads in another way.
      return /^\^?[\w.-]{1,100}\$?$/.test(first) ? madeNode(new RegExp(first).test(second.text)) : undefined;
    case 'splitList': {
      const found: YamlNode[] = [];
      let from = 0;
      for (const { length } of first === '' ? [] : second.text.split(first)) {
        found.push(madeNode(slice(second, from, from + length)));
        from += length + first.length;
      }
      return first === '' ? undefined : { kind: 'sequence', items: found, span: NOWHERE };
    }
    default:
      return undefined;
  }
}

function sliceOf(text: SourceText, from: number, to: number): SourceText {
  return slice(text, from, Math.max(from, to));
}

/** `spares`: empty lines stay empty. */
function indented(source: SourceText, by: number, spares = false): SourceText {
  const pad = ' '.repeat(Math.min(Math.max(0, by || 0), MAX_INDENT));
  const pieces: Piece[] = [];
  for (let start = 0; start <= source.text.length; ) {
    const feed = source.text.indexOf('\n', start);
    const end = feed === -1 ? source.text.length : feed + 1;
    if (!spares || !/^\n?$/.test(source.text.slice(start, end))) pieces.push({ start, end: start, text: pad });
    pieces.push({ start, end });
    if (feed === -1) break;
    start = end;
  }
  return gather(source, pieces);
}

const MAX_INDENT = 40;

/** `%s`, `%d` and `%v` of texts, and of whole numbers that a template states: those of a file are no integers. */
function formatted([format, ...list]: readonly YamlNode[], at: Location): SourceText | undefined {
  const words = format?.kind === 'scalar' ? format.text.text : '%';
  const parts: SourceText[] = [];
  let next = 0;
  for (const [part] of words.matchAll(/%[\s\S]?|[^%]+/g)) {
    const isVerb = /^%[sdv]$/.test(part);
    const node = isVerb ? list[next] : undefined;
    if (isVerb) next += 1;
    const text = isVerb
      ? verb(part, node, at)
      : /^%[^%]?$/.test(part)
        ? undefined
        : synthetic(at, part.replace('%%', '%'));
    if (text === undefined) return undefined;
    parts.push(text);
  }
  return next === list.length && parts.length > 0 ? concat(parts) : undefined;
}

function verb(part: string, node: YamlNode | undefined, at: Location): SourceText | undefined {
  if (node?.kind !== 'scalar' || node.value === null) return undefined;
  const isInteger = typeof node.value === 'number' && node.text.segments.length === 0;
  const fits = part === '%v' || (part === '%d' ? isInteger : typeof node.value === 'string');
  return fits ? printed(node, at) : undefined;
}

function joined(between: string, node: YamlNode, at: Location): YamlNode | undefined {
  const texts = items(node).map((one) => printed(one, at));
  if (node.kind !== 'sequence' || texts.some((one) => one === undefined)) return undefined;
  const parts = texts.flatMap((one, index) =>
    one === undefined ? [] : index === 0 ? [one] : [synthetic(at, between), one],
  );
  return madeNode(parts.length === 0 ? synthetic(at, '') : concat(parts));
}

/** As Go writes a map: its keys sorted, texts of lines in blocks. */
function asYaml(node: YamlNode, at: Location): SourceText | undefined {
  if (node.kind === 'scalar') return textInYaml(node, at);
  const isMap = node.kind === 'map';
  const members = isMap
    ? [...entries(node)].sort((a, b) => (a.key < b.key ? -1 : 1)).map((one) => [`${one.key}:`, one.value] as const)
    : items(node).map((one) => ['-', one] as const);
  const lines = members.flatMap(([lead, value], index) => {
    const text = asYaml(value, at);
    const isBelow = isMap && value.kind === 'map' && value.entries.length > 0;
    if (text === undefined || (value.kind !== 'scalar' && !isBelow)) return [undefined];
    const start = synthetic(at, `${index === 0 ? '' : '\n'}${lead}${isBelow ? '\n' : ' '}`);
    return [start, isBelow ? indented(text, 2, true) : text];
  });
  const known = lines.flatMap((one) => one ?? []);
  return known.length < lines.length
    ? undefined
    : known.length === 0
      ? synthetic(at, isMap ? '{}' : '[]')
      : concat(known);
}

function textInYaml(node: YamlNode, at: Location): SourceText | undefined {
  const text = printed(node, at);
  if (text === undefined || node.kind !== 'scalar' || typeof node.value !== 'string') return text;
  const words = text.text;
  if (!words.includes('\n'))
    return PLAIN.test(words) ? inQuotes(text, at, !/^(?:true|false|null)$/i.test(words)) : undefined;
  const end = words.length - (words.endsWith('\n') ? 1 : 0);
  if (/^\s|\n\n$/.test(words)) return undefined;
  const lines = indented(sliceOf(text, 0, end), 2, true);
  return concat([synthetic(at, end < words.length ? '|\n' : '|-\n'), lines]);
}

function inQuotes(text: SourceText, at: Location, isPlain: boolean): SourceText {
  return isPlain ? text : concat([synthetic(at, '"'), text, synthetic(at, '"')]);
}

/** Words, and addresses: what YAML takes for a number or a date is in quotes. */
const PLAIN = /^(?:[A-Za-z/][\w./-]*(?: [\w./-]+)*|(?:\d{1,3}\.){3}\d{1,3})$/;
