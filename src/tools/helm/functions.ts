/** Functions of templates (text/template funcs.go, Masterminds/sprig, helm pkg/engine/funcs.go), as far as they are followed. */
import type { Location } from '../../core/text/location.ts';
import {
  concat,
  gather,
  locate,
  type Piece,
  replaceMatches,
  type SourceText,
  slice,
  synthetic,
} from '../../core/text/source-text.ts';
import { base64Text } from '../../read/documents/base64.ts';
import {
  child,
  childAt,
  entries,
  isNull,
  items,
  type YamlEntry,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';

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

/** What a function may make, and where that stands. */
export interface Making {
  readonly at: Location;
  /** As in `Asking`. */
  readonly take: (count: number) => boolean;
}

/** Characters and stretches of a text, or members: what it costs to look through it or to copy it. */
export function weightOf(one: SourceText | YamlNode): number {
  if (!('kind' in one)) return one.text.length + one.segments.length;
  if (one.kind === 'scalar') return weightOf(one.text);
  return (one.kind === 'map' ? one.entries : one.items).length * MEMBER;
}

/** Characters that a member counts as. */
const MEMBER = 16;

function weightOfAll(list: readonly (SourceText | YamlNode)[]): number {
  return list.reduce((sum, one) => sum + weightOf(one) + 1, 0);
}

/** Undefined for a function, or a call of it, that is not followed, or for which there is no room. */
export function called(name: string, list: readonly YamlNode[], making: Making): YamlNode | undefined {
  const { at, take } = making;
  if (!take(weightOfAll(list))) return undefined;
  const plain = /^must[A-Z]/.test(name) ? `${name.slice(4, 5).toLowerCase()}${name.slice(5)}` : name;
  const found = ofValues(plain, list, making);
  if (found !== undefined) return found;
  const texts = list.flatMap((node) => printed(node, at) ?? []);
  const [one, two] = texts;
  if (texts.length < list.length) return undefined;
  const answer = one === undefined || two === undefined ? undefined : ofTwo(plain, one.text, two, making);
  if (answer !== undefined) return answer;
  const made = ofTexts(plain, texts, making);
  return made === undefined ? undefined : madeNode(typeof made === 'string' ? synthetic(at, made) : made);
}

/** Parts as one, where there is room. */
function together(parts: readonly SourceText[], { at, take }: Making): SourceText | undefined {
  if (!take(weightOfAll(parts))) return undefined;
  return parts.length === 0 ? synthetic(at, '') : concat(parts);
}

function ofValues(name: string, list: readonly YamlNode[], making: Making): YamlNode | undefined {
  const [first, second, third] = list;
  if (/^s?quote$/.test(name) && list.every(isNull)) return madeNode(synthetic(making.at, ''));
  if (name === 'list' || name === 'tuple') return { kind: 'sequence', items: list, span: NOWHERE };
  if (name === 'dict') return mapOf(list);
  if (first === undefined) return LITERALS.get(name);
  switch (name) {
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
    case 'eq':
    case 'ne': {
      const alike = list.slice(1).map((one) => areEqual(first, one));
      return alike.includes(undefined) ? undefined : madeNode(alike.includes(true) === (name === 'eq'));
    }
    case 'kindIs':
    case 'typeIs':
      return second && isOneOf(wordOf(first), typesOf(second)[name === 'kindIs' ? 'kinds' : 'types']);
    case 'kindOf':
    case 'typeOf': {
      const [one, ...others] = typesOf(first)[name === 'kindOf' ? 'kinds' : 'types'];
      return one === undefined || others.length > 0 ? undefined : madeNode(synthetic(making.at, one));
    }
    case 'get':
      return child(first, wordOf(second)) ?? madeNode(null);
    case 'hasKey':
      return madeNode(child(first, wordOf(second)) !== undefined);
    default:
      return ofLists(name, [first, ...list.slice(1)], making);
  }
}

function isOneOf(word: string, possible: readonly string[]): YamlNode | undefined {
  if (!possible.includes(word)) return madeNode(false);
  return possible.length === 1 ? madeNode(true) : undefined;
}

const NUMBERS = ['float64', 'int64', 'int'];
const SCALARS: Readonly<Record<string, readonly string[]>> = {
  string: ['string'],
  boolean: ['bool'],
  number: NUMBERS,
  bigint: NUMBERS,
};

/** Those it may have (Masterminds/sprig reflect.go): numbers by who states them, and values of helm's own are maps. */
function typesOf(node: YamlNode): { readonly kinds: readonly string[]; readonly types: readonly string[] } {
  if (node.kind === 'sequence') return { kinds: ['slice'], types: ['[]interface {}'] };
  if (node.kind === 'map')
    return { kinds: ['map'], types: ['map[string]interface {}', 'chartutil.Values', 'common.Values'] };
  const { value } = node;
  if (value === null) return { kinds: ['invalid'], types: ['<nil>'] };
  const one = AMBIGUOUS.test(String(value)) ? ['string', 'bool'] : (SCALARS[typeof value] ?? []);
  return { kinds: one, types: one };
}

function ofLists(
  name: string,
  list: readonly [YamlNode, ...(readonly YamlNode[])],
  making: Making,
): YamlNode | undefined {
  const [first, second] = list;
  switch (name) {
    case 'append':
      return second && { kind: 'sequence', items: [...items(first), second], span: NOWHERE };
    case 'merge':
      return mergedMaps(list, making);
    case 'mergeOverwrite':
      return mergedMaps(list.toReversed(), making);
    case 'deepCopy':
      return { ...first, span: NOWHERE };
    case 'set':
      return mergedMaps([mapOf(list.slice(1)), first], making);
    case 'dig': {
      const found = childAt(list.at(-1), list.slice(0, -2).map(wordOf));
      return found ?? list.at(-2);
    }
    case 'pluck': {
      const found = list.slice(1).flatMap((one) => child(one, wordOf(first)) ?? []);
      return { kind: 'sequence', items: found, span: NOWHERE };
    }
    case 'has':
      return second && making.take(weightOf(first) * weightOf(second))
        ? madeNode(items(second).some((one) => areEqual(first, one)))
        : undefined;
    case 'len':
      return first.kind === 'scalar'
        ? undefined
        : madeNode((first.kind === 'map' ? first.entries : first.items).length);
    case 'first':
      return items(first)[0];
    case 'last':
      return items(first).at(-1);
    case 'join':
      return second && joined(wordOf(first), second, making);
    case 'printf':
      return textNode(formatted(list, making));
    case 'toYaml':
    case 'toYamlPretty':
      return textNode(asYaml(first, making));
    case 'toJson':
    case 'toRawJson':
    case 'toPrettyJson':
      return textNode(asJson(first, making, name === 'toPrettyJson' ? '\n' : ''));
    case 'fromYaml':
    case 'fromJson': {
      const text = printed(first, making.at);
      const root = text === undefined ? undefined : readYaml(text).value;
      return root?.kind === 'map' ? root : undefined;
    }
    default:
      return someOf(name, list, making);
  }
}

/** A list without some of its members. */
function someOf(name: string, [list, ...given]: readonly YamlNode[], { take }: Making): YamlNode | undefined {
  if (list?.kind !== 'sequence' || !take(weightOf(list) * (given.length + 1))) return undefined;
  const of = (some: readonly YamlNode[]): YamlNode => ({ kind: 'sequence', items: some, span: NOWHERE });
  switch (name) {
    case 'rest':
      return of(list.items.slice(1));
    case 'initial':
      return of(list.items.slice(0, -1));
    case 'slice': {
      const [from = 0, to = list.items.length] = given.map((one) => (one.kind === 'scalar' ? Number(one.value) : -1));
      return 0 <= from && from <= to && to <= list.items.length ? of(list.items.slice(from, to)) : undefined;
    }
    case 'without': {
      const alike = list.items.map((item) => given.map((one) => areEqual(item, one)));
      return alike.flat().includes(undefined) ? undefined : of(list.items.filter((_, i) => !alike[i]?.includes(true)));
    }
    default:
      return undefined;
  }
}

function textNode(text: SourceText | undefined): YamlNode | undefined {
  return text && madeNode(text);
}

/** Of maps within maps, and lists within lists: deeper ones are not followed. */
const MAX_DEPTH = 100;

/** What is in the first counts (sprig merge); a value may be there in many places, each of which costs. */
function mergedMaps(list: readonly YamlNode[], making: Making, depth = 0): YamlNode | undefined {
  const [first, ...others] = list;
  if (first?.kind !== 'map' || depth > MAX_DEPTH || !making.take(weightOfAll(list))) return undefined;
  const made = new Map(first.entries.map((entry) => [entry.key, entry]));
  for (const other of others) {
    if (other.kind !== 'map') return undefined;
    for (const entry of other.entries) {
      const mine = made.get(entry.key);
      const isBoth = mine?.value.kind === 'map' && entry.value.kind === 'map';
      const value = isBoth ? mergedMaps([mine.value, entry.value], making, depth + 1) : (mine ?? entry).value;
      if (value === undefined) return undefined;
      made.set(entry.key, { ...entry, value });
    }
  }
  return { ...first, entries: [...made.values()] };
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

function wordOf(node: YamlNode | undefined): string {
  return node?.kind === 'scalar' ? node.text.text : '';
}

/** The text that is changed is the last argument. */
function ofTexts(name: string, texts: readonly SourceText[], making: Making): SourceText | string | undefined {
  const [first, second, third] = texts;
  const { at } = making;
  const words = first?.text ?? '';
  switch (name) {
    case 'quote':
      return first === undefined || second !== undefined ? undefined : inQuotes(first, making);
    case 'squote':
      return first === undefined || second !== undefined
        ? undefined
        : together([synthetic(at, "'"), first, synthetic(at, "'")], making);
    case 'toString':
      return first;
    case 'print':
      return second === undefined ? first : undefined;
    case 'cat':
      return together(
        texts.flatMap((one, index) => (index === 0 ? [one] : [synthetic(at, ' '), one])),
        making,
      );
    case 'b64dec':
      return first && base64Text(first);
    case 'b64enc':
      return Buffer.from(words).toString('base64');
    case 'trim':
      return first && sliceOf(first, words.length - words.trimStart().length, words.trimEnd().length);
    case 'indent':
      return second && indented(second, Number(words), making);
    case 'nindent': {
      const text = second && indented(second, Number(words), making);
      return text && together([synthetic(at, '\n'), text], making);
    }
    case 'trimSuffix':
      return second?.text.endsWith(words) ? sliceOf(second, 0, second.text.length - words.length) : second;
    case 'trimPrefix':
      return second?.text.startsWith(words) ? sliceOf(second, words.length, second.text.length) : second;
    case 'trunc':
      return second && /^\d+$/.test(words)
        ? sliceOf(second, 0, Math.min(Number(words), second.text.length))
        : undefined;
    case 'replace':
      return second && third && replaced(words, second.text, third.text, making);
    case 'trimAll':
      return second && making.take(words.length * second.text.length) ? trimmed(second, words) : undefined;
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

function replaced(old: string, by: string, text: string, { take }: Making): string | undefined {
  const parts = old === '' ? [] : text.split(old);
  return parts.length > 0 && take(text.length + parts.length * by.length) ? parts.join(by) : undefined;
}

/** strings.Trim. */
function trimmed(text: SourceText, characters: string): SourceText {
  let [from, to] = [0, text.text.length];
  while (from < to && characters.includes(text.text[from] ?? '')) from += 1;
  while (to > from && characters.includes(text.text[to - 1] ?? '')) to -= 1;
  return slice(text, from, to);
}

/** What two texts say of each other, and the lists that one makes. */
function ofTwo(name: string, first: string, second: SourceText, { take }: Making): YamlNode | undefined {
  switch (name) {
    case 'contains':
      return first.length > MAX_SOUGHT ? undefined : madeNode(second.text.includes(first));
    case 'hasPrefix':
      return madeNode(second.text.startsWith(first));
    case 'hasSuffix':
      return madeNode(second.text.endsWith(first));
    case 'regexMatch':
      // Letters alone, which no engine reads in another way.
      return /^\^?[\w.-]{1,100}\$?$/.test(first) ? madeNode(new RegExp(first).test(second.text)) : undefined;
    case 'splitList': {
      const parts = first === '' ? [] : second.text.split(first, MAX_PARTS + 1);
      if (parts.length === 0 || parts.length > MAX_PARTS || !take(parts.length * second.segments.length))
        return undefined;
      let from = 0;
      const found = parts.map(({ length }) => {
        const part = madeNode(slice(second, from, from + length));
        from += length + first.length;
        return part;
      });
      return { kind: 'sequence', items: found, span: NOWHERE };
    }
    default:
      return undefined;
  }
}

const MAX_PARTS = 10_000;
/** A text that is looked for at each place of another. */
const MAX_SOUGHT = 1000;

function sliceOf(text: SourceText, from: number, to: number): SourceText {
  return slice(text, from, Math.max(from, to));
}

function indented(source: SourceText, by: number, making: Making): SourceText | undefined {
  return withPads(source, by, { making, spares: false });
}

/** `spares`: empty lines stay empty; `goesOn`: the first stands behind something. */
function withPads(
  source: SourceText,
  by: number,
  { making, spares, goesOn = false }: { readonly making: Making; readonly spares: boolean; readonly goesOn?: boolean },
): SourceText | undefined {
  const pad = ' '.repeat(Math.min(Math.max(0, by || 0), MAX_INDENT));
  const lines = source.text.split('\n');
  if (!making.take(weightOf(source) + lines.length * (pad.length + 2))) return undefined;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { length } of lines) {
    const end = Math.min(source.text.length, start + length + 1);
    if ((!spares || length > 0) && !(goesOn && start === 0)) pieces.push({ start, end: start, text: pad });
    pieces.push({ start, end });
    start = end;
  }
  return gather(source, pieces);
}

const MAX_INDENT = 40;

/** `%s`, `%d` and `%v` of texts, and of whole numbers that a template states: those of a file are no integers. */
function formatted([format, ...list]: readonly YamlNode[], making: Making): SourceText | undefined {
  const { at } = making;
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
  return next === list.length && parts.length > 0 ? together(parts, making) : undefined;
}

function verb(part: string, node: YamlNode | undefined, at: Location): SourceText | undefined {
  if (node?.kind !== 'scalar' || node.value === null) return undefined;
  const isInteger = typeof node.value === 'number' && node.text.segments.length === 0;
  const fits = part === '%v' || (part === '%d' ? isInteger : typeof node.value === 'string');
  return fits ? printed(node, at) : undefined;
}

function joined(between: string, node: YamlNode, making: Making): YamlNode | undefined {
  const { at, take } = making;
  if (node.kind !== 'sequence' || !take(weightOf(node) * (between.length + 1))) return undefined;
  const texts = node.items.map((one) => printed(one, at));
  if (texts.some((one) => one === undefined)) return undefined;
  const parts = texts.flatMap((one, index) =>
    one === undefined ? [] : index === 0 ? [one] : [synthetic(at, between), one],
  );
  return textNode(together(parts, making));
}

/** As Go writes it (sigs.k8s.io/yaml): keys sorted, texts of lines in blocks. A value may be there in many places. */
function asYaml(node: YamlNode, making: Making, depth = 0): SourceText | undefined {
  const { at, take } = making;
  if (depth > MAX_DEPTH || !take(weightOf(node) + 1)) return undefined;
  if (node.kind === 'scalar') return depth === 0 ? textInYaml(node, making) : memberInYaml(node, making);
  const parts: SourceText[] = [];
  const add = (lead: SourceText | undefined, value: YamlNode, isBelow: boolean): boolean => {
    const text = lead && asYaml(value, making, depth + 1);
    const by = value.kind === 'scalar' || (isBelow && value.kind === 'sequence') ? 0 : 2;
    const written = text && by > 0 ? withPads(text, by, { making, spares: true, goesOn: !isBelow }) : text;
    if (lead === undefined || written === undefined) return false;
    if (parts.length > 0) parts.push(synthetic(at, '\n'));
    parts.push(lead, written);
    return true;
  };
  for (const { key, value } of node.kind === 'map' ? sorted(node) : []) {
    const name = textInYaml(madeNode(synthetic(at, key)), making);
    const isBelow = value.kind !== 'scalar' && weightOf(value) > 0;
    const lead = name && together([name, synthetic(at, isBelow ? ':\n' : ': ')], making);
    if (!add(lead, value, isBelow)) return undefined;
  }
  if (!items(node).every((value) => add(synthetic(at, '- '), value, false))) return undefined;
  return parts.length === 0 ? synthetic(at, node.kind === 'map' ? '{}' : '[]') : together(parts, making);
}

/** Whole numbers as they are written, and YAML 1.1's words for truth by their quotation marks. */
function memberInYaml(node: YamlScalar, making: Making): SourceText | undefined {
  const { value, text } = node;
  if (value === null) return synthetic(making.at, 'null');
  if (typeof value === 'number' && /^-?[1-9]\d{0,14}$/.test(text.text)) return text;
  if (typeof value !== 'string' || !AMBIGUOUS.test(value) || text.text !== value) return textInYaml(node, making);
  const { file, span } = locate(text, 0, value.length);
  if (/["']/.test(file.text[span.start - 1] ?? '')) return inQuotes(text, making);
  return synthetic(making.at, String(/^(?:y|yes|on)$/i.test(value)));
}

function textInYaml(node: YamlNode, making: Making): SourceText | undefined {
  const { at } = making;
  const text = printed(node, at);
  if (text === undefined || node.kind !== 'scalar' || typeof node.value !== 'string') return text;
  const words = text.text;
  if (!words.includes('\n')) {
    if (words === '' || NO_TEXT.test(words)) return inQuotes(text, making);
    if (/\p{C}/u.test(words)) return undefined;
    if (!INDICATED.test(words)) return text;
    const doubled = replaceMatches(text, /'/g, () => synthetic(at, "''"), MAX_ESCAPED) ?? text;
    return together([synthetic(at, "'"), doubled, synthetic(at, "'")], making);
  }
  const chomping = /(?:^|\n)\n$/.test(words) ? '+' : words.endsWith('\n') ? '' : '-';
  const end = words.length - (chomping === '-' ? 0 : 1);
  const lines = withPads(sliceOf(text, 0, end), 2, { making, spares: true });
  return lines && together([synthetic(at, `|${/^\s/.test(words) ? '2' : ''}${chomping}\n`), lines], making);
}

/** strconv.Quote and encoding/json, of what both write alike but for the last three, which YAML reads alike. */
function inQuotes(text: SourceText, making: Making, escaped = /["\\\n\r\t]/g): SourceText | undefined {
  const { at, take } = making;
  if (/[^\P{C}\n\r\t]/u.test(text.text) || !take(weightOf(text) * 2)) return undefined;
  const written = replaceMatches(text, escaped, ([one]) => synthetic(at, ESCAPES[one] ?? one), MAX_ESCAPED);
  return together([synthetic(at, '"'), written ?? text, synthetic(at, '"')], making);
}

const MAX_ESCAPED = 200_000;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};

/** `pad`: a line feed with what indents its lines; empty for one line. */
function asJson(node: YamlNode, making: Making, pad: string, depth = 0): SourceText | undefined {
  const { at, take } = making;
  if (depth > MAX_DEPTH || !take(weightOf(node) + 1)) return undefined;
  if (node.kind === 'scalar') {
    const text = printed(node, at);
    if (text === undefined || typeof node.value !== 'string') return node.value === null ? synthetic(at, 'null') : text;
    return inQuotes(text, making, /["\\\n\r\t<>&]/g);
  }
  const isMap = node.kind === 'map';
  const members = isMap
    ? sorted(node).map((one) => [`"${one.key}":${pad === '' ? '' : ' '}`, one.value] as const)
    : items(node).map((one) => ['', one] as const);
  const inner = pad === '' ? '' : `${pad}  `;
  const parts: SourceText[] = [];
  for (const [lead, value] of members) {
    const text = /["\\\p{C}]/u.test(lead.slice(1, lead.lastIndexOf('"')))
      ? undefined
      : asJson(value, making, inner, depth + 1);
    if (text === undefined) return undefined;
    parts.push(synthetic(at, `${parts.length === 0 ? '' : ','}${inner}${lead}`), text);
  }
  const [open, close] = isMap ? '{}' : '[]';
  return together(
    [synthetic(at, open ?? ''), ...parts, synthetic(at, `${parts.length === 0 ? '' : pad}${close}`)],
    making,
  );
}

function sorted(node: YamlNode): readonly YamlEntry[] {
  return [...entries(node)].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** What YAML 1.1 takes for something else than a text (go-yaml resolve.go). */
const NO_TEXT =
  /^(?:true|false|null|~|<<|[-+]?\.inf|\.nan|[-+]?0[xob][\da-f_]+|[-+]?(?:\.\d+|\d[\d_]*(?:\.[\d_]*)?)(?:e[-+]?\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|\d{4}-\d{1,2}-\d{1,2}(?:(?:t|\s+)[\d:.]+.*)?)$/i;
/** What would end a plain text, or be no part of it (go-yaml emitterc.go yaml_emitter_analyze_scalar). */
const INDICATED = /^[#,[\]{}&*!|>'"%@`\s]|^[-?:](?:\s|$)|^(?:---|\.\.\.)|:(?:\s|$)|\s#|\s$/;
